//! A start state and a trace in Java's terms: `a = {0, 0, 1}`, `head = Node#1 {value: 3, next: Node#2}`.

use crate::place;
use base::{SourceMap, Span};
use logic::{Execution, HeapObject, JavaValue, TraceStep};
use std::collections::{BTreeMap, BTreeSet, VecDeque};

/// What an object is shown with: more would bury what matters.
const MOST_PARTS: usize = 16;
const MOST_OBJECTS: usize = 12;
const MOST_NESTING: usize = 3;
const MOST_FIRST_STEPS: usize = 10;
const MOST_LAST_STEPS: usize = 20;

/// How much of a trace to show.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Extent {
    /// The first and the last steps, without those within the library.
    Short,
    /// All.
    Whole,
}

/// The start state: on the first line the names with their values, below the objects that they reach, one a
/// line. Nothing if there is nothing to say.
pub fn start(execution: &Execution) -> Vec<String> {
    let mut painter = Painter::new(execution);
    let bindings: Vec<String> = execution
        .start
        .iter()
        .map(|binding| format!("{} = {}", binding.name, painter.value(&binding.value, Position::Binding)))
        .collect();
    let mut lines = Vec::new();
    if !bindings.is_empty() {
        lines.push(bindings.join(", "));
    }
    let mut hidden = 0;
    while let Some(object) = painter.waiting.pop_front() {
        if !painter.shown.insert(&object.label) {
            continue;
        }
        let line = format!("{} {}", object.label, painter.body(object, 0));
        if lines.len() <= MOST_OBJECTS {
            lines.push(line);
        } else {
            hidden += 1;
        }
    }
    if hidden > 0 {
        lines.push(format!("… and {hidden} more {}", if hidden == 1 { "object" } else { "objects" }));
    }
    lines
}

/// The steps of a trace, one a line; `at` is the place of the obligation, whose file need not be named.
pub fn trace(execution: &Execution, at: Span, sources: &SourceMap, extent: Extent) -> Vec<String> {
    let line = |step: &TraceStep| {
        let line = place::location(sources, step.span).line;
        if step.span.file == at.file {
            format!("line {line}: {}", step.text)
        } else {
            format!("{} line {line}: {}", place::path(sources, step.span.file), step.text)
        }
    };
    // What the library does inside is its own affair.
    let is_shown = |step: &&TraceStep| {
        extent == Extent::Whole || step.span.file == at.file || !place::is_library(sources, step.span.file)
    };
    let steps: Vec<&TraceStep> = execution.trace.iter().filter(is_shown).collect();
    if extent == Extent::Whole || steps.len() <= MOST_FIRST_STEPS + MOST_LAST_STEPS + 1 {
        return steps.into_iter().map(line).collect();
    }
    let (first, rest) = steps.split_at(MOST_FIRST_STEPS);
    let (middle, last) = rest.split_at(rest.len() - MOST_LAST_STEPS);
    let hidden = format!("… {} more steps …", middle.len());
    first.iter().copied().map(line).chain([hidden]).chain(last.iter().copied().map(line)).collect()
}

/// Where a value stands.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Position {
    /// The value of a name of the start state: an object is spelled out there.
    Binding,
    /// Within an object, so deep: another object is named there and spelled out on a line of its own.
    Part(usize),
}

/// Writes values, and remembers which objects are still to be shown.
struct Painter<'a> {
    objects: BTreeMap<&'a str, &'a HeapObject>,
    /// Those that need a name, because they are met more than once.
    named: BTreeSet<&'a str>,
    /// Those that have been spelled out.
    shown: BTreeSet<&'a str>,
    waiting: VecDeque<&'a HeapObject>,
}

impl<'a> Painter<'a> {
    fn new(execution: &'a Execution) -> Painter<'a> {
        let objects = execution.objects.iter().map(|object| (object.label.as_str(), object)).collect();
        let named = met_again(execution);
        Painter { objects, named, shown: BTreeSet::new(), waiting: VecDeque::new() }
    }

    fn value(&mut self, value: &'a JavaValue, position: Position) -> String {
        let label = match value {
            JavaValue::Boolean(value) => return value.to_string(),
            JavaValue::Int(value) => return value.to_string(),
            JavaValue::Null => return "null".to_owned(),
            JavaValue::Object(label) => label.as_str(),
        };
        let Some(object) = self.objects.get(label).copied() else {
            return label.to_owned();
        };
        let depth = match position {
            Position::Binding => 0,
            Position::Part(depth) => depth,
        };
        if object.elements.is_some() && !self.named.contains(label) && depth < MOST_NESTING {
            self.shown.insert(label);
            return self.body(object, depth);
        }
        if position != Position::Binding {
            self.waiting.push_back(object);
            return label.to_owned();
        }
        if is_empty(object) || !self.shown.insert(label) {
            return label.to_owned();
        }
        format!("{label} {}", self.body(object, depth))
    }

    /// `{0, 0, 1}` or `{value: 3, next: Node#2}`
    fn body(&mut self, object: &'a HeapObject, depth: usize) -> String {
        let elements = object.elements.as_deref().unwrap_or_default();
        let fields = object.fields.iter().map(|field| (Some(field.name.as_str()), &field.value));
        let parts = fields.chain(elements.iter().map(|element| (None, element)));
        let count = object.fields.len() + elements.len();
        let mut texts: Vec<String> = Vec::new();
        for (name, value) in parts.take(if count <= MOST_PARTS + 1 { count } else { MOST_PARTS }) {
            let value = self.value(value, Position::Part(depth + 1));
            texts.push(name.map_or(value.clone(), |name| format!("{name}: {value}")));
        }
        if texts.len() < count {
            texts.push(format!("… {} more", count - texts.len()));
        }
        format!("{{{}}}", texts.join(", "))
    }
}

fn is_empty(object: &HeapObject) -> bool {
    object.fields.is_empty() && object.elements.is_none()
}

/// The objects that are met more than once, or that the trace speaks of.
fn met_again(execution: &Execution) -> BTreeSet<&str> {
    let mut met: BTreeMap<&str, usize> = BTreeMap::new();
    let bindings = execution.start.iter().chain(execution.objects.iter().flat_map(|object| &object.fields));
    let elements = execution.objects.iter().filter_map(|object| object.elements.as_ref()).flatten();
    for value in bindings.map(|binding| &binding.value).chain(elements) {
        if let JavaValue::Object(label) = value {
            *met.entry(label).or_default() += 1;
        }
    }
    let spoken_of = |label: &str| execution.trace.iter().any(|step| step.text.contains(label));
    met.into_iter().filter(|(label, count)| *count > 1 || spoken_of(label)).map(|(label, _)| label).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use logic::Binding;

    fn binding(name: &str, value: JavaValue) -> Binding {
        Binding { name: name.into(), value }
    }

    fn object(label: &str) -> JavaValue {
        JavaValue::Object(label.into())
    }

    fn array(label: &str, elements: Vec<JavaValue>) -> HeapObject {
        let class = label.split('#').next().unwrap_or_default().to_owned();
        HeapObject { label: label.into(), class, fields: Vec::new(), elements: Some(elements) }
    }

    fn node(label: &str, value: i128, next: JavaValue) -> HeapObject {
        let fields = vec![binding("value", JavaValue::Int(value)), binding("next", next)];
        HeapObject { label: label.into(), class: "Node".into(), fields, elements: None }
    }

    fn execution(start: Vec<Binding>, objects: Vec<HeapObject>) -> Execution {
        Execution { confirmed: true, start, objects, trace: Vec::new() }
    }

    fn numbers(count: i128) -> Vec<JavaValue> {
        (0..count).map(JavaValue::Int).collect()
    }

    #[test]
    fn arrays_stand_in_braces() {
        let binds = vec![
            binding("a", object("int[]#1")),
            binding("empty", object("int[]#2")),
            binding("v", JavaValue::Int(-4)),
            binding("found", JavaValue::Boolean(true)),
            binding("rest", JavaValue::Null),
        ];
        let shown = start(&execution(binds, vec![array("int[]#1", numbers(3)), array("int[]#2", vec![])]));
        assert_eq!(shown, ["a = {0, 1, 2}, empty = {}, v = -4, found = true, rest = null"]);
    }

    #[test]
    fn long_arrays_are_cut_but_never_by_one() {
        let shown = |count| {
            start(&execution(vec![binding("a", object("int[]#1"))], vec![array("int[]#1", numbers(count))])).join("\n")
        };
        assert!(shown(17).ends_with("14, 15, 16}"));
        assert!(shown(18).ends_with("14, 15, … 2 more}"));
    }

    #[test]
    fn an_alias_shows_the_same_label() {
        let binds = vec![binding("a", object("int[]#1")), binding("b", object("int[]#1"))];
        let shown = start(&execution(binds, vec![array("int[]#1", numbers(2))]));
        assert_eq!(shown, ["a = int[]#1 {0, 1}, b = int[]#1"]);
    }

    #[test]
    fn arrays_of_arrays_are_nested_and_objects_in_arrays_are_named() {
        let objects = vec![
            array("int[][]#1", vec![object("int[]#1"), JavaValue::Null]),
            array("int[]#1", numbers(1)),
            array("Node[]#1", vec![object("Node#1"), object("Node#1")]),
            node("Node#1", 7, JavaValue::Null),
        ];
        let binds = vec![binding("grid", object("int[][]#1")), binding("nodes", object("Node[]#1"))];
        let shown = start(&execution(binds, objects));
        assert_eq!(shown, ["grid = {{0}, null}, nodes = {Node#1, Node#1}", "Node#1 {value: 7, next: null}"]);
    }

    #[test]
    fn cycles_end_and_nested_objects_have_their_own_lines() {
        let objects = vec![node("Node#1", 3, object("Node#2")), node("Node#2", 4, object("Node#1"))];
        let shown = start(&execution(vec![binding("this", object("Node#1"))], objects));
        assert_eq!(shown, ["this = Node#1 {value: 3, next: Node#2}", "Node#2 {value: 4, next: Node#1}"]);
        let itself = vec![array("Object[]#1", vec![object("Object[]#1")])];
        let shown = start(&execution(vec![binding("a", object("Object[]#1"))], itself));
        assert_eq!(shown, ["a = Object[]#1 {Object[]#1}"]);
    }

    #[test]
    fn many_objects_are_counted() {
        let next = |at: usize| if at < 20 { object(&format!("Node#{}", at + 1)) } else { JavaValue::Null };
        let objects = (1..=20).map(|at| node(&format!("Node#{at}"), 0, next(at))).collect();
        let shown = start(&execution(vec![binding("list", object("Node#1"))], objects));
        assert_eq!(shown.len(), 1 + MOST_OBJECTS + 1);
        assert_eq!(shown.last().map(String::as_str), Some("… and 7 more objects"));
    }

    #[test]
    fn unknown_labels_and_objects_without_fields_are_only_named() {
        let plain = HeapObject { label: "Object#1".into(), class: "Object".into(), fields: vec![], elements: None };
        let binds = vec![binding("o", object("Object#1")), binding("later", object("Node#9"))];
        assert_eq!(start(&execution(binds, vec![plain])), ["o = Object#1, later = Node#9"]);
        assert!(start(&execution(vec![], vec![])).is_empty());
    }

    #[test]
    fn long_traces_keep_their_ends() {
        let mut sources = SourceMap::new();
        let here = sources.add("A.java", "\n".repeat(50));
        let there = sources.add("B.java", "x");
        let step = |file, at: u32| TraceStep { span: Span::new(file, at, at), text: format!("i = {at}") };
        let mut run = execution(vec![], vec![]);
        run.trace = (0..50).map(|at| step(here, at)).chain([step(there, 0)]).collect();
        let at = Span::new(here, 0, 0);
        let short = trace(&run, at, &sources, Extent::Short);
        assert_eq!(short.len(), 31);
        assert_eq!((short[9].as_str(), short[10].as_str()), ("line 10: i = 9", "… 21 more steps …"));
        assert_eq!(short[30], "B.java line 1: i = 0");
        assert_eq!(trace(&run, at, &sources, Extent::Whole).len(), 51);
    }
}
