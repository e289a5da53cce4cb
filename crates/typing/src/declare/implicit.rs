//! Members that nobody writes: default constructors, `values()` and `valueOf(String)` of enums, and those of records.

use super::members::CONSTRUCTOR;
use crate::checker::Checker;
use base::Name;
use classes::{ClassId, Flags, Members, Method, MethodId, Nesting, Type};
use syntax::ast::{TypeDecl, TypeKind};

impl<'a> Checker<'a> {
    /// Adds the members that are implied by the kind of class.
    pub(super) fn add_implicit_members(&mut self, class: ClassId, decl: &TypeDecl, members: &mut Members) {
        match decl.kind {
            TypeKind::Class => {
                // The constructor of an anonymous class takes what the one of its superclass takes, which the call
                // decides.
                if self.classes.class(class).nesting != Nesting::Anonymous {
                    self.add_default_constructor(class, members);
                }
            }
            TypeKind::Enum => {
                self.add_default_constructor(class, members);
                self.add_enum_methods(class, members);
            }
            TypeKind::Record => self.add_record_members(class, decl, members),
            TypeKind::Interface | TypeKind::Annotation => {}
        }
    }

    fn add_default_constructor(&mut self, class: ClassId, members: &mut Members) {
        if members.methods.iter().any(|id| self.classes.method(*id).is_constructor()) {
            return;
        }
        let access = match self.declaration(class).map(|decl| decl.kind) {
            Some(TypeKind::Enum) => Flags::PRIVATE,
            _ => self.access_of(class),
        };
        let method = self.implicit(class, CONSTRUCTOR, access, Vec::new(), Type::Void);
        members.methods.push(method);
    }

    /// The access modifier of a class.
    fn access_of(&self, class: ClassId) -> Flags {
        let flags = self.classes.class(class).flags;
        let access = [Flags::PUBLIC, Flags::PROTECTED, Flags::PRIVATE];
        access.into_iter().find(|access| flags.has(*access)).unwrap_or(Flags::NONE)
    }

    fn implicit(
        &self,
        class: ClassId,
        name: &str,
        flags: Flags,
        parameters: Vec<(Name, Type)>,
        result: Type,
    ) -> MethodId {
        let (parameter_names, parameters) = parameters.into_iter().unzip();
        self.classes.add_method(Method {
            owner: class,
            name: Name::new(name),
            flags: flags.with(Flags::IMPLICIT),
            type_parameters: Vec::new(),
            parameters,
            parameter_names,
            result,
            throws: Vec::new(),
            span: None,
        })
    }

    fn add_enum_methods(&mut self, class: ClassId, members: &mut Members) {
        let own = Type::class(class);
        let flags = Flags::PUBLIC.with(Flags::STATIC);
        members.methods.push(self.implicit(class, "values", flags, Vec::new(), Type::array(own.clone())));
        let name = (Name::new("name"), self.named("java.lang.String"));
        members.methods.push(self.implicit(class, "valueOf", flags, vec![name], own));
    }

    fn add_record_members(&mut self, class: ClassId, decl: &TypeDecl, members: &mut Members) {
        let components: Vec<(Name, Type)> = members
            .components
            .iter()
            .map(|id| (self.classes.field(*id).name, self.classes.field(*id).ty.clone()))
            .collect();
        let types: Vec<Type> = components.iter().map(|(_, ty)| self.classes.erasure(ty)).collect();
        let has_canonical = members.methods.iter().any(|id| {
            let method = self.classes.method(*id);
            method.is_constructor() && self.erased_parameters(method) == types
        });
        if !has_canonical {
            let mut flags = self.access_of(class);
            if decl.components.last().is_some_and(|last| last.is_varargs) {
                flags = flags.with(Flags::VARARGS);
            }
            members.methods.push(self.implicit(class, CONSTRUCTOR, flags, components.clone(), Type::Void));
        }
        for (name, ty) in components {
            if !self.has_method(members, &name, &[]) {
                members.methods.push(self.implicit(class, &name, Flags::PUBLIC, Vec::new(), ty));
            }
        }
        let flags = Flags::PUBLIC.with(Flags::FINAL);
        let object = self.named("java.lang.Object");
        if !self.has_method(members, "toString", &[]) {
            members.methods.push(self.implicit(class, "toString", flags, Vec::new(), self.named("java.lang.String")));
        }
        if !self.has_method(members, "hashCode", &[]) {
            members.methods.push(self.implicit(class, "hashCode", flags, Vec::new(), Type::INT));
        }
        if !self.has_method(members, "equals", std::slice::from_ref(&object)) {
            let parameter = (Name::new("o"), object);
            members.methods.push(self.implicit(class, "equals", flags, vec![parameter], Type::BOOLEAN));
        }
    }

    /// Whether there is a method with this name and these erased parameters.
    fn has_method(&self, members: &Members, name: &str, parameters: &[Type]) -> bool {
        members.methods.iter().any(|id| {
            let method = self.classes.method(*id);
            *method.name == *name && self.erased_parameters(method) == parameters
        })
    }
}
