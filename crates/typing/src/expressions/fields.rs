//! Variables and fields, read, selected from or assigned to.

use super::names::{Denoted, FieldPath, Wanted};
use crate::checker::Checker;
use crate::type_names::ClassLookup;
use base::rules;
use classes::{ClassId, ClassKind, FieldId, FieldLookup, Flags, Selection, Type, Viewpoint};
use syntax::ast::{Expr, Ident};

/// What a variable is used for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Use {
    /// Its value: the type is captured.
    Value,
    /// A member of its value: the type is recorded as it is, and given back captured.
    Qualifier,
    /// It is assigned to: the type is that of the variable.
    Target,
}

impl<'a> Checker<'a> {
    /// The value of a name or of `e.f`.
    pub(crate) fn variable_value(&mut self, e: &'a Expr) -> Type {
        let denoted = self.denoted(e, Wanted::Variable);
        self.variable_type(e, &denoted, Use::Value)
    }

    /// The type of a variable that is denoted by `e`; it is recorded.
    pub(crate) fn variable_type(&mut self, e: &'a Expr, denoted: &Denoted, usage: Use) -> Type {
        let (ty, constant) = match denoted {
            Denoted::Local(local) => {
                let local = &self.files[self.current].locals[*local];
                match &local.ty {
                    // A local variable is `void` only while its type is being found.
                    Type::Void => {
                        let message =
                            format!("the type of `{}` is that of its initial value, which cannot use it", local.name);
                        self.error(&rules::TYPE_ERROR, e.span, message);
                        (Type::Unknown, None)
                    }
                    ty => (ty.clone(), local.constant.clone()),
                }
            }
            Denoted::Field(field, site, path) => {
                self.check_order(e, *field, *path, usage);
                let constant = match path {
                    FieldPath::Simple | FieldPath::Class => self.field_constant(*field),
                    FieldPath::Value => None,
                };
                (self.field_type(*field, site), constant)
            }
            Denoted::Length => (Type::INT, None),
            Denoted::LogicMember(ty) => (ty.clone(), None),
            Denoted::Class(_) if self.in_specification => (crate::specification::type_of_types(), None),
            Denoted::Class(_) | Denoted::Package(_) | Denoted::Nothing => (Type::Unknown, None),
        };
        let captured = if usage == Use::Target { ty.clone() } else { self.classes.capture(&ty) };
        let recorded = if usage == Use::Value { captured.clone() } else { ty };
        self.set_constant(e, constant.filter(|_| usage != Use::Target));
        self.out().set_type(e.id, recorded);
        captured
    }

    /// The type of a field as it is seen from `site`.
    pub(crate) fn field_type(&self, field: FieldId, site: &Type) -> Type {
        let field = self.classes.field(field);
        if field.flags.has(Flags::STATIC) {
            return field.ty.clone();
        }
        self.classes.member_type(site, field.owner, &field.ty)
    }

    /// `value.name`; `through_super` is the class whose `super` the value is.
    pub(crate) fn field_of_value(&mut self, site: &Type, ident: Ident, through_super: Option<ClassId>) -> Denoted {
        let name = ident.name;
        if let Some(ty) = self.logic_member(site, &name) {
            return Denoted::LogicMember(ty);
        }
        match site {
            Type::Unknown => return Denoted::Nothing,
            Type::Array(_) if &*name == "length" => return Denoted::Length,
            Type::Primitive(_) | Type::Void | Type::Null | Type::Logic(..) => {
                let message = match site {
                    Type::Void => "this call gives no value".to_owned(),
                    _ => format!("a value of type `{}` has no fields", self.classes.display(site)),
                };
                self.error(&rules::TYPE_ERROR, ident.span, message);
                return Denoted::Nothing;
            }
            _ => {}
        }
        let mut found = self.find_visible_field(site, name);
        if found == FieldLookup::None && self.in_specification {
            // What specifications say of all objects they say of arrays, and of what an interface stands for.
            found = self.find_visible_field(&self.classes.object(), name);
        }
        match found {
            FieldLookup::Found(field) if self.is_field_accessible(site, field, through_super) => {
                Denoted::Field(field, site.clone(), FieldPath::Value)
            }
            found => self.field_not_found(site, ident, &found),
        }
    }

    /// `Class.name`: a static field or a member class.
    pub(super) fn member_of_class(&mut self, site: &Type, ident: Ident, wanted: Wanted) -> Denoted {
        let Some(class) = site.class_id() else {
            return match site {
                Type::Unknown => Denoted::Nothing,
                _ => self.field_not_found(site, ident, &FieldLookup::None),
            };
        };
        let found = self.find_visible_field(site, ident.name);
        if let FieldLookup::Found(field) = found
            && self.is_field_accessible(site, field, None)
        {
            if !self.classes.field(field).flags.has(Flags::STATIC) {
                let message = format!("`{}` belongs to an object, and this is a class", ident.name);
                self.error(&rules::NAME_ERROR, ident.span, message);
                return Denoted::Nothing;
            }
            return Denoted::Field(field, site.clone(), FieldPath::Class);
        }
        if wanted != Wanted::Variable
            && let lookup = self.member_class(class, ident.name)
            && lookup != ClassLookup::None
        {
            if let ClassLookup::Class { class, .. } = lookup {
                return Denoted::Class(Type::class(class));
            }
            self.report_lookup(ident, &lookup);
            return Denoted::Nothing;
        }
        self.field_not_found(site, ident, &found)
    }

    /// Reports why there is no such field.
    fn field_not_found(&mut self, site: &Type, ident: Ident, found: &FieldLookup) -> Denoted {
        let name = ident.name;
        match found {
            FieldLookup::Found(field) => self.not_accessible(ident.span, *field),
            FieldLookup::Ambiguous(_) => {
                self.error(&rules::NAME_ERROR, ident.span, format!("`{name}` may mean several fields"));
            }
            FieldLookup::None if site.class_id().is_some_and(|class| self.classes.has_unknown_supertype(class)) => {
                self.uncertain(ident.span, "a supertype is not known");
            }
            FieldLookup::None => {
                let message = format!("`{}` has no field `{name}`", self.classes.display(site));
                let candidates = site.class_id().map(|class| self.field_names(class)).unwrap_or_default();
                self.unknown_name(ident.span, message, name, candidates);
            }
        }
        Denoted::Nothing
    }

    /// Reports that an initialiser reads a field that is initialised by itself or only later (JLS 8.3.3), or that code
    /// that makes the constants of an enum reads its static fields (JLS 8.9.2).
    fn check_order(&mut self, e: &Expr, field: FieldId, path: FieldPath, usage: Use) {
        // Specifications are not executed.
        if self.in_specification {
            return;
        }
        let declared = self.classes.field(field);
        if self.reads_enum_too_early(field) {
            let message = format!("constants of the enum are made before its static field `{}` is set", declared.name);
            self.error(&rules::NAME_ERROR, e.span, message);
            return;
        }
        let Some(place) = self.body.initializer else {
            return;
        };
        let (Some(span), FieldPath::Simple) = (declared.span, path) else {
            return;
        };
        let is_same_kind = declared.flags.has(Flags::STATIC) == place.is_static;
        if usage == Use::Target && !self.body.reads_target
            || declared.owner != place.class
            || self.current_class() != Some(place.class)
            || !is_same_kind
        {
            return;
        }
        if place.field == Some(field) {
            self.error(&rules::NAME_ERROR, e.span, format!("the initial value of `{}` reads it itself", declared.name));
        } else if span.start > e.span.start {
            let message = format!("`{}` is read here before it is initialised further down", declared.name);
            self.error(&rules::NAME_ERROR, e.span, message);
        }
    }

    /// Whether a constructor or instance initialiser of an enum reads a static field of it that is no constant.
    fn reads_enum_too_early(&mut self, field: FieldId) -> bool {
        let declared = self.classes.field(field);
        if self.classes.class(declared.owner).kind != ClassKind::Enum || !declared.flags.has(Flags::STATIC) {
            return false;
        }
        let Some(scope) = self.class_scope() else {
            return false;
        };
        let is_own = scope.class == declared.owner || self.classes.is_subclass(scope.class, declared.owner);
        is_own && self.is_initializing_object() && self.field_constant(field).is_none()
    }

    /// Whether a field can be used here; `through_super` is the class whose `super` it is selected from.
    pub(crate) fn is_field_accessible(&self, site: &Type, field: FieldId, through_super: Option<ClassId>) -> bool {
        if self.in_specification {
            return true;
        }
        let field = self.classes.field(field);
        let selection = if through_super.is_some() { Selection::Super } else { Selection::Plain };
        let viewpoint = Viewpoint { selection, ..self.viewpoint() };
        self.classes.is_accessible(field.flags, field.owner, site, &viewpoint)
    }
}
