//! What holds where loops begin, found by flow analysis: between which numbers the variables lie that a loop changes. It is assumed there, once
//! the loop is cut: the analysis has gone round the loop until it held.

use crate::graph::flat::{Flat, assume};
use crate::passes::loops::{changed_variables, headers, members, predecessors};
use flow::intervals::{Interval, Intervals};
use flow::{Graph, fixpoint};
use ir::Program;
use logic::Term;
use logic::build::{and, int, le};

/// Adds what is known to the blocks where loops begin, and notes how often the loops run at most.
pub fn assume_ranges(flat: &mut Flat, program: &Program) {
    let heads = headers(flat);
    flat.trips = Some(0);
    if heads.is_empty() {
        return;
    }
    let foreign = program.globals.iter().map(|global| global.variable.clone()).collect();
    let states = fixpoint(Graph { blocks: &flat.blocks, entry: flat.entry }, &Intervals { foreign });
    let predecessors = predecessors(flat);
    for head in heads {
        let (Some(known), Some(header)) = (states.get(&head), flat.blocks[head].header.clone()) else { continue };
        if header.invariants.is_empty() {
            let changed = changed_variables(flat, &members(&predecessors, head, header.latch));
            let ranges = changed.iter().filter_map(|variable| known.intervals.get(variable));
            let trips = ranges.map(|interval| interval.high.saturating_sub(interval.low)).min();
            flat.trips = flat.trips.zip(trips).map(|(most, trips)| most.max(trips));
        }
        let facts: Vec<Term> =
            known.intervals.iter().flat_map(|(variable, interval)| bounds(&variable.term(), *interval)).collect();
        if !facts.is_empty() {
            flat.blocks[head].commands.insert(0, assume(&and(facts), header.span));
        }
    }
}

/// That a number lies in an interval, as far as that is more than what types say.
fn bounds(number: &Term, Interval { low, high }: Interval) -> Vec<Term> {
    let is_type = |bound: i128| [i32::MIN.into(), i32::MAX.into(), i64::MIN.into(), i64::MAX.into()].contains(&bound);
    let below = (low > Interval::ALL.low && !is_type(low)).then(|| le(int(low), number.clone()));
    let above = (high < Interval::ALL.high && !is_type(high)).then(|| le(number.clone(), int(high)));
    below.into_iter().chain(above).collect()
}
