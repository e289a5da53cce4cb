//! What holds where loops begin, found by flow analysis: between which numbers the variables lie that a loop changes. It is assumed there, once
//! the loop is cut: the analysis has gone round the loop until it held.

use crate::graph::flat::{Flat, assume};
use flow::intervals::{Interval, Intervals};
use flow::{Graph, fixpoint};
use ir::{BlockId, Program};
use logic::Term;
use logic::build::{and, int, le};

/// Adds what is known to the blocks where loops begin.
pub fn assume_ranges(flat: &mut Flat, program: &Program) {
    let heads: Vec<BlockId> =
        flat.blocks.iter().filter(|(_, block)| block.header.is_some()).map(|(id, _)| id).collect();
    if heads.is_empty() {
        return;
    }
    let foreign = program.globals.iter().map(|global| global.variable.clone()).collect();
    let states = fixpoint(Graph { blocks: &flat.blocks, entry: flat.entry }, &Intervals { foreign });
    for head in heads {
        let Some(known) = states.get(&head) else { continue };
        let facts: Vec<Term> =
            known.intervals.iter().flat_map(|(variable, interval)| bounds(&variable.term(), *interval)).collect();
        let block = &mut flat.blocks[head];
        if let (Some(header), false) = (&block.header, facts.is_empty()) {
            block.commands.insert(0, assume(&and(facts), header.span));
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
