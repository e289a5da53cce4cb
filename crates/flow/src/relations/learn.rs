//! What conditions say.

use super::{Known, Relations, is_null};
use crate::Domain;
use crate::linear::Linear;
use ir::vocabulary::{SEQ_SIZE, SeqSymbol, Symbol};
use logic::build::call;
use logic::{Op, Sort, Term, TermKind};

/// So many alternatives are looked at.
const MOST_ALTERNATIVES: usize = 4;

impl Relations {
    /// A condition holds: where it cannot, no execution comes.
    pub(super) fn assume(&self, state: &mut Known, condition: &Term) {
        if !self.learn_truth(state, condition, true) {
            *state = Known::impossible();
        }
    }

    /// Whether a condition holds, if that is known.
    pub(super) fn decided(&self, state: &Known, condition: &Term) -> Option<bool> {
        let may_be = |truth: bool| self.learn_truth(&mut state.clone(), condition, truth);
        if !may_be(false) {
            Some(true)
        } else if !may_be(true) {
            Some(false)
        } else {
            None
        }
    }

    /// Whether it follows from what is known that a condition holds.
    pub fn entails(&self, state: &Known, condition: &Term) -> bool {
        !state.is_impossible && !self.learn_truth(&mut state.clone(), condition, false)
    }

    pub(super) fn learn_truth(&self, state: &mut Known, condition: &Term, truth: bool) -> bool {
        match condition.kind() {
            TermKind::Bool(is_true) => *is_true == truth,
            TermKind::Var(variable) => {
                let stands_for = state.truths.get(variable).cloned();
                stands_for.is_none_or(|stands_for| self.learn_truth(state, &stands_for, truth))
            }
            TermKind::Apply(op, parts) => self.learn_operation(state, op, parts, truth),
            _ => true,
        }
    }

    fn learn_operation(&self, state: &mut Known, op: &Op, parts: &[Term], truth: bool) -> bool {
        match (op, truth) {
            (Op::Not, _) => self.learn_truth(state, &parts[0], !truth),
            (Op::And, true) | (Op::Or, false) => parts.iter().all(|part| self.learn_truth(state, part, truth)),
            (Op::Or, true) if self.is_about_type(state, &parts[0]) => true,
            (Op::And, false) | (Op::Or, true) => {
                let ways: Vec<Vec<(&Term, bool)>> = parts.iter().map(|part| vec![(part, truth)]).collect();
                self.learn_one_of(state, &ways)
            }
            (Op::Implies, true) => {
                self.learn_one_of(state, &[vec![(&parts[0], false)], vec![(&parts[0], true), (&parts[1], true)]])
            }
            (Op::Implies, false) => {
                self.learn_truth(state, &parts[0], true) && self.learn_truth(state, &parts[1], false)
            }
            (Op::Ite, _) => {
                let ways = [vec![(&parts[0], true), (&parts[1], truth)], vec![(&parts[0], false), (&parts[2], truth)]];
                self.learn_one_of(state, &ways)
            }
            (Op::Le | Op::Lt, _) => {
                // The opposite of a comparison is one the other way round.
                let (left, right) = if truth { (&parts[0], &parts[1]) } else { (&parts[1], &parts[0]) };
                let less = i128::from((*op == Op::Lt) == truth);
                self.learn_at_most(state, left, right, less)
            }
            (Op::Eq, _) => match parts[0].sort() {
                Sort::Int => self.learn_equal(state, &parts[0], &parts[1], truth),
                Sort::Bool => {
                    let ways = [true, false].map(|one| vec![(&parts[0], one), (&parts[1], one == truth)]);
                    self.learn_one_of(state, &ways)
                }
                Sort::Ref => self.learn_same(state, &parts[0], &parts[1], truth),
                Sort::Seq if truth => self.learn_content(state, &parts[0], &parts[1]),
                _ => true,
            },
            _ => true,
        }
    }

    /// Whether an alternative is that a reference is null of which that is not known. So begins what the heap model says of each reference that
    /// is read: that it is of its type, unless it is null.
    fn is_about_type(&self, state: &Known, alternative: &Term) -> bool {
        match alternative.kind() {
            TermKind::Apply(Op::Eq, parts) => is_null(&parts[1]) && state.nullness(&parts[0]).is_none(),
            _ => false,
        }
    }

    /// One of some alternatives holds, each a list of conditions.
    fn learn_one_of(&self, state: &mut Known, ways: &[Vec<(&Term, bool)>]) -> bool {
        if ways.len() > MOST_ALTERNATIVES {
            return true;
        }
        let mut together: Option<Known> = None;
        for way in ways {
            let mut one = state.clone();
            if way.iter().all(|(condition, truth)| self.learn_truth(&mut one, condition, *truth)) {
                together = Some(together.map_or_else(|| one.clone(), |other| self.join(&other, &one)));
            }
        }
        together.is_some_and(|together| {
            *state = together;
            true
        })
    }

    fn learn_at_most(&self, state: &mut Known, left: &Term, right: &Term, less: i128) -> bool {
        if !self.intervals.at_most(&mut state.numbers, left, right, less) {
            return false;
        }
        let difference = self
            .sum(state, left)
            .zip(self.sum(state, right))
            .and_then(|(left, right)| left.plus(&right, -1)?.plus(&Linear::number(less)?, 1));
        difference.is_none_or(|difference| self.learn_sum(state, &difference)) && self.reduce(state)
    }

    fn learn_equal(&self, state: &mut Known, left: &Term, right: &Term, truth: bool) -> bool {
        if truth {
            return self.learn_at_most(state, left, right, 0) && self.learn_at_most(state, right, left, 0);
        }
        let difference = self.sum(state, left).zip(self.sum(state, right));
        let Some(difference) = difference.and_then(|(left, right)| left.plus(&right, -1)) else { return true };
        let within = self.interval(state, &difference);
        match (within.low, within.high) {
            (0, 0) => false,
            (0, _) => self.learn_at_most(state, right, left, 1),
            (_, 0) => self.learn_at_most(state, left, right, 1),
            _ => true,
        }
    }

    /// Two references are the same, or they are not.
    fn learn_same(&self, state: &mut Known, left: &Term, right: &Term, truth: bool) -> bool {
        let (left, right) = (state.canonical(left), state.canonical(right));
        if left == right {
            return truth;
        }
        match (state.nullness(&left), state.nullness(&right)) {
            (Some(one), Some(other)) => {
                if truth {
                    one == other
                } else {
                    !(one && other)
                }
            }
            (Some(known), None) if truth || known => self.learn_nullness(state, &right, known == truth),
            (None, Some(known)) if truth || known => self.learn_nullness(state, &left, known == truth),
            _ => true,
        }
    }

    fn learn_nullness(&self, state: &mut Known, reference: &Term, is_not_there: bool) -> bool {
        if !is_null(reference) && super::names::is_reference(reference) {
            state.nulls.insert(reference.clone(), is_not_there);
        }
        true
    }

    /// An object stands for a sequence that was made of another one.
    fn learn_content(&self, state: &mut Known, left: &Term, right: &Term) -> bool {
        let is_value = |term: &Term| match term.kind() {
            TermKind::Apply(Op::Function(function), _) => Symbol::of(function) == Some(Symbol::Seq(SeqSymbol::Value)),
            _ => false,
        };
        if !is_value(left) {
            return true;
        }
        let size = |sequence: &Term| call(&SEQ_SIZE, vec![sequence.clone()]);
        self.learn_equal(state, &size(left), &size(right), true)
    }
}
