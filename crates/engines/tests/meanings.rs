//! What proofs believe of sequences, dictionaries and plain values, against what the interpreter does with them.
//!
//! Random calls of the natives are run in the interpreter. Its state becomes a model, in which z3 computes the truth of
//! everything that a proof about the same calls would assume. Where that holds, there is such a state: no contradiction
//! follows, and no false result.

mod batch;
mod cases;
mod exact;
mod machine;
mod mutants;
mod prover;
mod questions;
mod random;
mod stock;
mod things;
mod world;

use batch::Batch;
use machine::number;
use prover::{Answer, ask, options_of_goals};
use questions::{Truth, contradiction, determination, functionality, holds};
use stock::{DICT_PUT_HASHED, Stock};
use things::Kind;
use vcgen::Options;

/// A number from the environment: a soak asks for more.
fn count(variable: &str, usual: u64) -> u64 {
    std::env::var(variable).ok().and_then(|count| count.parse().ok()).unwrap_or(usual)
}

/// Natives of which proofs know what they give by formulas.
const SEARCHES: [&str; 3] = ["indexOf", "lastIndexOf", "scattered"];

#[test]
fn what_proofs_believe_is_true_in_the_interpreter() {
    let natives = world::translated();
    let mut called = std::collections::BTreeSet::new();
    for seed in 0..count("INVAR_MEANING_BATCHES", 10) {
        let batch = Batch::random(seed, &natives, 2);
        called.extend(batch.natives());
        let doubts = Truth::of_proofs(&batch).doubts();
        assert!(doubts.is_empty(), "seed {seed}: {doubts:#?}");
        assert!(holds(&functionality(&batch)), "seed {seed}: one call gave two things");
    }
    assert_eq!(called.into_iter().collect::<Vec<_>>(), natives);
}

#[test]
fn what_searches_believe_is_true_in_the_interpreter() {
    for seed in 100..103 {
        let batch = Batch::random(seed, &world::translated(), 1);
        let doubts = Truth::of_searches(&batch).doubts();
        assert!(doubts.is_empty(), "seed {seed}: {doubts:#?}");
    }
}

/// What is no definition says enough: a search finds the first one, and an order has all keys. (Of the hash codes in the
/// dictionaries of the start, proofs know nothing: so nothing is known of `candidate` there.)
#[test]
fn formulas_determine_what_calls_give() {
    let natives: Vec<&str> =
        world::translated().into_iter().filter(|native| SEARCHES.contains(&cases::short(native).1)).collect();
    for seed in 200..206 {
        let batch = Batch::random(seed, &natives, 1);
        let answer = ask(&determination(&batch), &options_of_goals(20_000_000));
        assert_eq!(answer, Answer::Impossible, "seed {seed}");
    }
}

#[test]
fn a_prover_finds_no_contradiction() {
    for seed in 300..302 {
        let batch = Batch::random(seed, &world::translated(), 1);
        for options in [Options::proof(), Options::search(1)] {
            let script = contradiction(&batch, options);
            let answer = ask(&script, &options_of_goals(2_000_000));
            assert_ne!(answer, Answer::Impossible, "seed {seed}, {options:?}");
        }
    }
}

/// A theory only defines: nothing that it says could be false. And z3 understands it.
#[test]
fn theories_are_definitions() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../theories");
    for name in ["java", "collections"] {
        let text = std::fs::read_to_string(format!("{folder}/{name}.smt2")).expect("the theory is there");
        let commands = text.lines().filter_map(|line| line.strip_prefix('(')?.split(' ').next());
        let others: Vec<&str> =
            commands.filter(|word| !["define-fun", "declare-fun", "declare-datatype"].contains(word)).collect();
        assert!(others.is_empty(), "{name}: {others:?}");
        let script = format!("(declare-sort Ref 0)\n{text}\n(check-sat)");
        assert_eq!(ask(&script, &options_of_goals(2_000_000)), Answer::Possible, "{name}");
    }
}

/// Two dictionaries that are equal as values: the same keys came in the same order, but one of them with another hash code.
#[test]
fn equal_dictionaries_may_be_scattered_differently() {
    const SCATTERED: &str = "invar.logic.Dict.scattered(invar.logic.Dict,int)";
    fn put(stock: &Stock<'_>, last: bool, class: &str, hash: usize) -> Vec<cases::Argument> {
        let null = (ir::interpreter::Value::NULL, "null".to_owned());
        let key = stock.things.iter().find(|thing| matches!(thing.kind, Kind::Other(of) if of == class));
        let key = key.map(|thing| (thing.value.clone(), thing.term.clone())).expect("there is one of each class");
        let before = if last { handle(stock, 1) } else { null.clone() };
        vec![before, key, (number(hash), hash.to_string()), null]
    }
    fn handle(stock: &Stock<'_>, from_end: usize) -> cases::Argument {
        let handle = &stock.dictionaries[stock.dictionaries.len() - from_end];
        (handle.value.clone(), handle.term.clone())
    }
    let sixteen = || (number(16), "16".to_owned());
    let batch = Batch::chosen(
        0,
        &[
            (DICT_PUT_HASHED, &|stock| put(stock, false, "Point", 1)),
            (DICT_PUT_HASHED, &|stock| put(stock, true, "Spot", 2)),
            (DICT_PUT_HASHED, &|stock| put(stock, false, "Point", 3)),
            (DICT_PUT_HASHED, &|stock| put(stock, true, "Spot", 2)),
            (SCATTERED, &|stock| vec![handle(stock, 1), sixteen()]),
            (SCATTERED, &|stock| vec![handle(stock, 3), sixteen()]),
        ],
    );
    let orders: Vec<&String> = batch.cases.iter().filter_map(|case| case.outcome.as_ref()).collect();
    assert_ne!(orders[0], orders[1]);
    assert_ne!(ask(&contradiction(&batch, Options::proof()), &options_of_goals(2_000_000)), Answer::Impossible);
    assert!(holds(&functionality(&batch)));
}
