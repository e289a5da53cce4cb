//! IR → obligations for provers. A procedure goes through passes, each in a file of its own, and comes out as a
//! system of equations that stays linear in its size. Knows no prover.

mod allocation;
mod boxing;
mod calls;
pub mod conjuncts;
mod contract;
pub mod decisions;
mod definitions;
mod dispatch;
mod executed;
mod flat;
mod heap;
mod hierarchy;
mod immutable;
mod known;
mod live;
mod loops;
mod natives;
mod order;
mod passive;
pub mod paths;
mod peel;
mod ranges;
pub mod reach;
mod relevance;
mod strings;
mod types;
mod used;
mod values;
mod wp;

pub use dispatch::{MOST_TARGETS, count as dispatch_targets};
pub use flat::Flat;
pub use loops::{BEYOND, Loops};
pub use passive::{Edge, Passive, PassiveBlock, Step, is_probe};
pub use wp::{Selection, goal};

use ir::types::Types;
use ir::{ProcedureId, Program};

/// What becomes of calls.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Calls {
    /// A procedure with a contract is its contract; others are followed into their bodies.
    ByContract,
    /// All are followed, as an execution would. Executions beyond the bound do not count.
    FollowAll,
}

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
}

impl Options {
    /// For proofs: loops are cut at their invariants.
    pub fn proof() -> Options {
        Options { loops: Loops::Cut, calls: Calls::ByContract, recursion: 2, size: 8_000, foresight: true }
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

/// A procedure in passive form, ready to be asked about. The list of passes:
pub fn passive(program: &Program, procedure: ProcedureId, options: Options) -> Option<Passive> {
    // The contract around the body: what is assumed first and asserted last.
    let mut flat = Flat::of(program, procedure)?;
    // Calls become bodies or contracts; nothing calls any more.
    calls::expand(&mut flat, program, options, procedure);
    // What never changes once it is set is a function of its object.
    immutable::replace(&mut flat, program);
    // What flow analysis knows where loops begin.
    if options.loops.is_for_proof() {
        ranges::assume_ranges(&mut flat, program);
    }
    // What does not matter goes: most of a program's state, for most entry points.
    relevance::prune(&mut flat, program, options);
    // In proofs, what the heap holds on entry was allocated before anything new.
    if options.loops.is_for_proof() {
        heap::assume_closed(&mut flat);
    }
    // `new` becomes a choice of an object that was not there.
    let known = Types::new(program);
    allocation::expand(&mut flat, program, &known, options.loops);
    // Loops go: what is left has no cycle.
    loops::remove(&mut flat, options.loops);
    // Each variable is assigned once, and an assignment is an equation.
    let mut passive = passive::passive(&flat, program);
    // What specifications define, as far as it is mentioned.
    definitions::assume(&mut passive, program);
    // Subtyping becomes equations between types that are known.
    types::expand(&mut passive, program, &known, options.loops);
    Some(passive)
}
