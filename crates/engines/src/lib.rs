//! The engines: each takes a program and whatever it needs to find out about it, and hands over outcomes as it finds them. They share `vcgen`
//! and never import one another. There is one so far: `deductive`.

pub mod deductive;
mod merge;

pub use merge::{Merged, conflicts, merge};

use ir::{ObligationId, ProcedureId, Program};
use logic::{Assumption, Execution, Outcome};
use std::collections::HashMap;

/// A way to find out about a program. The program, and what may be spent on it, are the engine's own.
pub trait Engine: Sync {
    /// Looks at entry points, one or all of them, and hands over what it finds of each as soon as that is known.
    fn check(&self, entries: &[ProcedureId], found: &dyn Fn(ProcedureId, Checked));
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
    /// Whether all of this was known from an earlier run.
    pub is_remembered: bool,
}

/// The procedure, among these, in whose text each obligation lies.
pub(crate) fn owners(
    program: &Program,
    procedures: impl IntoIterator<Item = ProcedureId>,
) -> HashMap<ObligationId, ProcedureId> {
    let mut owners = HashMap::new();
    for id in procedures {
        for obligation in program.procedures[id].obligations() {
            owners.entry(obligation).or_insert(id);
        }
    }
    owners
}
