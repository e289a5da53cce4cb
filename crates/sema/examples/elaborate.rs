//! Elaborates Java files and prints the typed program: `elaborate [--library FOLDER] [--counts] [--each] [--all] PATH…`.
//! The models are those of `--library` (by default `library`, where the program is run). With `--counts` nothing is
//! printed but the reasons why bodies are not supported, with how often each occurs; with `--each` every path is a run of
//! its own; with `--all` the classes of the library are printed and counted too; with `--dispatch` it is said which abstract
//! methods are implemented nowhere.

use base::SourceMap;
use classes::Classes;
use sema::program::{Origin, Program};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

fn main() {
    // Trees are walked recursively, which needs a large stack.
    let thread = std::thread::Builder::new().stack_size(1 << 30).spawn(run);
    thread.expect("a thread can be started").join().expect("elaboration does not panic");
}

fn run() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let has = |option: &str| arguments.iter().any(|argument| argument == option);
    let library = arguments.iter().position(|argument| argument == "--library").map(|at| at + 1);
    let folder = library.and_then(|at| arguments.get(at)).map_or("library", String::as_str);
    let is_path = |(at, argument): &(usize, &String)| !argument.starts_with("--") && Some(*at) != library;
    let roots: Vec<PathBuf> = arguments.iter().enumerate().filter(is_path).map(|(_, path)| path.into()).collect();
    let mut models = Vec::new();
    collect(Path::new(folder), &mut models);
    let mut reasons = Reasons::default();
    let wanted = Wanted { counts: has("--counts"), library: has("--all"), dispatch: has("--dispatch") };
    if has("--each") {
        for root in &roots {
            one(std::slice::from_ref(root), &models, wanted, &mut reasons);
        }
    } else {
        one(&roots, &models, wanted, &mut reasons);
    }
    if has("--counts") {
        let mut sorted: Vec<(&String, &(usize, String))> = reasons.all.iter().collect();
        sorted.sort_by_key(|(_, (count, _))| std::cmp::Reverse(*count));
        for (reason, (count, place)) in sorted {
            println!("{count:6} {reason} (first in {place})");
        }
        println!("{} bodies made, {} not", reasons.made, reasons.missing);
    }
}

/// What is wanted of a run.
#[derive(Clone, Copy)]
struct Wanted {
    /// Only the reasons.
    counts: bool,
    /// The classes of the library as well.
    library: bool,
    /// The methods that classes ought to implement.
    dispatch: bool,
}

#[derive(Default)]
struct Reasons {
    all: BTreeMap<String, (usize, String)>,
    made: usize,
    missing: usize,
}

fn one(roots: &[PathBuf], models: &[PathBuf], wanted: Wanted, reasons: &mut Reasons) {
    let mut paths = Vec::new();
    roots.iter().for_each(|root| collect(root, &mut paths));
    let mut map = SourceMap::new();
    let mut trees = Vec::new();
    let user = paths.iter().map(|path| (path, Origin::Source));
    for (path, origin) in user.chain(models.iter().map(|path| (path, Origin::Library))) {
        let Ok(text) = std::fs::read_to_string(path) else { continue };
        let file = map.add(path, text);
        let bodies = if origin == Origin::Source { syntax::Bodies::Required } else { syntax::Bodies::Optional };
        let options = syntax::Options { bodies, ..syntax::Options::default() };
        let parsed = syntax::parse_with(file, map.text(file), options);
        for diagnostic in &parsed.diagnostics {
            println!("{}: {}", path.display(), diagnostic.message);
        }
        trees.push((file, origin, parsed.unit));
    }
    let jdk = classpath::Jdk::discover(None).expect("a JDK");
    let entries = classpath::Entries::open("".as_ref()).expect("no entries");
    let classes = Classes::new(Box::new(classpath::ClassPath::new(jdk, entries)));
    let inputs: Vec<typing::Unit<'_>> = trees
        .iter()
        .map(|(file, origin, tree)| {
            let origin = if *origin == Origin::Source { classes::Origin::Source } else { classes::Origin::Library };
            typing::Unit { file: *file, tree, origin }
        })
        .collect();
    let typing = typing::analyze(&inputs, &classes);
    let errors = typing.diagnostics.iter().filter(|diagnostic| diagnostic.severity == base::Severity::Error);
    for diagnostic in errors {
        let place = diagnostic.span.map(|span| place(&map, span)).unwrap_or_default();
        println!("{place}: {}", diagnostic.message);
    }
    let units: Vec<sema::elaborate::Unit<'_>> = trees
        .iter()
        .zip(&typing.files)
        .map(|((file, origin, tree), attribution)| sema::elaborate::Unit {
            file: *file,
            tree,
            attribution,
            origin: *origin,
        })
        .collect();
    let started = std::time::Instant::now();
    let elaborated = sema::elaborate::elaborate(&units, &classes, &sema::effects::Effects::default());
    let spent = started.elapsed();
    for warning in &elaborated.warnings {
        let place = warning.span.map(|span| place(&map, span)).unwrap_or_default();
        println!("{place}: {}", warning.message);
    }
    for flaw in sema::elaborate::check::check(&elaborated.program) {
        let method = elaborated.program.methods[flaw.method].signature;
        println!("flaw: {}: in `{method}`: {}", place(&map, flaw.span), flaw.message);
    }
    if wanted.dispatch {
        show_missing(&elaborated.program);
    }
    count(&elaborated.program, &map, wanted, reasons);
    if wanted.counts {
        println!("{}: elaborated in {spent:?}", roots.first().map_or(Path::new(""), PathBuf::as_path).display());
    } else {
        print!("{}", text(&elaborated.program, wanted));
    }
}

/// The classes of the user, printed; the others only if all are wanted.
fn text(program: &Program, wanted: Wanted) -> String {
    let text = sema::print::print(program);
    if wanted.library {
        return text;
    }
    let mut shown = String::new();
    let mut is_shown = true;
    for line in text.lines() {
        if !line.starts_with(' ') && !line.starts_with('}') {
            is_shown = !line.starts_with("library ") && !line.starts_with("external ");
        }
        if is_shown {
            shown.push_str(line);
            shown.push('\n');
        }
    }
    shown
}

fn count(program: &Program, map: &SourceMap, wanted: Wanted, reasons: &mut Reasons) {
    for method in program.methods.values() {
        if !wanted.library && program.classes[method.owner].origin != Origin::Source {
            continue;
        }
        reasons.made += usize::from(method.body.is_some());
        reasons.missing += usize::from(!method.unsupported.is_empty());
        for unsupported in &method.unsupported {
            let entry =
                reasons.all.entry(unsupported.what.clone()).or_insert_with(|| (0, place(map, unsupported.span)));
            entry.0 += 1;
        }
    }
}

/// Says which abstract methods have no implementation in a class that has objects.
fn show_missing(program: &Program) {
    let dispatch = sema::dispatch::Dispatch::new(program);
    for (id, class) in program.classes.iter() {
        if class.is_abstract || class.origin == Origin::External {
            continue;
        }
        for (method, described) in program.methods.iter() {
            let is_wanted = described.is_abstract && program.is_subclass(id, described.owner);
            if is_wanted && dispatch.implementation(id, method).is_none() {
                println!("missing: `{}` in `{}`", described.signature, class.name);
            }
        }
    }
}

fn place(map: &SourceMap, span: base::Span) -> String {
    format!("{}:{}", map.path(span.file).display(), map.location(span).line)
}

fn collect(path: &Path, files: &mut Vec<PathBuf>) {
    if path.is_dir() {
        let mut inside: Vec<PathBuf> =
            std::fs::read_dir(path).into_iter().flatten().flatten().map(|entry| entry.path()).collect();
        inside.sort();
        inside.iter().for_each(|path| collect(path, files));
    } else if path.extension().is_some_and(|extension| extension == "java") {
        files.push(path.to_owned());
    }
}
