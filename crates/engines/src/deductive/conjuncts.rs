//! Which conjuncts of an obligation fail, for the report. Verdicts stay what they are: an obligation is one clause, whatever it is made of.

use super::{Findings, NAME_OF_PART, is_true};
use ir::interpreter::{Defaults, Interpreter, Limits};
use ir::{ObligationId, ProcedureId, Program};
use logic::{Answer, Hope, Prover, Verdict};
use std::collections::BTreeSet;
use vcgen::conjuncts::{Part, Split, split};
use vcgen::{Options, Selection, goal};

/// Finds the conjuncts that are false in the execution of what is refuted, and those that are not proved of what is unknown.
pub fn blame(program: &Program, entry: ProcedureId, prover: &dyn Prover, findings: &mut Findings) {
    let wanted = findings.not_proved();
    let Some(split) = split(program, &wanted) else { return };
    let interpreter = Interpreter::new(&split.program);
    let mut passive = None;
    for (id, parts) in &split.parts {
        let Some(finding) = findings.found.get_mut(id) else { continue };
        let blamed = match (finding.verdict, &finding.execution) {
            (Some(Verdict::Refuted), Some(found)) => {
                let run = interpreter.run(entry, &found.start, &Limits::default(), &mut Defaults);
                let failed: BTreeSet<ObligationId> = run.failures().into_iter().map(|(id, _)| id).collect();
                positions(parts, |part| failed.contains(&part.obligation))
            }
            (None | Some(Verdict::Unknown), _) => {
                let passive = passive.get_or_insert_with(|| vcgen::passive(&split.program, entry, Options::proof()));
                let Some(passive) = passive else { continue };
                positions(parts, |part| !is_proved(passive, part, prover))
            }
            _ => continue,
        };
        // That all of them fail says nothing.
        if blamed.len() < parts.len() {
            finding.conjuncts = places(&split, *id, blamed);
        }
    }
}

/// The conjuncts at some positions of those that an obligation has, each with its place.
fn places(split: &Split, id: ObligationId, positions: Vec<usize>) -> Vec<super::Blamed> {
    let parts = split.parts.get(&id);
    let place = |position: usize| {
        let place = parts.and_then(|parts| parts.get(position)).and_then(|part| part.place)?;
        Some(super::Blamed { position, place })
    };
    positions.into_iter().filter_map(place).collect()
}

/// Gives findings that were remembered the places that their conjuncts have now.
pub fn place(program: &Program, findings: &mut Findings, remembered: Vec<(ObligationId, Vec<usize>)>) {
    if remembered.is_empty() {
        return;
    }
    let Some(split) = split(program, &findings.not_proved()) else { return };
    for (id, positions) in remembered {
        if let Some(finding) = findings.found.get_mut(&id) {
            finding.conjuncts = places(&split, id, positions);
        }
    }
}

fn positions(parts: &[Part], is_blamed: impl Fn(&Part) -> bool) -> Vec<usize> {
    parts.iter().enumerate().filter(|(_, part)| is_blamed(part)).map(|(position, _)| position).collect()
}

fn is_proved(passive: &vcgen::Passive, part: &Part, prover: &dyn Prover) -> bool {
    let goal = goal(passive, Selection::One(part.obligation), NAME_OF_PART.to_owned());
    is_true(&goal.conclusion) || matches!(prover.try_quickly(&goal, Hope::Proof), Answer::Proved { .. })
}
