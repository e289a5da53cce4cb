//! The intermediate representation: guarded commands in a control-flow graph over a heap of maps. It has one
//! meaning, the interpreter's. Knows nothing of Java's syntax tree.

pub mod check;
mod definitions;
pub mod digest;
mod initial;
pub mod interpreter;
pub mod parse;
pub mod print;
pub mod program;
pub mod sorts;
pub mod types;
pub mod vocabulary;

pub use definitions::{Defined, Definition, Fold, Lemma, mentions_opaque};
pub use initial::Initial;
pub use program::*;
