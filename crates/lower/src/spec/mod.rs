//! Specification expressions → terms: the meaning of JML's and Jahob's expressions in a state, of methods and model fields in them, when they have
//! a value, and why recursion in them ends. May use `program` and `build`; and `contracts`, for expressions that speak of them: invariants of
//! objects, preconditions of methods that are called, lemmas about those.

pub mod comprehensions;
pub mod defined;
pub mod expressions;
pub mod guessed_measures;
pub mod locations;
pub mod measures;
pub mod moments;
pub mod observers;
pub mod opaque;
pub mod outcomes;
pub mod paths;
pub mod recursion;
pub mod sequences;
pub mod wellfounded;
