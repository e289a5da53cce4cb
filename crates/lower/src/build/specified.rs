//! What the specification of a procedure keeps while its body is written: its frame, the moment that `\before` speaks of, what is being expanded, and
//! where executions are expected to come.

use crate::build::builder::Point;
use crate::build::conjuncts::Conjuncts;
use base::Span;
use ir::{BlockId, Modified, ObligationId};
use logic::{Term, Var};
use sema::program::{ClassId, FieldId, MethodId};
use std::collections::{BTreeMap, BTreeSet, HashMap};

/// What the specification of a procedure keeps while its body is written.
#[derive(Default)]
pub struct Specified {
    /// What the method may change, if it says so.
    pub frame: Option<Frame>,
    /// What holds from entry on because it does not speak of the state.
    pub lasting: Vec<Term>,
    /// The definitions that are being replaced by their meaning.
    pub expanding: Vec<Expanding>,
    /// The classes whose invariants are being made a function.
    pub defining: Vec<ClassId>,
    /// The methods whose values are being made a function.
    pub valuing: Vec<MethodId>,
    /// The moment that `\before` speaks of, where there is one.
    pub moment: Option<Moment>,
    /// Where executions are expected to come.
    pub probes: Probes,
    /// Where the conjuncts of clauses are written.
    pub conjuncts: Conjuncts,
}

/// What may change, since when.
#[derive(Clone)]
pub struct Frame {
    /// The locations that may change, in terms that do not change themselves.
    pub locations: Vec<Modified>,
    /// The clock at its beginning: younger objects may change.
    pub clock: Term,
    /// Each global with its value at the beginning.
    pub before: Vec<(Var, Term)>,
}

/// A moment, with what has been asked of it.
pub struct Moment {
    /// Where the copies are made.
    pub point: Point,
    /// What may change after it.
    pub changing: BTreeSet<Var>,
    /// What holds the value of a variable at that moment.
    pub copies: BTreeMap<Var, Var>,
}

/// Something that is being replaced by its meaning.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Expanding {
    /// The body of a method.
    Method(MethodId),
    /// What a model field stands for in a class.
    Field(ClassId, FieldId),
    /// The invariants of a class.
    Invariants(ClassId),
    /// The static invariants of a class.
    StaticInvariants(ClassId),
}

/// Where executions are expected to come in the method that is being lowered.
#[derive(Default)]
pub struct Probes {
    /// Whether they are expected to come to statements.
    pub statements: Expected,
    /// The last block with such a place. One is enough for a block.
    pub block: Option<BlockId>,
    /// What stands for code. A `finally` block may be lowered more than once, and it is enough that one copy is reached.
    pub code: HashMap<Span, ObligationId>,
}

/// Whether executions are expected to come to what is being lowered.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub enum Expected {
    /// Nobody has said anything that could keep them from it, or it is there for what never happens.
    #[default]
    No,
    /// Under a contract, an invariant or an assumption.
    Yes,
}
