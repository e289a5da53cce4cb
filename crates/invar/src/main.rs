//! The program `invar`: reads the command line and runs a command. What a command prints goes through `report`.

mod cli;
mod commands;
mod input;
mod library;
mod pipeline;

use clap::Parser;
use std::process::ExitCode;

fn main() -> ExitCode {
    let arguments = match cli::Arguments::try_parse() {
        Ok(arguments) => arguments,
        Err(error) => {
            // Help and version are not errors; a wrong command line has the exit code 2.
            let code = if error.use_stderr() { 2 } else { 0 };
            let _ = error.print();
            return ExitCode::from(code);
        }
    };
    let code = match arguments.command {
        cli::Command::Check(arguments) => commands::check::run(&arguments),
        cli::Command::Dump(arguments) => commands::dump::run(&arguments),
        cli::Command::Explain(arguments) => commands::explain::run(&arguments),
        cli::Command::Provers(arguments) => commands::provers::run(&arguments),
    };
    ExitCode::from(code)
}
