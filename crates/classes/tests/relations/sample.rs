//! The classes of `Sample.java`, declared by hand.

use super::parse::Parser;
use base::Name;
use classes::flags::Flags;
use classes::{
    Class, ClassId, ClassKind, Classes, Header, Members, Method, Nesting, Type, TypeVariable, VariableId, VariableOwner,
};
use std::cell::OnceCell;
use std::collections::HashMap;

/// A table with the sample classes, and the type variables of the class `Variables`.
pub struct Sample {
    pub classes: Classes,
    pub variables: HashMap<String, VariableId>,
}

/// Type parameters with their bounds.
type Parameters = &'static [(&'static str, &'static [&'static str])];

/// name, kind, flags, parameters, superclass, interfaces
type Declaration = (&'static str, ClassKind, Flags, Parameters, &'static str, &'static [&'static str]);

const OBJECT: &str = "java.lang.Object";
const NONE: Flags = Flags::NONE;
const INTERFACE: Flags = Flags::ABSTRACT;
const ANY: &[&str] = &[OBJECT];

const DECLARATIONS: &[Declaration] = {
    use ClassKind::{Class as C, Enum, Interface as I, Record};
    &[
        ("Outer", C, NONE, &[("A", ANY)], OBJECT, &[]),
        ("Outer$Inner", C, NONE, &[], OBJECT, &[]),
        ("Outer$Pair", C, NONE, &[("B", ANY)], OBJECT, &[]),
        ("Outer$Nested", C, Flags::STATIC, &[("B", ANY)], OBJECT, &[]),
        ("Derived", C, NONE, &[], "sample.Outer<java.lang.String>", &[]),
        ("Plain", C, NONE, &[], OBJECT, &[]),
        ("Plain$Inner", C, NONE, &[], OBJECT, &[]),
        ("Last", C, Flags::FINAL, &[], OBJECT, &["java.lang.Comparable<sample.Last>"]),
        ("LastPlain", C, Flags::FINAL, &[], OBJECT, &[]),
        ("Open", C, NONE, &[("X", ANY)], OBJECT, &["java.lang.Comparable<sample.Open<X>>"]),
        ("RawChild", C, NONE, &[], "java.util.ArrayList", &[]),
        ("Strings", C, NONE, &[], "java.util.ArrayList<java.lang.String>", &[]),
        ("Named", I, INTERFACE, &[], "", &[]),
        ("Shape", I, INTERFACE, &[("X", ANY)], "", &[]),
        ("Sealed", I, INTERFACE.with(Flags::SEALED), &[], "", &[]),
        ("Circle", C, Flags::FINAL, &[], OBJECT, &["sample.Sealed"]),
        ("Square", C, Flags::NON_SEALED, &[], OBJECT, &["sample.Sealed"]),
        ("Color", Enum, Flags::FINAL, &[], "java.lang.Enum<sample.Color>", &[]),
        ("Point", Record, Flags::FINAL, &[], "java.lang.Record", &[]),
        ("Recursive", C, INTERFACE, &[("X", &["sample.Recursive<X>"])], OBJECT, &["java.lang.Comparable<X>"]),
        ("Bounded", C, NONE, &[("X", &["java.lang.Number"])], OBJECT, &[]),
        ("TwoBounds", C, NONE, &[("X", &["java.lang.Number", "java.lang.Comparable<X>"]), ("Y", &["X"])], OBJECT, &[]),
        ("Zip", I, INTERFACE, &[("X", ANY), ("Y", &["java.util.List<X>"])], "", &[]),
        ("Generic", I, INTERFACE, &[], "", &[]),
        ("Two", I, INTERFACE, &[], "", &[]),
        ("Repeats", I, INTERFACE, &[], "", &["java.lang.Runnable"]),
        ("AutoCloseableRunnable", I, INTERFACE, &[], "", &[]),
        ("Both", I, INTERFACE, &[], "", &["java.lang.Runnable", "sample.AutoCloseableRunnable"]),
        (
            "Variables",
            C,
            INTERFACE,
            &[
                ("T", ANY),
                ("N", &["java.lang.Number"]),
                ("C", &["java.lang.Comparable<C>"]),
                ("E", &["java.lang.Enum<E>"]),
                ("S", &["T"]),
                ("I", &["java.lang.Number", "java.lang.Comparable<I>"]),
                ("L", &["java.util.List<? extends N>"]),
                ("R", &["java.lang.Runnable", "sample.Named"]),
                ("P", &["java.util.ArrayList<T>"]),
            ],
            OBJECT,
            &[],
        ),
    ]
};

/// class, name, type parameters, parameters, result, exceptions
type Function =
    (&'static str, &'static str, Parameters, &'static [&'static str], &'static str, &'static [&'static str]);

const METHODS: &[Function] = &[
    ("Zip", "zip", &[], &["X"], "Y", &["java.io.IOException"]),
    ("Generic", "pick", &[("X", &["java.lang.Comparable<X>"])], &["java.util.List<? extends X>"], "X", &[]),
    ("Two", "one", &[], &[], "void", &[]),
    ("Two", "two", &[], &[], "void", &[]),
    ("Repeats", "run", &[], &[], "void", &[]),
    ("Repeats", "equals", &[], &[OBJECT], "boolean", &[]),
    ("AutoCloseableRunnable", "run", &[], &[], "void", &[]),
];

/// Declares them all in `classes`.
pub fn declare(classes: Classes) -> Sample {
    let package = Name::new("sample");
    let mut ids: HashMap<&str, ClassId> = HashMap::new();
    for (name, kind, flags, ..) in DECLARATIONS {
        let (outer, simple) = name.rsplit_once('$').map_or((None, *name), |(outer, simple)| (Some(outer), simple));
        let binary = Name::from(format!("sample.{name}"));
        let mut class = Class::declared(binary, Name::new(simple), package, *kind, *flags);
        match outer {
            Some(outer) => {
                class.nesting = Nesting::Member;
                class.outer = Some(ids[outer]);
            }
            None => class.flags = class.flags.with(Flags::STATIC),
        }
        ids.insert(name, classes.declare(class));
    }
    let mut scopes: HashMap<&str, HashMap<String, VariableId>> = HashMap::new();
    for (name, .., parameters, superclass, interfaces) in DECLARATIONS {
        let mut scope = HashMap::new();
        let owner = VariableOwner::Class(ids[name]);
        let parameters = add_variables(&classes, owner, parameters, &mut scope);
        let parse = |text: &&str| Parser { classes: &classes, variables: &scope, text }.ty();
        let permits = if *name == "Sealed" { vec![ids["Circle"], ids["Square"]] } else { Vec::new() };
        let superclass = (!superclass.is_empty()).then(|| parse(superclass));
        let header = Header { parameters, superclass, interfaces: interfaces.iter().map(parse).collect(), permits };
        classes.set_header(ids[name], header);
        scopes.insert(name, scope);
    }
    for (name, ..) in DECLARATIONS {
        let methods = METHODS.iter().filter(|method| method.0 == *name);
        let methods = methods.map(|(_, method, type_parameters, parameters, result, throws)| {
            let mut scope = scopes[name].clone();
            let type_parameters = add_variables(&classes, VariableOwner::Method, type_parameters, &mut scope);
            let parse = |text: &&str| Parser { classes: &classes, variables: &scope, text }.ty();
            classes.add_method(Method {
                owner: ids[name],
                name: Name::new(method),
                flags: Flags::PUBLIC.with(Flags::ABSTRACT),
                type_parameters,
                parameters: parameters.iter().map(parse).collect(),
                parameter_names: Vec::new(),
                result: parse(result),
                throws: throws.iter().map(parse).collect(),
                span: None,
            })
        });
        let members = Members { methods: methods.collect(), ..Members::default() };
        classes.set_members(ids[name], members);
    }
    let variables = scopes.remove("Variables").unwrap_or_default();
    Sample { classes, variables }
}

fn add_variables(
    classes: &Classes,
    owner: VariableOwner,
    declared: &[(&str, &[&str])],
    scope: &mut HashMap<String, VariableId>,
) -> Vec<VariableId> {
    let mut variables = Vec::new();
    for (name, _) in declared {
        let variable = classes.add_variable(TypeVariable {
            name: Name::new(name),
            owner,
            bounds: OnceCell::new(),
            lower: None,
            wildcard: None,
        });
        scope.insert((*name).to_owned(), variable);
        variables.push(variable);
    }
    for ((_, bounds), variable) in declared.iter().zip(&variables) {
        let parse = |text: &&str| Parser { classes, variables: scope, text }.ty();
        let bounds: Vec<Type> = bounds.iter().map(parse).collect();
        let _ = classes.variable(*variable).bounds.set(bounds);
    }
    variables
}
