//! Conversions: numeric ones are made explicit, casts are checked (JLS chapter 5).

use crate::checker::Checker;
use crate::program::{Expr, ExprKind, Type};
use crate::slice as ast;
use base::{Diagnostic, Span};

impl Checker<'_, '_> {
    /// Converts a value to the type of the variable that it is assigned to (JLS 5.2).
    pub fn expect(&mut self, value: Expr, expected: &Type) -> Option<Expr> {
        if self.declarations.program.is_subtype(&value.ty, expected) {
            return Some(value);
        }
        if value.ty == Type::Int && *expected == Type::Long {
            return Some(convert(value, &Type::Long));
        }
        if value.ty.is_primitive() && *expected == Type::Class(self.declarations.object) {
            self.unsupported("boxing conversions", value.span);
            return None;
        }
        let (wanted, found) = (self.show(expected), self.show(&value.ty));
        let rule = self.type_rule();
        let mut diagnostic = Diagnostic::error(rule, value.span, format!("expected `{wanted}`, found `{found}`"));
        let can_cast = (value.ty == Type::Long && *expected == Type::Int)
            || (value.ty.is_reference() && self.declarations.program.is_castable(&value.ty, expected));
        if can_cast {
            diagnostic = diagnostic.with_help(format!("a cast can do this: `({wanted}) …`"));
        }
        self.report(diagnostic);
        None
    }

    /// `(T) operand`
    pub(super) fn cast(&mut self, span: Span, written: &ast::TypeRef, operand: &ast::Expr) -> Option<Expr> {
        let target = self.written_type(written);
        let operand = self.value(operand);
        let (target, operand) = (target?, operand?);
        if target.is_numeric() && operand.ty.is_numeric() {
            // In specifications a value need not fit its type, so that a cast to the same type is not nothing.
            let changes_nothing = target == operand.ty;
            if changes_nothing && self.in_specification() {
                return Some(Expr { kind: ExprKind::Convert(Box::new(operand)), ty: target, span });
            }
            return Some(Expr { span, ..convert(operand, &target) });
        }
        if target == operand.ty && target == Type::Boolean {
            return Some(Expr { span, ..operand });
        }
        if self.declarations.program.is_castable(&operand.ty, &target) {
            return Some(Expr { kind: ExprKind::Cast(Box::new(operand)), ty: target, span });
        }
        let object = Type::Class(self.declarations.object);
        if (target.is_primitive() && operand.ty == object) || (operand.ty.is_primitive() && target == object) {
            self.unsupported("boxing conversions", span);
            return None;
        }
        let (from, to) = (self.show(&operand.ty), self.show(&target));
        self.type_error(span, format!("`{from}` cannot be cast to `{to}`"));
        None
    }

    /// `operand instanceof T`
    pub(super) fn instance_of(&mut self, span: Span, operand: &ast::Expr, written: &ast::TypeRef) -> Option<Expr> {
        let operand = self.value(operand);
        let target = self.written_type(written);
        let (operand, target) = (operand?, target?);
        if !self.declarations.program.is_castable(&operand.ty, &target) {
            let (from, to) = (self.show(&operand.ty), self.show(&target));
            self.type_error(span, format!("a value of type `{from}` is never an instance of `{to}`"));
            return None;
        }
        Some(Expr { kind: ExprKind::InstanceOf(Box::new(operand), target), ty: Type::Boolean, span })
    }
}

/// Converts a number to a numeric type; nothing is inserted where it has that type.
pub(super) fn convert(value: Expr, target: &Type) -> Expr {
    if value.ty == *target {
        return value;
    }
    let span = value.span;
    Expr { kind: ExprKind::Convert(Box::new(value)), ty: target.clone(), span }
}
