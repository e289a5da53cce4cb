//! The table of crates in `docs/architecture.md` says which crate may use which; the manifests must say the same.

use super::Problem;
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::process::Command;

/// The page with the tables.
pub const PAGE: &str = "docs/architecture.md";

/// The crates that each crate uses.
type Uses = BTreeMap<String, BTreeSet<String>>;

/// Compares the page with the manifests.
pub fn check(root: &Path) -> Result<Vec<Problem>, String> {
    let page = std::fs::read_to_string(root.join(PAGE)).map_err(|error| format!("cannot read `{PAGE}`: {error}"))?;
    let manifests = uses_of_manifests(&metadata(root)?)?;
    Ok(match uses_of_page(&page, manifests.keys()) {
        Ok(table) => compare(&table, &manifests),
        Err(problem) => vec![problem],
    })
}

/// What `cargo metadata` says about the workspace.
fn metadata(root: &Path) -> Result<Value, String> {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let output = Command::new(cargo)
        .args(["metadata", "--no-deps", "--format-version", "1"])
        .current_dir(root)
        .output()
        .map_err(|error| format!("cannot run `cargo metadata`: {error}"))?;
    if !output.status.success() {
        return Err(format!("`cargo metadata` failed: {}", String::from_utf8_lossy(&output.stderr).trim()));
    }
    serde_json::from_slice(&output.stdout).map_err(|error| format!("cannot read what `cargo metadata` says: {error}"))
}

/// Dependencies by path that are neither for tests nor for build scripts.
fn uses_of_manifests(metadata: &Value) -> Result<Uses, String> {
    let packages = metadata["packages"].as_array().ok_or("`cargo metadata` lists no packages")?;
    let name = |value: &Value| value["name"].as_str().map(str::to_owned).ok_or("a package has no name".to_owned());
    let mut uses = Uses::new();
    for package in packages {
        let dependencies = package["dependencies"].as_array().map(Vec::as_slice).unwrap_or_default();
        let ours = dependencies.iter().filter(|it| it["path"].is_string() && it["kind"].is_null());
        uses.insert(name(package)?, ours.map(name).collect::<Result<_, _>>()?);
    }
    Ok(uses)
}

/// The table with a column `crate` and a column `may use`.
fn uses_of_page<'a>(page: &str, crates: impl Iterator<Item = &'a String>) -> Result<Uses, Problem> {
    let all: BTreeSet<String> = crates.filter(|name| *name != "xtask").cloned().collect();
    let mut uses = Uses::new();
    for Row { name, mut used, line } in rows(page, "crate")? {
        if used.remove("all") {
            used = all.iter().filter(|other| **other != name).cloned().collect();
        }
        if uses.insert(name.clone(), used).is_some() {
            return Err(Problem::new(PAGE, line, format!("`{name}` has two rows in the table of crates")));
        }
    }
    Ok(uses)
}

/// A row of a table that says who may use whom.
pub struct Row {
    /// Who.
    pub name: String,
    /// Whom.
    pub used: BTreeSet<String>,
    /// Where the row is written.
    pub line: usize,
}

/// The rows of the first table with a column of this title and a column `may use`.
pub fn rows(page: &str, title: &str) -> Result<Vec<Row>, Problem> {
    let mut columns = None;
    let mut rows = Vec::new();
    for (index, line) in page.lines().enumerate() {
        let Some(cells) = cells(line) else {
            if columns.is_some() {
                break;
            }
            continue;
        };
        let Some((name_column, use_column)) = columns else {
            let column = |title| cells.iter().position(|cell| cell == title);
            columns = column(title).zip(column("may use"));
            continue;
        };
        if cells.iter().all(|cell| cell.chars().all(|character| "-: ".contains(character))) {
            continue;
        }
        let (Some(name), Some(used)) = (cells.get(name_column), cells.get(use_column)) else {
            return Err(Problem::new(PAGE, index + 1, format!("this row of the table of {title}s has too few cells")));
        };
        let used = used.split(',').map(str::trim).filter(|it| !["", "–", "-"].contains(it)).map(str::to_owned);
        rows.push(Row { name: name.clone(), used: used.collect(), line: index + 1 });
    }
    match columns {
        Some(_) => Ok(rows),
        None => Err(Problem::new(PAGE, 0, format!("no table with the columns `{title}` and `may use`"))),
    }
}

fn cells(line: &str) -> Option<Vec<String>> {
    let inside = line.trim().strip_prefix('|')?.strip_suffix('|')?;
    Some(inside.split('|').map(|cell| cell.trim().replace('`', "")).collect())
}

fn compare(table: &Uses, manifests: &Uses) -> Vec<Problem> {
    let mut problems = Vec::new();
    let mut report = |file: String, message: String| problems.push(Problem::new(&file, 0, message));
    for (name, used) in manifests {
        let manifest = format!("crates/{name}/Cargo.toml");
        let Some(allowed) = table.get(name) else {
            report(PAGE.into(), format!("the crate `{name}` has no row in the table of crates"));
            continue;
        };
        for other in used.difference(allowed) {
            report(manifest.clone(), format!("`{name}` uses `{other}`, which {PAGE} does not allow"));
        }
        for other in allowed.difference(used) {
            report(PAGE.into(), format!("`{name}` may use `{other}`, but its manifest does not: take it out"));
        }
    }
    for name in table.keys().filter(|name| !manifests.contains_key(*name)) {
        report(PAGE.into(), format!("there is no crate `{name}`"));
    }
    problems
}

#[cfg(test)]
mod tests {
    use super::*;

    const TABLE: &str = "\
# Architecture

| word | meaning |
|---|---|
| a | b |

| crate | holds | may use | must not know |
|---|---|---|---|
| `base` | places | – | anything |
| `logic` | terms | base | Java |
| `tool` | the binary | all | – |
| `xtask` | chores | – | – |

| crate | may use |
";

    fn uses(pairs: &[(&str, &[&str])]) -> Uses {
        pairs.iter().map(|(name, used)| (name.to_string(), used.iter().map(|it| it.to_string()).collect())).collect()
    }

    fn manifests() -> Uses {
        uses(&[("base", &[]), ("logic", &["base"]), ("tool", &["base", "logic"]), ("xtask", &[])])
    }

    #[test]
    fn the_table_is_read() {
        let manifests = manifests();
        assert_eq!(uses_of_page(TABLE, manifests.keys()).as_ref(), Ok(&manifests));
    }

    #[test]
    fn a_page_without_the_table_is_a_problem() {
        assert!(uses_of_page("| crate | holds |\n|---|---|\n", [].iter()).is_err());
        let short = "| crate | may use |\n|---|---|\n| base |\n";
        assert_eq!(uses_of_page(short, [].iter()).map_err(|problem| problem.line), Err(3));
        let twice = "| crate | may use |\n|---|---|\n| a | – |\n| a | – |\n";
        assert_eq!(uses_of_page(twice, [].iter()).map_err(|problem| problem.line), Err(4));
    }

    #[test]
    fn differences_are_found_both_ways() {
        assert!(compare(&manifests(), &manifests()).is_empty());
        let table = uses(&[("base", &["logic"]), ("logic", &[]), ("gone", &[])]);
        let messages: Vec<String> =
            compare(&table, &manifests()).into_iter().map(|problem| problem.to_string()).collect();
        assert_eq!(
            messages,
            [
                "docs/architecture.md: `base` may use `logic`, but its manifest does not: take it out",
                "crates/logic/Cargo.toml: `logic` uses `base`, which docs/architecture.md does not allow",
                "docs/architecture.md: the crate `tool` has no row in the table of crates",
                "docs/architecture.md: the crate `xtask` has no row in the table of crates",
                "docs/architecture.md: there is no crate `gone`",
            ]
        );
    }

    #[test]
    fn only_normal_dependencies_by_path_count() {
        let metadata = serde_json::json!({"packages": [{"name": "logic", "dependencies": [
            {"name": "base", "path": "/base", "kind": null},
            {"name": "helper", "path": "/helper", "kind": "dev"},
            {"name": "serde", "kind": null},
        ]}]});
        assert_eq!(uses_of_manifests(&metadata), Ok(uses(&[("logic", &["base"])])));
        assert!(uses_of_manifests(&serde_json::json!({})).is_err());
    }
}
