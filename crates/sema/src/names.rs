//! The names of types: from what is written to the class that is meant (JLS 6.5.5, 7.5).

use crate::declarations::{ClassStatus, Declarations, Problem, UnitInfo};
use crate::java_lang;
use crate::program::{Access, ClassId, Type, Unsupported};
use crate::slice::{self as ast, Ident, Primitive, TypeRefKind};
use crate::suggestions::did_you_mean;
use base::{Diagnostic, Name, Span, rules};

/// Where a name stands, as far as the meaning of type names depends on it.
#[derive(Clone, Copy)]
pub(crate) struct Place {
    /// The file.
    pub unit: usize,
    /// The class around it.
    pub class: Option<ClassId>,
}

impl Declarations<'_> {
    /// The place inside a class.
    pub fn place(&self, class: ClassId) -> Place {
        Place { unit: self.classes[class].unit, class: Some(class) }
    }

    /// The type that is written, which must not be `void`.
    pub fn resolve_type(&self, place: Place, written: &ast::TypeRef) -> Result<Type, Problem> {
        match &written.kind {
            TypeRefKind::Primitive(Primitive::Boolean) => Ok(Type::Boolean),
            TypeRefKind::Primitive(Primitive::Int) => Ok(Type::Int),
            TypeRefKind::Primitive(Primitive::Long) => Ok(Type::Long),
            TypeRefKind::Primitive(other) => {
                Err(unsupported(format!("values of type `{}`", primitive_name(*other)), written.span))
            }
            TypeRefKind::Void => {
                Err(error(&rules::TYPE_ERROR, written.span, "`void` is not the type of a value".into()))
            }
            TypeRefKind::Named(path) => self.resolve_class(place, path).map(Type::Class),
            TypeRefKind::Array(element) => Ok(self.resolve_type(place, element)?.with_dimensions(1)),
            TypeRefKind::Unsupported(what) => Err(Problem::Unsupported(what.clone())),
        }
    }

    /// The class that a simple or qualified name means, if it can be used.
    pub fn resolve_class(&self, place: Place, path: &[Ident]) -> Result<ClassId, Problem> {
        let class = self.find_class(place, path)?;
        self.usable(place, class, span_of(path))
    }

    /// The class that a simple or qualified name means, whether or not it can be used.
    pub fn find_class(&self, place: Place, path: &[Ident]) -> Result<ClassId, Problem> {
        match path {
            [] => Err(Problem::Reported),
            [name] => self.find_simple(place, *name),
            [first, second, ..] => match self.find_simple(place, *first) {
                Ok(outer) => {
                    self.find_nested(outer, &path[1..]).ok_or_else(|| match self.usable(place, outer, first.span) {
                        Ok(_) => error(
                            &rules::NAME_ERROR,
                            second.span,
                            format!("class `{}` has no nested type `{}`", first.name, second.name),
                        ),
                        Err(problem) => problem,
                    })
                }
                Err(_) => self.by_name.get(&join(path)).copied().ok_or_else(|| outside(path)),
            },
        }
    }

    /// The nested type that is reached by these names.
    fn find_nested(&self, outer: ClassId, path: &[Ident]) -> Option<ClassId> {
        let name = format!("{}.{}", self.program.classes[outer].name, join(path));
        self.by_name.get(&Name::from(name)).copied()
    }

    /// The class that a simple name means.
    pub fn find_simple(&self, place: Place, ident: Ident) -> Result<ClassId, Problem> {
        if let Some(class) = self.find_in_enclosing(place.class, ident.name) {
            return Ok(class);
        }
        let info = &self.units[place.unit];
        let own = self.in_package(info.package, ident.name);
        if let Some(class) = own.filter(|class| self.classes[*class].unit == place.unit) {
            return Ok(class);
        }
        let single =
            |import: &&ast::Import| !import.on_demand && import.path.last().is_some_and(|last| last.name == ident.name);
        if let Some(import) = info.unit.imports.iter().find(single) {
            return self
                .by_name
                .get(&join(&import.path))
                .copied()
                .ok_or_else(|| outside_named(&import.path, ident.span));
        }
        own.or_else(|| self.find_on_demand(info, ident.name)).ok_or_else(|| self.unknown(info, ident))
    }

    /// A type with this name that is declared in the classes around a place.
    fn find_in_enclosing(&self, class: Option<ClassId>, name: Name) -> Option<ClassId> {
        let mut current = class;
        while let Some(class) = current {
            let described = &self.program.classes[class];
            if described.simple_name == name {
                return Some(class);
            }
            let nested = Name::from(format!("{}.{}", described.name, name));
            if let Some(found) = self.by_name.get(&nested) {
                return Some(*found);
            }
            current = self.classes[class].outer;
        }
        None
    }

    /// A class that an on-demand import or the implicit import of `java.lang` makes visible.
    fn find_on_demand(&self, info: &UnitInfo<'_>, name: Name) -> Option<ClassId> {
        let packages = info.unit.imports.iter().filter(|import| import.on_demand).map(|import| join(&import.path));
        packages.chain([Name::new("java.lang")]).find_map(|package| self.in_package(package, name))
    }

    /// The class with this name in a package.
    fn in_package(&self, package: Name, name: Name) -> Option<ClassId> {
        self.by_name.get(&qualify(package, name)).copied()
    }

    /// Why a simple name means no class: it may be declared outside, or it is wrong.
    fn unknown(&self, info: &UnitInfo<'_>, ident: Ident) -> Problem {
        let may_be_imported =
            info.unit.imports.iter().any(|import| import.on_demand && &*join(&import.path) != "java.lang");
        if may_be_imported || java_lang::has_type(&ident.name) || !info.package.is_empty() {
            return outside(&[ident]);
        }
        let known = self.program.classes.values().map(|class| class.simple_name);
        let mut diagnostic =
            Diagnostic::error(&rules::NAME_ERROR, ident.span, format!("class `{}` is not declared", ident.name));
        diagnostic.help = did_you_mean(&ident.name, known);
        Problem::Error(Box::new(diagnostic))
    }

    /// The class, if it may be mentioned at a place.
    pub fn usable(&self, place: Place, class: ClassId, span: Span) -> Result<ClassId, Problem> {
        let info = &self.classes[class];
        match &info.status {
            ClassStatus::Broken => Err(Problem::Reported),
            ClassStatus::Unsupported(reasons) => {
                let name = self.program.classes[class].simple_name;
                let reason = reasons.first().map_or("more", |reason| &*reason.what);
                Err(unsupported(format!("uses of class `{name}`, which needs {reason}"), span))
            }
            ClassStatus::Supported if self.is_visible(place, class) => Ok(class),
            ClassStatus::Supported => {
                let name = self.program.classes[class].name;
                Err(error(
                    &rules::NAME_ERROR,
                    span,
                    format!("class `{name}` is not public and stands in another package"),
                ))
            }
        }
    }

    /// Whether a top-level class may be mentioned at a place.
    fn is_visible(&self, place: Place, class: ClassId) -> bool {
        crate::declarations::access(&self.classes[class].declaration.modifiers) == Access::Public
            || self.package(class) == self.units[place.unit].package
    }
}

/// Names joined by dots.
pub(crate) fn join(path: &[Ident]) -> Name {
    let texts: Vec<&str> = path.iter().map(|ident| ident.name.as_str()).collect();
    Name::from(texts.join("."))
}

/// The qualified name of a class of a package.
pub(crate) fn qualify(package: Name, name: Name) -> Name {
    if package.is_empty() { name } else { Name::from(format!("{package}.{name}")) }
}

/// The place of a qualified name.
pub(crate) fn span_of(path: &[Ident]) -> Span {
    match path {
        [] => unreachable!("the parser makes no empty qualified names"),
        [first, .., last] => first.span.to(last.span),
        [only] => only.span,
    }
}

/// The problem that a class is not among the files.
pub(crate) fn outside(path: &[Ident]) -> Problem {
    outside_named(path, span_of(path))
}

fn outside_named(path: &[Ident], span: Span) -> Problem {
    unsupported(format!("classes outside the files given: `{}`", join(path)), span)
}

/// The problem that something is not supported.
pub(crate) fn unsupported(what: impl Into<String>, span: Span) -> Problem {
    Problem::Unsupported(Unsupported { what: what.into(), span })
}

fn error(rule: &'static base::Rule, span: Span, message: String) -> Problem {
    Problem::Error(Box::new(Diagnostic::error(rule, span, message)))
}

/// The keyword of a primitive type.
fn primitive_name(primitive: Primitive) -> &'static str {
    match primitive {
        Primitive::Boolean => "boolean",
        Primitive::Byte => "byte",
        Primitive::Short => "short",
        Primitive::Char => "char",
        Primitive::Int => "int",
        Primitive::Long => "long",
        Primitive::Float => "float",
        Primitive::Double => "double",
    }
}

/// A type as it is written, for signatures; what is not understood is an ellipsis.
pub(crate) fn written_type(written: &ast::TypeRef) -> String {
    match &written.kind {
        TypeRefKind::Primitive(primitive) => primitive_name(*primitive).into(),
        TypeRefKind::Void => "void".into(),
        TypeRefKind::Named(path) => path.last().map_or_else(String::new, |last| last.name.to_string()),
        TypeRefKind::Array(element) => format!("{}[]", written_type(element)),
        TypeRefKind::Unsupported(_) => "…".into(),
    }
}
