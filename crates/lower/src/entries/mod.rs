//! Entry points: which procedures are checked on their own, what is assumed where they begin, and procedures that are there only to be checked
//! (laws of `equals` and `compareTo`, `accessible` clauses, model methods, specifications that must have values). May use all other folders but `procedures`.

pub mod choice;
pub mod constants;
pub mod constructed;
pub mod construction;
pub mod dependencies;
pub mod effects;
pub mod equality;
pub mod gathered;
pub mod inductive;
pub mod laws;
pub mod model_methods;
pub mod ordering;
pub mod tables;
pub mod throwing_copies;
pub mod unaffected;
pub mod welldefined;
