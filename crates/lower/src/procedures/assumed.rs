//! Methods without a model of which a list says something: they change nothing that the program can see, and throw only what the list says. A
//! run ends where it comes to one.

use crate::program::context::Context;
use crate::program::reachable::NULL_POINTER;
use ir::vocabulary::{elements, length, null};
use ir::{Contract, ElementKind, Ensures, Procedure, Visibility};
use logic::build::{and, bool, eq, exists, implies, int, le, lt, not, or, select};
use logic::{Sort, Term, Var};
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
    let filled = procedure.result.iter().filter(|_| assumed.is_filled);
    let filled = filled.map(|result| or([eq(result.term(), null()), not(holds_null(&result.term()))]));
    let known = std::iter::once(or(endings)).chain(result.chain(filled).map(|fact| implies(returns.clone(), fact)));
    let known = known.filter(|formula| *formula != bool(true));
    procedure.visibility = Visibility::Contract;
    procedure.contract = Contract {
        ensures: known.map(|formula| Ensures { formula, obligation: None }).collect(),
        ..Contract::default()
    };
}

/// That an argument is null, or an array that holds null.
fn nulls(method: &Method, procedure: &Procedure) -> Vec<Term> {
    let leading = procedure.parameters.len() - method.parameters.len();
    let is_null = |(id, parameter): (&LocalId, &ir::Parameter)| {
        let argument = parameter.variable.term();
        match &method.locals[*id].ty {
            Type::Array(element) if element.is_reference() => {
                Some(or([eq(argument.clone(), null()), holds_null(&argument)]))
            }
            ty if ty.is_reference() => Some(eq(argument, null())),
            _ => None,
        }
    };
    method.parameters.iter().zip(&procedure.parameters[leading..]).filter_map(is_null).collect()
}

fn holds_null(array: &Term) -> Term {
    let index = Var::new("i%null", Sort::Int);
    let cell = select(select(elements(ElementKind::Reference).term(), array.clone()), index.term());
    let is_inside = and([le(int(0), index.term()), lt(index.term(), length(array.clone()))]);
    exists(vec![index], and([is_inside, eq(cell, null())]))
}
