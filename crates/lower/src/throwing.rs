//! Which methods an exception may leave that somebody throws: by `throw`, in the method itself or in one that it calls. Implicit
//! exceptions do not count: each is an obligation where it arises.

use crate::initialization::Initialization;
use crate::reach::Reach;
use base::rules::{self, Rule};
use sema::dispatch::Dispatch;
use sema::program::{BinaryOp, ClassId, Expr, ExprKind, MethodId, Origin, Program, Stmt, StmtKind, Type};
use std::collections::{BTreeMap, BTreeSet};

/// The methods that may throw.
pub fn throwing(
    program: &Program,
    reach: &Reach,
    dispatch: &Dispatch,
    initialization: &Initialization,
) -> BTreeSet<MethodId> {
    let mut callers: BTreeMap<MethodId, BTreeSet<MethodId>> = BTreeMap::new();
    let mut known: BTreeMap<MethodId, Vec<MethodId>> = BTreeMap::new();
    let mut open = Vec::new();
    for id in &reach.methods {
        let (mut calls, mut used) = (BTreeSet::new(), Vec::new());
        for statement in program.methods[*id].body.iter().flatten() {
            if throws(statement) {
                open.push(*id);
            }
            // The library's implicit exceptions are no obligations: they are thrown.
            let owner = &program.classes[program.methods[*id].owner];
            let is_generated = program.methods[*id].span == owner.span && !owner.name.contains("$$Lambda");
            if owner.origin != Origin::Source || is_generated {
                statement.visit_expressions(&mut |expr| {
                    expr.visit(&mut |part| {
                        if may_fail(part) {
                            open.push(*id)
                        }
                    })
                });
            }
            statement.visit_expressions(&mut |expr| {
                expr.visit(&mut |part| match &part.kind {
                    ExprKind::StaticCall(method, _)
                    | ExprKind::SuperCall(method, _)
                    | ExprKind::ConstructorCall(method, _)
                    | ExprKind::New(method, _) => {
                        calls.insert(*method);
                        used.push(program.methods[*method].owner);
                    }
                    ExprKind::StaticField(field) => used.push(program.fields[*field].owner),
                    ExprKind::VirtualCall(_, method, _) | ExprKind::Unboxed(_, method) => {
                        let targets =
                            known.entry(*method).or_insert_with(|| implementations(program, reach, dispatch, *method));
                        calls.extend(targets.iter().copied());
                    }
                    ExprKind::Sequence(statements, _) if statements.iter().any(throws) => open.push(*id),
                    _ => {}
                });
            });
        }
        // The initialisation of another class may fail, or may have failed before.
        let own = program.methods[*id].owner;
        if used.iter().any(|class| initialization.guarded.contains(class) && *class != own) {
            open.push(*id);
        }
        for callee in calls {
            callers.entry(callee).or_default().insert(*id);
        }
    }
    let mut found = BTreeSet::new();
    while let Some(id) = open.pop() {
        if found.insert(id) {
            open.extend(callers.get(&id).into_iter().flatten().copied());
        }
    }
    found
}

/// The exceptions by which the library says that it was called wrongly: each is an obligation of whoever calls it.
pub const FAILURES: [(&str, &Rule); 8] = [
    ("java.lang.IndexOutOfBoundsException", &rules::INDEX_RANGE),
    ("java.util.NoSuchElementException", &rules::NO_SUCH_ELEMENT),
    ("java.util.EmptyStackException", &rules::NO_SUCH_ELEMENT),
    ("java.util.ConcurrentModificationException", &rules::CONCURRENT_MODIFICATION),
    ("java.lang.IllegalStateException", &rules::ILLEGAL_STATE),
    ("java.lang.UnsupportedOperationException", &rules::UNSUPPORTED_OPERATION),
    ("java.lang.NullPointerException", &rules::NULL_ARGUMENT),
    ("java.lang.ClassCastException", &rules::CLASS_CAST),
];

/// Where what comes from outside the program decides: no caller can see to it that there is an element.
const OUTSIDE: [&str; 1] = ["java.util.Scanner"];

/// The failures that the library throws in words, by position in [`FAILURES`], for each of its methods: by itself or in the
/// methods of the library that it calls.
pub fn failures(program: &Program, reach: &Reach, dispatch: &Dispatch) -> BTreeMap<MethodId, BTreeSet<usize>> {
    let known: Vec<(usize, ClassId)> = FAILURES
        .iter()
        .enumerate()
        .filter_map(|(position, (name, _))| Some((position, program.class_named(name)?)))
        .collect();
    let is_library = |method: MethodId| {
        let owner = &program.classes[program.methods[method].owner];
        // What is pure is trusted to return.
        owner.origin != Origin::Source && !OUTSIDE.contains(&&*owner.name) && !program.methods[method].is_pure
    };
    let mut callers: BTreeMap<MethodId, BTreeSet<MethodId>> = BTreeMap::new();
    let mut targets: BTreeMap<MethodId, Vec<MethodId>> = BTreeMap::new();
    let mut found: BTreeMap<MethodId, BTreeSet<usize>> = BTreeMap::new();
    for id in reach.methods.iter().filter(|id| is_library(**id)) {
        let mut thrown = BTreeSet::new();
        for statement in program.methods[*id].body.iter().flatten() {
            each_throw(statement, &mut |exception| {
                let Type::Class(class) = exception.ty else { return };
                thrown.extend(known.iter().filter(|(_, failure)| program.is_subclass(class, *failure)).map(|it| it.0));
            });
            statement.visit_expressions(&mut |expr| {
                expr.visit(&mut |part| {
                    let targets: &[MethodId] = match &part.kind {
                        ExprKind::StaticCall(method, _)
                        | ExprKind::SuperCall(method, _)
                        | ExprKind::ConstructorCall(method, _)
                        | ExprKind::New(method, _) => std::slice::from_ref(method),
                        ExprKind::VirtualCall(_, method, _) | ExprKind::Unboxed(_, method) => {
                            targets.entry(*method).or_insert_with(|| implementations(program, reach, dispatch, *method))
                        }
                        _ => &[],
                    };
                    for callee in targets.iter().filter(|callee| is_library(**callee)) {
                        callers.entry(*callee).or_default().insert(*id);
                    }
                });
            });
        }
        if !thrown.is_empty() {
            found.insert(*id, thrown);
        }
    }
    let mut open: Vec<MethodId> = found.keys().copied().collect();
    while let Some(id) = open.pop() {
        let own = found.get(&id).cloned().unwrap_or_default();
        for caller in callers.get(&id).into_iter().flatten() {
            let of_caller = found.entry(*caller).or_default();
            let before = of_caller.len();
            of_caller.extend(&own);
            if of_caller.len() > before {
                open.push(*caller);
            }
        }
    }
    found
}

/// The methods that a call by dispatch may come to, itself among them.
pub fn implementations(program: &Program, reach: &Reach, dispatch: &Dispatch, method: MethodId) -> Vec<MethodId> {
    let owner = program.methods[method].owner;
    let classes = reach.instances.iter().filter(|class| program.is_subclass(**class, owner));
    let mut found: Vec<_> = classes.filter_map(|class| dispatch.implementation(*class, method)).collect();
    found.push(method);
    found.sort();
    found.dedup();
    found
}

/// Whether an expression may make an implicit exception itself.
fn may_fail(expr: &Expr) -> bool {
    match &expr.kind {
        ExprKind::Field(object, _) | ExprKind::Length(object) | ExprKind::VirtualCall(object, ..) => {
            !matches!(object.kind, ExprKind::This)
        }
        ExprKind::Index(..)
        | ExprKind::Unboxed(..)
        | ExprKind::Cast(_)
        | ExprKind::NewArray(_)
        | ExprKind::NonNull(_)
        | ExprKind::Binary(BinaryOp::Div | BinaryOp::Rem, ..)
        | ExprKind::Assign { compound: Some((BinaryOp::Div | BinaryOp::Rem, _)), .. } => true,
        _ => false,
    }
}

/// Whether a statement, or one within it, is a `throw`.
fn throws(statement: &Stmt) -> bool {
    let mut found = false;
    each_throw(statement, &mut |_| found = true);
    found
}

/// What a statement, or one within it, throws in words.
fn each_throw(statement: &Stmt, visit: &mut dyn FnMut(&Expr)) {
    let mut all = |statements: &mut dyn Iterator<Item = &Stmt>| statements.for_each(|it| each_throw(it, visit));
    match &statement.kind {
        StmtKind::Throw(exception) => visit(exception),
        StmtKind::Block(inner) => all(&mut inner.iter()),
        StmtKind::If(_, yes, no) => all(&mut std::iter::once(&**yes).chain(no.as_deref())),
        StmtKind::While { body, .. }
        | StmtKind::DoWhile { body, .. }
        | StmtKind::ForEach { body, .. }
        | StmtKind::Labeled(_, body)
        | StmtKind::Contracted(_, body) => each_throw(body, visit),
        StmtKind::Switch { groups, .. } => all(&mut groups.iter().flat_map(|group| &group.body)),
        StmtKind::Try { body, catches, finally } => {
            let handlers = catches.iter().flat_map(|catch| &catch.body);
            all(&mut body.iter().chain(handlers).chain(finally.iter().flatten()));
        }
        _ => {}
    }
}
