//! The way to a failure, for the report: what the program decides there, as the prover's counterexample to the proof has it.

use ir::{ObligationId, ProcedureId, Program, Terminator};
use logic::{Decision, Model, ModelValue, Term};
use vcgen::decisions::Failure;
use vcgen::{Passive, Selection};

/// What is decided on the way to where an obligation fails; nothing if the model does not say.
pub fn to_failure(passive: &Passive, id: ObligationId, mut model: Box<dyn Model>) -> Vec<Decision> {
    failure(passive, Selection::One(id), &mut *model).map(|failure| failure.decisions).unwrap_or_default()
}

/// Which of the selected obligations fails in a model, and where; `None` if it does not say.
pub fn failure(passive: &Passive, selection: Selection<'_>, model: &mut dyn Model) -> Option<Failure> {
    let mut truths = |terms: &[Term]| {
        let values = model.evaluate(terms).ok()?;
        let truth = |value: ModelValue| match value {
            ModelValue::Bool(truth) => Some(truth),
            _ => None,
        };
        values.into_iter().map(truth).collect::<Option<Vec<bool>>>()
    };
    vcgen::decisions::failure(passive, selection, &mut truths)
}

/// The places where some procedures decide, in an order that does not depend on the places.
pub fn branches<'p>(
    program: &'p Program,
    procedures: impl IntoIterator<Item = ProcedureId> + 'p,
) -> impl Iterator<Item = base::Span> + 'p {
    let bodies = procedures.into_iter().filter_map(|id| program.procedures[id].body.as_ref());
    bodies.flat_map(|body| body.blocks.values()).filter_map(|block| match &block.terminator {
        Terminator::Branch { written, .. } => *written,
        _ => None,
    })
}
