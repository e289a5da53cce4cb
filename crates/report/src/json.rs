//! The report for tools: `invar-report/1`. Keys are stable and stand in the order of the structures here.

use crate::statistics::Statistics;
use crate::{Found, FoundKind, ProverRole, ProverUsed, Replay, Report, Summary, found, order, place};
use base::{Diagnostic, Severity, SourceMap, Span};
use logic::{Assumption, Binding, Decision, Execution, HeapObject, JavaValue, Outcome, Reliance, TraceStep, Verdict};
use serde::{Serialize, Serializer};

const SCHEMA: &str = "invar-report/1";

/// The report as JSON, indented by two spaces, with a line break at its end.
pub fn render(report: &Report, sources: &SourceMap) -> String {
    let obligations = order::outcomes(report, sources);
    let obligations = obligations.into_iter().map(|it| JsonObligation::of(it, report.confirmer(), sources));
    pretty(&of_report(report, sources, Some(obligations.collect()))) + "\n"
}

/// A failure while the run goes on: the first one begins the report.
pub fn finding(outcome: &Outcome, sources: &SourceMap, is_first: bool) -> String {
    let before = if is_first { "{\n  \"obligations\": [" } else { "," };
    format!("{before}\n{}", element(&JsonObligation::of(outcome, None, sources)))
}

/// What follows behind the failures that were told.
pub fn rest(report: &Report, sources: &SourceMap, is_told: &dyn Fn(&Outcome) -> bool) -> String {
    let left = order::outcomes(report, sources).into_iter().filter(|outcome| !is_told(outcome));
    let left = left.map(|it| format!(",\n{}", element(&JsonObligation::of(it, report.confirmer(), sources))));
    let others = pretty(&of_report(report, sources, None));
    let others = others.strip_prefix("{\n").unwrap_or_default();
    format!("{}\n  ],\n{others}\n", left.collect::<String>())
}

/// An element of the list of obligations.
fn element(obligation: &JsonObligation<'_>) -> String {
    pretty(obligation).lines().map(|line| format!("    {line}")).collect::<Vec<_>>().join("\n")
}

fn pretty(value: &impl Serialize) -> String {
    serde_json::to_string_pretty(value).expect("structures and maps with string keys can be written")
}

fn of_report<'a>(
    report: &'a Report,
    sources: &SourceMap,
    obligations: Option<Vec<JsonObligation<'a>>>,
) -> JsonReport<'a> {
    JsonReport {
        schema: SCHEMA,
        invar: env!("CARGO_PKG_VERSION"),
        summary: Summary::of(report),
        queries: report.queries,
        provers: report.provers.iter().map(JsonProver::of).collect(),
        obligations,
        stopped: report.stopped.as_deref(),
        diagnostics: order::diagnostics(report, sources)
            .into_iter()
            .map(|it| JsonDiagnostic::of(it, sources))
            .collect(),
        assumptions: order::assumptions(report, sources)
            .into_iter()
            .map(|it| JsonAssumption::of(it, sources))
            .collect(),
        replay: report.replay.map(|Replay { known, again }| JsonReplay { known, again }),
        relied_on: order::relied_on(report, sources).into_iter().map(|it| JsonReliance::of(it, sources)).collect(),
        invariants: found::in_order(report, sources)
            .into_iter()
            .flat_map(|it| JsonInvariant::all(it, sources))
            .collect(),
        statistics: Statistics::of(report),
    }
}

#[derive(Serialize)]
struct JsonReport<'a> {
    schema: &'a str,
    invar: &'a str,
    summary: Summary,
    queries: u64,
    provers: Vec<JsonProver<'a>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    obligations: Option<Vec<JsonObligation<'a>>>,
    /// Why the run was stopped before its end.
    #[serde(skip_serializing_if = "Option::is_none")]
    stopped: Option<&'a str>,
    diagnostics: Vec<JsonDiagnostic<'a>>,
    assumptions: Vec<JsonAssumption<'a>>,
    relied_on: Vec<JsonReliance<'a>>,
    /// What was found to hold of loops and objects, and nobody wrote.
    invariants: Vec<JsonInvariant<'a>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    replay: Option<JsonReplay>,
    #[serde(skip_serializing_if = "Option::is_none")]
    statistics: Option<Statistics<'a>>,
}

#[derive(Serialize)]
struct JsonProver<'a> {
    name: &'a str,
    version: &'a str,
    executable: &'a str,
    blake3: &'a str,
    role: &'static str,
}

impl<'a> JsonProver<'a> {
    fn of(prover: &'a ProverUsed) -> JsonProver<'a> {
        let (name, version) = prover.name.split_once(' ').unwrap_or((&prover.name, ""));
        let role = match prover.role {
            ProverRole::Proves => "proves",
            ProverRole::Confirms => "confirms",
        };
        JsonProver { name, version, executable: &prover.executable, blake3: &prover.hash, role }
    }
}

/// How many obligations the cache says are proved, and how many of them were proved again.
#[derive(Serialize)]
struct JsonReplay {
    known: usize,
    again: usize,
}

/// Its keys are those of whatever has a place.
#[derive(Serialize)]
struct JsonPlace {
    file: String,
    line: u32,
    column: u32,
}

impl JsonPlace {
    fn of(span: Span, sources: &SourceMap) -> JsonPlace {
        let location = place::location(sources, span);
        JsonPlace { file: place::path(sources, span.file), line: location.line, column: location.column }
    }
}

#[derive(Serialize)]
struct JsonObligation<'a> {
    id: &'a str,
    rule: &'a str,
    kind: &'a str,
    message: &'a str,
    #[serde(flatten)]
    place: JsonPlace,
    method: &'a str,
    entry: &'a str,
    verdict: &'a str,
    engine: Option<&'a str>,
    prover: Option<&'a str>,
    /// The prover that proved it too.
    confirmed_by: Option<&'a str>,
    millis: u64,
    reason: Option<&'a str>,
    /// The conjuncts that are false in the counterexample or not proved.
    conjuncts: Vec<JsonConjunct>,
    /// What the program decides on a way to where it fails, as far as that is known of what is not proved.
    path: Vec<JsonDecision>,
    counterexample: Option<JsonCounterexample<'a>>,
}

impl<'a> JsonObligation<'a> {
    fn of(outcome: &'a Outcome, confirmer: Option<&'a str>, sources: &SourceMap) -> JsonObligation<'a> {
        let evidence = &outcome.evidence;
        // What is plain to see nobody was asked about.
        let is_confirmed = outcome.verdict == Verdict::Proved && evidence.prover.is_some();
        JsonObligation {
            id: &outcome.id,
            rule: outcome.obligation.rule.code,
            kind: outcome.obligation.rule.name,
            message: &outcome.obligation.message,
            place: JsonPlace::of(outcome.obligation.span, sources),
            method: &outcome.method,
            entry: &outcome.entry,
            verdict: outcome.verdict.word(),
            engine: evidence.engine.as_deref(),
            prover: evidence.prover.as_deref(),
            confirmed_by: confirmer.filter(|_| is_confirmed),
            millis: evidence.millis,
            reason: evidence.reason.as_deref(),
            conjuncts: evidence.conjuncts.iter().map(|it| JsonConjunct::of(*it, sources)).collect(),
            path: evidence.path.iter().map(|it| JsonDecision::of(it, sources)).collect(),
            counterexample: evidence.execution.as_ref().map(|it| JsonCounterexample::of(it, sources)),
        }
    }
}

#[derive(Serialize)]
struct JsonCounterexample<'a> {
    confirmed: bool,
    start: JsonBindings<'a>,
    objects: Vec<JsonObject<'a>>,
    trace: Vec<JsonNote<'a>>,
    /// The name of a generated test; none is generated yet.
    test: Option<&'a str>,
}

impl<'a> JsonCounterexample<'a> {
    fn of(execution: &'a Execution, sources: &SourceMap) -> JsonCounterexample<'a> {
        let step = |step: &'a TraceStep| JsonNote { place: JsonPlace::of(step.span, sources), text: &step.text };
        JsonCounterexample {
            confirmed: execution.confirmed,
            start: JsonBindings(&execution.start),
            objects: execution.objects.iter().map(JsonObject::of).collect(),
            trace: execution.trace.iter().map(step).collect(),
            test: None,
        }
    }
}

/// Names with values, in their order.
struct JsonBindings<'a>(&'a [Binding]);

impl Serialize for JsonBindings<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|binding| (&binding.name, JsonValue::of(&binding.value))))
    }
}

#[derive(Serialize)]
struct JsonObject<'a> {
    label: &'a str,
    class: &'a str,
    fields: JsonBindings<'a>,
    elements: Option<Vec<JsonValue<'a>>>,
}

impl<'a> JsonObject<'a> {
    fn of(object: &'a HeapObject) -> JsonObject<'a> {
        JsonObject {
            label: &object.label,
            class: &object.class,
            fields: JsonBindings(&object.fields),
            elements: object.elements.as_ref().map(|elements| elements.iter().map(JsonValue::of).collect()),
        }
    }
}

/// `true`, `-4`, `null`, or `{"object": "Node#1"}`: strings remain free for Java's strings.
#[derive(Serialize)]
#[serde(untagged)]
enum JsonValue<'a> {
    Boolean(bool),
    Int(i128),
    Null,
    Object { object: &'a str },
}

impl<'a> JsonValue<'a> {
    fn of(value: &'a JavaValue) -> JsonValue<'a> {
        match value {
            JavaValue::Boolean(value) => JsonValue::Boolean(*value),
            JavaValue::Int(value) => JsonValue::Int(*value),
            JavaValue::Null => JsonValue::Null,
            JavaValue::Object(label) => JsonValue::Object { object: label },
        }
    }
}

/// A text at a place.
#[derive(Serialize)]
struct JsonNote<'a> {
    #[serde(flatten)]
    place: JsonPlace,
    text: &'a str,
}

/// A part of an obligation, as it is written.
#[derive(Serialize)]
struct JsonConjunct {
    #[serde(flatten)]
    place: JsonPlace,
    text: String,
}

impl JsonConjunct {
    fn of(span: Span, sources: &SourceMap) -> JsonConjunct {
        JsonConjunct { place: JsonPlace::of(span, sources), text: place::text(sources, span) }
    }
}

/// A condition, as it is written, and whether it is true.
#[derive(Serialize)]
struct JsonDecision {
    #[serde(flatten)]
    condition: JsonConjunct,
    is: bool,
}

impl JsonDecision {
    fn of(decision: &Decision, sources: &SourceMap) -> JsonDecision {
        JsonDecision { condition: JsonConjunct::of(decision.place, sources), is: decision.truth }
    }
}

#[derive(Serialize)]
struct JsonDiagnostic<'a> {
    code: &'a str,
    name: &'a str,
    severity: &'a str,
    file: Option<String>,
    line: Option<u32>,
    column: Option<u32>,
    message: &'a str,
    help: Option<&'a str>,
    labels: Vec<JsonNote<'a>>,
}

impl<'a> JsonDiagnostic<'a> {
    fn of(diagnostic: &'a Diagnostic, sources: &SourceMap) -> JsonDiagnostic<'a> {
        let place = diagnostic.span.map(|span| JsonPlace::of(span, sources));
        let labels = diagnostic.labels.iter();
        JsonDiagnostic {
            code: diagnostic.rule.code,
            name: diagnostic.rule.name,
            severity: match diagnostic.severity {
                Severity::Error => "error",
                Severity::Warning => "warning",
            },
            line: place.as_ref().map(|place| place.line),
            column: place.as_ref().map(|place| place.column),
            file: place.map(|place| place.file),
            message: &diagnostic.message,
            help: diagnostic.help.as_deref(),
            labels: labels.map(|(span, text)| JsonNote { place: JsonPlace::of(*span, sources), text }).collect(),
        }
    }
}

#[derive(Serialize)]
struct JsonAssumption<'a> {
    entry: &'a str,
    #[serde(flatten)]
    place: JsonPlace,
    text: &'a str,
}

impl<'a> JsonAssumption<'a> {
    fn of(assumption: &'a Assumption, sources: &SourceMap) -> JsonAssumption<'a> {
        JsonAssumption {
            entry: &assumption.entry,
            place: JsonPlace::of(assumption.span, sources),
            text: &assumption.text,
        }
    }
}

#[derive(Serialize)]
struct JsonReliance<'a> {
    entry: &'a str,
    #[serde(flatten)]
    place: JsonPlace,
    text: &'a str,
    standing: &'a str,
}

impl<'a> JsonReliance<'a> {
    fn of(reliance: &'a Reliance, sources: &SourceMap) -> JsonReliance<'a> {
        JsonReliance {
            entry: &reliance.entry,
            place: JsonPlace::of(reliance.span, sources),
            text: &reliance.text,
            standing: reliance.standing.text(),
        }
    }
}

/// An invariant that was found. Its kind is `loop` or `class`; `entry` is the entry point that it was found for, of loops.
#[derive(Serialize)]
struct JsonInvariant<'a> {
    kind: &'static str,
    #[serde(flatten)]
    place: JsonPlace,
    #[serde(skip_serializing_if = "Option::is_none")]
    class: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    method: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    entry: Option<&'a str>,
    jml: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    predicates: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    queries: Option<usize>,
}

impl<'a> JsonInvariant<'a> {
    fn all(found: &'a Found, sources: &SourceMap) -> Vec<JsonInvariant<'a>> {
        let (class, method, entry) = match &found.kind {
            FoundKind::Loop { entry } => (None, Some(&*found.owner), Some(&**entry)),
            FoundKind::Class => (Some(&*found.owner), None, None),
        };
        let counted = |count| (found.predicates > 0).then_some(count);
        let (predicates, queries) = (counted(found.predicates), counted(found.queries));
        let one = |jml: &'a String| {
            let place = JsonPlace::of(found.place, sources);
            JsonInvariant { kind: found.word(), place, class, method, entry, jml, predicates, queries }
        };
        found.clauses.iter().map(one).collect()
    }
}
