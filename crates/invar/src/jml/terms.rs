//! What terms and names stand for in Java: positions of loops, texts, types, names without what tells them from others.

use engines::deductive::found::index;
use ir::vocabulary::{HeapSymbol, Symbol, TYPE_PREFIX, TextSymbol};
use logic::build::{add, int};
use logic::{Op, Term, TermKind};

/// The fields of the library that count what an iterator has given.
pub const ITERATORS: [(&str, &str); 3] = [
    ("java.util.SeqList$Elements", "cursor"),
    ("java.util.HashSet$ElementIterator", "position"),
    ("java.util.HashMap$Walk", "position"),
];

/// How the names of the library's fields end that hold what is in a collection.
pub const CONTENT: &str = ".content";

/// Whether a term is the position of a `for` over elements.
pub fn is_position(term: &Term) -> bool {
    match term.kind() {
        TermKind::Var(variable) => *variable == index(),
        TermKind::Apply(Op::Select, parts) => match (parts[0].kind(), parts[1].kind()) {
            (TermKind::Var(map), TermKind::Var(object)) => {
                let is_counter = |(class, field): &(&str, &str)| *map.name == *format!("{class}.{field}");
                is_iterator(&object.name) && ITERATORS.iter().any(is_counter)
            }
            _ => false,
        },
        _ => false,
    }
}

pub fn is_iterator(name: &str) -> bool {
    plain(name) == "iterator"
}

pub fn class_value(class: &str) -> String {
    format!("{class}.value")
}

/// The name without what tells it from others of the same method.
pub fn plain(name: &str) -> &str {
    match name.rsplit_once('$') {
        Some((own, number)) if !own.is_empty() && number.bytes().all(|byte| byte.is_ascii_digit()) => own,
        _ => name,
    }
}

/// The name of a class without that of its package.
pub fn simple(class: &str) -> String {
    class.rsplit('.').next().unwrap_or_default().replace('$', ".")
}

/// A sum without the number that is its last part, and that number.
pub fn and_number(term: &Term) -> Option<(Term, i128)> {
    let TermKind::Apply(Op::Add, parts) = term.kind() else { return None };
    let [sum @ .., last] = &parts[..] else { return None };
    let TermKind::Int(number) = last.kind() else { return None };
    Some((sum.iter().cloned().reduce(add)?, *number))
}

/// A sum less one, if a number with this sign is its last part.
pub fn less_one(term: &Term, sign: i128) -> Option<Term> {
    let (sum, number) = and_number(term)?;
    (number.signum() == sign).then(|| add(sum, int(number - sign)))
}

pub fn is_constant(term: &Term) -> bool {
    match term.kind() {
        TermKind::Bool(_) | TermKind::Int(_) => true,
        TermKind::Apply(Op::Function(_), parts) => parts.is_empty(),
        _ => false,
    }
}

/// The string whose text this is.
pub fn canonical(term: &Term) -> Option<&Term> {
    match term.kind() {
        TermKind::Apply(Op::Function(function), parts)
            if Symbol::of(function) == Some(Symbol::Text(TextSymbol::Canonical)) =>
        {
            parts.first()
        }
        _ => None,
    }
}

pub fn type_of(term: &Term) -> Option<&Term> {
    match term.kind() {
        TermKind::Apply(Op::Function(function), parts)
            if Symbol::of(function) == Some(Symbol::Heap(HeapSymbol::TypeOf)) =>
        {
            parts.first()
        }
        _ => None,
    }
}

/// The name of a type that is a constant.
pub fn type_name(term: &Term) -> Option<String> {
    let TermKind::Apply(Op::Function(function), parts) = term.kind() else { return None };
    let name = function.name.strip_prefix(TYPE_PREFIX).filter(|_| parts.is_empty())?;
    Some(simple(name))
}

/// The text of a literal, if all of it can be printed.
pub fn literal(text: &[u16]) -> Option<String> {
    let mut written = String::new();
    for unit in char::decode_utf16(text.iter().copied()) {
        match unit.ok()? {
            c @ ('"' | '\\') => written.extend(['\\', c]),
            '\n' => written.push_str("\\n"),
            '\t' => written.push_str("\\t"),
            c if c.is_control() => return None,
            c => written.push(c),
        }
    }
    Some(written)
}
