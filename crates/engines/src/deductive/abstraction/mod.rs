//! Predicate abstraction of loops (Flanagan and Qadeer, Predicate Abstraction for Software Verification, 2002): the strongest boolean combination of
//! predicates that holds wherever an iteration begins. `diagrams`, `clauses` and `union` are about boolean functions and know of no prover;
//! `query` asks one what states imply; `fixpoint` goes over the loops of an entry point.

mod clauses;
mod diagrams;
mod fixpoint;
mod query;
mod session;
mod union;

pub use fixpoint::{Abstracted, AllAbstracted};
pub use session::{suggested, written};
pub use union::Algorithm;
