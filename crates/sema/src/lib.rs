//! Names and types: syntax trees → the typed program. Knows nothing of the IR.

pub mod program;
