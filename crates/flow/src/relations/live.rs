//! Which variables are read later. What is known of the others is forgotten, so that states stay small.

use crate::Graph;
use ir::{Block, BlockId, CommandKind, Terminator};
use logic::{Term, TermKind, Var};
use std::collections::{HashMap, HashSet};

/// For each block, the assigned variables whose values on arrival are read later.
#[derive(Default, Debug)]
pub struct Live {
    numbers: HashMap<Var, usize>,
    on_arrival: HashMap<BlockId, Bits>,
}

/// A set of small numbers.
#[derive(Clone, Default, PartialEq, Debug)]
struct Bits(Vec<u64>);

impl Bits {
    fn contains(&self, number: usize) -> bool {
        self.0.get(number / 64).is_some_and(|word| word >> (number % 64) & 1 == 1)
    }

    fn insert(&mut self, number: usize) {
        if self.0.len() <= number / 64 {
            self.0.resize(number / 64 + 1, 0);
        }
        self.0[number / 64] |= 1 << (number % 64);
    }

    fn remove(&mut self, number: usize) {
        if let Some(word) = self.0.get_mut(number / 64) {
            *word &= !(1 << (number % 64));
        }
    }

    fn remove_all(&mut self, other: &Bits) {
        self.0.iter_mut().zip(&other.0).for_each(|(word, less)| *word &= !less);
    }

    fn extend(&mut self, other: &Bits) {
        if self.0.len() < other.0.len() {
            self.0.resize(other.0.len(), 0);
        }
        self.0.iter_mut().zip(&other.0).for_each(|(word, more)| *word |= more);
    }
}

/// What a block reads before it assigns it, and what it assigns.
#[derive(Default)]
struct Effect {
    read: Bits,
    assigned: Bits,
}

impl Live {
    /// Looks at a graph.
    pub fn of(graph: Graph<'_>) -> Live {
        let mut live = Live::default();
        for block in graph.blocks.values() {
            for target in block.commands.iter().flat_map(|command| command.kind.parts().0) {
                let number = live.numbers.len();
                live.numbers.entry(target.clone()).or_insert(number);
            }
        }
        let mut predecessors: HashMap<BlockId, Vec<BlockId>> = HashMap::new();
        for (id, block) in graph.blocks.iter() {
            for successor in block.terminator.successors() {
                predecessors.entry(successor).or_default().push(id);
            }
        }
        let effects: HashMap<BlockId, Effect> =
            graph.blocks.iter().map(|(id, block)| (id, live.effect(block))).collect();
        // The last block is looked at first: most jumps go forwards.
        let mut open: Vec<BlockId> = graph.blocks.ids().collect();
        let mut waiting: HashSet<BlockId> = open.iter().copied().collect();
        while let Some(id) = open.pop() {
            base::budget::point();
            waiting.remove(&id);
            let arriving = live.before(&graph.blocks[id], &effects[&id]);
            if live.on_arrival.get(&id) != Some(&arriving) {
                live.on_arrival.insert(id, arriving);
                let again = predecessors.get(&id).into_iter().flatten().copied();
                open.extend(again.filter(|block| waiting.insert(*block)));
            }
        }
        live
    }

    /// Whether the value that a variable has on arrival at a block is read later. One that is never assigned may always be.
    pub fn is_read(&self, block: BlockId, variable: &Var) -> bool {
        let number = self.numbers.get(variable);
        number.is_none_or(|number| self.on_arrival.get(&block).is_none_or(|live| live.contains(*number)))
    }

    fn before(&self, block: &Block, effect: &Effect) -> Bits {
        let mut live = Bits::default();
        for after in block.terminator.successors().into_iter().filter_map(|successor| self.on_arrival.get(&successor)) {
            live.extend(after);
        }
        live.remove_all(&effect.assigned);
        live.extend(&effect.read);
        live
    }

    fn effect(&self, block: &Block) -> Effect {
        let mut effect = Effect::default();
        if let Terminator::Branch { condition, .. } = &block.terminator {
            self.read(condition, &mut effect.read);
        }
        for command in block.commands.iter().rev() {
            let (targets, read) = command.kind.parts();
            if !matches!(command.kind, CommandKind::Update { .. }) {
                for number in targets.iter().filter_map(|target| self.numbers.get(target)) {
                    effect.read.remove(*number);
                    effect.assigned.insert(*number);
                }
            }
            read.into_iter().for_each(|term| self.read(term, &mut effect.read));
        }
        effect
    }

    fn read(&self, term: &Term, live: &mut Bits) {
        let (mut seen, mut open) = (HashSet::new(), vec![term]);
        while let Some(term) = open.pop() {
            if seen.insert(term.address()) {
                if let TermKind::Var(variable) = term.kind()
                    && let Some(number) = self.numbers.get(variable)
                {
                    live.insert(*number);
                }
                open.extend(term.children());
            }
        }
    }
}
