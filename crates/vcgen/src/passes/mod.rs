//! The passes over the graph of an entry point (`vcgen::PASSES`), each in a file of its own, and the parts of the longest one: `calls`
//! expands calls by way of `changes`, `contract`, `dispatch`, `executed`, `natives` and `peel`. May use `graph`, `facts`
//! and `options`; knows nothing of goals.

pub mod allocation;
pub mod calls;
pub mod changes;
pub mod contract;
pub mod dispatch;
pub mod executed;
pub mod immutable;
pub mod loops;
pub mod made;
pub mod natives;
pub mod peel;
pub mod places;
pub mod ranges;
pub mod relevance;
