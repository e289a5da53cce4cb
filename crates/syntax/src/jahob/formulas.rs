//! Formulas, by precedence climbing.

use super::lexer::{self, Token, TokenKind};
use super::operators::{Grouping, IMPLICATION, MINUS, NOT, PRODUCT, WHOLE, binary_operator};
use super::{Binary, Binder, Formula, FormulaKind, Type, Unary, Variable};
use crate::ast::Ident;
use base::{Name, Span};

/// How deep a formula may nest.
const MAX_NESTING: usize = 200;

/// How many operators one formula may have: chains of them nest, and whoever walks the tree is recursive.
const MAX_OPERATORS: usize = 2000;

/// Reads one formula or type.
pub struct Parser<'a> {
    tokens: Vec<Token<'a>>,
    position: usize,
    depth: usize,
    operators: usize,
    place: &'a dyn Fn(usize, usize) -> Span,
}

/// A formula from its text; `place` turns offsets in the text into spans. An error says where it is.
pub fn formula(text: &str, place: &dyn Fn(usize, usize) -> Span) -> Result<Formula, (Span, String)> {
    let mut parser = Parser::new(text, place)?;
    let formula = parser.formula().and_then(|formula| parser.end().map(|()| formula));
    formula.map_err(|message| (parser.here(), message))
}

/// A type from its text.
pub fn ty(text: &str, place: &dyn Fn(usize, usize) -> Span) -> Result<Type, (Span, String)> {
    let mut parser = Parser::new(text, place)?;
    let ty = parser.ty().and_then(|ty| parser.end().map(|()| ty));
    ty.map_err(|message| (parser.here(), message))
}

impl<'a> Parser<'a> {
    fn new(text: &'a str, place: &'a dyn Fn(usize, usize) -> Span) -> Result<Parser<'a>, (Span, String)> {
        match lexer::tokens(text, true) {
            Ok(tokens) => Ok(Parser { tokens, position: 0, depth: 0, operators: 0, place }),
            Err((at, message)) => Err((place(at, at), message.to_owned())),
        }
    }

    pub fn token(&self) -> Token<'a> {
        self.tokens[self.position]
    }

    /// What the next token is.
    pub fn kind(&self) -> TokenKind {
        self.token().kind
    }

    /// The text of the next token.
    pub fn text(&self) -> &'a str {
        self.token().text
    }

    /// Goes on.
    pub fn bump(&mut self) {
        self.position = (self.position + 1).min(self.tokens.len() - 1);
    }

    /// Whether this symbol or word is next.
    pub fn at(&self, text: &str) -> bool {
        self.text() == text && matches!(self.kind(), TokenKind::Symbol | TokenKind::Word)
    }

    /// Takes this symbol or word, if it is next.
    pub fn eat(&mut self, text: &str) -> bool {
        let is_there = self.at(text);
        if is_there {
            self.bump();
        }
        is_there
    }

    /// Takes this symbol or word, which must be next.
    pub fn expect(&mut self, text: &str) -> Result<(), String> {
        if self.eat(text) { Ok(()) } else { Err(format!("`{text}` is expected, {} was found", self.found())) }
    }

    /// The next token in words.
    pub fn found(&self) -> String {
        match self.kind() {
            TokenKind::End => "the end of the formula".to_owned(),
            _ => format!("`{}`", self.text()),
        }
    }

    fn end(&self) -> Result<(), String> {
        match self.kind() {
            TokenKind::End => Ok(()),
            _ => Err(format!("an operator or the end of the formula is expected, {} was found", self.found())),
        }
    }

    /// The place of the next token.
    pub fn here(&self) -> Span {
        (self.place)(self.token().start, self.token().end)
    }

    pub fn from(&self, start: usize) -> Span {
        let end = self.tokens[..self.position].last().map_or(start, |token| token.end);
        (self.place)(start, end.max(start))
    }

    /// Goes one level down, unless that is too deep.
    pub fn nested<T>(&mut self, read: impl FnOnce(&mut Self) -> Result<T, String>) -> Result<T, String> {
        if self.depth >= MAX_NESTING {
            return Err("the formula is nested too deeply".to_owned());
        }
        self.depth += 1;
        let result = read(self);
        self.depth -= 1;
        result
    }

    /// Counts one more operator, unless there are too many.
    pub fn grow(&mut self) -> Result<(), String> {
        self.operators += 1;
        if self.operators > MAX_OPERATORS { Err("the formula has too many operators".to_owned()) } else { Ok(()) }
    }

    /// A whole formula.
    pub fn formula(&mut self) -> Result<Formula, String> {
        self.nested(|parser| parser.operations(WHOLE))
    }

    /// Operators that bind at least as tightly as `weakest`.
    fn operations(&mut self, weakest: u8) -> Result<Formula, String> {
        let start = self.token().start;
        let mut left = self.operand()?;
        // The operator to the left, if it does not group.
        let mut last: Option<(u8, &str)> = None;
        loop {
            let token = self.token();
            let is_definition = self.at("==") || self.at("\\<equiv>");
            let kind = if is_definition {
                // It takes all that follows, whatever it stands behind.
                self.bump();
                let right = self.nested(|parser| parser.operations(WHOLE))?;
                FormulaKind::Binary(Binary::Definition, Box::new(left), Box::new(right))
            } else if self.at("::") && weakest == WHOLE {
                self.bump();
                last = None;
                FormulaKind::Typed(Box::new(left), self.ty()?)
            } else if self.at("^") && weakest <= PRODUCT {
                self.bump();
                self.expect("*")?;
                FormulaKind::Closure(Box::new(left))
            } else {
                let Some((operator, level, grouping)) = binary_operator(&token) else { return Ok(left) };
                if level < weakest {
                    return Ok(left);
                }
                if let Some((_, other)) = last.filter(|(last, _)| *last == level) {
                    return Err(format!("`{other}` and `{}` need parentheses to stand side by side", token.text));
                }
                self.bump();
                last = (grouping == Grouping::None).then_some((level, token.text));
                let weakest = if grouping == Grouping::Right { level } else { level + 1 };
                let right = self.nested(|parser| parser.operations(weakest))?;
                FormulaKind::Binary(operator, Box::new(left), Box::new(right))
            };
            self.grow()?;
            left = Formula { kind, span: self.from(start) };
        }
    }

    /// What stands between operators.
    fn operand(&mut self) -> Result<Formula, String> {
        let start = self.token().start;
        let binder = match self.text() {
            _ if !matches!(self.kind(), TokenKind::Word | TokenKind::Symbol) => None,
            "ALL" | "\\<forall>" => Some(Binder::Forall),
            "EX" | "\\<exists>" => Some(Binder::Exists),
            "%" | "\\<lambda>" => Some(Binder::Lambda),
            _ => None,
        };
        let kind = if let Some(binder) = binder {
            self.bump();
            let variables = self.variables()?;
            self.expect(".")?;
            FormulaKind::Binder(binder, variables, Box::new(self.formula()?))
        } else if self.eat("let") {
            let variable = self.variable()?;
            self.expect("=")?;
            let value = self.formula()?;
            self.expect("in")?;
            FormulaKind::Let(variable, Box::new(value), Box::new(self.formula()?))
        } else if self.eat("if") {
            let condition = self.formula()?;
            self.expect("then")?;
            let then = self.formula()?;
            self.expect("else")?;
            let otherwise = self.nested(|parser| parser.operations(IMPLICATION))?;
            FormulaKind::If(Box::new(condition), Box::new(then), Box::new(otherwise))
        } else if self.eat("~") || self.eat("\\<not>") {
            FormulaKind::Unary(Unary::Not, Box::new(self.nested(|parser| parser.operations(NOT))?))
        } else if self.eat("-") {
            FormulaKind::Unary(Unary::Minus, Box::new(self.nested(|parser| parser.operations(MINUS))?))
        } else {
            return self.application_with_fields();
        };
        Ok(Formula { kind, span: self.from(start) })
    }

    fn variables(&mut self) -> Result<Vec<Variable>, String> {
        let mut variables = vec![self.variable()?];
        while !self.at(".") && self.kind() != TokenKind::End {
            variables.push(self.variable()?);
        }
        Ok(variables)
    }

    /// `x` or `(x :: t)`.
    fn variable(&mut self) -> Result<Variable, String> {
        let is_typed = self.eat("(");
        if self.kind() != TokenKind::Word {
            return Err(format!("the name of a variable is expected, {} was found", self.found()));
        }
        let name = Ident { name: Name::new(self.text()), span: self.here() };
        self.bump();
        let mut ty = None;
        if is_typed {
            self.expect("::")?;
            ty = Some(self.ty()?);
            self.expect(")")?;
        } else if self.eat("::") {
            ty = Some(self.ty()?);
        }
        Ok(Variable { name, ty })
    }
}
