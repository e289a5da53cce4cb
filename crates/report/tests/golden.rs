//! Reports as they look, in each format.

use base::{Diagnostic, FileId, SourceMap, Span, rules};
use logic::{
    Assumption, Binding, Decision, Evidence, Execution, HeapObject, JavaValue, Obligation, Outcome, Reliance, Standing,
    TraceStep, Verdict,
};
use report::{Color, Format, Found, FoundKind, Options, ProverRole, ProverUsed, Replay, Report, Verbosity, render};
use std::time::Duration;

const SEARCH: &str = "\
class Search {
    /*@ requires sorted(a);
      @ ensures \\result == -1 || a[\\result] == v;
      @*/
    static int search(int[] a, int v) {
        int low = 0, high = a.length;
        while (low < high) {
            int mid = low + (high - low) / 4;
            if (a[mid] < v) low = mid + 1; else high = mid;
        }
        return low;
    }
}
";

const CAFE: &str = "class Café {\n\tint größe; // 日本語\n\tvoid öffnen(Café andere) {\n\t\tandere.größe = 1;\n\t}\n}";

/// The place of the first occurrence of a text.
fn span(sources: &SourceMap, file: FileId, text: &str) -> Span {
    let start = sources.text(file).find(text).expect("the text occurs");
    Span::new(file, start as u32, (start + text.len()) as u32)
}

fn binding(name: &str, value: JavaValue) -> Binding {
    Binding { name: name.into(), value }
}

fn object(label: &str) -> JavaValue {
    JavaValue::Object(label.into())
}

fn outcome(id: &str, rule: &'static base::Rule, span: Span, message: &str, verdict: Verdict) -> Outcome {
    let method = id.split('#').next().unwrap_or_default().to_owned();
    Outcome {
        id: id.into(),
        obligation: Obligation { rule, span, message: message.into(), related: Vec::new() },
        entry: method.clone(),
        method,
        verdict,
        evidence: Evidence { engine: Some("deductive".into()), prover: Some("z3 5.4.0".into()), ..Evidence::default() },
    }
}

/// A postcondition refuted by an executed start state.
fn refuted_search(sources: &SourceMap, file: FileId) -> Outcome {
    let at = |text| span(sources, file, text);
    let mut refuted = outcome(
        "Search.search(int[], int)#7",
        &rules::POSTCONDITION,
        at("return low;"),
        "the postcondition may not hold",
        Verdict::Refuted,
    );
    let clause = at("\\result == -1 || a[\\result] == v");
    refuted.obligation.related.push((clause, "this clause".into()));
    let elements = [0, 0, 1].map(JavaValue::Int).to_vec();
    let array = HeapObject { label: "int[]#1".into(), class: "int[]".into(), fields: vec![], elements: Some(elements) };
    refuted.evidence.millis = 41;
    refuted.evidence.execution = Some(Execution {
        confirmed: true,
        start: vec![binding("a", object("int[]#1")), binding("v", JavaValue::Int(-4))],
        objects: vec![array],
        trace: vec![
            TraceStep { span: at("mid = low"), text: "mid = 0".into() },
            TraceStep { span: at("high = mid"), text: "high = 0".into() },
            TraceStep { span: at("return low;"), text: "\\result = 0".into() },
        ],
    });
    refuted
}

/// A null dereference with a candidate that was not confirmed, with aliases and a cycle.
fn unknown_cafe(sources: &SourceMap, file: FileId) -> Outcome {
    let node = |label: &str, fields| HeapObject { label: label.into(), class: "Café".into(), fields, elements: None };
    let mut unknown = outcome(
        "Café.öffnen(Café)#1",
        &rules::NULL_DEREFERENCE,
        span(sources, file, "andere.größe"),
        "`andere` may be null",
        Verdict::Unknown,
    );
    unknown.entry = "Main.main(String[])".into();
    unknown.evidence.reason = Some("the prover gave up:\n(incomplete quantifiers)".into());
    unknown.evidence.execution = Some(Execution {
        confirmed: false,
        start: vec![
            binding("this", object("Café#1")),
            binding("andere", JavaValue::Null),
            binding("Café.erstes", object("Café#1")),
        ],
        objects: vec![
            node("Café#1", vec![binding("größe", JavaValue::Int(3)), binding("next", object("Café#2"))]),
            node("Café#2", vec![binding("offen", JavaValue::Boolean(false)), binding("next", object("Café#1"))]),
        ],
        trace: vec![],
    });
    unknown
}

fn sample() -> (Report, SourceMap) {
    let mut sources = SourceMap::new();
    let search = sources.add("src/Search.java", SEARCH);
    let cafe = sources.add("src/Café.java", CAFE);
    let at = |text| span(&sources, search, text);
    let mut skipped = outcome(
        "Café.öffnen(Café)#2",
        &rules::NOT_SUPPORTED,
        span(&sources, cafe, "{\n\t\tandere.größe = 1;\n\t}"),
        "this body is not checked",
        Verdict::Skipped,
    );
    skipped.evidence = Evidence { reason: Some("lambda".into()), ..Evidence::default() };
    let mut elsewhere = outcome(
        "Search.search(int[], int)#10",
        &rules::PRECONDITION,
        at("a[mid]"),
        "the precondition may not hold",
        Verdict::Unknown,
    );
    elsewhere.evidence.reason = Some("resource limit reached".into());
    elsewhere.evidence.conjuncts = vec![at("low < high")];
    let decided = |text, truth| Decision { place: at(text), truth };
    elsewhere.evidence.path = vec![decided("low < high", true), decided("a[mid] < v", false)];
    elsewhere.obligation.related = vec![
        (span(&sources, cafe, "größe; // 日本語"), "declared here".into()),
        (at("while (low < high) {\n            int mid"), "in this loop".into()),
    ];
    let proved = outcome("Search.search(int[], int)#9", &rules::ARRAY_INDEX, at("a[mid]"), "in range", Verdict::Proved);
    let assumption = |entry: &str, text| Assumption { entry: entry.into(), span: at("int[] a"), text };
    let report = Report {
        told: Vec::new(),
        stopped: None,
        outcomes: vec![
            unknown_cafe(&sources, cafe),
            elsewhere,
            skipped,
            refuted_search(&sources, search),
            proved.clone(),
            Outcome { id: "Search.search(int[], int)#8".into(), ..proved },
        ],
        assumptions: vec![
            assumption("Search.search(int[], int)", "`a` is not null".into()),
            assumption("Other.call()", "`a` is not null".into()),
        ],
        relied_on: ["Search.search(int[], int)", "Other.call()"]
            .map(|entry| Reliance {
                entry: entry.into(),
                span: at("int[] a"),
                text: "the contract of `Search.sorted(int[])`".into(),
                standing: Standing::NotChecked,
            })
            .into(),
        found: vec![found(at("while (low < high) {\n            int mid")), of_class(at("Search"))],
        diagnostics: vec![
            Diagnostic::warning(&rules::NAME_ERROR, at("sorted"), "no method `sorted`")
                .with_label(at("class Search"), "searched in this class")
                .with_help("declare it, or write the condition out"),
            Diagnostic::general(&rules::NO_PROVER, "no prover was found").with_help("run `invar provers install`"),
        ],
        queries: 12,
        work: None,
        provers: vec![prover("z3 5.4.0", ProverRole::Proves), prover("cvc5 1.0.3", ProverRole::Confirms)],
        replay: Some(Replay { known: 3, again: 2 }),
    };
    (report, sources)
}

fn prover(name: &str, role: ProverRole) -> ProverUsed {
    ProverUsed { name: name.into(), executable: "/usr/bin/prover".into(), hash: "c0ffee".into(), role }
}

fn options(verbosity: Verbosity) -> Options {
    Options { verbosity, color: Color::Never, duration: Some(Duration::from_millis(420)) }
}

fn shown(format: Format, verbosity: Verbosity) -> String {
    let (report, sources) = sample();
    render(&report, &sources, format, &options(verbosity))
}

#[test]
fn full() {
    insta::assert_snapshot!(shown(Format::Full, Verbosity::Normal));
}

#[test]
fn full_verbose() {
    insta::assert_snapshot!(shown(Format::Full, Verbosity::Verbose));
}

#[test]
fn concise() {
    insta::assert_snapshot!(shown(Format::Concise, Verbosity::Normal));
}

#[test]
fn json() {
    let text = shown(Format::Json, Verbosity::Normal);
    insta::assert_snapshot!(text);
    assert_eq!(text, shown(Format::Json, Verbosity::Quiet), "JSON always has everything");
    assert!(text.ends_with("}\n"));
    serde_json::from_str::<serde_json::Value>(&text).expect("it is JSON");
}

#[test]
fn quiet_says_only_what_is_wrong() {
    for format in [Format::Full, Format::Concise] {
        let text = shown(format, Verbosity::Quiet);
        assert!(text.contains("refuted[IV0201") && text.contains("error[IV0601"));
        assert!(!text.contains("assumed") && !text.contains("in 3 methods"));
    }
}

#[test]
fn an_empty_report() {
    let (report, sources) = (Report::default(), SourceMap::new());
    let all = Format::ALL.map(|format| render(&report, &sources, format, &Options::default()));
    insta::assert_snapshot!(all.join("----\n"));
    let quiet = Options { verbosity: Verbosity::Quiet, ..Options::default() };
    assert_eq!(render(&report, &sources, Format::Full, &quiet), "");
}

#[test]
fn the_order_of_the_outcomes_does_not_matter() {
    let (mut report, sources) = sample();
    for format in Format::ALL {
        let before = render(&report, &sources, format, &options(Verbosity::Verbose));
        report.outcomes.reverse();
        report.assumptions.reverse();
        report.diagnostics.reverse();
        assert_eq!(render(&report, &sources, format, &options(Verbosity::Verbose)), before);
    }
}

#[test]
fn colours_come_only_when_asked_for_and_change_no_text() {
    let (report, sources) = sample();
    for format in Format::ALL {
        let plain = render(&report, &sources, format, &Options { color: Color::Never, ..Options::default() });
        let auto = render(&report, &sources, format, &Options { color: Color::Auto, ..Options::default() });
        let styled = render(&report, &sources, format, &Options { color: Color::Always, ..Options::default() });
        assert!(!plain.contains('\u{1b}'));
        assert_eq!(auto, plain);
        assert_eq!(anstream::adapter::strip_str(&styled).to_string(), plain);
        assert_eq!(styled.contains('\u{1b}'), format == Format::Full);
    }
}

/// Places at the edges of files: every one of these once broke some tool.
#[test]
fn places_at_the_edges() {
    let mut sources = SourceMap::new();
    let empty = sources.add("Empty.java", "");
    let no_line_break = sources.add("Open.java", "class Open {");
    let line_break = sources.add("Break.java", "class Break {\n");
    let carriage = sources.add("Carriage.java", "class Carriage {\r\n\tint ä\r\n}\r\n");
    let end = |file: FileId| sources.text(file).len() as u32;
    let at = |file, start, end| {
        Diagnostic::error(&rules::SYNTAX_ERROR, Span::new(file, start, end), "expected `}`, found the end of the file")
    };
    let diagnostics = vec![
        at(empty, 0, 0),
        at(no_line_break, end(no_line_break), end(no_line_break)),
        at(line_break, end(line_break), end(line_break)),
        at(line_break, end(line_break) - 1, end(line_break)),
        at(line_break, 0, end(line_break)),
        at(carriage, end(carriage) - 5, end(carriage) - 3),
        at(carriage, 0, end(carriage)),
        at(empty, 90, 99),
    ];
    let report = Report { diagnostics, ..Report::default() };
    let full = render(&report, &sources, Format::Full, &Options::default());
    let concise = render(&report, &sources, Format::Concise, &Options::default());
    insta::assert_snapshot!(format!("{full}----\n{concise}"));
}

#[test]
fn text_from_outside_cannot_control_the_terminal() {
    let mut sources = SourceMap::new();
    let file = sources.add("A.java", "class A { String s = \"\u{1b}[31m\u{202e}\"; }");
    let span = Span::new(file, 10, 16);
    let mut bad = outcome("A.m()#1", &rules::ASSERTION, span, "bad \u{1b}[2J message", Verdict::Unknown);
    bad.evidence.reason = Some("prover said \u{1b}[2J\u{7}".into());
    let report = Report {
        told: Vec::new(),
        stopped: None,
        outcomes: vec![bad],
        assumptions: vec![Assumption { entry: "A.m()".into(), span, text: "\u{1b}]0;x\u{7}".into() }],
        diagnostics: vec![Diagnostic::error(&rules::TYPE_ERROR, span, "\u{1b}[1m").with_help("\u{1b}[1m")],
        ..Report::default()
    };
    for format in Format::ALL {
        let text = render(&report, &sources, format, &options(Verbosity::Normal));
        assert!(!text.contains(['\u{1b}', '\u{7}', '\u{202e}']), "{text}");
    }
}

#[test]
fn numbers_of_any_size_are_written_as_they_are() {
    let mut sources = SourceMap::new();
    let file = sources.add("A.java", "x");
    let mut big = outcome("A.m()#1", &rules::OVERFLOW, Span::new(file, 0, 1), "overflow", Verdict::Refuted);
    let start = vec![binding("huge", JavaValue::Int(i128::MIN)), binding("long", JavaValue::Int(i64::MIN.into()))];
    big.evidence.execution = Some(Execution { confirmed: true, start, objects: vec![], trace: vec![] });
    let report = Report { outcomes: vec![big], ..Report::default() };
    let text = render(&report, &sources, Format::Json, &Options::default());
    assert!(text.contains("\"huge\": -170141183460469231731687303715884105728"), "{text}");
    assert!(text.contains("\"long\": -9223372036854775808"), "{text}");
}

/// An invariant of a loop that was found.
fn found(place: Span) -> Found {
    let kind = FoundKind::Loop { entry: "Search.search(int[], int)".into() };
    let clauses = vec!["0 <= low && low <= high".into(), "high <= a.length".into()];
    Found {
        kind,
        place,
        owner: "Search.search(int[], int)".into(),
        facts: Vec::new(),
        clauses,
        unsaid: 1,
        predicates: 0,
        queries: 0,
    }
}

/// An invariant of a class that was found.
fn of_class(place: Span) -> Found {
    let clauses = vec!["size != 0".into()];
    Found {
        kind: FoundKind::Class,
        place,
        owner: "Search".into(),
        facts: Vec::new(),
        clauses,
        unsaid: 0,
        predicates: 0,
        queries: 0,
    }
}
