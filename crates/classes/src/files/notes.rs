//! What was noticed while reading class files: what is missing, what is broken.

use crate::table::{ClassId, Classes, VariableId};
use base::Name;
use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet, HashMap};

/// What was noticed while reading class files.
#[derive(Default)]
pub(crate) struct Notes {
    missing: RefCell<BTreeSet<Name>>,
    broken: RefCell<BTreeMap<Name, String>>,
    /// The type parameters of the methods around local classes: classes inside local classes need them after the
    /// bytes of the local class are dropped.
    pub(super) enclosing_variables: RefCell<HashMap<ClassId, Vec<VariableId>>>,
}

impl Notes {
    /// Notes a class that a class file mentions and that is nowhere.
    pub(super) fn missing(&self, class: Name) {
        self.missing.borrow_mut().insert(class);
    }

    /// Notes that the class file of a class cannot be read. The first reason is kept.
    pub(super) fn broken(&self, class: Name, reason: impl Into<String>) {
        self.broken.borrow_mut().entry(class).or_insert_with(|| reason.into());
    }
}

impl Classes {
    /// The classes that class files mention and that are nowhere, by name; types with them are `Unknown`.
    pub fn missing_classes(&self) -> Vec<Name> {
        self.notes.missing.borrow().iter().copied().collect()
    }

    /// The classes whose class files cannot be read, or not in full, and why, by name.
    pub fn broken_class_files(&self) -> Vec<(Name, String)> {
        self.notes.broken.borrow().iter().map(|(class, reason)| (*class, reason.clone())).collect()
    }
}
