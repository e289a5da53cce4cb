//! Which procedures are checked on their own, and which cannot be because of what they call.

use crate::context::Context;
use crate::contracts::has_invariants;
use ir::{CommandKind, ProcedureId, Program, Visibility};
use sema::program::{Access, MethodId, MethodKind, Origin};
use std::collections::BTreeSet;

/// Entry points: methods with a contract, `main`, public and protected ones, those of classes with invariants that
/// others may call, and whatever no entry point reaches by following calls.
pub fn choose_entries(context: &Context<'_>, program: &mut Program) {
    let methods: Vec<MethodId> = context.program.methods.ids().filter(|id| is_checkable(context, *id)).collect();
    for id in &methods {
        let procedure = context.procedure(*id);
        program.procedures[procedure].is_entry = is_entry_by_itself(context, *id, program);
    }
    let called = called_by_others(program);
    for id in &methods {
        let procedure = context.procedure(*id);
        program.procedures[procedure].is_entry |= !called.contains(&procedure);
    }
    let mut reached = BTreeSet::new();
    let entries: Vec<ProcedureId> =
        program.procedures.iter().filter(|(_, procedure)| procedure.is_entry).map(|(id, _)| id).collect();
    entries.into_iter().for_each(|entry| reach(program, entry, &mut reached));
    for id in methods {
        let procedure = context.procedure(id);
        if !reached.contains(&procedure) {
            program.procedures[procedure].is_entry = true;
            reach(program, procedure, &mut reached);
        }
    }
}

fn is_checkable(context: &Context<'_>, id: MethodId) -> bool {
    let method = &context.program.methods[id];
    context.program.classes[method.owner].origin == Origin::Source && !method.is_abstract
}

fn is_entry_by_itself(context: &Context<'_>, id: MethodId, program: &Program) -> bool {
    let method = &context.program.methods[id];
    let has_unsupported = !program.procedures[context.procedure(id)].unsupported.is_empty();
    let is_open = matches!(method.access, Access::Public | Access::Protected);
    let is_main = method.kind == MethodKind::Static && &*method.name == "main";
    let keeps_invariants = has_invariants(context, method.owner)
        && (method.kind == MethodKind::Constructor || method.access != Access::Private);
    method.contract.is_some() || method.is_pure || is_open || is_main || has_unsupported || keeps_invariants
}

fn called_by_others(program: &Program) -> BTreeSet<ProcedureId> {
    let ids = program.procedures.ids();
    ids.flat_map(|caller| program.procedures[caller].calls().filter(move |callee| *callee != caller)).collect()
}

/// What is checked when an entry point is: it and what it follows.
fn reach(program: &Program, entry: ProcedureId, reached: &mut BTreeSet<ProcedureId>) {
    let mut open = vec![entry];
    while let Some(id) = open.pop() {
        if reached.insert(id) {
            let followed = program.procedures[id].calls();
            open.extend(followed.filter(|callee| program.procedures[*callee].visibility == Visibility::Body));
        }
    }
}

/// Whoever calls a procedure that is not supported is not supported either: nothing is known of what it does, not
/// even that it returns.
pub fn spread_unsupported(program: &mut Program) {
    loop {
        let mut spread = Vec::new();
        for (id, procedure) in program.procedures.iter().filter(|(_, procedure)| procedure.body.is_some()) {
            let unsupported = procedure.commands().find_map(|command| match &command.kind {
                CommandKind::Call { procedure, .. } if program.procedures[*procedure].body.is_none() => {
                    let callee = program.procedures[*procedure].name;
                    Some((command.span, format!("calls to `{callee}`, which is skipped itself")))
                }
                _ => None,
            });
            spread.extend(unsupported.map(|reason| (id, reason)));
        }
        if spread.is_empty() {
            return;
        }
        for (id, reason) in spread {
            let procedure = &mut program.procedures[id];
            procedure.unsupported.push(reason);
            procedure.body = None;
        }
    }
}
