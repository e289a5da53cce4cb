//! The supertypes, member methods and function types of the classes of the JDK, compared with those of javac in
//! `members.txt`, which `tests/oracle/MemberTables.java` prints.

use super::jdk::{jdk, version};
use base::Name;
use classes::{ClassId, Classes, Type};
use std::collections::BTreeSet;
use std::path::Path;
use std::process::Command;

/// FNV-1a.
fn hash(text: &str) -> String {
    let start = 0xcbf2_9ce4_8422_2325_u64;
    let hash = text.bytes().fold(start, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3));
    format!("{hash:x}")
}

fn joined(sorted: BTreeSet<String>) -> String {
    sorted.into_iter().collect::<Vec<_>>().join(" ")
}

fn supertypes(classes: &Classes, class: ClassId) -> String {
    let mut all = BTreeSet::new();
    let mut open = vec![classes.declared_type(class)];
    while let Some(ty) = open.pop() {
        if all.insert(classes.canonical(&ty)) {
            open.extend(classes.supertypes(&ty));
        }
    }
    joined(all)
}

fn methods(classes: &Classes, class: ClassId) -> String {
    let site = classes.declared_type(class);
    let mut open = vec![site.clone()];
    let mut names = BTreeSet::new();
    while let Some(ty) = open.pop() {
        open.extend(classes.supertypes(&ty));
        let declared = ty.class_id().into_iter().flat_map(|class| &classes.members(class).methods);
        names.extend(declared.map(|method| classes.method(*method).name));
    }
    let members = names.iter().flat_map(|name| classes.methods_named(&site, *name));
    let described = members.map(|id| {
        let method = classes.method(id);
        format!("{}.{}{}", classes.class(method.owner).binary_name, method.name, classes.jvm_descriptor(id))
    });
    joined(described.collect())
}

fn function(classes: &Classes, class: ClassId) -> String {
    let Some(found) = classes.descriptor(&classes.declared_type(class)) else { return String::from("none") };
    let list = |types: &[Type]| types.iter().map(|ty| classes.canonical(ty)).collect::<Vec<_>>().join(",");
    let throws = if found.throws.is_empty() { "" } else { " throws " };
    let name = classes.method(found.method).name;
    let result = classes.canonical(&found.result);
    format!("{name}({}){result}{throws}{}", list(&found.parameters), list(&found.throws))
}

/// The JDK whose javac wrote `members.txt`. Another release, even of the same version of Java, has other classes.
const RECORDED: &str = "17.0.21";

/// javac's answers: as recorded, or of the JDK that is here.
fn answers() -> String {
    if version().as_deref() == Some(RECORDED) {
        return include_str!("members.txt").to_owned();
    }
    let folder = tempfile::tempdir().expect("a temporary folder");
    let kept = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/relations");
    std::fs::copy(kept.join("types.txt"), folder.path().join("types.txt")).expect("the types can be copied");
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/oracle/tables.sh");
    let status = Command::new("bash").arg(script).arg(folder.path()).status().expect("bash runs");
    assert!(status.success(), "tests/oracle/tables.sh failed");
    std::fs::read_to_string(folder.path().join("members.txt")).expect("the script writes the members")
}

#[test]
fn the_members_are_those_of_javac() {
    let Some(classes) = jdk() else { return };
    // The whole output of `MemberTables --full`, to see what differs.
    let full = std::env::var("MEMBERS").ok().map(|path| std::fs::read_to_string(path).expect("a file"));
    let known = if full.is_none() { answers() } else { String::new() };
    let answers = full.as_deref().unwrap_or(&known);
    let shown = |text: String| if full.is_some() { text } else { hash(&text) };
    let mut differences = Vec::new();
    for line in answers.lines() {
        let fields: Vec<&str> = line.split('\t').collect();
        let Some(class) = classes.find(Name::new(fields[0])) else {
            differences.push(format!("{}: not found", fields[0]));
            continue;
        };
        let ours = [shown(supertypes(&classes, class)), shown(methods(&classes, class)), function(&classes, class)];
        for (ours, theirs) in ours.iter().zip(&fields[1..]) {
            if ours != theirs {
                let ours: BTreeSet<&str> = ours.split(' ').collect();
                let theirs: BTreeSet<&str> = theirs.split(' ').collect();
                let more: Vec<_> = ours.difference(&theirs).collect();
                let less: Vec<_> = theirs.difference(&ours).collect();
                differences.push(format!("{}\n    only ours  {more:?}\n    only javac {less:?}", fields[0]));
            }
        }
    }
    assert!(differences.is_empty(), "{} differences:\n{}", differences.len(), differences.join("\n"));
}

/// The classes that declare the methods of this name which a type has.
fn owners(classes: &Classes, site: &Type, name: &str) -> Vec<String> {
    let found = classes.methods_named(site, Name::new(name));
    found.into_iter().map(|id| classes.class(classes.method(id).owner).binary_name.to_string()).collect()
}

#[test]
fn an_interface_redeclares_methods_of_object_for_itself_only() {
    let Some(classes) = jdk() else { return };
    let of = |name: &str, method: &str| owners(&classes, &classes.class_named(name), method);
    assert_eq!(of("java.util.Collection", "equals"), ["java.util.Collection"]);
    assert_eq!(of("java.util.Deque", "equals"), ["java.lang.Object"]);
    assert_eq!(of("java.lang.CharSequence", "toString"), ["java.lang.CharSequence"]);
    let both = ["java.util.Collection", "java.util.Comparator"].map(|name| classes.class_named(name));
    assert_eq!(owners(&classes, &Type::Intersection(both.into()), "equals"), ["java.lang.Object"]);
    let list = ["java.util.AbstractList", "java.util.Collection"].map(|name| classes.class_named(name));
    assert_eq!(owners(&classes, &Type::Intersection(list.into()), "equals"), ["java.util.AbstractList"]);
}
