//! Java statements.

use crate::builder::Builder;
use crate::context::Lowered;
use base::rules;
use ir::vocabulary::default_value;
use ir::{AssumeReason, CommandKind, Terminator};
use logic::Var;
use sema::program::{Expr, Stmt, StmtKind};

impl Builder<'_> {
    /// Statements, in order, in a scope of their own.
    pub fn statements(&mut self, statements: &[Stmt]) -> Lowered<()> {
        let depth = self.scope.len();
        let result = statements.iter().try_for_each(|statement| self.statement(statement));
        self.scope.truncate(depth);
        result
    }

    fn statement(&mut self, statement: &Stmt) -> Lowered<()> {
        let span = statement.span;
        match &statement.kind {
            StmtKind::Block(statements) => self.statements(statements)?,
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
            StmtKind::Break => self.jump(|targets| targets.after),
            StmtKind::Continue => self.jump(|targets| targets.next),
            StmtKind::Return(value) => self.return_value(value.as_ref())?,
            StmtKind::Assert(condition) => {
                let value = self.expression(condition)?;
                self.written_assertion(condition, value);
            }
            StmtKind::SpecAssert(condition) => {
                let value = self.formula(condition)?;
                self.written_assertion(condition, value);
            }
            StmtKind::SpecAssume(condition) => {
                let value = self.formula(condition)?;
                self.assumptions.push((condition.span, format!("`{}`", self.context.text(condition.span))));
                self.emit(span, CommandKind::Assume { condition: value, reason: AssumeReason::Written });
            }
        }
        Ok(())
    }

    /// What the user wrote is an obligation even if it is plain to see.
    fn written_assertion(&mut self, condition: &Expr, value: logic::Term) {
        let message = format!("`{}` may be false", self.context.text(condition.span));
        let obligation = self.oblige(&rules::ASSERTION, condition.span, message, Vec::new());
        self.emit(condition.span, CommandKind::Assert { condition: value, obligation });
    }

    /// A variable for a local that comes into scope.
    pub fn declare_local(&mut self, local: sema::program::LocalId) -> Var {
        let declaration = &self.method.locals[local];
        let variable = self.declare(declaration.name, self.context.java_type(&declaration.ty).sort());
        self.locals.push(variable.clone());
        self.variables.insert(local, variable.clone());
        self.scope.push(local);
        variable
    }

    fn branch(&mut self, condition: &Expr, then_branch: &Stmt, else_branch: Option<&Stmt>) -> Lowered<()> {
        let condition = self.expression(condition)?;
        let (then_block, else_block, join) = (self.new_block(), self.new_block(), self.new_block());
        self.terminate(Terminator::Branch { condition, then_block, else_block });
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

    fn jump(&mut self, target: impl Fn(&crate::builder::LoopTargets) -> ir::BlockId) {
        // Sema has rejected a `break` or `continue` outside every loop.
        let terminator = self.loops.last().map_or(Terminator::Stop, |targets| Terminator::Goto(target(targets)));
        self.terminate(terminator);
    }

    fn return_value(&mut self, value: Option<&Expr>) -> Lowered<()> {
        if let Some(value) = value {
            let term = self.expression(value)?;
            let result = Var::new("$result", term.sort().clone());
            self.assign(value.span, &result, term);
        }
        self.terminate(Terminator::Return);
        Ok(())
    }
}
