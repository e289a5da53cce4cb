//! Hypotheses that matter: those that a few steps lead to from the conclusion, from one symbol to another. A symbol leads to
//! the hypotheses in which hardly any other is rarer (after Hoder and Voronkov, CADE 2011), so that what occurs everywhere
//! leads nowhere. To leave hypotheses away is always sound.

use logic::{Function, Goal, Op, Term, TermKind, Var};
use std::collections::{BTreeMap, BTreeSet, HashSet};
use std::sync::Arc;

/// A symbol leads to a hypothesis if it is at most so many times as frequent as the rarest symbol there.
const TOLERANCE: usize = 2;

/// A symbol that is not built in.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord)]
enum Symbol {
    Variable(Var),
    Function(Arc<Function>),
}

/// The goal with the hypotheses that this many steps lead to. Those without any symbol, and those that speak only of what the
/// conclusion speaks of, stay as well.
pub(super) fn select(goal: Goal, steps: usize) -> Goal {
    let symbols: Vec<BTreeSet<Symbol>> = goal.hypotheses.iter().map(symbols).collect();
    let mut frequency: BTreeMap<&Symbol, usize> = BTreeMap::new();
    for symbol in symbols.iter().flatten() {
        *frequency.entry(symbol).or_default() += 1;
    }
    let rarest = |set: &BTreeSet<Symbol>| set.iter().map(|symbol| frequency[symbol]).min().unwrap_or(0);
    let leads: Vec<Vec<&Symbol>> = symbols
        .iter()
        .map(|set| set.iter().filter(|symbol| frequency[symbol] <= TOLERANCE * rarest(set)).collect())
        .collect();
    let mut reached = self::symbols(&goal.conclusion);
    let mut kept: Vec<bool> = symbols.iter().map(|set| set.is_subset(&reached)).collect();
    for _ in 0..steps {
        let new: Vec<usize> = (0..kept.len())
            .filter(|index| !kept[*index] && leads[*index].iter().any(|symbol| reached.contains(*symbol)))
            .collect();
        for index in new {
            kept[index] = true;
            reached.extend(symbols[index].iter().cloned());
        }
    }
    let hypotheses = goal.hypotheses.into_iter().zip(kept).filter(|(_, kept)| *kept).map(|(term, _)| term).collect();
    Goal { hypotheses, ..goal }
}

/// The symbols of a term; bound variables are none.
fn symbols(term: &Term) -> BTreeSet<Symbol> {
    let mut found: BTreeSet<Symbol> =
        logic::transform::free_variables(term).into_iter().map(Symbol::Variable).collect();
    let mut seen = HashSet::new();
    let mut work = vec![term];
    while let Some(term) = work.pop() {
        if !seen.insert(term) {
            continue;
        }
        if let TermKind::Apply(Op::Function(function), _) = term.kind() {
            found.insert(Symbol::Function(function.clone()));
        }
        work.extend(term.children());
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;
    use logic::Sort;
    use logic::build::{eq, int, lt};

    #[test]
    fn a_chain_is_followed_as_far_as_asked() {
        let x = |number: usize| Var::new(format!("x{number}"), Sort::Int).term();
        let hypotheses: Vec<Term> = (0..5).map(|number| eq(x(number), x(number + 1))).collect();
        let unrelated = lt(Var::new("u", Sort::Int).term(), int(3));
        let all = [hypotheses, vec![unrelated]].concat();
        let goal = Goal { name: String::new(), hypotheses: all, conclusion: lt(x(0), int(7)) };
        let kept = |steps| select(goal.clone(), steps).hypotheses.len();
        assert_eq!((kept(0), kept(1), kept(3), kept(9)), (0, 1, 3, 5));
    }

    #[test]
    fn what_is_everywhere_leads_nowhere() {
        let null = Var::new("null", Sort::Ref).term();
        let r = |number: usize| Var::new(format!("r{number}"), Sort::Ref).term();
        let hypotheses = (0..9).map(|number| logic::build::ne(r(number), null.clone())).collect();
        let goal = Goal { name: String::new(), hypotheses, conclusion: logic::build::ne(r(3), null) };
        assert_eq!(select(goal, 4).hypotheses.len(), 1);
    }
}
