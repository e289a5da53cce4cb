//! How fast Java becomes IR, and what does not: `lowering LIBRARY PATH…`. All files below the paths are one program, with
//! the models of LIBRARY behind it (without the models of classes that the program declares itself). Printed are lines a
//! second for each stage, and the bodies that were not lowered, by cause.

use base::{FileId, Severity, SourceMap};
use classes::Classes;
use measure::{Watch, with_large_stack};
use sema::program::Origin;
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use syntax::ast::CompilationUnit;

fn main() -> ExitCode {
    let mut arguments = std::env::args_os().skip(1).map(PathBuf::from);
    let (Some(library), paths) = (arguments.next(), arguments.collect::<Vec<_>>()) else {
        eprintln!("usage: lowering LIBRARY PATH…");
        return ExitCode::from(2);
    };
    match with_large_stack(|| measure(&library, &paths)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("{message}");
            ExitCode::from(2)
        }
    }
}

/// A file that was read and parsed.
type Unit = (FileId, Origin, CompilationUnit);

fn measure(library: &Path, paths: &[PathBuf]) -> Result<(), String> {
    let mut sources = SourceMap::new();
    let own = read(paths, &mut sources)?;
    let models = read(&[library.to_owned()], &mut sources)?;
    if own.is_empty() || models.is_empty() {
        return Err("there are no Java files".to_owned());
    }
    let lines: usize = own.iter().map(|file| sources.text(*file).lines().count()).sum();
    let mut stages = Stages { lines, total: 0.0 };
    println!("{} files, {lines} lines", own.len());

    let watch = Watch::start();
    let mut units: Vec<Unit> = own.into_iter().map(|file| parse(&sources, file, Origin::Source)).collect();
    stages.show("parse", watch.seconds());
    let declared: BTreeSet<String> = units.iter().flat_map(|(_, _, unit)| names(unit)).collect();
    let models = models.into_iter().map(|file| parse(&sources, file, Origin::Library));
    units.extend(models.filter(|(_, _, unit)| names(unit).iter().all(|name| !declared.contains(name))));

    let jdk = classpath::Jdk::discover(None).map_err(|error| error.to_string())?;
    let entries = classpath::Entries::open("".as_ref()).map_err(|error| error.to_string())?;
    let classes = Classes::new(Box::new(classpath::ClassPath::new(jdk, entries)));
    let inputs: Vec<typing::Unit<'_>> =
        units.iter().map(|(file, origin, tree)| to_type(*file, *origin, tree)).collect();
    let watch = Watch::start();
    let typing = typing::analyze(&inputs, &classes);
    stages.show("names and types", watch.seconds());
    let is_error = |diagnostic: &&base::Diagnostic| diagnostic.severity == Severity::Error;
    for diagnostic in typing.diagnostics.iter().filter(is_error) {
        let place = diagnostic.span.map(|span| place(&sources, span)).unwrap_or_default();
        println!("error: {place}: {}", diagnostic.message);
    }

    let typed = units.iter().zip(&typing.files);
    let inputs: Vec<sema::elaborate::Unit<'_>> = typed
        .map(|((file, origin, tree), attribution)| {
            let (file, origin) = (*file, *origin);
            sema::elaborate::Unit { file, tree, attribution, origin }
        })
        .collect();
    let watch = Watch::start();
    let program = sema::elaborate::elaborate(&inputs, &classes).program;
    stages.show("typed program", watch.seconds());
    let watch = Watch::start();
    let ir = lower::lower(&program, &sources, lower::Options::default());
    stages.show("IR", watch.seconds());
    stages.show_total();

    let own: BTreeSet<FileId> =
        units.iter().filter(|(_, origin, _)| *origin == Origin::Source).map(|(file, ..)| *file).collect();
    causes(&ir, &own, &sources);
    Ok(())
}

/// The stages that were measured.
struct Stages {
    lines: usize,
    total: f64,
}

impl Stages {
    fn show(&mut self, stage: &str, seconds: f64) {
        self.total += seconds;
        println!("{stage}: {seconds:.2} s, {:.0} lines a second", self.lines as f64 / seconds);
    }

    fn show_total(&self) {
        println!("all together: {:.2} s, {:.0} lines a second", self.total, self.lines as f64 / self.total);
    }
}

fn read(paths: &[PathBuf], sources: &mut SourceMap) -> Result<Vec<FileId>, String> {
    let mut found = Vec::new();
    for path in paths {
        collect(path, &mut found).map_err(|error| format!("{}: {error}", path.display()))?;
    }
    let mut files = Vec::new();
    for path in found {
        let text = std::fs::read_to_string(&path).map_err(|error| format!("{}: {error}", path.display()))?;
        files.push(sources.add(path, text));
    }
    Ok(files)
}

fn collect(path: &Path, files: &mut Vec<PathBuf>) -> std::io::Result<()> {
    if path.is_dir() {
        let mut inside =
            std::fs::read_dir(path)?.map(|entry| Ok(entry?.path())).collect::<std::io::Result<Vec<_>>>()?;
        inside.sort();
        inside.iter().try_for_each(|path| collect(path, files))?;
    } else if path.extension().is_some_and(|extension| extension == "java") {
        files.push(path.to_owned());
    }
    Ok(())
}

fn parse(sources: &SourceMap, file: FileId, origin: Origin) -> Unit {
    let bodies = if origin == Origin::Source { syntax::Bodies::Required } else { syntax::Bodies::Optional };
    let options = syntax::Options { bodies, ..syntax::Options::default() };
    let parsed = syntax::parse_with(file, sources.text(file), options);
    for diagnostic in &parsed.diagnostics {
        println!("error: {}: {}", sources.path(file).display(), diagnostic.message);
    }
    (file, origin, parsed.unit)
}

fn to_type(file: FileId, origin: Origin, tree: &CompilationUnit) -> typing::Unit<'_> {
    let origin = if origin == Origin::Source { classes::Origin::Source } else { classes::Origin::Library };
    typing::Unit { file, tree, origin }
}

/// The names of a file's classes, with their package.
fn names(unit: &CompilationUnit) -> Vec<String> {
    let path = unit.package.iter().flat_map(|package| &package.path);
    let package: String = path.map(|segment| format!("{}.", segment.name)).collect();
    unit.types.iter().map(|decl| format!("{package}{}", decl.name.name)).collect()
}

/// Bodies of one cause.
struct Cause {
    bodies: usize,
    first: String,
}

/// Which bodies of the program's own files were not lowered, and why. A body counts once, under its first cause.
fn causes(ir: &ir::Program, own: &BTreeSet<FileId>, sources: &SourceMap) {
    let mut causes: BTreeMap<String, Cause> = BTreeMap::new();
    let (mut lowered, mut resting, mut missing, mut natives) = (0, 0, 0, 0);
    for procedure in ir.procedures.values().filter(|procedure| own.contains(&procedure.span.file)) {
        let reason = procedure.unsupported.first();
        match (&procedure.kind, &procedure.body, reason) {
            (ir::ProcedureKind::Native, ..) => natives += 1,
            // Dispatchers are made from others, and abstract methods have no body in Java.
            (ir::ProcedureKind::Dispatch(_), ..) | (_, None, None) => {}
            (_, Some(_), None) => lowered += 1,
            (_, Some(_), Some(_)) => {
                lowered += 1;
                resting += 1;
            }
            (_, None, Some((span, what))) => {
                missing += 1;
                let first = || Cause { bodies: 0, first: place(sources, *span) };
                causes.entry(general(what)).or_insert_with(first).bodies += 1;
            }
        }
    }
    println!("{} bodies: {lowered} lowered, {missing} not", lowered + missing);
    println!("{resting} of those that are lowered may call one that is not, or that has no model");
    println!("{natives} native methods");
    let mut sorted: Vec<(&String, &Cause)> = causes.iter().collect();
    sorted.sort_by_key(|(_, cause)| std::cmp::Reverse(cause.bodies));
    for (what, cause) in sorted {
        println!("{:6} {what} (first in {})", cause.bodies, cause.first);
    }
}

/// A message without what it quotes: that is different in each place.
fn general(message: &str) -> String {
    let mut text = String::new();
    for (index, part) in message.split('`').enumerate() {
        text.push_str(if index % 2 == 0 { part } else { "`…`" });
    }
    text
}

fn place(sources: &SourceMap, span: base::Span) -> String {
    let path = sources.path(span.file);
    let name = path.file_name().unwrap_or(path.as_os_str());
    format!("{}:{}", name.to_string_lossy(), sources.location(span).line)
}
