//! Makes a program that shows a difference smaller: pieces are left out or simplified as long as a check still succeeds.
//!
//! The pieces are those of text: lines, blocks from a line that opens a brace to the one that closes it, the braces around a
//! block, and expressions in parentheses. A piece whose loss makes the program wrong fails the check, and stays.

/// The smallest text that was found for which the check still holds. It must hold for the text that is given.
pub fn reduce(text: &str, mut holds: impl FnMut(&str) -> bool) -> String {
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    loop {
        let before = lines.clone();
        drop_chunks(&mut lines, &mut holds);
        drop_blocks(&mut lines, &mut holds);
        unwrap_blocks(&mut lines, &mut holds);
        simplify_parentheses(&mut lines, &mut holds);
        if lines == before {
            return joined(&lines);
        }
    }
}

fn joined(lines: &[String]) -> String {
    let mut text = lines.join("\n");
    text.push('\n');
    text
}

/// Keeps the candidate if the check holds for it.
fn keep(lines: &mut Vec<String>, candidate: Vec<String>, holds: &mut impl FnMut(&str) -> bool) -> bool {
    let kept = candidate != *lines && holds(&joined(&candidate));
    if kept {
        *lines = candidate;
    }
    kept
}

/// Leaves out runs of lines whose braces are balanced, long ones first.
fn drop_chunks(lines: &mut Vec<String>, holds: &mut impl FnMut(&str) -> bool) {
    let mut size = lines.len() / 2;
    while size > 0 {
        let mut at = 0;
        while at + size <= lines.len() {
            let balance: i64 = lines[at..at + size].iter().map(|line| braces(line)).sum();
            let mut candidate = lines.clone();
            candidate.drain(at..at + size);
            if balance != 0 || !keep(lines, candidate, holds) {
                at += size;
            }
        }
        size /= 2;
    }
}

/// Leaves out blocks with their heads.
fn drop_blocks(lines: &mut Vec<String>, holds: &mut impl FnMut(&str) -> bool) {
    let mut at = 0;
    while at < lines.len() {
        let kept = block_end(lines, at).is_some_and(|end| {
            let mut candidate = lines.clone();
            candidate.drain(at..=end);
            keep(lines, candidate, holds)
        });
        if !kept {
            at += 1;
        }
    }
}

/// Puts the content of a block in its place.
fn unwrap_blocks(lines: &mut Vec<String>, holds: &mut impl FnMut(&str) -> bool) {
    let mut at = 0;
    while at < lines.len() {
        if let Some(end) = block_end(lines, at) {
            let mut candidate = lines.clone();
            candidate.remove(end);
            candidate.remove(at);
            if keep(lines, candidate, holds) {
                continue;
            }
        }
        at += 1;
    }
}

/// Replaces what stands in parentheses by one of its parts or by a plain value.
fn simplify_parentheses(lines: &mut Vec<String>, holds: &mut impl FnMut(&str) -> bool) {
    for at in 0..lines.len() {
        let mut from = 0;
        while let Some(open) = lines[at][from..].find('(').map(|found| found + from) {
            from = open + 1;
            let Some(close) = closing(&lines[at], open) else { continue };
            let inside = lines[at][open + 1..close].to_owned();
            if inside.len() < 2 {
                continue;
            }
            for simpler in parts(&inside).into_iter().chain(["1", "true", "\"\"", "null"].map(str::to_owned)) {
                let mut candidate = lines.clone();
                candidate[at].replace_range(open + 1..close, &simpler);
                if simpler.len() < inside.len() && keep(lines, candidate, holds) {
                    break;
                }
            }
        }
    }
}

/// The sides of the operators at the outermost level, and what is inside of its last parentheses.
fn parts(text: &str) -> Vec<String> {
    let mut found = Vec::new();
    let (mut depth, mut start) = (0usize, 0);
    for (at, character) in text.char_indices() {
        match character {
            '(' | '{' | '[' => depth += 1,
            ')' | '}' | ']' => depth = depth.saturating_sub(1),
            ' ' if depth == 0 => {
                found.push(text[start..at].to_owned());
                found.push(text[at + 1..].to_owned());
                start = at + 1;
            }
            _ => {}
        }
    }
    if let Some(open) = text.find('(')
        && let Some(close) = closing(text, open)
    {
        found.push(text[open + 1..close].to_owned());
    }
    found.retain(|part| part.chars().any(char::is_alphanumeric));
    found.sort_by_key(String::len);
    found
}

/// Where the parenthesis that opens here closes.
fn closing(text: &str, open: usize) -> Option<usize> {
    let mut depth = 0usize;
    for (at, character) in text[open..].char_indices() {
        match character {
            '(' => depth += 1,
            ')' => {
                depth -= 1;
                if depth == 0 {
                    return Some(open + at);
                }
            }
            _ => {}
        }
    }
    None
}

/// How many more braces a line opens than it closes.
fn braces(line: &str) -> i64 {
    line.matches('{').count() as i64 - line.matches('}').count() as i64
}

/// The last line of the block that a line opens.
fn block_end(lines: &[String], start: usize) -> Option<usize> {
    if !lines[start].contains('{') {
        return None;
    }
    let mut depth = 0;
    for (at, line) in lines.iter().enumerate().skip(start) {
        depth += braces(line);
        if depth <= 0 {
            return (at > start).then_some(at);
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::reduce;

    const TEXT: &str = "class A {\n    void f() {\n        int x = (1 + (2 * 3));\n        if (x > 1) {\n            \
                        bad(x + 1);\n        }\n        good();\n    }\n    void g() {\n        good();\n    }\n}\n";

    fn is_balanced(text: &str) -> bool {
        text.matches('{').count() == text.matches('}').count()
    }

    #[test]
    fn only_what_matters_stays() {
        let reduced = reduce(TEXT, |text| text.contains("bad(") && text.contains("void f()") && is_balanced(text));
        assert!(!reduced.contains("good"), "{reduced}");
        assert!(!reduced.contains("void g"), "{reduced}");
        assert!(!reduced.contains("if"), "{reduced}");
        assert!(reduced.contains("bad(x)"), "{reduced}");
    }

    #[test]
    fn what_cannot_be_reduced_stays_as_it_is() {
        assert_eq!(reduce(TEXT, |text| text == TEXT), TEXT);
    }
}
