//! What a variable of a running procedure holds. Small, and copied without a thought: what does not fit (maps, and
//! integers of more than 64 bits) lies in a list beside.

use super::heap::{id_of, number_of};
use super::value::Value;

/// What a variable holds.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Register {
    /// Nothing yet.
    Unset,
    /// A truth value.
    Bool(bool),
    /// An integer.
    Int(i64),
    /// The number of an object; 0 is null.
    Ref(u32),
    /// A `float`.
    Float(f32),
    /// A `double`.
    Double(f64),
    /// The number of a type.
    Type(u32),
    /// Something larger, by its position in the list.
    Large(u32),
}

impl Register {
    /// A value that fits; types do not, since their numbers are known elsewhere.
    pub fn simple(value: &Value) -> Option<Register> {
        Some(match value {
            Value::Bool(value) => Register::Bool(*value),
            Value::Int(value) => Register::Int(i64::try_from(*value).ok()?),
            Value::Ref(None) => Register::Ref(0),
            Value::Ref(Some(id)) => Register::Ref(number_of(*id)),
            Value::Float(bits) => Register::Float(f32::from_bits(*bits)),
            Value::Double(bits) => Register::Double(f64::from_bits(*bits)),
            Value::Type(_) | Value::Map(_) => return None,
        })
    }

    /// Its value, unless it is a type or something larger.
    pub fn value(self) -> Option<Value> {
        Some(match self {
            Register::Bool(value) => Value::Bool(value),
            Register::Int(value) => Value::Int(value.into()),
            Register::Ref(number) => Value::Ref(id_of(number)),
            Register::Float(value) => Value::float(value),
            Register::Double(value) => Value::double(value),
            Register::Unset | Register::Type(_) | Register::Large(_) => return None,
        })
    }
}
