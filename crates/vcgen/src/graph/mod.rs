//! The control-flow graph of one entry point: the object that the passes work on, the order of its blocks, its live variables, calls in it, and
//! the blocks and procedures that it follows. Uses nothing else of this crate.

pub mod call;
pub mod flat;
pub mod followed;
pub mod live;
pub mod order;
