//! Contracts: their cases, joined by `also`.

use super::Parser;
use super::modifiers::{Taken, java_modifier};
use super::tables::{BEHAVIORS, ROLES, find};
use crate::ast::{Behavior, CaseRole, Clause, Contract, Modifiers, SpecCase};
use crate::token::TokenKind;
use base::Span;

impl Parser<'_> {
    /// Takes `also`, `implies_that`, `for_example` or a heading like `public normal_behavior`, if one is next.
    pub(super) fn contract_heading(&mut self, contract: &mut Option<Contract>) -> Taken {
        let start = self.position;
        let has_visibility = matches!(self.kind(), TokenKind::Public | TokenKind::Protected | TokenKind::Private);
        if !has_visibility && !self.at(TokenKind::Identifier) {
            return Taken::No;
        }
        if let Some(role) = find(ROLES, self.text_of(self.token())) {
            self.bump();
            // Cases that follow from others, and examples, stand last: `also` joins another of the same kind.
            let last = contract.as_ref().and_then(|contract| contract.cases.last()).map_or(role, |case| case.role);
            let role = if role == CaseRole::Case { last } else { role };
            begin_case(contract, role, self.span_from(start));
            return Taken::Yes;
        }
        let Some((behavior, width)) = self.behavior_heading() else { return Taken::No };
        let mut modifiers = Modifiers::default();
        if let Some(modifier) = java_modifier(self.kind()).filter(|_| has_visibility) {
            modifiers.list.push((modifier, self.span_of(self.token())));
        }
        self.position += width;
        let span = self.span_from(start);
        let case = case_for_heading(contract, span);
        case.behavior = Some(behavior);
        case.modifiers = modifiers;
        case.span = case.span.to(span);
        Taken::Yes
    }

    /// Whether the heading of a case is next.
    pub(super) fn at_behavior(&self) -> bool {
        let is_joined = self.at(TokenKind::Identifier) && find(ROLES, self.text_of(self.token())).is_some();
        is_joined || self.behavior_heading().is_some()
    }

    /// The heading of a case that is next, and how many tokens it has.
    fn behavior_heading(&self) -> Option<(Behavior, usize)> {
        let has_visibility = matches!(self.kind(), TokenKind::Public | TokenKind::Protected | TokenKind::Private);
        let width = 1 + usize::from(has_visibility);
        let behavior = find(BEHAVIORS, self.text_at(self.position + width - 1))?;
        Some((behavior, width))
    }
}

pub(super) fn new_case(role: CaseRole, span: Span) -> SpecCase {
    SpecCase { modifiers: Modifiers::default(), behavior: None, role, clauses: Vec::new(), span }
}

fn contract_at(contract: &mut Option<Contract>, span: Span) -> &mut Contract {
    contract.get_or_insert_with(|| Contract {
        extends_inherited: false,
        is_loop_contract: false,
        cases: Vec::new(),
        span,
    })
}

/// Begins a case behind `also`; before the first case, the contract is joined to what is inherited.
fn begin_case(contract: &mut Option<Contract>, role: CaseRole, span: Span) {
    let contract = contract_at(contract, span);
    contract.span = contract.span.to(span);
    if contract.cases.is_empty() && role == CaseRole::Case {
        contract.extends_inherited = true;
    }
    contract.cases.push(new_case(role, span));
}

/// The case that a heading belongs to: one that was just begun, or another.
fn case_for_heading(contract: &mut Option<Contract>, span: Span) -> &mut SpecCase {
    let contract = contract_at(contract, span);
    contract.span = contract.span.to(span);
    let role = contract.cases.last().map_or(CaseRole::Case, |case| case.role);
    let is_begun = contract.cases.last().is_some_and(|case| case.behavior.is_none() && case.clauses.is_empty());
    if !is_begun {
        contract.cases.push(new_case(role, span));
    }
    let last = contract.cases.len() - 1;
    &mut contract.cases[last]
}

/// Adds a clause to the last case.
pub(super) fn add_clause(contract: &mut Option<Contract>, clause: Clause) {
    let contract = contract_at(contract, clause.span);
    contract.span = contract.span.to(clause.span);
    if contract.cases.is_empty() {
        contract.cases.push(new_case(CaseRole::Case, clause.span));
    }
    let last = contract.cases.len() - 1;
    let case = &mut contract.cases[last];
    case.span = case.span.to(clause.span);
    case.clauses.push(clause);
}
