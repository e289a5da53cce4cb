//! Invariants of loops that nobody wrote, guessed from what the code asks in the loop and behind it. Nothing depends on a guess being true: whoever
//! uses it shows first that it holds where the loop begins and that each iteration keeps it.

mod asked;
mod linear;

use crate::graph::flat::Flat;
use crate::passes::loops::{Predecessors, changed_variables, headers, members, predecessors};
use asked::asked;
use base::arena::Id;
use ir::vocabulary::{HeapSymbol, SeqSymbol, Symbol, TextSymbol};
use ir::{BlockId, ObligationId};
use linear::{Form, Linear};
use logic::build::{add, eq, int, not, sub};
use logic::transform::{free_variables, substitute};
use logic::{Op, Sort, Term, TermKind, Var};
use std::collections::{BTreeMap, BTreeSet, HashSet};

/// A formula that may hold wherever an iteration of a loop begins.
#[derive(Clone, PartialEq, Debug)]
pub struct Guess {
    /// Where the loop begins.
    pub head: BlockId,
    /// The formula, over the state there, and over what variables were where the loop began ([`on_entry`]).
    pub formula: Term,
}

impl Guess {
    /// The variables of its own for what others were where the loop began, with these.
    pub fn entry_values(&self) -> Vec<(Var, Var)> {
        let mark = entry_mark(self.head);
        let kept = free_variables(&self.formula).into_iter().filter_map(|kept| {
            let name = kept.name.as_str().strip_suffix(mark.as_str())?;
            let variable = Var::new(name, kept.sort.clone());
            Some((kept, variable))
        });
        kept.collect()
    }
}

/// Whether guesses are to be shown or relied on.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Standing {
    /// They are asserted, and assumed behind that: an assertion that fails is an obligation of [`obligations`].
    Claimed,
    /// They have been shown.
    Shown,
}

/// The numbers of obligations from here on, below [`crate::BEYOND`], are for guesses.
const FIRST: u32 = u32::MAX - (1 << 20);

/// The obligations of a guess by its position: that it holds where the loop begins, and that an iteration keeps it.
pub fn obligations(position: usize) -> [ObligationId; 2] {
    [0, 1].map(|moment| ObligationId::from_index(FIRST as usize + 2 * position + moment))
}

/// The position of the guess that an obligation is about, if it is about one.
pub fn position(obligation: ObligationId) -> Option<usize> {
    let number = obligation.index().checked_sub(FIRST as usize)?;
    (obligation != *crate::BEYOND).then_some(number / 2)
}

/// What a variable was where a loop began.
pub fn on_entry(variable: &Var, head: BlockId) -> Var {
    Var::new(format!("{}{}", variable.name, entry_mark(head)), variable.sort.clone())
}

fn entry_mark(head: BlockId) -> String {
    format!("%entry{}", head.index())
}

/// So many guesses are made for one loop, and for all.
const MOST_OF_LOOP: usize = 160;
const MOST: usize = 600;

/// So many variables that a loop changes are put beside one another, and so many terms that it does not change beside each.
const MOST_VARIABLES: usize = 6;
const MOST_BOUNDS: usize = 5;

/// The guesses for all loops that have no invariants.
pub fn guess(flat: &Flat) -> Vec<Guess> {
    let predecessors = predecessors(flat);
    let mut guesses = Vec::new();
    for head in headers(flat) {
        let Some(header) = flat.blocks[head].header.as_ref().filter(|header| header.invariants.is_empty()) else {
            continue;
        };
        let changed = changed_variables(flat, &members(&predecessors, head, header.latch));
        let mut around = Loop { flat, head, predecessors: &predecessors, changed, forms: BTreeMap::new(), formulas: Vec::new() };
        around.learn();
        let formulas = around.guesses();
        guesses.extend(formulas.into_iter().map(|formula| Guess { head, formula }));
        if guesses.len() > MOST {
            guesses.truncate(MOST);
            break;
        }
    }
    guesses
}

/// A loop, and what is asked of the state where its iterations begin.
struct Loop<'f> {
    flat: &'f Flat,
    head: BlockId,
    predecessors: &'f Predecessors,
    changed: BTreeSet<Var>,
    /// Sums that are compared, with the numbers that they are compared with.
    forms: BTreeMap<Form, BTreeSet<i128>>,
    /// Everything else.
    formulas: Vec<Term>,
}

impl Loop<'_> {
    fn learn(&mut self) {
        for condition in asked(self.flat, self.predecessors, self.head) {
            self.note(&condition);
        }
    }

    /// Whether the loop may change what a term is.
    fn is_changed(&self, term: &Term) -> bool {
        free_variables(term).iter().any(|variable| self.changed.contains(variable))
    }

    /// The parts of a condition that are not made of others.
    fn note(&mut self, condition: &Term) {
        match condition.kind() {
            TermKind::Apply(Op::Not | Op::And | Op::Or | Op::Implies, parts) => {
                parts.iter().for_each(|part| self.note(part));
            }
            TermKind::Apply(Op::Ite, parts) => parts.iter().for_each(|part| self.note(part)),
            TermKind::Apply(Op::Eq, parts) if *parts[0].sort() == Sort::Bool => {
                parts.iter().for_each(|part| self.note(part));
            }
            TermKind::Apply(op @ (Op::Le | Op::Lt | Op::Eq), parts) if *parts[0].sort() == Sort::Int => {
                self.compare(&parts[0], &parts[1], i128::from(*op == Op::Lt));
            }
            TermKind::Bool(_) => {}
            _ if *condition.sort() == Sort::Bool && self.is_changed(condition) => {
                if !self.formulas.contains(condition) {
                    self.formulas.push(condition.clone());
                }
            }
            _ => {}
        }
    }

    /// One number is compared with another: `left + more <= right`.
    fn compare(&mut self, left: &Term, right: &Term, more: i128) {
        let difference = Linear::of(left).zip(Linear::of(right)).and_then(|(left, right)| left.plus(&right, -1));
        if let Some(difference) = difference {
            self.compare_with(difference, more);
        }
    }

    fn compare_with(&mut self, difference: Linear, more: i128) {
        let (form, constant, is_turned) = difference.parted();
        if form.is_empty() || !form.terms().any(|term| self.is_changed(term)) {
            return;
        }
        let bound = if is_turned { constant + more } else { -constant - more };
        self.forms.entry(form).or_default().insert(bound);
    }

    /// The terms of comparisons.
    fn numbers(&self) -> Vec<Term> {
        let (mut seen, mut list) = (HashSet::new(), Vec::new());
        for term in self.forms.keys().flat_map(Form::terms) {
            if seen.insert(term.clone()) {
                list.push(term.clone());
            }
        }
        list
    }

    fn guesses(&mut self) -> Vec<Term> {
        let numbers = self.numbers();
        let (changing, stable): (Vec<Term>, Vec<Term>) = numbers.into_iter().partition(|term| self.is_changed(term));
        let changing: Vec<Term> = changing.into_iter().filter(is_plain).take(MOST_VARIABLES).collect();
        let stable: Vec<Term> = stable.into_iter().filter(is_plain).take(MOST_BOUNDS).collect();
        let mut related = Vec::new();
        for (at, number) in changing.iter().enumerate() {
            self.compare(number, &int(0), 0);
            let before = self.before(number);
            self.compare(number, &before, 0);
            for other in stable.iter().chain(&changing[at + 1..]) {
                self.compare(number, other, 0);
            }
            for other in &changing[at + 1..] {
                let others = self.before(other);
                let difference = eq(sub(number.clone(), other.clone()), sub(before.clone(), others.clone()));
                let sum = eq(
                    add(number.clone(), other.clone()),
                    add(before.clone(), others.clone()),
                );
                related.extend([difference, sum]);
            }
        }
        let mut list: Vec<Term> = Vec::new();
        for formula in &self.formulas {
            list.extend([formula.clone(), not(formula.clone())]);
        }
        for (form, numbers) in &self.forms {
            let near: BTreeSet<i128> = numbers.iter().flat_map(|number| [number - 1, *number, number + 1]).collect();
            list.extend(near.iter().flat_map(|number| [form.at_most(*number), form.at_least(*number)]));
        }
        list.extend(related);
        list.truncate(MOST_OF_LOOP);
        list
    }

    /// A term as it was where the loop began.
    fn before(&self, term: &Term) -> Term {
        let known = free_variables(term).into_iter().filter(|variable| self.changed.contains(variable));
        let known = known.map(|variable| {
            let before = on_entry(&variable, self.head).term();
            (variable, before)
        });
        substitute(term, &known.collect())
    }
}

/// Whether a number is a variable, a field, or how long something is.
fn is_plain(term: &Term) -> bool {
    match term.kind() {
        TermKind::Var(_) => true,
        TermKind::Apply(Op::Select, _) => true,
        TermKind::Apply(Op::Function(function), _) => matches!(
            Symbol::of(function),
            Some(
                Symbol::Heap(HeapSymbol::Length)
                    | Symbol::Text(TextSymbol::Length)
                    | Symbol::Seq(SeqSymbol::Size)
                    | Symbol::Dict(_)
            )
        ),
        _ => false,
    }
}
