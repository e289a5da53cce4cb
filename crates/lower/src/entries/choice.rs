//! Which procedures are checked on their own, and which calls come to something that is not understood.

use crate::contracts::invariants::has_invariants;
use crate::entries::gathered::followed;
use crate::program::context::{Context, behind_bridge};
use base::rules;
use ir::{CommandKind, ObligationId, Procedure, ProcedureId, ProcedureKind, Program, Visibility};
use sema::program::{Access, ClassId, MethodId, MethodKind, Origin};
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
    for (_, procedure) in methods {
        if !reached.contains(&procedure) {
            program.procedures[procedure].is_entry = true;
            reach(program, procedure, &mut reached);
        }
    }
}

/// Whether a method runs on an object that holds variables of the code around its class: lambdas, local and anonymous classes.
/// What those hold is known only where the object is made.
pub fn holds_captured(context: &Context<'_>, id: MethodId) -> bool {
    let method = &context.program.methods[id];
    let class = &context.program.classes[method.owner];
    method.kind == MethodKind::Instance
        && (class.name.contains("$$Lambda") || holds_variables(context.program, method.owner))
}

/// Whether objects of a class hold variables of the code around it.
pub fn holds_variables(program: &sema::program::Program, class: ClassId) -> bool {
    let is_captured = |field: &sema::program::FieldId| program.fields[*field].name.starts_with("val$");
    program.classes[class].fields.iter().any(is_captured)
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
    let ids = program.procedures.ids().filter(|id| program.procedures[*id].unsupported.is_empty());
    let mut called: BTreeSet<ProcedureId> =
        ids.flat_map(|caller| program.procedures[caller].calls().filter(move |callee| *callee != caller)).collect();
    // What a dispatcher chooses is called if the dispatcher is.
    for (id, procedure) in program.procedures.iter() {
        if let ProcedureKind::Dispatch(targets) = &procedure.kind
            && called.contains(&id)
            && procedure.unsupported.is_empty()
        {
            called.extend(targets.iter().map(|(_, target)| *target));
        }
    }
    called
}

/// What is checked when an entry point is: it and what it follows.
fn reach(program: &Program, entry: ProcedureId, reached: &mut BTreeSet<ProcedureId>) {
    let mut open = vec![entry];
    while let Some(id) = open.pop() {
        if reached.insert(id) {
            open.extend(followed(program, id));
        }
    }
}

/// Says of each call of the user's code what it is if it comes to a procedure that is not supported: one of which nothing is known. Whoever
/// makes it goes on; within the library, the user's call is that call.
pub fn name_unknown_effects(program: &mut Program) {
    let mut callers: BTreeMap<ProcedureId, Vec<ProcedureId>> = BTreeMap::new();
    let mut roots: BTreeMap<ProcedureId, ProcedureId> = BTreeMap::new();
    for (id, procedure) in program.procedures.iter() {
        let calls = procedure.commands().filter_map(|command| match &command.kind {
            CommandKind::Call { procedure, obligations, .. } if obligations.is_empty() => Some(*procedure),
            _ => None,
        });
        let targets = match &procedure.kind {
            ProcedureKind::Dispatch(targets) => targets.as_slice(),
            _ => &[],
        };
        for callee in calls.chain(targets.iter().map(|(_, target)| *target)) {
            callers.entry(callee).or_default().push(id);
        }
        if is_unknown(procedure) {
            roots.insert(id, id);
        }
    }
    let mut open: Vec<(ProcedureId, ProcedureId)> = roots.iter().map(|(id, root)| (*id, *root)).collect();
    while let Some((id, root)) = open.pop() {
        for caller in callers.remove(&id).unwrap_or_default() {
            // What is seen by its contract hides what it calls.
            if program.procedures[caller].visibility == Visibility::Body && !roots.contains_key(&caller) {
                roots.insert(caller, root);
                open.push((caller, root));
            }
        }
    }
    let mut named: Vec<(ObligationId, ProcedureId)> = Vec::new();
    for procedure in program.procedures.values() {
        for command in procedure.commands() {
            if let CommandKind::Call { procedure, obligations, .. } = &command.kind
                && let Some(root) = roots.get(procedure)
            {
                named.extend(obligations.iter().map(|id| (*id, *root)));
            }
        }
    }
    for (id, root) in named {
        if program.obligations[id].rule != &rules::CALL_DEPTH {
            continue;
        }
        let root = &program.procedures[root];
        let (place, why) = match root.unsupported.first() {
            Some((span, what)) => (*span, what.clone()),
            None => (root.span, "it has no body".to_owned()),
        };
        let name = root.name.strip_prefix("dispatch ").unwrap_or(&root.name).replace('$', ".");
        let message = format!("what `{name}` does is not known");
        let obligation = &mut program.obligations[id];
        obligation.rule = &rules::UNKNOWN_EFFECT;
        obligation.message = message;
        // What has no place in the user's files is told at the call.
        let place = if place.start == place.end { obligation.span } else { place };
        obligation.related = vec![(place, why)];
    }
}

/// Whether nothing is known of what a procedure does.
fn is_unknown(procedure: &Procedure) -> bool {
    let is_code = procedure.kind == ProcedureKind::Code;
    procedure.visibility == Visibility::Body
        && (!procedure.unsupported.is_empty() || is_code && procedure.body.is_none())
}
