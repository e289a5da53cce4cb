//! Java's arithmetic on `float` and `double`. Rust's operators are IEEE 754's, rounding to nearest, as Java's are;
//! `%` is C's `fmod` in both, and `as` saturates and takes NaN to 0 in both.

use super::value::Value;
use crate::vocabulary::FloatSymbol;

/// A function of [`crate::vocabulary`] about floating point.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FloatFunction {
    /// Two `float`s to one.
    Float(FloatOperator),
    /// Two `double`s to one.
    Double(FloatOperator),
    /// A `float` with the other sign.
    NegateFloat,
    /// A `double` with the other sign.
    NegateDouble,
    /// Two `float`s to a truth value.
    CompareFloats(Comparison),
    /// Two `double`s to a truth value.
    CompareDoubles(Comparison),
    /// The nearest `float` to an integer.
    FloatOfInt,
    /// The nearest `double` to an integer.
    DoubleOfInt,
    /// `(float) d`
    FloatOfDouble,
    /// `(double) f`
    DoubleOfFloat,
    /// `(int) f`
    IntOfFloat,
    /// `(long) f`
    LongOfFloat,
    /// `(int) d`
    IntOfDouble,
    /// `(long) d`
    LongOfDouble,
}

/// An operator on two numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the names say it")]
pub enum FloatOperator {
    Add,
    Sub,
    Mul,
    Div,
    Rem,
}

/// A comparison as Java makes it: NaN is neither equal to nor less than anything.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Comparison {
    Equal,
    Less,
    AtMost,
}

impl FloatOperator {
    /// The result on `float`.
    #[inline]
    pub fn float(self, a: f32, b: f32) -> f32 {
        match self {
            FloatOperator::Add => a + b,
            FloatOperator::Sub => a - b,
            FloatOperator::Mul => a * b,
            FloatOperator::Div => a / b,
            FloatOperator::Rem => a % b,
        }
    }

    /// The result on `double`.
    #[inline]
    pub fn double(self, a: f64, b: f64) -> f64 {
        match self {
            FloatOperator::Add => a + b,
            FloatOperator::Sub => a - b,
            FloatOperator::Mul => a * b,
            FloatOperator::Div => a / b,
            FloatOperator::Rem => a % b,
        }
    }
}

impl Comparison {
    /// Whether it holds.
    #[inline]
    pub fn holds<T: PartialOrd>(self, a: T, b: T) -> bool {
        match self {
            Comparison::Equal => a == b,
            Comparison::Less => a < b,
            Comparison::AtMost => a <= b,
        }
    }
}

impl FloatFunction {
    /// What computes a function of the vocabulary.
    pub fn of(symbol: FloatSymbol) -> FloatFunction {
        use FloatFunction::*;
        match symbol {
            FloatSymbol::AddFloat => Float(FloatOperator::Add),
            FloatSymbol::SubFloat => Float(FloatOperator::Sub),
            FloatSymbol::MulFloat => Float(FloatOperator::Mul),
            FloatSymbol::DivFloat => Float(FloatOperator::Div),
            FloatSymbol::RemFloat => Float(FloatOperator::Rem),
            FloatSymbol::NegFloat => NegateFloat,
            FloatSymbol::EqFloat => CompareFloats(Comparison::Equal),
            FloatSymbol::LtFloat => CompareFloats(Comparison::Less),
            FloatSymbol::LeFloat => CompareFloats(Comparison::AtMost),
            FloatSymbol::AddDouble => Double(FloatOperator::Add),
            FloatSymbol::SubDouble => Double(FloatOperator::Sub),
            FloatSymbol::MulDouble => Double(FloatOperator::Mul),
            FloatSymbol::DivDouble => Double(FloatOperator::Div),
            FloatSymbol::RemDouble => Double(FloatOperator::Rem),
            FloatSymbol::NegDouble => NegateDouble,
            FloatSymbol::EqDouble => CompareDoubles(Comparison::Equal),
            FloatSymbol::LtDouble => CompareDoubles(Comparison::Less),
            FloatSymbol::LeDouble => CompareDoubles(Comparison::AtMost),
            FloatSymbol::FloatOfInt => FloatOfInt,
            FloatSymbol::DoubleOfInt => DoubleOfInt,
            FloatSymbol::FloatOfDouble => FloatOfDouble,
            FloatSymbol::DoubleOfFloat => DoubleOfFloat,
            FloatSymbol::IntOfFloat => IntOfFloat,
            FloatSymbol::LongOfFloat => LongOfFloat,
            FloatSymbol::IntOfDouble => IntOfDouble,
            FloatSymbol::LongOfDouble => LongOfDouble,
        }
    }

    /// The result; `None` if the arguments have other sorts.
    pub fn apply(self, arguments: &[Value]) -> Option<Value> {
        let float = |index: usize| arguments.get(index).and_then(Value::as_float);
        let double = |index: usize| arguments.get(index).and_then(Value::as_double);
        let int = || match arguments.first() {
            Some(Value::Int(value)) => Some(*value),
            _ => None,
        };
        Some(match self {
            FloatFunction::Float(operator) => Value::float(operator.float(float(0)?, float(1)?)),
            FloatFunction::Double(operator) => Value::double(operator.double(double(0)?, double(1)?)),
            FloatFunction::NegateFloat => Value::float(-float(0)?),
            FloatFunction::NegateDouble => Value::double(-double(0)?),
            FloatFunction::CompareFloats(comparison) => Value::Bool(comparison.holds(float(0)?, float(1)?)),
            FloatFunction::CompareDoubles(comparison) => Value::Bool(comparison.holds(double(0)?, double(1)?)),
            FloatFunction::FloatOfInt => Value::float(int()? as f32),
            FloatFunction::DoubleOfInt => Value::double(int()? as f64),
            FloatFunction::FloatOfDouble => Value::float(double(0)? as f32),
            FloatFunction::DoubleOfFloat => Value::double(f64::from(float(0)?)),
            FloatFunction::IntOfFloat => Value::Int((float(0)? as i32).into()),
            FloatFunction::LongOfFloat => Value::Int((float(0)? as i64).into()),
            FloatFunction::IntOfDouble => Value::Int((double(0)? as i32).into()),
            FloatFunction::LongOfDouble => Value::Int((double(0)? as i64).into()),
        })
    }
}
