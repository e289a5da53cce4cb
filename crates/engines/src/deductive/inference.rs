//! Invariants of loops that nobody wrote: guesses, of which each is struck out that a counterexample shows not to hold where its loop begins, or not
//! to be kept by an iteration, until the prover shows all that are left at once (Flanagan and Leino, Houdini, 2001).

use super::refute::reaches_loop;
use super::{Session, decisions, is_true};
use ir::Program;
use logic::{Answer, Hope, Prover};
use std::collections::BTreeSet;
use vcgen::followed::followed;
use vcgen::guesses::{Guess, What, guess, nests, obligations, position};
use vcgen::{Flat, Options, Selection, goal};

/// So often guesses are struck out.
const MOST_ROUNDS: usize = 40;

impl Session<'_> {
    /// Finds invariants of loops if something is open, and proves what follows from them.
    pub(super) fn infer(&mut self) {
        let reaches_loop = || reaches_loop(self.program, followed(self.program, self.entry));
        if self.open().is_empty() || self.is_too_large() || !reaches_loop() {
            return;
        }
        let Some(flat) = vcgen::with_loops(self.program, self.entry, self.options) else { return };
        let asking = Asking { prover: self.prover, hope: self.hope() };
        let shown = shown(self.program, &asking, self.name(), self.options, &flat);
        if !shown.is_empty() {
            self.passive = vcgen::passive_with(&flat, &shown, &[], self.program, self.options);
            self.prove_what_models_leave(self.open());
        }
    }
}

/// Who is asked, and how hard.
pub struct Asking<'a> {
    /// The prover.
    pub prover: &'a dyn Prover,
    /// What for.
    pub hope: Hope,
}

/// The guesses about the loops of an entry point that hold together. Loops are looked at in the order of execution, with those in them; and guesses
/// about variables first, then those about all elements, which are dearer and rest on them.
pub fn shown(program: &Program, asking: &Asking<'_>, name: &str, options: Options, flat: &Flat) -> Vec<Guess> {
    let guesses = guess(flat, program);
    let is_of_elements = |guess: &Guess| matches!(guess.what, What::ForAll { .. });
    let mut shown = Vec::new();
    for nest in nests(flat) {
        let own = guesses.iter().filter(|guess| nest.contains(&guess.head)).cloned();
        let (of_elements, simple): (Vec<Guess>, Vec<Guess>) = own.partition(is_of_elements);
        for guesses in [simple, of_elements] {
            let more = shown_with(&shown, guesses, program, asking, name, options, flat);
            shown.extend(more);
        }
    }
    shown
}

/// What is left of guesses that hold together with what has been shown.
fn shown_with(
    known: &[Guess],
    mut guesses: Vec<Guess>,
    program: &Program,
    asking: &Asking<'_>,
    name: &str,
    options: Options,
    flat: &Flat,
) -> Vec<Guess> {
    for _ in 0..MOST_ROUNDS {
        if guesses.is_empty() {
            return guesses;
        }
        let passive = vcgen::passive_with(flat, known, &guesses, program, options);
        let claimed: Vec<_> = (0..guesses.len()).flat_map(obligations).collect();
        let selection = Selection::These(&claimed);
        let goal = goal(&passive, selection, format!("{name} loops"));
        if is_true(&goal.conclusion) {
            return guesses;
        }
        let model = match asking.prover.try_quickly(&goal, asking.hope) {
            Answer::Proved { .. } => return guesses,
            Answer::Refuted(model) | Answer::Unknown { candidate: Some(model), .. } => model,
            // Fewer may be easier; those that come first are the likelier ones.
            _ => {
                guesses.truncate(guesses.len() / 2);
                continue;
            }
        };
        let failure = decisions::failure(&passive, selection, model);
        let failing: BTreeSet<usize> =
            failure.iter().flat_map(|failure| &failure.siblings).filter_map(|id| position(*id)).collect();
        if failing.is_empty() {
            guesses.truncate(guesses.len() / 2);
            continue;
        }
        let mut at = 0..;
        guesses.retain(|_| at.next().is_none_or(|at| !failing.contains(&at)));
    }
    Vec::new()
}
