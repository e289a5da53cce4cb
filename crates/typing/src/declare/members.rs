//! Members that are written: fields, methods, constructors, constants of enums, components of records.

use super::enter::kind_of;
use crate::checker::Checker;
use crate::scope::{ClassScope, MethodScope, Scope};
use base::{Name, rules};
use classes::{ClassId, ClassKind, Field, FieldId, Flags, Members, Method, MethodId, Type, VariableOwner};
use std::cell::OnceCell;
use syntax::ast::{
    Annotation, Declarator, FieldDecl, Member, MethodDecl, Modifier, Modifiers, Parameter, TypeDecl, TypeRef,
    TypeRefKind,
};

/// The name of constructors.
pub(crate) const CONSTRUCTOR: &str = "<init>";

impl<'a> Checker<'a> {
    /// Enters the members of a class.
    pub(super) fn enter_members(&mut self, class: ClassId) {
        let Some(decl) = self.declaration(class) else { return };
        let mut members = Members::default();
        self.at_declaration_of(class, |checker| checker.enter_written_members(class, decl, &mut members));
        self.add_implicit_members(class, decl, &mut members);
        self.add_members_of_class_file(class, &mut members);
        self.classes.set_members(class, members);
    }

    fn enter_written_members(&mut self, class: ClassId, decl: &'a TypeDecl, members: &mut Members) {
        for component in &decl.components {
            let field = self.enter_component(class, component);
            members.fields.push(field);
            members.components.push(field);
        }
        for constant in &decl.constants {
            self.check_member_annotations(class, &constant.annotations);
            let flags = Flags::PUBLIC.with(Flags::STATIC).with(Flags::FINAL).with(Flags::ENUM_CONSTANT);
            let field = Field {
                owner: class,
                name: constant.name.name,
                flags,
                ty: Type::class(class),
                constant: OnceCell::from(None),
                span: Some(constant.name.span),
            };
            let id = self.classes.add_field(field);
            self.out().fields.insert(constant.name.span, id);
            members.fields.push(id);
        }
        for member in &decl.members {
            match member {
                Member::Field(field) => self.enter_fields(class, field, members),
                Member::Method(method) => {
                    let id = self.enter_method(class, decl, method, members);
                    members.methods.push(id);
                }
                Member::Type(nested) => {
                    if let Some(id) = self.out().classes.get(&nested.id).copied() {
                        members.classes.push(id);
                    }
                }
                Member::Initializer(_) | Member::Invariant(_) | Member::Specification(_) | Member::Error(_) => {}
            }
        }
    }

    /// Checks annotations before a member, where the other members are visible.
    fn check_member_annotations(&mut self, class: ClassId, annotations: &'a [Annotation]) {
        let scope = Scope::Class(ClassScope { class, is_static: true, in_header: false });
        self.within(scope, |checker| checker.check_annotations(annotations));
    }

    /// A component of a record: its private field.
    fn enter_component(&mut self, class: ClassId, component: &'a Parameter) -> FieldId {
        self.check_member_annotations(class, &component.modifiers.annotations);
        let scope = Scope::Class(ClassScope { class, is_static: false, in_header: false });
        let ty = self.within(scope, |checker| checker.resolve_value_type(&component.ty, "a component of a record"));
        let field = Field {
            owner: class,
            name: component.name.name,
            flags: Flags::PRIVATE.with(Flags::FINAL),
            ty,
            constant: OnceCell::from(None),
            span: Some(component.name.span),
        };
        let id = self.classes.add_field(field);
        self.out().fields.insert(component.name.span, id);
        id
    }

    fn enter_fields(&mut self, class: ClassId, decl: &'a FieldDecl, members: &mut Members) {
        self.check_member_annotations(class, &decl.modifiers.annotations);
        let mut flags = super::modifiers::flags(&decl.modifiers);
        if self.classes.class(class).is_interface() {
            flags = flags.with(Flags::PUBLIC);
            if !decl.modifiers.has(Modifier::Instance) {
                flags = flags.with(Flags::STATIC);
            }
            if !flags.has(Flags::SPECIFICATION) {
                flags = flags.with(Flags::FINAL);
            }
        }
        let scope = Scope::Class(ClassScope { class, is_static: flags.has(Flags::STATIC), in_header: false });
        let base = self.specified(&decl.modifiers, |checker| {
            checker.within(scope, |checker| checker.resolve_value_type(&decl.ty, "a field"))
        });
        for declarator in &decl.declarators {
            let id = self.enter_field(class, declarator, flags, &base);
            members.fields.push(id);
        }
    }

    fn enter_field(&mut self, class: ClassId, declarator: &Declarator, flags: Flags, base: &Type) -> FieldId {
        let ty = match base {
            Type::Unknown => Type::Unknown,
            base => Type::array_of(base.clone(), declarator.dimensions),
        };
        let constant = OnceCell::new();
        if !flags.has(Flags::FINAL) || declarator.initializer.is_none() {
            // Only a final variable with an initial value can be a constant.
            let _ = constant.set(None);
        }
        let span = declarator.name.span;
        let field = Field { owner: class, name: declarator.name.name, flags, ty, constant, span: Some(span) };
        let id = self.classes.add_field(field);
        self.out().fields.insert(span, id);
        id
    }

    /// Does something as part of the specification if the modifiers say that it is one.
    pub(super) fn specified<R>(&mut self, modifiers: &Modifiers, work: impl FnOnce(&mut Self) -> R) -> R {
        let is_specification = modifiers.has(Modifier::Ghost) || modifiers.has(Modifier::Model);
        let before = self.in_specification;
        self.in_specification |= is_specification;
        let result = work(self);
        self.in_specification = before;
        result
    }

    /// The type of a variable, which is neither `void` nor left to be inferred.
    pub(super) fn resolve_value_type(&mut self, ty: &TypeRef, what: &str) -> Type {
        match &ty.kind {
            TypeRefKind::Var => {
                self.error(&rules::TYPE_ERROR, ty.span, format!("`var` is for local variables, not for {what}"));
                Type::Unknown
            }
            _ => match self.resolve_type(ty) {
                Type::Void => {
                    self.error(&rules::TYPE_ERROR, ty.span, format!("the type of {what} cannot be `void`"));
                    Type::Unknown
                }
                ty => ty,
            },
        }
    }

    fn enter_method(
        &mut self,
        class: ClassId,
        decl: &'a TypeDecl,
        method: &'a MethodDecl,
        members: &Members,
    ) -> MethodId {
        self.check_member_annotations(class, &method.modifiers.annotations);
        let mut flags = method_flags(decl, method);
        let is_handle = matches!(
            &*self.classes.class(class).binary_name,
            "java.lang.invoke.MethodHandle" | "java.lang.invoke.VarHandle"
        );
        if is_handle && flags.has(Flags::NATIVE.with(Flags::VARARGS)) && method.parameters.len() == 1 {
            flags = flags.with(Flags::SIGNATURE_POLYMORPHIC);
        }
        let is_constructor = method.result.is_none() && method.name.name == decl.name.name;
        let declared = self.declare_type_parameters(VariableOwner::Method, &method.type_parameters);
        let type_parameters = declared.iter().map(|(_, id)| *id).collect();
        let class_scope = Scope::Class(ClassScope { class, is_static: flags.has(Flags::STATIC), in_header: false });
        let method_scope =
            Scope::Method(MethodScope { type_parameters: declared.clone(), result: None, is_constructor });
        let (parameters, result, throws) = self.specified(&method.modifiers, |checker| {
            checker.within(class_scope, |checker| {
                checker.within(method_scope, |checker| {
                    checker.resolve_bounds(&method.type_parameters, &declared);
                    let result = match &method.result {
                        Some(result) => checker.resolve_result(result),
                        None if is_constructor => Type::Void,
                        // A method without a result type, which the parser has reported.
                        None => Type::Unknown,
                    };
                    let parameters = checker.resolve_parameters(method, members);
                    if let Some(receiver) = &method.receiver {
                        checker.resolve_type(receiver);
                    }
                    let throws = method.throws.iter().map(|thrown| checker.resolve_thrown(thrown)).collect();
                    (parameters, result, throws)
                })
            })
        });
        let names = if method.is_compact { &decl.components } else { &method.parameters };
        let id = self.classes.add_method(Method {
            owner: class,
            name: if is_constructor { Name::new(CONSTRUCTOR) } else { method.name.name },
            flags,
            type_parameters,
            parameters,
            parameter_names: names.iter().map(|parameter| parameter.name.name).collect(),
            result,
            throws,
            span: Some(method.name.span),
        });
        self.out().methods.insert(method.name.span, id);
        id
    }

    fn resolve_result(&mut self, result: &TypeRef) -> Type {
        match &result.kind {
            TypeRefKind::Var => {
                self.error(
                    &rules::TYPE_ERROR,
                    result.span,
                    "`var` is for local variables, not for the result of a method",
                );
                Type::Unknown
            }
            _ => self.resolve_type(result),
        }
    }

    fn resolve_parameters(&mut self, method: &'a MethodDecl, members: &Members) -> Vec<Type> {
        if method.is_compact {
            return members.components.iter().map(|field| self.classes.field(*field).ty.clone()).collect();
        }
        let mut parameters = Vec::new();
        for parameter in &method.parameters {
            self.check_annotations(&parameter.modifiers.annotations);
            parameters.push(self.resolve_value_type(&parameter.ty, "a parameter"));
        }
        parameters
    }

    fn resolve_thrown(&mut self, thrown: &TypeRef) -> Type {
        let ty = self.resolve_type(thrown);
        if ty.is_known() {
            // Whether it is an exception is checked when all headers are known.
            self.declarations.thrown_to_check.push((self.current, thrown.span, ty.clone()));
        }
        ty
    }
}

/// The modifiers of a method with those that are implied.
fn method_flags(decl: &TypeDecl, method: &MethodDecl) -> Flags {
    let mut flags = super::modifiers::flags(&method.modifiers);
    let is_specification = flags.has(Flags::SPECIFICATION);
    let is_interface = matches!(kind_of(decl.kind), ClassKind::Interface | ClassKind::Annotation);
    if is_interface {
        if !flags.has(Flags::PRIVATE) {
            flags = flags.with(Flags::PUBLIC);
        }
        let has_own_body = flags.has(Flags::DEFAULT) || flags.has(Flags::STATIC) || flags.has(Flags::PRIVATE);
        if is_specification && method.body.is_some() && !has_own_body {
            flags = flags.with(Flags::DEFAULT);
        } else if !has_own_body {
            flags = flags.with(Flags::ABSTRACT);
        }
    } else {
        flags = flags.without(Flags::DEFAULT);
    }
    if kind_of(decl.kind) == ClassKind::Enum && method.result.is_none() {
        flags = flags.with(Flags::PRIVATE);
    }
    let last = if method.is_compact { decl.components.last() } else { method.parameters.last() };
    if last.is_some_and(|last| last.is_varargs) {
        flags = flags.with(Flags::VARARGS);
    }
    flags
}
