//! Classes and their members.

use super::expressions::expression;
use super::specification::{contract, member};
use super::statements::block;
use super::types::type_reference;
use super::{Declarator, FieldDecl, InvariantDecl, Member, MethodDecl, Modifiers, Parameter, TypeDecl, unsupported};
use syntax::ast::{self, Ident, Modifier, TypeKind, Unsupported};

/// Whether the slice shows the members of a declaration.
pub fn shows_members(declaration: &ast::TypeDecl) -> bool {
    declaration.kind == TypeKind::Class
}

/// The slice of a class or another type.
pub fn type_declaration(declaration: &ast::TypeDecl) -> TypeDecl {
    let mut reasons = Vec::new();
    if let Some(first) = declaration.type_parameters.first() {
        reasons.push(unsupported("generic classes", first.span));
    }
    if let Some(first) = declaration.permits.first() {
        reasons.push(unsupported("sealed classes", first.span));
    }
    let what = match declaration.kind {
        TypeKind::Class => None,
        TypeKind::Interface => Some("interfaces"),
        TypeKind::Enum => Some("enums"),
        TypeKind::Record => Some("records"),
        TypeKind::Annotation => Some("annotation types"),
    };
    let is_shown = shows_members(declaration);
    if let Some(what) = what {
        reasons = vec![unsupported(what, declaration.span)];
    }
    let modified = declaration.members.iter().filter_map(|member| match member {
        ast::Member::Field(field) => Some((&field.modifiers, field.span)),
        ast::Member::Method(method) => Some((&method.modifiers, method.span)),
        _ => None,
    });
    let by_jahob = std::iter::once((&declaration.modifiers, declaration.name.span)).chain(modified);
    let by_jahob = by_jahob.filter(|(modifiers, _)| !modifiers.jahob.is_empty());
    reasons.extend(by_jahob.map(|(_, span)| unsupported("Jahob annotations", span)));
    TypeDecl {
        kind: declaration.kind,
        modifiers: modifiers(&declaration.modifiers),
        name: declaration.name,
        superclass: declaration.superclass.as_ref().filter(|_| is_shown).map(type_reference),
        interfaces: declaration.interfaces.iter().filter(|_| is_shown).map(type_reference).collect(),
        unsupported: reasons,
        members: declaration.members.iter().filter(|_| is_shown).map(slice_of_member).collect(),
        span: declaration.span,
    }
}

fn slice_of_member(declared: &ast::Member) -> Member {
    match declared {
        ast::Member::Field(field) => field_declaration(field),
        ast::Member::Method(method) if method.modifiers.has(Modifier::Model) => {
            Member::Unsupported(unsupported("model fields and methods", method.span))
        }
        ast::Member::Method(method) => Member::Method(method_declaration(method)),
        ast::Member::Initializer(initializer) => {
            Member::Initializer { is_static: initializer.is_static, body: block(&initializer.body) }
        }
        ast::Member::Type(nested) => Member::Type(type_declaration(nested)),
        ast::Member::Invariant(invariant) => Member::Invariant(InvariantDecl {
            modifiers: modifiers(&invariant.modifiers),
            formula: expression(&invariant.formula),
            span: invariant.span,
        }),
        ast::Member::Specification(specified) => Member::Unsupported(member(specified)),
        ast::Member::Error(span) => Member::Unsupported(unsupported("code with syntax errors", *span)),
    }
}

fn field_declaration(field: &ast::FieldDecl) -> Member {
    if field.modifiers.has(Modifier::Ghost) {
        return Member::Unsupported(unsupported("ghost fields", field.span));
    }
    if field.modifiers.has(Modifier::Model) {
        return Member::Unsupported(unsupported("model fields and methods", field.span));
    }
    Member::Field(FieldDecl {
        modifiers: modifiers(&field.modifiers),
        ty: type_reference(&field.ty),
        declarators: field.declarators.iter().map(declarator).collect(),
        span: field.span,
    })
}

fn method_declaration(method: &ast::MethodDecl) -> MethodDecl {
    let mut reasons: Vec<Unsupported> = Vec::new();
    if let Some(first) = method.type_parameters.first() {
        reasons.push(unsupported("generic methods", first.span));
    }
    if let Some(receiver) = &method.receiver {
        reasons.push(unsupported("receiver parameters", receiver.span));
    }
    let varargs = method.parameters.iter().find(|parameter| parameter.is_varargs);
    reasons.extend(varargs.map(|last| unsupported("parameters of variable number (`...`)", last.ty.span)));
    MethodDecl {
        modifiers: modifiers(&method.modifiers),
        contract: method.contract.as_ref().map(contract),
        result: method.result.as_ref().map(type_reference),
        name: method.name,
        parameters: method.parameters.iter().map(parameter).collect(),
        throws: method.throws.iter().map(type_reference).collect(),
        unsupported: reasons,
        body: method.body.as_ref().map(block),
        span: method.span,
    }
}

/// A variable in a declaration.
pub fn declarator(declared: &ast::Declarator) -> Declarator {
    Declarator {
        name: declared.name,
        dimensions: declared.dimensions,
        initializer: declared.initializer.as_ref().map(expression),
    }
}

/// A parameter.
pub fn parameter(declared: &ast::Parameter) -> Parameter {
    Parameter { modifiers: modifiers(&declared.modifiers), ty: type_reference(&declared.ty), name: declared.name }
}

/// Modifiers; of annotations the names are kept.
pub fn modifiers(declared: &ast::Modifiers) -> Modifiers {
    let name = |annotation: &ast::Annotation| {
        let words: Vec<&str> = annotation.path.iter().map(|segment| segment.name.as_str()).collect();
        let place = annotation.path.first().zip(annotation.path.last());
        let span = place.map_or(annotation.span, |(first, last)| first.span.to(last.span));
        Ident { name: words.join(".").into(), span }
    };
    Modifiers { list: declared.list.clone(), annotations: declared.annotations.iter().map(name).collect() }
}
