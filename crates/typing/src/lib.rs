//! Names and types: syntax trees and class tables → the type of every expression, the method of every call, and what
//! javac would reject. Knows nothing of the IR.
//!
//! The work goes in this order: [`declare`] enters the classes of all files, then their headers, then their members;
//! [`bodies`] types what stands in methods and initialisers; [`flow`] checks what depends on the paths through them:
//! definite assignment, reachability, checked exceptions.

pub mod attribution;
mod bodies;
mod calls;
mod checker;
mod constants;
mod declare;
mod expressions;
mod flow;
mod patterns;
pub mod print;
mod scope;
mod specification;
mod statements;
mod suggestions;
mod type_names;

pub use attribution::{Attribution, CallInfo, CallMode, Local, LocalId, LocalKind, Signature, Symbol, Uncertain};
pub use declare::misplaced_classes;
pub use specification::function_names;

use base::{Diagnostic, FileId};
use classes::{Classes, Origin};
use syntax::ast::CompilationUnit;

/// A file to be typed.
#[derive(Clone, Copy)]
pub struct Unit<'a> {
    /// Which.
    pub file: FileId,
    /// Its syntax tree.
    pub tree: &'a CompilationUnit,
    /// The user's, or of the library.
    pub origin: Origin,
}

/// What typing gives.
pub struct Typing {
    /// What is known of each file, in the order of the units.
    pub files: Vec<Attribution>,
    /// What is wrong with the program, by place.
    pub diagnostics: Vec<Diagnostic>,
    /// What is wrong with the paths through classes that have other errors, which javac does not say.
    pub further: Vec<Diagnostic>,
}

/// Types all files of a run together.
pub fn analyze(units: &[Unit<'_>], classes: &Classes) -> Typing {
    let mut checker = checker::Checker::new(classes, units);
    checker.run();
    checker.finish()
}

/// Declares the classes of all files with their members, and types nothing in bodies.
pub fn declare(units: &[Unit<'_>], classes: &Classes) -> Typing {
    let mut checker = checker::Checker::new(classes, units);
    checker.declare_all();
    checker.finish()
}
