//! What is known, as formulas.

use super::names::mentions;
use super::{Known, Relations};
use crate::intervals::Interval;
use ir::BlockId;
use ir::vocabulary::null;
use logic::build::{add, eq, int, le, ne};
use logic::{Term, TermKind, Var};

/// Bounds beyond this come from the ranges of types, and nobody needs them.
const NEAR: i128 = 1 << 24;

fn is_near(bound: i128) -> bool {
    bound.abs() <= NEAR
}

impl Relations {
    /// What is known where a block begins that says something of variables that change there, as far as it is about variables that are read
    /// later, and says more than bounds of single variables of the procedure do.
    pub fn facts(&self, state: &Known, block: BlockId, is_changed: &dyn Fn(&Var) -> bool) -> Vec<Term> {
        if state.is_impossible {
            return Vec::new();
        }
        let mut state = state.clone();
        self.prune(&mut state, block);
        state.zone.close();
        let is_touched = |term: &Term| mentions(term, is_changed);
        let mut facts = Vec::new();
        for (alias, of) in state.aliases.iter().filter(|(alias, of)| is_touched(alias) || is_touched(of)) {
            facts.push(eq(alias.clone(), of.clone()));
        }
        for (reference, is_null) in state.nulls.iter().filter(|(reference, _)| is_touched(reference)) {
            facts.push(if *is_null { eq(reference.clone(), null()) } else { ne(reference.clone(), null()) });
        }
        for (at, number) in state.zone.numbers().iter().enumerate().filter(|(_, number)| is_touched(number)) {
            if !matches!(number.kind(), TermKind::Var(variable) if self.is_own(variable)) {
                let Interval { low, high } = state.zone.interval(at + 1);
                let by_itself = self.intervals.of(&state.numbers, number);
                facts.extend((low > by_itself.low && is_near(low)).then(|| le(int(low), number.clone())));
                facts.extend((high < by_itself.high && is_near(high)).then(|| le(number.clone(), int(high))));
            }
        }
        for difference in state.zone.differences() {
            if is_near(difference.bound) && (is_touched(difference.one) || is_touched(difference.other)) {
                let (one, other) = (difference.one.clone(), difference.other.clone());
                facts.push(match (difference.is_exact, difference.bound) {
                    (true, bound) => eq(one, add(other, int(bound))),
                    (false, bound) if bound < 0 => le(add(one, int(-bound)), other),
                    (false, bound) => le(one, add(other, int(bound))),
                });
            }
        }
        facts
    }
}
