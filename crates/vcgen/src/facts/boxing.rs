//! Boxing gives the same object each time for small numbers (JLS 5.1.7). The contracts of `valueOf` cannot say so: which object it is
//! depends on nothing but the number, and on no state that a specification could name.

use ir::vocabulary::{BOXES, boxed};
use ir::{GlobalKind, JavaType, Procedure, Program};
use logic::Term;
use logic::build::{and, bool, eq, implies, int, le};
use logic::transform::free_variables;

/// What holds of the result of a procedure that boxes a number, over its parameter and its result: it is the one box that stands
/// for all boxes of that number, if the number is small.
pub fn cached(program: &Program, callee: &Procedure) -> Option<Term> {
    let ([parameter], Some(result)) = (&*callee.parameters, &callee.result) else { return None };
    let (class, ty) = BOXES.iter().find(|(class, ty)| is_boxing(program, callee, class, ty))?;
    let number = parameter.variable.term();
    let same = eq(result.term(), boxed(class, number.clone()));
    Some(implies(is_small(ty, &number)?, same))
}

/// Whether this is `valueOf` of the library: nobody else promises something of the private field with the number, and is
/// trusted to keep it.
fn is_boxing(program: &Program, callee: &Procedure, class: &str, ty: &JavaType) -> bool {
    let simple = class.rsplit('.').next().unwrap_or(class);
    let is_number = |kind: &GlobalKind| matches!(kind, GlobalKind::Field { class: owner, name, .. } if **owner == *class && &**name == "value");
    let Some(number) = program.globals.iter().find(|global| is_number(&global.kind)) else { return false };
    let mut trusted = callee.contract.ensures.iter().filter(|ensures| ensures.obligation.is_none());
    callee.name.ends_with(&format!("{simple}.valueOf({ty})"))
        && trusted.any(|ensures| free_variables(&ensures.formula).contains(&number.variable))
}

/// Whether boxes of a number are kept; `None` if those of its type never are.
fn is_small(ty: &JavaType, number: &Term) -> Option<Term> {
    let between = |low: i64, high: i64| and([le(int(low), number.clone()), le(number.clone(), int(high))]);
    match ty {
        JavaType::Boolean | JavaType::Byte => Some(bool(true)),
        JavaType::Char => Some(between(0, 127)),
        JavaType::Short | JavaType::Int | JavaType::Long => Some(between(-128, 127)),
        _ => None,
    }
}
