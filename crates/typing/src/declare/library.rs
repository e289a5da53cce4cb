//! Models of the library: a class that is declared by a model has, besides what the model says, all that its class
//! file says; so that code which uses what is not modelled is typed all the same.

use crate::checker::Checker;
use classes::{ClassId, ClassKind, Header, Members, Method, Origin, Substitution, Type, TypeVariable};
use std::cell::OnceCell;

impl<'a> Checker<'a> {
    /// The class file of a class that a model declares.
    fn class_file_of(&self, class: ClassId) -> Option<ClassId> {
        (self.classes.class(class).origin == Origin::Library).then(|| self.classes.behind(class)).flatten()
    }

    /// The direct supertypes that the class file of a model has, by name.
    pub(super) fn supers_of_class_file(&self, class: ClassId) -> Vec<ClassId> {
        let Some(file) = self.class_file_of(class) else { return Vec::new() };
        let header = self.classes.header(file);
        header.superclass.iter().chain(&header.interfaces).filter_map(Type::class_id).collect()
    }

    /// Adds the supertypes of the class file that the model does not mention.
    pub(super) fn add_supers_of_class_file(&self, class: ClassId, header: &mut Header) {
        let Some(file) = self.class_file_of(class) else { return };
        let others = self.classes.header(file);
        let variables: Vec<Type> = header.parameters.iter().map(|id| Type::Variable(*id)).collect();
        let substitution = Substitution::from_pairs(&others.parameters, &variables);
        if let Some(superclass) = &others.superclass
            && header.superclass.as_ref().is_none_or(|own| *own == self.classes.object())
        {
            header.superclass = Some(self.classes.substitute(superclass, &substitution));
        }
        for interface in &others.interfaces {
            if !header.interfaces.iter().any(|own| own.class_id() == interface.class_id()) {
                header.interfaces.push(self.classes.substitute(interface, &substitution));
            }
        }
        if header.permits.is_empty() {
            header.permits.clone_from(&others.permits);
        }
    }

    /// Adds the members of the class file that the model does not have: methods by name and erased parameters.
    pub(super) fn add_members_of_class_file(&self, class: ClassId, members: &mut Members) {
        let Some(file) = self.class_file_of(class) else { return };
        let own: Vec<Type> = self.classes.header(class).parameters.iter().map(|id| Type::Variable(*id)).collect();
        let substitution = Substitution::from_pairs(&self.classes.header(file).parameters, &own);
        let others = self.classes.members(file);
        for id in &others.fields {
            let field = self.classes.field(*id);
            if !members.fields.iter().any(|own| self.classes.field(*own).name == field.name) {
                let ty = self.classes.substitute(&field.ty, &substitution);
                let copy = classes::Field {
                    owner: class,
                    name: field.name,
                    flags: field.flags,
                    ty,
                    constant: field.constant.clone(),
                    span: None,
                };
                members.fields.push(self.classes.add_field(copy));
            }
        }
        let modelled = members.methods.len();
        let is_enum = self.classes.class(class).kind == ClassKind::Enum;
        for id in &others.methods {
            let method = self.moved_method(class, self.classes.method(*id), &substitution);
            // In a class file, the constructors of an enum take the name and the number of a constant, too.
            if is_enum && method.is_constructor() {
                continue;
            }
            let is_modelled = members.methods[..modelled].iter().any(|own| {
                let own = self.classes.method(*own);
                own.name == method.name
                    && (is_enum || !own.flags.has(classes::Flags::IMPLICIT))
                    && self.erased_parameters(own) == self.erased_parameters(&method)
            });
            if !is_modelled {
                members.methods.push(self.classes.add_method(method));
            }
        }
        // A model without a constructor has the default one only if the class has it.
        let has_constructor = members.methods[modelled..].iter().any(|id| self.classes.method(*id).is_constructor());
        if has_constructor {
            members.methods.retain(|id| {
                let method = self.classes.method(*id);
                !(method.is_constructor() && method.flags.has(classes::Flags::IMPLICIT))
            });
        }
        for member in &others.classes {
            if !members.classes.contains(member) {
                members.classes.push(*member);
            }
        }
    }

    fn moved_method(&self, class: ClassId, method: &Method, substitution: &Substitution) -> Method {
        // The type parameters of the method are new ones, for their bounds may mention those of the class.
        let mut all = substitution.clone();
        let mut type_parameters = Vec::new();
        for id in &method.type_parameters {
            let known = self.classes.variable(*id);
            let variable = TypeVariable {
                name: known.name,
                owner: known.owner,
                bounds: OnceCell::new(),
                lower: None,
                wildcard: None,
            };
            let variable = self.classes.add_variable(variable);
            all.insert(*id, Type::Variable(variable));
            type_parameters.push(variable);
        }
        for (old, new) in method.type_parameters.iter().zip(&type_parameters) {
            let bounds = self.classes.substitute_all(self.classes.bounds(*old), &all);
            // Set for the first time: the variable is new.
            let _ = self.classes.variable(*new).bounds.set(bounds);
        }
        let substitution = &all;
        Method {
            owner: class,
            type_parameters,
            parameters: self.classes.substitute_all(&method.parameters, substitution),
            result: self.classes.substitute(&method.result, substitution),
            throws: self.classes.substitute_all(&method.throws, substitution),
            span: None,
            ..method.clone()
        }
    }

    /// The types of the parameters of a method, erased.
    pub(super) fn erased_parameters(&self, method: &Method) -> Vec<Type> {
        method.parameters.iter().map(|ty| self.classes.erasure(ty)).collect()
    }
}
