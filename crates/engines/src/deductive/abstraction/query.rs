//! Questions to a prover about the states that come to a loop.

use super::clauses::Clause;
use super::union::{Reply, States};
use crate::deductive::is_true;
use logic::build::{and, not, or};
use logic::{Answer, Hope, Model, ModelValue, Prover, Term};

/// The states at one moment of a loop, as a prover knows them.
pub struct Queries<'q> {
    pub prover: &'q dyn Prover,
    pub name: String,
    /// `None` where no state is.
    pub states: Option<vcgen::States>,
    /// How many queries there were.
    pub count: &'q mut usize,
    /// How many there may be.
    pub most: usize,
}

/// What the literals of a clause say of predicates.
pub fn literals(clause: Clause, predicates: &[Term]) -> Vec<Term> {
    let said = clause.literals().into_iter().map(|literal| {
        let predicate = predicates[literal.variable].clone();
        if literal.truth { predicate } else { not(predicate) }
    });
    said.collect()
}

impl States for Queries<'_> {
    fn imply(&mut self, clauses: &[Clause]) -> Reply {
        let Some(states) = &mut self.states else { return Reply::Holds };
        if *self.count >= self.most {
            return Reply::Stopped;
        }
        base::budget::point();
        let predicates = states.predicates().to_vec();
        let goal = states.goal(and(clauses.iter().map(|clause| or(literals(*clause, &predicates)))), self.name.clone());
        if is_true(&goal.conclusion) {
            return Reply::Holds;
        }
        *self.count += 1;
        match self.prover.try_quickly(&goal, Hope::Glance) {
            Answer::Proved { .. } => Reply::Holds,
            Answer::Refuted(model) | Answer::Unknown { candidate: Some(model), .. } => {
                let witness = witness(model, &predicates);
                let refutes = |state: &u32| clauses.iter().any(|clause| !clause.is_true_at(*state));
                Reply::Fails(witness.filter(refutes))
            }
            _ => Reply::Fails(None),
        }
    }
}

/// Which predicates are true in a model.
fn witness(mut model: Box<dyn Model>, predicates: &[Term]) -> Option<u32> {
    let is_known = |term: &Term| matches!(term.kind(), logic::TermKind::Bool(_));
    let open: Vec<Term> = predicates.iter().filter(|term| !is_known(term)).cloned().collect();
    let mut values = if open.is_empty() { Vec::new() } else { model.evaluate(&open).ok()? }.into_iter();
    let mut state = 0;
    for (number, predicate) in predicates.iter().enumerate() {
        let truth = match predicate.kind() {
            logic::TermKind::Bool(truth) => *truth,
            _ => match values.next()? {
                ModelValue::Bool(truth) => truth,
                _ => return None,
            },
        };
        state |= u32::from(truth) << number;
    }
    Some(state)
}
