//! `invar infer`: the invariants that proofs rest on and nobody wrote, as JML, to be read or to become part of the program.

use super::check::{self, Task};
use super::{fail, print};
use crate::cache::Cache;
use crate::cli::{CheckArguments, InferArguments, InferenceArgument};
use crate::jml::edits::{Insertions, inserted, insertions};
use crate::jml::proposed::{Proposed, proposed};
use crate::jml::{diff, store};
use crate::pipeline::{self, Filter, Front, Texts};
use crate::signals;
use base::budget::{Budget, Limits};
use base::{FileId, Severity, Span};
use logic::{Outcome, Verdict};
use provers::{Access, Cached};
use report::{Destination, Format, Found, FoundKind, Options, Report};
use sema::program::Origin;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::path::PathBuf;
use syntax::ast::CompilationUnit;

/// So often what is not proved where it is written is left out, and the rest is tried again.
const MOST_ROUNDS: usize = 8;

/// Finds invariants and prints them, writes them, or shows what would be written.
pub fn run(arguments: &InferArguments) -> u8 {
    let check = &arguments.check;
    let budget = Budget::new(Limits { run: check.budget, method: Some(check.per_method) });
    signals::stop_at_signal(&budget);
    let access = if check.cache_read_only { Access::ReadOnly } else { Access::ReadWrite };
    let cache = match check.no_cache {
        true => Cache::default(),
        false => Cache::open(check.cache_dir.as_deref(), access),
    };
    let run = Run { arguments: check, budget: &budget, cache: &cache };
    let result = run.checked(Texts::new(), InferenceArgument::On).and_then(|first| run.accepted(first));
    match result {
        Ok(result) => result.tell(arguments),
        Err(message) => fail(&message),
    }
}

struct Run<'r> {
    arguments: &'r CheckArguments,
    budget: &'r Budget,
    cache: &'r Cache,
}

/// A program, and what a check of it gave.
struct Checked {
    front: Front,
    report: Report,
}

/// What was found and is proved where it is written.
struct Accepted {
    first: Checked,
    found: Vec<Found>,
    insertions: Insertions,
    /// How many clauses were not proved where they were written, or took something from other proofs.
    dropped: usize,
}

impl Run<'_> {
    /// Checks the files, some of them with other texts.
    fn checked(&self, texts: Texts, inference: InferenceArgument) -> Result<Checked, String> {
        let arguments = CheckArguments { inference, ..self.arguments.clone() };
        let mut options = arguments.java.options(arguments.meaning);
        options.texts = texts;
        let front = pipeline::front(&arguments.paths, &options);
        let filter = Filter { glob: arguments.method.clone(), entry: arguments.entry.clone() };
        let entries = pipeline::entries(&front, &filter);
        let report = if entries.is_empty() {
            Report { diagnostics: front.diagnostics.clone(), ..Report::default() }
        } else {
            let provers = check::provers(&arguments)?;
            let found = |_: &Outcome, _: &report::Progress| {};
            let task =
                Task { arguments: &arguments, front: &front, entries: &entries, budget: self.budget, found: &found };
            check::check(&task, provers, self.cache)
        };
        Ok(Checked { front, report })
    }

    /// Of what was found that which is proved where it is written, and takes nothing from other proofs.
    fn accepted(&self, first: Checked) -> Result<Accepted, String> {
        let provers = check::provers(self.arguments)?;
        let prover = Cached::new(provers.first, self.cache.memory());
        let mut proposed = proposed(&first.front, &first.report.found, &prover);
        let open_at_first = open_by_entry(&first.report, &|_| false);
        // Where nothing more is proved with what was found of loops, there is nothing to write: what was written before is not written again.
        let without = self.checked(Texts::new(), InferenceArgument::Off)?;
        let open_without = open_by_entry(&without.report, &|_| false);
        let gains = |entry: &String| open_without.get(entry) > open_at_first.get(entry);
        proposed.retain(|it| match &it.found.kind {
            FoundKind::Loop { entry } => gains(entry) || gains(&it.found.owner),
            FoundKind::Class => true,
        });
        let before = count(&proposed);
        for _ in 0..MOST_ROUNDS {
            let insertions = places(&first.front, &proposed);
            if insertions.is_empty() || self.budget.stopped().is_some() {
                break;
            }
            let (texts, marks) = written(&first.front, &insertions);
            let second = self.checked(texts.clone(), InferenceArgument::Off)?;
            let failing = marks.failing(&second);
            if !failing.is_empty() {
                drop_clauses(&mut proposed, &failing);
                continue;
            }
            // Where something is open now that was proved, the inference that no longer looks at these loops knew more.
            let mut worse = worse(&open_at_first, &second, &marks);
            if !worse.is_empty() {
                let third = self.checked(texts, InferenceArgument::On)?;
                worse = self::worse(&open_at_first, &third, &marks);
            }
            if worse.is_empty() || !drop_loops(&mut proposed, &worse) {
                let dropped = before.saturating_sub(count(&proposed));
                let found = proposed.into_iter().map(|it| it.found).collect();
                return Ok(Accepted { first, found, insertions, dropped });
            }
        }
        // Nothing was found, or nothing of it is certain to hold where it is written.
        Ok(Accepted { first, found: Vec::new(), insertions: Insertions::new(), dropped: before })
    }
}

/// How many clauses there are.
fn count(proposed: &[Proposed]) -> usize {
    proposed.iter().map(|it| it.found.clauses.len()).sum()
}

/// Where everything goes.
fn places(front: &Front, proposed: &[Proposed]) -> Insertions {
    let found: Vec<Found> = proposed.iter().map(|it| it.found.clone()).collect();
    let own = front.units.iter().filter(|(_, origin, _)| *origin == Origin::Source);
    let units: Vec<(FileId, &CompilationUnit)> = own.map(|(file, _, unit)| (*file, unit)).collect();
    insertions(&found, &units, &|file| front.sources.text(file).to_string())
}

/// Where clauses were written.
struct Marks(BTreeMap<PathBuf, crate::jml::edits::Places>);

/// The texts with everything written into them.
fn written(front: &Front, insertions: &Insertions) -> (Texts, Marks) {
    let (mut texts, mut marks) = (Texts::new(), BTreeMap::new());
    for (file, insertions) in insertions {
        let path = front.sources.path(*file).to_owned();
        let (text, places) = inserted(front.sources.text(*file), insertions);
        texts.insert(path.clone(), text);
        marks.insert(path, places);
    }
    (texts, Marks(marks))
}

/// A clause, by the position of what was found and its own in that.
type ClauseId = crate::jml::edits::ClauseId;

impl Marks {
    /// The clause that is written here.
    fn clause(&self, front: &Front, span: Span) -> Option<ClauseId> {
        let places = self.0.get(front.sources.path(span.file))?;
        places.iter().find(|(at, _)| at.contains(&(span.start as usize))).map(|(_, id)| *id)
    }

    /// The clause that an outcome is about.
    fn of(&self, front: &Front, outcome: &Outcome) -> Option<ClauseId> {
        let related = outcome.obligation.related.iter().map(|(span, _)| *span);
        std::iter::once(outcome.obligation.span).chain(related).find_map(|span| self.clause(front, span))
    }

    /// The clauses that do not compile or are not proved; all of them, if something else does not compile any more.
    fn failing(&self, checked: &Checked) -> BTreeSet<ClauseId> {
        let Checked { front, report } = checked;
        let open = report.outcomes.iter().filter(|outcome| outcome.verdict != Verdict::Proved);
        let mut failing: BTreeSet<ClauseId> = open.filter_map(|outcome| self.of(front, outcome)).collect();
        let errors = report.diagnostics.iter().filter(|diagnostic| diagnostic.severity == Severity::Error);
        for span in errors.filter_map(|error| error.span) {
            match self.clause(front, span) {
                Some(clause) => drop(failing.insert(clause)),
                None => {
                    let places = self.0.get(front.sources.path(span.file)).into_iter().flatten();
                    failing.extend(places.map(|(_, id)| *id));
                }
            }
        }
        failing
    }
}

/// How much is open of each entry point, apart from what is about something else.
fn open_by_entry(report: &Report, is_else: &dyn Fn(&Outcome) -> bool) -> BTreeMap<String, usize> {
    let mut open = BTreeMap::new();
    for outcome in report.outcomes.iter().filter(|outcome| outcome.verdict != Verdict::Proved && !is_else(outcome)) {
        *open.entry(outcome.entry.clone()).or_default() += 1;
    }
    open
}

/// The entry points of which more is open than before.
fn worse(before: &BTreeMap<String, usize>, checked: &Checked, marks: &Marks) -> BTreeSet<String> {
    let is_about_clause = |outcome: &Outcome| marks.of(&checked.front, outcome).is_some();
    let now = open_by_entry(&checked.report, &is_about_clause);
    now.into_iter()
        .filter(|(entry, open)| before.get(entry).copied().unwrap_or(0) < *open)
        .map(|(entry, _)| entry)
        .collect()
}

/// Drops clauses that are not proved; where numbers may overflow, all clauses of the loop or class become what was found.
fn drop_clauses(proposed: &mut Vec<Proposed>, failing: &BTreeSet<ClauseId>) {
    for (position, Proposed { found, exact }) in proposed.iter_mut().enumerate() {
        if !failing.iter().any(|(failing, _)| *failing == position) {
            continue;
        }
        if let Some(exact) = exact.take() {
            found.clauses = exact;
            continue;
        }
        let mut at = 0..;
        found.clauses.retain(|_| at.next().is_none_or(|at| !failing.contains(&(position, at))));
    }
    proposed.retain(|it| !it.found.clauses.is_empty());
}

/// Leaves the loops of these entry points to the inference; whether there were any.
fn drop_loops(proposed: &mut Vec<Proposed>, entries: &BTreeSet<String>) -> bool {
    let count = proposed.len();
    proposed.retain(|Proposed { found, .. }| match &found.kind {
        FoundKind::Loop { entry } => !entries.contains(entry) && !entries.contains(&found.owner),
        FoundKind::Class => true,
    });
    proposed.len() < count
}

impl Accepted {
    fn tell(self, arguments: &InferArguments) -> u8 {
        let Checked { front, report } = &self.first;
        let errors = report::exit_code(&Report { outcomes: Vec::new(), ..report.clone() });
        if errors != 0 {
            let messages = Report { diagnostics: report.diagnostics.clone(), ..Report::default() };
            let options = Options { color: arguments.check.color, ..Options::default() };
            let written = report::write(&messages, &front.sources, Format::Full, &options, &Destination::Stdout);
            return written.map_or_else(|error| fail(&format!("the messages cannot be written: {error}")), |()| errors);
        }
        if arguments.write {
            for (file, insertions) in &self.insertions {
                let path = front.sources.path(*file);
                let (text, _) = inserted(front.sources.text(*file), insertions);
                if let Err(error) = store::store(path, front.sources.text(*file), &text) {
                    return fail(&format!("`{}` cannot be written: {error}", path.display()));
                }
            }
        }
        let text = match arguments.check.output_format {
            Format::Json => {
                let report = Report { found: self.found, ..report.clone() };
                report::render(&report, &front.sources, Format::Json, &Options::default())
            }
            _ if arguments.diff => self.diff(),
            _ => self.listed(),
        };
        match &arguments.check.output {
            Some(file) => match std::fs::write(file, text) {
                Ok(()) => 0,
                Err(error) => fail(&format!("`{}` cannot be written: {error}", file.display())),
            },
            None => print(&text),
        }
    }

    fn diff(&self) -> String {
        let sources = &self.first.front.sources;
        let of_file = |(file, insertions): (&FileId, &Vec<_>)| {
            diff::diff(&sources.path(*file).display().to_string(), sources.text(*file), insertions)
        };
        self.insertions.iter().map(of_file).collect()
    }

    /// Each loop and class with its invariants, and how many there are.
    fn listed(&self) -> String {
        let sources = &self.first.front.sources;
        let mut text = String::new();
        for found in &self.found {
            let location = sources.location(found.place);
            let path = sources.path(found.place.file).display();
            let (what, word) = match found.kind {
                FoundKind::Loop { .. } => (format!("loop in {}", found.owner), "loop_invariant"),
                FoundKind::Class => (format!("class {}", found.owner), "invariant"),
            };
            let _ = writeln!(text, "{path}:{}: {what}", location.line);
            for clause in &found.clauses {
                let _ = writeln!(text, "    //@ {word} {clause};");
            }
        }
        let (loops, classes): (Vec<&Found>, Vec<&Found>) =
            self.found.iter().partition(|found| matches!(found.kind, FoundKind::Loop { .. }));
        let total: usize = self.found.iter().map(|found| found.clauses.len()).sum();
        let count = |number: usize, one: &str, many: &str| format!("{number} {}", if number == 1 { one } else { many });
        let _ = write!(
            text,
            "{} of {} and {}",
            count(total, "invariant", "invariants"),
            count(classes.len(), "class", "classes"),
            count(loops.len(), "loop", "loops")
        );
        let unsaid: usize = self.first.report.found.iter().map(|found| found.unsaid).sum();
        if unsaid > 0 {
            let _ = write!(text, "; {} that JML has no words for", count(unsaid, "more", "more"));
        }
        if self.dropped > 0 {
            let _ = write!(text, "; left out, not proved by themselves where they would stand: {}", self.dropped);
        }
        text.push('\n');
        text
    }
}
