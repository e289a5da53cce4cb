//! Canaries: goals whose answer is known, put to a prover before its proofs are believed. A prover that is broken, or is no prover at all,
//! is found out; one that was made to deceive, and tells canaries from other goals, is not. Against that one `--confirm` asks another.
//!
//! The two goals have the same shape and differ in which of two numbers stands at one place; the numbers are other ones each time, and
//! so is the order.

use crate::answer::Said;
use logic::build::{and, eq, int, le, select, store};
use logic::{Goal, Sort, Term, Var};
use std::hash::{BuildHasher, Hasher, RandomState};

/// The resource limit of a canary, in z3's units: plenty for what is so simple.
pub(crate) const RESOURCES: u64 = 1_000_000;

/// What a canary may be answered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Truth {
    /// The goal holds.
    Valid,
    /// It has a counterexample.
    Invalid,
}

/// A goal with a known answer.
pub(crate) struct Canary {
    pub goal: Goal,
    pub truth: Truth,
}

/// Two canaries, one of each kind.
pub(crate) fn pair() -> [Canary; 2] {
    let mut numbers = Numbers(RandomState::new());
    let first = numbers.next(1, 1_000_000);
    // Not the first: that is what makes the difference.
    let second = first + numbers.next(1, 1_000);
    let (bound, sign) = (numbers.next(2, 1_000_000), numbers.next(0, 2));
    let canary = |truth: Truth| {
        let written = match truth {
            Truth::Valid => second,
            Truth::Invalid => first,
        };
        Canary { goal: goal(&format!("C{sign}.m(int[], int) {bound}"), [first, written, bound]), truth }
    };
    let [valid, invalid] = [Truth::Valid, Truth::Invalid].map(canary);
    if numbers.next(0, 2) == 0 { [valid, invalid] } else { [invalid, valid] }
}

/// After a write at one index the element at another is what it was. If both are the same index, that is wrong.
fn goal(name: &str, [read, written, bound]: [i128; 3]) -> Goal {
    let sort = Sort::map(Sort::Int, Sort::Int);
    let (before, after) = (Var::new("a", sort.clone()).term(), Var::new("b", sort).term());
    let [x, y, z]: [Term; 3] = ["x", "y", "z"].map(|name| Var::new(name, Sort::Int).term());
    let hypotheses = vec![
        eq(after.clone(), store(before.clone(), int(written), y)),
        eq(x.clone(), select(before, int(read))),
        le(int(bound), x.clone()),
        eq(z.clone(), select(after, int(read))),
    ];
    let conclusion = and([le(int(bound), z.clone()), eq(z, x)]);
    Goal { name: name.to_owned(), hypotheses, conclusion }
}

impl Truth {
    /// What is wrong with a verdict on such a goal; that a prover does not know is not wrong.
    pub fn objection(self, prover: &str, said: Said) -> Option<String> {
        match (self, said) {
            (Truth::Valid, Said::Refuted) => {
                Some(format!("{prover} gives wrong answers: it says that it has a counterexample to a goal that holds"))
            }
            (Truth::Invalid, Said::Proved) => {
                Some(format!("{prover} gives wrong answers: it says that it has a proof of a goal that does not hold"))
            }
            _ => None,
        }
    }
}

/// Numbers that nobody foresees.
struct Numbers(RandomState);

impl Numbers {
    /// At least `least` and less than `bound`.
    fn next(&mut self, least: i128, bound: i128) -> i128 {
        self.0 = RandomState::new();
        let random = i128::from(self.0.build_hasher().finish());
        least + random % (bound - least)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn canaries_are_other_ones_each_time() {
        let texts: std::collections::BTreeSet<String> =
            (0..10).flat_map(|_| pair()).map(|canary| crate::smtlib::script(&canary.goal)).collect();
        assert_eq!(texts.len(), 20);
    }
}
