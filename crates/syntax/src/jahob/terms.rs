//! Terms: what stands between the operators of a formula.

use super::formulas::Parser;
use super::lexer::TokenKind;
use super::{Binary, Formula, FormulaKind, Unary};
use base::Name;

impl Parser<'_> {
    /// `f x y`, and any `..field` and `.[index]` behind it.
    pub fn application_with_fields(&mut self) -> Result<Formula, String> {
        let start = self.token().start;
        let mut left = self.application_of_factors()?;
        loop {
            let kind = if self.eat("..") {
                FormulaKind::Field(Box::new(left), Box::new(self.factor()?))
            } else if self.eat(".[") {
                let index = self.formula()?;
                self.expect("]")?;
                FormulaKind::Element(Box::new(left), Box::new(index))
            } else {
                return Ok(left);
            };
            self.grow()?;
            left = Formula { kind, span: self.from(start) };
        }
    }

    fn application_of_factors(&mut self) -> Result<Formula, String> {
        let start = self.token().start;
        let prefix = match self.text() {
            _ if self.kind() != TokenKind::Word => None,
            "old" => Some(Unary::Old),
            "card" | "Card" | "cardinality" => Some(Unary::Cardinality),
            "rtrancl" => Some(Unary::ReflexiveTransitiveClosure),
            "objlocs" => Some(Unary::ObjectLocations),
            _ => None,
        };
        if let Some(prefix) = prefix {
            self.bump();
            let operand = self.nested(Self::factor_or_prefix)?;
            return Ok(Formula { kind: FormulaKind::Unary(prefix, Box::new(operand)), span: self.from(start) });
        }
        if self.eat("comment") {
            if self.kind() != TokenKind::String {
                return Err(format!("a name between `''` and `''` is expected, {} was found", self.found()));
            }
            let name = Name::new(self.text());
            self.bump();
            let inner = self.nested(Self::factor)?;
            return Ok(Formula { kind: FormulaKind::Named(name, Box::new(inner)), span: self.from(start) });
        }
        let function = self.factor()?;
        let mut arguments = Vec::new();
        while self.begins_factor() {
            arguments.push(self.factor()?);
        }
        if arguments.is_empty() {
            return Ok(function);
        }
        Ok(Formula { kind: FormulaKind::Apply(Box::new(function), arguments), span: self.from(start) })
    }

    /// `old` may stand before `card`.
    fn factor_or_prefix(&mut self) -> Result<Formula, String> {
        match self.text() {
            "old" | "card" | "Card" | "cardinality" | "rtrancl" | "objlocs" => self.application_of_factors(),
            _ => self.factor(),
        }
    }

    fn begins_factor(&self) -> bool {
        match self.kind() {
            TokenKind::Word => !is_keyword(self.text()),
            TokenKind::Number => true,
            TokenKind::Symbol => matches!(self.text(), "(" | "{" | "{}" | "[" | "[|" | "\\<emptyset>"),
            TokenKind::String | TokenKind::TypeVariable | TokenKind::End => false,
        }
    }

    fn factor(&mut self) -> Result<Formula, String> {
        let start = self.token().start;
        let text = self.text();
        let kind = match self.kind() {
            TokenKind::Word if is_keyword(text) => return Err(format!("a term is expected, `{text}` was found")),
            TokenKind::Word => {
                self.bump();
                match text {
                    "True" => FormulaKind::Bool(true),
                    "False" => FormulaKind::Bool(false),
                    "null" => FormulaKind::Null,
                    "UNIV" => FormulaKind::Universe,
                    _ if self.at("$[") => self.element_image(start, text)?,
                    _ => FormulaKind::Name(Name::new(text)),
                }
            }
            TokenKind::Number => {
                self.bump();
                FormulaKind::Number(Name::new(text))
            }
            TokenKind::Symbol if text == "{}" || text == "\\<emptyset>" => {
                self.bump();
                FormulaKind::EmptySet
            }
            TokenKind::Symbol if text == "(" => return self.nested(Self::parenthesised),
            TokenKind::Symbol if text == "{" => self.nested(Self::set)?,
            TokenKind::Symbol if text == "[" => {
                self.bump();
                FormulaKind::List(self.list("]")?)
            }
            TokenKind::Symbol if text == "[|" => {
                self.bump();
                let mut formulas = vec![self.formula()?];
                while self.eat(";") {
                    formulas.push(self.formula()?);
                }
                self.expect("|]")?;
                FormulaKind::Conjunction(formulas)
            }
            _ => return Err(format!("a term is expected, {} was found", self.found())),
        };
        Ok(Formula { kind, span: self.from(start) })
    }

    /// `s$[f]`: of all elements of the set `s`; its name, which began at `start`, was taken.
    fn element_image(&mut self, start: usize, name: &str) -> Result<FormulaKind, String> {
        let name = Formula { kind: FormulaKind::Name(Name::new(name)), span: self.from(start) };
        self.bump();
        let inner = self.formula()?;
        self.expect("]")?;
        Ok(FormulaKind::Binary(Binary::ElementImage, Box::new(name), Box::new(inner)))
    }

    /// `(f)` or `(a, b)`.
    fn parenthesised(&mut self) -> Result<Formula, String> {
        let start = self.token().start;
        self.bump();
        let mut parts = self.list(")")?;
        let span = self.from(start);
        match parts.pop() {
            Some(only) if parts.is_empty() => Ok(Formula { span, ..only }),
            Some(last) => {
                parts.push(last);
                Ok(Formula { kind: FormulaKind::Tuple(parts), span })
            }
            None => Err("a formula is expected between the parentheses".to_owned()),
        }
    }

    /// `{a, b}` or `{x. f}`.
    fn set(&mut self) -> Result<FormulaKind, String> {
        self.bump();
        if self.eat("}") {
            return Ok(FormulaKind::EmptySet);
        }
        let mut parts = vec![self.formula()?];
        while self.eat(",") {
            parts.push(self.formula()?);
        }
        if self.eat(".") {
            let condition = self.formula()?;
            self.expect("}")?;
            return Ok(FormulaKind::Comprehension(parts, Box::new(condition)));
        }
        self.expect("}")?;
        Ok(FormulaKind::Set(parts))
    }

    /// Formulas with `,` between them, and what closes them.
    fn list(&mut self, close: &str) -> Result<Vec<Formula>, String> {
        let mut parts = Vec::new();
        if self.eat(close) {
            return Ok(parts);
        }
        loop {
            parts.push(self.formula()?);
            if !self.eat(",") {
                self.expect(close)?;
                return Ok(parts);
            }
        }
    }
}

/// Words that are no names in formulas.
fn is_keyword(word: &str) -> bool {
    matches!(
        word,
        "ALL" | "EX" | "let" | "in" | "Un" | "Int" | "div" | "mod" | "if" | "then" | "else" | "comment" | "old"
    ) || matches!(word, "card" | "Card" | "cardinality" | "rtrancl" | "objlocs")
}
