//! Measures of methods in specifications that call themselves and do not say what measures them: an integer that each call makes smaller, or
//! the distance of two that approach one another. A guess may be wrong: what the method says holds only where its calls are smaller.

use crate::program::context::Context;
use crate::spec::measures::{Measure, measured};
use sema::program::{BinaryOp, Case, Expr, ExprKind, LocalId, Method, MethodId, Type};
use std::borrow::Cow;

/// What measures a method: what it says, or else a guess.
pub fn measured_or_guessed<'a>(context: &Context<'a>, id: MethodId) -> Option<Measure<'a>> {
    measured(context, id).or_else(|| {
        let method = &context.program.methods[id];
        let part = guess(method, &changes(method, id))?;
        Some(Measure { origin: id, parts: Cow::Owned(vec![part]) })
    })
}

/// Whether a method calls itself, does not say what measures it, and no contract mentions it: then its equation would only burden proofs.
pub fn is_beside_the_point(context: &Context<'_>, id: MethodId) -> bool {
    let program = context.program;
    if measured(context, id).is_some() || changes(&program.methods[id], id).is_empty() {
        return false;
    }
    let cases = program.methods.values().flat_map(|method| &method.contract).flat_map(|contract| &contract.cases);
    let invariants = program.classes.values().flat_map(|class| &class.invariants).map(|invariant| &invariant.formula);
    !cases.flat_map(Case::expressions).chain(invariants).any(|formula| mentions(formula, id))
}

/// Whether an expression calls a method.
fn mentions(expr: &Expr, id: MethodId) -> bool {
    let mut found = false;
    expr.visit(&mut |part| found |= called(part).is_some_and(|(method, _)| method == id));
    found
}

/// The method that an expression calls, and the arguments.
fn called(expr: &Expr) -> Option<(MethodId, &[Expr])> {
    match &expr.kind {
        ExprKind::StaticCall(method, arguments)
        | ExprKind::SuperCall(method, arguments)
        | ExprKind::VirtualCall(_, method, arguments) => Some((*method, arguments)),
        _ => None,
    }
}

/// How a call changes a parameter of its caller.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Change {
    Smaller,
    Same,
    Larger,
    Unknown,
}

/// What each call of a method in its own body makes of each parameter.
fn changes(method: &Method, id: MethodId) -> Vec<Vec<Change>> {
    let mut found = Vec::new();
    for statement in method.body.iter().flatten() {
        statement.visit_expressions(&mut |expr| {
            expr.visit(&mut |part| {
                if let Some((_, arguments)) = called(part).filter(|(method, _)| *method == id) {
                    let pairs = method.parameters.iter().zip(arguments);
                    found.push(pairs.map(|(parameter, argument)| change(*parameter, argument)).collect());
                }
            });
        });
    }
    found
}

fn change(parameter: LocalId, argument: &Expr) -> Change {
    let is_own = |expr: &Expr| matches!(plain(expr).kind, ExprKind::Local(local) if local == parameter);
    let is_positive = |expr: &Expr| matches!(plain(expr).kind, ExprKind::Int(1..));
    match &plain(argument).kind {
        ExprKind::Local(local) if *local == parameter => Change::Same,
        ExprKind::Binary(BinaryOp::Sub | BinaryOp::Div, left, right) if is_own(left) && is_positive(right) => {
            Change::Smaller
        }
        ExprKind::Binary(BinaryOp::Add, left, right)
            if (is_own(left) && is_positive(right)) || (is_positive(left) && is_own(right)) =>
        {
            Change::Larger
        }
        _ => Change::Unknown,
    }
}

/// An expression without conversions around it.
fn plain(expr: &Expr) -> &Expr {
    match &expr.kind {
        ExprKind::Convert(inner) | ExprKind::Cast(inner) => plain(inner),
        _ => expr,
    }
}

fn guess(method: &Method, calls: &[Vec<Change>]) -> Option<Expr> {
    if calls.is_empty() {
        return None;
    }
    let span = method.span;
    let ty = |position: usize| &method.locals[method.parameters[position]].ty;
    let parameter = |position: usize| {
        let kind = ExprKind::Local(method.parameters[position]);
        Expr { kind, ty: ty(position).clone(), span }
    };
    let distance = |from: Expr, to: Expr| {
        let kind = ExprKind::Binary(BinaryOp::Sub, Box::new(to), Box::new(from));
        Expr { kind, ty: Type::BigInt, span }
    };
    let always = |position: usize, wanted: &[Change]| calls.iter().all(|call| wanted.contains(&call[position]));
    let all = 0..method.parameters.len();
    let integers: Vec<usize> = all.clone().filter(|position| ty(*position).is_integral()).collect();
    if let Some(position) = integers.iter().find(|position| always(**position, &[Change::Smaller])) {
        return Some(parameter(*position));
    }
    for low in integers.iter().copied().filter(|low| always(*low, &[Change::Larger, Change::Same])) {
        let approaches = |high: usize| {
            let is_moved = |call: &Vec<Change>| call[low] == Change::Larger || call[high] == Change::Smaller;
            always(high, &[Change::Smaller, Change::Same]) && calls.iter().all(is_moved)
        };
        if let Some(high) = integers.iter().copied().find(|high| *high != low && approaches(*high)) {
            return Some(distance(parameter(low), parameter(high)));
        }
        let is_array = |position: &usize| matches!(ty(*position), Type::Array(_)) && always(*position, &[Change::Same]);
        if let (Some(array), true) = (all.clone().find(is_array), always(low, &[Change::Larger])) {
            let length = ExprKind::Length(Box::new(parameter(array)));
            return Some(distance(parameter(low), Expr { kind: length, ty: Type::Int, span }));
        }
    }
    None
}
