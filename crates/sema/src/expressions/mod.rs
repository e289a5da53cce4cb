//! Types expressions of Java and of specifications.
//!
//! `None` is the answer wherever something is wrong or not supported; that has been recorded then, and
//! nothing that depends on it is reported.

mod assignments;
mod calls;
mod conversions;
mod creation;
mod operators;
mod variables;

use crate::checker::{Checker, Mode, This};
use crate::program::{Expr, ExprKind, Type};
use crate::slice as ast;
use base::Span;

pub(crate) use variables::Qualifier;

impl Checker<'_, '_> {
    /// Types an expression that has a value.
    pub fn value(&mut self, expr: &ast::Expr) -> Option<Expr> {
        let typed = self.expression(expr)?;
        if typed.ty == Type::Void {
            self.type_error(expr.span, "a value is expected here, but the method returns none");
            return None;
        }
        Some(typed)
    }

    /// Types a condition.
    pub fn condition(&mut self, expr: &ast::Expr) -> Option<Expr> {
        let typed = self.value(expr)?;
        self.expect(typed, &Type::Boolean)
    }

    /// Types an expression, which may be a call of a method without result.
    pub fn expression(&mut self, expr: &ast::Expr) -> Option<Expr> {
        let typed = self.any_expression(expr);
        self.has_failed |= typed.is_none();
        typed
    }

    fn any_expression(&mut self, expr: &ast::Expr) -> Option<Expr> {
        use ast::ExprKind as Ast;
        let span = expr.span;
        match &expr.kind {
            Ast::Int { value, is_long } => {
                let ty = if *is_long { Type::Long } else { Type::Int };
                Some(Expr { kind: ExprKind::Int(*value), ty, span })
            }
            Ast::Bool(value) => Some(Expr { kind: ExprKind::Bool(*value), ty: Type::Boolean, span }),
            Ast::Null => Some(Expr { kind: ExprKind::Null, ty: Type::Null, span }),
            Ast::This => self.this(span),
            Ast::Name(_) | Ast::Field(..) | Ast::SuperField(_) => self.variable_value(expr),
            Ast::Index(..) => self.variable(expr),
            Ast::Call { receiver, name, arguments } => self.call(span, receiver.as_deref(), *name, arguments),
            Ast::SuperCall { name, arguments } => self.super_call(span, *name, arguments),
            Ast::ConstructorCall { .. } => {
                self.type_error(span, "a constructor can only be called as the first statement of a constructor");
                None
            }
            Ast::New { class, arguments } => self.new_object(span, class, arguments),
            Ast::NewArray { element, lengths, dimensions, initializer } => {
                self.new_array(span, element, lengths, *dimensions, initializer.as_deref())
            }
            Ast::ArrayInitializer(_) => {
                self.type_error(span, "an array initialiser can only stand in a declaration or behind `new`");
                None
            }
            Ast::Unary(op, operand) => self.unary(span, *op, operand),
            Ast::Binary(op, left, right) => self.binary(span, *op, left, right),
            Ast::Assign { op, target, value } => self.assign(span, *op, target, value),
            Ast::Step { is_increment, is_prefix, target } => self.step(span, *is_increment, *is_prefix, target),
            Ast::Conditional(condition, yes, no) => self.conditional(span, condition, yes, no),
            Ast::Cast(ty, operand) => self.cast(span, ty, operand),
            Ast::InstanceOf(operand, ty) => self.instance_of(span, operand, ty),
            Ast::Paren(inner) => self.expression(inner),
            Ast::Result => self.result_value(span),
            Ast::Old(inner) => self.old(span, inner),
            Ast::Quantified { quantifier, ty, variables, range, body } => {
                self.quantified(span, *quantifier, ty, variables, range.as_deref(), body)
            }
            Ast::Unsupported(what) => {
                self.unreadable(what);
                None
            }
        }
    }

    /// `this`, if there is one.
    pub fn this(&mut self, span: Span) -> Option<Expr> {
        match self.this {
            This::Available => {
                return Some(Expr { kind: ExprKind::This, ty: Type::Class(self.class), span });
            }
            This::Static => self.type_error(span, "there is no `this` in a static context"),
            This::ConstructorCall => {
                self.type_error(span, "the object cannot be used in the arguments of a constructor call");
            }
            This::ConstructorPrecondition => {
                self.type_error(
                    span,
                    "the object does not exist yet when the precondition of its constructor must hold",
                );
            }
            This::OldInConstructor => self.unsupported("fields of the new object in `\\old` of constructors", span),
        }
        None
    }

    /// Reports what must not stand in a specification because it changes something; says whether it did.
    pub fn is_impure(&mut self, span: Span, what: &str) -> bool {
        let in_specification = self.mode != Mode::Code;
        if in_specification {
            self.type_error(span, format!("{what} cannot stand in a specification"));
        }
        in_specification
    }
}
