//! The blocks and variables of a procedure while it is being written.

use base::{Arena, Name};
use ir::{Block, BlockId, Terminator};
use logic::Var;
use std::collections::{BTreeMap, HashSet};

/// What has been written of a procedure.
pub struct Writer {
    /// Variables of the procedure other than parameters and result.
    pub locals: Vec<Var>,
    /// Globals whose value on entry somebody asks for, with the local that holds it.
    pub snapshots: BTreeMap<Var, Var>,
    pub(super) blocks: Arena<BlockId, Block>,
    /// The block that is being written.
    pub(super) current: BlockId,
    /// The names of variables that are taken.
    pub(super) names: HashSet<Name>,
    /// How many variables there are that Java does not see.
    pub(super) temporaries: usize,
    /// How many quantified variables there are.
    pub(super) bound: usize,
}

impl Default for Writer {
    /// One empty block.
    fn default() -> Writer {
        let mut blocks = Arena::new();
        let current = blocks.push(empty_block());
        Writer {
            locals: Vec::new(),
            snapshots: BTreeMap::new(),
            blocks,
            current,
            names: HashSet::new(),
            temporaries: 0,
            bound: 0,
        }
    }
}

/// A block without commands.
pub fn empty_block() -> Block {
    Block { header: None, commands: Vec::new(), terminator: Terminator::Stop }
}
