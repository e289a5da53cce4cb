//! Copies of procedures in which what Java throws is thrown: where the original has the obligation that something is not null, or has
//! a class, the copy goes on where Java does, and whoever calls it sees the exception. Laws that ask whether a call throws need that.

use base::Name;
use ir::{
    Block, BlockId, Body, Command, CommandKind, Contract, Procedure, ProcedureId, ProcedureKind, Program, Role,
    Terminator, Visibility,
};
use std::collections::{BTreeMap, BTreeSet};

/// The copies that were made, by what they are copies of.
#[derive(Default)]
pub struct Explicit {
    copies: BTreeMap<ProcedureId, ProcedureId>,
}

impl Explicit {
    /// The copy of a procedure, whose body is followed even if it has a contract. Whatever it follows that may come to such an
    /// obligation is copied, too.
    pub fn copy(&mut self, program: &mut Program, root: ProcedureId, sites: &mut u32) -> ProcedureId {
        let mut made = Vec::new();
        for id in concerned(program, root) {
            self.copies.entry(id).or_insert_with(|| {
                let copy = program.procedures.push(copy(&program.procedures[id], sites));
                made.push(copy);
                copy
            });
        }
        made.into_iter().for_each(|copy| self.redirect(program, copy));
        self.copies.get(&root).copied().unwrap_or(root)
    }

    /// Copies call copies. Those have no contract any more, so that such calls have nothing to see to.
    fn redirect(&self, program: &mut Program, copy: ProcedureId) {
        let is_by_contract = |callee: &ProcedureId| program.procedures[*callee].visibility == Visibility::Contract;
        let by_contract: BTreeSet<ProcedureId> = program.procedures[copy].calls().filter(is_by_contract).collect();
        let copy_of = |id: &mut ProcedureId| *id = self.copies.get(id).copied().unwrap_or(*id);
        let procedure = &mut program.procedures[copy];
        if let ProcedureKind::Dispatch(targets) = &mut procedure.kind {
            targets.iter_mut().for_each(|(_, target)| copy_of(target));
        }
        for block in procedure.body.iter_mut().flat_map(|body| body.blocks.values_mut()) {
            for command in &mut block.commands {
                if let CommandKind::Call { procedure, obligations, .. } = &mut command.kind
                    && self.copies.contains_key(procedure)
                {
                    if by_contract.contains(procedure) {
                        obligations.clear();
                    }
                    copy_of(procedure);
                }
            }
        }
    }
}

/// A procedure that throws where the original has such an obligation, and is seen by its body.
fn copy(original: &Procedure, sites: &mut u32) -> Procedure {
    let name = Name::new(&format!("throwing {}", original.name));
    let contract = match original.visibility {
        Visibility::Body => original.contract.clone(),
        Visibility::Contract => Contract::default(),
    };
    let body = original.body.clone().map(|body| throwing(body, sites));
    Procedure { name, is_entry: false, visibility: Visibility::Body, contract, body, ..original.clone() }
}

/// A procedure, and those that it follows from which an execution may come to an obligation behind which Java goes on.
fn concerned(program: &Program, root: ProcedureId) -> BTreeSet<ProcedureId> {
    let mut callers: BTreeMap<ProcedureId, Vec<ProcedureId>> = BTreeMap::new();
    let mut seen = BTreeSet::new();
    let mut open = vec![root];
    while let Some(id) = open.pop() {
        if seen.insert(id) {
            for callee in followed(program, &program.procedures[id]) {
                callers.entry(callee).or_default().push(id);
                open.push(callee);
            }
        }
    }
    let mut concerned = BTreeSet::from([root]);
    let mut open: Vec<ProcedureId> = seen.into_iter().filter(|id| may_throw(&program.procedures[*id])).collect();
    while let Some(id) = open.pop() {
        if concerned.insert(id) || id == root {
            open.extend(callers.remove(&id).unwrap_or_default());
        }
    }
    concerned
}

/// What proofs may follow from a procedure.
fn followed(program: &Program, procedure: &Procedure) -> Vec<ProcedureId> {
    if let ProcedureKind::Dispatch(targets) = &procedure.kind {
        return targets.iter().map(|(_, target)| *target).collect();
    }
    let is_followed = |callee: &ProcedureId| {
        let callee = &program.procedures[*callee];
        callee.visibility == Visibility::Body || requires_something(callee)
    };
    procedure.calls().filter(is_followed).collect()
}

/// Whether a procedure with a body has a contract that asks something of its callers. What happens where they do not see to it is in
/// the body.
fn requires_something(procedure: &Procedure) -> bool {
    let mut requires = procedure.contract.requires.iter();
    procedure.visibility == Visibility::Contract
        && procedure.body.is_some()
        && requires.any(|requires| requires.role == Role::Checked)
}

/// Whether there is an obligation behind which Java goes on, in the procedure or for its callers.
fn may_throw(procedure: &Procedure) -> bool {
    requires_something(procedure)
        || procedure.commands().any(|command| {
            matches!(command.kind, CommandKind::Assert { otherwise: Some(_), .. } | CommandKind::Escape { .. })
        })
}

/// The body with branches in the place of such obligations, and with allocation sites of its own.
fn throwing(body: Body, sites: &mut u32) -> Body {
    let Body { mut blocks, entry } = body;
    let mut last_parts = BTreeMap::new();
    for id in blocks.ids() {
        let commands = std::mem::take(&mut blocks[id].commands);
        let terminator = std::mem::replace(&mut blocks[id].terminator, Terminator::Stop);
        let mut current = id;
        for Command { mut kind, span } in commands {
            match &mut kind {
                CommandKind::Assert { condition, otherwise: Some(otherwise), .. } => {
                    let then_block =
                        blocks.push(Block { header: None, commands: Vec::new(), terminator: Terminator::Stop });
                    let condition = condition.clone();
                    blocks[current].terminator =
                        Terminator::Branch { condition, then_block, else_block: otherwise.block, written: None };
                    current = then_block;
                    continue;
                }
                // Whoever called the copy looks at what it throws.
                CommandKind::Escape { .. } => continue,
                CommandKind::New { site, .. } | CommandKind::NewArray { site, .. } => {
                    *sites += 1;
                    *site = *sites;
                }
                _ => {}
            }
            blocks[current].commands.push(Command { kind, span });
        }
        blocks[current].terminator = terminator;
        last_parts.insert(id, current);
    }
    // What jumps back is the last part of the block that did.
    for header in blocks.values_mut().filter_map(|block| block.header.as_mut()) {
        header.latch = last_part(&last_parts, header.latch);
    }
    Body { blocks, entry }
}

fn last_part(last_parts: &BTreeMap<BlockId, BlockId>, block: BlockId) -> BlockId {
    last_parts.get(&block).copied().unwrap_or(block)
}
