//! `invar dump`: what stands on each arrow of the pipeline.

use super::{fail, print};
use crate::cli::{DumpArguments, Stage};
use crate::pipeline::{self, Filter, Front, Texts};
use base::SourceMap;
use ir::{ObligationId, ProcedureId};
use logic::Goal;
use report::{Destination, Format, Options, Report};
use sema::program::Origin;
use std::fmt::Write;
use vcgen::{Passive, Selection};

/// Prints a stage. Messages about the input come first, and decide the exit code.
pub fn run(arguments: &DumpArguments) -> u8 {
    let options = arguments.java.options(arguments.meaning);
    if let (Some(Stage::Tokens), None, None) = (arguments.stage, &arguments.after, &arguments.method) {
        return tokens(arguments, options.source);
    }
    let front = pipeline::front(&arguments.paths, &options);
    let report = Report { diagnostics: front.diagnostics.clone(), ..Report::default() };
    let code = report::exit_code(&report);
    if code != 0 {
        let written = report::write(&report, &front.sources, Format::Full, &Options::default(), &Destination::Stdout);
        return written.map_or_else(|error| fail(&format!("the messages cannot be written: {error}")), |()| code);
    }
    let filter = Filter { glob: arguments.method.clone(), entry: None };
    let of_goals = |show: &dyn Fn(&Passive) -> String| {
        goals(&front, &filter, &|entry| {
            vcgen::passive(&front.ir, entry, vcgen::Options::proof()).map(|passive| show(&passive))
        })
    };
    let whole = filter.glob.is_none();
    print(&match (arguments.stage, &arguments.after) {
        (_, Some(pass)) => goals(&front, &filter, &|entry| {
            let flat = vcgen::after(&front.ir, entry, vcgen::Options::proof(), pass)?;
            Some(ir::print::print_blocks(&front.ir, flat.entry, &flat.blocks))
        }),
        (Some(Stage::Ast), _) if whole => trees(&front),
        (Some(Stage::Types), _) if whole => types(&front),
        (Some(Stage::Program), _) if whole => sema::print::print_source(&front.program),
        (Some(Stage::Ir), _) if whole => ir::print::print(&front.ir),
        (Some(Stage::Ir), _) => procedures(&front, &filter),
        (Some(Stage::Obligations), _) => of_goals(&|passive| obligations(&front, passive)),
        (Some(Stage::Smt), _) => of_goals(&|passive| provers::smtlib::script(&whole_goal(passive))),
        (_, None) => {
            return fail("`--method` chooses among methods in the stages ir, obligations and smt, and with `--after`");
        }
    })
}

/// The procedures of the IR whose signature is wanted.
fn procedures(front: &Front, filter: &Filter) -> String {
    let wanted = front.ir.procedures.values().filter(|procedure| filter.admits(&procedure.name));
    wanted.map(|procedure| ir::print::print_procedure(&front.ir, procedure) + "\n").collect()
}

fn trees(front: &Front) -> String {
    let mut text = String::new();
    for (file, _, unit) in front.units.iter().filter(|(_, origin, _)| *origin == Origin::Source) {
        let _ = writeln!(text, "// {}\n{}", front.sources.path(*file).display(), syntax::print::print(unit));
    }
    text
}

/// Prints the tokens of the files, for which nothing else is read.
fn tokens(arguments: &DumpArguments, source: syntax::SourceLevel) -> u8 {
    let (mut sources, mut diagnostics) = (SourceMap::new(), Vec::new());
    let inputs = crate::input::read(&arguments.paths, &Texts::new(), &mut sources, &mut diagnostics);
    let report = Report { diagnostics, ..Report::default() };
    let code = report::exit_code(&report);
    if code != 0 {
        let written = report::write(&report, &sources, Format::Full, &Options::default(), &Destination::Stdout);
        return written.map_or_else(|error| fail(&format!("the messages cannot be written: {error}")), |()| code);
    }
    let mut text = String::new();
    for input in inputs {
        let tokens = syntax::print::tokens(sources.text(input.file), source);
        let _ = writeln!(text, "// {}\n{tokens}", sources.path(input.file).display());
    }
    print(&text)
}

fn types(front: &Front) -> String {
    let mut text = String::new();
    for ((file, origin, unit), found) in front.units.iter().zip(&front.typing) {
        if *origin == Origin::Source {
            let types = typing::print::print(unit, found, &front.classes, &front.sources);
            let _ = writeln!(text, "// {}\n{types}", front.sources.path(*file).display());
        }
    }
    text
}

/// What is to be printed of each entry point, under its signature. Skipped ones say so.
fn goals(front: &Front, filter: &Filter, show: &dyn Fn(ProcedureId) -> Option<String>) -> String {
    let mut text = String::new();
    for entry in pipeline::entries(front, filter) {
        let procedure = &front.ir.procedures[entry];
        let _ = writeln!(text, "; {}", procedure.name);
        let shown = procedure.unsupported.is_empty().then(|| show(entry)).flatten();
        text.push_str(shown.as_deref().unwrap_or("; skipped\n"));
        text.push('\n');
    }
    text
}

fn whole_goal(passive: &Passive) -> Goal {
    vcgen::goal(passive, Selection::All, passive.name.clone())
}

fn obligations(front: &Front, passive: &Passive) -> String {
    let mut text = String::new();
    for id in passive.obligations() {
        let _ = writeln!(text, "{}", heading(&front.sources, &front.ir, id));
    }
    let goal = whole_goal(passive);
    for hypothesis in &goal.hypotheses {
        let _ = writeln!(text, "assume {hypothesis}");
    }
    let _ = writeln!(text, "show {}", goal.conclusion);
    text
}

fn heading(sources: &SourceMap, program: &ir::Program, id: ObligationId) -> String {
    let obligation = &program.obligations[id];
    let place = sources.location(obligation.span);
    let path = sources.path(obligation.span.file).display();
    let (code, name) = (obligation.rule.code, obligation.rule.name);
    format!("obligation {code} {name} {path}:{}:{}: {}", place.line, place.column, obligation.message)
}
