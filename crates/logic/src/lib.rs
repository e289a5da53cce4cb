//! The language of proofs: sorts, hash-consed terms and their transformations, obligations, verdicts and
//! their evidence, and the interface of a prover. Knows neither Java nor the IR nor processes.

pub mod build;
pub mod floats;
pub mod memory;
pub mod outcome;
pub mod print;
pub mod prover;
pub mod sieve;
pub mod sort;
pub mod term;
pub mod transform;

pub use memory::{Key, Memory, NoMemory};
pub use outcome::{
    Assumption, Binding, Decision, Evidence, Execution, HeapObject, JavaValue, Obligation, Outcome, Reliance, Standing,
    TraceStep, Verdict,
};
pub use prover::{Answer, Goal, Hope, Model, ModelValue, Prover};
pub use sieve::{Claims, Reply, Sieve, Sifted, Switch};
pub use sort::Sort;
pub use term::{Function, Op, Quantifier, Term, TermKind, Var};
