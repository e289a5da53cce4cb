//! Methods without a model of which a list says something: they change nothing that the program can see, and throw only what the list says. A
//! run ends where it comes to one.

use crate::program::context::Context;
use crate::program::reachable::NULL_POINTER;
use ir::vocabulary::null;
use ir::{Contract, Ensures, Procedure, Visibility};
use logic::Term;
use logic::build::{and, bool, eq, implies, or};
use sema::program::{Assumed, LocalId, Method, Type};

/// Proofs see what is assumed of a method.
pub fn promise(context: &Context<'_>, method: &Method, assumed: &Assumed, procedure: &mut Procedure) {
    let Some(exception) = procedure.exception.as_ref().map(|exception| exception.term()) else { return };
    let returns = eq(exception.clone(), null());
    let mut endings = vec![returns.clone()];
    endings.extend(assumed.throws.iter().map(|class| context.is_object(&exception, &Type::Class(*class))));
    if assumed.refuses_null
        && let Some(class) = context.program.class_named(NULL_POINTER)
    {
        let refused = or(nulls(method, procedure));
        endings.push(and([context.is_object(&exception, &Type::Class(class)), refused]));
    }
    let result = procedure.result.iter().map(|result| match assumed.is_non_null && method.result.is_reference() {
        true => context.is_object(&result.term(), &method.result),
        false => context.typing(&result.term(), &method.result),
    });
    let known = std::iter::once(or(endings)).chain(result.map(|typing| implies(returns.clone(), typing)));
    let known = known.filter(|formula| *formula != bool(true));
    procedure.visibility = Visibility::Contract;
    procedure.contract = Contract {
        ensures: known.map(|formula| Ensures { formula, obligation: None }).collect(),
        ..Contract::default()
    };
}

/// That an argument is null, or an array, which may hold null.
fn nulls(method: &Method, procedure: &Procedure) -> Vec<Term> {
    let leading = procedure.parameters.len() - method.parameters.len();
    let is_null = |(id, parameter): (&LocalId, &ir::Parameter)| match &method.locals[*id].ty {
        Type::Array(element) if element.is_reference() => Some(bool(true)),
        ty if ty.is_reference() => Some(eq(parameter.variable.term(), null())),
        _ => None,
    };
    method.parameters.iter().zip(&procedure.parameters[leading..]).filter_map(is_null).collect()
}
