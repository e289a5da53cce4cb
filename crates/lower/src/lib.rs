//! Typed program → IR: what Java code and its contracts mean as commands over a heap of maps. Knows no prover.
//!
//! A method that cannot be lowered completely has no body in the IR and says why. To its callers it is an unknown effect, unless they see it
//! by its contract.

mod build;
mod code;
mod contracts;
mod entries;
mod options;
mod procedures;
mod program;
mod spec;

pub use options::{Integers, Models, NullDefault, Options, Uncaught};

use base::SourceMap;
use entries::{
    choice, constants, constructed, construction, dependencies, inductive, laws, model_methods, unaffected, welldefined,
};
use ir::Program;
use procedures::all::procedures;
use procedures::natives::without_foreign;
use procedures::trial::context_after_trial;

/// The IR of a whole program.
pub fn lower(program: &sema::program::Program, sources: &SourceMap, options: Options) -> Program {
    let program = &*without_foreign(program);
    let context = context_after_trial(program, sources, options);
    let (mut lowered, mut sites) = procedures(&context);
    choice::name_unknown_effects(&mut lowered);
    choice::choose_entries(&context, &mut lowered);
    let inductive = inductive::choose_inductive(&context, &mut lowered);
    laws::add_laws(&context, &mut lowered, &mut sites);
    dependencies::add_dependencies(&context, &mut lowered, &mut sites);
    model_methods::add_model_methods(&context, &mut lowered, &mut sites);
    welldefined::add_definedness(&context, &mut lowered, &mut sites);
    constructed::assume_constructed(&context, &mut lowered, &inductive);
    constants::assume_constants(&context, &mut lowered);
    construction::note_construction(&context, &mut lowered);
    lowered.construction.inductive = inductive;
    unaffected::drop_unaffected(&mut lowered);
    context.give_lemmas(&mut lowered);
    lowered.definitions = context.definitions.take();
    lowered
}
