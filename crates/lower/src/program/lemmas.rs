//! The lemmas about methods that have been made so far ([`crate::contracts::lemmas`]).

use crate::program::context::Context;
use ir::Lemma;
use logic::{Function, Var};
use sema::program::MethodId;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

/// The predicate that says which states the lemma of a method speaks of, with the parts of the state that it looks at.
#[derive(Clone)]
pub struct Mark {
    /// The predicate.
    pub function: Arc<Function>,
    /// The globals.
    pub parts: Vec<Var>,
}

/// What is known of lemmas so far.
#[derive(Default)]
pub struct Lemmas {
    /// By method: its mark, or none if there is no lemma or it is just being made.
    pub marks: BTreeMap<MethodId, Option<Mark>>,
    /// Those that have been made, by method.
    pub made: Vec<(MethodId, Lemma)>,
    /// The methods that specifications mention.
    pub observers: BTreeSet<MethodId>,
}

impl Context<'_> {
    /// Notes that a specification mentions a method.
    pub fn observe(&self, method: MethodId) {
        self.lemmas.borrow_mut().observers.insert(method);
    }
}
