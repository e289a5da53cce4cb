//! The text of goals: what it looks like, that it repeats, and that it stays as short as the term graph.

use crate::support::{goal, pool, verdict, word};
use logic::build::*;
use logic::{Goal, Op, Prover, Quantifier, Sort, Term, Var};
use provers::script;

/// Terms as deep as these also need the stack for being dropped.
fn with_a_big_stack(test: impl FnOnce() + Send + 'static) {
    let thread = std::thread::Builder::new().stack_size(1 << 30).spawn(test).expect("a thread can be started");
    thread.join().expect("the test passes");
}

#[test]
fn a_script_reads_well() {
    let (x, y) = (Var::new("x", Sort::Int), Var::new("Node.next", Sort::map(Sort::Ref, Sort::Ref)));
    let o = Var::new("o", Sort::Ref);
    let f = function("depth", &[Sort::Ref], Sort::Int);
    let depth = |of: Term| call(&f, vec![of]);
    let next = select(y.term(), o.term());
    let falls = lt(depth(next.clone()), depth(o.term()));
    let axiom = quantified_with(Quantifier::Forall, vec![o.clone()], vec![vec![next]], falls);
    let name = "List.add(int)#1".to_owned();
    let asked = Goal { name, hypotheses: vec![axiom, lt(x.term(), int(-3))], conclusion: le(x.term(), int(0)) };
    let expected = "\
; List.add(int)#1
(declare-sort Ref 0)
(declare-fun Node.next () (Array Ref Ref))
(declare-fun x () Int)
(declare-fun depth (Ref) Int)
(assert (forall ((o Ref)) (! (< (depth (select Node.next o)) (depth o)) :pattern ((select Node.next o)))))
(assert (< x (- 3)))
(assert (not (<= x 0)))
(check-sat)
";
    assert_eq!(script(&asked), expected);
}

#[test]
fn shared_terms_are_written_once() {
    let (x, i) = (Var::new("x", Sort::Int), Var::new("i", Sort::Int));
    let square = |term: Term| mul(add(term.clone(), int(1)), add(term, int(2)));
    let closed = square(x.term());
    let open = square(i.term());
    let body = implies(lt(closed.clone(), open.clone()), lt(int(3), add(open.clone(), closed.clone())));
    let asked = goal(vec![le(int(0), closed)], forall(vec![i], body));
    let expected = "\
; a test
(declare-fun x () Int)
(define-fun t~1 () Int (* (+ x 1) (+ x 2)))
(assert (<= 0 t~1))
(assert (not (forall ((i Int)) (let ((l~1 (* (+ i 1) (+ i 2)))) (=> (< t~1 l~1) (< 3 (+ l~1 t~1)))))))
(check-sat)
";
    assert_eq!(script(&asked), expected);
}

/// `depth` doublings of a term.
fn doubled(mut term: Term, depth: usize) -> Term {
    for _ in 0..depth {
        term = Term::apply(Op::Add, vec![term.clone(), term]);
    }
    term
}

#[test]
fn the_text_is_as_long_as_the_graph() {
    with_a_big_stack(|| {
        let (x, i, j) = (Var::new("x", Sort::Int), Var::new("i", Sort::Int), Var::new("j", Sort::Int));
        let closed = le(int(0), doubled(x.term(), 200));
        let open = forall(vec![i.clone()], le(doubled(i.term(), 200), x.term()));
        let both = add(doubled(i.term(), 100), doubled(j.term(), 100));
        let nested = forall(vec![i.clone()], exists(vec![j.clone()], lt(doubled(i.term(), 100), doubled(both, 100))));
        // The variable is bound here and free there.
        let bound_and_free = and([le(doubled(i.term(), 150), int(7)), open.clone()]);
        for term in [closed, open, nested, bound_and_free] {
            let length = script(&goal(vec![], term)).len();
            assert!(length < 40_000, "{length}");
        }
    });
}

#[test]
fn a_trigger_that_is_too_long_is_left_away() {
    let i = Var::new("i", Sort::Int);
    let f = function("f", &[Sort::Int], Sort::Int);
    let big = call(&f, vec![doubled(i.term(), 60)]);
    let small = call(&f, vec![i.term()]);
    let triggers = vec![vec![big.clone()], vec![small.clone()]];
    let formula = quantified_with(Quantifier::Forall, vec![i], triggers, le(small, big));
    let text = script(&goal(vec![], formula));
    assert!(text.contains(":pattern ((f i))") && text.matches(":pattern").count() == 1, "{text}");
}

#[test]
fn z3_reads_deep_and_shared_terms() {
    with_a_big_stack(|| {
        let pool = pool();
        let (x, i) = (Var::new("x", Sort::Int), Var::new("i", Sort::Int));
        let (m, r) = (Var::new("m", Sort::map(Sort::Int, Sort::Int)), Var::new("r", Sort::Int));
        let mut chain = m.term();
        for key in 0..3_000 {
            chain = store(chain, add(r.term(), int(key)), int(key));
        }
        let last = Term::apply(Op::Select, vec![chain, add(r.term(), int(2_999))]);
        assert_eq!(verdict(&pool, vec![], eq(last, int(2_999))), "proved");
        let known = eq(x.term(), int(1));
        assert_eq!(verdict(&pool, vec![known], eq(doubled(x.term(), 40), int(1i128 << 40))), "proved");
        let all = forall(vec![i.clone()], eq(doubled(i.term(), 20), mul(int(1 << 20), i.term())));
        assert_eq!(verdict(&pool, vec![], all), "proved");
    });
}

#[test]
fn depth_does_not_overflow_the_printer() {
    with_a_big_stack(|| {
        let x = Var::new("x", Sort::Int);
        let mut term = x.term();
        for _ in 0..200_000 {
            term = Term::apply(Op::Neg, vec![term]);
        }
        let asked = goal(vec![], eq(term, x.term()));
        // On an ordinary stack.
        let printed = std::thread::scope(|scope| {
            let small = std::thread::Builder::new().stack_size(256 << 10);
            small.spawn_scoped(scope, || script(&asked).len()).expect("a thread can be started").join()
        });
        assert!(printed.expect("no overflow") > 600_000);
    });
}

#[test]
fn the_same_goal_gives_the_same_bytes() {
    let build = || {
        let x = Var::new("x", Sort::Int);
        let vars: Vec<Term> = (0..50).map(|number| Var::new(format!("v{number}"), Sort::Int).term()).collect();
        let bound = Var::new("x", Sort::Ref);
        let f = function("f", &[Sort::Ref, Sort::Int], Sort::Bool);
        let all = forall(vec![bound.clone()], call(&f, vec![bound.term(), x.term()]));
        script(&goal(vec![distinct(vars), all], lt(doubled(x.term(), 5), int(9))))
    };
    let first = build();
    for _ in 0..10 {
        assert_eq!(build(), first);
    }
}

#[test]
fn a_goal_may_have_any_name() {
    let pool = pool();
    let name = "Ünï.<init>()\n(check-sat)\r|\"".to_owned();
    let (answer, reason) = word(&pool.prove(&Goal { name, hypotheses: vec![], conclusion: bool(true) }));
    assert_eq!(answer, "proved", "{reason}");
}

#[test]
fn operators_over_too_few_terms_can_be_read() {
    let pool = pool();
    let p = Var::new("p", Sort::Bool).term();
    let x = Var::new("x", Sort::Int).term();
    let empty = |op: Op| Term::apply(op, Vec::new());
    let goals = [
        empty(Op::And),
        Term::apply(Op::Not, vec![empty(Op::Or)]),
        Term::apply(Op::Eq, vec![empty(Op::Add), int(0)]),
        Term::apply(Op::Eq, vec![Term::apply(Op::And, vec![p.clone()]), p]),
        Term::apply(Op::Eq, vec![Term::apply(Op::Add, vec![x.clone()]), x.clone()]),
        Term::apply(Op::Distinct, vec![x]),
    ];
    for term in goals {
        let (answer, reason) = word(&pool.prove(&goal(vec![], term.clone())));
        assert_eq!(answer, "proved", "{term:?}: {reason}");
    }
}
