//! The static state that a program begins with.

use crate::interpreter::Start;
use crate::program::JavaType;
use logic::Var;
use std::collections::BTreeSet;

/// The static state that a program begins with, as far as it stays as it is.
#[derive(Clone, Default, PartialEq, Debug)]
pub struct Initial {
    /// All static fields, and the objects that they lead to, at the beginning.
    pub values: Start,
    /// The static fields that keep their values.
    pub statics: BTreeSet<Var>,
    /// The fields of objects that keep their values.
    pub finals: BTreeSet<Var>,
    /// The types of the constants of enums: no other objects have them.
    pub enums: BTreeSet<JavaType>,
}
