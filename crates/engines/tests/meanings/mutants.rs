//! Changes of what proofs believe, each of which makes something false: the tests must notice all of them.

use super::batch::Batch;
use super::prover::Answer;
use super::questions::{Truth, computed};
use super::world;
use std::collections::BTreeSet;

/// In the definition of a function, this text becomes that one.
const DEFINITIONS: [(&str, &str, &str); 38] = [
    ("seq.none", "seq.make 0", "seq.make 1"),
    ("seq.get", "(seq.elements s) i", "(seq.elements s) (+ i 1)"),
    ("seq.append", "(+ (seq.size s) 1)", "(- (seq.size s) 1)"),
    ("seq.append", "(seq.elements s) (seq.size s) x", "(seq.elements s) 0 x"),
    ("seq.set", "(seq.elements s) i x", "(seq.elements s) (- i 1) x"),
    ("seq.set", "(seq.make (seq.size s)", "(seq.make (+ (seq.size s) 1)"),
    ("seq.insert", "(< j i)", "(<= j i)"),
    ("seq.insert", "(+ (seq.size s) 1)", "(seq.size s)"),
    ("seq.insert", "(- j 1)", "j"),
    ("seq.remove", "(+ j 1)", "j"),
    ("seq.remove", "(< j i)", "(<= j i)"),
    ("seq.remove", "(- (seq.size s) 1)", "(seq.size s)"),
    ("seq.slice", "(+ from j)", "j"),
    ("seq.slice", "(- to from)", "to"),
    ("seq.concat", "(- j (seq.size s))", "j"),
    ("seq.concat", "(+ (seq.size s) (seq.size t))", "(seq.size s)"),
    ("seq.reverse", "(- (- (seq.size s) 1) j)", "(- (seq.size s) j)"),
    ("seq.repeat", "seq.make n", "seq.make (+ n 1)"),
    ("seq.of", "seq.make n", "seq.make 0"),
    ("seq.into", "(< j (seq.size s))", "(<= j (seq.size s))"),
    ("dict.empty", "dict.make 0", "dict.make 1"),
    ("dict.empty", "false", "true"),
    ("dict.has", "(select (dict.members d) k)", "(not (= (select (dict.contents d) k) null))"),
    ("dict.get", " null)", " (select (dict.objects d) k))"),
    ("dict.object", "(dict.objects d)", "(dict.contents d)"),
    ("dict.position", "(- 1)", "0"),
    ("dict.at", "(dict.order d) i", "(dict.order d) (+ i 1)"),
    ("dict.put", "(ite known (dict.objects d) (store (dict.objects d) k o))", "(store (dict.objects d) k o)"),
    ("dict.put", "(ite known (dict.size d) (+ (dict.size d) 1))", "(+ (dict.size d) 1)"),
    ("dict.put", "(store (dict.order d) (dict.size d) k)", "(store (dict.order d) 0 k)"),
    ("dict.insert", "(< (select (dict.places d) x) i)", "(<= (select (dict.places d) x) i)"),
    ("dict.insert", "(ite (< j i)", "(ite (<= j i)"),
    ("dict.remove", "(- (dict.size d) 1)", "(dict.size d)"),
    ("dict.remove", "(+ j 1)", "j"),
    ("dict.remove", "k false)", "k true)"),
    ("dict.remove", "(- (select (dict.places d) x) 1)", "(select (dict.places d) x)"),
    ("dict.keys", "(dict.objects d)", "(dict.contents d)"),
    ("dict.values", "(dict.contents d)", "(dict.objects d)"),
];

/// In the formulas that are believed, this text becomes that one.
const FORMULAS: [(&str, &str); 11] = [
    ("(<= 0 (string.length ", "(<= 1 (string.length "),
    ("(typeof (string.canonical |o%25;text|)) |type java.lang.String|", "(typeof |o%25;text|) |type java.lang.String|"),
    ("(= (string.canonical (string.canonical |o%25;text|))", "(= |o%25;text|"),
    ("(string.canonical |o%25;key|)", "|o%25;key|"),
    ("(|box java.lang.Integer| (java.lang.Integer.value |o%25;key|))", "|o%25;key|"),
    ("(= (java.lang.Long.value (|box java.lang.Long| ", "(= (java.lang.Long.value (|box java.lang.Integer| "),
    ("(and (<= 0 |i%25;dict|)", "(and (<= (- 1) |i%25;dict|)"),
    ("(<= 0 (dict.size ", "(< 0 (dict.size "),
    ("(<= 0 (seq.size ", "(< 0 (seq.size "),
    ("(< |i%25;search| ", "(<= |i%25;search| "),
    ("(< |i%25;scattered| ", "(<= |i%25;scattered| "),
];

/// So much z3 may compute before it is asked of another batch.
const RESOURCES: u64 = 300_000;

/// The script with another definition of a function; `None` if it does not need the function.
fn redefined(script: &str, function: &str, from: &str, to: &str) -> Option<String> {
    let start = format!("(define-fun {function} ");
    let line = script.lines().find(|line| line.starts_with(&start))?;
    assert!(line.contains(from), "{function} has no {from}");
    Some(script.replacen(line, &line.replacen(from, to, 1), 1))
}

fn batches(count: u64) -> impl Iterator<Item = Batch> {
    (400..400 + count).map(|seed| Batch::random(seed, &world::translated(), 1))
}

/// A wrong definition makes something false.
#[test]
fn wrong_definitions_are_noticed() {
    let scripts: Vec<String> = batches(8).map(|batch| Truth::of_proofs(&batch).falsehood()).collect();
    for script in &scripts {
        assert_ne!(computed(script, RESOURCES), Answer::Impossible);
    }
    for (function, from, to) in DEFINITIONS {
        let mut changed = scripts.iter().filter_map(|script| redefined(script, function, from, to));
        let is_noticed = changed.any(|script| computed(&script, RESOURCES) == Answer::Impossible);
        assert!(is_noticed, "{function}: {from} becomes {to}");
    }
}

/// A wrong formula is false, where the right one is true.
#[test]
fn wrong_formulas_are_noticed() {
    let scripts: Vec<String> = batches(5).flat_map(|batch| Truth::of_proofs(&batch).scripts()).collect();
    for (from, to) in FORMULAS {
        let mut with = scripts.iter().filter(|script| script.contains(from));
        let is_noticed = with.any(|script| {
            assert_eq!(computed(script, RESOURCES), Answer::Impossible, "{script}");
            computed(&script.replace(from, to), RESOURCES) == Answer::Possible
        });
        assert!(is_noticed, "{from} becomes {to}");
    }
}

#[test]
fn each_definition_is_changed() {
    let theory = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../../theories/collections.smt2"));
    let defined = theory.lines().filter_map(|line| line.strip_prefix("(define-fun ")?.split(' ').next());
    let changed: BTreeSet<&str> = DEFINITIONS.iter().map(|(function, ..)| *function).collect();
    assert_eq!(defined.collect::<BTreeSet<_>>(), changed);
}
