//! Clauses of contracts and of loops.

use super::contracts::{add_clause, new_case};
use super::modifiers::Taken;
use super::specification::clause;
use super::tables::{MARKS, Mark, find};
use super::{Parse, Parser};
use crate::ast::{
    CaseRole, Clause, ClauseKind, Contract, Expr, ExprKind, Ident, LoopClause, LoopClauseKind, SpecCase, SpecExpr,
};
use crate::token::TokenKind;
use base::Name;

/// The clauses of a contract.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum ClauseKeyword {
    Requires,
    Ensures,
    Assignable,
    Accessible,
    Signals,
    SignalsOnly,
    Diverges,
    MeasuredBy,
    When,
    Breaks,
    Continues,
    Returns,
    Determines,
    Forall,
    Old,
    AlsoEnsures,
    AlsoSignals,
    AlsoAssignable,
    Other,
}

/// The clauses before a loop that a contract does not have, or that mean something else there.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum LoopKeyword {
    Invariant,
    Decreases,
    Assignable,
    /// A hint of what could be an invariant.
    Predicate,
    /// A variable of such hints.
    Constant,
}

/// The words that clauses of contracts begin with, without `_redundantly`.
pub(super) const CLAUSES: &[(&str, ClauseKeyword)] = &[
    ("requires", ClauseKeyword::Requires),
    ("pre", ClauseKeyword::Requires),
    ("ensures", ClauseKeyword::Ensures),
    ("post", ClauseKeyword::Ensures),
    ("assignable", ClauseKeyword::Assignable),
    ("modifies", ClauseKeyword::Assignable),
    ("modifiable", ClauseKeyword::Assignable),
    ("assigns", ClauseKeyword::Assignable),
    ("writes", ClauseKeyword::Assignable),
    ("accessible", ClauseKeyword::Accessible),
    ("reads", ClauseKeyword::Accessible),
    ("signals", ClauseKeyword::Signals),
    ("exsures", ClauseKeyword::Signals),
    ("signals_only", ClauseKeyword::SignalsOnly),
    ("diverges", ClauseKeyword::Diverges),
    ("measured_by", ClauseKeyword::MeasuredBy),
    ("decreases", ClauseKeyword::MeasuredBy),
    ("decreasing", ClauseKeyword::MeasuredBy),
    ("when", ClauseKeyword::When),
    ("breaks", ClauseKeyword::Breaks),
    ("continues", ClauseKeyword::Continues),
    ("returns", ClauseKeyword::Returns),
    ("determines", ClauseKeyword::Determines),
    ("separates", ClauseKeyword::Determines),
    ("loop_determines", ClauseKeyword::Determines),
    ("loop_separates", ClauseKeyword::Determines),
    ("forall", ClauseKeyword::Forall),
    ("old", ClauseKeyword::Old),
    // ESC/Java's, of a method that overrides another: they add to what is inherited.
    ("also_ensures", ClauseKeyword::AlsoEnsures),
    ("also_exsures", ClauseKeyword::AlsoSignals),
    ("also_modifies", ClauseKeyword::AlsoAssignable),
    ("also_requires", ClauseKeyword::Other),
    // What is assumed without being checked must never be taken for what is checked.
    ("requires_free", ClauseKeyword::Other),
    ("ensures_free", ClauseKeyword::Other),
    ("assignable_free", ClauseKeyword::Other),
    ("recommends", ClauseKeyword::Other),
    ("working_space", ClauseKeyword::Other),
    ("duration", ClauseKeyword::Other),
    ("captures", ClauseKeyword::Other),
    ("callable", ClauseKeyword::Other),
];

/// The words that clauses before loops begin with, without `_redundantly`.
pub(super) const LOOP_CLAUSES: &[(&str, LoopKeyword)] = &[
    ("loop_invariant", LoopKeyword::Invariant),
    ("maintaining", LoopKeyword::Invariant),
    ("maintains", LoopKeyword::Invariant),
    ("decreases", LoopKeyword::Decreases),
    ("decreasing", LoopKeyword::Decreases),
    ("loop_decreases", LoopKeyword::Decreases),
    ("loop_variant", LoopKeyword::Decreases),
    ("assignable", LoopKeyword::Assignable),
    ("modifies", LoopKeyword::Assignable),
    ("modifiable", LoopKeyword::Assignable),
    ("assigns", LoopKeyword::Assignable),
    ("loop_modifies", LoopKeyword::Assignable),
    ("loop_assigns", LoopKeyword::Assignable),
    ("loop_writes", LoopKeyword::Assignable),
    ("loop_predicate", LoopKeyword::Predicate),
    ("skolem_constant", LoopKeyword::Constant),
];

/// Whether a clause of a contract begins with this word, without `_redundantly`.
pub(super) fn is_clause(word: &str) -> bool {
    clause_keyword(word).is_some()
}

/// The clause that a word begins, without `_redundantly`.
fn clause_keyword(word: &str) -> Option<ClauseKeyword> {
    find(CLAUSES, word)
}

/// The clause before a loop that a word begins.
pub(super) fn loop_keyword(word: &str) -> Option<LoopKeyword> {
    find(LOOP_CLAUSES, word)
}

/// A word without `_redundantly`, and whether that was there.
pub(super) fn without_redundantly(word: &str) -> (&str, bool) {
    word.strip_suffix("_redundantly").map_or((word, false), |rest| (rest, true))
}

impl Parser<'_> {
    /// Whether a clause of a contract is next.
    pub(super) fn at_contract_clause(&self) -> bool {
        self.at(TokenKind::Identifier) && clause_keyword(without_redundantly(self.text_of(self.token())).0).is_some()
    }

    /// A clause of a contract, whose keyword is next.
    pub(super) fn contract_clause(&mut self) -> Parse<Clause> {
        let start = self.position;
        let token = self.bump();
        let (word, is_redundant) = without_redundantly(self.text_of(&token));
        let Some(keyword) = clause_keyword(word) else { return Err(self.expected("a clause")) };
        let heaps = self.heaps();
        let kind = match keyword {
            ClauseKeyword::Requires => ClauseKind::Requires(self.formula()?),
            ClauseKeyword::Ensures => ClauseKind::Ensures(self.formula()?),
            ClauseKeyword::Diverges => ClauseKind::Diverges(self.formula()?),
            ClauseKeyword::When => ClauseKind::When(self.formula()?),
            ClauseKeyword::Returns => ClauseKind::Returns(self.formula()?),
            ClauseKeyword::Assignable => ClauseKind::Assignable(self.locations()?),
            ClauseKeyword::Accessible => self.accessible()?,
            ClauseKeyword::Signals => self.signals()?,
            ClauseKeyword::SignalsOnly => self.signals_only()?,
            ClauseKeyword::MeasuredBy => ClauseKind::MeasuredBy(self.expression_list()?),
            ClauseKeyword::Breaks => self.leaves(true)?,
            ClauseKeyword::Continues => self.leaves(false)?,
            ClauseKeyword::Determines => ClauseKind::Determines(self.determines()?),
            ClauseKeyword::Forall => self.forall()?,
            ClauseKeyword::AlsoEnsures => ClauseKind::Ensures(self.formula()?),
            ClauseKeyword::AlsoSignals => self.signals()?,
            ClauseKeyword::AlsoAssignable => ClauseKind::Assignable(self.locations()?),
            ClauseKeyword::Old => ClauseKind::Old(self.type_reference()?, self.declarators()?),
            ClauseKeyword::Other => {
                let ident = self.ident_of(&token);
                ClauseKind::Other(ident, self.expression_list()?)
            }
        };
        self.semicolon("the clause")?;
        let adds_to_inherited =
            matches!(keyword, ClauseKeyword::AlsoEnsures | ClauseKeyword::AlsoSignals | ClauseKeyword::AlsoAssignable);
        Ok(Clause { heaps, is_redundant, adds_to_inherited, ..clause(self.span_from(start), kind) })
    }

    /// An expression that is true or false.
    pub(super) fn formula(&mut self) -> Parse<Expr> {
        let formula = self.expression()?;
        let mut inner = &formula;
        while let ExprKind::Paren(inside) = &inner.kind {
            inner = inside;
        }
        if let ExprKind::Specification(specification) = &inner.kind
            && let SpecExpr::Word(word) = &**specification
            && matches!(word.name.as_str(), "nothing" | "everything" | "strictly_nothing")
        {
            let message = format!("`\\{}` is not an expression, it belongs into `assignable`", word.name);
            self.note_specification(word.span, message);
        }
        Ok(formula)
    }

    /// `<heap><savedHeap>` behind the keyword of a clause.
    fn heaps(&mut self) -> Vec<Ident> {
        let mut heaps = Vec::new();
        while self.at(TokenKind::Less) && self.ahead(1) == TokenKind::Identifier {
            let closes = self.ahead(2) == TokenKind::Greater;
            if !closes {
                break;
            }
            self.bump();
            let token = self.bump();
            heaps.push(self.ident_of(&token));
            self.bump();
        }
        heaps
    }

    /// `\inv: l, … \measured_by e`
    fn accessible(&mut self) -> Parse<ClauseKind> {
        let mut subject = None;
        let mut first = self.location()?;
        if self.eat(TokenKind::Colon).is_some() {
            subject = Some(Box::new(self.location_as_expression(first)));
            first = self.location()?;
        }
        let mut locations = vec![first];
        while self.eat(TokenKind::Comma).is_some() {
            locations.push(self.location()?);
        }
        let mut measure = None;
        if self.at_mark(Mark::MeasuredBy) {
            self.bump();
            measure = Some(Box::new(self.expression()?));
        }
        Ok(ClauseKind::Accessible { subject, locations, measure })
    }

    /// `(T e) formula`
    fn signals(&mut self) -> Parse<ClauseKind> {
        let open = self.position;
        self.expect(TokenKind::OpenParen, "after `signals`")?;
        let class = self.type_reference()?;
        let mut name = None;
        if let Some(token) = self.eat(TokenKind::Identifier) {
            name = Some(self.ident_of(&token));
        }
        self.close(open, TokenKind::CloseParen)?;
        let formula = if self.at_end_of_clause() { None } else { Some(Box::new(self.formula()?)) };
        Ok(ClauseKind::Signals { class, name, formula })
    }

    fn at_end_of_clause(&self) -> bool {
        matches!(self.kind(), TokenKind::Semicolon | TokenKind::AnnotationEnd | TokenKind::EndOfFile)
            || self.clause_may_end()
    }

    /// What follows `signals_only`.
    fn signals_only(&mut self) -> Parse<ClauseKind> {
        if self.at_mark(Mark::Nothing) {
            self.bump();
            return Ok(ClauseKind::SignalsOnly(Vec::new()));
        }
        Ok(ClauseKind::SignalsOnly(self.type_list()?))
    }

    /// `(label) formula` of `breaks` and `continues`.
    fn leaves(&mut self, is_break: bool) -> Parse<ClauseKind> {
        let mut label = None;
        let has_label = self.at(TokenKind::OpenParen)
            && (self.ahead(1) == TokenKind::CloseParen
                || self.ahead(1) == TokenKind::Identifier && self.ahead(2) == TokenKind::CloseParen);
        if has_label {
            self.bump();
            if let Some(token) = self.eat(TokenKind::Identifier) {
                label = Some(self.ident_of(&token));
            }
            self.bump();
        }
        Ok(ClauseKind::Leaves { is_break, label, formula: Box::new(self.formula()?) })
    }

    /// `e, … \by e, … \declassifies e, …`
    fn determines(&mut self) -> Parse<Vec<(Option<Ident>, Vec<Expr>)>> {
        let mut parts = vec![(None, self.expression_list()?)];
        while self.at(TokenKind::BackslashWord) {
            let token = self.bump();
            let name = self.backslash_name(&token);
            parts.push((Some(name), self.expression_list()?));
        }
        Ok(parts)
    }

    /// `T x, y`
    fn forall(&mut self) -> Parse<ClauseKind> {
        let ty = self.type_reference()?;
        let mut names = vec![self.name("of the variable")?];
        while self.eat(TokenKind::Comma).is_some() {
            names.push(self.name("of the variable")?);
        }
        Ok(ClauseKind::Forall(ty, names))
    }

    /// Whether this word is next.
    pub(super) fn at_mark(&self, mark: Mark) -> bool {
        self.at(TokenKind::BackslashWord) && find(MARKS, self.text_of(self.token())) == Some(mark)
    }

    /// Whether `{|` is next.
    pub(super) fn at_nested_cases(&self) -> bool {
        self.at(TokenKind::OpenBrace) && self.ahead(1) == TokenKind::Bar
    }

    /// `{| … also … |}`
    pub(super) fn nested_cases(&mut self) -> Parse<Clause> {
        self.nested(|parser| {
            let start = parser.position;
            parser.bump();
            parser.bump();
            let mut contract: Option<Contract> = None;
            while !matches!(parser.kind(), TokenKind::Bar | TokenKind::AnnotationEnd | TokenKind::EndOfFile) {
                parser.item_of_contract(&mut contract)?;
            }
            parser.expect(TokenKind::Bar, "before `}` of the nested cases")?;
            parser.close(start, TokenKind::CloseBrace)?;
            let span = parser.span_from(start);
            let cases: Vec<SpecCase> = contract.map_or_else(|| vec![new_case(CaseRole::Case, span)], |all| all.cases);
            Ok(clause(span, ClauseKind::Nested(cases)))
        })
    }

    /// A heading, a clause or nested cases, of which one must be next.
    pub(super) fn item_of_contract(&mut self, contract: &mut Option<Contract>) -> Parse<()> {
        if self.eat(TokenKind::Semicolon).is_some() || self.contract_heading(contract) == Taken::Yes {
            return Ok(());
        }
        let clause = if self.at_nested_cases() {
            self.nested_cases()?
        } else if self.at_contract_clause() {
            self.contract_clause()?
        } else {
            return Err(self.expected("a clause of the contract"));
        };
        add_clause(contract, clause);
        Ok(())
    }

    /// A clause before a loop, whose keyword is next and understood.
    pub(super) fn loop_clause(&mut self) -> Parse<LoopClause> {
        let start = self.position;
        let token = self.bump();
        let (word, is_redundant) = without_redundantly(self.text_of(&token));
        let Some(keyword) = loop_keyword(word) else { return Err(self.expected("a clause of the loop")) };
        let heaps = self.heaps();
        // A clause about another heap is none about the ordinary one.
        let is_ordinary = heaps.is_empty() || heaps.iter().any(|heap| heap.name.as_str() == "heap");
        let kind = match keyword {
            LoopKeyword::Invariant if is_ordinary => LoopClauseKind::Invariant(self.formula()?),
            LoopKeyword::Assignable if is_ordinary && !is_redundant => LoopClauseKind::Assignable(self.locations()?),
            LoopKeyword::Decreases => {
                let mut variant = self.expression_list()?;
                match variant.pop() {
                    Some(only) if variant.is_empty() && is_ordinary => LoopClauseKind::Decreases(only),
                    last => {
                        variant.extend(last);
                        let kind = ClauseKind::MeasuredBy(variant);
                        self.clause_of_loop(start, kind, heaps, is_redundant)
                    }
                }
            }
            LoopKeyword::Invariant => {
                let word = Ident { name: Name::new("loop_invariant"), span: self.span_of(&token) };
                let kind = ClauseKind::Other(word, vec![self.formula()?]);
                self.clause_of_loop(start, kind, heaps, is_redundant)
            }
            LoopKeyword::Predicate => LoopClauseKind::Predicates(self.expression_list()?),
            LoopKeyword::Constant => LoopClauseKind::Constants(self.type_reference()?, self.declarators()?),
            LoopKeyword::Assignable => {
                let kind = ClauseKind::Assignable(self.locations()?);
                self.clause_of_loop(start, kind, heaps, is_redundant)
            }
        };
        self.semicolon("the clause")?;
        Ok(LoopClause { kind, span: self.span_from(start) })
    }

    fn clause_of_loop(&self, start: usize, kind: ClauseKind, heaps: Vec<Ident>, is_redundant: bool) -> LoopClauseKind {
        let clause = Clause { heaps, is_redundant, ..clause(self.span_from(start), kind) };
        LoopClauseKind::Clause(Box::new(clause))
    }
}
