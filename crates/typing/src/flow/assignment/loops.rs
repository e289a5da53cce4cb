//! Definite assignment in loops (JLS 16.2.10 to 16.2.12).
//!
//! What is unassigned before a loop is so in its body only if the body does not assign it, which is known behind the
//! body. So a body that assigns such a variable is looked at twice: the second time with what its end has left.

use super::{Assignment, Exit, Split, State};
use crate::flow::bits::Bits;
use crate::flow::jumps::{Jump, TargetKind};
use std::mem::take;
use syntax::ast::{Expr, Parameter, Stmt};

/// What is before a loop.
struct Before {
    exits: Vec<Exit>,
    errors: usize,
    is_again: bool,
    first: bool,
}

impl Assignment<'_> {
    fn before_loop(&mut self) -> Before {
        Before {
            exits: take(&mut self.exits),
            errors: self.reports.list.len(),
            is_again: std::mem::replace(&mut self.is_again, false),
            first: true,
        }
    }

    /// At the end of a body, with what was unassigned where it began: whether it must be looked at again.
    fn goes_again(&mut self, before: &mut Before, entry: &Bits, at_end: &Bits) -> bool {
        let is_again = before.first && self.reports.list.len() == before.errors && entry.exceeds(at_end, self.first);
        before.first = false;
        if is_again {
            self.is_again = true;
        }
        is_again
    }

    /// What is unassigned at the beginning of a body, only variables that exist before it.
    fn entry(&self) -> Bits {
        let mut entry = self.state.unassigned.clone();
        entry.remove_from(self.variables.len());
        entry
    }

    pub(super) fn while_loop(&mut self, condition: &Expr, body: &Stmt) {
        let mut before = self.before_loop();
        let mut left = None;
        let entry = self.entry();
        self.within(TargetKind::Loop, |this, id| {
            loop {
                let Split { when_true, when_false } = this.condition(condition);
                left.get_or_insert(when_false);
                this.state = when_true;
                this.statement(body);
                this.resolve(Jump::Continue(id), Vec::new());
                let at_end = this.state.unassigned.clone();
                if !this.goes_again(&mut before, &entry, &at_end) {
                    break;
                }
                this.state.unassigned.meet(&entry);
            }
            this.leave_loop(before, left.unwrap_or_default(), Jump::Break(id));
        });
    }

    pub(super) fn do_loop(&mut self, body: &Stmt, condition: &Expr) {
        let mut before = self.before_loop();
        let mut left = None;
        self.within(TargetKind::Loop, |this, id| {
            loop {
                let entry = this.entry();
                this.statement(body);
                this.resolve(Jump::Continue(id), Vec::new());
                let Split { when_true, when_false } = this.condition(condition);
                left.get_or_insert(when_false);
                let is_again = this.goes_again(&mut before, &entry, &when_true.unassigned);
                this.state = when_true;
                if !is_again {
                    break;
                }
                this.state.unassigned.meet(&entry);
            }
            this.leave_loop(before, left.unwrap_or_default(), Jump::Break(id));
        });
    }

    pub(super) fn for_loop(&mut self, init: &[Stmt], condition: Option<&Expr>, update: &[Expr], body: &Stmt) {
        let len = self.variables.len();
        init.iter().for_each(|first| self.statement(first));
        let mut before = self.before_loop();
        let mut left = None;
        self.within(TargetKind::Loop, |this, id| {
            loop {
                let entry = this.entry();
                let Split { when_true, when_false } = match condition {
                    Some(condition) => this.condition(condition),
                    None => Split { when_true: this.state.clone(), when_false: this.never() },
                };
                left.get_or_insert(when_false);
                this.state = when_true;
                this.statement(body);
                this.resolve(Jump::Continue(id), Vec::new());
                this.expressions(update);
                let at_end = this.state.unassigned.clone();
                if !this.goes_again(&mut before, &entry, &at_end) {
                    break;
                }
                this.state.unassigned.meet(&entry);
            }
            this.leave_loop(before, left.unwrap_or_default(), Jump::Break(id));
        });
        self.variables.truncate(len);
    }

    pub(super) fn for_each(&mut self, parameter: &Parameter, iterable: &Expr, body: &Stmt) {
        self.expression(iterable);
        let start = self.state.clone();
        let len = self.variables.len();
        self.declare_with_value(parameter.name.span);
        let mut before = self.before_loop();
        self.within(TargetKind::Loop, |this, id| {
            loop {
                let entry = this.entry();
                this.statement(body);
                this.resolve(Jump::Continue(id), Vec::new());
                let at_end = this.state.unassigned.clone();
                if !this.goes_again(&mut before, &entry, &at_end) {
                    break;
                }
                this.state.unassigned.meet(&entry);
            }
            let unassigned = take(&mut this.state.unassigned);
            let mut left = start;
            left.unassigned.meet(&unassigned);
            this.leave_loop(before, left, Jump::Break(id));
        });
        self.variables.truncate(len);
    }

    /// Goes on behind a loop: where its condition was false, and where a `break` went.
    fn leave_loop(&mut self, before: Before, left: State, jump: Jump) {
        self.is_again = before.is_again;
        self.state = left;
        self.resolve(jump, before.exits);
    }
}
