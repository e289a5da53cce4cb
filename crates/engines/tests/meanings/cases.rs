//! Calls of natives, run in the interpreter, with what they gave as formulas.

use super::machine::{CANONICAL, DICT_HAS, number};
use super::stock::{HASHES, Handle, Stock};
use super::things::Thing;
use super::world::Gives;
use ir::interpreter::Value;

/// A call that was run.
#[derive(Clone, Debug)]
pub struct Case {
    pub native: &'static str,
    /// The call as a command.
    pub command: String,
    /// The variable that gets the result, and its sort.
    pub result: Option<(String, &'static str)>,
    /// What it gave, as far as proofs must know it.
    pub known: Vec<String>,
    /// What it gave beyond that.
    pub beyond: Vec<String>,
    /// What it gave where proofs know it, or some of it, by a formula and not by a definition.
    pub chosen: Vec<String>,
    /// The same as one text that does not mention the variable.
    pub outcome: Option<String>,
}

/// An argument: its value and the term that stands for it.
pub type Argument = (Value, String);

fn object(thing: &Thing) -> Argument {
    (thing.value.clone(), thing.term.clone())
}

fn at(index: usize) -> Argument {
    (number(index), index.to_string())
}

fn handle(handle: &Handle) -> Argument {
    (handle.value.clone(), handle.term.clone())
}

/// Something random that the native can be called with; `None` if there happens to be nothing.
pub fn arguments(stock: &mut Stock<'_>, native: &str) -> Option<Vec<Argument>> {
    let (class, method) = short(native);
    match class {
        "Seq" => of_sequence(stock, method),
        "Dict" => of_dictionary(stock, method, native.matches(',').count() + 1),
        "Plain" => {
            let count = native.matches(',').count() + 1;
            Some((0..count).map(|_| object(&stock.thing())).collect())
        }
        _ => of_string(stock, method),
    }
}

/// The class of a native without its package, and its name.
pub fn short(native: &str) -> (&str, &str) {
    let path = native.split('(').next().unwrap_or_default();
    let (class, method) = path.rsplit_once('.').unwrap_or_default();
    (class.rsplit('.').next().unwrap_or_default(), method)
}

fn of_sequence(stock: &mut Stock<'_>, method: &str) -> Option<Vec<Argument>> {
    let sequence = stock.random.pick(&stock.sequences).clone();
    let items = stock.machine.items(&sequence.value);
    let size = items.len();
    let (s, x) = (handle(&sequence), object(&stock.thing()));
    let inside = |stock: &mut Stock<'_>| (size > 0).then(|| at(stock.random.below(size)));
    let up_to = |stock: &mut Stock<'_>, most: usize| stock.random.below(most + 1);
    Some(match method {
        "get" | "remove" => vec![s, inside(stock)?],
        "set" => vec![s, inside(stock)?, x],
        "append" => vec![s, x],
        "insert" => vec![s, at(up_to(stock, size)), x],
        "slice" => {
            let to = up_to(stock, size);
            vec![s, at(up_to(stock, to)), at(to)]
        }
        "concat" => vec![s, handle(&stock.random.pick(&stock.sequences).clone())],
        "repeat" => vec![x, at(up_to(stock, 3))],
        "of" => vec![object(&stock.random.pick(&stock.arrays).0)],
        "fill" => {
            let array = stock.arrays.iter().find(|(_, elements)| elements.len() >= size)?;
            vec![object(&array.0), s]
        }
        "indexOf" | "lastIndexOf" => {
            let wanted = stock.random.below(size + 1);
            let element = items.get(wanted).map(|item| (item.clone(), stock.term(item).to_owned()));
            vec![s, element.unwrap_or(x), at(up_to(stock, size))]
        }
        _ => vec![s],
    })
}

fn of_dictionary(stock: &mut Stock<'_>, method: &str, count: usize) -> Option<Vec<Argument>> {
    let dictionary = stock.random.pick(&stock.dictionaries).clone();
    let size = stock.machine.entries(&dictionary.value).len();
    let key = stock.key(&dictionary.value);
    let (d, k, v) = (handle(&dictionary), object(&key), object(&stock.thing()));
    Some(match method {
        "position" | "has" | "get" | "remove" => vec![d, k],
        "keyAt" | "valueAt" if size == 0 => return None,
        "keyAt" | "valueAt" => vec![d, at(stock.random.below(size))],
        "put" if count == 3 => vec![d, k, v],
        "put" => {
            let hash = stock.hash(&key);
            vec![d, k, hash, v]
        }
        "insert" if stock.machine.truth(DICT_HAS, &[d.0.clone(), k.0.clone()]) => return None,
        "insert" => vec![d, at(stock.random.below(size + 1)), k, v],
        "candidate" => vec![d, at(stock.random.below(HASHES)), at(stock.random.below(size + 1))],
        "scattered" => vec![d, at(*stock.random.pick(&[1, 2, 16]))],
        _ => vec![d],
    })
}

fn of_string(stock: &mut Stock<'_>, method: &str) -> Option<Vec<Argument>> {
    let string = stock.string();
    let length = string.text().map_or(0, str::len);
    Some(match method {
        "sameContent" => vec![object(&string), object(&stock.string())],
        "unitAt" if length == 0 => return None,
        "unitAt" => vec![object(&string), at(stock.random.below(length))],
        "fill" => vec![stock.blank_string(), object(&string)],
        _ => vec![object(&string)],
    })
}

impl Case {
    /// Runs a call in the interpreter; its result is kept if it is a handle.
    pub fn run(stock: &mut Stock<'_>, native: &'static str, arguments: &[Argument], index: usize) -> Case {
        let values: Vec<Value> = arguments.iter().map(|(value, _)| value.clone()).collect();
        let terms: Vec<&str> = arguments.iter().map(|(_, term)| term.as_str()).collect();
        let gives = Gives::of(native);
        let given = stock.machine.call(native, &values);
        let variable = format!("r{index}");
        let result = gives.sort().map(|sort| (variable.clone(), sort));
        let target = if result.is_some() { format!("{variable} := ") } else { String::new() };
        let command = format!("{target}call `{native}`({})", terms.join(", "));
        let (known, beyond, chosen, outcome) = Default::default();
        let mut case = Case { native, command, result, known, beyond, chosen, outcome };
        match given {
            Some(value) if short(native).1 == "scattered" => {
                case.outcome = Some(format!("{:?}", stock.machine.items(&value)));
                case.known = some_order(stock, &variable, &value);
                case.chosen = order(stock, &variable, &value, &terms);
            }
            Some(value) => case.observe(stock, gives, &variable, value),
            None => case.observe_effect(stock, arguments),
        }
        case
    }

    /// What the result is.
    fn observe(&mut self, stock: &mut Stock<'_>, gives: Gives, variable: &str, value: Value) {
        let kept = Handle { value: value.clone(), term: variable.to_owned(), is_told: false };
        match gives {
            Gives::Truth => self.known.push(format!("{variable} == {}", value == Value::Bool(true))),
            Gives::Number | Gives::Nothing => {
                let Value::Int(number) = value else { panic!("{value:?} is no number") };
                let fact = format!("{variable} == {number}");
                match short(self.native).1 {
                    // Of the units of a string, proofs know nothing.
                    "unitAt" => self.beyond.push(fact),
                    "indexOf" | "lastIndexOf" | "candidate" => {
                        self.outcome = Some(number.to_string());
                        self.chosen.push(fact.clone());
                        self.known.push(fact);
                    }
                    _ => self.known.push(fact),
                }
            }
            Gives::Object => self.known.push(format!("{variable} == {}", stock.term(&value))),
            Gives::Sequence => {
                self.known = stock.sequence_is(variable, &value);
                stock.sequences.push(kept);
            }
            Gives::Dictionary => {
                self.known = stock.dictionary_is(variable, &value);
                self.known.extend(lookups(stock, variable, &value));
                stock.dictionaries.push(kept);
            }
        }
    }

    /// What something has become that gives nothing: an array, or a string.
    fn observe_effect(&mut self, stock: &mut Stock<'_>, arguments: &[Argument]) {
        let (changed, term) = &arguments[0];
        if self.native.starts_with("java.lang.String") {
            let canonical = stock.machine.value(CANONICAL, std::slice::from_ref(changed));
            self.known.push(format!("string.canonical({term}) == {}", stock.term(&canonical)));
            return;
        }
        let known = stock.arrays.iter().find(|(array, _)| array.value == *changed);
        let length = known.map_or(0, |(_, elements)| elements.len());
        for index in 0..length {
            let element = stock.machine.value("load", &[changed.clone(), number(index)]);
            self.known.push(format!("`Object[]`[{term}][{index}] == {}", stock.term(&element)));
        }
    }
}

/// That a sequence has these elements, in some order.
fn some_order(stock: &mut Stock<'_>, handle: &str, value: &Value) -> Vec<String> {
    let items = stock.machine.items(value);
    let mut facts = vec![format!("seq.size(seq.value({handle})) == {}", items.len())];
    for item in &items {
        let places = (0..items.len()).map(|at| format!("seq.get(seq.value({handle}), {at}) == {}", stock.term(item)));
        facts.push(format!("or({})", places.collect::<Vec<_>>().join(", ")));
    }
    facts
}

/// The order of the keys of a dictionary in a sequence, as the arguments ask for it.
fn order(stock: &mut Stock<'_>, handle: &str, value: &Value, arguments: &[&str]) -> Vec<String> {
    let mut facts = stock.sequence_is(handle, value);
    for (index, item) in stock.machine.items(value).iter().enumerate() {
        let (dictionary, buckets, key) = (arguments[0], arguments[1], stock.term(item));
        facts.push(format!("dict.place({dictionary}, {buckets}, plain.key({key})) == {index}"));
    }
    facts
}

/// What is found in a dictionary.
fn lookups(stock: &mut Stock<'_>, handle: &str, dictionary: &Value) -> Vec<String> {
    let mut facts = Vec::new();
    for _ in 0..3 {
        let key = stock.key(dictionary);
        let has = stock.machine.truth(DICT_HAS, &[dictionary.clone(), key.value.clone()]);
        let Value::Int(position) = stock.machine.value(DICT_POSITION, &[dictionary.clone(), key.value.clone()]) else {
            continue;
        };
        let key = &key.term;
        facts.push(format!("dict.has(dict.value({handle}), plain.key({key})) == {has}"));
        facts.push(format!("dict.position(dict.value({handle}), plain.key({key})) == {position}"));
    }
    facts
}

const DICT_POSITION: &str = "invar.logic.Dict.position(invar.logic.Dict,java.lang.Object)";
