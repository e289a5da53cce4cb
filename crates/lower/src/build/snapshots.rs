//! Drops the snapshots that nothing reads, which contracts ask for freely: each one copies a map of the whole heap whenever the procedure runs.

use ir::{Body, CommandKind, Modified, Procedure};
use logic::Var;
use logic::transform::free_variables;
use std::collections::BTreeSet;

/// Does so for one procedure, whose contract is complete.
pub fn drop_unread(procedure: &mut Procedure) {
    let blocks = procedure.body.iter().flat_map(|body| body.blocks.values());
    let facts = blocks.filter_map(|block| block.header.as_ref()).flat_map(|header| &header.facts);
    let terms = procedure.terms().into_iter().chain(facts.map(|fact| &fact.formula));
    let terms = terms.chain(procedure.contract.modifies.iter().flat_map(Modified::terms));
    let read: BTreeSet<Var> = terms.flat_map(free_variables).collect();
    let snapshots = procedure.contract.snapshots.iter().map(|(local, _)| local);
    let unread: BTreeSet<Var> = snapshots.filter(|local| !read.contains(local)).cloned().collect();
    procedure.contract.snapshots.retain(|(local, _)| !unread.contains(local));
    procedure.locals.retain(|local| !unread.contains(local));
    // Of a clause that is not checked.
    procedure.conjuncts.retain(|conjunct| free_variables(&conjunct.formula).is_disjoint(&unread));
    if let Some(Body { blocks, entry }) = &mut procedure.body {
        blocks[*entry].commands.retain(|command| match &command.kind {
            CommandKind::Assign { target, .. } => !unread.contains(target),
            _ => true,
        });
    }
}
