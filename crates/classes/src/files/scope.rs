//! The type variables that a signature may mention.

use crate::table::{ClassId, Classes, VariableId, VariableOwner};
use crate::types::Type;
use base::Name;

/// The type variables that a signature in a class may mention: those of the method, those of the class, and those
/// around the class.
pub(super) struct Scope {
    /// The class.
    pub(super) class: ClassId,
    of_class: Vec<(Name, VariableId)>,
    of_method: Vec<(Name, VariableId)>,
}

impl Scope {
    /// In a class whose parameters are these.
    pub(super) fn new(classes: &Classes, class: ClassId, parameters: &[VariableId]) -> Scope {
        let of_class = parameters.iter().map(|id| (classes.variable(*id).name, *id)).collect();
        Scope { class, of_class, of_method: Vec::new() }
    }

    /// Declares the type parameters of the class or of the method whose signature is being read.
    pub(super) fn declare(&mut self, owner: VariableOwner, variables: impl Iterator<Item = (Name, VariableId)>) {
        match owner {
            VariableOwner::Class(_) => self.of_class = variables.collect(),
            VariableOwner::Method | VariableOwner::Capture => self.of_method = variables.collect(),
        }
    }

    /// Forgets the type parameters of the last method.
    pub(super) fn leave_method(&mut self) {
        self.of_method.clear();
    }

    /// The variable that a name means here.
    pub(super) fn find(&self, classes: &Classes, name: Name) -> Option<VariableId> {
        let here = self.of_method.iter().chain(&self.of_class).find(|(known, _)| *known == name);
        here.map(|(_, id)| *id).or_else(|| self.find_around(classes, name))
    }

    fn find_around(&self, classes: &Classes, name: Name) -> Option<VariableId> {
        let mut class = self.class;
        loop {
            let around = &classes.notes.enclosing_variables;
            let of_method = around.borrow().get(&class).cloned().unwrap_or_default();
            let outer = classes.class(class).outer?;
            let of_class = &classes.header(outer).parameters;
            let is_it = |id: &&VariableId| classes.variable(**id).name == name;
            if let Some(id) = of_method.iter().chain(of_class).find(is_it) {
                return Some(*id);
            }
            class = outer;
        }
    }
}

impl Classes {
    /// The type parameters of the method of `class` with this name and erased descriptor.
    pub(super) fn variables_of_method(&self, class: ClassId, name: &str, descriptor: &str) -> Vec<VariableId> {
        let is_it = |id: &&crate::table::MethodId| {
            let method = self.method(**id);
            if &*method.name != name {
                return false;
            }
            let mut erased = String::new();
            for parameter in &method.parameters {
                self.write_descriptor(parameter, &mut erased);
            }
            let parameters = descriptor.trim_start_matches('(').split(')').next().unwrap_or_default();
            // The descriptor of a constructor begins with parameters that the source has not.
            parameters == erased || method.is_constructor() && parameters.ends_with(&erased)
        };
        let found = self.members(class).methods.iter().find(is_it);
        found.map(|id| self.method(*id).type_parameters.clone()).unwrap_or_default()
    }

    fn write_descriptor(&self, ty: &Type, text: &mut String) {
        let mut ty = ty.clone();
        // A variable stands for its first bound; there are no circles, but a broken file may have one.
        for _ in 0..64 {
            match ty {
                Type::Variable(id) => ty = self.bounds(id).first().cloned().unwrap_or(Type::Unknown),
                Type::Array(element) => {
                    text.push('[');
                    ty = (*element).clone();
                }
                Type::Primitive(primitive) => return text.push(primitive.descriptor()),
                Type::Class(class) => {
                    text.push('L');
                    text.push_str(&self.class(class.class).binary_name.replace('.', "/"));
                    return text.push(';');
                }
                _ => return,
            }
        }
    }
}
