//! Invariants of loops that nobody wrote: guesses, of which each is struck out that a counterexample shows not to hold where its loop begins, or not
//! to be kept by an iteration, until the prover shows all that are left at once (Flanagan and Leino, Houdini, 2001).

use super::found::found_loops;
use super::refute::reaches_loop;
use super::{FoundLoop, Session, decisions, is_true};
use crate::Inference;
use ir::Program;
use logic::{Answer, Hope, Prover};
use std::collections::BTreeSet;
use vcgen::followed::followed;
use vcgen::guesses::{Guess, Standing, guess, obligations, position};
use vcgen::{Flat, Options, Selection, goal};

/// So often guesses are struck out.
const MOST_ROUNDS: usize = 40;

/// Invariants of loops that were found.
#[derive(Default)]
pub(super) struct Inferred {
    loops: Vec<FoundLoop>,
    /// How much was open before they were.
    open_before: usize,
}

impl Session<'_> {
    /// The invariants of loops that were found, if something was proved with them.
    pub(super) fn loops_relied_on(&mut self) -> Vec<FoundLoop> {
        let Inferred { loops, open_before } = std::mem::take(&mut self.inferred);
        if self.open().len() < open_before { loops } else { Vec::new() }
    }

    /// Finds invariants of loops if something is open, and proves what follows from them.
    pub(super) fn infer(&mut self) {
        let reaches_loop = || reaches_loop(self.program, followed(self.program, self.entry));
        if self.shared.inference == Inference::Off || self.open().is_empty() || self.is_too_large() || !reaches_loop() {
            return;
        }
        let Some(flat) = vcgen::with_loops(self.program, self.entry, self.options) else { return };
        let guesses = guess(&flat, self.program);
        let shown = shown(self.program, self.prover, self.name(), self.options, self.hope(), &flat, guesses);
        if !shown.is_empty() {
            let loops = found_loops(self.program, self.entry, &flat, &shown);
            self.inferred = Inferred { loops, open_before: self.open().len() };
            self.passive = vcgen::passive_with(&flat, &shown, Standing::Shown, self.program, self.options);
            self.prove_what_models_leave(self.open());
        }
    }
}

/// What is left of guesses about an entry point that hold together.
pub fn shown(
    program: &Program,
    prover: &dyn Prover,
    name: &str,
    options: Options,
    hope: Hope,
    flat: &Flat,
    mut guesses: Vec<Guess>,
) -> Vec<Guess> {
    for _ in 0..MOST_ROUNDS {
        if guesses.is_empty() {
            return guesses;
        }
        let passive = vcgen::passive_with(flat, &guesses, Standing::Claimed, program, options);
        let claimed: Vec<_> = (0..guesses.len()).flat_map(obligations).collect();
        let selection = Selection::These(&claimed);
        let goal = goal(&passive, selection, format!("{name} loops"));
        if is_true(&goal.conclusion) {
            return guesses;
        }
        let model = match prover.try_quickly(&goal, hope) {
            Answer::Proved { .. } => return guesses,
            Answer::Refuted(model) | Answer::Unknown { candidate: Some(model), .. } => model,
            _ => return Vec::new(),
        };
        let failure = decisions::failure(&passive, selection, model);
        let failing: BTreeSet<usize> =
            failure.iter().flat_map(|failure| &failure.siblings).filter_map(|id| position(*id)).collect();
        if failing.is_empty() {
            return Vec::new();
        }
        let mut at = 0..;
        guesses.retain(|_| at.next().is_none_or(|at| !failing.contains(&at)));
    }
    Vec::new()
}
