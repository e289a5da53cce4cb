//! The slice of Java that the typed program can express yet, cut out of the whole syntax tree. `typing` knows all of
//! Java; until lowering does, what lies outside the slice is skipped, each construct by its name.

mod declarations;
mod expressions;
mod hidden;
mod specification;
mod statements;
mod tree;
mod types;

pub use tree::*;

use base::Span;

/// The slice of a file.
pub fn cut(unit: &syntax::ast::CompilationUnit) -> CompilationUnit {
    let package = unit.package.as_ref().map(|package| package.path.clone());
    let import = |import: &syntax::ast::Import| Import {
        is_static: import.is_static,
        path: import.path.clone(),
        on_demand: import.on_demand,
        span: import.span,
    };
    CompilationUnit {
        package,
        imports: unit.imports.iter().filter(|import| !import.is_model).map(import).collect(),
        types: unit.types.iter().map(declarations::type_declaration).collect(),
        span: unit.span,
    }
}

/// Whether there are classes in the file that its slice does not show.
pub fn hides_classes(unit: &syntax::ast::CompilationUnit) -> bool {
    hidden::hides_classes(unit)
}

/// What is not in the slice.
fn unsupported(what: impl Into<String>, span: Span) -> Unsupported {
    Unsupported { what: what.into(), span }
}
