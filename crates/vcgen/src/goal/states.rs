//! What predicates are in the states that come to a loop. They are asserted there only to bring them into passive form: each question is a goal of its
//! own, with one formula over them in their place.

use crate::goal::passive::{Passive, Step};
use crate::goal::wp::{Selection, goal};
use crate::guesses::{obligations, position};
use logic::{Goal, Term};

/// When a loop is looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Moment {
    /// Where it begins.
    Entry,
    /// At the end of an iteration.
    End,
}

/// The states that come to a place.
pub struct States {
    passive: Passive,
    /// The block and the step where the predicates are asked about.
    at: (usize, usize),
    predicates: Vec<Term>,
}

impl States {
    /// The states at a moment of the loop about which so many predicates are asserted first of all guesses.
    pub fn of(mut passive: Passive, moment: Moment, count: usize) -> Option<States> {
        let wanted = moment as usize;
        let mut found = None;
        for (block, steps) in passive.blocks.iter_mut().map(|block| &mut block.steps).enumerate() {
            for (step, checks) in steps.iter_mut().enumerate() {
                let Step::Assert(checks) = checks else { continue };
                let is_asked = |id| position(id).is_some_and(|position| position < count);
                let is_wanted = |id| position(id).is_some_and(|position| obligations(position)[wanted] == id);
                let asked = checks.iter().filter(|(_, id)| is_asked(*id) && is_wanted(*id));
                let mut predicates: Vec<_> = asked.cloned().collect();
                if predicates.len() == count {
                    predicates.sort_by_key(|(_, id)| *id);
                    found = Some(((block, step), predicates.into_iter().map(|(term, _)| term).collect()));
                }
                checks.retain(|(_, id)| !is_asked(*id));
            }
        }
        let (at, predicates) = found?;
        Some(States { passive, at, predicates })
    }

    /// What the predicates are there. In a counterexample to a goal they have their values in the state that it is about.
    pub fn predicates(&self) -> &[Term] {
        &self.predicates
    }

    /// The goal that a formula over the predicates holds in all states.
    pub fn goal(&mut self, formula: Term, name: String) -> Goal {
        let (block, step) = self.at;
        let obligation = obligations(0)[0];
        let Some(Step::Assert(checks)) = self.passive.blocks[block].steps.get_mut(step) else {
            unreachable!("the step was an assertion before")
        };
        checks.push((formula, obligation));
        let goal = goal(&self.passive, Selection::One(obligation), name);
        if let Some(Step::Assert(checks)) = self.passive.blocks[block].steps.get_mut(step) {
            checks.pop();
        }
        goal
    }
}
