//! Java's operators as terms, as far as they mean the same in code and in specifications: nothing here fails or is checked.

use crate::build::builder::unsupported;
use crate::program::context::Lowered;
use base::Span;
use ir::vocabulary as words;
use logic::build::{add, and, call, eq, implies, int, le, lt, mul, ne, not, or, sub};
use logic::{Function, Term, TermKind};
use sema::program::{BinaryOp, Type};
use std::sync::Arc;

/// The value of the type that is congruent to this one.
pub fn wrap(value: Term, ty: &Type) -> Term {
    match (value.kind(), ty) {
        (TermKind::Int(constant), Type::Byte) => int(*constant as i8),
        (TermKind::Int(constant), Type::Short) => int(*constant as i16),
        (TermKind::Int(constant), Type::Char) => int(*constant as u16),
        (TermKind::Int(constant), Type::Int) => int(*constant as i32),
        (TermKind::Int(constant), _) => int(*constant as i64),
        (_, Type::Byte) => call(&words::WRAP8, vec![value]),
        (_, Type::Short) => call(&words::WRAP16, vec![value]),
        (_, Type::Char) => call(&words::WRAP_CHAR, vec![value]),
        (_, Type::Int) => call(&words::WRAP32, vec![value]),
        _ => call(&words::WRAP64, vec![value]),
    }
}

/// `left op right` on `float` or `double`. Nothing can fail.
pub fn floating(op: BinaryOp, ty: &Type, left: Term, right: Term, span: Span) -> Lowered<Term> {
    let choose = |float: &Arc<Function>, double: &Arc<Function>| {
        if *ty == Type::Float { float.clone() } else { double.clone() }
    };
    let pair = |left: Term, right: Term| vec![left, right];
    Ok(match op {
        BinaryOp::Add => call(&choose(&words::ADD_FLOAT, &words::ADD_DOUBLE), pair(left, right)),
        BinaryOp::Sub => call(&choose(&words::SUB_FLOAT, &words::SUB_DOUBLE), pair(left, right)),
        BinaryOp::Mul => call(&choose(&words::MUL_FLOAT, &words::MUL_DOUBLE), pair(left, right)),
        BinaryOp::Div => call(&choose(&words::DIV_FLOAT, &words::DIV_DOUBLE), pair(left, right)),
        BinaryOp::Rem => call(&choose(&words::REM_FLOAT, &words::REM_DOUBLE), pair(left, right)),
        BinaryOp::Lt => call(&choose(&words::LT_FLOAT, &words::LT_DOUBLE), pair(left, right)),
        BinaryOp::Le => call(&choose(&words::LE_FLOAT, &words::LE_DOUBLE), pair(left, right)),
        BinaryOp::Gt => call(&choose(&words::LT_FLOAT, &words::LT_DOUBLE), pair(right, left)),
        BinaryOp::Ge => call(&choose(&words::LE_FLOAT, &words::LE_DOUBLE), pair(right, left)),
        BinaryOp::Eq => call(&choose(&words::EQ_FLOAT, &words::EQ_DOUBLE), pair(left, right)),
        BinaryOp::Ne => not(call(&choose(&words::EQ_FLOAT, &words::EQ_DOUBLE), pair(left, right))),
        _ => return unsupported(span, "this operator on floating-point numbers"),
    })
}

/// `-operand` on `float` or `double`; `None` for other types.
pub fn negated_floating(ty: &Type, operand: &Term) -> Option<Term> {
    match ty {
        Type::Float => Some(call(&words::NEG_FLOAT, vec![operand.clone()])),
        Type::Double => Some(call(&words::NEG_DOUBLE, vec![operand.clone()])),
        _ => None,
    }
}

/// A number as one of another type, if one of the two is `float` or `double`; `None` otherwise.
pub fn converted_floating(value: &Term, from: &Type, to: &Type) -> Option<Term> {
    let is_floating = |ty: &Type| matches!(ty, Type::Float | Type::Double);
    let function = match (from, to) {
        (from, to) if !is_floating(from) && !is_floating(to) => return None,
        (from, to) if from == to => return Some(value.clone()),
        (Type::Float, Type::Double) => &words::DOUBLE_OF_FLOAT,
        (Type::Double, Type::Float) => &words::FLOAT_OF_DOUBLE,
        (_, Type::Float) => &words::FLOAT_OF_INT,
        (_, Type::Double) => &words::DOUBLE_OF_INT,
        (Type::Float, Type::Long) => &words::LONG_OF_FLOAT,
        (Type::Double, Type::Long) => &words::LONG_OF_DOUBLE,
        (Type::Float, Type::Int) => &words::INT_OF_FLOAT,
        (Type::Double, Type::Int) => &words::INT_OF_DOUBLE,
        // To the small types by way of `int`.
        _ => return converted_floating(value, from, &Type::Int).map(|number| wrap(number, to)),
    };
    Some(call(function, vec![value.clone()]))
}

/// Operators that mean the same in code and in specifications and cannot fail. Arithmetic is mathematical here.
pub fn pure_binary(op: BinaryOp, left: Term, right: Term) -> Term {
    match op {
        BinaryOp::Add => add(left, right),
        BinaryOp::Sub => sub(left, right),
        BinaryOp::Mul => mul(left, right),
        BinaryOp::Div => call(&words::DIV, vec![left, right]),
        BinaryOp::Rem => call(&words::REM, vec![left, right]),
        BinaryOp::Lt => lt(left, right),
        BinaryOp::Le => le(left, right),
        BinaryOp::Gt => lt(right, left),
        BinaryOp::Ge => le(right, left),
        BinaryOp::Eq | BinaryOp::Iff => eq(left, right),
        BinaryOp::Ne | BinaryOp::Xor | BinaryOp::NotIff => ne(left, right),
        BinaryOp::And | BinaryOp::AndAlso => and([left, right]),
        BinaryOp::Or | BinaryOp::OrElse => or([left, right]),
        BinaryOp::Implies => implies(left, right),
        BinaryOp::ShiftLeft | BinaryOp::ShiftRight | BinaryOp::ShiftRightUnsigned => {
            unreachable!("shifts are lowered by Builder::bits, and sema keeps them out of specifications")
        }
        BinaryOp::ImpliedBy => implies(right, left),
        BinaryOp::Subtype => unreachable!("sema keeps comparisons of types out of the typed program"),
    }
}
