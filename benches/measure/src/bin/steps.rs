//! Runs a Java program as `invar run` does, and says how many steps (commands and jumps of the IR) that took: `steps FILE`.
//! The program's own output is not shown. One line comes out: the steps, and the seconds of the interpreter.

use invar::pipeline;
use invar::run::{Options, run_front};
use measure::{Watch, with_large_stack};
use std::path::PathBuf;
use std::process::ExitCode;

fn main() -> ExitCode {
    let Some(path) = std::env::args_os().nth(1) else {
        eprintln!("usage: steps FILE");
        return ExitCode::from(2);
    };
    with_large_stack(|| steps(PathBuf::from(path)))
}

fn steps(path: PathBuf) -> ExitCode {
    let options = Options::default();
    let front = pipeline::front(&[path], &options.front);
    let watch = Watch::start();
    let outcome = run_front(&front, &options, &mut std::io::empty(), &mut std::io::sink(), &mut std::io::stderr());
    let seconds = watch.seconds();
    if let Some(problem) = outcome.problem {
        eprintln!("{problem}");
        return ExitCode::FAILURE;
    }
    println!("{} {seconds}", outcome.steps);
    ExitCode::SUCCESS
}
