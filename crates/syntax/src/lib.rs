//! Reading Java with its specifications: text → tokens → syntax tree. Knows neither types nor files.

pub mod ast;
pub mod jahob;
mod lexer;
pub mod merge;
mod parser;
pub mod print;
mod token;
pub mod visit;

use base::{Diagnostic, FileId};

/// How a file is read.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Options {
    /// Which Java it is written in.
    pub source: SourceLevel,
    /// Whether methods need bodies.
    pub bodies: Bodies,
    /// The first ids of expressions and declarations; not zero for a file that is merged into another ([`merge`]).
    pub first_ids: FirstIds,
}

/// The first ids that a file gives to its expressions and declarations.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct FirstIds {
    /// Of expressions.
    pub expression: usize,
    /// Of declarations of classes.
    pub declaration: usize,
}

/// Which Java a file is written in.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum SourceLevel {
    /// `enum` and `assert` are names (`--source 1.4`).
    Java1_4,
    /// Everything up to Java 21.
    #[default]
    Java21,
}

/// Whether methods need bodies.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Bodies {
    /// As in Java: a method that is neither abstract nor native has a body.
    #[default]
    Required,
    /// Methods and constructors of any class may have none: files of specifications and of the library.
    Optional,
}

/// What reading a file gives: always a tree, and what was wrong with the text.
#[derive(Clone, PartialEq, Debug)]
pub struct Parsed {
    /// The tree. Where something was wrong, it has `Error` nodes.
    pub unit: ast::CompilationUnit,
    /// Syntax errors and errors of form in specifications, in the order of their places.
    pub diagnostics: Vec<Diagnostic>,
    /// What of the specifications was read over, because it is of a form that is not understood.
    pub read_over: Vec<ast::Unsupported>,
    /// What specifications claim and nobody checks: when a field may be read, which locks protect it.
    pub unchecked: Vec<ast::Unsupported>,
}

/// A word of the specification language.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Keyword {
    /// What kind of word it is.
    pub kind: &'static str,
    /// The word, with its backslash if it has one.
    pub word: &'static str,
}

/// All words that the parser looks for in specifications.
pub fn keywords() -> Vec<Keyword> {
    parser::keywords()
}

/// Reads one file of Java. Never fails and never panics; places are byte offsets into `text`.
pub fn parse(file: FileId, text: &str) -> Parsed {
    parse_with(file, text, Options::default())
}

/// Reads one file. Never fails and never panics; places are byte offsets into `text`.
pub fn parse_with(file: FileId, text: &str, options: Options) -> Parsed {
    parser::parse(file, text, options)
}
