//! What of the library a program needs. The models are many, and most programs need few of them: what cannot be meant by any name
//! in the program is left out before names and types are looked at; the class files of the JDK still say what such a class is
//! called and what it inherits. Names are compared as words, so that more may stay than is needed; should something be left out
//! that is needed after all, whoever calls it is skipped and says so.

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

/// Names that come with a word of the language, or with a name.
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
    ("for", &["iterator", "hasNext", "next", "Iterator", "Iterable", "Iteration", "given", "givenAt", "isWithin"]),
    ("try", &["close", "addSuppressed", "AutoCloseable"]),
    ("switch", &["IncompatibleClassChangeError", "MatchException", "ordinal", "requireNonNull", "Objects"]),
    ("class", &["Class"]),
    // What calls become whose format fits their arguments.
    ("format", &["formatFitting", "append"]),
    ("formatted", &["formatFitting"]),
    ("printf", &["formatFitting", "append"]),
];

/// The last part of a qualified name.
fn simple(name: &str) -> &str {
    name.rsplit('.').next().unwrap_or(name)
}

/// The parts of a text that are neither comments nor texts in quotes. Specifications, which stand in comments, are code.
pub fn code(text: &str) -> Vec<&str> {
    let mut parts = Vec::new();
    let mut rest = text;
    while let Some(at) = rest.find(['/', '"', '\'']) {
        let (before, from) = rest.split_at(at);
        let skipped = match from.as_bytes() {
            [b'/', b'/', b'@', ..] | [b'/', b'*', b'@', ..] => 2,
            [b'/', b'/', ..] => from.find('\n').unwrap_or(from.len()),
            [b'/', b'*', ..] => from.find("*/").map_or(from.len(), |end| end + 2),
            [b'"', b'"', b'"', ..] => text_block(from),
            [quote @ (b'"' | b'\''), ..] => quoted(from, *quote),
            _ => 1,
        };
        parts.push(before);
        rest = &from[skipped..];
    }
    parts.push(rest);
    parts
}

/// The length of a text block.
fn text_block(text: &str) -> usize {
    let bytes = text.as_bytes();
    let mut at = 3;
    while at < bytes.len() {
        match bytes[at] {
            b'\\' => at += 2,
            b'"' if bytes[at..].starts_with(br#"""""#) => return at + 3,
            _ => at += 1,
        }
    }
    1
}

/// The length of a text in quotes. It lies within a line.
fn quoted(text: &str, quote: u8) -> usize {
    let mut is_escaped = false;
    for (at, byte) in text.bytes().enumerate().skip(1) {
        match byte {
            b'\n' => return 1,
            _ if is_escaped => is_escaped = false,
            b'\\' => is_escaped = true,
            _ if byte == quote => return at + 1,
            _ => {}
        }
    }
    1
}

/// A file as it was parsed.
pub type Unit = (FileId, Origin, CompilationUnit);

/// Adds those models that the program may need, and leaves out what no name of the program can mean. Models are parsed when one of
/// their classes is named.
pub fn with_models(
    mut units: Vec<Unit>,
    models: Vec<FileId>,
    sources: &SourceMap,
    parse: &mut dyn FnMut(FileId) -> Unit,
) -> Vec<Unit> {
    let mut search = Search::default();
    for (file, origin, unit) in &units {
        match origin {
            Origin::Source => search.see(sources.text(*file)),
            Origin::Library | Origin::External => search.add(unit),
        }
    }
    for file in models {
        declared(sources.text(file)).into_iter().for_each(|name| search.waiting.entry(name).or_default().push(file));
    }
    for (class, standard) in STANDARD_CLASSES {
        if search.seen.contains(simple(class)) {
            search.name(simple(standard));
        }
    }
    UNWRITTEN.iter().for_each(|name| search.name(name));
    units.extend(search.run(sources, parse));
    leave_out_own(&mut units);
    units.sort_by_key(|(file, _, _)| *file);
    units.retain_mut(|(file, origin, unit)| {
        if *origin == Origin::Source {
            return true;
        }
        unit.types.iter_mut().for_each(|decl| search.strip(decl));
        search.live_files.contains(file)
    });
    units
}

/// Models of classes that the program brings itself, as who checks `java.util` does, are left out: it is the program's class that is meant.
fn leave_out_own(units: &mut [Unit]) {
    let named = |unit: &CompilationUnit, decl: &TypeDecl| {
        let path = unit.package.iter().flat_map(|package| &package.path);
        let package: Vec<base::Name> = path.map(|segment| segment.name).collect();
        (package, decl.name.name)
    };
    let own = units.iter().filter(|(_, origin, _)| *origin == Origin::Source);
    let own: HashSet<_> = own.flat_map(|(_, _, unit)| unit.types.iter().map(move |decl| named(unit, decl))).collect();
    for (_, _, unit) in units.iter_mut().filter(|(_, origin, _)| *origin != Origin::Source) {
        let names: Vec<bool> = unit.types.iter().map(|decl| own.contains(&named(unit, decl))).collect();
        let mut names = names.into_iter();
        unit.types.retain(|_| !names.next().unwrap_or_default());
    }
}

/// The names behind the words that declare a class. There may be more among them.
fn declared(text: &str) -> Vec<&str> {
    let keywords = ["class ", "interface ", "enum ", "record "];
    let behind =
        keywords.iter().flat_map(|keyword| text.match_indices(keyword).map(|(at, _)| &text[at + keyword.len()..]));
    behind.map(|rest| rest.split(|c: char| !is_part_of_name(c)).next().unwrap_or_default()).collect()
}

fn is_part_of_name(c: char) -> bool {
    c.is_alphanumeric() || c == '_' || c == '$'
}

/// A class with what stands in it.
struct Class {
    name: String,
    file: FileId,
    /// The texts that come with the class itself: its head, fields, initialisers and constructors.
    texts: Vec<Span>,
    /// The methods, by name.
    methods: HashMap<String, Vec<Span>>,
    /// The class that this one is a member of. A program that means this one names that one, too.
    outer: Option<usize>,
    /// The classes that are members of this one.
    members: Vec<usize>,
}

#[derive(Default)]
struct Search<'s> {
    /// Files that have not been parsed, by the classes in them.
    waiting: HashMap<&'s str, Vec<FileId>>,
    parsed: HashSet<FileId>,
    seen: HashSet<String>,
    open: Vec<String>,
    classes: Vec<Class>,
    by_name: HashMap<String, Vec<usize>>,
    /// The classes that have a method of this name.
    by_method: HashMap<String, Vec<usize>>,
    live: HashSet<usize>,
    live_files: HashSet<FileId>,
    /// Where the imports of each file are.
    imports: HashMap<FileId, Vec<Span>>,
    /// The methods that stay, by their places.
    kept: HashSet<Span>,
}

impl Search<'_> {
    fn add(&mut self, unit: &CompilationUnit) {
        let imports: Vec<Span> = unit.imports.iter().map(|import| import.span).collect();
        for decl in &unit.types {
            self.imports.insert(decl.span.file, imports.clone());
            self.declare(decl);
        }
    }

    fn declare(&mut self, decl: &TypeDecl) -> usize {
        let mut class = Class {
            name: decl.name.name.to_string(),
            file: decl.span.file,
            texts: Vec::new(),
            methods: HashMap::new(),
            outer: None,
            members: Vec::new(),
        };
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
                }
                Member::Type(nested) => class.members.push(self.declare(nested)),
                _ => class.texts.push(span),
            }
        }
        class.texts.push(Span::new(decl.span.file, decl.span.start, first));
        let index = self.classes.len();
        for name in class.methods.keys() {
            self.by_method.entry(name.clone()).or_default().push(index);
        }
        for member in &class.members {
            self.classes[*member].outer = Some(index);
        }
        self.by_name.entry(class.name.clone()).or_default().push(index);
        self.classes.push(class);
        index
    }

    fn name(&mut self, name: &str) {
        if !self.seen.contains(name) {
            self.seen.insert(name.to_owned());
            self.open.push(name.to_owned());
        }
    }

    /// All words of a text that are no comment.
    fn see(&mut self, text: &str) {
        for part in code(text) {
            for word in part.split(|c: char| !is_part_of_name(c)) {
                if word.starts_with(|c: char| !c.is_ascii_digit()) {
                    self.name(word);
                }
            }
        }
    }

    /// Follows all names; returns the models that were parsed for that.
    fn run(&mut self, sources: &SourceMap, parse: &mut dyn FnMut(FileId) -> Unit) -> Vec<Unit> {
        let mut units = Vec::new();
        while let Some(name) = self.open.pop() {
            for file in self.waiting.remove(name.as_str()).unwrap_or_default() {
                if self.parsed.insert(file) {
                    let unit = parse(file);
                    let first = self.classes.len();
                    self.add(&unit.2);
                    units.push(unit);
                    let added = first..self.classes.len();
                    let named: Vec<usize> =
                        added.filter(|class| self.seen.contains(&self.classes[*class].name)).collect();
                    named.into_iter().for_each(|class| self.enliven(class, sources));
                }
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
        units
    }

    /// A class that is named is needed, a member of another class only if that one is.
    fn enliven(&mut self, class: usize, sources: &SourceMap) {
        let is_reachable = self.classes[class].outer.is_none_or(|outer| self.live.contains(&outer));
        if !is_reachable || !self.live.insert(class) {
            return;
        }
        let file = self.classes[class].file;
        if self.live_files.insert(file) {
            for span in self.imports.remove(&file).unwrap_or_default() {
                self.see(sources.snippet(span));
            }
        }
        for span in self.classes[class].texts.clone() {
            self.see(sources.snippet(span));
        }
        let names: Vec<String> =
            self.classes[class].methods.keys().filter(|name| self.seen.contains(*name)).cloned().collect();
        names.iter().for_each(|name| self.keep(class, name, sources));
        for member in self.classes[class].members.clone() {
            if self.seen.contains(&self.classes[member].name) {
                self.enliven(member, sources);
            }
        }
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

#[cfg(test)]
mod tests {
    use super::*;

    fn words(text: &str) -> Vec<String> {
        let mut search = Search::default();
        search.see(text);
        search.open
    }

    #[test]
    fn comments_and_texts_are_no_code() {
        assert_eq!(words("a // List\nb /* Map\n */ c"), ["a", "b", "c"]);
        assert_eq!(words(r#"a("List \" Map", 'x', b)"#), ["a", "b"]);
        assert_eq!(words("a \"\"\"\n /* Map \\\"\"\" List \"\"\" b"), ["a", "b"]);
        assert_eq!(words("a / b"), ["a", "b"]);
    }

    #[test]
    fn specifications_are_code() {
        assert_eq!(words("//@ requires x\n/*@ pure @*/ // no\ny"), ["requires", "x", "pure", "y"]);
    }
}
