//! The intermediate representation: guarded commands in a control-flow graph over a heap of maps. It has one
//! meaning, the interpreter's. Knows nothing of Java's syntax tree.

pub mod program;
pub mod vocabulary;

pub use program::*;
