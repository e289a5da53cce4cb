//! Goals of the kinds that obligations contain, proved and refuted by the real z3.

use crate::support::{goal, pool, pool_of, verdict, word, z3};
use logic::build::*;
use logic::{Answer, Prover, Quantifier, Sort, Term, Var};

fn var(name: &str, sort: Sort) -> Term {
    Var::new(name, sort).term()
}

fn field(sort: Sort) -> Sort {
    Sort::map(Sort::Ref, sort)
}

#[test]
fn a_heap_update_leaves_other_objects_alone() {
    let pool = pool();
    let (next, x, y) = (var("Node.next", field(Sort::Ref)), var("x", Sort::Ref), var("y", Sort::Ref));
    let after = store(next.clone(), x.clone(), y.clone());
    let same = eq(select(after, y.clone()), select(next, y.clone()));
    assert_eq!(verdict(&pool, vec![ne(x.clone(), y.clone())], same.clone()), "proved");
    assert_eq!(verdict(&pool, vec![], same), "refuted");
    assert_eq!(pool.queries(), 2);
    assert!(pool.name().starts_with("z3 "), "{}", pool.name());
}

#[test]
fn an_element_added_to_a_set_is_in_it() {
    let pool = pool();
    let set = Sort::map(Sort::Ref, Sort::Bool);
    let (content, fresh) = (Var::new("content", set.clone()), Var::new("content'", set));
    let (x, e) = (var("x", Sort::Ref), Var::new("e", Sort::Ref));
    let member = or([select(content.term(), e.term()), eq(e.term(), x.clone())]);
    let added = forall(vec![e.clone()], eq(select(fresh.term(), e.term()), member));
    assert_eq!(verdict(&pool, vec![added.clone()], select(fresh.term(), x)), "proved");
    assert_eq!(verdict(&pool, vec![added], select(fresh.term(), var("y", Sort::Ref))), "refuted");
}

#[test]
fn the_allocation_invariant_is_kept() {
    let pool = pool();
    let alloc = var("alloc", field(Sort::Bool));
    let next = var("next", field(Sort::Ref));
    let o = Var::new("o", Sort::Ref);
    let invariant = |alloc: &Term, next: &Term| {
        let reached = select(next.clone(), o.term());
        let body = implies(select(alloc.clone(), o.term()), select(alloc.clone(), reached.clone()));
        quantified_with(Quantifier::Forall, vec![o.clone()], vec![vec![reached]], body)
    };
    let (n, x) = (var("new", Sort::Ref), var("x", Sort::Ref));
    let alloc_after = store(alloc.clone(), n.clone(), bool(true));
    let next_after = store(next.clone(), n.clone(), x.clone());
    let hypotheses = vec![invariant(&alloc, &next), not(select(alloc.clone(), n)), select(alloc, x)];
    assert_eq!(verdict(&pool, hypotheses, invariant(&alloc_after, &next_after)), "proved");
}

#[test]
fn the_maximum_of_an_array_is_kept_by_a_step_of_the_loop() {
    let pool = pool();
    let a = var("a", Sort::map(Sort::Int, Sort::Int));
    let (i, m, k) = (var("i", Sort::Int), var("m", Sort::Int), Var::new("k", Sort::Int));
    let bound = |end: Term, maximum: Term| {
        let inside = and([le(int(0), k.term()), lt(k.term(), end)]);
        forall(vec![k.clone()], implies(inside, le(select(a.clone(), k.term()), maximum)))
    };
    let here = select(a.clone(), i.clone());
    let step = ite(lt(m.clone(), here.clone()), here, m.clone());
    let hypotheses = vec![bound(i.clone(), m.clone()), le(int(0), i.clone())];
    assert_eq!(verdict(&pool, hypotheses.clone(), bound(add(i.clone(), int(1)), step)), "proved");
    assert_eq!(verdict(&pool, hypotheses, bound(add(i, int(1)), m)), "refuted");
}

#[test]
fn reachability_by_axioms_takes_a_step() {
    let pool = pool();
    let next = var("next", field(Sort::Ref));
    let reach = function("reach", &[Sort::Ref, Sort::Ref], Sort::Bool);
    let reaches = |from: Term, to: Term| call(&reach, vec![from, to]);
    let (a, b, c) = (Var::new("a", Sort::Ref), Var::new("b", Sort::Ref), Var::new("c", Sort::Ref));
    let reflexive = forall(vec![a.clone()], reaches(a.term(), a.term()));
    let step = forall(vec![a.clone()], reaches(a.term(), select(next.clone(), a.term())));
    let both = and([reaches(a.term(), b.term()), reaches(b.term(), c.term())]);
    let transitive = forall(vec![a.clone(), b.clone(), c.clone()], implies(both, reaches(a.term(), c.term())));
    let (h, x) = (var("h", Sort::Ref), var("x", Sort::Ref));
    let axioms = vec![reflexive, step, transitive, reaches(h.clone(), x.clone())];
    assert_eq!(verdict(&pool, axioms.clone(), reaches(h.clone(), select(next, x.clone()))), "proved");
    assert_ne!(verdict(&pool, axioms, reaches(x, h)), "proved");
}

#[test]
fn types_const_maps_and_distinctness() {
    let pool = pool();
    let type_of = function("typeof", &[Sort::Ref], Sort::Type);
    let (a, b) = (var("class A", Sort::Type), var("class B", Sort::Type));
    let (x, y) = (var("x", Sort::Ref), var("y", Sort::Ref));
    let hypotheses = vec![
        distinct(vec![a.clone(), b.clone()]),
        eq(call(&type_of, vec![x.clone()]), a),
        eq(call(&type_of, vec![y.clone()]), b),
    ];
    assert_eq!(verdict(&pool, hypotheses, ne(x.clone(), y)), "proved");
    let zero = Term::apply(logic::Op::ConstMap(field(Sort::Int)), vec![int(0)]);
    let held = Term::apply(logic::Op::Select, vec![zero, x]);
    assert_eq!(verdict(&pool, vec![], Term::apply(logic::Op::Eq, vec![held, int(0)])), "proved");
}

#[test]
fn names_of_all_kinds_can_be_sent() {
    let pool = pool();
    let names =
        ["store", "and", "A.<init>(int, B[])", "a|b", "a\\b", "x@3", "é", "this$0", "let", "7", "", "t~1", "t!1", "-"];
    for name in names {
        let x = var(name, Sort::Int);
        assert_eq!(verdict(&pool, vec![lt(x.clone(), int(-5))], lt(x, int(0))), "proved", "{name}");
    }
    let all: Vec<Term> = names.iter().map(|name| var(name, Sort::Int)).collect();
    assert_eq!(verdict(&pool, vec![distinct(all.clone())], ne(all[0].clone(), all[1].clone())), "proved");
}

#[test]
fn one_name_free_and_bound_is_not_captured() {
    let pool = pool();
    let (x, other) = (Var::new("x", Sort::Int), Var::new("x", Sort::Ref));
    let f = function("f", &[Sort::Int, Sort::Ref], Sort::Int);
    let big = |value: Term| add(mul(value.clone(), value.clone()), mul(int(3), value));
    // forall x. 0 <= f(x, r) says nothing of the free x, and the reference of that name stays what it is.
    let all = forall(vec![x.clone()], le(int(0), call(&f, vec![big(x.term()), other.term()])));
    let instance = le(int(0), call(&f, vec![big(int(4)), other.term()]));
    assert_eq!(verdict(&pool, vec![all.clone(), eq(big(x.term()), int(4))], instance), "proved");
    assert_eq!(verdict(&pool, vec![all, lt(int(10), big(x.term()))], le(int(0), x.term())), "refuted");
}

#[test]
fn an_unknown_answer_has_a_candidate() {
    let pool = pool();
    let f = function("f", &[Sort::Int], Sort::Int);
    let (a, x) = (Var::new("a", Sort::Int), var("x", Sort::Int));
    let grows = forall(vec![a.clone()], lt(a.term(), call(&f, vec![a.term()])));
    let answer = pool.prove(&goal(vec![grows, lt(int(5), x.clone())], bool(false)));
    let Answer::Unknown { candidate: Some(mut candidate), reason } = answer else {
        panic!("expected unknown with a candidate, got {:?}", word(&answer));
    };
    assert!(!reason.is_empty());
    let values = candidate.evaluate(&[lt(int(5), x)]).expect("the model can be asked");
    assert_eq!(values, [logic::ModelValue::Bool(true)]);
}

#[test]
fn the_resource_limit_is_a_limit() {
    let options = provers::PoolOptions { resource_limit: 20_000, ..crate::support::options() };
    let pool = pool_of(&z3(), options);
    let power = |name: &str| {
        let x = var(name, Sort::Int);
        mul(x.clone(), mul(x.clone(), x))
    };
    let positive = |name: &str| lt(int(0), var(name, Sort::Int));
    let hypotheses = vec![positive("x"), positive("y"), positive("z")];
    let fermat = ne(add(power("x"), power("y")), power("z"));
    let (word, reason) = word(&pool.prove(&goal(hypotheses, fermat)));
    assert_eq!((word, reason.as_str()), ("out of resources", "z3 reached its resource limit"));
    assert_eq!(verdict(&pool, vec![], bool(false)), "refuted");
}

#[test]
fn a_goal_repeated_twenty_times_gets_one_answer() {
    let pool = pool();
    let (f, x) = (function("f", &[Sort::Int], Sort::Int), var("x", Sort::Int));
    let a = Var::new("a", Sort::Int);
    let grows = forall(vec![a.clone()], le(a.term(), call(&f, vec![a.term()])));
    let asked = goal(vec![grows, lt(int(3), x.clone())], lt(call(&f, vec![x.clone()]), int(1000)));
    let mut seen = Vec::new();
    for _ in 0..20 {
        let answer = pool.prove(&asked);
        let values = match answer {
            Answer::Refuted(mut model) => model.evaluate(std::slice::from_ref(&x)).expect("the model can be asked"),
            other => panic!("{:?}", word(&other)),
        };
        seen.push(values);
    }
    seen.dedup();
    assert_eq!(seen.len(), 1, "{seen:?}");
}

#[test]
fn several_threads_use_one_pool() {
    let pool = pool_of(&z3(), provers::PoolOptions { jobs: 2, ..crate::support::options() });
    std::thread::scope(|scope| {
        for thread in 0..3 {
            let pool = &pool;
            scope.spawn(move || {
                for round in 0..20 {
                    let x = var("x", Sort::Int);
                    let known = eq(x.clone(), int(thread * 100 + round));
                    assert_eq!(verdict(pool, vec![known.clone()], lt(x.clone(), int(1000))), "proved");
                    assert_eq!(verdict(pool, vec![known], lt(x, int(0))), "refuted");
                }
            });
        }
    });
    assert_eq!(pool.queries(), 120);
}

#[test]
fn a_model_that_is_held_does_not_block_the_pool() {
    let pool = pool();
    let x = var("x", Sort::Int);
    let held = pool.prove(&goal(vec![], lt(x.clone(), int(7))));
    assert_eq!(verdict(&pool, vec![lt(x.clone(), int(5))], lt(x.clone(), int(7))), "proved");
    let Answer::Refuted(mut model) = held else { panic!("refuted expected") };
    assert_eq!(model.evaluate(&[lt(x, int(7))]), Ok(vec![logic::ModelValue::Bool(false)]));
}
