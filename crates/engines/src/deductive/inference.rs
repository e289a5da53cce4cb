//! Invariants of loops that nobody wrote: guesses, of which each is struck out that a counterexample shows not to hold where its loop begins, or not
//! to be kept by an iteration, until the prover shows all that are left at once (Flanagan and Leino, Houdini, 2001).

use super::abstraction::{AllAbstracted, suggested, written};
use super::found::found_loops;
use super::refute::reaches_loop;
use super::{FoundLoop, Session, decisions, is_true};
use crate::Inference;
use ir::Program;
use logic::{Answer, Hope, Prover};
use std::collections::BTreeSet;
use vcgen::followed::followed;
use vcgen::guesses::{Guess, What, guess, nests, obligations, position};
use vcgen::{Flat, Options, Passive, Selection, goal};

/// So often guesses about one nest of loops are struck out, and so often the prover may run out of resources.
const MOST_ROUNDS: usize = 40;
const MOST_EXHAUSTED: usize = 2;

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

    /// Finds invariants of loops if something is open, and proves what follows from them. Those about all elements are dear, and looked for only if
    /// those about variables are not enough.
    pub(super) fn infer(&mut self) {
        let reaches_loop = || reaches_loop(self.program, followed(self.program, self.entry));
        if self.shared.inference == Inference::Off || self.open().is_empty() || self.is_too_large() || !reaches_loop() {
            return;
        }
        let Some(flat) = vcgen::with_loops(self.program, self.entry, self.options) else { return };
        let open_before = self.open().len();
        let inference = LoopInference::new(self.program, self.prover, self.name(), self.options, flat);
        let (mut shown, mut efforts) = (Vec::new(), AllAbstracted::new());
        if self.shared.inference == Inference::On {
            shown = inference.shown(&[], Stage::Variables);
            self.rely_on(&inference, &shown);
        }
        if !self.open().is_empty() {
            self.combine(&inference, written(&inference.flat), &mut shown, &mut efforts);
        }
        if !self.open().is_empty() && self.shared.inference == Inference::On {
            let of_elements = inference.shown(&shown, Stage::Elements);
            if !of_elements.is_empty() {
                shown.extend(of_elements);
                self.rely_on(&inference, &shown);
            }
        }
        if !self.open().is_empty() && self.shared.inference == Inference::On {
            let loops = suggested(&inference.flat, &self.open());
            self.combine(&inference, loops, &mut shown, &mut efforts);
        }
        let loops = found_loops(self.program, self.entry, &inference.flat, &shown, &efforts);
        self.inferred = Inferred { loops, open_before };
    }

    pub(super) fn rely_on(&mut self, inference: &LoopInference<'_>, shown: &[Guess]) {
        if !shown.is_empty() {
            self.passive = inference.passive_with(shown);
            self.prove_what_models_leave(self.open());
        }
    }
}

/// What guesses are about.
#[derive(Clone, Copy, PartialEq)]
pub enum Stage {
    /// Variables, fields and sizes; objects.
    Variables,
    /// All elements of something.
    Elements,
}

/// Shows guesses about the loops of one entry point.
pub struct LoopInference<'i> {
    pub(super) program: &'i Program,
    pub(super) prover: &'i dyn Prover,
    pub(super) name: &'i str,
    pub(super) options: Options,
    pub(super) flat: Flat,
    guesses: Vec<Guess>,
}

impl<'i> LoopInference<'i> {
    /// Nothing has been shown yet.
    pub fn new(
        program: &'i Program,
        prover: &'i dyn Prover,
        name: &'i str,
        options: Options,
        flat: Flat,
    ) -> LoopInference<'i> {
        let guesses = guess(&flat, program);
        LoopInference { program, prover, name, options, flat, guesses }
    }

    /// The same with other guesses.
    pub fn with(mut self, guesses: Vec<Guess>) -> LoopInference<'i> {
        self.guesses = guesses;
        self
    }

    /// What is guessed.
    pub fn guesses(&self) -> &[Guess] {
        &self.guesses
    }

    /// The entry point in passive form, with what has been shown.
    pub fn passive_with(&self, shown: &[Guess]) -> Passive {
        vcgen::passive_with(&self.flat, shown, &[], self.program, self.options)
    }

    /// The guesses that hold together with those that are known. Loops are looked at in the order of execution, with those in them.
    pub fn shown(&self, known: &[Guess], stage: Stage) -> Vec<Guess> {
        let stage_of = |guess: &Guess| match guess.what {
            What::ForAll { .. } | What::Combination { .. } => Stage::Elements,
            What::Formula(_) | What::OfObjects(_) => Stage::Variables,
        };
        let of_stage: Vec<Guess> = self.guesses.iter().filter(|guess| stage_of(guess) == stage).cloned().collect();
        self.shown_of(known, &of_stage)
    }

    /// Those of some guesses that hold together with what is known.
    pub(super) fn shown_of(&self, known: &[Guess], guesses: &[Guess]) -> Vec<Guess> {
        let mut all = known.to_vec();
        for nest in nests(&self.flat) {
            let own = guesses.iter().filter(|guess| nest.contains(&guess.head));
            let more = self.shown_with(&all, own.cloned().collect());
            all.extend(more);
        }
        all.split_off(known.len())
    }

    /// What is left of guesses that hold together with what has been shown.
    fn shown_with(&self, known: &[Guess], mut guesses: Vec<Guess>) -> Vec<Guess> {
        let mut exhausted = 0;
        for _ in 0..MOST_ROUNDS {
            if guesses.is_empty() {
                return guesses;
            }
            let passive = vcgen::passive_with(&self.flat, known, &guesses, self.program, self.options);
            let claimed: Vec<_> = (0..guesses.len()).flat_map(obligations).collect();
            let selection = Selection::These(&claimed);
            let goal = goal(&passive, selection, format!("{} loops", self.name));
            if is_true(&goal.conclusion) {
                return guesses;
            }
            let model = match self.prover.try_quickly(&goal, Hope::Glance) {
                Answer::Proved { .. } => return guesses,
                Answer::Refuted(model) | Answer::Unknown { candidate: Some(model), .. } => Some(model),
                _ => None,
            };
            let failure = model.and_then(|model| decisions::failure(&passive, selection, model));
            let failing: BTreeSet<usize> =
                failure.iter().flat_map(|failure| &failure.siblings).filter_map(|id| position(*id)).collect();
            if failing.is_empty() {
                // Fewer may be easier; those that come first are the likelier ones.
                exhausted += 1;
                if exhausted > MOST_EXHAUSTED {
                    break;
                }
                guesses.truncate(guesses.len() / 2);
                continue;
            }
            let mut at = 0..;
            guesses.retain(|_| at.next().is_none_or(|at| !failing.contains(&at)));
        }
        Vec::new()
    }
}
