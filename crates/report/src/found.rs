//! Invariants that were found, as the report tells them: how many there are, and what they say where that is wanted.

use crate::options::Verbosity;
use crate::{Report, place};
use base::{SourceMap, Span};
use logic::Term;
use std::collections::{BTreeMap, BTreeSet};

/// What was found to hold of a loop or of the objects of a class, and nobody wrote.
#[derive(Clone, PartialEq, Debug)]
pub struct Found {
    /// Of what.
    pub kind: FoundKind,
    /// The loop, or the name of the class.
    pub place: Span,
    /// The method that the loop is written in, or the class.
    pub owner: String,
    /// What holds.
    pub facts: Vec<Term>,
    /// The same in JML.
    pub clauses: Vec<String>,
    /// How many facts JML has no words for.
    pub unsaid: usize,
    /// Of how many predicates it was made, if it was, and the queries that it took.
    pub predicates: usize,
    /// See there.
    pub queries: usize,
}

/// What an invariant is about.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum FoundKind {
    /// A loop, whose invariant was found for an entry point.
    Loop {
        /// The entry point.
        entry: String,
    },
    /// The objects of a class.
    Class,
}

impl Found {
    /// `loop` or `class`.
    pub fn word(&self) -> &'static str {
        match self.kind {
            FoundKind::Loop { .. } => "loop",
            FoundKind::Class => "class",
        }
    }
}

/// What was found, in order of place, and of entry points.
pub fn in_order<'r>(report: &'r Report, sources: &SourceMap) -> Vec<&'r Found> {
    let mut found: Vec<&Found> = report.found.iter().collect();
    found.sort_by_cached_key(|found| {
        (place::path(sources, found.place.file), found.place.start, found.kind.clone(), found.owner.clone())
    });
    found
}

/// How many invariants verdicts rest on; and, where everything is told, a line for each entry point with invariants of loops.
pub fn lines(report: &Report, sources: &SourceMap, verbosity: Verbosity) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    if verbosity == Verbosity::Verbose {
        let mut of_entries: Vec<(&str, Vec<String>)> = Vec::new();
        for found in in_order(report, sources) {
            let said = format!("{}: {}", place::position(sources, found.place), clauses(found));
            match &found.kind {
                FoundKind::Class => lines.push(format!("found of the objects of {}, at {said}", found.owner)),
                FoundKind::Loop { entry } => match of_entries.iter_mut().find(|(known, _)| known == entry) {
                    Some((_, all)) => all.push(said),
                    None => of_entries.push((entry, vec![said])),
                },
            }
        }
        let line = |(entry, all): (&str, Vec<String>)| {
            format!("{entry} relies on what was found of the loop at {}", all.join(", and of the loop at "))
        };
        lines.extend(of_entries.into_iter().map(line));
    }
    lines.extend(sum(report));
    lines.iter().map(|line| annotate_snippets::normalize_untrusted_str(line)).collect()
}

/// The clauses in one line, and how many there are besides.
fn clauses(found: &Found) -> String {
    let more = (found.unsaid > 0).then(|| format!("{} that JML has no words for", found.unsaid));
    found.clauses.iter().cloned().chain(more).collect::<Vec<_>>().join("; ")
}

/// `relies on 7 invariants that were found: 5 of 3 classes, 2 of 1 loop (invar infer shows them)`
fn sum(report: &Report) -> Option<String> {
    let (mut of_loops, mut of_classes): (BTreeMap<Span, usize>, BTreeMap<Span, usize>) = Default::default();
    let mut seen = BTreeSet::new();
    for found in &report.found {
        let counts = match found.kind {
            FoundKind::Loop { .. } => &mut of_loops,
            FoundKind::Class => &mut of_classes,
        };
        let count = counts.entry(found.place).or_default();
        *count += found.clauses.iter().filter(|clause| seen.insert((found.place, clause.as_str()))).count();
        *count = (*count).max(found.unsaid);
    }
    let parts = [part(&of_classes, "class", "classes"), part(&of_loops, "loop", "loops")];
    let total: usize = of_loops.values().chain(of_classes.values()).sum();
    let parts: Vec<String> = parts.into_iter().flatten().collect();
    let noun = if total == 1 { "invariant that was" } else { "invariants that were" };
    let pointer = if total == 1 { "shows it" } else { "shows them" };
    (total > 0).then(|| format!("relies on {total} {noun} found: {} (`invar infer` {pointer})", parts.join(", ")))
}

fn part(counts: &BTreeMap<Span, usize>, one: &str, many: &str) -> Option<String> {
    let (total, places) = (counts.values().sum::<usize>(), counts.values().filter(|count| **count > 0).count());
    let noun = if places == 1 { one } else { many };
    (total > 0).then(|| format!("{total} of {places} {noun}"))
}
