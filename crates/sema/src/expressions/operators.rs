//! Operators with one, two and three operands (JLS 15.15 to 15.25).

use super::conversions::convert;
use crate::checker::Checker;
use crate::program::{BinaryOp, Expr, ExprKind, Type, UnaryOp};
use crate::slice as ast;
use crate::types::promote;
use base::Span;

impl Checker<'_, '_> {
    /// `-e`, `+e`, `~e`, `!e`
    pub(super) fn unary(&mut self, span: Span, op: UnaryOp, operand: &ast::Expr) -> Option<Expr> {
        let operand = self.value(operand)?;
        let fits = match op {
            UnaryOp::Not => operand.ty == Type::Boolean,
            UnaryOp::Plus | UnaryOp::Minus | UnaryOp::Complement => operand.ty.is_numeric(),
        };
        if !fits {
            let found = self.show(&operand.ty);
            let expected = if op == UnaryOp::Not { "`boolean`" } else { "a number" };
            self.type_error(operand.span, format!("expected {expected}, found `{found}`"));
            return None;
        }
        if op == UnaryOp::Complement && self.in_specification() {
            self.unsupported("bitwise operators in specifications", span);
            return None;
        }
        if op == UnaryOp::Plus {
            return Some(Expr { span, ..operand });
        }
        let ty = operand.ty.clone();
        Some(Expr { kind: ExprKind::Unary(op, Box::new(operand)), ty, span })
    }

    /// `left op right`
    pub(super) fn binary(&mut self, span: Span, op: BinaryOp, left: &ast::Expr, right: &ast::Expr) -> Option<Expr> {
        let left = self.value(left);
        let right = self.value(right);
        let (left, right) = (left?, right?);
        match op {
            BinaryOp::Eq | BinaryOp::Ne => self.equality(span, op, left, right),
            _ => {
                let (operands, ty) = self.operation(span, op, &left.ty, &right.ty)?;
                let right_ty = if is_shift(op) { right.ty.clone() } else { operands.clone() };
                let (left, right) = (convert(left, &operands), convert(right, &right_ty));
                Some(Expr { kind: ExprKind::Binary(op, Box::new(left), Box::new(right)), ty, span })
            }
        }
    }

    /// The type that an operator other than `==` and `!=` computes in (for shifts, that of the left operand), and
    /// the type of its result.
    pub(super) fn operation(&mut self, span: Span, op: BinaryOp, left: &Type, right: &Type) -> Option<(Type, Type)> {
        use BinaryOp::*;
        let both_numeric = left.is_numeric() && right.is_numeric();
        let both_boolean = *left == Type::Boolean && *right == Type::Boolean;
        let types = match op {
            Mul | Div | Rem | Add | Sub if both_numeric => (promote(left, right), promote(left, right)),
            ShiftLeft | ShiftRight | ShiftRightUnsigned if both_numeric => (left.clone(), left.clone()),
            Lt | Le | Gt | Ge if both_numeric => (promote(left, right), Type::Boolean),
            And | Xor | Or if both_numeric => (promote(left, right), promote(left, right)),
            And | Xor | Or | AndAlso | OrElse | Implies | Iff | NotIff if both_boolean => {
                (Type::Boolean, Type::Boolean)
            }
            _ => {
                let (left, right) = (self.show(left), self.show(right));
                let message = format!("operator `{}` cannot be applied to `{left}` and `{right}`", op.symbol());
                self.type_error(span, message);
                return None;
            }
        };
        let is_bitwise = is_shift(op) || (matches!(op, And | Xor | Or) && both_numeric);
        if is_bitwise && self.in_specification() {
            self.unsupported("bitwise operators in specifications", span);
            return None;
        }
        Some(types)
    }

    /// `left == right`, `left != right` (JLS 15.21)
    fn equality(&mut self, span: Span, op: BinaryOp, left: Expr, right: Expr) -> Option<Expr> {
        let (left, right) = if left.ty.is_numeric() && right.ty.is_numeric() {
            let ty = promote(&left.ty, &right.ty);
            (convert(left, &ty), convert(right, &ty))
        } else if left.ty == right.ty || self.declarations.program.is_castable(&left.ty, &right.ty) {
            (left, right)
        } else {
            let (left, right) = (self.show(&left.ty), self.show(&right.ty));
            self.type_error(span, format!("values of types `{left}` and `{right}` cannot be compared"));
            return None;
        };
        Some(Expr { kind: ExprKind::Binary(op, Box::new(left), Box::new(right)), ty: Type::Boolean, span })
    }

    /// `condition ? yes : no` (JLS 15.25)
    pub(super) fn conditional(
        &mut self,
        span: Span,
        condition: &ast::Expr,
        yes: &ast::Expr,
        no: &ast::Expr,
    ) -> Option<Expr> {
        let condition = self.condition(condition);
        let yes = self.value(yes);
        let no = self.value(no);
        let (condition, yes, no) = (condition?, yes?, no?);
        let ty = if yes.ty == no.ty {
            yes.ty.clone()
        } else if yes.ty.is_numeric() && no.ty.is_numeric() {
            promote(&yes.ty, &no.ty)
        } else if yes.ty.is_reference() && no.ty.is_reference() {
            self.declarations.program.least_upper_bound(&yes.ty, &no.ty, self.declarations.object)
        } else {
            self.unsupported("boxing conversions", span);
            return None;
        };
        let (yes, no) = if ty.is_numeric() { (convert(yes, &ty), convert(no, &ty)) } else { (yes, no) };
        Some(Expr { kind: ExprKind::Conditional(Box::new(condition), Box::new(yes), Box::new(no)), ty, span })
    }
}

/// Whether the operator is a shift.
pub(super) fn is_shift(op: BinaryOp) -> bool {
    matches!(op, BinaryOp::ShiftLeft | BinaryOp::ShiftRight | BinaryOp::ShiftRightUnsigned)
}
