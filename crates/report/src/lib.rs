//! What became of a run, for people and for tools: text with source snippets, one line a result, JSON; the
//! exit code, and the bar while it works. Knows outcomes, not the engines that found them.

mod concise;
mod counterexample;
mod exit_code;
mod help;
mod json;
mod options;
mod order;
mod place;
mod progress;
mod statistics;
mod summary;
mod text;
mod write;

pub use exit_code::exit_code;
pub use options::{Color, Format, Options, Verbosity};
pub use progress::Progress;
pub use statistics::Work;
pub use summary::Summary;
pub use write::{Destination, write};

use base::{Diagnostic, SourceMap};
use logic::{Assumption, Outcome, Reliance};
use statistics::Statistics;

/// Everything that a run found, in any order: renderings sort it.
#[derive(Clone, Default, PartialEq, Debug)]
pub struct Report {
    /// Every obligation with its verdict.
    pub outcomes: Vec<Outcome>,
    /// What the verdicts rest on and nobody checked.
    pub assumptions: Vec<Assumption>,
    /// What the verdicts rest on and this run did not prove, though some run can.
    pub relied_on: Vec<Reliance>,
    /// Messages about the input.
    pub diagnostics: Vec<Diagnostic>,
    /// How many goals went to provers.
    pub queries: u64,
    /// What the run did, if statistics are wanted.
    pub work: Option<Work>,
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
