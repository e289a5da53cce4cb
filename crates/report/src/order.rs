//! The order in which a report lists things: file, line, column, id. It depends on nothing else.

use crate::{Report, place};
use base::{Diagnostic, SourceMap, Span};
use logic::{Assumption, Outcome, Reliance};

/// The outcomes in order.
pub fn outcomes<'a>(report: &'a Report, sources: &SourceMap) -> Vec<&'a Outcome> {
    let mut outcomes: Vec<_> = report.outcomes.iter().collect();
    outcomes.sort_by_cached_key(|outcome| (at(sources, outcome.obligation.span), id(&outcome.id)));
    outcomes
}

/// The diagnostics in order; those without a place come first.
pub fn diagnostics<'a>(report: &'a Report, sources: &SourceMap) -> Vec<&'a Diagnostic> {
    let mut diagnostics: Vec<_> = report.diagnostics.iter().collect();
    diagnostics.sort_by_cached_key(|diagnostic| {
        let place = diagnostic.span.map(|span| at(sources, span));
        (place, diagnostic.rule.code, diagnostic.message.clone())
    });
    diagnostics
}

/// The assumptions in order.
pub fn assumptions<'a>(report: &'a Report, sources: &SourceMap) -> Vec<&'a Assumption> {
    let mut assumptions: Vec<_> = report.assumptions.iter().collect();
    assumptions.sort_by_cached_key(|assumption| {
        (at(sources, assumption.span), assumption.text.clone(), assumption.entry.clone())
    });
    assumptions
}

/// What is relied on, in order.
pub fn relied_on<'a>(report: &'a Report, sources: &SourceMap) -> Vec<&'a Reliance> {
    let mut relied_on: Vec<_> = report.relied_on.iter().collect();
    relied_on.sort_by_cached_key(|reliance| {
        (at(sources, reliance.span), reliance.standing, reliance.text.clone(), reliance.entry.clone())
    });
    relied_on
}

fn at(sources: &SourceMap, span: Span) -> (String, usize) {
    (place::path(sources, span.file), place::range(sources, span).start)
}

/// `A.m()#9` comes before `A.m()#10`.
fn id(text: &str) -> (&str, u64) {
    let number = |(method, number): (&'_ str, &str)| Some((method.len(), number.parse().ok()?));
    match text.rsplit_once('#').and_then(number) {
        Some((length, number)) => (&text[..length], number),
        None => (text, 0),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_are_ordered_by_their_number() {
        let mut ids = ["B.m()#1", "A.m()#10", "A.m()#9", "A.m()", "A.m()#x"];
        ids.sort_by_key(|text| id(text));
        assert_eq!(ids, ["A.m()", "A.m()#9", "A.m()#10", "A.m()#x", "B.m()#1"]);
    }
}
