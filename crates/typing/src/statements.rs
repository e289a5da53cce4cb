//! Statements (JLS 14).

mod completion;
mod dominance;
mod exhaustive;
mod jumps;
mod labels;
mod locals;
mod loops;
mod switch;
mod tries;

pub(crate) use locals::with_dimensions;

use crate::checker::{Checker, Target};
use crate::scope::{BlockScope, JumpScope, Scope};
use base::rules;
use classes::Type;
use syntax::ast::{Block, Expr, ExprKind, Stmt, StmtKind};

impl<'a> Checker<'a> {
    /// `{ … }`
    pub(crate) fn block(&mut self, block: &'a Block) {
        self.in_block(|checker| checker.statements(&block.statements));
    }

    /// Statements one after the other, in the innermost block.
    pub(crate) fn statements(&mut self, statements: &'a [Stmt]) {
        for statement in statements {
            self.statement(statement);
        }
    }

    /// A statement.
    pub(crate) fn statement(&mut self, statement: &'a Stmt) {
        match &statement.kind {
            // What is no statement has been reported by the parser.
            StmtKind::Empty | StmtKind::Error => {}
            StmtKind::Specification(inner) => self.spec_statement(inner),
            StmtKind::Block(block) => self.block(block),
            StmtKind::Local(local) => self.as_specified(&local.modifiers, |checker| checker.local(local)),
            StmtKind::Class(decl) => {
                let class = self.declare_local_class(decl);
                self.class_body(class, decl);
            }
            StmtKind::Expr(e) => self.expression_statement(e),
            StmtKind::If { condition, then_branch, else_branch } => {
                self.if_statement(condition, then_branch, else_branch.as_deref());
            }
            StmtKind::While { spec, condition, body } => {
                self.loop_specification(spec);
                self.while_loop(condition, body);
            }
            StmtKind::DoWhile { spec, body, condition } => {
                self.loop_specification(spec);
                self.do_loop(body, condition);
            }
            StmtKind::For { spec, init, condition, update, body } => {
                self.for_loop(spec, init, condition.as_ref(), update, body);
            }
            StmtKind::ForEach { spec, parameter, iterable, body } => self.for_each(spec, parameter, iterable, body),
            StmtKind::Labeled { label, body } => self.labeled(*label, body),
            StmtKind::Switch(switch) => self.switch_statement(statement.span, switch),
            StmtKind::Break(label) => self.check_break(statement.span, *label),
            StmtKind::Continue(label) => self.check_continue(statement.span, *label),
            StmtKind::Yield(value) => self.yield_statement(statement.span, value),
            StmtKind::Return(value) => self.return_statement(statement.span, value.as_ref()),
            StmtKind::Throw(value) => self.throw(value),
            StmtKind::Synchronized(lock, body) => self.synchronized(lock, body),
            StmtKind::Try(statement) => self.try_statement(statement),
            StmtKind::Assert { condition, message } => {
                self.condition(condition);
                if let Some(message) = message {
                    self.value(message);
                }
            }
            StmtKind::Contracted(contract, inner) => self.contracted(contract, inner),
        }
    }

    /// `e;`
    fn expression_statement(&mut self, e: &'a Expr) {
        if matches!(e.kind, ExprKind::ConstructorCall(_)) && self.body.constructor_call != Some(e.id) {
            let message = "another constructor can only be called at the beginning of a constructor";
            self.error(&rules::CLASS_ERROR, e.span, message);
            return;
        }
        self.expression(e, &Target::Statement);
    }

    /// `if`: a pattern variable of the condition is visible in the branch where it is there, and behind the statement
    /// if the other branch does not get there.
    fn if_statement(&mut self, condition: &'a Expr, then_branch: &'a Stmt, else_branch: Option<&'a Stmt>) {
        self.condition(condition);
        let bindings = std::mem::take(&mut self.body.bindings);
        self.with_bindings(&bindings.when_true, |checker| checker.substatement(then_branch));
        if let Some(branch) = else_branch {
            self.with_bindings(&bindings.when_false, |checker| checker.substatement(branch));
        }
        if bindings.when_true.is_empty() && bindings.when_false.is_empty() {
            return;
        }
        let after_then = self.can_complete(then_branch);
        let after_else = else_branch.is_none_or(|branch| self.can_complete(branch));
        if after_then && !after_else {
            self.introduce(&bindings.when_true);
        } else if after_else && !after_then {
            self.introduce(&bindings.when_false);
        }
    }

    /// A statement that is part of another: what it declares is not visible outside.
    pub(crate) fn substatement(&mut self, statement: &'a Stmt) {
        self.in_block(|checker| checker.statement(statement));
    }

    /// The body of a loop or a `switch`.
    fn breakable<R>(&mut self, is_loop: bool, work: impl FnOnce(&mut Self) -> R) -> R {
        self.within(Scope::Jump(JumpScope { label: None, is_loop, is_breakable: true }), work)
    }

    /// The innermost block.
    pub(crate) fn innermost_block(&mut self) -> Option<&mut BlockScope> {
        self.scopes.iter_mut().rev().find_map(|scope| match scope {
            Scope::Block(block) => Some(block),
            _ => None,
        })
    }

    fn throw(&mut self, value: &'a Expr) {
        let found = self.expression(value, &Target::None);
        let throwable = self.named("java.lang.Throwable");
        if found.is_known() && throwable.is_known() && !self.classes.is_subtype(&found, &throwable) {
            self.incompatible(value.span, &found, &throwable, "what is thrown");
        }
    }

    fn synchronized(&mut self, lock: &'a Expr, body: &'a Block) {
        let found = self.value(lock);
        if found.is_known() && (!found.is_reference() || found == Type::Null) {
            let message = format!("only objects can be locked, and this is of type `{}`", self.classes.display(&found));
            self.error(&rules::TYPE_ERROR, lock.span, message);
        }
        self.block(body);
    }
}
