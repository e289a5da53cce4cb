//! Invariants of objects that nobody wrote: what holds of each object of a class once it has been made.

use base::Name;
use logic::transform::substitute;
use logic::{Sort, Term, Var};
use std::collections::HashMap;
use std::fmt;
use std::sync::{Arc, PoisonError, RwLock};

/// What holds of each object of a class once it has been made, wherever code outside its file runs.
#[derive(Clone, PartialEq, Debug)]
pub struct ObjectInvariant {
    /// The class.
    pub class: Name,
    /// The formula, over the object ([`ObjectInvariant::object`]) and fields that only the file of the class gives values.
    pub formula: Term,
}

impl ObjectInvariant {
    /// The object that such a formula speaks of.
    pub fn object() -> Var {
        Var::new("o%made", Sort::Ref)
    }

    /// The formula for one object.
    pub fn of(&self, object: &Term) -> Term {
        substitute(&self.formula, &HashMap::from([(ObjectInvariant::object(), object.clone())]))
    }
}

/// The invariants of a program's objects. Whoever looks for them tries some and keeps others, with the program in use, before anything is checked.
#[derive(Default)]
pub struct Invariants {
    list: RwLock<Arc<Vec<ObjectInvariant>>>,
    owned: RwLock<Arc<Vec<Var>>>,
}

impl Invariants {
    /// All of them.
    pub fn get(&self) -> Arc<Vec<ObjectInvariant>> {
        self.list.read().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// From here on it is these.
    pub fn set(&self, list: Vec<ObjectInvariant>) {
        *self.list.write().unwrap_or_else(PoisonError::into_inner) = Arc::new(list);
    }

    /// The fields whose arrays nothing else refers to, among those that invariants look into: neither another field, nor an element, nor whoever calls.
    pub fn owned(&self) -> Arc<Vec<Var>> {
        self.owned.read().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// From here on it is these fields.
    pub fn set_owned(&self, fields: Vec<Var>) {
        *self.owned.write().unwrap_or_else(PoisonError::into_inner) = Arc::new(fields);
    }
}

impl Clone for Invariants {
    fn clone(&self) -> Invariants {
        Invariants { list: RwLock::new(self.get()), owned: RwLock::new(self.owned()) }
    }
}

impl PartialEq for Invariants {
    fn eq(&self, other: &Invariants) -> bool {
        self.get() == other.get() && self.owned() == other.owned()
    }
}

impl fmt::Debug for Invariants {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.get().fmt(formatter)
    }
}
