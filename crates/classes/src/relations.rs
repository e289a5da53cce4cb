//! Relations between types (JLS 4, 5, 8, 9): methods of [`Classes`], one file a topic. Where the language
//! specification and javac differ, these are javac's relations, because programs are what javac takes them for.

mod access;
mod bounds;
mod cache;
mod capture;
mod casting;
mod containment;
mod conversions;
mod disjoint;
mod erasure;
mod functional;
mod logic;
mod members;
mod overriding;
mod parameterization;
mod print;
mod projection;
mod substitution;
mod subtyping;
mod supertypes;
mod well_known;

pub use access::{Selection, Viewpoint};
pub(crate) use cache::Cache;
pub use conversions::Context;
pub use functional::Descriptor;
pub use members::{ClassLookup, FieldLookup};
pub use overriding::Signature;
pub use substitution::Substitution;
pub use subtyping::Unchecked;
