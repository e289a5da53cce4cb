//! All procedures of a program.

use crate::options::Integers;
use crate::procedures::{dispatchers, initializers, method};
use crate::program::context::Context;
use ir::Program;

/// The procedures of methods, of dispatch and of initialisation, and the number of allocation sites in them.
pub fn procedures(context: &Context<'_>) -> (Program, u32) {
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
        let procedure = initializers::lower_initializer(context, *class, &mut lowered.obligations, &mut sites);
        lowered.procedures.push(procedure);
    }
    lowered.initializers =
        context.initialization.eager.iter().filter_map(|method| context.procedure(*method)).collect();
    (lowered, sites)
}
