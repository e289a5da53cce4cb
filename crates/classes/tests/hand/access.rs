//! Access to members (JLS 6.6). javac was given the same classes, and rejects exactly what is asserted to be
//! forbidden.

use super::table::{bound, declare, table, variable, with_header};
use classes::flags::Flags;
use classes::{ClassId, ClassKind, Classes, Selection, Type, Viewpoint};

/// `p.Base`, `p.Friend`, `q.Child extends p.Base` with `q.Child.Inner`, `q.Stranger`, `p.Grandchild extends q.Child`.
struct Program {
    classes: Classes,
    base: ClassId,
    friend: ClassId,
    child: ClassId,
    inner: ClassId,
    stranger: ClassId,
    grandchild: ClassId,
}

fn program() -> Program {
    let classes = table();
    let class = |name: &str, above: Option<ClassId>, flags: Flags| {
        let id = declare(&classes, name, ClassKind::Class, flags);
        let above = above.map_or_else(|| classes.object(), Type::class);
        with_header(&classes, id, Vec::new(), vec![above]);
        id
    };
    let base = class("p.Base", None, Flags::PUBLIC);
    let friend = class("p.Friend", None, Flags::NONE);
    let child = class("q.Child", Some(base), Flags::PUBLIC);
    let inner = class("q.Child$Inner", None, Flags::PRIVATE);
    let stranger = class("q.Stranger", None, Flags::PUBLIC);
    let grandchild = class("p.Grandchild", Some(child), Flags::PUBLIC);
    Program { classes, base, friend, child, inner, stranger, grandchild }
}

impl Program {
    fn can(&self, flags: Flags, owner: ClassId, site: ClassId, from: ClassId) -> bool {
        let viewpoint = Viewpoint::inside(&self.classes, from);
        self.classes.is_accessible(flags, owner, &Type::class(site), &viewpoint)
    }
}

#[test]
fn private_members_are_those_of_the_outermost_class() {
    let p = program();
    assert!(p.can(Flags::PRIVATE, p.child, p.child, p.inner) && p.can(Flags::PRIVATE, p.inner, p.inner, p.child));
    assert!(!p.can(Flags::PRIVATE, p.base, p.base, p.friend));
    // Not inherited: a subclass does not have it, not even for the class that declares it.
    assert!(!p.can(Flags::PRIVATE, p.base, p.child, p.base));
}

#[test]
fn package_private_members_are_lost_in_another_package() {
    let p = program();
    assert!(p.can(Flags::NONE, p.base, p.base, p.friend));
    assert!(!p.can(Flags::NONE, p.base, p.base, p.stranger));
    // The way from p.Grandchild up to p.Base leads through q.
    assert!(!p.can(Flags::NONE, p.base, p.grandchild, p.friend));
}

#[test]
fn protected_members_are_for_subclasses_through_themselves() {
    let p = program();
    assert!(p.can(Flags::PROTECTED, p.base, p.base, p.friend));
    assert!(p.can(Flags::PROTECTED, p.base, p.child, p.child) && p.can(Flags::PROTECTED, p.base, p.child, p.inner));
    assert!(!p.can(Flags::PROTECTED, p.base, p.base, p.child) && !p.can(Flags::PROTECTED, p.base, p.child, p.stranger));
    assert!(p.can(Flags::PROTECTED.with(Flags::STATIC), p.base, p.base, p.child));
    let through_super = Viewpoint { selection: Selection::Super, ..Viewpoint::inside(&p.classes, p.child) };
    assert!(p.classes.is_accessible(Flags::PROTECTED, p.base, &Type::class(p.base), &through_super));
}

#[test]
fn members_of_hidden_classes_are_hidden() {
    let p = program();
    assert!(p.can(Flags::PUBLIC, p.friend, p.friend, p.base));
    assert!(!p.can(Flags::PUBLIC, p.friend, p.friend, p.child));
    assert!(!p.can(Flags::PUBLIC, p.inner, p.inner, p.stranger) && p.can(Flags::PUBLIC, p.inner, p.inner, p.child));
}

#[test]
fn type_variables_have_no_private_members() {
    let p = program();
    let t = variable(&p.classes, "T");
    bound(&p.classes, t, vec![Type::class(p.base)]);
    let viewpoint = Viewpoint::inside(&p.classes, p.base);
    let can = |flags: Flags| p.classes.is_accessible(flags, p.base, &Type::Variable(t), &viewpoint);
    assert!(!can(Flags::PRIVATE) && can(Flags::NONE) && can(Flags::PROTECTED) && can(Flags::PUBLIC));
}

#[test]
fn classes_by_their_own_modifiers() {
    let p = program();
    let can =
        |class: ClassId, from: ClassId| p.classes.is_class_accessible(class, &Viewpoint::inside(&p.classes, from));
    assert!(can(p.base, p.stranger) && can(p.friend, p.base) && !can(p.friend, p.stranger));
    assert!(can(p.inner, p.child) && !can(p.inner, p.stranger));
}
