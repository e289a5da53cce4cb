//! Sums of terms, each so many times: how what two numbers have to do with each other is written in one way only.

use logic::build::{add, bool, int, le, mul};
use logic::transform::free_variables;
use logic::{Op, Sort, Term, TermKind, Var};
use std::collections::BTreeMap;

/// A sum of terms that are no sums, and a number.
#[derive(Clone, Default, PartialEq, Debug)]
pub struct Linear {
    /// How often each term counts: never 0 times.
    parts: BTreeMap<Term, i128>,
    constant: i128,
}

/// So large numbers are not reckoned with.
const MOST: i128 = 1 << 70;

impl Linear {
    /// A number as a sum; `None` if there are numbers in it that are too large.
    pub fn of(term: &Term) -> Option<Linear> {
        let all = |parts: &[Term]| parts.iter().map(Linear::of).collect::<Option<Vec<Linear>>>();
        let sum = match term.kind() {
            TermKind::Int(number) => Linear { constant: *number, ..Linear::default() },
            TermKind::Apply(Op::Add, parts) => {
                all(parts)?.into_iter().try_fold(Linear::default(), |sum, part| sum.plus(&part, 1))?
            }
            TermKind::Apply(Op::Sub, parts) => Linear::of(&parts[0])?.plus(&Linear::of(&parts[1])?, -1)?,
            TermKind::Apply(Op::Neg, parts) => Linear::default().plus(&Linear::of(&parts[0])?, -1)?,
            TermKind::Apply(Op::Mul, parts) => match &all(parts)?[..] {
                [Linear { parts, constant: times }, other] | [other, Linear { parts, constant: times }]
                    if parts.is_empty() =>
                {
                    Linear::default().plus(other, *times)?
                }
                _ => Linear::one(term),
            },
            _ => Linear::one(term),
        };
        (sum.constant.abs() < MOST).then_some(sum)
    }

    /// A number alone.
    pub fn number(number: i128) -> Option<Linear> {
        (number.abs() < MOST).then(|| Linear { constant: number, ..Linear::default() })
    }

    /// How often each term counts.
    pub fn parts(&self) -> &BTreeMap<Term, i128> {
        &self.parts
    }

    /// The number that is added.
    pub fn constant(&self) -> i128 {
        self.constant
    }

    /// A term, once.
    pub fn one(term: &Term) -> Linear {
        Linear { parts: BTreeMap::from([(term.clone(), 1)]), constant: 0 }
    }

    /// This and another sum, so many times.
    pub fn plus(mut self, other: &Linear, times: i128) -> Option<Linear> {
        let product = |number: i128| number.checked_mul(times).filter(|product| product.abs() < MOST);
        self.constant += product(other.constant)?;
        for (term, count) in &other.parts {
            let count = product(*count)?;
            let sum = self.parts.entry(term.clone()).or_insert(0);
            *sum += count;
            if *sum == 0 {
                self.parts.remove(term);
            }
        }
        Some(self)
    }

    /// How often a term counts; `None` if it occurs in other terms of the sum as well.
    pub fn count_of(&self, variable: &Var) -> Option<i128> {
        let term = variable.term();
        let mut others = self.parts.keys().filter(|part| **part != term);
        let is_apart = others.all(|part| !free_variables(part).contains(variable));
        is_apart.then(|| self.parts.get(&term).copied().unwrap_or(0))
    }

    /// That the sum is not positive.
    pub fn is_not_positive(self) -> Term {
        let (form, constant, is_turned) = self.parted();
        match is_turned {
            _ if form.is_empty() => bool(constant <= 0),
            true => form.at_least(constant),
            false => form.at_most(-constant),
        }
    }

    /// The sum if it is one term and a number.
    pub fn one_and_number(self) -> Option<Term> {
        match self.parts.iter().next() {
            Some((term, 1)) if self.parts.len() == 1 && self.constant == 0 => Some(term.clone()),
            Some((term, 1)) if self.parts.len() == 1 => Some(add(term.clone(), int(self.constant))),
            _ => None,
        }
    }

    /// The sum without its number, turned so that the first term counts more than 0 times; the number; and whether it was turned.
    pub fn parted(self) -> (Form, i128, bool) {
        let is_turned = self.parts.values().next().is_some_and(|count| *count < 0);
        let turn = |(term, count): (Term, i128)| (term, if is_turned { -count } else { count });
        (Form(self.parts.into_iter().map(turn).collect()), self.constant, is_turned)
    }
}

/// A sum without a number.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Form(BTreeMap<Term, i128>);

impl Form {
    /// The terms in it.
    pub fn terms(&self) -> impl Iterator<Item = &Term> {
        self.0.keys()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Whether it is a single term, once.
    pub fn is_one(&self) -> bool {
        self.0.len() == 1 && self.0.values().all(|count| *count == 1)
    }

    fn side(&self, is_meant: impl Fn(i128) -> bool) -> Term {
        let meant = self.0.iter().filter(|(_, count)| is_meant(**count));
        let times = meant.map(|(term, count)| mul(int(count.abs()), term.clone()));
        times.reduce(add).unwrap_or_else(|| int(0))
    }

    /// That it is at most so much, without subtractions.
    pub fn at_most(&self, most: i128) -> Term {
        compared(self.side(|count| count > 0), self.side(|count| count < 0), most)
    }

    /// That it is at least so much.
    pub fn at_least(&self, least: i128) -> Term {
        compared(self.side(|count| count < 0), self.side(|count| count > 0), -least)
    }
}

/// `left <= right + more`
fn compared(left: Term, right: Term, more: i128) -> Term {
    debug_assert_eq!(*left.sort(), Sort::Int);
    if more < 0 { le(add(left, int(-more)), right) } else { le(left, add(right, int(more))) }
}
