//! Which variables are read later. Only these need names where control flows together: the variables of a call that was
//! followed are of no interest behind it, and there are thousands of them.

use crate::graph::flat::Flat;
use ir::{BlockId, CommandKind, Terminator};
use logic::{Term, TermKind, Var};
use std::collections::{HashMap, HashSet};

/// For each block, the assigned variables whose values on arrival matter.
pub struct Live {
    numbers: HashMap<Var, u32>,
    /// In order.
    on_arrival: HashMap<BlockId, Vec<u32>>,
}

impl Live {
    /// Looks at a graph without cycles, whose blocks are given each after its predecessors.
    pub fn of(flat: &Flat, order: &[BlockId]) -> Live {
        let mut live = Live { numbers: HashMap::new(), on_arrival: HashMap::new() };
        for block in order {
            for target in flat.blocks[*block].commands.iter().flat_map(|command| command.kind.parts().0) {
                let number = live.numbers.len() as u32;
                live.numbers.entry(target.clone()).or_insert(number);
            }
        }
        for block in order.iter().rev() {
            let on_arrival = live.before(flat, *block);
            live.on_arrival.insert(*block, on_arrival);
        }
        live
    }

    /// Whether the value that a variable has on arrival at a block matters.
    pub fn matters(&self, block: BlockId, variable: &Var) -> bool {
        let number = self.numbers.get(variable);
        number.is_some_and(|number| self.on_arrival[&block].binary_search(number).is_ok())
    }

    fn before(&self, flat: &Flat, id: BlockId) -> Vec<u32> {
        let block = &flat.blocks[id];
        let mut live: HashSet<u32> = HashSet::new();
        for successor in block.terminator.successors() {
            live.extend(self.on_arrival.get(&successor).into_iter().flatten());
        }
        if let Terminator::Branch { condition, .. } = &block.terminator {
            self.read(condition, &mut live);
        }
        for command in block.commands.iter().rev() {
            let (targets, read) = command.kind.parts();
            for number in targets.iter().filter_map(|target| self.numbers.get(target)) {
                live.remove(number);
            }
            read.into_iter().for_each(|term| self.read(term, &mut live));
            // A map that changes at one place keeps the rest: it is read.
            if let CommandKind::Update { map, .. } = &command.kind {
                live.extend(self.numbers.get(map));
            }
        }
        let mut sorted: Vec<u32> = live.into_iter().collect();
        sorted.sort_unstable();
        sorted
    }

    fn read(&self, term: &Term, live: &mut HashSet<u32>) {
        let mut seen = HashSet::new();
        let mut work = vec![term];
        while let Some(term) = work.pop() {
            if seen.insert(term) {
                if let TermKind::Var(variable) = term.kind() {
                    live.extend(self.numbers.get(variable));
                }
                work.extend(term.children());
            }
        }
    }
}
