//! Collects the classes: their names, their superclasses, and which of them can be understood.

use crate::declarations::{ClassInfo, ClassStatus, Declarations, Problem, UnitInfo, access};
use crate::has_specification::has_specification;
use crate::names::{Place, join, qualify};
use crate::program::{Access, Class, ClassId, Origin, Program, Unsupported};
use crate::slice::{self as ast, Member, Modifier, TypeKind};
use base::arena::Id;
use base::{Arena, Diagnostic, Name, rules};
use std::collections::HashMap;

/// Collects the classes of all units; `None` if `java.lang.Object` is not among them.
pub(crate) fn collect<'a>(units: &[crate::SlicedUnit<'a>]) -> Option<Declarations<'a>> {
    let mut declarations = Declarations {
        program: Program::default(),
        units: units.iter().map(unit_info).collect(),
        classes: Arena::new(),
        fields: Arena::new(),
        methods: Arena::new(),
        by_name: HashMap::new(),
        object: ClassId::from_index(0),
        diagnostics: Vec::new(),
    };
    for (index, unit) in units.iter().enumerate() {
        for declaration in &unit.unit.types {
            declarations.declare(index, None, declaration);
        }
    }
    declarations.object = *declarations.by_name.get(&Name::new("java.lang.Object"))?;
    link_superclasses(&mut declarations);
    find_cycles(&mut declarations);
    spread_status(&mut declarations);
    record_reasons(&mut declarations);
    Some(declarations)
}

fn unit_info<'a>(unit: &crate::SlicedUnit<'a>) -> UnitInfo<'a> {
    let package = unit.unit.package.as_deref().map_or(Name::new(""), join);
    UnitInfo { unit: unit.unit, package, origin: unit.origin }
}

impl<'a> Declarations<'a> {
    /// Enters a type and the types nested in it.
    fn declare(&mut self, unit: usize, outer: Option<ClassId>, declaration: &'a ast::TypeDecl) {
        let name = match outer {
            Some(outer) => qualify(self.program.classes[outer].name, declaration.name.name),
            None => qualify(self.units[unit].package, declaration.name.name),
        };
        if let Some(first) = self.by_name.get(&name) {
            let message = format!("class `{name}` is declared twice");
            let diagnostic = Diagnostic::error(&rules::NAME_ERROR, declaration.name.span, message)
                .with_label(self.program.classes[*first].span, "first declared here");
            self.diagnostics.push(diagnostic);
            return;
        }
        let id = self.program.classes.push(new_class(name, declaration, self.units[unit].origin));
        self.by_name.insert(name, id);
        let reasons = own_reasons(declaration, outer);
        let status = if reasons.is_empty() { ClassStatus::Supported } else { ClassStatus::Unsupported(reasons) };
        self.classes.push(ClassInfo {
            declaration,
            unit,
            outer,
            status,
            opaque_fields: Vec::new(),
            initialization_obstacles: Vec::new(),
        });
        for member in &declaration.members {
            if let Member::Type(nested) = member {
                self.declare(unit, Some(id), nested);
            }
        }
    }
}

/// A class that has no members yet.
fn new_class(name: Name, declaration: &ast::TypeDecl, origin: Origin) -> Class {
    Class {
        name,
        simple_name: declaration.name.name,
        superclass: None,
        is_abstract: declaration.modifiers.has(Modifier::Abstract)
            || matches!(declaration.kind, TypeKind::Interface | TypeKind::Annotation),
        is_final: declaration.modifiers.has(Modifier::Final),
        fields: Vec::new(),
        methods: Vec::new(),
        invariants: Vec::new(),
        initializers: Vec::new(),
        has_specification: has_specification(declaration),
        origin,
        span: declaration.name.span,
    }
}

/// What in the declaration itself is not supported.
fn own_reasons(declaration: &ast::TypeDecl, outer: Option<ClassId>) -> Vec<Unsupported> {
    let mut reasons = declaration.unsupported.clone();
    let mut add = |what: &str, span| reasons.push(Unsupported { what: what.into(), span });
    if declaration.unsupported.is_empty() {
        match declaration.kind {
            TypeKind::Class => {}
            TypeKind::Interface => add("interfaces", declaration.span),
            TypeKind::Enum => add("enums", declaration.span),
            TypeKind::Record => add("records", declaration.span),
            TypeKind::Annotation => add("annotation types", declaration.span),
        }
    }
    if outer.is_some() {
        add("nested types", declaration.span);
    }
    if let Some(interface) = declaration.interfaces.first() {
        add("classes that implement interfaces", interface.span);
    }
    for (modifier, span) in &declaration.modifiers.list {
        match modifier {
            Modifier::Sealed | Modifier::NonSealed => add("sealed classes", *span),
            Modifier::Pure | Modifier::Nullable | Modifier::NonNull => add("specification modifiers of classes", *span),
            Modifier::Ghost | Modifier::Model => add("model classes", *span),
            _ => {}
        }
    }
    for member in &declaration.members {
        match member {
            Member::Initializer { is_static: true, body } => add("static initialisers", body.span),
            Member::Initializer { is_static: false, body } => add("instance initialisers", body.span),
            Member::Type(nested) => add("nested types", nested.span),
            Member::Unsupported(unsupported) => add(&unsupported.what, unsupported.span),
            Member::Field(_) | Member::Method(_) | Member::Invariant(_) => {}
        }
    }
    reasons
}

/// Finds the superclass of every class.
fn link_superclasses(declarations: &mut Declarations<'_>) {
    for class in declarations.program.classes.ids() {
        if class == declarations.object {
            continue;
        }
        let info = &declarations.classes[class];
        let written = info.declaration.superclass.as_ref();
        let superclass =
            written.map_or(Ok(declarations.object), |written| find_superclass(declarations, class, written));
        match superclass {
            Ok(superclass) => declarations.program.classes[class].superclass = Some(superclass),
            Err(problem) => {
                declarations.program.classes[class].superclass = Some(declarations.object);
                reject_head(declarations, class, problem);
            }
        }
    }
}

/// The class behind `extends`.
fn find_superclass(
    declarations: &Declarations<'_>,
    class: ClassId,
    written: &ast::TypeRef,
) -> Result<ClassId, Problem> {
    let info = &declarations.classes[class];
    let message = match &written.kind {
        ast::TypeRefKind::Named(path) => {
            let place = Place { unit: info.unit, class: info.outer };
            let superclass = declarations.find_class(place, path)?;
            if !declarations.program.classes[superclass].is_final {
                return Ok(superclass);
            }
            format!("class `{}` is final and cannot be extended", declarations.program.classes[superclass].simple_name)
        }
        ast::TypeRefKind::Unsupported(unsupported) => return Err(Problem::Unsupported(unsupported.clone())),
        _ => "a class can only extend a class".to_owned(),
    };
    Err(Problem::Error(Box::new(Diagnostic::error(&rules::TYPE_ERROR, written.span, message))))
}

/// Marks a class whose head cannot be used.
fn reject_head(declarations: &mut Declarations<'_>, class: ClassId, problem: Problem) {
    match problem {
        Problem::Unsupported(unsupported) => {
            let what = format!("subclasses of {}", unsupported.what);
            add_reason(declarations, class, Unsupported { what, span: unsupported.span });
        }
        problem => {
            // In a class that is not understood, a name may mean something that is not known here.
            if declarations.is_supported(class) {
                declarations.record(problem);
                declarations.classes[class].status = ClassStatus::Broken;
            }
        }
    }
}

/// Adds a reason why a class is not supported.
fn add_reason(declarations: &mut Declarations<'_>, class: ClassId, reason: Unsupported) {
    match &mut declarations.classes[class].status {
        ClassStatus::Unsupported(reasons) => reasons.push(reason),
        status => *status = ClassStatus::Unsupported(vec![reason]),
    }
}

/// Reports classes that inherit from themselves, and cuts the cycles.
fn find_cycles(declarations: &mut Declarations<'_>) {
    for class in declarations.program.classes.ids() {
        let mut slow = class;
        let mut steps = 0;
        while let Some(superclass) = declarations.program.classes[slow].superclass {
            slow = superclass;
            steps += 1;
            if slow == class {
                let described = &mut declarations.program.classes[class];
                let message = format!("class `{}` inherits from itself", described.simple_name);
                described.superclass = Some(declarations.object);
                declarations.diagnostics.push(Diagnostic::error(&rules::TYPE_ERROR, described.span, message));
                declarations.classes[class].status = ClassStatus::Broken;
                break;
            }
            if steps > declarations.program.classes.len() {
                // A cycle that this class is not part of; it is found at its members.
                break;
            }
        }
    }
}

/// A class whose superclass cannot be used cannot be used either.
fn spread_status(declarations: &mut Declarations<'_>) {
    let mut done = vec![false; declarations.program.classes.len()];
    for class in declarations.program.classes.ids() {
        let mut path: Vec<ClassId> = declarations.program.ancestry(class).collect();
        path.reverse();
        for pair in path.windows(2) {
            let (superclass, class) = (pair[0], pair[1]);
            if !std::mem::replace(&mut done[class.index()], true) {
                inherit_status(declarations, superclass, class);
            }
        }
    }
}

fn inherit_status(declarations: &mut Declarations<'_>, superclass: ClassId, class: ClassId) {
    let span = declarations.classes[class].declaration.superclass.as_ref().map(|written| written.span);
    match &declarations.classes[superclass].status {
        ClassStatus::Broken if declarations.is_supported(class) => {
            declarations.classes[class].status = ClassStatus::Broken;
        }
        ClassStatus::Unsupported(reasons) => {
            let name = declarations.program.classes[superclass].simple_name;
            let needed = reasons.first().map_or("more", |reason| &*reason.what);
            let what = format!("subclasses of `{name}`, which needs {needed}");
            let span = span.unwrap_or(declarations.program.classes[class].span);
            if !matches!(declarations.classes[class].status, ClassStatus::Broken) {
                add_reason(declarations, class, Unsupported { what, span });
            }
        }
        ClassStatus::Supported | ClassStatus::Broken => {
            if declarations.is_supported(class) {
                check_superclass_visible(declarations, superclass, class);
            }
        }
    }
}

/// Reports a superclass that is not visible in another package.
fn check_superclass_visible(declarations: &mut Declarations<'_>, superclass: ClassId, class: ClassId) {
    let public = access(&declarations.classes[superclass].declaration.modifiers) == Access::Public;
    if public || declarations.package(superclass) == declarations.package(class) {
        return;
    }
    let span = declarations.classes[class].declaration.superclass.as_ref().map(|written| written.span);
    let message = format!("class `{}` is not public", declarations.program.classes[superclass].name);
    let span = span.unwrap_or(declarations.program.classes[class].span);
    declarations.diagnostics.push(Diagnostic::error(&rules::NAME_ERROR, span, message));
    declarations.classes[class].status = ClassStatus::Broken;
}

/// Notes in the program what is not supported of the classes.
fn record_reasons(declarations: &mut Declarations<'_>) {
    for class in declarations.program.classes.ids() {
        if let ClassStatus::Unsupported(reasons) = declarations.classes[class].status.clone() {
            for reason in reasons {
                declarations.record_unsupported(reason);
            }
        }
    }
}
