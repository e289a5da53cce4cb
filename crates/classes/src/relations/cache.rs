//! What the relations remember: answers that are asked for often, and the questions that are being answered, by which
//! recursive questions end.

use super::supertypes::Closure;
use crate::table::{ClassId, MethodId, VariableId};
use crate::types::Type;
use base::Name;
use std::cell::{Cell, RefCell};
use std::collections::HashMap;
use std::sync::Arc;

/// Deeper than any question about types in a sensible program; whoever is deeper gets the safe answer.
const DEEPEST: u32 = 120;

/// Two types about which something is being found out.
pub(crate) type Pair = (Type, Type);

/// Methods that a question about a class was answered with.
pub(crate) type MethodList = Arc<[MethodId]>;

/// The side table of [`Classes`](crate::Classes) that belongs to the relations.
#[derive(Default)]
pub(crate) struct Cache {
    /// All supertypes of a class, by its id.
    pub(super) closures: RefCell<Vec<Option<Arc<Closure>>>>,
    /// Captured types that only subtyping sees: their variables never get out, so each type is captured only once.
    pub(super) captured: RefCell<HashMap<Type, Type>>,
    /// The member methods of a class by name.
    pub(super) methods: RefCell<HashMap<(ClassId, Name), MethodList>>,
    /// The methods that a functional interface leaves to be implemented; none if it is not functional.
    pub(super) functional: RefCell<HashMap<ClassId, MethodList>>,
    /// The bounds that variables have while the real ones are being found by capture conversion.
    pub(super) provisional: RefCell<Vec<(VariableId, Type)>>,
    /// Containments of type arguments that are being decided.
    pub(super) containing: RefCell<Vec<Pair>>,
    /// Parameterisations of a class whose least containing invocation is being found.
    pub(super) merging: RefCell<Vec<Pair>>,
    /// Type arguments whose disjointness is being decided.
    pub(super) separating: RefCell<Vec<Pair>>,
    depth: Cell<u32>,
}

/// One level of recursion; it ends when this is dropped.
pub(super) struct Level<'a>(&'a Cell<u32>);

impl Drop for Level<'_> {
    fn drop(&mut self) {
        self.0.set(self.0.get() - 1);
    }
}

impl Cache {
    /// Goes one level deeper, unless it is too deep already.
    pub(super) fn deeper(&self) -> Option<Level<'_>> {
        let depth = self.depth.get();
        (depth < DEEPEST).then(|| {
            self.depth.set(depth + 1);
            Level(&self.depth)
        })
    }
}

/// A question that is under way; it is over when this is dropped.
pub(super) struct UnderWay<'a>(&'a RefCell<Vec<Pair>>);

impl Drop for UnderWay<'_> {
    fn drop(&mut self) {
        self.0.borrow_mut().pop();
    }
}

/// Notes that a question is under way; nothing if it was already.
pub(super) fn begin<'a>(questions: &'a RefCell<Vec<Pair>>, first: &Type, second: &Type) -> Option<UnderWay<'a>> {
    if questions.borrow().iter().any(|(a, b)| a == first && b == second) {
        return None;
    }
    questions.borrow_mut().push((first.clone(), second.clone()));
    Some(UnderWay(questions))
}
