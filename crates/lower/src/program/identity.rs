//! `==` on references: whether two objects are the same. Java and the JDK leave that open of some: what a lambda expression or a method
//! reference gives (JLS 15.27.4), views, entries and collections that do not change (`invar.logic.Shared`). Two of them may be one object
//! that is given twice. Proofs know of it no more than that an object is the same as itself.

use crate::program::context::Context;
use ir::JavaType;
use ir::vocabulary::{SHARED, null, type_constant, type_of};
use logic::Term;
use logic::build::{and, call, eq, ne, not, or};
use sema::program::{BinaryOp, ClassId, Type};

/// The interface that marks the classes of the library whose objects have an open identity.
const MARK: &str = "invar.logic.Shared";

impl Context<'_> {
    /// `left == right` or `left != right` on references with these static types; `None` if it means no more than the operator says.
    pub fn identity(&self, op: BinaryOp, left: (&Term, &Type), right: (&Term, &Type)) -> Option<Term> {
        if !matches!(op, BinaryOp::Eq | BinaryOp::Ne) || left.0 == right.0 {
            return None;
        }
        let open = [self.is_open(left.0, left.1)?, self.is_open(right.0, right.1)?];
        let (first, second) = (left.0.clone(), right.0.clone());
        let exist = [ne(first.clone(), null()), ne(second.clone(), null())];
        let shared = |term: &Term| call(&SHARED, vec![term.clone()]);
        let given_twice = eq(shared(&first), shared(&second));
        let same = or([eq(first, second), and(exist.into_iter().chain(open).chain([given_twice]))]);
        Some(if op == BinaryOp::Eq { same } else { not(same) })
    }

    /// That an object of a static type has an open identity; `None` if none does.
    fn is_open(&self, term: &Term, ty: &Type) -> Option<Term> {
        let Type::Class(declared) = ty else { return None };
        let mark = self.program.class_named(MARK);
        let is_open = |id: &ClassId| {
            let class = &self.program.classes[*id];
            let is_marked = mark.is_some_and(|mark| self.is_subclass(*id, mark));
            !class.is_abstract && (is_marked || class.name.contains("$$Lambda")) && self.is_subclass(*id, *declared)
        };
        let open = self.reach.instances.iter().filter(|id| is_open(id));
        let types = open.map(|id| JavaType::Class(self.program.classes[*id].name));
        let cases: Vec<Term> = types.map(|ty| eq(type_of(term.clone()), type_constant(&ty))).collect();
        (!cases.is_empty()).then(|| or(cases))
    }
}
