//! Contracts: what holds on entry and on return, frames, class invariants, lemmas about methods, and probes that something meets them. May use
//! `program`, `build` and `spec`; knows no code.

pub mod case_frames;
pub mod contract;
pub mod definedness;
pub mod frames;
pub mod free_clauses;
pub mod initialization;
pub mod invariants;
pub mod lemmas;
pub mod probes;
