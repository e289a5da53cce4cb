//! What of all that was found is to be written: one list for each loop and class, without what the rest of it implies.

use super::clauses::clauses;
use super::edits::declaration;
use super::minimal::{minimal, natural, without_overflow};
use super::render::Scope;
use super::said::scope_of_method;
use crate::pipeline::Front;
use base::Name;
use logic::build::and;
use logic::transform::Rewriter;
use logic::{Answer, Goal, Hope, Op, Prover, Term, Var};
use report::{Found, FoundKind};
use syntax::ast::Member;

/// More facts of one loop or class are not compared with one another by a prover.
const MOST_COMPARED: usize = 40;

/// What is to be written of one loop or class.
#[derive(Clone)]
pub struct Proposed {
    /// It, as if numbers did not overflow.
    pub found: Found,
    /// The clauses as they were found, if these are others.
    pub exact: Option<Vec<String>>,
}

/// What is to be written, in the order of the files. A loop that several entry points come to gets what was found for its own method, or else for all of
/// them; classes that have invariants get none.
pub fn proposed(front: &Front, found: &[Found], prover: &dyn Prover) -> Vec<Proposed> {
    let mut list: Vec<Found> = Vec::new();
    for found in found {
        if found.kind == FoundKind::Class && has_invariants(front, found) {
            continue;
        }
        let is_same = |other: &&mut Found| other.place == found.place && is_loop(other) == is_loop(found);
        match list.iter_mut().find(is_same) {
            Some(known) => join(known, found),
            None => list.push(found.clone()),
        }
    }
    let key = |found: &Found| (front.sources.path(found.place.file).to_owned(), found.place.start);
    list.sort_by_cached_key(key);
    let of_one = |found: Found| {
        // What JML has no words for was counted where it was found.
        let said = |facts: &[Term]| {
            let facts = without_implied(minimal(facts), prover);
            (clauses(&scope(front, &found), &facts).0, facts)
        };
        let (exact, _) = said(&found.facts);
        let (clauses, facts) = said(&without_overflow(&found.facts));
        let exact = (exact != clauses).then_some(exact);
        Proposed { found: Found { facts, clauses, ..found }, exact }
    };
    list.into_iter().map(of_one).filter(|proposed| !proposed.found.clauses.is_empty()).collect()
}

fn is_loop(found: &Found) -> bool {
    matches!(found.kind, FoundKind::Loop { .. })
}

/// Whether this was found for the method that the loop is written in.
fn is_own(found: &Found) -> bool {
    matches!(&found.kind, FoundKind::Loop { entry } if *entry == found.owner)
}

fn join(known: &mut Found, other: &Found) {
    match (is_own(known), is_own(other)) {
        (true, _) => {}
        (_, true) => *known = other.clone(),
        _ => {
            known.facts.retain(|fact| other.facts.contains(fact));
            known.unsaid = known.unsaid.max(other.unsaid);
        }
    }
}

fn has_invariants(front: &Front, found: &Found) -> bool {
    let unit = front.units.iter().find(|(file, _, _)| *file == found.place.file);
    let class = unit.and_then(|(_, _, unit)| declaration(unit, found.place));
    class.is_none_or(|class| class.members.iter().any(|member| matches!(member, Member::Invariant(_))))
}

fn scope<'f>(front: &'f Front, found: &Found) -> Scope<'f> {
    match found.kind {
        FoundKind::Class => Scope::of_class(front, Name::new(&found.owner)),
        FoundKind::Loop { .. } => {
            let procedure = front.ir.procedures.iter().find(|(_, procedure)| *procedure.name == *found.owner);
            match procedure {
                Some((id, _)) => scope_of_method(front, id),
                None => Scope::of_class(front, Name::new(&found.owner)),
            }
        }
    }
}

/// Drops facts as long as the others imply them. Those are tried first that say least and are longest.
fn without_implied(mut facts: Vec<Term>, prover: &dyn Prover) -> Vec<Term> {
    if facts.len() > MOST_COMPARED {
        return facts;
    }
    let mut order = facts.clone();
    order.sort_by_key(|fact| (weight(fact), std::cmp::Reverse(fact.to_string().len())));
    for fact in order {
        let rest: Vec<Term> = facts.iter().filter(|other| **other != fact).cloned().collect();
        if implies(&rest, &fact, prover) {
            facts = rest;
        }
    }
    facts
}

/// How much a fact of this form says, as people see it.
fn weight(fact: &Term) -> u8 {
    match fact.kind() {
        logic::TermKind::Apply(Op::Not, _) => 0,
        logic::TermKind::Apply(Op::Or | Op::Implies, _) => 1,
        logic::TermKind::Apply(Op::Eq, _) => 3,
        _ => 2,
    }
}

fn implies(rest: &[Term], fact: &Term, prover: &dyn Prover) -> bool {
    let all: Vec<Term> = rest.iter().cloned().chain([fact.clone()]).collect();
    let hypotheses = natural(&all).into_iter().chain(rest.iter().cloned());
    let goal = Goal { name: "implied".into(), hypotheses: vec![plain(&and(hypotheses))], conclusion: plain(fact) };
    matches!(prover.try_quickly(&goal, Hope::Glance), Answer::Proved { .. })
}

/// A formula in which the words of JML are variables: provers know none of them.
fn plain(formula: &Term) -> Term {
    let variable = |variable: &Var| {
        variable.name.strip_prefix('\\').map(|name| Var::new(format!("{name}%"), variable.sort.clone()).term())
    };
    let word = |op: &Op, parts: &[Term]| match op {
        Op::Function(function) if function.name.starts_with('\\') => {
            let name = parts.iter().map(Term::to_string).collect::<String>();
            Some(Var::new(format!("old%{name}"), function.result.clone()).term())
        }
        _ => None,
    };
    Rewriter::both(variable, word).rewrite(formula)
}
