//! How many obligations got which verdict.

use crate::Report;
use logic::Verdict;
use serde::Serialize;
use std::collections::BTreeSet;
use std::time::Duration;

/// How many obligations got which verdict.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize)]
pub struct Summary {
    /// Hold in every execution that meets the assumptions.
    pub proved: usize,
    /// Fail, with an execution.
    pub refuted: usize,
    /// Do not fail within bounds.
    pub bounded: usize,
    /// Neither.
    pub unknown: usize,
    /// Need something that Invar does not model.
    pub skipped: usize,
    /// How many entry points they belong to.
    #[serde(skip)]
    pub methods: usize,
}

impl Summary {
    /// Counts the outcomes of a report.
    pub fn of(report: &Report) -> Summary {
        let all = || report.outcomes.iter().chain(&report.told);
        let count = |verdict| all().filter(|outcome| outcome.verdict == verdict).count();
        let entries: BTreeSet<&str> = all().map(|outcome| outcome.entry.as_str()).collect();
        Summary {
            proved: count(Verdict::Proved),
            refuted: count(Verdict::Refuted),
            bounded: count(Verdict::Bounded),
            unknown: count(Verdict::Unknown),
            skipped: count(Verdict::Skipped),
            methods: entries.len(),
        }
    }

    /// `12 proved, 1 refuted, 0 bounded, 2 unknown, 0 skipped in 3 methods (0.4 s)`
    pub fn line(&self, duration: Option<Duration>) -> String {
        let Summary { proved, refuted, bounded, unknown, skipped, methods } = self;
        let noun = if *methods == 1 { "method" } else { "methods" };
        let time = duration.map(|duration| format!(" ({:.1} s)", duration.as_secs_f64())).unwrap_or_default();
        format!(
            "{proved} proved, {refuted} refuted, {bounded} bounded, {unknown} unknown, {skipped} skipped \
             in {methods} {noun}{time}"
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_method_is_not_methods() {
        let summary = Summary { proved: 2, methods: 1, ..Summary::default() };
        assert_eq!(summary.line(None), "2 proved, 0 refuted, 0 bounded, 0 unknown, 0 skipped in 1 method");
        let empty = Summary::default().line(Some(Duration::from_millis(1449)));
        assert_eq!(empty, "0 proved, 0 refuted, 0 bounded, 0 unknown, 0 skipped in 0 methods (1.4 s)");
    }
}
