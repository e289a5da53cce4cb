//! Links in Markdown files that lead to a file of the project must lead somewhere.

use super::{File, Problem};

/// The links of one file; `exists` knows the files, by their paths from the root.
pub fn check(file: &File, exists: &dyn Fn(&str) -> bool) -> Vec<Problem> {
    let folder = file.path.rsplit_once('/').map_or("", |(folder, _)| folder);
    let mut problems = Vec::new();
    for (line, target) in links(&file.text) {
        let path = target.split('#').next().unwrap_or_default();
        let is_elsewhere = target.contains("://") || target.starts_with("mailto:");
        if path.is_empty() || is_elsewhere {
            continue;
        }
        match resolve(folder, path) {
            Some(resolved) if exists(&resolved) => {}
            _ => problems.push(Problem::new(&file.path, line, format!("the link `{target}` leads nowhere"))),
        }
    }
    problems
}

/// The targets of `[text](target)` and `[name]: target` with their lines, outside of code.
fn links(text: &str) -> Vec<(usize, String)> {
    let mut found = Vec::new();
    let mut is_code = false;
    for (index, line) in text.lines().enumerate() {
        if line.trim_start().starts_with("```") {
            is_code = !is_code;
            continue;
        }
        if is_code {
            continue;
        }
        // Every other part stands between backticks.
        let prose: String = line.split('`').step_by(2).collect();
        let inline = prose.match_indices("](").filter_map(|(at, _)| prose[at + 2..].split([')', ' ']).next());
        let reference = prose.strip_prefix('[').and_then(|rest| rest.split_once("]: "));
        let targets = inline.chain(reference.map(|(_, target)| target.trim()));
        found.extend(targets.map(|target| (index + 1, target.to_owned())));
    }
    found
}

/// A path relative to a folder, from the root; nothing if it leaves the project.
fn resolve(folder: &str, path: &str) -> Option<String> {
    let mut parts: Vec<&str> = folder.split('/').filter(|part| !part.is_empty()).collect();
    if path.starts_with('/') {
        parts.clear();
    }
    for part in path.split('/') {
        match part {
            "" | "." => {}
            ".." => {
                parts.pop()?;
            }
            name => parts.push(name),
        }
    }
    Some(parts.join("/"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn links_in_code_are_none() {
        let text = "[a](b.md) and [c](d/#e)\n```\n[x](y)\n```\n`[x](y)` [z](w \"title\")\n[ref]: ../f.md\n";
        let found = links(text);
        let targets: Vec<(usize, &str)> = found.iter().map(|(line, target)| (*line, target.as_str())).collect();
        assert_eq!(targets, [(1, "b.md"), (1, "d/#e"), (5, "w"), (6, "../f.md")]);
    }

    #[test]
    fn paths_are_resolved_from_the_file() {
        assert_eq!(resolve("docs/rules", "../architecture.md").as_deref(), Some("docs/architecture.md"));
        assert_eq!(resolve("", "./docs/").as_deref(), Some("docs"));
        assert_eq!(resolve("docs", "/README.md").as_deref(), Some("README.md"));
        assert_eq!(resolve("docs", "../../outside.md"), None);
    }

    #[test]
    fn broken_links_are_found() {
        let text = "[a](b.md) [top](#top) [web](https://example.org/x)\n[c](missing.md#d)\n";
        let file = File { path: "docs/a.md".into(), text: text.into() };
        let found = check(&file, &|path| path == "docs/b.md");
        assert_eq!(found, [Problem::new("docs/a.md", 2, "the link `missing.md#d` leads nowhere")]);
    }
}
