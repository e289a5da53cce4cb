//! What first-order logic must know of maps, for the sorts of maps that are written or compared: reading what was written,
//! maps with one value everywhere, and that maps with the same elements are the same.

use super::naming::subterms;
use logic::{Goal, Op, Sort, Term, TermKind, Var, build};
use std::collections::BTreeSet;

/// The goal with the axioms of the maps in it.
pub(super) fn with_axioms(mut goal: Goal) -> Goal {
    let (mut written, mut constant, mut compared) = (BTreeSet::new(), BTreeSet::new(), BTreeSet::new());
    for term in subterms(&goal) {
        let TermKind::Apply(op, arguments) = term.kind() else { continue };
        match op {
            Op::Store => drop(written.insert(term.sort().clone())),
            Op::ConstMap(sort) => drop(constant.insert(sort.clone())),
            Op::Eq | Op::Distinct => compared.extend(arguments.iter().map(|argument| argument.sort().clone())),
            _ => {}
        }
    }
    goal.hypotheses.extend(written.iter().flat_map(reading_what_was_written));
    goal.hypotheses.extend(constant.iter().filter_map(one_value_everywhere));
    goal.hypotheses.extend(compared.iter().filter_map(same_elements));
    goal
}

/// Nothing is simplified, as `build` would do: it knows what these axioms say.
fn select(map: &Term, key: &Var) -> Term {
    Term::apply(Op::Select, vec![map.clone(), key.term()])
}

fn equal(left: Term, right: Term) -> Term {
    Term::apply(Op::Eq, vec![left, right])
}

fn reading_what_was_written(sort: &Sort) -> Vec<Term> {
    let Some((key, value)) = sort.as_map() else { return Vec::new() };
    let map = Var::new("map!m", sort.clone());
    let (key, other) = (Var::new("map!k", key.clone()), Var::new("map!j", key.clone()));
    let value = Var::new("map!v", value.clone());
    let changed = Term::apply(Op::Store, vec![map.term(), key.term(), value.term()]);
    let there = equal(select(&changed, &key), value.term());
    let elsewhere =
        build::or([equal(key.term(), other.term()), equal(select(&changed, &other), select(&map.term(), &other))]);
    vec![
        build::forall(vec![map.clone(), key.clone(), value.clone()], there),
        build::forall(vec![map, key, value, other], elsewhere),
    ]
}

fn one_value_everywhere(sort: &Sort) -> Option<Term> {
    let (key, value) = sort.as_map()?;
    let (key, value) = (Var::new("map!k", key.clone()), Var::new("map!v", value.clone()));
    let map = Term::apply(Op::ConstMap(sort.clone()), vec![value.term()]);
    Some(build::forall(vec![key.clone(), value.clone()], equal(select(&map, &key), value.term())))
}

fn same_elements(sort: &Sort) -> Option<Term> {
    let (key, _) = sort.as_map()?;
    let (left, right) = (Var::new("map!m", sort.clone()), Var::new("map!n", sort.clone()));
    let key = Var::new("map!k", key.clone());
    let differ = build::not(equal(select(&left.term(), &key), select(&right.term(), &key)));
    let formula = build::or([equal(left.term(), right.term()), build::exists(vec![key], differ)]);
    Some(build::forall(vec![left, right], formula))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_is_written_or_compared_has_axioms() {
        let read = Var::new("r", Sort::map(Sort::Ref, Sort::Int)).term();
        let written = Var::new("w", Sort::map(Sort::Int, Sort::Bool)).term();
        let key = Var::new("k", Sort::Ref).term();
        let value = build::select(read, key);
        let conclusion = build::select(build::store(written, build::int(0), build::bool(true)), value);
        let goal = with_axioms(Goal { name: String::new(), hypotheses: vec![], conclusion });
        assert_eq!(goal.hypotheses.len(), 2);
        assert!(goal.hypotheses.iter().all(|axiom| axiom.to_string().contains("Map<Int, Bool>")));
    }
}
