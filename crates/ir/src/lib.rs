//! The intermediate representation: guarded commands in a control-flow graph over a heap of maps. It has one
//! meaning, the interpreter's. Knows nothing of Java's syntax tree.

pub mod check;
mod construction;
mod definitions;
pub mod digest;
pub mod escapes;
mod initial;
pub mod interpreter;
mod invariants;
mod memo;
pub mod natives;
pub mod parse;
pub mod print;
pub mod procedure;
pub mod program;
pub mod sorts;
pub mod types;
pub mod vocabulary;

pub use construction::Construction;
pub use definitions::{Defined, Definition, Fold, Lemma, mentions_opaque};
pub use escapes::{Caught, Escapes, Thrower, Throwers};
pub use initial::Initial;
pub use invariants::{Invariants, ObjectInvariant};
pub use program::*;
