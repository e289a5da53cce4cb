//! Transformations that every user of terms needs: rebuilding, substitution, free variables.

use crate::build;
use crate::term::{Op, Term, TermKind, Var};
use std::collections::{BTreeSet, HashMap, HashSet};

/// The same operator over new arguments, simplified.
pub fn rebuild(op: &Op, arguments: Vec<Term>) -> Term {
    let mut taken = arguments.into_iter();
    let mut next = || taken.next().expect("an operator keeps its number of arguments");
    match op {
        Op::Not => build::not(next()),
        Op::And => build::and(taken),
        Op::Or => build::or(taken),
        Op::Implies => build::implies(next(), next()),
        Op::Eq => build::eq(next(), next()),
        Op::Ite => build::ite(next(), next(), next()),
        Op::Sub => build::sub(next(), next()),
        Op::Neg => build::neg(next()),
        Op::Mul => build::mul(next(), next()),
        Op::Le => build::le(next(), next()),
        Op::Lt => build::lt(next(), next()),
        Op::Select => build::select(next(), next()),
        Op::Store => build::store(next(), next(), next()),
        Op::Add => taken.reduce(build::add).unwrap_or_else(|| build::int(0)),
        Op::ConstMap(_) | Op::Distinct | Op::Function(_) => Term::apply(op.clone(), taken.collect()),
    }
}

type ReplaceVariable<'a> = Box<dyn FnMut(&Var) -> Option<Term> + 'a>;
type ReplaceApplication<'a> = Box<dyn FnMut(&Op, &[Term]) -> Option<Term> + 'a>;

/// Replaces variables and rewrites applications, bottom-up, visiting a shared subterm once.
pub struct Rewriter<'a> {
    variable: ReplaceVariable<'a>,
    apply: ReplaceApplication<'a>,
    done: HashMap<Term, Term>,
}

impl<'a> Rewriter<'a> {
    /// Replaces each variable for which `variable` has a term. Bound variables are offered too: their names are their own.
    pub fn variables(variable: impl FnMut(&Var) -> Option<Term> + 'a) -> Rewriter<'a> {
        Rewriter { variable: Box::new(variable), apply: Box::new(|_, _| None), done: HashMap::new() }
    }

    /// Replaces each application for which `apply` has a term; its arguments have been rewritten.
    pub fn applications(apply: impl FnMut(&Op, &[Term]) -> Option<Term> + 'a) -> Rewriter<'a> {
        Rewriter { variable: Box::new(|_| None), apply: Box::new(apply), done: HashMap::new() }
    }

    /// Does both.
    pub fn both(
        variable: impl FnMut(&Var) -> Option<Term> + 'a,
        apply: impl FnMut(&Op, &[Term]) -> Option<Term> + 'a,
    ) -> Rewriter<'a> {
        Rewriter { variable: Box::new(variable), apply: Box::new(apply), done: HashMap::new() }
    }

    /// The rewritten term.
    pub fn rewrite(&mut self, term: &Term) -> Term {
        if let Some(known) = self.done.get(term) {
            return known.clone();
        }
        let result = match term.kind() {
            TermKind::Bool(_) | TermKind::Int(_) => term.clone(),
            TermKind::Var(var) => (self.variable)(var).unwrap_or_else(|| term.clone()),
            TermKind::Apply(op, arguments) => {
                let rewritten: Vec<Term> = arguments.iter().map(|argument| self.rewrite(argument)).collect();
                match (self.apply)(op, &rewritten) {
                    Some(replaced) => replaced,
                    None if rewritten == *arguments => term.clone(),
                    None => rebuild(op, rewritten),
                }
            }
            TermKind::Quantified { quantifier, variables, triggers, body } => {
                let triggers: Vec<Vec<Term>> =
                    triggers.iter().map(|trigger| trigger.iter().map(|part| self.rewrite(part)).collect()).collect();
                // What is decided has no instances to look for.
                let looks = |part: &Term| matches!(part.kind(), TermKind::Apply(_, arguments) if !arguments.is_empty());
                let triggers = triggers.into_iter().filter(|trigger| trigger.iter().all(looks)).collect();
                build::quantified_with(*quantifier, variables.clone(), triggers, self.rewrite(body))
            }
        };
        self.done.insert(term.clone(), result.clone());
        result
    }
}

/// Replaces free variables. Bound variables have names of their own (see [`Var`]), so nothing is captured.
pub fn substitute(term: &Term, replacement: &HashMap<Var, Term>) -> Term {
    if replacement.is_empty() {
        return term.clone();
    }
    Rewriter::variables(|var| replacement.get(var).cloned()).rewrite(term)
}

/// The free variables, in order.
pub fn free_variables(term: &Term) -> BTreeSet<Var> {
    let mut free = BTreeSet::new();
    collect_free(term, &mut Vec::new(), &mut HashSet::new(), &mut free);
    free
}

fn collect_free(term: &Term, bound: &mut Vec<Var>, seen: &mut HashSet<Term>, free: &mut BTreeSet<Var>) {
    if !seen.insert(term.clone()) {
        return;
    }
    match term.kind() {
        TermKind::Var(var) if !bound.contains(var) => {
            free.insert(var.clone());
        }
        TermKind::Quantified { variables, body, .. } => {
            let depth = bound.len();
            bound.extend(variables.iter().cloned());
            // What was seen outside does not count inside: there a variable may be bound.
            collect_free(body, bound, &mut HashSet::new(), free);
            bound.truncate(depth);
        }
        _ => term.children().iter().for_each(|child| collect_free(child, bound, seen, free)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sort::Sort;

    #[test]
    fn bound_variables_are_not_free_and_are_not_replaced() {
        let x = Var::new("x", Sort::Int);
        let n = Var::new("n", Sort::Int);
        let formula = build::forall(vec![x.clone()], build::lt(x.term(), n.term()));
        assert_eq!(free_variables(&formula), BTreeSet::from([n.clone()]));
        let replaced = substitute(&formula, &HashMap::from([(n, build::int(3))]));
        assert_eq!(replaced, build::forall(vec![x.clone()], build::lt(x.term(), build::int(3))));
    }
}
