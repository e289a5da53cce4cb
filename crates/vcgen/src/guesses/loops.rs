//! Guesses about loops.

use super::asked::{Asked, LATER, asked, copies, mentions};
use super::harvest::{Harvest, is_plain};
use super::ranges::{self, Counter, replaced, subterms};
use super::{Guess, What, elements, on_entry};
use crate::graph::flat::{Changed, Flat};
use crate::graph::order::order;
use crate::passes::loops::{changed_variables, headers, members, predecessors};
use ir::vocabulary::{DictSymbol, SeqSymbol, Symbol, TextSymbol};
use ir::{BlockId, Program};
use logic::build::{add, eq, int, le, mul, not, sub};
use logic::transform::{free_variables, substitute};
use logic::{Op, Sort, Term, TermKind, Var};
use std::collections::{BTreeSet, HashMap};

/// So many guesses are made for one loop, and for all.
const MOST_OF_LOOP: usize = 160;
const MOST: usize = 600;

/// So many variables that a loop changes are put beside one another, and so many terms that it does not change beside each.
const MOST_VARIABLES: usize = 6;
const MOST_BOUNDS: usize = 5;

/// So many pairs of counts and bounds are looked at, with so many conditions each.
const MOST_COUNTS: usize = 4;
const MOST_SO_FAR: usize = 12;

/// The guesses about variables and objects for all loops that have no invariants. What flow analysis knows where a loop begins is not guessed again.
pub fn guess(flat: &Flat, program: &Program) -> Vec<Guess> {
    guess_with(flat, program, None)
}

/// The guesses about all elements, with what is known of variables.
pub fn guess_elements(flat: &Flat, program: &Program, known: &[Guess]) -> Vec<Guess> {
    guess_with(flat, program, Some(known))
}

fn guess_with(flat: &Flat, program: &Program, known: Option<&[Guess]>) -> Vec<Guess> {
    let predecessors = predecessors(flat);
    let invariants = program.invariants.get();
    let copies = copies(flat);
    let mut guesses = Vec::new();
    for head in headers(flat) {
        let Some(header) = flat.blocks[head].header.as_ref().filter(|header| header.invariants.is_empty()) else {
            continue;
        };
        let members = members(&predecessors, head, header.latch);
        let changed = changed_variables(flat, &members);
        let of_elements = elements::so_far(flat, &members, &changed, &invariants);
        let looked_at = Loop { head, places: flat.places.get(&head), copies: &copies, changed };
        let asked = asked(flat, &predecessors, head, &copies);
        let is_touched = |formula: &Term| free_variables(formula).iter().any(|it| looked_at.changed.contains(it));
        let of_objects = invariants.iter().filter(|invariant| is_touched(&invariant.formula));
        let of_objects = of_objects.cloned().map(What::OfObjects);
        let others = of_elements.into_iter().chain(of_objects).filter(|_| known.is_none());
        let what = looked_at.guesses(&asked, known).into_iter().chain(others);
        let is_known = |what: &What| match what {
            What::Formula(formula) => flat.heads.as_ref().is_some_and(|heads| heads.entail(head, formula)),
            What::ForAll { .. } | What::Combination { .. } | What::OfObjects(_) => false,
        };
        guesses.extend(what.filter(|what| !is_known(what)).map(|what| Guess { head, what }));
        if guesses.len() > MOST {
            guesses.truncate(MOST);
            break;
        }
    }
    guesses
}

/// Where loops begin, in the order of execution: those in a loop behind it.
pub fn loops_in_order(flat: &Flat) -> Vec<BlockId> {
    let all: Vec<BlockId> = flat.blocks.ids().collect();
    let in_order = order(flat, flat.entry, &all).blocks;
    in_order.into_iter().filter(|head| flat.blocks[*head].header.is_some()).collect()
}

/// The loops without others around them in the order of execution, each with those in it.
pub fn nests(flat: &Flat) -> Vec<BTreeSet<BlockId>> {
    let predecessors = predecessors(flat);
    let mut nests: Vec<BTreeSet<BlockId>> = Vec::new();
    for head in loops_in_order(flat) {
        let Some(header) = &flat.blocks[head].header else { continue };
        if !nests.iter().any(|nest| nest.contains(&head)) {
            nests.push(members(&predecessors, head, header.latch));
        }
    }
    nests
}

/// A loop, and what it changes.
pub(super) struct Loop<'l> {
    pub head: BlockId,
    pub changed: BTreeSet<Var>,
    pub places: Option<&'l Changed>,
    pub copies: &'l HashMap<Var, Term>,
}

impl Loop<'_> {
    /// What may hold of variables; or of all elements, with what is known of variables.
    fn guesses(&self, asked: &Asked, known: Option<&[Guess]>) -> Vec<What> {
        let is_changed = |term: &Term| self.is_changed(term);
        let asked = &self.so_far(asked);
        let mut harvest = Harvest::new(&is_changed);
        for condition in asked.conditions.iter().filter(|condition| !mentions(condition, LATER)) {
            harvest.note(condition);
            if is_composed(condition) {
                harvest.note_formula(condition);
            }
        }
        let (mut changing, mut stable): (Vec<Term>, Vec<Term>) = harvest.numbers().into_iter().partition(is_changed);
        let mut add = |number: Term| {
            let list = if self.is_changed(&number) { &mut changing } else { &mut stable };
            if !list.contains(&number) {
                list.push(number);
            }
        };
        sizes(asked).into_iter().for_each(&mut add);
        if let Some(known) = known {
            let positions = changing.iter().filter(|number| !is_element(number));
            let counts = self.counts(asked);
            let ends = |number: &Term| {
                let own = counts.iter().filter(|(count, _)| count == number);
                own.map(|(_, end)| end.clone()).collect()
            };
            let counters: Vec<Counter> =
                positions.map(|number| Counter { ends: ends(number), ..self.counter(number, known) }).collect();
            return ranges::guess(asked, &counters, &is_changed);
        }
        changing.truncate(MOST_VARIABLES);
        stable.truncate(MOST_BOUNDS);
        let formulas = self.formulas(harvest, &changing, &stable).into_iter().map(What::Formula);
        formulas.take(MOST_OF_LOOP).collect()
    }

    /// Which way a number goes, as far as it is known.
    fn counter(&self, number: &Term, known: &[Guess]) -> Counter {
        let before = self.before(number);
        let is_known =
            |formula: Term| known.iter().any(|guess| guess.head == self.head && guess.what.formula() == Some(&formula));
        let ascends = is_known(le(before.clone(), number.clone()));
        let descends = is_known(le(number.clone(), before.clone()));
        Counter { number: number.clone(), before, ascends, descends, ends: Vec::new() }
    }

    /// What is asked, and what of it may hold of the part that has been done: where the loop counts up to a bound, the count in place of the bound.
    fn so_far(&self, asked: &Asked) -> Asked {
        let mut conditions = asked.conditions.clone();
        for (count, bound) in self.counts(asked) {
            let about_bound = asked.conditions.iter().filter(|condition| subterms(condition).contains(&&bound));
            let so_far = about_bound.map(|condition| replaced(condition, &bound, &count));
            conditions
                .extend(so_far.filter(|condition| !matches!(condition.kind(), TermKind::Bool(_))).take(MOST_SO_FAR));
        }
        Asked { conditions, required: asked.required.clone(), written: asked.written.clone() }
    }

    /// The numbers that the loop counts up, with the bounds that it compares them with.
    pub fn counts(&self, asked: &Asked) -> Vec<(Term, Term)> {
        let mut counts: Vec<(Term, Term)> = Vec::new();
        for condition in &asked.conditions {
            let TermKind::Apply(Op::Le | Op::Lt, parts) = condition.kind() else { continue };
            for (count, bound) in [(&parts[0], &parts[1]), (&parts[1], &parts[0])] {
                let is_count = is_plain(count) && !is_element(count) && self.is_changed(count);
                let is_bound = is_plain(bound) && !self.is_changed(bound);
                let pair = (count.clone(), bound.clone());
                if is_count && is_bound && !mentions(condition, LATER) && !counts.contains(&pair) {
                    counts.push(pair);
                }
            }
        }
        counts.truncate(MOST_COUNTS);
        counts
    }

    /// Whether a term speaks of something that the loop changes. Of maps only places count that it is known to update.
    pub fn is_changed(&self, term: &Term) -> bool {
        match term.kind() {
            TermKind::Var(variable) => self.changed.contains(variable),
            TermKind::Apply(Op::Select, parts) => {
                let places = match parts[0].kind() {
                    TermKind::Var(map) => self.places.and_then(|places| places.get(map)),
                    _ => None,
                };
                match places.filter(|places| !places.new_objects) {
                    Some(places) => {
                        let mut objects = places.objects.iter().map(|object| substitute(object, self.copies));
                        objects.any(|object| object == parts[1]) || self.is_changed(&parts[1])
                    }
                    None => parts.iter().any(|part| self.is_changed(part)),
                }
            }
            _ => term.children().iter().any(|part| self.is_changed(part)),
        }
    }

    /// A term as it was where the loop began.
    pub fn before(&self, term: &Term) -> Term {
        let known = free_variables(term).into_iter().filter(|variable| self.changed.contains(variable));
        let known = known.map(|variable| {
            let before = on_entry(&variable, self.head).term();
            (variable, before)
        });
        substitute(term, &known.collect())
    }

    fn formulas(&self, mut harvest: Harvest<'_>, changing: &[Term], stable: &[Term]) -> Vec<Term> {
        let mut related = Vec::new();
        for (at, number) in changing.iter().enumerate() {
            harvest.compare(number, &int(0), 0);
            let earlier = self.before(number);
            harvest.compare(number, &earlier, 0);
            for other in stable.iter().chain(&changing[at + 1..]) {
                harvest.compare(number, other, 0);
            }
            for other in &changing[at + 1..] {
                let others = self.before(other);
                related.push(eq(sub(number.clone(), other.clone()), sub(earlier.clone(), others.clone())));
                related.push(eq(add(number.clone(), other.clone()), add(earlier.clone(), others.clone())));
                // One grows no faster than the other.
                let (left, right) = (add(number.clone(), others.clone()), add(other.clone(), earlier.clone()));
                related.push(le(left.clone(), right.clone()));
                related.push(le(right, left));
            }
        }
        related.extend(self.sums(changing));
        related.extend(self.products(changing));
        let mut list: Vec<Term> = Vec::new();
        for formula in &harvest.formulas {
            list.extend([formula.clone(), not(formula.clone())]);
        }
        for (form, numbers) in &harvest.forms {
            let near: BTreeSet<i128> = numbers.iter().flat_map(|number| [number - 1, *number, number + 1]).collect();
            list.extend(near.iter().flat_map(|number| [form.at_most(*number), form.at_least(*number)]));
        }
        list.extend(related);
        list
    }

    /// A number grows by an `int` at most whenever another one grows by one.
    fn products(&self, changing: &[Term]) -> Vec<Term> {
        let variables = || changing.iter().filter(|number| matches!(number.kind(), TermKind::Var(_)));
        let mut list = Vec::new();
        for sum in variables() {
            for count in changing.iter().filter(|count| *count != sum) {
                let steps = sub(count.clone(), self.before(count));
                let most = mul(int(1_i128 << 31), steps);
                list.push(le(sum.clone(), add(self.before(sum), most.clone())));
                list.push(le(self.before(sum), add(sum.clone(), most)));
            }
        }
        list
    }

    /// Two numbers grow together as fast as a third.
    fn sums(&self, changing: &[Term]) -> Vec<Term> {
        let mut list = Vec::new();
        for (at, one) in changing.iter().enumerate() {
            for (beside, other) in changing.iter().enumerate().skip(at + 1) {
                for (_, third) in changing.iter().enumerate().filter(|(third, _)| *third != at && *third != beside) {
                    let now = sub(add(one.clone(), other.clone()), third.clone());
                    let then = sub(add(self.before(one), self.before(other)), self.before(third));
                    list.push(eq(now, then));
                }
            }
        }
        list
    }
}

/// Whether a condition is made of others in a way that matters as a whole.
fn is_composed(condition: &Term) -> bool {
    match condition.kind() {
        TermKind::Apply(Op::Or | Op::Implies | Op::Ite, _) => true,
        TermKind::Apply(Op::Eq, parts) => *parts[0].sort() == Sort::Bool,
        TermKind::Apply(Op::Not, parts) => is_composed(&parts[0]),
        _ => false,
    }
}

/// How large the arrays, texts, sequences and dictionaries are of which something is asked, or that are written.
fn sizes(asked: &Asked) -> Vec<Term> {
    let is_size = |term: &Term| match term.kind() {
        TermKind::Apply(Op::Ite, _) => *term.sort() == Sort::Int,
        TermKind::Apply(Op::Function(function), _) => matches!(
            Symbol::of(function),
            Some(Symbol::Seq(SeqSymbol::Size) | Symbol::Text(TextSymbol::Length) | Symbol::Dict(DictSymbol::Size))
        ),
        _ => false,
    };
    let written = asked.written.iter().flat_map(|(place, value)| [place, value]);
    let mut found: Vec<Term> = Vec::new();
    for term in asked.conditions.iter().chain(written).flat_map(subterms) {
        if is_size(term) && is_plain(term) && !mentions(term, LATER) && !found.contains(term) {
            found.push(term.clone());
        }
    }
    found
}

/// Whether a number is an element of an array.
fn is_element(number: &Term) -> bool {
    match number.kind() {
        TermKind::Apply(Op::Select, parts) => !matches!(parts[0].kind(), TermKind::Var(_)),
        _ => false,
    }
}
