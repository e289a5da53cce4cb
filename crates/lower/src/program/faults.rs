//! Arguments that make the library throw implicitly: a parameter that it looks into without a test for null, divides by, or takes for
//! the size of an array; itself, or in a method that it hands the parameter on to.

use crate::program::reachable::Reach;
use crate::program::throwing::implementations;
use sema::dispatch::Dispatch;
use sema::program::{BinaryOp, Expr, ExprKind, Method, MethodId, Program};
use std::collections::{BTreeMap, BTreeSet};

/// What may be wrong with an argument.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Fault {
    /// It is null.
    Null,
    /// It is zero.
    Zero,
    /// It is negative.
    Negative,
}

impl Fault {
    /// The class of the exception that it makes.
    pub fn class(self) -> &'static str {
        match self {
            Fault::Null => "java.lang.NullPointerException",
            Fault::Zero => "java.lang.ArithmeticException",
            Fault::Negative => "java.lang.NegativeArraySizeException",
        }
    }
}

/// A parameter, by its position.
type Parameter = (MethodId, usize);

/// The faults of arguments that each method may run into, of those methods that count.
pub fn faults(
    program: &Program,
    reach: &Reach,
    dispatch: &Dispatch,
    counts: &dyn Fn(MethodId) -> bool,
) -> BTreeMap<MethodId, BTreeSet<Fault>> {
    let mut found: BTreeMap<Parameter, BTreeSet<Fault>> = BTreeMap::new();
    let mut handed_by: BTreeMap<Parameter, BTreeSet<Parameter>> = BTreeMap::new();
    let mut targets: BTreeMap<MethodId, Vec<MethodId>> = BTreeMap::new();
    for id in reach.methods.iter().filter(|id| counts(**id)) {
        let method = &program.methods[*id];
        for statement in method.body.iter().flatten() {
            statement.visit_expressions(&mut |expr| {
                expr.visit(&mut |part| {
                    for (position, fault) in runs_into(part, method) {
                        found.entry((*id, position)).or_default().insert(fault);
                    }
                    for (callee, argument, position) in hands_on(part, method) {
                        let targets =
                            targets.entry(callee).or_insert_with(|| implementations(program, reach, dispatch, callee));
                        for target in targets.iter().filter(|target| counts(**target)) {
                            handed_by.entry((*target, argument)).or_default().insert((*id, position));
                        }
                    }
                });
            });
        }
    }
    let mut open: Vec<Parameter> = found.keys().copied().collect();
    while let Some(parameter) = open.pop() {
        let faults = found.get(&parameter).cloned().unwrap_or_default();
        for by in handed_by.get(&parameter).into_iter().flatten() {
            let known = found.entry(*by).or_default();
            let before = known.len();
            known.extend(&faults);
            if known.len() > before {
                open.push(*by);
            }
        }
    }
    let mut of_methods: BTreeMap<MethodId, BTreeSet<Fault>> = BTreeMap::new();
    for ((method, _), faults) in found {
        of_methods.entry(method).or_default().extend(faults);
    }
    of_methods
}

/// The parameters that an expression itself asks something of.
fn runs_into(expr: &Expr, method: &Method) -> Vec<(usize, Fault)> {
    let (operands, fault): (Vec<&Expr>, Fault) = match &expr.kind {
        ExprKind::Field(object, _)
        | ExprKind::Length(object)
        | ExprKind::Index(object, _)
        | ExprKind::Unboxed(object, _)
        | ExprKind::NonNull(object)
        | ExprKind::VirtualCall(object, ..) => (vec![object], Fault::Null),
        ExprKind::Binary(BinaryOp::Div | BinaryOp::Rem, _, divisor)
        | ExprKind::Assign { compound: Some((BinaryOp::Div | BinaryOp::Rem, _)), value: divisor, .. }
            if divisor.ty.is_integral() =>
        {
            (vec![divisor], Fault::Zero)
        }
        ExprKind::NewArray(sizes) => (sizes.iter().collect(), Fault::Negative),
        _ => return Vec::new(),
    };
    let positions = operands.into_iter().filter_map(|operand| position(operand, method));
    positions.map(|position| (position, fault)).collect()
}

/// The parameters that a call hands on: what is called, as which argument, and which parameter.
fn hands_on(expr: &Expr, method: &Method) -> Vec<(MethodId, usize, usize)> {
    let (callee, arguments) = match &expr.kind {
        ExprKind::StaticCall(callee, arguments)
        | ExprKind::SuperCall(callee, arguments)
        | ExprKind::ConstructorCall(callee, arguments)
        | ExprKind::New(callee, arguments)
        | ExprKind::VirtualCall(_, callee, arguments) => (*callee, arguments),
        _ => return Vec::new(),
    };
    let handed = arguments.iter().enumerate();
    handed.filter_map(|(argument, value)| Some((callee, argument, position(value, method)?))).collect()
}

/// The position of the parameter that an expression is, if it is one.
fn position(expr: &Expr, method: &Method) -> Option<usize> {
    match &expr.kind {
        ExprKind::Local(local) => method.parameters.iter().position(|parameter| parameter == local),
        ExprKind::Cast(inner) | ExprKind::Convert(inner) => position(inner, method),
        _ => None,
    }
}
