//! Text → tokens. Works on bytes and allocates nothing per token; annotation comments (`/*@ … @*/`, `//@ …`) are
//! tokenised in place, between an [`AnnotationStart`](TokenKind::AnnotationStart) and an
//! [`AnnotationEnd`](TokenKind::AnnotationEnd); several in a row are one.

pub mod brackets;
pub mod escapes;
mod literals;

use crate::SourceLevel;
use crate::token::{NO_PARTNER, Token, TokenKind};

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
                b' ' | b'\t' | 0x0C => self.position += 1,
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
        while self.at(0) == b'@' {
            self.position += 1;
        }
    }

    fn word(&mut self) {
        let end = self.word_end(self.position);
        let word = &self.text[self.position..end];
        let could_be_keyword = (2..=12).contains(&word.len()) && word.as_bytes()[0].is_ascii_lowercase();
        let keyword = if could_be_keyword { TokenKind::keyword(word) } else { None };
        let kind = match keyword {
            // Keywords since Java 1.4 and 5; in annotation comments always.
            Some(TokenKind::Assert | TokenKind::Enum) if self.old_names() => TokenKind::Identifier,
            Some(keyword) => keyword,
            None => TokenKind::Identifier,
        };
        self.push(kind, end);
    }

    /// Whether `assert` and `enum` are names here.
    fn old_names(&self) -> bool {
        self.source == SourceLevel::Java1_4 && !self.in_annotation
    }

    /// Where the identifier that contains `start` ends.
    fn word_end(&self, start: usize) -> usize {
        let mut end = start;
        while end < self.limit {
            let byte = self.bytes[end];
            if byte.is_ascii_alphanumeric() || byte == b'_' || byte == b'$' {
                end += 1;
            } else if byte < 0x80 {
                break;
            } else {
                match self.text[end..].chars().next() {
                    Some(character) if continues_identifier(character) => end += character.len_utf8(),
                    _ => break,
                }
            }
        }
        end
    }

    fn backslash_word(&mut self) {
        let end = self.word_end(self.position + 1);
        if end == self.position + 1 {
            self.unknown();
        } else {
            self.push(TokenKind::BackslashWord, end);
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
            (b'/', b'@') if self.in_annotation => self.position += 3,
            (b'/', b'@' | b'+' | b'-') if !self.in_annotation && self.annotation_keys().is_some() => {
                self.annotation_line();
            }
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
            b'@' | b'+' | b'-' if length > 0 && !self.in_annotation && self.annotation_keys().is_some() => {
                let keys = self.annotation_keys().unwrap_or(0);
                let inside = &self.text[start + 2..inside_end];
                let end = start + 2 + inside.trim_end_matches('@').len();
                self.annotation(start, end.max(start + 3 + keys), inside_end + 2);
            }
            _ => {
                self.after_line_break |= self.bytes[start..inside_end].contains(&b'\n');
                self.position = inside_end + 2;
            }
        }
    }

    fn annotation_line(&mut self) {
        let end = self.line_end();
        self.annotation(self.position, end, end);
    }

    /// The length of the keys of the annotation comment at the position, as in `/*+KEY@`; `None` if the comment is not
    /// one, or not one for us.
    fn annotation_keys(&self) -> Option<usize> {
        let inside = &self.bytes[self.position + 2..self.limit];
        let length = inside.iter().position(|byte| *byte == b'@')?;
        let keys = std::str::from_utf8(&inside[..length]).ok()?;
        let is_key = |key: &str| !key.is_empty() && key.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'_');
        if keys.is_empty() {
            return Some(0);
        }
        if !keys.starts_with(['+', '-']) || !keys[1..].split(['+', '-']).all(is_key) {
            return None;
        }
        let signs = keys.bytes().filter(|byte| matches!(byte, b'+' | b'-'));
        let signed: Vec<(u8, &str)> = signs.zip(keys[1..].split(['+', '-'])).collect();
        let is_ours = |sign: u8| signed.iter().any(|(found, key)| *found == sign && OUR_KEYS.contains(key));
        let has_positive = signed.iter().any(|(sign, _)| *sign == b'+');
        let is_for_us = !is_ours(b'-') && (!has_positive || is_ours(b'+'));
        is_for_us.then_some(length)
    }

    /// Reads the annotation comment that begins at `start`, whose text ends at `end`, and which itself ends at
    /// `behind`.
    fn annotation(&mut self, start: usize, end: usize, behind: usize) {
        let follows_another = self.tokens.last().is_some_and(|token| token.kind == TokenKind::AnnotationEnd);
        let previous_end = if follows_another { self.tokens.pop() } else { None };
        let inside = start + 3 + self.annotation_keys().unwrap_or(0);
        self.in_annotation = true;
        if !follows_another {
            self.push(TokenKind::AnnotationStart, inside);
        }
        self.position = inside;
        while self.at(0) == b'@' && self.position < end {
            self.position += 1;
        }
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
        }
        self.position = behind;
        self.in_annotation = false;
    }

    /// The symbol at the position and its length. `>` is always alone: the parser joins `>>` where it is an operator.
    fn symbol(&self, byte: u8) -> Option<(TokenKind, usize)> {
        use TokenKind::*;
        let (second, third) = (self.at(1), self.at(2));
        if self.in_annotation
            && let Some(found) = self.specification_symbol(byte, second, third)
        {
            return Some(found);
        }
        Some(match (byte, second) {
            (b'(', _) => (OpenParen, 1),
            (b')', _) => (CloseParen, 1),
            (b'{', _) => (OpenBrace, 1),
            (b'}', _) => (CloseBrace, 1),
            (b'[', _) => (OpenBracket, 1),
            (b']', _) => (CloseBracket, 1),
            (b';', _) => (Semicolon, 1),
            (b',', _) => (Comma, 1),
            (b'.', b'.') if third == b'.' => (Ellipsis, 3),
            (b'.', b'.') => (DotDot, 2),
            (b'.', _) => (Dot, 1),
            (b'@', _) => (At, 1),
            (b':', b':') => (ColonColon, 2),
            (b':', _) => (Colon, 1),
            (b'?', _) => (Question, 1),
            (b'~', _) => (Tilde, 1),
            (b'=', b'=') => (Equal, 2),
            (b'=', _) => (Assign, 1),
            (b'!', b'=') => (NotEqual, 2),
            (b'!', _) => (Bang, 1),
            (b'<', b'<') if third == b'=' => (ShiftLeftAssign, 3),
            (b'<', b'<') => (ShiftLeft, 2),
            (b'<', b'=') => (LessEqual, 2),
            (b'<', _) => (Less, 1),
            (b'>', b'=') => (GreaterEqual, 2),
            (b'>', _) => (Greater, 1),
            _ => return self.arithmetic_symbol(byte, second),
        })
    }

    fn arithmetic_symbol(&self, byte: u8, second: u8) -> Option<(TokenKind, usize)> {
        use TokenKind::*;
        Some(match (byte, second) {
            (b'&', b'&') => (AndAnd, 2),
            (b'&', b'=') => (AmpersandAssign, 2),
            (b'&', _) => (Ampersand, 1),
            (b'|', b'|') => (OrOr, 2),
            (b'|', b'=') => (BarAssign, 2),
            (b'|', _) => (Bar, 1),
            (b'+', b'+') => (PlusPlus, 2),
            (b'+', b'=') => (PlusAssign, 2),
            (b'+', _) => (Plus, 1),
            (b'-', b'-') => (MinusMinus, 2),
            (b'-', b'=') => (MinusAssign, 2),
            (b'-', b'>') => (Arrow, 2),
            (b'-', _) => (Minus, 1),
            (b'*', b'=') => (StarAssign, 2),
            (b'*', _) => (Star, 1),
            (b'^', b'=') => (CaretAssign, 2),
            (b'^', _) => (Caret, 1),
            (b'%', b'=') => (PercentAssign, 2),
            (b'%', _) => (Percent, 1),
            _ => return None,
        })
    }

    fn specification_symbol(&self, byte: u8, second: u8, third: u8) -> Option<(TokenKind, usize)> {
        use TokenKind::*;
        match (byte, second, third) {
            (b'=', b'=', b'>') => Some((Implies, 3)),
            (b'<', b'=', b'=') if self.at(3) == b'>' => Some((Equivalent, 4)),
            (b'<', b'=', b'=') => Some((ImpliedBy, 3)),
            (b'<', b'=', b'!') if self.at(3) == b'=' && self.at(4) == b'>' => Some((NotEquivalent, 5)),
            (b'<', b':', _) => Some((Subtype, 2)),
            _ => None,
        }
    }
}

fn starts_identifier(character: char) -> bool {
    character.is_alphabetic() || is_currency_or_connector(character)
}

fn continues_identifier(character: char) -> bool {
    character.is_alphanumeric() || is_currency_or_connector(character) || is_mark(character)
}

fn is_currency_or_connector(character: char) -> bool {
    matches!(character, '_' | '$' | '¢'..='¥' | '\u{203F}' | '\u{2040}' | '\u{20A0}'..='\u{20CF}' | '\u{FF3F}')
}

/// The common combining marks; the standard library has no table of all.
fn is_mark(character: char) -> bool {
    matches!(character, '\u{300}'..='\u{36F}' | '\u{483}'..='\u{487}' | '\u{591}'..='\u{5BD}' | '\u{64B}'..='\u{65F}'
        | '\u{93A}'..='\u{94F}' | '\u{1AB0}'..='\u{1AFF}' | '\u{1DC0}'..='\u{1DFF}' | '\u{20D0}'..='\u{20F0}'
        | '\u{3099}' | '\u{309A}' | '\u{FE00}'..='\u{FE0F}' | '\u{FE20}'..='\u{FE2F}')
}

#[cfg(test)]
mod tests;
