//! A call of a method that the receiver's class chooses becomes a chain of tests on that class, each with the call of
//! one method behind it. The classes given are all there are, so no execution comes to the end of the chain.

use crate::calls::{Call, Expansion};
use base::Name;
use base::arena::Id;
use ir::vocabulary::{type_constant, type_of};
use ir::{BlockId, JavaType, ProcedureId, Terminator};
use logic::Term;
use logic::build::{bool, eq, or};

/// A call that may run more methods than this is not followed.
pub const MOST_TARGETS: usize = 12;

/// A method, and the classes of receivers for which it is the one that runs.
pub struct Group {
    target: ProcedureId,
    classes: Vec<Name>,
}

/// The methods that a dispatch may run, in the order of their first classes; `None` if there are too many.
pub fn groups(targets: &[(Name, ProcedureId)]) -> Option<Vec<Group>> {
    let mut groups: Vec<Group> = Vec::new();
    for (class, target) in targets {
        match groups.iter().position(|group| group.target == *target) {
            Some(known) => groups[known].classes.push(*class),
            None if groups.len() == MOST_TARGETS => return None,
            None => groups.push(Group { target: *target, classes: vec![*class] }),
        }
    }
    Some(groups)
}

/// How many methods a dispatch may run.
pub fn count(targets: &[(Name, ProcedureId)]) -> usize {
    let mut methods: Vec<ProcedureId> = targets.iter().map(|(_, target)| *target).collect();
    methods.sort_by_key(|id| id.index());
    methods.dedup();
    methods.len()
}

/// Replaces the call at the end of `block`, before which it stands, by tests and calls. Returns the new blocks in the
/// order of execution.
pub fn expand(
    expansion: &mut Expansion<'_>,
    block: BlockId,
    rest: BlockId,
    call: &Call,
    groups: &[Group],
) -> Vec<BlockId> {
    let receiver = call.arguments.first().cloned();
    let mut added = Vec::new();
    let mut current = block;
    for group in groups {
        let made = Call { procedure: group.target, ..call.clone() };
        let then_block = expansion.add_block(block, vec![made.command()], Terminator::Goto(rest));
        let else_block = expansion.add_block(block, Vec::new(), Terminator::Stop);
        let condition = receiver.as_ref().map_or_else(|| bool(false), |receiver| is_one_of(receiver, &group.classes));
        expansion.flat.blocks[current].terminator = Terminator::Branch { condition, then_block, else_block };
        added.extend([then_block, else_block]);
        current = else_block;
    }
    added
}

fn is_one_of(receiver: &Term, classes: &[Name]) -> Term {
    or(classes.iter().map(|class| eq(type_of(receiver.clone()), type_constant(&JavaType::Class(*class)))))
}
