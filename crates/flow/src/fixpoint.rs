//! The fixpoint: blocks in the order of execution, loops as often as something changes where they begin.

use crate::{Domain, Site};
use base::Arena;
use ir::{Block, BlockId, Terminator};
use std::collections::{BTreeMap, BTreeSet, HashMap};

/// A procedure's blocks, and where it begins.
#[derive(Clone, Copy)]
pub struct Graph<'g> {
    /// The blocks.
    pub blocks: &'g Arena<BlockId, Block>,
    /// The first one.
    pub entry: BlockId,
}

/// So often what is known where a loop begins is joined before it is widened.
const JOINS: usize = 2;

/// So often what was found is gone over once more.
const SWEEPS: usize = 2;

/// What is known where each block begins, of those that an execution may come to.
pub fn fixpoint<D: Domain>(graph: Graph<'_>, domain: &D) -> HashMap<BlockId, D::State> {
    let order = Order::of(graph);
    let mut states = HashMap::from([(graph.entry, domain.start())]);
    let mut turns: HashMap<BlockId, usize> = HashMap::new();
    let mut open = BTreeSet::from([0]);
    while let Some(position) = open.pop_first() {
        base::budget::point();
        let id = order.blocks[position];
        let Some(state) = states.get(&id).cloned() else { continue };
        for (target, state) in leave(graph, domain, id, state) {
            let Some(next) = order.positions.get(&target).copied() else { continue };
            let known = match states.get(&target) {
                None => state,
                Some(before) if next <= position => {
                    let turns = turns.entry(target).or_default();
                    *turns += 1;
                    if *turns > JOINS { domain.widen(before, &state) } else { domain.join(before, &state) }
                }
                Some(before) => domain.join(before, &state),
            };
            if states.get(&target) != Some(&known) {
                states.insert(target, known);
                open.insert(next);
            }
        }
    }
    for _ in 0..SWEEPS {
        states = swept(graph, domain, &order, &states);
    }
    states
}

/// What the blocks make of what is known where they begin. That holds too, and may be more: widening has jumped over it.
fn swept<D: Domain>(
    graph: Graph<'_>,
    domain: &D,
    order: &Order,
    states: &HashMap<BlockId, D::State>,
) -> HashMap<BlockId, D::State> {
    let mut swept = HashMap::from([(graph.entry, domain.start())]);
    for id in &order.blocks {
        let Some(state) = states.get(id).cloned() else { continue };
        for (target, state) in leave(graph, domain, *id, state) {
            let known = match swept.get(&target) {
                Some(other) => domain.join(other, &state),
                None => state,
            };
            swept.insert(target, known);
        }
    }
    swept
}

/// Where an execution goes from a block, with what is known there, given what is known where the block begins.
fn leave<D: Domain>(graph: Graph<'_>, domain: &D, id: BlockId, mut state: D::State) -> Vec<(BlockId, D::State)> {
    let block = &graph.blocks[id];
    for (index, command) in block.commands.iter().enumerate() {
        domain.execute(&mut state, command, Site { block: id, index });
    }
    match &block.terminator {
        Terminator::Return | Terminator::Stop => Vec::new(),
        Terminator::Goto(target) => vec![(*target, state)],
        Terminator::Branch { condition, then_block, else_block, .. } => {
            let way = |target: BlockId, truth: bool| {
                let mut state = state.clone();
                domain.learn(&mut state, condition, truth).then_some((target, state))
            };
            [way(*then_block, true), way(*else_block, false)].into_iter().flatten().collect()
        }
    }
}

/// The blocks that the first one leads to, each behind those that lead to it, but for the jumps back of loops. The blocks of a loop stand
/// together: what an inner loop changes is known before the outer one goes on (a weak topological order).
struct Order {
    blocks: Vec<BlockId>,
    positions: BTreeMap<BlockId, usize>,
}

impl Order {
    fn of(graph: Graph<'_>) -> Order {
        let mut order = Order::numbered(depth_first(graph));
        for (header, members) in order.loops(graph) {
            let at = order.positions[&header];
            let (inside, outside): (Vec<BlockId>, Vec<BlockId>) =
                order.blocks.split_off(at).into_iter().partition(|block| members.contains(block));
            let before = std::mem::take(&mut order.blocks);
            order = Order::numbered([before, inside, outside].concat());
        }
        order
    }

    fn numbered(blocks: Vec<BlockId>) -> Order {
        let positions = blocks.iter().enumerate().map(|(position, id)| (*id, position)).collect();
        Order { blocks, positions }
    }

    /// The loops, each with its members, outer ones before those within.
    fn loops(&self, graph: Graph<'_>) -> Vec<(BlockId, BTreeSet<BlockId>)> {
        let mut predecessors: BTreeMap<BlockId, Vec<BlockId>> = BTreeMap::new();
        for block in &self.blocks {
            for successor in graph.blocks[*block].terminator.successors() {
                predecessors.entry(successor).or_default().push(*block);
            }
        }
        let mut loops = Vec::new();
        for (position, header) in self.blocks.iter().enumerate() {
            let is_behind = |block: &BlockId| self.positions[block] >= position;
            let into = predecessors.get(header).into_iter().flatten().copied();
            let mut open: Vec<BlockId> = into.filter(is_behind).collect();
            if open.is_empty() {
                continue;
            }
            let mut members = BTreeSet::from([*header]);
            while let Some(block) = open.pop() {
                if members.insert(block) {
                    open.extend(predecessors.get(&block).into_iter().flatten().copied().filter(is_behind));
                }
            }
            loops.push((*header, members));
        }
        loops
    }
}

/// The blocks that the first one leads to, in reverse postorder.
fn depth_first(graph: Graph<'_>) -> Vec<BlockId> {
    let (mut blocks, mut seen) = (Vec::new(), BTreeSet::from([graph.entry]));
    let mut stack = vec![(graph.entry, 0)];
    while let Some((block, next)) = stack.pop() {
        match graph.blocks[block].terminator.successors().get(next) {
            Some(successor) => {
                stack.push((block, next + 1));
                if seen.insert(*successor) {
                    stack.push((*successor, 0));
                }
            }
            None => blocks.push(block),
        }
    }
    blocks.reverse();
    blocks
}
