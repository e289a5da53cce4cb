//! Walking over expressions.

use crate::program::{Expr, ExprKind};

impl Expr {
    /// Visits this expression and all below it; not the bodies of quantified formulas.
    pub fn visit(&self, visit: &mut impl FnMut(&Expr)) {
        visit(self);
        match &self.kind {
            ExprKind::Field(inner, _)
            | ExprKind::Length(inner)
            | ExprKind::Unary(_, inner)
            | ExprKind::Convert(inner)
            | ExprKind::Cast(inner)
            | ExprKind::InstanceOf(inner, _)
            | ExprKind::Old(inner)
            | ExprKind::Step { target: inner, .. } => inner.visit(visit),
            ExprKind::Index(left, right)
            | ExprKind::Binary(_, left, right)
            | ExprKind::Assign { target: left, value: right, .. } => {
                left.visit(visit);
                right.visit(visit);
            }
            ExprKind::Conditional(condition, left, right) => {
                [condition, left, right].into_iter().for_each(|part| part.visit(visit));
            }
            ExprKind::VirtualCall(receiver, _, arguments) => {
                receiver.visit(visit);
                arguments.iter().for_each(|part| part.visit(visit));
            }
            ExprKind::StaticCall(_, parts)
            | ExprKind::SuperCall(_, parts)
            | ExprKind::ConstructorCall(_, parts)
            | ExprKind::New(_, parts)
            | ExprKind::NewArray(parts)
            | ExprKind::ArrayLiteral(parts) => parts.iter().for_each(|part| part.visit(visit)),
            ExprKind::Int(_)
            | ExprKind::Bool(_)
            | ExprKind::Null
            | ExprKind::This
            | ExprKind::Local(_)
            | ExprKind::StaticField(_)
            | ExprKind::Result
            | ExprKind::Quantified { .. } => {}
        }
    }
}
