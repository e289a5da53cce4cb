//! `invar check`: the whole pipeline.

use super::fail;
use crate::cache::Cache;
use crate::cli::CheckArguments;
use crate::pipeline::{self, Filter, Front};
use crate::schedule::{self, Run};
use crate::signals::{self, Watch};
use base::budget::{Budget, Limits, Stop};
use base::{Diagnostic, SourceMap, rules};
use engines::Checked;
use engines::deductive::{Deductive, Remembering};
use ir::ProcedureId;
use logic::{Outcome, Verdict};
use provers::{Access, Cached, Confirming, Journal, PoolOptions, Portfolio, Profile, Usage};
use report::{Destination, Options, Progress, ProverRole, ProverUsed, Report, Stream, Verbosity, Work};
use std::sync::Arc;
use std::time::{Duration, Instant};

/// The provers of a run.
pub struct Provers {
    /// Whoever proves.
    pub first: Portfolio,
    /// Whoever confirms what they prove.
    pub second: Option<Portfolio>,
}

/// What is to be done with the entry points.
pub type Job = dyn Fn(&Task<'_>, Provers) -> Report;

/// What is to be checked, and how.
pub struct Task<'t> {
    /// What the user wants.
    pub arguments: &'t CheckArguments,
    /// The program.
    pub front: &'t Front,
    /// The entry points.
    pub entries: &'t [ProcedureId],
    /// What it may take.
    pub budget: &'t Budget,
    /// Hears of what is found while the run goes on.
    pub found: &'t (dyn Fn(&Outcome, &Progress) + Sync),
}

/// Checks, reports, and returns the exit code.
pub fn run(arguments: &CheckArguments) -> u8 {
    run_job(arguments, &|task, provers| {
        let arguments = task.arguments;
        let access = if arguments.cache_read_only { Access::ReadOnly } else { Access::ReadWrite };
        let cache = match arguments.no_cache {
            true => Cache::default(),
            false => Cache::open(arguments.cache_dir.as_deref(), access),
        };
        check(task, provers, &cache)
    })
}

/// Reads everything, does the job, and reports what came of it.
pub fn run_job(arguments: &CheckArguments, job: &Job) -> u8 {
    let started = Instant::now();
    let limits = Limits { run: arguments.budget, method: Some(arguments.per_method) };
    let budget = Budget::new(limits);
    signals::stop_at_signal(&budget);
    let watch = Watch::over_reading(&budget, last_words(arguments));
    // Provers say their versions while files are read.
    let (front, provers) = std::thread::scope(|scope| {
        let provers = scope.spawn(|| provers(arguments));
        let front = pipeline::front(&arguments.paths, &arguments.java.options(arguments.meaning));
        let failed = |_| Err("looking for provers failed".to_owned());
        (front, provers.join().unwrap_or_else(failed))
    });
    watch.end();
    let filter = Filter { glob: arguments.method.clone(), entry: arguments.entry.clone() };
    let entries = pipeline::entries(&front, &filter);
    let options = options(arguments);
    let stream = Stream::new(&front.sources, arguments.output_format, &options);
    // What is over soon is told at the end, in the order of the files.
    let is_long = entries.len() > schedule::FEW_ENTRIES && arguments.output.is_none();
    let found = |outcome: &Outcome, progress: &Progress| {
        if is_long {
            progress.aside(|| stream.tell(outcome));
        }
    };
    let report = if entries.is_empty() {
        let mut report = Report { diagnostics: front.diagnostics.clone(), ..Report::default() };
        report.diagnostics.extend(nothing_to_check(arguments, &report));
        report
    } else {
        match provers {
            Ok(provers) => {
                let task = Task { arguments, front: &front, entries: &entries, budget: &budget, found: &found };
                job(&task, provers)
            }
            Err(reason) => {
                let mut report = Report { diagnostics: front.diagnostics.clone(), ..Report::default() };
                let help = "`invar provers install` gets z3 from PyPI; `invar provers` shows where Invar looks";
                report.diagnostics.push(Diagnostic::general(&rules::NO_PROVER, reason).with_help(help));
                report
            }
        }
    };
    let duration = started.elapsed();
    let written = match &arguments.output {
        Some(file) => {
            let file = Destination::File(file.clone());
            let options = Options { duration: Some(duration), ..options };
            report::write(&report, &front.sources, arguments.output_format, &options, &file)
        }
        None => stream.finish(&report, duration),
    };
    let code = match written {
        Ok(()) => report::exit_code(&report),
        Err(error) => fail(&format!("the report cannot be written: {error}")),
    };
    // The process is about to end: taking the trees of all files apart first would only take time.
    std::mem::forget(front);
    code
}

/// What is written if the run is to stop while files are read; its result is the exit code.
fn last_words(arguments: &CheckArguments) -> impl FnOnce(Stop) -> u8 + Send + 'static {
    let (format, options, output) = (arguments.output_format, options(arguments), arguments.output.clone());
    let limits = Limits { run: arguments.budget, method: Some(arguments.per_method) };
    move |stop| {
        let why = format!("{}: nothing was checked yet", pipeline::reason(stop, limits));
        let report = Report { stopped: Some(why), ..Report::default() };
        let destination = output.map_or(Destination::Stdout, Destination::File);
        match report::write(&report, &SourceMap::new(), format, &options, &destination) {
            Ok(()) => report::exit_code(&report),
            Err(error) => fail(&format!("the report cannot be written: {error}")),
        }
    }
}

/// How the report looks.
fn options(arguments: &CheckArguments) -> Options {
    Options { verbosity: verbosity(arguments), color: arguments.color, duration: None }
}

/// Checks the entry points, and remembers what came of them.
pub fn check(task: &Task<'_>, provers: Provers, cache: &Cache) -> Report {
    let Task { arguments, front, entries, budget, found } = *task;
    let used = used(&provers);
    let prover = Confirming::new(Cached::new(provers.first, cache.memory()), provers.second, cache.memory());
    let (memory, circumstances) = cache.findings();
    let mut remembering = Remembering::new(&front.ir, &*memory, circumstances);
    remembering = remembering.with_inference(arguments.inference());
    pipeline::find_invariants(front, &mut remembering, &prover, budget);
    let engine = Deductive { remembering, prover: &prover };
    let progress = Progress::new(entries.len(), verbosity(arguments));
    let told = |checked: &Checked| {
        let failures = checked.outcomes.iter().filter(|outcome| !pipeline::is_advice(outcome));
        failures.for_each(|outcome| found(outcome, &progress));
    };
    let run = Run { jobs: jobs(arguments), progress: &progress, budget, found: &told };
    let report = pipeline::check(front, entries, &engine, &run);
    drop(engine);
    drop(progress);
    let (first, second) = (prover.first().prover(), prover.second());
    let Usage { recalled, waited, .. } = prover.first().usage();
    let work = report.work.map(|work| Work { known_answers: recalled, waited, ..work });
    let queries = first.queries() + second.map_or(0, Portfolio::queries);
    let mut report = Report { queries, provers: used, ..report };
    report.work = work.filter(|_| arguments.statistics);
    let wrong: Vec<(String, String)> =
        [Some(first), second].into_iter().flatten().flat_map(Portfolio::distrusted).collect();
    if !wrong.is_empty() {
        cache.forget();
        distrust(&mut report, &wrong, second);
    }
    report.diagnostics.extend(prover.contradictions().into_iter().map(pipeline::internal));
    report.diagnostics.extend(cache.save());
    report
}

/// Nothing that rests on a prover that gives wrong answers is proved. Where proofs are confirmed, each rests on two.
fn distrust(report: &mut Report, wrong: &[(String, String)], second: Option<&Portfolio>) {
    for (prover, reason) in wrong {
        for outcome in report.outcomes.iter_mut().filter(|outcome| outcome.verdict == Verdict::Proved) {
            let evidence = &mut outcome.evidence;
            let rests_on_it = evidence.prover.as_ref().is_some_and(|by| second.is_some() || by == prover);
            if rests_on_it {
                outcome.verdict = Verdict::Unknown;
                evidence.reason = Some(format!("its proof is not believed: {reason}"));
            }
        }
        let help = "`invar provers` shows which executable that is; `invar provers install` gets z3 from PyPI";
        report.diagnostics.push(Diagnostic::general(&rules::WRONG_PROVER, reason.clone()).with_help(help));
    }
}

/// The provers for the report.
fn used(provers: &Provers) -> Vec<ProverUsed> {
    let all = |portfolio: &Portfolio, role: ProverRole| -> Vec<ProverUsed> {
        let used = portfolio.executables().into_iter().map(|(name, executable)| ProverUsed {
            name: name.to_owned(),
            executable: executable.path().display().to_string(),
            hash: executable.hash().to_owned(),
            role,
        });
        used.collect()
    };
    let second = provers.second.as_ref().map(|second| all(second, ProverRole::Confirms));
    all(&provers.first, ProverRole::Proves).into_iter().chain(second.unwrap_or_default()).collect()
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

pub fn jobs(arguments: &CheckArguments) -> usize {
    let cores = || std::thread::available_parallelism().map_or(1, usize::from);
    arguments.jobs.map_or_else(cores, usize::from)
}

/// The provers of the profile that are there, or exactly those that were named; and the one that confirms.
pub fn provers(arguments: &CheckArguments) -> Result<Provers, String> {
    let options = pool_options(arguments, jobs(arguments))?;
    // The default profile knows z3 alone.
    let all = if arguments.profile == "default" { "portfolio" } else { &arguments.profile };
    let second = arguments
        .confirm
        .as_ref()
        .map(|name| Portfolio::find_only(&Profile::load(all)?, std::slice::from_ref(name), options.clone()));
    let others = |profile: Profile| match &arguments.confirm {
        Some(name) => profile.without(name),
        None => Ok(profile),
    };
    let first = match arguments.prover.as_slice() {
        [] => Portfolio::find(&others(Profile::load(&arguments.profile)?)?, options)?,
        named => {
            if arguments.confirm.as_ref().is_some_and(|name| named.contains(name)) {
                return Err(
                    "a prover cannot confirm its own proofs: `--prover` and `--confirm` name the same".to_owned()
                );
            }
            Portfolio::find_only(&Profile::load(all)?, named, options)?
        }
    };
    Ok(Provers { first, second: second.transpose()? })
}

fn pool_options(arguments: &CheckArguments, jobs: usize) -> Result<PoolOptions, String> {
    let defaults = PoolOptions::default();
    let journal = arguments.query_log.as_deref().map(Journal::create).transpose()?;
    Ok(PoolOptions {
        journal: journal.map(Arc::new),
        resource_limit: arguments.resource_limit.unwrap_or(defaults.resource_limit),
        timeout: arguments.timeout.map_or(defaults.timeout, Duration::from_secs),
        jobs,
        ..defaults
    })
}

pub fn verbosity(arguments: &CheckArguments) -> Verbosity {
    match (arguments.quiet, arguments.verbose) {
        (true, _) => Verbosity::Quiet,
        (_, true) => Verbosity::Verbose,
        _ => Verbosity::Normal,
    }
}
