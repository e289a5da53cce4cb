//! Reading Java with its specifications: text → tokens → syntax tree. Knows neither types nor files.

pub mod ast;
mod hidden;
mod lexer;
mod parser;
pub mod print;
mod token;

use base::{Diagnostic, FileId};

/// What reading a file gives: always a tree, and what was wrong with the text.
#[derive(Clone, PartialEq, Debug)]
pub struct Parsed {
    /// The tree. Where something was wrong, it has `Unsupported` nodes.
    pub unit: ast::CompilationUnit,
    /// Syntax errors and errors of form in specifications, in the order of their places.
    pub diagnostics: Vec<Diagnostic>,
    /// Whether there are classes in the file that the tree does not show.
    pub hides_classes: bool,
}

/// Reads one file. Never fails and never panics; places are byte offsets into `text`.
pub fn parse(file: FileId, text: &str) -> Parsed {
    parser::parse(file, text)
}
