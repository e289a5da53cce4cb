//! Specifications in a file of their own: `List.jml` or `List.spec` beside `List.java` says of the same classes what
//! annotation comments could say. Its methods have no bodies; each belongs to the method of the same signature.

use crate::ast::*;
use base::rules::SPECIFICATION_ERROR;
use base::{Diagnostic, Name, Span};

#[cfg(test)]
mod tests;

/// Joins a specification to the file that it specifies. The ids of its expressions and declarations must follow those
/// of the file ([`crate::Options::first_ids`]). What belongs to nothing is reported.
pub fn merge(unit: &mut CompilationUnit, specification: CompilationUnit) -> Vec<Diagnostic> {
    let mut problems = Vec::new();
    unit.expressions = unit.expressions.max(specification.expressions);
    unit.declarations = unit.declarations.max(specification.declarations);
    if package_of(unit) != package_of(&specification) {
        let place = specification.package.as_ref().map_or(specification.span.at_start(), |package| package.span);
        let message = "the specification does not belong to the package of the source";
        return vec![Diagnostic::error(&SPECIFICATION_ERROR, place, message)];
    }
    // Names in a specification may need imports that the code does not.
    for import in specification.imports {
        let is_known = unit.imports.iter().any(|known| same_import(known, &import));
        if !is_known {
            unit.imports.push(import);
        }
    }
    for declaration in specification.types {
        match unit.types.iter_mut().find(|known| known.name.name == declaration.name.name) {
            Some(known) => merge_type(known, declaration, &mut problems),
            None if declaration.modifiers.has(Modifier::Model) => unit.types.push(declaration),
            None => problems.push(stray(declaration.name.span, "class", &declaration.name)),
        }
    }
    problems
}

fn package_of(unit: &CompilationUnit) -> Vec<Name> {
    unit.package.iter().flat_map(|package| &package.path).map(|segment| segment.name).collect()
}

fn same_import(first: &Import, second: &Import) -> bool {
    let path = |import: &Import| import.path.iter().map(|segment| segment.name).collect::<Vec<_>>();
    first.is_static == second.is_static && first.on_demand == second.on_demand && path(first) == path(second)
}

fn stray(span: Span, what: &str, name: &Ident) -> Diagnostic {
    let message = format!("the {what} `{}` that is specified here does not exist in the source", name.name);
    Diagnostic::error(&SPECIFICATION_ERROR, span, message)
}

fn merge_type(known: &mut TypeDecl, specified: TypeDecl, problems: &mut Vec<Diagnostic>) {
    merge_modifiers(&mut known.modifiers, specified.modifiers);
    for member in specified.members {
        match member {
            Member::Method(method) if !method.modifiers.has(Modifier::Model) => {
                merge_method(known, method, problems);
            }
            Member::Field(field) if !is_specification(&field.modifiers) => merge_field(known, &field, problems),
            Member::Type(nested) => {
                let found = known.members.iter_mut().find_map(|member| match member {
                    Member::Type(inner) if inner.name.name == nested.name.name => Some(inner),
                    _ => None,
                });
                match found {
                    Some(inner) => merge_type(inner, nested, problems),
                    None if nested.modifiers.has(Modifier::Model) => known.members.push(Member::Type(nested)),
                    None => problems.push(stray(nested.name.span, "class", &nested.name)),
                }
            }
            Member::Initializer(initializer) => {
                let message = "a file of specifications has no initialisers";
                problems.push(Diagnostic::error(&SPECIFICATION_ERROR, initializer.body.span, message));
            }
            Member::Method(_)
            | Member::Field(_)
            | Member::Invariant(_)
            | Member::Specification(_)
            | Member::Error(_) => known.members.push(member),
        }
    }
}

fn is_specification(modifiers: &Modifiers) -> bool {
    modifiers.has(Modifier::Ghost) || modifiers.has(Modifier::Model)
}

/// The modifiers of the specification language join those in the source; Java's are there already.
fn merge_modifiers(known: &mut Modifiers, specified: Modifiers) {
    for (modifier, span) in specified.list {
        if !modifier.is_java() && !known.has(modifier) {
            known.list.push((modifier, span));
        }
    }
    known.jahob.extend(specified.jahob);
    for annotation in specified.annotations {
        let name = annotation.path.last().map(|last| last.name);
        if name.is_none_or(|name| !known.has_annotation(&name)) {
            known.annotations.push(annotation);
        }
    }
}

fn merge_field(known: &mut TypeDecl, specified: &FieldDecl, problems: &mut Vec<Diagnostic>) {
    for declarator in &specified.declarators {
        let field = known.members.iter_mut().find_map(|member| match member {
            Member::Field(field) if field.declarators.iter().any(|one| one.name.name == declarator.name.name) => {
                Some(field)
            }
            _ => None,
        });
        match field {
            Some(field) => merge_modifiers(&mut field.modifiers, specified.modifiers.clone()),
            None => problems.push(stray(declarator.name.span, "field", &declarator.name)),
        }
    }
}

fn merge_method(known: &mut TypeDecl, specified: MethodDecl, problems: &mut Vec<Diagnostic>) {
    let method = known.members.iter_mut().find_map(|member| match member {
        Member::Method(method) if same_signature(method, &specified) => Some(method),
        _ => None,
    });
    let Some(method) = method else {
        return problems.push(stray(specified.name.span, "method", &specified.name));
    };
    if let Some(body) = &specified.body {
        let message = "in a file of specifications, a method has no body: that stands in the source";
        problems.push(Diagnostic::error(&SPECIFICATION_ERROR, body.span, message));
    }
    check_result(method, &specified, problems);
    merge_modifiers(&mut method.modifiers, specified.modifiers);
    for (parameter, specified) in method.parameters.iter_mut().zip(specified.parameters) {
        merge_modifiers(&mut parameter.modifiers, specified.modifiers);
        // The contract speaks of the parameters by the names that stand beside it.
        if parameter.name.name != specified.name.name {
            let message =
                format!("the parameter `{}` is called `{}` in the source", specified.name.name, parameter.name.name);
            problems.push(Diagnostic::error(&SPECIFICATION_ERROR, specified.name.span, message));
        }
    }
    match (&mut method.contract, specified.contract) {
        (Some(contract), Some(more)) => {
            contract.extends_inherited |= more.extends_inherited;
            contract.cases.extend(more.cases);
        }
        (none @ None, contract) => *none = contract,
        (Some(_), None) => {}
    }
}

/// Reports a method whose result is specified otherwise than it is in the source, or which only there is static.
fn check_result(method: &MethodDecl, specified: &MethodDecl, problems: &mut Vec<Diagnostic>) {
    let result = |method: &MethodDecl| method.result.as_ref().map(written);
    let is_static = |method: &MethodDecl| method.modifiers.has(Modifier::Static);
    let name = specified.name.name;
    let message = if result(method) != result(specified) {
        format!("the method `{name}` has another result in the source")
    } else if is_static(method) && !is_static(specified) {
        format!("the method `{name}` is static in the source")
    } else if is_static(specified) && !is_static(method) {
        format!("the method `{name}` is not static in the source")
    } else {
        return;
    };
    problems.push(Diagnostic::error(&SPECIFICATION_ERROR, specified.name.span, message));
}

/// Whether two methods have the same name and parameters, as they are written.
fn same_signature(first: &MethodDecl, second: &MethodDecl) -> bool {
    let types = |method: &MethodDecl| method.parameters.iter().map(|one| written(&one.ty)).collect::<Vec<_>>();
    first.name.name == second.name.name && types(first) == types(second)
}

/// The type without arguments, annotations and packages.
fn written(ty: &TypeRef) -> String {
    match &ty.kind {
        TypeRefKind::Primitive(primitive) => format!("{primitive:?}"),
        TypeRefKind::Array(element) => format!("{}[]", written(element)),
        TypeRefKind::Named(segments) => segments.last().map_or(String::new(), |last| last.name.name.to_string()),
        TypeRefKind::Logic(name, _) => format!("\\{}", name.name),
        TypeRefKind::Void => "void".to_owned(),
        TypeRefKind::Var | TypeRefKind::Union(_) | TypeRefKind::Intersection(_) => String::new(),
        TypeRefKind::Error => String::new(),
    }
}
