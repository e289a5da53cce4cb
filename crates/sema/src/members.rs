//! Collects the fields and the signatures of methods.

use crate::declarations::{ClassStatus, Declarations, FieldInfo, MethodInfo, OpaqueField, Problem, access};
use crate::names::{unsupported, written_type};
use crate::program::{Access, ClassId, Field, Local, LocalId, Method, MethodId, MethodKind, Type, Unsupported};
use crate::slice::{self as ast, ExprKind, Member, Modifier, Modifiers};
use base::{Arena, Diagnostic, Name, Span, rules};

/// Collects the members of all classes.
pub(crate) fn collect(declarations: &mut Declarations<'_>) {
    for class in declarations.program.classes.ids() {
        let declaration = declarations.classes[class].declaration;
        for member in &declaration.members {
            match member {
                Member::Field(field) => collect_field(declarations, class, field),
                Member::Method(method) => collect_method(declarations, class, method),
                _ => {}
            }
        }
        let methods = &declarations.program.classes[class].methods;
        let has_constructor =
            methods.iter().any(|method| declarations.program.methods[*method].kind == MethodKind::Constructor);
        if !has_constructor && declaration.kind == ast::TypeKind::Class {
            add_default_constructor(declarations, class);
        }
    }
}

/// Collects the fields of one declaration.
fn collect_field<'a>(declarations: &mut Declarations<'a>, class: ClassId, field: &'a ast::FieldDecl) {
    let resolved = declarations.resolve_type(declarations.place(class), &field.ty);
    let special = field.modifiers.list.iter().find_map(|(modifier, span)| match modifier {
        Modifier::Ghost => Some(unsupported("ghost fields", *span)),
        Modifier::Model => Some(unsupported("model fields", *span)),
        _ => None,
    });
    let is_only_specification = special.is_some();
    let resolved = special.map_or(resolved, Err);
    match resolved {
        Ok(ty) => {
            check_nullness(declarations, class, &field.modifiers);
            for declarator in &field.declarators {
                if is_new_field(declarations, class, declarator) {
                    add_field(declarations, class, field, declarator, &ty);
                }
            }
        }
        Err(problem) => {
            let reason = match &problem {
                Problem::Unsupported(unsupported) => Some(unsupported.what.clone()),
                Problem::Error(_) | Problem::Reported => None,
            };
            record_in_class(declarations, class, problem);
            for declarator in &field.declarators {
                if is_new_field(declarations, class, declarator) {
                    let opaque = OpaqueField { name: declarator.name.name, reason: reason.clone() };
                    declarations.classes[class].opaque_fields.push(opaque);
                    if !is_only_specification && !field.modifiers.has(Modifier::Static) {
                        note_initialization(declarations, class, declarator, reason.as_deref());
                    }
                }
            }
        }
    }
}

/// The initial value of a field of unknown type may have side effects, unless it is a literal.
fn note_initialization(
    declarations: &mut Declarations<'_>,
    class: ClassId,
    declarator: &ast::Declarator,
    reason: Option<&str>,
) {
    let Some(initializer) = &declarator.initializer else { return };
    if !is_literal(initializer) {
        let what = reason.unwrap_or("initial values of unknown type").to_owned();
        let obstacle = Unsupported { what, span: initializer.span };
        declarations.classes[class].initialization_obstacles.push(obstacle);
    }
}

/// Whether the evaluation of an expression does nothing because it is a literal.
pub(crate) fn is_literal(expr: &ast::Expr) -> bool {
    match &expr.kind {
        ExprKind::Int { .. } | ExprKind::Bool(_) | ExprKind::Null => true,
        ExprKind::Unsupported(unsupported) => is_literal_description(&unsupported.what),
        ExprKind::Paren(inner) => is_literal(inner),
        _ => false,
    }
}

/// Whether the parser's description of something it cannot read speaks of a literal.
pub(crate) fn is_literal_description(what: &str) -> bool {
    what == "text blocks" || (what.contains("literal") && !what.contains("class"))
}

/// Whether the class has no field with this name yet; reports it otherwise.
fn is_new_field(declarations: &mut Declarations<'_>, class: ClassId, declarator: &ast::Declarator) -> bool {
    let name = declarator.name.name;
    let fields = &declarations.program.classes[class].fields;
    let first = fields.iter().map(|field| &declarations.program.fields[*field]).find(|field| field.name == name);
    let is_opaque = declarations.classes[class].opaque_fields.iter().any(|field| field.name == name);
    if first.is_none() && !is_opaque {
        return true;
    }
    let message = format!("field `{name}` is declared twice");
    let mut diagnostic = Diagnostic::error(&rules::NAME_ERROR, declarator.name.span, message);
    if let Some(first) = first {
        diagnostic = diagnostic.with_label(first.span, "first declared here");
    }
    record_in_class(declarations, class, Problem::Error(Box::new(diagnostic)));
    false
}

/// Enters a field.
fn add_field<'a>(
    declarations: &mut Declarations<'a>,
    class: ClassId,
    field: &'a ast::FieldDecl,
    declarator: &'a ast::Declarator,
    ty: &Type,
) {
    let is_static = field.modifiers.has(Modifier::Static);
    let described = Field {
        owner: class,
        name: declarator.name.name,
        ty: ty.clone().with_dimensions(declarator.dimensions),
        is_static,
        is_final: field.modifiers.has(Modifier::Final),
        is_nullable: is_nullable(declarations, class, &field.modifiers),
        constant: None,
        initializer: None,
        span: declarator.name.span,
    };
    let id = declarations.program.fields.push(described);
    declarations.fields.push(FieldInfo { modifiers: &field.modifiers, declarator, access: access(&field.modifiers) });
    let owner = &mut declarations.program.classes[class];
    owner.fields.push(id);
    if !is_static && declarator.initializer.is_some() {
        owner.initializers.push(id);
    }
}

/// Whether a field or a result with these modifiers may be null.
fn is_nullable(declarations: &Declarations<'_>, class: ClassId, modifiers: &Modifiers) -> bool {
    if is_marked_nullable(modifiers) {
        true
    } else if modifiers.has(Modifier::NonNull) {
        false
    } else {
        !declarations.program.classes[class].has_specification
    }
}

/// Whether `nullable` or an annotation `@Nullable` is among the modifiers.
fn is_marked_nullable(modifiers: &Modifiers) -> bool {
    let is_nullable =
        |annotation: &ast::Ident| matches!(annotation.name.rsplit('.').next(), Some("Nullable" | "CheckForNull"));
    modifiers.has(Modifier::Nullable) || modifiers.annotations.iter().any(is_nullable)
}

/// Reports `nullable non_null`.
fn check_nullness(declarations: &mut Declarations<'_>, class: ClassId, modifiers: &Modifiers) {
    let place = |wanted| modifiers.list.iter().find(|(modifier, _)| *modifier == wanted).map(|(_, span)| *span);
    if let (Some(nullable), Some(non_null)) = (place(Modifier::Nullable), place(Modifier::NonNull)) {
        let diagnostic = Diagnostic::error(
            &rules::SPECIFICATION_ERROR,
            nullable.max(non_null),
            "`nullable` and `non_null` contradict one another",
        );
        record_in_class(declarations, class, Problem::Error(Box::new(diagnostic)));
    }
}

/// Collects the signature of a method or constructor.
fn collect_method<'a>(declarations: &mut Declarations<'a>, class: ClassId, method: &'a ast::MethodDecl) {
    let kind = method_kind(method);
    if kind == MethodKind::Constructor && method.name.name != declarations.program.classes[class].simple_name {
        let message = format!("method `{}` has no result type", method.name.name);
        let diagnostic = Diagnostic::error(&rules::TYPE_ERROR, method.name.span, message);
        return record_in_class(declarations, class, Problem::Error(Box::new(diagnostic)));
    }
    let mut obstacles = class_reasons(declarations, class);
    obstacles.extend(method.unsupported.iter().cloned());
    obstacles.extend(special_modifiers(&method.modifiers));
    let takes_any_arguments = !method.unsupported.is_empty();

    let mut locals = Arena::new();
    let (parameters, parameter_types) = collect_parameters(declarations, class, method, &mut locals, &mut obstacles);
    let result = collect_result(declarations, class, method, &mut obstacles);
    let has_known_result = result.is_some();
    check_nullness(declarations, class, &method.modifiers);

    let signature = signature(declarations, class, method, &parameter_types);
    let is_final = kind != MethodKind::Instance
        || method.modifiers.has(Modifier::Final)
        || access(&method.modifiers) == Access::Private
        || declarations.program.classes[class].is_final;
    let described = Method {
        owner: class,
        name: method.name.name,
        signature,
        kind,
        access: access(&method.modifiers),
        is_abstract: is_abstract(declarations, class, method),
        is_final,
        is_pure: method.modifiers.has(Modifier::Pure),
        overrides: None,
        locals,
        parameters,
        result: result.unwrap_or(Type::Void),
        result_is_nullable: is_nullable(declarations, class, &method.modifiers),
        contract: None,
        body: None,
        unsupported: obstacles,
        span: method.name.span,
    };
    let info = MethodInfo {
        declaration: Some(method),
        is_callable: described.unsupported.is_empty(),
        parameter_types,
        takes_any_arguments,
        has_known_result,
    };
    if !takes_any_arguments {
        check_new_method(declarations, class, &described, &info.parameter_types);
    }
    add_method(declarations, class, described, info);
}

fn method_kind(method: &ast::MethodDecl) -> MethodKind {
    if method.result.is_none() {
        MethodKind::Constructor
    } else if method.modifiers.has(Modifier::Static) {
        MethodKind::Static
    } else {
        MethodKind::Instance
    }
}

fn is_abstract(declarations: &Declarations<'_>, class: ClassId, method: &ast::MethodDecl) -> bool {
    let in_interface =
        matches!(declarations.classes[class].declaration.kind, ast::TypeKind::Interface | ast::TypeKind::Annotation);
    method.modifiers.has(Modifier::Abstract) || (in_interface && method.body.is_none())
}

/// Why no method of the class is supported.
pub(crate) fn class_reasons(declarations: &Declarations<'_>, class: ClassId) -> Vec<Unsupported> {
    match &declarations.classes[class].status {
        ClassStatus::Unsupported(reasons) => reasons.clone(),
        ClassStatus::Supported | ClassStatus::Broken => Vec::new(),
    }
}

/// The modifiers of a method that are not supported.
fn special_modifiers(modifiers: &Modifiers) -> impl Iterator<Item = Unsupported> + '_ {
    modifiers.list.iter().filter_map(|(modifier, span)| {
        let what = match modifier {
            Modifier::Native => "native methods",
            Modifier::Default => "default methods",
            Modifier::Helper => "helper methods",
            Modifier::Ghost => "ghost methods",
            Modifier::Model => "model methods",
            _ => return None,
        };
        Some(Unsupported { what: what.into(), span: *span })
    })
}

/// Enters the parameters whose types are supported.
fn collect_parameters(
    declarations: &mut Declarations<'_>,
    class: ClassId,
    method: &ast::MethodDecl,
    locals: &mut Arena<LocalId, Local>,
    obstacles: &mut Vec<Unsupported>,
) -> (Vec<LocalId>, Vec<Option<Type>>) {
    let mut parameters = Vec::new();
    let mut types = Vec::new();
    for (position, parameter) in method.parameters.iter().enumerate() {
        check_nullness(declarations, class, &parameter.modifiers);
        let ident = parameter.name;
        if method.parameters[..position].iter().any(|earlier| earlier.name.name == ident.name) {
            let message = format!("parameter `{}` is declared twice", ident.name);
            let diagnostic = Diagnostic::error(&rules::NAME_ERROR, ident.span, message);
            record_in_class(declarations, class, Problem::Error(Box::new(diagnostic)));
        }
        let ty = resolve_in_signature(declarations, class, method, &parameter.ty, obstacles);
        if let Some(ty) = &ty {
            let is_nullable = is_marked_nullable(&parameter.modifiers);
            let local = Local { name: ident.name, ty: ty.clone(), is_nullable, span: ident.span };
            parameters.push(locals.push(local));
        }
        types.push(ty);
    }
    (parameters, types)
}

/// The result type, if it is supported; constructors have `void`.
fn collect_result(
    declarations: &mut Declarations<'_>,
    class: ClassId,
    method: &ast::MethodDecl,
    obstacles: &mut Vec<Unsupported>,
) -> Option<Type> {
    match &method.result {
        None => Some(Type::Void),
        Some(written) if matches!(written.kind, ast::TypeRefKind::Void) => Some(Type::Void),
        Some(written) => resolve_in_signature(declarations, class, method, written, obstacles),
    }
}

/// A type in a signature, where it is supported.
fn resolve_in_signature(
    declarations: &mut Declarations<'_>,
    class: ClassId,
    method: &ast::MethodDecl,
    written: &ast::TypeRef,
    obstacles: &mut Vec<Unsupported>,
) -> Option<Type> {
    match declarations.resolve_type(declarations.place(class), written) {
        Ok(ty) => return Some(ty),
        Err(Problem::Unsupported(unsupported)) if declarations.is_supported(class) => obstacles.push(unsupported),
        // A name that is not known may be a type parameter of a generic method.
        Err(_) if !method.unsupported.is_empty() => {}
        Err(problem) => record_in_class(declarations, class, problem),
    }
    None
}

/// The signature as reports show it.
fn signature(
    declarations: &Declarations<'_>,
    class: ClassId,
    method: &ast::MethodDecl,
    types: &[Option<Type>],
) -> Name {
    let show = |(parameter, ty): (&ast::Parameter, &Option<Type>)| match ty {
        Some(ty) => declarations.program.type_name(ty),
        None => written_type(&parameter.ty),
    };
    let parameters: Vec<String> = method.parameters.iter().zip(types).map(show).collect();
    let class_name = declarations.program.classes[class].simple_name;
    let parameters = parameters.join(", ");
    Name::from(match method.result {
        None => format!("{class_name}({parameters})"),
        Some(_) => format!("{class_name}.{}({parameters})", method.name.name),
    })
}

/// Reports a method with the name and parameters of another one of the class.
fn check_new_method(declarations: &mut Declarations<'_>, class: ClassId, method: &Method, types: &[Option<Type>]) {
    let is_same = |other: &&MethodId| {
        let described = &declarations.program.methods[**other];
        let info = &declarations.methods[**other];
        (described.kind == MethodKind::Constructor) == (method.kind == MethodKind::Constructor)
            && described.name == method.name
            && !info.takes_any_arguments
            && info.parameter_types == types
            && types.iter().all(Option::is_some)
    };
    let Some(first) = declarations.program.classes[class].methods.iter().find(is_same) else { return };
    let first = declarations.program.methods[*first].span;
    let message = format!("`{}` is declared twice", method.signature);
    let diagnostic =
        Diagnostic::error(&rules::NAME_ERROR, method.span, message).with_label(first, "first declared here");
    record_in_class(declarations, class, Problem::Error(Box::new(diagnostic)));
}

fn add_method<'a>(declarations: &mut Declarations<'a>, class: ClassId, method: Method, info: MethodInfo<'a>) {
    let id = declarations.program.methods.push(method);
    declarations.methods.push(info);
    declarations.program.classes[class].methods.push(id);
}

/// Enters the constructor of a class that declares none.
fn add_default_constructor(declarations: &mut Declarations<'_>, class: ClassId) {
    let described = &declarations.program.classes[class];
    let access = match access(&declarations.classes[class].declaration.modifiers) {
        Access::Public => Access::Public,
        _ => Access::Package,
    };
    let method = Method {
        owner: class,
        name: described.simple_name,
        signature: Name::from(format!("{}()", described.simple_name)),
        kind: MethodKind::Constructor,
        access,
        is_abstract: false,
        is_final: true,
        is_pure: false,
        overrides: None,
        locals: Arena::new(),
        parameters: Vec::new(),
        result: Type::Void,
        result_is_nullable: false,
        contract: None,
        body: None,
        unsupported: class_reasons(declarations, class),
        span: described.span,
    };
    let info = MethodInfo {
        declaration: None,
        parameter_types: Vec::new(),
        takes_any_arguments: false,
        has_known_result: true,
        is_callable: method.unsupported.is_empty(),
    };
    add_method(declarations, class, method, info);
}

/// Records a problem of a member. In classes that are not understood, errors may be none, and everything else
/// follows from what has been recorded for the class.
fn record_in_class(declarations: &mut Declarations<'_>, class: ClassId, problem: Problem) {
    if declarations.is_supported(class) {
        declarations.record(problem);
    }
}

/// The place of the end of a block: its closing brace.
pub(crate) fn closing_brace(block: &ast::Block) -> Span {
    Span { start: block.span.end.saturating_sub(1).max(block.span.start), ..block.span }
}
