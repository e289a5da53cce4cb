//! Asking provers about the obligations of an entry point: all at once, then one by one, then with loops unrolled.

use super::parallel::in_parallel;
use super::refute::reaches_loop;
use super::{
    Again, BUDGET_SPENT, Effort, FEW_AT_A_TIME, FEW_BLOCKS, HANDFUL_OF_BLOCKS, HAS_COUNTEREXAMPLE, ITERATIONS, Proved,
    Session, decisions, gave_up, is_true, millis,
};
use crate::Depth;
use ir::{ObligationId, Visibility};
use logic::{Answer, Hope};
use std::sync::atomic::Ordering;
use std::time::Instant;
use vcgen::followed::followed;
use vcgen::{BEYOND, Options, Passive, Selection, goal};

/// At a glance, so many queries are asked about all that is open.
const QUERIES_AT_A_GLANCE: usize = 4;

impl Session<'_> {
    /// What is open, all at once: most methods pass in one query.
    pub(super) fn prove_all(&mut self) {
        let (open, started) = (self.open(), Instant::now());
        if open.is_empty() {
            return;
        }
        if self.is_written() {
            if let Some(prover) = self.proves(&self.passive, Selection::These(&open)) {
                self.note_all(&open, prover.as_deref(), started);
            }
            return;
        }
        self.prove_what_models_leave(self.not_asked());
    }

    /// What is open, all at once; a model that the prover offers says which obligation fails in it. That one is left open, and the others are asked about
    /// again: there are as many queries as obligations fail, and not as many as there are obligations.
    pub(super) fn prove_what_models_leave(&mut self, mut open: Vec<ObligationId>) {
        let most = if self.depth == Depth::Glance { QUERIES_AT_A_GLANCE } else { usize::MAX };
        for _ in 0..most {
            if open.is_empty() {
                return;
            }
            let started = Instant::now();
            let goal = goal(&self.passive, Selection::These(&open), self.name().to_string());
            if is_true(&goal.conclusion) {
                return self.note_all(&open, None, started);
            }
            let answer = self.prover.try_quickly(&goal, self.hope());
            self.count(&answer);
            let (mut model, reason, again) = match answer {
                Answer::Proved { by } => return self.note_all(&open, Some(&by), started),
                Answer::Refuted(model) => (model, HAS_COUNTEREXAMPLE.into(), Again::No),
                Answer::Unknown { reason, candidate: Some(model) } => (model, gave_up(&reason), Again::InAnotherWay),
                _ => return,
            };
            let failure = decisions::failure(&self.passive, Selection::These(&open), &mut *model);
            let Some(failure) = failure.filter(|failure| open.contains(&failure.obligation)) else { return };
            open.retain(|id| *id != failure.obligation);
            if self.needs_floats(failure.obligation) {
                continue;
            }
            let path = if again == Again::No { failure.decisions } else { Vec::new() };
            self.note(failure.obligation, Proved::Not { reason, again, path }, millis(started));
        }
    }

    /// Whether an obligation may be about floating-point numbers: at a glance, their arithmetic has no meaning.
    fn needs_floats(&self, id: ObligationId) -> bool {
        [&base::rules::ASSERTION, &base::rules::ILLEGAL_ARGUMENT].contains(&self.program.obligations[id].rule)
            && self.hope() == Hope::Glance
            && self.depth == Depth::Full
            && self.passive.has_floats()
    }

    /// Once more, if some of what was asked about has failed.
    pub(super) fn prove_rest(&mut self) {
        if self.open().len() < self.findings.len() {
            self.prove_all();
        }
    }

    /// Whether all of these are proved quickly, and by which prover if it is not plain to see.
    pub(super) fn proves(&self, passive: &Passive, selection: Selection<'_>) -> Option<Option<String>> {
        let goal = goal(passive, selection, self.name().to_string());
        if is_true(&goal.conclusion) {
            return Some(None);
        }
        let answer = self.prover.try_quickly(&goal, self.hope());
        self.count(&answer);
        match answer {
            Answer::Proved { by } => Some(Some(by)),
            _ => None,
        }
    }

    /// One by one, a few at a time, as long as there are resources.
    pub(super) fn prove_each(&mut self, obligations: &[ObligationId], effort: Effort) {
        self.exhausted.store(0, Ordering::Relaxed);
        for few in obligations.chunks(FEW_AT_A_TIME) {
            if !self.may_try_more() {
                return self.give_up(obligations);
            }
            let prove = |id: ObligationId| {
                let started = Instant::now();
                let proved = self.prove_one(&self.passive, id, effort);
                (id, proved, millis(started))
            };
            let tried = in_parallel(few, self.prover.workers(), &prove);
            if tried.iter().any(|(_, proved, _)| !matches!(proved, Proved::Not { .. })) {
                self.exhausted.store(0, Ordering::Relaxed);
            }
            for (id, proved, spent) in tried {
                self.note(id, proved, spent);
            }
        }
    }

    /// More resources, and other ways, are for contracts: whoever has written one wants to know about all of it. Elsewhere an attempt that was
    /// quick and failed is the answer: trying harder takes most of the time and proves next to nothing, but for arithmetic in a few lines.
    pub(super) fn prove_if_written(&mut self, obligations: &[ObligationId], effort: Effort) {
        if self.program.procedures[self.entry].visibility == Visibility::Contract {
            return self.prove_each(obligations, effort);
        }
        let is_arithmetic = || self.passive.blocks.len() <= HANDFUL_OF_BLOCKS && self.passive.is_ground();
        let is_small = self.passive.blocks.len() <= FEW_BLOCKS;
        if !(is_arithmetic() || is_small && self.is_written()) {
            return;
        }
        // Where none of a few is proved, hardly any of the others is.
        for few in obligations.chunks(FEW_AT_A_TIME) {
            self.prove_each(few, effort);
            if few.iter().all(|id| self.is_open(*id)) {
                return;
            }
        }
    }

    /// What is open and was not even tried says so.
    fn give_up(&mut self, obligations: &[ObligationId]) {
        for id in obligations {
            if let Some(finding) = self.findings.get_mut(id).filter(|finding| finding.verdict.is_none()) {
                finding.reason.get_or_insert_with(|| BUDGET_SPENT.into());
            }
        }
    }

    /// Loops that end soon need no invariant: all their iterations are looked at, and that there are no more is proved.
    pub(super) fn exhaust(&mut self) {
        self.exhausted.store(0, Ordering::Relaxed);
        if self.open().is_empty()
            || self.is_too_large()
            || !reaches_loop(self.program, followed(self.program, self.entry))
        {
            return;
        }
        for (iterations, most_blocks) in ITERATIONS {
            if !self.may_try_more() {
                return;
            }
            if !self.may_end_within(*iterations) {
                continue;
            }
            let unrolled = vcgen::passive(self.program, self.entry, Options::exhaustive(*iterations));
            let most_blocks = if self.is_written() { *most_blocks } else { most_blocks / 3 };
            let Some(unrolled) = unrolled.filter(|passive| passive.blocks.len() <= most_blocks) else { return };
            if (self.is_written() && self.may_go_on(*iterations))
                || self.proves(&unrolled, Selection::One(*BEYOND)).is_none()
            {
                continue;
            }
            self.most_iterations = Some(*iterations);
            let (open, started) = (self.open(), Instant::now());
            if let Some(prover) = self.proves(&unrolled, Selection::These(&open)) {
                return self.note_all(&open, prover.as_deref(), started);
            }
            for id in open {
                if !self.may_try_more() {
                    return;
                }
                let started = Instant::now();
                if let proved @ (Proved::Plainly | Proved::By(_)) = self.prove_one(&unrolled, id, Effort::Quick) {
                    self.note(id, proved, millis(started));
                }
            }
            return;
        }
    }

    /// Whether it makes sense to hope that no loop runs more often. In code without a contract, many iterations are only looked at if flow analysis
    /// has found a bound: where it depends on arguments or on the heap, provers mostly search for a proof until they run out of resources.
    fn may_end_within(&self, iterations: usize) -> bool {
        iterations == ITERATIONS[0].0
            || self.is_written()
            || self.passive.trips.is_some_and(|trips| trips <= iterations as i128)
    }

    /// Whether it seems that loops may have more iterations: the search for failures knows less, and is quick.
    fn may_go_on(&self, iterations: usize) -> bool {
        let Some(unrolled) = vcgen::passive(self.program, self.entry, Options::search(iterations)) else { return true };
        let goal = goal(&unrolled, Selection::One(*BEYOND), self.name().to_string());
        !is_true(&goal.conclusion) && matches!(self.prover.try_quickly(&goal, Hope::Model), Answer::Refuted(_))
    }

    pub(super) fn prove_one(&self, passive: &Passive, id: ObligationId, effort: Effort) -> Proved {
        let name = format!("{} {}", self.name(), self.program.obligations[id].rule.name);
        let goal = goal(passive, Selection::One(id), name);
        if is_true(&goal.conclusion) {
            return Proved::Plainly;
        }
        let hope = if self.needs_floats(id) { Hope::Proof } else { self.hope() };
        let answer = match effort {
            Effort::Quick => self.prover.try_quickly(&goal, hope),
            Effort::ByModels => self.prover.try_quickly(&goal, Hope::Model),
            Effort::Full => self.prover.prove(&goal),
        };
        self.count(&answer);
        let mut path = Vec::new();
        let (reason, again) = match answer {
            Answer::Proved { by } => return Proved::By(by),
            Answer::Refuted(model) => {
                path = decisions::to_failure(passive, id, model);
                (HAS_COUNTEREXAMPLE.into(), Again::No)
            }
            Answer::Unknown { reason, .. } => (gave_up(&reason), Again::InAnotherWay),
            Answer::OutOfResources(reason) | Answer::Stopped(reason) => {
                (format!("out of resources: {reason}"), Again::WithMoreResources)
            }
            // Another way leads to the same goal, which the other prover would be asked about again.
            Answer::Unconfirmed(reason) => (reason, Again::No),
            Answer::Error(reason) => (format!("the prover failed: {reason}"), Again::WithMoreResources),
        };
        Proved::Not { reason, again, path }
    }
}
