//! Why a term has no value.

use base::Name;
use std::fmt;
use std::sync::Arc;

/// Why a term has no value.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Reason {
    /// A variable that was never assigned.
    Unset(Name),
    /// An intermediate result does not fit 128 bits.
    Overflow,
    /// Division by zero.
    DivisionByZero,
    /// An argument does not fit the type that the function is about.
    OutOfRange,
    /// Something of null.
    OfNull,
    /// The value that an object's field had before the object existed.
    BeforeBirth,
    /// The time of birth, in a run that does not keep it.
    BirthNotKept,
    /// An index outside its array.
    IndexOutside {
        /// The index.
        index: i128,
        /// The length of the array.
        length: usize,
    },
    /// The length or the element type of something that is no array.
    NoArray,
    /// Two maps that agree wherever they are known, but are not known everywhere.
    UnknownEquality,
    /// Whether two objects are the same, which the JDK leaves open.
    OpenIdentity,
    /// A quantified variable without finite bounds.
    Unbounded(Name),
    /// More instances than anyone can wait for.
    TooManyInstances,
    /// The term itself is wrong: a variable or function that nothing declares, a wrong sort.
    Malformed(Arc<str>),
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Reason::Unset(name) => write!(f, "`{name}` has no value"),
            Reason::Overflow => f.write_str("an integer that does not fit 128 bits"),
            Reason::DivisionByZero => f.write_str("division by zero"),
            Reason::OutOfRange => f.write_str("an integer that does not fit its type"),
            Reason::OfNull => f.write_str("a field, element, length or type of null"),
            Reason::BeforeBirth => f.write_str("the state of an object before it existed"),
            Reason::BirthNotKept => f.write_str("the time of birth of an object, which is not kept in this run"),
            Reason::IndexOutside { index, length } => write!(f, "index {index} of an array of length {length}"),
            Reason::NoArray => f.write_str("length or elements of something that is no array"),
            Reason::UnknownEquality => f.write_str("equality of maps that are not known everywhere"),
            Reason::OpenIdentity => f.write_str("whether two objects are the same, which the JDK leaves open"),
            Reason::Unbounded(name) => write!(f, "no finite bounds for the quantified variable `{name}`"),
            Reason::TooManyInstances => f.write_str("too many instances of a quantified formula"),
            Reason::Malformed(what) => write!(f, "malformed term: {what}"),
        }
    }
}
