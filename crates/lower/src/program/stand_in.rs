//! Methods that nobody wrote: a builder works on a method, and what belongs to none (laws, initialisers, what is to be checked of a
//! class) lends one.

use base::{Arena, Name, Span};
use sema::program::{
    Access, Allocation, Arithmetics, ClassId, Expr, ExprKind, LocalId, Method, MethodId, MethodKind, Type,
};

/// An instance method of a class that takes nothing, gives nothing and changes nothing.
pub fn stand_in(owner: ClassId, name: Name, span: Span) -> Method {
    Method {
        owner,
        name,
        signature: name,
        kind: MethodKind::Instance,
        access: Access::Private,
        is_abstract: false,
        is_native: false,
        is_final: true,
        is_pure: true,
        allocates: Allocation::Anything,
        is_helper: false,
        is_model: false,
        arithmetic: Arithmetics::default(),
        overrides: None,
        locals: Arena::new(),
        parameters: Vec::new(),
        result: Type::Void,
        result_is_nullable: false,
        throws: Vec::new(),
        contract: None,
        body: None,
        unsupported: Vec::new(),
        span,
    }
}

/// A call of exactly this method with its own parameters.
pub fn value_of(method: &Method, id: MethodId, span: Span) -> Expr {
    let local = |id: &LocalId| Expr { kind: ExprKind::Local(*id), ty: method.locals[*id].ty.clone(), span };
    let arguments = method.parameters.iter().map(local).collect();
    let kind = match method.kind {
        MethodKind::Static => ExprKind::StaticCall(id, arguments),
        _ => ExprKind::SuperCall(id, arguments),
    };
    Expr { kind, ty: method.result.clone(), span }
}
