//! All classes of java.base, and some of them in detail.

use base::Name;
use classes::{ClassId, ClassKind, Classes, Constant, Flags, Method, Nesting, Type, VariableId, Wildcard};
use std::time::Instant;

/// Counts the types that are not known inside some types.
fn unknown<'t>(types: impl IntoIterator<Item = &'t Type>) -> usize {
    let count = |ty: &Type| match ty {
        Type::Unknown => 1,
        Type::Class(class) => unknown(class.outer.iter().chain(&class.arguments)),
        Type::Array(element) => unknown([&**element]),
        Type::Wildcard(Wildcard::Extends(bound) | Wildcard::Super(bound)) => unknown([&**bound]),
        _ => 0,
    };
    types.into_iter().map(count).sum()
}

fn unknown_bounds(classes: &Classes, variables: &[VariableId]) -> usize {
    let bounds = variables.iter().map(|variable| classes.bounds(*variable));
    bounds.map(|bounds| if bounds.is_empty() { 1 } else { unknown(bounds) }).sum()
}

#[test]
fn all_classes_of_java_base_are_read_in_full() {
    for home in crate::common::jdks() {
        let files = crate::common::java_base(&home);
        let classes = crate::common::classes(&home);
        let start = Instant::now();
        let ids: Vec<ClassId> = files.iter().map(|(name, _)| classes.find(Name::new(name)).expect(name)).collect();
        let found = start.elapsed();
        for id in &ids {
            classes.header(*id);
        }
        let headers = start.elapsed();
        for id in &ids {
            classes.members(*id);
        }
        let members = start.elapsed();
        println!(
            "{}: {} classes found in {found:?}, headers {headers:?}, members {members:?}",
            home.display(),
            ids.len()
        );
        assert_eq!(classes.broken_class_files(), []);
        assert_eq!(classes.missing_classes(), []);
        for (id, (name, bytes)) in ids.into_iter().zip(&files) {
            let (header, members) = (classes.header(id), classes.members(id));
            let mut unknowns = unknown_bounds(&classes, &header.parameters);
            unknowns += unknown(header.superclass.iter().chain(&header.interfaces));
            unknowns += unknown(members.fields.iter().map(|field| &classes.field(*field).ty));
            for method in members.methods.iter().map(|method| classes.method(*method)) {
                unknowns += unknown_bounds(&classes, &method.type_parameters);
                unknowns += unknown(method.parameters.iter().chain(&method.throws).chain([&method.result]));
            }
            assert_eq!(unknowns, 0, "{name}");
            assert_eq!(count(bytes), (members.fields.len(), members.methods.len()), "{name}");
        }
    }
}

/// The number of fields and methods that are not synthetic, by another reader of class files.
fn count(bytes: &[u8]) -> (usize, usize) {
    use cafebabe::{FieldAccessFlags, MethodAccessFlags};
    let mut options = cafebabe::ParseOptions::default();
    options.parse_bytecode(false);
    let class = cafebabe::parse_class_with_options(bytes, &options).expect("a class file");
    let fields = class.fields.iter().filter(|field| !field.access_flags.contains(FieldAccessFlags::SYNTHETIC));
    let methods = class
        .methods
        .iter()
        .filter(|method| !method.access_flags.contains(MethodAccessFlags::SYNTHETIC) && method.name != "<clinit>");
    (fields.count(), methods.count())
}

fn find(classes: &Classes, name: &str) -> ClassId {
    classes.find(Name::new(name)).expect(name)
}

fn methods<'c>(classes: &'c Classes, class: &str, name: &str) -> Vec<&'c Method> {
    let members = classes.members(find(classes, class));
    let methods = members.methods.iter().map(|method| classes.method(*method));
    methods.filter(|method| &*method.name == name).collect()
}

fn constant(classes: &Classes, class: &str, name: &str) -> Option<Constant> {
    let members = classes.members(find(classes, class));
    let mut fields = members.fields.iter().map(|field| classes.field(*field));
    fields.find(|field| &*field.name == name).and_then(|field| field.constant.get().cloned().flatten())
}

#[test]
fn nested_classes_are_known_as_such() {
    for home in crate::common::jdks() {
        let classes = crate::common::classes(&home);
        let object = classes.header(find(&classes, "java.lang.Object"));
        assert!(object.superclass.is_none() && object.interfaces.is_empty());
        let (map, entry) = (find(&classes, "java.util.Map"), find(&classes, "java.util.Map$Entry"));
        let class = classes.class(entry);
        assert_eq!((&*class.simple_name, &*class.package), ("Entry", "java.util"));
        assert_eq!((class.kind, class.nesting, class.outer), (ClassKind::Interface, Nesting::Member, Some(map)));
        assert!(class.flags.has(Flags::STATIC.with(Flags::ABSTRACT).with(Flags::PUBLIC)));
        assert_eq!(classes.members(map).classes, [entry]);
        let [k, v] = classes.header(entry).parameters[..] else { panic!("Map.Entry<K, V>") };
        assert_eq!((&*classes.variable(k).name, &*classes.variable(v).name), ("K", "V"));
        assert_eq!(classes.bounds(k), [Type::class(find(&classes, "java.lang.Object"))]);
        // `HashMap<K, V>.KeySet extends AbstractSet<K>`: the variable is that of the class around it.
        let key_set = find(&classes, "java.util.HashMap$KeySet");
        assert!(!classes.class(key_set).flags.has(Flags::STATIC));
        let k = classes.header(find(&classes, "java.util.HashMap")).parameters[0];
        let set = Type::generic(find(&classes, "java.util.AbstractSet"), vec![Type::Variable(k)]);
        assert_eq!(classes.header(key_set).superclass, Some(set));
        // The enclosing object is no parameter of its constructor.
        assert!(methods(&classes, "java.util.HashMap$KeySet", "<init>")[0].parameters.is_empty());
        let read_lock = methods(&classes, "java.util.concurrent.locks.ReentrantReadWriteLock$ReadLock", "<init>");
        assert_eq!(read_lock[0].parameters.len(), 1, "of a static class it is one");
    }
}

#[test]
fn flags_and_constants_are_those_of_the_source() {
    for home in crate::common::jdks() {
        let classes = crate::common::classes(&home);
        let hash_map = classes.members(find(&classes, "java.util.HashMap"));
        let table = hash_map.fields.iter().map(|field| classes.field(*field)).find(|field| &*field.name == "table");
        assert!(table.is_some_and(|field| field.flags.has(Flags::TRANSIENT) && !field.flags.has(Flags::VARARGS)));
        assert!(methods(&classes, "java.util.Map", "getOrDefault")[0].flags.has(Flags::DEFAULT));
        assert!(!methods(&classes, "java.util.Map", "get")[0].flags.has(Flags::DEFAULT));
        assert!(methods(&classes, "java.util.Arrays", "asList")[0].flags.has(Flags::VARARGS));
        let exact = methods(&classes, "java.lang.invoke.MethodHandle", "invokeExact");
        assert!(exact[0].flags.has(Flags::SIGNATURE_POLYMORPHIC));
        assert!(
            !methods(&classes, "java.lang.invoke.MethodHandle", "invokeWithArguments")[0]
                .flags
                .has(Flags::SIGNATURE_POLYMORPHIC)
        );
        assert_eq!(constant(&classes, "java.lang.Integer", "MIN_VALUE"), Some(Constant::Int(i32::MIN)));
        assert_eq!(constant(&classes, "java.lang.Character", "MAX_VALUE"), Some(Constant::Int(0xFFFF)));
        assert_eq!(constant(&classes, "java.lang.Double", "MAX_VALUE"), Some(Constant::Double(f64::MAX)));
        assert_eq!(constant(&classes, "java.lang.Integer", "TYPE"), None);
        let unit = find(&classes, "java.util.concurrent.TimeUnit");
        let constants = classes.members(unit).fields.iter().map(|field| classes.field(*field));
        assert_eq!(constants.filter(|field| field.flags.has(Flags::ENUM_CONSTANT)).count(), 7);
        assert_eq!(methods(&classes, "java.util.concurrent.TimeUnit", "<init>")[0].parameters.len(), 1);
    }
}

#[test]
fn generic_signatures_are_read() {
    for home in crate::common::jdks() {
        let classes = crate::common::classes(&home);
        // <T extends Object & Comparable<? super T>> T max(Collection<? extends T>)
        let max = methods(&classes, "java.util.Collections", "max");
        let max = max.into_iter().find(|method| method.parameters.len() == 1).expect("max(Collection)");
        let [t] = max.type_parameters[..] else { panic!("<T>") };
        let wildcard = |wildcard: fn(_) -> Wildcard| Type::Wildcard(wildcard(Type::Variable(t).into()));
        let comparable = Type::generic(find(&classes, "java.lang.Comparable"), vec![wildcard(Wildcard::Super)]);
        assert_eq!(classes.bounds(t), [Type::class(find(&classes, "java.lang.Object")), comparable]);
        let collection = Type::generic(find(&classes, "java.util.Collection"), vec![wildcard(Wildcard::Extends)]);
        assert_eq!((&max.parameters[..], &max.result), (&[collection][..], &Type::Variable(t)));
        // <X extends Throwable> T orElseThrow(Supplier<? extends X>) throws X
        let or_else = methods(&classes, "java.util.Optional", "orElseThrow");
        let or_else = or_else.into_iter().find(|method| method.parameters.len() == 1).expect("orElseThrow(Supplier)");
        assert_eq!(or_else.throws, [Type::Variable(or_else.type_parameters[0])]);
        let call = methods(&classes, "java.util.concurrent.Callable", "call");
        assert_eq!(call[0].throws, [Type::class(find(&classes, "java.lang.Exception"))]);
        let permits = &classes.header(find(&classes, "java.lang.constant.ConstantDesc")).permits;
        assert!(permits.contains(&find(&classes, "java.lang.String")));
    }
}
