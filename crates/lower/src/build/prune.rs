//! Drops the blocks that nothing reaches, which lowering makes freely, and numbers the rest in the order of a walk.

use base::Arena;
use base::arena::Id;
use ir::{Block, BlockId, Body, CommandKind, Terminator};
use std::collections::{HashMap, HashSet};

/// The same body without unreachable blocks; the latch of a loop stays even if no iteration ends.
pub fn prune(body: Body) -> Body {
    let order = walk(&body);
    let number: HashMap<BlockId, BlockId> =
        order.iter().enumerate().map(|(index, old)| (*old, BlockId::from_index(index))).collect();
    let blocks: Arena<BlockId, Block> = order.iter().map(|old| renumber(body.blocks[*old].clone(), &number)).collect();
    Body { blocks, entry: number[&body.entry] }
}

fn walk(body: &Body) -> Vec<BlockId> {
    let mut order = Vec::new();
    let mut seen = HashSet::new();
    let mut open = vec![body.entry];
    while let Some(id) = open.pop() {
        if !seen.insert(id) {
            continue;
        }
        order.push(id);
        let block = &body.blocks[id];
        open.extend(block.header.as_ref().map(|header| header.latch));
        open.extend(block.successors().into_iter().rev());
    }
    order
}

fn renumber(mut block: Block, number: &HashMap<BlockId, BlockId>) -> Block {
    if let Some(header) = &mut block.header {
        header.latch = number[&header.latch];
    }
    for command in &mut block.commands {
        if let CommandKind::Assert { otherwise: Some(target), .. } = &mut command.kind {
            target.block = number[&target.block];
        }
    }
    match &mut block.terminator {
        Terminator::Goto(target) => *target = number[target],
        Terminator::Branch { then_block, else_block, .. } => {
            *then_block = number[then_block];
            *else_block = number[else_block];
        }
        Terminator::Return | Terminator::Stop => {}
    }
    block
}
