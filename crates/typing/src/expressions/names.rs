//! What names denote (JLS 6.5): a local variable, a field, a class or a package.

use super::fields::Use;
use crate::attribution::{LocalId, Symbol};
use crate::checker::{Checker, Target};
use crate::scope::Scope;
use crate::type_names::ClassLookup;
use base::{Name, Span, rules};
use classes::{ClassId, ClassKind, FieldId, FieldLookup, Flags, Nesting, Type, Viewpoint};
use syntax::ast::{Expr, ExprKind, Ident};

/// What stands before a dot.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Qualifier {
    /// A value of this type, captured.
    Expr(Type),
    /// A class.
    Class(Type),
    /// `super` or `Outer.super`: members of the supertype `ty` of `class`, for the `this` of `class`.
    Super {
        /// Whose `this`.
        class: ClassId,
        /// Where the members are looked for.
        ty: Type,
    },
}

/// What a simple or qualified name denotes.
#[derive(Clone, Debug)]
pub(crate) enum Denoted {
    /// A local variable.
    Local(LocalId),
    /// A field, as seen from this type.
    Field(FieldId, Type, FieldPath),
    /// `length` of an array.
    Length,
    /// A member of a value of specifications, of this type: `length` of a sequence.
    LogicMember(Type),
    /// A class.
    Class(Type),
    /// A package, or nothing that is known.
    Package(Name),
    /// Nothing; an error was reported.
    Nothing,
}

/// How a field is reached.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum FieldPath {
    /// By its simple name.
    Simple,
    /// Through a class.
    Class,
    /// Through a value.
    Value,
}

/// What a name may denote where it stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Wanted {
    /// A variable.
    Variable,
    /// A variable or a class.
    Qualifier,
    /// A variable, a class or a package: a field or class is selected from it.
    Prefix,
}

/// What a simple name finds among variables.
enum Found {
    Local(LocalId),
    Field(FieldId, Type),
    /// An instance field where there is no object.
    NoObject,
    /// A local variable of the method around a record, enum or interface.
    Outside,
    Ambiguous,
    NotAccessible(FieldId),
    Nothing,
}

impl<'a> Checker<'a> {
    /// What stands before `.m(…)`, `.f` or `::m`. The type of a value is recorded as it is and given back captured.
    pub(crate) fn qualifier(&mut self, e: &'a Expr) -> Qualifier {
        match &e.kind {
            ExprKind::Super(outer) => self.super_qualifier(e, outer.as_deref()),
            ExprKind::Name(_) | ExprKind::Field(..) => match self.denoted(e, Wanted::Qualifier) {
                Denoted::Class(ty) => Qualifier::Class(ty),
                denoted => Qualifier::Expr(self.variable_type(e, &denoted, Use::Qualifier)),
            },
            ExprKind::Paren(inner) if !matches!(inner.kind, ExprKind::Super(_)) => {
                let ty = match self.qualifier(inner) {
                    Qualifier::Expr(ty) => ty,
                    Qualifier::Class(_) | Qualifier::Super { .. } => {
                        self.error(&rules::NAME_ERROR, inner.span, "the name of a class cannot stand in parentheses");
                        Type::Unknown
                    }
                };
                let recorded = self.out().ty(inner.id).cloned().unwrap_or(Type::Unknown);
                self.out().set_type(e.id, recorded);
                let constant = self.constant_of(inner);
                self.set_constant(e, constant);
                Qualifier::Expr(ty)
            }
            _ => {
                let ty = self.expression(e, &Target::None);
                Qualifier::Expr(self.classes.capture(&ty))
            }
        }
    }

    /// What a name denotes; the symbols of its parts are recorded, and the types of the values among them.
    pub(crate) fn denoted(&mut self, e: &'a Expr, wanted: Wanted) -> Denoted {
        let denoted = match &e.kind {
            ExprKind::Name(name) => self.simple_name(*name, wanted),
            ExprKind::Field(qualifier, name) => self.qualified_name(qualifier, *name, wanted),
            _ => Denoted::Nothing,
        };
        let symbol = match &denoted {
            Denoted::Local(local) => Some(Symbol::Local(*local)),
            Denoted::Field(field, ..) => Some(Symbol::Field(*field)),
            Denoted::Length | Denoted::LogicMember(_) => Some(Symbol::Length),
            Denoted::Class(ty) => Some(Symbol::Class(ty.clone())),
            Denoted::Package(name) => Some(Symbol::Package(*name)),
            Denoted::Nothing => None,
        };
        match symbol {
            Some(symbol) => self.out().symbols.insert(e.id, symbol),
            None => self.out().symbols.remove(&e.id),
        };
        denoted
    }

    /// What a simple name denotes.
    fn simple_name(&mut self, ident: Ident, wanted: Wanted) -> Denoted {
        let name = ident.name;
        match self.find_variable(name) {
            Found::Local(local) => return Denoted::Local(local),
            Found::Field(field, site) => return Denoted::Field(field, site, FieldPath::Simple),
            Found::NoObject => {
                let message = format!("`{name}` belongs to an object, and there is none in static code");
                self.error(&rules::NAME_ERROR, ident.span, message);
                return Denoted::Nothing;
            }
            Found::Outside => {
                let message = format!("`{name}` is a local variable outside, which this class cannot use");
                self.error(&rules::NAME_ERROR, ident.span, message);
                return Denoted::Nothing;
            }
            Found::Ambiguous => {
                self.error(&rules::NAME_ERROR, ident.span, format!("`{name}` may mean several fields"));
                return Denoted::Nothing;
            }
            found @ (Found::NotAccessible(_) | Found::Nothing) => {
                // In specifications a type can be a value: `\\typeof(o) == C`.
                if (wanted != Wanted::Variable || self.in_specification)
                    && let Some(ty) = self.class_by_simple_name(ident)
                {
                    return ty.map_or(Denoted::Nothing, Denoted::Class);
                }
                if let Found::NotAccessible(field) = found {
                    self.not_accessible(ident.span, field);
                    return Denoted::Nothing;
                }
            }
        }
        if wanted == Wanted::Prefix {
            return Denoted::Package(name);
        }
        self.unknown_variable(ident);
        Denoted::Nothing
    }

    /// What `q.name` denotes.
    fn qualified_name(&mut self, qualifier: &'a Expr, ident: Ident, wanted: Wanted) -> Denoted {
        let name = ident.name;
        let prefix = match &qualifier.kind {
            ExprKind::Name(_) | ExprKind::Field(..) => self.denoted(qualifier, Wanted::Prefix),
            _ => {
                return match self.qualifier(qualifier) {
                    Qualifier::Expr(site) => self.field_of_value(&site, ident, None),
                    Qualifier::Super { ty, .. } if self.classes.is_interface_type(&ty) => {
                        let message = "an interface before `.super` has methods only; its fields need no `super`";
                        self.error(&rules::NAME_ERROR, qualifier.span, message);
                        Denoted::Nothing
                    }
                    Qualifier::Super { class, ty } => self.field_of_value(&ty, ident, Some(class)),
                    Qualifier::Class(_) => Denoted::Nothing,
                };
            }
        };
        match prefix {
            Denoted::Class(site) => self.member_of_class(&site, ident, wanted),
            Denoted::Package(package) => {
                let qualified = Name::from(format!("{package}.{name}"));
                if let Some(class) = self.classes.find(qualified)
                    && wanted != Wanted::Variable
                {
                    if !self.classes.is_class_accessible(class, &self.viewpoint()) {
                        let message = format!("class `{qualified}` cannot be accessed from here");
                        self.error(&rules::NAME_ERROR, ident.span, message);
                        return Denoted::Nothing;
                    }
                    return Denoted::Class(Type::class(class));
                }
                if wanted == Wanted::Prefix {
                    return Denoted::Package(qualified);
                }
                self.unknown_in_package(qualifier, package, ident);
                Denoted::Nothing
            }
            Denoted::Nothing => Denoted::Nothing,
            variable => {
                let site = self.variable_type(qualifier, &variable, Use::Qualifier);
                self.field_of_value(&site, ident, None)
            }
        }
    }

    /// `package.name`, where there is no such class. If the package is none, its first name is what is not known.
    fn unknown_in_package(&mut self, qualifier: &Expr, package: Name, ident: Ident) {
        if self.classes.has_package(package) {
            let message = format!("there is no class `{}` in package `{package}`", ident.name);
            self.error(&rules::NAME_ERROR, ident.span, message);
        } else if let ExprKind::Name(first) = &qualifier.kind {
            self.unknown_variable(*first);
        } else {
            self.error(&rules::NAME_ERROR, qualifier.span, format!("there is no package `{package}`"));
        }
    }

    /// A class by its simple name; `None` if there is none, and no type if it cannot be used, which is reported.
    fn class_by_simple_name(&mut self, ident: Ident) -> Option<Option<Type>> {
        match self.lookup_class(ident.name) {
            ClassLookup::Class { class, .. } => Some(Some(Type::class(class))),
            ClassLookup::Variable(variable) => Some(Some(Type::Variable(variable))),
            ClassLookup::None => None,
            failure => {
                self.report_lookup(ident, &failure);
                Some(None)
            }
        }
    }

    /// From where members are looked at here.
    pub(crate) fn viewpoint(&self) -> Viewpoint {
        match self.current_class() {
            Some(class) => Viewpoint::inside(self.classes, class),
            None => Viewpoint { package: Name::new(""), class: None, selection: classes::Selection::Plain },
        }
    }

    /// Whether a class around this place has a supertype that was found nowhere: names may come from it.
    fn may_be_inherited(&self) -> bool {
        self.scopes.iter().any(|scope| match scope {
            Scope::Class(scope) => self.classes.has_unknown_supertype(scope.class),
            _ => false,
        })
    }

    /// Reports a name that is no variable.
    fn unknown_variable(&mut self, ident: Ident) {
        let name = ident.name;
        if self.may_be_inherited() {
            self.uncertain(ident.span, "a supertype is not known");
            return;
        }
        let candidates = self.visible_variables();
        self.unknown_name(ident.span, format!("`{name}` is not declared"), name, candidates);
    }

    /// A variable by its simple name: the innermost scope that has one.
    fn find_variable(&self, name: Name) -> Found {
        let mut is_static = false;
        let mut is_outside = false;
        let mut best = Found::Nothing;
        for (index, scope) in self.scopes.iter().enumerate().rev() {
            match scope {
                Scope::Block(block) => {
                    let is_meant = |(found, local): &&(Name, LocalId)| *found == name && self.is_visible_local(*local);
                    if let Some((_, local)) = block.locals.iter().rev().find(is_meant) {
                        return if is_outside { Found::Outside } else { Found::Local(*local) };
                    }
                }
                Scope::Class(scope) => {
                    let site = self.classes.declared_type(scope.class);
                    match self.find_visible_field(&site, name) {
                        FieldLookup::Found(field) if self.is_field_accessible(&site, field, None) => {
                            let has_object = !is_static && !scope.is_static;
                            let is_instance = !self.classes.field(field).flags.has(Flags::STATIC);
                            return if is_instance && !has_object {
                                Found::NoObject
                            } else {
                                Found::Field(field, site)
                            };
                        }
                        FieldLookup::Found(field) => best = Found::NotAccessible(field),
                        FieldLookup::Ambiguous(_) => return Found::Ambiguous,
                        FieldLookup::None => {}
                    }
                    let class = self.classes.class(scope.class);
                    is_static |= class.flags.has(Flags::STATIC) || (scope.is_static && !self.is_early(index));
                    is_outside |= class.nesting == Nesting::Local && class.kind != ClassKind::Class;
                }
                Scope::File(file) => {
                    let single = file.static_single.get(&name).into_iter().flatten();
                    for classes in [single.copied().collect::<Vec<_>>(), file.static_demands.clone()] {
                        match self.static_import(&classes, name) {
                            Found::Nothing => {}
                            found => return found,
                        }
                    }
                }
                Scope::Method(_) | Scope::Lambda(_) | Scope::Jump(_) | Scope::SwitchExpression(_) => {}
            }
        }
        best
    }

    /// A static field of classes whose static members are imported.
    fn static_import(&self, classes: &[ClassId], name: Name) -> Found {
        let mut found: Option<FieldId> = None;
        for class in classes {
            let site = Type::class(*class);
            if let FieldLookup::Found(field) = self.find_visible_field(&site, name)
                && self.classes.field(field).flags.has(Flags::STATIC)
                && self.is_field_accessible(&site, field, None)
            {
                if found.is_some_and(|other| other != field) {
                    return Found::Ambiguous;
                }
                found = Some(field);
            }
        }
        found.map_or(Found::Nothing, |field| Found::Field(field, Type::class(self.classes.field(field).owner)))
    }

    /// Whether the class scope at this index has no `this` only because it stands in the arguments of `this(…)` or
    /// `super(…)`: the objects around it are there.
    pub(crate) fn is_early(&self, index: usize) -> bool {
        matches!(self.scopes.get(index + 1), Some(Scope::Method(method)) if method.is_constructor)
    }

    /// The names of the variables that are visible, for suggestions.
    fn visible_variables(&self) -> Vec<Name> {
        let mut names = Vec::new();
        for scope in &self.scopes {
            match scope {
                Scope::Block(block) => names.extend(block.locals.iter().map(|(name, _)| *name)),
                Scope::Class(scope) => names.extend(self.field_names(scope.class)),
                _ => {}
            }
        }
        names
    }

    /// The names of the fields of a class, also those that it inherits.
    pub(crate) fn field_names(&self, class: ClassId) -> Vec<Name> {
        let mut names = Vec::new();
        let mut next = Some(class);
        while let Some(class) = next {
            names.extend(self.classes.members(class).fields.iter().map(|field| self.classes.field(*field).name));
            next = self.classes.header(class).superclass.as_ref().and_then(Type::class_id).filter(|up| *up != class);
        }
        names
    }

    /// Reports a field that is there but may not be used here.
    pub(crate) fn not_accessible(&mut self, span: Span, field: FieldId) {
        let field = self.classes.field(field);
        let (name, owner) = (field.name, self.classes.class(field.owner).simple_name);
        let access = if field.flags.has(Flags::PRIVATE) { "private" } else { "not accessible from here" };
        self.error(&rules::NAME_ERROR, span, format!("field `{name}` of `{owner}` is {access}"));
    }
}
