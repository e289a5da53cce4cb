//! Rust text without what is not code: a search in it finds only code. Offsets and lines stay as they are.

/// The text with comments and the contents of strings and characters replaced by spaces.
pub fn scrub(text: &str) -> String {
    let mut output = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let (length, is_code) = match first {
            '/' if rest.starts_with("//") => (rest.find('\n').unwrap_or(rest.len()), false),
            '/' if rest.starts_with("/*") => (block_comment(rest), false),
            '"' => (quoted(rest), false),
            '\'' => character(rest).map_or((1, true), |length| (length, false)),
            _ if first.is_alphabetic() || first == '_' => match raw_string(rest) {
                Some(length) => (length, false),
                None => (word(rest), true),
            },
            _ => (first.len_utf8(), true),
        };
        let (part, after) = rest.split_at(length);
        if is_code {
            output.push_str(part);
        } else {
            output.extend(part.bytes().map(|byte| if byte == b'\n' { '\n' } else { ' ' }));
        }
        rest = after;
    }
    output
}

/// Scrubbed text with everything under `#[cfg(test)]` blanked as well.
pub fn without_tests(scrubbed: &str) -> String {
    const ATTRIBUTE: &str = "#[cfg(test)]";
    let mut output = String::with_capacity(scrubbed.len());
    let mut rest = scrubbed;
    while let Some(start) = rest.find(ATTRIBUTE) {
        let (before, item) = rest.split_at(start);
        output.push_str(before);
        let (tests, after) = item.split_at(end_of_item(item));
        output.extend(tests.chars().map(|character| if character == '\n' { '\n' } else { ' ' }));
        rest = after;
    }
    output + rest
}

/// An item ends with the `;` outside of braces, or with the brace that closes its first one.
fn end_of_item(item: &str) -> usize {
    let mut depth = 0_usize;
    for (at, character) in item.char_indices() {
        match character {
            '{' => depth += 1,
            '}' if depth <= 1 => return at + 1,
            '}' => depth -= 1,
            ';' if depth == 0 => return at + 1,
            _ => {}
        }
    }
    item.len()
}

fn word(text: &str) -> usize {
    text.find(|character: char| !character.is_alphanumeric() && character != '_').unwrap_or(text.len())
}

/// Block comments nest.
fn block_comment(text: &str) -> usize {
    let mut depth = 0_usize;
    let mut at = 0;
    while at < text.len() {
        if text[at..].starts_with("/*") {
            depth += 1;
            at += 2;
        } else if text[at..].starts_with("*/") {
            depth -= 1;
            at += 2;
            if depth == 0 {
                return at;
            }
        } else {
            at += text[at..].chars().next().map_or(1, char::len_utf8);
        }
    }
    text.len()
}

/// The length of `"…"`.
fn quoted(text: &str) -> usize {
    let mut is_escaped = false;
    for (at, character) in text.char_indices().skip(1) {
        match character {
            _ if is_escaped => is_escaped = false,
            '\\' => is_escaped = true,
            '"' => return at + 1,
            _ => {}
        }
    }
    text.len()
}

/// The length of `r"…"`, `br#"…"#` and the like.
fn raw_string(text: &str) -> Option<usize> {
    let prefix = ["br", "cr", "r"].into_iter().find(|prefix| text.starts_with(prefix))?;
    let hashes = text[prefix.len()..].bytes().take_while(|byte| *byte == b'#').count();
    let start = prefix.len() + hashes;
    let inside = text[start..].strip_prefix('"')?;
    let end = format!("\"{}", "#".repeat(hashes));
    Some(inside.find(&end).map_or(text.len(), |at| start + 1 + at + end.len()))
}

/// The length of `'x'`; a lifetime is none.
fn character(text: &str) -> Option<usize> {
    let mut characters = text.char_indices().skip(1);
    let (_, first) = characters.next()?;
    if first == '\\' {
        characters.next()?;
        return characters.find(|(_, character)| *character == '\'').map(|(at, _)| at + 1);
    }
    characters.next().filter(|(_, character)| *character == '\'').map(|(at, _)| at + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn comments_strings_and_characters_are_blank() {
        let check = |text: &str, expected: &str| assert_eq!(scrub(text), expected, "{text}");
        check("a // b\nc", "a     \nc");
        check("a /* b /* c */ d */ e", "a                   e");
        check(r#"f("a\"b") + g"#, "f(      ) + g");
        check(r##"r#"a"b"# x"##, "         x");
        check("br\"x\" y", "      y");
        check("'\"' '\\'' '\\u{41}' x", "                  x");
        check("fn f<'a>(x: &'a str)", "fn f<'a>(x: &'a str)");
        check("\"ä\" ö", "     ö");
        check("bar\"x\"", "bar   ");
    }

    #[test]
    fn unfinished_text_ends() {
        for text in ["\"abc", "/* abc", "r#\"abc", "'", "'\\", "//"] {
            assert_eq!(scrub(text).len(), text.len(), "{text}");
        }
    }

    #[test]
    fn tests_are_blank() {
        let text = "a\n#[cfg(test)]\nmod tests { fn f() { g(); } }\nb #[cfg(test)] use x; c";
        let blank = without_tests(text);
        assert_eq!(blank.split_whitespace().collect::<Vec<_>>(), ["a", "b", "c"]);
        assert_eq!((blank.len(), blank.lines().count()), (text.len(), text.lines().count()));
    }
}
