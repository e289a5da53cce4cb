//! IR → obligations for provers. A procedure goes through passes, each in a file of its own, and comes out as a
//! system of equations that stays linear in its size. Knows no prover.

pub mod conjuncts;
mod facts;
mod goal;
mod graph;
pub mod guesses;
mod options;
mod passes;

pub use facts::paths;
pub use goal::decisions;
pub use goal::passive::{Edge, Passive, PassiveBlock, Step};
pub use goal::states::{Moment, States};
pub use goal::wp::{Selection, goal};
pub use graph::flat::{Flat, is_probe};
pub use graph::followed;
pub use options::{BEYOND, Calls, Loops, Options};
pub use passes::dispatch::{MOST_TARGETS, count as dispatch_targets};

use facts::heap;
use goal::{definitions, types};
use guesses::{Guess, Standing};
use ir::types::Types;
use ir::{ProcedureId, Program};
use passes::{allocation, calls, immutable, loops, places, ranges, relevance};

/// What is done to a procedure as long as it is made of commands.
pub struct Pass {
    /// Its name, for `invar dump --after`.
    pub name: &'static str,
    /// What it does.
    pub what: &'static str,
    run: fn(&mut Flat, &Program, ProcedureId, Options),
}

/// The passes, in order. The contract is around the body already: what is assumed first and asserted last.
pub const PASSES: [Pass; 8] = [
    Pass {
        name: "calls",
        what: "Calls become bodies or contracts; nothing calls any more",
        run: |flat, program, procedure, options| calls::expand(flat, program, options, procedure),
    },
    Pass {
        name: "immutable",
        what: "What never changes once it is set is a function of its object",
        run: |flat, program, _, _| immutable::replace(flat, program),
    },
    Pass {
        name: "ranges",
        what: "In proofs, what flow analysis knows is assumed where loops begin",
        run: |flat, program, _, options| {
            if options.loops.is_for_proof() {
                ranges::assume_ranges(flat, program);
            }
        },
    },
    Pass {
        name: "relevance",
        what: "What does not matter goes: most of a program's state, for most entry points",
        run: |flat, program, _, options| relevance::prune(flat, program, options),
    },
    Pass {
        name: "heap",
        what: "In proofs, what the heap holds on entry was allocated before anything new",
        run: |flat, _, _, options| {
            if options.loops.is_for_proof() {
                heap::assume_closed(flat);
            }
        },
    },
    Pass {
        name: "places",
        what: "In proofs, the places that each loop changes are found",
        run: |flat, _, _, options| {
            if options.loops.is_for_proof() {
                places::find(flat);
            }
        },
    },
    Pass {
        name: "allocation",
        what: "`new` becomes a choice of an object that was not there",
        run: |flat, program, _, options| allocation::expand(flat, program, &Types::new(program), options.loops),
    },
    Pass {
        name: "loops",
        what: "Loops go: what is left has no cycle",
        run: |flat, _, _, options| loops::remove(flat, options.loops),
    },
];

/// A procedure behind the passes up to one of this name; `None` if it has no body.
pub fn after(program: &Program, procedure: ProcedureId, options: Options, last: &str) -> Option<Flat> {
    let mut flat = Flat::of(program, procedure, options)?;
    for pass in &PASSES {
        base::budget::check();
        (pass.run)(&mut flat, program, procedure, options);
        if pass.name == last {
            break;
        }
    }
    Some(flat)
}

/// A procedure in passive form, ready to be asked about.
pub fn passive(program: &Program, procedure: ProcedureId, options: Options) -> Option<Passive> {
    Some(finished(after(program, procedure, options, PASSES[PASSES.len() - 1].name)?, program, options))
}

/// A procedure whose loops are still there, so that something can be guessed about them.
pub fn with_loops(program: &Program, procedure: ProcedureId, options: Options) -> Option<Flat> {
    after(program, procedure, options, PASSES[PASSES.len() - 2].name)
}

/// A procedure whose loops are still there in passive form, with guesses about them: some that have been shown, and some that are claimed.
pub fn passive_with(flat: &Flat, shown: &[Guess], claimed: &[Guess], program: &Program, options: Options) -> Passive {
    let claimed = claimed.iter().map(|guess| (guess.clone(), Standing::Claimed));
    let guesses = claimed.chain(shown.iter().map(|guess| (guess.clone(), Standing::Shown))).collect();
    let mut flat = Flat { guesses, ..flat.clone() };
    loops::remove(&mut flat, options.loops);
    finished(flat, program, options)
}

/// The states in which a loop begins, or one of its iterations ends, with what predicates are there; `None` if nothing comes there. Of other loops,
/// and of the iterations of this one, these guesses are known.
pub fn states(
    flat: &Flat,
    shown: &[Guess],
    asked: &[Guess],
    moment: Moment,
    program: &Program,
    options: Options,
) -> Option<States> {
    let known = shown.iter().map(|guess| (guess.clone(), Standing::Shown));
    let guesses = asked.iter().map(|guess| (guess.clone(), Standing::Asked)).chain(known).collect();
    let mut with = Flat { guesses, ..flat.clone() };
    loops::remove(&mut with, options.loops);
    States::of(finished(with, program, options), moment, asked.len())
}

fn finished(flat: Flat, program: &Program, options: Options) -> Passive {
    // Each variable is assigned once, and an assignment is an equation.
    let mut passive = goal::passive::passive(&flat, program, options.loops);
    // What specifications define, as far as it is mentioned.
    definitions::assume(&mut passive, program);
    // Subtyping becomes equations between types that are known.
    types::expand(&mut passive, program, &Types::new(program), options.loops);
    passive
}
