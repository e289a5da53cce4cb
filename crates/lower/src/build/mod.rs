//! The body of one procedure while it is being written ([`builder::Builder`]): its blocks, variables and obligations, and the state that the other
//! folders keep in it. Says nothing about what Java means; may use `program`.

pub mod assumptions;
pub mod builder;
pub mod conjuncts;
pub mod control;
pub mod operators;
pub mod prune;
pub mod scope;
pub mod snapshots;
pub mod specified;
pub mod writer;
