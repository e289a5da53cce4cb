//! The search for failing executions that needs no prover, for what is open of an entry point.

use super::refute::{Refuter, may_be_shown};
use super::{Session, Shared, callbacks};
use ir::ObligationId;
use vcgen::followed::executed;

impl Session<'_> {
    /// Runs some executions: what fails there need not be proved.
    pub fn sample(&mut self) {
        if self.showable().is_empty() {
            return;
        }
        for (id, found) in Refuter::new(self.shared, self.entry, self.prover, None).sample() {
            self.fail(id, found);
        }
    }

    /// Runs more executions, for what nobody has proved: longer sequences of calls, other arguments, callbacks that call back.
    pub fn sample_farther(&mut self) {
        let open = self.showable();
        if open.is_empty() {
            return;
        }
        for (id, found) in Refuter::new(self.shared, self.entry, self.prover, None).sample_farther(&open) {
            self.fail(id, found);
        }
        self.sample_with_callbacks();
    }

    /// Runs executions in which callbacks call back. What they do is not known to proofs, which hold all the same: only what is open can fail.
    fn sample_with_callbacks(&mut self) {
        let open = self.showable();
        if open.is_empty() || self.is_written() || callbacks::is_handed_one(self.program, self.entry) {
            return;
        }
        let ran = executed(self.program, self.entry);
        if !callbacks::events(self.program).iter().any(|event| ran.contains(event)) {
            return;
        }
        let search = |shared: &Shared<'_>| {
            let refuter = Refuter::new(shared, self.entry, self.prover, None);
            let mut found = refuter.sample();
            found.extend(refuter.sample_farther(&open));
            found
        };
        for (id, found) in self.shared.with_callbacks(search).into_iter().flatten() {
            if self.is_open(id) {
                self.fail(id, found);
            }
        }
    }

    /// What is open and could be seen to fail in an execution.
    fn showable(&self) -> Vec<ObligationId> {
        self.undecided().into_iter().filter(|id| may_be_shown(self.program, *id)).collect()
    }
}
