//! Questions about a plan: who is a subtype of whom, and which members a class has.

use crate::plan::{Field, Method, Plan};
use crate::types::Type;

impl Plan {
    /// Whether a class is another one or below it.
    pub fn is_subclass(&self, mut class: usize, other: usize) -> bool {
        loop {
            if class == other {
                return true;
            }
            match self.classes[class].superclass {
                Some(superclass) => class = superclass,
                None => return false,
            }
        }
    }

    /// All interfaces of a class, inherited ones too.
    pub fn interfaces_of(&self, class: usize) -> Vec<usize> {
        let mut found = self.classes[class].superclass.map(|it| self.interfaces_of(it)).unwrap_or_default();
        for interface in &self.classes[class].interfaces {
            found.extend(self.interfaces_above(*interface));
        }
        found.sort_unstable();
        found.dedup();
        found
    }

    /// An interface and those that it extends.
    pub fn interfaces_above(&self, interface: usize) -> Vec<usize> {
        let mut found = vec![interface];
        if let Some(parent) = self.interfaces[interface].parent {
            found.extend(self.interfaces_above(parent));
        }
        found
    }

    /// Whether a value of one reference type is one of another.
    pub fn is_subtype(&self, ty: &Type, other: &Type) -> bool {
        match (ty, other) {
            _ if ty == other => true,
            (_, Type::Object) => ty.is_reference(),
            (Type::Class(class), Type::Class(other)) => self.is_subclass(*class, *other),
            (Type::Class(class), Type::Interface(other)) => self.interfaces_of(*class).contains(other),
            (Type::Interface(interface), Type::Interface(other)) => self.interfaces_above(*interface).contains(other),
            _ => false,
        }
    }

    /// The fields of an object of a class: its own and those that it inherits and does not hide.
    pub fn fields_of(&self, class: usize) -> Vec<Field> {
        let own = self.classes[class].fields.clone();
        let inherited = self.classes[class].superclass.map(|it| self.fields_of(it)).unwrap_or_default();
        let kept = inherited.into_iter().filter(|field| own.iter().all(|it| it.name != field.name)).collect::<Vec<_>>();
        own.into_iter().chain(kept).collect()
    }

    /// What a class inherits: of several declarations of a method, the one that counts.
    pub fn inherited_methods(&self, class: usize) -> Vec<Method> {
        let mut found = self.classes[class].superclass.map(|it| self.methods_of(it)).unwrap_or_default();
        for interface in self.interfaces_of(class) {
            for method in &self.interfaces[interface].methods {
                // Static methods of interfaces are not inherited.
                if !method.is_static && !found.iter().any(|it| it.same_signature(method)) {
                    found.push(method.clone());
                }
            }
        }
        found
    }

    /// All methods of a class.
    pub fn methods_of(&self, class: usize) -> Vec<Method> {
        let mut found = self.classes[class].methods.clone();
        for method in self.inherited_methods(class) {
            if !found.iter().any(|it| it.same_signature(&method)) {
                found.push(method);
            }
        }
        found
    }

    /// All methods that can be called on an object of a type; static ones are not among them.
    pub fn methods_on(&self, ty: &Type) -> Vec<Method> {
        let mut methods = match ty {
            Type::Class(class) => self.methods_of(*class),
            Type::Interface(interface) => {
                let above = self.interfaces_above(*interface);
                above.iter().flat_map(|it| self.interfaces[*it].methods.clone()).collect()
            }
            Type::Enum(index) => self.enums[*index].methods.clone(),
            Type::Record(index) => self.records[*index].methods.clone(),
            _ => Vec::new(),
        };
        methods.retain(|method| !method.is_static);
        methods
    }

    /// The concrete classes that are of a type.
    pub fn concrete(&self, ty: &Type) -> Vec<usize> {
        let fits = |class: &usize| !self.classes[*class].is_abstract && self.is_subtype(&Type::Class(*class), ty);
        (0..self.classes.len()).filter(fits).collect()
    }
}
