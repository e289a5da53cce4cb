//! From formulas back to JML: what was found is said as a person would write it, in the place where it belongs.

mod clauses;
pub mod diff;
pub mod edits;
mod minimal;
pub mod proposed;
mod render;
mod said;
pub mod store;
mod terms;

pub use said::found_in;
