//! Flow analysis: one forward fixpoint over the IR's graph, for any domain. A domain says what is known where an execution begins, what a command
//! and a branch do to it, and what is known where ways meet; the fixpoint goes round loops until nothing more is lost.

pub mod constants;
mod fixpoint;
pub mod intervals;
pub mod linear;
pub mod relations;

pub use fixpoint::{Graph, fixpoint};

use ir::{BlockId, Command};
use logic::Term;

/// Where a command stands in a graph.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Site {
    /// The block.
    pub block: BlockId,
    /// Its position among the block's commands.
    pub index: usize,
}

/// What is known of the states at a place, and how it changes on the way.
pub trait Domain {
    /// What is known.
    type State: Clone + PartialEq;

    /// What is known where the procedure begins.
    fn start(&self) -> Self::State;

    /// What the command at this place does. It is executed many times, by the fixpoint and by the program: an allocation in a loop makes
    /// several objects.
    fn execute(&self, state: &mut Self::State, command: &Command, site: Site);

    /// A condition holds, or it does not. The answer is whether that is possible.
    fn learn(&self, state: &mut Self::State, condition: &Term, truth: bool) -> bool;

    /// What is known where two ways meet.
    fn join(&self, left: &Self::State, right: &Self::State) -> Self::State;

    /// What is known where a loop begins, given what was and what is known after one more turn: as [`Domain::join`], but going round and
    /// round must come to an end.
    fn widen(&self, before: &Self::State, after: &Self::State) -> Self::State {
        self.join(before, after)
    }
}

/// Two domains side by side.
impl<A: Domain, B: Domain> Domain for (A, B) {
    type State = (A::State, B::State);

    fn start(&self) -> Self::State {
        (self.0.start(), self.1.start())
    }

    fn execute(&self, state: &mut Self::State, command: &Command, site: Site) {
        self.0.execute(&mut state.0, command, site);
        self.1.execute(&mut state.1, command, site);
    }

    fn learn(&self, state: &mut Self::State, condition: &Term, truth: bool) -> bool {
        let first = self.0.learn(&mut state.0, condition, truth);
        let second = self.1.learn(&mut state.1, condition, truth);
        first && second
    }

    fn join(&self, left: &Self::State, right: &Self::State) -> Self::State {
        (self.0.join(&left.0, &right.0), self.1.join(&left.1, &right.1))
    }

    fn widen(&self, before: &Self::State, after: &Self::State) -> Self::State {
        (self.0.widen(&before.0, &after.0), self.1.widen(&before.1, &after.1))
    }
}
