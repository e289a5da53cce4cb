//! Which statements can be reached, and which can complete normally (JLS 14.22).

use super::facts::{Facts, Reports, closing, is_rule, is_skipped, is_specification};
use super::jumps::{Jump, Jumps, TargetId, TargetKind};
use base::{Span, rules};
use std::collections::HashSet;
use std::mem::take;
use syntax::ast::*;
use syntax::visit::{self, Visitor};

/// Whether a place can be reached.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
enum Alive {
    /// It can.
    #[default]
    Yes,
    /// It cannot.
    No,
    /// It cannot, which was reported: what follows from it is not.
    Reported,
}

impl Alive {
    fn from(is_alive: bool) -> Alive {
        if is_alive { Alive::Yes } else { Alive::No }
    }

    /// Reached on one way or another.
    fn or(self, other: Alive) -> Alive {
        match (self, other) {
            (Alive::Yes, _) | (_, Alive::Yes) => Alive::Yes,
            (Alive::Reported, _) | (_, Alive::Reported) => Alive::Reported,
            _ => Alive::No,
        }
    }
}

/// The analysis of a class.
pub(super) struct Reachability<'c> {
    facts: Facts<'c>,
    alive: Alive,
    /// Jumps that are on their way to their target.
    exits: Vec<Jump>,
    jumps: Jumps,
    /// What is wrong.
    pub reports: Reports,
    /// The `finally` blocks and the cases of `switch` that cannot complete normally, by their places.
    pub endless: HashSet<Span>,
}

impl<'c> Reachability<'c> {
    /// Nothing is analysed yet.
    pub fn new(facts: Facts<'c>) -> Reachability<'c> {
        Reachability {
            facts,
            alive: Alive::Yes,
            exits: Vec::new(),
            jumps: Jumps::default(),
            reports: Reports::default(),
            endless: HashSet::new(),
        }
    }

    /// Analyses what stands in a body of its own, a lambda or a class.
    fn in_body(&mut self, work: impl FnOnce(&mut Self)) {
        let (alive, exits, around) = (self.alive, take(&mut self.exits), self.jumps.enter_body());
        self.alive = Alive::Yes;
        work(self);
        (self.alive, self.exits) = (alive, exits);
        self.jumps.leave_body(around);
    }

    fn members(&mut self, declaration: &'_ TypeDecl) {
        for constant in &declaration.constants {
            self.expression(&constant.creation);
        }
        for member in &declaration.members {
            match member {
                Member::Field(field) if !is_specification(&field.modifiers) => {
                    let values = field.declarators.iter().filter_map(|declarator| declarator.initializer.as_ref());
                    values.for_each(|value| self.expression(value));
                }
                Member::Initializer(initializer) => {
                    self.alive = Alive::Yes;
                    visit::block(self, &initializer.body);
                    if self.alive == Alive::No {
                        let message =
                            "an initialiser must be able to complete, and the end of this one is never reached";
                        self.reports.error(&rules::FLOW_ERROR, initializer.body.span, message);
                    }
                }
                Member::Type(nested) => self.type_declaration(nested),
                Member::Method(method) if !is_specification(&method.modifiers) => self.method(method),
                _ => {}
            }
        }
    }

    /// Goes on behind a statement to which jumps may have gone.
    fn resolve(&mut self, jump: Jump, before: Vec<Jump>) -> Alive {
        let exits = std::mem::replace(&mut self.exits, before);
        let mut is_resolved = false;
        for exit in exits {
            if exit == jump {
                is_resolved = true;
            } else {
                self.exits.push(exit);
            }
        }
        Alive::from(is_resolved)
    }

    fn leave(&mut self, jump: Option<Jump>) {
        self.exits.extend(jump);
        self.alive = Alive::No;
    }

    /// The body of a loop with the jumps to and out of it; gives whether a `break` leaves the loop.
    fn loop_body(&mut self, body: &Stmt, behind_body: impl FnOnce(&mut Self)) -> Alive {
        let before = take(&mut self.exits);
        let id = self.jumps.enter(TargetKind::Loop);
        self.statement(body);
        let continued = self.resolve(Jump::Continue(id), Vec::new());
        self.alive = self.alive.or(continued);
        self.jumps.leave();
        behind_body(self);
        self.resolve(Jump::Break(id), before)
    }

    fn reachable(&mut self, statement: &Stmt) {
        match &statement.kind {
            StmtKind::If { condition, then_branch, else_branch } => {
                self.expression(condition);
                self.statement(then_branch);
                // Both branches count as reachable even if the condition is constant, so that code can be switched off.
                let then_alive = std::mem::take(&mut self.alive);
                if let Some(branch) = else_branch {
                    self.statement(branch);
                    self.alive = self.alive.or(then_alive);
                }
            }
            StmtKind::While { condition, body, .. } => {
                self.expression(condition);
                let constant = self.facts.boolean(condition);
                self.alive = Alive::from(constant != Some(false));
                let left = self.loop_body(body, |_| {});
                self.alive = left.or(Alive::from(constant != Some(true)));
            }
            StmtKind::DoWhile { body, condition, .. } => {
                let left = self.loop_body(body, |this| this.expression(condition));
                if self.facts.boolean(condition) == Some(true) {
                    self.alive = Alive::No;
                }
                self.alive = self.alive.or(left);
            }
            StmtKind::For { init, condition, update, body, .. } => {
                init.iter().for_each(|first| self.statement(first));
                condition.iter().for_each(|condition| self.expression(condition));
                let constant = condition.as_ref().map_or(Some(true), |condition| self.facts.boolean(condition));
                self.alive = Alive::from(constant != Some(false));
                let left = self.loop_body(body, |this| update.iter().for_each(|update| this.expression(update)));
                self.alive = left.or(Alive::from(constant != Some(true)));
            }
            StmtKind::ForEach { iterable, body, .. } => {
                self.expression(iterable);
                self.loop_body(body, |_| {});
                self.alive = Alive::Yes;
            }
            StmtKind::Labeled { label, body } => {
                let before = take(&mut self.exits);
                let id = self.jumps.enter(TargetKind::Labeled(label.name));
                self.statement(body);
                self.jumps.leave();
                let left = self.resolve(Jump::Break(id), before);
                self.alive = self.alive.or(left);
            }
            StmtKind::Switch(switch) => self.switch_statement(switch),
            StmtKind::Try(inner) => self.try_statement(inner),
            StmtKind::Break(label) => self.leave(self.jumps.find_break(*label)),
            StmtKind::Continue(label) => self.leave(self.jumps.find_continue(*label)),
            StmtKind::Yield(value) => {
                self.expression(value);
                self.leave(self.jumps.find_yield());
            }
            StmtKind::Return(value) => {
                value.iter().for_each(|value| self.expression(value));
                self.leave(Some(Jump::Return(statement.span)));
            }
            StmtKind::Throw(value) => {
                self.expression(value);
                self.leave(None);
            }
            _ => visit::statement(self, statement),
        }
    }

    fn try_statement(&mut self, statement: &Try) {
        let before = take(&mut self.exits);
        for resource in &statement.resources {
            match resource {
                Resource::Local { value, .. } | Resource::Expr(value) => self.expression(value),
            }
        }
        visit::block(self, &statement.body);
        let mut end = self.alive;
        for catch in &statement.catches {
            self.alive = Alive::Yes;
            visit::block(self, &catch.body);
            end = end.or(self.alive);
        }
        let exits = std::mem::replace(&mut self.exits, before);
        if let Some(finally) = &statement.finally {
            self.alive = Alive::Yes;
            visit::block(self, finally);
            if self.alive == Alive::No {
                // Whatever was to happen, this `finally` does something else: no jump passes it.
                self.endless.insert(finally.span);
                return;
            }
        }
        self.exits.extend(exits);
        self.alive = end;
    }

    /// The labels, the guard and what a case does; whether its end can be reached is `alive` then.
    fn case(&mut self, case: &Case) {
        self.alive = Alive::Yes;
        case.guard.iter().for_each(|guard| self.expression(guard));
        match &case.body {
            CaseBody::Statements(statements) => statements.iter().for_each(|inner| self.statement(inner)),
            CaseBody::Expr(value) => self.expression(value),
            CaseBody::Stmt(inner) => self.statement(inner),
        }
        if self.alive == Alive::No {
            self.endless.insert(case.span);
        }
    }

    fn switch_statement(&mut self, switch: &Switch) {
        let before = take(&mut self.exits);
        let id = self.jumps.enter(TargetKind::Switch);
        self.expression(&switch.selector);
        for case in &switch.cases {
            self.case(case);
            if is_rule(&case.body) && self.alive != Alive::No {
                self.leave(Some(Jump::Break(id)));
            }
        }
        self.jumps.leave();
        if switch.cases.is_empty() || !self.facts.is_exhaustive(switch) {
            // Whether it must be exhaustive is not known of one whose selector is not.
            let is_known = self.facts.ty(&switch.selector).is_known();
            self.alive = if is_known { Alive::Yes } else { Alive::Reported };
        }
        let left = self.resolve(Jump::Break(id), before);
        self.alive = self.alive.or(left);
    }

    fn switch_expression(&mut self, switch: &Switch) {
        let (before, alive) = (take(&mut self.exits), self.alive);
        let id: TargetId = self.jumps.enter(TargetKind::SwitchExpression);
        self.expression(&switch.selector);
        for (at, case) in switch.cases.iter().enumerate() {
            self.case(case);
            if self.alive != Alive::Yes {
                continue;
            }
            match &case.body {
                CaseBody::Expr(_) => self.leave(Some(Jump::Yield(id))),
                CaseBody::Stmt(inner) => {
                    let message = "this case must give a value with `yield`, and its end can be reached without one";
                    self.reports.error(&rules::FLOW_ERROR, closing(inner.span), message);
                }
                CaseBody::Statements(_) if at + 1 == switch.cases.len() => {
                    let message = "the `switch` must give a value with `yield`, and its end can be reached without one";
                    self.reports.error(&rules::FLOW_ERROR, closing(switch.body), message);
                }
                CaseBody::Statements(_) => {}
            }
        }
        self.jumps.leave();
        let yielded = self.resolve(Jump::Yield(id), before);
        self.alive = alive.or(yielded);
    }
}

impl<'a> Visitor<'a> for Reachability<'_> {
    fn type_declaration(&mut self, declaration: &'a TypeDecl) {
        self.in_body(|this| this.members(declaration));
    }

    fn method(&mut self, method: &'a MethodDecl) {
        let Some(body) = &method.body else { return };
        self.alive = Alive::Yes;
        self.exits.clear();
        visit::block(self, body);
        self.exits.clear();
        let is_void = method.result.as_ref().is_none_or(|result| matches!(result.kind, TypeRefKind::Void));
        if self.alive == Alive::Yes && !is_void {
            let message = format!("`{}` must return a value, and its end can be reached without one", method.name.name);
            self.reports.error(&rules::FLOW_ERROR, closing(body.span), message);
        }
    }

    fn statement(&mut self, statement: &'a Stmt) {
        if is_skipped(statement) {
            return;
        }
        if self.alive == Alive::No {
            self.reports.error(&rules::FLOW_ERROR, place(statement), "this statement can never be reached");
            if !matches!(statement.kind, StmtKind::Empty) {
                self.alive = Alive::Reported;
            }
        }
        self.reachable(statement);
    }

    fn expression(&mut self, e: &'a Expr) {
        match &e.kind {
            ExprKind::Switch(switch) => self.switch_expression(switch),
            // Where the type of a lambda is not known, its body may not have been looked at.
            ExprKind::Lambda(_) if !self.facts.ty(e).is_known() => {}
            ExprKind::Lambda(lambda) => self.in_body(|this| match &lambda.body {
                LambdaBody::Expr(body) => this.expression(body),
                LambdaBody::Block(body) => visit::block(this, body),
            }),
            _ => visit::expression(self, e),
        }
    }
}

/// Where a statement is said to be: a declaration at the name that it declares.
fn place(statement: &Stmt) -> Span {
    match &statement.kind {
        StmtKind::Local(local) => local.declarators.first().map_or(statement.span, |first| first.name.span),
        StmtKind::Class(class) => class.name.span,
        StmtKind::Contracted(_, inner) => place(inner),
        _ => statement.span,
    }
}
