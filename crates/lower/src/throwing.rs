//! Which methods an exception may leave that somebody throws: by `throw`, in the method itself or in one that it calls. Implicit
//! exceptions do not count: each is an obligation where it arises.

use crate::initialization::Initialization;
use crate::reach::Reach;
use sema::dispatch::Dispatch;
use sema::program::{BinaryOp, Expr, ExprKind, MethodId, Origin, Program, Stmt, StmtKind};
use std::collections::{BTreeMap, BTreeSet};

/// The methods that may throw.
pub fn throwing(
    program: &Program,
    reach: &Reach,
    dispatch: &Dispatch,
    initialization: &Initialization,
) -> BTreeSet<MethodId> {
    let mut callers: BTreeMap<MethodId, BTreeSet<MethodId>> = BTreeMap::new();
    let mut implementations: BTreeMap<MethodId, Vec<MethodId>> = BTreeMap::new();
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
                    ExprKind::VirtualCall(_, method, _) => {
                        let targets = implementations.entry(*method).or_insert_with(|| {
                            let owner = program.methods[*method].owner;
                            let classes = reach.instances.iter().filter(|class| program.is_subclass(**class, owner));
                            let mut found: Vec<_> =
                                classes.filter_map(|class| dispatch.implementation(*class, *method)).collect();
                            found.push(*method);
                            found
                        });
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

/// Whether an expression may make an implicit exception itself.
fn may_fail(expr: &Expr) -> bool {
    match &expr.kind {
        ExprKind::Field(object, _) | ExprKind::Length(object) | ExprKind::VirtualCall(object, ..) => {
            !matches!(object.kind, ExprKind::This)
        }
        ExprKind::Index(..)
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
    match &statement.kind {
        StmtKind::Throw(_) => true,
        StmtKind::Block(inner) => inner.iter().any(throws),
        StmtKind::If(_, yes, no) => throws(yes) || no.as_deref().is_some_and(throws),
        StmtKind::While { body, .. }
        | StmtKind::DoWhile { body, .. }
        | StmtKind::ForEach { body, .. }
        | StmtKind::Labeled(_, body) => throws(body),
        StmtKind::Switch { groups, .. } => groups.iter().flat_map(|group| &group.body).any(throws),
        StmtKind::Try { body, catches, finally } => {
            let handlers = catches.iter().flat_map(|catch| &catch.body);
            body.iter().chain(handlers).chain(finally.iter().flatten()).any(throws)
        }
        _ => false,
    }
}
