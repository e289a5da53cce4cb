//! Java code → commands: statements, expressions, calls, exceptions, loops, the first use of a class, and the specifications that stand within
//! code. May use `program`, `build`, `spec` and `contracts`.

pub mod arithmetic;
pub mod block_contracts;
pub mod boxes;
pub mod calls;
pub mod class_use;
pub mod escapes;
pub mod exceptions;
pub mod expressions;
pub mod ghosts;
pub mod held;
pub mod loops;
pub mod places;
pub mod statements;
