//! What is assumed and nobody checks: `requires_free` by the method or block that says so, `ensures_free` by whoever comes behind it. Proofs
//! rest on that, so each use is listed as an assumption, with the method itself and with every caller.

use crate::build::builder::Builder;
use crate::program::context::Lowered;
use crate::program::signatures::has_this;
use crate::spec::expressions::{Arithmetic, Meaning, State};
use base::{Span, rules};
use ir::{AssumeReason, CommandKind};
use logic::Term;
use logic::build::{bool, implies};
use sema::program::{Expr, LocalId, MethodId};
use std::collections::HashMap;

impl Builder<'_> {
    /// Where a method begins, what it requires of nobody holds, in each case whose precondition does.
    pub fn assume_free_requires(&mut self, id: MethodId) -> Lowered<()> {
        let cases = self.context.cases(id);
        for written in &cases {
            if written.case.requires_free.is_empty() {
                continue;
            }
            let premise = match cases.as_slice() {
                [_] => bool(true),
                _ => self.precondition(*written, State::Current)?,
            };
            let meaning = self.entry_meaning(written.origin, None);
            for expr in &written.case.requires_free {
                let formula = self.specification(expr, &meaning)?;
                self.assume_freely(expr, implies(premise.clone(), formula));
            }
        }
        Ok(())
    }

    /// An assumption that stands in a clause.
    pub fn assume_freely(&mut self, clause: &Expr, formula: Term) {
        self.note_free(clause, clause.span);
        self.emit(clause.span, CommandKind::Assume { condition: formula, reason: AssumeReason::Written });
        self.expect_assumption(clause.span);
    }

    /// At a call by contract: its promises hold if what is required freely does, and those that are free are taken as they are.
    pub fn note_free_clauses(&mut self, callee: MethodId, span: Span) {
        for written in self.context.cases(callee) {
            for clause in written.case.requires_free.iter().chain(&written.case.ensures_free) {
                self.note_free(clause, span);
            }
        }
    }

    /// At a call of a model whose contract is checked, what it requires freely is an obligation: only the library calls it.
    pub fn check_free_requires(&mut self, callee: MethodId, arguments: &[Term], span: Span) -> Lowered<()> {
        let context = self.context;
        let method = &context.program.methods[callee];
        if !context.is_checked_model(method) {
            return Ok(());
        }
        let (this, values) = match (has_this(method), arguments) {
            (true, [this, rest @ ..]) => (Some(this.clone()), rest),
            _ => (None, arguments),
        };
        let values: HashMap<LocalId, Term> = method.parameters.iter().copied().zip(values.iter().cloned()).collect();
        let (arithmetic, locals) = (Arithmetic::of(method), &method.locals);
        let meaning =
            Meaning { this, result: None, variables: values.clone(), entry_values: values, locals, arithmetic };
        for written in context.cases(callee) {
            for clause in &written.case.requires_free {
                let formula = self.specification(clause, &meaning)?;
                let text = context.text(clause.span);
                let message = format!("`{text}`, as `{}` requires, may not hold here", method.signature);
                self.check(&rules::PRECONDITION, span, message, formula);
            }
        }
        Ok(())
    }

    /// Lists a clause as an assumption, once. What the library assumes of itself is checked by the tests of the models.
    pub fn note_free(&mut self, clause: &Expr, span: Span) {
        if self.is_library() {
            return;
        }
        let text = format!("`{}`", self.context.text(clause.span));
        if !self.assumptions.contains(&(span, text.clone())) {
            self.assumptions.push((span, text));
        }
    }
}
