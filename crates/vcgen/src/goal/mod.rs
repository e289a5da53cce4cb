//! From a graph without cycles to a goal for provers: passive form, the definitions and types that its formulas mention, weakest
//! preconditions; and back from a counterexample to the path that it takes. May use `graph`, `facts` and
//! `options`; knows nothing of passes.

pub mod decisions;
pub mod definitions;
pub mod hierarchy;
pub mod memory;
pub mod passive;
pub mod states;
pub mod subjects;
pub mod told;
pub mod types;
pub mod used;
pub mod wp;
