//! What ESC/Java writes where no other specification language does: `<esc> … </esc>` in documentation comments, and `nowarn`, which says
//! that nothing shall be said about a line. It may stand in the middle of an expression, so it gives no tokens. Nothing follows from
//! it: Invar says of each obligation what it finds.

use super::Lexer;
use crate::token::TokenKind;

/// How a specification in a documentation comment begins and ends.
const TAGS: [(&str, &str); 2] = [("<esc>", "</esc>"), ("<jml>", "</jml>")];

impl Lexer<'_> {
    /// The documentation comment at the position, whose text ends at `inside_end`: what stands between tags in it is an annotation comment.
    pub(super) fn documentation(&mut self, inside_end: usize) {
        let mut from = self.position + 3;
        while let Some((inside, end, behind)) = self.tagged(from, inside_end) {
            self.after_line_break |= self.text[self.position..inside].contains('\n');
            self.position = inside;
            self.in_documentation = true;
            self.annotation(inside, end, behind);
            self.in_documentation = false;
            from = behind;
        }
        self.plain_comment(inside_end);
    }

    /// The first text between tags from an offset on: where it begins and ends, and where its last tag ends.
    fn tagged(&self, from: usize, limit: usize) -> Option<(usize, usize, usize)> {
        let text = self.text.get(from..limit)?;
        let found = TAGS.iter().filter_map(|(open, close)| {
            let inside = text.find(open)? + open.len();
            let end = inside + text[inside..].find(close)?;
            Some((from + inside, from + end, from + end + close.len()))
        });
        found.min()
    }

    /// `//@` within an annotation comment: nothing, or `nowarn`.
    pub(super) fn comment_in_annotation(&mut self) {
        self.position += 3;
        self.inside = self.position;
    }

    /// Whether the word from the position to `end` is a `nowarn` that begins a pragma.
    pub(super) fn at_nowarn(&self, end: usize) -> bool {
        let word = &self.text[self.position..end];
        let is_first = || {
            let is_behind_clause = self.tokens.last().is_some_and(|token| token.kind == TokenKind::Semicolon);
            self.after_line_break || is_behind_clause || self.text[self.inside..self.position].trim().is_empty()
        };
        self.in_annotation && word == "nowarn" && is_first()
    }

    /// Goes behind `nowarn A, B;`, whose word ends at `end`.
    pub(super) fn nowarn(&mut self, end: usize) {
        self.position = end;
        let is_part = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b' ' | b'\t' | b',' | b'_');
        self.position += self.count(is_part);
        if self.at(0) == b';' {
            self.position += 1;
        }
    }
}
