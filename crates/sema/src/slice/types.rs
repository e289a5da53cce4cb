//! Types: primitive ones, classes without arguments, arrays of them.

use super::{TypeRef, TypeRefKind, unsupported};
use syntax::ast;

/// The slice of a type.
pub fn type_reference(ty: &ast::TypeRef) -> TypeRef {
    let what = |what: &str| TypeRefKind::Unsupported(unsupported(what, ty.span));
    let kind = match &ty.kind {
        ast::TypeRefKind::Named(segments) if segments.iter().any(|segment| segment.arguments.is_some()) => {
            what("generic types")
        }
        _ if is_annotated(ty) => what("annotated types"),
        ast::TypeRefKind::Primitive(primitive) => TypeRefKind::Primitive(*primitive),
        ast::TypeRefKind::Void => TypeRefKind::Void,
        ast::TypeRefKind::Var => what("inferred types (`var`)"),
        ast::TypeRefKind::Named(segments) => TypeRefKind::Named(segments.iter().map(|segment| segment.name).collect()),
        ast::TypeRefKind::Array(element) => TypeRefKind::Array(Box::new(type_reference(element))),
        ast::TypeRefKind::Union(_) => what("union types"),
        ast::TypeRefKind::Intersection(_) => what("intersection types"),
        ast::TypeRefKind::Logic(name, _) => what(&format!("`\\{}` types", name.name)),
        ast::TypeRefKind::Error => what("types with syntax errors"),
    };
    TypeRef { kind, span: ty.span }
}

fn is_annotated(ty: &ast::TypeRef) -> bool {
    let in_segments = match &ty.kind {
        ast::TypeRefKind::Named(segments) => segments.iter().any(|segment| !segment.annotations.is_empty()),
        _ => false,
    };
    in_segments || !ty.annotations.is_empty()
}
