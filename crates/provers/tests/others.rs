//! The provers beside z3, on goals of the kinds that obligations contain: what should be proved is, by each of them, and what
//! has a counterexample is not.

use crate::support::{goal, one_shot, one_shot_with, options, pool, word};
use logic::build::{
    add, and, bool, call, const_map, distinct, eq, exists, forall, function, implies, int, ite, le, lt, ne, or, select,
    store, sub,
};
use logic::{Answer, Prover, Sort, Term, Var};
use provers::{OneShot, PoolOptions};

const ALL: [&str; 3] = ["cvc5", "eprover", "spass"];

/// Each prover, with what it needs for proofs and with little: what is not proved takes all there is.
fn each(names: &[&str]) -> Vec<(OneShot, OneShot)> {
    let little = PoolOptions { resource_limit: 500_000, ..options() };
    names.iter().map(|name| (one_shot(name), one_shot_with(name, little.clone()))).collect()
}

fn var(name: &str, sort: &Sort) -> Term {
    Var::new(name, sort.clone()).term()
}

/// Proved by all of them; and without `needed`, its first hypotheses, by none.
fn check(name: &str, needed: Vec<Term>, others: Vec<Term>, conclusion: &Term) {
    check_by(&ALL, name, needed, others, conclusion);
}

/// Proved by these; and without `needed` by none of them.
fn check_by(provers: &[&str], name: &str, needed: Vec<Term>, others: Vec<Term>, conclusion: &Term) {
    let valid = goal([needed, others.clone()].concat(), conclusion.clone());
    let invalid = goal(others, conclusion.clone());
    assert_eq!(word(&pool().prove(&invalid)).0, "refuted", "{name} without what it needs");
    for (prover, with_little) in each(provers) {
        let answer = prover.prove(&valid);
        assert_eq!(word(&answer), ("proved", String::new()), "{name} by {}", prover.name());
        let Answer::Proved { by } = answer else { continue };
        assert_eq!(by, prover.name());
        let (without, reason) = word(&with_little.prove(&invalid));
        assert!(matches!(without, "unknown" | "out of resources"), "{name} by {}: {without} {reason}", prover.name());
    }
}

/// Proved by all of them.
fn check_valid(name: &str, conclusion: &Term) {
    for (prover, _) in each(&ALL) {
        let answer = prover.prove(&goal(vec![], conclusion.clone()));
        assert_eq!(word(&answer), ("proved", String::new()), "{name} by {}", prover.name());
    }
}

#[test]
fn writing_one_field_leaves_others_alone() {
    let field = Sort::map(Sort::Ref, Sort::Ref);
    let [next, next1, next2] = ["next", "next1", "next2"].map(|name| var(name, &field));
    let [x, y, z, w] = ["x", "y", "z", "w"].map(|name| var(name, &Sort::Ref));
    let written = eq(next1.clone(), store(next.clone(), x.clone(), z.clone()));
    let again = eq(next2.clone(), store(next1.clone(), w.clone(), select(next1, x.clone())));
    let apart = and([ne(x, y.clone()), ne(w.clone(), y.clone())]);
    let conclusion = and([eq(select(next2.clone(), y.clone()), select(next, y)), eq(select(next2, w), z)]);
    check("heap frame", vec![apart], vec![written, again], &conclusion);
}

#[test]
fn a_set_with_one_more_element() {
    let set = Sort::map(Sort::Ref, Sort::Bool);
    let [content, after] = ["content", "after"].map(|name| var(name, &set));
    let (x, y) = (var("x", &Sort::Ref), Var::new("y", Sort::Ref));
    let added = eq(after.clone(), store(content.clone(), x.clone(), bool(true)));
    let member = or([select(content, y.term()), eq(y.term(), x)]);
    let conclusion = forall(vec![y.clone()], eq(select(after, y.term()), member));
    check("set add", vec![added], vec![], &conclusion);
}

#[test]
fn all_that_is_reachable_is_allocated() {
    let (field, set) = (Sort::map(Sort::Ref, Sort::Ref), Sort::map(Sort::Ref, Sort::Bool));
    let [next, next1] = ["next", "next1"].map(|name| var(name, &field));
    let [alloc, alloc1] = ["alloc", "alloc1"].map(|name| var(name, &set));
    let (n, r) = (var("n", &Sort::Ref), Var::new("r", Sort::Ref));
    let closed = |alloc: &Term, next: &Term| {
        let there = select(alloc.clone(), r.term());
        forall(vec![r.clone()], implies(there, select(alloc.clone(), select(next.clone(), r.term()))))
    };
    let grows = eq(alloc1.clone(), store(alloc.clone(), n.clone(), bool(true)));
    let written = eq(next1.clone(), store(next.clone(), n.clone(), n));
    check("allocation", vec![closed(&alloc, &next)], vec![grows, written], &closed(&alloc1, &next1));
}

#[test]
fn the_maximum_of_an_array() {
    let row = Sort::map(Sort::Int, Sort::Int);
    let [a, a1] = ["a", "a1"].map(|name| var(name, &row));
    let [n, m, m1, v] = ["n", "m", "m1", "v"].map(|name| var(name, &Sort::Int));
    let i = Var::new("i", Sort::Int);
    let at_most = |row: &Term, end: Term, most: &Term| {
        let inside = and([le(int(0), i.term()), lt(i.term(), end)]);
        forall(vec![i.clone()], implies(inside, le(select(row.clone(), i.term()), most.clone())))
    };
    let written = eq(a1.clone(), store(a.clone(), n.clone(), v.clone()));
    let larger = eq(m1.clone(), ite(le(v.clone(), m.clone()), m.clone(), v));
    let start = le(int(0), n.clone());
    let needed = vec![at_most(&a, n.clone(), &m)];
    check("array maximum", needed, vec![start, written, larger], &at_most(&a1, add(n, int(1)), &m1));
}

#[test]
fn one_more_step_of_reachability() {
    let reach = function("reach", &[Sort::Ref, Sort::Ref], Sort::Bool);
    let next = function("next", &[Sort::Ref], Sort::Ref);
    let reaches = |from: Term, to: Term| call(&reach, vec![from, to]);
    let step = |from: Term| call(&next, vec![from]);
    let [x, y, z] = ["x", "y", "z"].map(|name| Var::new(name, Sort::Ref));
    let [a, b] = ["a", "b"].map(|name| var(name, &Sort::Ref));
    let itself = forall(vec![x.clone()], reaches(x.term(), x.term()));
    let one = forall(vec![x.clone()], reaches(x.term(), step(x.term())));
    let both = and([reaches(x.term(), y.term()), reaches(y.term(), z.term())]);
    let transitive = forall(vec![x.clone(), y, z.clone()], implies(both, reaches(x.term(), z.term())));
    check("reachability", vec![transitive], vec![itself, one, reaches(a.clone(), b.clone())], &reaches(a, step(b)));
}

#[test]
fn cells_of_a_table_hold_what_hashes_to_them() {
    let table = Sort::map(Sort::Int, Sort::map(Sort::Ref, Sort::Bool));
    let hash = function("hash", &[Sort::Ref], Sort::Int);
    let [cells, cells1] = ["cells", "cells1"].map(|name| var(name, &table));
    let (i, k, key) = (Var::new("i", Sort::Int), Var::new("k", Sort::Ref), var("key", &Sort::Ref));
    let ordered = |cells: &Term| {
        let there = select(select(cells.clone(), i.term()), k.term());
        forall(vec![i.clone(), k.clone()], implies(there, eq(call(&hash, vec![k.term()]), i.term())))
    };
    let home = call(&hash, vec![key.clone()]);
    let cell = store(select(cells.clone(), home.clone()), key, bool(true));
    let added = eq(cells1.clone(), store(cells.clone(), home, cell));
    check("hash table", vec![ordered(&cells)], vec![added], &ordered(&cells1));
}

#[test]
fn truth_values_are_two() {
    let flags = Sort::map(Sort::Int, Sort::Bool);
    let flag = function("flag", &[Sort::Bool], Sort::Ref);
    let (m, b) = (var("m", &flags), Var::new("b", Sort::Bool));
    let [p, q, r] = ["p", "q", "r"].map(|name| var(name, &Sort::Bool));
    let of = |value: Term| call(&flag, vec![value]);
    let same = or([eq(of(p.clone()), of(q.clone())), eq(of(q.clone()), of(r.clone())), eq(of(p.clone()), of(r))]);
    check_valid("three truth values", &same);
    let x = var("x", &Sort::Int);
    let changed = store(m, int(0), and([p.clone(), le(x.clone(), int(3))]));
    check("a stored formula", vec![p, lt(x, int(2))], vec![], &select(changed, int(0)));
    let both = and([eq(of(bool(true)), of(bool(false)))]);
    let all = forall(vec![b.clone()], eq(of(b.term()), of(q)));
    check("all truth values", vec![both], vec![], &all);
}

#[test]
fn choices_below_quantifiers() {
    let f = function("f", &[Sort::Int], Sort::Int);
    let (i, limit) = (Var::new("i", Sort::Int), var("limit", &Sort::Int));
    let smaller = ite(le(i.term(), limit.clone()), i.term(), limit.clone());
    let defined = forall(vec![i.clone()], eq(call(&f, vec![i.term()]), smaller));
    check("minimum", vec![defined], vec![], &forall(vec![i.clone()], le(call(&f, vec![i.term()]), limit)));
}

#[test]
fn maps_with_one_value_everywhere() {
    let field = Sort::map(Sort::Ref, Sort::Ref);
    let (m, null, x) = (var("m", &field), var("nothing", &Sort::Ref), var("x", &Sort::Ref));
    let cleared = eq(m.clone(), const_map(field.clone(), null.clone()));
    check("const map", vec![cleared.clone()], vec![], &eq(select(m.clone(), x.clone()), null.clone()));
    check("extensionality", vec![cleared], vec![], &eq(store(m.clone(), x, null), m));
}

#[test]
fn numbers_and_their_order() {
    let [x, y] = ["x", "y"].map(|name| var(name, &Sort::Int));
    check("next", vec![lt(x.clone(), y.clone())], vec![], &le(add(x.clone(), int(1)), y.clone()));
    check("between", vec![lt(int(0), x.clone())], vec![lt(x.clone(), int(2))], &eq(x.clone(), int(1)));
    check("difference", vec![eq(sub(x.clone(), y.clone()), int(3))], vec![], &lt(y.clone(), x.clone()));
    check("literals", vec![eq(x.clone(), int(-5))], vec![], &distinct(vec![x, int(7), int(100)]));
}

#[test]
fn what_java_computes() {
    let wrap = function("java.wrap32", &[Sort::Int], Sort::Int);
    let [i, n] = ["i", "n"].map(|name| var(name, &Sort::Int));
    let inside = vec![le(int(0), i.clone()), lt(i.clone(), n.clone()), le(n.clone(), int(i128::from(i32::MAX)))];
    // SPASS does not find its way between numbers as large as these.
    check_by(&["cvc5", "eprover"], "no overflow", inside, vec![], &le(call(&wrap, vec![add(i, int(1))]), n));
}

#[test]
fn sequences_that_grow() {
    let append = function("seq.append", &[Sort::Seq, Sort::Ref], Sort::Seq);
    let insert = function("seq.insert", &[Sort::Seq, Sort::Int, Sort::Ref], Sort::Seq);
    let size = function("seq.size", &[Sort::Seq], Sort::Int);
    let get = function("seq.get", &[Sort::Seq, Sort::Int], Sort::Ref);
    let (s, t) = (var("s", &Sort::Seq), var("t", &Sort::Seq));
    let (x, i) = (var("x", &Sort::Ref), var("i", &Sort::Int));
    let size_of = |sequence: &Term| call(&size, vec![sequence.clone()]);
    let longer = eq(t.clone(), call(&append, vec![s.clone(), x.clone()]));
    check("append, size", vec![longer.clone()], vec![], &eq(size_of(&t), add(size_of(&s), int(1))));
    check("append, last", vec![longer], vec![], &eq(call(&get, vec![t.clone(), size_of(&s)]), x.clone()));
    let inserted = eq(t.clone(), call(&insert, vec![s, i.clone(), x.clone()]));
    check("insert", vec![inserted], vec![], &eq(call(&get, vec![t, i]), x));
}

#[test]
fn answers_repeat_and_limits_are_kept() {
    let compose = function("compose", &[Sort::Ref, Sort::Ref], Sort::Ref);
    let good = function("good", &[Sort::Ref], Sort::Bool);
    let [x, y, z] = ["x", "y", "z"].map(|name| Var::new(name, Sort::Ref));
    let (c, d) = (var("c", &Sort::Ref), var("d", &Sort::Ref));
    let of = |left: Term, right: Term| call(&compose, vec![left, right]);
    let associative = forall(
        vec![x.clone(), y.clone(), z.clone()],
        eq(of(of(x.term(), y.term()), z.term()), of(x.term(), of(y.term(), z.term()))),
    );
    let solvable = forall(vec![x.clone(), y.clone()], exists(vec![z.clone()], eq(of(x.term(), z.term()), y.term())));
    let closed =
        forall(vec![x.clone()], implies(call(&good, vec![x.term()]), call(&good, vec![of(x.term(), c.clone())])));
    let hard = goal(vec![associative, solvable, closed, call(&good, vec![c])], call(&good, vec![d]));
    for name in ["cvc5", "eprover"] {
        let prover = one_shot_with(name, PoolOptions { resource_limit: 1_000_000, ..options() });
        let first = word(&prover.prove(&hard));
        assert!(matches!(first.0, "unknown" | "out of resources"), "{name}: {first:?}");
        assert!(!first.1.contains("wall clock"), "{name}: {first:?}");
        assert_eq!(first, word(&prover.prove(&hard)), "{name}");
    }
}

#[test]
fn a_goal_that_is_too_large_without_sharing_is_said_to_be_so() {
    let f = function("f", &[Sort::Int, Sort::Int], Sort::Int);
    let mut term = var("x", &Sort::Int);
    for _ in 0..40 {
        term = call(&f, vec![term.clone(), term]);
    }
    let (answer, reason) = word(&one_shot("eprover").prove(&goal(vec![], le(term, int(3)))));
    assert_eq!(answer, "out of resources", "{reason}");
    assert!(reason.contains("too large"), "{reason}");
}
