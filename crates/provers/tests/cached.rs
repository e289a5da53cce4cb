//! A prover that remembers: the second time nobody is asked, and the answer is the same.

use crate::support::{goal, options, pool, pool_of, stand_in, word, z3};
use logic::build::{add, and, eq, forall, int, le, lt, mul, not, select};
use logic::{Answer, Goal, Hope, Key, Memory, ModelValue, Prover, Sort, Term, Var};
use provers::{Cached, PoolOptions};
use std::collections::HashMap;
use std::sync::{Arc, Mutex};
use std::time::Duration;

#[derive(Default)]
struct Shelf(Mutex<HashMap<Key, Vec<u8>>>);

impl Memory for Shelf {
    fn recall(&self, key: &Key) -> Option<Vec<u8>> {
        self.0.lock().expect("not poisoned").get(key).cloned()
    }

    fn keep(&self, key: Key, value: Vec<u8>) {
        self.0.lock().expect("not poisoned").insert(key, value);
    }
}

fn x() -> Term {
    Var::new("x", Sort::Int).term()
}

/// What a prover says of a goal in each way of asking, models with the value of `x`.
fn answers(prover: &dyn Prover, goal: &Goal) -> Vec<String> {
    let all = [prover.prove(goal), prover.try_quickly(goal, Hope::Proof), prover.try_quickly(goal, Hope::Model)];
    let told = all.into_iter().map(|answer| {
        let mut text = format!("{:?}", word(&answer));
        if let Answer::Refuted(mut model) | Answer::Unknown { candidate: Some(mut model), .. } = answer {
            text += &format!(" {:?}", model.evaluate(&[x(), add(x(), int(1))]));
        }
        text
    });
    told.collect()
}

fn goals() -> Vec<Goal> {
    let n = Var::new("n", Sort::Int);
    let f = Var::new("f", Sort::map(Sort::Int, Sort::Int)).term();
    let next = select(f.clone(), add(n.term(), int(1)));
    let increasing = forall(vec![n.clone()], lt(select(f, n.term()), next));
    vec![
        goal(vec![lt(int(0), x())], le(int(1), x())),
        goal(vec![lt(int(0), x())], lt(int(10), x())),
        goal(vec![increasing], eq(x(), int(4))),
        goal(vec![], not(eq(mul(x(), mul(x(), x())), int(12_812_904)))),
    ]
}

#[test]
fn the_second_time_nobody_is_asked() {
    let memory = Arc::new(Shelf::default());
    let first = Cached::new(pool(), memory.clone());
    let told: Vec<Vec<String>> = goals().iter().map(|goal| answers(&first, goal)).collect();
    assert!(told.iter().flatten().any(|answer| answer.contains("refuted")), "{told:?}");
    assert!(told.iter().flatten().any(|answer| answer.contains("proved")), "{told:?}");
    assert_eq!((first.usage().asked, first.usage().recalled), (12, 0));
    assert!(first.usage().waited.as_nanos() > 0);
    let second = Cached::new(pool(), memory);
    let again: Vec<Vec<String>> = goals().iter().map(|goal| answers(&second, goal)).collect();
    assert_eq!(told, again);
    assert_eq!(second.prover().queries(), 0);
    assert_eq!((second.usage().asked, second.usage().recalled), (0, 12));
}

#[test]
fn the_name_of_a_goal_does_not_matter_and_all_else_does() {
    let memory = Arc::new(Shelf::default());
    let asked = |goal: &Goal, options: PoolOptions| {
        let prover = Cached::new(pool_of(&z3(), options), memory.clone());
        assert_eq!(word(&prover.prove(goal)).0, "proved");
        prover.prover().queries()
    };
    let first = goal(vec![lt(int(0), x())], le(int(1), x()));
    assert_eq!(asked(&first, options()), 1);
    assert_eq!(asked(&Goal { name: "another".to_owned(), ..first.clone() }, options()), 0);
    assert_eq!(asked(&first, PoolOptions { jobs: 7, ..options() }), 0);
    assert_eq!(asked(&first, PoolOptions { resource_limit: 1_000_000, ..options() }), 1);
    assert_eq!(asked(&goal(vec![lt(int(0), x())], le(int(0), x())), options()), 1);
    assert_eq!(asked(&goal(vec![lt(int(1), x())], le(int(1), x())), options()), 1);
    // The same name with another sort is another goal.
    let y = Var::new("x", Sort::Float64).term();
    assert_eq!(asked(&goal(vec![], eq(y.clone(), y)), options()), 1);
}

#[test]
fn a_model_is_made_again_when_it_is_asked_for_something_new() {
    let memory = Arc::new(Shelf::default());
    let refuted = goal(vec![lt(int(0), x())], lt(int(10), x()));
    let evaluate = |terms: &[Term]| {
        let prover = Cached::new(pool(), memory.clone());
        let Answer::Refuted(mut model) = prover.try_quickly(&refuted, Hope::Model) else { panic!("it is wrong") };
        let values: Vec<_> = terms.iter().map(|term| model.evaluate(std::slice::from_ref(term))).collect();
        drop(model);
        (values, prover.prover().queries())
    };
    let (first, asked) = evaluate(&[x()]);
    assert_eq!(asked, 1);
    assert_eq!(evaluate(&[x()]), (first.clone(), 0));
    let twice = add(x(), x());
    let (values, asked) = evaluate(&[x(), twice.clone()]);
    assert_eq!((asked, &values[0]), (1, &first[0]));
    let (Ok([ModelValue::Int(once)]), Ok([ModelValue::Int(doubled)])) = (values[0].as_deref(), values[1].as_deref())
    else {
        panic!("{values:?}")
    };
    assert_eq!(once * 2, *doubled);
    assert_eq!(evaluate(&[twice, x()]).1, 0);
}

#[test]
fn what_may_be_different_the_next_time_is_not_remembered() {
    let memory = Arc::new(Shelf::default());
    let asked = goal(vec![], and([lt(int(0), x()), lt(x(), int(0))]));
    let scripts = ["exec sleep 1000", "exit 3", "echo rubbish; sleep 1000", "echo '(error \"out of memory\")'; exit 1"];
    for script in scripts {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let limits = PoolOptions { timeout: Duration::from_secs(1), ..options() };
        let prover = Cached::new(pool_of(&stand_in(folder.path(), script), limits), memory.clone());
        let (answer, reason) = word(&prover.prove(&asked));
        assert!(["stopped", "error"].contains(&answer), "{answer}: {reason}");
    }
    assert!(memory.0.lock().expect("not poisoned").is_empty());
}

#[test]
fn a_damaged_answer_is_asked_for_again() {
    let memory = Arc::new(Shelf::default());
    let right = goal(vec![lt(int(0), x())], le(int(1), x()));
    let wrong = goal(vec![lt(int(0), x())], lt(int(10), x()));
    Cached::new(pool(), memory.clone()).prove(&right);
    let Answer::Refuted(mut model) = Cached::new(pool(), memory.clone()).prove(&wrong) else { panic!("it is wrong") };
    model.evaluate(&[x()]).expect("a value");
    drop(model);
    let whole: Vec<(Key, Vec<u8>)> = memory.0.lock().expect("not poisoned").clone().into_iter().collect();
    assert_eq!(whole.len(), 2);
    for (key, value) in whole {
        for damaged in [&value[..value.len() - 1], &[&value[..], &[0]].concat(), &[9], &[]] {
            memory.keep(key, damaged.to_vec());
            assert_eq!(word(&Cached::new(pool(), memory.clone()).prove(&right)).0, "proved");
            assert_eq!(word(&Cached::new(pool(), memory.clone()).prove(&wrong)).0, "refuted");
        }
    }
}
