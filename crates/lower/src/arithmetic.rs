//! Java's operators on values that have been computed: wrapping, checking, dividing, shifting.

use crate::Integers;
use crate::builder::{Builder, unsupported};
use crate::context::{Lowered, java_range};
use crate::exceptions::Thrown;
use base::{Span, rules};
use ir::vocabulary as words;
use logic::build::{add, and, call, eq, implies, int, le, lt, mul, ne, neg, not, or, sub};
use logic::{Function, Term, TermKind};
use sema::program::{BinaryOp, Type, UnaryOp};
use std::sync::Arc;

impl Builder<'_> {
    /// `left op right` in code, where both have the type `ty` (for shifts: the left one).
    pub fn binary(&mut self, op: BinaryOp, ty: &Type, left: Term, right: Term, span: Span) -> Lowered<Term> {
        if matches!(ty, Type::Float | Type::Double) {
            return floating(op, ty, left, right, span);
        }
        Ok(match op {
            BinaryOp::Add => self.fit(add(left, right), ty, span),
            BinaryOp::Sub => self.fit(sub(left, right), ty, span),
            BinaryOp::Mul => self.fit(mul(left, right), ty, span),
            BinaryOp::Div => self.divide(left, right, ty, span),
            BinaryOp::Rem => {
                self.check_divisor(&right, span);
                call(&words::REM, vec![left, right])
            }
            BinaryOp::ShiftLeft | BinaryOp::ShiftRight | BinaryOp::ShiftRightUnsigned => {
                self.bits(op, ty, left, right, span)?
            }
            BinaryOp::And | BinaryOp::Or | BinaryOp::Xor if *ty != Type::Boolean => {
                self.bits(op, ty, left, right, span)?
            }
            _ => pure_binary(op, left, right),
        })
    }

    /// `op operand` in code.
    pub fn unary(&mut self, op: UnaryOp, ty: &Type, operand: Term, span: Span) -> Term {
        match op {
            UnaryOp::Plus => operand,
            UnaryOp::Minus if *ty == Type::Float => call(&words::NEG_FLOAT, vec![operand]),
            UnaryOp::Minus if *ty == Type::Double => call(&words::NEG_DOUBLE, vec![operand]),
            UnaryOp::Minus => self.fit(neg(operand), ty, span),
            UnaryOp::Complement => sub(neg(operand), int(1)),
            UnaryOp::Not => not(operand),
        }
    }

    /// Brings a mathematical result into the range of its type, as `--int` says.
    pub fn fit(&mut self, value: Term, ty: &Type, span: Span) -> Term {
        match self.context.options.integers {
            Integers::Math => value,
            Integers::Java => wrap(value, ty),
            Integers::Checked => {
                let message = format!("`{}` may overflow", self.context.text(span));
                self.check(&rules::OVERFLOW, span, message, java_range(&value, ty));
                value
            }
        }
    }

    /// A number as one of another type. What does not fit is cut off in every mode: Java's programmers ask for it.
    pub fn convert(&mut self, value: Term, from: &Type, to: &Type, span: Span) -> Term {
        let is_floating = |ty: &Type| matches!(ty, Type::Float | Type::Double);
        match (from, to) {
            (from, to) if from == to => value,
            (Type::Float, Type::Double) => call(&words::DOUBLE_OF_FLOAT, vec![value]),
            (Type::Double, Type::Float) => call(&words::FLOAT_OF_DOUBLE, vec![value]),
            (_, Type::Float) => call(&words::FLOAT_OF_INT, vec![value]),
            (_, Type::Double) => call(&words::DOUBLE_OF_INT, vec![value]),
            (Type::Float, Type::Long) => call(&words::LONG_OF_FLOAT, vec![value]),
            (Type::Double, Type::Long) => call(&words::LONG_OF_DOUBLE, vec![value]),
            (Type::Float, Type::Int) => call(&words::INT_OF_FLOAT, vec![value]),
            (Type::Double, Type::Int) => call(&words::INT_OF_DOUBLE, vec![value]),
            // To the small types by way of `int`.
            (from, _) if is_floating(from) => {
                let number = self.convert(value, from, &Type::Int, span);
                wrap(number, to)
            }
            (Type::Long, Type::Int) => self.fit(value, to, span),
            _ if is_widening(from, to) => value,
            _ => wrap(value, to),
        }
    }

    fn check_divisor(&mut self, divisor: &Term, span: Span) {
        let message = format!("the divisor of `{}` may be zero", self.context.text(span));
        let thrown = Thrown::plain("divisionByZero");
        self.check_throwing(&rules::DIVISION_BY_ZERO, span, message, ne(divisor.clone(), int(0)), thrown);
    }

    /// Only `MIN_VALUE / -1` leaves the range.
    fn divide(&mut self, left: Term, right: Term, ty: &Type, span: Span) -> Term {
        self.check_divisor(&right, span);
        let stays = matches!(right.kind(), TermKind::Int(divisor) if *divisor != -1);
        let quotient = call(&words::DIV, vec![left, right]);
        if stays { quotient } else { self.fit(quotient, ty, span) }
    }

    fn bits(&mut self, op: BinaryOp, ty: &Type, left: Term, right: Term, span: Span) -> Lowered<Term> {
        if self.context.options.integers == Integers::Math {
            return unsupported(span, "bitwise and shift operators with unbounded integers (`--int math`)");
        }
        let function: &Arc<Function> = match (op, ty) {
            (BinaryOp::And, Type::Int) => &words::AND32,
            (BinaryOp::And, _) => &words::AND64,
            (BinaryOp::Or, Type::Int) => &words::OR32,
            (BinaryOp::Or, _) => &words::OR64,
            (BinaryOp::Xor, Type::Int) => &words::XOR32,
            (BinaryOp::Xor, _) => &words::XOR64,
            (BinaryOp::ShiftLeft, Type::Int) => &words::SHL32,
            (BinaryOp::ShiftLeft, _) => &words::SHL64,
            (BinaryOp::ShiftRight, Type::Int) => &words::SHR32,
            (BinaryOp::ShiftRight, _) => &words::SHR64,
            (_, Type::Int) => &words::USHR32,
            _ => &words::USHR64,
        };
        Ok(call(function, vec![left, right]))
    }
}

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

/// Whether each value of one integral type is one of the other.
fn is_widening(from: &Type, to: &Type) -> bool {
    let bits = |ty: &Type| match ty {
        Type::Byte => 8,
        Type::Short | Type::Char => 16,
        Type::Int => 32,
        _ => 64,
    };
    from == to || (bits(from) < bits(to) && *to != Type::Char)
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
