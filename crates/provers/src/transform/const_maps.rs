//! SMT-LIB by the letter has maps with one value everywhere only for values that are written down. Others become a
//! function of the value, with the axiom that all elements are that value.

use super::naming::{Naming, roots};
use logic::build::{call, quantified_with};
use logic::transform::Rewriter;
use logic::{Function, Goal, Op, Quantifier, Sort, Term, TermKind, Var};
use std::collections::BTreeMap;
use std::sync::Arc;

/// The goal in which every map with one value everywhere has a number or a truth value there.
pub(super) fn named(goal: Goal) -> Goal {
    let mut naming = Naming::new(&goal, "everywhere");
    let mut functions: BTreeMap<Sort, Arc<Function>> = BTreeMap::new();
    let mut rewriter = Rewriter::applications(|op, arguments| match (op, arguments) {
        (Op::ConstMap(sort), [value]) if !is_written_down(value) => {
            let fresh = || naming.fresh(std::slice::from_ref(value.sort()), sort.clone());
            let function = functions.entry(sort.clone()).or_insert_with(fresh);
            Some(call(function, vec![value.clone()]))
        }
        _ => None,
    });
    let rewritten: Vec<Term> = roots(&goal).into_iter().map(|root| rewriter.rewrite(root)).collect();
    drop(rewriter);
    let mut result = naming.finish(&goal, rewritten);
    result.hypotheses.extend(functions.iter().map(|(sort, function)| axiom(sort, function)));
    result
}

fn is_written_down(value: &Term) -> bool {
    match value.kind() {
        TermKind::Bool(_) | TermKind::Int(_) => true,
        TermKind::Apply(Op::ConstMap(_), arguments) => arguments.iter().all(is_written_down),
        _ => false,
    }
}

/// Every element is the value.
fn axiom(sort: &Sort, function: &Arc<Function>) -> Term {
    let (key, value) = sort.as_map().map_or((sort, sort), |parts| parts);
    let (key, value) = (Var::new("everywhere!key", key.clone()), Var::new("everywhere!value", value.clone()));
    let element = Term::apply(Op::Select, vec![call(function, vec![value.term()]), key.term()]);
    let equation = Term::apply(Op::Eq, vec![element.clone(), value.term()]);
    quantified_with(Quantifier::Forall, vec![value, key], vec![vec![element]], equation)
}

#[cfg(test)]
mod tests {
    use super::*;
    use logic::build::{const_map, eq, int};

    #[test]
    fn only_what_is_not_written_down_changes() {
        let sort = Sort::map(Sort::Ref, Sort::Int);
        let (x, m) = (Var::new("x", Sort::Int).term(), Var::new("m", sort.clone()).term());
        let hypothesis = eq(m.clone(), const_map(sort.clone(), int(0)));
        let conclusion = eq(m, const_map(sort, x));
        let goal = named(Goal { name: String::new(), hypotheses: vec![hypothesis.clone()], conclusion });
        assert_eq!(goal.hypotheses[0], hypothesis);
        assert_eq!(goal.conclusion.to_string(), "m == `everywhere!1`(x)");
        assert_eq!(goal.hypotheses.len(), 2);
    }
}
