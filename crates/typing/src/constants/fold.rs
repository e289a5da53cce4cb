//! The values of operators and conversions on constants, with Java's arithmetic.

use classes::{Constant, Primitive};
use syntax::ast::{BinaryOp, UnaryOp};

/// Two numbers after binary numeric promotion.
enum Pair {
    Int(i32, i32),
    Long(i64, i64),
    Float(f32, f32),
    Double(f64, f64),
}

/// `op e`
pub(crate) fn unary(op: UnaryOp, operand: &Constant) -> Option<Constant> {
    Some(match (op, operand) {
        (UnaryOp::Not, Constant::Boolean(value)) => Constant::Boolean(!value),
        (UnaryOp::Plus, Constant::Boolean(_) | Constant::String(_)) => return None,
        (UnaryOp::Plus, number) => number.clone(),
        (UnaryOp::Minus, Constant::Int(value)) => Constant::Int(value.wrapping_neg()),
        (UnaryOp::Minus, Constant::Long(value)) => Constant::Long(value.wrapping_neg()),
        (UnaryOp::Minus, Constant::Float(value)) => Constant::Float(-value),
        (UnaryOp::Minus, Constant::Double(value)) => Constant::Double(-value),
        (UnaryOp::Complement, Constant::Int(value)) => Constant::Int(!value),
        (UnaryOp::Complement, Constant::Long(value)) => Constant::Long(!value),
        _ => return None,
    })
}

/// `left op right`, but for the concatenation of texts. A division by zero has no value.
pub(crate) fn binary(op: BinaryOp, left: &Constant, right: &Constant) -> Option<Constant> {
    match (left, right) {
        (Constant::Boolean(a), Constant::Boolean(b)) => booleans(op, *a, *b).map(Constant::Boolean),
        (Constant::String(a), Constant::String(b)) => match op {
            BinaryOp::Eq => Some(Constant::Boolean(a == b)),
            BinaryOp::Ne => Some(Constant::Boolean(a != b)),
            _ => None,
        },
        _ if matches!(op, BinaryOp::ShiftLeft | BinaryOp::ShiftRight | BinaryOp::ShiftRightUnsigned) => {
            shift(op, left, right)
        }
        _ => match promoted(left, right)? {
            Pair::Int(a, b) => ints(op, a, b),
            Pair::Long(a, b) => longs(op, a, b),
            Pair::Float(a, b) => floats(op, a, b),
            Pair::Double(a, b) => doubles(op, a, b),
        },
    }
}

fn booleans(op: BinaryOp, a: bool, b: bool) -> Option<bool> {
    Some(match op {
        BinaryOp::And | BinaryOp::AndAlso => a && b,
        BinaryOp::Or | BinaryOp::OrElse => a || b,
        BinaryOp::Xor | BinaryOp::Ne => a != b,
        BinaryOp::Eq => a == b,
        _ => return None,
    })
}

fn promoted(left: &Constant, right: &Constant) -> Option<Pair> {
    use Constant::{Double, Float, Int, Long};
    Some(match (left, right) {
        (Double(_), _) | (_, Double(_)) => Pair::Double(as_double(left)?, as_double(right)?),
        (Float(_), _) | (_, Float(_)) => Pair::Float(as_float(left)?, as_float(right)?),
        (Long(_), _) | (_, Long(_)) => Pair::Long(as_long(left)?, as_long(right)?),
        (Int(a), Int(b)) => Pair::Int(*a, *b),
        _ => return None,
    })
}

/// A comparison that every kind of number has.
fn compared<T: PartialOrd>(op: BinaryOp, a: T, b: T) -> Option<Constant> {
    Some(Constant::Boolean(match op {
        BinaryOp::Lt => a < b,
        BinaryOp::Le => a <= b,
        BinaryOp::Gt => a > b,
        BinaryOp::Ge => a >= b,
        BinaryOp::Eq => a == b,
        BinaryOp::Ne => a != b,
        _ => return None,
    }))
}

macro_rules! integers {
    ($name:ident $ty:ty, $constant:ident) => {
        fn $name(op: BinaryOp, a: $ty, b: $ty) -> Option<Constant> {
            Some(Constant::$constant(match op {
                BinaryOp::Add => a.wrapping_add(b),
                BinaryOp::Sub => a.wrapping_sub(b),
                BinaryOp::Mul => a.wrapping_mul(b),
                BinaryOp::Div | BinaryOp::Rem if b == 0 => return None,
                BinaryOp::Div => a.wrapping_div(b),
                BinaryOp::Rem => a.wrapping_rem(b),
                BinaryOp::And => a & b,
                BinaryOp::Or => a | b,
                BinaryOp::Xor => a ^ b,
                _ => return compared(op, a, b),
            }))
        }
    };
}

macro_rules! fractions {
    ($name:ident $ty:ty, $constant:ident) => {
        fn $name(op: BinaryOp, a: $ty, b: $ty) -> Option<Constant> {
            Some(Constant::$constant(match op {
                BinaryOp::Add => a + b,
                BinaryOp::Sub => a - b,
                BinaryOp::Mul => a * b,
                BinaryOp::Div => a / b,
                BinaryOp::Rem => a % b,
                _ => return compared(op, a, b),
            }))
        }
    };
}

integers!(ints i32, Int);
integers!(longs i64, Long);
fractions!(floats f32, Float);
fractions!(doubles f64, Double);

fn shift(op: BinaryOp, left: &Constant, right: &Constant) -> Option<Constant> {
    let distance = as_long(right)?;
    if let Constant::Float(_) | Constant::Double(_) = right {
        return None;
    }
    // Java takes the lowest five or six bits of the distance, as wrapping shifts do.
    let distance = (distance & 63) as u32;
    Some(match (op, left) {
        (BinaryOp::ShiftLeft, Constant::Int(value)) => Constant::Int(value.wrapping_shl(distance)),
        (BinaryOp::ShiftRight, Constant::Int(value)) => Constant::Int(value.wrapping_shr(distance)),
        (BinaryOp::ShiftRightUnsigned, Constant::Int(value)) => {
            Constant::Int((*value as u32).wrapping_shr(distance) as i32)
        }
        (BinaryOp::ShiftLeft, Constant::Long(value)) => Constant::Long(value.wrapping_shl(distance)),
        (BinaryOp::ShiftRight, Constant::Long(value)) => Constant::Long(value.wrapping_shr(distance)),
        (BinaryOp::ShiftRightUnsigned, Constant::Long(value)) => {
            Constant::Long((*value as u64).wrapping_shr(distance) as i64)
        }
        _ => return None,
    })
}

/// A constant as a value of a primitive type; `None` between `boolean` and numbers.
pub(crate) fn converted(value: &Constant, to: Primitive) -> Option<Constant> {
    Some(match to {
        Primitive::Boolean => match value {
            Constant::Boolean(value) => Constant::Boolean(*value),
            _ => return None,
        },
        Primitive::Byte => Constant::Int(i32::from(as_int(value)? as i8)),
        Primitive::Short => Constant::Int(i32::from(as_int(value)? as i16)),
        Primitive::Char => Constant::Int(i32::from(as_int(value)? as u16)),
        Primitive::Int => Constant::Int(as_int(value)?),
        Primitive::Long => Constant::Long(as_long(value)?),
        Primitive::Float => Constant::Float(as_float(value)?),
        Primitive::Double => Constant::Double(as_double(value)?),
    })
}

// Conversions of `as` saturate for fractions and take NaN to zero, as Java's do (JLS 5.1.3).

fn as_int(value: &Constant) -> Option<i32> {
    Some(match value {
        Constant::Int(value) => *value,
        Constant::Long(value) => *value as i32,
        Constant::Float(value) => *value as i32,
        Constant::Double(value) => *value as i32,
        Constant::Boolean(_) | Constant::String(_) => return None,
    })
}

fn as_long(value: &Constant) -> Option<i64> {
    Some(match value {
        Constant::Int(value) => i64::from(*value),
        Constant::Long(value) => *value,
        Constant::Float(value) => *value as i64,
        Constant::Double(value) => *value as i64,
        Constant::Boolean(_) | Constant::String(_) => return None,
    })
}

fn as_float(value: &Constant) -> Option<f32> {
    Some(match value {
        Constant::Int(value) => *value as f32,
        Constant::Long(value) => *value as f32,
        Constant::Float(value) => *value,
        Constant::Double(value) => *value as f32,
        Constant::Boolean(_) | Constant::String(_) => return None,
    })
}

fn as_double(value: &Constant) -> Option<f64> {
    Some(match value {
        Constant::Int(value) => f64::from(*value),
        Constant::Long(value) => *value as f64,
        Constant::Float(value) => f64::from(*value),
        Constant::Double(value) => *value,
        Constant::Boolean(_) | Constant::String(_) => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn arithmetic_is_java_s() {
        let int = Constant::Int;
        assert_eq!(binary(BinaryOp::Add, &int(i32::MAX), &int(1)), Some(int(i32::MIN)));
        assert_eq!(binary(BinaryOp::Div, &int(7), &int(0)), None);
        assert_eq!(binary(BinaryOp::Rem, &int(-7), &int(3)), Some(int(-1)));
        assert_eq!(binary(BinaryOp::ShiftLeft, &int(1), &int(33)), Some(int(2)));
        assert_eq!(binary(BinaryOp::ShiftRightUnsigned, &int(-1), &Constant::Long(28)), Some(int(15)));
        assert_eq!(binary(BinaryOp::Mul, &int(2), &Constant::Long(3)), Some(Constant::Long(6)));
        assert_eq!(converted(&int(200), Primitive::Byte), Some(int(-56)));
        assert_eq!(converted(&Constant::Double(1e20), Primitive::Int), Some(int(i32::MAX)));
    }
}
