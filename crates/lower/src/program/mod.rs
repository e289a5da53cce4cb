//! Facts of the whole program that lowering rests on: names of procedures and globals, what is reachable, the call graph, which exceptions are
//! thrown where, how classes are initialised, which cases a method's contract has. Computed once, before any procedure is written; uses
//! nothing else of this crate but the options.

pub mod allowed;
pub mod call_graph;
pub mod cases;
pub mod context;
pub mod equality;
pub mod established;
pub mod exact;
pub mod faults;
pub mod holdings;
pub mod identity;
pub mod initialization;
pub mod lemmas;
pub mod library;
pub mod reachable;
pub mod signatures;
pub mod stand_in;
pub mod throwing;
pub mod trial;
