//! Definite assignment (JLS 16): that every local variable and blank final field has a value when it is read, that no
//! final variable is assigned twice, and which local variables are effectively final.
//!
//! Two sets are carried along the paths through a body: the variables that are assigned on every path that leads here,
//! and those that are unassigned on every such path. Where no path leads, a variable is both.

mod classes;
mod expressions;
mod loops;
mod statements;
mod switches;
mod variables;

use super::bits::Bits;
use super::facts::{Facts, Reports};
use super::jumps::{Jump, Jumps, TargetId, TargetKind};
use base::Span;
use std::collections::HashSet;
use variables::Variables;

/// What is known at a place.
#[derive(Clone, Default, Debug)]
struct State {
    /// What has a value on every path.
    assigned: Bits,
    /// What has none on any path.
    unassigned: Bits,
}

impl State {
    /// What is known where two paths come together.
    fn meet(&mut self, other: &State) {
        self.assigned.meet(&other.assigned);
        self.unassigned.meet(&other.unassigned);
    }
}

/// What is known behind a condition.
#[derive(Clone, Default, Debug)]
struct Split {
    when_true: State,
    when_false: State,
}

impl Split {
    fn both(state: State) -> Split {
        Split { when_true: state.clone(), when_false: state }
    }

    fn merged(mut self) -> State {
        self.when_true.meet(&self.when_false);
        self.when_true
    }

    fn meet(&mut self, other: &Split) {
        self.when_true.meet(&other.when_true);
        self.when_false.meet(&other.when_false);
    }
}

/// A jump that is on its way to its target, with what is known there.
struct Exit {
    jump: Jump,
    state: Split,
}

/// What kind of code assignments stand in: only some may assign blank final fields.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
enum Place {
    /// A method.
    #[default]
    Method,
    /// A constructor.
    Constructor,
    /// The compact constructor of a record: the fields are assigned behind its end.
    CompactConstructor,
    /// An initialiser of objects, or the initial value of a field.
    Initializer,
    /// The same for the class.
    StaticInitializer,
}

/// The analysis of a class.
pub(super) struct Assignment<'c> {
    facts: Facts<'c>,
    /// What is known here.
    state: State,
    /// What is unassigned everywhere in the `try` block around.
    unassigned_in_try: Bits,
    /// The variables that are in scope, by their number.
    variables: Variables,
    /// Variables with a smaller number belong to code around, which this code does not run with.
    first: usize,
    /// Variables with a smaller number belong to code around a lambda: they are not touched where no path leads.
    first_in_body: usize,
    /// Whether this is a constructor that initialises the fields.
    is_initial_constructor: bool,
    place: Place,
    class: Option<::classes::ClassId>,
    /// Where the current class begins: what is declared before is captured.
    class_start: u32,
    exits: Vec<Exit>,
    jumps: Jumps,
    /// Whether the body of a loop is looked at for the second time, now with what its end leaves behind.
    is_again: bool,
    /// The `finally` blocks and cases that cannot complete normally.
    endless: &'c HashSet<Span>,
    /// What is wrong.
    pub reports: Reports,
    /// The local variables that are not effectively final, by the places of their names.
    pub changed: HashSet<Span>,
}

impl<'c> Assignment<'c> {
    /// Nothing is analysed yet. `endless` are the `finally` blocks and cases that cannot complete normally.
    pub fn new(facts: Facts<'c>, endless: &'c HashSet<Span>) -> Assignment<'c> {
        Assignment {
            facts,
            state: State::default(),
            unassigned_in_try: Bits::default(),
            variables: Variables::default(),
            first: 0,
            first_in_body: 0,
            is_initial_constructor: false,
            place: Place::Method,
            class: None,
            class_start: 0,
            exits: Vec::new(),
            jumps: Jumps::default(),
            is_again: false,
            endless,
            reports: Reports::default(),
            changed: HashSet::new(),
        }
    }

    /// No path leads here.
    fn unreachable(&mut self) {
        for number in self.first_in_body..self.variables.len() {
            // A static field is not assigned by a constructor that never ends.
            if !(self.is_initial_constructor && self.variables.is_static(number)) {
                self.state.assigned.insert(number);
            }
            self.state.unassigned.insert(number);
        }
    }

    /// What is known where a constant condition does not lead.
    fn never(&self) -> State {
        let mut state = self.state.clone();
        for number in self.first..self.variables.len() {
            state.assigned.insert(number);
            state.unassigned.insert(number);
        }
        state
    }

    /// Leaves by a jump; `None` is one without a target, which was reported.
    fn leave(&mut self, jump: Option<Jump>) {
        if let Some(jump) = jump {
            self.exits.push(Exit { jump, state: Split::both(self.state.clone()) });
        }
        self.unreachable();
    }

    /// The jumps that are under way and go here; the others stay under way, behind those of `before`.
    fn arriving(&mut self, jump: Jump, before: Vec<Exit>) -> Vec<Split> {
        let exits = std::mem::replace(&mut self.exits, before);
        let mut arriving = Vec::new();
        for exit in exits {
            if exit.jump == jump {
                arriving.push(exit.state);
            } else {
                self.exits.push(exit);
            }
        }
        arriving
    }

    /// Goes on where jumps may have gone.
    fn resolve(&mut self, jump: Jump, before: Vec<Exit>) {
        for state in self.arriving(jump, before) {
            self.state.meet(&state.merged());
        }
    }

    /// Does something within a statement that can be jumped to.
    fn within(&mut self, kind: TargetKind, work: impl FnOnce(&mut Self, TargetId)) {
        let id = self.jumps.enter(kind);
        work(self, id);
        self.jumps.leave();
    }
}
