//! Deciding quantified formulas by looking at every instance that matters.

use super::evaluate::View;
use super::expression::Quantified;
use super::guard::Linear;
use super::heap::id_of;
use super::reason::Reason;
use super::value::Value;
use logic::{Quantifier, Sort};

/// What is known of an integer variable: its least and greatest value.
#[derive(Clone, Copy, Default)]
struct Interval {
    least: Option<i128>,
    most: Option<i128>,
}

/// Bounds are improved in turns, at most so many.
const ROUNDS: usize = 64;

/// The end of the search: an instance decides, or no more can be done.
enum Decided {
    /// An instance is false (`forall`) or true (`exists`).
    Found,
    Undefined(Reason),
}

struct Search<'a, 'v> {
    view: &'a View<'v>,
    formula: &'a Quantified,
    case: &'a [Linear],
    /// By position of the variable, from the formula's first.
    assigned: Vec<bool>,
    bound: &'a mut Vec<Value>,
    undefined: &'a mut Option<Reason>,
}

/// The truth value of a quantified formula.
pub fn decide(view: &View<'_>, formula: &Quantified, bound: &mut Vec<Value>) -> Result<bool, Reason> {
    let sorts = formula.variables.iter().find(|variable| !matches!(variable.sort, Sort::Bool | Sort::Int | Sort::Ref));
    if let Some(variable) = sorts {
        return Err(Reason::Unbounded(variable.name));
    }
    let depth = formula.first as usize;
    bound.truncate(depth);
    bound.resize(depth + formula.variables.len(), Value::NULL);
    let exists = formula.quantifier == Quantifier::Exists;
    let mut undefined = None;
    let mut result = Ok(!exists);
    for case in &formula.cases {
        let assigned = vec![false; formula.variables.len()];
        let mut search = Search { view, formula, case, assigned, bound, undefined: &mut undefined };
        match search.next() {
            Ok(()) => {}
            Err(Decided::Found) => {
                result = Ok(exists);
                undefined = None;
                break;
            }
            // Another case may still decide.
            Err(Decided::Undefined(reason)) => {
                undefined.get_or_insert(reason);
            }
        }
    }
    bound.truncate(depth);
    undefined.map_or(result, Err)
}

impl Search<'_, '_> {
    /// Gives the next variable all its values.
    fn next(&mut self) -> Result<(), Decided> {
        let variables = &self.formula.variables;
        let others = (0..variables.len()).find(|index| !self.assigned[*index] && variables[*index].sort != Sort::Int);
        if let Some(index) = others {
            self.assigned[index] = true;
            if variables[index].sort == Sort::Bool {
                for value in [false, true] {
                    self.with(index, Value::Bool(value))?;
                }
            } else {
                self.with(index, Value::NULL)?;
                let heap = &self.view.state.heap;
                for (number, _) in heap.numbers() {
                    self.with(index, Value::Ref(id_of(number)))?;
                }
            }
            self.assigned[index] = false;
            return Ok(());
        }
        if self.assigned.iter().all(|assigned| *assigned) {
            return self.instance();
        }
        if self.is_settled() {
            return Ok(());
        }
        let Some(intervals) = self.intervals() else { return Ok(()) };
        let (index, least, most) = self.narrowest(&intervals)?;
        if most.saturating_sub(least) >= i128::from(self.view.budget.get()) {
            return Err(Decided::Undefined(Reason::TooManyInstances));
        }
        self.assigned[index] = true;
        for value in least..=most {
            self.with(index, Value::Int(value))?;
        }
        self.assigned[index] = false;
        Ok(())
    }

    /// Whether what is known already makes all instances from here on meaningless.
    fn is_settled(&mut self) -> bool {
        let (first, assigned) = (self.formula.first, &self.assigned);
        let has_value = |position: &u32| assigned.get((*position - first) as usize).is_none_or(|assigned| *assigned);
        let mut ready = self.formula.filters.iter().filter(|(_, _, needs)| needs.iter().all(has_value));
        ready.any(|(part, truth, _)| self.view.truth(part, self.bound) == Ok(!truth))
    }

    fn with(&mut self, index: usize, value: Value) -> Result<(), Decided> {
        // Inner quantifiers cut the list back to its length here, never further.
        self.bound[self.formula.first as usize + index] = value;
        self.next()
    }

    fn instance(&mut self) -> Result<(), Decided> {
        match self.view.budget.get().checked_sub(1) {
            Some(rest) => self.view.budget.set(rest),
            None => return Err(Decided::Undefined(Reason::TooManyInstances)),
        }
        match self.view.truth(&self.formula.matrix, self.bound) {
            Ok(truth) if truth == (self.formula.quantifier == Quantifier::Exists) => Err(Decided::Found),
            Ok(_) => Ok(()),
            Err(reason) => {
                self.undefined.get_or_insert(reason);
                Ok(())
            }
        }
    }

    fn narrowest(&self, intervals: &[Interval]) -> Result<(usize, i128, i128), Decided> {
        let open = (0..intervals.len()).filter(|index| !self.assigned[*index]);
        let bounded = open.clone().filter_map(|index| {
            let Interval { least: Some(least), most: Some(most) } = intervals[index] else { return None };
            Some((index, least, most))
        });
        bounded.min_by_key(|(_, least, most)| most.saturating_sub(*least)).ok_or_else(|| {
            let name = open.clone().next().map(|index| self.formula.variables[index].name);
            Decided::Undefined(Reason::Unbounded(name.unwrap_or_else(|| "".into())))
        })
    }

    /// Bounds of the variables that have no value yet; `None` if no instance meets the constraints.
    fn intervals(&mut self) -> Option<Vec<Interval>> {
        let mut intervals = vec![Interval::default(); self.formula.variables.len()];
        let mut open = Vec::new();
        for constraint in self.case {
            if let Some((constant, variables)) = self.under_assignment(constraint) {
                if variables.is_empty() && constant > 0 {
                    return None;
                }
                open.push((constant, variables));
            }
        }
        for _ in 0..ROUNDS {
            let mut changed = false;
            for (constant, variables) in &open {
                for (index, coefficient) in variables {
                    changed |= tighten(&mut intervals, *constant, variables, *index, *coefficient);
                    let Interval { least, most } = intervals[*index];
                    if least.zip(most).is_some_and(|(least, most)| least > most) {
                        return None;
                    }
                }
            }
            if !changed {
                break;
            }
        }
        Some(intervals)
    }

    /// The constraint as far as it is known now: its constant, and its variables without a value.
    /// `None` if a part of it has no value: then it says nothing.
    fn under_assignment(&mut self, constraint: &Linear) -> Option<(i128, Vec<(usize, i128)>)> {
        let first = self.formula.first;
        if constraint.needs.iter().any(|position| !self.assigned[(position - first) as usize]) {
            return None;
        }
        let mut constant = constraint.literal;
        for (coefficient, term) in &constraint.terms {
            let value = self.view.int(term, self.bound).ok()?;
            constant = constant.checked_add(coefficient.checked_mul(value)?)?;
        }
        let mut open = Vec::new();
        for (position, coefficient) in &constraint.variables {
            let index = (position - first) as usize;
            if self.assigned[index] {
                let Value::Int(value) = self.bound[*position as usize] else { return None };
                constant = constant.checked_add(coefficient.checked_mul(value)?)?;
            } else {
                open.push((index, *coefficient));
            }
        }
        Some((constant, open))
    }
}

/// Improves the bounds of one variable of `Σ coefficient · variable + constant <= 0`.
fn tighten(
    intervals: &mut [Interval],
    constant: i128,
    variables: &[(usize, i128)],
    index: usize,
    coefficient: i128,
) -> bool {
    let least_of_others =
        variables.iter().filter(|(other, _)| *other != index).try_fold(constant, |sum, (other, factor)| {
            let bound = if *factor > 0 { intervals[*other].least } else { intervals[*other].most };
            sum.checked_add(factor.checked_mul(bound?)?)
        });
    let Some(room) = least_of_others.and_then(i128::checked_neg) else { return false };
    let interval = &mut intervals[index];
    // coefficient · variable <= room
    let Some(size) = coefficient.checked_abs() else { return false };
    let quotient = room.div_euclid(size);
    if coefficient > 0 {
        let better = interval.most.is_none_or(|most| quotient < most);
        if better {
            interval.most = Some(quotient);
        }
        better
    } else {
        let Some(bound) = quotient.checked_neg() else { return false };
        let better = interval.least.is_none_or(|least| bound > least);
        if better {
            interval.least = Some(bound);
        }
        better
    }
}
