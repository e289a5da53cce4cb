//! What the trial run of static initialisers has found ([`crate::procedures::trial`]).

use ir::interpreter::Start;
use sema::program::ClassId;
use std::collections::BTreeSet;

/// What the trial found.
#[derive(Default)]
pub struct Trial {
    /// The user's classes whose initialisers are closed.
    pub closed: BTreeSet<ClassId>,
    /// Static fields, and the objects that they lead to, when the initialisers of the library and of these classes have run.
    pub values: Start,
    /// The user's classes whose initialisers returned when they were run after these: what they left behind is one of the states
    /// that a program can begin in.
    pub returned: BTreeSet<ClassId>,
    /// Static fields, and the objects that they lead to, after that.
    pub state: Start,
}
