//! Compares what `typing` says of Java sources with what javac says (`tests/oracle`):
//! `compare ORACLE.tsv SOURCE_ROOT [--jdk DIR] [--show N]`. Ends with 1 if anything is different.

mod oracle;

use std::path::PathBuf;
use std::process::ExitCode;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let option = |name: &str| arguments.iter().position(|a| a == name).and_then(|at| arguments.get(at + 1));
    let [Some(oracle), Some(root)] = [0, 1].map(|at| arguments.get(at).map(PathBuf::from)) else {
        eprintln!("compare ORACLE.tsv SOURCE_ROOT [--jdk DIR] [--show N]");
        return ExitCode::from(2);
    };
    let limit = option("--show").and_then(|text| text.parse().ok()).unwrap_or(20);
    let oracles = oracle::read(&std::fs::read_to_string(oracle).expect("the oracle's file can be read"));
    let jdk = option("--jdk").map(PathBuf::from);
    // Typing recurses into expressions: give it room.
    let work = move || oracle::compare(&oracles, &root, jdk.as_deref());
    let thread = std::thread::Builder::new().stack_size(1 << 30).spawn(work);
    let Ok(comparison) = thread.expect("a thread can be started").join() else { return ExitCode::from(2) };
    println!("typed in {:.2} s, {} diagnostics", comparison.seconds, comparison.diagnostics.len());
    comparison.diagnostics.iter().take(limit).for_each(|diagnostic| println!("  {diagnostic}"));
    for (what, tally) in &comparison.tallies {
        tally.print(what, limit);
    }
    let is_same = comparison.diagnostics.is_empty() && comparison.tallies.iter().all(|(_, tally)| tally.different == 0);
    if is_same { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
