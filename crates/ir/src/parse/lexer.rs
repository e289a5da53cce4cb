//! The words of IR text. A line is a sentence: its end is a token, but not within brackets.

use super::ParseError;
use logic::print::{is_word_part, is_word_start};

/// What a token is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TokenKind {
    /// A plain word: a keyword or a name.
    Word(String),
    /// A name in backquotes.
    Quoted(String),
    /// A text in double quotes.
    Text(String),
    /// An integer without a sign.
    Number(u128),
    /// A symbol.
    Symbol(&'static str),
    /// The end of a line that has something on it.
    Newline,
    /// The end of the text.
    End,
}

/// A token with its place.
#[derive(Clone, Debug)]
pub struct Token {
    /// What it is.
    pub kind: TokenKind,
    /// Its line, from 1.
    pub line: u32,
    /// Its column in characters, from 1.
    pub column: u32,
}

/// Longer ones first.
const SYMBOLS: [&str; 33] = [
    "==>", "..=", ":=", "::", "==", "!=", "<=", ">=", "&&", "||", "..", "(", ")", "[", "]", "{", "}", "<", ">", ",",
    ":", "+", "-", "*", "!", "@", "#", "=", "|", "&", ";", "?", "/",
];

struct Lexer<'a> {
    rest: &'a str,
    line: u32,
    column: u32,
    depth: usize,
    tokens: Vec<Token>,
}

/// The tokens of a text; the last is [`TokenKind::End`].
pub fn tokens(text: &str) -> Result<Vec<Token>, ParseError> {
    let mut lexer = Lexer { rest: text, line: 1, column: 1, depth: 0, tokens: Vec::new() };
    while let Some(character) = lexer.rest.chars().next() {
        lexer.token(character)?;
    }
    lexer.push(TokenKind::Newline);
    lexer.push(TokenKind::End);
    Ok(lexer.tokens)
}

impl Lexer<'_> {
    fn push(&mut self, kind: TokenKind) {
        let repeated = self.tokens.last().is_none_or(|last| last.kind == TokenKind::Newline);
        if kind != TokenKind::Newline || !repeated {
            self.tokens.push(Token { kind, line: self.line, column: self.column });
        }
    }

    fn advance(&mut self, bytes: usize) {
        for character in self.rest[..bytes].chars() {
            if character == '\n' {
                self.line += 1;
                self.column = 1;
            } else {
                self.column += 1;
            }
        }
        self.rest = &self.rest[bytes..];
    }

    fn error(&self, message: impl Into<String>) -> ParseError {
        ParseError { line: self.line, column: self.column, message: message.into() }
    }

    fn token(&mut self, character: char) -> Result<(), ParseError> {
        if character == '\n' {
            if self.depth == 0 {
                self.push(TokenKind::Newline);
            }
            self.advance(1);
        } else if character.is_whitespace() {
            self.advance(character.len_utf8());
        } else if self.rest.starts_with("//") {
            self.advance(self.rest.find('\n').unwrap_or(self.rest.len()));
        } else if is_word_start(character) {
            let length = word_length(self.rest);
            self.push(TokenKind::Word(self.rest[..length].to_owned()));
            self.advance(length);
        } else if character.is_ascii_digit() {
            let length = self.rest.find(|digit: char| !digit.is_ascii_digit()).unwrap_or(self.rest.len());
            let number = self.rest[..length].parse().map_err(|_| self.error("this integer is too large"))?;
            self.push(TokenKind::Number(number));
            self.advance(length);
        } else if character == '`' || character == '"' {
            self.quoted(character)?;
        } else {
            let symbol = SYMBOLS.iter().find(|symbol| self.rest.starts_with(**symbol));
            let symbol = symbol.ok_or_else(|| self.error(format!("{character:?} has no meaning here")))?;
            match *symbol {
                "(" | "[" | "{" => self.depth += 1,
                ")" | "]" | "}" => self.depth = self.depth.saturating_sub(1),
                _ => {}
            }
            self.push(TokenKind::Symbol(symbol));
            self.advance(symbol.len());
        }
        Ok(())
    }

    fn quoted(&mut self, quote: char) -> Result<(), ParseError> {
        let mut text = String::new();
        let mut characters = self.rest.char_indices().skip(1);
        let end = loop {
            match characters.next() {
                Some((at, character)) if character == quote => break at + 1,
                Some((_, '\\')) => match characters.next() {
                    Some((_, 'n')) => text.push('\n'),
                    Some((_, 'r')) => text.push('\r'),
                    Some((_, character)) if character == '\\' || character == quote => text.push(character),
                    _ => return Err(self.error("behind `\\` comes `n`, `r`, `\\` or the quote")),
                },
                Some((_, character)) if character != '\n' => text.push(character),
                _ => return Err(self.error("this quote is not closed on its line")),
            }
        };
        self.push(if quote == '`' { TokenKind::Quoted(text) } else { TokenKind::Text(text) });
        self.advance(end);
        Ok(())
    }
}

/// The length of the word that the text begins with. A dot belongs to it if the word goes on behind it.
fn word_length(text: &str) -> usize {
    let mut characters = text.char_indices().peekable();
    while let Some((at, character)) = characters.next() {
        let goes_on = match character {
            '.' => characters.peek().is_some_and(|(_, next)| is_word_start(*next)),
            '@' => true,
            _ => is_word_part(character),
        };
        if !goes_on {
            return at;
        }
    }
    text.len()
}
