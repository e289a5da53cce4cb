//! Invariants of loops that were found, as they are remembered: the loop by its position, since code may move, and the formulas as text.

use super::{Abstracted, FoundLoop};
use base::Span;
use ir::parse::parse_term;
use ir::{ProcedureId, Program};
use logic::memory::{Packer, Unpacker};
use logic::print::{Declarations, with_declarations};
use logic::{Function, Var};

/// The loops of some procedures, in an order that does not depend on the places.
pub fn loops<'p>(
    program: &'p Program,
    procedures: &'p [ProcedureId],
) -> impl Iterator<Item = (ProcedureId, Span)> + 'p {
    let bodies = procedures.iter().filter_map(|id| Some((*id, program.procedures[*id].body.as_ref()?)));
    bodies.flat_map(|(id, body)| {
        let headers = body.blocks.values().filter_map(|block| block.header.as_ref());
        headers.map(move |header| (id, header.span))
    })
}

/// The invariants of one loop.
pub struct KnownLoop {
    /// The position of the loop among those of the procedures that are reached.
    position: usize,
    formulas: Vec<String>,
    unsaid: usize,
    effort: Abstracted,
}

/// Nothing is known of a name but what the text says.
struct Nothing;

impl Declarations for Nothing {
    fn declares(&self, _: &Var) -> bool {
        false
    }

    fn declares_function(&self, function: &Function) -> bool {
        ir::vocabulary::function_named(&function.name).is_some()
    }
}

impl KnownLoop {
    /// What there is to remember; `None` if the loop has no position.
    pub fn of(found: &FoundLoop, loops: &[(ProcedureId, Span)]) -> Option<KnownLoop> {
        let position = loops.iter().position(|known| *known == (found.procedure, found.place))?;
        let formulas = found.formulas.iter().map(|formula| with_declarations(formula, &Nothing).to_string()).collect();
        Some(KnownLoop { position, formulas, unsaid: found.unsaid, effort: found.effort })
    }

    /// What was found as it is now.
    pub fn found(self, loops: &[(ProcedureId, Span)]) -> Option<FoundLoop> {
        let (procedure, place) = *loops.get(self.position)?;
        let formulas = self.formulas.iter().map(|text| parse_term(text, &[]).ok()).collect::<Option<_>>()?;
        Some(FoundLoop { place, procedure, formulas, unsaid: self.unsaid, effort: self.effort })
    }

    pub fn pack(&self, packer: &mut Packer) {
        packer.count(self.position);
        packer.count(self.unsaid);
        packer.count(self.effort.predicates);
        packer.count(self.effort.queries);
        packer.count(self.formulas.len());
        self.formulas.iter().for_each(|formula| packer.text(formula));
    }

    pub fn unpack(unpacker: &mut Unpacker<'_>) -> Option<KnownLoop> {
        let position = usize::try_from(unpacker.number()?).ok()?;
        let mut count = || usize::try_from(unpacker.number()?).ok();
        let unsaid = count()?;
        let effort = Abstracted { predicates: count()?, queries: count()? };
        let formulas = unpacker.list(|unpacker| Some(unpacker.text()?.to_owned()))?;
        Some(KnownLoop { position, formulas, unsaid, effort })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::deductive::found::{OLD, index};
    use base::FileId;
    use base::arena::Id;
    use ir::vocabulary::{length, string};
    use logic::Sort;
    use logic::build::{call, eq, forall, function, le, select};

    #[test]
    fn what_was_remembered_is_what_was_found() {
        let (array, text) = (Var::new("a", Sort::Ref), Var::new("s", Sort::Ref));
        let field = Var::new("bank.Account.size", Sort::map(Sort::Ref, Sort::Int));
        let old = call(&function(OLD, &[Sort::Int], Sort::Int), vec![select(field.term(), array.term())]);
        let bound = Var::new("i%1", Sort::Int);
        let formulas = vec![
            le(index().term(), length(array.term())),
            eq(old, index().term()),
            eq(text.term(), string(&"a `b\\".encode_utf16().collect::<Vec<u16>>())),
            forall(vec![bound.clone()], le(bound.term(), length(array.term()))),
        ];
        let span = |start| Span::new(FileId::from_index(0), start, start + 1);
        let procedure = ProcedureId::from_index(3);
        let effort = Abstracted { predicates: 5, queries: 17 };
        let found = FoundLoop { place: span(7), procedure, formulas, unsaid: 2, effort };
        let known = KnownLoop::of(&found, &[(procedure, span(1)), (procedure, span(7))]).expect("it has a position");
        let mut packer = Packer::default();
        known.pack(&mut packer);
        let bytes = packer.finish();
        let known = KnownLoop::unpack(&mut Unpacker::new(&bytes)).expect("it can be read");
        // The code has moved meanwhile.
        let again = known.found(&[(procedure, span(2)), (procedure, span(9))]);
        assert_eq!(again, Some(FoundLoop { place: span(9), ..found }));
    }
}
