//! The relations between the types of `relations/types.txt`, compared with those of javac in `relations/answers.txt`,
//! which `tests/oracle/TypeTables.java` prints.

mod jdk;
mod members;
mod parse;
mod sample;

use classes::{Classes, Context, Type, Unchecked, Wildcard};
use jdk::jdk;
use parse::Parser;
use sample::Sample;
use std::collections::BTreeMap;

impl Sample {
    fn ty(&self, line: &str) -> Type {
        let classes = &self.classes;
        if let Some(rest) = line.strip_prefix("capture ") {
            classes.capture(&self.ty(rest))
        } else if let Some(rest) = line.strip_prefix("argument ") {
            match classes.capture(&self.ty(rest)) {
                Type::Class(class) => class.arguments[0].clone(),
                other => panic!("{other:?} has no arguments"),
            }
        } else if let Some(rest) = line.strip_prefix("array ") {
            Type::array(self.ty(rest))
        } else if let Some(rest) = line.strip_prefix("list ") {
            Type::generic(classes.well_known("java.util.List").expect("there are lists"), vec![self.ty(rest)])
        } else {
            Parser { classes, variables: &self.variables, text: line }.intersection()
        }
    }

    /// The type of a line without what happens to it.
    fn written(&self, line: &str) -> Type {
        let text = ["capture ", "array ", "list ", "argument "]
            .iter()
            .fold(line, |text, prefix| text.trim_start_matches(prefix));
        Parser { classes: &self.classes, variables: &self.variables, text }.intersection()
    }

    fn one(&self, question: &str, ty: &Type) -> String {
        let classes = &self.classes;
        let above = |name: &str| {
            let found = classes.as_super(ty, classes.well_known(name).expect("it is in the JDK"));
            found.map_or_else(|| String::from("none"), |found| classes.canonical(&found))
        };
        match question {
            "type" => classes.canonical(ty),
            "erasure" => classes.canonical(&classes.erasure(ty)),
            "capture" => classes.canonical(&classes.capture(ty)),
            "upward" => classes.canonical(&classes.upward(&classes.capture(ty))),
            "supertypes" => self.list(&classes.supertypes(ty), " "),
            "collection" => above("java.util.Collection"),
            "comparable" => above("java.lang.Comparable"),
            "bound" => classes.canonical(&classes.upper_bound(ty)),
            "reifiable" => classes.is_reifiable(ty).to_string(),
            "raw" => classes.is_raw(ty).to_string(),
            "unboxed" => classes.unboxed(ty).map_or("none", |primitive| primitive.keyword()).to_owned(),
            "function" => classes.descriptor(ty).map_or_else(
                || String::from("none"),
                |found| {
                    let throws = if found.throws.is_empty() { "" } else { " throws " };
                    let parameters = self.list(&found.parameters, ",");
                    let result = classes.canonical(&found.result);
                    let name = classes.method(found.method).name;
                    format!("{name}({parameters}){result}{throws}{}", self.list(&found.throws, ","))
                },
            ),
            _ => panic!("unknown question {question}"),
        }
    }

    /// Whether all arguments, also those of arguments, respect the bounds of the parameters.
    fn is_valid(&self, ty: &Type) -> bool {
        let all = |types: &[Type]| types.iter().all(|ty| self.is_valid(ty));
        match ty {
            Type::Class(class) => {
                let outer = class.outer.as_ref().is_none_or(|outer| self.is_valid(outer));
                outer && all(&class.arguments) && self.classes.is_within_bounds(class)
            }
            Type::Array(element) => self.is_valid(element),
            Type::Wildcard(Wildcard::Extends(bound) | Wildcard::Super(bound)) => self.is_valid(bound),
            Type::Intersection(types) => all(types),
            _ => true,
        }
    }

    fn list(&self, types: &[Type], separator: &str) -> String {
        types.iter().map(|ty| self.classes.canonical(ty)).collect::<Vec<_>>().join(separator)
    }

    fn relation(&self, name: &str) -> Option<fn(&Classes, &Type, &Type) -> bool> {
        Some(match name {
            "subtype" => Classes::is_subtype,
            "same" => Classes::is_same,
            "unchecked" => |classes, sub, sup| classes.is_unchecked_subtype(sub, sup).is_some(),
            "warned" => |classes, sub, sup| classes.is_unchecked_subtype(sub, sup) == Some(Unchecked::Yes),
            "convertible" => |classes, from, to| classes.is_convertible(from, to, Context::Loose),
            "castable" => Classes::is_castable,
            "contains" => Classes::contains,
            "disjoint" => Classes::is_provably_distinct,
            _ => return None,
        })
    }
}

/// The types and the answers: those beside this file, or those in the folder that the environment names, which may be
/// of types made by chance.
fn files() -> (String, String) {
    let folder =
        std::env::var("RELATIONS").unwrap_or_else(|_| format!("{}/tests/relations", env!("CARGO_MANIFEST_DIR")));
    let read = |name: &str| std::fs::read_to_string(format!("{folder}/{name}")).expect("a readable file");
    (read("types.txt"), read("answers.txt"))
}

/// The parts of an intersection in a fixed order.
fn in_order(intersection: &str) -> Vec<&str> {
    let mut parts: Vec<&str> = intersection.split('&').collect();
    parts.sort_unstable();
    parts
}

#[test]
fn the_relations_are_those_of_javac() {
    let Some(classes) = jdk() else { return };
    let sample = sample::declare(classes);
    let (listed, answers) = files();
    let lines = listed.lines().filter(|line| !line.starts_with('#'));
    let lines: Vec<&str> = lines.collect();
    let types: Vec<Type> = lines.iter().map(|line| sample.ty(line)).collect();
    let mut compared: BTreeMap<String, (usize, usize)> = BTreeMap::new();
    let mut differences = Vec::new();
    let mut compare = |question: &str, first: usize, second: Option<usize>, ours: String, theirs: &str| {
        let count = compared.entry(question.to_owned()).or_default();
        count.0 += 1;
        if ours != theirs {
            count.1 += 1;
            let second = second.map(|second| format!(" | {}", lines[second])).unwrap_or_default();
            differences.push(format!("{question}: {}{second}\n    ours   {ours}\n    javac  {theirs}", lines[first]));
        }
    };
    for answer in answers.lines() {
        let fields: Vec<&str> = answer.split('\t').collect();
        let [question, places, theirs] = fields[..] else { panic!("three fields in {answer}") };
        if question == "lub" || question == "glb" {
            for pair in places.split(' ') {
                let (first, second) = pair.split_once(',').expect("a pair of numbers");
                let [first, second] = [first, second].map(|number| number.parse::<usize>().expect("a number"));
                let pair = [types[first].clone(), types[second].clone()];
                let found = if question == "lub" { sample.classes.lub(&pair) } else { sample.classes.glb(&pair) };
                let ours = sample.classes.canonical(&found);
                // The order of unrelated interfaces is that in which javac happened to meet them.
                let is_same = question == "glb" && in_order(&ours) == in_order(theirs);
                compare(question, first, Some(second), if is_same { theirs.to_owned() } else { ours }, theirs);
            }
            continue;
        }
        let row: usize = places.parse().expect("a number");
        match sample.relation(question) {
            Some(relation) => {
                for (column, theirs) in theirs.char_indices() {
                    let ours = if relation(&sample.classes, &types[row], &types[column]) { "1" } else { "0" };
                    compare(question, row, Some(column), ours.to_owned(), &theirs.to_string());
                }
            }
            // Captured types are none that somebody could write.
            None if question == "valid" => {
                compare(question, row, None, sample.is_valid(&sample.written(lines[row])).to_string(), theirs);
            }
            None => compare(question, row, None, sample.one(question, &types[row]), theirs),
        }
    }
    println!("{compared:#?}");
    assert!(differences.is_empty(), "{} differences:\n{}", differences.len(), differences.join("\n"));
}
