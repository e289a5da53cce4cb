//! Which exceptions a method says it may end by, in its contract or its `throws` clause.

use crate::program::context::Context;
use crate::program::reachable::HANDLED;
use base::Name;
use ir::Caught;
use sema::program::{ClassId, Ending, ExprKind, MethodId, Origin};

/// The class of all that can be thrown.
pub const THROWABLE: &str = "java.lang.Throwable";

/// The classes whose exceptions Java lets pass undeclared.
const UNCHECKED: [&str; 2] = ["java.lang.RuntimeException", "java.lang.Error"];

/// What may leave a method because it says so.
pub fn allowed(context: &Context<'_>, id: MethodId) -> Vec<Caught> {
    let mut allowed = promised(context, id);
    allowed.extend(context.program.methods[id].throws.iter().map(|class| declared(context, *class)));
    allowed
}

/// Whether an implicit exception may leave a method of the user's because it says so.
pub fn allows_implicit(context: &Context<'_>, id: MethodId) -> bool {
    let program = context.program;
    let method = &program.methods[id];
    if program.classes[method.owner].origin != Origin::Source {
        return false;
    }
    let made: Vec<ClassId> = HANDLED.iter().filter_map(|name| program.class_named(name)).collect();
    let is_one = |class: &Name, made: &ClassId| {
        program.class_named(class).is_some_and(|class| program.is_subclass(*made, class))
    };
    let is_meant = |caught: &Caught, made: &ClassId| {
        is_one(&caught.class, made) && !caught.except.iter().any(|other| is_one(other, made))
    };
    allowed(context, id).iter().any(|caught| made.iter().any(|made| is_meant(caught, made)))
}

/// What a contract allows: the exceptions that it speaks of, unless it says that they do not occur.
pub fn promised(context: &Context<'_>, id: MethodId) -> Vec<Caught> {
    let mut classes = Vec::new();
    for written in context.cases(id) {
        let case = written.case;
        let is_possible = |formula: &ExprKind| !matches!(formula, ExprKind::Bool(false));
        let spoken = case.signals.iter().filter(|signals| is_possible(&signals.formula.kind));
        let mut found: Vec<ClassId> = spoken.map(|signals| signals.class).collect();
        found.extend(case.signals_only.iter().flat_map(|(classes, _)| classes.iter().copied()));
        if case.ending == Ending::Exceptional && found.is_empty() {
            found.extend(context.program.class_named(THROWABLE));
        }
        if case.ending != Ending::Normal {
            classes.extend(found);
        }
    }
    classes.into_iter().map(|class| caught(context, class)).collect()
}

/// What a class in a `throws` clause allows: its exceptions, but of a class that Java checks only those that it checks.
fn declared(context: &Context<'_>, class: ClassId) -> Caught {
    let program = context.program;
    let is_below = |name: &&&str| {
        program.class_named(name).is_some_and(|unchecked| unchecked != class && context.is_subclass(unchecked, class))
    };
    let except = UNCHECKED.iter().filter(is_below).map(|name| Name::from(*name)).collect();
    Caught { class: program.classes[class].name, except }
}

/// Exceptions of a class.
pub fn caught(context: &Context<'_>, class: ClassId) -> Caught {
    Caught { class: context.program.classes[class].name, except: Vec::new() }
}
