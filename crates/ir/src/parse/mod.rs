//! Reading IR text: what [`crate::print`] writes, and what people write by hand. The grammar is in `docs/ir.md`.

mod body;
mod lexer;
mod program;
mod terms;

use crate::program::Program;
use base::arena::Id;
use base::{FileId, Name, Span};
use lexer::{Token, TokenKind};
use logic::{Sort, Term, Var};
use std::collections::HashMap;
use std::fmt;

pub(crate) use terms::vocabulary_function;

/// What is wrong with a text, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ParseError {
    /// The line, from 1.
    pub line: u32,
    /// The column in characters, from 1.
    pub column: u32,
    /// What is wrong, without a full stop.
    pub message: String,
}

impl fmt::Display for ParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.line, self.column, self.message)
    }
}

impl std::error::Error for ParseError {}

/// The program that a text describes.
pub fn parse(text: &str) -> Result<Program, ParseError> {
    Parser::new(text)?.program()
}

/// The term that a text describes, over these free variables.
pub fn parse_term(text: &str, variables: &[Var]) -> Result<Term, ParseError> {
    let mut parser = Parser::new(text)?;
    for variable in variables {
        parser.scope.insert(variable.name, variable.sort.clone());
    }
    let term = parser.term()?;
    parser.newline()?;
    match parser.peek() {
        TokenKind::End => Ok(term),
        _ => Err(parser.unexpected("the end")),
    }
}

type Parsed<T> = Result<T, ParseError>;

struct Parser {
    tokens: Vec<Token>,
    position: usize,
    /// The globals; a later declaration of a name hides an earlier one.
    scope: HashMap<Name, Sort>,
    /// What the procedure declares.
    own: HashMap<Name, Sort>,
    bound: Vec<Var>,
    depth: usize,
}

impl Parser {
    fn new(text: &str) -> Parsed<Parser> {
        let tokens = lexer::tokens(text)?;
        Ok(Parser { tokens, position: 0, scope: HashMap::new(), own: HashMap::new(), bound: Vec::new(), depth: 0 })
    }

    fn peek(&self) -> &TokenKind {
        self.peek_at(0)
    }

    /// A later token; behind the end there are only ends.
    fn peek_at(&self, distance: usize) -> &TokenKind {
        &self.tokens[(self.position + distance).min(self.tokens.len() - 1)].kind
    }

    fn advance(&mut self) {
        self.position = (self.position + 1).min(self.tokens.len() - 1);
    }

    fn error(&self, message: impl Into<String>) -> ParseError {
        let token = &self.tokens[self.position];
        ParseError { line: token.line, column: token.column, message: message.into() }
    }

    fn unexpected(&self, wanted: &str) -> ParseError {
        let found = match self.peek() {
            TokenKind::Word(word) => format!("`{word}`"),
            TokenKind::Quoted(name) => format!("the name `{name}`"),
            TokenKind::Text(_) => "a text".to_owned(),
            TokenKind::Number(number) => format!("`{number}`"),
            TokenKind::Symbol(symbol) => format!("`{symbol}`"),
            TokenKind::Newline => "the end of the line".to_owned(),
            TokenKind::End => "the end".to_owned(),
        };
        self.error(format!("{wanted} is expected here, not {found}"))
    }

    fn at_symbol(&self, symbol: &str) -> bool {
        matches!(self.peek(), TokenKind::Symbol(found) if *found == symbol)
    }

    fn at_word(&self, word: &str) -> bool {
        matches!(self.peek(), TokenKind::Word(found) if found == word)
    }

    fn take_symbol(&mut self, symbol: &str) -> bool {
        let found = self.at_symbol(symbol);
        if found {
            self.advance();
        }
        found
    }

    fn take_word(&mut self, word: &str) -> bool {
        let found = self.at_word(word);
        if found {
            self.advance();
        }
        found
    }

    fn symbol(&mut self, symbol: &str) -> Parsed<()> {
        if self.take_symbol(symbol) { Ok(()) } else { Err(self.unexpected(&format!("`{symbol}`"))) }
    }

    fn word(&mut self, word: &str) -> Parsed<()> {
        if self.take_word(word) { Ok(()) } else { Err(self.unexpected(&format!("`{word}`"))) }
    }

    fn newline(&mut self) -> Parsed<()> {
        if *self.peek() != TokenKind::Newline {
            return Err(self.unexpected("the end of the line"));
        }
        self.advance();
        Ok(())
    }

    fn text(&mut self) -> Parsed<String> {
        let TokenKind::Text(text) = self.peek() else { return Err(self.unexpected("a text in double quotes")) };
        let text = text.clone();
        self.advance();
        Ok(text)
    }

    fn name(&mut self) -> Parsed<Name> {
        let name = match self.peek() {
            TokenKind::Word(word) if !logic::print::KEYWORDS.contains(&word.as_str()) => Name::new(word),
            TokenKind::Quoted(name) => Name::new(name),
            _ => return Err(self.unexpected("a name")),
        };
        self.advance();
        Ok(name)
    }

    fn number(&mut self) -> Parsed<u32> {
        let TokenKind::Number(number) = *self.peek() else { return Err(self.unexpected("a number")) };
        let number = u32::try_from(number).map_err(|_| self.error("this number is too large"))?;
        self.advance();
        Ok(number)
    }

    /// `@file:start..end`
    fn span(&mut self) -> Parsed<Span> {
        self.symbol("@")?;
        let file = self.number()?;
        self.symbol(":")?;
        let start = self.number()?;
        self.symbol("..")?;
        let end = self.number()?;
        Ok(Span::new(FileId::from_index(file as usize), start, end))
    }

    /// A declaration `name: Sort`.
    fn declaration(&mut self) -> Parsed<Var> {
        let name = self.name()?;
        self.symbol(":")?;
        Ok(Var { name, sort: self.sort()? })
    }

    fn sort(&mut self) -> Parsed<Sort> {
        if self.depth >= terms::MOST_BRACKETS {
            return Err(self.error("this is nested too deeply"));
        }
        let sort = match self.peek() {
            TokenKind::Word(word) => match word.as_str() {
                "Bool" => Sort::Bool,
                "Int" => Sort::Int,
                "Ref" => Sort::Ref,
                "Float32" => Sort::Float32,
                "Float64" => Sort::Float64,
                "Type" => Sort::Type,
                "Seq" => Sort::Seq,
                "Dict" => Sort::Dict,
                "Map" => {
                    self.advance();
                    self.symbol("<")?;
                    self.depth += 1;
                    let key = self.sort()?;
                    self.symbol(",")?;
                    let value = self.sort()?;
                    self.depth -= 1;
                    self.symbol(">")?;
                    return Ok(Sort::map(key, value));
                }
                _ => return Err(self.unexpected("a sort")),
            },
            _ => return Err(self.unexpected("a sort")),
        };
        self.advance();
        Ok(sort)
    }

    /// A variable that is used: its name, or `(name: Sort)` where the name alone would mean another.
    fn variable(&mut self) -> Parsed<Var> {
        if self.take_symbol("(") {
            let variable = self.declaration()?;
            self.symbol(")")?;
            return Ok(variable);
        }
        let start = self.position;
        let name = self.name()?;
        match self.resolve(name) {
            Some(variable) => Ok(variable),
            None => {
                self.position = start;
                Err(self.error(format!("`{name}` is not declared")))
            }
        }
    }

    fn resolve(&self, name: Name) -> Option<Var> {
        let bound = self.bound.iter().rev().find(|variable| variable.name == name).cloned();
        let declared = || self.own.get(&name).or_else(|| self.scope.get(&name));
        bound.or_else(|| declared().map(|sort| Var { name, sort: sort.clone() }))
    }
}
