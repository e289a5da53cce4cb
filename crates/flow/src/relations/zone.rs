//! A zone: upper bounds of the differences of numbers, kept in a difference bound matrix (Miné 2001). Numbers are named by terms; the first row and
//! column stand for zero, so that bounds of single numbers are differences too. A zone holds [`MOST_NUMBERS`] numbers at most: operations
//! take constant time, and what does not fit is not known.

use crate::intervals::{BEYOND, Interval, STEPS};
use logic::Term;

/// So many numbers a zone relates.
pub const MOST_NUMBERS: usize = 24;

/// Upper bounds of differences. A zone is closed if each bound is the least that follows from all of them.
#[derive(Clone, PartialEq, Debug)]
pub struct Zone {
    /// The numbers, in order.
    numbers: Vec<Term>,
    /// By the position of the number, and that of the one that is subtracted; position 0 is that of zero.
    bounds: Vec<i128>,
    /// Whether widening has left bounds that follow from others out of account. They stay so where loops begin, for otherwise widening need
    /// not come to an end.
    is_open: bool,
}

impl Default for Zone {
    fn default() -> Zone {
        Zone { numbers: Vec::new(), bounds: vec![0], is_open: false }
    }
}

/// The sum of two bounds. Sums beyond what is followed are not known; weaker bounds take the place of those that are too strong.
fn sum(one: i128, other: i128) -> i128 {
    if one >= BEYOND || other >= BEYOND { BEYOND } else { (one + other).clamp(-BEYOND, BEYOND) }
}

impl Zone {
    /// The numbers that are related.
    pub fn numbers(&self) -> &[Term] {
        &self.numbers
    }

    /// The position of a number in the matrix.
    pub fn position(&self, number: &Term) -> Option<usize> {
        self.numbers.binary_search(number).ok().map(|at| at + 1)
    }

    fn size(&self) -> usize {
        self.numbers.len() + 1
    }

    /// The greatest difference of two numbers, by their positions.
    pub fn most(&self, one: usize, other: usize) -> i128 {
        if one == other { 0 } else { self.bounds[one * self.size() + other] }
    }

    fn set(&mut self, one: usize, other: usize, bound: i128) {
        let size = self.size();
        self.bounds[one * size + other] = bound;
    }

    /// Between which numbers one lies.
    pub fn interval(&self, at: usize) -> Interval {
        let below = self.most(0, at);
        Interval { low: if below >= BEYOND { -BEYOND } else { -below }, high: self.most(at, 0) }
    }

    /// Makes room for another number, of which nothing is known. `None` if the zone is full.
    pub fn add(&mut self, number: &Term) -> Option<usize> {
        let Err(at) = self.numbers.binary_search(number) else { return self.position(number) };
        if self.numbers.len() >= MOST_NUMBERS {
            return None;
        }
        let before = std::mem::take(self);
        self.is_open = before.is_open;
        self.numbers.clone_from(&before.numbers);
        self.numbers.insert(at, number.clone());
        self.bounds = vec![BEYOND; self.size() * self.size()];
        let new = at + 1;
        self.set(new, new, 0);
        let moved = |position: usize| if position < new { position } else { position + 1 };
        for one in 0..before.size() {
            for other in 0..before.size() {
                self.set(moved(one), moved(other), before.most(one, other));
            }
        }
        Some(new)
    }

    /// Keeps only some numbers. What follows for them from the others stays.
    pub fn retain(&mut self, is_kept: impl Fn(&Term) -> bool) {
        if self.numbers.iter().all(&is_kept) {
            return;
        }
        self.close();
        let kept: Vec<usize> = (1..self.size()).filter(|at| is_kept(&self.numbers[at - 1])).collect();
        *self = self.selected(&kept);
    }

    /// The numbers at these positions, which are in order.
    fn selected(&self, kept: &[usize]) -> Zone {
        let positions: Vec<usize> = std::iter::once(0).chain(kept.iter().copied()).collect();
        let pairs = positions.iter().flat_map(|one| positions.iter().map(|other| self.most(*one, *other)));
        Zone {
            numbers: kept.iter().map(|at| self.numbers[at - 1].clone()).collect(),
            bounds: pairs.collect(),
            is_open: self.is_open,
        }
    }

    /// Gives the numbers other names; where two would have the same, one is dropped.
    pub fn rename(&mut self, name: impl Fn(&Term) -> Term) {
        let mut named: Vec<(Term, usize)> =
            self.numbers.iter().enumerate().map(|(at, it)| (name(it), at + 1)).collect();
        if named.iter().zip(&self.numbers).all(|((new, _), old)| new == old) {
            return;
        }
        named.sort();
        named.dedup_by(|one, other| one.0 == other.0);
        let positions: Vec<usize> = named.iter().map(|(_, at)| *at).collect();
        let mut renamed = self.selected(&positions);
        renamed.numbers = named.into_iter().map(|(number, _)| number).collect();
        *self = renamed;
    }

    /// `one - other <= bound`, by positions. The answer is whether that is possible.
    pub fn constrain(&mut self, one: usize, other: usize, bound: i128) -> bool {
        self.close();
        if bound >= self.most(one, other) {
            return true;
        }
        if sum(bound, self.most(other, one)) < 0 {
            return false;
        }
        for from in 0..self.size() {
            let first = sum(self.most(from, one), bound);
            for to in 0..self.size() {
                let through = sum(first, self.most(other, to));
                if through < self.most(from, to) {
                    self.set(from, to, through);
                }
            }
        }
        true
    }

    /// A number lies between these.
    pub fn limit(&mut self, at: usize, to: Interval) -> bool {
        let below = if to.low <= -BEYOND { BEYOND } else { -to.low };
        self.constrain(at, 0, to.high) && self.constrain(0, at, below)
    }

    /// A number grows by so much.
    pub fn shift(&mut self, at: usize, by: i128) {
        self.close();
        for other in (0..self.size()).filter(|other| *other != at) {
            self.set(at, other, sum(self.most(at, other), by));
            self.set(other, at, sum(self.most(other, at), -by));
        }
    }

    /// Finds what follows from the bounds.
    pub fn close(&mut self) {
        if !self.is_open {
            return;
        }
        self.is_open = false;
        for middle in 0..self.size() {
            for one in 0..self.size() {
                let first = self.most(one, middle);
                if first >= BEYOND {
                    continue;
                }
                for other in (0..self.size()).filter(|other| *other != one) {
                    let through = sum(first, self.most(middle, other));
                    if through < self.most(one, other) {
                        self.set(one, other, through);
                    }
                }
            }
        }
    }

    /// What holds in both of two zones over the same numbers.
    pub fn join(&self, other: &Zone) -> Zone {
        let pairs = self.bounds.iter().zip(&other.bounds);
        Zone { bounds: pairs.map(|(one, two)| *one.max(two)).collect(), ..self.clone() }
    }

    /// The same, where what has grown goes to the next step.
    pub fn widen(&self, after: &Zone) -> Zone {
        let step = |bound: i128| STEPS.into_iter().find(|step| bound <= *step).unwrap_or(BEYOND);
        let pairs = self.bounds.iter().zip(&after.bounds);
        let bounds = pairs.map(|(before, after)| if after <= before { *before } else { step(*after) });
        Zone { numbers: self.numbers.clone(), bounds: bounds.collect(), is_open: true }
    }

    /// Whether a number is related to others by more than what is known of each alone.
    pub fn is_related(&self, at: usize) -> bool {
        (1..self.size()).any(|other| other != at && (self.says_more(at, other) || self.says_more(other, at)))
    }

    /// Whether the greatest difference of two numbers does not follow from their own bounds.
    fn says_more(&self, one: usize, other: usize) -> bool {
        self.most(one, other) < sum(self.most(one, 0), self.most(0, other))
    }

    /// The differences that are worth telling: those that say more than bounds of single numbers, and do not follow from others. Of numbers
    /// whose difference is known exactly, one stands for all.
    pub fn differences(&self) -> Vec<Difference<'_>> {
        let stands_for = |at: usize| {
            let is_same =
                |first: &usize| self.most(at, *first) < BEYOND && self.most(at, *first) + self.most(*first, at) == 0;
            (1..at).find(is_same).unwrap_or(at)
        };
        let first: Vec<usize> = (0..self.size()).map(|at| if at == 0 { 0 } else { stands_for(at) }).collect();
        let number = |at: usize| &self.numbers[at - 1];
        let mut list = Vec::new();
        for (at, same) in first.iter().enumerate().filter(|(at, same)| at != *same) {
            let bound = self.most(at, *same);
            if self.says_more(at, *same) || self.says_more(*same, at) {
                list.push(Difference { one: number(at), other: number(*same), bound, is_exact: true });
            }
        }
        let firsts: Vec<usize> = (1..self.size()).filter(|at| first[*at] == *at).collect();
        for one in &firsts {
            for other in firsts.iter().filter(|other| *other != one && self.says_more(*one, **other)) {
                let bound = self.most(*one, *other);
                let is_between = |at: &&usize| *at != one && *at != other;
                let follows = |at: &usize| sum(self.most(*one, *at), self.most(*at, *other)) <= bound;
                if !firsts.iter().filter(is_between).any(follows) {
                    list.push(Difference { one: number(*one), other: number(*other), bound, is_exact: false });
                }
            }
        }
        list
    }
}

/// `one - other <= bound`, or `one - other == bound`.
pub struct Difference<'z> {
    /// The number.
    pub one: &'z Term,
    /// What is subtracted.
    pub other: &'z Term,
    /// The bound.
    pub bound: i128,
    /// Whether the difference is just this.
    pub is_exact: bool,
}
