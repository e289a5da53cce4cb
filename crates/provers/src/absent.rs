//! A prover that is not asked: behind a cache, it leaves what is remembered of another one.

use logic::{Answer, Goal, Prover};

/// Has the name of a prover, and answers nothing.
pub struct Absent {
    name: String,
    identity: String,
    has_others: bool,
    workers: usize,
}

impl Absent {
    /// In the place of this prover.
    pub fn of(prover: &dyn Prover) -> Absent {
        Absent {
            name: prover.name().to_owned(),
            identity: prover.identity(),
            has_others: prover.has_others(),
            workers: prover.workers(),
        }
    }
}

impl Prover for Absent {
    fn name(&self) -> &str {
        &self.name
    }

    fn identity(&self) -> String {
        self.identity.clone()
    }

    fn has_others(&self) -> bool {
        self.has_others
    }

    fn workers(&self) -> usize {
        self.workers
    }

    fn prove(&self, _: &Goal) -> Answer {
        Answer::Error("nobody is asked".to_owned())
    }
}
