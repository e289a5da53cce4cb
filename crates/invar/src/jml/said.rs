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
            let facts = minimal(&found.formulas);
            let (clauses, unsaid) = clauses(&scope, &facts);
            list.push(Found {
                kind: FoundKind::Loop { entry: front.ir.procedures[*entry].name.to_string() },
                place: found.place,
                owner: front.ir.procedures[found.procedure].name.to_string(),
                facts,
                clauses,
                unsaid: unsaid + found.unsaid,
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
            let facts = minimal(&formulas);
            let (clauses, unsaid) = clauses(&scope_of_class(front, class), &facts);
            list.push(Found { kind: FoundKind::Class, place, owner: class.to_string(), facts, clauses, unsaid });
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
    let parameters = procedure.parameters.iter().map(|parameter| parameter.variable.clone());
    Scope::new(&front.ir, class, parameters.chain(procedure.locals.iter().cloned()))
}

/// What names mean in an invariant of a class.
pub fn scope_of_class(front: &Front, class: Name) -> Scope<'_> {
    Scope::new(&front.ir, class, [])
}
