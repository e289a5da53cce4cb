//! The words of a program, those in its comments included, for specifications stand there.

use std::ops::Range;

/// A word with what stands around it.
#[derive(Clone, Debug)]
pub struct Word {
    /// Its place.
    pub range: Range<usize>,
    /// The last character before it that is no space.
    pub before: Option<char>,
    /// The first one behind it.
    pub after: Option<char>,
}

/// All words of a text outside of its strings and characters.
pub fn words(text: &str) -> Vec<Word> {
    let mut found = Vec::new();
    let bytes = text.as_bytes();
    let (mut at, mut before) = (0, None);
    while at < bytes.len() {
        let start = at;
        match bytes[at] {
            quote @ (b'"' | b'\'') if is_literal(text, at) => {
                at += 1;
                while at < bytes.len() && bytes[at] != quote && bytes[at] != b'\n' {
                    at += 1 + usize::from(bytes[at] == b'\\');
                }
                at += 1;
                before = Some('"');
            }
            first if first.is_ascii_alphabetic() || first == b'_' || first == b'$' => {
                while at < bytes.len() && (bytes[at].is_ascii_alphanumeric() || b"_$".contains(&bytes[at])) {
                    at += 1;
                }
                let after = text[at..].chars().find(|next| !next.is_whitespace());
                found.push(Word { range: start..at, before, after });
                before = Some('a');
            }
            other => {
                at += 1;
                if !other.is_ascii_whitespace() {
                    before = Some(other as char);
                }
            }
        }
    }
    found
}

/// Whether a quote begins a string or a character: within comments it may be an apostrophe.
fn is_literal(text: &str, at: usize) -> bool {
    let line = &text[text[..at].rfind('\n').map_or(0, |end| end + 1)..at];
    let in_comment = line.contains("//") || line.trim_start().starts_with('*') || line.contains("/*");
    !in_comment
}
