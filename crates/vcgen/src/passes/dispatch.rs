//! A call of a method that the receiver's class chooses becomes a chain of tests on that class, each with the call of
//! one method behind it. The classes given are all there are, so no execution comes to the end of the chain; but arrays have no class
//! among them, and run the methods of `Object`.

use crate::graph::call::Call;
use crate::passes::calls::Expansion;
use base::Name;
use base::arena::Id;
use ir::vocabulary::{type_constant, type_of};
use ir::{ARRAY_SUPERTYPES, BlockId, JavaType, Procedure, ProcedureId, Terminator};
use logic::Term;
use logic::build::{bool, eq, or};

/// A call that may run more methods than this is not followed.
pub const MOST_TARGETS: usize = 12;

/// A method, and the receivers for which it is the one that runs.
pub struct Group {
    target: ProcedureId,
    receivers: Receivers,
}

enum Receivers {
    /// Objects of exactly these classes.
    Of(Vec<Name>),
    /// All that no group before this one has.
    Others,
}

/// The class whose methods arrays run.
const ROOT: &str = ARRAY_SUPERTYPES[0];

/// The methods that a dispatch may run, in the order of their first classes, that of arrays last; `None` if there are too many, or
/// none that an array would run. The classes that the receiver may have may be known.
pub fn groups(dispatcher: &Procedure, targets: &[(Name, ProcedureId)], classes: Option<&[Name]>) -> Option<Vec<Group>> {
    let mut by_target: Vec<(ProcedureId, Vec<Name>)> = Vec::new();
    let is_possible = |class: &Name| classes.is_none_or(|classes| classes.contains(class));
    for (class, target) in targets.iter().filter(|(class, _)| is_possible(class)) {
        match by_target.iter().position(|(known, _)| known == target) {
            Some(known) => by_target[known].1.push(*class),
            None if by_target.len() == MOST_TARGETS => return None,
            None => by_target.push((*target, vec![*class])),
        }
    }
    let others = match classes.is_none() && may_be_array(dispatcher) {
        true => {
            let of_root = by_target.iter().position(|(_, classes)| classes.iter().any(|class| &**class == ROOT))?;
            Some(by_target.remove(of_root).0)
        }
        false => None,
    };
    let of = |(target, classes)| Group { target, receivers: Receivers::Of(classes) };
    let others = others.map(|target| Group { target, receivers: Receivers::Others });
    Some(by_target.into_iter().map(of).chain(others).collect())
}

/// Whether the receiver of a dispatch may be an array.
fn may_be_array(dispatcher: &Procedure) -> bool {
    let receiver = dispatcher.parameters.first().map(|receiver| &receiver.ty);
    matches!(receiver, Some(JavaType::Class(class)) if ARRAY_SUPERTYPES.contains(&&**class))
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
        added.push(then_block);
        let Receivers::Of(classes) = &group.receivers else {
            expansion.flat.blocks[current].terminator = Terminator::Goto(then_block);
            break;
        };
        let else_block = expansion.add_block(block, Vec::new(), Terminator::Stop);
        let condition = receiver.as_ref().map_or_else(|| bool(false), |receiver| is_one_of(receiver, classes));
        expansion.flat.blocks[current].terminator =
            Terminator::Branch { condition, then_block, else_block, written: None };
        added.push(else_block);
        current = else_block;
    }
    added
}

fn is_one_of(receiver: &Term, classes: &[Name]) -> Term {
    or(classes.iter().map(|class| eq(type_of(receiver.clone()), type_constant(&JavaType::Class(*class)))))
}
