//! Statements (JLS 14) but loops, `switch` and `try`, which have files of their own.

use super::body::{Body, expression_statement};
use super::contracts::only_of_methods;
use super::labels::JumpKind;
use super::modifiers::{Place, refused};
use super::world::{Made, understood, unsupported};
use crate::program::{Expr, ExprKind, Origin, Stmt, StmtKind, Type};
use base::{Diagnostic, Name, Span, rules};
use syntax::ast;

impl Body<'_, '_> {
    /// Statements, in order. Declarations of classes and empty statements leave nothing.
    pub fn statements(&mut self, statements: &[ast::Stmt]) -> Made<Vec<Stmt>> {
        let mut made = Vec::new();
        for statement in statements {
            match &statement.kind {
                ast::StmtKind::Empty | ast::StmtKind::Class(_) => {}
                ast::StmtKind::Local(decl) => self.local_variables(decl, statement.span, &mut made)?,
                ast::StmtKind::Specification(inner) => {
                    made.extend(self.specification_statement(inner, statement.span));
                }
                _ => made.push(self.statement(statement)?),
            }
        }
        Ok(made)
    }

    /// `{ … }`
    pub fn block(&mut self, block: &ast::Block) -> Made<Stmt> {
        Ok(Stmt { kind: StmtKind::Block(self.statements(&block.statements)?), span: block.span })
    }

    /// One statement.
    pub(super) fn statement(&mut self, statement: &ast::Stmt) -> Made<Stmt> {
        self.labeled_statement(statement, &[])
    }

    /// A statement with the labels before it.
    pub(super) fn labeled_statement(&mut self, statement: &ast::Stmt, labels: &[Name]) -> Made<Stmt> {
        let span = statement.span;
        match &statement.kind {
            ast::StmtKind::Labeled { label, body } => {
                let labels: Vec<Name> = labels.iter().copied().chain([label.name]).collect();
                self.labeled_statement(body, &labels)
            }
            ast::StmtKind::Contracted(contract, body) if contract.is_loop_contract => {
                self.loop_contracted(contract, body, labels, span)
            }
            ast::StmtKind::Contracted(contract, body) => {
                let made = self.contract(contract).and_then(|made| {
                    let refused = made.cases.iter().find_map(only_of_methods);
                    refused.map_or(Ok(made), Err)
                });
                let body = self.labeled_statement(body, labels)?;
                match made {
                    Ok(contract) => Ok(Stmt { kind: StmtKind::Contracted(contract, Box::new(body)), span }),
                    Err(reason) => {
                        self.doubts.push(reason);
                        Ok(body)
                    }
                }
            }
            ast::StmtKind::While { .. }
            | ast::StmtKind::DoWhile { .. }
            | ast::StmtKind::For { .. }
            | ast::StmtKind::ForEach { .. } => self.loop_statement(statement, labels),
            ast::StmtKind::Switch(switch) => self.switch_statement(switch, labels, span),
            _ if labels.is_empty() => self.plain_statement(statement),
            _ => self.jumpable(JumpKind::Block, labels, span, |body, _| body.plain_statement(statement)),
        }
    }

    /// A statement that is neither a loop nor a `switch` nor labelled.
    fn plain_statement(&mut self, statement: &ast::Stmt) -> Made<Stmt> {
        let span = statement.span;
        match &statement.kind {
            ast::StmtKind::Block(block) => self.block(block),
            ast::StmtKind::Empty
            | ast::StmtKind::Class(_)
            | ast::StmtKind::Local(_)
            | ast::StmtKind::Specification(_) => {
                let made = self.statements(std::slice::from_ref(statement))?;
                Ok(Stmt { kind: StmtKind::Block(made), span })
            }
            ast::StmtKind::Expr(expr) => Ok(Stmt { kind: StmtKind::Expr(self.raw(expr)?), span }),
            ast::StmtKind::If { condition, then_branch, else_branch } => {
                let condition = self.condition(condition)?;
                let yes = self.statement(then_branch)?;
                let no = match else_branch {
                    Some(branch) => Some(Box::new(self.statement(branch)?)),
                    None => None,
                };
                Ok(Stmt { kind: StmtKind::If(condition, Box::new(yes), no), span })
            }
            ast::StmtKind::Break(label) => self.break_statement(label.map(|label| label.name), span),
            ast::StmtKind::Continue(label) => self.continue_statement(label.map(|label| label.name), span),
            ast::StmtKind::Yield(value) => self.yield_statement(value, span),
            ast::StmtKind::Return(value) => {
                let value = match (value, self.java_result.clone()) {
                    (Some(value), Some(ty)) => Some(self.converted(value, &ty)?),
                    (Some(value), None) => Some(self.expression(value)?),
                    (None, _) => None,
                };
                Ok(Stmt { kind: StmtKind::Return(value), span })
            }
            ast::StmtKind::Throw(value) => {
                let throwable = classes::Type::class(self.throwable(span)?);
                Ok(Stmt { kind: StmtKind::Throw(self.converted(value, &throwable)?), span })
            }
            ast::StmtKind::Synchronized(lock, block) => self.synchronized(lock, block, span),
            ast::StmtKind::Try(inner) => self.try_statement(inner, span),
            ast::StmtKind::Assert { condition, message } => self.assertion(condition, message.as_ref(), span),
            ast::StmtKind::Error => unsupported("text that is no statement", span),
            ast::StmtKind::Labeled { .. }
            | ast::StmtKind::Contracted(..)
            | ast::StmtKind::While { .. }
            | ast::StmtKind::DoWhile { .. }
            | ast::StmtKind::For { .. }
            | ast::StmtKind::ForEach { .. }
            | ast::StmtKind::Switch(_) => self.labeled_statement(statement, &[]),
        }
    }

    /// `java.lang.Throwable` in the class table.
    pub(super) fn throwable(&self, span: Span) -> Made<classes::ClassId> {
        match self.world.classes.well_known("java.lang.Throwable") {
            Some(class) => Ok(class),
            None => unsupported("exceptions, for the library has no class `java.lang.Throwable`", span),
        }
    }

    /// `[final] int a = 1, b;`
    fn local_variables(&mut self, decl: &ast::LocalDecl, span: Span, made: &mut Vec<Stmt>) -> Made<()> {
        if decl.modifiers.has(ast::Modifier::Ghost) {
            if let Err(reason) = self.ghost_variables(decl, span, made) {
                self.doubts.push(reason);
            }
            return Ok(());
        }
        if let Some(reason) = refused(&decl.modifiers, Place::Local) {
            self.doubts.push(reason);
        }
        let is_single = decl.declarators.len() == 1;
        for declarator in &decl.declarators {
            let name = declarator.name;
            let id = self.declared_local(name.span)?;
            let java_type = self.attribution().locals[id].ty.clone();
            if !java_type.is_known() {
                return unsupported("variables whose type is not certain", name.span);
            }
            // It is in scope in its own initial value, though nothing can read it there but a class or lambda.
            let local = self.declare(id);
            let value = match &declarator.initializer {
                Some(value) => Some(self.converted(value, &java_type)?),
                None => None,
            };
            let end = declarator.initializer.as_ref().map_or(name.span, |value| value.span);
            let span = if is_single { span } else { name.span.to(end) };
            made.push(Stmt { kind: StmtKind::Local(local, value), span });
        }
        Ok(())
    }

    /// `//@ ghost int a = 1;`
    fn ghost_variables(&mut self, decl: &ast::LocalDecl, span: Span, made: &mut Vec<Stmt>) -> Made<()> {
        for declarator in &decl.declarators {
            let id = self.declared_local(declarator.name.span)?;
            understood(&self.attribution().locals[id].ty, declarator.name.span)?;
            let local = self.declare(id);
            made.push(Stmt { kind: StmtKind::Local(local, None), span });
            if let Some(value) = &declarator.initializer {
                let target = self.local(local, span);
                let value = self.ghost_value(value, &target.ty)?;
                made.push(Stmt { kind: StmtKind::Set(target, value), span });
            }
        }
        Ok(())
    }

    /// The variable that is declared with its name at this place.
    pub(super) fn declared_local(&self, name: Span) -> Made<typing::LocalId> {
        match self.attribution().declared.get(&name) {
            Some(local) => Ok(*local),
            None => unsupported("variables whose type is not certain", name),
        }
    }

    /// `synchronized (e) { … }`: there is one thread, so that no lock is ever waited for.
    fn synchronized(&mut self, lock: &ast::Expr, block: &ast::Block, span: Span) -> Made<Stmt> {
        if self.world.units[self.unit].origin == Origin::Source {
            let warning = Diagnostic::warning(
                &rules::CONCURRENCY,
                span,
                "concurrency is not modelled: this is taken as if there were one thread",
            )
            .with_help("the block is treated as if there were only one thread");
            self.world.warnings.push(warning);
        }
        let lock = non_null(self.expression(lock)?);
        let body = self.block(block)?;
        Ok(Stmt { kind: StmtKind::Block(vec![expression_statement(lock), body]), span })
    }

    /// `assert condition : message;`
    fn assertion(&mut self, condition: &ast::Expr, message: Option<&ast::Expr>, span: Span) -> Made<Stmt> {
        let condition = self.condition(condition)?;
        let error = match message {
            Some(message) => Some(self.assertion_error(message)?),
            None => None,
        };
        Ok(Stmt { kind: StmtKind::Assert(condition, error), span })
    }

    /// `new AssertionError(message)` of the constructor for such a message.
    fn assertion_error(&mut self, message: &ast::Expr) -> Made<Expr> {
        let span = message.span;
        let value = self.expression(message)?;
        let (value, parameter) = match value.ty {
            Type::Byte | Type::Short | Type::Int => (super::conversions::numeric(value, Type::Int), "int"),
            Type::Boolean => (value, "boolean"),
            Type::Char => (value, "char"),
            Type::Long => (value, "long"),
            Type::Float => (value, "float"),
            Type::Double => (value, "double"),
            _ => (value, "java.lang.Object"),
        };
        self.new_library_object("java.lang.AssertionError", &[parameter], vec![value], span)
    }

    /// `new C(…)` of a class of the library.
    pub(super) fn new_library_object(
        &mut self,
        class: &str,
        parameters: &[&str],
        arguments: Vec<Expr>,
        span: Span,
    ) -> Made<Expr> {
        let constructor = self.world.library_method(class, "<init>", parameters, span)?;
        let ty = Type::Class(self.world.library_class(class, span)?);
        Ok(Expr { kind: ExprKind::New(constructor, arguments), ty, span })
    }
}

/// The same reference, which must not be null.
pub(super) fn non_null(value: Expr) -> Expr {
    let (ty, span) = (value.ty.clone(), value.span);
    Expr { kind: ExprKind::NonNull(Box::new(value)), ty, span }
}
