//! The deductive engine as one of several.

use super::Remembering;
use super::untried;
use crate::{Checked, Depth, Engine};
use ir::ProcedureId;
use logic::Prover;

/// Checks entry points one by one, with a prover and a memory.
pub struct Deductive<'d> {
    /// The memory, and the program.
    pub remembering: Remembering<'d>,
    /// Whoever proves.
    pub prover: &'d dyn Prover,
}

impl Engine for Deductive<'_> {
    fn check(&self, entries: &[ProcedureId], depth: Depth, found: &dyn Fn(ProcedureId, Checked)) {
        for entry in entries {
            found(*entry, self.remembering.check(*entry, self.prover, depth));
        }
    }

    fn untried(&self, entry: ProcedureId) -> Checked {
        untried(self.remembering.program(), entry)
    }
}
