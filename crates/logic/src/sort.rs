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
    /// Runtime types of objects.
    Type,
    /// Total maps.
    Map(Arc<Sort>, Arc<Sort>),
}

impl Sort {
    /// Maps from `key` to `value`.
    pub fn map(key: Sort, value: Sort) -> Sort {
        Sort::Map(Arc::new(key), Arc::new(value))
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
            Sort::Type => f.write_str("Type"),
            Sort::Map(key, value) => write!(f, "Map<{key}, {value}>"),
        }
    }
}
