//! Predicate abstraction in the check of an entry point.

use super::fixpoint::{Abstraction, AllAbstracted, Predicates};
use super::union::Algorithm;
use crate::Inference;
use crate::deductive::Session;
use crate::deductive::inference::LoopInference;
use ir::{BlockId, ObligationId};
use logic::Claims;
use std::collections::BTreeMap;
use vcgen::Flat;
use vcgen::guesses::{Guess, loops_in_order, predicates, suggest};

/// So many queries there may be for one loop, where predicates are written and where they are not.
const MOST_QUERIES: usize = 5_000;
const MOST_SUGGESTED: usize = 150;

/// The predicates that are written at loops, and how many queries these may take.
pub fn written(flat: &Flat) -> (BTreeMap<BlockId, Predicates>, usize) {
    let all = loops_in_order(flat).into_iter().map(|head| {
        let (formulas, constants) = predicates(flat, head);
        (head, Predicates { formulas, constants })
    });
    (all.filter(|(_, predicates)| !predicates.formulas.is_empty()).collect(), MOST_QUERIES)
}

/// Predicates for loops where nobody has written any, to prove what is open, and how many queries they may take.
pub fn suggested(flat: &Flat, open: &[ObligationId]) -> (BTreeMap<BlockId, Predicates>, usize) {
    let all = suggest(flat, &|obligation| open.contains(&obligation)).into_iter();
    (all.map(|it| (it.head, Predicates { formulas: it.predicates, constants: it.constants })).collect(), MOST_SUGGESTED)
}

impl Session<'_> {
    /// Makes invariants of predicates, has them shown, and proves what follows from them.
    pub(in crate::deductive) fn combine(
        &mut self,
        inference: &LoopInference<'_>,
        (loops, most_queries): (BTreeMap<BlockId, Predicates>, usize),
        shown: &mut Vec<Guess>,
        efforts: &mut AllAbstracted,
    ) {
        if loops.is_empty() {
            return;
        }
        let algorithm = match self.shared.inference {
            Inference::Predicates(algorithm) => algorithm,
            Inference::On | Inference::Off => Algorithm::default(),
        };
        let LoopInference { program, prover, name, options, ref flat, .. } = *inference;
        let reached = BTreeMap::new();
        let mut abstraction =
            Abstraction { program, prover, name, options, flat, algorithm, loops, most_queries, efforts, reached };
        let found = abstraction.invariants(shown);
        let found = inference.shown_of(shown, &found, Claims::AllAtOnce);
        if !found.is_empty() {
            shown.extend(found);
            self.rely_on(inference, shown);
        }
    }
}
