//! What natives are tried on: objects, arrays, sequences and dictionaries.

use super::machine::{Machine, number};
use super::random::Random;
use super::things::{Kind, Thing, things};
use super::world::OTHERS;
use ir::interpreter::Value;
use std::collections::BTreeMap;

/// Hash codes are below this.
pub const HASHES: usize = 8;

/// A sequence or dictionary, by a handle.
#[derive(Clone, Debug)]
pub struct Handle {
    pub value: Value,
    pub term: String,
    /// Whether a proof is told what it holds. Of what a native has given, it has to find out.
    pub is_told: bool,
}

/// All that there is.
pub struct Stock<'i> {
    pub machine: Machine<'i>,
    pub random: Random,
    pub things: Vec<Thing>,
    /// The arrays among them, with the elements that they have at the start.
    pub arrays: Vec<(Thing, Vec<Value>)>,
    pub sequences: Vec<Handle>,
    pub dictionaries: Vec<Handle>,
    /// Strings without a text at the start, by their terms.
    pub blanks: Vec<(Value, String)>,
    terms: BTreeMap<Value, String>,
}

impl<'i> Stock<'i> {
    /// A stock from a seed.
    pub fn new(mut machine: Machine<'i>, seed: u64) -> Stock<'i> {
        let mut random = Random::new(seed);
        let things = things(&mut machine, &mut random);
        let terms = things.iter().map(|thing| (thing.value.clone(), thing.term.clone())).collect();
        let empty = Handle { value: Value::NULL, term: "null".to_owned(), is_told: true };
        let (sequences, dictionaries) = (vec![empty.clone()], vec![empty]);
        let (arrays, blanks) = (Vec::new(), Vec::new());
        let mut stock = Stock { machine, random, things, arrays, sequences, dictionaries, blanks, terms };
        for length in [0, 2, 5] {
            stock.add_array(length);
        }
        for index in 0..4 {
            stock.add_sequence(index);
            stock.add_dictionary(index);
        }
        stock
    }

    /// The term that stands for an object.
    pub fn term(&self, value: &Value) -> &str {
        self.terms.get(value).unwrap_or_else(|| panic!("{value:?} is none of the objects"))
    }

    /// Any object, or null.
    pub fn thing(&mut self) -> Thing {
        self.random.pick(&self.things).clone()
    }

    /// A string.
    pub fn string(&mut self) -> Thing {
        let strings: Vec<&Thing> = self.things.iter().filter(|thing| thing.text().is_some()).collect();
        (*self.random.pick(&strings)).clone()
    }

    /// The object that is the same as others of its kind often: one of those in a dictionary, or any.
    pub fn key(&mut self, dictionary: &Value) -> Thing {
        let entries = self.machine.entries(dictionary);
        if entries.is_empty() || self.random.one_in(2) {
            return self.thing();
        }
        let wanted = self.random.pick(&entries).0.clone();
        let things = self.things.clone();
        let same: Vec<Thing> = things.into_iter().filter(|thing| self.machine.is_same(&thing.value, &wanted)).collect();
        self.random.pick(&same).clone()
    }

    /// A new string without a text.
    pub fn blank_string(&mut self) -> (Value, String) {
        let string = (self.machine.value("new java.lang.String", &[]), format!("b{}", self.blanks.len()));
        self.blanks.push(string.clone());
        string
    }

    fn add_array(&mut self, length: usize) {
        let array = self.machine.value("new array", &[number(length)]);
        let term = format!("a{length}");
        let elements: Vec<Value> = (0..length).map(|_| self.thing().value).collect();
        for (index, element) in elements.iter().enumerate() {
            self.machine.call("store", &[array.clone(), number(index), element.clone()]);
        }
        self.terms.insert(array.clone(), term.clone());
        let thing = Thing { value: array, term, kind: Kind::Array };
        self.things.push(thing.clone());
        self.arrays.push((thing, elements));
    }

    fn add_sequence(&mut self, index: usize) {
        let mut sequence = Value::NULL;
        for size in 0..self.random.below(6) {
            let element = self.thing().value;
            let at = number(self.random.below(size + 1));
            sequence = match self.random.below(3) {
                0 => self.machine.value(SEQ_INSERT, &[sequence, at, element]),
                _ => self.machine.value(SEQ_APPEND, &[sequence, element]),
            };
        }
        if sequence != Value::NULL {
            self.sequences.push(Handle { value: sequence, term: format!("s{index}"), is_told: true });
        }
    }

    fn add_dictionary(&mut self, index: usize) {
        let mut dictionary = Value::NULL;
        for _ in 0..self.random.below(7) {
            let (key, value) = (self.thing(), self.thing().value);
            let hash = self.hash(&key).0;
            dictionary = match self.random.below(6) {
                0 => self.machine.value(DICT_REMOVE, &[dictionary, key.value]),
                _ => self.machine.value(DICT_PUT_HASHED, &[dictionary, key.value, hash, value]),
            };
        }
        if dictionary != Value::NULL {
            self.dictionaries.push(Handle { value: dictionary, term: format!("d{index}"), is_told: true });
        }
    }

    /// A hash code to put a key with: that of a plain one is not looked at.
    pub fn hash(&mut self, key: &Thing) -> (Value, String) {
        let is_own = |class: &str| OTHERS.iter().any(|(name, equality)| *name == class && !equality.is_empty());
        let hash = match key.kind {
            Kind::Other(class) if is_own(class) => self.random.below(HASHES),
            _ => 0,
        };
        (number(hash), hash.to_string())
    }

    /// The parameters of a procedure over all of this.
    pub fn parameters(&self) -> String {
        let mut text = String::new();
        let mut add = |term: &str, ty: &str| text.push_str(&format!("  parameter {term}: Ref is {ty}\n"));
        for thing in self.things.iter().filter(|thing| thing.is_parameter()) {
            add(&thing.term, thing.type_name().unwrap_or("java.lang.Object"));
        }
        self.blanks.iter().for_each(|(_, term)| add(term, "java.lang.String"));
        told(&self.sequences).iter().for_each(|handle| add(&handle.term, "invar.logic.Seq"));
        told(&self.dictionaries).iter().for_each(|handle| add(&handle.term, "invar.logic.Dict"));
        text
    }

    /// What a proof is told of all of this at the start.
    pub fn start(&mut self) -> Vec<String> {
        let terms: Vec<&str> = self.things.iter().map(|thing| thing.term.as_str()).collect();
        let mut facts = vec![format!("distinct({})", terms.join(", "))];
        facts.extend(self.things.iter().flat_map(Thing::facts));
        for (array, elements) in &self.arrays {
            facts.push(format!("length({}) == {}", array.term, elements.len()));
            let element = |(index, value): (usize, &Value)| {
                format!("`Object[]`[{}][{index}] == {}", array.term, self.term(value))
            };
            facts.extend(elements.iter().enumerate().map(element));
        }
        for Handle { value, term, .. } in told(&self.sequences) {
            facts.extend(self.sequence_is(&term, &value));
        }
        for Handle { value, term, .. } in told(&self.dictionaries) {
            facts.extend(self.dictionary_is(&term, &value));
        }
        facts
    }

    /// What a sequence holds, as formulas over its handle.
    pub fn sequence_is(&mut self, handle: &str, value: &Value) -> Vec<String> {
        let items = self.machine.items(value);
        let element =
            |(index, item): (usize, &Value)| format!("seq.get(seq.value({handle}), {index}) == {}", self.term(item));
        let size = format!("seq.size(seq.value({handle})) == {}", items.len());
        std::iter::once(size).chain(items.iter().enumerate().map(element)).collect()
    }

    /// What a dictionary holds, as formulas over its handle. That other keys are not there follows.
    pub fn dictionary_is(&mut self, handle: &str, value: &Value) -> Vec<String> {
        let entries = self.machine.entries(value);
        let mut facts = vec![format!("dict.size(dict.value({handle})) == {}", entries.len())];
        for (index, (key, value)) in entries.iter().enumerate() {
            let (key, value) = (self.term(key), self.term(value));
            facts.push(format!("dict.at(dict.value({handle}), {index}) == plain.key({key})"));
            facts.push(format!("dict.object(dict.value({handle}), plain.key({key})) == {key}"));
            facts.push(format!("dict.get(dict.value({handle}), plain.key({key})) == {value}"));
        }
        facts
    }
}

/// The handles of which a proof is told what they hold, but for null.
pub fn told(handles: &[Handle]) -> Vec<Handle> {
    handles.iter().filter(|handle| handle.is_told && handle.value != Value::NULL).cloned().collect()
}

pub const SEQ_APPEND: &str = "invar.logic.Seq.append(invar.logic.Seq,java.lang.Object)";
const SEQ_INSERT: &str = "invar.logic.Seq.insert(invar.logic.Seq,int,java.lang.Object)";
const DICT_REMOVE: &str = "invar.logic.Dict.remove(invar.logic.Dict,java.lang.Object)";
pub const DICT_PUT_HASHED: &str = "invar.logic.Dict.put(invar.logic.Dict,java.lang.Object,int,java.lang.Object)";
