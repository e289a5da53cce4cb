//! Keys that may change: an object whose `equals`, `hashCode` or `compareTo` reads a field that somebody assigns is not found any
//! more in a set or map once that has happened. Where objects of a class are used as keys, such fields are worth a warning.

use super::Unit;
use crate::program::{ClassId, Expr, ExprKind, FieldId, MethodId, MethodKind, Origin, Program};
use base::{Diagnostic, Span, rules};
use classes::{Classes, Type};
use std::collections::{BTreeMap, BTreeSet};

/// Sets and maps that find keys by `equals` and `hashCode`.
const HASHED: [&str; 8] = [
    "java.util.Map",
    "java.util.Set",
    "java.util.HashMap",
    "java.util.HashSet",
    "java.util.LinkedHashMap",
    "java.util.LinkedHashSet",
    "java.util.Hashtable",
    "java.util.concurrent.ConcurrentHashMap",
];

/// Those that find keys by `compareTo`.
const SORTED: [&str; 6] = [
    "java.util.TreeMap",
    "java.util.TreeSet",
    "java.util.SortedMap",
    "java.util.SortedSet",
    "java.util.NavigableMap",
    "java.util.NavigableSet",
];

/// A warning for each field that keys are found by and that is assigned outside constructors, at the first such assignment.
pub fn changing_keys(program: &Program, units: &[Unit<'_>], classes: &Classes) -> Vec<Diagnostic> {
    let mut warnings = BTreeMap::new();
    for ((class, methods), place) in key_classes(program, units, classes) {
        let deciding = deciding_methods(program, class, methods);
        for (field, reader) in fields_read(program, class, &deciding) {
            if let Some(change) = first_assignment(program, field, &deciding) {
                warnings.entry(field).or_insert_with(|| warning(program, (class, field), change, reader, place));
            }
        }
    }
    warnings.into_values().collect()
}

/// The methods that a kind of collections finds keys by.
type Names = &'static [&'static str];

/// The user's classes that are written as keys, each with the methods that matter and the first place.
fn key_classes(program: &Program, units: &[Unit<'_>], classes: &Classes) -> BTreeMap<(ClassId, Names), Span> {
    let mut found: BTreeMap<(ClassId, Names), Span> = BTreeMap::new();
    for unit in units.iter().filter(|unit| unit.origin == Origin::Source) {
        for (span, ty) in &unit.attribution.written {
            let Some((class, methods)) = key_of(program, ty, classes) else { continue };
            let first = found.entry((class, methods)).or_insert(*span);
            *first = (*first).min(*span);
        }
    }
    found
}

fn key_of(program: &Program, ty: &Type, classes: &Classes) -> Option<(ClassId, Names)> {
    let Type::Class(collection) = ty else { return None };
    let Some(Type::Class(key)) = collection.arguments.first() else { return None };
    let name = classes.class(collection.class).binary_name;
    let methods: Names = match &*name {
        name if HASHED.contains(&name) => &["equals", "hashCode"],
        name if SORTED.contains(&name) => &["compareTo"],
        _ => return None,
    };
    let class = program.class_named(&classes.class(key.class).binary_name)?;
    (program.classes[class].origin == Origin::Source).then_some((class, methods))
}

/// The methods of these names that objects of a class run, and what those call in the class and its superclasses.
fn deciding_methods(program: &Program, class: ClassId, names: Names) -> BTreeSet<MethodId> {
    let classes = chain(program, class);
    let named = |class: ClassId, name: &str| -> Vec<MethodId> {
        let methods = program.classes[class].methods.iter().copied();
        methods.filter(|id| &*program.methods[*id].name == name).collect()
    };
    let nearest = |name: &&str| classes.iter().map(|class| named(*class, name)).find(|methods| !methods.is_empty());
    let own: BTreeSet<MethodId> = classes.iter().flat_map(|class| &program.classes[*class].methods).copied().collect();
    let mut open: Vec<MethodId> = names.iter().filter_map(nearest).flatten().collect();
    let mut found = BTreeSet::new();
    while let Some(id) = open.pop() {
        if found.insert(id) {
            visit(program, id, &mut |expr| match &expr.kind {
                ExprKind::VirtualCall(_, called, _)
                | ExprKind::SuperCall(called, _)
                | ExprKind::StaticCall(called, _)
                    if own.contains(called) =>
                {
                    open.push(*called);
                }
                _ => {}
            });
        }
    }
    found
}

/// A class of the user and its superclasses, as far as they are the user's.
fn chain(program: &Program, class: ClassId) -> Vec<ClassId> {
    let is_source = |class: &ClassId| program.classes[*class].origin == Origin::Source;
    std::iter::successors(Some(class), |class| program.classes[*class].superclass).take_while(is_source).collect()
}

/// The fields of an object that these methods read and that can change, each with a place where it is read.
fn fields_read(program: &Program, class: ClassId, methods: &BTreeSet<MethodId>) -> BTreeMap<FieldId, Span> {
    let owners = chain(program, class);
    let mut found = BTreeMap::new();
    for method in methods {
        visit(program, *method, &mut |expr| {
            if let ExprKind::Field(_, field) = expr.kind {
                let declared = &program.fields[field];
                if !declared.is_final && !declared.is_static && owners.contains(&declared.owner) {
                    found.entry(field).or_insert(expr.span);
                }
            }
        });
    }
    found
}

/// Where a field is assigned outside constructors, and not by the methods that read it: a hash code may be kept.
fn first_assignment(program: &Program, field: FieldId, deciding: &BTreeSet<MethodId>) -> Option<Span> {
    let mut places = Vec::new();
    for (id, method) in program.methods.iter() {
        let is_source = program.classes[method.owner].origin == Origin::Source;
        if !is_source || method.kind == MethodKind::Constructor || deciding.contains(&id) {
            continue;
        }
        visit(program, id, &mut |expr| {
            if let ExprKind::Assign { target, .. } | ExprKind::Step { target, .. } | ExprKind::Update { target, .. } =
                &expr.kind
                && matches!(target.kind, ExprKind::Field(_, assigned) if assigned == field)
            {
                places.push(expr.span);
            }
        });
    }
    places.into_iter().min()
}

fn visit(program: &Program, method: MethodId, visit: &mut dyn FnMut(&Expr)) {
    for statement in program.methods[method].body.iter().flatten() {
        statement.visit_expressions(&mut |expr| expr.visit(visit));
    }
}

fn warning(
    program: &Program,
    (class, field): (ClassId, FieldId),
    change: Span,
    reader: Span,
    place: Span,
) -> Diagnostic {
    let (class, field) = (program.classes[class].simple_name, program.fields[field].name);
    let message = format!("`{field}` changes here: a `{class}` that is a key is not found by it any more");
    Diagnostic::warning(&rules::CHANGING_KEY, change, message)
        .with_label(reader, "keys are compared by it here")
        .with_label(place, format!("`{class}` is used as a key here"))
        .with_help("make the field final, or take the key out before it changes and put it in again")
}
