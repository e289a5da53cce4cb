//! What an entry point comes to: blocks that its checks can reach, and procedures that it follows. Whatever is done for
//! an entry point is done for these and not for the whole program.

use base::arena::Id;
use base::{Name, rules};
use ir::procedure::each_once;
use ir::{
    BlockId, Body, CommandKind, Ensures, Procedure, ProcedureId, ProcedureKind, Program, Role, Terminator, Visibility,
};
use logic::transform::free_variables;
use logic::{Sort, Term, TermKind, Var};
use std::collections::{BTreeMap, BTreeSet};

/// The blocks of a body that are reached while every assertion holds, in order. Where Java goes on behind an assertion
/// that does not hold is not among them. The latch of a loop is, even if no iteration comes to its end.
pub fn blocks(body: &Body) -> Vec<BlockId> {
    blocks_with(body, &|_| false)
}

/// The same, and those where Java goes on that has thrown an exception of a class that is caught.
pub fn blocks_with(body: &Body, is_caught: &dyn Fn(Name) -> bool) -> Vec<BlockId> {
    let mut is_reached = vec![false; body.blocks.len()];
    let mut open = vec![body.entry];
    while let Some(id) = open.pop() {
        if !std::mem::replace(&mut is_reached[id.index()], true) {
            let block = &body.blocks[id];
            open.extend(block.terminator.successors());
            open.extend(block.header.as_ref().map(|header| header.latch));
            open.extend(block.commands.iter().filter_map(|command| match &command.kind {
                CommandKind::Assert { otherwise: Some(otherwise), .. } if is_caught(otherwise.class) => {
                    Some(otherwise.block)
                }
                _ => None,
            }));
        }
    }
    body.blocks.ids().filter(|id| is_reached[id.index()]).collect()
}

/// What a procedure may call or stand for while every assertion holds, in order of place, each once.
pub fn callees(procedure: &Procedure) -> &[ProcedureId] {
    procedure.memo.callees.get_or_init(|| each_once(callees_with(procedure, &|_| false).into_iter()))
}

/// The same, where exceptions of all classes are caught.
fn callees_if_caught(procedure: &Procedure) -> &[ProcedureId] {
    procedure.memo.callees_if_caught.get_or_init(|| each_once(callees_with(procedure, &|_| true).into_iter()))
}

fn callees_with(procedure: &Procedure, is_caught: &dyn Fn(Name) -> bool) -> Vec<ProcedureId> {
    if let ProcedureKind::Dispatch(targets) = &procedure.kind {
        return targets.iter().map(|(_, target)| *target).collect();
    }
    let Some(body) = &procedure.body else { return Vec::new() };
    let reached = blocks_with(body, is_caught).into_iter().flat_map(|block| &body.blocks[block].commands);
    let called = reached.filter_map(|command| match &command.kind {
        CommandKind::Call { procedure, .. } => Some(*procedure),
        _ => None,
    });
    called.collect()
}

/// A procedure and all that proofs reach from it by following calls.
pub fn followed(program: &Program, start: ProcedureId) -> BTreeSet<ProcedureId> {
    closure(program, [start], &|caller, open| {
        let is_seen = |callee: &ProcedureId| sees_body(caller, &program.procedures[*callee]);
        open.extend(callees(caller).iter().copied().filter(is_seen));
    })
}

/// A procedure and all that an execution may come to from it while every assertion holds.
pub fn executed(program: &Program, start: ProcedureId) -> BTreeSet<ProcedureId> {
    executed_from(program, [start])
}

/// Some procedures and all that executions may come to from them while every assertion holds.
pub fn executed_from(program: &Program, starts: impl IntoIterator<Item = ProcedureId>) -> BTreeSet<ProcedureId> {
    closure(program, starts, &|procedure, open| open.extend(callees(procedure)))
}

/// The same, where exceptions of all classes are caught.
pub fn executed_if_caught(program: &Program, start: ProcedureId) -> BTreeSet<ProcedureId> {
    closure(program, [start], &|procedure, open| open.extend(callees_if_caught(procedure)))
}

/// Some procedures and all that a relation leads to from them.
fn closure(
    program: &Program,
    starts: impl IntoIterator<Item = ProcedureId>,
    lead: &dyn Fn(&Procedure, &mut Vec<ProcedureId>),
) -> BTreeSet<ProcedureId> {
    let mut is_seen = vec![false; program.procedures.len()];
    let mut seen = Vec::new();
    let mut open: Vec<ProcedureId> = starts.into_iter().collect();
    while let Some(id) = open.pop() {
        if !std::mem::replace(&mut is_seen[id.index()], true) {
            seen.push(id);
            lead(&program.procedures[id], &mut open);
        }
    }
    seen.into_iter().collect()
}

fn sees_body(caller: &Procedure, callee: &Procedure) -> bool {
    callee.visibility == Visibility::Body
        || (matches!(caller.kind, ProcedureKind::Dispatch(_)) && !is_contract_enough(callee))
}

/// Whether a call that a dispatch makes may rely on the callee's contract. The call's one obligation is that it is
/// followed; it has none for what the callee requires.
pub fn is_contract_enough(callee: &Procedure) -> bool {
    callee.visibility == Visibility::Contract
        && callee.contract.requires.iter().all(|requires| requires.role == Role::Free)
}

/// The variables that matter to a procedure by itself: those in what it requires of its callers, in what it promises
/// apart from its frame, and in its commands. That a snapshot is taken of something does not make it matter.
pub fn mentioned<'p>(program: &Program, procedure: &'p Procedure) -> &'p [Var] {
    procedure.memo.mentioned.get_or_init(|| find_mentioned(program, procedure).into_iter().collect())
}

fn find_mentioned(program: &Program, procedure: &Procedure) -> BTreeSet<Var> {
    let is_frame =
        |ensures: &&Ensures| ensures.obligation.is_some_and(|id| program.obligations[id].rule == &rules::FRAME);
    let required = procedure.contract.requires.iter().filter(|requires| requires.role == Role::Checked);
    let promised = procedure.contract.ensures.iter().filter(|ensures| !is_frame(ensures));
    let mut terms: Vec<&Term> = required.map(|requires| &requires.formula).collect();
    terms.extend(promised.map(|ensures| &ensures.formula));
    let mut variables = BTreeSet::new();
    if let Some(body) = &procedure.body {
        for block in blocks(body).into_iter().map(|id| &body.blocks[id]) {
            let headers = block.header.iter().flat_map(|header| &header.invariants);
            terms.extend(headers.map(|invariant| &invariant.formula));
            terms.extend(block.header.iter().flat_map(|header| &header.predicates));
            if let Terminator::Branch { condition, .. } = &block.terminator {
                terms.push(condition);
            }
            for command in block.commands.iter().filter(|command| !is_snapshot(&command.kind)) {
                let (targets, read) = command.kind.parts();
                variables.extend(targets.into_iter().cloned());
                terms.extend(read);
            }
        }
    }
    let snapshots: BTreeMap<&Var, &Var> = procedure.contract.snapshots.iter().map(|(copy, of)| (copy, of)).collect();
    variables.extend(terms.into_iter().flat_map(free_variables));
    let copied: Vec<Var> = variables.iter().filter_map(|copy| snapshots.get(copy).map(|of| (*of).clone())).collect();
    variables.extend(copied);
    variables
}

fn is_snapshot(command: &CommandKind) -> bool {
    matches!(command, CommandKind::Assign { value, .. }
        if matches!(value.kind(), TermKind::Var(_)) && matches!(value.sort(), Sort::Map(..)))
}
