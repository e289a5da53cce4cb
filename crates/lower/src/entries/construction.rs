//! How objects of the program's own classes come about: which procedures others may call to make and change them.

use crate::entries::choice::holds_variables;
use crate::program::context::Context;
use ir::{Construction, JavaType, ProcedureId, ProcedureKind, Program};
use sema::program::{Access, ClassId, FieldId, FieldKind, MethodId, MethodKind, Origin};

/// Notes it in a program.
pub fn note_construction(context: &Context<'_>, program: &mut Program) {
    let mut construction = Construction::default();
    let own = |(_, class): &(ClassId, &sema::program::Class)| class.origin == Origin::Source && !class.is_interface;
    for (id, class) in context.program.classes.iter().filter(own) {
        if is_encapsulated(context, id) {
            construction.encapsulated.insert(class.name);
            let kept = class.fields.iter().filter(|field| is_kept(context, **field) && context.has_place(**field));
            construction.kept_fields.insert(class.name, kept.map(|field| context.field(*field)).collect());
            let private = class.fields.iter().filter(|field| context.program.fields[**field].is_private);
            let private = private.filter(|field| is_kept(context, **field) && context.has_place(**field));
            construction.private_fields.extend(private.map(|field| context.field(*field)));
        }
        for method in &class.methods {
            let Some(procedure) = context.procedure(*method) else { continue };
            let declared = &context.program.methods[*method];
            if declared.kind == MethodKind::Constructor {
                construction.all_constructors.insert(procedure, class.name);
            }
            if declared.access == Access::Private {
                construction.closed.insert(procedure);
            }
        }
        for (method, procedure) in class.methods.iter().filter_map(|id| callable(context, program, *id)) {
            let declared = &context.program.methods[method];
            match declared.kind {
                // What it is given are variables of the code around the class.
                MethodKind::Constructor if holds_variables(context.program, id) => {}
                MethodKind::Constructor => construction.constructors.entry(class.name).or_default().push(procedure),
                MethodKind::Instance => construction.methods.entry(class.name).or_default().push(procedure),
                MethodKind::Static => {
                    if let JavaType::Class(made) = context.java_type(&declared.result) {
                        construction.factories.entry(made).or_default().push(procedure);
                    }
                }
                MethodKind::StaticInitializer => {}
            }
        }
    }
    program.construction = construction;
}

/// Whether only a class's own code gives some field of its objects a value, and nobody has written what states are allowed.
fn is_encapsulated(context: &Context<'_>, id: ClassId) -> bool {
    let class = &context.program.classes[id];
    let is_specified = class.has_specification || class.methods.iter().any(|method| context.has_contract(*method));
    !is_specified && class.fields.iter().any(|field| is_kept(context, *field))
}

/// Whether only the file of its class gives a field of objects values.
fn is_kept(context: &Context<'_>, field: FieldId) -> bool {
    let field = &context.program.fields[field];
    field.kind == FieldKind::Java && !field.is_static && (field.is_private || field.is_final)
}

/// A method that others may call, with code that can be run.
fn callable(context: &Context<'_>, program: &Program, id: MethodId) -> Option<(MethodId, ProcedureId)> {
    let method = &context.program.methods[id];
    let procedure = context.procedure(id)?;
    let lowered = &program.procedures[procedure];
    let can_run = lowered.kind == ProcedureKind::Code && lowered.body.is_some();
    let is_open = method.access != Access::Private && !method.is_model && !method.is_abstract;
    (can_run && is_open).then_some((id, procedure))
}
