//! What becomes of what engines find: for each obligation the verdict that says most; and what must not be.

use crate::{Checked, owners};
use ir::{ObligationId, ProcedureId, Program, Role, Visibility};
use logic::{Execution, Outcome, Verdict};
use std::collections::{BTreeSet, HashMap};

/// What all engines found.
#[derive(Default)]
pub struct Merged {
    /// Of each entry point, in the order in which they were first heard of.
    pub checked: Vec<(ProcedureId, Checked)>,
    /// Contradictions between proofs and executions: errors of Invar itself.
    pub conflicts: Vec<String>,
}

/// Puts together what engines found of entry points. What one has proved and another one has seen fail is a conflict, and refuted: the
/// execution can be looked at.
pub fn merge(program: &Program, found: impl IntoIterator<Item = (ProcedureId, Checked)>) -> Merged {
    let (mut merged, mut places) = (Merged::default(), HashMap::new());
    for (entry, checked) in found {
        match places.get(&entry) {
            None => {
                places.insert(entry, merged.checked.len());
                merged.checked.push((entry, checked));
            }
            Some(place) => {
                let known = &mut merged.checked[*place].1;
                // Before the proof is lost in it.
                merged.conflicts.extend(conflicts_between(program, entry, known, &checked));
                *known = joined(std::mem::take(known), checked);
            }
        }
    }
    merged.conflicts.extend(conflicts(program, &merged.checked));
    merged
}

/// How much a verdict says.
fn weight(verdict: Verdict) -> u8 {
    match verdict {
        Verdict::Skipped => 0,
        Verdict::Unknown => 1,
        Verdict::Bounded => 2,
        Verdict::Proved => 3,
        Verdict::Refuted => 4,
    }
}

/// What two engines found of one entry point. That one does not understand it says nothing if the other one does.
fn joined(first: Checked, second: Checked) -> Checked {
    let (mut kept, other) = match first.obligations.is_empty() {
        true => (second, first),
        false => (first, second),
    };
    for (id, outcome) in other.obligations.iter().zip(other.outcomes) {
        match kept.obligations.iter().position(|known| known == id) {
            Some(at) if weight(kept.outcomes[at].verdict) < weight(outcome.verdict) => {
                kept.outcomes[at] = Outcome { id: kept.outcomes[at].id.clone(), ..outcome };
            }
            Some(_) => {}
            None => {
                kept.obligations.push(*id);
                kept.outcomes.push(outcome);
            }
        }
    }
    kept.assumptions.extend(other.assumptions);
    kept.failed.extend(other.failed);
    kept.loops.extend(other.loops);
    kept.is_remembered &= other.is_remembered;
    kept
}

/// What one of two findings about an entry point has proved and the other one has seen fail.
fn conflicts_between(program: &Program, entry: ProcedureId, first: &Checked, second: &Checked) -> Vec<String> {
    let mut list = Vec::new();
    for (claimed, ran) in [(first, second), (second, first)] {
        let failed = ran.failed.iter().filter(|(failed, _)| claims(claimed, *failed));
        list.extend(failed.map(|(failed, execution)| conflict(program, entry, entry, *failed, execution)));
    }
    list
}

/// Contradictions between proofs and executions: errors of Invar itself. An obligation that an entry point has proved
/// must not fail in an execution that began there, nor in one that called it by its contract.
pub fn conflicts(program: &Program, results: &[(ProcedureId, Checked)]) -> Vec<String> {
    if results.iter().all(|(_, checked)| checked.failed.is_empty()) {
        return Vec::new();
    }
    let owners = owners(program, program.procedures.ids());
    let by_entry: HashMap<ProcedureId, &Checked> = results.iter().map(|(entry, checked)| (*entry, checked)).collect();
    let mut list = Vec::new();
    for (ran, checked) in results {
        for (failed, execution) in &checked.failed {
            let construction = &program.construction;
            let asks_nothing = |id: &ProcedureId| {
                program.procedures[*id].contract.requires.iter().all(|requires| requires.role == Role::Free)
            };
            let is_for_all_calls = |id: &ProcedureId| {
                construction.inductive.contains(id) && construction.closed.contains(id) && asks_nothing(id)
            };
            let is_by_contract =
                |id: &ProcedureId| program.procedures[*id].visibility == Visibility::Contract || is_for_all_calls(id);
            let owner = owners.get(failed).copied().filter(is_by_contract);
            let concerned: BTreeSet<ProcedureId> = owner.into_iter().chain([*ran]).collect();
            for entry in concerned {
                if by_entry.get(&entry).is_some_and(|claimed| claims(claimed, *failed)) {
                    list.push(conflict(program, entry, *ran, *failed, execution));
                }
            }
        }
    }
    list
}

/// That an entry point has proved what fails in an execution of one.
fn conflict(
    program: &Program,
    proved_by: ProcedureId,
    ran: ProcedureId,
    failed: ObligationId,
    execution: &Execution,
) -> String {
    format!(
        "in `{}`, {} was proved, but an execution of `{}` fails there, from {:?}",
        program.procedures[proved_by].name,
        program.obligations[failed].message,
        program.procedures[ran].name,
        execution.start
    )
}

/// Whether an entry point has proved an obligation.
fn claims(checked: &Checked, obligation: ObligationId) -> bool {
    let position = checked.obligations.iter().position(|id| *id == obligation);
    position.is_some_and(|index| checked.outcomes[index].verdict == Verdict::Proved)
}
