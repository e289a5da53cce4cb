//! What every other crate stands on: source files and places in them, interned names, typed ids,
//! rules and diagnostics, floating-point numbers as text, reading of regular files, and the budget of a run. Knows nothing of Java's syntax, logic or provers.

pub mod arena;
pub mod budget;
pub mod decimal;
pub mod diagnostic;
pub mod files;
pub mod name;
pub mod rules;
pub mod source;

pub use arena::Arena;
pub use diagnostic::{Diagnostic, Severity};
pub use name::Name;
pub use rules::Rule;
pub use source::{FileId, Location, SourceMap, Span};
