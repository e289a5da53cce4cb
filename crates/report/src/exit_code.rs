//! The exit code of a run.

use crate::Report;
use base::{Diagnostic, Severity};
use logic::Verdict;

/// 0: all proved. 1: something refuted. 2: usage, configuration or internal error. 3: nothing refuted, something
/// unknown, bounded or skipped. 4: the Java or the specification does not compile.
///
/// The worst wins: a run that could not do its work (2) says nothing about the rest, and a program that does not
/// compile (4) was not checked as a whole, whatever became of its other files.
pub fn exit_code(report: &Report) -> u8 {
    let diagnosed = report.diagnostics.iter().map(code_of_diagnostic);
    let decided = report.outcomes.iter().chain(&report.told).map(|outcome| code_of_verdict(outcome.verdict));
    let stopped = report.stopped.iter().map(|_| code_of_verdict(Verdict::Unknown));
    diagnosed.chain(decided).chain(stopped).max_by_key(|code| severity(*code)).unwrap_or(0)
}

/// What is not supported was not checked, even if no obligation came of it.
fn code_of_diagnostic(diagnostic: &Diagnostic) -> u8 {
    match (diagnostic.severity, diagnostic.rule.code.get(..4)) {
        (_, Some("IV03")) => 3,
        (Severity::Warning, _) => 0,
        (Severity::Error, Some("IV04")) => 4,
        (Severity::Error, _) => 2,
    }
}

fn code_of_verdict(verdict: Verdict) -> u8 {
    match verdict {
        Verdict::Proved => 0,
        Verdict::Refuted => 1,
        Verdict::Bounded | Verdict::Unknown | Verdict::Skipped => 3,
    }
}

fn severity(code: u8) -> u8 {
    match code {
        0 => 0,
        3 => 1,
        1 => 2,
        4 => 3,
        _ => 4,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use base::{SourceMap, Span, rules};
    use logic::{Evidence, Obligation, Outcome};

    fn report(verdicts: &[Verdict], diagnostics: Vec<Diagnostic>) -> Report {
        let mut sources = SourceMap::new();
        let span = Span::new(sources.add("A.java", ""), 0, 0);
        let outcomes = verdicts.iter().map(|verdict| Outcome {
            id: String::new(),
            obligation: Obligation { rule: &rules::ASSERTION, span, message: String::new(), related: Vec::new() },
            method: String::new(),
            entry: String::new(),
            verdict: *verdict,
            evidence: Evidence::default(),
        });
        Report { outcomes: outcomes.collect(), diagnostics, ..Report::default() }
    }

    #[test]
    fn verdicts() {
        use Verdict::*;
        assert_eq!(exit_code(&report(&[], vec![])), 0);
        assert_eq!(exit_code(&report(&[Proved, Proved], vec![])), 0);
        assert_eq!(exit_code(&report(&[Proved, Refuted, Unknown], vec![])), 1);
        assert_eq!(exit_code(&report(&[Unknown, Refuted], vec![])), 1);
        for open in [Unknown, Bounded, Skipped] {
            assert_eq!(exit_code(&report(&[Proved, open], vec![])), 3);
        }
    }

    #[test]
    fn diagnostics_that_stop_the_run_win() {
        let error = |rule| Diagnostic::general(rule, "");
        let warning = |rule| Diagnostic { severity: Severity::Warning, ..error(rule) };
        let refuted = [Verdict::Refuted];
        assert_eq!(exit_code(&report(&refuted, vec![error(&rules::TYPE_ERROR)])), 4);
        assert_eq!(exit_code(&report(&refuted, vec![warning(&rules::TYPE_ERROR)])), 1);
        for rule in [&rules::CANNOT_READ, &rules::NOTHING_TO_CHECK, &rules::NO_PROVER, &rules::INTERNAL_ERROR] {
            assert_eq!(exit_code(&report(&refuted, vec![error(rule), error(&rules::SYNTAX_ERROR)])), 2);
            assert_eq!(exit_code(&report(&[], vec![warning(rule)])), 0);
        }
    }

    #[test]
    fn what_is_not_supported_is_never_a_success() {
        let not_supported = Diagnostic::general(&rules::NOT_SUPPORTED, "");
        let warning = Diagnostic { severity: Severity::Warning, ..not_supported.clone() };
        assert_eq!(exit_code(&report(&[Verdict::Proved], vec![not_supported.clone()])), 3);
        assert_eq!(exit_code(&report(&[], vec![warning])), 3);
        assert_eq!(exit_code(&report(&[Verdict::Refuted], vec![not_supported])), 1);
    }
}
