//! Which procedures are checked on their own, and which cannot be because of what they call.

use crate::contracts::invariants::has_invariants;
use crate::program::context::{Context, behind_bridge};
use base::Span;
use ir::{Command, CommandKind, Procedure, ProcedureId, ProcedureKind, Program, Visibility};
use sema::program::{Access, MethodId, MethodKind, Origin};
use std::collections::{BTreeMap, BTreeSet};

/// Entry points: methods with a contract, `main`, public and protected ones, those of classes with invariants that
/// others may call, and whatever no entry point reaches by following calls.
pub fn choose_entries(context: &Context<'_>, program: &mut Program) {
    let methods: Vec<MethodId> = context.program.methods.ids().filter(|id| is_checkable(context, *id)).collect();
    let methods: Vec<(MethodId, ProcedureId)> =
        methods.into_iter().filter_map(|id| Some((id, context.procedure(id)?))).collect();
    for (id, procedure) in &methods {
        program.procedures[*procedure].is_entry = is_entry_by_itself(context, *id, *procedure, program);
    }
    for id in context.program.methods.ids().filter(|id| context.is_checked_model(&context.program.methods[*id])) {
        if let Some(procedure) = context.procedure(id) {
            program.procedures[procedure].is_entry = true;
        }
    }
    let called = called_by_others(program);
    for (id, procedure) in &methods {
        program.procedures[*procedure].is_entry |= !called.contains(procedure) && !holds_captured(context, *id);
    }
    let mut reached = BTreeSet::new();
    let entries: Vec<ProcedureId> =
        program.procedures.iter().filter(|(_, procedure)| procedure.is_entry).map(|(id, _)| id).collect();
    entries.into_iter().for_each(|entry| reach(program, entry, &mut reached));
    for (id, procedure) in methods {
        if !reached.contains(&procedure) {
            program.procedures[procedure].is_entry = true;
            if holds_captured(context, id) {
                let what = "code that captures variables and is called by nothing that is followed";
                let span = program.procedures[procedure].span;
                program.procedures[procedure].unsupported.push((span, what.to_owned()));
            }
            reach(program, procedure, &mut reached);
        }
    }
}

/// Whether a method runs on an object that holds variables of the code around its class: lambdas, local and anonymous classes.
/// What those hold is known only where the object is made.
fn holds_captured(context: &Context<'_>, id: MethodId) -> bool {
    let method = &context.program.methods[id];
    let class = &context.program.classes[method.owner];
    let is_captured = |field: &sema::program::FieldId| context.program.fields[*field].name.starts_with("val$");
    method.kind == MethodKind::Instance && (class.name.contains("$$Lambda") || class.fields.iter().any(is_captured))
}

/// Whether a method has a text of its own that can be checked. A bridge has none: what it leads to is checked.
fn is_checkable(context: &Context<'_>, id: MethodId) -> bool {
    let method = &context.program.methods[id];
    context.program.classes[method.owner].origin == Origin::Source
        && !method.is_abstract
        && !context.is_generated(method)
        && (behind_bridge(context.program, id).is_none() || context.has_contract(id))
}

fn is_entry_by_itself(context: &Context<'_>, id: MethodId, procedure: ProcedureId, program: &Program) -> bool {
    let method = &context.program.methods[id];
    let has_unsupported = !program.procedures[procedure].unsupported.is_empty();
    let is_open = matches!(method.access, Access::Public | Access::Protected);
    let is_main = method.kind == MethodKind::Static && &*method.name == "main";
    let keeps_invariants = has_invariants(context, method.owner)
        && (method.kind == MethodKind::Constructor || method.access != Access::Private);
    let is_open = (is_open || keeps_invariants) && !holds_captured(context, id);
    // The virtual machine calls it, whatever the program's own uses of the class are.
    let is_initializer =
        method.kind == MethodKind::StaticInitializer && context.initialization.guarded.contains(&method.owner);
    context.has_contract(id) || method.is_pure || is_open || is_main || is_initializer || has_unsupported
}

fn called_by_others(program: &Program) -> BTreeSet<ProcedureId> {
    let ids = program.procedures.ids();
    let mut called: BTreeSet<ProcedureId> =
        ids.flat_map(|caller| program.procedures[caller].calls().filter(move |callee| *callee != caller)).collect();
    // What a dispatcher chooses is called if the dispatcher is.
    for (id, procedure) in program.procedures.iter() {
        if let ProcedureKind::Dispatch(targets) = &procedure.kind
            && called.contains(&id)
        {
            called.extend(targets.iter().map(|(_, target)| *target));
        }
    }
    called
}

/// What is checked when an entry point is: it and what it follows.
pub fn reach(program: &Program, entry: ProcedureId, reached: &mut BTreeSet<ProcedureId>) {
    let mut open = vec![entry];
    while let Some(id) = open.pop() {
        if reached.insert(id) {
            let procedure = &program.procedures[id];
            let targets = match &procedure.kind {
                ProcedureKind::Dispatch(targets) => targets.as_slice(),
                _ => &[],
            };
            let followed = procedure.calls().chain(targets.iter().map(|(_, target)| *target));
            open.extend(followed.filter(|callee| program.procedures[*callee].visibility == Visibility::Body));
        }
    }
}

/// The commands that an execution can come to in which no obligation fails.
fn live_commands(procedure: &Procedure) -> Vec<&Command> {
    let Some(body) = &procedure.body else { return Vec::new() };
    let mut seen = BTreeSet::new();
    let mut open = vec![body.entry];
    let mut commands = Vec::new();
    while let Some(id) = open.pop() {
        if seen.insert(id) {
            commands.extend(&body.blocks[id].commands);
            open.extend(body.blocks[id].terminator.successors());
        }
    }
    commands
}

/// Whoever calls a procedure that is not supported is not supported either: nothing is known of what it does, not
/// even that it returns. Bodies stay: a run may never come to the call.
pub fn spread_unsupported(program: &mut Program) {
    let mut callers: BTreeMap<ProcedureId, Vec<(ProcedureId, Span)>> = BTreeMap::new();
    let mut open = Vec::new();
    for (id, procedure) in program.procedures.iter() {
        for command in live_commands(procedure) {
            if let CommandKind::Call { procedure, .. } = command.kind {
                callers.entry(procedure).or_default().push((id, command.span));
            }
        }
        if let ProcedureKind::Dispatch(targets) = &procedure.kind {
            for (_, target) in targets {
                callers.entry(*target).or_default().push((id, procedure.span));
            }
        }
        if !procedure.unsupported.is_empty() || (procedure.kind == ProcedureKind::Code && procedure.body.is_none()) {
            open.push(id);
        }
    }
    let mut next = 0;
    while let Some(callee) = open.get(next).copied() {
        next += 1;
        let name = program.procedures[callee].name;
        for (caller, span) in callers.remove(&callee).unwrap_or_default() {
            let procedure = &mut program.procedures[caller];
            if procedure.unsupported.is_empty() {
                procedure.unsupported.push((span, format!("calls to `{name}`, which is skipped itself")));
                open.push(caller);
            }
        }
    }
}
