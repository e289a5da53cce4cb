//! What holds where loops begin, found by flow analysis: between which numbers the variables lie that a loop changes, how they and the sizes of
//! arrays and sequences differ, and which references are not null. It is assumed there, once the loop is cut: the analysis has gone round the loop
//! until it held.

use crate::graph::flat::{Flat, assume};
use crate::passes::loops::{changed_variables, headers, members, predecessors};
use base::{Rule, rules};
use flow::intervals::Interval;
use flow::relations::{Known, Relations};
use flow::{Graph, fixpoint};
use ir::{BlockId, Program};
use logic::Term;
use logic::build::{and, int, le};
use std::collections::HashMap;
use std::sync::Arc;

/// What Java checks itself: where that fails, an execution ends, and what follows may rely on it.
static CHECKED_BY_JAVA: [&Rule; 7] = [
    &rules::NULL_DEREFERENCE,
    &rules::ARRAY_INDEX,
    &rules::NEGATIVE_ARRAY_SIZE,
    &rules::DIVISION_BY_ZERO,
    &rules::CLASS_CAST,
    &rules::INDEX_RANGE,
    &rules::NULL_UNBOXING,
];

/// What flow analysis knows where loops begin.
#[derive(Debug)]
pub struct Heads {
    domain: Relations,
    states: HashMap<BlockId, Known>,
}

impl Heads {
    /// Whether it is known that a formula holds where a loop begins.
    pub fn entail(&self, head: BlockId, formula: &Term) -> bool {
        self.states.get(&head).is_some_and(|known| self.domain.entails(known, formula))
    }
}

/// Adds what is known to the blocks where loops begin, and notes how often the loops run at most.
pub fn assume_ranges(flat: &mut Flat, program: &Program) {
    let heads = headers(flat);
    flat.trips = Some(0);
    if heads.is_empty() {
        return;
    }
    let graph = Graph { blocks: &flat.blocks, entry: flat.entry };
    let foreign = program.globals.iter().map(|global| global.variable.clone()).collect();
    let is_checked = |rule: &Rule| CHECKED_BY_JAVA.contains(&rule);
    let checked = program.obligations.iter().filter(|(_, obligation)| is_checked(obligation.rule));
    let domain = Relations::new(graph, foreign, checked.map(|(id, _)| id).collect());
    let mut states = fixpoint(graph, &domain);
    states.retain(|block, _| flat.blocks[*block].header.is_some());
    let predecessors = predecessors(flat);
    for head in heads {
        let (Some(known), Some(header)) = (states.get(&head), flat.blocks[head].header.clone()) else { continue };
        let changed = changed_variables(flat, &members(&predecessors, head, header.latch));
        if header.invariants.is_empty() {
            let ranges = changed.iter().filter_map(|variable| known.numbers.intervals.get(variable));
            let trips = ranges.map(|interval| interval.high.saturating_sub(interval.low)).min();
            flat.trips = flat.trips.zip(trips).map(|(most, trips)| most.max(trips));
        }
        let bounded = known.numbers.intervals.iter();
        let mut facts: Vec<Term> =
            bounded.flat_map(|(variable, interval)| bounds(&variable.term(), *interval)).collect();
        facts.extend(domain.facts(known, head, &|variable| changed.contains(variable)));
        if !facts.is_empty() {
            flat.blocks[head].commands.insert(0, assume(&and(facts), header.span));
        }
    }
    flat.heads = Some(Arc::new(Heads { domain, states }));
}

/// That a number lies in an interval, as far as that is more than what types say.
fn bounds(number: &Term, Interval { low, high }: Interval) -> Vec<Term> {
    let is_type = |bound: i128| [i32::MIN.into(), i32::MAX.into(), i64::MIN.into(), i64::MAX.into()].contains(&bound);
    let below = (low > Interval::ALL.low && !is_type(low)).then(|| le(int(low), number.clone()));
    let above = (high < Interval::ALL.high && !is_type(high)).then(|| le(number.clone(), int(high)));
    below.into_iter().chain(above).collect()
}
