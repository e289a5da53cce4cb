//! Java's arithmetic on integers of 128 bits, exactly as [`crate::vocabulary`] says.

use super::floats::FloatFunction;
use super::reason::Reason;
use crate::vocabulary::{DictSymbol, HeapSymbol, PathSymbol, SeqSymbol, Symbol, TextSymbol};

/// An arithmetic function: integers to an integer.
pub use crate::vocabulary::ArithmeticSymbol as Arithmetic;

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

impl Builtin {
    /// What computes a function of the vocabulary, if terms with it have values in a run. Others stand for what only proofs speak of, or are
    /// computed by natives ([`super::natives`]).
    pub fn of(symbol: Symbol) -> Option<Builtin> {
        match symbol {
            Symbol::Heap(symbol) => Builtin::of_heap(symbol),
            Symbol::Arithmetic(function) => Some(Builtin::Arithmetic(function)),
            Symbol::Float(function) => Some(Builtin::Float(FloatFunction::of(function))),
            Symbol::Text(symbol) => Held::of_text(symbol).map(Builtin::Held),
            Symbol::Seq(symbol) => Held::of_sequence(symbol).map(Builtin::Held),
            Symbol::Dict(symbol) => Held::of_dictionary(symbol).map(Builtin::Held),
            Symbol::Path(symbol) => match symbol {
                PathSymbol::End => Some(Builtin::Path(Path::End)),
                PathSymbol::State => Some(Builtin::Path(Path::State)),
                PathSymbol::Index => Some(Builtin::Path(Path::Index)),
                PathSymbol::Walk => None,
            },
        }
    }

    fn of_heap(symbol: HeapSymbol) -> Option<Builtin> {
        match symbol {
            HeapSymbol::Birth => Some(Builtin::Birth),
            HeapSymbol::TypeOf => Some(Builtin::TypeOf),
            HeapSymbol::Length => Some(Builtin::Length),
            HeapSymbol::Subtype => Some(Builtin::Subtype),
            HeapSymbol::ElementType => Some(Builtin::ElementType),
            HeapSymbol::Key => Some(Builtin::Held(Held::Itself)),
            HeapSymbol::Shared => Some(Builtin::Held(Held::Shared)),
            HeapSymbol::Null
            | HeapSymbol::KeyType
            | HeapSymbol::Identity
            | HeapSymbol::ClassOf
            | HeapSymbol::ClassType => None,
        }
    }
}

impl Held {
    fn of_text(symbol: TextSymbol) -> Option<Held> {
        match symbol {
            TextSymbol::Canonical => Some(Held::Itself),
            TextSymbol::Length => Some(Held::TextLength),
            TextSymbol::Unit => Some(Held::TextUnit),
            TextSymbol::Hash
            | TextSymbol::Difference
            | TextSymbol::Rank
            | TextSymbol::Concat
            | TextSymbol::Slice
            | TextSymbol::Of
            | TextSymbol::OfUnit
            | TextSymbol::Find
            | TextSymbol::FindLast
            | TextSymbol::FindUnit => None,
        }
    }

    fn of_sequence(symbol: SeqSymbol) -> Option<Held> {
        match symbol {
            SeqSymbol::Value => Some(Held::Itself),
            SeqSymbol::Size => Some(Held::SeqSize),
            SeqSymbol::Get => Some(Held::SeqGet),
            SeqSymbol::Empty
            | SeqSymbol::Append
            | SeqSymbol::Insert
            | SeqSymbol::Set
            | SeqSymbol::Remove
            | SeqSymbol::Slice
            | SeqSymbol::Concat
            | SeqSymbol::Reverse
            | SeqSymbol::Repeat
            | SeqSymbol::FromInt
            | SeqSymbol::ToInt
            | SeqSymbol::FromBool
            | SeqSymbol::ToBool
            | SeqSymbol::Of
            | SeqSymbol::Into
            | SeqSymbol::Index
            | SeqSymbol::LastIndex => None,
        }
    }

    fn of_dictionary(symbol: DictSymbol) -> Option<Held> {
        match symbol {
            DictSymbol::Value => Some(Held::Itself),
            DictSymbol::Object => Some(Held::Object),
            DictSymbol::Size => Some(Held::DictSize),
            DictSymbol::At => Some(Held::DictAt),
            DictSymbol::Get => Some(Held::DictGet),
            DictSymbol::Has => Some(Held::DictHas),
            DictSymbol::Empty
            | DictSymbol::Position
            | DictSymbol::Rank
            | DictSymbol::Put
            | DictSymbol::Insert
            | DictSymbol::Remove
            | DictSymbol::Keys
            | DictSymbol::Values
            | DictSymbol::Hash
            | DictSymbol::Candidate
            | DictSymbol::Scattered
            | DictSymbol::Place => None,
        }
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
