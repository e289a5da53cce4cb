//! The tokens of a text, for `invar dump --stage tokens`.

use crate::SourceLevel;
use crate::lexer::{self, escapes};
use crate::token::TokenKind;
use std::fmt::Write;

/// One line for each token: where it begins, what it is, and its text; tokens of annotation comments are indented.
pub fn tokens(text: &str, source: SourceLevel) -> String {
    let replaced = escapes::replace(text);
    let (tokens, _) = lexer::lex(&replaced.text, source);
    let mut lines = String::new();
    let (mut line, mut line_start) = (1, 0);
    let mut at = 0;
    for token in tokens {
        let start = replaced.offsets.original(token.start) as usize;
        for (offset, byte) in text.bytes().enumerate().take(start).skip(at) {
            if byte == b'\n' {
                line += 1;
                line_start = offset + 1;
            }
        }
        at = start;
        let column = text.get(line_start..start).map_or(1, |before| before.chars().count() + 1);
        let indent = if token.in_annotation { "  " } else { "" };
        let spelled = &replaced.text[token.start as usize..token.end as usize];
        let _ = write!(lines, "{line}:{column} {indent}{:?}", token.kind);
        let shows_text = token.kind.fixed_text().is_none() && token.kind != TokenKind::EndOfFile;
        if shows_text {
            let _ = write!(lines, " {spelled:?}");
        }
        lines.push('\n');
    }
    lines
}
