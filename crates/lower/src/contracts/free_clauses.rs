//! What is assumed and nobody checks: `requires_free` by the method or block that says so, `ensures_free` by whoever comes behind it. Proofs
//! rest on that, so each use is listed as an assumption, with the method itself and with every caller.

use crate::build::builder::Builder;
use crate::program::context::Lowered;
use crate::spec::expressions::State;
use base::Span;
use ir::{AssumeReason, CommandKind};
use logic::Term;
use logic::build::{bool, implies};
use sema::program::{Expr, MethodId};

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

    /// Lists a clause as an assumption, once.
    pub fn note_free(&mut self, clause: &Expr, span: Span) {
        let text = format!("`{}`", self.context.text(clause.span));
        if !self.assumptions.contains(&(span, text.clone())) {
            self.assumptions.push((span, text));
        }
    }
}
