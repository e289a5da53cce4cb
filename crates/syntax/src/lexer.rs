//! Text → tokens. Works on bytes and allocates nothing per token; annotation comments (`/*@ … @*/`, `//@ …`) are
//! tokenised in place, between an [`AnnotationStart`](TokenKind::AnnotationStart) and an
//! [`AnnotationEnd`](TokenKind::AnnotationEnd); several in a row are one. ESC/Java's spelling is read too: `<esc> … </esc>` in documentation
//! comments, and `nowarn` wherever a comment can stand.

pub mod brackets;
pub mod escapes;
mod literals;
mod pragmas;
mod symbols;
mod words;

use crate::SourceLevel;
use crate::token::{NO_PARTNER, Token, TokenKind};
use words::starts_identifier;

/// What the lexer found wrong, as offsets into the text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LexicalError {
    /// Where the token begins that it is in: what is wrong with that token follows from this.
    pub token: u32,
    /// Offset of the first byte.
    pub start: u32,
    /// Offset behind the last byte.
    pub end: u32,
    /// One sentence.
    pub message: &'static str,
    /// Whether it stands in an annotation comment.
    pub in_annotation: bool,
}

/// All tokens of a text, the last of which is [`TokenKind::EndOfFile`], and what was wrong.
pub fn lex(text: &str, source: SourceLevel) -> (Vec<Token>, Vec<LexicalError>) {
    let mut lexer = Lexer {
        text,
        source,
        bytes: text.as_bytes(),
        position: 0,
        limit: text.len(),
        in_annotation: false,
        in_documentation: false,
        inside: 0,
        after_line_break: true,
        tokens: Vec::with_capacity(text.len() / 6),
        errors: Vec::new(),
    };
    if text.starts_with('\u{feff}') {
        lexer.position = '\u{feff}'.len_utf8();
    }
    lexer.run();
    lexer.push(TokenKind::EndOfFile, text.len());
    brackets::pair(&mut lexer.tokens);
    (lexer.tokens, lexer.errors)
}

/// The keys of annotation comments that are for us: what is written for KeY is JML, and JML is what we read.
const OUR_KEYS: [&str; 2] = ["KEY", "INVAR"];

struct Lexer<'text> {
    text: &'text str,
    source: SourceLevel,
    bytes: &'text [u8],
    position: usize,
    /// Where reading ends: the end of the text, or of the annotation comment.
    limit: usize,
    in_annotation: bool,
    /// Whether the annotation stands in a documentation comment, where lines begin with `*`.
    in_documentation: bool,
    /// Where the text of the annotation comment begins.
    inside: usize,
    after_line_break: bool,
    tokens: Vec<Token>,
    errors: Vec<LexicalError>,
}

impl Lexer<'_> {
    /// Reads tokens up to the limit.
    fn run(&mut self) {
        while self.position < self.limit {
            let byte = self.bytes[self.position];
            match byte {
                b' ' | b'\t' | 0x0C => self.position += self.count(|byte| matches!(byte, b' ' | b'\t' | 0x0C)),
                b'\n' | b'\r' => self.line_break(),
                b'a'..=b'z' | b'A'..=b'Z' | b'_' | b'$' => self.word(),
                b'0'..=b'9' => self.number(),
                b'/' => self.slash(),
                b'"' => self.string(),
                b'\'' => self.character(),
                b'\\' if self.in_annotation => self.backslash_word(),
                b'.' if self.at(1).is_ascii_digit() => self.number(),
                b'(' if self.in_annotation && self.at(1) == b'*' => self.informal_description(),
                _ => match self.symbol(byte) {
                    Some((kind, length)) => self.push_ahead(kind, length),
                    None => self.unknown(),
                },
            }
        }
    }

    /// How many bytes from the position on are of a kind.
    fn count(&self, is_of_kind: impl Fn(u8) -> bool) -> usize {
        let rest = &self.bytes[self.position..self.limit];
        rest.iter().position(|byte| !is_of_kind(*byte)).unwrap_or(rest.len())
    }

    /// The byte `ahead` of the position, or 0 behind the limit.
    fn at(&self, ahead: usize) -> u8 {
        let index = self.position + ahead;
        if index < self.limit { self.bytes[index] } else { 0 }
    }

    /// Adds the token from the position to `end` and goes there.
    fn push(&mut self, kind: TokenKind, end: usize) {
        self.tokens.push(Token {
            start: self.position as u32,
            end: end as u32,
            partner: NO_PARTNER,
            kind,
            in_annotation: self.in_annotation,
            after_line_break: self.after_line_break,
        });
        self.after_line_break = false;
        self.position = end;
    }

    fn push_ahead(&mut self, kind: TokenKind, length: usize) {
        self.push(kind, self.position + length);
    }

    fn error(&mut self, start: usize, end: usize, message: &'static str) {
        // A reader learns nothing from more than this, and rubbish must not fill the memory.
        if self.errors.len() < 100 {
            let (start, end) = (start as u32, end as u32);
            let in_annotation = self.in_annotation;
            self.errors.push(LexicalError { token: start, start, end, message, in_annotation });
        }
    }

    /// A line break; in an annotation comment, `@` at the beginning of the next line means nothing.
    fn line_break(&mut self) {
        self.after_line_break = true;
        self.position += 1;
        if !self.in_annotation {
            return;
        }
        while matches!(self.at(0), b' ' | b'\t' | 0x0C) {
            self.position += 1;
        }
        while self.at(0) == b'@' || self.in_documentation && self.at(0) == b'*' {
            self.position += 1;
        }
    }

    fn informal_description(&mut self) {
        let inside = self.position + 2;
        match self.text[inside..self.limit].find("*)") {
            Some(length) => self.push(TokenKind::InformalDescription, inside + length + 2),
            None => {
                self.error(self.position, inside, "this informal description is not closed by `*)`");
                self.push(TokenKind::InformalDescription, self.limit);
            }
        }
    }

    /// A character outside of ASCII that begins an identifier, or else characters that mean nothing in Java.
    fn unknown(&mut self) {
        let rest = &self.text[self.position..self.limit];
        if rest.starts_with(starts_identifier) {
            let end = self.word_end(self.position);
            return self.push(TokenKind::Identifier, end);
        }
        let is_last_substitute = rest == "\u{1a}" && !self.in_annotation;
        if is_last_substitute {
            self.position = self.limit;
            return;
        }
        let mut end = self.position;
        for character in rest.chars() {
            let first = end == self.position;
            let is_unknown = !character.is_ascii() && !starts_identifier(character)
                || character.is_ascii_control() && !character.is_ascii_whitespace()
                || matches!(character, '#' | '`' | '\\');
            if !first && !is_unknown {
                break;
            }
            end += character.len_utf8();
        }
        self.push(TokenKind::Unknown, end);
    }

    /// A comment, `/` or `/=`.
    fn slash(&mut self) {
        match (self.at(1), self.at(2)) {
            (b'/', b'@') if self.in_annotation => self.comment_in_annotation(),
            (b'/', b'@' | b'+' | b'-') if !self.in_annotation => self.annotation_line(),
            (b'/', b':') => {
                let end = self.line_end();
                self.push(TokenKind::JahobComment, end);
            }
            (b'/', _) => self.position = self.line_end(),
            (b'*', marker) => self.block_comment(marker),
            (b'=', _) => self.push_ahead(TokenKind::SlashAssign, 2),
            _ => self.push_ahead(TokenKind::Slash, 1),
        }
    }

    fn line_end(&self) -> usize {
        let rest = &self.bytes[self.position..self.limit];
        rest.iter().position(|byte| matches!(byte, b'\n' | b'\r')).map_or(self.limit, |length| self.position + length)
    }

    fn block_comment(&mut self, marker: u8) {
        let start = self.position;
        let Some(length) = self.text[start + 2..self.limit].find("*/") else {
            self.error(start, start + 2, "this comment is not closed by `*/`");
            if let Some(error) = self.errors.last_mut() {
                error.token = self.limit as u32;
            }
            self.position = self.limit;
            return;
        };
        let inside_end = start + 2 + length;
        match marker {
            b':' if length > 0 => self.push(TokenKind::JahobComment, inside_end + 2),
            b'@' | b'+' | b'-' if length > 0 && !self.in_annotation => match self.annotation_keys() {
                Some(keys) => {
                    let inside = &self.text[start + 2..inside_end];
                    let end = start + 2 + inside.trim_end_matches('@').len();
                    self.annotation(start + 3 + keys, end.max(start + 3 + keys), inside_end + 2);
                }
                None => self.plain_comment(inside_end),
            },
            b'*' if length > 1 && !self.in_annotation => self.documentation(inside_end),
            _ => self.plain_comment(inside_end),
        }
    }

    /// Goes behind the block comment at the position, whose text ends at `inside_end`.
    fn plain_comment(&mut self, inside_end: usize) {
        self.after_line_break |= self.bytes[self.position..inside_end].contains(&b'\n');
        self.position = inside_end + 2;
    }

    /// A comment `//@ …`, or one that only looks like it.
    fn annotation_line(&mut self) {
        let end = self.line_end();
        match self.annotation_keys() {
            Some(keys) => self.annotation(self.position + 3 + keys, end, end),
            None => self.position = end,
        }
    }

    /// The length of the keys of the annotation comment at the position, as in `/*+KEY@`; `None` if the comment is not
    /// one, or not one for us.
    fn annotation_keys(&self) -> Option<usize> {
        let inside = &self.text[self.position + 2..self.limit];
        let is_part = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'+' | b'-');
        let length = inside.bytes().position(|byte| !is_part(byte))?;
        let (keys, behind) = inside.split_at(length);
        let text = behind.strip_prefix('@')?;
        if keys.is_empty() {
            // `//@Override` is an annotation of Java that somebody commented out, and no word of the specification
            // language is capitalised; `//@formatter:off` is meant for editors.
            let is_ours =
                !text.starts_with(|first: char| first.is_ascii_uppercase()) && !text.starts_with("formatter:");
            return is_ours.then_some(0);
        }
        let mut signs = keys.bytes().filter(|byte| matches!(byte, b'+' | b'-'));
        let mut words = keys.split(['+', '-']);
        // Before the first sign there is nothing, between and behind them there is a key.
        if words.next() != Some("") || words.clone().any(str::is_empty) {
            return None;
        }
        let (mut has_positive, mut is_asked, mut is_refused) = (false, false, false);
        while let (Some(sign), Some(key)) = (signs.next(), words.next()) {
            let is_ours = OUR_KEYS.contains(&key);
            has_positive |= sign == b'+';
            is_asked |= sign == b'+' && is_ours;
            is_refused |= sign == b'-' && is_ours;
        }
        (!is_refused && (is_asked || !has_positive)).then_some(length)
    }

    /// Reads the annotation comment at the position, whose text goes from `inside` to `end`, and which itself ends at
    /// `behind`.
    fn annotation(&mut self, inside: usize, end: usize, behind: usize) {
        let follows_another = self.tokens.last().is_some_and(|token| token.kind == TokenKind::AnnotationEnd);
        let previous_end = if follows_another { self.tokens.pop() } else { None };
        let after_line_break = self.after_line_break;
        self.in_annotation = true;
        if !follows_another {
            self.push(TokenKind::AnnotationStart, inside);
        }
        self.position = inside;
        while self.at(0) == b'@' && self.position < end {
            self.position += 1;
        }
        self.inside = self.position;
        let tokens_before = self.tokens.len();
        let outer_limit = std::mem::replace(&mut self.limit, end);
        self.run();
        self.limit = outer_limit;
        if self.tokens.len() > tokens_before {
            self.position = end;
            self.push(TokenKind::AnnotationEnd, behind);
        } else if let Some(token) = previous_end {
            self.tokens.push(token);
        } else {
            self.tokens.pop();
            self.after_line_break = after_line_break;
        }
        self.position = behind;
        self.in_annotation = false;
    }
}

#[cfg(test)]
mod tests;
