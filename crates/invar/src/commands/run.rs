//! `invar run`: runs a program.

use super::fail;
use crate::cli::{MeaningArguments, NullArgument, RunArguments, UncaughtArgument};
use crate::run::{Options, run_files};
use std::io;

/// Runs a program; the exit code is the program's.
pub fn run(arguments: &RunArguments) -> u8 {
    let meaning = MeaningArguments {
        int: crate::cli::IntegersArgument::Java,
        null_default: NullArgument::NonNull,
        uncaught: UncaughtArgument::None,
    };
    let mut options = Options {
        main: arguments.main.clone(),
        arguments: arguments.arguments.clone(),
        front: arguments.java.options(meaning),
        ..Options::default()
    };
    if let Some(megabytes) = arguments.heap {
        options.limits.heap = megabytes << 20;
    }
    if let Some(depth) = arguments.call_depth {
        options.limits.call_depth = depth;
    }
    if let Some(steps) = arguments.steps {
        options.limits.steps = steps;
    }
    let paths = std::slice::from_ref(&arguments.path);
    let outcome = run_files(paths, &options, &mut io::stdin(), &mut io::stdout(), &mut io::stderr());
    if let Some(problem) = &outcome.problem {
        fail(problem);
    }
    // What a process can say of its end is the lowest byte, as for `java`.
    outcome.exit_code as u8
}
