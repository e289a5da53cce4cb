//! What happened in a run, in Java's terms.

use super::heap::Heap;
use super::labels::Labels;
use super::value::{ObjectId, Value};
use crate::program::{Global, GlobalKind};
use crate::vocabulary::{ArithmeticSymbol, HeapSymbol, Symbol};
use base::Span;
use logic::{Op, Term, TermKind, TraceStep, Var};
use std::collections::VecDeque;

/// The name that the user wrote: without the `$…` that keeps variables apart.
pub fn java_name(name: &str) -> &str {
    match name.find('$') {
        Some(at) if at > 0 => &name[..at],
        _ => name,
    }
}

/// Whether the user wrote this variable.
pub fn is_visible(variable: &Var) -> bool {
    !variable.name.starts_with('$') && !matches!(variable.sort, logic::Sort::Map(..))
}

const FIRST: usize = 20;
const LAST: usize = 100;

/// The steps of a run: the first and the last ones.
#[derive(Default)]
pub struct Trace {
    first: Vec<TraceStep>,
    last: VecDeque<TraceStep>,
    left_out: u64,
    labels: Labels,
}

impl Trace {
    /// Adds a step.
    pub fn push(&mut self, span: Span, text: String) {
        let step = TraceStep { span, text };
        if self.first.len() < FIRST {
            return self.first.push(step);
        }
        if self.last.len() == LAST {
            self.last.pop_front();
            self.left_out += 1;
        }
        self.last.push_back(step);
    }

    /// The steps since the last time, all of them.
    pub fn take(&mut self) -> Vec<TraceStep> {
        let mut steps = std::mem::take(&mut self.first);
        steps.extend(std::mem::take(&mut self.last));
        steps
    }

    /// A value as Java would write it.
    pub fn show(&mut self, heap: &Heap, value: &Value) -> String {
        self.labels.show(heap, value)
    }

    /// The label of an object.
    pub fn label(&mut self, heap: &Heap, id: ObjectId) -> String {
        self.labels.label(heap, id).to_owned()
    }

    /// A place in the heap as Java would write it; the term gives the object a better name than its label.
    pub fn place(&mut self, heap: &Heap, global: &Global, keys: &[Value], terms: &[Term]) -> String {
        let object = match terms.first().map(|term| term.kind()) {
            Some(TermKind::Var(variable)) if is_visible(variable) => java_name(&variable.name).to_owned(),
            _ => keys.first().map_or_else(String::new, |key| self.show(heap, key)),
        };
        let mut text = match &global.kind {
            GlobalKind::Field { name, .. } => format!("{object}.{name}"),
            _ => object,
        };
        for key in keys.iter().skip(1) {
            text.push_str(&format!("[{}]", self.show(heap, key)));
        }
        text
    }

    /// All steps; where some were left out, a step says how many.
    pub fn finish(self) -> Vec<TraceStep> {
        self.so_far()
    }

    /// The steps up to now, in the same way.
    pub fn so_far(&self) -> Vec<TraceStep> {
        let mut steps = self.first.clone();
        if let (1.., Some(next)) = (self.left_out, self.last.front()) {
            steps.push(TraceStep { span: next.span, text: format!("… {} steps …", self.left_out) });
        }
        steps.extend(self.last.iter().cloned());
        steps
    }
}

/// A condition as Java would write it, if it can be said so.
pub fn java_text(term: &Term, globals: &[Global]) -> Option<String> {
    Writer { globals }.term(term, 0)
}

struct Writer<'a> {
    globals: &'a [Global],
}

impl Writer<'_> {
    /// The term, in parentheses if it binds less tightly than asked for.
    fn term(&self, term: &Term, least: u8) -> Option<String> {
        let (text, level) = match term.kind() {
            TermKind::Bool(value) => (value.to_string(), 9),
            TermKind::Int(value) => (value.to_string(), if *value < 0 { 7 } else { 9 }),
            TermKind::Var(variable) => {
                // Static fields are globals, and their names are Java's.
                (is_visible(variable).then(|| java_name(&variable.name).to_owned())?, 9)
            }
            TermKind::Quantified { .. } => return None,
            TermKind::Apply(op, arguments) => self.application(op, arguments)?,
        };
        Some(if level < least { format!("({text})") } else { text })
    }

    fn application(&self, op: &Op, arguments: &[Term]) -> Option<(String, u8)> {
        let chain = |symbol: &str, level: u8| {
            let parts: Option<Vec<String>> = arguments.iter().map(|part| self.term(part, level + 1)).collect();
            Some((parts?.join(symbol), level))
        };
        match (op, arguments) {
            (Op::And, _) => chain(" && ", 2),
            (Op::Or, _) => chain(" || ", 1),
            (Op::Eq, _) => chain(" == ", 3),
            (Op::Lt, _) => chain(" < ", 4),
            (Op::Le, _) => chain(" <= ", 4),
            (Op::Add, _) => chain(" + ", 5),
            (Op::Sub, _) => chain(" - ", 5),
            (Op::Mul, _) => chain(" * ", 6),
            (Op::Neg, [inner]) => Some((format!("-{}", self.term(inner, 9)?), 7)),
            (Op::Not, [inner]) => match inner.kind() {
                TermKind::Apply(Op::Eq, pair) if pair.len() == 2 => {
                    Some((format!("{} != {}", self.term(&pair[0], 4)?, self.term(&pair[1], 4)?), 3))
                }
                _ => Some((format!("!{}", self.term(inner, 7)?), 7)),
            },
            (Op::Select, [map, key]) => self.select(map, key).map(|text| (text, 9)),
            (Op::Function(function), _) => match (Symbol::of(function)?, arguments) {
                (Symbol::Heap(HeapSymbol::Null), []) => Some(("null".to_owned(), 9)),
                (Symbol::Heap(HeapSymbol::Length), [array]) => Some((format!("{}.length", self.term(array, 9)?), 9)),
                (
                    Symbol::Arithmetic(ArithmeticSymbol::Wrap32) | Symbol::Arithmetic(ArithmeticSymbol::Wrap64),
                    [inner],
                ) => Some((self.term(inner, 9)?, 9)),
                (Symbol::Arithmetic(ArithmeticSymbol::Div), [left, right]) => {
                    Some((format!("{} / {}", self.term(left, 6)?, self.term(right, 7)?), 6))
                }
                (Symbol::Arithmetic(ArithmeticSymbol::Rem), [left, right]) => {
                    Some((format!("{} % {}", self.term(left, 6)?, self.term(right, 7)?), 6))
                }
                _ => None,
            },
            _ => None,
        }
    }

    fn select(&self, map: &Term, key: &Term) -> Option<String> {
        let kind = |term: &Term| match term.kind() {
            TermKind::Var(variable) => self.globals.iter().find(|g| g.variable == *variable).map(|g| &g.kind),
            _ => None,
        };
        if let Some(GlobalKind::Field { name, .. }) = kind(map) {
            return Some(format!("{}.{name}", self.term(key, 9)?));
        }
        match map.kind() {
            TermKind::Apply(Op::Select, inner) if matches!(kind(&inner[0]), Some(GlobalKind::Elements(_))) => {
                Some(format!("{}[{}]", self.term(&inner[1], 9)?, self.term(key, 0)?))
            }
            _ => None,
        }
    }
}
