//! The function symbols that give the heap and Java's arithmetic their meaning in terms. `theories/java.smt2`
//! defines the arithmetic for provers, the interpreter computes it, and a test compares the two.

use crate::program::{ElementKind, JavaType};
use logic::build::{call, function, int};
use logic::{Function, Sort, Term, Var};
use std::sync::{Arc, LazyLock};

macro_rules! functions {
    ($($(#[$meta:meta])* $name:ident $text:literal ($($parameter:expr),*) $result:expr;)*) => {$(
        $(#[$meta])*
        pub static $name: LazyLock<Arc<Function>> = LazyLock::new(|| function($text, &[$($parameter),*], $result));
    )*};
}

functions! {
    /// The reference to no object. It was never born: `birth` says nothing of it.
    NULL "null" () Sort::Ref;
    /// The time at which an object was allocated.
    BIRTH "birth" (Sort::Ref) Sort::Int;
    /// The class of an object or the type of an array.
    TYPEOF "typeof" (Sort::Ref) Sort::Type;
    /// The length of an array.
    LENGTH "length" (Sort::Ref) Sort::Int;
    /// Whether a runtime type is a subtype of another.
    SUBTYPE "subtype" (Sort::Type, Sort::Type) Sort::Bool;
    /// The element type of an array type.
    ELEMENT_TYPE "element_type" (Sort::Type) Sort::Type;
    /// Division that rounds towards zero.
    DIV "java.div" (Sort::Int, Sort::Int) Sort::Int;
    /// Remainder with the sign of the dividend.
    REM "java.rem" (Sort::Int, Sort::Int) Sort::Int;
    /// The `int` that is congruent modulo 2^32.
    WRAP32 "java.wrap32" (Sort::Int) Sort::Int;
    /// The `long` that is congruent modulo 2^64.
    WRAP64 "java.wrap64" (Sort::Int) Sort::Int;
    /// `&` on `int`.
    AND32 "java.and32" (Sort::Int, Sort::Int) Sort::Int;
    /// `|` on `int`.
    OR32 "java.or32" (Sort::Int, Sort::Int) Sort::Int;
    /// `^` on `int`.
    XOR32 "java.xor32" (Sort::Int, Sort::Int) Sort::Int;
    /// `<<` on `int`.
    SHL32 "java.shl32" (Sort::Int, Sort::Int) Sort::Int;
    /// `>>` on `int`.
    SHR32 "java.shr32" (Sort::Int, Sort::Int) Sort::Int;
    /// `>>>` on `int`.
    USHR32 "java.ushr32" (Sort::Int, Sort::Int) Sort::Int;
    /// `&` on `long`.
    AND64 "java.and64" (Sort::Int, Sort::Int) Sort::Int;
    /// `|` on `long`.
    OR64 "java.or64" (Sort::Int, Sort::Int) Sort::Int;
    /// `^` on `long`.
    XOR64 "java.xor64" (Sort::Int, Sort::Int) Sort::Int;
    /// `<<` on `long`.
    SHL64 "java.shl64" (Sort::Int, Sort::Int) Sort::Int;
    /// `>>` on `long`.
    SHR64 "java.shr64" (Sort::Int, Sort::Int) Sort::Int;
    /// `>>>` on `long`.
    USHR64 "java.ushr64" (Sort::Int, Sort::Int) Sort::Int;
}

/// `null`
pub fn null() -> Term {
    call(&NULL, vec![])
}

/// `birth(object)`
pub fn birth(object: Term) -> Term {
    call(&BIRTH, vec![object])
}

/// `typeof(object)`
pub fn type_of(object: Term) -> Term {
    call(&TYPEOF, vec![object])
}

/// `length(array)`
pub fn length(array: Term) -> Term {
    call(&LENGTH, vec![array])
}

/// `subtype(sub, ty)`
pub fn subtype(sub: Term, ty: Term) -> Term {
    call(&SUBTYPE, vec![sub, ty])
}

/// `element_type(array_type)`
pub fn element_type(array_type: Term) -> Term {
    call(&ELEMENT_TYPE, vec![array_type])
}

/// What the names of type constants begin with: `type Node[]`.
pub const TYPE_PREFIX: &str = "type ";

/// The constant for a runtime type, a function without parameters.
pub fn type_constant(ty: &JavaType) -> Term {
    call(&function(&format!("{TYPE_PREFIX}{ty}"), &[], Sort::Type), vec![])
}

/// The clock of allocation.
pub fn now() -> Var {
    Var::new("$now", Sort::Int)
}

/// The global that holds a field of all objects.
pub fn field_map(class: &str, field: &str, ty: &JavaType) -> Var {
    Var::new(format!("{class}.{field}"), Sort::map(Sort::Ref, ty.sort()))
}

/// The global that holds a static field.
pub fn static_field(class: &str, field: &str, ty: &JavaType) -> Var {
    Var::new(format!("{class}.{field}"), ty.sort())
}

/// The global that holds the elements of all arrays of a kind.
pub fn elements(kind: ElementKind) -> Var {
    let (name, sort) = match kind {
        ElementKind::Boolean => ("boolean[]", Sort::Bool),
        ElementKind::Int => ("int[]", Sort::Int),
        ElementKind::Long => ("long[]", Sort::Int),
        ElementKind::Reference => ("Object[]", Sort::Ref),
    };
    Var::new(name, Sort::map(Sort::Ref, Sort::map(Sort::Int, sort)))
}

/// The value that fields and elements of this type begin with.
pub fn default_value(sort: &Sort) -> Term {
    match sort {
        Sort::Bool => logic::build::bool(false),
        Sort::Int => int(0),
        Sort::Ref => null(),
        Sort::Map(_, value) => logic::build::const_map(sort.clone(), default_value(value)),
        Sort::Type => type_constant(&JavaType::Class("java.lang.Object".into())),
    }
}
