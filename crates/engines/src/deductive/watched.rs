//! A prover under observation: whether all that it said would be said again. What a wall clock stopped, or a process that died
//! cost, would perhaps not.

use logic::{Answer, Goal, Hope, Model, ModelValue, Prover, Sieve, Sifted, Term};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// A prover under observation.
pub struct Watched<'p> {
    prover: &'p dyn Prover,
    is_fickle: Arc<AtomicBool>,
}

impl<'p> Watched<'p> {
    /// Begins to watch a prover.
    pub fn new(prover: &'p dyn Prover) -> Watched<'p> {
        Watched { prover, is_fickle: Arc::default() }
    }

    /// Whether all answers so far would be the same again.
    pub fn is_repeatable(&self) -> bool {
        !self.is_fickle.load(Ordering::Relaxed)
    }

    fn note(&self, answer: Answer) -> Answer {
        let watched = |model| Box::new(WatchedModel { model, is_fickle: self.is_fickle.clone() }) as Box<dyn Model>;
        match answer {
            Answer::Stopped(_) | Answer::Error(_) => self.is_fickle.store(true, Ordering::Relaxed),
            Answer::Proved { .. }
            | Answer::OutOfResources(_)
            | Answer::Unconfirmed(_)
            | Answer::Unknown { candidate: None, .. } => {}
            Answer::Refuted(model) => return Answer::Refuted(watched(model)),
            Answer::Unknown { reason, candidate } => {
                return Answer::Unknown { reason, candidate: candidate.map(watched) };
            }
        }
        answer
    }
}

impl Prover for Watched<'_> {
    fn name(&self) -> &str {
        self.prover.name()
    }

    fn has_others(&self) -> bool {
        self.prover.has_others()
    }

    fn workers(&self) -> usize {
        self.prover.workers()
    }

    fn identity(&self) -> String {
        self.prover.identity()
    }

    fn prove(&self, goal: &Goal) -> Answer {
        self.note(self.prover.prove(goal))
    }

    fn try_quickly(&self, goal: &Goal, hoping_for: Hope) -> Answer {
        self.note(self.prover.try_quickly(goal, hoping_for))
    }

    fn sift(&self, sieve: &Sieve<'_>, hoping_for: Hope) -> Sifted {
        let sifted = self.prover.sift(sieve, hoping_for);
        if sifted.fickle.is_some() {
            self.is_fickle.store(true, Ordering::Relaxed);
        }
        sifted
    }
}

struct WatchedModel {
    model: Box<dyn Model>,
    is_fickle: Arc<AtomicBool>,
}

impl Model for WatchedModel {
    fn evaluate(&mut self, terms: &[Term]) -> Result<Vec<ModelValue>, String> {
        let said = self.model.evaluate(terms);
        if !self.model.is_alive() {
            self.is_fickle.store(true, Ordering::Relaxed);
        }
        said
    }

    fn is_alive(&self) -> bool {
        self.model.is_alive()
    }
}
