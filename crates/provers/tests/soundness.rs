//! Nothing is proved that has a counterexample. Random small goals, of all that transformations must bring into other languages:
//! where z3 has a model of the negation, no other prover may claim a proof, with any transformation before. A wrong axiom, a
//! sort that was erased wrongly, a name that means two things would show here.

use crate::support::{one_shot_with, options, pool, word};
use logic::build::{self, bool, call, const_map, function, int};
use logic::{Goal, Op, Prover, Sort, Term, Var};
use provers::{OneShot, PoolOptions, Transformation};

/// xorshift: the same goals in every run.
struct Random(u64);

impl Random {
    fn below(&mut self, limit: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % limit as u64) as usize
    }

    fn pick<T: Clone>(&mut self, all: &[T]) -> T {
        all[self.below(all.len())].clone()
    }
}

struct Generator {
    random: Random,
    /// The bound variables around the present place.
    scope: Vec<Var>,
    number: usize,
}

fn sorts() -> Vec<Sort> {
    vec![
        Sort::Int,
        Sort::Ref,
        Sort::Bool,
        Sort::map(Sort::Int, Sort::Int),
        Sort::map(Sort::Ref, Sort::Bool),
        Sort::map(Sort::Bool, Sort::Ref),
        Sort::map(Sort::Ref, Sort::map(Sort::Int, Sort::Bool)),
    ]
}

impl Generator {
    fn goal(&mut self) -> Goal {
        let hypotheses = (0..self.random.below(4)).map(|_| self.formula(3)).collect();
        Goal { name: "random".into(), hypotheses, conclusion: self.formula(3) }
    }

    fn formula(&mut self, depth: usize) -> Term {
        if depth == 0 {
            return self.leaf(&Sort::Bool);
        }
        let next = depth - 1;
        match self.random.below(16) {
            0 => build::not(self.formula(next)),
            1 => build::and([self.formula(next), self.formula(next)]),
            2 => build::or([self.formula(next), self.formula(next)]),
            3 => build::implies(self.formula(next), self.formula(next)),
            4 => build::ite(self.formula(next), self.formula(next), self.formula(next)),
            5 => {
                let (left, right) = (self.formula(next), self.formula(next));
                build::eq(left, right)
            }
            6 => build::le(self.term(&Sort::Int, next), self.term(&Sort::Int, next)),
            7 => build::lt(self.term(&Sort::Int, next), self.term(&Sort::Int, next)),
            8..=10 => {
                let sort = self.random.pick(&sorts());
                build::eq(self.term(&sort, next), self.term(&sort, next))
            }
            11 => {
                let sort = self.random.pick(&[Sort::Ref, Sort::Int, Sort::Bool]);
                let count = 2 + self.random.below(2);
                build::distinct((0..count).map(|_| self.term(&sort, 1)).collect())
            }
            12 | 13 => self.quantified(next),
            _ => self.term(&Sort::Bool, next),
        }
    }

    fn quantified(&mut self, depth: usize) -> Term {
        let sort = self.random.pick(&[Sort::Int, Sort::Ref, Sort::Ref, Sort::Bool, sorts()[4].clone()]);
        // Names are used again, also for what is free: that is where scopes go wrong.
        self.number += 1;
        let name = if self.number.is_multiple_of(3) { "a".to_owned() } else { format!("q{}", self.number % 5) };
        let var = Var::new(name, sort);
        self.scope.push(var.clone());
        let body = self.formula(depth);
        self.scope.pop();
        if self.random.below(2) == 0 { build::forall(vec![var], body) } else { build::exists(vec![var], body) }
    }

    fn term(&mut self, sort: &Sort, depth: usize) -> Term {
        if depth == 0 {
            return self.leaf(sort);
        }
        let next = depth - 1;
        match self.random.below(7) {
            0 => {
                let condition = self.formula(next);
                Term::apply(Op::Ite, vec![condition, self.term(sort, next), self.term(sort, next)])
            }
            1 => {
                let from = self.random.pick(&[Sort::Int, Sort::Ref, Sort::Bool]);
                let argument = self.term(&from, next);
                call(&function("f", &[from], sort.clone()), vec![argument])
            }
            2 | 3 => self.of_sort(sort, next),
            4 if *sort == Sort::Bool => self.formula(next),
            4 | 5 => {
                let maps: Vec<Sort> =
                    sorts().into_iter().filter(|map| map.as_map().is_some_and(|(_, value)| value == sort)).collect();
                if maps.is_empty() {
                    return self.leaf(sort);
                }
                let map = self.random.pick(&maps);
                let key = map.as_map().expect("it is a map").0.clone();
                Term::apply(Op::Select, vec![self.term(&map, next), self.term(&key, next)])
            }
            _ => self.leaf(sort),
        }
    }

    fn of_sort(&mut self, sort: &Sort, depth: usize) -> Term {
        match sort {
            Sort::Int => match self.random.below(4) {
                0 => build::add(self.term(sort, depth), self.leaf(sort)),
                1 => build::sub(self.term(sort, depth), self.term(sort, depth)),
                2 => build::neg(self.term(sort, depth)),
                _ => build::mul(int(self.random.below(4) as i128 - 1), self.term(sort, depth)),
            },
            Sort::Map(key, value) if self.random.below(4) > 0 => {
                build::store(self.term(sort, depth), self.term(key, depth), self.term(value, depth))
            }
            Sort::Map(_, value) => const_map(sort.clone(), self.term(value, depth)),
            _ => self.leaf(sort),
        }
    }

    fn leaf(&mut self, sort: &Sort) -> Term {
        let bound: Vec<Var> = self.scope.iter().filter(|var| var.sort == *sort).cloned().collect();
        if !bound.is_empty() && self.random.below(3) > 0 {
            return self.random.pick(&bound).term();
        }
        match sort {
            Sort::Int if self.random.below(2) == 0 => int(self.random.below(5) as i128 - 1),
            Sort::Bool if self.random.below(6) == 0 => bool(self.random.below(2) == 0),
            _ => Var::new(self.random.pick(&["a", "b"]), sort.clone()).term(),
        }
    }
}

fn provers() -> Vec<OneShot> {
    let little = PoolOptions { resource_limit: 400_000, ..options() };
    ["cvc5", "eprover", "spass"].map(|name| one_shot_with(name, little.clone())).into_iter().collect()
}

/// How many goals: `INVAR_RANDOM_GOALS`, or enough for every change.
fn count() -> u64 {
    std::env::var("INVAR_RANDOM_GOALS").ok().and_then(|text| text.parse().ok()).unwrap_or(20)
}

fn transformations(text: &[&str]) -> Vec<Transformation> {
    text.iter().map(|name| Transformation::try_from((*name).to_owned()).expect("there is one")).collect()
}

#[test]
fn what_has_a_counterexample_is_proved_by_nobody() {
    let (z3, others) = (pool(), provers());
    let before = [transformations(&[]), transformations(&["split:4"]), transformations(&["split:9", "select:1"])];
    let (mut refuted, mut proved) = (0, vec![0; others.len()]);
    for seed in 1..=count() {
        let random = Random(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15));
        let goal = Generator { random, scope: Vec::new(), number: 0 }.goal();
        let (truth, _) = word(&z3.try_quickly(&goal, logic::Hope::Model));
        refuted += usize::from(truth == "refuted");
        for (position, prover) in others.iter().enumerate() {
            let transformations = &before[(seed as usize + position) % before.len()];
            let (answer, reason) = word(&prover.attempt(&goal, transformations, &[], 400_000));
            let shown = || format!("goal {seed} by {}: {reason}\n{}", prover.name(), provers::script(&goal));
            assert_ne!(answer, "error", "{}", shown());
            assert!(!(truth == "refuted" && answer == "proved"), "{} has a counterexample", shown());
            proved[position] += usize::from(answer == "proved");
        }
    }
    // A test in which nothing is refuted or nothing is proved tests nothing.
    let enough = usize::try_from(count()).expect("not that many") / 10;
    assert!(refuted > 2 * enough, "only {refuted} goals have counterexamples");
    assert!(proved.iter().all(|proved| *proved > enough), "proofs: {proved:?}");
    println!("{refuted} of {} goals have counterexamples; proofs: {proved:?}", count());
}
