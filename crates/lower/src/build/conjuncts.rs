//! Where the conjuncts of a clause are written: a report can then say which one of them fails. A conjunct is known by the formula that it
//! has become, since conjunctions are flattened and what is plainly true is left out of them.

use crate::build::builder::Builder;
use crate::program::context::Lowered;
use base::Span;
use ir::Conjunct;
use logic::{Op, Term, TermKind};
use std::collections::HashSet;

/// The conjuncts of the clauses of one procedure.
#[derive(Default)]
pub struct Conjuncts {
    /// The clause that is being lowered.
    clause: Option<Span>,
    noted: Vec<Conjunct>,
    known: HashSet<(Span, Term)>,
}

impl Conjuncts {
    /// All of them, in the order in which they were met.
    pub fn finish(self) -> Vec<Conjunct> {
        self.noted
    }

    fn note(&mut self, formula: &Term, place: Span) {
        // What a clause calls is written elsewhere: there the call counts.
        let Some(clause) = self.clause.filter(|clause| clause.contains(place)) else { return };
        let parts = match formula.kind() {
            TermKind::Apply(Op::And, parts) => parts.as_slice(),
            _ => std::slice::from_ref(formula),
        };
        for part in parts {
            // The innermost place comes first, and says most.
            if self.known.insert((clause, part.clone())) {
                self.noted.push(Conjunct { clause, formula: part.clone(), place });
            }
        }
    }
}

impl Builder<'_> {
    /// Lowers a clause, and notes the conjuncts in it.
    pub fn in_clause<T>(&mut self, clause: Span, work: impl FnOnce(&mut Self) -> Lowered<T>) -> Lowered<T> {
        let outer = self.specified.conjuncts.clause.replace(clause);
        let value = work(self);
        self.specified.conjuncts.clause = outer;
        value
    }

    /// Notes what the two sides of a conjunction, and both together, have become. Where they are no formula together, the code
    /// decides between them, and nothing is noted.
    pub fn note_conjunction(&mut self, whole: &Term, (left, left_place): (&Term, Span), right_place: Span) {
        if matches!(whole.kind(), TermKind::Apply(Op::And, _)) {
            self.specified.conjuncts.note(left, left_place);
            self.specified.conjuncts.note(whole, right_place);
        }
    }
}
