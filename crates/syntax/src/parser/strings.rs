//! Strings, characters and text blocks: their escapes, and the indentation of text blocks.

use super::Parser;
use crate::ast::{BinaryOp, Expr, ExprKind, Literal};
use crate::token::Token;

/// What was wrong in a literal: where, and what.
type Wrong = (usize, &'static str);

impl Parser<'_> {
    /// `"text"`: the literal that is next, which is not taken.
    pub(super) fn string_literal(&mut self) -> Literal {
        let token = *self.token();
        let mut units = Vec::new();
        let inside = self.inside(&token, 1);
        if let Err(wrong) = self.decode(inside, &mut units) {
            self.wrong_literal(wrong);
        }
        Literal::String(units.into())
    }

    /// `'a'`
    pub(super) fn character_literal(&mut self) -> Literal {
        let token = *self.token();
        let mut units = Vec::new();
        let inside = self.inside(&token, 1);
        match self.decode(inside, &mut units) {
            Err(wrong) => self.wrong_literal(wrong),
            Ok(()) if units.len() != 1 => {
                self.wrong_literal((token.start as usize, "a character literal is one character of 16 bits"));
            }
            Ok(()) => {}
        }
        Literal::Char(units.first().copied().unwrap_or(0))
    }

    /// `"""…"""`
    pub(super) fn text_block(&mut self) -> Literal {
        let token = *self.token();
        let (start, end) = self.inside(&token, 3);
        let text = &self.text[..end];
        let head = text[start..].trim_start_matches([' ', '\t', '\u{c}']);
        if !head.starts_with(['\n', '\r']) {
            self.wrong_literal((start - 3, "the text of a text block begins on the line behind `\"\"\"`"));
            return Literal::String(Box::default());
        }
        let first_line = end - head.len() + if head.starts_with("\r\n") { 2 } else { 1 };
        let lines = lines(text, first_line);
        let indentation = indentation(text, &lines);
        let mut units = Vec::new();
        for (index, &(start, end)) in lines.iter().enumerate() {
            let line = &text[start..end];
            let trimmed = line.trim_end_matches(is_whitespace);
            let continues = ends_in_escape(trimmed) && trimmed.len() == line.len();
            let skipped = trimmed.char_indices().nth(indentation).map_or(trimmed.len(), |(offset, _)| offset);
            let text = (start + skipped, start + trimmed.len() - usize::from(continues));
            if let Err(wrong) = self.decode(text, &mut units) {
                self.wrong_literal(wrong);
                break;
            }
            if index + 1 < lines.len() && !continues {
                units.push(u16::from(b'\n'));
            }
        }
        Literal::String(units.into())
    }

    /// A sum of nothing but strings as one string; anything else stays.
    pub(super) fn joined_strings(&mut self, sum: Expr) -> Expr {
        if !is_sum_of_strings(&sum) {
            return sum;
        }
        let span = sum.span;
        let mut strings: Vec<Box<[u16]>> = Vec::new();
        let mut next = Some(sum);
        while let Some(sum) = next.take() {
            match sum.kind {
                ExprKind::Literal(Literal::String(units)) => strings.push(units),
                ExprKind::Binary(_, left, right) => {
                    if let ExprKind::Literal(Literal::String(units)) = right.kind {
                        strings.push(units);
                    }
                    next = Some(*left);
                }
                _ => {}
            }
        }
        self.height = 0;
        let units: Vec<u16> = strings.iter().rev().flat_map(|units| units.iter().copied()).collect();
        let kind = ExprKind::Literal(Literal::String(units.into()));
        Expr { kind, span, id: self.expression_id() }
    }

    /// The offsets of what stands between quotes of this length; what is not closed is all inside.
    fn inside(&self, token: &Token, quotes: usize) -> (usize, usize) {
        let (start, end) = (token.start as usize, token.end as usize);
        let text = &self.text[start..end];
        let is_closed = text.len() >= 2 * quotes && text.ends_with(&text[..quotes]);
        ((start + quotes).min(end), if is_closed { end - quotes } else { end })
    }

    fn wrong_literal(&mut self, (start, message): Wrong) {
        let length = self.text[start..].chars().next().map_or(0, char::len_utf8);
        let span = self.span(start as u32, (start + length) as u32);
        let rule = self.rule();
        self.report(base::Diagnostic::error(rule, span, message));
    }

    /// Adds the characters between two offsets, their escapes resolved.
    fn decode(&self, (start, end): (usize, usize), units: &mut Vec<u16>) -> Result<(), Wrong> {
        let mut rest = self.text[start..end].char_indices().peekable();
        let mut buffer = [0; 2];
        while let Some((offset, character)) = rest.next() {
            match character {
                '\\' => {}
                char::REPLACEMENT_CHARACTER => {
                    units.push(self.offsets.lone_surrogate((start + offset) as u32).unwrap_or(0xFFFD));
                    continue;
                }
                _ => {
                    units.extend_from_slice(character.encode_utf16(&mut buffer));
                    continue;
                }
            }
            let unit = match rest.next() {
                Some((_, 'b')) => 8,
                Some((_, 't')) => 9,
                Some((_, 'n')) => 10,
                Some((_, 'f')) => 12,
                Some((_, 'r')) => 13,
                Some((_, 's')) => 32,
                Some((_, quote @ ('"' | '\'' | '\\'))) => quote as u16,
                Some((_, first @ '0'..='7')) => {
                    let mut value = first as u16 - 48;
                    let more = if first <= '3' { 2 } else { 1 };
                    for _ in 0..more {
                        let Some((_, digit)) = rest.next_if(|(_, next)| matches!(next, '0'..='7')) else { break };
                        value = value * 8 + (digit as u16 - 48);
                    }
                    value
                }
                _ => return Err((start + offset, "this escape means nothing: write `\\\\` for a backslash")),
            };
            units.push(unit);
        }
        Ok(())
    }
}

fn is_sum_of_strings(expression: &Expr) -> bool {
    let mut sum = expression;
    while let ExprKind::Binary(BinaryOp::Add, left, right) = &sum.kind {
        if !is_string(right) {
            return false;
        }
        sum = left;
    }
    is_string(sum)
}

pub(super) fn is_string(expression: &Expr) -> bool {
    matches!(expression.kind, ExprKind::Literal(Literal::String(_)))
}

/// The lines of `text` from an offset on, without what ends them.
fn lines(text: &str, start: usize) -> Vec<(usize, usize)> {
    let bytes = text.as_bytes();
    let mut lines = Vec::new();
    let mut begin = start;
    let mut at = start;
    while at < bytes.len() {
        let width = match bytes[at] {
            b'\r' if bytes.get(at + 1) == Some(&b'\n') => 2,
            b'\n' | b'\r' => 1,
            _ => {
                at += 1;
                continue;
            }
        };
        lines.push((begin, at));
        at += width;
        begin = at;
    }
    lines.push((begin, bytes.len()));
    lines
}

/// How many white characters all lines begin with; the last counts even if it has nothing else.
fn indentation(text: &str, lines: &[(usize, usize)]) -> usize {
    let white = |line: &str| line.chars().take_while(|character| is_whitespace(*character)).count();
    let last = lines.len() - 1;
    let counts = lines.iter().enumerate().filter_map(|(index, &(start, end))| {
        let line = &text[start..end];
        let is_blank = line.chars().all(is_whitespace);
        (!is_blank || index == last).then(|| white(line))
    });
    counts.min().unwrap_or(0)
}

/// What Java's `Character.isWhitespace` says.
fn is_whitespace(character: char) -> bool {
    matches!(character, '\u{9}'..='\u{d}' | '\u{1c}'..='\u{1f}')
        || character.is_whitespace() && !matches!(character, '\u{85}' | '\u{a0}' | '\u{2007}' | '\u{202f}')
}

/// Whether a line ends in a backslash that is not itself escaped: then it goes on with the next line.
fn ends_in_escape(line: &str) -> bool {
    line.bytes().rev().take_while(|byte| *byte == b'\\').count() % 2 == 1
}
