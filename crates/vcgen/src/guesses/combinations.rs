//! Predicates of which an invariant may be made, and what is made of them.

use super::What;
use super::linear::Linear;
use super::ranges::subterms;
use crate::graph::flat::Flat;
use ir::BlockId;
use logic::build::{int, not, or};
use logic::transform::free_variables;
use logic::{Op, Sort, Term, TermKind, Var};
use std::collections::BTreeSet;

/// The predicates that are written at a loop, with the constants that they speak of.
pub fn predicates(flat: &Flat, head: BlockId) -> (Vec<Term>, Vec<Var>) {
    let header = flat.blocks[head].header.as_ref();
    header.map(|header| (header.predicates.clone(), header.constants.clone())).unwrap_or_default()
}

/// A predicate that is asked about. Nobody assumes it for any values of the constants.
pub fn predicate(body: Term, constants: &[Var]) -> What {
    let constants = mentioned(&body, constants);
    if constants.is_empty() { What::Formula(body) } else { What::Combination { constants, body, triggers: Vec::new() } }
}

/// A disjunction for all values of some constants; `None` if provers would not find the values that matter. Constants that are only compared
/// are eliminated.
pub fn combination(mut literals: Vec<Term>, constants: &[Var]) -> Option<What> {
    for constant in constants {
        if let Some(others) = eliminated(&literals, constant) {
            literals = others;
        }
    }
    let body = or(literals);
    let constants = mentioned(&body, constants);
    if constants.is_empty() {
        return Some(What::Formula(body));
    }
    let triggers = triggers(&body, &constants);
    (!triggers.is_empty()).then_some(What::Combination { constants, body, triggers })
}

fn mentioned(body: &Term, constants: &[Var]) -> Vec<Var> {
    let variables = free_variables(body);
    constants.iter().filter(|constant| variables.contains(constant)).cloned().collect()
}

/// Literals without a constant whose disjunction says what the given ones say for all values of it; `None` if it is not only compared. The
/// negations of the literals bound the constant: some value meets all bounds if each lower one is no larger than each upper one (Fourier and Motzkin).
fn eliminated(literals: &[Term], constant: &Var) -> Option<Vec<Term>> {
    let (about, mut others): (Vec<&Term>, Vec<&Term>) =
        literals.iter().partition(|literal| free_variables(literal).contains(constant));
    let (mut lower, mut upper) = (Vec::new(), Vec::new());
    for bound in about.into_iter().map(negated).collect::<Option<Vec<_>>>()?.into_iter().flatten() {
        match bound.count_of(constant)? {
            1 => upper.push(bound),
            -1 => lower.push(bound),
            0 => {}
            _ => return None,
        }
    }
    let mut list: Vec<Term> = others.drain(..).cloned().collect();
    for low in &lower {
        for high in &upper {
            list.push(not(low.clone().plus(high, 1)?.is_not_positive()));
        }
    }
    Some(list)
}

/// The sums that are not positive where a comparison of integers does not hold; `None` if these are not all that this means.
fn negated(literal: &Term) -> Option<Vec<Linear>> {
    let (comparison, is_negated) = match literal.kind() {
        TermKind::Apply(Op::Not, parts) => (&parts[0], true),
        _ => (literal, false),
    };
    let TermKind::Apply(op, parts) = comparison.kind() else { return None };
    if *parts.first()?.sort() != Sort::Int {
        return None;
    }
    let less = |left: &Term, right: &Term, more: i128| {
        let number = Linear::of(&int(more))?;
        Linear::of(left)?.plus(&Linear::of(right)?, -1)?.plus(&number, 1)
    };
    let (left, right) = (parts.first()?, parts.get(1)?);
    match (op, is_negated) {
        (Op::Le, true) => Some(vec![less(left, right, 0)?]),
        (Op::Lt, true) => Some(vec![less(left, right, 1)?]),
        (Op::Le, false) => Some(vec![less(right, left, 1)?]),
        (Op::Lt, false) => Some(vec![less(right, left, 0)?]),
        (Op::Eq, true) => Some(vec![less(left, right, 0)?, less(right, left, 0)?]),
        _ => None,
    }
}

/// What lets a prover find values: reads at the constants, as many as it takes to have all of them. One read may have several.
fn triggers(body: &Term, constants: &[Var]) -> Vec<Vec<Term>> {
    let of = |term: &Term| -> BTreeSet<Var> {
        free_variables(term).into_iter().filter(|variable| constants.contains(variable)).collect()
    };
    let mut reads: Vec<(&Term, BTreeSet<Var>)> =
        subterms(body).into_iter().filter(|term| is_read(term, constants)).map(|term| (term, of(term))).collect();
    reads.sort();
    let mut triggers: Vec<Vec<Term>> = Vec::new();
    for (first, _) in &reads {
        let (mut trigger, mut open): (Vec<Term>, BTreeSet<Var>) = (Vec::new(), constants.iter().cloned().collect());
        let others = reads.iter().filter(|(other, _)| other != first);
        for (read, variables) in reads.iter().filter(|(read, _)| read == first).chain(others) {
            if !variables.is_disjoint(&open) {
                trigger.push((*read).clone());
                open.retain(|variable| !variables.contains(variable));
            }
        }
        trigger.sort();
        if open.is_empty() && !triggers.contains(&trigger) {
            triggers.push(trigger);
        }
    }
    triggers
}

/// Whether something is read at a constant: an element of an array, a field, what a function is of it.
fn is_read(term: &Term, constants: &[Var]) -> bool {
    let is_constant = |part: &Term| matches!(part.kind(), TermKind::Var(variable) if constants.contains(variable));
    match term.kind() {
        TermKind::Apply(Op::Select, parts) => is_constant(&parts[1]),
        TermKind::Apply(Op::Function(_), parts) => parts.iter().any(is_constant),
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use logic::build::{le, lt, select};

    fn variable(name: &str) -> Var {
        Var::new(name, Sort::Int)
    }

    #[test]
    fn constants_that_are_only_compared_are_eliminated() {
        let (x, i) = (variable("x"), variable("i"));
        let (below, above) = (le(int(0), x.term()), lt(x.term(), i.term()));
        let what = combination(vec![not(below.clone()), not(above.clone())], std::slice::from_ref(&x));
        let Some(What::Formula(body)) = what else { panic!("no constant is left") };
        assert_eq!(body.to_string(), "!(1 <= i)");
        let what = combination(vec![below, above], &[x]);
        let Some(What::Formula(body)) = what else { panic!("no constant is left") };
        assert_eq!(body.to_string(), "!(i + 1 <= 0)");
    }

    #[test]
    fn constants_of_different_comparisons_are_eliminated_one_by_one() {
        let (x, y, i) = (variable("x"), variable("y"), variable("i"));
        let literals = vec![not(lt(x.term(), y.term())), not(le(i.term(), x.term())), lt(y.term(), int(9))];
        // For all x and y: x < y and i <= x imply y < 9. No i is so large.
        let Some(What::Formula(body)) = combination(literals, &[x, y]) else { panic!("no constant is left") };
        assert_eq!(body.to_string(), "false");
    }

    #[test]
    fn constants_that_something_is_read_at_are_found_by_that() {
        let (x, y) = (variable("x"), variable("y"));
        let row = Var::new("row", Sort::map(Sort::Int, Sort::Int)).term();
        let read = |at: &Var| select(row.clone(), at.term());
        let literals = vec![not(lt(x.term(), y.term())), le(read(&x), read(&y))];
        let Some(What::Combination { constants, triggers, .. }) = combination(literals, &[x.clone(), y.clone()]) else {
            panic!("both constants are left")
        };
        assert_eq!(constants, [x.clone(), y.clone()]);
        assert_eq!(triggers, [vec![read(&x), read(&y)]]);
    }
}
