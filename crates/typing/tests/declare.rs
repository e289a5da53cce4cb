//! Declarations: classes, headers and members, those that nobody writes too, and what is wrong with them.

use base::{Name, SourceMap};
use classes::{ClassId, ClassSource, Classes, Flags, Method, Origin, Type};
use std::fmt::Write;
use typing::{Typing, Unit};

/// As much of `java.lang` as declarations need.
const JAVA_LANG: &str = "package java.lang;
    public class Object { public boolean equals(Object o) { return this == o; } public int hashCode() { return 0; }
        public String toString() { return null; } }
    public final class String { }
    public class Throwable { }
    class Exception extends Throwable { }
    public interface Comparable<T> { int compareTo(T o); }
    public abstract class Enum<E extends Enum<E>> implements Comparable<E> { protected Enum(String s, int i) { }
        public final int compareTo(E o) { return 0; } }
    public abstract class Record { public abstract boolean equals(Object o); public abstract int hashCode();
        public abstract String toString(); }
    public @interface Override { }";

/// What declaring gave.
struct Declared {
    map: SourceMap,
    classes: Classes,
    typing: Typing,
}

impl Declared {
    fn class(&self, name: &str) -> ClassId {
        self.classes.find(Name::new(name)).unwrap_or_else(|| panic!("there is a class {name}"))
    }

    /// The members of a class, one a line.
    fn members(&self, name: &str) -> String {
        let members = self.classes.members(self.class(name));
        let mut text = String::new();
        for id in &members.fields {
            let field = self.classes.field(*id);
            writeln!(text, "{}{} {}", words(field.flags), self.classes.display(&field.ty), field.name).unwrap();
        }
        for id in &members.methods {
            writeln!(text, "{}", self.method(self.classes.method(*id))).unwrap();
        }
        text
    }

    fn method(&self, method: &Method) -> String {
        let show = |ty: &Type| self.classes.display(ty);
        let parameters: Vec<String> = method.parameters.iter().map(show).collect();
        format!("{}{} {}({})", words(method.flags), show(&method.result), method.name, parameters.join(", "))
    }

    fn supertypes(&self, name: &str) -> String {
        let header = self.classes.header(self.class(name));
        let all = header.superclass.iter().chain(&header.interfaces);
        all.map(|ty| self.classes.canonical(ty)).collect::<Vec<_>>().join(", ")
    }

    /// The messages with their lines.
    fn messages(&self) -> Vec<String> {
        let line = |span| self.map.location(span).line;
        self.typing.diagnostics.iter().map(|d| format!("{}: {}", d.span.map_or(0, line), d.message)).collect()
    }
}

fn words(flags: Flags) -> String {
    let all = [
        (Flags::PUBLIC, "public "),
        (Flags::PROTECTED, "protected "),
        (Flags::PRIVATE, "private "),
        (Flags::STATIC, "static "),
        (Flags::FINAL, "final "),
        (Flags::ABSTRACT, "abstract "),
        (Flags::DEFAULT, "default "),
        (Flags::VARARGS, "varargs "),
        (Flags::IMPLICIT, "implicit "),
        (Flags::SPECIFICATION, "specification "),
    ];
    all.iter().filter(|(flag, _)| flags.has(*flag)).map(|(_, word)| *word).collect()
}

fn declare_with(source: Box<dyn ClassSource>, files: &[(Origin, &str)]) -> Declared {
    let mut map = SourceMap::new();
    let mut trees = Vec::new();
    for (origin, text) in files {
        let file = map.add("Test.java", *text);
        let options = syntax::Options {
            bodies: match origin {
                Origin::Library => syntax::Bodies::Optional,
                _ => syntax::Bodies::Required,
            },
            ..syntax::Options::default()
        };
        let parsed = syntax::parse_with(file, text, options);
        assert_eq!(parsed.diagnostics, []);
        trees.push((file, parsed.unit, *origin));
    }
    let units: Vec<Unit<'_>> =
        trees.iter().map(|(file, tree, origin)| Unit { file: *file, tree, origin: *origin }).collect();
    let classes = Classes::new(source);
    let typing = typing::analyze(&units, &classes);
    Declared { map, classes, typing }
}

/// Declares files; the first line of each is line 1.
fn declare(files: &[&str]) -> Declared {
    let mut all = vec![(Origin::Source, JAVA_LANG)];
    all.extend(files.iter().map(|text| (Origin::Source, *text)));
    declare_with(Box::new(classes::table::NoClassFiles), &all)
}

fn errors(text: &str) -> Vec<String> {
    declare(&[text]).messages()
}

#[test]
fn a_class_without_a_constructor_has_one_with_its_access() {
    let declared = declare(&["public class A { int x, y[]; final String s = null; } class B { B(int... a) { } }"]);
    assert_eq!(declared.messages(), [""; 0]);
    assert_eq!(declared.members("A"), "int x\nint[] y\nfinal String s\npublic implicit void <init>()\n");
    assert_eq!(declared.members("B"), "varargs void <init>(int[])\n");
}

#[test]
fn an_enum_has_constants_values_and_a_private_constructor() {
    let declared = declare(&["enum Suit { HEARTS, SPADES { int rank() { return 1; } }; int rank() { return 0; } }"]);
    assert_eq!(declared.messages(), [""; 0]);
    assert_eq!(
        declared.members("Suit"),
        "public static final Suit HEARTS\npublic static final Suit SPADES\nint rank()\n\
         private implicit void <init>()\npublic static implicit Suit[] values()\n\
         public static implicit Suit valueOf(String)\n"
    );
    assert_eq!(declared.supertypes("Suit"), "java.lang.Enum<Suit>");
    assert_eq!(declared.supertypes("Suit$1"), "Suit");
}

#[test]
fn a_record_has_fields_accessors_and_the_canonical_constructor() {
    let declared = declare(&["record Range<T>(int low, T... high) { public int low() { return 0; } }"]);
    assert_eq!(declared.messages(), [""; 0]);
    assert_eq!(
        declared.members("Range"),
        "private final int low\nprivate final T[] high\npublic int low()\nvarargs implicit void <init>(int, T[])\n\
         public implicit T[] high()\npublic final implicit String toString()\npublic final implicit int hashCode()\n\
         public final implicit boolean equals(Object)\n"
    );
    let compact = declare(&["record Pair(int a, int b) { Pair { } }"]);
    assert!(compact.members("Pair").contains("\nvoid <init>(int, int)\n"));
}

#[test]
fn members_of_interfaces_are_public_and_static_or_abstract() {
    let declared = declare(&["interface I { int X = 1; void m(); default void d() { } private void p() { }
        static void s() { } class C { } } @interface A { int value() default 1; }"]);
    assert_eq!(declared.messages(), [""; 0]);
    assert_eq!(
        declared.members("I"),
        "public static final int X\npublic abstract void m()\npublic default void d()\nprivate void p()\n\
         public static void s()\n"
    );
    let nested = declared.classes.class(declared.class("I$C")).flags;
    assert!(nested.has(Flags::PUBLIC) && nested.has(Flags::STATIC));
    assert_eq!(declared.members("A"), "public abstract int value()\n");
}

#[test]
fn headers_find_inherited_classes_of_files_that_come_later() {
    let first = "package a; class A extends B { class In extends Up.Deep { Up u; } }";
    let second = "package a; class B extends C<B.Up> { }";
    let third = "package a; class C<T> { static class Up { static class Deep { } } }";
    let declared = declare(&[first, second, third]);
    assert_eq!(declared.messages(), [""; 0]);
    assert_eq!(declared.supertypes("a.A$In"), "a.C$Up$Deep");
    assert_eq!(declared.supertypes("a.B"), "a.C<a.C$Up>");
}

#[test]
fn inner_classes_take_the_arguments_of_the_class_that_they_are_inherited_from() {
    let declared =
        declare(&["class A<T> { class In { } In own; } class B extends A<String> { In in; A<B>.In other; A.In raw; }"]);
    assert_eq!(declared.messages(), [""; 0]);
    let types: Vec<String> = ["A", "B"]
        .iter()
        .flat_map(|name| declared.classes.members(declared.class(name)).fields.clone())
        .map(|field| declared.classes.canonical(&declared.classes.field(field).ty))
        .collect();
    assert_eq!(types, ["A<T>.In", "A<java.lang.String>.In", "A<B>.In", "A$In"]);
}

#[test]
fn circles_of_inheritance_are_reported_once() {
    assert_eq!(errors("class A extends B { }\nclass B extends C { }\nclass C extends A { }").len(), 1);
    assert_eq!(errors("class A extends A.B { static class B { } }"), ["1: `A` would be its own superclass"]);
    assert_eq!(errors("class A { class B extends A { } }"), [""; 0]);
}

#[test]
fn a_sealed_class_permits_its_subclasses_in_the_file() {
    let declared = declare(&["sealed interface S { record A() implements S { } } final class B implements S { }"]);
    assert_eq!(declared.messages(), [""; 0]);
    let permits = &declared.classes.header(declared.class("S")).permits;
    assert_eq!(*permits, [declared.class("S$A"), declared.class("B")]);
}

#[test]
fn members_of_specifications_are_marked() {
    let declared = declare(&["class A {\n//@ ghost int g;\n//@ model int m();\nint x; }"]);
    assert_eq!(declared.messages(), [""; 0]);
    assert_eq!(declared.members("A"), "specification int g\nint x\nspecification int m()\nimplicit void <init>()\n");
}

#[test]
fn local_classes_are_numbered_in_the_class_around_them() {
    let declared = declare(&["class A { Object a = new Object() { };
        void m() { class L { Object o = new Object() { }; } new L(); } void k() { class L { } new Object() { }; } }"]);
    assert_eq!(declared.messages(), [""; 0]);
    for name in ["A$1", "A$2", "A$1L", "A$2L", "A$1L$1"] {
        declared.class(name);
    }
}

#[test]
fn imports_that_lead_nowhere_are_reported_and_their_uses_are_not() {
    let declared =
        declare(&["import a.b.C;\nimport java.lang.Nothing;\nclass A { C c; Nothing n; Other o; Other p; }"]);
    assert_eq!(
        declared.messages(),
        [
            "1: there is no package `a.b`",
            "2: there is no class `Nothing` in the package `java.lang`",
            "3: there is no class `Other`",
        ]
    );
}

#[test]
fn the_first_of_two_classes_is_found_and_the_second_reported() {
    let declared = declare(&["class A { int first; }\nclass A { int second; }"]);
    assert_eq!(declared.messages(), ["2: there is already a class `A`"]);
    assert!(declared.members("A").contains("first"));
}

#[test]
fn what_is_provisional_is_reported_in_the_end() {
    let declared = declare(&["interface F { Object f(); } class A { void m(F f) { }
        void k() { m(() -> new Object() { Nothing x; }); } }"]);
    assert_eq!(declared.messages(), ["2: there is no class `Nothing`"]);
}

/// Class files of the JDK, if there is one.
fn jdk() -> Option<Box<dyn ClassSource>> {
    let jdk = classpath::Jdk::discover(None).ok()??;
    Some(Box::new(classpath::ClassPath::new(Some(jdk), classpath::Entries::open("".as_ref()).ok()?)))
}

#[test]
fn a_model_of_the_library_is_completed_from_its_class_file() {
    let Some(source) = jdk() else { return };
    let model = "package java.util; public class Optional<E> {
        //@ ensures true;
        public boolean isPresent(); }";
    let user = "class A { String m(java.util.Optional<String> o) { return o.map(s -> s).orElse(null); } }";
    let declared = declare_with(source, &[(Origin::Library, model), (Origin::Source, user)]);
    assert_eq!(declared.messages(), [""; 0]);
    let optional = declared.class("java.util.Optional");
    assert_eq!(declared.classes.class(optional).origin, Origin::Library);
    let members = declared.members("java.util.Optional");
    assert_eq!(members.matches("isPresent()").count(), 1);
    assert!(members.contains("public E orElse(E)\n"), "{members}");
    assert!(!members.contains("implicit"), "the constructors are those of the class file: {members}");
}

#[test]
fn the_class_object_of_the_library_is_completed_too() {
    let Some(source) = jdk() else { return };
    let model = "package java.lang; public class Object { public Object(); }";
    let declared =
        declare_with(source, &[(Origin::Library, model), (Origin::Source, "class A { int h = hashCode(); }")]);
    assert_eq!(declared.messages(), [""; 0]);
    assert!(declared.members("java.lang.Object").contains("public int hashCode()"));
    assert_eq!(declared.supertypes("java.lang.Object"), "");
}
