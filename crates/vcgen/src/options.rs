//! How calls and loops are treated: in proofs, and in the search for failures.

use base::arena::Id;
use ir::ObligationId;
use std::sync::LazyLock;

/// What becomes of calls.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Calls {
    /// A procedure with a contract is its contract; others are followed into their bodies.
    ByContract,
    /// All are followed, as an execution would. Executions beyond the bound do not count.
    FollowAll,
}

/// What becomes of loops.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Loops {
    /// Any iteration stands for all: variables that the loop changes get any values that meet the invariants.
    Cut,
    /// This many iterations; executions with more do not count. Never enough for a proof.
    Unroll(usize),
    /// This many iterations of loops without invariants, and that there are no more is to be proved: [`BEYOND`]. Other loops
    /// are cut.
    Exhaust(usize),
}

impl Loops {
    /// Whether all executions count.
    pub fn is_for_proof(self) -> bool {
        !matches!(self, Loops::Unroll(_))
    }
}

/// The obligation that a loop without invariants which is unrolled has ended. It is not one of the program's.
pub static BEYOND: LazyLock<ObligationId> = LazyLock::new(|| ObligationId::from_index(u32::MAX as usize));

/// How calls and loops are treated.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Options {
    /// What becomes of loops.
    pub loops: Loops,
    /// What becomes of calls.
    pub calls: Calls,
    /// How often a procedure may stand within itself before calls to it are no longer followed.
    pub recursion: usize,
    /// How many commands may come from followed calls before calls are no longer followed.
    pub size: usize,
    /// Whether what is known of values makes formulas smaller. Without, they say all that is believed of them.
    pub foresight: bool,
    /// Whether it is claimed that the invariants of objects are kept ([`crate::guesses::kept`]).
    pub keeps: bool,
}

impl Options {
    /// For proofs: loops are cut at their invariants.
    pub fn proof() -> Options {
        Options {
            loops: Loops::Cut,
            calls: Calls::ByContract,
            recursion: 2,
            size: 8_000,
            foresight: true,
            keeps: false,
        }
    }

    /// For proofs about loops that end soon: so many iterations of those without invariants. What is proved holds if [`BEYOND`] is
    /// proved too.
    pub fn exhaustive(iterations: usize) -> Options {
        Options { loops: Loops::Exhaust(iterations), ..Options::proof() }
    }

    /// For finding failures: a few iterations, and bodies rather than contracts.
    pub fn search(iterations: usize) -> Options {
        Options { loops: Loops::Unroll(iterations), calls: Calls::FollowAll, recursion: 4, ..Options::proof() }
    }
}
