//! The state of the interpreter as a model: the symbols of a script get definitions, so that what a proof believes of the
//! state can be computed.
//!
//! References are the objects, the constants of texts, and a box of each number: the keys of boxes and strings need not be
//! among the objects. What lies outside a sequence or dictionary is an object that nobody has.

use super::cases::Case;
use super::machine::CANONICAL;
use super::stock::{Handle, Stock, told};
use super::things::{Kind, Thing};
use super::world::{BOXES, Gives, OTHERS, TEXTS};
use ir::interpreter::Value;
use std::collections::{BTreeMap, BTreeSet};

/// The name of what is defined, and its definition.
type Definition = (String, String);

/// The state at the start of a batch, as definitions.
pub struct Exact {
    definitions: Vec<Definition>,
    /// The handles that natives give, with the function of what they hold.
    results: Vec<(String, &'static str)>,
    /// What the other handles hold: the condition of being one, and its content.
    sequences: Vec<(String, String)>,
    dictionaries: Vec<(String, String)>,
    /// The hash codes in dictionaries: their handle, and each key with its code.
    hashes: Vec<(String, Vec<(String, usize)>)>,
}

/// What nobody has.
const OUTSIDE: &str = "(object (- 1))";

/// What null holds, as a sequence and as a dictionary. That nothing but null lies outside, proofs have decided.
const NO_ELEMENTS: &str = "(seq.make 0 ((as const (Array Int Ref)) null))";
const NO_KEYS: &str = "(dict.make 0 ((as const (Array Ref Bool)) false) ((as const (Array Ref Ref)) null) \
    ((as const (Array Ref Ref)) null) ((as const (Array Int Ref)) null) ((as const (Array Ref Int)) 0))";

impl Exact {
    /// The state that a batch began with.
    pub fn new(stock: &mut Stock<'_>, cases: &[Case]) -> Exact {
        let mut names = Names::new(stock);
        let (sequences, dictionaries) = (told(&stock.sequences), told(&stock.dictionaries));
        for Handle { value, term, .. } in sequences.iter().chain(&dictionaries) {
            names.add(value, term);
        }
        check_keys(stock, &names);
        let mut exact = Exact {
            definitions: definitions(stock, &names),
            results: Vec::new(),
            sequences: Vec::new(),
            dictionaries: Vec::new(),
            hashes: Vec::new(),
        };
        for Handle { value, .. } in &sequences {
            let items = stock.machine.items(value);
            let content = format!("(seq.make {} {})", items.len(), names.row(items.iter()));
            exact.sequences.push((names.of(value), content));
        }
        for Handle { value, .. } in &dictionaries {
            let entries = stock.machine.entries(value);
            exact.dictionaries.push((names.of(value), names.dictionary(stock, &entries)));
        }
        for case in cases {
            let function = match Gives::of(case.native) {
                Gives::Sequence => "seq.value",
                Gives::Dictionary => "dict.value",
                _ => continue,
            };
            exact.results.extend(case.result.iter().map(|(name, _)| (name.clone(), function)));
        }
        exact.hashes = exact.all_hashes(stock, &names);
        exact
    }

    fn all_hashes(&self, stock: &mut Stock<'_>, names: &Names) -> Vec<(String, Vec<(String, usize)>)> {
        let mut hashes = Vec::new();
        for Handle { value, term, is_told } in stock.dictionaries.clone() {
            let index = self.results.iter().position(|(name, _)| *name == term);
            let object = match index {
                Some(index) => result_object(index),
                None if is_told => names.of(&value),
                None => continue,
            };
            let keys = stock.machine.entries(&value).into_iter().enumerate();
            let codes = keys.filter_map(|(at, (key, _))| Some((names.of(&key), stock.machine.hash_at(&value, at)?)));
            hashes.push((object, codes.collect()));
        }
        hashes
    }

    /// The script with definitions instead of declarations.
    pub fn define(&self, script: &str) -> String {
        let is_body = |line: &&str| line.starts_with("(assert") || line.starts_with("(define-fun t~");
        let first = script.lines().take_while(|line| !is_body(line)).count();
        let declared: BTreeSet<&str> = script.lines().filter_map(declared_by).collect();
        let definitions = self.all(&declared);
        let defined: BTreeSet<&str> = definitions.iter().map(|(name, _)| name.as_str()).collect();
        let mut text = String::new();
        for (index, line) in script.lines().enumerate() {
            if index == first {
                definitions.iter().for_each(|(_, definition)| text.push_str(&format!("{definition}\n")));
            }
            let line = match (line, declared_by(line)) {
                ("(declare-sort Ref 0)", _) => &references(),
                ("(declare-sort Type 0)", _) => "(define-sort Type () Int)",
                (_, Some(name)) if defined.contains(name) || name == "null" || name.starts_with("|box ") => continue,
                _ => line,
            };
            text.push_str(&format!("{line}\n"));
        }
        text
    }

    /// The definitions for a script that declares these symbols.
    fn all(&self, declared: &BTreeSet<&str>) -> Vec<Definition> {
        let mut definitions = self.definitions.clone();
        let mut contents = [("seq.value", self.sequences.clone()), ("dict.value", self.dictionaries.clone())];
        for (index, (name, function)) in self.results.iter().enumerate() {
            let (handle, content) = (format!("{name}@1"), format!("|{name}%25;value@1|"));
            let object = result_object(index);
            if declared.contains(content.as_str()) {
                let function = contents.iter_mut().find(|(known, _)| known == function);
                function.into_iter().for_each(|(_, contents)| contents.push((object.clone(), content.clone())));
            }
            definitions.push(constant(&handle, "Ref", &object));
        }
        let [(_, sequences), (_, dictionaries)] = contents;
        definitions.push(by_object("seq.value", "Sequence", &sequences, NO_ELEMENTS));
        definitions.push(by_object("dict.value", "Dictionary", &dictionaries, NO_KEYS));
        definitions.push(hash_codes(&self.hashes));
        definitions.retain(|(name, _)| declared.contains(name.as_str()));
        definitions
    }
}

/// What a handle is called that a native gives.
fn result_object(index: usize) -> String {
    format!("(object {})", 1000 + index)
}

/// The hash codes of keys that have one.
fn hash_codes(hashes: &[(String, Vec<(String, usize)>)]) -> Definition {
    let mut value = "1099511627776".to_owned();
    for (handle, codes) in hashes {
        for (key, code) in codes {
            value = format!("(ite (and (= d {handle}) (= k {key})) {code} {value})");
        }
    }
    ("dict.hash".to_owned(), format!("(define-fun dict.hash ((d Ref) (k Ref)) Int {value})"))
}

/// The symbol that a line declares.
fn declared_by(line: &str) -> Option<&str> {
    let rest = line.strip_prefix("(declare-fun ")?;
    let end = match rest.strip_prefix('|') {
        Some(quoted) => quoted.find('|')? + 2,
        None => rest.find(' ')?,
    };
    Some(&rest[..end])
}

/// A sort in SMT-LIB.
fn sort_text(sort: &str) -> &str {
    match sort {
        "Float32" => "(_ FloatingPoint 8 24)",
        "Float64" => "(_ FloatingPoint 11 53)",
        other => other,
    }
}

/// The sort of references.
fn references() -> String {
    let boxes = BOXES.map(|(class, sort, _)| format!("(|box {class}| (|unbox {class}| {}))", sort_text(sort)));
    format!("(declare-datatype Ref ((null) (object (object.number Int)) (text (text.number Int)) {}))", boxes.join(" "))
}

fn constant(name: &str, sort: &str, value: &str) -> Definition {
    (name.to_owned(), format!("(define-fun {name} () {sort} {value})"))
}

/// A function of references: for some of them these values, else another one, which may depend on `x`.
fn by_object(name: &str, sort: &str, cases: &[(String, String)], otherwise: &str) -> (String, String) {
    let mut value = otherwise.to_owned();
    for (object, of_object) in cases {
        value = format!("(ite (= x {object}) {of_object} {value})");
    }
    (name.to_owned(), format!("(define-fun {name} ((x Ref)) {sort} {value})"))
}

/// What references are called in the model.
struct Names {
    by_value: BTreeMap<Value, String>,
    /// The constants that stand for parameters.
    parameters: Vec<(String, String)>,
}

impl Names {
    fn new(stock: &Stock<'_>) -> Names {
        let mut names = Names { by_value: BTreeMap::new(), parameters: Vec::new() };
        for thing in &stock.things {
            match thing.kind {
                Kind::Null => _ = names.by_value.insert(thing.value.clone(), "null".to_owned()),
                Kind::Constant(text) => _ = names.by_value.insert(thing.value.clone(), constant_of(text)),
                _ => names.add(&thing.value, &thing.term),
            }
        }
        stock.blanks.iter().for_each(|(value, term)| names.add(value, term));
        names
    }

    fn add(&mut self, value: &Value, term: &str) {
        let name = format!("(object {})", self.parameters.len());
        self.parameters.push((term.to_owned(), name.clone()));
        self.by_value.insert(value.clone(), name);
    }

    fn of(&self, value: &Value) -> String {
        self.by_value[value].clone()
    }

    /// An array of these objects.
    fn row<'v>(&self, items: impl Iterator<Item = &'v Value>) -> String {
        items.enumerate().fold(format!("((as const (Array Int Ref)) {OUTSIDE})"), |row, (index, item)| {
            format!("(store {row} {index} {})", self.of(item))
        })
    }

    /// The one reference that stands for all that are the same as this one.
    fn key(&self, thing: &Thing) -> String {
        match &thing.kind {
            Kind::Constant(text) | Kind::Text(text) => constant_of(text),
            Kind::Box(class, number) => format!("(|box {class}| {})", literal(number)),
            Kind::Null | Kind::Other(_) | Kind::Array => self.of(&thing.value),
        }
    }

    fn dictionary(&self, stock: &Stock<'_>, entries: &[(Value, Value)]) -> String {
        let thing = |value: &Value| stock.things.iter().find(|thing| thing.value == *value);
        let mut members = "((as const (Array Ref Bool)) false)".to_owned();
        let mut contents = format!("((as const (Array Ref Ref)) {OUTSIDE})");
        let (mut objects, mut places) = (contents.clone(), "((as const (Array Ref Int)) 77)".to_owned());
        let mut order = format!("((as const (Array Int Ref)) {OUTSIDE})");
        for (index, (object, value)) in entries.iter().enumerate() {
            let key = thing(object).map_or_else(|| OUTSIDE.to_owned(), |thing| self.key(thing));
            members = format!("(store {members} {key} true)");
            contents = format!("(store {contents} {key} {})", self.of(value));
            objects = format!("(store {objects} {key} {})", self.of(object));
            order = format!("(store {order} {index} {key})");
            places = format!("(store {places} {key} {index})");
        }
        format!("(dict.make {} {members} {contents} {objects} {order} {places})", entries.len())
    }
}

/// The model's keys are right if the interpreter says the same of each two objects.
fn check_keys(stock: &mut Stock<'_>, names: &Names) {
    let things = stock.things.clone();
    for first in &things {
        for second in &things {
            let is_same = stock.machine.is_same(&first.value, &second.value);
            assert_eq!(names.key(first) == names.key(second), is_same, "{first:?} {second:?}");
        }
    }
}

fn constant_of(text: &str) -> String {
    let position = TEXTS.iter().position(|known| *known == text);
    format!("(text {})", position.expect("it is one of the texts"))
}

/// A number or truth value in SMT-LIB.
fn literal(value: &Value) -> String {
    match value {
        Value::Bool(value) => value.to_string(),
        Value::Int(value) if *value < 0 => format!("(- {})", value.unsigned_abs()),
        Value::Int(value) => value.to_string(),
        Value::Float(bits) => format!("((_ to_fp 8 24) #x{bits:08x})"),
        Value::Double(bits) => format!("((_ to_fp 11 53) #x{bits:016x})"),
        other => panic!("{other:?} is no number"),
    }
}

/// Everything but what handles hold.
fn definitions(stock: &mut Stock<'_>, names: &Names) -> Vec<Definition> {
    let mut definitions: Vec<Definition> =
        names.parameters.iter().map(|(term, name)| constant(term, "Ref", name)).collect();
    definitions.push(constant("$now", "Int", "1"));
    definitions.push(by_object("birth", "Int", &[], "0"));
    definitions.push(by_object("plain.key", "Ref", &of_things(stock, names, |thing| Some(names.key(thing))), "x"));
    definitions.extend(of_types(stock, names));
    definitions.extend(BOXES.map(|(class, sort, _)| of_box(stock, names, class, sort)));
    definitions.extend(of_arrays(stock, names));
    definitions.extend(of_strings(stock, names));
    definitions
}

/// The cases of a function that is known for some of the objects.
fn of_things(stock: &Stock<'_>, names: &Names, of: impl Fn(&Thing) -> Option<String>) -> Vec<(String, String)> {
    let things = stock.things.iter().filter(|thing| thing.is_parameter());
    things.filter_map(|thing| Some((names.of(&thing.value), of(thing)?))).collect()
}

fn of_types(stock: &Stock<'_>, names: &Names) -> Vec<Definition> {
    let types = types();
    let number =
        |name: &str| types.iter().position(|known| *known == name).expect("it is one of the types").to_string();
    let mut definitions: Vec<Definition> =
        types.iter().map(|name| constant(&format!("|type {name}|"), "Int", &number(name))).collect();
    let mut otherwise = format!("(ite ((_ is text) x) {} (- 1))", number("java.lang.String"));
    for (class, ..) in BOXES {
        otherwise = format!("(ite ((_ is |box {class}|) x) {} {otherwise})", number(class));
    }
    let cases = of_things(stock, names, |thing| thing.type_name().map(number));
    definitions.push(by_object("typeof", "Int", &cases, &otherwise));
    definitions
}

/// The number in a box.
fn of_box(stock: &Stock<'_>, names: &Names, class: &str, sort: &str) -> Definition {
    let zero = match sort {
        "Bool" => Value::Bool(false),
        "Float32" => Value::float(0.0),
        "Float64" => Value::double(0.0),
        _ => Value::Int(0),
    };
    let cases = of_things(stock, names, |thing| match &thing.kind {
        Kind::Box(of, number) if *of == class => Some(literal(number)),
        _ => None,
    });
    let otherwise = format!("(ite ((_ is |box {class}|) x) (|unbox {class}| x) {})", literal(&zero));
    by_object(&format!("{class}.value"), sort_text(sort), &cases, &otherwise)
}

fn of_arrays(stock: &Stock<'_>, names: &Names) -> [Definition; 2] {
    let lengths: Vec<(String, String)> =
        stock.arrays.iter().map(|(array, elements)| (names.of(&array.value), elements.len().to_string())).collect();
    let nowhere = format!("((as const (Array Ref (Array Int Ref))) {})", names.row(std::iter::empty()));
    let rows = stock.arrays.iter().fold(nowhere, |rows, (array, elements)| {
        format!("(store {rows} {} {})", names.of(&array.value), names.row(elements.iter()))
    });
    [by_object("length", "Int", &lengths, "0"), constant("|Object[]|", "(Array Ref (Array Int Ref))", &rows)]
}

fn of_strings(stock: &mut Stock<'_>, names: &Names) -> Vec<Definition> {
    let mut canonical = of_things(stock, names, |thing| thing.text().map(constant_of));
    for (value, _) in stock.blanks.clone() {
        let text = stock.machine.value(CANONICAL, std::slice::from_ref(&value));
        canonical.push((names.of(&value), names.of(&text)));
    }
    let by_text = |of: &dyn Fn(&str) -> String| TEXTS.map(|text| (constant_of(text), of(text)));
    let lengths = by_text(&|text| text.len().to_string());
    let units = by_text(&|text| {
        let units = text.bytes().enumerate();
        units.fold("0".to_owned(), |value, (index, unit)| format!("(ite (= i {index}) {unit} {value})"))
    });
    let (name, unit) = by_object("string.unit", "Int", &units, "0");
    let mut definitions: Vec<Definition> =
        TEXTS.iter().map(|text| constant(&format!("|string {text}|"), "Ref", &constant_of(text))).collect();
    definitions.push(by_object("string.canonical", "Ref", &canonical, "(ite ((_ is text) x) x (text 0))"));
    definitions.push(by_object("string.length", "Int", &lengths, "1"));
    definitions.push((name, unit.replace("((x Ref))", "((x Ref) (i Int))")));
    definitions
}

/// The names of all types that objects have.
fn types() -> Vec<&'static str> {
    let mut types = vec!["java.lang.String", "java.lang.Object[]", "java.lang.Object"];
    types.extend(["invar.logic.Seq", "invar.logic.Dict"]);
    types.extend(BOXES.map(|(class, ..)| class));
    types.extend(OTHERS.map(|(class, _)| class));
    types
}
