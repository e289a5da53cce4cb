//! A table of classes that are declared one by one, without any class files.

use base::Name;
use classes::flags::Flags;
use classes::table::NoClassFiles;
use classes::{
    Class, ClassId, ClassKind, Classes, Header, Members, Nesting, Type, TypeVariable, VariableId, VariableOwner,
};
use std::cell::OnceCell;

/// A table with `java.lang.Object` and nothing else.
pub fn table() -> Classes {
    let classes = Classes::new(Box::new(NoClassFiles));
    let object = declare(&classes, "java.lang.Object", ClassKind::Class, Flags::PUBLIC);
    classes.set_header(object, Header::default());
    classes
}

/// A class without header; with a `$` in its name it is a member, static if `flags` say so.
pub fn declare(classes: &Classes, name: &str, kind: ClassKind, flags: Flags) -> ClassId {
    let (package, simple) = name.rsplit_once('.').unwrap_or(("", name));
    let (outer, simple) = simple.rsplit_once('$').map_or((None, simple), |(outer, simple)| (Some(outer), simple));
    let mut class = Class::declared(Name::new(name), Name::new(simple), Name::new(package), kind, flags);
    match outer {
        Some(outer) => {
            class.nesting = Nesting::Member;
            class.outer = classes.find(Name::from(format!("{package}.{outer}")));
        }
        None => class.flags = flags.with(Flags::STATIC),
    }
    let id = classes.declare(class);
    classes.set_members(id, Members::default());
    id
}

/// A class or interface with parameters and supertypes; the first supertype of a class is its superclass.
pub fn with_header(classes: &Classes, id: ClassId, parameters: Vec<VariableId>, mut supertypes: Vec<Type>) {
    let has_superclass = !classes.class(id).is_interface() && !supertypes.is_empty();
    let superclass = has_superclass.then(|| supertypes.remove(0));
    classes.set_header(id, Header { parameters, superclass, interfaces: supertypes, permits: Vec::new() });
}

/// A type variable whose bounds are still to be set.
pub fn variable(classes: &Classes, name: &str) -> VariableId {
    classes.add_variable(TypeVariable {
        name: Name::new(name),
        owner: VariableOwner::Method,
        bounds: OnceCell::new(),
        lower: None,
        wildcard: None,
    })
}

/// Sets the bounds of a variable.
pub fn bound(classes: &Classes, variable: VariableId, bounds: Vec<Type>) {
    classes.variable(variable).bounds.set(bounds).expect("bounds are set only once");
}
