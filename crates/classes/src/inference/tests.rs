//! Inference over a handful of classes that are built by hand. Calls of the real JDK are compared with javac by
//! `crates/typing`.

use super::{Bound, Inference};
use crate::flags::Flags;
use crate::relations::{Context, Substitution};
use crate::table::{Class, ClassId, ClassKind, Classes, Header, NoClassFiles, TypeVariable, VariableId, VariableOwner};
use crate::types::{Type, Wildcard};
use base::Name;
use std::cell::OnceCell;
use std::sync::Arc;

/// `Object`, `Number`, `Integer`, `String`, `Comparable<T>`, `Collection<E>`, `List<E>` and what boxing needs.
struct World {
    classes: Classes,
}

impl World {
    fn new() -> World {
        let world = World { classes: Classes::new(Box::new(NoClassFiles)) };
        let object = world.class("java.lang.Object", ClassKind::Class, &[], |_| (None, vec![]));
        let object = Type::class(object);
        for name in ["java.lang.Cloneable", "java.io.Serializable"] {
            world.class(name, ClassKind::Interface, &[], |_| (None, vec![]));
        }
        let comparable = world.class("java.lang.Comparable", ClassKind::Interface, &["T"], |_| (None, vec![]));
        let number = world.class("java.lang.Number", ClassKind::Class, &[], |_| (Some(object.clone()), vec![]));
        for (name, above) in [("java.lang.Integer", Type::class(number)), ("java.lang.String", object.clone())] {
            let above = above.clone();
            let id = world.declare(name, ClassKind::Class);
            let own = Type::generic(comparable, vec![Type::class(id)]);
            world
                .classes
                .set_header(id, Header { superclass: Some(above), interfaces: vec![own], ..Header::default() });
        }
        let collection = world.class("java.util.Collection", ClassKind::Interface, &["E"], |_| (None, vec![]));
        world.class("java.util.List", ClassKind::Interface, &["E"], |own| {
            (None, vec![Type::generic(collection, vec![own[0].clone()])])
        });
        let throwable = world.class("java.lang.Throwable", ClassKind::Class, &[], |_| (Some(object.clone()), vec![]));
        world.class("java.lang.RuntimeException", ClassKind::Class, &[], |_| (Some(Type::class(throwable)), vec![]));
        world
    }

    fn declare(&self, name: &str, kind: ClassKind) -> ClassId {
        let simple = name.rsplit('.').next().unwrap_or(name);
        let package = name.strip_suffix(&format!(".{simple}")).unwrap_or("");
        let class = Class::declared(Name::new(name), Name::new(simple), Name::new(package), kind, Flags::PUBLIC);
        self.classes.declare(class)
    }

    fn class(
        &self,
        name: &str,
        kind: ClassKind,
        parameters: &[&str],
        supers: impl FnOnce(&[Type]) -> (Option<Type>, Vec<Type>),
    ) -> ClassId {
        let id = self.declare(name, kind);
        let object = self.classes.find(Name::new("java.lang.Object")).map_or(Type::Unknown, Type::class);
        let parameters: Vec<VariableId> =
            parameters.iter().map(|name| self.variable(name, vec![object.clone()])).collect();
        let own: Vec<Type> = parameters.iter().map(|variable| Type::Variable(*variable)).collect();
        let (superclass, interfaces) = supers(&own);
        self.classes.set_header(id, Header { parameters, superclass, interfaces, ..Header::default() });
        id
    }

    fn variable(&self, name: &str, bounds: Vec<Type>) -> VariableId {
        self.classes.add_variable(TypeVariable {
            name: Name::new(name),
            owner: VariableOwner::Method,
            bounds: OnceCell::from(bounds),
            lower: None,
            wildcard: None,
        })
    }

    fn ty(&self, name: &str) -> Type {
        self.classes.class_named(&format!("java.lang.{name}"))
    }

    fn list(&self, argument: Type) -> Type {
        self.of("java.util.List", argument)
    }

    fn of(&self, class: &str, argument: Type) -> Type {
        Type::generic(self.classes.well_known(class).expect("the class was declared"), vec![argument])
    }
}

fn extends(bound: Type) -> Type {
    Type::Wildcard(Wildcard::Extends(Arc::new(bound)))
}

fn lower(bound: Type) -> Type {
    Type::Wildcard(Wildcard::Super(Arc::new(bound)))
}

/// An engine with a variable for one parameter with these bounds.
fn one<'a>(world: &'a World, bounds: Vec<Type>) -> Inference<'a> {
    let parameter = world.variable("T", bounds);
    let mut engine = Inference::new(&world.classes);
    engine.add_variables(&[parameter], &Substitution::new());
    engine
}

const ALPHA: Type = Type::Inference(0);

#[test]
fn the_target_decides_where_nothing_else_does() {
    let world = World::new();
    let mut engine = one(&world, vec![world.ty("Object")]);
    assert!(engine.compatible(&world.list(ALPHA), &world.list(world.ty("String")), Context::Loose));
    assert_eq!(engine.resolve_all(), Ok(()));
    assert_eq!(engine.instantiation(0), Some(world.ty("String")));
}

#[test]
fn a_primitive_argument_is_boxed_only_loosely() {
    let world = World::new();
    let mut engine = one(&world, vec![world.ty("Object")]);
    assert!(!engine.compatible(&Type::INT, &ALPHA, Context::Strict));
    assert!(engine.compatible(&Type::INT, &ALPHA, Context::Loose));
    assert_eq!(engine.resolve_all(), Ok(()));
    assert_eq!(engine.instantiation(0), Some(world.ty("Integer")));
}

#[test]
fn lower_bounds_are_joined() {
    let world = World::new();
    let mut engine = one(&world, vec![world.ty("Object")]);
    assert!(engine.compatible(&world.ty("Integer"), &ALPHA, Context::Loose));
    assert!(engine.compatible(&world.ty("Number"), &ALPHA, Context::Loose));
    assert_eq!(engine.resolve_all(), Ok(()));
    assert_eq!(engine.instantiation(0), Some(world.ty("Number")));
}

#[test]
fn an_equal_bound_wins_over_lower_bounds() {
    let world = World::new();
    let mut engine = one(&world, vec![world.ty("Object")]);
    assert!(engine.compatible(&world.ty("Integer"), &ALPHA, Context::Loose));
    assert!(engine.compatible(&world.list(world.ty("Number")), &world.list(ALPHA), Context::Loose));
    assert_eq!(engine.resolve_all(), Ok(()));
    assert_eq!(engine.instantiation(0), Some(world.ty("Number")));
}

#[test]
fn contradictions_are_found() {
    let world = World::new();
    let mut engine = one(&world, vec![world.ty("Object")]);
    assert!(engine.compatible(&world.list(world.ty("Number")), &world.list(ALPHA), Context::Loose));
    let before = engine.snapshot();
    assert!(!engine.compatible(&world.ty("String"), &ALPHA, Context::Loose));
    engine.rollback(before);
    assert!(engine.compatible(&world.ty("Integer"), &ALPHA, Context::Loose));
}

#[test]
fn bounds_of_parameters_are_checked() {
    let world = World::new();
    let mut engine = one(&world, vec![world.ty("Number")]);
    assert!(!engine.compatible(&world.ty("String"), &ALPHA, Context::Loose));
}

#[test]
fn wildcards_bound_from_above_and_below() {
    let world = World::new();
    let mut engine = one(&world, vec![world.ty("Object")]);
    let collection = world.of("java.util.Collection", extends(ALPHA));
    assert!(engine.compatible(&world.list(world.ty("Integer")), &collection, Context::Loose));
    let consumer = world.list(lower(ALPHA));
    assert!(engine.compatible(&world.list(world.ty("Number")), &consumer, Context::Loose));
    assert_eq!(engine.proper_bounds(0, Bound::Lower), [world.ty("Integer")]);
    assert_eq!(engine.resolve_all(), Ok(()));
    assert_eq!(engine.instantiation(0), Some(world.ty("Integer")));
}

#[test]
fn a_recursive_bound_alone_gives_a_fresh_variable() {
    let world = World::new();
    let parameter = world.classes.add_variable(TypeVariable {
        name: Name::new("T"),
        owner: VariableOwner::Method,
        bounds: OnceCell::new(),
        lower: None,
        wildcard: None,
    });
    let bound = world.of("java.lang.Comparable", Type::Variable(parameter));
    assert!(world.classes.variable(parameter).bounds.set(vec![bound]).is_ok());
    let mut engine = Inference::new(&world.classes);
    engine.add_variables(&[parameter], &Substitution::new());
    assert_eq!(engine.resolve_all(), Ok(()));
    let Some(Type::Variable(fresh)) = engine.instantiation(0) else { panic!("not a variable") };
    assert_eq!(world.classes.bounds(fresh), [world.of("java.lang.Comparable", Type::Variable(fresh))]);
}

#[test]
fn a_variable_learns_from_another() {
    let world = World::new();
    let object = world.ty("Object");
    let parameters = [world.variable("T", vec![object.clone()]), world.variable("U", vec![object])];
    let mut engine = Inference::new(&world.classes);
    engine.add_variables(&parameters, &Substitution::new());
    assert!(engine.subtype(&world.list(ALPHA), &world.of("java.util.Collection", extends(Type::Inference(1)))));
    assert!(engine.compatible(&world.ty("String"), &ALPHA, Context::Loose));
    assert_eq!(engine.resolve_all(), Ok(()));
    assert_eq!(engine.instantiation(0), Some(world.ty("String")));
    assert_eq!(engine.instantiation(1), Some(world.ty("String")));
}

#[test]
fn what_is_thrown_is_unchecked_if_nothing_says_otherwise() {
    let world = World::new();
    let mut engine = one(&world, vec![world.ty("Throwable")]);
    engine.mark_throws(0);
    assert_eq!(engine.resolve_all(), Ok(()));
    assert_eq!(engine.instantiation(0), Some(world.ty("RuntimeException")));
}

#[test]
fn a_raw_type_is_converted_and_noted() {
    let world = World::new();
    let mut engine = one(&world, vec![world.ty("Object")]);
    let raw = Type::class(world.classes.well_known("java.util.List").expect("the class was declared"));
    assert!(engine.compatible(&raw, &world.list(ALPHA), Context::Loose));
    assert!(engine.take_unchecked());
    assert!(!engine.take_unchecked());
}

#[test]
fn a_captured_wildcard_is_resolved_to_a_captured_variable() {
    let world = World::new();
    let mut engine = one(&world, vec![world.ty("Object")]);
    let captured = engine.capture(&world.list(extends(ALPHA)));
    assert!(engine.mentions_unresolved(&captured));
    assert!(engine.compatible(&world.ty("Integer"), &ALPHA, Context::Loose));
    assert_eq!(engine.resolve_all(), Ok(()));
    let Type::Class(list) = engine.instantiate(&captured) else { panic!("not a class") };
    let Type::Variable(variable) = list.arguments[0] else { panic!("not a variable") };
    assert!(world.classes.is_captured(variable));
    assert_eq!(world.classes.bounds(variable), [world.ty("Integer")]);
}
