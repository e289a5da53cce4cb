//! The engines: each takes a program and whatever it needs to find out about it, and hands over outcomes as it finds them. They share `vcgen`
//! and never import one another. There is one so far: `deductive`.

pub mod deductive;
mod merge;

pub use merge::{Merged, conflicts, merge};

use base::budget::Stop;
use deductive::{Algorithm, FoundLoop};
use ir::{ObligationId, ProcedureId, Program};
use logic::{Assumption, Execution, Outcome};
use std::collections::{BTreeSet, HashMap, HashSet};

/// A way to find out about a program. What it may spend is the [`base::budget`] of the thread that calls it.
pub trait Engine: Sync {
    /// Looks at entry points, one or all of them, and hands over what it finds of each as soon as that is known.
    fn check(&self, entries: &[ProcedureId], depth: Depth, found: &dyn Fn(ProcedureId, Checked));

    /// What is said of an entry point that nobody came to look at.
    fn untried(&self, entry: ProcedureId) -> Checked;
}

/// How thoroughly an engine looks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Depth {
    /// Only what is cheap. An entry point of which that leaves something open is looked at again.
    Glance,
    /// Everything.
    Full,
}

/// Whether invariants that nobody wrote are looked for.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Inference {
    /// They are not.
    Off,
    /// They are, of loops and of objects.
    #[default]
    On,
    /// Only those of loops that are made of written predicates, by this algorithm: for comparisons.
    Predicates(Algorithm),
}

/// How much was done about an entry point.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Extent {
    /// All that would be.
    #[default]
    Whole,
    /// What is cheap: looking again may show more.
    Glance,
    /// What there was time for.
    Stopped(Stop),
}

/// What came of one entry point.
#[derive(Default)]
pub struct Checked {
    /// A verdict for each obligation.
    pub outcomes: Vec<Outcome>,
    /// What the verdicts rest on.
    pub assumptions: Vec<Assumption>,
    /// The obligation behind each outcome.
    pub obligations: Vec<ObligationId>,
    /// Obligations that failed in an execution, whoever they belong to.
    pub failed: Vec<(ObligationId, Execution)>,
    /// Invariants of loops that proofs rest on and nobody wrote.
    pub loops: Vec<FoundLoop>,
    /// How much was done.
    pub extent: Extent,
    /// Whether all of this was known from an earlier run.
    pub is_remembered: bool,
}

/// The procedure, among these, in whose text each of some obligations lies.
pub(crate) fn owners_of<'o>(
    program: &Program,
    procedures: &BTreeSet<ProcedureId>,
    obligations: impl Iterator<Item = &'o ObligationId>,
) -> HashMap<ObligationId, ProcedureId> {
    let mut wanted: HashSet<ObligationId> = obligations.copied().collect();
    let mut owners = HashMap::new();
    for id in procedures {
        for obligation in program.procedures[*id].obligations() {
            if wanted.remove(obligation) {
                owners.insert(*obligation, *id);
            }
        }
    }
    owners
}

/// The procedure, among these, in whose text each obligation lies.
pub(crate) fn owners(
    program: &Program,
    procedures: impl IntoIterator<Item = ProcedureId>,
) -> HashMap<ObligationId, ProcedureId> {
    let mut owners = HashMap::new();
    for id in procedures {
        for obligation in program.procedures[id].obligations() {
            owners.entry(*obligation).or_insert(id);
        }
    }
    owners
}
