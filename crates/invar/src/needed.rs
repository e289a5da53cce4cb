//! What of the library a program needs. The models are many, and most programs need few of them: what cannot be meant by any name
//! in the program is left out before names and types are looked at. Names are compared as words, so that more may stay than is
//! needed; should something be left out that is needed after all, whoever calls it is skipped and says so.

use base::{FileId, SourceMap, Span};
use sema::program::{Origin, STANDARD_CLASSES};
use std::collections::{HashMap, HashSet};
use syntax::ast::{CompilationUnit, Member, TypeDecl};

/// Names that programs need without writing them: boxes, strings, exceptions, and the methods that the language calls.
const UNWRITTEN: &[&str] = &[
    "Object",
    "String",
    "Implicit",
    "Throwable",
    "StackOverflowError",
    "OutOfMemoryError",
    "AssertionError",
    "Boolean",
    "Byte",
    "Short",
    "Character",
    "Integer",
    "Long",
    "Float",
    "Double",
    "valueOf",
    "booleanValue",
    "byteValue",
    "shortValue",
    "charValue",
    "intValue",
    "longValue",
    "floatValue",
    "doubleValue",
    "toString",
    "equals",
    "hashCode",
    "getClass",
    "concatenate",
    "nullPointer",
    "divisionByZero",
    "index",
    "negativeSize",
    "arrayStore",
    "classCast",
    "assertion",
    "abstractMethod",
    "initializerError",
    "noClass",
    "describe",
    "classNamed",
];

/// Names that come with a word of the language.
const BY_KEYWORD: &[(&str, &[&str])] = &[
    (
        "enum",
        &[
            "Enum",
            "values",
            "ordinal",
            "name",
            "compareTo",
            "IllegalArgumentException",
            "IncompatibleClassChangeError",
            "clone",
        ],
    ),
    ("record", &["Record", "compare", "Objects", "requireNonNull", "MatchException", "IncompatibleClassChangeError"]),
    ("for", &["iterator", "hasNext", "next", "Iterator", "Iterable"]),
    ("try", &["close", "addSuppressed", "AutoCloseable"]),
    ("switch", &["IncompatibleClassChangeError", "MatchException", "ordinal", "requireNonNull", "Objects"]),
    ("class", &["Class"]),
];

/// The last part of a qualified name.
fn simple(name: &str) -> &str {
    name.rsplit('.').next().unwrap_or(name)
}

/// Leaves out what no name of the program can mean.
pub fn leave_out(units: &mut Vec<(FileId, Origin, CompilationUnit)>, sources: &SourceMap) {
    let mut search = Search::default();
    for (index, (file, origin, unit)) in units.iter().enumerate() {
        match origin {
            Origin::Source => search.see(sources.text(*file)),
            Origin::Library | Origin::External => {
                search.imports.insert(index, unit.imports.iter().map(|import| import.span).collect());
                unit.types.iter().for_each(|decl| search.declare(index, decl));
            }
        }
    }
    UNWRITTEN.iter().for_each(|name| search.name(name));
    search.run(sources);
    let mut index = 0;
    units.retain_mut(|(_, origin, unit)| {
        let number = index;
        index += 1;
        if *origin == Origin::Source {
            return true;
        }
        unit.types.iter_mut().for_each(|decl| search.strip(decl));
        search.live_units.contains(&number)
    });
}

/// A class with what stands in it.
struct Class {
    unit: usize,
    /// The texts that come with the class itself: its head, fields, initialisers and constructors.
    texts: Vec<Span>,
    /// The methods, by name.
    methods: HashMap<String, Vec<Span>>,
}

#[derive(Default)]
struct Search {
    seen: HashSet<String>,
    open: Vec<String>,
    classes: Vec<Class>,
    by_name: HashMap<String, Vec<usize>>,
    /// The classes that have a method of this name.
    by_method: HashMap<String, Vec<usize>>,
    live: HashSet<usize>,
    live_units: HashSet<usize>,
    /// Where the imports of each unit are.
    imports: HashMap<usize, Vec<Span>>,
    /// The methods that stay, by their places.
    kept: HashSet<Span>,
}

impl Search {
    fn declare(&mut self, unit: usize, decl: &TypeDecl) {
        let mut class = Class { unit, texts: Vec::new(), methods: HashMap::new() };
        let mut first = decl.span.end;
        for member in &decl.members {
            let span = match member {
                Member::Field(field) => field.span,
                Member::Method(method) => method.span,
                Member::Initializer(initializer) => initializer.body.span,
                Member::Type(nested) => nested.span,
                Member::Invariant(invariant) => invariant.span,
                Member::Specification(member) => member.span,
                Member::Error(span) => *span,
            };
            first = first.min(span.start);
            match member {
                Member::Method(method) if method.result.is_some() => {
                    class.methods.entry(method.name.name.to_string()).or_default().push(method.span);
                    // What is left of a method that nobody names is its head.
                    let end = method.body.as_ref().map_or(span.end, |body| body.span.start);
                    class.texts.push(Span::new(span.file, span.start, end));
                }
                Member::Type(nested) => self.declare(unit, nested),
                _ => class.texts.push(span),
            }
        }
        class.texts.push(Span::new(decl.span.file, decl.span.start, first));
        let index = self.classes.len();
        for name in class.methods.keys() {
            self.by_method.entry(name.clone()).or_default().push(index);
        }
        self.by_name.entry(decl.name.name.to_string()).or_default().push(index);
        self.classes.push(class);
    }

    fn name(&mut self, name: &str) {
        if !self.seen.contains(name) {
            self.seen.insert(name.to_owned());
            self.open.push(name.to_owned());
        }
    }

    /// All words of a text.
    fn see(&mut self, text: &str) {
        for word in text.split(|c: char| !(c.is_alphanumeric() || c == '_' || c == '$')) {
            if word.starts_with(|c: char| !c.is_ascii_digit()) {
                self.name(word);
            }
        }
    }

    fn run(&mut self, sources: &SourceMap) {
        while let Some(name) = self.open.pop() {
            if let Some((_, standard)) = STANDARD_CLASSES.iter().find(|(class, _)| simple(class) == name) {
                self.name(simple(standard));
            }
            if let Some((_, names)) = BY_KEYWORD.iter().find(|(keyword, _)| *keyword == name) {
                names.iter().for_each(|name| self.name(name));
            }
            for class in self.by_name.get(&name).cloned().unwrap_or_default() {
                self.enliven(class, sources);
            }
            for class in self.by_method.get(&name).cloned().unwrap_or_default() {
                if self.live.contains(&class) {
                    self.keep(class, &name, sources);
                }
            }
        }
    }

    fn enliven(&mut self, class: usize, sources: &SourceMap) {
        if !self.live.insert(class) {
            return;
        }
        let unit = self.classes[class].unit;
        if self.live_units.insert(unit) {
            for span in self.imports.remove(&unit).unwrap_or_default() {
                self.see(sources.snippet(span));
            }
        }
        for span in self.classes[class].texts.clone() {
            self.see(sources.snippet(span));
        }
        let names: Vec<String> =
            self.classes[class].methods.keys().filter(|name| self.seen.contains(*name)).cloned().collect();
        names.iter().for_each(|name| self.keep(class, name, sources));
    }

    fn keep(&mut self, class: usize, name: &str, sources: &SourceMap) {
        for span in self.classes[class].methods.get(name).cloned().unwrap_or_default() {
            if self.kept.insert(span) {
                self.see(sources.snippet(span));
            }
        }
    }

    fn strip(&self, decl: &mut TypeDecl) {
        for member in &mut decl.members {
            match member {
                Member::Method(method) if method.result.is_some() && !self.kept.contains(&method.span) => {
                    method.body = None;
                }
                Member::Type(nested) => self.strip(nested),
                _ => {}
            }
        }
    }
}
