//! Guesses about all elements that a loop has come by, and about all keys of a dictionary: what is asked of one of them later, at a place that
//! another loop chooses, what is asked of the one at hand, and what is written there.

use super::What;
use super::asked::{Asked, LATER, mentions};
use ir::vocabulary::{DICT_GET, DICT_HAS, DICT_VALUE, DictSymbol, HeapSymbol, SeqSymbol, Symbol, TextSymbol};
use logic::build::{add, and, call, eq, implies, int, le, lt, not, sub};
use logic::transform::{Rewriter, free_variables};
use logic::{Op, Sort, Term, TermKind, Var};
use std::collections::{BTreeSet, HashSet};

/// So many formulas about an element are tried, with so many ranges, and so many guesses are made of a loop.
const MOST_BODIES: usize = 16;
const MOST_BOUNDS: usize = 3;
const MOST_DICTIONARIES: usize = 3;
const MOST: usize = 64;

/// The position that such a guess speaks of.
fn position() -> Var {
    Var::new("x%guess", Sort::Int)
}

/// The key that such a guess speaks of.
fn key() -> Var {
    Var::new("k%guess", Sort::Ref)
}

/// A number that the loop changes, and which way it is known to go.
#[derive(Clone)]
pub struct Counter {
    /// The number.
    pub number: Term,
    /// What it was where the loop began.
    pub before: Term,
    /// It never becomes less.
    pub ascends: bool,
    /// It never becomes more.
    pub descends: bool,
    /// What it is compared with and the loop does not change.
    pub ends: Vec<Term>,
}

/// What may hold of all elements up to one of these numbers, which the loop changes, or of all keys.
pub fn guess(asked: &Asked, counters: &[Counter], is_changed: &dyn Fn(&Term) -> bool) -> Vec<What> {
    let at_hand: Vec<Counter> = counters.iter().filter(|it| is_position(&it.number, asked)).cloned().collect();
    let mut found = Found { counters: at_hand, ..Found::default() };
    // What has to hold later comes first: that is what the loop is for.
    let all = || asked.conditions.iter().flat_map(|condition| parts(condition, asked));
    let is_later = |(part, _): &(Term, Source)| mentions(part, LATER);
    let (required, decided): (Vec<_>, Vec<_>) = all().partition(|(_, source)| *source == Source::Required);
    let (required_later, required_now): (Vec<_>, Vec<_>) = required.into_iter().partition(is_later);
    let (decided_later, decided_now): (Vec<_>, Vec<_>) = decided.into_iter().partition(is_later);
    required_later.iter().for_each(|(part, source)| found.look_at(part, *source));
    for (place, value) in &asked.written {
        found.look_at_written(place, value);
    }
    let others = required_now.iter().chain(&decided_later).chain(&decided_now);
    others.for_each(|(part, source)| found.look_at(part, *source));
    found.bounds.dedup();
    found.guesses(is_changed)
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

/// A condition, and what it is made of, each with where it comes from.
fn parts(condition: &Term, asked: &Asked) -> Vec<(Term, Source)> {
    let source = if asked.required.contains(condition) { Source::Required } else { Source::Decided };
    let (mut list, mut open) = (Vec::new(), vec![(condition.clone(), source)]);
    while let Some((term, source)) = open.pop() {
        match term.kind() {
            TermKind::Apply(Op::And, parts) => open.extend(parts.iter().map(|part| (part.clone(), source))),
            TermKind::Apply(Op::Or | Op::Implies, parts) => {
                open.extend(parts.iter().map(|part| (part.clone(), Source::Decided)));
            }
            TermKind::Apply(Op::Not, parts) if source == Source::Decided => {
                open.push((parts[0].clone(), source));
                continue;
            }
            TermKind::Apply(Op::Not, parts) => open.push((parts[0].clone(), Source::Denied)),
            _ => {}
        }
        if source != Source::Denied && is_telling(&term) {
            list.push((term, source));
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
    /// It has to hold.
    Required,
    /// It has to be false.
    Denied,
    /// It is decided whether it holds.
    Decided,
    /// It is made to hold.
    Written,
}

/// What was found to be said of a position or a key.
#[derive(Default)]
struct Found {
    counters: Vec<Counter>,
    /// Formulas over [`position`].
    of_positions: Vec<(Term, Source)>,
    /// Numbers that positions are compared with.
    bounds: Vec<Term>,
    /// Formulas over [`key`], each with the dictionary whose key it is.
    of_keys: Vec<(Term, Term)>,
    seen: HashSet<Term>,
}

impl Found {
    fn look_at(&mut self, condition: &Term, source: Source) {
        if mentions(condition, LATER) {
            let mut chosen = chosen_later(condition).into_iter();
            let (Some(first), None) = (chosen.next(), chosen.next()) else { return };
            if *first.sort() != Sort::Int {
                return;
            }
            self.note_keys(condition, &first);
            self.note_position(condition, &first, source);
        } else {
            for number in self.numbers().filter(|number| is_read_at(condition, number)).collect::<Vec<_>>() {
                self.note_position(condition, &number, source);
                self.note_keys(condition, &number);
            }
        }
    }

    fn numbers(&self) -> impl Iterator<Item = Term> {
        self.counters.iter().map(|counter| counter.number.clone())
    }

    fn look_at_written(&mut self, place: &Term, value: &Term) {
        let holds = if *value.sort() == Sort::Bool && matches!(value.kind(), TermKind::Bool(true)) {
            place.clone()
        } else {
            eq(place.clone(), value.clone())
        };
        if mentions(&holds, LATER) || place.sort() != value.sort() {
            return;
        }
        for number in self.numbers().filter(|number| is_read_at(place, number)).collect::<Vec<_>>() {
            self.note_written(&holds, &number, |found, formula| {
                found.note_position(&formula, &number, Source::Written)
            });
        }
        // An element behind the others is read at what was the size before.
        if let TermKind::Apply(Op::Function(function), parts) = place.kind() {
            match Symbol::of(function) {
                Some(Symbol::Seq(SeqSymbol::Get)) if self.numbers().any(|number| number == parts[1]) => {}
                Some(Symbol::Seq(SeqSymbol::Get)) => {
                    for number in self.numbers().collect::<Vec<_>>() {
                        let moved =
                            replaced(&replaced(&holds, &parts[1], &position().term()), &number, &position().term());
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

    /// What is written at one number from what stands at another one, which goes along with the first, or against it.
    fn note_written(&mut self, holds: &Term, number: &Term, mut note: impl FnMut(&mut Found, Term)) {
        let first = self.counters.iter().find(|counter| counter.number == *number).cloned();
        let other =
            self.counters.iter().find(|counter| counter.number != *number && is_read_at(holds, &counter.number));
        match (first, other.cloned()) {
            (Some(first), Some(other)) => {
                let along = sum(&other.before, number, &first.before);
                let against = sum(&other.before, &first.before, number);
                // Written in terms of what they were at first, the number itself is still at hand.
                for by in [along, against] {
                    note(self, replaced(holds, &other.number, &by));
                }
            }
            _ => note(self, holds.clone()),
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

    fn guesses(mut self, is_changed: &dyn Fn(&Term) -> bool) -> Vec<What> {
        let mut list = Vec::new();
        self.of_positions.truncate(MOST_BODIES);
        self.of_keys.truncate(MOST_BODIES);
        self.bounds.truncate(MOST_BOUNDS);
        for (formula, source) in &self.of_positions {
            let triggers = triggers(formula, &position());
            let opposite = not(formula.clone());
            let subjects: &[&Term] = match source {
                Source::Written | Source::Required => &[formula],
                Source::Decided | Source::Denied => &[formula, &opposite],
            };
            // A key that a dictionary gets is none that it has before.
            if *source == Source::Written && is_about_keys(formula) {
                for range in self.ahead() {
                    let (subject, triggers) = (opposite.clone(), triggers.clone());
                    let body = implies(and(range), opposite.clone());
                    list.push(What::ForAll { variable: position(), body, subject, triggers });
                }
            }
            for subject in subjects {
                for range in self.ranges(*source) {
                    let body = implies(and(range), (*subject).clone());
                    if is_changed(&body) {
                        let (subject, triggers) = ((*subject).clone(), triggers.clone());
                        list.push(What::ForAll { variable: position(), body, subject, triggers });
                    }
                }
            }
        }
        for (dictionary, formula) in &self.of_keys {
            let has = call(&DICT_HAS, vec![dictionary.clone(), key().term()]);
            let body = implies(has.clone(), formula.clone());
            if is_changed(&body) && has != *formula {
                let get = call(&DICT_GET, vec![dictionary.clone(), key().term()]);
                let (subject, triggers) = (formula.clone(), vec![vec![has], vec![get]]);
                list.push(What::ForAll { variable: key(), body, subject, triggers });
            }
        }
        for (one, other) in self.pairs_of_dictionaries() {
            let [has, also] = [one, other].map(|dictionary| call(&DICT_HAS, vec![dictionary, key().term()]));
            let (body, triggers) = (implies(has.clone(), also.clone()), vec![vec![has], vec![also.clone()]]);
            if is_changed(&body) {
                list.push(What::ForAll { variable: key(), body, subject: also, triggers });
            }
        }
        let mut seen = HashSet::new();
        list.retain(|guess| guess.formula().is_some_and(|formula| seen.insert(formula.clone())));
        list.truncate(MOST);
        list
    }

    /// The dictionaries that are put beside one another.
    fn pairs_of_dictionaries(&self) -> Vec<(Term, Term)> {
        let mut all: Vec<&Term> = Vec::new();
        for (dictionary, formula) in &self.of_keys {
            let read = subterms(formula).into_iter().filter_map(|term| match term.kind() {
                TermKind::Apply(Op::Function(function), parts) => match Symbol::of(function) {
                    Some(Symbol::Dict(DictSymbol::Get | DictSymbol::Has)) => Some(&parts[0]),
                    _ => None,
                },
                _ => None,
            });
            for dictionary in read.chain([dictionary]) {
                if !all.contains(&dictionary) {
                    all.push(dictionary);
                }
            }
        }
        all.truncate(MOST_DICTIONARIES);
        let pairs = all.iter().flat_map(|one| all.iter().map(move |other| (one, other)));
        pairs.filter(|(one, other)| one != other).map(|(one, other)| ((*one).clone(), (*other).clone())).collect()
    }

    /// The positions that the loop has not come to yet.
    fn ahead(&self) -> Vec<Vec<Term>> {
        let x = position().term();
        let ascending = self.counters.iter().filter(|counter| !counter.descends);
        let ahead = ascending.flat_map(|Counter { number, ends, .. }| {
            let x = &x;
            ends.iter().map(move |end| vec![le(number.clone(), x.clone()), lt(x.clone(), end.clone())])
        });
        ahead.collect()
    }

    /// The positions of which a formula may hold: those that the loop has come by, those that it has not come to yet, or all.
    fn ranges(&self, source: Source) -> Vec<Vec<Term>> {
        let x = position().term();
        let from_zero = |number: &Term| vec![le(int(0), x.clone()), lt(x.clone(), number.clone())];
        let mut list = Vec::new();
        for Counter { number, before, ascends, descends, .. } in &self.counters {
            let is_variable = matches!(number.kind(), TermKind::Var(_));
            if !descends {
                list.push(from_zero(number));
                if *ascends && is_variable {
                    list.push(vec![le(before.clone(), x.clone()), lt(x.clone(), number.clone())]);
                }
            } else if is_variable {
                list.push(vec![lt(number.clone(), x.clone()), le(x.clone(), before.clone())]);
                list.push(from_zero(&add(number.clone(), int(1))));
            }
            for bound in self.bounds.iter().filter(|bound| *bound != number && is_variable) {
                if *descends || source != Source::Written {
                    list.push(vec![lt(number.clone(), x.clone()), lt(x.clone(), bound.clone())]);
                }
                if *ascends && source != Source::Written {
                    list.push(vec![le(number.clone(), x.clone()), lt(x.clone(), bound.clone())]);
                }
            }
        }
        list.extend(self.bounds.iter().map(from_zero));
        list
    }
}

/// Whether a formula says that a dictionary has a key.
fn is_about_keys(formula: &Term) -> bool {
    match formula.kind() {
        TermKind::Apply(Op::Function(function), _) => Symbol::of(function) == Some(Symbol::Dict(DictSymbol::Has)),
        _ => false,
    }
}

/// `first + plus - minus`, in one way.
fn sum(first: &Term, plus: &Term, minus: &Term) -> Term {
    add(first.clone(), sub(plus.clone(), minus.clone()))
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
