//! Written types in the syntax tree.

use super::{Annotation, Ident};
use base::Span;

/// A type as it is written.
#[derive(Clone, PartialEq, Debug)]
pub struct TypeRef {
    /// What it is.
    pub kind: TypeRefKind,
    /// Its annotations (of an array: those before its `[]`).
    pub annotations: Vec<Annotation>,
    /// Its place.
    pub span: Span,
}

/// What a written type is.
#[derive(Clone, PartialEq, Debug)]
pub enum TypeRefKind {
    /// `int`, …
    Primitive(Primitive),
    /// `void`
    Void,
    /// `var`, where it is no class: of a local variable, a lambda's parameter, a resource.
    Var,
    /// `a.b.C<T>.D<U>`
    Named(Vec<TypeSegment>),
    /// `T[]`
    Array(Box<TypeRef>),
    /// `A | B` of an exception parameter.
    Union(Vec<TypeRef>),
    /// `A & B` of a cast.
    Intersection(Vec<TypeRef>),
    /// A type of the specification: `\bigint`, `\seq`, `\locset`, `\map<K, V>`, …; the name is without the backslash.
    Logic(Ident, Vec<TypeRef>),
    /// No type: an error was reported.
    Error,
}

/// A segment of a written class type: `C<T>`.
#[derive(Clone, PartialEq, Debug)]
pub struct TypeSegment {
    /// Annotations before it (the first segment's are the type's).
    pub annotations: Vec<Annotation>,
    /// The name.
    pub name: Ident,
    /// `None` without `<…>`; empty for the diamond `<>`.
    pub arguments: Option<Vec<TypeArgument>>,
}

/// A type argument.
#[derive(Clone, PartialEq, Debug)]
pub enum TypeArgument {
    /// `T`
    Type(TypeRef),
    /// `?`, `? extends T`, `? super T`
    Wildcard {
        /// Its annotations.
        annotations: Vec<Annotation>,
        /// Its bound.
        bound: WildcardBound,
        /// Its place.
        span: Span,
    },
}

/// The bound of a wildcard.
#[derive(Clone, PartialEq, Debug)]
pub enum WildcardBound {
    /// `?`
    None,
    /// `? extends T`
    Extends(Box<TypeRef>),
    /// `? super T`
    Super(Box<TypeRef>),
}

/// A primitive type.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[expect(missing_docs, reason = "the names are the keywords")]
pub enum Primitive {
    Boolean,
    Byte,
    Short,
    Char,
    Int,
    Long,
    Float,
    Double,
}
