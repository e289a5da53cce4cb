//! The facts about paths, computed on small heaps: each must be true for all maps, objects and numbers that are tried, with the functions as
//! `vcgen::paths` says that they are. And a fact that is changed a little must not be.

use logic::build::not;
use logic::{Op, Quantifier, Sort, Term, TermKind, Var};
use std::collections::HashMap;

/// Objects are numbers up to this one, and 0 is null.
const OBJECTS: usize = 3;

/// When objects were born; null was not, and has any number.
const BIRTHS: [i128; OBJECTS + 1] = [2, 0, 1, 2];

#[derive(Clone, PartialEq, Debug)]
enum Value {
    Bool(bool),
    Int(i128),
    Object(usize),
    Map([usize; OBJECTS + 1]),
}

impl Value {
    fn truth(&self) -> bool {
        matches!(self, Value::Bool(true))
    }

    fn int(&self) -> i128 {
        let Value::Int(value) = self else { panic!("{self:?} is no number") };
        *value
    }

    fn object(&self) -> usize {
        let Value::Object(object) = self else { panic!("{self:?} is no object") };
        *object
    }

    fn map(&self) -> [usize; OBJECTS + 1] {
        let Value::Map(map) = self else { panic!("{self:?} is no map") };
        *map
    }
}

fn walk(map: [usize; OBJECTS + 1], from: usize, steps: i128) -> usize {
    if steps < 0 {
        return 0;
    }
    (0..steps).fold(from, |at, _| if at == 0 { 0 } else { map[at] })
}

fn is_closed_at(map: [usize; OBJECTS + 1], clock: i128, object: usize) -> bool {
    BIRTHS[object] >= clock || map[object] == 0 || BIRTHS[map[object]] < clock
}

fn function(name: &str, arguments: &[Value]) -> Value {
    match (name, arguments) {
        ("null", []) => Value::Object(0),
        ("birth", [object]) => Value::Int(BIRTHS[object.object()]),
        ("path.end" | "path.walk", [map, from, steps]) => Value::Object(walk(map.map(), from.object(), steps.int())),
        ("path.state", _) => Value::Bool(true),
        ("path.index", [map, from, to]) => {
            let reached = (0..=OBJECTS as i128).find(|steps| walk(map.map(), from.object(), *steps) == to.object());
            Value::Int(reached.unwrap_or(-1))
        }
        ("path.split", [map, other, from, steps]) => {
            let (map, other) = (map.map(), other.map());
            let differ = |steps: &i128| {
                let object = walk(map, from.object(), *steps);
                object != 0 && map[object] != other[object]
            };
            Value::Int((0..steps.int()).find(differ).unwrap_or(0))
        }
        ("path.closed", [map, clock]) => {
            Value::Bool((1..=OBJECTS).all(|object| is_closed_at(map.map(), clock.int(), object)))
        }
        ("path.leak", [map, clock]) => {
            let leak = (1..=OBJECTS).find(|object| !is_closed_at(map.map(), clock.int(), *object));
            Value::Object(leak.unwrap_or(0))
        }
        _ => panic!("what is `{name}` of {arguments:?}?"),
    }
}

fn value(term: &Term, names: &HashMap<Var, Value>) -> Value {
    let (op, terms) = match term.kind() {
        TermKind::Bool(truth) => return Value::Bool(*truth),
        TermKind::Int(number) => return Value::Int(*number),
        TermKind::Var(variable) => return names[variable].clone(),
        TermKind::Apply(op, terms) => (op, terms),
        TermKind::Quantified { .. } => panic!("a quantifier within a fact"),
    };
    let all: Vec<Value> = terms.iter().map(|term| value(term, names)).collect();
    match (op, all.as_slice()) {
        (Op::Not, [inner]) => Value::Bool(!inner.truth()),
        (Op::And, parts) => Value::Bool(parts.iter().all(Value::truth)),
        (Op::Or, parts) => Value::Bool(parts.iter().any(Value::truth)),
        (Op::Implies, [premise, conclusion]) => Value::Bool(!premise.truth() || conclusion.truth()),
        (Op::Eq, [left, right]) => Value::Bool(left == right),
        (Op::Ite, [condition, yes, no]) => if condition.truth() { yes } else { no }.clone(),
        (Op::Add, parts) => Value::Int(parts.iter().map(Value::int).sum()),
        (Op::Sub, [left, right]) => Value::Int(left.int() - right.int()),
        (Op::Neg, [inner]) => Value::Int(-inner.int()),
        (Op::Le, [left, right]) => Value::Bool(left.int() <= right.int()),
        (Op::Lt, [left, right]) => Value::Bool(left.int() < right.int()),
        (Op::Select, [map, object]) => Value::Object(map.map()[object.object()]),
        (Op::Function(called), arguments) => function(&called.name, arguments),
        _ => panic!("{op:?} is not expected in a fact"),
    }
}

/// Numbers that look random and are the same each time.
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % bound
    }

    fn of_sort(&mut self, sort: &Sort) -> Value {
        match sort {
            Sort::Ref => Value::Object(self.below(OBJECTS + 1)),
            Sort::Int => Value::Int(self.below(8) as i128 - 1),
            Sort::Map(..) => Value::Map(std::array::from_fn(|_| self.below(OBJECTS + 1))),
            _ => panic!("a fact about {sort}"),
        }
    }
}

/// The number of assignments, among those that are tried, in which a formula is true, and their number.
fn tried(variables: &[Var], body: &Term) -> (usize, usize) {
    let mut numbers = Numbers(17);
    let all = 100_000;
    let is_true = |_: &usize| {
        let names = variables.iter().map(|variable| (variable.clone(), numbers.of_sort(&variable.sort))).collect();
        value(body, &names).truth()
    };
    ((0..all).filter(is_true).count(), all)
}

fn parts(fact: &Term) -> (Vec<Var>, Term) {
    match fact.kind() {
        TermKind::Quantified { quantifier: Quantifier::Forall, variables, body, .. } => {
            (variables.clone(), body.clone())
        }
        _ => panic!("`{fact}` is no quantified fact"),
    }
}

#[test]
fn facts_are_true_of_all_small_heaps() {
    for fact in vcgen::paths::facts() {
        let (variables, body) = parts(&fact);
        let (true_ones, all) = tried(&variables, &body);
        assert_eq!(true_ones, all, "`{fact}` is false in some heap");
    }
}

#[test]
fn facts_without_their_premises_are_noticed() {
    // Some premises only keep provers from asking for more than they need, and are not missed.
    let (mut noticed, mut tries) = (0, 0);
    for fact in vcgen::paths::facts() {
        let (variables, body) = parts(&fact);
        if let TermKind::Apply(Op::Implies, sides) = body.kind() {
            for weaker in [sides[1].clone(), not(sides[0].clone())] {
                let (true_ones, all) = tried(&variables, &weaker);
                noticed += usize::from(true_ones < all);
                tries += 1;
            }
        }
    }
    assert!(noticed >= 9 && noticed + 1 >= tries, "only {noticed} of {tries} changes were noticed");
}
