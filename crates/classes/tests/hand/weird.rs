//! Programs that javac rejects, or that make it run in circles: there is always an answer, and no further errors.

use super::table::{bound, declare, table, variable, with_header};
use base::Name;
use classes::flags::Flags;
use classes::{ClassKind, Context, FieldLookup, Type, Wildcard};
use std::sync::Arc;

fn any_super(ty: Type) -> Type {
    Type::Wildcard(Wildcard::Super(Arc::new(ty)))
}

#[test]
fn classes_that_are_their_own_supertypes() {
    let classes = table();
    let [a, b, c] = ["p.A", "p.B", "p.C"].map(|name| declare(&classes, name, ClassKind::Class, Flags::NONE));
    with_header(&classes, a, Vec::new(), vec![Type::class(b)]);
    with_header(&classes, b, Vec::new(), vec![Type::class(a)]);
    with_header(&classes, c, Vec::new(), vec![Type::class(a)]);
    assert!(classes.is_subclass(c, b) && classes.is_subclass(a, b) && !classes.is_subclass(a, c));
    assert!(!classes.is_subtype(&Type::class(a), &Type::class(c)));
    assert_eq!(classes.find_field(&Type::class(c), Name::new("f")), FieldLookup::None);
    assert!(classes.methods_named(&Type::class(c), Name::new("m")).is_empty());
    assert!(!classes.is_inherited(Flags::NONE, classes.object().class_id().unwrap(), a));
    classes.lub(&[Type::class(a), Type::class(c)]);
}

#[test]
fn a_class_with_an_unknown_supertype_fits_everywhere() {
    let classes = table();
    let [child, other] = ["p.Child", "p.Other"].map(|name| declare(&classes, name, ClassKind::Class, Flags::FINAL));
    with_header(&classes, child, Vec::new(), vec![Type::Unknown]);
    with_header(&classes, other, Vec::new(), vec![classes.object()]);
    let (child, other) = (Type::class(child), Type::class(other));
    assert!(classes.is_subtype(&child, &other) && classes.is_castable(&child, &other));
    assert!(classes.is_castable(&other, &child) && !classes.is_subtype(&other, &child));
    assert!(classes.has_unknown_supertype(child.class_id().unwrap()));
    assert!(classes.is_convertible(&Type::Unknown, &Type::INT, Context::Strict));
    assert!(classes.is_same(&Type::array(Type::Unknown), &Type::array(other.clone())));
    assert_eq!(classes.lub(&[other.clone(), Type::Unknown]), Type::Unknown);
    assert_eq!(classes.glb(&[other, Type::Unknown]), Type::Unknown);
}

#[test]
fn variables_that_bound_each_other() {
    let classes = table();
    let [t, u] = ["T", "U"].map(|name| variable(&classes, name));
    bound(&classes, t, vec![Type::Variable(u)]);
    bound(&classes, u, vec![Type::Variable(t)]);
    let (t, u) = (Type::Variable(t), Type::Variable(u));
    let class = declare(&classes, "p.A", ClassKind::Class, Flags::NONE);
    with_header(&classes, class, Vec::new(), vec![classes.object()]);
    let class = Type::class(class);
    assert!(!classes.is_subtype(&t, &class));
    assert!(classes.is_castable(&t, &class));
    assert_eq!(classes.erasure(&t), classes.object());
    assert_eq!(classes.unboxed(&u), None);
    assert!(classes.methods_named(&t, Name::new("m")).is_empty());
    classes.lub(&[t.clone(), class.clone()]);
    classes.glb(&[t, class, u]);
}

#[test]
fn classes_whose_supertypes_grow() {
    // interface N<Z>; class C<P> implements N<N<? super C<C<P>>>>: subtyping of it never ends (Kennedy and Pierce).
    let classes = table();
    let [z, p] = ["Z", "P"].map(|name| variable(&classes, name));
    bound(&classes, z, vec![classes.object()]);
    bound(&classes, p, vec![classes.object()]);
    let n = declare(&classes, "p.N", ClassKind::Interface, Flags::ABSTRACT);
    let c = declare(&classes, "p.C", ClassKind::Class, Flags::NONE);
    let cc = Type::generic(c, vec![Type::generic(c, vec![Type::Variable(p)])]);
    let above = Type::generic(n, vec![Type::generic(n, vec![any_super(cc)])]);
    with_header(&classes, n, vec![z], Vec::new());
    with_header(&classes, c, vec![p], vec![classes.object(), above]);
    let ca = Type::generic(c, vec![classes.object()]);
    let target = Type::generic(n, vec![any_super(ca.clone())]);
    assert!(!classes.is_subtype(&ca, &target));
    classes.is_castable(&ca, &target);
    classes.lub(&[ca.clone(), target.clone()]);
    classes.glb(&[ca, target]);
}

#[test]
fn wrong_numbers_of_arguments() {
    let classes = table();
    let t = variable(&classes, "T");
    bound(&classes, t, vec![classes.object()]);
    let list = declare(&classes, "p.List", ClassKind::Interface, Flags::ABSTRACT);
    with_header(&classes, list, vec![t], Vec::new());
    let two = Type::generic(list, vec![Type::Wildcard(Wildcard::Any), classes.object()]);
    let one = Type::generic(list, vec![classes.object()]);
    assert_eq!(classes.canonical(&classes.capture(&two)), "p.List");
    assert!(!classes.is_subtype(&two, &one) && !classes.is_same(&two, &one));
    classes.lub(&[two.clone(), one]);
    classes.descriptor(&two);
    classes.upward(&classes.capture(&two));
}

#[test]
fn long_chains_of_classes() {
    let classes = table();
    let mut above = classes.object();
    for number in 0..2000 {
        let id = declare(&classes, &format!("p.C{number}"), ClassKind::Class, Flags::NONE);
        with_header(&classes, id, Vec::new(), vec![above]);
        above = Type::class(id);
    }
    assert!(classes.is_subtype(&above, &classes.object()));
}

#[test]
fn deep_types() {
    let classes = table();
    let last = declare(&classes, "p.Last", ClassKind::Class, Flags::FINAL);
    with_header(&classes, last, Vec::new(), vec![classes.object()]);
    let t = variable(&classes, "T");
    bound(&classes, t, vec![classes.object()]);
    let list = declare(&classes, "p.List", ClassKind::Interface, Flags::ABSTRACT);
    with_header(&classes, list, vec![t], Vec::new());
    let deep = |last: Type| (0..150).fold(last, |ty, _| Type::generic(list, vec![ty]));
    assert!(classes.is_same(&deep(classes.object()), &deep(classes.object())));
    assert!(!classes.is_subtype(&deep(classes.object()), &deep(Type::class(last))));
    classes.lub(&[deep(classes.object()), deep(Type::class(last))]);
}
