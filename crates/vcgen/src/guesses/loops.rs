//! Guesses about loops.

use super::asked::{LATER, asked, mentions};
use super::harvest::Harvest;
use super::{Guess, What, on_entry, ranges};
use crate::graph::flat::Flat;
use crate::passes::loops::{changed_variables, headers, members, predecessors};
use ir::{BlockId, Program};
use logic::build::{add, eq, int, le, not, sub};
use logic::transform::{free_variables, substitute};
use logic::{Op, Term, TermKind, Var};
use std::collections::BTreeSet;

/// So many guesses are made for one loop, and for all.
const MOST_OF_LOOP: usize = 160;
const MOST: usize = 600;

/// So many variables that a loop changes are put beside one another, and so many terms that it does not change beside each.
const MOST_VARIABLES: usize = 6;
const MOST_BOUNDS: usize = 5;

/// The guesses for all loops that have no invariants.
pub fn guess(flat: &Flat, program: &Program) -> Vec<Guess> {
    let predecessors = predecessors(flat);
    let mut guesses = Vec::new();
    for head in headers(flat) {
        let Some(header) = flat.blocks[head].header.as_ref().filter(|header| header.invariants.is_empty()) else {
            continue;
        };
        let changed = changed_variables(flat, &members(&predecessors, head, header.latch));
        let is_changed = |term: &Term| free_variables(term).iter().any(|variable| changed.contains(variable));
        let mut harvest = Harvest::new(&is_changed);
        let asked = asked(flat, &predecessors, head);
        let plain = asked.conditions.iter().filter(|condition| !mentions(condition, LATER));
        for condition in plain {
            harvest.note(condition);
            if matches!(condition.kind(), TermKind::Apply(Op::Or | Op::Implies | Op::Ite, _)) {
                harvest.note_formula(condition);
            }
        }
        let changing: Vec<Term> = harvest.numbers().into_iter().filter(&is_changed).collect();
        let is_position = |number: &&Term| match number.kind() {
            TermKind::Apply(Op::Select, parts) => matches!(parts[0].kind(), TermKind::Var(_)),
            _ => true,
        };
        let changing: Vec<Term> = changing.iter().filter(is_position).take(MOST_VARIABLES).cloned().collect();
        let ranges = ranges::guess(&asked, &changing, &|term| before(term, head, &changed), &is_changed);
        let formulas = formulas(harvest, head, &changed).into_iter().map(What::Formula);
        let invariants = program.invariants.get();
        let of_objects = invariants.iter().filter(|invariant| is_changed(&invariant.formula));
        let what = formulas.take(MOST_OF_LOOP).chain(ranges).chain(of_objects.cloned().map(What::OfObjects));
        guesses.extend(what.map(|what| Guess { head, what }));
        if guesses.len() > MOST {
            guesses.truncate(MOST);
            break;
        }
    }
    guesses
}

fn formulas(mut harvest: Harvest<'_>, head: BlockId, changed: &BTreeSet<Var>) -> Vec<Term> {
    let is_changed = |term: &Term| free_variables(term).iter().any(|variable| changed.contains(variable));
    let (mut changing, mut stable): (Vec<Term>, Vec<Term>) = harvest.numbers().into_iter().partition(is_changed);
    changing.truncate(MOST_VARIABLES);
    stable.truncate(MOST_BOUNDS);
    let mut related = Vec::new();
    for (at, number) in changing.iter().enumerate() {
        harvest.compare(number, &int(0), 0);
        let earlier = before(number, head, changed);
        harvest.compare(number, &earlier, 0);
        for other in stable.iter().chain(&changing[at + 1..]) {
            harvest.compare(number, other, 0);
        }
        for other in &changing[at + 1..] {
            let others = before(other, head, changed);
            related.push(eq(sub(number.clone(), other.clone()), sub(earlier.clone(), others.clone())));
            related.push(eq(add(number.clone(), other.clone()), add(earlier.clone(), others.clone())));
            // One grows no faster than the other.
            let (left, right) = (add(number.clone(), others.clone()), add(other.clone(), earlier.clone()));
            related.push(le(left.clone(), right.clone()));
            related.push(le(right, left));
        }
    }
    related.extend(sums(&changing, &|term| before(term, head, changed)));
    let mut list: Vec<Term> = Vec::new();
    for formula in &harvest.formulas {
        list.extend([formula.clone(), not(formula.clone())]);
    }
    for (form, numbers) in &harvest.forms {
        let near: BTreeSet<i128> = numbers.iter().flat_map(|number| [number - 1, *number, number + 1]).collect();
        list.extend(near.iter().flat_map(|number| [form.at_most(*number), form.at_least(*number)]));
    }
    list.extend(related);
    list
}

/// Two numbers grow together as fast as a third.
fn sums(changing: &[Term], before: &dyn Fn(&Term) -> Term) -> Vec<Term> {
    let mut list = Vec::new();
    for (at, one) in changing.iter().enumerate() {
        for (beside, other) in changing.iter().enumerate().skip(at + 1) {
            for (_, third) in changing.iter().enumerate().filter(|(third, _)| *third != at && *third != beside) {
                let now = sub(add(one.clone(), other.clone()), third.clone());
                let then = sub(add(before(one), before(other)), before(third));
                list.push(eq(now, then));
            }
        }
    }
    list
}

/// A term as it was where the loop began.
fn before(term: &Term, head: BlockId, changed: &BTreeSet<Var>) -> Term {
    let known = free_variables(term).into_iter().filter(|variable| changed.contains(variable));
    let known = known.map(|variable| {
        let before = on_entry(&variable, head).term();
        (variable, before)
    });
    substitute(term, &known.collect())
}
