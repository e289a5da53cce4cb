//! What was found, by the loops and classes of the user's files that it is about.

use super::clauses::clauses;
use super::minimal::minimal;
use super::render::Scope;
use crate::pipeline::Front;
use base::{FileId, Name};
use engines::Checked;
use ir::{ObjectInvariant, ProcedureId};
use logic::Term;
use report::{Found, FoundKind};
use sema::program::Origin;
use std::collections::{BTreeMap, BTreeSet};

/// The invariants that proofs rest on and nobody wrote, as far as they are about the user's files: those of loops, for each entry point, and those of classes.
pub fn found_in(front: &Front, checked: &[(ProcedureId, Checked)]) -> Vec<Found> {
    let own: BTreeSet<FileId> =
        front.units.iter().filter(|(_, origin, _)| *origin == Origin::Source).map(|(file, _, _)| *file).collect();
    let mut list = Vec::new();
    for (entry, checked) in checked {
        for found in checked.loops.iter().filter(|found| own.contains(&found.place.file)) {
            let scope = scope_of_method(front, found.procedure);
            let (clauses, unsaid) = clauses(&scope, &minimal(&found.formulas));
            list.push(Found {
                kind: FoundKind::Loop { entry: front.ir.procedures[*entry].name.to_string() },
                place: found.place,
                owner: front.ir.procedures[found.procedure].name.to_string(),
                facts: found.formulas.clone(),
                clauses,
                unsaid: unsaid + found.unsaid,
                predicates: found.effort.predicates,
                queries: found.effort.queries,
            });
        }
    }
    let mut classes: BTreeMap<Name, Vec<Term>> = BTreeMap::new();
    for ObjectInvariant { class, formula } in &*front.ir.invariants.get() {
        classes.entry(*class).or_default().push(formula.clone());
    }
    for (class, formulas) in classes {
        let Some(place) = front.program.class_named(&class).map(|id| front.program.classes[id].span) else { continue };
        if own.contains(&place.file) {
            let (clauses, unsaid) = clauses(&Scope::of_class(front, class), &minimal(&formulas));
            let (kind, owner) = (FoundKind::Class, class.to_string());
            list.push(Found { kind, place, owner, facts: formulas, clauses, unsaid, predicates: 0, queries: 0 });
        }
    }
    list
}

/// What names mean within a method.
pub fn scope_of_method(front: &Front, procedure: ProcedureId) -> Scope<'_> {
    let procedure = &front.ir.procedures[procedure];
    let method = front.program.methods.values().find(|method| method.signature == procedure.name);
    let class = match method {
        Some(method) => front.program.classes[method.owner].name,
        None => Name::new(procedure.name.split(['.', '(']).next().unwrap_or_default()),
    };
    Scope::of_method(front, class, procedure)
}
