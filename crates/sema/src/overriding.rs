//! Which method overrides which, and whether it may (JLS 8.4.8).

use crate::declarations::Declarations;
use crate::java_lang;
use crate::program::{Access, ClassId, Method, MethodId, MethodKind, Type};
use base::{Diagnostic, rules};

/// Finds what every method overrides and reports what must not be.
pub(crate) fn check(declarations: &mut Declarations<'_>) {
    let mut found = Vec::new();
    for class in declarations.program.classes.ids() {
        for method in declarations.program.classes[class].methods.clone() {
            if declarations.program.methods[method].kind == MethodKind::Constructor {
                continue;
            }
            let overridden = find_overridden(declarations, method);
            found.extend(overridden.map(|overridden| (method, overridden)));
            if declarations.is_supported(class) {
                check_method(declarations, method, overridden);
            }
        }
    }
    for (method, overridden) in found {
        let both_dispatch = declarations.program.methods[method].kind == MethodKind::Instance
            && declarations.program.methods[overridden].kind == MethodKind::Instance;
        if both_dispatch {
            declarations.program.methods[method].overrides = Some(overridden);
        }
    }
    for class in declarations.program.classes.ids() {
        if declarations.is_supported(class) && !declarations.program.classes[class].is_abstract {
            check_all_implemented(declarations, class);
        }
    }
}

/// Whether two methods have the same name and the same parameters, all of them known.
fn has_same_signature(declarations: &Declarations<'_>, left: MethodId, right: MethodId) -> bool {
    let (left_info, right_info) = (&declarations.methods[left], &declarations.methods[right]);
    declarations.program.methods[left].name == declarations.program.methods[right].name
        && !left_info.takes_any_arguments
        && !right_info.takes_any_arguments
        && left_info.parameter_types == right_info.parameter_types
        && left_info.parameter_types.iter().all(Option::is_some)
}

/// The nearest method of a superclass with the same signature that is visible to this one's class.
fn find_overridden(declarations: &Declarations<'_>, method: MethodId) -> Option<MethodId> {
    let owner = declarations.program.methods[method].owner;
    declarations.program.ancestry(owner).skip(1).find_map(|class| {
        declarations.program.classes[class].methods.iter().copied().find(|other| {
            let described = &declarations.program.methods[*other];
            described.kind != MethodKind::Constructor
                && is_inherited(declarations, described, owner)
                && has_same_signature(declarations, method, *other)
        })
    })
}

/// Whether a class inherits a method of a superclass, as far as access goes.
fn is_inherited(declarations: &Declarations<'_>, method: &Method, class: ClassId) -> bool {
    match method.access {
        Access::Public | Access::Protected => true,
        Access::Package => declarations.package(method.owner) == declarations.package(class),
        Access::Private => false,
    }
}

/// Reports what is wrong with a method as a member of its class.
fn check_method(declarations: &mut Declarations<'_>, id: MethodId, overridden: Option<MethodId>) {
    let method = &declarations.program.methods[id];
    let message = match overridden {
        Some(overridden) => overriding_mistake(declarations, id, overridden),
        None => object_mistake(declarations, id).or_else(|| needless_override(declarations, id)),
    };
    let message = message.or_else(|| body_mistake(declarations, id));
    if let Some(message) = message {
        let mut diagnostic = Diagnostic::error(&rules::TYPE_ERROR, method.span, message);
        if let Some(overridden) = overridden {
            diagnostic = diagnostic.with_label(declarations.program.methods[overridden].span, "the inherited method");
        }
        declarations.diagnostics.push(diagnostic);
    }
}

/// Why a method must not override, or hide, another one.
fn overriding_mistake(declarations: &Declarations<'_>, id: MethodId, overridden: MethodId) -> Option<String> {
    let method = &declarations.program.methods[id];
    let inherited = &declarations.program.methods[overridden];
    let signature = &inherited.signature;
    if method.kind != inherited.kind {
        return Some(match method.kind {
            MethodKind::Static => format!("a static method cannot override the instance method `{signature}`"),
            _ => format!("an instance method cannot override the static method `{signature}`"),
        });
    }
    let declared_final = declarations.methods[overridden]
        .declaration
        .is_some_and(|declaration| declaration.modifiers.has(crate::slice::Modifier::Final));
    if declared_final {
        return Some(format!("`{signature}` is final and cannot be overridden"));
    }
    if openness(method.access) < openness(inherited.access) {
        return Some(format!("`{}` must not be less accessible than `{signature}`", method.signature));
    }
    let results_known = declarations.methods[id].has_known_result && declarations.methods[overridden].has_known_result;
    if results_known && !is_return_compatible(declarations, &method.result, &inherited.result) {
        let (found, expected) =
            (declarations.program.type_name(&method.result), declarations.program.type_name(&inherited.result));
        return Some(format!("expected result type `{expected}` as in `{signature}`, found `{found}`"));
    }
    None
}

fn openness(access: Access) -> u8 {
    match access {
        Access::Private => 0,
        Access::Package => 1,
        Access::Protected => 2,
        Access::Public => 3,
    }
}

fn is_return_compatible(declarations: &Declarations<'_>, result: &Type, inherited: &Type) -> bool {
    result == inherited
        || (result.is_reference() && inherited.is_reference() && declarations.program.is_subtype(result, inherited))
}

/// The parameters of a method, if it has the signature of a method of `Object` that the library does not declare.
fn is_object_method(declarations: &Declarations<'_>, id: MethodId) -> bool {
    let method = &declarations.program.methods[id];
    let object = Type::Class(declarations.object);
    let types: Option<Vec<Type>> = declarations.methods[id].parameter_types.iter().cloned().collect();
    types.is_some_and(|types| java_lang::object_methods(&method.name, &object).contains(&types))
        && !declarations.methods[id].takes_any_arguments
}

/// What is wrong with a method that overrides one of `java.lang.Object`.
fn object_mistake(declarations: &Declarations<'_>, id: MethodId) -> Option<String> {
    let method = &declarations.program.methods[id];
    if method.owner == declarations.object || !is_object_method(declarations, id) {
        return None;
    }
    if method.kind == MethodKind::Static {
        return Some(format!("a static method cannot override `Object.{}`", method.name));
    }
    let (minimum, result) = match &*method.name {
        "equals" => (Access::Public, Some(Type::Boolean)),
        "hashCode" => (Access::Public, Some(Type::Int)),
        "toString" => (Access::Public, None),
        "finalize" => (Access::Protected, Some(Type::Void)),
        "clone" => (Access::Protected, Some(Type::Class(declarations.object))),
        name => return Some(format!("`Object.{name}` is final and cannot be overridden")),
    };
    if openness(method.access) < openness(minimum) {
        return Some(format!("`{}` must not be less accessible than that of `Object`", method.signature));
    }
    if !declarations.methods[id].has_known_result {
        return None;
    }
    match result {
        Some(result) if is_return_compatible(declarations, &method.result, &result) => None,
        expected => {
            let expected = expected.map_or_else(|| "String".into(), |ty| declarations.program.type_name(&ty));
            let found = declarations.program.type_name(&method.result);
            Some(format!("expected result type `{expected}` as in `Object.{}`, found `{found}`", method.name))
        }
    }
}

/// `@Override` on a method that overrides nothing.
fn needless_override(declarations: &Declarations<'_>, id: MethodId) -> Option<String> {
    let method = &declarations.program.methods[id];
    let info = &declarations.methods[id];
    let annotations = &info.declaration?.modifiers.annotations;
    let is_annotated =
        annotations.iter().any(|annotation| matches!(&*annotation.name, "Override" | "java.lang.Override"));
    let is_known = info.parameter_types.iter().all(Option::is_some) && !info.takes_any_arguments;
    if !is_annotated || !is_known || is_object_method(declarations, id) {
        return None;
    }
    let may_be_overridden = declarations.program.ancestry(method.owner).skip(1).any(|class| {
        declarations.program.classes[class].methods.iter().any(|other| {
            declarations.program.methods[*other].name == method.name && declarations.methods[*other].takes_any_arguments
        })
    });
    (!may_be_overridden).then(|| format!("`{}` overrides no method of a superclass", method.signature))
}

/// A body where none may be, or none where one must be.
fn body_mistake(declarations: &Declarations<'_>, id: MethodId) -> Option<String> {
    use crate::slice::Modifier;
    let method = &declarations.program.methods[id];
    let declaration = declarations.methods[id].declaration?;
    let is_native = declaration.modifiers.has(Modifier::Native);
    let is_ghostly = declaration.modifiers.has(Modifier::Model) || declaration.modifiers.has(Modifier::Ghost);
    if method.is_abstract && !declarations.program.classes[method.owner].is_abstract && !is_ghostly {
        return Some(format!("`{}` is abstract, but its class is not", method.signature));
    }
    if method.is_abstract && declaration.body.is_some() {
        return Some(format!("`{}` is abstract and cannot have a body", method.signature));
    }
    let in_source = declarations.program.classes[method.owner].origin == crate::program::Origin::Source;
    if !method.is_abstract && declaration.body.is_none() && !is_native && !is_ghostly && in_source {
        return Some(format!("`{}` has no body and is not abstract", method.signature));
    }
    None
}

/// Reports abstract methods that a class which is not abstract leaves without body.
fn check_all_implemented(declarations: &mut Declarations<'_>, class: ClassId) {
    let program = &declarations.program;
    let ancestry: Vec<ClassId> = program.ancestry(class).collect();
    for (depth, ancestor) in ancestry.iter().enumerate().skip(1) {
        for method in &program.classes[*ancestor].methods {
            let described = &program.methods[*method];
            let is_certain = declarations.methods[*method].parameter_types.iter().all(Option::is_some)
                && !declarations.methods[*method].takes_any_arguments;
            if !described.is_abstract || !is_certain {
                continue;
            }
            let is_implemented = ancestry[..depth].iter().any(|lower| {
                let methods = &program.classes[*lower].methods;
                methods.iter().any(|other| {
                    program.methods[*other].kind == MethodKind::Instance
                        && has_same_signature(declarations, *other, *method)
                        && (!program.methods[*other].is_abstract)
                })
            });
            if !is_implemented {
                let name = program.classes[class].simple_name;
                let message =
                    format!("class `{name}` is not abstract and does not implement `{}`", described.signature);
                let diagnostic = Diagnostic::error(&rules::TYPE_ERROR, program.classes[class].span, message)
                    .with_label(described.span, "the abstract method");
                declarations.diagnostics.push(diagnostic);
                return;
            }
        }
    }
}
