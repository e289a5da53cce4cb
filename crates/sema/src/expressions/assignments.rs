//! Assignments, `++` and `--` (JLS 15.14, 15.15, 15.26).

use super::conversions::convert;
use super::operators::is_shift;
use crate::checker::{Checker, Finality};
use crate::program::{BinaryOp, Expr, ExprKind, FieldId, LocalId};
use crate::slice as ast;
use base::Span;

impl Checker<'_, '_> {
    /// `target = value`, `target op= value`
    pub(super) fn assign(
        &mut self,
        span: Span,
        op: Option<BinaryOp>,
        target: &ast::Expr,
        value: &ast::Expr,
    ) -> Option<Expr> {
        if self.is_impure(span, "an assignment") {
            return None;
        }
        let target = self.target(target, op.is_none());
        let value = self.value(value);
        let (target, value) = (target?, value?);
        let ty = target.ty.clone();
        let (compound, value) = match op {
            None => (None, self.expect(value, &ty)?),
            Some(op) => {
                let (operands, _) = self.operation(span, op, &ty, &value.ty)?;
                let value = if is_shift(op) { value } else { convert(value, &operands) };
                (Some((op, operands)), value)
            }
        };
        Some(Expr { kind: ExprKind::Assign { compound, target: Box::new(target), value: Box::new(value) }, ty, span })
    }

    /// `++target`, `target--`, …
    pub(super) fn step(&mut self, span: Span, is_increment: bool, is_prefix: bool, target: &ast::Expr) -> Option<Expr> {
        if self.is_impure(span, if is_increment { "`++`" } else { "`--`" }) {
            return None;
        }
        let target = self.target(target, false)?;
        if !target.ty.is_numeric() {
            let found = self.show(&target.ty);
            self.type_error(target.span, format!("expected a number, found `{found}`"));
            return None;
        }
        let ty = target.ty.clone();
        Some(Expr { kind: ExprKind::Step { is_increment, is_prefix, target: Box::new(target) }, ty, span })
    }

    /// A place that may be assigned to; `is_simple` says that its old value is not read.
    fn target(&mut self, expr: &ast::Expr, is_simple: bool) -> Option<Expr> {
        let inner = strip(expr);
        let is_place = matches!(
            inner.kind,
            ast::ExprKind::Name(_)
                | ast::ExprKind::Field(..)
                | ast::ExprKind::SuperField(_)
                | ast::ExprKind::Index(..)
                | ast::ExprKind::Unsupported(_)
        );
        if !is_place {
            // The parser has reported it.
            return None;
        }
        // A field may be assigned to before its declaration, by its simple name (JLS 8.3.3).
        let initialized = self.initialized_field;
        if is_simple && matches!(inner.kind, ast::ExprKind::Name(_)) {
            self.initialized_field = None;
        }
        let target = self.variable(inner);
        self.initialized_field = initialized;
        let target = target?;
        self.check_assignable(&target).then_some(target)
    }

    /// Whether a place is not final; reports it otherwise.
    fn check_assignable(&mut self, target: &Expr) -> bool {
        match &target.kind {
            ExprKind::Local(local) => self.check_local_assignable(*local, target.span),
            ExprKind::Field(object, field) => self.check_field_assignable(*field, Some(object), target.span),
            ExprKind::StaticField(field) => self.check_field_assignable(*field, None, target.span),
            ExprKind::Index(..) => true,
            ExprKind::Length(_) => {
                self.type_error(target.span, "the length of an array cannot be changed");
                false
            }
            _ => false,
        }
    }

    fn check_local_assignable(&mut self, local: LocalId, span: Span) -> bool {
        match self.finals.get(&local) {
            None | Some(Finality::Blank) => true,
            Some(Finality::Initialized | Finality::Constant(_)) => {
                let name = self.locals[local].name;
                self.type_error(span, format!("variable `{name}` is final and has its value already"));
                false
            }
        }
    }

    /// A final field may only be assigned to in a constructor of its class, as a field of `this`. That this happens
    /// just once is checked with the flow of control.
    fn check_field_assignable(&mut self, field: FieldId, object: Option<&Expr>, span: Span) -> bool {
        let described = &self.declarations.program.fields[field];
        if !described.is_final {
            return true;
        }
        let has_initializer = self.declarations.fields[field].declarator.initializer.is_some();
        let is_own = described.owner == self.class && matches!(object.map(|object| &object.kind), Some(ExprKind::This));
        if !has_initializer && is_own && self.in_constructor {
            return true;
        }
        if !has_initializer && self.initialized_field.is_some() && described.owner == self.class {
            self.unsupported("assignments to final fields in the initial values of others", span);
            return false;
        }
        let name = described.name;
        self.type_error(span, format!("field `{name}` is final and cannot be assigned to here"));
        false
    }
}

/// The expression without the parentheses around it.
fn strip(expr: &ast::Expr) -> &ast::Expr {
    match &expr.kind {
        ast::ExprKind::Paren(inner) => strip(inner),
        _ => expr,
    }
}
