//! Types statements (JLS chapter 14).
//!
//! A statement that is wrong or not supported is left out; the body as a whole is not used then.

use crate::checker::Checker;
use crate::members::is_literal;
use crate::program::{Expr, ExprKind, Stmt, StmtKind, Type};
use crate::slice::{self as ast, ExprKind as AstExpr, Modifier, StmtKind as Ast};
use base::Span;

impl Checker<'_, '_> {
    /// Types the statements of a block, in a scope of their own.
    pub fn block(&mut self, block: &ast::Block) -> Vec<Stmt> {
        self.in_scope(|checker| checker.statements(&block.statements))
    }

    /// Types statements in the present scope.
    pub fn statements(&mut self, statements: &[ast::Stmt]) -> Vec<Stmt> {
        let mut typed = Vec::new();
        for statement in statements {
            self.statement(statement, &mut typed);
        }
        typed
    }

    /// Does something in a scope of its own.
    pub fn in_scope<T>(&mut self, action: impl FnOnce(&mut Self) -> T) -> T {
        let depth = self.scope.len();
        let result = action(self);
        self.scope.truncate(depth);
        result
    }

    /// Types a statement that is a part of another one.
    fn sub_statement(&mut self, statement: &ast::Stmt) -> Box<Stmt> {
        let mut typed = self.in_scope(|checker| {
            let mut typed = Vec::new();
            checker.statement(statement, &mut typed);
            typed
        });
        match typed.pop() {
            Some(only) if typed.is_empty() => Box::new(only),
            last => {
                typed.extend(last);
                Box::new(Stmt { kind: StmtKind::Block(typed), span: statement.span })
            }
        }
    }

    /// Types a statement and appends what it becomes.
    fn statement(&mut self, statement: &ast::Stmt, out: &mut Vec<Stmt>) {
        let span = statement.span;
        let kind = match &statement.kind {
            Ast::Empty => Some(StmtKind::Block(Vec::new())),
            Ast::Block(block) => Some(StmtKind::Block(self.block(block))),
            Ast::Local { modifiers, ty, declarators } => {
                return self.local_declaration(modifiers, ty, declarators, out);
            }
            Ast::Expr(expr) => self.expression(expr).map(StmtKind::Expr),
            Ast::If { condition, then_branch, else_branch } => {
                let condition = self.condition(condition);
                let then_branch = self.sub_statement(then_branch);
                let else_branch = else_branch.as_deref().map(|branch| self.sub_statement(branch));
                condition.map(|condition| StmtKind::If(condition, then_branch, else_branch))
            }
            Ast::While { spec, condition, body } => self.while_loop(spec, condition, body),
            Ast::DoWhile { spec, body, condition } => self.do_loop(spec, body, condition),
            Ast::For { spec, init, condition, update, body } => {
                self.in_scope(|checker| checker.for_loop(span, spec, init, condition.as_ref(), update, body))
            }
            Ast::ForEach { spec, parameter, iterable, body } => {
                self.in_scope(|checker| checker.for_each(spec, parameter, iterable, body))
            }
            Ast::Break => self.jump(span, "break", StmtKind::Break),
            Ast::Continue => self.jump(span, "continue", StmtKind::Continue),
            Ast::Return(value) => self.return_statement(span, value.as_ref()),
            Ast::Assert { condition, message } => self.assert_statement(condition, message.as_ref()),
            Ast::SpecAssert(formula) => self.inline_formula(formula).map(StmtKind::SpecAssert),
            Ast::SpecAssume(formula) => self.inline_formula(formula).map(StmtKind::SpecAssume),
            Ast::Unsupported(what) => {
                self.unreadable(what);
                None
            }
        };
        self.has_failed |= kind.is_none();
        out.extend(kind.map(|kind| Stmt { kind, span }));
    }

    /// `int a = 1, b;`
    fn local_declaration(
        &mut self,
        modifiers: &ast::Modifiers,
        written: &ast::TypeRef,
        declarators: &[ast::Declarator],
        out: &mut Vec<Stmt>,
    ) {
        if let Some((_, span)) = modifiers.list.iter().find(|(modifier, _)| *modifier == Modifier::Ghost) {
            self.unsupported("ghost variables", *span);
        }
        let base = self.written_type(written);
        for declarator in declarators {
            let ty = base.clone().map(|ty| ty.with_dimensions(declarator.dimensions));
            // The scope of a variable includes its own initial value, where it has no value yet.
            let local = self.declare(declarator.name, ty.clone());
            let value = match (&declarator.initializer, &ty) {
                (None, _) => None,
                (Some(initializer), Some(ty)) => self.initializer(initializer, ty),
                (Some(initializer), None) => {
                    self.look_into(initializer);
                    None
                }
            };
            let Some(local) = local else { continue };
            if modifiers.has(Modifier::Final) {
                self.make_final(local, declarator.initializer.is_some(), value.as_ref());
            }
            let end = declarator.initializer.as_ref().map_or(declarator.name.span, |value| value.span);
            out.push(Stmt { kind: StmtKind::Local(local, value), span: declarator.name.span.to(end) });
        }
    }

    /// Looks for mistakes in an initial value whose type is not known.
    fn look_into(&mut self, initializer: &ast::Expr) {
        match &initializer.kind {
            AstExpr::ArrayInitializer(elements) => elements.iter().for_each(|element| self.look_into(element)),
            _ => drop(self.value(initializer)),
        }
    }

    /// A loop's body.
    fn loop_body(&mut self, body: &ast::Stmt) -> Box<Stmt> {
        self.loops += 1;
        let body = self.sub_statement(body);
        self.loops -= 1;
        body
    }

    fn while_loop(&mut self, spec: &ast::LoopSpec, condition: &ast::Expr, body: &ast::Stmt) -> Option<StmtKind> {
        let spec = self.loop_spec(spec);
        let condition = self.condition(condition);
        let body = self.loop_body(body);
        Some(StmtKind::While { spec, condition: condition?, update: Vec::new(), body })
    }

    fn do_loop(&mut self, spec: &ast::LoopSpec, body: &ast::Stmt, condition: &ast::Expr) -> Option<StmtKind> {
        let spec = self.loop_spec(spec);
        let body = self.loop_body(body);
        let condition = self.condition(condition)?;
        Some(StmtKind::DoWhile { spec, body, condition })
    }

    /// `for (init; condition; update) body`, as a block around a `while`.
    fn for_loop(
        &mut self,
        span: Span,
        spec: &ast::LoopSpec,
        init: &[ast::Stmt],
        condition: Option<&ast::Expr>,
        update: &[ast::Expr],
        body: &ast::Stmt,
    ) -> Option<StmtKind> {
        let mut block = self.statements(init);
        let spec = self.loop_spec(spec);
        let condition = match condition {
            Some(condition) => self.condition(condition),
            None => Some(Expr { kind: ExprKind::Bool(true), ty: Type::Boolean, span: span.at_start() }),
        };
        let update: Vec<Option<Expr>> = update.iter().map(|update| self.expression(update)).collect();
        let body = self.loop_body(body);
        let update: Option<Vec<Expr>> = update.into_iter().collect();
        let kind = StmtKind::While { spec, condition: condition?, update: update?, body };
        block.push(Stmt { kind, span });
        Some(StmtKind::Block(block))
    }

    /// `for (T x : array) body`
    fn for_each(
        &mut self,
        spec: &ast::LoopSpec,
        parameter: &ast::Parameter,
        iterable: &ast::Expr,
        body: &ast::Stmt,
    ) -> Option<StmtKind> {
        let array = self.value(iterable);
        let ty = self.written_type(&parameter.ty);
        let variable = self.declare(parameter.name, ty.clone());
        if let Some(variable) = variable.filter(|_| parameter.modifiers.has(Modifier::Final)) {
            self.make_final(variable, true, None);
        }
        let spec = self.loop_spec(spec);
        let body = self.loop_body(body);
        let (array, ty, variable) = (array?, ty?, variable?);
        match &array.ty {
            Type::Array(element) => {
                let fits = self.declarations.program.is_invocation_convertible(element, &ty);
                if !fits && element.is_primitive() && ty == Type::Class(self.declarations.object) {
                    self.unsupported("boxing conversions", parameter.name.span);
                } else if !fits {
                    let (expected, found) = (self.show(element), self.show(&ty));
                    self.type_error(parameter.ty.span, format!("expected `{expected}`, found `{found}`"));
                }
            }
            Type::Class(_) => {
                // A class of this slice of Java does not implement `Iterable`.
                let found = self.show(&array.ty);
                self.type_error(array.span, format!("expected an array, found `{found}`"));
            }
            other => {
                let found = self.show(other);
                self.type_error(array.span, format!("expected an array, found `{found}`"));
            }
        }
        Some(StmtKind::ForEach { spec, variable, array, body })
    }

    /// `break` or `continue`.
    fn jump(&mut self, span: Span, keyword: &str, kind: StmtKind) -> Option<StmtKind> {
        if self.loops == 0 {
            self.type_error(span, format!("`{keyword}` outside of a loop"));
            return None;
        }
        Some(kind)
    }

    fn return_statement(&mut self, span: Span, value: Option<&ast::Expr>) -> Option<StmtKind> {
        let expected = self.result.clone();
        match (value, expected) {
            (None, Some(Type::Void)) => Some(StmtKind::Return(None)),
            (None, Some(expected)) => {
                let expected = self.show(&expected);
                self.type_error(span, format!("expected a value of type `{expected}`"));
                None
            }
            (Some(value), Some(Type::Void)) => {
                self.value(value)?;
                self.type_error(value.span, "a method without result type cannot return a value");
                None
            }
            (Some(value), Some(expected)) => {
                let value = self.value(value)?;
                Some(StmtKind::Return(Some(self.expect(value, &expected)?)))
            }
            (value, None) => {
                value.and_then(|value| self.value(value));
                None
            }
        }
    }

    /// `assert condition : message;`
    fn assert_statement(&mut self, condition: &ast::Expr, message: Option<&ast::Expr>) -> Option<StmtKind> {
        let condition = self.condition(condition);
        if let Some(message) = message.filter(|message| !is_literal(message)) {
            // The message is computed only when the assertion fails; what it does then is not followed.
            self.value(message);
            if !is_harmless(message) {
                self.unsupported("messages of `assert` that are not literals or variables", message.span);
            }
        }
        condition.map(StmtKind::Assert)
    }
}

/// Whether the evaluation of an expression can neither change anything nor fail.
fn is_harmless(expr: &ast::Expr) -> bool {
    match &expr.kind {
        AstExpr::Name(_) | AstExpr::This => true,
        AstExpr::Paren(inner) => is_harmless(inner),
        _ => is_literal(expr),
    }
}
