//! The contract that a method has in effect: its own cases, and those of the methods that it overrides. Whoever overrides a method
//! with a contract keeps it: each of its cases holds where its precondition held (behavioural subtyping).

use crate::program::context::{Context, Purpose};
use sema::program::{Access, Case, MethodId, MethodKind, Nullness, Origin, Unsupported};
use std::rc::Rc;

/// A case with the method that it was written for, whose parameters it speaks of.
#[derive(Clone, Copy)]
pub struct WrittenCase<'a> {
    /// The method.
    pub origin: MethodId,
    /// The case.
    pub case: &'a Case,
}

impl<'a> Context<'a> {
    /// The methods of the program that a method overrides, the nearest first.
    pub fn overridden(&self, id: MethodId) -> Rc<Vec<MethodId>> {
        let known = self.overridden.borrow().get(&id).cloned();
        known.unwrap_or_else(|| {
            let found = Rc::new(self.find_overridden(id));
            self.overridden.borrow_mut().insert(id, found.clone());
            found
        })
    }

    fn find_overridden(&self, id: MethodId) -> Vec<MethodId> {
        let program = self.program;
        let method = &program.methods[id];
        let is_own = |id: &MethodId| program.classes[program.methods[*id].owner].origin == Origin::Source;
        if method.kind != MethodKind::Instance || method.access == Access::Private || !is_own(&id) {
            return Vec::new();
        }
        self.dispatch.overridden(method.owner, id).into_iter().filter(is_own).collect()
    }

    /// The cases that a method must meet, its own first.
    pub fn cases(&self, id: MethodId) -> Vec<WrittenCase<'a>> {
        let program = self.program;
        let of = |origin: MethodId| {
            let cases = program.methods[origin].contract.iter().flat_map(|contract| &contract.cases);
            cases.map(move |case| WrittenCase { origin, case })
        };
        std::iter::once(id).chain(self.overridden(id).iter().copied()).flat_map(of).collect()
    }

    /// Whether a method has a contract, its own or an inherited one.
    pub fn has_contract(&self, id: MethodId) -> bool {
        if self.purpose == Purpose::Trial {
            return false;
        }
        let has_own = |id: &MethodId| self.program.methods[*id].contract.is_some();
        has_own(&id) || self.overridden(id).iter().any(has_own)
    }

    /// Whether a method is pure, or overrides one that is.
    pub fn is_pure(&self, id: MethodId) -> bool {
        let is_pure = |id: &MethodId| self.program.methods[*id].is_pure;
        is_pure(&id) || self.overridden(id).iter().any(is_pure)
    }

    /// What of the contract in effect is not understood: then nothing is known of what the method must meet.
    pub fn unknown_contract(&self, id: MethodId) -> Option<Unsupported> {
        self.unknown_inherited(id).or_else(|| self.second_measure(id)).or_else(|| self.unclear_addition(id))
    }

    /// A clause that adds to what is inherited (`also_ensures`): it holds where the inherited precondition does, as a case of its own does only
    /// if nothing is required.
    fn unclear_addition(&self, id: MethodId) -> Option<Unsupported> {
        let cases = self.cases(id);
        let span = cases.iter().find_map(|written| written.case.adds_to_inherited)?;
        let requires = |written: &WrittenCase<'_>| !written.case.requires.is_empty();
        let what = "clauses that add to an inherited contract with a precondition (`also_ensures` and its like)";
        cases.iter().any(requires).then(|| Unsupported { what: what.into(), span })
    }

    fn unknown_inherited(&self, id: MethodId) -> Option<Unsupported> {
        self.overridden(id).iter().find_map(|above| {
            let above = &self.program.methods[*above];
            let reason = above.unsupported.first().filter(|_| above.contract.is_none() && above.is_abstract)?;
            let what = format!("{} (in the contract of `{}`, which is inherited)", reason.what, above.signature);
            Some(Unsupported { what, span: reason.span })
        })
    }

    /// A `measured_by` besides the one of another case: a call has one measure, whichever cases apply. What is written around nested cases
    /// is one for all of them.
    fn second_measure(&self, id: MethodId) -> Option<Unsupported> {
        let cases = self.cases(id);
        let spans = |case: &Case| case.measures.iter().map(|measure| measure.span).collect::<Vec<_>>();
        let mut measures = cases.iter().map(|written| spans(written.case)).filter(|spans| !spans.is_empty());
        let first = measures.next()?;
        let other = measures.find(|spans| *spans != first)?;
        Some(Unsupported { what: "different `measured_by` clauses in several cases".into(), span: *other.first()? })
    }

    /// Whether a parameter may be null: as it is declared here, or in a method that is overridden. A method of the library says itself what it
    /// does with null.
    pub fn takes_null(&self, id: MethodId, position: usize) -> bool {
        let method = &self.program.methods[id];
        if self.program.classes[method.owner].origin != Origin::Source {
            return method
                .parameters
                .get(position)
                .is_some_and(|local| method.locals[*local].nullness != Nullness::NonNull);
        }
        let of = |id: &MethodId| {
            let method = &self.program.methods[*id];
            method.parameters.get(position).is_some_and(|local| self.parameter_is_nullable(&method.locals[*local]))
        };
        of(&id) || self.overridden(id).iter().any(of)
    }

    /// Whether a result may be null: as it is declared here and in all methods that are overridden. Who overrides a method and has no
    /// contract of its own says nothing about that.
    pub fn gives_null(&self, id: MethodId) -> bool {
        let of = |id: &MethodId| {
            let method = &self.program.methods[*id];
            method.result_is_nullable || (method.contract.is_none() && !self.overridden(*id).is_empty())
        };
        of(&id) && self.overridden(id).iter().all(of)
    }
}
