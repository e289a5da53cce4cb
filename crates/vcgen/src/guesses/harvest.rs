//! What conditions are made of: sums that are compared with numbers, and everything else.

use super::ranges::subterms;
use flow::linear::{Form, Linear};
use ir::vocabulary::{HeapSymbol, SeqSymbol, Symbol, TextSymbol};
use logic::{Op, Sort, Term, TermKind};
use std::collections::{BTreeMap, BTreeSet, HashSet};

/// What is worth knowing, of all that is asked.
pub struct Harvest<'h> {
    /// Whether a part of a condition is.
    is_wanted: &'h dyn Fn(&Term) -> bool,
    /// Sums that are compared, with the numbers that they are compared with.
    pub forms: BTreeMap<Form, BTreeSet<i128>>,
    /// Everything else.
    pub formulas: Vec<Term>,
}

impl<'h> Harvest<'h> {
    /// Nothing has been asked yet.
    pub fn new(is_wanted: &'h dyn Fn(&Term) -> bool) -> Harvest<'h> {
        Harvest { is_wanted, forms: BTreeMap::new(), formulas: Vec::new() }
    }

    /// The parts of a condition that are not made of others.
    pub fn note(&mut self, condition: &Term) {
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
            _ => self.note_formula(condition),
        }
    }

    /// A condition as a whole.
    pub fn note_formula(&mut self, condition: &Term) {
        let is_wanted = || (self.is_wanted)(condition) && !has_fractions(condition);
        if *condition.sort() == Sort::Bool && !self.formulas.contains(condition) && is_wanted() {
            self.formulas.push(condition.clone());
        }
    }

    /// One number is compared with another: `left + more <= right`.
    pub fn compare(&mut self, left: &Term, right: &Term, more: i128) {
        let difference = Linear::of(left).zip(Linear::of(right)).and_then(|(left, right)| left.plus(&right, -1));
        let Some((form, constant, is_turned)) = difference.map(Linear::parted) else { return };
        if form.is_empty() || !(self.is_wanted)(&form.at_most(0)) {
            return;
        }
        let bound = if is_turned { constant + more } else { -constant - more };
        self.forms.entry(form).or_default().insert(bound);
    }

    /// The numbers in comparisons that are variables, fields, or how long something is.
    pub fn numbers(&self) -> Vec<Term> {
        let (mut seen, mut list) = (HashSet::new(), Vec::new());
        for term in self.forms.keys().flat_map(Form::terms).filter(|term| is_plain(term)) {
            if seen.insert(term.clone()) {
                list.push(term.clone());
            }
        }
        list
    }
}

/// Whether a formula computes with floating-point numbers, which takes provers long.
fn has_fractions(formula: &Term) -> bool {
    subterms(formula).iter().any(|part| matches!(part.sort(), Sort::Float32 | Sort::Float64))
}

/// Whether a number is a variable, a field, or how long something is.
pub fn is_plain(term: &Term) -> bool {
    match term.kind() {
        TermKind::Var(_) => true,
        TermKind::Apply(Op::Select, _) => true,
        // The length of what need not be there.
        TermKind::Apply(Op::Ite, parts) => {
            parts[1..].iter().all(|part| matches!(part.kind(), TermKind::Int(_)) || is_plain(part))
        }
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
