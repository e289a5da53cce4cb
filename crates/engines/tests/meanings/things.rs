//! Objects of the interpreter, with the terms that stand for them and what a proof is told of them.

use super::machine::Machine;
use super::random::Random;
use super::world::{BOXES, OTHERS, TEXTS};
use ir::interpreter::Value;
use ir::vocabulary::{double, float};

/// An object, or null.
#[derive(Clone, Debug)]
pub struct Thing {
    pub value: Value,
    /// The term that stands for it, as text.
    pub term: String,
    pub kind: Kind,
}

/// What an object is.
#[derive(Clone, PartialEq, Debug)]
pub enum Kind {
    Null,
    /// The constant of a text.
    Constant(&'static str),
    /// Another string with a text.
    Text(&'static str),
    /// A box of a class with a number.
    Box(&'static str, Value),
    /// An object without content.
    Other(&'static str),
    /// An array of objects.
    Array,
}

impl Thing {
    /// The text of a string.
    pub fn text(&self) -> Option<&'static str> {
        match self.kind {
            Kind::Constant(text) | Kind::Text(text) => Some(text),
            _ => None,
        }
    }

    /// The name of its type.
    pub fn type_name(&self) -> Option<&'static str> {
        match self.kind {
            Kind::Null => None,
            Kind::Constant(_) | Kind::Text(_) => Some("java.lang.String"),
            Kind::Box(class, _) | Kind::Other(class) => Some(class),
            Kind::Array => Some("java.lang.Object[]"),
        }
    }

    /// Whether it is a parameter of the procedure: constants and null are not.
    pub fn is_parameter(&self) -> bool {
        !matches!(self.kind, Kind::Null | Kind::Constant(_))
    }

    /// What a proof is told of it.
    pub fn facts(&self) -> Vec<String> {
        let term = &self.term;
        let mut facts: Vec<String> =
            self.type_name().map(|name| format!("typeof({term}) == `type {name}`")).into_iter().collect();
        match &self.kind {
            Kind::Text(text) => facts.push(format!("string.canonical({term}) == `string {text}`")),
            Kind::Box(class, number) => facts.push(format!("{class}.value[{term}] == {}", literal(number))),
            _ => {}
        }
        facts
    }
}

/// A number or truth value as a term.
fn literal(value: &Value) -> String {
    match value {
        Value::Bool(value) => value.to_string(),
        Value::Int(value) => value.to_string(),
        Value::Float(bits) => float(f32::from_bits(*bits)).to_string(),
        Value::Double(bits) => double(f64::from_bits(*bits)).to_string(),
        other => panic!("{other:?} is no number"),
    }
}

/// Null, constants, and other objects, some of them equal.
pub fn things(machine: &mut Machine<'_>, random: &mut Random) -> Vec<Thing> {
    let mut things = vec![Thing { value: Value::NULL, term: "null".to_owned(), kind: Kind::Null }];
    for text in TEXTS {
        let value = machine.value(&format!("constant {text}"), &[]);
        things.push(Thing { value, term: format!("`string {text}`"), kind: Kind::Constant(text) });
    }
    let mut add = |value: Value, kind: Kind| {
        let term = format!("o{}", things.len());
        things.push(Thing { value, term, kind });
    };
    for _ in 0..3 {
        let text = *random.pick(&TEXTS);
        add(machine.string(text), Kind::Text(text));
    }
    let class = random.below(BOXES.len());
    for class in [class, class, (class + 1) % BOXES.len(), 4, 4, 4, 5] {
        let number = number(class, random);
        let name = BOXES[class].0;
        add(machine.value(&format!("new {name}"), std::slice::from_ref(&number)), Kind::Box(name, number));
    }
    let others = [OTHERS[2].0, OTHERS[3].0, random.pick(&OTHERS).0, random.pick(&OTHERS).0];
    for class in others {
        add(machine.value(&format!("new {class}"), &[]), Kind::Other(class));
    }
    things
}

/// One of the few numbers that boxes of a class have here.
fn number(class: usize, random: &mut Random) -> Value {
    let doubles = [0.0, -0.0, f64::NAN, 1.5, f64::INFINITY];
    match BOXES[class].2 {
        "boolean" => Value::Bool(random.one_in(2)),
        "char" => Value::Int(*random.pick(&[0, 97, 65535])),
        "int" => Value::Int(*random.pick(&[0, 1, -1, i32::MIN.into()])),
        "long" => Value::Int(*random.pick(&[0, 1, 1 << 32, i64::MAX.into()])),
        "float" => Value::float(*random.pick(&doubles) as f32),
        "double" => Value::double(*random.pick(&doubles)),
        _ => Value::Int(*random.pick(&[0, 1, -128, 127])),
    }
}
