//! Candidates for invariants, of which those are wanted that hold together. A goal has two propositional variables for each: that it is given, and
//! that it is claimed. What a counterexample contradicts is switched off, until the goal is proved with those that are left (Flanagan and Leino,
//! Houdini, 2001). So the goal is one, however often a prover is asked.

use crate::build::not;
use crate::{Answer, Goal, Hope, Model, Prover, Term, Var};
use std::collections::BTreeSet;
use std::ops::Range;

/// A goal with candidates.
pub struct Sieve<'s> {
    /// Valid for those candidates that hold together.
    pub goal: &'s Goal,
    /// The candidates.
    pub switches: &'s [Switch],
    /// Which candidates a counterexample contradicts.
    pub contradicted: &'s dyn Fn(&mut dyn Model) -> BTreeSet<usize>,
    /// What is claimed of those that are left.
    pub claims: Claims,
    /// So often a prover is asked at most.
    pub most_questions: usize,
}

/// What switches a candidate on and off.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Switch {
    /// That it is given.
    pub given: Var,
    /// That it is claimed.
    pub claimed: Var,
    /// Candidates of one group may need each other, and are looked at together; one group after another, given what is left of those before.
    pub group: usize,
}

/// What is claimed at a time of the candidates that are left.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Claims {
    /// All: a counterexample may contradict many. Where there are quantified formulas, it need not be right about more than one.
    AllAtOnce,
    /// The prover chooses one that it can contradict.
    OneByOne,
}

/// What came of it.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Sifted {
    /// The candidates that hold together, by position; none if it did not come to an end.
    pub kept: BTreeSet<usize>,
    /// Why what is said may not be said again.
    pub fickle: Option<String>,
    /// How often a prover was asked, or would have been if the answer had not been remembered.
    pub questions: usize,
}

/// What a prover says of the goal with some candidates.
pub enum Reply {
    /// It is valid.
    Proved,
    /// There is a counterexample, or what may be one, that contradicts these.
    Contradicted(BTreeSet<usize>),
    /// Nothing, within its resources.
    Unknown,
    /// Nothing, and the next time it may be something else: why.
    Fickle(String),
}

/// So often it may run out of resources.
const MOST_EXHAUSTED: usize = 2;

impl Sieve<'_> {
    /// Switches candidates off until somebody who is asked about the rest has a proof. What is asked is which literals are given.
    pub fn sift(&self, ask: &mut dyn FnMut(&[Term]) -> Reply) -> Sifted {
        let groups: BTreeSet<usize> = self.switches.iter().map(|switch| switch.group).collect();
        let mut known = BTreeSet::new();
        let mut questions = 0..self.most_questions;
        for group in groups {
            let members = self.switches.iter().enumerate().filter(|(_, switch)| switch.group == group);
            let members = members.map(|(position, _)| position).collect();
            match self.sift_group(&known, members, &mut questions, ask) {
                Ok(kept) => known.extend(kept),
                Err(why) => return Sifted { fickle: Some(why), ..Sifted::default() },
            }
        }
        Sifted { kept: known, fickle: None, questions: questions.start }
    }

    /// The candidates of a group that hold together, given those that are known; or why the next time it may be others.
    fn sift_group(
        &self,
        known: &BTreeSet<usize>,
        mut kept: BTreeSet<usize>,
        questions: &mut Range<usize>,
        ask: &mut dyn FnMut(&[Term]) -> Reply,
    ) -> Result<BTreeSet<usize>, String> {
        let mut exhausted = 0;
        while !kept.is_empty() && questions.next().is_some() {
            match ask(&self.literals(known, &kept)) {
                Reply::Proved => return Ok(kept),
                Reply::Fickle(why) => return Err(why),
                Reply::Contradicted(some) if !some.is_disjoint(&kept) => kept = &kept - &some,
                Reply::Contradicted(_) | Reply::Unknown => {
                    // Fewer may be easier; those that come first are the likelier ones.
                    exhausted += 1;
                    let half = if exhausted > MOST_EXHAUSTED { 0 } else { kept.len() / 2 };
                    kept = kept.into_iter().take(half).collect();
                }
            }
        }
        Ok(BTreeSet::new())
    }

    /// What says which candidates are on.
    fn literals(&self, known: &BTreeSet<usize>, kept: &BTreeSet<usize>) -> Vec<Term> {
        let mut literals = Vec::new();
        for (position, Switch { given, claimed, .. }) in self.switches.iter().enumerate() {
            if known.contains(&position) {
                literals.extend([given.term(), not(claimed.term())]);
            } else if !kept.contains(&position) {
                literals.extend([not(given.term()), not(claimed.term())]);
            } else if self.claims == Claims::AllAtOnce {
                literals.extend([given.term(), claimed.term()]);
            } else {
                literals.push(given.term());
            }
        }
        literals
    }

    /// Asks a prover about a goal of its own each time.
    pub fn sift_by_goals(&self, prover: &(impl Prover + ?Sized), hoping_for: Hope) -> Sifted {
        self.sift(&mut |literals| {
            let hypotheses = literals.iter().cloned().chain(self.goal.hypotheses.iter().cloned()).collect();
            let goal = Goal { hypotheses, ..self.goal.clone() };
            match prover.try_quickly(&goal, hoping_for) {
                Answer::Proved { .. } => Reply::Proved,
                Answer::Refuted(mut model) | Answer::Unknown { candidate: Some(mut model), .. } => {
                    Reply::Contradicted((self.contradicted)(&mut *model))
                }
                Answer::Unknown { .. } | Answer::OutOfResources(_) | Answer::Unconfirmed(_) => Reply::Unknown,
                Answer::Stopped(why) | Answer::Error(why) => Reply::Fickle(why),
            }
        })
    }
}
