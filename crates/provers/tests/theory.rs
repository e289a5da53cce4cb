//! The definitions in `theories/java.smt2` against Rust's arithmetic, through the real z3.

use crate::support::{goal, pool, pool_of, verdict, word, z3};
use logic::build::*;
use logic::{Answer, ModelValue, Prover, Sort, Term, Var};
use provers::PoolOptions;

/// A function of the theory and what it computes.
type Case = (&'static str, fn(i128, i128) -> i128);

const INT: &[Case] = &[
    ("java.and32", |a, b| (a as i32 & b as i32).into()),
    ("java.or32", |a, b| (a as i32 | b as i32).into()),
    ("java.xor32", |a, b| (a as i32 ^ b as i32).into()),
    ("java.shl32", |a, b| (a as i32).wrapping_shl(b as u32).into()),
    ("java.shr32", |a, b| (a as i32).wrapping_shr(b as u32).into()),
    ("java.ushr32", |a, b| ((a as u32).wrapping_shr(b as u32) as i32).into()),
    ("java.div", |a, b| if b == 0 { 0 } else { a / b }),
    ("java.rem", |a, b| if b == 0 { 0 } else { a % b }),
];

const LONG: &[Case] = &[
    ("java.and64", |a, b| (a as i64 & b as i64).into()),
    ("java.or64", |a, b| (a as i64 | b as i64).into()),
    ("java.xor64", |a, b| (a as i64 ^ b as i64).into()),
    ("java.shl64", |a, b| (a as i64).wrapping_shl(b as u32).into()),
    ("java.shr64", |a, b| (a as i64).wrapping_shr(b as u32).into()),
    ("java.ushr64", |a, b| ((a as u64).wrapping_shr(b as u32) as i64).into()),
    ("java.div", |a, b| if b == 0 { 0 } else { a / b }),
    ("java.rem", |a, b| if b == 0 { 0 } else { a % b }),
];

fn apply(name: &str, a: Term, b: Term) -> Term {
    call(&function(name, &[Sort::Int, Sort::Int], Sort::Int), vec![a, b])
}

/// Numbers that are the same in every run.
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0
    }
}

/// Corners, masks, small numbers and random ones, as pairs.
fn pairs(bits: u32, random: &mut Random) -> Vec<(i128, i128)> {
    let (least, greatest) = (-(1i128 << (bits - 1)), (1i128 << (bits - 1)) - 1);
    let mut corners = vec![least, least + 1, greatest, greatest - 1];
    corners.extend([-33, -32, -31, -9, -8, -7, -2, -1, 0, 1, 2, 3, 5, 7, 8, 15, 31, 32, 33, 63, 64, 65]);
    let mut pairs: Vec<(i128, i128)> = corners.iter().flat_map(|a| corners.iter().map(|b| (*a, *b))).collect();
    let next = |random: &mut Random| {
        let value = i128::from(random.next() as i64) >> (64 - bits);
        value >> (random.next() % u64::from(bits))
    };
    for _ in 0..400 {
        pairs.push((next(random), next(random)));
    }
    for shift in 0..bits - 1 {
        let value = next(random);
        let power = 1i128 << shift;
        pairs.extend([(value, power - 1), (power - 1, value), (value, -power), (-power, value), (value, power)]);
        pairs.extend([(value, shift.into()), (value, -i128::from(shift)), (greatest, shift.into())]);
    }
    pairs
}

fn compare(cases: &[Case], bits: u32) {
    let pool = pool();
    let Answer::Refuted(mut model) = pool.prove(&goal(vec![], bool(false))) else { panic!("false is refutable") };
    for (name, expected) in cases {
        let mut pairs = pairs(bits, &mut Random(88172645463325252));
        if matches!(*name, "java.div" | "java.rem") {
            pairs.retain(|(_, b)| *b != 0);
        }
        let terms: Vec<Term> = pairs.iter().map(|(a, b)| apply(name, int(*a), int(*b))).collect();
        let values = model.evaluate(&terms).expect("the model can be asked");
        for ((a, b), value) in pairs.iter().zip(values) {
            assert_eq!(value, ModelValue::Int(expected(*a, *b)), "{name} of {a} and {b}");
        }
    }
}

#[test]
fn operators_on_int_are_exact() {
    compare(INT, 32);
}

#[test]
fn operators_on_long_are_exact() {
    compare(LONG, 64);
}

#[test]
fn wrapping_is_exact() {
    let pool = pool();
    let Answer::Refuted(mut model) = pool.prove(&goal(vec![], bool(false))) else { panic!("false is refutable") };
    let mut random = Random(42);
    let corners = [
        0,
        1,
        1 << 7,
        1 << 8,
        1 << 15,
        1 << 16,
        1 << 31,
        1 << 32,
        1 << 33,
        1 << 63,
        1 << 64,
        1 << 65,
        3 << 62,
        1 << 100,
    ];
    let mut values: Vec<i128> = corners.iter().flat_map(|&c: &i128| [c - 1, c, c + 1, -c - 1, -c, 1 - c]).collect();
    values.extend((0..300).map(|_| i128::from(random.next() as i64) * i128::from(random.next() as i64)));
    let wrap = |name: &str| function(name, &[Sort::Int], Sort::Int);
    for (name, expected) in [
        ("java.wrap32", (|value| i128::from(value as i32)) as fn(i128) -> i128),
        ("java.wrap64", |value| i128::from(value as i64)),
        ("java.wrap8", |value| i128::from(value as i8)),
        ("java.wrap16", |value| i128::from(value as i16)),
        ("java.wrapchar", |value| i128::from(value as u16)),
    ] {
        let terms: Vec<Term> = values.iter().map(|value| call(&wrap(name), vec![int(*value)])).collect();
        let found = model.evaluate(&terms).expect("the model can be asked");
        for (value, found) in values.iter().zip(found) {
            assert_eq!(found, ModelValue::Int(expected(*value)), "{name} of {value}");
        }
    }
}

/// The solver's way through a definition is another than the evaluator's. It may give up, but must not be wrong.
#[test]
fn definitions_are_exact_for_the_solver_too() {
    let pool = pool_of(&z3(), PoolOptions { resource_limit: 1_000_000, ..crate::support::options() });
    let (x, y) = (Var::new("x", Sort::Int).term(), Var::new("y", Sort::Int).term());
    // Bounds rather than equations, which would be solved before the definition is looked at.
    let near = |variable: &Term, value: i128| and([le(int(value), variable.clone()), le(variable.clone(), int(value))]);
    let mut random = Random(7);
    for (cases, bits) in [(INT, 32), (LONG, 64)] {
        for (name, expected) in cases {
            let mut pairs = pairs(bits, &mut random);
            pairs.retain(|(_, b)| *b != 0);
            for position in 0..3 {
                let (a, b) = pairs[(position * 217 + 13) % pairs.len()];
                let hypotheses = vec![near(&x, a), near(&y, b)];
                let equal = |value: i128| eq(apply(name, x.clone(), y.clone()), int(value));
                let right = verdict(&pool, hypotheses.clone(), equal(expected(a, b)));
                let wrong = verdict(&pool, hypotheses, equal(expected(a, b) + 1));
                assert!(right != "refuted" && wrong != "proved", "{name} of {a} and {b}");
            }
        }
    }
}

#[test]
fn what_programs_rely_on_is_proved() {
    let pool = pool();
    let var = |name: &str| Var::new(name, Sort::Int).term();
    let (x, y) = (var("x"), var("y"));
    let least = int(i32::MIN);
    let greatest = int(i32::MAX);
    let in_range = |v: &Term| and([le(least.clone(), v.clone()), le(v.clone(), greatest.clone())]);
    let ranges = vec![in_range(&x), in_range(&y)];
    let wrap = |value: Term| call(&function("java.wrap32", &[Sort::Int], Sort::Int), vec![value]);
    let with = |more: Vec<Term>| [ranges.clone(), more].concat();

    let middle = apply("java.ushr32", wrap(add(x.clone(), y.clone())), int(1));
    let ordered = vec![le(int(0), x.clone()), le(x.clone(), y.clone())];
    let between = and([le(x.clone(), middle.clone()), le(middle, y.clone())]);
    assert_eq!(verdict(&pool, with(ordered.clone()), between), "proved", "(lo + hi) >>> 1");

    let half =
        call(&function("java.div", &[Sort::Int, Sort::Int], Sort::Int), vec![wrap(add(x.clone(), y.clone())), int(2)]);
    assert_eq!(verdict(&pool, with(ordered), le(x.clone(), half)), "refuted", "(lo + hi) / 2 overflows");

    let bucket = apply("java.and32", x.clone(), sub(y.clone(), int(1)));
    let inside = and([le(int(0), bucket.clone()), lt(bucket, y.clone())]);
    assert_eq!(verdict(&pool, with(vec![lt(int(0), y.clone())]), inside), "proved", "hash & (n - 1)");

    let spread = apply("java.xor32", x.clone(), apply("java.ushr32", x.clone(), int(16)));
    let slot = apply("java.and32", spread, int(15));
    assert_eq!(verdict(&pool, with(vec![]), and([le(int(0), slot.clone()), lt(slot, int(16))])), "proved", "spread");

    let doubled = apply("java.shl32", x.clone(), int(1));
    assert_eq!(verdict(&pool, with(vec![]), eq(doubled, wrap(mul(int(2), x)))), "proved", "x << 1");
}

#[test]
fn only_needed_definitions_are_sent() {
    let x = Var::new("x", Sort::Int).term();
    let text = provers::script(&goal(vec![], le(int(0), apply("java.shl32", x.clone(), x.clone()))));
    assert!(text.contains("define-fun java.wrap32") && text.contains("define-fun java.shl32"), "{text}");
    assert!(!text.contains("java.wrap64") && !text.contains("java.div"), "{text}");
    let other = function("java.unheard", &[Sort::Int], Sort::Int);
    let text = provers::script(&goal(vec![], le(int(0), call(&other, vec![x]))));
    assert!(text.contains("(declare-fun java.unheard (Int) Int)"), "{text}");
    let answer = word(&pool().prove(&goal(vec![], bool(true)))).0;
    assert_eq!(answer, "proved");
}
