//! How objects of the program's own classes come about: what others may call. For whoever looks for executions that a program can have.

use crate::program::ProcedureId;
use base::Name;
use logic::Var;
use std::collections::{BTreeMap, BTreeSet};

/// What others than a class itself can do with its objects. No part of the text of a program.
#[derive(Clone, Default, PartialEq, Debug)]
pub struct Construction {
    /// Classes without a specification that have a private or final field: only their own code gives it a value, so their objects
    /// are in no states but those that their constructors and methods lead to.
    pub encapsulated: BTreeSet<Name>,
    /// By class: the constructors that are not private.
    pub constructors: BTreeMap<Name, Vec<ProcedureId>>,
    /// By class: the instance methods that are not private, inherited ones aside.
    pub methods: BTreeMap<Name, Vec<ProcedureId>>,
    /// By the class of their result: the static methods that are not private.
    pub factories: BTreeMap<Name, Vec<ProcedureId>>,
    /// By encapsulated class: its fields of objects that only its own file gives values.
    pub kept_fields: BTreeMap<Name, Vec<Var>>,
    /// The private ones among the kept fields.
    pub private_fields: BTreeSet<Var>,
    /// All constructors, with the class of which they make objects.
    pub all_constructors: BTreeMap<ProcedureId, Name>,
    /// The private methods and constructors: only their own file calls them.
    pub closed: BTreeSet<ProcedureId>,
    /// Methods that may come back to themselves: entry points that rely on nothing but what they require of their callers, so that a call of one
    /// within another one need not be followed.
    pub inductive: BTreeSet<ProcedureId>,
}
