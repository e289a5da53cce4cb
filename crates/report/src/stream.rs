//! A report that is written while the run goes on: failures appear as they are found, everything else at the end.

use crate::write::{to_stdout, with_color};
use crate::{Color, Destination, Format, Options, Report, concise, json, text, write};
use base::SourceMap;
use logic::{Outcome, Verdict};
use std::collections::BTreeSet;
use std::io;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

/// A report on its way to standard output. It may be used from several threads at a time.
pub struct Stream<'s> {
    sources: &'s SourceMap,
    format: Format,
    options: Options,
    shown: Mutex<Shown>,
}

#[derive(Default)]
struct Shown {
    outcomes: BTreeSet<String>,
    advice: BTreeSet<&'static str>,
}

impl<'s> Stream<'s> {
    /// Nothing is written before there is something to tell.
    pub fn new(sources: &'s SourceMap, format: Format, options: &Options) -> Stream<'s> {
        Stream { sources, format, options: with_color(format, options), shown: Mutex::default() }
    }

    /// Writes a failure, unless it was written before. Everything else waits for the end: it may turn out otherwise, or be told together
    /// with what is like it.
    pub fn tell(&self, outcome: &Outcome) {
        if outcome.verdict != Verdict::Refuted {
            return;
        }
        let mut shown = self.shown.lock().unwrap_or_else(PoisonError::into_inner);
        let is_first = shown.outcomes.is_empty();
        if !shown.outcomes.insert(identity(outcome)) {
            return;
        }
        let text = match self.format {
            Format::Full => text::finding(outcome, self.sources, &mut shown.advice, self.options.verbosity) + "\n",
            Format::Concise => concise::finding(outcome, self.sources),
            Format::Json => json::finding(outcome, self.sources, is_first),
        };
        // If nobody reads any more, the end of the report tells.
        let _ = to_stdout(&colored(text, &self.options), self.format, self.options.color);
    }

    /// Writes the rest, with how long it all took.
    pub fn finish(self, report: &Report, duration: Duration) -> io::Result<()> {
        let options = Options { duration: Some(duration), ..self.options };
        let shown = self.shown.into_inner().unwrap_or_else(PoisonError::into_inner);
        if shown.outcomes.is_empty() {
            return write(report, self.sources, self.format, &options, &Destination::Stdout);
        }
        let text = match self.format {
            Format::Json => json::rest(report, self.sources, &|outcome| shown.outcomes.contains(&identity(outcome))),
            Format::Full | Format::Concise => {
                let (told, left): (Vec<Outcome>, Vec<Outcome>) =
                    (report.outcomes.iter().cloned()).partition(|outcome| shown.outcomes.contains(&identity(outcome)));
                let rest = Report { outcomes: left, told, ..report.clone() };
                crate::render(&rest, self.sources, self.format, &options)
            }
        };
        to_stdout(&text, self.format, self.options.color)
    }
}

fn colored(text: String, options: &Options) -> String {
    match options.color {
        Color::Always => text,
        Color::Auto | Color::Never => anstream::adapter::strip_str(&text).to_string(),
    }
}

/// What tells outcomes apart in one run: their numbers may change when more is found of an entry point.
fn identity(outcome: &Outcome) -> String {
    let obligation = &outcome.obligation;
    format!("{} {:?} {} {}", outcome.entry, obligation.span, obligation.rule.code, obligation.message)
}
