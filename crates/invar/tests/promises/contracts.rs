//! The methods of the library that have a contract which promises something, and their clauses.

use base::{FileId, SourceMap, Span};
use std::path::{Path, PathBuf};
use syntax::ast::{CaseRole, Clause, ClauseKind, Contract, MethodDecl, SpecCase, TypeDecl};
use syntax::visit::{self, Visitor};
use syntax::{Bodies, Options};

/// A method of a model with `ensures`, `signals` or `signals_only` in its contract.
#[derive(Clone)]
pub struct Promising {
    /// The file, below `library/`.
    pub file: PathBuf,
    /// `String.split(String,int)`
    pub name: String,
    /// From its first modifier to the end of its body.
    pub span: Span,
    /// What it promises, in order.
    pub clauses: Vec<Clause>,
}

/// The methods with promises below a folder, and the texts that they stand in.
pub fn promising(library: &Path) -> (SourceMap, Vec<Promising>) {
    let mut sources = SourceMap::new();
    let mut found = Vec::new();
    for path in crate::common::java_files(library) {
        let text = std::fs::read_to_string(&path).expect("a model can be read");
        let below = path.strip_prefix(library).expect("it lies in the folder").to_path_buf();
        let file = sources.add(below, text);
        let options = Options { bodies: Bodies::Optional, ..Options::default() };
        let parsed = syntax::parse_with(file, sources.text(file), options);
        let mut search = Search { sources: &sources, file, classes: Vec::new(), found: &mut found };
        visit::unit(&mut search, &parsed.unit);
    }
    (sources, found)
}

struct Search<'s> {
    sources: &'s SourceMap,
    file: FileId,
    /// The classes around, the outermost first.
    classes: Vec<String>,
    found: &'s mut Vec<Promising>,
}

impl<'a> Visitor<'a> for Search<'_> {
    fn type_declaration(&mut self, declaration: &'a TypeDecl) {
        self.classes.push(declaration.name.name.to_string());
        visit::type_declaration(self, declaration);
        self.classes.pop();
    }

    fn method(&mut self, method: &'a MethodDecl) {
        let clauses: Vec<Clause> = method.contract.iter().flat_map(promises).cloned().collect();
        if !clauses.is_empty() {
            let types: Vec<&str> = method.parameters.iter().map(|it| self.sources.snippet(it.ty.span)).collect();
            let name = format!("{}.{}({})", self.classes.join("."), method.name.name, types.join(","));
            let file = self.sources.path(self.file).to_path_buf();
            self.found.push(Promising { file, name, span: method.span, clauses });
        }
        visit::method(self, method);
    }
}

/// The clauses of a contract that promise something.
fn promises(contract: &Contract) -> Vec<&Clause> {
    let mut clauses = Vec::new();
    for case in contract.cases.iter().filter(|case| case.role == CaseRole::Case) {
        of_case(case, &mut clauses);
    }
    clauses
}

fn of_case<'c>(case: &'c SpecCase, clauses: &mut Vec<&'c Clause>) {
    for clause in &case.clauses {
        match &clause.kind {
            ClauseKind::Ensures(_) | ClauseKind::Signals { .. } | ClauseKind::SignalsOnly(_) => clauses.push(clause),
            ClauseKind::Nested(cases) => cases.iter().for_each(|case| of_case(case, clauses)),
            _ => {}
        }
    }
}
