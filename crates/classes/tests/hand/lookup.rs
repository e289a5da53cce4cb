//! Fields and member classes by name (JLS 8.3, 8.5).

use super::table::table;
use base::Name;
use classes::flags::Flags;
use classes::{
    Class, ClassId, ClassKind, ClassLookup, Classes, Field, FieldId, FieldLookup, Header, Members, Nesting, Type,
};
use std::cell::OnceCell;

/// A class in the package `p` with one field `x`, unless it has no modifiers for that.
fn class(
    classes: &Classes,
    name: &str,
    kind: ClassKind,
    field: Option<Flags>,
    above: &[ClassId],
) -> (ClassId, Vec<FieldId>) {
    let flags = Flags::PUBLIC.with(Flags::STATIC);
    let binary = Name::from(format!("p.{name}"));
    let id = classes.declare(Class::declared(binary, Name::new(name), Name::new("p"), kind, flags));
    let mut above: Vec<Type> = above.iter().copied().map(Type::class).collect();
    let superclass = (kind == ClassKind::Class && !above.is_empty()).then(|| above.remove(0));
    classes.set_header(id, Header { superclass, interfaces: above, ..Header::default() });
    let fields: Vec<FieldId> = field
        .into_iter()
        .map(|flags| {
            let (name, ty) = (Name::new("x"), Type::INT);
            classes.add_field(Field { owner: id, name, flags, ty, constant: OnceCell::new(), span: None })
        })
        .collect();
    classes.set_members(id, Members { fields: fields.clone(), ..Members::default() });
    (id, fields)
}

#[test]
fn fields_are_hidden_inherited_and_ambiguous() {
    let classes = table();
    let find = |class: ClassId| classes.find_field(&Type::class(class), Name::new("x"));
    let constant = Some(Flags::PUBLIC.with(Flags::STATIC));
    let (base, in_base) = class(&classes, "Base", ClassKind::Class, Some(Flags::PRIVATE), &[]);
    let (first, in_first) = class(&classes, "First", ClassKind::Interface, constant, &[]);
    let (second, in_second) = class(&classes, "Second", ClassKind::Interface, constant, &[]);
    let (child, _) = class(&classes, "Child", ClassKind::Class, None, &[base]);
    let (heir, _) = class(&classes, "Heir", ClassKind::Class, None, &[base, first]);
    let (both, _) = class(&classes, "Both", ClassKind::Class, None, &[base, first, second]);
    let (twice, _) = class(&classes, "Twice", ClassKind::Class, None, &[heir, first]);
    let (hiding, in_hiding) = class(&classes, "Hiding", ClassKind::Class, Some(Flags::NONE), &[both]);
    assert_eq!(find(base), FieldLookup::Found(in_base[0]));
    // It is found, so that it can be said that it is private.
    assert_eq!(find(child), FieldLookup::Found(in_base[0]));
    assert!(!classes.is_inherited(Flags::PRIVATE, base, child));
    assert_eq!(find(heir), FieldLookup::Found(in_first[0]));
    assert_eq!(find(both), FieldLookup::Ambiguous(vec![in_first[0], in_second[0]]));
    assert_eq!(find(twice), FieldLookup::Found(in_first[0]));
    assert_eq!(find(hiding), FieldLookup::Found(in_hiding[0]));
    assert_eq!(classes.find_field(&classes.object(), Name::new("x")), FieldLookup::None);
}

#[test]
fn member_classes_are_inherited() {
    let classes = table();
    let (outer, _) = class(&classes, "Outer", ClassKind::Interface, None, &[]);
    let name = Name::new("Entry");
    let mut entry = Class::declared(Name::new("p.Map$Entry"), name, Name::new("p"), ClassKind::Class, Flags::PUBLIC);
    entry.nesting = Nesting::Member;
    let entry = classes.declare(entry);
    let map = classes.declare(Class::declared(
        Name::new("p.Map"),
        Name::new("Map"),
        Name::new("p"),
        ClassKind::Interface,
        Flags::PUBLIC.with(Flags::STATIC),
    ));
    classes.set_header(map, Header::default());
    classes.set_members(map, Members { classes: vec![entry], ..Members::default() });
    let (hash, _) = class(&classes, "HashMap", ClassKind::Interface, None, &[outer, map]);
    assert_eq!(classes.find_member_class(hash, name), ClassLookup::Found(entry));
    assert_eq!(classes.find_member_class(outer, name), ClassLookup::None);
}
