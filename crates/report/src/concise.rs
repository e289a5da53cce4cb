//! One line a result: `File.java:12:43: refuted[IV0201] postcondition: message (with a = {0}, v = 1)`.

use crate::options::{Options, Verbosity};
use crate::{Report, counterexample, order, place};
use base::{Diagnostic, Severity, SourceMap};
use logic::{Outcome, Verdict};

/// The report, one line a result.
pub fn render(report: &Report, sources: &SourceMap, options: &Options) -> String {
    let is_open = |outcome: &Outcome| outcome.verdict != Verdict::Proved && !outcome.evidence.is_untried;
    let wanted = |outcome: &&Outcome| is_open(outcome) || options.verbosity == Verbosity::Verbose;
    let outcomes = order::outcomes(report, sources).into_iter().filter(wanted);
    let mut lines: Vec<String> = outcomes.map(|outcome| of_outcome(outcome, sources)).collect();
    lines.extend(order::diagnostics(report, sources).into_iter().map(|it| of_diagnostic(it, sources)));
    if options.verbosity > Verbosity::Quiet {
        lines.extend(report.last_lines(options.duration).lines().map(str::to_owned));
    }
    lines.iter().map(|line| one_line(line) + "\n").collect()
}

/// The line of one result.
pub fn finding(outcome: &Outcome, sources: &SourceMap) -> String {
    one_line(&of_outcome(outcome, sources)) + "\n"
}

fn of_outcome(outcome: &Outcome, sources: &SourceMap) -> String {
    let rule = outcome.obligation.rule;
    let mut line = format!(
        "{}: {}[{}] {}: {}",
        place::position(sources, outcome.obligation.span),
        outcome.verdict.word(),
        rule.code,
        rule.name,
        outcome.obligation.message
    );
    let mut remarks: Vec<String> = outcome.evidence.reason.iter().cloned().collect();
    if let Some(execution) = &outcome.evidence.execution {
        let start = counterexample::start(execution).into_iter().next();
        remarks.extend(match (execution.confirmed, start) {
            (true, start) => start.map(|start| format!("with {start}")),
            (false, Some(start)) => Some(format!("candidate, not confirmed: with {start}")),
            (false, None) => Some("candidate, not confirmed".to_owned()),
        });
    }
    if !remarks.is_empty() {
        line += &format!(" ({})", remarks.join("; "));
    }
    line
}

fn of_diagnostic(diagnostic: &Diagnostic, sources: &SourceMap) -> String {
    let place = diagnostic.span.map(|span| place::position(sources, span) + ": ").unwrap_or_default();
    let word = match diagnostic.severity {
        Severity::Error => "error",
        Severity::Warning => "warning",
    };
    let help = diagnostic.help.as_ref().map(|help| format!(" (help: {help})")).unwrap_or_default();
    let rule = diagnostic.rule;
    format!("{place}{word}[{}] {}: {}{help}", rule.code, rule.name, diagnostic.message)
}

/// Line breaks become spaces, and what a terminal would obey becomes visible.
fn one_line(text: &str) -> String {
    let joined = text.split(['\n', '\r']).map(str::trim).filter(|part| !part.is_empty()).collect::<Vec<_>>();
    annotate_snippets::normalize_untrusted_str(&joined.join(" "))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_stays_a_line() {
        assert_eq!(one_line("a\r\n  b\n\nc"), "a b c");
        assert_eq!(one_line("red \u{1b}[31m"), "red ␛[31m");
    }
}
