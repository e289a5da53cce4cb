//! The last part of the page: which contracts of models are proved against their bodies, which are only tested, and why. That the list is
//! right is tested with the models (`crates/invar/tests/promises/proofs.rs`).

use std::fmt::Write as _;

/// The list, from the root of the project.
pub const LIST: &str = "tests/promises/proved.txt";

/// What stands above the lists.
const TEXT: &str = "
## Contracts

Proofs see a method with a contract by that contract alone, so it must be what the code does. Tests run the code with random arguments and check every
clause (`tests/promises`), and all clauses that are made wrong on purpose must be noticed. Where Invar can do it, it also proves the contract from the code,
in its own tests: what is promised, that no other exception leaves the method, that nothing changes that may not, and that callers in the library meet
what a private method requires. Such a proof is for every state that types allow; it takes natives and other contracts at their word, and does not show
that the method returns at all. What is made wrong in a contract that is proved must not be proved.
";

/// The part of the page, from the text of the list.
pub fn section(list: &str) -> String {
    let mut entries: Vec<(&str, &str, &str)> = Vec::new();
    for line in list.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
        match (line.strip_prefix(' '), entries.last_mut()) {
            (Some(reason), Some(last)) => last.2 = reason,
            _ => entries.extend(line.split_once(' ').map(|(status, method)| (status, method, ""))),
        }
    }
    let of = |wanted: &'static str| entries.iter().filter(move |(status, _, _)| *status == wanted);
    let mut text = TEXT.to_owned();
    let (proved, tested, assumed) = (of("proved").count(), of("tested").count(), of("assumed").count());
    let _ = writeln!(
        text,
        "\nOf {} methods with a contract {proved} are proved and tested, {tested} tested only, {assumed} neither.\n",
        entries.len()
    );
    let names: Vec<String> = of("proved").map(|(_, method, _)| format!("`{method}`")).collect();
    let _ = writeln!(text, "Proved: {}.", names.join(", "));
    for (status, head) in [("tested", "tested only"), ("assumed", "neither proved nor tested")] {
        let _ = write!(text, "\n| {head} | why it is not proved |\n|---|---|\n");
        for (_, method, reason) in of(status) {
            let _ = writeln!(text, "| `{method}` | {reason} |");
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_list_is_counted() {
        let text = section("# c\n\nproved A.a()\nproved A.b(int)\n\ntested A.c()\n Hard.\nassumed A.d()\n Unknown.\n");
        assert!(text.contains("Of 4 methods with a contract 2 are proved and tested, 1 tested only, 1 neither."));
        assert!(text.contains("\nProved: `A.a()`, `A.b(int)`.\n"));
        assert!(text.contains("\n| `A.c()` | Hard. |\n"));
        assert!(text.contains("\n| `A.d()` | Unknown. |\n"));
    }
}
