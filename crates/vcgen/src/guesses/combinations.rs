//! Predicates of which an invariant may be made, and what is made of them.

use super::What;
use super::ranges::subterms;
use crate::graph::flat::Flat;
use ir::BlockId;
use logic::transform::free_variables;
use logic::{Op, Term, TermKind, Var};
use std::collections::BTreeSet;

/// The predicates that are written at a loop, with the constants that they speak of.
pub fn predicates(flat: &Flat, head: BlockId) -> (Vec<Term>, Vec<Var>) {
    let header = flat.blocks[head].header.as_ref();
    header.map(|header| (header.predicates.clone(), header.constants.clone())).unwrap_or_default()
}

/// A formula for all values of those of some constants that it mentions.
pub fn combination(body: Term, constants: &[Var]) -> What {
    let mentioned = free_variables(&body);
    let constants: Vec<Var> = constants.iter().filter(|constant| mentioned.contains(constant)).cloned().collect();
    if constants.is_empty() {
        return What::Formula(body);
    }
    let triggers = triggers(&body, &constants);
    What::Combination { constants, body, triggers }
}

/// What lets a prover find values: reads at the constants, as many as it takes to have all of them. One read may have several.
fn triggers(body: &Term, constants: &[Var]) -> Vec<Vec<Term>> {
    let of = |term: &Term| -> BTreeSet<Var> {
        free_variables(term).into_iter().filter(|variable| constants.contains(variable)).collect()
    };
    let mut reads: Vec<(&Term, BTreeSet<Var>)> =
        subterms(body).into_iter().filter(|term| is_read(term, constants)).map(|term| (term, of(term))).collect();
    reads.sort();
    let mut triggers: Vec<Vec<Term>> = Vec::new();
    for (first, _) in &reads {
        let (mut trigger, mut open): (Vec<Term>, BTreeSet<Var>) = (Vec::new(), constants.iter().cloned().collect());
        let others = reads.iter().filter(|(other, _)| other != first);
        for (read, variables) in reads.iter().filter(|(read, _)| read == first).chain(others) {
            if !variables.is_disjoint(&open) {
                trigger.push((*read).clone());
                open.retain(|variable| !variables.contains(variable));
            }
        }
        trigger.sort();
        if open.is_empty() && !triggers.contains(&trigger) {
            triggers.push(trigger);
        }
    }
    triggers
}

/// Whether something is read at a constant: an element of an array, a field, what a function is of it.
fn is_read(term: &Term, constants: &[Var]) -> bool {
    let is_constant = |part: &Term| matches!(part.kind(), TermKind::Var(variable) if constants.contains(variable));
    match term.kind() {
        TermKind::Apply(Op::Select, parts) => is_constant(&parts[1]),
        TermKind::Apply(Op::Function(_), parts) => parts.iter().any(is_constant),
        _ => false,
    }
}
