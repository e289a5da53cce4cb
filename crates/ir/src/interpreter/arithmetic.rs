//! Java's arithmetic on integers of 128 bits, exactly as [`crate::vocabulary`] says.

use super::floats::FloatFunction;
use super::reason::Reason;

/// A function of [`crate::vocabulary`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the names are the vocabulary's")]
pub enum Builtin {
    Birth,
    TypeOf,
    Length,
    Subtype,
    ElementType,
    Arithmetic(Arithmetic),
    Float(FloatFunction),
    Held(Held),
    Path(Path),
}

/// What is asked of a path along a field.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Path {
    /// Where it ends.
    End,
    /// The least number of steps to an object, or -1.
    Index,
    /// Nothing: this is true.
    State,
}

/// A question about a sequence or a dictionary, which its handle stands for, about keys, or about texts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Held {
    /// The argument itself: a handle for its value, an object for its key.
    Itself,
    /// The object of a key, the second argument: a key is shown by its object.
    Object,
    /// The object that one whose identity is open turns out to be: itself, unless the run is to hold for every JDK.
    Shared,
    /// The size of a sequence.
    SeqSize,
    /// An element.
    SeqGet,
    /// The size of a dictionary.
    DictSize,
    /// The key at a position, by its object.
    DictAt,
    /// The value of a key.
    DictGet,
    /// Whether a key is there.
    DictHas,
    /// Whether two objects have the same key.
    SameKey,
    /// The number of units of a string.
    TextLength,
    /// A unit of a string.
    TextUnit,
}

/// An arithmetic function: integers to an integer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the names are the vocabulary's")]
pub enum Arithmetic {
    Div,
    Rem,
    Wrap32,
    Wrap64,
    Wrap8,
    Wrap16,
    WrapChar,
    And32,
    Or32,
    Xor32,
    Shl32,
    Shr32,
    Ushr32,
    And64,
    Or64,
    Xor64,
    Shl64,
    Shr64,
    Ushr64,
}

impl Builtin {
    /// The function with this name, and the number of its parameters.
    pub fn named(name: &str) -> Option<(Builtin, usize)> {
        use Arithmetic::*;
        let arithmetic = |function| (Builtin::Arithmetic(function), 2);
        Some(match name {
            "seq.value" | "dict.value" | "plain.key" | "string.canonical" => (Builtin::Held(Held::Itself), 1),
            "object.shared" => (Builtin::Held(Held::Shared), 1),
            "dict.object" => (Builtin::Held(Held::Object), 2),
            "seq.size" => (Builtin::Held(Held::SeqSize), 1),
            "seq.get" => (Builtin::Held(Held::SeqGet), 2),
            "dict.size" => (Builtin::Held(Held::DictSize), 1),
            "dict.at" => (Builtin::Held(Held::DictAt), 2),
            "dict.get" => (Builtin::Held(Held::DictGet), 2),
            "dict.has" => (Builtin::Held(Held::DictHas), 2),
            "string.length" => (Builtin::Held(Held::TextLength), 1),
            "string.unit" => (Builtin::Held(Held::TextUnit), 2),
            "path.end" => (Builtin::Path(Path::End), 3),
            "path.state" => (Builtin::Path(Path::State), 2),
            "path.index" => (Builtin::Path(Path::Index), 3),
            "birth" => (Builtin::Birth, 1),
            "typeof" => (Builtin::TypeOf, 1),
            "length" => (Builtin::Length, 1),
            "subtype" => (Builtin::Subtype, 2),
            "element_type" => (Builtin::ElementType, 1),
            "java.wrap32" => (Builtin::Arithmetic(Wrap32), 1),
            "java.wrap64" => (Builtin::Arithmetic(Wrap64), 1),
            "java.wrap8" => (Builtin::Arithmetic(Wrap8), 1),
            "java.wrap16" => (Builtin::Arithmetic(Wrap16), 1),
            "java.wrapchar" => (Builtin::Arithmetic(WrapChar), 1),
            "java.div" => arithmetic(Div),
            "java.rem" => arithmetic(Rem),
            "java.and32" => arithmetic(And32),
            "java.or32" => arithmetic(Or32),
            "java.xor32" => arithmetic(Xor32),
            "java.shl32" => arithmetic(Shl32),
            "java.shr32" => arithmetic(Shr32),
            "java.ushr32" => arithmetic(Ushr32),
            "java.and64" => arithmetic(And64),
            "java.or64" => arithmetic(Or64),
            "java.xor64" => arithmetic(Xor64),
            "java.shl64" => arithmetic(Shl64),
            "java.shr64" => arithmetic(Shr64),
            "java.ushr64" => arithmetic(Ushr64),
            _ => {
                let (function, count) = FloatFunction::named(name)?;
                (Builtin::Float(function), count)
            }
        })
    }
}

fn int(value: i128) -> Result<i32, Reason> {
    i32::try_from(value).map_err(|_| Reason::OutOfRange)
}

fn long(value: i128) -> Result<i64, Reason> {
    i64::try_from(value).map_err(|_| Reason::OutOfRange)
}

impl Arithmetic {
    /// The result; functions of one parameter ignore `b`. Functions on `int` and `long` have no meaning on
    /// integers beyond those types, but for distances of shifts, which are taken modulo 32 or 64.
    pub fn apply(self, a: i128, b: i128) -> Result<i128, Reason> {
        // Division of 64 bits is many times faster than of 128.
        if let (Arithmetic::Div | Arithmetic::Rem, Ok(a), Ok(b)) = (self, i64::try_from(a), i64::try_from(b)) {
            let result = if self == Arithmetic::Div { a.checked_div(b) } else { a.checked_rem(b) };
            if let Some(result) = result {
                return Ok(result.into());
            }
        }
        let distance32 = b.rem_euclid(32) as u32;
        let distance64 = b.rem_euclid(64) as u32;
        Ok(match self {
            Arithmetic::Div | Arithmetic::Rem if b == 0 => return Err(Reason::DivisionByZero),
            Arithmetic::Div => a.checked_div(b).ok_or(Reason::Overflow)?,
            Arithmetic::Rem => a.wrapping_rem(b),
            Arithmetic::Wrap32 => i128::from(a as i32),
            Arithmetic::Wrap64 => i128::from(a as i64),
            Arithmetic::Wrap8 => i128::from(a as i8),
            Arithmetic::Wrap16 => i128::from(a as i16),
            Arithmetic::WrapChar => i128::from(a as u16),
            Arithmetic::And32 => i128::from(int(a)? & int(b)?),
            Arithmetic::Or32 => i128::from(int(a)? | int(b)?),
            Arithmetic::Xor32 => i128::from(int(a)? ^ int(b)?),
            Arithmetic::Shl32 => i128::from(int(a)? << distance32),
            Arithmetic::Shr32 => i128::from(int(a)? >> distance32),
            Arithmetic::Ushr32 => i128::from((int(a)?.cast_unsigned() >> distance32).cast_signed()),
            Arithmetic::And64 => i128::from(long(a)? & long(b)?),
            Arithmetic::Or64 => i128::from(long(a)? | long(b)?),
            Arithmetic::Xor64 => i128::from(long(a)? ^ long(b)?),
            Arithmetic::Shl64 => i128::from(long(a)? << distance64),
            Arithmetic::Shr64 => i128::from(long(a)? >> distance64),
            Arithmetic::Ushr64 => i128::from((long(a)?.cast_unsigned() >> distance64).cast_signed()),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::Arithmetic::*;
    use super::*;

    #[test]
    fn results_are_java_s() {
        let cases = [
            (Div, -7, 2, -3),
            (Rem, -7, 2, -1),
            (Rem, 7, -2, 1),
            (Wrap32, 1 << 31, 0, -(1 << 31)),
            (Wrap32, -(1 << 31) - 1, 0, (1 << 31) - 1),
            (Wrap64, 1 << 63, 0, -(1 << 63)),
            (Wrap8, 200, 0, -56),
            (Wrap16, 40_000, 0, -25_536),
            (WrapChar, -1, 0, 65_535),
            (And32, -1, 0xff, 0xff),
            (Or32, -8, 3, -5),
            (Xor32, -1, 5, -6),
            (Shl32, 1, 31, -(1 << 31)),
            (Shl32, 1, 33, 2),
            (Shl32, 1, -1, -(1 << 31)),
            (Shr32, -8, 1, -4),
            (Ushr32, -8, 1, 0x7fff_fffc),
            (Ushr32, -1, 32, -1),
            (Shl64, 1, 63, -(1 << 63)),
            (Shl64, 1, 65, 2),
            (Ushr64, -1, 1, i128::from(i64::MAX)),
            (Shr64, -1, 63, -1),
            (And64, -1, 1 << 40, 1 << 40),
        ];
        for (function, a, b, expected) in cases {
            assert_eq!(function.apply(a, b), Ok(expected), "{function:?}({a}, {b})");
        }
    }

    #[test]
    fn what_has_no_meaning_is_undefined() {
        assert_eq!(Div.apply(1, 0), Err(Reason::DivisionByZero));
        assert_eq!(Rem.apply(1, 0), Err(Reason::DivisionByZero));
        assert_eq!(Div.apply(i128::MIN, -1), Err(Reason::Overflow));
        assert_eq!(And32.apply(1 << 32, 1), Err(Reason::OutOfRange));
        assert_eq!(Shl64.apply(1 << 64, 1), Err(Reason::OutOfRange));
    }
}
