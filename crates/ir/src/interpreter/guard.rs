//! What a formula says about the integer variables of its quantifier, as cases of linear constraints, so that
//! only finitely many instances need to be looked at.
//!
//! The one property that matters: in an instance that meets no case the formula surely has the other truth value,
//! whatever values the undefined parts of it were given. A part that is not understood gives one case without
//! constraints.

use super::arithmetic::{Arithmetic, Builtin};
use super::expression::Expression;
use super::value::Value;
use logic::{Sort, Var};

/// `Σ coefficient · variable + Σ coefficient · term + literal <= 0`
#[derive(Clone, Debug, Default)]
pub struct Linear {
    /// The quantifier's own integer variables, by position among all bound ones.
    pub variables: Vec<(u32, i128)>,
    /// Terms that are evaluated once the variables in [`Linear::needs`] have values.
    pub terms: Vec<(i128, Expression)>,
    /// The constant.
    pub literal: i128,
    /// The quantifier's own variables that the terms mention.
    pub needs: Vec<u32>,
}

/// More cases than this are not told apart.
const MOST_CASES: usize = 81;

type Case = Vec<Linear>;

/// The cases under which the formula may have this truth value. The quantifier's variables are given with the
/// position of the first among all bound ones.
pub fn cases(formula: &Expression, truth: bool, first: u32, variables: &[Var]) -> Vec<Case> {
    Analysis { first, variables }.cases(formula, truth)
}

/// The bound variables from this position on that a term mentions, those that are bound inside it among them:
/// nobody waits for those, as they come behind the quantifier's own.
pub fn own_variables(term: &Expression, first: u32) -> Vec<u32> {
    let mut own = Vec::new();
    collect(term, &|position| position >= first, &mut own);
    own
}

fn collect(term: &Expression, wanted: &dyn Fn(u32) -> bool, found: &mut Vec<u32>) {
    match term {
        Expression::Bound(position) if wanted(*position) && !found.contains(position) => found.push(*position),
        _ => term.children().into_iter().for_each(|child| collect(child, wanted, found)),
    }
}

struct Analysis<'a> {
    first: u32,
    variables: &'a [Var],
}

/// A way to read a term: under these constraints it equals this linear form.
#[derive(Clone)]
struct Reading {
    case: Case,
    form: Linear,
}

fn product(left: Vec<Case>, right: Vec<Case>) -> Vec<Case> {
    if left.len() * right.len() > MOST_CASES {
        return left;
    }
    left.iter().flat_map(|case| right.iter().map(move |other| [case.as_slice(), other].concat())).collect()
}

impl Analysis<'_> {
    fn all(&self, conjuncts: &[Expression], truth: bool) -> Vec<Case> {
        conjuncts.iter().fold(vec![Vec::new()], |cases, conjunct| product(cases, self.cases(conjunct, truth)))
    }

    fn any(&self, disjuncts: &[Expression], truth: bool) -> Vec<Case> {
        let cases: Vec<Case> = disjuncts.iter().flat_map(|disjunct| self.cases(disjunct, truth)).collect();
        if cases.len() > MOST_CASES { vec![Vec::new()] } else { cases }
    }

    /// The cases under which the formula may have this truth value.
    fn cases(&self, formula: &Expression, truth: bool) -> Vec<Case> {
        match formula {
            Expression::Constant(Value::Bool(value)) => {
                if *value == truth {
                    vec![Vec::new()]
                } else {
                    Vec::new()
                }
            }
            Expression::Not(inner) => self.cases(inner, !truth),
            Expression::And(parts) if truth => self.all(parts, true),
            Expression::And(parts) => self.any(parts, false),
            Expression::Or(parts) if truth => self.any(parts, true),
            Expression::Or(parts) => self.all(parts, false),
            Expression::Implies(pair) => {
                let premise = self.cases(&pair[0], !truth);
                let conclusion = self.cases(&pair[1], truth);
                if truth { [premise, conclusion].concat() } else { product(premise, conclusion) }
            }
            Expression::AtMost(pair) if truth => self.compare(&pair[0], &pair[1], 0),
            Expression::AtMost(pair) => self.compare(&pair[1], &pair[0], 1),
            Expression::Less(pair) if truth => self.compare(&pair[0], &pair[1], 1),
            Expression::Less(pair) => self.compare(&pair[1], &pair[0], 0),
            Expression::EqualInts(pair) if truth => {
                product(self.compare(&pair[0], &pair[1], 0), self.compare(&pair[1], &pair[0], 0))
            }
            _ => vec![Vec::new()],
        }
    }

    /// The cases of `left + strict <= right`.
    fn compare(&self, left: &Expression, right: &Expression, strict: i128) -> Vec<Case> {
        let (left, right) = (self.readings(left), self.readings(right));
        let mut cases = Vec::new();
        for left in &left {
            for right in &right {
                let mut case = [left.case.as_slice(), &right.case].concat();
                if let Some(mut form) = combine(&left.form, &right.form, -1)
                    && let Some(literal) = form.literal.checked_add(strict)
                {
                    form.literal = literal;
                    case.push(form);
                }
                cases.push(case);
            }
        }
        if cases.len() > MOST_CASES { vec![Vec::new()] } else { cases }
    }

    fn own(&self, position: u32) -> Option<&Var> {
        self.variables.get(position.checked_sub(self.first)? as usize)
    }

    /// The readings of an integer term; in every instance in which it has a value, one of them applies.
    fn readings(&self, term: &Expression) -> Vec<Reading> {
        self.linear(term).filter(|readings| readings.len() <= MOST_CASES).unwrap_or_else(|| self.opaque(term))
    }

    fn linear(&self, term: &Expression) -> Option<Vec<Reading>> {
        let zero = plain(Linear::default());
        match term {
            Expression::Constant(Value::Int(value)) => Some(plain(Linear { literal: *value, ..Linear::default() })),
            Expression::Bound(position) => {
                self.own(*position).filter(|variable| variable.sort == Sort::Int)?;
                Some(plain(Linear { variables: vec![(*position, 1)], ..Linear::default() }))
            }
            Expression::Sum(parts) => parts.iter().try_fold(zero, |sum, part| merge(&sum, &self.readings(part), 1)),
            Expression::Difference(pair) => merge(&self.readings(&pair[0]), &self.readings(&pair[1]), -1),
            Expression::Negative(inner) => merge(&zero, &self.readings(inner), -1),
            Expression::Product(pair) => match &**pair {
                [Expression::Constant(Value::Int(factor)), other]
                | [other, Expression::Constant(Value::Int(factor))] => merge(&zero, &self.readings(other), *factor),
                _ => None,
            },
            Expression::Choose(parts) => Some(self.choices(parts)),
            Expression::Call(Builtin::Arithmetic(function), arguments) => match function {
                Arithmetic::Wrap32 => self.wrapped(term, &arguments[0], i32::MIN.into(), i32::MAX.into()),
                Arithmetic::Wrap64 => self.wrapped(term, &arguments[0], i64::MIN.into(), i64::MAX.into()),
                Arithmetic::Wrap8 => self.wrapped(term, &arguments[0], i8::MIN.into(), i8::MAX.into()),
                Arithmetic::Wrap16 => self.wrapped(term, &arguments[0], i16::MIN.into(), i16::MAX.into()),
                Arithmetic::WrapChar => self.wrapped(term, &arguments[0], 0, u16::MAX.into()),
                _ => None,
            },
            _ => None,
        }
    }

    /// A term that is evaluated as a whole.
    fn opaque(&self, term: &Expression) -> Vec<Reading> {
        let mut needs = Vec::new();
        self.collect_own(term, &mut needs);
        plain(Linear { terms: vec![(1, term.clone())], needs, ..Linear::default() })
    }

    fn collect_own(&self, term: &Expression, own: &mut Vec<u32>) {
        collect(term, &|position| self.own(position).is_some(), own);
    }

    fn choices(&self, parts: &[Expression; 3]) -> Vec<Reading> {
        let [condition, then_term, else_term] = parts;
        let mut readings = Vec::new();
        for (truth, term) in [(true, then_term), (false, else_term)] {
            for case in self.cases(condition, truth) {
                for reading in self.readings(term) {
                    readings.push(Reading { case: [case.as_slice(), &reading.case].concat(), form: reading.form });
                }
            }
        }
        readings
    }

    /// Within the range of its type a term that is wrapped is what it was; outside nothing more is said of it.
    fn wrapped(&self, term: &Expression, inner: &Expression, least: i128, most: i128) -> Option<Vec<Reading>> {
        let mut own = Vec::new();
        self.collect_own(inner, &mut own);
        own.retain(|position| self.own(*position).is_some_and(|variable| variable.sort == Sort::Int));
        if own.is_empty() {
            return None;
        }
        let constant = |literal| Linear { literal, ..Linear::default() };
        let outside = self.opaque(term).remove(0).form;
        let mut readings = Vec::new();
        for Reading { case, form } in self.readings(inner) {
            let below_most = combine(&form, &constant(most), -1)?;
            let above_least = combine(&constant(least), &form, -1)?;
            let above_most = combine(&constant(most.checked_add(1)?), &form, -1)?;
            let below_least = combine(&form, &constant(least.checked_sub(1)?), -1)?;
            let with = |more: &[Linear]| [case.as_slice(), more].concat();
            readings.push(Reading { case: with(&[below_most, above_least]), form });
            readings.push(Reading { case: with(&[above_most]), form: outside.clone() });
            readings.push(Reading { case: with(&[below_least]), form: outside.clone() });
        }
        Some(readings)
    }
}

fn plain(form: Linear) -> Vec<Reading> {
    vec![Reading { case: Vec::new(), form }]
}

/// The readings of `left + factor · right`; `None` if there are too many or a coefficient is too large.
fn merge(left: &[Reading], right: &[Reading], factor: i128) -> Option<Vec<Reading>> {
    if left.len() * right.len() > MOST_CASES {
        return None;
    }
    let mut readings = Vec::new();
    for left in left {
        for right in right {
            let form = combine(&left.form, &right.form, factor)?;
            readings.push(Reading { case: [left.case.as_slice(), &right.case].concat(), form });
        }
    }
    Some(readings)
}

/// `left + factor · right`
fn combine(left: &Linear, right: &Linear, factor: i128) -> Option<Linear> {
    let mut sum = left.clone();
    sum.literal = sum.literal.checked_add(right.literal.checked_mul(factor)?)?;
    for (position, coefficient) in &right.variables {
        let change = coefficient.checked_mul(factor)?;
        match sum.variables.iter_mut().find(|(other, _)| other == position) {
            Some((_, known)) => *known = known.checked_add(change)?,
            None => sum.variables.push((*position, change)),
        }
    }
    sum.variables.retain(|(_, coefficient)| *coefficient != 0);
    for (coefficient, term) in &right.terms {
        sum.terms.push((coefficient.checked_mul(factor)?, term.clone()));
    }
    for position in &right.needs {
        if !sum.needs.contains(position) {
            sum.needs.push(*position);
        }
    }
    Some(sum)
}
