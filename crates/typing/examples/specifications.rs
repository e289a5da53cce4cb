//! Counts the expressions of specifications that have a type: `specifications [--jdk DIR] PATH…`.
//! The files of a source folder (a file's folder without those of its package) are typed together.

#[path = "specifications/walk.rs"]
mod walk;

use base::{Diagnostic, SourceMap};
use classes::Classes;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use syntax::ast::{CompilationUnit, ExprKind};
use typing::{Attribution, Unit};

fn main() {
    let work = || {
        let arguments: Vec<String> = std::env::args().skip(1).collect();
        let jdk = arguments.iter().position(|argument| argument == "--jdk").map(|at| at + 1);
        let is_path = |(at, argument): &(usize, &String)| !argument.starts_with("--") && Some(*at) != jdk;
        let mut files = Vec::new();
        for (_, path) in arguments.iter().enumerate().filter(is_path) {
            collect(Path::new(path), &mut files);
        }
        let jdk = jdk.and_then(|at| arguments.get(at)).map(PathBuf::from);
        let mut count = Count::default();
        for group in groups(files).values() {
            run(group, jdk.as_deref(), &mut count);
        }
        count.print();
    };
    // Typing recurses into expressions: give it room.
    let thread = std::thread::Builder::new().stack_size(1 << 30).spawn(work);
    thread.expect("a thread can be started").join().expect("typing does not panic");
}

fn collect(path: &Path, files: &mut Vec<PathBuf>) {
    if path.is_dir() {
        let entries = std::fs::read_dir(path).expect("the folder can be read");
        let mut inside: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).collect();
        inside.sort();
        inside.iter().for_each(|path| collect(path, files));
    } else if path.extension().is_some_and(|extension| extension == "java") {
        files.push(path.to_owned());
    }
}

/// The files by source folder.
fn groups(files: Vec<PathBuf>) -> BTreeMap<PathBuf, Vec<PathBuf>> {
    let mut groups: BTreeMap<PathBuf, Vec<PathBuf>> = BTreeMap::new();
    for path in files {
        let mut sources = SourceMap::new();
        let file = sources.add(&path, read(&path));
        let parsed = syntax::parse(file, sources.text(file));
        let mut root = path.parent().map(Path::to_owned).unwrap_or_default();
        for segment in parsed.unit.package.iter().flat_map(|package| package.path.iter().rev()) {
            if root.file_name().is_some_and(|name| name == segment.name.as_str()) {
                root.pop();
            }
        }
        groups.entry(root).or_default().push(path);
    }
    groups
}

/// The text of a file; what is not UTF-8 in it is Latin-1.
fn read(path: &Path) -> String {
    let bytes = std::fs::read(path).expect("the source can be read");
    String::from_utf8(bytes).unwrap_or_else(|error| error.as_bytes().iter().map(|byte| char::from(*byte)).collect())
}

#[derive(Default)]
struct Count {
    files: usize,
    not_parsed: usize,
    expressions: usize,
    typed: usize,
    names: usize,
    unknown: usize,
    missed: usize,
    errors: usize,
    other_errors: usize,
    reasons: BTreeMap<String, usize>,
}

impl Count {
    fn print(&self) {
        println!("{} files, {} not parsed", self.files, self.not_parsed);
        println!(
            "{} expressions in specifications: {} typed, {} names of classes and packages, {} without a type, {} not reached",
            self.expressions, self.typed, self.names, self.unknown, self.missed
        );
        println!("{} errors in specifications, {} others", self.errors, self.other_errors);
        for (reason, count) in &self.reasons {
            println!("{count:8} {reason}");
        }
    }

    fn add(&mut self, tree: &CompilationUnit, found: &Attribution, sources: &SourceMap) {
        for e in walk::expressions(tree) {
            self.expressions += 1;
            match found.ty(e.id) {
                Some(classes::Type::Unknown) => self.unknown += 1,
                Some(_) => self.typed += 1,
                None if found.symbols.contains_key(&e.id) => self.names += 1,
                None => {
                    self.missed += 1;
                    if matches!(e.kind, ExprKind::Name(_) | ExprKind::Specification(_)) {
                        let place = sources.location(e.span);
                        eprintln!("not reached: {}:{}: {:?}", sources.path(e.span.file).display(), place.line, e.kind);
                    }
                }
            }
        }
        for uncertain in found.uncertain.values() {
            *self.reasons.entry(uncertain.reason.clone()).or_default() += 1;
        }
    }
}

fn run(files: &[PathBuf], jdk: Option<&Path>, count: &mut Count) {
    let mut sources = SourceMap::new();
    let mut trees = Vec::new();
    for path in files {
        count.files += 1;
        let file = sources.add(path, read(path));
        let mut parsed = syntax::parse(file, sources.text(file));
        let mut origin = classes::Origin::Source;
        if !parsed.diagnostics.is_empty() {
            let options = syntax::Options { bodies: syntax::Bodies::Optional, ..syntax::Options::default() };
            parsed = syntax::parse_with(file, sources.text(file), options);
            origin = classes::Origin::Library;
        }
        if parsed.diagnostics.is_empty() {
            trees.push((file, parsed.unit, origin));
        } else {
            count.not_parsed += 1;
            parsed.diagnostics.iter().for_each(|diagnostic| show(diagnostic, &sources));
        }
    }
    let jdk = classpath::Jdk::discover(jdk).expect("the JDK can be read").expect("there is a JDK");
    let classes = Classes::new(Box::new(classpath::ClassPath::new(Some(jdk), classpath::Entries::default())));
    let units: Vec<Unit<'_>> =
        trees.iter().map(|(file, tree, origin)| Unit { file: *file, tree, origin: *origin }).collect();
    let typing = typing::analyze(&units, &classes);
    for diagnostic in &typing.diagnostics {
        show(diagnostic, &sources);
        match diagnostic.rule.name {
            "specification-error" => count.errors += 1,
            _ => count.other_errors += 1,
        }
    }
    for ((_, tree, _), found) in trees.iter().zip(&typing.files) {
        count.add(tree, found, &sources);
    }
}

fn show(diagnostic: &Diagnostic, sources: &SourceMap) {
    let Some(span) = diagnostic.span else { return };
    let (path, line) = (sources.path(span.file), sources.location(span).line);
    let help = diagnostic.help.iter().map(|help| format!(" ({help})")).collect::<String>();
    println!("{}:{line}: {}: {}{help}", path.display(), diagnostic.rule.name, diagnostic.message);
}
