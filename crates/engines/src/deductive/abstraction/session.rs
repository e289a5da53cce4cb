//! Predicate abstraction in the check of an entry point.

use super::fixpoint::{Abstraction, AllAbstracted, Predicates};
use super::union::Algorithm;
use crate::Inference;
use crate::deductive::Session;
use crate::deductive::inference::LoopInference;
use ir::{BlockId, ObligationId};
use std::collections::BTreeMap;
use vcgen::Flat;
use vcgen::guesses::{Guess, loops_in_order, predicates, suggest};

/// So many queries there may be for one loop.
const MOST_QUERIES: usize = 5_000;

/// The predicates that are written at loops.
pub fn written(flat: &Flat) -> BTreeMap<BlockId, Predicates> {
    let all = loops_in_order(flat).into_iter().map(|head| {
        let (formulas, constants) = predicates(flat, head);
        (head, Predicates { formulas, constants })
    });
    all.filter(|(_, predicates)| !predicates.formulas.is_empty()).collect()
}

/// Predicates for loops where nobody has written any, to prove what is open.
pub fn suggested(flat: &Flat, open: &[ObligationId]) -> BTreeMap<BlockId, Predicates> {
    let all = suggest(flat, &|obligation| open.contains(&obligation)).into_iter();
    all.map(|it| (it.head, Predicates { formulas: it.predicates, constants: it.constants })).collect()
}

impl Session<'_> {
    /// Makes invariants of predicates, has them shown, and proves what follows from them.
    pub(in crate::deductive) fn combine(
        &mut self,
        inference: &LoopInference<'_>,
        loops: BTreeMap<BlockId, Predicates>,
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
        let most_queries = MOST_QUERIES;
        let mut abstraction =
            Abstraction { program, prover, name, options, flat, algorithm, loops, most_queries, efforts };
        let found = abstraction.invariants(shown);
        let found = inference.shown_of(shown, &found);
        if !found.is_empty() {
            shown.extend(found);
            self.rely_on(inference, shown);
        }
    }
}
