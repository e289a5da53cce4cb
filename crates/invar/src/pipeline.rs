//! The pipeline, as one readable line: source → syntax tree → typed program → IR → obligations → outcomes.

use crate::broken::Broken;
use crate::input::Input;
use crate::missing::Missing;
use crate::schedule::{self, Results, Run, WORKER_STACK};
use base::budget::{Budget, Limits, Stop};
use base::{Diagnostic, FileId, SourceMap, rules};
use classes::Classes;
use engines::deductive::{self, Remembering};
use engines::{Engine, Extent, Merged};
use ir::ProcedureId;
use logic::{Assumption, Evidence, Obligation, Outcome, Prover, Verdict};
use report::{Report, Work};
use sema::effects::Effects;
use sema::program::{Origin, Unsupported};
use std::collections::{BTreeMap, BTreeSet};
use std::ffi::OsString;
use std::path::PathBuf;
use std::time::{Duration, Instant};
use syntax::ast::CompilationUnit;

/// What the front end is told.
#[derive(Clone, Default)]
pub struct FrontOptions {
    /// What the program means where Java leaves a choice.
    pub meaning: lower::Options,
    /// Which Java it is written in.
    pub source: syntax::SourceLevel,
    /// The JDK whose classes are used, instead of `JAVA_HOME` or the one of `java`.
    pub jdk: Option<PathBuf>,
    /// Jars and folders of class files.
    pub classpath: Option<OsString>,
    /// Folders with models that add to the built-in ones or replace them.
    pub library: Vec<PathBuf>,
    /// Texts that are read in the place of what is in these files.
    pub texts: Texts,
}

/// Texts by the files that they stand for.
pub type Texts = BTreeMap<PathBuf, String>;

/// What the front end makes of the files: everything up to the IR.
pub struct Front {
    /// The files, the library's among them.
    pub sources: SourceMap,
    /// The syntax trees, in order of the files.
    pub units: Vec<(FileId, Origin, CompilationUnit)>,
    /// All classes that were looked at.
    pub classes: Classes,
    /// Names and types, in order of the files.
    pub typing: Vec<typing::Attribution>,
    /// The typed program.
    pub program: sema::program::Program,
    /// The intermediate representation.
    pub ir: ir::Program,
    /// What does not compile is not checked.
    pub broken: Broken,
    /// Messages about the input.
    pub diagnostics: Vec<Diagnostic>,
    /// What specifications claim and nobody checks.
    pub unchecked: Vec<Assumption>,
}

/// Reads, parses, types and lowers. Trees are walked recursively, which needs a large stack.
pub fn front(paths: &[PathBuf], options: &FrontOptions) -> Front {
    std::thread::scope(|scope| {
        let builder = std::thread::Builder::new().name("front".into()).stack_size(WORKER_STACK);
        let thread = builder.spawn_scoped(scope, || front_here(paths, options));
        match thread.map(std::thread::ScopedJoinHandle::join) {
            Ok(Ok(front)) => front,
            Ok(Err(panic)) => std::panic::resume_unwind(panic),
            // No thread to be had: the ordinary stack will do for ordinary programs.
            Err(_) => front_here(paths, options),
        }
    })
}

fn front_here(paths: &[PathBuf], options: &FrontOptions) -> Front {
    let mut sources = SourceMap::new();
    let (mut diagnostics, mut unchecked) = (Vec::new(), Vec::new());
    let inputs = crate::input::read(paths, &options.texts, &mut sources, &mut diagnostics);
    let models = crate::library::read(&options.library, &mut sources, &mut diagnostics);
    let mut files: Vec<(Origin, Input)> = inputs.into_iter().map(|input| (Origin::Source, input)).collect();
    files.extend(models.added.into_iter().map(|file| (Origin::Library, Input { file, specification: None })));

    let mut broken = Broken::default();
    for (_, input) in &files {
        if let Some(specification) = input.specification {
            broken.add_specification(specification, input.file);
        }
    }
    let mut tree = |origin: Origin, input: Input| {
        let file = input.file;
        let parsed = parse(&sources, origin, input, options);
        broken.add_unit(file, &parsed.unit);
        broken.take_news(parsed.diagnostics, &sources, &mut diagnostics);
        unchecked.extend(parsed.unchecked.into_iter().map(claim));
        (file, origin, parsed.unit)
    };
    let units = files.into_iter().map(|(origin, input)| tree(origin, input)).collect();
    let mut model = |file: FileId| tree(Origin::Library, Input { file, specification: None });
    let units = crate::needed::with_models(units, models.built_in, &sources, &mut model);

    let class_files = crate::class_files::open(options, &mut diagnostics);
    if !crate::class_files::check(&*class_files, &mut diagnostics) {
        broken.files.extend(units.iter().map(|(file, _, _)| *file));
    }
    let classes = Classes::new(class_files);
    let misplaced = units.iter().filter(|(_, origin, _)| *origin == Origin::Source).flat_map(|(file, _, unit)| {
        let name = sources.path(*file).file_stem().unwrap_or_default().to_string_lossy();
        typing::misplaced_classes(unit, &name)
    });
    let misplaced: Vec<Diagnostic> = misplaced.collect();
    let analysis = type_units(&units, &classes);
    let Missing { files, diagnostics: mut found } = crate::missing::packages(analysis.diagnostics, &units, &classes);
    found.extend(misplaced);
    broken.take_news(found, &sources, &mut diagnostics);
    broken.files.extend(files);
    broken.take_news(analysis.further, &sources, &mut diagnostics);
    let typing = analysis.files;
    let mut program = elaborate(&units, &typing, &classes, &mut diagnostics);
    broken.distrust(&mut program);
    let ir = lower::lower(&program, &sources, options.meaning);
    #[cfg(debug_assertions)]
    diagnostics.extend(ir::check::check(&ir).into_iter().map(|problem| {
        Diagnostic::general(&rules::INTERNAL_ERROR, format!("lowering made a malformed procedure: {problem}"))
    }));
    Front { sources, units, classes, typing, program, ir, broken, diagnostics, unchecked }
}

/// What a specification claims beside all methods, and nobody checks.
fn claim(syntax::ast::Unsupported { what, span }: syntax::ast::Unsupported) -> Assumption {
    Assumption { entry: String::new(), span, text: format!("{what}, which is not checked") }
}

/// The tree of a file, with the specifications that stand beside it.
fn parse(sources: &SourceMap, origin: Origin, input: Input, options: &FrontOptions) -> syntax::Parsed {
    let bodies = match origin {
        Origin::Source => syntax::Bodies::Required,
        Origin::Library | Origin::External => syntax::Bodies::Optional,
    };
    // Models are written in the Java of today, whatever they are for.
    let source = match origin {
        Origin::Source => options.source,
        Origin::Library | Origin::External => syntax::SourceLevel::default(),
    };
    let of_file = syntax::Options { source, bodies, ..syntax::Options::default() };
    let mut parsed = syntax::parse_with(input.file, sources.text(input.file), of_file);
    if let Some(file) = input.specification {
        let first_ids = syntax::FirstIds { expression: parsed.unit.expressions, declaration: parsed.unit.declarations };
        let of_specification = syntax::Options { bodies: syntax::Bodies::Optional, first_ids, ..of_file };
        let specification = syntax::parse_with(file, sources.text(file), of_specification);
        parsed.diagnostics.extend(specification.diagnostics);
        parsed.unchecked.extend(specification.unchecked);
        parsed.diagnostics.extend(syntax::merge::merge(&mut parsed.unit, specification.unit));
    }
    parsed
}

/// Names and types of all files that parse.
fn type_units(units: &[(FileId, Origin, CompilationUnit)], classes: &Classes) -> typing::Typing {
    let inputs: Vec<typing::Unit<'_>> = units
        .iter()
        .map(|(file, origin, tree)| {
            let origin = match origin {
                Origin::Source => classes::Origin::Source,
                Origin::Library | Origin::External => classes::Origin::Library,
            };
            typing::Unit { file: *file, tree, origin }
        })
        .collect();
    typing::analyze(&inputs, classes)
}

/// The typed program.
fn elaborate(
    units: &[(FileId, Origin, CompilationUnit)],
    typing: &[typing::Attribution],
    classes: &Classes,
    diagnostics: &mut Vec<Diagnostic>,
) -> sema::program::Program {
    let typed = units.iter().zip(typing);
    let inputs: Vec<sema::elaborate::Unit<'_>> = typed
        .map(|((file, origin, tree), attribution)| {
            let (file, origin) = (*file, *origin);
            sema::elaborate::Unit { file, tree, attribution, origin }
        })
        .collect();
    let effects = crate::library::effects().unwrap_or_else(|problem| {
        diagnostics.push(internal(format!("library/effects.txt, {problem}")));
        Effects::default()
    });
    let elaborated = sema::elaborate::elaborate(&inputs, classes, &effects);
    diagnostics.extend(elaborated.warnings);
    elaborated.program
}

/// Which entry points to check.
#[derive(Default)]
pub struct Filter {
    /// `--method`
    pub glob: Option<String>,
    /// `--entry`
    pub entry: Option<String>,
}

impl Filter {
    /// Whether a method of this signature is wanted.
    pub fn admits(&self, signature: &str) -> bool {
        let by_glob = self.glob.as_ref().is_none_or(|glob| matches(glob, signature));
        let by_entry = self
            .entry
            .as_ref()
            .is_none_or(|entry| signature == entry || signature.split_once('(').is_some_and(|(name, _)| name == entry));
        by_glob && by_entry
    }
}

/// Whether a text matches a pattern in which `*` stands for anything.
fn matches(pattern: &str, text: &str) -> bool {
    match pattern.split_once('*') {
        None => pattern == text,
        Some((head, tail)) => text.strip_prefix(head).is_some_and(|rest| {
            let ends = rest.char_indices().map(|(at, _)| at).chain([rest.len()]);
            ends.into_iter().any(|at| matches(tail, &rest[at..]))
        }),
    }
}

/// The entry points that are checked, in order.
pub fn entries(front: &Front, filter: &Filter) -> Vec<ProcedureId> {
    let is_whole = |id: &ProcedureId| !front.broken.has(front.ir.procedures[*id].span);
    let is_wanted = |id: &ProcedureId| filter.admits(&front.ir.procedures[*id].name);
    let all: Vec<ProcedureId> = deductive::entries(&front.ir).into_iter().filter(is_whole).collect();
    let mut wanted: BTreeSet<ProcedureId> = all.iter().copied().filter(|id| is_wanted(id)).collect();
    // Callers leave what must hold in methods that may come back to themselves to where these are checked.
    let inductive = &front.ir.construction.inductive;
    if !inductive.is_empty() {
        let reached = wanted.iter().flat_map(|id| vcgen::followed::followed(&front.ir, *id));
        let needed: BTreeSet<ProcedureId> = reached.filter(|id| inductive.contains(id)).collect();
        wanted.extend(needed);
    }
    all.into_iter().filter(|id| wanted.contains(id)).collect()
}

/// Finds invariants of objects, which everything that is checked may rely on. If there is no time for it there are none.
pub fn find_invariants(front: &Front, remembering: &mut Remembering<'_>, prover: &dyn Prover, budget: &Budget) {
    let is_whole = |id: ProcedureId| !front.broken.has(front.ir.procedures[id].span);
    budget.share().work(|| remembering.find_invariants(prover, &is_whole));
}

/// Has an engine check the entry points, and collects what is found in the order of the entry points.
pub fn check(front: &Front, entries: &[ProcedureId], engine: &dyn Engine, run: &Run<'_>) -> Report {
    let started = Instant::now();
    let results = schedule::run(&front.ir, entries, engine, run);
    let mut report = Report { diagnostics: front.diagnostics.clone(), ..Report::default() };
    report.work = Some(Work { wall: started.elapsed(), worked: results.worked, ..Work::default() });
    report.stopped = run.budget.stopped().map(|stop| reason(stop, run.budget.limits()));
    for error in &results.not_started {
        report.diagnostics.push(internal(format!("a worker could not be started: {error}")));
    }
    collect(front, entries, engine, results, run.budget, &mut report);
    report
}

/// Why work was stopped.
pub fn reason(stop: Stop, limits: Limits) -> String {
    let Limits { run, method } = limits;
    let seconds = |limit: Option<Duration>| limit.unwrap_or_default().as_secs_f64();
    match stop {
        Stop::Interrupted => "the run was interrupted".into(),
        Stop::Budget => format!("the budget of {} s is used up (--budget)", seconds(run)),
        Stop::Share => format!("the method has used up its {} s (--per-method)", seconds(method)),
    }
}

fn collect(
    front: &Front,
    entries: &[ProcedureId],
    engine: &dyn Engine,
    results: Results,
    budget: &Budget,
    report: &mut Report,
) {
    let mut all = Vec::new();
    for (position, (entry, checked)) in entries.iter().zip(results.checked).enumerate() {
        let mut checked = checked.unwrap_or_else(|| engine.untried(*entry));
        let why = match results.failures.get(&position) {
            Some(message) => {
                let name = front.ir.procedures[*entry].name;
                report.diagnostics.push(internal(format!("`{name}` was not checked to the end: {message}")));
                Some("an error of Invar itself".to_owned())
            }
            None => match checked.extent {
                Extent::Whole => None,
                Extent::Stopped(stop) => Some(reason(stop, budget.limits())),
                Extent::Glance => Some(report.stopped.clone().unwrap_or_else(|| "no worker came to it".into())),
            },
        };
        for outcome in checked.outcomes.iter_mut().filter(|outcome| outcome.evidence.is_untried) {
            outcome.evidence.reason = why.as_ref().map(|why| format!("not tried: {why}"));
        }
        all.push((*entry, checked));
    }
    let Merged { checked: all, conflicts } = engines::merge(&front.ir, all);
    for conflict in conflicts {
        report.diagnostics.push(internal(format!("a proof and an execution contradict one another: {conflict}")));
    }
    // The library is part of what Invar itself says of Java.
    let libraries: BTreeSet<FileId> =
        front.units.iter().filter(|(_, origin, _)| *origin != Origin::Source).map(|(file, _, _)| *file).collect();
    report.relied_on = deductive::relied_on(&front.ir, &all);
    report.relied_on.retain(|reliance| !libraries.contains(&reliance.span.file));
    report.found = crate::jml::found_in(front, &all);
    if let Some(work) = &mut report.work {
        work.entries = all.len() as u64;
        work.known_entries = all.iter().filter(|(_, checked)| checked.is_remembered).count() as u64;
    }
    for (_, checked) in all {
        let (advice, outcomes): (Vec<Outcome>, Vec<Outcome>) = checked.outcomes.into_iter().partition(is_advice);
        report.diagnostics.extend(advice.iter().filter(|outcome| outcome.verdict == Verdict::Refuted).map(warning));
        report.outcomes.extend(outcomes);
        report.assumptions.extend(checked.assumptions);
    }
    report.assumptions.extend(front.unchecked.iter().cloned());
    report.outcomes.extend(outside_methods(front));
}

/// Whether an outcome is about something that Java recommends and does not ask for. That it fails is worth a warning; that it may fail
/// is not.
pub fn is_advice(outcome: &Outcome) -> bool {
    outcome.obligation.rule == &rules::ORDER_EQUALITY && outcome.verdict != Verdict::Proved
}

/// The warning about something that failed in an execution.
fn warning(outcome: &Outcome) -> Diagnostic {
    let Obligation { rule, span, message, .. } = &outcome.obligation;
    let help = "let both depend on the same fields; or leave it, and keep these objects out of sorted sets and maps";
    Diagnostic::warning(rule, *span, message.clone()).with_help(help)
}

/// An error in Invar or in a prover.
pub fn internal(message: String) -> Diagnostic {
    let help = "this is an error in Invar itself: please report it with the program that shows it";
    Diagnostic::general(&rules::INTERNAL_ERROR, message).with_help(help)
}

/// What is not supported and lies outside every method.
fn outside_methods(front: &Front) -> Vec<Outcome> {
    let whole = front.program.unsupported.iter().filter(|reason| !front.broken.has(reason.span));
    let outcome = |(index, Unsupported { what, span }): (usize, &Unsupported)| Outcome {
        id: format!("{}#{}", front.sources.path(span.file).display(), index + 1),
        obligation: Obligation {
            rule: &rules::NOT_SUPPORTED,
            span: *span,
            message: format!("not yet supported: {what}"),
            related: Vec::new(),
        },
        method: String::new(),
        entry: String::new(),
        verdict: Verdict::Skipped,
        evidence: Evidence { reason: Some(format!("Invar does not read {what} yet")), ..Evidence::default() },
    };
    whole.enumerate().map(outcome).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn globs_match_whole_signatures() {
        assert!(matches("Account.*", "Account.withdraw(int)"));
        assert!(matches("*(int)", "Account.withdraw(int)"));
        assert!(matches("*.*(*)", "Account.withdraw(int)"));
        assert!(!matches("Account", "Account.withdraw(int)"));
        assert!(!matches("*long*", "Account.withdraw(int)"));
    }
}
