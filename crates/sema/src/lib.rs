//! Names and types: syntax trees → the typed program. Knows nothing of the IR.

mod bodies;
mod checker;
mod classes;
mod constants;
mod contracts;
mod declarations;
mod expressions;
mod flow;
mod has_specification;
mod java_lang;
mod locations;
mod members;
mod modifiers;
mod names;
mod overloads;
mod overriding;
pub mod print;
pub mod program;
mod slice;
mod specification;
mod statements;
mod suggestions;
mod types;
mod visit;

use base::{Diagnostic, rules};
use program::{Origin, Program};
pub use slice::hides_classes;

/// A source file to be typed.
#[derive(Clone, Copy)]
pub struct Unit<'a> {
    /// Its syntax.
    pub unit: &'a syntax::ast::CompilationUnit,
    /// Whether it is the user's or of the library.
    pub origin: Origin,
}

/// What of a source file is typed here.
#[derive(Clone, Copy)]
struct SlicedUnit<'a> {
    unit: &'a slice::CompilationUnit,
    origin: Origin,
}

/// What typing gives.
pub struct Analysis {
    /// The typed program. Where there are errors, what they are in has no body.
    pub program: Program,
    /// What is wrong with the program, by place.
    pub diagnostics: Vec<Diagnostic>,
}

/// Types the files of a run; `java.lang.Object` must be among them.
pub fn analyze(units: &[Unit<'_>]) -> Analysis {
    let slices: Vec<slice::CompilationUnit> = units.iter().map(|unit| slice::cut(unit.unit)).collect();
    let origins = units.iter().map(|unit| unit.origin);
    let units: Vec<SlicedUnit<'_>> =
        slices.iter().zip(origins).map(|(unit, origin)| SlicedUnit { unit, origin }).collect();
    analyze_slices(&units)
}

fn analyze_slices(units: &[SlicedUnit<'_>]) -> Analysis {
    // The classes with their superclasses, and which of them are understood.
    let Some(mut declarations) = classes::collect(units) else {
        let diagnostic = Diagnostic::general(&rules::INTERNAL_ERROR, "the library has no class `java.lang.Object`");
        return Analysis { program: Program::default(), diagnostics: vec![diagnostic] };
    };
    // Fields and signatures, so that everything that follows can mention them.
    members::collect(&mut declarations);
    modifiers::check(&mut declarations);
    overriding::check(&mut declarations);
    // Values of constants, which the meaning of expressions depends on.
    constants::evaluate_fields(&mut declarations);
    bodies::check_initializers(&mut declarations);
    // Contracts before bodies: whether a method can be called depends on its contract.
    contracts::check(&mut declarations);
    bodies::check_bodies(&mut declarations);
    bodies::check_constructor_cycles(&mut declarations);

    let mut diagnostics = declarations.diagnostics;
    diagnostics.sort_by_key(|diagnostic| diagnostic.span);
    Analysis { program: declarations.program, diagnostics }
}
