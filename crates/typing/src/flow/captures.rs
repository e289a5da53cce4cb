//! That local variables which lambdas, inner classes and guards capture, and those that serve as resources, are final
//! or effectively final (JLS 8.1.3, 14.11.1, 14.20.3, 15.27.2).

use super::facts::{Facts, Reports, is_specification, without_parentheses};
use crate::attribution::{Local, Symbol};
use base::{Span, rules};
use classes::Flags;
use std::collections::HashSet;
use syntax::ast::*;
use syntax::visit::{self, Visitor};

/// What captures variables.
#[derive(Clone, Copy)]
struct Around {
    /// Variables that are declared before are captured.
    start: u32,
    /// What it is called in messages.
    what: &'static str,
    /// Whether it is a guard: that assigns nothing but its own variables.
    is_guard: bool,
}

/// The analysis of a class.
pub(super) struct Captures<'c> {
    facts: Facts<'c>,
    /// The local variables that are not effectively final.
    changed: &'c HashSet<Span>,
    /// The innermost lambda, local class or guard.
    around: Option<Around>,
    /// What is wrong.
    pub reports: Reports,
}

impl<'c> Captures<'c> {
    /// Nothing is analysed yet.
    pub fn new(facts: Facts<'c>, changed: &'c HashSet<Span>) -> Captures<'c> {
        Captures { facts, changed, around: None, reports: Reports::default() }
    }

    fn inside(&mut self, around: Around, work: impl FnOnce(&mut Self)) {
        let before = self.around.replace(around);
        work(self);
        self.around = before;
    }

    fn is_final(&self, local: &Local) -> bool {
        local.is_final || !self.changed.contains(&local.span)
    }

    fn check(&mut self, e: &Expr) {
        let (Some(local), Some(around)) = (self.facts.local(e), self.around) else { return };
        if local.span.start < around.start && !local.is_specification && !self.is_final(local) {
            self.report(e.span, local, around);
        }
    }

    /// A captured variable must not be assigned where it is captured.
    fn check_assigned(&mut self, target: &Expr) {
        let target = without_parentheses(target);
        let Some(around) = self.around else { return };
        if let Some(local) = self.facts.local(target) {
            if local.span.start < around.start && !local.is_specification {
                self.report(target.span, local, around);
            }
        } else if let (true, Some(Symbol::Field(_))) = (around.is_guard, self.facts.symbol(target)) {
            self.reports.error(&rules::ASSIGNMENT_ERROR, target.span, "a guard cannot assign a field");
        }
    }

    fn report(&mut self, place: Span, local: &Local, around: Around) {
        let message =
            format!("`{}` is used in {}, so it must never change after its first value", local.name, around.what);
        self.reports.error(&rules::ASSIGNMENT_ERROR, place, message);
    }

    fn local_class(&mut self, class: &TypeDecl) {
        let is_anonymous = class.name.name.is_empty();
        let start = if is_anonymous { class.body.start } else { class.span.start };
        self.inside(Around { start, what: "an inner class", is_guard: false }, |this| this.members(class));
    }

    fn members(&mut self, class: &TypeDecl) {
        for constant in &class.constants {
            self.expression(&constant.creation);
        }
        for member in &class.members {
            match member {
                Member::Field(field) if !is_specification(&field.modifiers) => {
                    let values = field.declarators.iter().filter_map(|declarator| declarator.initializer.as_ref());
                    values.for_each(|value| self.expression(value));
                }
                Member::Method(method) if !is_specification(&method.modifiers) => self.method(method),
                Member::Initializer(initializer) => visit::block(self, &initializer.body),
                // A member of a local class is as local as that.
                Member::Type(nested) if self.around.is_some() => self.local_class(nested),
                Member::Type(nested) => self.members(nested),
                _ => {}
            }
        }
    }

    fn switch(&mut self, switch: &Switch) {
        self.expression(&switch.selector);
        for case in &switch.cases {
            if let Some(guard) = &case.guard {
                let around = Around { start: guard.span.start, what: "a guard", is_guard: true };
                self.inside(around, |this| this.expression(guard));
            }
            match &case.body {
                CaseBody::Statements(statements) => statements.iter().for_each(|inner| self.statement(inner)),
                CaseBody::Expr(value) => self.expression(value),
                CaseBody::Stmt(inner) => self.statement(inner),
            }
        }
    }

    fn resource(&mut self, resource: &Expr) {
        let changes = match self.facts.symbol(resource) {
            Some(Symbol::Local(_)) => self.facts.local(resource).is_some_and(|local| !self.is_final(local)),
            Some(Symbol::Field(id)) => !self.facts.classes.field(*id).flags.has(Flags::FINAL),
            _ => false,
        };
        if changes {
            let message = "a variable that is a resource must never change after its first value";
            self.reports.error(&rules::ASSIGNMENT_ERROR, resource.span, message);
        }
    }
}

impl<'a> Visitor<'a> for Captures<'_> {
    fn type_declaration(&mut self, declaration: &'a TypeDecl) {
        self.local_class(declaration);
    }

    fn statement(&mut self, statement: &'a Stmt) {
        match &statement.kind {
            StmtKind::Local(local) if is_specification(&local.modifiers) => {}
            StmtKind::Switch(switch) => self.switch(switch),
            StmtKind::Try(inner) => {
                for resource in &inner.resources {
                    if let Resource::Expr(resource) = resource {
                        self.resource(resource);
                    }
                }
                visit::statement(self, statement);
            }
            _ => visit::statement(self, statement),
        }
    }

    fn expression(&mut self, e: &'a Expr) {
        match &e.kind {
            ExprKind::Name(_) => self.check(e),
            ExprKind::Assign { op, target, value } => {
                if op.is_some() || !matches!(without_parentheses(target).kind, ExprKind::Name(_)) {
                    self.expression(target);
                }
                self.expression(value);
                self.check_assigned(target);
            }
            ExprKind::Step { target, .. } => {
                self.expression(target);
                self.check_assigned(target);
            }
            ExprKind::Lambda(_) => {
                let around = Around { start: e.span.start, what: "a lambda", is_guard: false };
                self.inside(around, |this| visit::expression(this, e));
            }
            ExprKind::Switch(switch) => self.switch(switch),
            _ => visit::expression(self, e),
        }
    }
}

/// A class that is not local, with its members.
pub(super) fn top_level(captures: &mut Captures<'_>, class: &TypeDecl) {
    captures.members(class);
}
