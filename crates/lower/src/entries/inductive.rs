//! Methods that may come back to themselves and that nobody has specified. Each is checked on its own, and a call of one within another call of it is
//! not followed: what must hold in it is shown once, for any call that meets what is required (induction over the depth of the calls).

use crate::entries::gathered::{components, followed};
use crate::program::context::Context;
use ir::{CommandKind, Procedure, ProcedureId, ProcedureKind, Program, Role, Visibility};
use sema::program::{Access, MethodId, MethodKind, Origin};
use std::collections::BTreeSet;

/// Makes entry points of these methods, and tells which they are.
pub fn choose_inductive(context: &Context<'_>, program: &mut Program) -> BTreeSet<ProcedureId> {
    let candidates: Vec<(MethodId, ProcedureId)> = context
        .program
        .methods
        .ids()
        .filter(|id| is_candidate(context, *id))
        .filter_map(|id| Some((id, context.procedure(id)?)))
        .filter(|(_, procedure)| has_code(&program.procedures[*procedure]))
        .collect();
    if candidates.is_empty() {
        return BTreeSet::new();
    }
    let recursive = recursive(program);
    // Where objects or classes are in the making, less holds than what entry points begin with.
    let early = reached_early(context, program);
    let mut inductive = BTreeSet::new();
    for (method, id) in candidates {
        if !recursive.contains(&id) || early.contains(&id) {
            continue;
        }
        inductive.insert(id);
        let procedure = &mut program.procedures[id];
        procedure.is_entry = true;
        if context.program.methods[method].access == Access::Private {
            // All callers are known: what they pass is looked at where they call, and what holds of all that they pass is assumed in the code.
            procedure.contract.requires.retain(|requires| requires.role == Role::Free);
            procedure.assumptions.retain(|(span, _)| *span != procedure.span);
        }
    }
    inductive
}

/// A method of the user's without a specification, on an object that holds no variables of the code around its class.
fn is_candidate(context: &Context<'_>, id: MethodId) -> bool {
    let method = &context.program.methods[id];
    let class = &context.program.classes[method.owner];
    class.origin == Origin::Source
        && !class.has_specification
        && !context.has_contract(id)
        && !method.is_pure
        && !method.is_model
        && !method.is_abstract
        && !context.is_generated(method)
        && matches!(method.kind, MethodKind::Instance | MethodKind::Static)
        && !crate::entries::choice::holds_captured(context, id)
}

fn has_code(procedure: &Procedure) -> bool {
    procedure.kind == ProcedureKind::Code
        && procedure.visibility == Visibility::Body
        && procedure.unsupported.is_empty()
        && procedure.body.is_some()
}

/// The procedures that may come back to themselves.
fn recursive(program: &Program) -> BTreeSet<ProcedureId> {
    let calls_itself = |id: &ProcedureId| followed(program, *id).contains(id);
    let all = components(program).into_iter();
    all.filter(|component| component.len() > 1 || component.iter().any(calls_itself)).flatten().collect()
}

/// What constructors and initialisers of the user's classes come to.
fn reached_early(context: &Context<'_>, program: &Program) -> BTreeSet<ProcedureId> {
    let is_early = |id: &MethodId| {
        let method = &context.program.methods[*id];
        let is_own = context.program.classes[method.owner].origin == Origin::Source;
        is_own && matches!(method.kind, MethodKind::Constructor | MethodKind::StaticInitializer)
    };
    let early = context.program.methods.ids().filter(is_early);
    let mut open: Vec<ProcedureId> = early.filter_map(|id| context.procedure(id)).collect();
    let mut reached: BTreeSet<ProcedureId> = open.iter().copied().collect();
    while let Some(id) = open.pop() {
        // Whatever is called counts here, whether it is followed or not.
        let procedure = &program.procedures[id];
        let targets = match &procedure.kind {
            ProcedureKind::Dispatch(targets) => targets.as_slice(),
            _ => &[],
        };
        let called = procedure.commands().filter_map(|command| match &command.kind {
            CommandKind::Call { procedure, .. } => Some(*procedure),
            _ => None,
        });
        let all = called.chain(targets.iter().map(|(_, target)| *target));
        open.extend(all.filter(|callee| reached.insert(*callee)).collect::<Vec<_>>());
    }
    reached
}
