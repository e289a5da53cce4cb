//! What a report leaves out where there is too much of it: a reader looks at failures one by one, and at hundreds of open questions by their reasons.

use crate::options::Verbosity;
use logic::{Outcome, Verdict};
use std::collections::BTreeMap;

/// So many places with something open are told one by one.
const MOST_OPEN: usize = 60;

/// So many reasons are told.
const MOST_REASONS: usize = 15;

/// So many lines about what verdicts rest on are told.
const MOST_LINES: usize = 12;

/// How to see everything.
const ALL: &str = "`--verbose` or `--output-format concise` tells all of them";

/// Takes what is unknown or skipped out of the groups, if there is much of it, and sums it up by reason, the commonest first.
pub fn summed_up(groups: &mut Vec<Vec<&Outcome>>, verbosity: Verbosity) -> Option<String> {
    let is_open = |group: &Vec<&Outcome>| group[0].verdict != Verdict::Refuted;
    if verbosity == Verbosity::Verbose || groups.iter().filter(|group| is_open(group)).count() <= MOST_OPEN {
        return None;
    }
    let mut reasons: BTreeMap<(&str, &str), usize> = BTreeMap::new();
    for outcome in groups.iter().filter(|group| is_open(group)).flatten() {
        let reason = outcome.evidence.reason.as_deref().unwrap_or_default();
        *reasons.entry((outcome.verdict.word(), reason)).or_default() += 1;
    }
    groups.retain(|group| !is_open(group));
    let mut ordered: Vec<((&str, &str), usize)> = reasons.into_iter().collect();
    ordered.sort_by_key(|(reason, count)| (std::cmp::Reverse(*count), *reason));
    let left_out: usize = ordered.iter().skip(MOST_REASONS).map(|(_, count)| count).sum();
    let other_reasons = ordered.len().saturating_sub(MOST_REASONS);
    ordered.truncate(MOST_REASONS);
    let mut lines: Vec<String> =
        ordered.iter().map(|((verdict, reason), count)| format!("{count:>7} {verdict}: {reason}")).collect();
    if other_reasons > 0 {
        lines.push(format!("{left_out:>7} for {other_reasons} other reasons"));
    }
    let text = format!("open, by reason ({ALL})\n{}", lines.join("\n"));
    Some(annotate_snippets::normalize_untrusted_str(&text))
}

/// Keeps the first lines about what verdicts rest on, and counts the others.
pub fn shorten(lines: &mut Vec<String>, verbosity: Verbosity) {
    if verbosity < Verbosity::Verbose && lines.len() > MOST_LINES {
        let left_out = lines.len() - MOST_LINES;
        lines.truncate(MOST_LINES);
        lines.push(format!("and {left_out} more that verdicts rest on: `--verbose` tells all of them"));
    }
}
