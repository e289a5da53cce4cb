//! `cargo xtask`: chores of the project that are not part of the program.

mod library;
mod mutants;
mod scrub;
mod tidy;

use std::path::Path;
use std::process::ExitCode;
use tidy::Problem;

const HELP: &str = "\
Chores of the project.

Usage: cargo xtask <COMMAND>

Commands:
  library    Write docs/library.md, the page of what is modelled, from the models in library/java.
  mutants [FROM [TO]]
             Make the mistakes of tests/mutants in a copy of the project under target/mutants, one by one, and run
             the campaign (programs with assertions, metamorphic pairs) until it catches each. All of them, or those
             from a number (0 is the first) to another. Exit code 1 if one gets through. Takes hours.
  tidy       Compare docs/architecture.md with the manifests, docs/library.md with the models, and look for
             what the compiler does not see: missing headers, missing pages of rules, printing in the wrong
             crate, placeholders, broken links, files that are too long. Exit code 1 if there is something.

Options:
  -h, --help    Print this help
";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    match arguments.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["library"] => report("library", library::write(&root)),
        ["mutants"] => mutants(&root, "0", "1000"),
        ["mutants", from] if !from.starts_with('-') => mutants(&root, from, "1000"),
        ["mutants", from, to] => mutants(&root, from, to),
        ["tidy"] => report("tidy", tidy::tidy(&root)),
        ["-h" | "--help" | "help"] | ["library" | "mutants" | "tidy", "-h" | "--help"] => {
            print!("{HELP}");
            ExitCode::SUCCESS
        }
        _ => {
            eprint!("{HELP}");
            ExitCode::from(2)
        }
    }
}

/// Makes the mutants from one number to another.
fn mutants(root: &Path, from: &str, to: &str) -> ExitCode {
    let (Ok(from), Ok(to)) = (from.parse(), to.parse()) else {
        eprint!("{HELP}");
        return ExitCode::from(2);
    };
    match mutants::run(root, from, to) {
        Ok(0) => ExitCode::SUCCESS,
        Ok(survivors) => {
            eprintln!("mutants: {survivors} got through");
            ExitCode::FAILURE
        }
        Err(message) => {
            eprintln!("mutants: {message}");
            ExitCode::from(2)
        }
    }
}

/// Says what a command found.
fn report(command: &str, found: Result<Vec<Problem>, String>) -> ExitCode {
    match found {
        Ok(problems) if problems.is_empty() => ExitCode::SUCCESS,
        Ok(problems) => {
            for problem in &problems {
                eprintln!("{problem}");
            }
            eprintln!("{command}: {} to put right", problems.len());
            ExitCode::FAILURE
        }
        Err(message) => {
            eprintln!("{command}: {message}");
            ExitCode::from(2)
        }
    }
}
