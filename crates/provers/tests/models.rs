//! Models of the real z3, asked for all kinds of terms.

use crate::support::{goal, pool, word};
use logic::build::*;
use logic::{Answer, Model, ModelValue, Prover, Sort, Term, Var};
use provers::Pool;

fn var(name: &str, sort: Sort) -> Term {
    Var::new(name, sort).term()
}

fn model(pool: &Pool, hypotheses: Vec<Term>) -> Box<dyn Model> {
    match pool.prove(&goal(hypotheses, bool(false))) {
        Answer::Refuted(model) => model,
        other => panic!("{:?}", word(&other)),
    }
}

#[test]
fn values_fit_the_hypotheses() {
    let pool = pool();
    let (x, a, b) = (var("x", Sort::Int), var("a", Sort::Ref), var("b", Sort::Ref));
    let value = var("Node.value", Sort::map(Sort::Ref, Sort::Int));
    let hypotheses = vec![
        eq(x.clone(), int(-5)),
        ne(a.clone(), b.clone()),
        eq(select(value.clone(), a.clone()), int(7)),
        eq(select(value.clone(), b.clone()), int(8)),
    ];
    let mut model = model(&pool, hypotheses);
    let terms = [x.clone(), select(value.clone(), a.clone()), eq(a.clone(), b.clone()), a.clone(), b, a, value];
    let values = model.evaluate(&terms).expect("the model can be asked");
    assert_eq!(values[..3], [ModelValue::Int(-5), ModelValue::Int(7), ModelValue::Bool(false)]);
    assert!(matches!(values[3], ModelValue::Opaque(_)));
    assert_ne!(values[3], values[4]);
    assert_eq!(values[3], values[5]);
    assert!(matches!(values[6], ModelValue::Opaque(_)));
    assert_eq!(model.evaluate(&[mul(x.clone(), x)]), Ok(vec![ModelValue::Int(25)]));
    assert_eq!(model.evaluate(&[]), Ok(vec![]));
}

#[test]
fn numbers_beyond_128_bits_are_errors_and_the_model_lives_on() {
    let pool = pool();
    let x = var("x", Sort::Int);
    let mut model = model(&pool, vec![eq(x.clone(), int(i128::MIN))]);
    assert_eq!(model.evaluate(std::slice::from_ref(&x)), Ok(vec![ModelValue::Int(i128::MIN)]));
    let square = model.evaluate(&[mul(x.clone(), x.clone())]).expect_err("does not fit");
    assert!(square.contains("128 bits"), "{square}");
    assert_eq!(model.evaluate(&[lt(x, int(0))]), Ok(vec![ModelValue::Bool(true)]));
}

#[test]
fn what_the_goal_did_not_mention_has_some_value_and_keeps_it() {
    let pool = pool();
    let (x, y) = (var("x", Sort::Int), var("y", Sort::Int));
    let mut model = model(&pool, vec![eq(x.clone(), int(3))]);
    let first = model.evaluate(&[y.clone(), var("r", Sort::Ref)]).expect("unconstrained");
    let again = model.evaluate(&[y.clone(), var("r", Sort::Ref)]).expect("unconstrained");
    assert_eq!(first, again);
    assert_eq!(model.evaluate(&[sub(add(x, y.clone()), y)]), Ok(vec![ModelValue::Int(3)]));
    let divide = function("java.div", &[Sort::Int, Sort::Int], Sort::Int);
    assert_eq!(model.evaluate(&[call(&divide, vec![int(-7), int(2)])]), Ok(vec![ModelValue::Int(-3)]));
    let f = function("f", &[Sort::Ref], Sort::Bool);
    let values = model.evaluate(&[call(&f, vec![var("r", Sort::Ref)])]).expect("unconstrained");
    assert!(matches!(values[0], ModelValue::Bool(_)));
}

#[test]
fn a_name_that_was_free_may_be_bound_in_a_question() {
    let pool = pool();
    let x = Var::new("x", Sort::Int);
    let long = |value: Term| mul(add(value.clone(), int(1)), add(value.clone(), value));
    let shared = vec![eq(long(x.term()), int(4)), lt(int(0), long(x.term()))];
    let mut model = model(&pool, [shared, vec![lt(int(0), x.term())]].concat());
    let always = forall(vec![x.clone()], eq(long(x.term()), int(4)));
    // Were the bound variable taken for the free one, the formula would be true.
    let error = model.evaluate(&[always]).expect_err("z3 does not evaluate this formula");
    assert!(error.contains("cannot evaluate"), "{error}");
    let values = model.evaluate(&[eq(long(x.term()), int(4)), x.term()]).expect("the model can be asked");
    assert_eq!(values, [ModelValue::Bool(true), ModelValue::Int(1)]);
}

#[test]
fn big_values_are_printed_whole() {
    let pool = pool();
    let map = var("m", Sort::map(Sort::Int, Sort::Int));
    let entries = (0..200).map(|key| eq(select(map.clone(), int(key)), int(key * key + 1)));
    let mut model = model(&pool, entries.collect());
    let keys: Vec<Term> = (0..200).map(|key| select(map.clone(), int(key))).collect();
    let values = model.evaluate(&keys).expect("the model can be asked");
    assert_eq!(values[199], ModelValue::Int(199 * 199 + 1));
    let ModelValue::Opaque(text) = &model.evaluate(&[map]).expect("the model can be asked")[0] else {
        panic!("a map has no other value");
    };
    assert!(!text.contains("...") && text.contains("39602"), "{text}");
}
