//! Public classes and the names of their files (JLS 7.6), for those who know the names.

use base::{Diagnostic, rules};
use syntax::ast::{CompilationUnit, Modifier};

/// Reports the public top-level classes of a file that have another name than the file, which is given without `.java`.
pub fn misplaced_classes(tree: &CompilationUnit, file_name: &str) -> Vec<Diagnostic> {
    let public = tree.types.iter().filter(|decl| decl.modifiers.has(Modifier::Public));
    let misplaced = public.filter(|decl| decl.name.name.as_str() != file_name && !decl.name.name.is_empty());
    misplaced
        .map(|decl| {
            let message = format!("the class `{0}` is public, so its file must be named `{0}.java`", decl.name.name);
            Diagnostic::error(&rules::CLASS_ERROR, decl.name.span, message)
        })
        .collect()
}
