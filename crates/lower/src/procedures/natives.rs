//! Procedures of the interpreter, as proofs see them. A native may change the elements of the arrays that it is handed, unless it is pure, and
//! nothing else. Of the result no more is known than its type; what is computed of values is known to `vcgen`, by its name.

use crate::program::context::{Context, qualified_signature};
use crate::program::signatures::{ir_name, parameters, result_of};
use ir::vocabulary::{subtype, type_constant, type_of};
use ir::{Contract, ElementKind, Ensures, GlobalKind, JavaType, Modified, Procedure, ProcedureKind, Visibility};
use logic::build::{add, and, bool, eq, implies, int, ite, le, lt, not, or, quantified_with, select, sub};
use logic::{Quantifier, Sort, Term, Var};
use sema::program::{Local, MethodId, Program, Type, Unsupported};
use std::borrow::Cow;

/// The native that copies elements from one array to another, or within one.
const COPY: &str = "java.lang.System.copyElements(java.lang.Object,int,java.lang.Object,int,int)";

/// The program in which native methods that the interpreter does not have are not understood: nobody knows what such code does.
pub fn without_foreign(program: &Program) -> Cow<'_, Program> {
    let natives = program.methods.iter().filter(|(_, method)| method.is_native);
    let is_foreign = |id: &MethodId| ir::natives::proof(&qualified_signature(program, *id)).is_none();
    let foreign: Vec<MethodId> = natives.map(|(id, _)| id).filter(is_foreign).collect();
    if foreign.is_empty() {
        return Cow::Borrowed(program);
    }
    let mut program = program.clone();
    for id in foreign {
        let method = &mut program.methods[id];
        method.is_native = false;
        method.unsupported.push(Unsupported { what: "native methods".into(), span: method.span });
    }
    Cow::Owned(program)
}

/// The procedure for a native method.
pub fn native(context: &Context<'_>, id: MethodId) -> Procedure {
    let method = &context.program.methods[id];
    let result = result_of(context, method);
    let handed = method.parameters.iter().filter(|_| !context.is_pure(id)).map(|id| &method.locals[*id]);
    let typing = result.iter().map(|result| context.typing(&result.term(), &method.result));
    let mut promises: Vec<Term> = typing.filter(|typing| *typing != bool(true)).collect();
    let mut procedure = Procedure {
        parameters: parameters(context, method),
        result: result.clone(),
        exception: None,
        contract: Contract {
            modifies: handed.flat_map(|local| arrays_of(context, local)).collect(),
            ..Contract::default()
        },
        kind: ProcedureKind::Native,
        visibility: Visibility::Contract,
        ..Procedure::empty(context.procedure_name(id), method.span)
    };
    if &*procedure.name == COPY {
        promises.extend(copied(context, &mut procedure));
    }
    procedure.contract.ensures = promises.into_iter().map(|formula| Ensures { formula, obligation: None }).collect();
    procedure
}

/// The elements of the arrays that a parameter may be.
fn arrays_of(context: &Context<'_>, local: &Local) -> Vec<Modified> {
    let is_array = |kind: ElementKind| match &local.ty {
        Type::Array(element) => kind == ElementKind::of(&context.java_type(element)),
        Type::Class(class) => ir::ARRAY_SUPERTYPES.contains(&&*context.program.classes[*class].name),
        _ => false,
    };
    let array = Var::new(ir_name(local.name), Sort::Ref).term();
    let elements = element_maps(context).filter(|(_, kind)| is_array(*kind));
    elements.map(|(map, _)| Modified::Place { map, keys: vec![array.clone()] }).collect()
}

/// The contents of arrays, by the kind of their elements.
fn element_maps(context: &Context<'_>) -> impl Iterator<Item = (Var, ElementKind)> {
    context.globals.iter().filter_map(|global| match global.kind {
        GlobalKind::Elements(kind) => Some((global.variable.clone(), kind)),
        _ => None,
    })
}

/// What a copy of elements does: as many as the result says have come from where they were, all others are as before. All are copied but those
/// that do not fit into an array of objects. Of arrays with other elements the maps say nothing, so that it is said of all of them.
fn copied(context: &Context<'_>, procedure: &mut Procedure) -> Vec<Term> {
    let parameter = |at: usize| procedure.parameters[at].variable.term();
    let [source, from, target, to, length] = [0, 1, 2, 3, 4].map(parameter);
    let Some(count) = procedure.result.as_ref().map(Var::term) else { return Vec::new() };
    let array_of_objects = JavaType::Array(Box::new(JavaType::Class("java.lang.Object".into())));
    let fits = or([
        not(subtype(type_of(source.clone()), type_constant(&array_of_objects))),
        eq(type_of(source.clone()), type_of(target.clone())),
        eq(type_of(target.clone()), type_constant(&array_of_objects)),
    ]);
    let mut promises = vec![
        and([le(int(0), count.clone()), le(count.clone(), length.clone())]),
        implies(fits, eq(count.clone(), length)),
    ];
    for (map, _) in element_maps(context) {
        let before = Var::new(format!("$before {}", map.name), map.sort.clone());
        let index = Var::new("i%copied", Sort::Int);
        let cell = |map: &Var, array: &Term, at: Term| select(select(map.term(), array.clone()), at);
        let end = add(to.clone(), count.clone());
        let is_copied = and([le(to.clone(), index.term()), lt(index.term(), end)]);
        let origin = add(from.clone(), sub(index.term(), to.clone()));
        let after = cell(&map, &target, index.term());
        let is_inside = and([le(int(0), index.term()), lt(index.term(), ir::vocabulary::length(target.clone()))]);
        let value = ite(is_copied, cell(&before, &source, origin), cell(&before, &target, index.term()));
        let fact = implies(is_inside, eq(after.clone(), value));
        promises.push(quantified_with(Quantifier::Forall, vec![index], vec![vec![after]], fact));
        procedure.locals.push(before.clone());
        procedure.contract.snapshots.push((before, map));
    }
    procedure.contract.modifies.retain(|place| matches!(place, Modified::Place { keys, .. } if keys.contains(&target)));
    promises
}
