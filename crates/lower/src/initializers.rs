//! Initialisers of static fields. They run when a class is first used, and Invar does not follow that: it is enough if
//! they can neither fail nor change anything. Where one could, nobody outside its class may use the class.

use sema::program::{BinaryOp, ClassId, Expr, ExprKind, MethodId, Program, StmtKind, Unsupported};

/// The initialisers of static fields that may fail or have effects.
pub fn effectful_initializers(program: &Program) -> Vec<Unsupported> {
    let fields = program.fields.values().filter(|field| field.is_static && field.constant.is_none());
    let initializers = fields.filter_map(|field| field.initializer.as_ref());
    let effectful = initializers.filter(|initializer| !is_harmless(program, initializer, DEPTH));
    let what = "initialisers of static fields that may fail or have effects";
    effectful.map(|initializer| Unsupported { what: what.into(), span: initializer.span }).collect()
}

/// Whether using a class for the first time may fail or have effects: its own initialisation, or a superclass's.
pub fn has_effects_when_used(program: &Program, class: ClassId) -> bool {
    let mut current = Some(class);
    while let Some(id) = current {
        let fields = program.classes[id].fields.iter().map(|field| &program.fields[*field]);
        let mut statics = fields.filter(|field| field.is_static && field.constant.is_none());
        let is_effectful = |initializer: &Expr| !is_harmless(program, initializer, DEPTH);
        if statics.any(|field| field.initializer.as_ref().is_some_and(is_effectful)) {
            return true;
        }
        current = program.classes[id].superclass;
    }
    false
}

/// How deep objects may stand within objects.
const DEPTH: usize = 4;

/// Whether evaluating an expression can neither fail nor change what existed before.
fn is_harmless(program: &Program, expr: &Expr, depth: usize) -> bool {
    let all = |parts: &[Expr]| parts.iter().all(|part| is_harmless(program, part, depth));
    match &expr.kind {
        ExprKind::Int(_) | ExprKind::Bool(_) | ExprKind::Null | ExprKind::This | ExprKind::StaticField(_) => true,
        ExprKind::Unary(_, inner) | ExprKind::Convert(inner) => is_harmless(program, inner, depth),
        ExprKind::Binary(BinaryOp::Div | BinaryOp::Rem, left, right) => {
            is_harmless(program, left, depth) && matches!(right.kind, ExprKind::Int(divisor) if divisor != 0)
        }
        ExprKind::Binary(_, left, right) => is_harmless(program, left, depth) && is_harmless(program, right, depth),
        ExprKind::Conditional(condition, left, right) => {
            [condition, left, right].into_iter().all(|part| is_harmless(program, part, depth))
        }
        ExprKind::NewArray(lengths) => {
            lengths.iter().all(|length| matches!(length.kind, ExprKind::Int(size) if size >= 0))
        }
        ExprKind::ArrayLiteral(elements) => all(elements),
        ExprKind::New(constructor, arguments) => {
            depth > 0 && all(arguments) && is_plain_constructor(program, *constructor, depth - 1)
        }
        _ => false,
    }
}

/// Whether a constructor does nothing but initialise fields harmlessly.
fn is_plain_constructor(program: &Program, constructor: MethodId, depth: usize) -> bool {
    let method = &program.methods[constructor];
    let class = &program.classes[method.owner];
    let fields = class.fields.iter().map(|field| &program.fields[*field]).filter(|field| !field.is_static);
    let mut initializers = fields.filter_map(|field| field.initializer.as_ref());
    let is_plain_statement = |kind: &StmtKind| match kind {
        StmtKind::Expr(Expr { kind: ExprKind::ConstructorCall(target, arguments), .. }) => {
            depth > 0 && arguments.is_empty() && is_plain_constructor(program, *target, depth - 1)
        }
        _ => false,
    };
    let body = method.body.as_ref().filter(|_| method.unsupported.is_empty());
    body.is_some_and(|statements| statements.iter().all(|statement| is_plain_statement(&statement.kind)))
        && initializers.all(|initializer| is_harmless(program, initializer, depth))
}
