//! Floating point in `theories/java.smt2` against Rust's, through the real z3: operators, comparisons, conversions, and
//! the way of a value to the prover and back.

use crate::support::{goal, pool, pool_of, verdict, z3};
use logic::build::*;
use logic::{Answer, Model, ModelValue, Sort, Term, Var};
use provers::{Pool, PoolOptions};

fn float(value: f32) -> Term {
    call(&function(&format!("float {:08x}", value.to_bits()), &[], Sort::Float32), vec![])
}

fn double(value: f64) -> Term {
    call(&function(&format!("double {:016x}", value.to_bits()), &[], Sort::Float64), vec![])
}

/// All NaNs are one.
fn single(value: f32) -> ModelValue {
    ModelValue::Float32(if value.is_nan() { 0x7fc0_0000 } else { value.to_bits() })
}

fn precise(value: f64) -> ModelValue {
    ModelValue::Float64(if value.is_nan() { 0x7ff8_0000_0000_0000 } else { value.to_bits() })
}

fn apply(name: &str, arguments: Vec<Term>, result: Sort) -> Term {
    let sorts: Vec<Sort> = arguments.iter().map(|argument| argument.sort().clone()).collect();
    call(&function(name, &sorts, result), arguments)
}

fn model(pool: &Pool) -> Box<dyn Model> {
    match logic::Prover::prove(pool, &goal(vec![], bool(false))) {
        Answer::Refuted(model) => model,
        _ => panic!("false is refutable"),
    }
}

/// Numbers that are the same in every run.
fn random(count: usize) -> Vec<u64> {
    let mut state = 88172645463325252u64;
    let next = |_| {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        state
    };
    (0..count).map(next).collect()
}

fn doubles() -> Vec<f64> {
    let mut values = vec![0.0, -0.0, 1.0, -1.0, 0.1, 3.7, -3.7, 0.5, 1e10, -1e19, 1e300, 2147483647.0, 2147483648.0];
    values.extend([-2147483648.0, -2147483649.0, 9.2e18, -9.3e18, 9007199254740993.0, f64::MIN_POSITIVE, f64::MAX]);
    values.extend([f64::INFINITY, f64::NEG_INFINITY, f64::NAN, f64::from_bits(1), 2147483646.9, -0.9]);
    values.extend(random(60).into_iter().map(f64::from_bits));
    values
}

fn floats() -> Vec<f32> {
    let mut values: Vec<f32> = doubles().into_iter().map(|value| value as f32).collect();
    values.extend(random(60).into_iter().map(|bits| f32::from_bits(bits as u32)));
    values
}

/// Some of all pairs.
fn pairs<T: Copy>(values: &[T]) -> Vec<(T, T)> {
    let all = values.iter().flat_map(|a| values.iter().map(|b| (*a, *b)));
    all.step_by(7).collect()
}

fn expect(model: &mut dyn Model, cases: Vec<(String, Term, ModelValue)>) {
    let terms: Vec<Term> = cases.iter().map(|(_, term, _)| term.clone()).collect();
    let values = model.evaluate(&terms).expect("the model can be asked");
    for ((name, _, expected), value) in cases.into_iter().zip(values) {
        assert_eq!(value, expected, "{name}");
    }
}

#[test]
fn constants_come_back_as_they_are() {
    let pool = pool();
    let mut model = model(&pool);
    let single_cases = floats().into_iter().map(|value| (format!("{value}"), float(value), single(value)));
    let precise_cases = doubles().into_iter().map(|value| (format!("{value}"), double(value), precise(value)));
    expect(&mut *model, single_cases.chain(precise_cases).collect());
}

#[test]
fn operators_on_float_are_exact() {
    type Operator = (&'static str, fn(f32, f32) -> f32);
    let operators: [Operator; 4] = [
        ("float.add", |a, b| a + b),
        ("float.sub", |a, b| a - b),
        ("float.mul", |a, b| a * b),
        ("float.div", |a, b| a / b),
    ];
    let pool = pool();
    let mut model = model(&pool);
    for (name, operator) in operators {
        let case = |(a, b): (f32, f32)| {
            (
                format!("{name} of {a:e} and {b:e}"),
                apply(name, vec![float(a), float(b)], Sort::Float32),
                single(operator(a, b)),
            )
        };
        expect(&mut *model, pairs(&floats()).into_iter().map(case).collect());
    }
}

#[test]
fn operators_on_double_are_exact() {
    type Operator = (&'static str, fn(f64, f64) -> f64);
    let operators: [Operator; 4] = [
        ("double.add", |a, b| a + b),
        ("double.sub", |a, b| a - b),
        ("double.mul", |a, b| a * b),
        ("double.div", |a, b| a / b),
    ];
    let pool = pool();
    let mut model = model(&pool);
    for (name, operator) in operators {
        let case = |(a, b): (f64, f64)| {
            (
                format!("{name} of {a:e} and {b:e}"),
                apply(name, vec![double(a), double(b)], Sort::Float64),
                precise(operator(a, b)),
            )
        };
        expect(&mut *model, pairs(&doubles()).into_iter().map(case).collect());
    }
}

#[test]
fn comparisons_are_javas() {
    type Comparison = (&'static str, fn(f64, f64) -> bool);
    let comparisons: [Comparison; 3] = [("eq", |a, b| a == b), ("lt", |a, b| a < b), ("le", |a, b| a <= b)];
    let pool = pool();
    let mut model = model(&pool);
    for (name, comparison) in comparisons {
        let case = |(a, b): (f64, f64)| {
            let term = apply(&format!("double.{name}"), vec![double(a), double(b)], Sort::Bool);
            (format!("{name} of {a:e} and {b:e}"), term, ModelValue::Bool(comparison(a, b)))
        };
        expect(&mut *model, pairs(&doubles()).into_iter().map(case).collect());
        let case = |(a, b): (f32, f32)| {
            let term = apply(&format!("float.{name}"), vec![float(a), float(b)], Sort::Bool);
            (format!("{name} of {a:e} and {b:e}"), term, ModelValue::Bool(comparison(a.into(), b.into())))
        };
        expect(&mut *model, pairs(&floats()).into_iter().map(case).collect());
    }
}

#[test]
fn conversions_are_exact() {
    let pool = pool();
    let mut model = model(&pool);
    let mut cases = Vec::new();
    let mut case = |name: &str, of: String, argument: Term, result: Sort, expected: ModelValue| {
        cases.push((format!("{name} of {of}"), apply(name, vec![argument], result), expected));
    };
    for value in doubles() {
        let of = || format!("{value:e}");
        case("double.neg", of(), double(value), Sort::Float64, precise(-value));
        case("float.of_double", of(), double(value), Sort::Float32, single(value as f32));
        case("int.of_double", of(), double(value), Sort::Int, ModelValue::Int((value as i32).into()));
        case("long.of_double", of(), double(value), Sort::Int, ModelValue::Int((value as i64).into()));
    }
    for value in floats() {
        let of = || format!("{value:e}");
        case("float.neg", of(), float(value), Sort::Float32, single(-value));
        case("double.of_float", of(), float(value), Sort::Float64, precise(value.into()));
        case("int.of_float", of(), float(value), Sort::Int, ModelValue::Int((value as i32).into()));
        case("long.of_float", of(), float(value), Sort::Int, ModelValue::Int((value as i64).into()));
    }
    let mut integers = vec![0, 1, -1, i64::MAX, i64::MIN, (1 << 53) + 1, (1 << 24) + 1, -(1 << 24) - 3];
    integers.extend(random(100).into_iter().enumerate().map(|(index, bits)| bits as i64 >> (index % 60)));
    for value in integers {
        case("float.of_int", value.to_string(), int(value), Sort::Float32, single(value as f32));
        case("double.of_int", value.to_string(), int(value), Sort::Float64, precise(value as f64));
    }
    expect(&mut *model, cases);
}

/// The solver's way through a definition is another than the evaluator's. It may give up, but must not be wrong.
#[test]
fn conversions_are_exact_for_the_solver_too() {
    let pool = pool_of(&z3(), PoolOptions { resource_limit: 4_000_000, ..crate::support::options() });
    let x = Var::new("x", Sort::Int).term();
    for value in [(1 << 53) + 1, -(1 << 24) - 1, 12, i64::MIN] {
        let near = vec![le(int(value), x.clone()), le(x.clone(), int(value))];
        let is = |expected: f64| eq(apply("double.of_int", vec![x.clone()], Sort::Float64), double(expected));
        let right = value as f64;
        let wrong = f64::from_bits(right.to_bits() ^ 1);
        assert_ne!(verdict(&pool, near.clone(), is(right)), "refuted", "double.of_int of {value}");
        assert_ne!(verdict(&pool, near, is(wrong)), "proved", "double.of_int of {value}");
    }
    let d = Var::new("d", Sort::Float64).term();
    for value in [3.7, -3.7, 1e10, f64::NAN, -0.0] {
        // Equality of the logic is identity; a comparison would be solved for the variable as well.
        let near = vec![eq(d.clone(), double(value))];
        let is = |expected: i32| eq(apply("int.of_double", vec![d.clone()], Sort::Int), int(expected));
        assert_ne!(verdict(&pool, near.clone(), is(value as i32)), "refuted", "int.of_double of {value}");
        assert_ne!(verdict(&pool, near, is((value as i32).wrapping_add(1))), "proved", "int.of_double of {value}");
    }
}

#[test]
fn what_programs_rely_on_is_decided() {
    let pool = pool();
    let var = |name: &str| Var::new(name, Sort::Float64).term();
    let (x, y) = (var("x"), var("y"));
    let at_most = |a: &Term, b: &Term| apply("double.le", vec![a.clone(), b.clone()], Sort::Bool);
    let positive = vec![at_most(&double(0.0), &x), at_most(&double(0.0), &y)];
    let sum = apply("double.add", vec![x.clone(), y.clone()], Sort::Float64);
    assert_eq!(verdict(&pool, positive, at_most(&x, &sum)), "proved", "a sum of what is not negative");
    let equal = apply("double.eq", vec![x.clone(), x.clone()], Sort::Bool);
    assert_eq!(verdict(&pool, vec![], equal), "refuted", "NaN is not equal to itself");
    let cast = apply("int.of_double", vec![x], Sort::Int);
    assert_eq!(
        verdict(&pool, vec![], and([le(int(i32::MIN), cast.clone()), le(cast, int(i32::MAX))])),
        "proved",
        "casts"
    );
}

#[test]
fn goals_without_floating_point_do_not_hear_of_it() {
    let x = Var::new("x", Sort::Int).term();
    let text = provers::script(&goal(vec![], le(int(0), x)));
    assert!(!text.contains("FloatingPoint") && !text.contains("fp."), "{text}");
    let remainder = apply("float.rem", vec![float(1.0), float(f32::NAN)], Sort::Float32);
    let text = provers::script(&goal(vec![], eq(remainder, float(1.0))));
    assert!(text.contains("(declare-fun float.rem ((_ FloatingPoint 8 24) (_ FloatingPoint 8 24))"), "{text}");
    assert!(text.contains("(_ NaN 8 24)") && !text.contains("declare-fun |float "), "{text}");
}
