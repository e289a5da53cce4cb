//! The way to a failure in a counterexample to a goal. The goal says of each block that nothing goes wrong from there on; where that is false,
//! it goes wrong in the block itself or behind an edge that is taken.

use crate::goal::passive::{Edge, Passive, PassiveBlock, Step};
use crate::goal::wp::{Propositions, Selection, selected};
use ir::ObligationId;
use logic::build::and;
use logic::{Decision, Term, TermKind};

/// A failure in a counterexample.
pub struct Failure {
    /// What is decided on the way there.
    pub decisions: Vec<Decision>,
    /// What fails there first.
    pub obligation: ObligationId,
    /// All that fails there, where several things are checked side by side.
    pub siblings: Vec<ObligationId>,
}

/// Where one of the selected obligations fails, by the truth of terms in a counterexample; `None` if that does not say.
pub fn failure(
    passive: &Passive,
    selection: Selection<'_>,
    truths: &mut dyn FnMut(&[Term]) -> Option<Vec<bool>>,
) -> Option<Failure> {
    let propositions = Propositions::of(passive, selection).of_blocks;
    // One question tells where nothing goes wrong, and few are left about what is taken.
    let fine = known(&propositions, truths)?;
    let mut decisions = Vec::new();
    let mut at = 0;
    // Blocks come after their predecessors, so that this ends.
    loop {
        let block = passive.blocks.get(at)?;
        let checks = selected(block, selection);
        let conditions: Vec<Term> = checks.iter().map(|(condition, _)| condition.clone()).collect();
        let holds = known(&conditions, truths)?;
        // What comes behind an assertion that fails does not happen.
        if let Some(first) = holds.iter().position(|holds| !holds) {
            let side_by_side = together(block, checks[first].1);
            let failing = checks.iter().zip(&holds).filter(|((_, id), holds)| !**holds && side_by_side.contains(id));
            let siblings = failing.map(|((_, id), _)| *id).collect();
            return Some(Failure { decisions, obligation: checks[first].1, siblings });
        }
        let wrong: Vec<&Edge> = block.edges.iter().filter(|edge| !fine[edge.target]).collect();
        let edge = match wrong[..] {
            [only] => only,
            _ => {
                let taken: Vec<Term> = wrong.iter().map(|edge| and(edge.guards.iter().cloned())).collect();
                let found = known(&taken, truths)?;
                wrong[found.iter().position(|taken| *taken)?]
            }
        };
        decisions.extend(edge.decision);
        at = edge.target;
    }
}

/// What a block asserts side by side with an obligation.
fn together(block: &PassiveBlock, id: ObligationId) -> Vec<ObligationId> {
    let asserted = block.steps.iter().filter_map(|step| match step {
        Step::Assert(checks) if checks.iter().any(|(_, other)| *other == id) => Some(checks),
        _ => None,
    });
    asserted.flatten().map(|(_, other)| *other).collect()
}

/// The truth of terms; nobody is asked about what is plain to see.
fn known(terms: &[Term], truths: &mut dyn FnMut(&[Term]) -> Option<Vec<bool>>) -> Option<Vec<bool>> {
    let plain = |term: &Term| match term.kind() {
        TermKind::Bool(truth) => Some(*truth),
        _ => None,
    };
    let open: Vec<Term> = terms.iter().filter(|term| plain(term).is_none()).cloned().collect();
    let mut answers = if open.is_empty() { Vec::new() } else { truths(&open)? }.into_iter();
    terms.iter().map(|term| plain(term).or_else(|| answers.next())).collect()
}
