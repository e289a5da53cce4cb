//! What became of a run, for people and for tools: text with source snippets, one line a result, JSON; the
//! exit code, and the bar while it works. Knows outcomes, not the engines that found them.

mod concise;
mod counterexample;
mod exit_code;
mod found;
mod help;
mod json;
mod large;
mod options;
mod order;
mod place;
mod progress;
mod statistics;
mod stream;
mod summary;
mod text;
mod write;

pub use exit_code::exit_code;
pub use found::{Found, FoundKind};
pub use options::{Color, Format, Options, Verbosity};
pub use progress::Progress;
pub use statistics::Work;
pub use stream::Stream;
pub use summary::Summary;
pub use write::{Destination, write};

use base::{Diagnostic, SourceMap};
use logic::{Assumption, Outcome, Reliance};
use statistics::Statistics;
use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

/// Everything that a run found, in any order: renderings sort it.
#[derive(Clone, Default, PartialEq, Debug)]
pub struct Report {
    /// Every obligation with its verdict.
    pub outcomes: Vec<Outcome>,
    /// Outcomes that were told while the run went on: they count, and are not told again.
    pub told: Vec<Outcome>,
    /// Why the run was stopped before its end.
    pub stopped: Option<String>,
    /// What the verdicts rest on and nobody checked.
    pub assumptions: Vec<Assumption>,
    /// What the verdicts rest on and this run did not prove, though some run can.
    pub relied_on: Vec<Reliance>,
    /// Invariants that the verdicts rest on and nobody wrote.
    pub found: Vec<Found>,
    /// Messages about the input.
    pub diagnostics: Vec<Diagnostic>,
    /// How many goals went to provers.
    pub queries: u64,
    /// What the run did, if statistics are wanted.
    pub work: Option<Work>,
    /// The provers that could be asked.
    pub provers: Vec<ProverUsed>,
    /// What came of comparing with the cache, if that was wanted.
    pub replay: Option<Replay>,
}

/// A prover that could be asked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ProverUsed {
    /// Name and version.
    pub name: String,
    /// The path of its executable.
    pub executable: String,
    /// The blake3 hash of its executable.
    pub hash: String,
    /// What it was for.
    pub role: ProverRole,
}

/// What a prover is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ProverRole {
    /// It proves.
    Proves,
    /// It confirms what others prove: without it nothing counts as proved.
    Confirms,
}

/// What came of proving again what the cache says is proved.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Replay {
    /// How many obligations are proved by what the cache says.
    pub known: usize,
    /// How many of these were proved again.
    pub again: usize,
}

impl Report {
    /// How many obligations got which verdict, who confirmed the proofs, and what the cache had of them.
    fn last_lines(&self, duration: Option<Duration>) -> String {
        let mut lines = Summary::of(self).line(duration);
        if let Some(confirmer) = self.confirmer() {
            lines += &format!("\nwhat a prover proved was confirmed by {confirmer}");
        }
        lines += &self.not_tried();
        if let Some(Replay { known, again }) = self.replay {
            lines += &format!("\nthe cache has proofs of {known} obligations; {again} of these were proved again");
        }
        lines
    }

    /// How much was not tried, by the reason, a line each.
    fn not_tried(&self) -> String {
        let mut counts: BTreeMap<&str, (usize, BTreeSet<&str>)> = BTreeMap::new();
        for outcome in self.outcomes.iter().filter(|outcome| outcome.evidence.is_untried) {
            let (count, methods) = counts.entry(outcome.evidence.reason.as_deref().unwrap_or_default()).or_default();
            *count += 1;
            methods.insert(&outcome.entry);
        }
        if counts.is_empty() {
            return self.stopped.iter().map(|why| format!("\n{why}")).collect();
        }
        let line = |(reason, (count, methods)): (&str, (usize, BTreeSet<&str>))| {
            let some = methods.iter().take(3).copied().collect::<Vec<_>>().join(", ");
            let which = if methods.len() <= 3 { some } else { format!("{} methods", methods.len()) };
            format!("\n{count} of the unknown in {which}: {reason}")
        };
        counts.into_iter().map(line).collect()
    }

    /// Who confirmed the proofs of this run: all of them, or none.
    fn confirmer(&self) -> Option<&str> {
        self.provers.iter().find(|prover| prover.role == ProverRole::Confirms).map(|prover| prover.name.as_str())
    }
}

/// The report in a format. Escape sequences for colours are in it only with [`Color::Always`]; [`write`] is the
/// one that looks at the terminal.
pub fn render(report: &Report, sources: &SourceMap, format: Format, options: &Options) -> String {
    let mut styled = match format {
        Format::Full => text::render(report, sources, options),
        Format::Concise => concise::render(report, sources, options),
        Format::Json => return json::render(report, sources),
    };
    if let Some(statistics) = Statistics::of(report) {
        styled += &format!("\n{}\n", statistics.text());
    }
    match options.color {
        Color::Always => styled,
        Color::Auto | Color::Never => anstream::adapter::strip_str(&styled).to_string(),
    }
}
