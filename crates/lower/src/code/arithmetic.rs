//! Java's operators on values that have been computed: wrapping, checking, dividing, shifting.

use crate::build::builder::{Builder, unsupported};
use crate::build::control::Thrown;
use crate::build::operators::{converted_floating, floating, negated_floating, pure_binary, wrap};
use crate::options::Integers;
use crate::program::context::{Lowered, java_range};
use base::{Span, rules};
use ir::vocabulary as words;
use logic::build::{add, call, int, mul, ne, neg, not, sub};
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
            UnaryOp::Minus => match negated_floating(ty, &operand) {
                Some(negated) => negated,
                None => self.fit(neg(operand), ty, span),
            },
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
        if let Some(converted) = converted_floating(&value, from, to) {
            return converted;
        }
        match (from, to) {
            (from, to) if from == to => value,
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
