//! Names that stand for variables, fields, classes or packages, and array elements (JLS 6.5, 15.11, 15.10.3).

use crate::checker::{Binding, Checker, Finality, Mode, This};
use crate::declarations::{FoundField, Problem};
use crate::names::{join, span_of};
use crate::program::{Access, ClassId, Expr, ExprKind, FieldId, LocalId, Type};
use crate::slice::{self as ast, Ident};
use crate::suggestions::did_you_mean;
use base::{Name, Span};

/// What stands before a dot.
pub(crate) enum Qualifier {
    /// A value.
    Value(Expr),
    /// A class.
    Class(ClassId),
    /// Something that is wrong or not supported.
    Failed,
}

impl Checker<'_, '_> {
    /// The value of a variable or field; the name of a constant is its value.
    pub fn variable_value(&mut self, expr: &ast::Expr) -> Option<Expr> {
        let variable = self.variable(expr)?;
        let constant = match &variable.kind {
            ExprKind::Local(local) => match self.finals.get(local) {
                Some(Finality::Constant(value)) => Some(value),
                _ => None,
            },
            ExprKind::StaticField(field) => self.declarations.program.fields[*field].constant.as_ref(),
            // Only the simple name of an instance field is a constant expression: `this.f` is not (JLS 15.29).
            ExprKind::Field(_, field) if matches!(expr.kind, ast::ExprKind::Name(_)) => {
                self.declarations.program.fields[*field].constant.as_ref()
            }
            _ => None,
        };
        Some(match constant {
            Some(constant) => Expr { span: expr.span, ..constant.clone() },
            None => variable,
        })
    }

    /// A variable, field or array element as a place, whether or not it is constant.
    pub fn variable(&mut self, expr: &ast::Expr) -> Option<Expr> {
        match &expr.kind {
            ast::ExprKind::Paren(inner) => self.variable(inner),
            ast::ExprKind::Name(name) => self.simple_name(*name),
            ast::ExprKind::Field(qualifier, name) => match self.qualifier(qualifier) {
                Qualifier::Value(value) => self.select(expr.span, value, *name),
                Qualifier::Class(class) => self.static_field(expr.span, class, *name),
                Qualifier::Failed => None,
            },
            ast::ExprKind::SuperField(name) => self.super_field(expr.span, *name),
            ast::ExprKind::Index(array, index) => self.element(expr.span, array, index),
            _ => self.value(expr),
        }
    }

    /// A name that can only stand for a variable.
    fn simple_name(&mut self, name: Ident) -> Option<Expr> {
        if let Some(found) = self.find_variable(name) {
            return found;
        }
        self.unknown_variable(name);
        None
    }

    /// Reports a simple name that stands for no variable.
    fn unknown_variable(&mut self, name: Ident) {
        if self.may_be_statically_imported(name.name) {
            self.unsupported("static imports", name.span);
            return;
        }
        let help = did_you_mean(&name.name, self.visible_variables());
        self.name_error(name.span, format!("variable `{}` is not declared", name.name), help);
    }

    /// Whether a static import may give this name a meaning.
    pub fn may_be_statically_imported(&self, name: Name) -> bool {
        let unit = self.declarations.units[self.declarations.classes[self.class].unit].unit;
        unit.imports.iter().any(|import| {
            import.is_static && (import.on_demand || import.path.last().is_some_and(|last| last.name == name))
        })
    }

    /// The names of all variables and fields in scope.
    fn visible_variables(&self) -> Vec<Name> {
        let program = &self.declarations.program;
        let fields = program.ancestry(self.class).flat_map(|class| &program.classes[class].fields);
        let fields = fields.map(|field| program.fields[*field].name);
        self.scope.iter().map(|(name, _)| *name).chain(fields).collect()
    }

    /// The variable or field with a simple name: `None` if there is none, `Some(None)` if it cannot be used.
    fn find_variable(&mut self, name: Ident) -> Option<Option<Expr>> {
        let binding =
            self.scope.iter().rev().find(|(known, _)| *known == name.name).map(|(_, binding)| binding.clone());
        match binding {
            Some(Binding::Local(local)) => return Some(self.local(local, name.span)),
            Some(Binding::Unknown) => return Some(None),
            None => {}
        }
        match self.declarations.find_field(self.class, name.name)? {
            FoundField::Opaque(opaque) => {
                let reason = opaque.reason.clone();
                self.opaque_field(name, reason);
                Some(None)
            }
            FoundField::Known(field) => Some(self.own_field(name, field)),
        }
    }

    /// A local variable.
    fn local(&mut self, local: LocalId, span: Span) -> Option<Expr> {
        let described = &self.locals[local];
        let (name, ty) = (described.name, described.ty.clone());
        if let Mode::Specification(rules) = &self.mode {
            // Inside of `\old` everything means its value on entry, and a local variable had none.
            let has_no_old_value = rules.inside_old && !rules.known_before.contains(&local);
            if has_no_old_value {
                self.unsupported(format!("local variables in `\\old`, like `{name}`"), span);
                return None;
            }
        }
        Some(Expr { kind: ExprKind::Local(local), ty, span })
    }

    /// A field of this class or an inherited one, by its simple name.
    fn own_field(&mut self, name: Ident, field: FieldId) -> Option<Expr> {
        if !self.check_field_access(name, field, self.class) {
            return None;
        }
        self.check_forward_reference(name, field);
        let described = &self.declarations.program.fields[field];
        let (ty, is_static) = (described.ty.clone(), described.is_static);
        if is_static {
            return Some(Expr { kind: ExprKind::StaticField(field), ty, span: name.span });
        }
        if self.this == This::Static {
            self.type_error(name.span, format!("field `{}` is not static, and there is no `this` here", name.name));
            return None;
        }
        let this = Box::new(self.this(name.span)?);
        Some(Expr { kind: ExprKind::Field(this, field), ty, span: name.span })
    }

    /// Reports the use of a field before its own initial value has been computed (JLS 8.3.3).
    fn check_forward_reference(&mut self, name: Ident, field: FieldId) {
        let Some(initialized) = self.initialized_field else { return };
        let fields = &self.declarations.program.fields;
        if fields[field].owner == self.class
            && fields[field].is_static == fields[initialized].is_static
            && field >= initialized
        {
            self.type_error(name.span, format!("field `{}` is used before its declaration", name.name));
        }
    }

    /// Records the mention of a field whose type is not known.
    fn opaque_field(&mut self, name: Ident, reason: Option<String>) {
        if let Some(reason) = reason {
            self.unsupported(format!("uses of field `{}`, which needs {reason}", name.name), name.span);
        }
    }

    /// Whether a field may be used through the class `site`; reports it otherwise.
    fn check_field_access(&mut self, name: Ident, field: FieldId, site: ClassId) -> bool {
        let owner = self.declarations.program.fields[field].owner;
        let info = &self.declarations.fields[field];
        let is_in_specifications = self.in_specification()
            && (info.modifiers.has(ast::Modifier::SpecPublic) || info.modifiers.has(ast::Modifier::SpecProtected));
        let is_static = self.declarations.program.fields[field].is_static;
        let inherits = self.declarations.program.is_subclass(self.class, owner);
        let site_for_access = if is_static && info.access == Access::Protected && inherits { self.class } else { site };
        if is_in_specifications || self.declarations.is_accessible(info.access, owner, site_for_access, self.class) {
            return true;
        }
        let class = self.declarations.program.classes[owner].simple_name;
        let message = match info.access {
            Access::Private => format!("field `{}` is private in class `{class}`", name.name),
            _ => format!("field `{}` of class `{class}` is not accessible from this package", name.name),
        };
        self.name_error(name.span, message, None);
        false
    }

    /// What stands before a dot.
    pub fn qualifier(&mut self, expr: &ast::Expr) -> Qualifier {
        match path_of(expr) {
            Some(path) => self.qualified_name(&path),
            None => match self.value(expr) {
                Some(value) => Qualifier::Value(value),
                None => Qualifier::Failed,
            },
        }
    }

    /// What a simple or qualified name before a dot means (JLS 6.5.2).
    fn qualified_name(&mut self, path: &[Ident]) -> Qualifier {
        let Some((first, rest)) = path.split_first() else { return Qualifier::Failed };
        if let Some(found) = self.find_variable(*first) {
            return match found {
                Some(value) => self.select_all(Qualifier::Value(value), *first, rest),
                None => Qualifier::Failed,
            };
        }
        if self.may_be_statically_imported(first.name) {
            self.unsupported("static imports", first.span);
            return Qualifier::Failed;
        }
        match self.declarations.find_simple(self.place(), *first) {
            Ok(class) => match self.declarations.usable(self.place(), class, first.span) {
                Ok(class) => self.select_all(Qualifier::Class(class), *first, rest),
                Err(problem) => self.fail(problem),
            },
            Err(problem) => self.package_name(path, problem),
        }
    }

    /// A qualified name that begins with a package; `problem` says why its first name is no class.
    fn package_name(&mut self, path: &[Ident], problem: Problem) -> Qualifier {
        for length in 2..=path.len() {
            let Some(class) = self.declarations.by_name.get(&join(&path[..length])).copied() else { continue };
            let span = span_of(&path[..length]);
            return match self.declarations.usable(self.place(), class, span) {
                Ok(class) => self.select_all(Qualifier::Class(class), path[length - 1], &path[length..]),
                Err(problem) => self.fail(problem),
            };
        }
        match (problem, path) {
            (Problem::Error(_), [name]) => {
                let program = &self.declarations.program;
                let classes = program.classes.values().map(|class| class.simple_name);
                let help = did_you_mean(&name.name, self.visible_variables().into_iter().chain(classes));
                self.name_error(name.span, format!("`{}` is neither a variable nor a class", name.name), help);
                Qualifier::Failed
            }
            // `a.b.c` may be the field `c` of a class `b` in a package `a` that was not given.
            (Problem::Error(_), path) => self.fail(crate::names::outside(path)),
            (problem, _) => self.fail(problem),
        }
    }

    fn fail(&mut self, problem: Problem) -> Qualifier {
        self.record(problem);
        Qualifier::Failed
    }

    /// Follows the names behind a qualifier.
    fn select_all(&mut self, start: Qualifier, first: Ident, rest: &[Ident]) -> Qualifier {
        let mut current = start;
        for name in rest {
            let span = first.span.to(name.span);
            let selected = match current {
                Qualifier::Value(value) => self.select(span, value, *name),
                Qualifier::Class(class) => self.static_field(span, class, *name),
                Qualifier::Failed => None,
            };
            current = selected.map_or(Qualifier::Failed, Qualifier::Value);
        }
        current
    }

    /// `value.name`
    fn select(&mut self, span: Span, value: Expr, name: Ident) -> Option<Expr> {
        match value.ty.clone() {
            Type::Array(_) if &*name.name == "length" => {
                Some(Expr { kind: ExprKind::Length(Box::new(value)), ty: Type::Int, span })
            }
            Type::Class(class) => self.field_of(span, Some(value), class, name),
            ty => {
                let shown = self.show(&ty);
                self.name_error(name.span, format!("a value of type `{shown}` has no field `{}`", name.name), None);
                None
            }
        }
    }

    /// `Class.name`
    fn static_field(&mut self, span: Span, class: ClassId, name: Ident) -> Option<Expr> {
        self.field_of(span, None, class, name)
    }

    /// A field that is reached through a value or, without one, through the name of a class.
    fn field_of(&mut self, span: Span, value: Option<Expr>, class: ClassId, name: Ident) -> Option<Expr> {
        let field = match self.declarations.find_field(class, name.name) {
            Some(FoundField::Known(field)) => field,
            Some(FoundField::Opaque(opaque)) => {
                let reason = opaque.reason.clone();
                self.opaque_field(name, reason);
                return None;
            }
            None => {
                self.unknown_field(class, name);
                return None;
            }
        };
        // Through `super`, a field is looked for in the superclass but reached through this class.
        let site = match value.as_ref().map(|value| &value.ty) {
            Some(Type::Class(site)) => *site,
            _ => class,
        };
        if !self.check_field_access(name, field, site) {
            return None;
        }
        let described = &self.declarations.program.fields[field];
        let ty = described.ty.clone();
        match (value, described.is_static) {
            (Some(value), false) => Some(Expr { kind: ExprKind::Field(Box::new(value), field), ty, span }),
            (None, true) => Some(Expr { kind: ExprKind::StaticField(field), ty, span }),
            (Some(_), true) => {
                self.unsupported("static members through an expression", span);
                None
            }
            (None, false) => {
                self.type_error(span, format!("field `{}` is not static: an object is needed", name.name));
                None
            }
        }
    }

    /// Reports a field that a class does not have.
    fn unknown_field(&mut self, class: ClassId, name: Ident) {
        let program = &self.declarations.program;
        let fields = program.ancestry(class).flat_map(|class| &program.classes[class].fields);
        let help = did_you_mean(&name.name, fields.map(|field| program.fields[*field].name));
        let class = program.classes[class].simple_name;
        self.name_error(name.span, format!("class `{class}` has no field `{}`", name.name), help);
    }

    /// `super.name`
    fn super_field(&mut self, span: Span, name: Ident) -> Option<Expr> {
        let this = self.this(span)?;
        match self.declarations.program.classes[self.class].superclass {
            Some(superclass) => self.field_of(span, Some(this), superclass, name),
            None => {
                self.name_error(span, "this class has no superclass", None);
                None
            }
        }
    }

    /// `array[index]`
    fn element(&mut self, span: Span, array: &ast::Expr, index: &ast::Expr) -> Option<Expr> {
        let array = self.value(array);
        let index = self.value(index).and_then(|index| self.expect(index, &Type::Int));
        let (array, index) = (array?, index?);
        match array.ty.clone() {
            Type::Array(element) => {
                Some(Expr { kind: ExprKind::Index(Box::new(array), Box::new(index)), ty: *element, span })
            }
            ty => {
                let shown = self.show(&ty);
                self.type_error(array.span, format!("expected an array, found `{shown}`"));
                None
            }
        }
    }
}

/// The names of a dotted path, if the expression is one.
fn path_of(expr: &ast::Expr) -> Option<Vec<Ident>> {
    match &expr.kind {
        ast::ExprKind::Name(name) => Some(vec![*name]),
        ast::ExprKind::Field(qualifier, name) => {
            let mut path = path_of(qualifier)?;
            path.push(*name);
            Some(path)
        }
        _ => None,
    }
}
