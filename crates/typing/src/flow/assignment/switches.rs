//! Definite assignment in `switch` (JLS 16.1.8, 16.2.9).

use super::variables::Key;
use super::{Assignment, Split};
use super::{Exit, State};
use crate::flow::jumps::{Jump, TargetId, TargetKind};
use std::mem::take;
use syntax::ast::{Case, CaseBody, Expr, StmtKind, Switch};

impl Assignment<'_> {
    pub(super) fn switch_statement(&mut self, switch: &Switch) {
        let before = take(&mut self.exits);
        let len = self.variables.len();
        self.expression(&switch.selector);
        let mut start = self.state.clone();
        self.within(TargetKind::Switch, |this, id| {
            for case in &switch.cases {
                this.case(case, &mut start, |this, body| this.statement_case(case, body, id));
            }
            if switch.cases.is_empty() || !this.facts.is_exhaustive(switch) {
                this.state.assigned = start.assigned;
                this.state.unassigned.meet(&start.unassigned);
            }
            this.resolve(Jump::Break(id), before);
        });
        self.variables.truncate(len);
    }

    /// What is known behind a `switch` expression; a `boolean` one may be a condition.
    pub(super) fn switch_expression(&mut self, e: &Expr, switch: &Switch) -> Split {
        let before = take(&mut self.exits);
        let len = self.variables.len();
        let is_boolean = self.facts.is_boolean(e);
        self.expression(&switch.selector);
        let mut start = self.state.clone();
        let mut result = Split::default();
        self.within(TargetKind::SwitchExpression, |this, id| {
            for case in &switch.cases {
                this.case(case, &mut start, |this, body| match body {
                    CaseBody::Expr(value) => this.yield_value(value, Some(Jump::Yield(id))),
                    CaseBody::Stmt(inner) => this.statement(inner),
                    CaseBody::Statements(statements) => statements.iter().for_each(|inner| this.statement(inner)),
                });
            }
            this.unreachable();
            result = Split::both(this.state.clone());
            for yielded in this.arriving(Jump::Yield(id), before) {
                result.meet(&yielded);
            }
        });
        self.variables.truncate(len);
        if is_boolean { result } else { Split::both(result.merged()) }
    }

    /// One case, with what is known before the first; fallen into or jumped to.
    fn case(&mut self, case: &Case, start: &mut State, body: impl FnOnce(&mut Self, &CaseBody)) {
        self.state.assigned = start.assigned.clone();
        self.state.unassigned.meet(&start.unassigned);
        if let Some(guard) = &case.guard {
            self.state = self.condition(guard).when_true;
        }
        body(self, &case.body);
        // The variables of a case are in scope in those behind it, but without a value if one jumps there.
        let CaseBody::Statements(statements) = &case.body else { return };
        for statement in statements {
            let StmtKind::Local(local) = &statement.kind else { continue };
            for declarator in &local.declarators {
                let declared = self.facts.declared(declarator.name.span);
                if let Some(number) = declared.and_then(|local| self.variables.number(Key::Local(local.span))) {
                    start.assigned.remove(number);
                    start.unassigned.insert(number);
                }
            }
        }
    }

    fn statement_case(&mut self, case: &Case, body: &CaseBody, id: TargetId) {
        match body {
            CaseBody::Statements(statements) => return statements.iter().for_each(|inner| self.statement(inner)),
            CaseBody::Expr(value) => self.expression(value),
            CaseBody::Stmt(inner) => self.statement(inner),
        }
        if !self.endless.contains(&case.span) {
            self.leave(Some(Jump::Break(id)));
        }
    }

    /// `yield e;`
    pub(super) fn yield_value(&mut self, value: &Expr, jump: Option<Jump>) {
        let state = if self.facts.is_boolean(value) {
            self.condition(value)
        } else {
            self.expression(value);
            Split::both(self.state.clone())
        };
        self.state = state.clone().merged();
        self.exits.extend(jump.map(|jump| Exit { jump, state }));
        self.unreachable();
    }
}
