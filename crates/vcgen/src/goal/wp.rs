//! Weakest preconditions over the passive form. Each block gets a proposition that says "from here on nothing goes
//! wrong", defined by one equation, so that the whole stays linear (Barnett and Leino 2005).

use crate::goal::passive::{Passive, PassiveBlock, Step};
use ir::ObligationId;
use logic::build::{and, bool, eq, implies};
use logic::{Goal, Sort, Term, TermKind, Var};

/// Which obligations a goal is about. All others are assumed where they stand: an execution in which one of them
/// fails ends there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Selection<'s> {
    /// All of them.
    All,
    /// This one.
    One(ObligationId),
    /// These.
    These(&'s [ObligationId]),
    /// That no execution comes to this place, even if what is asserted before it does not hold.
    Unreached(ObligationId),
}

impl Selection<'_> {
    fn contains(self, obligation: ObligationId) -> bool {
        match self {
            Selection::All => true,
            Selection::One(selected) => selected == obligation,
            Selection::These(selected) => selected.contains(&obligation),
            Selection::Unreached(_) => false,
        }
    }
}

/// The goal that none of the selected obligations fails.
pub fn goal(passive: &Passive, selection: Selection<'_>, name: String) -> Goal {
    let Propositions { of_blocks, equations } = Propositions::of(passive, selection);
    let conclusion = of_blocks.first().cloned().unwrap_or_else(|| bool(true));
    let hypotheses = if conclusion == bool(true) {
        Vec::new()
    } else {
        passive.facts_about(&equations).into_iter().chain(equations.into_iter().rev()).collect()
    };
    Goal { name, hypotheses, conclusion }
}

/// That nothing goes wrong from each block on.
pub struct Propositions {
    /// For each block, in their order.
    pub of_blocks: Vec<Term>,
    /// What they mean, the last one first.
    equations: Vec<Term>,
}

impl Propositions {
    /// The propositions for some obligations.
    pub fn of(passive: &Passive, selection: Selection<'_>) -> Propositions {
        let mut right: Vec<Term> = vec![bool(true); passive.blocks.len()];
        let mut equations = Vec::new();
        for (index, block) in passive.blocks.iter().enumerate().rev() {
            base::budget::point();
            let edges =
                block.edges.iter().map(|edge| implies(and(edge.guards.iter().cloned()), right[edge.target].clone()));
            let after = and(edges);
            let formula = block.steps.iter().rev().fold(after, |after, step| precondition(step, after, selection));
            right[index] = match formula.kind() {
                TermKind::Bool(_) | TermKind::Var(_) => formula,
                _ => {
                    let proposition = Var::new(format!("$ok{index}"), Sort::Bool).term();
                    equations.push(eq(proposition.clone(), formula));
                    proposition
                }
            };
        }
        Propositions { of_blocks: right, equations }
    }
}

/// What a block checks of the selected obligations, in order.
pub fn selected(block: &PassiveBlock, selection: Selection<'_>) -> Vec<(Term, ObligationId)> {
    let steps = block.steps.iter();
    let checks = steps.flat_map(|step| match step {
        Step::Check(condition, obligation) => vec![(condition, *obligation)],
        Step::Assert(checks) => checks.iter().map(|(condition, obligation)| (condition, *obligation)).collect(),
        Step::Assume(_) | Step::Probe(..) => Vec::new(),
    });
    let chosen = checks.filter(|(_, obligation)| selection.contains(*obligation));
    chosen.map(|(condition, obligation)| (condition.clone(), obligation)).collect()
}

fn precondition(step: &Step, after: Term, selection: Selection<'_>) -> Term {
    match step {
        Step::Assume(condition) => implies(condition.clone(), after),
        Step::Check(condition, obligation) if selection.contains(*obligation) => and([condition.clone(), after]),
        Step::Check(..) => after,
        Step::Probe(condition, probe) if selection == Selection::Unreached(*probe) => and([condition.clone(), after]),
        Step::Probe(..) => after,
        Step::Assert(_) if matches!(selection, Selection::Unreached(_)) => after,
        Step::Assert(checks) => {
            let later = implies(and(checks.iter().map(|(condition, _)| condition.clone())), after);
            let selected = checks.iter().filter(|(_, obligation)| selection.contains(*obligation));
            and(selected.map(|(condition, _)| condition.clone()).chain([later]))
        }
    }
}
