//! The order in which an execution may come to blocks: each behind those that jump to it, ways back aside.

use crate::graph::flat::Flat;
use ir::BlockId;
use std::collections::{HashMap, HashSet};

/// Blocks in order.
pub struct Order {
    pub blocks: Vec<BlockId>,
    /// The blocks of each loop, by its header.
    pub loops: HashMap<BlockId, Vec<BlockId>>,
}

/// The order of some blocks that are jumped to only at one of them. Those that nothing jumps to come last.
pub fn order(flat: &Flat, entry: BlockId, blocks: &[BlockId]) -> Order {
    let inside: HashSet<BlockId> = blocks.iter().copied().collect();
    let mut seen = HashSet::from([entry]);
    let mut ways = vec![(entry, successors(flat, entry))];
    let mut backwards = Vec::new();
    while let Some((block, ahead)) = ways.last_mut() {
        match ahead.pop() {
            Some(next) if inside.contains(&next) && seen.insert(next) => {
                let way = (next, successors(flat, next));
                ways.push(way);
            }
            Some(_) => {}
            None => {
                backwards.push(*block);
                ways.pop();
            }
        }
    }
    backwards.reverse();
    backwards.extend(blocks.iter().filter(|block| !seen.contains(block)));
    let mut loops = loops(flat, &backwards);
    let blocks = together(backwards, &loops);
    for members in loops.values_mut() {
        let inside: HashSet<BlockId> = members.drain(..).collect();
        members.extend(blocks.iter().filter(|block| inside.contains(block)));
    }
    Order { blocks, loops }
}

/// The blocks of a loop come one after the other. What lies behind a loop jumps into it only by way of its header, so this is an
/// order still.
fn together(blocks: Vec<BlockId>, loops: &HashMap<BlockId, Vec<BlockId>>) -> Vec<BlockId> {
    let headers: Vec<BlockId> = blocks.iter().copied().filter(|block| loops.contains_key(block)).collect();
    let mut ordered = blocks;
    for header in headers {
        let members: HashSet<BlockId> = loops[&header].iter().copied().collect();
        let Some(at) = ordered.iter().position(|block| *block == header) else { continue };
        let (inside, outside): (Vec<BlockId>, Vec<BlockId>) =
            ordered.split_off(at).into_iter().partition(|block| members.contains(block));
        ordered.extend(inside);
        ordered.extend(outside);
    }
    ordered
}

fn successors(flat: &Flat, block: BlockId) -> Vec<BlockId> {
    flat.blocks[block].terminator.successors()
}

fn loops(flat: &Flat, blocks: &[BlockId]) -> HashMap<BlockId, Vec<BlockId>> {
    let headers: Vec<(BlockId, BlockId)> =
        blocks.iter().filter_map(|id| Some((*id, flat.blocks[*id].header.as_ref()?.latch))).collect();
    if headers.is_empty() {
        return HashMap::new();
    }
    let mut predecessors: HashMap<BlockId, Vec<BlockId>> = HashMap::new();
    for block in blocks {
        for successor in successors(flat, *block) {
            predecessors.entry(successor).or_default().push(*block);
        }
    }
    let members = |header: BlockId, latch: BlockId| {
        let mut members = HashSet::from([header]);
        let mut open = vec![latch];
        while let Some(block) = open.pop() {
            if members.insert(block) {
                open.extend(predecessors.get(&block).into_iter().flatten());
            }
        }
        blocks.iter().copied().filter(|block| members.contains(block)).collect()
    };
    headers.into_iter().map(|(header, latch)| (header, members(header, latch))).collect()
}
