//! The table of folders in `docs/architecture.md` says which folder of a crate may use which; the code must do the same. A folder uses another
//! if it names it (`crate::folder::…`), or if it calls a method that only the other one defines: `impl` blocks of one type lie in several folders.

use super::architecture::{PAGE, Row, rows};
use super::{File, Problem};
use crate::scrub::{scrub, without_tests};
use std::collections::{BTreeMap, BTreeSet};

/// What methods of types whose `impl` blocks lie in several folders are called on.
const RECEIVERS: [&str; 4] = ["self", "this", "builder", "context"];

/// Compares the page with the code.
pub fn check(files: &[File]) -> Vec<Problem> {
    let page = files.iter().find(|file| file.path == PAGE).map_or("", |file| &file.text);
    let rows = match rows(page, "folder") {
        Ok(rows) => rows,
        Err(problem) => return vec![problem],
    };
    let mut crates: BTreeMap<&str, BTreeMap<&str, &Row>> = BTreeMap::new();
    let mut problems = Vec::new();
    for row in &rows {
        match row.name.split_once('/') {
            Some((name, folder)) => {
                crates.entry(name).or_default().insert(folder, row);
            }
            None => problems.push(Problem::new(PAGE, row.line, "a folder is written `crate/folder`")),
        }
    }
    for (name, rows) in crates {
        let sources = sources(name, files);
        problems.extend(check_crate(name, &rows, &sources));
    }
    problems
}

/// A file of a crate.
struct Source<'f> {
    path: &'f str,
    /// The folder right below `src` that it is in, or its own name if it is in none.
    folder: &'f str,
    /// Its code, without comments, texts and tests.
    code: String,
}

/// The files of a crate. The one that holds it together may use all folders.
fn sources<'f>(name: &str, files: &'f [File]) -> Vec<Source<'f>> {
    let root = format!("crates/{name}/src/");
    let inside = files.iter().filter_map(|file| Some((file, file.path.strip_prefix(&root)?.strip_suffix(".rs")?)));
    let source = |(file, path): (&'f File, &'f str)| Source {
        path: &file.path,
        folder: path.split('/').next().unwrap_or(path),
        code: without_tests(&scrub(&file.text)),
    };
    inside.filter(|(_, path)| !["lib", "main"].contains(path)).map(source).collect()
}

fn check_crate(name: &str, rows: &BTreeMap<&str, &Row>, sources: &[Source<'_>]) -> Vec<Problem> {
    let mut problems = Vec::new();
    let folders: BTreeSet<&str> = sources.iter().map(|source| source.folder).collect();
    for folder in folders.iter().filter(|folder| !rows.contains_key(*folder)) {
        problems.push(Problem::new(PAGE, 0, format!("`{name}/{folder}` has no row in the table of folders")));
    }
    for (folder, row) in rows.iter().filter(|(folder, _)| !folders.contains(*folder)) {
        problems.push(Problem::new(PAGE, row.line, format!("there is no folder `{name}/{folder}`")));
    }
    let methods = methods(sources);
    let mut used: BTreeSet<(&str, &str)> = BTreeSet::new();
    for source in sources {
        let Some(row) = rows.get(source.folder) else { continue };
        for Use { folder, what, line } in uses(source, &folders, &methods) {
            match folder {
                None => problems.push(Problem::new(source.path, line, what)),
                Some(other) if row.used.contains(other) => {
                    used.insert((source.folder, other));
                }
                Some(_) => {
                    let message = format!("{what}, which {PAGE} does not allow to `{}`", row.name);
                    problems.push(Problem::new(source.path, line, message));
                }
            }
        }
    }
    for (folder, row) in rows {
        for other in row.used.iter().filter(|other| !used.contains(&(*folder, other.as_str()))) {
            let message = format!("`{}` may use `{other}`, but it does not: take it out", row.name);
            problems.push(Problem::new(PAGE, row.line, message));
        }
    }
    problems
}

/// Something that a file uses of its crate.
struct Use<'f> {
    /// The folder that it belongs to; none if that cannot be seen.
    folder: Option<&'f str>,
    /// What it is, or what is wrong with it.
    what: String,
    line: usize,
}

/// What a file uses of other folders, by name or as a method.
fn uses<'f>(source: &Source<'_>, folders: &BTreeSet<&'f str>, methods: &Methods<'f>) -> Vec<Use<'f>> {
    let mut uses = Vec::new();
    let line_of = |at: usize| source.code[..at].matches('\n').count() + 1;
    for (at, name) in named(&source.code) {
        match folders.get(name) {
            Some(folder) if *folder == source.folder => {}
            Some(folder) => {
                uses.push(Use { folder: Some(folder), what: format!("`crate::{name}` is used"), line: line_of(at) })
            }
            None => {
                let what = format!("`crate::{name}` hides the folder that it is in: name that");
                uses.push(Use { folder: None, what, line: line_of(at) });
            }
        }
    }
    let way_up = if source.path.ends_with("/mod.rs") { "super::" } else { "super::super::" };
    for (at, _) in source.code.match_indices(way_up) {
        let what = format!("`{way_up}` hides the folder that it leads to: write `crate::`");
        uses.push(Use { folder: None, what, line: line_of(at) });
    }
    for (at, name) in called(&source.code) {
        if let Some(Some(folder)) = methods.get(name)
            && *folder != source.folder
        {
            uses.push(Use {
                folder: Some(folder),
                what: format!("`{name}` of `{folder}` is called"),
                line: line_of(at),
            });
        }
    }
    uses
}

/// The names that stand right behind `crate::`, one by one or in braces, with their places.
fn named(code: &str) -> Vec<(usize, &str)> {
    let mut found = Vec::new();
    for (at, path) in code.match_indices("crate::") {
        let start = at + path.len();
        let is_other = code[..at].ends_with(|before: char| before.is_alphanumeric() || "_$".contains(before));
        match code[start..].strip_prefix('{') {
            _ if is_other => {}
            None => found.push((start, word(&code[start..]))),
            Some(group) => found.extend(members(group).into_iter().map(|(offset, name)| (start + 1 + offset, name))),
        }
    }
    found
}

/// The first names of the members of a group, which begins behind its brace.
fn members(group: &str) -> Vec<(usize, &str)> {
    let mut members = Vec::new();
    let (mut depth, mut is_first) = (0, true);
    for (at, character) in group.char_indices() {
        match character {
            '{' => depth += 1,
            '}' if depth == 0 => break,
            '}' => depth -= 1,
            ',' if depth == 0 => is_first = true,
            _ if is_first && !character.is_whitespace() => {
                members.push((at, word(&group[at..])));
                is_first = false;
            }
            _ => {}
        }
    }
    members
}

/// Methods by name, with the folder that defines them; none if several do.
type Methods<'f> = BTreeMap<&'f str, Option<&'f str>>;

fn methods<'f>(sources: &'f [Source<'_>]) -> Methods<'f> {
    let mut methods = Methods::new();
    for source in sources {
        for name in defined(&source.code) {
            let known = methods.entry(name).or_insert(Some(source.folder));
            *known = known.filter(|folder| *folder == source.folder);
        }
    }
    methods
}

/// The functions with a `self` that some code defines.
fn defined(code: &str) -> Vec<&str> {
    let definitions = code.match_indices("fn ").map(|(at, word)| &code[at + word.len()..]);
    let method = |definition: &'_ str| {
        let behind = &definition[word(definition).len()..];
        let parameters = &behind[generics(behind)..].strip_prefix('(')?.trim_start();
        let receiver = parameters.strip_prefix('&').unwrap_or(parameters).trim_start();
        let receiver = match receiver.strip_prefix('\'') {
            Some(lifetime) => lifetime[word(lifetime).len()..].trim_start(),
            None => receiver,
        };
        let receiver = receiver.strip_prefix("mut ").unwrap_or(receiver);
        (word(receiver) == "self").then_some(word(definition).len())
    };
    definitions.filter_map(|definition| Some(&definition[..method(definition)?])).collect()
}

/// The length of the generic parameters at the beginning.
fn generics(text: &str) -> usize {
    let mut depth = 0;
    for (at, character) in text.char_indices() {
        match character {
            '<' => depth += 1,
            // Not the arrow of a function type.
            '>' if !text[..at].ends_with('-') => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            return if character == '>' { at + 1 } else { at };
        }
    }
    0
}

/// The methods that are called on one of the [`RECEIVERS`].
fn called(code: &str) -> Vec<(usize, &str)> {
    let mut found = Vec::new();
    for (at, _) in code.match_indices('.') {
        let name = word(&code[at + 1..]);
        let behind = &code[at + 1 + name.len()..];
        let before = code[..at].trim_end();
        let is_part = |character: char| character.is_alphanumeric() || character == '_';
        let receiver = &before[before.trim_end_matches(is_part).len()..];
        if behind.starts_with(['(', ':']) && RECEIVERS.contains(&receiver) {
            found.push((at, name));
        }
    }
    found
}

/// The word at the beginning of a text.
fn word(text: &str) -> &str {
    let end = text.find(|character: char| !character.is_alphanumeric() && character != '_');
    &text[..end.unwrap_or(text.len())]
}

#[cfg(test)]
mod tests {
    use super::*;

    const TABLE: &str = "| folder | holds | may use |\n|---|---|---|\n| `a/low` | x | – |\n| `a/high` | y | low |\n";

    fn messages(table: &str, sources: &[(&str, &str)]) -> Vec<String> {
        let mut files = vec![File { path: PAGE.into(), text: table.into() }];
        let file = |(path, text): &(&str, &str)| File { path: format!("crates/a/src/{path}"), text: text.to_string() };
        files.extend(sources.iter().map(file));
        check(&files).iter().map(Problem::to_string).collect()
    }

    const HIGH: (&str, &str) = ("high/x.rs", "use crate::low::y;\nuse std::fmt;");
    const LOW: (&str, &str) = ("low/y.rs", "use super::z;\n// crate::high\nfn f() {}");

    #[test]
    fn layers_that_are_kept() {
        assert!(messages(TABLE, &[HIGH, LOW, ("lib.rs", "use crate::low;")]).is_empty());
        assert!(messages(TABLE, &[HIGH, ("low.rs", "#[cfg(test)]\nmod tests { use crate::high; }")]).is_empty());
    }

    #[test]
    fn an_import_of_a_higher_layer() {
        let expected = "`crate::high` is used, which docs/architecture.md does not allow to `a/low`";
        for code in ["use crate::high::x;", "use crate::{\n    high::{q, r}, low};", "fn f() { crate::high::x() }"] {
            let line = if code.contains('\n') { 2 } else { 1 };
            assert_eq!(
                messages(TABLE, &[HIGH, ("low/y.rs", code)]),
                [format!("crates/a/src/low/y.rs:{line}: {expected}")]
            );
        }
    }

    #[test]
    fn a_method_of_a_higher_layer() {
        let high =
            ("high/x.rs", "use crate::low::y;\nimpl<'a> B<'a> {\n    pub fn go<T: Fn() -> u8>(&'a mut self) {}\n}");
        let low = ("low/y.rs", "fn f(builder: B) {\n    builder\n        .go();\n    other.go();\n}");
        let expected =
            "crates/a/src/low/y.rs:3: `go` of `high` is called, which docs/architecture.md does not allow to `a/low`";
        assert_eq!(messages(TABLE, &[high, low]), [expected]);
        // A name that both define may be either.
        assert!(messages(TABLE, &[high, low, ("low/z.rs", "impl C {\n    fn go(self) {}\n}")]).is_empty());
    }

    #[test]
    fn names_that_hide_their_folder() {
        let messages = messages(TABLE, &[HIGH, ("low/mod.rs", "use crate::Item;\nuse super::x;\nuse $crate::y;")]);
        assert_eq!(
            messages,
            [
                "crates/a/src/low/mod.rs:1: `crate::Item` hides the folder that it is in: name that",
                "crates/a/src/low/mod.rs:2: `super::` hides the folder that it leads to: write `crate::`",
            ]
        );
    }

    #[test]
    fn the_table_and_the_folders_are_the_same() {
        let expected = [
            "docs/architecture.md: `a/other` has no row in the table of folders",
            "docs/architecture.md:3: there is no folder `a/low`",
            "docs/architecture.md:4: `a/high` may use `low`, but it does not: take it out",
        ];
        assert_eq!(messages(TABLE, &[("high.rs", ""), ("other.rs", "")]), expected);
        assert_eq!(messages("", &[]), ["docs/architecture.md: no table with the columns `folder` and `may use`"]);
    }
}
