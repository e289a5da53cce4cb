//! What is left of invariants when those are gone that others say, or that hold anyway.

use super::terms::is_position;
use engines::deductive::found::OLD;
use ir::vocabulary::{ArithmeticSymbol, DictSymbol, HeapSymbol, SeqSymbol, Symbol, TextSymbol};
use logic::build::{eq, int, le, ne};
use logic::transform::Rewriter;
use logic::{Op, Sort, Term, TermKind};
use std::collections::{BTreeMap, BTreeSet};
use vcgen::guesses::linear::{Form, Linear};

/// The parts of conjunctions, each once, without those that weaker bounds, other facts or the types of numbers say.
pub fn minimal(formulas: &[Term]) -> Vec<Term> {
    let mut facts = Facts::default();
    let mut beginning = Rewriter::applications(beginning);
    formulas.iter().for_each(|formula| facts.add(&beginning.rewrite(formula)));
    facts.unguard();
    facts.list()
}

/// A `for` over elements begins with the first.
fn beginning(op: &Op, parts: &[Term]) -> Option<Term> {
    let [map, object] = parts else { return None };
    let TermKind::Apply(Op::Function(function), old) = map.kind() else { return None };
    let is_old = *op == Op::Select && &*function.name == OLD;
    (is_old && is_position(&Term::apply(Op::Select, vec![old[0].clone(), object.clone()]))).then(|| int(0))
}

/// What holds of any number of these: how long something is, and where a loop over elements stands, is not negative.
pub fn natural(formulas: &[Term]) -> Vec<Term> {
    let (mut found, mut open) = (BTreeSet::new(), Vec::from_iter(formulas));
    while let Some(term) = open.pop() {
        if is_length(term) {
            found.insert(le(int(0), term.clone()));
        }
        open.extend(term.children());
    }
    found.into_iter().collect()
}

fn is_length(term: &Term) -> bool {
    if is_position(term) {
        return true;
    }
    let TermKind::Apply(Op::Function(function), _) = term.kind() else { return false };
    matches!(
        Symbol::of(function),
        Some(
            Symbol::Heap(HeapSymbol::Length)
                | Symbol::Text(TextSymbol::Length)
                | Symbol::Seq(SeqSymbol::Size)
                | Symbol::Dict(DictSymbol::Size)
        )
    )
}

/// Formulas in which numbers do not overflow: people write `n - 1` and not `(int) (n - 1)`. Whoever uses them shows that they hold.
pub fn without_overflow(formulas: &[Term]) -> Vec<Term> {
    let simpler = |op: &Op, parts: &[Term]| match op {
        Op::Function(function) => match Symbol::of(function) {
            Some(Symbol::Arithmetic(ArithmeticSymbol::Wrap32 | ArithmeticSymbol::Wrap64)) => Some(parts[0].clone()),
            _ => None,
        },
        _ => None,
    };
    formulas.iter().map(|formula| Rewriter::applications(simpler).rewrite(formula)).collect()
}

/// The bounds of a sum, and numbers that it is not.
#[derive(Default)]
struct Bounds {
    least: Option<i128>,
    most: Option<i128>,
    not: BTreeSet<i128>,
}

#[derive(Default)]
struct Facts {
    /// Sums in the order in which they were first heard of.
    order: Vec<Fact>,
    bounds: BTreeMap<Form, Bounds>,
}

enum Fact {
    Sum(Form),
    Other(Term),
}

impl Facts {
    fn add(&mut self, formula: &Term) {
        match formula.kind() {
            TermKind::Bool(true) => {}
            TermKind::Apply(Op::And, parts) => parts.iter().for_each(|part| self.add(part)),
            TermKind::Apply(Op::Le, parts) => self.at_most(&parts[0], &parts[1], 0, formula),
            TermKind::Apply(Op::Lt, parts) => self.at_most(&parts[0], &parts[1], -1, formula),
            TermKind::Apply(Op::Eq, parts) if *parts[0].sort() == Sort::Int => {
                self.at_most(&parts[0], &parts[1], 0, formula);
                self.at_most(&parts[1], &parts[0], 0, formula);
            }
            TermKind::Apply(Op::Not, parts) => match parts[0].kind() {
                TermKind::Apply(Op::Le, parts) => self.at_most(&parts[1], &parts[0], -1, formula),
                TermKind::Apply(Op::Lt, parts) => self.at_most(&parts[1], &parts[0], 0, formula),
                TermKind::Apply(Op::Eq, parts) if *parts[0].sort() == Sort::Int => {
                    self.not_equal(&parts[0], &parts[1], formula);
                }
                _ => self.other(formula),
            },
            _ => self.other(formula),
        }
    }

    fn other(&mut self, formula: &Term) {
        if !self.order.iter().any(|fact| matches!(fact, Fact::Other(known) if known == formula)) {
            self.order.push(Fact::Other(formula.clone()));
        }
    }

    /// The sum that the difference of two numbers is, with the number in it, and whether it was turned.
    fn difference(&mut self, left: &Term, right: &Term, formula: &Term) -> Option<(Form, i128, bool)> {
        let difference = Linear::of(left).zip(Linear::of(right)).and_then(|(left, right)| left.plus(&right, -1));
        let Some((form, constant, is_turned)) = difference.map(Linear::parted) else {
            self.other(formula);
            return None;
        };
        if form.is_empty() {
            return None;
        }
        if !self.bounds.contains_key(&form) {
            self.order.push(Fact::Sum(form.clone()));
        }
        Some((form, constant, is_turned))
    }

    /// `left - right <= most`
    fn at_most(&mut self, left: &Term, right: &Term, most: i128, formula: &Term) {
        let Some((form, constant, is_turned)) = self.difference(left, right, formula) else { return };
        let known = self.bounds.entry(form).or_default();
        match is_turned {
            false => known.most = Some(known.most.map_or(most - constant, |other| other.min(most - constant))),
            true => known.least = Some(known.least.map_or(constant - most, |other| other.max(constant - most))),
        }
    }

    fn not_equal(&mut self, left: &Term, right: &Term, formula: &Term) {
        let Some((form, constant, is_turned)) = self.difference(left, right, formula) else { return };
        let number = if is_turned { constant } else { -constant };
        self.bounds.entry(form).or_default().not.insert(number);
    }

    /// What is said where something is not null is said without that, if it never is null.
    fn unguard(&mut self) {
        let known: BTreeSet<Term> = self.order.iter().filter_map(not_null).collect();
        let guarded: Vec<Term> = self.order.iter().filter_map(|fact| without_guards(fact, &known)).collect();
        self.order.retain(|fact| without_guards(fact, &known).is_none());
        guarded.iter().for_each(|formula| self.add(formula));
    }

    fn list(self) -> Vec<Term> {
        let mut list = Vec::new();
        for fact in self.order {
            match fact {
                Fact::Other(formula) => list.push(formula),
                Fact::Sum(form) => list.extend(self.bounds.get(&form).into_iter().flat_map(|it| it.facts(&form))),
            }
        }
        list
    }
}

fn not_null(fact: &Fact) -> Option<Term> {
    let Fact::Other(formula) = fact else { return None };
    match formula.kind() {
        TermKind::Apply(Op::Not, parts) if *parts[0].sort() == Sort::Bool => Some(parts[0].clone()),
        _ => None,
    }
}

/// A disjunction without what is known to be false; `None` if nothing of it is.
fn without_guards(fact: &Fact, known: &BTreeSet<Term>) -> Option<Term> {
    let Fact::Other(formula) = fact else { return None };
    let TermKind::Apply(Op::Or, parts) = formula.kind() else { return None };
    let left: Vec<Term> = parts.iter().filter(|part| !known.contains(part)).cloned().collect();
    (left.len() < parts.len()).then(|| logic::build::or(left))
}

impl Bounds {
    fn facts(&self, form: &Form) -> Vec<Term> {
        // How long something is, is not negative; and no number is beyond its type.
        let is_natural = form.is_one() && form.terms().all(is_length);
        let is_beyond =
            |number: i128| form.is_one() && (number <= i128::from(i32::MIN) || number >= i128::from(i32::MAX));
        let least = self.least.filter(|least| !(is_beyond(*least) || is_natural && *least <= 0));
        let most = self.most.filter(|most| !is_beyond(*most));
        if let (Some(least), Some(most)) = (self.least, self.most)
            && least == most
        {
            return vec![equal(form, least)];
        }
        let mut facts: Vec<Term> = least.map(|least| form.at_least(least)).into_iter().collect();
        facts.extend(most.map(|most| form.at_most(most)));
        let is_open = |number: &&i128| {
            self.least.is_none_or(|least| least <= **number) && self.most.is_none_or(|most| **number <= most)
        };
        facts.extend(self.not.iter().filter(is_open).map(|number| differs(form, *number)));
        facts
    }
}

/// The two sides of what a bound compares.
fn sides(form: &Form, number: i128) -> Option<(Term, Term)> {
    match form.at_most(number).kind() {
        TermKind::Apply(Op::Le, parts) => Some((parts[0].clone(), parts[1].clone())),
        _ => None,
    }
}

fn equal(form: &Form, number: i128) -> Term {
    sides(form, number).map_or_else(|| form.at_most(number), |(left, right)| eq(left, right))
}

fn differs(form: &Form, number: i128) -> Term {
    sides(form, number).map_or_else(|| form.at_most(number), |(left, right)| ne(left, right))
}

#[cfg(test)]
mod tests {
    use super::*;
    use ir::vocabulary::length;
    use logic::Var;
    use logic::build::{lt, not, or};

    fn shown(formulas: &[Term]) -> String {
        minimal(formulas).iter().map(Term::to_string).collect::<Vec<_>>().join("; ")
    }

    #[test]
    fn weaker_bounds_and_what_holds_anyway_go() {
        let (i, n) = (Var::new("i", Sort::Int).term(), Var::new("n", Sort::Int).term());
        let size = length(Var::new("a", Sort::Ref).term());
        assert_eq!(shown(&[le(i.clone(), n.clone()), lt(i.clone(), n.clone())]), "i + 1 <= n");
        assert_eq!(shown(&[le(int(0), size.clone()), le(i.clone(), size.clone())]), "i <= length(a)");
        assert_eq!(shown(&[le(int(0), i.clone()), le(int(-1), i.clone()), ne(i.clone(), int(-1))]), "0 <= i");
        assert_eq!(shown(&[le(n.clone(), i.clone()), not(lt(n.clone(), i.clone()))]), "i == n");
    }

    #[test]
    fn what_is_known_not_to_be_null_is_no_condition() {
        let array = Var::new("a", Sort::Ref).term();
        let is_null = eq(array.clone(), ir::vocabulary::null());
        let fits = le(Var::new("n", Sort::Int).term(), length(array));
        assert_eq!(shown(&[or([is_null.clone(), fits]), not(is_null)]), "a != null; n <= length(a)");
    }
}
