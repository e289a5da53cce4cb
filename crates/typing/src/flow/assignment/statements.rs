//! Definite assignment within statements (JLS 16.2).

use super::variables::{Key, Variable};
use super::{Assignment, Split};
use crate::flow::facts::is_skipped;
use crate::flow::jumps::{Jump, TargetKind};
use std::mem::{replace, take};
use syntax::ast::{Block, Declarator, Expr, LocalDecl, Resource, Stmt, StmtKind, Try};

impl Assignment<'_> {
    pub(super) fn block(&mut self, block: &Block) {
        let len = self.variables.len();
        block.statements.iter().for_each(|statement| self.statement(statement));
        self.variables.truncate(len);
    }

    pub(super) fn statement(&mut self, statement: &Stmt) {
        if is_skipped(statement) {
            return;
        }
        match &statement.kind {
            StmtKind::Empty | StmtKind::Specification(_) | StmtKind::Error => {}
            StmtKind::Block(block) => self.block(block),
            StmtKind::Local(local) => self.local(local),
            StmtKind::Class(class) => self.class(class),
            StmtKind::Expr(e) => self.expression(e),
            StmtKind::If { condition, then_branch, else_branch } => {
                self.if_statement(condition, then_branch, else_branch.as_deref());
            }
            StmtKind::While { condition, body, .. } => self.while_loop(condition, body),
            StmtKind::DoWhile { body, condition, .. } => self.do_loop(body, condition),
            StmtKind::For { init, condition, update, body, .. } => {
                self.for_loop(init, condition.as_ref(), update, body);
            }
            StmtKind::ForEach { parameter, iterable, body, .. } => self.for_each(parameter, iterable, body),
            StmtKind::Labeled { label, body } => {
                let before = take(&mut self.exits);
                self.within(TargetKind::Labeled(label.name), |this, id| {
                    this.statement(body);
                    this.resolve(Jump::Break(id), before);
                });
            }
            StmtKind::Switch(switch) => self.switch_statement(switch),
            StmtKind::Break(label) => self.leave(self.jumps.find_break(*label)),
            StmtKind::Continue(label) => self.leave(self.jumps.find_continue(*label)),
            StmtKind::Yield(value) => self.yield_value(value, self.jumps.find_yield()),
            StmtKind::Return(value) => {
                self.expressions(value);
                self.leave(Some(Jump::Return(statement.span)));
            }
            StmtKind::Throw(value) => {
                self.expression(value);
                self.unreachable();
            }
            StmtKind::Synchronized(lock, body) => {
                self.expression(lock);
                self.block(body);
            }
            StmtKind::Try(inner) => self.try_statement(inner),
            StmtKind::Assert { condition, message } => self.assertion(condition, message.as_ref()),
            StmtKind::Contracted(_, inner) => self.statement(inner),
        }
    }

    fn local(&mut self, local: &LocalDecl) {
        for Declarator { name, initializer, .. } in &local.declarators {
            let Some(declared) = self.facts.declared(name.span) else {
                self.expressions(initializer);
                continue;
            };
            let key = Key::Local(declared.span);
            let number = self.declare(Variable {
                key,
                name: name.name,
                is_final: declared.is_final,
                is_static: false,
                has_value: initializer.is_some(),
            });
            if let Some(value) = initializer {
                self.expression(value);
                self.assign_number(number, name.span);
            }
        }
    }

    fn if_statement(&mut self, condition: &Expr, then_branch: &Stmt, else_branch: Option<&Stmt>) {
        let Split { when_true, when_false } = self.condition(condition);
        self.state = when_true;
        self.statement(then_branch);
        let behind_then = replace(&mut self.state, when_false);
        if let Some(branch) = else_branch {
            self.statement(branch);
        }
        self.state.meet(&behind_then);
    }

    /// Assertions may be switched off: what one assigns does not count behind it.
    fn assertion(&mut self, condition: &Expr, message: Option<&Expr>) {
        let mut end = self.state.clone();
        let Split { when_true, when_false } = self.condition(condition);
        end.unassigned.meet(&when_true.unassigned);
        if let Some(message) = message {
            self.state = when_false;
            self.expression(message);
        }
        self.state = end;
    }

    fn try_statement(&mut self, statement: &Try) {
        let before = take(&mut self.exits);
        let mut start = self.state.clone();
        let around = replace(&mut self.unassigned_in_try, self.state.unassigned.clone());
        let len = self.variables.len();
        for resource in &statement.resources {
            match resource {
                Resource::Local { name, value, .. } => {
                    self.expression(value);
                    self.declare_with_value(name.span);
                }
                Resource::Expr(value) => self.expression(value),
            }
        }
        self.block(&statement.body);
        self.variables.truncate(len);
        self.unassigned_in_try.meet(&self.state.unassigned);
        let mut end = self.state.clone();
        // An exception may come from anywhere in the block.
        start.unassigned = self.unassigned_in_try.clone();
        for catch in &statement.catches {
            self.state = start.clone();
            self.declare_with_value(catch.parameter.name.span);
            self.block(&catch.body);
            self.variables.truncate(len);
            end.meet(&self.state);
        }
        let exits = replace(&mut self.exits, before);
        match &statement.finally {
            None => {
                self.state = end;
                self.exits.extend(exits);
            }
            Some(finally) => {
                self.state = start;
                self.state.unassigned = self.unassigned_in_try.clone();
                self.block(finally);
                // If it cannot complete, no jump passes it, and what was known is of no use.
                if !self.endless.contains(&finally.span) {
                    self.state.unassigned.meet(&end.unassigned);
                    for mut exit in exits {
                        for state in [&mut exit.state.when_true, &mut exit.state.when_false] {
                            state.assigned.join(&self.state.assigned);
                            state.unassigned.meet(&self.state.unassigned);
                        }
                        self.exits.push(exit);
                    }
                    self.state.assigned.join(&end.assigned);
                }
            }
        }
        self.unassigned_in_try.meet(&around);
        self.unassigned_in_try.meet(&self.state.unassigned);
    }
}
