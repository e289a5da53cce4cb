//! Functions from outside: objects of the interfaces that lambdas are made for, handed over by callers that nobody knows. The lambdas of the
//! program say nothing of what those do, so that there is a class for them of which nothing is known.

use super::world::World;
use crate::program::{Access, Arithmetics, Class, ClassId, Origin, Type};
use base::Name;
use std::collections::BTreeSet;

/// The package with most of the interfaces that are there for functions.
const PACKAGE: &str = "java.util.function.";

/// The others. What else has one method only, `Comparable` and `Iterable`, is there for classes.
const OTHERS: [&str; 2] = ["java.util.Comparator", "java.lang.Runnable"];

impl World<'_> {
    /// Adds a class for each interface of functions that is the type of a parameter which callers choose.
    pub(super) fn add_functions_from_outside(&mut self) {
        let Some(object) = self.program.class_named("java.lang.Object") else { return };
        for interface in self.handed_over() {
            let name = Name::from(format!("{}$FromOutside", self.program.classes[interface].name));
            let class = self.program.classes.push(Class {
                name,
                simple_name: name,
                superclass: Some(object),
                interfaces: vec![interface],
                is_interface: false,
                is_abstract: false,
                is_final: true,
                is_hidden: false,
                fields: Vec::new(),
                methods: Vec::new(),
                invariants: Vec::new(),
                represents: Vec::new(),
                dependencies: Vec::new(),
                initially: Vec::new(),
                constraints: Vec::new(),
                initializers: Vec::new(),
                static_initializer: None,
                arithmetic: Arithmetics::default(),
                has_specification: false,
                origin: Origin::External,
                span: self.nowhere(),
            });
            self.program.outside.insert(class);
        }
    }

    /// The interfaces of functions that are parameters of methods which are not private.
    fn handed_over(&self) -> BTreeSet<ClassId> {
        let program = &self.program;
        let is_function = |class: &ClassId| {
            let class = &program.classes[*class];
            class.origin != Origin::Source && (class.name.starts_with(PACKAGE) || OTHERS.contains(&&*class.name))
        };
        let methods = program.methods.values().filter(|method| {
            let class = &program.classes[method.owner];
            class.origin == Origin::Source && method.access != Access::Private && !class.name.contains("$$Lambda")
        });
        let types = methods.flat_map(|method| method.parameters.iter().map(|id| &method.locals[*id].ty));
        let class_of = |ty: &Type| match ty {
            Type::Class(class) => Some(*class),
            Type::Array(element) => match **element {
                Type::Class(class) => Some(class),
                _ => None,
            },
            _ => None,
        };
        types.filter_map(class_of).filter(is_function).collect()
    }
}
