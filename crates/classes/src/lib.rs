//! The classes of Java: their members, the types over them, the relations between types (JLS 4, 5, 8, 18), and class
//! files as a source of them. Knows nothing of syntax trees: whoever reads source code declares its classes here.

mod files;
pub mod flags;
pub mod inference;
mod merge;
mod relations;
pub mod table;
pub mod types;

pub use flags::Flags;
pub use relations::{
    ClassLookup, Context, Descriptor, FieldLookup, Selection, Signature, Substitution, Unchecked, Viewpoint,
};
pub use table::{
    Class, ClassId, ClassKind, ClassSource, Classes, Constant, Field, FieldId, Header, Members, Method, MethodId,
    Nesting, Origin, TypeVariable, VariableId, VariableOwner,
};
pub use types::{ClassType, Primitive, Type, Wildcard};
