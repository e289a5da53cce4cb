//! Which assumptions are made twice: what was assumed in a block that every path to the current one passes need not be assumed again.

use logic::Term;
use std::collections::HashMap;

/// What was assumed where.
#[derive(Default)]
pub struct Told {
    /// The immediate dominator of each block: the last one before it that every path to it passes. The first block is its own.
    dominators: Vec<usize>,
    blocks: HashMap<Term, Vec<usize>>,
}

impl Told {
    /// The next block begins, behind these.
    pub fn enter(&mut self, predecessors: impl Iterator<Item = usize>) {
        let common = predecessors.reduce(|left, right| self.common(left, right));
        self.dominators.push(common.unwrap_or(self.dominators.len()));
    }

    /// The last block that every path to either passes. Blocks have larger numbers than their dominators.
    fn common(&self, mut left: usize, mut right: usize) -> usize {
        while left != right {
            if left > right {
                left = self.dominators[left];
            } else {
                right = self.dominators[right];
            }
        }
        left
    }

    /// Whether the current block is the first one.
    pub fn is_at_entry(&self) -> bool {
        self.dominators.len() <= 1
    }

    /// Whether something is assumed for the first time on the way here. From now on it is known.
    pub fn is_new(&mut self, assumption: &Term) -> bool {
        let Some(current) = self.dominators.len().checked_sub(1) else { return true };
        let known = self.blocks.entry(assumption.clone()).or_default();
        let dominates = |block: usize| {
            let mut at = current;
            while at > block {
                at = self.dominators[at];
            }
            at == block
        };
        let is_new = !known.iter().any(|block| dominates(*block));
        if is_new {
            known.push(current);
        }
        is_new
    }
}
