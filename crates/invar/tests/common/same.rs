//! Whether the interpreter does with a program what the JVM does.

use crate::common::examined::deeply;
pub use crate::common::in_parallel;
use crate::common::jvm::{Expected, Wishes};
use invar::pipeline::{self, Front, FrontOptions};
use invar::run::{Options, Outcome, Route, run_front};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};

/// What the interpreter does otherwise than the JVM on one of some routes, if anything. The program is compiled once for all of them.
pub fn difference(program: &Path, wishes: &Wishes, expected: &Expected, routes: &[Route]) -> Option<String> {
    if expected.status != "ran" {
        return Some(format!("the JVM: {} {}", expected.status, String::from_utf8_lossy(&expected.output)));
    }
    let compared = catch_unwind(AssertUnwindSafe(|| {
        deeply(|| {
            let front = pipeline::front(&[program.to_path_buf()], &FrontOptions::default());
            routes.iter().find_map(|route| on_route(&front, wishes, expected, *route))
        })
    }));
    compared.unwrap_or_else(|panic| {
        let text = panic.downcast_ref::<String>().map(String::as_str).or(panic.downcast_ref::<&str>().copied());
        Some(format!("panicked: {}", text.unwrap_or("without a word")))
    })
}

/// What the interpreter does otherwise on one route.
fn on_route(front: &Front, wishes: &Wishes, expected: &Expected, route: Route) -> Option<String> {
    let (mut output, mut errors) = (Vec::new(), Vec::new());
    let options = Options { arguments: wishes.arguments.clone(), route, ..Options::default() };
    let outcome = run_front(front, &options, &mut wishes.input.as_slice(), &mut output, &mut errors);
    let found = compare(expected, &outcome, &output)?;
    Some(if route == Route::ThroughText { format!("through the IR's text: {found}") } else { found })
}

fn compare(expected: &Expected, outcome: &Outcome, output: &[u8]) -> Option<String> {
    if let Some(problem) = &outcome.problem {
        return Some(format!("not run: {problem}"));
    }
    if output != expected.output {
        return Some(first_difference(&expected.output, output));
    }
    if outcome.uncaught != expected.uncaught {
        return Some(format!("uncaught: {:?} on the JVM, {:?} here", expected.uncaught, outcome.uncaught));
    }
    (outcome.exit_code != expected.exit_code)
        .then(|| format!("exit code: {} on the JVM, {} here", expected.exit_code, outcome.exit_code))
}

fn first_difference(expected: &[u8], found: &[u8]) -> String {
    let (expected, found) = (String::from_utf8_lossy(expected), String::from_utf8_lossy(found));
    let (mut left, mut right) = (expected.split('\n'), found.split('\n'));
    for number in 1.. {
        match (left.next(), right.next()) {
            (None, None) => break,
            (left, right) if left != right => {
                let side = |line: Option<&str>| line.map_or("the end".to_owned(), |line| format!("`{line}`"));
                return format!("line {number}: {} on the JVM, {} here", side(left), side(right));
            }
            _ => {}
        }
    }
    "the bytes of the output".to_owned()
}

/// The path as reports name it: folder and name, without `.java`.
pub fn short_name(folder: &Path, program: &Path) -> String {
    let inner = program.strip_prefix(folder).unwrap_or(program).with_extension("");
    let parts: Vec<String> = PathBuf::from(&inner).iter().map(|part| part.to_string_lossy().into_owned()).collect();
    parts.join("/")
}
