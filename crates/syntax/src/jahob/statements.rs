//! Statements of a comment: what is assumed, noted, picked, …

use super::items::{Items, Read};
use super::lexer::TokenKind;
use super::{NamedFormula, StatementKind, Variable};
use crate::ast::Ident;

impl Items<'_> {
    /// A statement.
    pub fn statement(&mut self) -> Read<StatementKind> {
        if self.kind() != TokenKind::Word {
            return self.assignment();
        }
        let keyword = self.token().text;
        if self.next_is(":=") || self.next_is("(") {
            return self.assignment();
        }
        match keyword {
            "assert" | "note" | "noteThat" | "assume" | "assuming" | "split" | "noteOnly" | "bycontradiction"
            | "contradiction" | "mp" => self.statement_about_formula(),
            "havoc" => {
                self.bump();
                let variables = self.formula_list()?;
                Ok(StatementKind::Havoc(variables, self.such_that()?))
            }
            "pickAny" | "pickWitness" => {
                self.bump();
                let variables = self.typed_variables()?;
                let condition = self.such_that()?;
                Ok(match keyword {
                    "pickAny" => StatementKind::PickAny(variables, condition),
                    _ => StatementKind::PickWitness(variables, condition),
                })
            }
            "witness" | "cases" => {
                self.bump();
                let terms = self.formula_list()?;
                self.expect("for")?;
                let formula = self.named_formula()?;
                let from = self.names_after(&["from", "by"])?;
                Ok(match keyword {
                    "witness" => StatementKind::Witness(terms, formula, from),
                    _ => StatementKind::Cases(terms, formula, from),
                })
            }
            "showedcase" => {
                self.bump();
                if self.kind() != TokenKind::Number {
                    return self.expected("the number of the case");
                }
                let number = self.ident_here();
                self.expect("of")?;
                let formula = self.named_formula()?;
                Ok(StatementKind::ShowedCase(number, formula, self.names_after(&["from", "by"])?))
            }
            "induct" => {
                self.bump();
                let formula = self.named_formula()?;
                self.expect("over")?;
                let variable = self.typed_variable()?;
                Ok(StatementKind::Induct(formula, variable))
            }
            "instantiate" => {
                self.bump();
                let formula = self.named_formula()?;
                self.expect("with")?;
                Ok(StatementKind::Instantiate(formula, self.formula_list()?))
            }
            "proof" | "localize" => {
                self.bump();
                Ok(StatementKind::Localize)
            }
            _ => self.assignment(),
        }
    }

    /// Statements of one formula with what it is proved from.
    fn statement_about_formula(&mut self) -> Read<StatementKind> {
        let keyword = self.bump().text;
        let formula = self.named_formula()?;
        Ok(match keyword {
            "assert" => StatementKind::Assert(formula, self.names_after(&["from", "by"])?),
            "note" | "noteThat" => {
                let from = self.names_after(&["from", "by"])?;
                StatementKind::Note(formula, from, self.names_after(&["forSuch"])?)
            }
            "assume" => StatementKind::Assume(formula),
            "assuming" => StatementKind::Assuming(formula),
            "bycontradiction" => StatementKind::ByContradiction(formula),
            "contradiction" => StatementKind::Contradiction(formula),
            "mp" => StatementKind::ModusPonens(formula),
            _ => StatementKind::Split(formula),
        })
    }

    /// `x := "f"` or `operation(…)`.
    fn assignment(&mut self) -> Read<StatementKind> {
        if self.kind() == TokenKind::Word && self.next_is("(") {
            let name = self.ident_here();
            self.bump();
            let arguments = self.formula_list()?;
            self.expect(")")?;
            return Ok(StatementKind::Operation(name, arguments));
        }
        if !matches!(self.kind(), TokenKind::Word | TokenKind::String) {
            return self.expected("a specification");
        }
        if !self.next_is(":=") && self.kind() == TokenKind::Word {
            return self.expected("a specification");
        }
        let target = self.formula_or_name()?;
        self.expect(":=")?;
        Ok(StatementKind::Assign(target, self.formula_or_name()?))
    }

    fn such_that(&mut self) -> Read<Option<NamedFormula>> {
        let is_there = self.eat("suchThat") || self.eat("ST");
        if is_there { self.named_formula().map(Some) } else { Ok(None) }
    }

    /// `keyword A, B.c`
    fn names_after(&mut self, keywords: &[&str]) -> Read<Vec<Ident>> {
        let mut names = Vec::new();
        if keywords.iter().any(|keyword| self.eat(keyword)) {
            loop {
                names.push(self.word("a name")?);
                if !self.eat(",") {
                    break;
                }
            }
        }
        Ok(names)
    }

    fn typed_variables(&mut self) -> Read<Vec<Variable>> {
        let mut variables = vec![self.typed_variable()?];
        while self.eat(",") {
            variables.push(self.typed_variable()?);
        }
        Ok(variables)
    }

    /// `x :: t`; `x` alone has the type that follows from its uses.
    fn typed_variable(&mut self) -> Read<Variable> {
        let name = self.word("the name of a variable")?;
        let ty = if self.eat("::") { Some(self.ty()?) } else { None };
        Ok(Variable { name, ty })
    }
}
