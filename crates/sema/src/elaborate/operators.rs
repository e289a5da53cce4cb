//! Operators with one or two operands (JLS 15.15, 15.17–15.24): their operands are promoted here.

use super::body::Body;
use super::expressions::binary_operation;
use super::formulas::specification_operation;
use super::world::{Made, unsupported};
use crate::program::{Expr, ExprKind, LogicOp, Type};
use base::Span;
use classes::Primitive;
use syntax::ast::{self, BinaryOp, UnaryOp};

/// A value that has been made, with its Java type.
pub(super) type Typed = (Expr, classes::Type);

impl Body<'_, '_> {
    /// `-e`, `~e`, `!e`, `+e`
    pub(super) fn unary(&mut self, expr: &ast::Expr, op: UnaryOp, operand: &ast::Expr) -> Made<Expr> {
        let ty = self.type_of(expr)?;
        let operand = self.converted(operand, &ty)?;
        if op == UnaryOp::Plus {
            return Ok(operand);
        }
        let ty = self.world.erase(&ty);
        Ok(Expr { kind: ExprKind::Unary(op, Box::new(operand)), ty, span: expr.span })
    }

    /// `a + b`, and the whole chain `a + b + c + …` to its left, which may be long: it is gone along, not down.
    pub(super) fn binary(&mut self, expr: &ast::Expr) -> Made<Expr> {
        let mut chain = Vec::new();
        let mut leftmost = expr;
        let mut result = None;
        while let ast::ExprKind::Binary(op, left, right) = &leftmost.kind {
            if !self.is_integer_arithmetic(leftmost)
                && let Some(constant) = self.constant(leftmost)?
            {
                result = Some(constant);
                break;
            }
            if *op == BinaryOp::Add && self.is_string(&self.type_of(leftmost)?) {
                result = Some(self.concatenation(leftmost)?);
                break;
            }
            chain.push((leftmost, *op, &**right));
            leftmost = left;
        }
        let first = match result {
            Some(made) => made,
            None => self.raw(leftmost)?,
        };
        let mut left = (first, self.type_of(leftmost)?);
        for (node, op, right) in chain.into_iter().rev() {
            let right = (self.raw(right)?, self.type_of(right)?);
            let result = self.type_of(node)?;
            let value = match op {
                BinaryOp::Implies | BinaryOp::ImpliedBy | BinaryOp::Iff | BinaryOp::NotIff | BinaryOp::Subtype => {
                    specification_operation(op, left.0, right.0, node.span)?
                }
                BinaryOp::Lt | BinaryOp::Le | BinaryOp::Gt | BinaryOp::Ge if left.0.ty == Type::Boolean => {
                    self.chained_comparison(op, left.0, right, node)?
                }
                _ => self.operation(op, left, right, node.span)?,
            };
            left = (value, result);
        }
        Ok(left.0)
    }

    /// Whether a type is `String`.
    pub(super) fn is_string(&self, ty: &classes::Type) -> bool {
        ty.is_known() && *ty == self.world.classes.string()
    }

    /// `left op right`, which is no concatenation.
    pub(super) fn operation(&mut self, op: BinaryOp, left: Typed, right: Typed, span: Span) -> Made<Expr> {
        let ((left, left_type), (right, right_type)) = (left, right);
        let is_logical = |ty: &classes::Type| matches!(ty, classes::Type::Logic(..));
        let is_element = |value: &Expr| matches!(value.kind, ExprKind::Logic(LogicOp::SeqGet, _));
        if is_logical(&left_type) || is_logical(&right_type) || is_element(&left) || is_element(&right) {
            return logic_operation(op, left, right, span);
        }
        let primitives = (self.world.classes.primitive_of(&left_type), self.world.classes.primitive_of(&right_type));
        let has_primitive = left_type.primitive().is_some() || right_type.primitive().is_some();
        if matches!(op, BinaryOp::Eq | BinaryOp::Ne) && !has_primitive {
            let boxes = (self.world.classes.unboxed(&left_type), self.world.classes.unboxed(&right_type));
            return match boxes {
                (Some(primitive), Some(_)) => self.same_box(op, left, right, primitive, span),
                _ => Ok(binary_operation(op, left, right, Type::Boolean, span)),
            };
        }
        let (Some(first), Some(second)) = primitives else {
            return unsupported(format!("operator `{}` on these operands", op.symbol()), span);
        };
        let (left_operand, right_operand) = operand_types(op, first, second);
        let Some(result) = result_type(op, left_operand) else {
            return unsupported("operators of specifications in code", span);
        };
        let left = self.convert(left, &left_type, &classes::Type::Primitive(left_operand), span)?;
        let right = self.convert(right, &right_type, &classes::Type::Primitive(right_operand), span)?;
        Ok(binary_operation(op, left, right, super::world::erased_primitive(result), span))
    }

    /// `left == right` or `left != right` on boxes.
    fn same_box(&mut self, op: BinaryOp, left: Expr, right: Expr, primitive: Primitive, span: Span) -> Made<Expr> {
        let method = self.number_in_box(primitive, span)?;
        let kind = ExprKind::SameBox(Box::new(left), Box::new(right), method);
        let same = Expr { kind, ty: Type::Boolean, span };
        Ok(match op {
            BinaryOp::Ne => Expr { kind: ExprKind::Unary(UnaryOp::Not, Box::new(same)), ty: Type::Boolean, span },
            _ => same,
        })
    }
}

/// `left op right` where one of them is of a type that only specifications have.
fn logic_operation(op: BinaryOp, left: Expr, right: Expr, span: Span) -> Made<Expr> {
    // An element of a sequence is what it is compared with.
    let like = |value: Expr, other: &Type| match (&value.kind, other.is_reference()) {
        (ExprKind::Logic(LogicOp::SeqGet, _), false) => {
            let (ty, span) = (other.clone(), value.span);
            Expr { kind: ExprKind::Logic(LogicOp::OfElement, vec![value]), ty, span }
        }
        _ => value,
    };
    let (left_type, right_type) = (left.ty.clone(), right.ty.clone());
    let (left, right) = (like(left, &right_type), like(right, &left_type));
    let (both_whole, same) = (left.ty.is_integral() && right.ty.is_integral(), left.ty == right.ty);
    let both_objects = left.ty.is_reference() && right.ty.is_reference();
    let logic = |op: LogicOp, ty: Type, arguments: Vec<Expr>| Expr { kind: ExprKind::Logic(op, arguments), ty, span };
    use BinaryOp::*;
    Ok(match op {
        Lt | Le | Gt | Ge if both_whole => binary_operation(op, left, right, Type::Boolean, span),
        Eq | Ne if both_whole || same || both_objects => binary_operation(op, left, right, Type::Boolean, span),
        Mul | Div | Rem | Add | Sub if both_whole => binary_operation(op, left, right, Type::BigInt, span),
        Add if same && left.ty == Type::Seq => logic(LogicOp::SeqConcat, Type::Seq, vec![left, right]),
        Le if same && left.ty == Type::Locset => logic(LogicOp::Subset, Type::Boolean, vec![left, right]),
        Ge if same && left.ty == Type::Locset => logic(LogicOp::Subset, Type::Boolean, vec![right, left]),
        _ => return unsupported(format!("operator `{}` on these operands", op.symbol()), span),
    })
}

/// The types that the operands of an operator are promoted to (JLS 5.6).
pub(super) fn operand_types(op: BinaryOp, left: Primitive, right: Primitive) -> (Primitive, Primitive) {
    if is_shift(op) {
        return (promoted(left), promoted(right));
    }
    if left == Primitive::Boolean {
        return (Primitive::Boolean, Primitive::Boolean);
    }
    // The order of primitive types is that of their width.
    let both = promoted(left).max(promoted(right));
    (both, both)
}

/// The type of the result of an operator, by that of its left operand; `None` for operators that only specifications have.
fn result_type(op: BinaryOp, operand: Primitive) -> Option<Primitive> {
    use BinaryOp::*;
    match op {
        Lt | Le | Gt | Ge | Eq | Ne | AndAlso | OrElse => Some(Primitive::Boolean),
        Mul | Div | Rem | Add | Sub | ShiftLeft | ShiftRight | ShiftRightUnsigned | And | Xor | Or => Some(operand),
        Implies | ImpliedBy | Iff | NotIff | Subtype => None,
    }
}

/// Whether each operand is promoted by itself.
pub(super) fn is_shift(op: BinaryOp) -> bool {
    matches!(op, BinaryOp::ShiftLeft | BinaryOp::ShiftRight | BinaryOp::ShiftRightUnsigned)
}

/// Unary numeric promotion.
fn promoted(primitive: Primitive) -> Primitive {
    match primitive {
        Primitive::Byte | Primitive::Short | Primitive::Char => Primitive::Int,
        other => other,
    }
}
