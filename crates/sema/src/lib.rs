//! The typed program: what lowering reads. It is made from syntax trees and the tables that typing keeps beside them, and has
//! nothing left in it that Java does without saying so. Knows nothing of the IR.

pub mod dispatch;
pub mod effects;
pub mod elaborate;
mod hierarchy;
pub mod print;
pub mod program;
mod specification;
mod visit;
