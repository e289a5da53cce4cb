//! What proofs know of the natives of strings that make strings, or look for something in them: the text of the result is a function of
//! the texts of the arguments, with this length and these units.
//!
//! A text is shown by its constant ([`CANONICAL`]): two strings have the same text if and only if their constants are the same object.

use crate::options::Calls;
use ir::natives::{Proof, TextOperation};
use ir::vocabulary::{
    CANONICAL, STRING_CONCAT, STRING_FIND, STRING_FIND_LAST, STRING_FIND_UNIT, STRING_LENGTH, STRING_OF,
    STRING_OF_UNIT, STRING_SLICE, STRING_UNIT, elements, null,
};
use ir::{ElementKind, Procedure};
use logic::build::{add, and, bool, call, eq, implies, int, ite, le, lt, ne, or, quantified_with, select, sub};
use logic::{Quantifier, Sort, Term, TermKind, Var};

/// What holds of the result of a native of strings, over its parameters and its result; nothing if it is none. A search for failures does
/// without what needs quantifiers: what it finds is executed.
pub fn facts(callee: &Procedure, calls: Calls) -> Vec<Term> {
    let (Some(Proof::Texts(operation)), Some(result)) = (ir::natives::proof(&callee.name), &callee.result) else {
        return Vec::new();
    };
    let given = |at: usize| callee.parameters.get(at).map_or_else(null, |parameter| parameter.variable.term());
    let result = result.term();
    let facts = match operation {
        TextOperation::Concatenate => concatenated(&result, &operand(given(0)), &operand(given(1))),
        TextOperation::Slice => sliced(&result, &text(given(0)), &given(1), &given(2)),
        TextOperation::FromChars => taken(&result, &given(0), &given(1), &given(2)),
        TextOperation::OfUnit => of_unit(&result, &given(0)),
        TextOperation::Find => found(&result, &text(given(0)), &text(given(1)), &given(2)),
        TextOperation::FindLast => found_last(&result, &text(given(0)), &text(given(1)), &given(2)),
        TextOperation::FindUnit => unit_found(&result, &text(given(0)), &given(1), &given(2)),
        TextOperation::SameRegion => {
            same_region(&result, [&text(given(0)), &given(1)], [&text(given(2)), &given(3)], &given(4))
        }
    };
    facts
        .into_iter()
        .filter(|fact| calls != Calls::FollowAll || !matches!(fact.kind(), TermKind::Quantified { .. }))
        .collect()
}

fn text(string: Term) -> Term {
    call(&CANONICAL, vec![string])
}

/// An operand of `+`: null stands for its name.
fn operand(string: Term) -> Term {
    let name: Vec<u16> = "null".encode_utf16().collect();
    ite(eq(string.clone(), null()), ir::vocabulary::string(&name), text(string))
}

fn length(text: &Term) -> Term {
    call(&STRING_LENGTH, vec![text.clone()])
}

fn unit(text: &Term, at: Term) -> Term {
    call(&STRING_UNIT, vec![text.clone(), at])
}

/// That a string has this length and these units, under a condition.
fn spelled(string: &Term, condition: Term, size: Term, unit_at: impl Fn(Term) -> Term) -> [Term; 3] {
    let of = &text(string.clone());
    let index = Var::new("i%text", Sort::Int);
    let inside = and([condition.clone(), le(int(0), index.term()), lt(index.term(), size.clone())]);
    let shown = unit(of, index.term());
    let each = implies(inside, eq(shown.clone(), unit_at(index.term())));
    [
        ne(string.clone(), null()),
        implies(condition, eq(length(of), size)),
        quantified_with(Quantifier::Forall, vec![index], vec![vec![shown]], each),
    ]
}

fn concatenated(result: &Term, first: &Term, second: &Term) -> Vec<Term> {
    let (whole, middle) = (text(result.clone()), length(first));
    let unit_at = |at: Term| {
        let behind = unit(second, sub(at.clone(), middle.clone()));
        ite(lt(at.clone(), middle.clone()), unit(first, at), behind)
    };
    let mut facts = spelled(result, bool(true), add(middle.clone(), length(second)), unit_at).to_vec();
    facts.push(eq(whole.clone(), call(&STRING_CONCAT, vec![first.clone(), second.clone()])));
    facts.push(implies(eq(middle, int(0)), eq(whole.clone(), second.clone())));
    facts.push(implies(eq(length(second), int(0)), eq(whole, first.clone())));
    facts
}

fn sliced(result: &Term, of: &Term, begin: &Term, end: &Term) -> Vec<Term> {
    let part = text(result.clone());
    let is_inside = and([le(int(0), begin.clone()), le(begin.clone(), end.clone()), le(end.clone(), length(of))]);
    let is_whole = and([eq(begin.clone(), int(0)), eq(end.clone(), length(of))]);
    let size = sub(end.clone(), begin.clone());
    let mut facts = spelled(result, is_inside, size, |at| unit(of, add(begin.clone(), at))).to_vec();
    facts.push(eq(part.clone(), call(&STRING_SLICE, vec![of.clone(), begin.clone(), end.clone()])));
    facts.push(implies(is_whole, eq(part, of.clone())));
    facts
}

fn taken(result: &Term, array: &Term, offset: &Term, count: &Term) -> Vec<Term> {
    let row = select(elements(ElementKind::Char).term(), array.clone());
    let is_some = le(int(0), count.clone());
    let unit_at = |at: Term| select(row.clone(), add(offset.clone(), at));
    let mut facts = spelled(result, is_some, count.clone(), unit_at).to_vec();
    let made = call(&STRING_OF, vec![row.clone(), offset.clone(), count.clone()]);
    facts.push(eq(text(result.clone()), made));
    facts
}

fn of_unit(result: &Term, only: &Term) -> Vec<Term> {
    let whole = text(result.clone());
    vec![
        ne(result.clone(), null()),
        eq(whole.clone(), call(&STRING_OF_UNIT, vec![only.clone()])),
        eq(length(&whole), int(1)),
        eq(unit(&whole, int(0)), only.clone()),
    ]
}

/// Where something of a size is found, if it is: between two positions.
fn place(result: &Term, low: Term, high: Term) -> Term {
    or([eq(result.clone(), int(-1)), and([le(low, result.clone()), le(result.clone(), high)])])
}

fn found(result: &Term, whole: &Term, part: &Term, from: &Term) -> Vec<Term> {
    vec![
        eq(result.clone(), call(&STRING_FIND, vec![whole.clone(), part.clone(), from.clone()])),
        place(result, from.clone(), sub(length(whole), length(part))),
    ]
}

fn found_last(result: &Term, whole: &Term, part: &Term, from: &Term) -> Vec<Term> {
    vec![
        eq(result.clone(), call(&STRING_FIND_LAST, vec![whole.clone(), part.clone(), from.clone()])),
        place(result, int(0), sub(length(whole), length(part))),
        le(result.clone(), from.clone()),
    ]
}

fn unit_found(result: &Term, whole: &Term, wanted: &Term, from: &Term) -> Vec<Term> {
    let index = Var::new("i%unit", Sort::Int);
    let is_passed = and([
        le(from.clone(), index.term()),
        lt(index.term(), length(whole)),
        or([lt(result.clone(), int(0)), lt(index.term(), result.clone())]),
    ]);
    let is_other = ne(unit(whole, index.term()), wanted.clone());
    let trigger = vec![vec![unit(whole, index.term())]];
    vec![
        eq(result.clone(), call(&STRING_FIND_UNIT, vec![whole.clone(), wanted.clone(), from.clone()])),
        place(result, from.clone(), sub(length(whole), int(1))),
        or([eq(result.clone(), int(-1)), eq(unit(whole, result.clone()), wanted.clone())]),
        quantified_with(Quantifier::Forall, vec![index], trigger, implies(is_passed, is_other)),
    ]
}

/// A region that is the whole of both texts is the same if and only if the texts are.
fn same_region(result: &Term, [first, at]: [&Term; 2], [second, other]: [&Term; 2], size: &Term) -> Vec<Term> {
    let is_whole = and([
        eq(at.clone(), int(0)),
        eq(other.clone(), int(0)),
        eq(length(first), size.clone()),
        eq(length(second), size.clone()),
    ]);
    vec![
        implies(is_whole, eq(result.clone(), eq(first.clone(), second.clone()))),
        or([result.clone(), lt(int(0), size.clone())]),
    ]
}
