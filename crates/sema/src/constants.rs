//! Constant expressions (JLS 15.29) and constant variables (JLS 4.12.4).

use crate::checker::{Checker, This};
use crate::declarations::Declarations;
use crate::program::{BinaryOp, ClassId, Expr, ExprKind, FieldId, Type, UnaryOp};
use base::Span;

/// The value of a constant expression.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Constant {
    /// An `int` or `long`.
    Int(i64),
    /// A `boolean`.
    Bool(bool),
}

/// The literal for a value.
pub(crate) fn literal(constant: Constant, ty: &Type, span: Span) -> Expr {
    let kind = match constant {
        Constant::Int(value) => ExprKind::Int(value),
        Constant::Bool(value) => ExprKind::Bool(value),
    };
    Expr { kind, ty: ty.clone(), span }
}

/// The value of an expression, if it is constant. The names of constants have been replaced by their values.
pub(crate) fn evaluate(expr: &Expr) -> Option<Constant> {
    match &expr.kind {
        ExprKind::Int(value) => Some(Constant::Int(*value)),
        ExprKind::Bool(value) => Some(Constant::Bool(*value)),
        ExprKind::Convert(operand) => match evaluate(operand)? {
            Constant::Int(value) => Some(Constant::Int(wrap(value, &expr.ty))),
            Constant::Bool(_) => None,
        },
        ExprKind::Unary(op, operand) => unary(*op, evaluate(operand)?, &expr.ty),
        ExprKind::Binary(op, left, right) => {
            let operands = (evaluate(left)?, evaluate(right)?);
            match operands {
                (Constant::Int(a), Constant::Int(b)) => integers(*op, a, b, &left.ty),
                (Constant::Bool(a), Constant::Bool(b)) => booleans(*op, a, b),
                _ => None,
            }
        }
        ExprKind::Conditional(condition, yes, no) => {
            let (condition, yes, no) = (evaluate(condition)?, evaluate(yes)?, evaluate(no)?);
            match condition {
                Constant::Bool(true) => Some(yes),
                Constant::Bool(false) => Some(no),
                Constant::Int(_) => None,
            }
        }
        _ => None,
    }
}

/// The value of a condition, if it is constant.
pub(crate) fn truth(condition: &Expr) -> Option<bool> {
    match evaluate(condition)? {
        Constant::Bool(value) => Some(value),
        Constant::Int(_) => None,
    }
}

/// The value as the type holds it.
fn wrap(value: i64, ty: &Type) -> i64 {
    if *ty == Type::Int { i64::from(value as i32) } else { value }
}

fn unary(op: UnaryOp, operand: Constant, ty: &Type) -> Option<Constant> {
    match (op, operand) {
        (UnaryOp::Plus, Constant::Int(value)) => Some(Constant::Int(value)),
        (UnaryOp::Minus, Constant::Int(value)) => Some(Constant::Int(wrap(value.wrapping_neg(), ty))),
        (UnaryOp::Complement, Constant::Int(value)) => Some(Constant::Int(!value)),
        (UnaryOp::Not, Constant::Bool(value)) => Some(Constant::Bool(!value)),
        _ => None,
    }
}

/// An operator on two integers that have been converted to `ty`; only shifts have a right operand of another type.
fn integers(op: BinaryOp, a: i64, b: i64, ty: &Type) -> Option<Constant> {
    let is_int = *ty == Type::Int;
    let distance = (b & if is_int { 31 } else { 63 }) as u32;
    let value = match op {
        BinaryOp::Add => a.wrapping_add(b),
        BinaryOp::Sub => a.wrapping_sub(b),
        BinaryOp::Mul => a.wrapping_mul(b),
        BinaryOp::Div | BinaryOp::Rem if b == 0 => return None,
        BinaryOp::Div => a.wrapping_div(b),
        BinaryOp::Rem => a.wrapping_rem(b),
        BinaryOp::ShiftLeft => a.wrapping_shl(distance),
        BinaryOp::ShiftRight => a >> distance,
        BinaryOp::ShiftRightUnsigned if is_int => i64::from(((a as u32) >> distance) as i32),
        BinaryOp::ShiftRightUnsigned => ((a as u64) >> distance) as i64,
        BinaryOp::And => a & b,
        BinaryOp::Xor => a ^ b,
        BinaryOp::Or => a | b,
        BinaryOp::Lt => return Some(Constant::Bool(a < b)),
        BinaryOp::Le => return Some(Constant::Bool(a <= b)),
        BinaryOp::Gt => return Some(Constant::Bool(a > b)),
        BinaryOp::Ge => return Some(Constant::Bool(a >= b)),
        BinaryOp::Eq => return Some(Constant::Bool(a == b)),
        BinaryOp::Ne => return Some(Constant::Bool(a != b)),
        _ => return None,
    };
    Some(Constant::Int(wrap(value, ty)))
}

fn booleans(op: BinaryOp, a: bool, b: bool) -> Option<Constant> {
    let value = match op {
        BinaryOp::And | BinaryOp::AndAlso => a && b,
        BinaryOp::Or | BinaryOp::OrElse => a || b,
        BinaryOp::Xor | BinaryOp::Ne => a != b,
        BinaryOp::Eq => a == b,
        _ => return None,
    };
    Some(Constant::Bool(value))
}

/// Finds the values of all constant fields. A constant may use others, in any order, so this goes on until nothing
/// more is found; fields that depend on themselves are then left, and are no constants.
pub(crate) fn evaluate_fields(declarations: &mut Declarations<'_>) {
    let mut pending: Vec<FieldId> = declarations
        .program
        .fields
        .iter()
        .filter(|(_, field)| field.is_final && field.ty.is_primitive() && declarations.is_supported(field.owner))
        .map(|(id, _)| id)
        .collect();
    loop {
        let count = pending.len();
        pending.retain(|field| match field_constant(declarations, *field) {
            Some(constant) => {
                declarations.program.fields[*field].constant = Some(constant);
                false
            }
            None => true,
        });
        if pending.len() == count {
            return;
        }
    }
}

/// The value of a field, if it is constant with what is known so far.
fn field_constant(declarations: &Declarations<'_>, id: FieldId) -> Option<Expr> {
    let field = &declarations.program.fields[id];
    let initializer = declarations.fields[id].declarator.initializer.as_ref()?;
    let mut checker = initializer_checker(declarations, field.owner, id);
    let value = checker.initializer(initializer, &field.ty)?;
    if !checker.is_clean() {
        return None;
    }
    Some(literal(evaluate(&value)?, &field.ty, field.span))
}

/// A checker for the initial value of a field.
pub(crate) fn initializer_checker<'a, 'd>(
    declarations: &'d Declarations<'a>,
    class: ClassId,
    field: FieldId,
) -> Checker<'a, 'd> {
    let this = if declarations.program.fields[field].is_static { This::Static } else { This::Available };
    let mut checker = Checker::new(declarations, class, this);
    checker.initialized_field = Some(field);
    checker
}
