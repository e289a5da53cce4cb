//! `invar check`: the whole pipeline.

use super::fail;
use crate::cache::Cache;
use crate::cli::CheckArguments;
use crate::pipeline::{self, Filter, Front};
use base::{Diagnostic, rules};
use engines::deductive::Remembering;
use ir::ProcedureId;
use provers::{Cached, PoolOptions, Portfolio, Profile, Usage};
use report::{Destination, Options, Progress, Report, Verbosity, Work};
use std::time::{Duration, Instant};

/// Checks, reports, and returns the exit code.
pub fn run(arguments: &CheckArguments) -> u8 {
    let started = Instant::now();
    let jobs = jobs(arguments);
    // Provers say their versions while files are read.
    let (front, portfolio) = std::thread::scope(|scope| {
        let portfolio = scope.spawn(|| portfolio(arguments, jobs));
        let front = pipeline::front(&arguments.paths, &arguments.java.options(arguments.meaning));
        let failed = |_| Err("looking for provers failed".to_owned());
        (front, portfolio.join().unwrap_or_else(failed))
    });
    let filter = Filter { glob: arguments.method.clone(), entry: arguments.entry.clone() };
    let entries = pipeline::entries(&front, &filter);
    let report = if entries.is_empty() {
        let mut report = Report { diagnostics: front.diagnostics.clone(), ..Report::default() };
        report.diagnostics.extend(nothing_to_check(arguments, &report));
        report
    } else {
        match portfolio {
            Ok(portfolio) => check(arguments, &front, &entries, portfolio, jobs),
            Err(reason) => {
                let mut report = Report { diagnostics: front.diagnostics.clone(), ..Report::default() };
                let help = "`invar provers install` gets z3 from PyPI; `invar provers` shows where Invar looks";
                report.diagnostics.push(Diagnostic::general(&rules::NO_PROVER, reason).with_help(help));
                report
            }
        }
    };
    let options =
        Options { verbosity: verbosity(arguments), color: arguments.color, duration: Some(started.elapsed()) };
    let destination = arguments.output.clone().map_or(Destination::Stdout, Destination::File);
    let code = match report::write(&report, &front.sources, arguments.output_format, &options, &destination) {
        Ok(()) => report::exit_code(&report),
        Err(error) => fail(&format!("the report cannot be written: {error}")),
    };
    // The process is about to end: taking the trees of all files apart first would only take time.
    std::mem::forget(front);
    code
}

/// Checks the entry points, and remembers what came of them.
fn check(
    arguments: &CheckArguments,
    front: &Front,
    entries: &[ProcedureId],
    portfolio: Portfolio,
    jobs: usize,
) -> Report {
    let cache = match arguments.no_cache {
        true => Cache::default(),
        false => Cache::open(arguments.cache_dir.as_deref()),
    };
    let prover = Cached::new(portfolio, cache.memory());
    let (memory, circumstances) = cache.findings();
    let remembering = Remembering::new(&front.ir, &*memory, circumstances);
    let progress = Progress::new(entries.len(), verbosity(arguments));
    let report = pipeline::check(front, entries, &|entry| remembering.check(entry, &prover), jobs, &progress);
    drop(progress);
    let Usage { recalled, waited, .. } = prover.usage();
    let work = report.work.map(|work| Work { known_answers: recalled, waited, ..work });
    let mut report = Report { queries: prover.prover().queries(), ..report };
    report.work = work.filter(|_| arguments.statistics);
    report.diagnostics.extend(cache.save());
    report
}

/// Where nothing is to be checked, somebody should know why.
fn nothing_to_check(arguments: &CheckArguments, report: &Report) -> Option<Diagnostic> {
    if arguments.method.is_some() || arguments.entry.is_some() {
        let message = "no entry point matches `--method` or `--entry`";
        return Some(Diagnostic::general(&rules::NOTHING_TO_CHECK, message));
    }
    let message = "there is no method to check";
    report.diagnostics.is_empty().then(|| Diagnostic::general(&rules::NOTHING_TO_CHECK, message))
}

fn jobs(arguments: &CheckArguments) -> usize {
    let cores = || std::thread::available_parallelism().map_or(1, usize::from);
    arguments.jobs.map_or_else(cores, usize::from)
}

/// The provers of the profile that are there, or exactly those that were named.
fn portfolio(arguments: &CheckArguments, jobs: usize) -> Result<Portfolio, String> {
    let options = pool_options(arguments, jobs);
    match arguments.prover.as_slice() {
        [] => Portfolio::find(&Profile::load(&arguments.profile)?, options),
        named => {
            // The default profile knows z3 alone.
            let profile = if arguments.profile == "default" { "portfolio" } else { &arguments.profile };
            Portfolio::find_only(&Profile::load(profile)?, named, options)
        }
    }
}

fn pool_options(arguments: &CheckArguments, jobs: usize) -> PoolOptions {
    let defaults = PoolOptions::default();
    PoolOptions {
        resource_limit: arguments.resource_limit.unwrap_or(defaults.resource_limit),
        timeout: arguments.timeout.map_or(defaults.timeout, Duration::from_secs),
        jobs,
        ..defaults
    }
}

fn verbosity(arguments: &CheckArguments) -> Verbosity {
    match (arguments.quiet, arguments.verbose) {
        (true, _) => Verbosity::Quiet,
        (_, true) => Verbosity::Verbose,
        _ => Verbosity::Normal,
    }
}
