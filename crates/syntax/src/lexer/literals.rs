//! Numbers, characters, strings and text blocks.

use super::Lexer;
use crate::token::TokenKind;

impl Lexer<'_> {
    /// A number; whether its digits make sense is checked where its value is wanted.
    pub(super) fn number(&mut self) {
        let start = self.position;
        let is_hexadecimal = self.at(0) == b'0' && matches!(self.at(1), b'x' | b'X');
        let is_binary = self.at(0) == b'0' && matches!(self.at(1), b'b' | b'B');
        let exponent_marks: &[u8] = if is_hexadecimal { b"pP" } else { b"eE" };
        let mut end = self.digits(start, exponent_marks);
        // `0..n` is a range, not `0.` and `.n`.
        let is_fraction = end < self.limit && self.bytes[end] == b'.' && !self.range_begins(end);
        if is_fraction {
            end = self.digits(end + 1, exponent_marks);
        }
        let letters = &self.bytes[start..end];
        let has = |wanted: &[u8]| letters.iter().any(|byte| wanted.contains(byte));
        let is_float = is_fraction || is_hexadecimal && has(b"pP") || !is_hexadecimal && !is_binary && has(b"eEfFdD");
        self.push(if is_float { TokenKind::FloatLiteral } else { TokenKind::IntegerLiteral }, end);
    }

    fn range_begins(&self, dot: usize) -> bool {
        dot + 1 < self.limit && self.bytes[dot + 1] == b'.'
    }

    /// The end of digits, letters and underscores, with the sign of an exponent.
    fn digits(&self, start: usize, exponent_marks: &[u8]) -> usize {
        let mut end = start;
        while end < self.limit {
            match self.bytes[end] {
                b'0'..=b'9' | b'a'..=b'z' | b'A'..=b'Z' | b'_' => end += 1,
                b'+' | b'-' if end > start && self.sign_of_exponent(end, exponent_marks) => end += 1,
                _ => break,
            }
        }
        end
    }

    fn sign_of_exponent(&self, sign: usize, exponent_marks: &[u8]) -> bool {
        let digit_follows = sign + 1 < self.limit && self.bytes[sign + 1].is_ascii_digit();
        exponent_marks.contains(&self.bytes[sign - 1]) && digit_follows
    }

    pub(super) fn string(&mut self) {
        if self.at(1) == b'"' && self.at(2) == b'"' {
            self.text_block();
        } else {
            let end = self.closing_quote(b'"', "this string is not closed by `\"` on its line");
            self.push(TokenKind::StringLiteral, end);
        }
    }

    pub(super) fn character(&mut self) {
        let start = self.position;
        let end = self.closing_quote(b'\'', "this character literal is not closed by `'` on its line");
        if end == start + 2 && self.bytes[start + 1] == b'\'' {
            self.error(start, end, "a character literal cannot be empty");
        }
        self.push(TokenKind::CharLiteral, end);
    }

    /// Behind the quote that closes the one at the position, or the end of the line.
    fn closing_quote(&mut self, quote: u8, message: &'static str) -> usize {
        let start = self.position;
        let mut end = start + 1;
        while end < self.limit {
            match self.bytes[end] {
                b'\\' if end + 1 < self.limit && !matches!(self.bytes[end + 1], b'\n' | b'\r') => end += 2,
                b'\n' | b'\r' => break,
                byte if byte == quote => return end + 1,
                _ => end += 1,
            }
        }
        let mut end = end.min(self.limit);
        while !self.text.is_char_boundary(end) {
            end += 1;
        }
        self.error(start, start + 1, message);
        end
    }

    fn text_block(&mut self) {
        let start = self.position;
        let mut end = start + 3;
        while end < self.limit {
            match self.bytes[end] {
                b'\\' => end += 2,
                b'"' if self.bytes[end..self.limit].starts_with(b"\"\"\"") => {
                    return self.push(TokenKind::TextBlock, end + 3);
                }
                _ => end += 1,
            }
        }
        self.error(start, start + 3, "this text block is not closed by `\"\"\"`");
        self.push(TokenKind::TextBlock, self.limit);
    }
}
