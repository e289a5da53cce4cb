//! Invariants of loops that nobody wrote: guesses, of which each is struck out that a counterexample shows not to hold where its loop begins, or not
//! to be kept by an iteration, until the prover shows all that are left at once (Flanagan and Leino, Houdini, 2001).

use super::abstraction::{AllAbstracted, suggested, written};
use super::contradicted::Executions;
use super::found::found_loops;
use super::refute::reaches_loop;
use super::{FoundLoop, Session, decisions, is_true};
use crate::Inference;
use ir::{BlockId, ObligationId, Program};
use logic::build::{eq, implies, int};
use logic::{Claims, Hope, Model, Prover, Sieve, Sifted, Sort, Switch, Term, Var};
use std::cell::Cell;
use std::collections::HashMap;
use vcgen::followed::followed;
use vcgen::guesses::{Guess, What, claimed, given, guess, guess_elements, nests, obligations, position};
use vcgen::{Flat, Options, Passive, Selection, goal};

/// So often the prover is asked about guesses of a nest of loops that are looked at together, and about what is combined of predicates.
const MOST_QUESTIONS_AT_ONCE: usize = 40;
const MOST_QUESTIONS: usize = 80;

/// What all questions about a nest, and all of an entry point about guesses that are looked at one by one, may cost: the sizes of their goals, summed.
const COST_AT_ONCE: usize = 60_000;
const COST_ONE_BY_ONE: usize = 45_000;

/// In methods that become larger than this, no predicates are combined that nobody has written.
const MOST_BLOCKS_TO_COMBINE: usize = 120;

/// So many guesses about one nest of loops are looked at one by one.
const MOST_AGAIN: usize = 24;

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
        let executions = Executions::of(self.shared, self.entry);
        let inference = LoopInference::new(executions, self.prover, self.name(), self.options, flat);
        let (mut shown, mut efforts) = (Vec::new(), AllAbstracted::new());
        if self.shared.inference == Inference::On {
            shown = inference.shown(&[], Stage::Variables);
            self.rely_on(&inference, &shown);
            self.try_again(&inference, &mut shown);
        }
        if !self.open().is_empty() {
            self.combine(&inference, written(&inference.flat), &mut shown, &mut efforts);
        }
        if !self.open().is_empty() && self.shared.inference == Inference::On {
            let of_elements = inference.shown(&shown, Stage::Elements);
            if !of_elements.is_empty() {
                shown.extend(of_elements);
                self.rely_on(&inference, &shown);
                self.try_again(&inference, &mut shown);
            }
        }
        let is_claimed = |id: &ObligationId| self.program.obligations[*id].rule == &base::rules::ASSERTION;
        let is_small = inference.flat.blocks.len() <= MOST_BLOCKS_TO_COMBINE;
        if self.open().iter().any(is_claimed) && self.shared.inference == Inference::On && is_small {
            let loops = suggested(&inference.flat, &self.open());
            self.combine(&inference, loops, &mut shown, &mut efforts);
        }
        let loops = found_loops(self.program, self.entry, &inference.flat, &shown, &efforts);
        self.inferred = Inferred { loops, open_before };
    }

    /// Looks for what was contradicted too soon.
    fn try_again(&mut self, inference: &LoopInference<'_>, shown: &mut Vec<Guess>) {
        if self.open().is_empty() || self.passive.is_ground() {
            return;
        }
        let again = inference.shown_again(shown);
        if !again.is_empty() {
            shown.extend(again);
            self.rely_on(inference, shown);
        }
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
    executions: Executions<'i>,
    pub(super) prover: &'i dyn Prover,
    pub(super) name: &'i str,
    pub(super) options: Options,
    pub(super) flat: Flat,
    guesses: Vec<Guess>,
    /// What questions about single guesses may still cost.
    left: Cell<usize>,
}

impl<'i> LoopInference<'i> {
    /// Nothing has been shown yet.
    pub fn new(
        executions: Executions<'i>,
        prover: &'i dyn Prover,
        name: &'i str,
        options: Options,
        flat: Flat,
    ) -> LoopInference<'i> {
        let program = executions.program();
        let guesses = executions.not_contradicted(&flat, guess(&flat, program));
        let left = Cell::new(COST_ONE_BY_ONE);
        LoopInference { program, executions, prover, name, options, flat, guesses, left }
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
        match stage {
            Stage::Variables => self.shown_of(known, &self.guesses, Claims::AllAtOnce),
            Stage::Elements => {
                let guesses = guess_elements(&self.flat, self.program, known);
                self.shown_of(known, &self.executions.not_contradicted(&self.flat, guesses), Claims::OneByOne)
            }
        }
    }

    /// Those of some guesses that hold together with what is known.
    pub(super) fn shown_of(&self, known: &[Guess], guesses: &[Guess], claims: Claims) -> Vec<Guess> {
        let mut all = known.to_vec();
        for nest in nests(&self.flat) {
            let own = guesses.iter().filter(|guess| nest.contains(&guess.head));
            let more = self.shown_with(&all, own.cloned().collect(), claims);
            all.extend(more);
        }
        all.split_off(known.len())
    }

    /// What holds of variables, after all: where there are quantified formulas, counterexamples contradict too much. Each guess costs a question
    /// then, so that only the likely ones are looked at.
    fn shown_again(&self, known: &[Guess]) -> Vec<Guess> {
        let mut all = known.to_vec();
        for nest in nests(&self.flat) {
            let own = self.guesses.iter().filter(|guess| nest.contains(&guess.head) && !known.contains(guess));
            let likely = own.filter(|guess| guess.what.is_likely()).take(MOST_AGAIN);
            let more = self.shown_with(&all, likely.cloned().collect(), Claims::OneByOne);
            all.extend(more);
        }
        all.split_off(known.len())
    }

    /// What is left of guesses that hold together with what has been shown.
    fn shown_with(&self, known: &[Guess], guesses: Vec<Guess>, claims: Claims) -> Vec<Guess> {
        if guesses.is_empty() {
            return guesses;
        }
        let passive = vcgen::passive_with(&self.flat, known, &guesses, self.program, self.options);
        let claimed: Vec<_> = (0..guesses.len()).flat_map(obligations).collect();
        let selection = Selection::These(&claimed);
        let mut goal = goal(&passive, selection, format!("{} loops", self.name));
        if is_true(&goal.conclusion) {
            return guesses;
        }
        let contradicted = |model: &mut dyn Model| {
            let failure = decisions::failure(&passive, selection, model);
            failure.iter().flat_map(|failure| &failure.siblings).filter_map(|id| position(*id)).collect()
        };
        let switches = switches(&guesses);
        if claims == Claims::OneByOne {
            goal.hypotheses.extend(one_at_a_time(&switches));
        }
        // What is combined of predicates was asked for already, and only has to be shown.
        let is_combined = guesses.iter().all(|guess| matches!(guess.what, What::Combination { .. }));
        let size = goal.size().max(1);
        let most_questions = match claims {
            Claims::AllAtOnce => MOST_QUESTIONS_AT_ONCE.min(COST_AT_ONCE / size),
            Claims::OneByOne if is_combined => MOST_QUESTIONS,
            Claims::OneByOne => MOST_QUESTIONS.min(self.left.get() / size),
        };
        let sieve = Sieve { goal: &goal, switches: &switches, contradicted: &contradicted, claims, most_questions };
        let Sifted { kept, questions, .. } = self.prover.sift(&sieve, Hope::Glance);
        if claims == Claims::OneByOne && !is_combined {
            self.left.set(self.left.get().saturating_sub(questions * size));
        }
        let all = guesses.into_iter().enumerate();
        all.filter(|(position, _)| kept.contains(position)).map(|(_, guess)| guess).collect()
    }
}

/// What switches guesses on and off. Those that say the same of different elements are a group.
fn switches<'g>(guesses: &'g [Guess]) -> Vec<Switch> {
    let mut groups: HashMap<(BlockId, &Term), usize> = HashMap::new();
    let mut group = |guess: &'g Guess| match &guess.what {
        What::ForAll { subject, .. } => {
            let next = groups.len() + 1;
            *groups.entry((guess.head, subject)).or_insert(next)
        }
        What::Formula(_) | What::OfObjects(_) | What::Combination { .. } => 0,
    };
    let switch = |(position, guess): (usize, &'g Guess)| Switch {
        given: given(position),
        claimed: claimed(position),
        group: group(guess),
    };
    guesses.iter().enumerate().map(switch).collect()
}

/// That no two candidates are claimed at the same time.
fn one_at_a_time(switches: &[Switch]) -> impl Iterator<Item = Term> {
    let chosen = Var::new("chosen%", Sort::Int);
    let numbered = (0_i128..).zip(switches);
    numbered.map(move |(number, switch)| implies(switch.claimed.term(), eq(chosen.term(), int(number))))
}
