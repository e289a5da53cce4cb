//! Typed program → IR: what Java code and its contracts mean as commands over a heap of maps. Knows no prover.
//!
//! A method that cannot be lowered completely has no body in the IR and says why; so has each of its callers.

mod arithmetic;
mod blocks;
mod boxes;
mod builder;
mod call_graph;
mod calls;
mod cases;
mod comprehensions;
mod conjuncts;
mod constants;
mod constructed;
mod context;
mod contracts;
mod defined;
mod dependencies;
mod dispatchers;
mod entries;
mod equality;
mod escapes;
mod established;
mod exact;
mod exceptions;
mod explicit;
mod expressions;
mod faults;
mod frames;
mod free;
mod ghosts;
mod guessed;
mod identity;
mod initialization;
mod intersection;
mod invariants;
mod laws;
mod lemmas;
mod locations;
mod loops;
mod measures;
mod method;
mod models;
mod moments;
mod natives;
mod observers;
mod opaque;
mod ordering;
mod outcomes;
mod paths;
mod places;
mod probes;
mod prune;
mod reach;
mod recursion;
mod sequences;
mod specification;
mod stand_in;
mod statements;
mod throwing;
mod trial;
mod welldefined;
mod wellfounded;

use base::SourceMap;
use context::Context;
use ir::Program;

/// What integers mean in code. In specifications they are always unbounded.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Integers {
    /// Two's complement, as Java defines it.
    #[default]
    Java,
    /// As Java, but an overflow is an error.
    Checked,
    /// Unbounded.
    Math,
}

/// What parameters may be where nothing is written.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum NullDefault {
    /// Not null, and neither are the elements of arrays.
    #[default]
    NonNull,
    /// Anything.
    Nullable,
}

/// Whose uncaught exceptions are failures of an entry point, besides those of the library. Of `main` everybody's are.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Uncaught {
    /// Nobody's.
    #[default]
    None,
    /// Those that methods throw which the entry point calls.
    Callees,
    /// Its own, too.
    All,
}

/// What lowering depends on besides the program: mostly the choices that a user has.
#[derive(Clone, Copy, Default, Debug)]
pub struct Options {
    /// What integers mean.
    pub integers: Integers,
    /// What parameters may be.
    pub null_default: NullDefault,
    /// Whose uncaught exceptions are failures.
    pub uncaught: Uncaught,
}

/// The IR of a whole program.
pub fn lower(program: &sema::program::Program, sources: &SourceMap, options: Options) -> Program {
    let context = Context::new(program, sources, options);
    let (mut lowered, mut sites) = procedures(&context);
    entries::spread_unsupported(&mut lowered);
    entries::choose_entries(&context, &mut lowered);
    laws::add_laws(&context, &mut lowered, &mut sites);
    dependencies::add_dependencies(&context, &mut lowered, &mut sites);
    models::add_model_methods(&context, &mut lowered, &mut sites);
    welldefined::add_definedness(&context, &mut lowered, &mut sites);
    constructed::assume_constructed(&context, &mut lowered);
    constants::assume_constants(&context, &mut lowered);
    context.give_lemmas(&mut lowered);
    lowered.definitions = context.definitions.take();
    lowered
}

/// The procedures of methods, of dispatch and of initialisation, and the number of allocation sites in them.
fn procedures(context: &Context<'_>) -> (Program, u32) {
    let integers = context.options.integers;
    let mut lowered = Program {
        integers: if integers == Integers::Math { ir::Integers::Unbounded } else { ir::Integers::Bounded },
        classes: context.classes(),
        globals: context.globals.clone(),
        ..Program::default()
    };
    let mut sites = 0;
    // In the order in which `Context` has numbered them.
    for id in &context.reach.methods {
        let procedure = method::lower_method(context, *id, &mut lowered.obligations, &mut sites);
        lowered.procedures.push(procedure);
    }
    for id in context.reach.dispatched.iter().filter(|id| context.dispatcher(**id).is_some()) {
        lowered.procedures.push(dispatchers::lower_dispatcher(context, *id));
    }
    for class in &context.initialization.guarded {
        let procedure = initialization::lower_initializer(context, *class, &mut lowered.obligations, &mut sites);
        lowered.procedures.push(procedure);
    }
    lowered.initializers =
        context.initialization.eager.iter().filter_map(|method| context.procedure(*method)).collect();
    (lowered, sites)
}
