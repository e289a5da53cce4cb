//! What holds of objects that have been constructed: a `final` field that every constructor gives a new object, a text or the
//! like is not null. A method that is checked on its own gets such objects; callers of the program see to that. And static fields that
//! got different new objects, as the constants of an enumeration do, are different.

use crate::context::Context;
use crate::entries::reach;
use base::arena::Id;
use ir::vocabulary::{birth, now, null};
use ir::{Procedure, ProcedureId, Program, Requires, Role};
use logic::build::{and, eq, implies, lt, ne, or, quantified_with, select};
use logic::{Quantifier, Sort, Term, Var};
use sema::program::{ClassId, Expr, ExprKind, FieldId, MethodKind, Origin, Type};
use std::collections::BTreeSet;

/// The assumption in words.
const ASSUMPTION: &str = "objects that methods are given have been constructed";

/// Lets every entry point of the program rely on it, for the fields that it uses.
pub fn assume_constructed(context: &Context<'_>, program: &mut Program) {
    let (fields, constants) = (never_null(context), constants(context));
    if fields.is_empty() && constants.is_empty() {
        return;
    }
    let entries: Vec<ProcedureId> =
        program.procedures.iter().filter(|(_, procedure)| procedure.is_entry).map(|(id, _)| id).collect();
    let mentions = mentions(context, program, &[fields.as_slice(), constants.as_slice()].concat());
    for entry in entries {
        let mut reached = BTreeSet::new();
        reach(program, entry, &mut reached);
        let used: BTreeSet<FieldId> = reached.iter().flat_map(|id| mentions[id.index()].iter().copied()).collect();
        let is_constructor = is_constructor(context, entry);
        let procedure = &mut program.procedures[entry];
        let (constants, fields): (Vec<FieldId>, Vec<FieldId>) =
            used.into_iter().partition(|field| context.program.fields[*field].is_static);
        let mut facts: Vec<Term> =
            fields.into_iter().flat_map(|field| facts(context, procedure, is_constructor, field)).collect();
        if !facts.is_empty() {
            procedure.assumptions.push((procedure.span, ASSUMPTION.to_owned()));
        }
        facts.extend(differ(context, &constants));
        let span = procedure.span;
        let free =
            facts.into_iter().map(|formula| Requires { formula, role: Role::Free, span, text: ASSUMPTION.into() });
        procedure.contract.requires.splice(0..0, free);
    }
}

/// The `final` fields of the user's classes to which only values are assigned that cannot be null.
fn never_null(context: &Context<'_>) -> Vec<FieldId> {
    let program = context.program;
    let mut candidates: BTreeSet<FieldId> = BTreeSet::new();
    for class in program.classes.values().filter(|class| class.origin == Origin::Source) {
        let is_candidate = |id: &&FieldId| {
            let field = &program.fields[**id];
            field.is_final && !field.is_static && field.ty.is_reference()
        };
        candidates.extend(class.fields.iter().filter(is_candidate));
    }
    let mut assigned = BTreeSet::new();
    for method in program.methods.values().filter(|method| method.kind == MethodKind::Constructor) {
        for statement in method.body.iter().flatten() {
            statement.visit_expressions(&mut |expr| {
                expr.visit(&mut |part| {
                    if let ExprKind::Assign { target, value, .. } = &part.kind
                        && let ExprKind::Field(_, field) = target.kind
                    {
                        assigned.insert(field);
                        if !is_new(value) {
                            candidates.remove(&field);
                        }
                    }
                });
            });
        }
    }
    candidates.retain(|field| assigned.contains(field) && context.reach.live_fields.contains(field));
    candidates.into_iter().collect()
}

/// The static fields of the user's classes that are `final` and get a new object when their class is initialised.
fn constants(context: &Context<'_>) -> Vec<FieldId> {
    let program = context.program;
    let is_new =
        |field: &FieldId| context.initial_value(*field).is_some_and(|value| matches!(value.kind, ExprKind::New(..)));
    let is_constant = |field: &FieldId| {
        let declared = &program.fields[*field];
        declared.is_static && declared.is_final && program.classes[declared.owner].origin == Origin::Source
    };
    context.reach.live_fields.iter().copied().filter(|field| is_constant(field) && is_new(field)).collect()
}

/// That of these fields, each of which gets a new object of its own, those of one type are different, or null still.
fn differ(context: &Context<'_>, constants: &[FieldId]) -> Vec<Term> {
    let mut facts = Vec::new();
    for (index, first) in constants.iter().enumerate() {
        for second in &constants[index + 1..] {
            if context.program.fields[*first].ty == context.program.fields[*second].ty {
                let (first, second) = (context.field(*first).term(), context.field(*second).term());
                facts.push(or([eq(first.clone(), null()), ne(first, second)]));
            }
        }
    }
    facts
}

/// Whether an expression, once it has a value, has one that is not null.
fn is_new(expr: &Expr) -> bool {
    match &expr.kind {
        ExprKind::New(..)
        | ExprKind::NewArray(_)
        | ExprKind::ArrayLiteral(_)
        | ExprKind::String(_)
        | ExprKind::Concat(_)
        | ExprKind::ClassLiteral(_)
        | ExprKind::This
        | ExprKind::NonNull(_) => true,
        ExprKind::Cast(inner) => is_new(inner),
        ExprKind::Conditional(_, yes, no) => is_new(yes) && is_new(no),
        _ => false,
    }
}

/// For each procedure, those of the fields that it mentions.
fn mentions(context: &Context<'_>, program: &Program, fields: &[FieldId]) -> Vec<Vec<FieldId>> {
    let of_procedure = |procedure: &Procedure| {
        let mentioned = procedure.mentioned();
        fields.iter().copied().filter(|field| mentioned.contains(&context.field(*field))).collect()
    };
    program.procedures.values().map(of_procedure).collect()
}

fn is_constructor(context: &Context<'_>, entry: ProcedureId) -> bool {
    let mut methods = context.program.methods.iter();
    methods.any(|(id, method)| context.procedure(id) == Some(entry) && method.kind == MethodKind::Constructor)
}

/// That a field is not null in the objects that an entry point is given, and in all others that there are.
fn facts(context: &Context<'_>, procedure: &Procedure, is_constructor: bool, field: FieldId) -> Vec<Term> {
    let owner = context.program.fields[field].owner;
    let handed = procedure.parameters.iter().map(|parameter| parameter.variable.term());
    let (this, others): (Vec<Term>, Vec<Term>) = match is_constructor {
        true => (handed.clone().take(1).collect(), handed.skip(1).collect()),
        false => (Vec::new(), handed.collect()),
    };
    let is_set = |object: &Term| ne(select(context.field(field).term(), object.clone()), null());
    let is_one = |object: &Term| and([ne(object.clone(), null()), has_class(context, object, owner)]);
    let others = others.into_iter().filter(|term| *term.sort() == Sort::Ref);
    let mut facts: Vec<Term> = others.map(|object| implies(is_one(&object), is_set(&object))).collect();
    let object = Var::new("o%constructed", Sort::Ref);
    let is_old = lt(birth(object.term()), now().term());
    let is_other = and(this.into_iter().map(|this| ne(object.term(), this)));
    let guard = and([is_one(&object.term()), is_old, is_other]);
    let place = select(context.field(field).term(), object.term());
    let fact = implies(guard, is_set(&object.term()));
    facts.push(quantified_with(Quantifier::Forall, vec![object], vec![vec![place]], fact));
    facts
}

fn has_class(context: &Context<'_>, object: &Term, class: ClassId) -> Term {
    context.has_type(object, &Type::Class(class))
}
