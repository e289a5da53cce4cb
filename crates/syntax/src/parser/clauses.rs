//! Clauses of contracts and of loops.

use super::{Parse, Parser};
use crate::ast::{Clause, ClauseKind, LoopClause, LoopClauseKind};
use crate::token::TokenKind;

/// The clauses of a contract that are understood.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum ClauseKeyword {
    Requires,
    Ensures,
    Assignable,
    SignalsOnly,
}

/// The clauses before a loop that are understood.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum LoopKeyword {
    Invariant,
    Decreases,
    Assignable,
}

/// The clause that a word begins.
pub(super) fn clause_keyword(word: &str) -> Option<ClauseKeyword> {
    match word {
        "requires" | "pre" => Some(ClauseKeyword::Requires),
        "ensures" | "post" => Some(ClauseKeyword::Ensures),
        "assignable" | "modifies" | "modifiable" | "assigns" => Some(ClauseKeyword::Assignable),
        "signals_only" => Some(ClauseKeyword::SignalsOnly),
        _ => None,
    }
}

/// The clause before a loop that a word begins.
pub(super) fn loop_keyword(word: &str) -> Option<LoopKeyword> {
    match word {
        "loop_invariant" | "maintaining" | "maintains" => Some(LoopKeyword::Invariant),
        "decreases" | "decreasing" => Some(LoopKeyword::Decreases),
        "assignable" | "modifies" | "modifiable" | "assigns" => Some(LoopKeyword::Assignable),
        _ => None,
    }
}

impl Parser<'_> {
    /// A clause of a contract, whose keyword is next.
    pub(super) fn contract_clause(&mut self) -> Parse<Clause> {
        let start = self.position;
        let word = self.text_of(self.token());
        let is_understood = self.ahead(1) != TokenKind::Less;
        let Some(keyword) = clause_keyword(word).filter(|_| is_understood) else {
            return Ok(self.clause_not_understood(word));
        };
        self.bump();
        let kind = match keyword {
            ClauseKeyword::Requires => ClauseKind::Requires(self.expression()?),
            ClauseKeyword::Ensures => ClauseKind::Ensures(self.expression()?),
            ClauseKeyword::Assignable => ClauseKind::Assignable(self.locations()?),
            ClauseKeyword::SignalsOnly => return self.signals_only(start),
        };
        self.semicolon("the clause")?;
        Ok(Clause { kind, span: self.span_from(start) })
    }

    fn clause_not_understood(&mut self, word: &str) -> Clause {
        let start = self.position;
        // What follows `also` is a case of its own: none of its clauses may be read as one of this case.
        let begins_case = matches!(word, "also" | "for_example" | "implies_that")
            || word.ends_with("_behavior")
            || word.ends_with("_behaviour")
            || word.ends_with("example");
        if begins_case {
            self.skip_annotation_rest();
            return self.unsupported_clause(start, "contracts with several cases (`also`)");
        }
        self.skip_clause();
        self.unsupported_clause(start, format!("`{word}` clauses"))
    }

    /// What follows `signals_only`.
    fn signals_only(&mut self, start: usize) -> Parse<Clause> {
        let types = match self.kind() {
            TokenKind::BackslashWord if self.text_of(self.token()) == "\\nothing" => {
                self.bump();
                Vec::new()
            }
            TokenKind::BackslashWord => {
                self.skip_clause();
                return Ok(self.unsupported_clause(start, "`signals_only` clauses of this form"));
            }
            _ => self.type_list()?,
        };
        self.semicolon("the clause")?;
        Ok(Clause { kind: ClauseKind::SignalsOnly(types), span: self.span_from(start) })
    }

    /// A clause before a loop, whose keyword is next and understood.
    pub(super) fn loop_clause(&mut self) -> Parse<LoopClause> {
        let start = self.position;
        let word = self.text_of(self.token());
        let is_understood = self.ahead(1) != TokenKind::Less;
        let Some(keyword) = loop_keyword(word).filter(|_| is_understood) else {
            self.skip_clause();
            let unsupported = self.unsupported(start, format!("`{word}` clauses"));
            return Ok(LoopClause { span: unsupported.span, kind: LoopClauseKind::Unsupported(unsupported) });
        };
        self.bump();
        let kind = match keyword {
            LoopKeyword::Invariant => LoopClauseKind::Invariant(self.expression()?),
            LoopKeyword::Decreases => {
                let variant = self.expression()?;
                if self.at(TokenKind::Comma) {
                    self.skip_clause();
                    let unsupported = self.unsupported(start, "variants of several numbers");
                    return Ok(LoopClause { span: unsupported.span, kind: LoopClauseKind::Unsupported(unsupported) });
                }
                LoopClauseKind::Decreases(variant)
            }
            LoopKeyword::Assignable => LoopClauseKind::Assignable(self.locations()?),
        };
        self.semicolon("the clause")?;
        Ok(LoopClause { kind, span: self.span_from(start) })
    }
}
