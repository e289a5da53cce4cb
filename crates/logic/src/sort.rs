//! Sorts: the types of terms.

use std::fmt;
use std::sync::Arc;

/// The sort of a term.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Sort {
    /// Truth values.
    Bool,
    /// Mathematical integers.
    Int,
    /// References to objects, `null` among them.
    Ref,
    /// IEEE 754 single precision; two of them are equal if they are the same value, and there is one NaN.
    Float32,
    /// IEEE 754 double precision, likewise.
    Float64,
    /// Runtime types of objects.
    Type,
    /// Finite sequences of references.
    Seq,
    /// Finite maps between references whose keys have an order.
    Dict,
    /// Total maps.
    Map(Arc<Sort>, Arc<Sort>),
}

impl Sort {
    /// Maps from `key` to `value`.
    pub fn map(key: Sort, value: Sort) -> Sort {
        Sort::Map(Arc::new(key), Arc::new(value))
    }

    /// Sets of locations: for each object the positions that are in the set.
    pub fn locations() -> Sort {
        Sort::map(Sort::Ref, Sort::map(Sort::Int, Sort::Bool))
    }

    /// Sort of the keys and of the values of a map.
    pub fn as_map(&self) -> Option<(&Sort, &Sort)> {
        match self {
            Sort::Map(key, value) => Some((key, value)),
            _ => None,
        }
    }
}

impl fmt::Display for Sort {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Sort::Bool => f.write_str("Bool"),
            Sort::Int => f.write_str("Int"),
            Sort::Ref => f.write_str("Ref"),
            Sort::Float32 => f.write_str("Float32"),
            Sort::Float64 => f.write_str("Float64"),
            Sort::Type => f.write_str("Type"),
            Sort::Seq => f.write_str("Seq"),
            Sort::Dict => f.write_str("Dict"),
            Sort::Map(key, value) => write!(f, "Map<{key}, {value}>"),
        }
    }
}
