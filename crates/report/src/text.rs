//! The report for people: what is not proved with the source around it and a counterexample in Java's terms,
//! then the messages about the input, the assumptions, and one line that counts.

use crate::counterexample::{self, Extent};
use crate::options::{Options, Verbosity};
use crate::{Report, found, help, large, order, place};
use annotate_snippets::{Annotation, AnnotationKind, Element, Group, Level, Message, Renderer, Snippet};
use base::{Diagnostic, FileId, Severity, SourceMap, Span, rules};
use logic::{Assumption, Decision, Outcome, Verdict};
use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};

/// How many decisions on the way to a failure are told.
const MOST_DECISIONS: usize = 8;

/// How many more calls are told of which nothing is known for the same reason.
const MOST_PLACES: usize = 5;

/// The report as text with escape sequences.
pub fn render(report: &Report, sources: &SourceMap, options: &Options) -> String {
    let mut paragraphs = Vec::new();
    let mut helped = BTreeSet::new();
    let mut rules = BTreeSet::new();
    let is_counted_only = |outcome: &Outcome| outcome.verdict == Verdict::Proved || outcome.evidence.is_untried;
    let mut listed = order::outcomes(report, sources);
    listed.retain(|outcome| options.verbosity == Verbosity::Verbose || !is_counted_only(outcome));
    let consequences = match options.verbosity {
        Verbosity::Verbose => Vec::new(),
        _ => without_echoes(&mut listed),
    };
    let mut groups = at_one_place(&listed, options.verbosity);
    let summed_up = large::summed_up(&mut groups, options.verbosity);
    for outcomes in groups {
        let outcome = outcomes[0];
        paragraphs.push(told_together(&outcomes, sources, &mut helped, options.verbosity));
        if outcome.verdict != Verdict::Proved {
            rules.extend(outcomes.iter().map(|outcome| outcome.obligation.rule.code));
        }
    }
    paragraphs.extend(summed_up);
    paragraphs.extend(in_a_line(&consequences, sources));
    for (diagnostic, elsewhere) in alike(&order::diagnostics(report, sources), options.verbosity) {
        paragraphs.push(of_diagnostic(diagnostic, &elsewhere, sources));
        rules.insert(diagnostic.rule.code);
    }
    if options.verbosity > Verbosity::Quiet {
        let mut rests = assumptions(report, sources);
        rests.extend(relied_on(report, sources));
        large::shorten(&mut rests, options.verbosity);
        rests.extend(found::lines(report, sources, options.verbosity));
        if !rests.is_empty() {
            paragraphs.push(rests.join("\n"));
        }
        let mut last = report.last_lines(options.duration);
        last += &pointer(rules);
        paragraphs.push(last);
    }
    paragraphs.iter().map(|paragraph| format!("{paragraph}\n")).collect::<Vec<_>>().join("\n")
}

/// A failure, told by itself.
pub fn finding(
    outcome: &Outcome,
    sources: &SourceMap,
    helped: &mut BTreeSet<&'static str>,
    verbosity: Verbosity,
) -> String {
    told_together(&[outcome], sources, helped, verbosity) + "\n"
}

/// Outcomes that are told as one. The same advice twice is noise.
fn told_together(
    outcomes: &[&Outcome],
    sources: &SourceMap,
    helped: &mut BTreeSet<&'static str>,
    verbosity: Verbosity,
) -> String {
    let outcome = outcomes[0];
    let advice = help::help(outcome.obligation.rule, outcome.verdict).filter(|advice| helped.insert(*advice));
    of_outcome(outcomes, sources, advice, verbosity)
}

/// The outcomes, those together that are unknown at the same place, and calls of which nothing is known for the same reason: they are told
/// as one.
fn at_one_place<'o>(outcomes: &[&'o Outcome], verbosity: Verbosity) -> Vec<Vec<&'o Outcome>> {
    let mut groups: Vec<Vec<&Outcome>> = Vec::new();
    for outcome in outcomes {
        let is_alike = |first: &&Outcome| {
            let (one, other) = (&first.obligation, &outcome.obligation);
            let has_same_cause =
                one.rule == &rules::UNKNOWN_EFFECT && other.rule == one.rule && other.message == one.message;
            first.verdict == Verdict::Unknown
                && outcome.verdict == Verdict::Unknown
                && (one.span == other.span || has_same_cause)
                && verbosity < Verbosity::Verbose
        };
        match groups.iter_mut().rev().find(|group| group.first().is_some_and(&is_alike)) {
            Some(group) => group.push(outcome),
            None => groups.push(vec![outcome]),
        }
    }
    groups
}

/// Takes out what says nothing new: what is unknown of a method where an execution of another one has failed, and what is open only because something else
/// is. The latter are the answer.
fn without_echoes<'o>(outcomes: &mut Vec<&'o Outcome>) -> Vec<&'o Outcome> {
    let key =
        |outcome: &Outcome| (outcome.obligation.span, outcome.obligation.rule.code, outcome.obligation.message.clone());
    let failed: HashSet<_> =
        outcomes.iter().filter(|outcome| outcome.verdict == Verdict::Refuted).map(|outcome| key(outcome)).collect();
    outcomes.retain(|outcome| outcome.verdict != Verdict::Unknown || !failed.contains(&key(outcome)));
    let (consequences, listed) = outcomes.iter().partition(|outcome| outcome.evidence.is_consequence);
    *outcomes = listed;
    consequences
}

/// What is open only because something else is, a line for each reason.
fn in_a_line(outcomes: &[&Outcome], sources: &SourceMap) -> Option<String> {
    let mut by_reason: BTreeMap<&str, Vec<&Outcome>> = BTreeMap::new();
    for outcome in outcomes {
        by_reason.entry(outcome.evidence.reason.as_deref().unwrap_or_default()).or_default().push(outcome);
    }
    let line = |(reason, outcomes): (&str, Vec<&Outcome>)| {
        let first = outcomes[0].obligation.span;
        let others = other_places(first, outcomes.iter().map(|outcome| outcome.obligation.span), sources);
        let others = others.map_or_else(String::new, |others| format!(", {others}"));
        let (count, place) = (outcomes.len(), place::position(sources, first));
        let checks = if count == 1 { "check is" } else { "checks are" };
        format!("unknown: {count} more {checks} open ({place}{others}): {reason}")
    };
    let lines: Vec<String> = by_reason.into_iter().map(line).collect();
    (!lines.is_empty()).then(|| lines.join("\n"))
}

/// What else is unknown at a place, each once.
fn also(outcomes: &[&Outcome]) -> Option<String> {
    let first = &outcomes[0].obligation.message;
    let mut others: Vec<&str> = Vec::new();
    for outcome in outcomes {
        let message = outcome.obligation.message.as_str();
        if message != first && !others.contains(&message) {
            others.push(message);
        }
    }
    (!others.is_empty()).then(|| others.join("; "))
}

/// Warnings that say the same, with the other places where they say it.
fn alike<'d>(diagnostics: &[&'d Diagnostic], verbosity: Verbosity) -> Vec<(&'d Diagnostic, Vec<Span>)> {
    let mut groups: Vec<(&Diagnostic, Vec<Span>)> = Vec::new();
    let mut known: HashMap<(&str, &str), usize> = HashMap::new();
    for diagnostic in diagnostics {
        let key = (diagnostic.rule.code, diagnostic.message.as_str());
        let is_plain = diagnostic.severity == Severity::Warning && diagnostic.labels.is_empty();
        match (known.get(&key), diagnostic.span) {
            (Some(at), Some(span)) if is_plain && verbosity < Verbosity::Verbose => groups[*at].1.push(span),
            _ => {
                known.insert(key, groups.len());
                groups.push((diagnostic, Vec::new()));
            }
        }
    }
    groups
}

/// Where else the same is called.
fn elsewhere(outcomes: &[&Outcome], sources: &SourceMap) -> Option<String> {
    let first = &outcomes[0].obligation;
    let same = outcomes.iter().map(|outcome| &outcome.obligation).filter(|other| other.message == first.message);
    other_places(first.span, same.map(|other| other.span), sources)
}

/// Some places other than the first one.
fn other_places(first: Span, others: impl Iterator<Item = Span>, sources: &SourceMap) -> Option<String> {
    let mut places: Vec<String> = Vec::new();
    for other in others.filter(|other| *other != first) {
        let place = match other.file == first.file {
            true => format!("line {}", place::location(sources, other).line),
            false => place::position(sources, other),
        };
        if !places.contains(&place) {
            places.push(place);
        }
    }
    let shown: Vec<&str> = places.iter().take(MOST_PLACES).map(String::as_str).collect();
    let rest =
        if places.len() > MOST_PLACES { format!(" and {} more", places.len() - MOST_PLACES) } else { String::new() };
    (!shown.is_empty()).then(|| format!("{}{rest}", shown.join(", ")))
}

/// Where to read more about what was reported.
fn pointer(rules: BTreeSet<&str>) -> String {
    let mut rules = rules.into_iter();
    let Some(first) = rules.next() else {
        return String::new();
    };
    let others = Vec::from_iter(rules).join(", ");
    let also = if others.is_empty() { others } else { format!(" (also {others})") };
    format!("\nmore about a rule: invar explain {first}{also}")
}

fn of_outcome(outcomes: &[&Outcome], sources: &SourceMap, advice: Option<&str>, verbosity: Verbosity) -> String {
    let outcome = outcomes[0];
    let obligation = &outcome.obligation;
    let level = match outcome.verdict {
        Verdict::Proved => Level::NOTE,
        Verdict::Refuted => Level::ERROR,
        Verdict::Bounded | Verdict::Unknown | Verdict::Skipped => Level::WARNING,
    };
    let title = level
        .with_name(outcome.verdict.word())
        .primary_title(&obligation.message)
        .id(format!("{} {}", obligation.rule.code, obligation.rule.name));
    let primary = Some((obligation.span, None));
    let related: Vec<(Span, String)> = obligation.related.iter().cloned().chain(conjuncts(outcome)).collect();
    let mut group = Group::with_title(title).elements(snippets(primary, &related, sources));
    group = group.elements(also(outcomes).map(|others| note("also", &others)));
    group = group.elements(elsewhere(outcomes, sources).map(|places| note("also called at", &places)));
    group = group.elements(evidence(outcome, sources, verbosity));
    if let Some(advice) = advice {
        group = group.element(Level::HELP.message(advice));
    }
    Renderer::styled().render(&[group])
}

/// The conjuncts that are to blame, each with what is wrong with it.
fn conjuncts(outcome: &Outcome) -> impl Iterator<Item = (Span, String)> {
    let what = match outcome.verdict {
        Verdict::Refuted => "this conjunct is false",
        _ => "this conjunct is not proved",
    };
    outcome.evidence.conjuncts.iter().map(move |span| (*span, what.to_owned()))
}

/// What the verdict rests on, below the snippet.
fn evidence<'a>(outcome: &'a Outcome, sources: &SourceMap, verbosity: Verbosity) -> Vec<Element<'a>> {
    let mut notes = Vec::new();
    let evidence = &outcome.evidence;
    if let Some(execution) = &evidence.execution {
        if !execution.confirmed {
            notes.push(plain("candidate, not confirmed".to_owned()));
        }
        let start = counterexample::start(execution);
        if !start.is_empty() {
            notes.push(plain(format!("with {}", start.join("\n     "))));
        }
        let extent = if verbosity == Verbosity::Verbose { Extent::Whole } else { Extent::Short };
        let trace = counterexample::trace(execution, outcome.obligation.span, sources, extent);
        if !trace.is_empty() {
            notes.push(plain(trace.join("\n")));
        }
        if execution.confirmed {
            notes.push(plain("executed: the obligation failed".to_owned()));
        }
    }
    if let Some(reason) = &evidence.reason {
        notes.push(note("reason", reason));
    }
    if !evidence.path.is_empty() {
        notes.push(note("where", &decisions(&evidence.path, outcome.obligation.span, sources)));
    }
    if outcome.entry != outcome.method {
        notes.push(note("reached from", &outcome.entry));
    }
    if verbosity == Verbosity::Verbose {
        let by: Vec<&str> = evidence.engine.iter().chain(&evidence.prover).map(String::as_str).collect();
        if !by.is_empty() {
            notes.push(note("by", &by.join(", ")));
        }
    }
    notes.into_iter().map(Element::from).collect()
}

/// `x > 0` is true (line 12), …: what the program decides, the last of it if there is much.
fn decisions(path: &[Decision], at: Span, sources: &SourceMap) -> String {
    let one = |decision: &Decision| {
        let Decision { place, truth } = decision;
        let line = place::location(sources, *place).line;
        let file = if place.file == at.file { String::new() } else { format!("{} ", place::path(sources, place.file)) };
        format!("`{}` is {truth} ({file}line {line})", place::text(sources, *place))
    };
    let left_out = path.len().saturating_sub(MOST_DECISIONS);
    let more = (left_out > 0).then(|| format!("… {left_out} more …"));
    more.into_iter().chain(path[left_out..].iter().map(one)).collect::<Vec<_>>().join(", ")
}

fn of_diagnostic(diagnostic: &Diagnostic, elsewhere: &[Span], sources: &SourceMap) -> String {
    let level = match diagnostic.severity {
        Severity::Error => Level::ERROR,
        Severity::Warning => Level::WARNING,
    };
    let title =
        level.primary_title(&diagnostic.message).id(format!("{} {}", diagnostic.rule.code, diagnostic.rule.name));
    let primary = diagnostic.span.map(|span| (span, None));
    let mut group = Group::with_title(title).elements(snippets(primary, &diagnostic.labels, sources));
    let others = diagnostic.span.and_then(|span| other_places(span, elsewhere.iter().copied(), sources));
    group = group.elements(others.map(|places| note("also at", &places)));
    if let Some(help) = &diagnostic.help {
        group = group.element(Level::HELP.message(annotate_snippets::normalize_untrusted_str(help)));
    }
    Renderer::styled().render(&[group])
}

/// One snippet a file: the file of the primary place first.
fn snippets<'a>(
    primary: Option<(Span, Option<&'a str>)>,
    related: &'a [(Span, String)],
    sources: &'a SourceMap,
) -> Vec<Snippet<'a, Annotation<'a>>> {
    let annotation = |kind: AnnotationKind, span, label| kind.span(place::range(sources, span)).label(label);
    let mut files: Vec<(FileId, Vec<Annotation<'a>>)> = Vec::new();
    if let Some((span, label)) = primary {
        files.push((span.file, vec![annotation(AnnotationKind::Primary, span, label)]));
    }
    for (span, label) in related {
        let context = annotation(AnnotationKind::Context, *span, Some(label.as_str()));
        match files.iter_mut().find(|(file, _)| *file == span.file) {
            Some((_, annotations)) => annotations.push(context),
            None => files.push((span.file, vec![context])),
        }
    }
    let snippet = |(file, annotations): (FileId, Vec<_>)| {
        Snippet::source(sources.text(file).as_ref()).path(place::path(sources, file)).annotations(annotations)
    };
    files.into_iter().map(snippet).collect()
}

/// A line below the snippet, without a name before it.
fn plain<'a>(text: String) -> Message<'a> {
    Level::NOTE.no_name().message(annotate_snippets::normalize_untrusted_str(&text))
}

/// A line below the snippet.
fn note<'a>(name: &'a str, text: &str) -> Message<'a> {
    Level::NOTE.with_name(name).message(annotate_snippets::normalize_untrusted_str(text))
}

/// One line for each thing that is assumed: of what is assumed in several places, the first one is told.
fn assumptions(report: &Report, sources: &SourceMap) -> Vec<String> {
    let mut groups: Vec<(String, &Assumption, usize)> = Vec::new();
    let mut of_methods: Vec<(&str, Vec<&str>)> = OF_METHODS.iter().map(|prefix| (*prefix, Vec::new())).collect();
    for assumption in order::assumptions(report, sources) {
        let text = assumption.text.as_str();
        let said = of_methods.iter_mut().find_map(|(prefix, methods)| Some((text.strip_prefix(*prefix)?, methods)));
        if let Some((method, methods)) = said {
            if !methods.contains(&method) {
                methods.push(method);
            }
            continue;
        }
        match groups.iter_mut().find(|(text, _, _)| *text == assumption.text) {
            Some((_, _, count)) => *count += 1,
            None => groups.push((assumption.text.clone(), assumption, 1)),
        }
    }
    let line = |(text, first, count): (String, &Assumption, usize)| {
        let more = if count == 1 { String::new() } else { format!(" and {} more", count - 1) };
        let place = place::position(sources, first.span);
        format!("assumed, not checked: {text} ({place}, for {}{more})", first.entry)
    };
    let mut lines: Vec<String> = groups.into_iter().map(line).collect();
    for (prefix, methods) in of_methods {
        let more = match methods.len() {
            0 => continue,
            1 => String::new(),
            count => format!(" and {} other methods", count - 1),
        };
        lines.push(format!("assumed, not checked: {prefix}{}{more}", methods[0]));
    }
    lines.iter().map(|line| annotate_snippets::normalize_untrusted_str(line)).collect()
}

/// How it is said what is assumed of methods: that there are no other classes which override them, or that a list is right about what they
/// do. The method follows.
const OF_METHODS: [&str; 2] = ["only the classes that were given override ", "the library as reviewed by hand: "];

/// One line for each thing that is relied on and was not proved, with all the entry points that rest on it.
fn relied_on(report: &Report, sources: &SourceMap) -> Vec<String> {
    let all = order::relied_on(report, sources).into_iter();
    grouped(all.map(|reliance| {
        let text = format!("relied on, {} in this run: {}", reliance.standing.text(), reliance.text);
        (reliance.span, text, reliance.entry.as_str())
    }))
    .into_iter()
    .map(|group| group.line(sources))
    .collect()
}

/// Something that several entry points rest on.
struct Rested<'r> {
    span: Span,
    text: String,
    entries: Vec<&'r str>,
}

impl Rested<'_> {
    fn line(&self, sources: &SourceMap) -> String {
        let Rested { span, text, entries } = self;
        let more = match entries.len() {
            0 | 1 => String::new(),
            count => format!(" and {} more", count - 1),
        };
        let first = entries.first().copied().unwrap_or_default();
        let line = format!("{text} ({}, for {first}{more})", place::position(sources, *span));
        annotate_snippets::normalize_untrusted_str(&line)
    }
}

/// The entry points of what has the same place and text, which stand in a row.
fn grouped<'r>(all: impl Iterator<Item = (Span, String, &'r str)>) -> Vec<Rested<'r>> {
    let mut groups: Vec<Rested<'r>> = Vec::new();
    for (span, text, entry) in all {
        match groups.last_mut() {
            Some(group) if group.span == span && group.text == text => {
                if !group.entries.contains(&entry) {
                    group.entries.push(entry);
                }
            }
            _ => groups.push(Rested { span, text, entries: vec![entry] }),
        }
    }
    groups
}
