//! Guesses about all elements that a loop has come by, and about all keys of a dictionary: what is asked of one of them later, at a place that
//! another loop chooses, what is asked of the one at hand, and what is written there.

use super::What;
use super::asked::{Asked, LATER, mentions};
use ir::vocabulary::{DICT_GET, DICT_HAS, DICT_VALUE, DictSymbol, HeapSymbol, SeqSymbol, Symbol, TextSymbol};
use logic::build::{and, call, eq, implies, int, le, lt, not};
use logic::transform::{Rewriter, free_variables};
use logic::{Op, Sort, Term, TermKind, Var};
use std::collections::{BTreeSet, HashSet};

/// So many formulas about an element are tried, with so many ranges, and so many guesses are made of a loop.
const MOST_BODIES: usize = 24;
const MOST_BOUNDS: usize = 3;
const MOST: usize = 80;

/// The position that such a guess speaks of.
fn position() -> Var {
    Var::new("x%guess", Sort::Int)
}

/// The key that such a guess speaks of.
fn key() -> Var {
    Var::new("k%guess", Sort::Ref)
}

/// What may hold of all elements up to one of these numbers, which the loop changes, or of all keys.
pub fn guess(
    asked: &Asked,
    changing: &[Term],
    before: &dyn Fn(&Term) -> Term,
    is_changed: &dyn Fn(&Term) -> bool,
) -> Vec<What> {
    let at_hand: Vec<Term> = changing.iter().filter(|number| is_position(number, asked)).cloned().collect();
    let mut found = Found::default();
    for (place, value) in &asked.written {
        found.look_at_written(place, value, &at_hand);
    }
    for condition in &asked.conditions {
        for part in parts(condition) {
            found.look_at(&part, &at_hand);
        }
    }
    found.bounds.dedup();
    found.guesses(&at_hand, before, is_changed)
}

/// Whether a number is the size of something, or something is read there.
fn is_position(number: &Term, asked: &Asked) -> bool {
    let is_size = match number.kind() {
        TermKind::Apply(Op::Function(function), _) => {
            matches!(Symbol::of(function), Some(Symbol::Seq(SeqSymbol::Size) | Symbol::Text(TextSymbol::Length)))
        }
        _ => false,
    };
    is_size
        || asked.conditions.iter().any(|condition| is_read_at(condition, number))
        || asked.written.iter().any(|(place, value)| is_read_at(place, number) || is_read_at(value, number))
}

/// A condition, and what it is made of.
fn parts(condition: &Term) -> Vec<Term> {
    let (mut list, mut open) = (Vec::new(), vec![condition.clone()]);
    while let Some(term) = open.pop() {
        match term.kind() {
            TermKind::Apply(Op::And | Op::Or | Op::Implies, parts) => open.extend(parts.iter().cloned()),
            TermKind::Apply(Op::Not, parts) => {
                open.push(parts[0].clone());
                continue;
            }
            _ => {}
        }
        if is_telling(&term) {
            list.push(term);
        }
    }
    list
}

/// Whether a formula says something of values: not only which class an object has, or how boxes are told apart.
pub fn is_telling(formula: &Term) -> bool {
    let is_about_identity = |term: &&Term| match term.kind() {
        TermKind::Apply(Op::Function(function), _) => matches!(
            Symbol::of(function),
            Some(Symbol::Heap(HeapSymbol::TypeOf | HeapSymbol::Shared | HeapSymbol::Birth | HeapSymbol::Identity))
        ),
        _ => false,
    };
    let is_fraction = |term: &&Term| matches!(term.sort(), Sort::Float32 | Sort::Float64);
    !subterms(formula).iter().any(|term| is_about_identity(term) || is_fraction(term))
}

/// Where a formula comes from.
#[derive(Clone, Copy, PartialEq)]
enum Source {
    /// It is asked whether it holds.
    Asked,
    /// It is made to hold.
    Written,
}

/// What was found to be said of a position or a key.
#[derive(Default)]
struct Found {
    /// Formulas over [`position`].
    of_positions: Vec<(Term, Source)>,
    /// Numbers that positions are compared with.
    bounds: Vec<Term>,
    /// Formulas over [`key`], each with the dictionary whose key it is.
    of_keys: Vec<(Term, Term)>,
    seen: HashSet<Term>,
}

impl Found {
    fn look_at(&mut self, condition: &Term, changing: &[Term]) {
        if mentions(condition, LATER) {
            let mut chosen = chosen_later(condition).into_iter();
            let (Some(first), None) = (chosen.next(), chosen.next()) else { return };
            if *first.sort() != Sort::Int {
                return;
            }
            self.note_keys(condition, &first);
            self.note_position(condition, &first, Source::Asked);
        } else {
            for number in changing.iter().filter(|number| is_read_at(condition, number)) {
                self.note_position(condition, number, Source::Asked);
                self.note_keys(condition, number);
            }
        }
    }

    fn look_at_written(&mut self, place: &Term, value: &Term, changing: &[Term]) {
        let holds = if *value.sort() == Sort::Bool && matches!(value.kind(), TermKind::Bool(true)) {
            place.clone()
        } else {
            eq(place.clone(), value.clone())
        };
        if mentions(&holds, LATER) || place.sort() != value.sort() {
            return;
        }
        for number in changing.iter().filter(|number| is_read_at(&holds, number)) {
            self.note_position(&holds, number, Source::Written);
        }
        // An element behind the others is read at what was the size before.
        if let TermKind::Apply(Op::Function(function), parts) = place.kind() {
            match Symbol::of(function) {
                Some(Symbol::Seq(SeqSymbol::Get)) => {
                    for number in changing.iter().filter(|number| **number != parts[1]) {
                        let moved =
                            replaced(&replaced(&holds, &parts[1], &position().term()), number, &position().term());
                        self.add_position(moved, Source::Written);
                    }
                }
                Some(Symbol::Dict(DictSymbol::Get)) => {
                    let formula = replaced(&holds, &parts[1], &key().term());
                    self.add_key(parts[0].clone(), formula);
                }
                _ => {}
            }
        }
    }

    fn note_position(&mut self, condition: &Term, number: &Term, source: Source) {
        let formula = replaced(condition, number, &position().term());
        if is_read_at(&formula, &position().term()) {
            self.add_position(formula, source);
        } else if let TermKind::Apply(Op::Le | Op::Lt, _) = formula.kind() {
            let bound = bound(&formula).filter(|bound| !mentions(bound, LATER) && !self.bounds.contains(bound));
            self.bounds.extend(bound);
        }
    }

    fn add_position(&mut self, formula: Term, source: Source) {
        if !mentions(&formula, LATER) && self.seen.insert(formula.clone()) {
            self.of_positions.push((formula, source));
        }
    }

    /// What is said of a key at a position is said of a key, if it says nothing else of the position.
    fn note_keys(&mut self, condition: &Term, number: &Term) {
        for (dictionary, chosen) in keys_at(condition, number) {
            let formula = Rewriter::applications(|op, parts| {
                let term = logic::transform::rebuild(op, parts.to_vec());
                match &chosen {
                    Chosen::Key(place) if term == *place => Some(key().term()),
                    Chosen::Value(place) if term == *place => {
                        Some(call(&DICT_GET, vec![dictionary.clone(), key().term()]))
                    }
                    _ => None,
                }
            })
            .rewrite(condition);
            // A key is shown by its object.
            let formula = Rewriter::applications(|op, parts| match op {
                Op::Function(_) if parts == [key().term()] && *op_sort(op) == Sort::Ref => Some(key().term()),
                _ => None,
            })
            .rewrite(&formula);
            self.add_key(dictionary, formula);
        }
    }

    fn add_key(&mut self, dictionary: Term, formula: Term) {
        let variables = free_variables(&formula);
        let is_known = !mentions(&formula, LATER) && !mentions(&dictionary, LATER) && variables.contains(&key());
        if is_known && self.seen.insert(formula.clone()) {
            self.of_keys.push((dictionary, formula));
        }
    }

    fn guesses(
        mut self,
        changing: &[Term],
        before: &dyn Fn(&Term) -> Term,
        is_changed: &dyn Fn(&Term) -> bool,
    ) -> Vec<What> {
        let mut list = Vec::new();
        self.of_positions.truncate(MOST_BODIES);
        self.of_keys.truncate(MOST_BODIES);
        self.bounds.truncate(MOST_BOUNDS);
        let x = position().term();
        for (formula, source) in &self.of_positions {
            let triggers = triggers(formula, &position());
            let opposite = not(formula.clone());
            let holds: &[&Term] = match source {
                Source::Written => &[formula],
                Source::Asked => &[formula, &opposite],
            };
            for holds in holds {
                let mut add = |range: Vec<Term>| {
                    let body = implies(and(range), (*holds).clone());
                    if is_changed(&body) {
                        list.push(What::ForAll { variable: position(), body, triggers: triggers.clone() });
                    }
                };
                for number in changing {
                    add(vec![le(int(0), x.clone()), lt(x.clone(), number.clone())]);
                    if matches!(number.kind(), TermKind::Var(_)) {
                        let first = before(number);
                        add(vec![le(first.clone(), x.clone()), lt(x.clone(), number.clone())]);
                        add(vec![lt(number.clone(), x.clone()), le(x.clone(), first)]);
                    }
                }
                for bound in &self.bounds {
                    add(vec![le(int(0), x.clone()), lt(x.clone(), bound.clone())]);
                    let variables = changing.iter().filter(|number| matches!(number.kind(), TermKind::Var(_)));
                    for number in variables.filter(|number| *number != bound) {
                        add(vec![lt(number.clone(), x.clone()), lt(x.clone(), bound.clone())]);
                        add(vec![le(number.clone(), x.clone()), lt(x.clone(), bound.clone())]);
                    }
                }
            }
        }
        for (dictionary, formula) in &self.of_keys {
            let has = call(&DICT_HAS, vec![dictionary.clone(), key().term()]);
            let body = implies(has.clone(), formula.clone());
            if is_changed(&body) && has != *formula {
                let get = call(&DICT_GET, vec![dictionary.clone(), key().term()]);
                list.push(What::ForAll { variable: key(), body, triggers: vec![vec![has], vec![get]] });
            }
        }
        let mut seen = HashSet::new();
        list.retain(|guess| guess.formula().is_some_and(|formula| seen.insert(formula.clone())));
        list.truncate(MOST);
        list
    }
}

fn op_sort(op: &Op) -> &Sort {
    match op {
        Op::Function(function) => &function.result,
        _ => &Sort::Bool,
    }
}

/// How a key is chosen by a position.
enum Chosen {
    /// This is the object of the key.
    Key(Term),
    /// This is its value.
    Value(Term),
}

/// The keys that a condition speaks of that are chosen by a number, each with its dictionary.
fn keys_at(condition: &Term, number: &Term) -> Vec<(Term, Chosen)> {
    let mut found = Vec::new();
    for term in subterms(condition) {
        let TermKind::Apply(Op::Function(function), parts) = term.kind() else { continue };
        match Symbol::of(function) {
            Some(Symbol::Dict(DictSymbol::At)) if parts[1] == *number => {
                found.push((parts[0].clone(), Chosen::Key(term.clone())));
            }
            Some(Symbol::Seq(SeqSymbol::Get)) if parts[1] == *number => {
                let TermKind::Apply(Op::Function(order), held) = parts[0].kind() else { continue };
                match Symbol::of(order) {
                    Some(Symbol::Dict(DictSymbol::Scattered)) => {
                        let dictionary = call(&DICT_VALUE, vec![held[0].clone()]);
                        found.push((dictionary, Chosen::Key(term.clone())));
                    }
                    Some(Symbol::Dict(DictSymbol::Keys)) => {
                        found.push((held[0].clone(), Chosen::Key(term.clone())));
                    }
                    Some(Symbol::Dict(DictSymbol::Values)) => {
                        found.push((held[0].clone(), Chosen::Value(term.clone())));
                    }
                    _ => {}
                }
            }
            _ => {}
        }
    }
    found
}

/// The numbers in a condition that a later loop chooses.
pub fn chosen_later(condition: &Term) -> BTreeSet<Term> {
    let (mut found, mut open) = (BTreeSet::new(), vec![condition]);
    while let Some(term) = open.pop() {
        let is_later = match term.kind() {
            TermKind::Var(variable) => variable.name.contains(LATER),
            // What a map holds that has been changed.
            TermKind::Apply(Op::Select, parts) => *term.sort() == Sort::Int && mentions(&parts[0], LATER),
            _ => false,
        };
        if is_later {
            found.insert(term.clone());
        } else {
            open.extend(term.children());
        }
    }
    found
}

/// All parts of a term, itself among them.
pub fn subterms(term: &Term) -> Vec<&Term> {
    let (mut seen, mut list, mut open) = (HashSet::new(), Vec::new(), vec![term]);
    while let Some(term) = open.pop() {
        if seen.insert(term) {
            list.push(term);
            open.extend(term.children());
        }
    }
    list
}

/// Whether something is read at a number: an element of an array, of a sequence, a key of a dictionary, a unit of a text.
fn is_read_at(condition: &Term, number: &Term) -> bool {
    subterms(condition).into_iter().any(|term| reads_at(term).is_some_and(|index| subterms(index).contains(&number)))
}

/// The index that a term reads at.
pub fn reads_at(term: &Term) -> Option<&Term> {
    match term.kind() {
        TermKind::Apply(Op::Select, parts) if *parts[1].sort() == Sort::Int => Some(&parts[1]),
        TermKind::Apply(Op::Function(function), parts) => match Symbol::of(function)? {
            Symbol::Seq(SeqSymbol::Get) | Symbol::Dict(DictSymbol::At) | Symbol::Text(TextSymbol::Unit) => {
                Some(&parts[1])
            }
            _ => None,
        },
        _ => None,
    }
}

/// What lets a prover find positions: each read there.
fn triggers(formula: &Term, variable: &Var) -> Vec<Vec<Term>> {
    let number = variable.term();
    let reads = subterms(formula).into_iter().filter(|term| reads_at(term) == Some(&number));
    let mut triggers: Vec<Vec<Term>> = reads.map(|read| vec![read.clone()]).collect();
    triggers.sort();
    triggers
}

/// A term with another one in place of a part.
pub fn replaced(term: &Term, part: &Term, by: &Term) -> Term {
    if let TermKind::Var(variable) = part.kind() {
        return logic::transform::substitute(term, &std::collections::HashMap::from([(variable.clone(), by.clone())]));
    }
    Rewriter::applications(|op, parts| {
        let built = logic::transform::rebuild(op, parts.to_vec());
        (built == *part).then(|| by.clone())
    })
    .rewrite(term)
}

/// What a position is compared with, by a comparison of it and something else.
fn bound(comparison: &Term) -> Option<Term> {
    let parts = comparison.children();
    let x = position().term();
    let other = match parts {
        [left, right] if *left == x => right,
        [left, right] if *right == x => left,
        _ => return None,
    };
    (!matches!(other.kind(), TermKind::Int(_))).then(|| other.clone())
}
