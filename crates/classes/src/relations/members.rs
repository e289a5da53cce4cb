//! Members of types by name, inherited ones too (JLS 8.2, 9.2).
//!
//! As in javac, what a superclass declares is found whether or not it is inherited; who uses it asks for access, which
//! is given to inherited members only.

use crate::flags::Flags;
use crate::table::{ClassId, Classes, FieldId, MethodId};
use crate::types::Type;
use base::Name;
use std::sync::Arc;

/// The field of a name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum FieldLookup {
    /// This one.
    Found(FieldId),
    /// Several are inherited.
    Ambiguous(Vec<FieldId>),
    /// There is none.
    None,
}

/// The member class of a name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ClassLookup {
    /// This one.
    Found(ClassId),
    /// Several are inherited.
    Ambiguous(Vec<ClassId>),
    /// There is none.
    None,
}

impl Classes {
    /// The constructors of a class.
    pub fn constructors(&self, class: ClassId) -> Vec<MethodId> {
        let methods = self.members(class).methods.iter().copied();
        let is_visible = |id: &MethodId| {
            let method = self.method(*id);
            method.is_constructor() && !method.flags.has(Flags::SYNTHETIC)
        };
        methods.filter(is_visible).collect()
    }

    /// All methods of a type by a name, without those that another of them overrides or hides: those of the class and
    /// its superclasses first, then those of the interfaces.
    pub fn methods_named(&self, site: &Type, name: Name) -> Vec<MethodId> {
        match site {
            Type::Class(class) => self.methods_of_class(class.class, name).to_vec(),
            Type::Array(_) => self.methods_named(&self.object(), name),
            Type::Variable(_) => self.methods_named(&self.skip_variables(site), name),
            Type::Wildcard(_) => self.methods_named(&self.upper_bound(site), name),
            Type::Union(types) => self.methods_named(&self.lub(types), name),
            Type::Intersection(components) => {
                // Its superclass is `Object` if all of them are interfaces.
                let mut found = self.methods_named(&self.object(), name);
                for component in components.iter() {
                    for method in self.methods_named(component, name) {
                        if !found.contains(&method) {
                            found.push(method);
                        }
                    }
                }
                self.without_overridden(&found, site, None)
            }
            _ => Vec::new(),
        }
    }

    fn methods_of_class(&self, class: ClassId, name: Name) -> Arc<[MethodId]> {
        if let Some(known) = self.cache.methods.borrow().get(&(class, name)) {
            return Arc::clone(known);
        }
        let closure = self.closure(class);
        let (mut found, mut of_interfaces) = (Vec::new(), Vec::new());
        for (above, _) in &closure.types {
            let is_interface = self.class(*above).is_interface() && *above != class;
            let target = if is_interface { &mut of_interfaces } else { &mut found };
            target.extend(self.declared_methods(*above, name).filter(|method| {
                // Static methods of interfaces are members of that interface only.
                !is_interface || !self.method(*method).flags.has(Flags::STATIC)
            }));
        }
        found.append(&mut of_interfaces);
        let site = self.declared_type(class);
        let methods: Arc<[MethodId]> = self.without_overridden(&found, &site, Some(class)).into();
        let is_final = self.closure_is_final(class)
            && closure.types.iter().all(|(above, _)| self.class(*above).members.get().is_some());
        if is_final {
            self.cache.methods.borrow_mut().insert((class, name), Arc::clone(&methods));
        }
        methods
    }

    /// The methods that a class itself declares by a name; no constructors and none that compilers made.
    pub fn declared_methods(&self, class: ClassId, name: Name) -> impl Iterator<Item = MethodId> + '_ {
        self.members(class).methods.iter().copied().filter(move |id| {
            let method = self.method(*id);
            method.name == name && !method.is_constructor() && !method.flags.has(Flags::SYNTHETIC)
        })
    }

    fn without_overridden(&self, methods: &[MethodId], site: &Type, class: Option<ClassId>) -> Vec<MethodId> {
        let is_overridden = |method: &MethodId| {
            methods.iter().any(|other| other != method && self.overrides_in(*other, *method, site, class))
        };
        methods.iter().copied().filter(|method| !is_overridden(method)).collect()
    }

    /// The field of a type by a name.
    pub fn find_field(&self, site: &Type, name: Name) -> FieldLookup {
        let found = match site {
            Type::Class(class) => self.fields_above(class.class, class.class, name),
            Type::Variable(_) => return self.find_field(&self.skip_variables(site), name),
            Type::Wildcard(_) => return self.find_field(&self.upper_bound(site), name),
            Type::Union(types) => return self.find_field(&self.lub(types), name),
            Type::Intersection(types) => {
                let classes = types.iter().filter_map(Type::class_id);
                merged(classes.map(|class| self.fields_above(class, class, name)))
            }
            _ => Vec::new(),
        };
        match found.as_slice() {
            [] => FieldLookup::None,
            [field] => FieldLookup::Found(*field),
            _ => FieldLookup::Ambiguous(found),
        }
    }

    /// The fields that `origin` has by a name as a subclass of `class`; one that is not inherited only if alone.
    fn fields_above(&self, origin: ClassId, class: ClassId, name: Name) -> Vec<FieldId> {
        let declared = self.members(class).fields.iter().copied().find(|id| {
            let field = self.field(*id);
            field.name == name && !field.flags.has(Flags::SYNTHETIC)
        });
        if let Some(declared) = declared {
            return vec![declared];
        }
        let Some(_level) = self.cache.deeper() else { return Vec::new() };
        let above = self.classes_above(class).into_iter().map(|above| self.fields_above(origin, above, name));
        let found = merged(above);
        let is_inherited = |id: &&FieldId| {
            let field = self.field(**id);
            self.is_inherited(field.flags, field.owner, origin)
        };
        let inherited: Vec<FieldId> = found.iter().filter(is_inherited).copied().collect();
        if inherited.is_empty() { found.into_iter().take(1).collect() } else { inherited }
    }

    fn classes_above(&self, class: ClassId) -> Vec<ClassId> {
        let header = self.header(class);
        header.superclass.iter().chain(&header.interfaces).filter_map(Type::class_id).collect()
    }

    /// The member class of a class by a name.
    pub fn find_member_class(&self, class: ClassId, name: Name) -> ClassLookup {
        let found = self.member_classes_above(class, class, name);
        match found.as_slice() {
            [] => ClassLookup::None,
            [class] => ClassLookup::Found(*class),
            _ => ClassLookup::Ambiguous(found),
        }
    }

    fn member_classes_above(&self, origin: ClassId, class: ClassId, name: Name) -> Vec<ClassId> {
        let declared = self.members(class).classes.iter().copied().find(|id| self.class(*id).simple_name == name);
        if let Some(declared) = declared {
            return vec![declared];
        }
        let Some(_level) = self.cache.deeper() else { return Vec::new() };
        let above = self.classes_above(class).into_iter().map(|above| self.member_classes_above(origin, above, name));
        let found = merged(above);
        let is_inherited = |id: &&ClassId| {
            let declaration = self.class(**id);
            declaration.outer.is_none_or(|owner| self.is_inherited(declaration.flags, owner, origin))
        };
        let inherited: Vec<ClassId> = found.iter().filter(is_inherited).copied().collect();
        if inherited.is_empty() { found.into_iter().take(1).collect() } else { inherited }
    }
}

/// All elements of lists, each once.
fn merged<T: PartialEq>(lists: impl Iterator<Item = Vec<T>>) -> Vec<T> {
    let mut all = Vec::new();
    for element in lists.flatten() {
        if !all.contains(&element) {
            all.push(element);
        }
    }
    all
}
