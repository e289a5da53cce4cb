//! What every Rust file must keep to.

use super::{File, Problem};
use crate::scrub::{scrub, without_tests};

const MOST_LINES: usize = 800;
const MAY_PRINT: [&str; 3] = ["crates/report/", "crates/invar/", "crates/xtask/"];
const PRINTING: [&str; 5] = ["println!", "eprintln!", "print!", "eprint!", "dbg!"];
const PLACEHOLDERS: [&str; 3] = ["todo!(", "unimplemented!(", "#[ignore"];

/// Header, length, printing and placeholders of one file.
pub fn check(file: &File) -> Vec<Problem> {
    let mut problems = Vec::new();
    if !file.text.starts_with("//!") {
        problems.push(Problem::new(&file.path, 1, "a file begins with `//!` and says what it is for"));
    }
    let lines = file.text.lines().count();
    if lines > MOST_LINES {
        let message = format!("{lines} lines, more than {MOST_LINES}: split it by what its parts are for");
        problems.push(Problem::new(&file.path, 0, message));
    }
    let code = scrub(&file.text);
    for (line, found) in occurrences(&code, &PLACEHOLDERS) {
        problems.push(Problem::new(&file.path, line, format!("`{found}` must not stay")));
    }
    if !MAY_PRINT.iter().any(|folder| file.path.starts_with(folder)) && !is_test(&file.path) {
        for (line, found) in occurrences(&without_tests(&code), &PRINTING) {
            let message = format!("`{found}` outside of `report` and `invar`: return what is to be said");
            problems.push(Problem::new(&file.path, line, message));
        }
    }
    problems
}

fn is_test(path: &str) -> bool {
    ["/tests/", "/benches/", "/examples/"].iter().any(|folder| path.contains(folder)) || path.ends_with("/tests.rs")
}

/// Where these stand as words of their own, with lines from 1.
fn occurrences<'a>(code: &str, wanted: &[&'a str]) -> Vec<(usize, &'a str)> {
    let mut found = Vec::new();
    for (index, line) in code.lines().enumerate() {
        for text in wanted {
            let is_word = |at: usize| !line[..at].ends_with(|before: char| before.is_alphanumeric() || before == '_');
            found.extend(line.match_indices(text).filter(|(at, _)| is_word(*at)).map(|_| (index + 1, *text)));
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    fn messages(path: &str, text: &str) -> Vec<String> {
        check(&File { path: path.into(), text: text.into() }).iter().map(Problem::to_string).collect()
    }

    #[test]
    fn a_tidy_file_has_no_problems() {
        let text = "//! Words, not println!.\nfn f() { writeln!(x, \"todo!()\") }\n#[cfg(test)]\nmod t { dbg!(1); }\n";
        assert!(messages("crates/logic/src/a.rs", text).is_empty());
    }

    #[test]
    fn a_header_is_missing() {
        let expected = "crates/logic/src/a.rs:1: a file begins with `//!` and says what it is for";
        assert_eq!(messages("crates/logic/src/a.rs", "fn f() {}"), [expected]);
        assert_eq!(messages("crates/logic/src/a.rs", ""), [expected]);
    }

    #[test]
    fn printing_is_found_where_it_may_not_be() {
        let text = "//! A.\nfn f() {\n    eprintln!();\n}\n";
        assert_eq!(
            messages("crates/logic/src/a.rs", text),
            ["crates/logic/src/a.rs:3: `eprintln!` outside of `report` and `invar`: return what is to be said"]
        );
        for path in ["crates/report/src/a.rs", "crates/invar/src/a.rs", "crates/logic/tests/a.rs"] {
            assert!(messages(path, text).is_empty());
        }
    }

    #[test]
    fn placeholders_are_found_even_in_tests() {
        let text = "//! A.\n#[test]\n#[ignore = \"slow\"]\nfn f() { todo!() }\n";
        let found = messages("crates/invar/tests/a.rs", text);
        assert_eq!(found.len(), 2);
        assert_eq!(found[0], "crates/invar/tests/a.rs:3: `#[ignore` must not stay");
    }

    #[test]
    fn long_files_are_found() {
        let text = |lines: usize| "//! A.\n".repeat(lines);
        assert!(messages("crates/a/src/a.rs", &text(MOST_LINES)).is_empty());
        assert_eq!(messages("crates/a/src/a.rs", &text(MOST_LINES + 1)).len(), 1);
    }
}
