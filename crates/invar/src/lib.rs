//! The program `invar` as a library: the command line, its commands, and the pipeline that they share. What a command
//! prints goes through `report`.

mod broken;
mod cache;
mod class_files;
pub mod cli;
mod commands;
mod input;
mod jml;
mod library;
mod missing;
mod needed;
pub mod pipeline;
pub mod run;
pub mod schedule;
mod signals;

use clap::Parser;

/// Terms and syntax trees are many small objects, made in threads: the front end takes a tenth less time than with the system's allocator.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// Reads the command line, runs the command, and returns the exit code.
pub fn main() -> u8 {
    let arguments = match cli::Arguments::try_parse() {
        Ok(arguments) => arguments,
        Err(error) => {
            // Help and version are not errors; a wrong command line has the exit code 2.
            let code = if error.use_stderr() { 2 } else { 0 };
            let _ = error.print();
            return code;
        }
    };
    match arguments.command {
        cli::Command::Check(arguments) => commands::check::run(&arguments),
        cli::Command::Clean(arguments) => commands::clean::run(&arguments),
        cli::Command::Dump(arguments) => commands::dump::run(&arguments),
        cli::Command::Explain(arguments) => commands::explain::run(&arguments),
        cli::Command::Infer(arguments) => commands::infer::run(&arguments),
        cli::Command::Provers(arguments) => commands::provers::run(&arguments),
        cli::Command::Replay(arguments) => commands::replay::run(&arguments),
        cli::Command::Run(arguments) => commands::run::run(&arguments),
    }
}
