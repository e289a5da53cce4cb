//! Terms: what stands between the operators of a formula.

use super::formulas::{Parser, Read};
use super::lexer::TokenKind;
use super::{Binary, Formula, FormulaKind, Unary};
use base::Name;

impl Parser<'_> {
    /// `f x y`, and any `..field` and `.[index]` behind it.
    pub fn application_with_fields(&mut self) -> Read {
        let start = self.token().start;
        let mut left = self.term()?;
        while self.at("..") || self.at(".[") {
            left = self.selected(start, left)?;
        }
        Ok(left)
    }

    /// `..field` or `.[index]`; the whole began at `start`.
    fn selected(&mut self, start: usize, left: Box<Formula>) -> Read {
        self.grow()?;
        if self.eat("..") {
            let field = self.factor()?;
            return Ok(self.make(start, FormulaKind::Field(left, field)));
        }
        self.bump();
        let index = self.formula()?;
        self.expect("]")?;
        Ok(self.make(start, FormulaKind::Element(left, index)))
    }

    /// `f x y`, `old x`, …
    fn term(&mut self) -> Read {
        match self.prefix() {
            Some(prefix) => self.prefixed_factor(prefix),
            None if self.at("comment") => self.named(),
            None => self.applied(),
        }
    }

    /// The word that is next and stands before one factor.
    fn prefix(&self) -> Option<Unary> {
        Some(match self.text() {
            _ if self.kind() != TokenKind::Word => return None,
            "old" => Unary::Old,
            "card" | "Card" | "cardinality" => Unary::Cardinality,
            "rtrancl" => Unary::ReflexiveTransitiveClosure,
            "objlocs" => Unary::ObjectLocations,
            _ => return None,
        })
    }

    /// `old x`; `old` may stand before `card`.
    fn prefixed_factor(&mut self, prefix: Unary) -> Read {
        let start = self.token().start;
        self.bump();
        let operand = match self.prefix() {
            Some(inner) => self.nested(|parser| parser.prefixed_factor(inner))?,
            None => self.factor()?,
        };
        Ok(self.make(start, FormulaKind::Unary(prefix, operand)))
    }

    /// `comment ''name'' f`
    fn named(&mut self) -> Read {
        let start = self.token().start;
        self.bump();
        if self.kind() != TokenKind::String {
            return Err(format!("a name between `''` and `''` is expected, {} was found", self.found()));
        }
        let name = Name::new(self.text());
        self.bump();
        let inner = self.factor()?;
        Ok(self.make(start, FormulaKind::Named(name, inner)))
    }

    fn applied(&mut self) -> Read {
        let start = self.token().start;
        let function = self.factor()?;
        if !self.begins_factor() {
            return Ok(function);
        }
        let arguments = self.factors()?;
        Ok(self.make(start, FormulaKind::Apply(function, arguments)))
    }

    fn factors(&mut self) -> Result<Vec<Formula>, String> {
        let mut factors = Vec::new();
        while self.begins_factor() {
            factors.push(*self.factor()?);
        }
        Ok(factors)
    }

    fn begins_factor(&self) -> bool {
        match self.kind() {
            TokenKind::Word => !is_keyword(self.text()),
            TokenKind::Number => true,
            TokenKind::Symbol => matches!(self.text(), "(" | "{" | "{}" | "[" | "[|" | "\\<emptyset>"),
            TokenKind::String | TokenKind::TypeVariable | TokenKind::End => false,
        }
    }

    fn factor(&mut self) -> Read {
        match (self.kind(), self.text()) {
            (TokenKind::Symbol, "(") => self.nested(Self::parenthesised),
            (TokenKind::Symbol, "{") => self.nested(Self::set),
            (TokenKind::Symbol, "[") => self.in_brackets("]", ",", FormulaKind::List),
            (TokenKind::Symbol, "[|") => self.in_brackets("|]", ";", FormulaKind::Conjunction),
            _ => self.word(),
        }
    }

    /// A term of one word.
    fn word(&mut self) -> Read {
        let start = self.token().start;
        let text = self.text();
        let kind = match self.kind() {
            TokenKind::Number => FormulaKind::Number(Name::new(text)),
            TokenKind::Symbol if text == "{}" || text == "\\<emptyset>" => FormulaKind::EmptySet,
            TokenKind::Word if !is_keyword(text) => match text {
                "True" => FormulaKind::Bool(true),
                "False" => FormulaKind::Bool(false),
                "null" => FormulaKind::Null,
                "UNIV" => FormulaKind::Universe,
                _ => FormulaKind::Name(Name::new(text)),
            },
            _ => return Err(format!("a term is expected, {} was found", self.found())),
        };
        self.bump();
        let word = self.make(start, kind);
        if self.at("$[") { self.element_image(start, word) } else { Ok(word) }
    }

    /// `s$[f]`: of all elements of `s`, which began at `start`.
    fn element_image(&mut self, start: usize, set: Box<Formula>) -> Read {
        self.bump();
        let inner = self.formula()?;
        self.expect("]")?;
        Ok(self.make(start, FormulaKind::Binary(Binary::ElementImage, set, inner)))
    }

    /// `(f)` or `(a, b)`.
    fn parenthesised(&mut self) -> Read {
        let start = self.token().start;
        self.bump();
        if self.at(")") {
            return Err("a formula is expected between the parentheses".to_owned());
        }
        let mut only = self.formula()?;
        if self.eat(")") {
            only.span = self.from(start);
            return Ok(only);
        }
        let mut parts = vec![*only];
        self.rest_of_list(&mut parts, ",")?;
        self.expect(")")?;
        Ok(self.make(start, FormulaKind::Tuple(parts)))
    }

    /// `{a, b}` or `{x. f}`.
    fn set(&mut self) -> Read {
        let start = self.token().start;
        self.bump();
        if self.eat("}") {
            return Ok(self.make(start, FormulaKind::EmptySet));
        }
        let mut parts = vec![*self.formula()?];
        self.rest_of_list(&mut parts, ",")?;
        let kind =
            if self.eat(".") { FormulaKind::Comprehension(parts, self.formula()?) } else { FormulaKind::Set(parts) };
        self.expect("}")?;
        Ok(self.make(start, kind))
    }

    /// `[a, b]` or `[| a; b |]`
    fn in_brackets(&mut self, close: &str, separator: &str, kind: fn(Vec<Formula>) -> FormulaKind) -> Read {
        let start = self.token().start;
        self.bump();
        let mut parts = Vec::new();
        if !self.at(close) {
            parts.push(*self.formula()?);
            self.rest_of_list(&mut parts, separator)?;
        }
        self.expect(close)?;
        Ok(self.make(start, kind(parts)))
    }

    /// More formulas, each behind a separator.
    fn rest_of_list(&mut self, parts: &mut Vec<Formula>, separator: &str) -> Result<(), String> {
        while self.eat(separator) {
            parts.push(*self.formula()?);
        }
        Ok(())
    }
}

/// Words that are no names in formulas.
fn is_keyword(word: &str) -> bool {
    matches!(
        word,
        "ALL" | "EX" | "let" | "in" | "Un" | "Int" | "div" | "mod" | "if" | "then" | "else" | "comment" | "old"
    ) || matches!(word, "card" | "Card" | "cardinality" | "rtrancl" | "objlocs")
}
