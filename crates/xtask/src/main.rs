//! `cargo xtask`: chores of the project that are not part of the program.

mod scrub;
mod tidy;

use std::path::Path;
use std::process::ExitCode;

const HELP: &str = "\
Chores of the project.

Usage: cargo xtask <COMMAND>

Commands:
  tidy    Compare docs/architecture.md with the manifests, and look for what the compiler does not see:
          missing headers, missing pages of rules, printing in the wrong crate, placeholders,
          broken links, files that are too long. Exit code 1 if there is something.

Options:
  -h, --help    Print this help
";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match arguments.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["tidy"] => run_tidy(),
        ["-h" | "--help" | "help"] | ["tidy", "-h" | "--help"] => {
            print!("{HELP}");
            ExitCode::SUCCESS
        }
        _ => {
            eprint!("{HELP}");
            ExitCode::from(2)
        }
    }
}

fn run_tidy() -> ExitCode {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    match tidy::tidy(&root) {
        Ok(problems) if problems.is_empty() => ExitCode::SUCCESS,
        Ok(problems) => {
            for problem in &problems {
                eprintln!("{problem}");
            }
            eprintln!("tidy: {} to put right", problems.len());
            ExitCode::FAILURE
        }
        Err(message) => {
            eprintln!("tidy: {message}");
            ExitCode::from(2)
        }
    }
}
