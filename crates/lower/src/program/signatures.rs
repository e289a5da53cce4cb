//! Signatures of methods in the IR: parameters, `this`, the result, and which locals a body assigns.

use crate::program::context::Context;
use base::Name;
use ir::Parameter;
use logic::{Sort, Var};
use sema::program::{ExprKind, LocalId, Method, MethodKind, Stmt, Type};

/// The variable for a method's result, if it has one.
pub fn result_of(context: &Context<'_>, method: &Method) -> Option<Var> {
    (method.result != Type::Void && method.kind != MethodKind::Constructor)
        .then(|| Var::new("$result", context.java_type(&method.result).sort()))
}

/// Whether a method has a `this`.
pub fn has_this(method: &Method) -> bool {
    matches!(method.kind, MethodKind::Instance | MethodKind::Constructor)
}

/// The parameters of a method's procedure, `this` first.
pub fn parameters(context: &Context<'_>, method: &Method) -> Vec<Parameter> {
    let mut list = Vec::new();
    if has_this(method) {
        let ty = context.java_type(&Type::Class(method.owner));
        list.push(Parameter { variable: Var::new("this", Sort::Ref), ty });
    }
    for id in &method.parameters {
        let local = &method.locals[*id];
        let ty = context.java_type(&local.ty);
        list.push(Parameter { variable: Var::new(ir_name(local.name), ty.sort()), ty });
    }
    list
}

/// The variables that a statement assigns.
pub fn assigned_locals(statement: &Stmt, assigned: &mut Vec<LocalId>) {
    statement.visit_expressions(&mut |expr| {
        expr.visit(&mut |expr| {
            if let ExprKind::Assign { target, .. } | ExprKind::Step { target, .. } | ExprKind::Update { target, .. } =
                &expr.kind
                && let ExprKind::Local(local) = target.kind
            {
                assigned.push(local);
            }
        })
    });
}

/// The name of a Java variable in the IR. Names with a single `$` are Invar's own, so those of Java get two.
pub fn ir_name(name: Name) -> Name {
    if name.contains('$') { Name::new(&name.replace('$', "$$")) } else { name }
}
