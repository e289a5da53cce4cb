//! Who proved how much, and how long it took: a row a class, a column a prover.

use crate::Report;
use logic::{Outcome, Verdict};
use serde::Serialize;
use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

/// What a run did, apart from what came of it.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Work {
    /// Entry points that were checked.
    pub entries: u64,
    /// Those of them of which all was known from earlier runs.
    pub known_entries: u64,
    /// Goals that were answered from earlier runs.
    pub known_answers: u64,
    /// How long checking took.
    pub wall: Duration,
    /// How long the workers worked, summed.
    pub worked: Duration,
    /// How much of that they waited for provers.
    pub waited: Duration,
}

/// Obligations and time.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize)]
struct Share {
    proved: u64,
    millis: u64,
}

/// A row of the table.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize)]
struct Row<'a> {
    obligations: u64,
    not_proved: u64,
    /// What needed no prover.
    without_prover: Share,
    provers: BTreeMap<&'a str, Share>,
}

/// The table.
#[derive(PartialEq, Eq, Debug, Serialize)]
pub struct Statistics<'a> {
    classes: BTreeMap<&'a str, Row<'a>>,
    total: Row<'a>,
    queries: u64,
    answers_from_cache: u64,
    entries: u64,
    entries_from_cache: u64,
    wall_millis: u64,
    worker_millis: u64,
    prover_millis: u64,
}

impl<'a> Row<'a> {
    /// A prover's time is what it took trying, whether it came to a proof or not.
    fn add(&mut self, outcome: &'a Outcome) {
        let evidence = &outcome.evidence;
        let share = match &evidence.prover {
            Some(prover) => self.provers.entry(prover).or_default(),
            None => &mut self.without_prover,
        };
        let is_proved = outcome.verdict == Verdict::Proved;
        share.proved += u64::from(is_proved);
        share.millis += evidence.millis;
        self.obligations += 1;
        self.not_proved += u64::from(!is_proved);
    }
}

impl<'a> Statistics<'a> {
    /// The table of a report, if it has one.
    pub fn of(report: &'a Report) -> Option<Statistics<'a>> {
        let Work { entries, known_entries, known_answers, wall, worked, waited } = report.work?;
        let mut classes: BTreeMap<&str, Row<'_>> = BTreeMap::new();
        let mut total = Row::default();
        for outcome in report.outcomes.iter().filter(|outcome| !outcome.entry.is_empty()) {
            classes.entry(class(&outcome.entry)).or_default().add(outcome);
            total.add(outcome);
        }
        Some(Statistics {
            classes,
            total,
            queries: report.queries,
            answers_from_cache: known_answers,
            entries,
            entries_from_cache: known_entries,
            wall_millis: millis(wall),
            worker_millis: millis(worked),
            prover_millis: millis(waited.min(worked)),
        })
    }

    /// The table as text, without a line break at its end.
    pub fn text(&self) -> String {
        let provers: BTreeSet<&str> = self.total.provers.keys().copied().collect();
        let mut head = vec!["class".to_owned(), "without prover".to_owned()];
        head.extend(provers.iter().map(|prover| (*prover).to_owned()));
        head.extend(["not proved".to_owned(), "obligations".to_owned()]);
        let cells = |name: &str, row: &Row<'_>| {
            let mut cells = vec![name.to_owned(), share(&row.without_prover)];
            cells.extend(provers.iter().map(|prover| row.provers.get(prover).map_or_else(String::new, share)));
            cells.extend([row.not_proved.to_string(), row.obligations.to_string()]);
            cells
        };
        let mut rows = vec![head];
        rows.extend(self.classes.iter().map(|(class, row)| cells(class, row)));
        rows.push(cells("all", &self.total));
        let mut lines = align(&rows);
        lines.push(String::new());
        lines.push(format!(
            "{} to provers; from the cache: {}, and all of {} of {}",
            counted(self.queries, "query", "queries"),
            counted(self.answers_from_cache, "answer", "answers"),
            self.entries_from_cache,
            counted(self.entries, "entry point", "entry points"),
        ));
        lines.push(format!(
            "{} of checking; the workers waited {} for provers, and worked {}",
            seconds(self.wall_millis),
            seconds(self.prover_millis),
            seconds(self.worker_millis - self.prover_millis),
        ));
        lines.join("\n")
    }
}

/// The class in a signature: `bank.Account` in `bank.Account.withdraw(int)`.
fn class(signature: &str) -> &str {
    let name = signature.split_once('(').map_or(signature, |(name, _)| name);
    name.rsplit_once('.').map_or(name, |(class, _)| class)
}

fn share(share: &Share) -> String {
    match (share.proved, share.millis) {
        (0, 0) => String::new(),
        (proved, 0) => proved.to_string(),
        (proved, millis) => format!("{proved} ({})", seconds(millis)),
    }
}

fn counted(count: u64, one: &str, many: &str) -> String {
    format!("{count} {}", if count == 1 { one } else { many })
}

fn seconds(millis: u64) -> String {
    format!("{:.1} s", millis as f64 / 1e3)
}

fn millis(duration: Duration) -> u64 {
    u64::try_from(duration.as_millis()).unwrap_or(u64::MAX)
}

/// Columns as wide as they need to be; the first one on the left, numbers on the right.
fn align(rows: &[Vec<String>]) -> Vec<String> {
    let columns = rows.first().map_or(0, Vec::len);
    let width = |column: usize| rows.iter().map(|row| row[column].chars().count()).max().unwrap_or(0);
    let widths: Vec<usize> = (0..columns).map(width).collect();
    let line = |row: &Vec<String>| {
        let cells = row.iter().zip(&widths).enumerate().map(|(column, (cell, width))| match column {
            0 => format!("{cell:<width$}"),
            _ => format!("{cell:>width$}"),
        });
        cells.collect::<Vec<_>>().join("  ").trim_end().to_owned()
    };
    rows.iter().map(line).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use base::{SourceMap, Span, rules};
    use logic::{Evidence, Obligation};

    fn outcome(entry: &str, verdict: Verdict, prover: Option<&str>, millis: u64) -> Outcome {
        let mut sources = SourceMap::new();
        let span = Span::new(sources.add("A.java", ""), 0, 0);
        Outcome {
            id: String::new(),
            obligation: Obligation { rule: &rules::ASSERTION, span, message: String::new(), related: Vec::new() },
            method: entry.to_owned(),
            entry: entry.to_owned(),
            verdict,
            evidence: Evidence { prover: prover.map(str::to_owned), millis, ..Evidence::default() },
        }
    }

    fn report() -> Report {
        let outcomes = vec![
            outcome("bank.Account.withdraw(int)", Verdict::Proved, Some("z3 5.4.0"), 1200),
            outcome("bank.Account.withdraw(int)", Verdict::Proved, None, 0),
            outcome("bank.Account.owner(java.lang.String)", Verdict::Unknown, Some("E 3.0"), 50),
            outcome("Node.add(Node)", Verdict::Proved, Some("E 3.0"), 2000),
            outcome("", Verdict::Skipped, None, 0),
        ];
        let work = Work {
            entries: 3,
            known_entries: 1,
            known_answers: 7,
            wall: Duration::from_millis(2100),
            worked: Duration::from_millis(4000),
            waited: Duration::from_millis(3100),
        };
        Report { outcomes, queries: 1, work: Some(work), ..Report::default() }
    }

    #[test]
    fn a_row_a_class_and_a_column_a_prover() {
        let report = report();
        let text = Statistics::of(&report).expect("it was asked for").text();
        let expected = "\
class         without prover      E 3.0   z3 5.4.0  not proved  obligations
Node                          1 (2.0 s)                      0            1
bank.Account               1  0 (0.1 s)  1 (1.2 s)           1            3
all                        1  1 (2.0 s)  1 (1.2 s)           1            4

1 query to provers; from the cache: 7 answers, and all of 1 of 3 entry points
2.1 s of checking; the workers waited 3.1 s for provers, and worked 0.9 s";
        assert_eq!(text, expected);
    }

    #[test]
    fn who_did_not_ask_gets_none() {
        assert!(Statistics::of(&Report { work: None, ..report() }).is_none());
    }
}
