//! Packages that are imported and are nowhere: the class path does not have them. One message says so of each, however many files import it.

use crate::needed::Unit;
use base::rules::NAME_ERROR;
use base::{Diagnostic, FileId, Name, Span};
use classes::Classes;
use std::collections::{BTreeMap, BTreeSet};
use syntax::ast::Import;

/// Packages with these names are everybody's: what is missing lies below them.
const COMMON: [&str; 8] = ["com", "org", "net", "io", "edu", "de", "java", "javax"];

/// What is said of a program with such imports.
pub struct Missing {
    /// The files that have them: they do not compile.
    pub files: BTreeSet<FileId>,
    /// The messages.
    pub diagnostics: Vec<Diagnostic>,
}

/// The messages, those about imports from missing packages put together. Whatever else is said of names in a file with such an import
/// follows from that.
pub fn packages(found: Vec<Diagnostic>, units: &[Unit], classes: &Classes) -> Missing {
    let errors: BTreeSet<Span> =
        found.iter().filter(|it| it.rule.code == NAME_ERROR.code).filter_map(|it| it.span).collect();
    let mut missing: BTreeMap<String, Vec<Span>> = BTreeMap::new();
    for (file, _, unit) in units {
        for import in unit.imports.iter().filter(|import| !import.is_model) {
            let is_wrong = errors.iter().any(|error| error.file == *file && contains(import.span, *error));
            if let Some(package) = missing_package(import, classes).filter(|_| is_wrong) {
                missing.entry(package).or_default().push(import.span);
            }
        }
    }
    if missing.is_empty() {
        return Missing { files: BTreeSet::new(), diagnostics: found };
    }
    let imports: Vec<Span> = missing.values().flatten().copied().collect();
    let files: BTreeSet<FileId> = imports.iter().map(|import| import.file).collect();
    let follows = |diagnostic: &Diagnostic| diagnostic.span.is_some_and(|span| files.contains(&span.file));
    let mut diagnostics: Vec<Diagnostic> = missing.iter().map(|(package, imports)| message(package, imports)).collect();
    diagnostics.extend(found.into_iter().filter(|diagnostic| !follows(diagnostic)));
    Missing { files, diagnostics }
}

fn contains(outer: Span, inner: Span) -> bool {
    outer.start <= inner.start && inner.end <= outer.end
}

/// The first part of an imported name that is no package, if none of it is a class that is there.
fn missing_package(import: &Import, classes: &Classes) -> Option<String> {
    let mut name = String::new();
    for (position, part) in import.path.iter().enumerate() {
        if position > 0 {
            name.push('.');
        }
        name.push_str(&part.name);
        let is_common = position == 0 && COMMON.contains(&&*part.name);
        let is_class = part.name.starts_with(char::is_uppercase);
        if is_class || position + 1 == import.path.len() && !import.on_demand {
            return None;
        }
        if !is_common && !classes.has_package(Name::new(&name)) {
            return Some(name);
        }
    }
    None
}

fn message(package: &str, imports: &[Span]) -> Diagnostic {
    let files: BTreeSet<FileId> = imports.iter().map(|import| import.file).collect();
    let others = match files.len() - 1 {
        0 => String::new(),
        1 => ", which another file imports too".to_owned(),
        more => format!(", which {more} other files import too"),
    };
    let help = format!(
        "name the jar, or the folder of class files, that has it: `--classpath {}.jar`; the files that import it are not checked",
        package.rsplit('.').next().unwrap_or(package)
    );
    Diagnostic::error(&NAME_ERROR, imports[0], format!("there is no package `{package}`{others}")).with_help(help)
}
