//! Names and keywords.

use super::Lexer;
use crate::SourceLevel;
use crate::token::TokenKind;

impl Lexer<'_> {
    pub(super) fn word(&mut self) {
        let end = self.word_end(self.position);
        let word = &self.text[self.position..end];
        if self.at_nowarn(end) {
            return self.nowarn(end);
        }
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
    pub(super) fn word_end(&self, start: usize) -> usize {
        let mut end = start;
        while end < self.limit {
            let rest = &self.bytes[end..self.limit];
            end += rest.iter().position(|byte| !IN_WORD[usize::from(*byte)]).unwrap_or(rest.len());
            if end >= self.limit || self.bytes[end] < 0x80 {
                break;
            }
            match self.text[end..].chars().next() {
                Some(character) if continues_identifier(character) => end += character.len_utf8(),
                _ => break,
            }
        }
        end
    }

    pub(super) fn backslash_word(&mut self) {
        let end = self.word_end(self.position + 1);
        if end == self.position + 1 {
            self.unknown();
        } else {
            self.push(TokenKind::BackslashWord, end);
        }
    }
}

/// Which bytes are ASCII characters of identifiers.
static IN_WORD: [bool; 256] = {
    let mut table = [false; 256];
    let mut byte = 0;
    while byte < 128 {
        table[byte] = (byte as u8).is_ascii_alphanumeric() || byte as u8 == b'_' || byte as u8 == b'$';
        byte += 1;
    }
    table
};

pub(super) fn starts_identifier(character: char) -> bool {
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
