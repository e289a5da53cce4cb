//! Procedures that dispatch: one for each method that is called by the class of its receiver.

use crate::program::context::Context;
use crate::program::signatures::{parameters, result_of};
use base::Name;
use ir::{Procedure, ProcedureKind};
use sema::program::MethodId;

/// The procedure that calls of a method by dispatch go through.
pub fn lower_dispatcher(context: &Context<'_>, id: MethodId) -> Procedure {
    let method = &context.program.methods[id];
    let mut targets: Vec<(Name, ir::ProcedureId)> = Vec::new();
    for (class, target) in context.implementations(method.owner, id) {
        if let Some(procedure) = context.procedure(target) {
            targets.push((context.program.classes[class].name, procedure));
        }
    }
    targets.sort_by(|left, right| (*left.0).cmp(&right.0));
    let mut unsupported = Vec::new();
    // Nothing comes to a call on a type of which there are no objects. But the user's code may be given objects of unknown
    // classes by its callers.
    let may_be_given = || context.reach.mentioned.iter().any(|class| context.is_subclass(*class, method.owner));
    if targets.is_empty() && may_be_given() {
        unsupported.push((method.span, "no known class implements it".to_owned()));
    }
    if let Some(class) = context.lacking(method.owner, id) {
        let what = match context.program.outside.contains(&class) {
            true => "callers may hand over any function".to_owned(),
            false => format!("no model says what it does for `{}`", context.program.classes[class].name),
        };
        unsupported.push((method.span, what));
    }
    Procedure {
        parameters: parameters(context, method),
        result: result_of(context, method),
        kind: ProcedureKind::Dispatch(targets),
        unsupported,
        ..Procedure::empty(Name::new(&format!("dispatch {}", context.dispatched_name(id))), method.span)
    }
}
