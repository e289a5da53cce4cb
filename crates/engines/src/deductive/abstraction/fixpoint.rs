//! The loops of an entry point in the order of execution, inner ones anew for each approximation of the outer one: each approximation is what the
//! one before and the states at the end of an iteration have in common, until no state is new.

use super::diagrams::{Diagrams, FALSE};
use super::query::{Queries, literals};
use super::union::{Abstract, Algorithm, union};
use crate::deductive::is_true;
use ir::{BlockId, Program};
use logic::{Prover, Term, Var};
use std::collections::{BTreeMap, BTreeSet};
use vcgen::guesses::{Guess, combination, loop_of, loops_in_order, predicate};
use vcgen::{Flat, Moment, Options};

/// So many predicates of one loop are looked at.
const MOST_PREDICATES: usize = 20;

/// What an invariant of a loop may be made of.
#[derive(Clone, Default, Debug)]
pub struct Predicates {
    /// The predicates.
    pub formulas: Vec<Term>,
    /// Variables in them that stand for any values.
    pub constants: Vec<Var>,
}

/// What the abstraction of one loop took.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub struct Abstracted {
    /// The predicates.
    pub predicates: usize,
    /// The queries to provers, of which inner loops have their own.
    pub queries: usize,
}

/// What the abstraction of each loop took.
pub type AllAbstracted = BTreeMap<BlockId, Abstracted>;

/// The abstraction of the loops of one entry point.
pub struct Abstraction<'a> {
    pub program: &'a Program,
    pub prover: &'a dyn Prover,
    pub name: &'a str,
    pub options: Options,
    pub flat: &'a Flat,
    pub algorithm: Algorithm,
    /// The loops that have predicates.
    pub loops: BTreeMap<BlockId, Predicates>,
    /// How many queries there may be for one loop.
    pub most_queries: usize,
    /// What it took so far.
    pub efforts: &'a mut AllAbstracted,
    /// The approximations that were reached for loops. An inner loop begins with the last one when it is looked at again: what the outer one does
    /// has only become more.
    pub reached: BTreeMap<BlockId, Reached>,
}

/// An approximation.
pub struct Reached {
    diagrams: Diagrams,
    known: Abstract,
}

impl Abstraction<'_> {
    /// What is likely to hold wherever iterations begin, beside what has been shown. Nobody may rely on it before it has been shown.
    pub fn invariants(&mut self, known: &[Guess]) -> Vec<Guess> {
        for predicates in self.loops.values_mut() {
            predicates.formulas.truncate(MOST_PREDICATES);
        }
        let all: Vec<BlockId> = loops_in_order(self.flat);
        self.traverse(&all, known)
    }

    /// The loops among these that lie in no other one, in the order of execution.
    fn traverse(&mut self, loops: &[BlockId], context: &[Guess]) -> Vec<Guess> {
        let mut found: Vec<Guess> = Vec::new();
        let mut rest = loops;
        while let Some((head, others)) = rest.split_first() {
            let members = self.members(*head);
            let (inner, behind): (Vec<BlockId>, Vec<BlockId>) = others.iter().partition(|it| members.contains(it));
            let context: Vec<Guess> = context.iter().chain(&found).cloned().collect();
            let more = self.infer(*head, &inner, &context);
            found.extend(more);
            rest = &others[others.len() - behind.len()..];
        }
        found
    }

    fn members(&self, head: BlockId) -> BTreeSet<BlockId> {
        match &self.flat.blocks[head].header {
            Some(header) => loop_of(self.flat, head, header).0,
            None => BTreeSet::new(),
        }
    }

    /// The invariants of a loop and of those in it.
    fn infer(&mut self, head: BlockId, inner: &[BlockId], context: &[Guess]) -> Vec<Guess> {
        let Some(predicates) = self.loops.get(&head).cloned() else { return self.traverse(inner, context) };
        let new = || Reached { diagrams: Diagrams::new(), known: Abstract::none() };
        let Reached { mut diagrams, mut known } = self.reached.remove(&head).unwrap_or_else(new);
        let mut moment = Moment::Entry;
        loop {
            let own: Vec<Guess> = self.said(head, &known, &predicates);
            let mut assumed: Vec<Guess> = context.iter().chain(&own).cloned().collect();
            let of_inner = if moment == Moment::End { self.traverse(inner, &assumed) } else { Vec::new() };
            assumed.extend(of_inner.iter().cloned());
            let next = self.next(head, &predicates, (&mut diagrams, &known), moment, &assumed);
            let is_done = next.is_none();
            let next = next.unwrap_or_else(|| known.clone());
            if is_done || moment == Moment::End && next.function == known.function {
                self.reached.insert(head, Reached { diagrams, known });
                return own.into_iter().chain(of_inner).collect();
            }
            (known, moment) = (next, Moment::End);
        }
    }

    /// The next approximation; `None` if there have been too many queries.
    fn next(
        &mut self,
        head: BlockId,
        predicates: &Predicates,
        (diagrams, known): (&mut Diagrams, &Abstract),
        moment: Moment,
        assumed: &[Guess],
    ) -> Option<Abstract> {
        let guess = |formula: &Term| Guess { head, what: predicate(formula.clone(), &predicates.constants) };
        let asked: Vec<Guess> = predicates.formulas.iter().map(guess).collect();
        let states = vcgen::states(self.flat, assumed, &asked, moment, self.program, self.options);
        let effort = self.efforts.entry(head).or_default();
        effort.predicates = predicates.formulas.len();
        let name = format!("{} predicates", self.name);
        let (count, most) = (&mut effort.queries, self.most_queries);
        let mut queries = Queries { prover: self.prover, name, states, count, most };
        union(self.algorithm, diagrams, predicates.formulas.len(), known, &mut queries)
    }

    /// What an approximation says of the predicates; nothing where no state has come yet.
    fn said(&self, head: BlockId, known: &Abstract, predicates: &Predicates) -> Vec<Guess> {
        if known.function == FALSE {
            return Vec::new();
        }
        let what = known
            .clauses
            .iter()
            .filter_map(|clause| combination(literals(*clause, &predicates.formulas), &predicates.constants));
        let what = what.filter(|what| what.formula().is_none_or(|formula| !is_true(formula)));
        what.map(|what| Guess { head, what }).collect()
    }
}
