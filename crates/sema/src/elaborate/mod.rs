//! Elaboration: syntax trees with typing's tables → the typed program. Everything that Java leaves unsaid is said here:
//! conversions, boxing, constructors' hidden parts, enclosing objects, captured variables, the classes of lambdas.
//!
//! The order: all classes are declared with their members (`declare`, `members`), then what is made for them without a
//! text of its own (enums, records, bridges), then bodies one after the other. A body that cannot be made stays away, with
//! the reason.

mod assignments;
mod bodies;
mod body;
mod bridges;
mod calls;
mod captures;
pub mod check;
mod claims;
mod concat;
mod constructors;
mod contracts;
mod conversions;
mod creation;
mod declare;
mod enclosing;
mod enums;
mod expressions;
mod formats;
mod formulas;
mod gaps;
mod held;
mod keys;
mod labels;
mod lambdas;
mod logic;
mod loop_contracts;
mod loops;
mod members;
mod modifiers;
mod operators;
mod outside;
mod patterns;
mod records;
mod references;
mod specification;
mod statements;
mod switches;
mod tries;
mod unknown_fields;
mod world;

pub use body::Body;
pub use world::{Made, World};

use crate::effects::Effects;
use crate::hierarchy::Hierarchy;
use crate::program::{Origin, Program};
use base::{Diagnostic, FileId, Span};
use classes::Classes;
use syntax::ast::CompilationUnit;
use typing::Attribution;

/// A typed file.
#[derive(Clone, Copy)]
pub struct Unit<'a> {
    /// Which.
    pub file: FileId,
    /// Its syntax tree.
    pub tree: &'a CompilationUnit,
    /// What typing found out about it.
    pub attribution: &'a Attribution,
    /// The user's, or of the library.
    pub origin: Origin,
}

/// What elaboration gives.
pub struct Elaborated {
    /// The typed program.
    pub program: Program,
    /// What the user should know.
    pub warnings: Vec<Diagnostic>,
}

/// Makes the typed program of files that typing has no complaints about. Of methods without a model, what the list says is assumed.
pub fn elaborate(units: &[Unit<'_>], classes: &Classes, effects: &Effects) -> Elaborated {
    let mut world = World::new(units, classes, effects);
    world.program.unchecked = units.iter().find_map(|unit| first_raw(unit, classes));
    world.declare_classes();
    world.find_captures();
    world.declare_members();
    for source in world.sources.ids() {
        world.declare_enum_values(source);
        world.declare_static_initializer(source);
    }
    world.declare_gaps();
    world.declare_external_gaps();
    world.find_overridden();
    // Bodies may add methods for `super.m()` in other classes, and classes for lambdas, but nothing that is overridden.
    world.add_bridges();
    let mut doubts = world.make_contracts();
    world.make_bodies();
    world.declare_external_gaps();
    world.withdraw_claims();
    world.add_functions_from_outside();
    world.refuse_modifiers(&mut doubts);
    world.refuse_state(&mut doubts);
    doubts.sort_by_key(|(method, reason)| (*method, reason.span));
    for (method, reason) in doubts {
        world.program.methods[method].unsupported.push(reason);
    }
    world.program.hierarchy = Some(Hierarchy::new(&world.program));
    let changing = keys::changing_keys(&world.program, units, classes);
    world.warnings.extend(changing);
    world.warnings.sort_by_key(|warning| warning.span);
    Elaborated { program: world.program, warnings: world.warnings }
}

/// Where the user's code has a variable or a value of a raw type.
fn first_raw(unit: &Unit<'_>, classes: &Classes) -> Option<Span> {
    let is_source = unit.origin == Origin::Source;
    let locals = unit.attribution.locals.values().map(|local| &local.ty);
    let is_raw = is_source && unit.attribution.types().chain(locals).any(|ty| classes.is_raw(ty));
    is_raw.then(|| Span::new(unit.file, 0, 0))
}
