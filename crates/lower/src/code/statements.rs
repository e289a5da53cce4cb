//! Java statements.

use crate::build::builder::Builder;
use crate::build::control::{ASSERTION_ERROR, Jump, Region, Thrown};
use crate::program::context::Lowered;
use base::{Span, rules};
use ir::vocabulary::{default_value, now};
use ir::{AssumeReason, CommandKind, Otherwise, Terminator};
use logic::Var;
use logic::build::{eq, int, or};
use sema::program::{Expr, ExprKind, Group, LabelId, LocalId, Stmt, StmtKind};

impl Builder<'_> {
    /// Statements, in order, in a scope of their own.
    pub fn statements(&mut self, statements: &[Stmt]) -> Lowered<()> {
        let depth = self.scope.in_scope.len();
        let is_given_up = matches!(statements.last(), Some(Stmt { kind: StmtKind::Throw(_), .. }));
        let result = statements.iter().try_for_each(|statement| {
            // Code that ends by throwing is there for what never happens.
            if !is_given_up {
                self.expect_statement(statement);
            }
            self.statement_itself(statement)
        });
        self.scope.in_scope.truncate(depth);
        result
    }

    /// One statement.
    pub fn statement(&mut self, statement: &Stmt) -> Lowered<()> {
        self.expect_statement(statement);
        self.statement_itself(statement)
    }

    fn statement_itself(&mut self, statement: &Stmt) -> Lowered<()> {
        let span = statement.span;
        match &statement.kind {
            StmtKind::Block(statements) => {
                if let Some(iterator) = framed_iterator(statements) {
                    let start = self.capture(span, now().term());
                    self.scope.iterations.insert(iterator, start);
                }
                self.statements(statements)?;
            }
            StmtKind::Local(local, initializer) => {
                let variable = self.declare_local(*local);
                let value = match initializer {
                    Some(initializer) => self.expression(initializer)?,
                    // Java lets nobody read it before it is assigned; a value keeps its type true until then.
                    None => default_value(&variable.sort),
                };
                self.assign(span, &variable, value);
            }
            StmtKind::Expr(expr) => {
                self.expression(expr)?;
            }
            StmtKind::If(condition, then_branch, else_branch) => {
                self.branch(condition, then_branch, else_branch.as_deref())?;
            }
            StmtKind::While { .. } | StmtKind::DoWhile { .. } | StmtKind::ForEach { .. } => {
                self.loop_statement(statement)?;
            }
            StmtKind::Labeled(label, body) => self.labeled(*label, body)?,
            StmtKind::Break(label) => self.jump(self.break_jump(*label), span),
            StmtKind::Continue(label) => self.jump(self.continue_jump(*label), span),
            StmtKind::Switch { value, groups } => self.switch(value, groups)?,
            StmtKind::Return(value) => self.return_value(value.as_ref(), span)?,
            StmtKind::Throw(exception) => {
                let value = self.expression(exception)?;
                let value = self.capture(span, value);
                self.check_not_null(&value, exception.span);
                self.contain_own(&value, &exception.ty, span);
                self.raise(value, span);
            }
            StmtKind::Try { body, catches, finally } => {
                self.try_statement(body, catches, finally.as_deref(), span)?;
            }
            StmtKind::Assert(condition, error) => {
                let value = self.in_clause(condition.span, |builder| builder.expression(condition))?;
                self.written_assertion(condition, value, error.as_ref())?;
            }
            StmtKind::Contracted(contract, body) => self.contracted(contract, body)?,
            StmtKind::Set(target, value) => self.set(target, value, span),
            StmtKind::SpecAssert(condition) => {
                self.check_defined(condition)?;
                let value = self.formula(condition)?;
                let obligation = self.assertion_obligation(condition);
                let kind = CommandKind::Assert { condition: value, obligation, otherwise: None };
                self.emit(condition.span, kind);
            }
            StmtKind::SpecAssume(condition) => {
                self.check_defined(condition)?;
                let value = self.formula(condition)?;
                self.assumptions.push((condition.span, format!("`{}`", self.context.text(condition.span))));
                self.emit(span, CommandKind::Assume { condition: value, reason: AssumeReason::Written });
                self.expect_assumption(condition.span);
            }
        }
        Ok(())
    }

    /// What the user wrote is an obligation even if it is plain to see.
    fn assertion_obligation(&mut self, condition: &Expr) -> ir::ObligationId {
        let message = format!("`{}` may be false", self.context.text(condition.span));
        self.oblige(&rules::ASSERTION, condition.span, message, Vec::new())
    }

    /// Java's `assert`. The error is made only where it fails.
    fn written_assertion(&mut self, condition: &Expr, value: logic::Term, error: Option<&Expr>) -> Lowered<()> {
        let obligation = self.assertion_obligation(condition);
        let Some(error) = error else {
            self.check_or_throw(obligation, value, Thrown::plain("assertion"), condition.span);
            return Ok(());
        };
        let (before, otherwise) = (self.current(), self.new_block());
        self.enter(otherwise);
        let made = self.expression(error)?;
        self.raise(made, error.span);
        self.enter(before);
        let otherwise = Some(Otherwise { block: otherwise, class: ASSERTION_ERROR.into() });
        let kind = CommandKind::Assert { condition: value, obligation, otherwise };
        self.emit(condition.span, kind);
        Ok(())
    }

    /// A statement that can be left by its label. A loop takes the label to itself.
    fn labeled(&mut self, label: LabelId, body: &Stmt) -> Lowered<()> {
        match body.kind {
            StmtKind::While { .. } | StmtKind::DoWhile { .. } | StmtKind::ForEach { .. } | StmtKind::Labeled(..) => {
                self.control.labels.push(label);
                self.statement(body)
            }
            _ => {
                let mut labels = std::mem::take(&mut self.control.labels);
                labels.push(label);
                let after = self.new_block();
                self.control.regions.push(Region::Target { labels, after, next: None });
                let result = self.statements(std::slice::from_ref(body));
                self.control.regions.pop();
                self.go_on_in(after);
                result
            }
        }
    }

    /// A chain of comparisons, then the bodies one behind the other.
    fn switch(&mut self, value: &Expr, groups: &[Group]) -> Lowered<()> {
        let term = self.expression(value)?;
        let term = self.capture(value.span, term);
        let after = self.new_block();
        let bodies: Vec<_> = groups.iter().map(|_| self.new_block()).collect();
        for (group, body) in groups.iter().zip(&bodies) {
            if group.values.is_empty() {
                continue;
            }
            let condition = or(group.values.iter().map(|value| eq(term.clone(), int(*value))));
            let next = self.new_block();
            self.terminate(Terminator::Branch { condition, then_block: *body, else_block: next, written: None });
            self.enter(next);
        }
        let default = groups.iter().zip(&bodies).find(|(group, _)| group.is_default);
        self.terminate(Terminator::Goto(default.map_or(after, |(_, body)| *body)));
        let depth = self.scope.in_scope.len();
        for (index, group) in groups.iter().enumerate() {
            self.enter(bodies[index]);
            // A variable that one group declares is in scope in the next.
            group.body.iter().try_for_each(|statement| self.statement(statement))?;
            self.terminate(Terminator::Goto(bodies.get(index + 1).copied().unwrap_or(after)));
        }
        self.scope.in_scope.truncate(depth);
        self.enter(after);
        Ok(())
    }

    /// A variable for a local that comes into scope.
    pub fn declare_local(&mut self, local: sema::program::LocalId) -> Var {
        let declaration = &self.method.locals[local];
        let variable = self.declare(declaration.name, self.context.java_type(&declaration.ty).sort());
        self.writer.locals.push(variable.clone());
        self.scope.variables.insert(local, variable.clone());
        self.scope.in_scope.push(local);
        variable
    }

    /// Where a condition is written. What Java adds (the questions to the iterator of a loop, the parts of a `switch`) has the place of
    /// what it is added to, and so have its parts: that is no place of its own.
    pub fn written(&self, condition: &Expr) -> Option<Span> {
        let mut here = 0;
        condition.visit(&mut |part| {
            here += usize::from(part.span == condition.span && !matches!(part.kind, ExprKind::This));
        });
        (here == 1 && !self.is_library()).then_some(condition.span)
    }

    fn branch(&mut self, condition: &Expr, then_branch: &Stmt, else_branch: Option<&Stmt>) -> Lowered<()> {
        let written = self.written(condition);
        let condition = self.expression(condition)?;
        let (then_block, else_block, join) = (self.new_block(), self.new_block(), self.new_block());
        self.terminate(Terminator::Branch { condition, then_block, else_block, written });
        self.enter(then_block);
        self.statements(std::slice::from_ref(then_branch))?;
        self.terminate(Terminator::Goto(join));
        self.enter(else_block);
        if let Some(else_branch) = else_branch {
            self.statements(std::slice::from_ref(else_branch))?;
        }
        self.go_on_in(join);
        Ok(())
    }

    fn jump(&mut self, jump: Option<Jump>, span: Span) {
        match jump {
            Some(jump) => self.leave(jump, span),
            // Typing has rejected a `break` or `continue` without a target.
            None => self.terminate(Terminator::Stop),
        }
    }

    fn return_value(&mut self, value: Option<&Expr>, span: Span) -> Lowered<()> {
        if let Some(value) = value {
            let term = self.expression(value)?;
            let result = Var::new("$result", term.sort().clone());
            self.assign(value.span, &result, term);
        }
        self.leave(Jump::Return, span);
        Ok(())
    }
}

/// The hidden iterator of a loop that says what it assigns, if these statements are such a loop.
fn framed_iterator(statements: &[Stmt]) -> Option<LocalId> {
    let [Stmt { kind: StmtKind::Local(local, _), .. }, looping] = statements else { return None };
    let mut looping = looping;
    while let StmtKind::Labeled(_, body) = &looping.kind {
        looping = body;
    }
    match &looping.kind {
        StmtKind::While { spec, .. } if spec.iterator == Some(*local) && spec.assignable.is_some() => Some(*local),
        _ => None,
    }
}
