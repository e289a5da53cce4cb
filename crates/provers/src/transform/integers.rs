//! Integers for provers that know none: sums get an order of their own, `<` becomes `<=`, and axioms say what else is
//! needed of the order, of sums and of the numbers that occur. Every axiom is true of the integers; they are not all that is.

use super::naming::{Scoped, roots, subterms};
use logic::build::{self, bool, int};
use logic::{Goal, Op, Sort, Term, TermKind, Var};
use std::collections::{BTreeMap, BTreeSet};

/// Of so many numbers each is compared with each other, of more only neighbours.
const FEW_NUMBERS: usize = 8;
/// Of more numbers that are added, nothing is said of the rest.
const MOST_SHIFTS: usize = 8;

/// The goal with ordered sums, and with the axioms of the integers in it.
pub(super) fn with_axioms(goal: Goal) -> Goal {
    let mut scoped = Scoped::new(|term: Term, _: &[Var]| ordered(term));
    let mut rewritten: Vec<Term> = roots(&goal).into_iter().map(|root| scoped.run(root)).collect();
    let conclusion = rewritten.pop().unwrap_or_else(|| goal.conclusion.clone());
    let mut goal = Goal { name: goal.name, hypotheses: rewritten, conclusion };
    let used = Used::of(&goal);
    goal.hypotheses.extend(used.axioms());
    goal
}

/// A sum of multiples of terms.
#[derive(Default)]
struct Linear {
    constant: i128,
    terms: BTreeMap<Term, i128>,
}

impl Linear {
    /// Nothing if a number does not fit 128 bits.
    fn of(term: &Term) -> Option<Linear> {
        let mut sum = Linear::default();
        sum.add(term, 1)?;
        sum.terms.retain(|_, factor| *factor != 0);
        Some(sum)
    }

    fn add(&mut self, term: &Term, factor: i128) -> Option<()> {
        match term.kind() {
            TermKind::Int(value) => self.constant = self.constant.checked_add(value.checked_mul(factor)?)?,
            TermKind::Apply(Op::Add, arguments) => {
                arguments.iter().try_for_each(|argument| self.add(argument, factor))?;
            }
            TermKind::Apply(Op::Sub, arguments) => {
                self.add(&arguments[0], factor)?;
                self.add(&arguments[1], factor.checked_neg()?)?;
            }
            TermKind::Apply(Op::Neg, arguments) => self.add(&arguments[0], factor.checked_neg()?)?,
            TermKind::Apply(Op::Mul, arguments) => match (arguments[0].kind(), arguments[1].kind()) {
                (TermKind::Int(value), _) => self.add(&arguments[1], factor.checked_mul(*value)?)?,
                (_, TermKind::Int(value)) => self.add(&arguments[0], factor.checked_mul(*value)?)?,
                _ => self.count(term, factor)?,
            },
            _ => self.count(term, factor)?,
        }
        Some(())
    }

    fn count(&mut self, term: &Term, factor: i128) -> Option<()> {
        let entry = self.terms.entry(term.clone()).or_default();
        *entry = entry.checked_add(factor)?;
        Some(())
    }

    /// The sum as a term: multiples in order, then the number.
    fn term(&self) -> Term {
        let multiple = |(term, factor): (&Term, &i128)| match factor {
            1 => term.clone(),
            -1 => Term::apply(Op::Neg, vec![term.clone()]),
            _ => Term::apply(Op::Mul, vec![int(*factor), term.clone()]),
        };
        let mut parts: Vec<Term> = self.terms.iter().map(multiple).collect();
        if self.constant != 0 || parts.is_empty() {
            parts.push(int(self.constant));
        }
        let sum = parts.into_iter().reduce(|left, right| Term::apply(Op::Add, vec![left, right]));
        sum.unwrap_or_else(|| int(0))
    }

    /// Two sums without negative parts that differ as the two terms do.
    fn sides(left: &Term, right: &Term) -> Option<(Term, Term)> {
        let mut difference = Linear::default();
        difference.add(left, 1)?;
        difference.add(right, -1)?;
        let (mut above, mut below) = (Linear::default(), Linear::default());
        for (term, factor) in difference.terms {
            match factor {
                1.. => drop(above.terms.insert(term, factor)),
                0 => {}
                _ => drop(below.terms.insert(term, factor.checked_neg()?)),
            }
        }
        match difference.constant {
            constant @ 0.. => above.constant = constant,
            constant => below.constant = constant.checked_neg()?,
        }
        Some((above.term(), below.term()))
    }
}

fn ordered(term: Term) -> Term {
    let TermKind::Apply(op, arguments) = term.kind() else { return term };
    match op {
        Op::Add | Op::Sub | Op::Neg | Op::Mul => Linear::of(&term).map_or(term, |sum| sum.term()),
        Op::Le => at_most(&arguments[0], &arguments[1]),
        Op::Lt => build::not(at_most(&arguments[1], &arguments[0])),
        Op::Eq if *arguments[0].sort() == Sort::Int => {
            let sides = Linear::sides(&arguments[0], &arguments[1]);
            sides.map_or_else(|| term.clone(), |(left, right)| build::eq(left, right))
        }
        _ => term,
    }
}

fn at_most(left: &Term, right: &Term) -> Term {
    match Linear::sides(left, right) {
        Some((left, right)) if left == right => bool(true),
        Some((left, right)) => build::le(left, right),
        None => Term::apply(Op::Le, vec![left.clone(), right.clone()]),
    }
}

/// What a goal uses of the integers.
#[derive(Default)]
struct Used {
    numbers: BTreeSet<i128>,
    /// Numbers that are added to something.
    shifts: BTreeSet<i128>,
    has_order: bool,
    /// Whether there are sums of what are no numbers.
    has_sums: bool,
    has_negatives: bool,
    has_products: bool,
    has_integers: bool,
}

impl Used {
    fn of(goal: &Goal) -> Used {
        let mut used = Used::default();
        for term in subterms(goal) {
            used.has_integers |= *term.sort() == Sort::Int;
            match term.kind() {
                TermKind::Int(value) => drop(used.numbers.insert(*value)),
                TermKind::Apply(Op::Le | Op::Lt, _) => used.has_order = true,
                TermKind::Apply(Op::Add, arguments) => {
                    let shift = arguments.last().and_then(number);
                    used.has_sums |= shift.is_none() || arguments.len() != 2;
                    used.shifts.extend(shift);
                }
                TermKind::Apply(Op::Neg | Op::Sub, _) => used.has_negatives = true,
                TermKind::Apply(Op::Mul, _) => used.has_products = true,
                _ => {}
            }
        }
        used
    }

    fn axioms(mut self) -> Vec<Term> {
        if !self.has_integers {
            return Vec::new();
        }
        if !(self.has_order || self.has_sums || self.has_negatives || self.has_products) && self.shifts.is_empty() {
            let numbers = self.numbers.iter().map(|value| int(*value)).collect();
            return if self.numbers.len() > 1 { vec![build::distinct(numbers)] } else { Vec::new() };
        }
        let mut axioms = order();
        self.numbers.insert(0);
        if self.has_sums || self.has_negatives {
            self.numbers.insert(1);
            axioms.extend(sums());
        }
        axioms.extend(self.shifted());
        if self.has_negatives {
            let x = variable("x");
            let zero = sum(&x.term(), &Term::apply(Op::Neg, vec![x.term()]));
            axioms.push(build::forall(vec![x], Term::apply(Op::Eq, vec![zero, int(0)])));
        }
        if self.has_products {
            axioms.extend(products());
        }
        axioms.extend(self.order_of_numbers());
        axioms
    }

    /// The numbers that occur, in their order.
    fn order_of_numbers(&self) -> Vec<Term> {
        let numbers: Vec<i128> = self.numbers.iter().copied().collect();
        let mut axioms = Vec::new();
        for (index, smaller) in numbers.iter().enumerate() {
            let reach = if numbers.len() <= FEW_NUMBERS { numbers.len() } else { 1 };
            for larger in numbers.iter().skip(index + 1).take(reach) {
                axioms.push(at_most_raw(int(*smaller), int(*larger)));
                axioms.push(build::not(at_most_raw(int(*larger), int(*smaller))));
            }
            // There is nothing between a number and the next.
            if smaller.checked_add(1).is_some_and(|next| self.numbers.contains(&next)) {
                let x = variable("x");
                let cases = [at_most_raw(x.term(), int(*smaller)), at_most_raw(int(smaller + 1), x.term())];
                axioms.push(build::forall(vec![x], build::or(cases)));
            }
        }
        axioms
    }

    /// What adding a number does: it keeps the order, one after the other add up, and nothing lies between a number and the next.
    /// That needs neither that sums commute nor that they associate, which provers must search through.
    fn shifted(&self) -> Vec<Term> {
        let (variables, x, y, _) = three();
        let (one, two) = (variables[..1].to_vec(), variables[..2].to_vec());
        let shifts: Vec<i128> = self.shifts.iter().copied().filter(|shift| *shift != 0).take(MOST_SHIFTS).collect();
        let plus = |term: &Term, shift: i128| if shift == 0 { term.clone() } else { sum(term, &int(shift)) };
        let mut axioms = Vec::new();
        for &shift in &shifts {
            let (low, high) = if shift > 0 { (x.clone(), plus(&x, shift)) } else { (plus(&x, shift), x.clone()) };
            axioms.push(build::forall(one.clone(), build::not(at_most_raw(high, low))));
            let kept = at_most_raw(plus(&x, shift), plus(&y, shift));
            axioms.push(build::forall(two.clone(), equal(at_most_raw(x.clone(), y.clone()), kept)));
            let beyond = build::not(at_most_raw(x.clone(), y.clone()));
            match shift {
                1 => axioms.push(build::forall(two.clone(), equal(beyond, at_most_raw(plus(&y, 1), x.clone())))),
                -1 => axioms.push(build::forall(two.clone(), equal(beyond, at_most_raw(y.clone(), plus(&x, -1))))),
                _ => {}
            }
            let total = |first: i128| first.checked_add(shift);
            for first in shifts.iter().copied() {
                if let Some(total) = total(first).filter(|total| *total == 0 || self.shifts.contains(total)) {
                    let both = plus(&plus(&x, first), shift);
                    axioms.push(build::forall(one.clone(), equal(both, plus(&x, total))));
                }
            }
            for first in self.numbers.iter().copied() {
                if let Some(total) = total(first).filter(|total| self.numbers.contains(total)) {
                    axioms.push(equal(plus(&int(first), shift), int(total)));
                }
            }
        }
        axioms
    }
}

fn number(term: &Term) -> Option<i128> {
    match term.kind() {
        TermKind::Int(value) => Some(*value),
        _ => None,
    }
}

fn variable(name: &str) -> Var {
    Var::new(format!("int!{name}"), Sort::Int)
}

fn at_most_raw(left: Term, right: Term) -> Term {
    Term::apply(Op::Le, vec![left, right])
}

fn sum(left: &Term, right: &Term) -> Term {
    Term::apply(Op::Add, vec![left.clone(), right.clone()])
}

fn equal(left: Term, right: Term) -> Term {
    Term::apply(Op::Eq, vec![left, right])
}

fn three() -> (Vec<Var>, Term, Term, Term) {
    let variables = [variable("x"), variable("y"), variable("z")];
    let [x, y, z] = variables.each_ref().map(Var::term);
    (variables.to_vec(), x, y, z)
}

/// A total order.
fn order() -> Vec<Term> {
    let (variables, x, y, z) = three();
    let two = variables[..2].to_vec();
    let le = |left: &Term, right: &Term| at_most_raw(left.clone(), right.clone());
    vec![
        build::forall(variables[..1].to_vec(), le(&x, &x)),
        build::forall(variables, build::implies(build::and([le(&x, &y), le(&y, &z)]), le(&x, &z))),
        build::forall(two.clone(), build::implies(build::and([le(&x, &y), le(&y, &x)]), equal(x.clone(), y.clone()))),
        build::forall(two, build::or([le(&x, &y), le(&y, &x)])),
    ]
}

/// A group that goes with the order, in which nothing lies between a number and the next.
fn sums() -> Vec<Term> {
    let (variables, x, y, z) = three();
    let two = variables[..2].to_vec();
    let le = |left: &Term, right: &Term| at_most_raw(left.clone(), right.clone());
    let next = sum(&y, &int(1));
    vec![
        build::forall(two.clone(), equal(sum(&x, &y), sum(&y, &x))),
        build::forall(variables.clone(), equal(sum(&sum(&x, &y), &z), sum(&x, &sum(&y, &z)))),
        build::forall(variables[..1].to_vec(), equal(sum(&x, &int(0)), x.clone())),
        build::forall(variables, equal(le(&x, &y), le(&sum(&x, &z), &sum(&y, &z)))),
        build::forall(two.clone(), equal(build::not(le(&x, &y)), le(&next, &x))),
    ]
}

fn products() -> Vec<Term> {
    let (variables, x, y, _) = three();
    let product = |left: &Term, right: &Term| Term::apply(Op::Mul, vec![left.clone(), right.clone()]);
    let one = variables[..1].to_vec();
    vec![
        build::forall(variables[..2].to_vec(), equal(product(&x, &y), product(&y, &x))),
        build::forall(one.clone(), equal(product(&int(0), &x), int(0))),
        build::forall(one, equal(product(&int(2), &x), sum(&x, &x))),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;
    use logic::build::{add, eq, lt, sub};

    fn conclusion(formula: Term) -> String {
        with_axioms(Goal { name: String::new(), hypotheses: vec![], conclusion: formula }).conclusion.to_string()
    }

    #[test]
    fn both_sides_are_sums_without_negative_parts() {
        let (i, n) = (Var::new("i", Sort::Int).term(), Var::new("n", Sort::Int).term());
        assert_eq!(conclusion(lt(i.clone(), sub(n.clone(), int(1)))), "!(n <= i + 1)");
        assert_eq!(conclusion(eq(sub(i.clone(), n.clone()), int(-3))), "i + 3 == n");
        assert_eq!(conclusion(lt(add(i.clone(), int(1)), add(int(1), i))), "false");
        assert_eq!(conclusion(lt(n.clone(), n)), "false");
    }

    #[test]
    fn what_does_not_fit_is_left_alone() {
        let x = Var::new("x", Sort::Int).term();
        let huge = add(add(x.clone(), int(i128::MAX)), int(i128::MAX));
        let formula = lt(huge, x);
        assert!(conclusion(formula).contains(&i128::MAX.to_string()));
    }

    #[test]
    fn goals_without_integers_get_no_axioms() {
        let goal = Goal { name: String::new(), hypotheses: vec![], conclusion: Var::new("p", Sort::Bool).term() };
        assert!(with_axioms(goal).hypotheses.is_empty());
    }
}
