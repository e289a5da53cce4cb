//! Every rule has its page in `docs/rules/`, and every page its rule.

use super::{File, Problem};

const RULES: &str = "crates/base/src/rules.rs";
const PAGES: &str = "docs/rules/";

/// A rule as `rules.rs` declares it.
#[derive(PartialEq, Eq, Debug)]
struct Declared<'a> {
    line: usize,
    code: &'a str,
    name: &'a str,
    title: &'a str,
}

/// Compares the rules with the pages.
pub fn check(files: &[File]) -> Result<Vec<Problem>, String> {
    let source = files.iter().find(|file| file.path == RULES).ok_or(format!("there is no `{RULES}`"))?;
    let rules = declared(&source.text);
    if rules.is_empty() {
        return Err(format!("no rules were found in `{RULES}`"));
    }
    let pages = files.iter().filter(|file| file.path.starts_with(PAGES));
    let pages: Vec<(&str, &str)> = pages.filter_map(|file| Some((code_of_page(file)?, file.text.as_str()))).collect();
    Ok(compare(&rules, &pages))
}

fn code_of_page(file: &File) -> Option<&str> {
    file.path.strip_prefix(PAGES)?.strip_suffix(".md")
}

/// Lines of the form `CONSTANT "IV0101" "null-dereference" "null dereference";`.
fn declared(source: &str) -> Vec<Declared<'_>> {
    source.lines().enumerate().filter_map(|(index, line)| declaration(index + 1, line)).collect()
}

fn declaration(line: usize, text: &str) -> Option<Declared<'_>> {
    match text.split('"').collect::<Vec<_>>()[..] {
        [_, code, " ", name, " ", title, ";"] if code.starts_with("IV") => Some(Declared { line, code, name, title }),
        _ => None,
    }
}

fn compare(rules: &[Declared<'_>], pages: &[(&str, &str)]) -> Vec<Problem> {
    let mut problems = Vec::new();
    for rule in rules {
        let path = format!("{PAGES}{}.md", rule.code);
        let Some((_, text)) = pages.iter().find(|(code, _)| *code == rule.code) else {
            problems.push(Problem::new(RULES, rule.line, format!("{} has no page `{path}`", rule.code)));
            continue;
        };
        let expected = format!("# {} {}: {}", rule.code, rule.name, rule.title);
        if text.lines().next() != Some(expected.as_str()) {
            problems.push(Problem::new(&path, 1, format!("the page begins with `{expected}`")));
        } else if text.lines().skip(1).all(|line| line.trim().is_empty()) {
            problems.push(Problem::new(&path, 0, "the page has nothing but a title"));
        }
    }
    for (code, _) in pages.iter().filter(|(code, _)| rules.iter().all(|rule| rule.code != *code)) {
        problems.push(Problem::new(&format!("{PAGES}{code}.md"), 0, format!("there is no rule `{code}` in {RULES}")));
    }
    problems
}

#[cfg(test)]
mod tests {
    use super::*;

    const SOURCE: &str =
        "rules! {\n    ONE \"IV0101\" \"one\" \"the first\";\n    TWO \"IV0102\" \"two\" \"the second\";\n}";

    #[test]
    fn rules_are_found() {
        let first = Declared { line: 2, code: "IV0101", name: "one", title: "the first" };
        let rules = declared(SOURCE);
        assert_eq!(rules.len(), 2);
        assert_eq!(rules[0], first);
    }

    #[test]
    fn pages_are_compared_both_ways() {
        let good = ("IV0101", "# IV0101 one: the first\n\nText.\n");
        assert!(compare(&declared(SOURCE)[..1], &[good]).is_empty());
        let pages = [("IV0101", "# IV0101 one: first\n\nText.\n"), ("IV0300", "# IV0300\n")];
        let found: Vec<String> = compare(&declared(SOURCE), &pages).iter().map(Problem::to_string).collect();
        assert_eq!(
            found,
            [
                "docs/rules/IV0101.md:1: the page begins with `# IV0101 one: the first`",
                "crates/base/src/rules.rs:3: IV0102 has no page `docs/rules/IV0102.md`",
                "docs/rules/IV0300.md: there is no rule `IV0300` in crates/base/src/rules.rs",
            ]
        );
        let empty = compare(&declared(SOURCE)[..1], &[("IV0101", "# IV0101 one: the first\n\n")]);
        assert_eq!(empty.len(), 1);
    }
}
