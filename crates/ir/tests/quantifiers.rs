//! Quantified formulas: which instances are looked at, and that none that matters is missed.

use crate::common::*;
use ir::interpreter::{End, Limits, Value};

const TYPE_RANGE: &str = "-2147483648 <= x && x <= 2147483647 && -2147483648 <= y && y <= 2147483647";

/// The truth value of a formula over an array `a` and an integer `n`, its length.
fn truth(formula: &str, elements: &[i128]) -> Result<bool, String> {
    let program = straight(
        "  parameter a: Ref is int[]\n  parameter n: Int is int\n  result r: Bool",
        &format!("r := {formula}"),
    );
    let arguments = vec![object(0), int(elements.len() as i128)];
    match run_first(&program, &start(vec![array(elements)], arguments)).end {
        End::Finished(Some(Value::Bool(truth))) => Ok(truth),
        other => Err(undefined(&other).unwrap_or("?").to_owned()),
    }
}

#[test]
fn a_sorted_array_is_found_sorted() {
    let nested = format!(
        "forall x: Int :: forall y: Int :: {TYPE_RANGE} && 0 <= x && x < y && y < n ==> `int[]`[a][x] <= `int[]`[a][y]"
    );
    let apart =
        "forall x: Int :: 0 <= x && x < n ==> (forall y: Int :: x < y && y < n ==> `int[]`[a][x] <= `int[]`[a][y])";
    let together = "forall x: Int, y: Int :: 0 <= x && x < y && y < n ==> `int[]`[a][x] <= `int[]`[a][y]";
    let negated = "!(exists x: Int, y: Int :: 0 <= x && x < y && y < n && `int[]`[a][y] < `int[]`[a][x])";
    for formula in [nested.as_str(), apart, together, negated] {
        assert_eq!(truth(formula, &[1, 2, 2, 9]), Ok(true), "{formula}");
        assert_eq!(truth(formula, &[1, 3, 2, 9]), Ok(false), "{formula}");
        assert_eq!(truth(formula, &[]), Ok(true), "{formula}");
    }
}

#[test]
fn arithmetic_that_wraps_is_seen_through() {
    // At the greatest `int` the sum wraps, so that this instance matters, and has no element.
    let wraps = "forall x: Int :: -2147483648 <= x && x <= 2147483647 && 0 <= x && java.wrap32(x + 1) < n \
                 ==> `int[]`[a][x] <= `int[]`[a][x + 1]";
    assert_eq!(truth(wraps, &[2, 1]), Ok(false));
    assert_eq!(truth(wraps, &[1, 2]), Err("index 2147483647 of an array of length 2".to_owned()));
    let chosen = "forall x: Int :: -2147483648 <= x && x <= 2147483647 && 0 <= x && \
                  (if -2147483648 <= x + 1 && x + 1 <= 2147483647 then x + 1 else java.wrap32(x + 1)) < n \
                  ==> x == 2147483647 || `int[]`[a][x] <= `int[]`[a][x + 1]";
    assert_eq!(truth(chosen, &[1, 2, 3]), Ok(true));
    assert_eq!(truth(chosen, &[1, 3, 2]), Ok(false));
}

#[test]
fn bounds_come_in_many_forms() {
    for (formula, expected) in [
        ("exists x: Int :: x == n && x * x == 9", true),
        ("exists x: Int :: (x == 3 || x == 5) && x == 5", true),
        ("exists x: Int :: (x == 3 || x == 5) && x == 4", false),
        ("exists x: Int :: 2 * x <= 7 && 7 <= 2 * x", false),
        ("exists x: Int :: 2 * x <= 8 && 7 <= 2 * x", true),
        ("exists x: Int :: -3 <= 0 - x && n - x <= 0", true),
        ("exists x: Int :: !(x < 0) && !(n < x) && x == 3", true),
        ("forall x: Int :: x < 0 || n <= x || `int[]`[a][x] >= 7", true),
        ("forall x: Int :: !(0 <= x && x < n) || `int[]`[a][x] >= 8", false),
        ("forall x: Int :: 0 <= x && x < n ==> (exists y: Int :: 0 <= y && y < n && `int[]`[a][y] == x + 7)", true),
        ("forall x: Int :: 0 <= x && x < 0 ==> false", true),
        ("exists x: Int, y: Int, z: Int :: 0 <= x && x < y && y < z && z <= 3 && x + y + z == 6", true),
        ("forall b: Bool, c: Bool :: !(b && c) == (!b || !c)", true),
        ("forall o: Ref :: o == null || birth(o) < $now", true),
        ("exists o: Ref :: o != null && subtype(typeof(o), `type int[]`)", true),
        (
            "forall o: Ref, i: Int :: o != null && subtype(typeof(o), `type int[]`) && 0 <= i && i < length(o) ==> \
          `int[]`[o][i] < 10",
            true,
        ),
        ("(forall x: Int :: 0 <= x && x < 2 ==> x < 1) || (forall x: Int :: 0 <= x && x < 2 ==> x < 2)", true),
        (
            "forall z: Int :: (z == 1 ==> (forall y: Int :: y == 1 ==> y == 2) || (forall y: Int :: y == 3 ==> y == 3))",
            true,
        ),
    ] {
        assert_eq!(truth(formula, &[7, 8, 9]), Ok(expected), "{formula}");
    }
}

#[test]
fn an_inner_bound_may_depend_on_an_outer_variable() {
    let program = straight(
        "  parameter rows: Ref is int[][]\n  result r: Bool",
        "r := forall i: Int :: 0 <= i && i < length(rows) ==> (forall j: Int :: 0 <= j && \
         j < length(`Object[]`[rows][i]) ==> `int[]`[`Object[]`[rows][i]][j] == j)",
    );
    let rows = ir::interpreter::StartObject {
        ty: ir::types::parse_type("int[][]"),
        fields: vec![],
        elements: vec![object(0), object(1)],
    };
    for (second, expected) in [([0, 1, 2], true), ([0, 2, 2], false)] {
        let from = start(vec![array(&[0, 1]), array(&second), rows.clone()], vec![object(2)]);
        assert_eq!(run_first(&program, &from).end, End::Finished(Some(Value::Bool(expected))));
    }
}

#[test]
fn a_false_instance_decides_and_an_undefined_one_does_not() {
    let formula = "forall x: Int :: 0 <= x && x < 5 ==> `int[]`[a][x] < 9";
    assert_eq!(truth(formula, &[1, 9, 1]), Ok(false));
    assert_eq!(truth(formula, &[1, 1, 1]), Err("index 3 of an array of length 3".to_owned()));
    let exists = "exists x: Int :: -1 <= x && x < 5 && `int[]`[a][x] == 9";
    assert_eq!(truth(exists, &[1, 9, 1]), Ok(true));
    assert_eq!(truth(exists, &[1, 1, 1]), Err("index -1 of an array of length 3".to_owned()));
}

#[test]
fn instances_within_instances_are_counted_together() {
    let inner = "forall y: Int :: 0 <= y && y < 2000 ==> exists z: Int :: y <= z && z < 2000 && z == y + x";
    let formula = format!("exists x: Int :: 3000 <= x && x < 5000 && ({inner})");
    assert!(truth(&formula, &[]).is_ok());
    let program = straight("  result r: Bool", &format!("r := {formula}"));
    let end = run_with(&program, &start(vec![], vec![]), &Limits { steps: 1000, ..Limits::default() }).end;
    assert!(matches!(end, End::OutOfResources(_)), "{end:?}");
    let wide = "exists x: Int :: 0 <= x && x < 1500000 && !(forall b: Bool :: b || !b || x < 0)";
    assert_eq!(truth(wide, &[]), Err("too many instances of a quantified formula".to_owned()));
}

/// Small formulas over two integers, as text, from a sequence of choices.
struct Choices(u64);

impl Choices {
    fn below(&mut self, limit: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % limit
    }

    fn term(&mut self, depth: u64) -> String {
        match self.below(if depth == 0 { 3 } else { 9 }) {
            0 => "x".to_owned(),
            1 => "y".to_owned(),
            2 => ["0", "1", "-2", "3", "n", "2147483646"][self.below(6) as usize].to_owned(),
            3 => format!("({} + {})", self.term(depth - 1), self.term(depth - 1)),
            4 => format!("({} - {})", self.term(depth - 1), self.term(depth - 1)),
            5 => format!("(2 * {})", self.term(depth - 1)),
            6 => format!("java.wrap32({})", self.term(depth - 1)),
            7 => {
                let condition = self.formula(0);
                format!("(if {condition} then {} else {})", self.term(depth - 1), self.term(depth - 1))
            }
            _ => format!("java.div({}, {})", self.term(depth - 1), self.term(depth - 1)),
        }
    }

    fn formula(&mut self, depth: u64) -> String {
        match self.below(if depth == 0 { 3 } else { 8 }) {
            0 => format!("{} <= {}", self.term(2), self.term(2)),
            1 => format!("{} < {}", self.term(2), self.term(2)),
            2 => format!("{} == {}", self.term(1), self.term(1)),
            3 => format!("!({})", self.formula(depth - 1)),
            4 => format!("(({}) ==> ({}))", self.formula(depth - 1), self.formula(depth - 1)),
            5 => format!("(({}) && ({}))", self.formula(depth - 1), self.formula(depth - 1)),
            _ => format!("(({}) || ({}))", self.formula(depth - 1), self.formula(depth - 1)),
        }
    }
}

#[test]
fn no_instance_that_matters_is_missed() {
    use logic::{Sort, Var, build, transform};
    let (x, y, n) = (Var::new("x", Sort::Int), Var::new("y", Sort::Int), Var::new("n", Sort::Int));
    let variables = [x.clone(), y.clone(), n.clone()];
    let read = |text: &str| ir::parse::parse_term(text, &variables).unwrap_or_else(|error| panic!("{error}\n{text}"));
    let mut choices = Choices(7);
    let mut decided = 0;
    for _ in 0..400 {
        let (guard, body) = (choices.formula(2), choices.formula(1));
        let range = "-3 <= x && x <= 2 && -2 <= y && y <= 3";
        let matrix = format!("{range} && ({guard}) ==> ({body})");
        let quantified = truth(&format!("forall x: Int, y: Int :: {matrix}"), &[0, 0, 0]);
        // The same, instance by instance: nothing is worked out in advance.
        let matrix = read(&matrix);
        let instances = (-3..=2).flat_map(|a| (-2..=3).map(move |b| (a, b))).map(|(a, b)| {
            let values = [(x.clone(), build::int(a)), (y.clone(), build::int(b))].into_iter().collect();
            transform::substitute(&matrix, &values)
        });
        let expected = truth(&build::and(instances).to_string(), &[0, 0, 0]);
        // One may do without an undefined part that the other needs, but they never disagree.
        if let (Ok(quantified), Ok(expected)) = (quantified, expected) {
            decided += 1;
            assert_eq!(quantified, expected, "{guard} ==> {body}");
        }
    }
    assert!(decided > 150, "{decided}");
}
