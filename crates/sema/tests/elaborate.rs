//! Elaboration: what classes, constructors, lambdas, enums, records and bridges become.

use base::SourceMap;
use classes::Classes;
use sema::elaborate::{Unit, check, elaborate};
use sema::program::{Origin, Program};
use std::path::{Path, PathBuf};

/// Elaborates files together with the models of the library.
fn elaborated(files: &[(PathBuf, String)]) -> Program {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../library");
    let mut models = Vec::new();
    collect(&root, &mut models);
    let mut map = SourceMap::new();
    let mut trees = Vec::new();
    let user = files.iter().cloned().map(|(path, text)| (path, text, Origin::Source));
    let library = models.into_iter().map(|path| {
        let text = std::fs::read_to_string(&path).expect("the model can be read");
        (path, text, Origin::Library)
    });
    for (path, text, origin) in user.chain(library) {
        let bodies = if origin == Origin::Source { syntax::Bodies::Required } else { syntax::Bodies::Optional };
        let file = map.add(path, text);
        let options = syntax::Options { bodies, ..syntax::Options::default() };
        trees.push((file, origin, syntax::parse_with(file, map.text(file), options).unit));
    }
    let jdk = classpath::Jdk::discover(None).expect("the JDK can be read");
    let entries = classpath::Entries::open("".as_ref()).expect("nothing is opened");
    let classes = Classes::new(Box::new(classpath::ClassPath::new(jdk, entries)));
    let origin = |origin: Origin| match origin {
        Origin::Source => classes::Origin::Source,
        Origin::Library | Origin::External => classes::Origin::Library,
    };
    let inputs: Vec<typing::Unit<'_>> =
        trees.iter().map(|(file, from, tree)| typing::Unit { file: *file, tree, origin: origin(*from) }).collect();
    let typing = typing::analyze(&inputs, &classes);
    let units: Vec<Unit<'_>> = trees
        .iter()
        .zip(&typing.files)
        .map(|((file, origin, tree), attribution)| Unit { file: *file, tree, attribution, origin: *origin })
        .collect();
    let program = elaborate(&units, &classes, &sema::effects::Effects::default()).program;
    let flaws: Vec<String> = check::check(&program)
        .into_iter()
        .map(|flaw| format!("{}: {}: {}", map.snippet(flaw.span), program.methods[flaw.method].signature, flaw.message))
        .collect();
    assert_eq!(flaws, Vec::<String>::new(), "the program is well-typed");
    program
}

fn collect(path: &Path, files: &mut Vec<PathBuf>) {
    if path.is_dir() {
        let mut inside: Vec<PathBuf> =
            std::fs::read_dir(path).into_iter().flatten().flatten().map(|entry| entry.path()).collect();
        inside.sort();
        inside.iter().for_each(|path| collect(path, files));
    } else if path.extension().is_some_and(|extension| extension == "java") {
        files.push(path.to_owned());
    }
}

/// The classes of a source, printed.
fn printed(source: &str) -> String {
    let text = sema::print::print(&elaborated(&[("T.java".into(), source.to_owned())]));
    let mut shown = String::new();
    let mut is_shown = false;
    for line in text.lines() {
        if !line.starts_with(' ') {
            let name = line.split("class ").nth(1).unwrap_or_default();
            is_shown = !line.starts_with("library ") && name.starts_with('T');
        }
        if is_shown {
            shown.push_str(line);
            shown.push('\n');
        }
    }
    shown
}

/// That lines stand in the text one behind the other, whatever their indentation.
#[track_caller]
fn has(text: &str, lines: &[&str]) {
    let found: Vec<&str> = text.lines().map(str::trim).collect();
    assert!(found.windows(lines.len()).any(|window| window == lines), "{lines:#?} is not in\n{text}");
}

#[test]
fn constructors_initialise_in_order() {
    let text = printed(
        "class T { int x = 1; { x = 2; } static int s = 3; static final int K = 4; int y = K; \
         T() { this(5); } T(int z) { y = z; } }",
    );
    has(&text, &["constructor T()", "call T[int](5)", "constructor T(int z)"]);
    has(&text, &["call Object[]()", "(this.x = 1)", "block", "(this.x = 2)", "(this.y = 4)", "(this.y = z)"]);
    has(&text, &["private static initializer <clinit>()", "(T.s = 3)"]);
}

#[test]
fn inner_classes_hold_their_object() {
    let text =
        printed("class T { int f; class I { int g() { return f; } } class J extends I { } I i() { return new I(); } }");
    has(&text, &["constructor I(T this$0)", "(this.this$0 = this$0)", "call Object[]()"]);
    has(&text, &["return this.this$0.f"]);
    has(&text, &["(this.this$0 = this$0)", "call T.I[](this$0)"]);
    has(&text, &["return new T.I[](this)"]);
}

#[test]
fn local_classes_hold_variables_also_for_others() {
    let text = printed(
        "class T { static int m(int a) { class L { int v() { return a; } } class M { L l() { return new L(); } } \
         return new M().l().v(); } }",
    );
    has(&text, &["return new T$1L[](this.val$a)"]);
    has(&text, &["return new T$1M[](a).T$1M.l[]().T$1L.v[]()"]);
}

#[test]
fn before_construction_the_object_around_is_reached() {
    let text = printed(
        "class T { int f; static class B { B(Object o) { } } \
         class I extends B { I(int p) { super(new Object() { int q = f + p; }); } } }",
    );
    has(&text, &["(this.this$0 = this$0)", "call T.B[Object](new T$I$1[](this$0, p))"]);
    has(&text, &["(this.q = (this$0.f + val$p))"]);
}

#[test]
fn lambdas_hold_what_they_mention_and_nothing_else() {
    let text = printed(
        "class T { int f; Runnable r(int a) { return () -> { f = a; }; } \
         java.util.function.IntUnaryOperator u() { return x -> x + 1; } }",
    );
    has(&text, &["return new T$$Lambda1[](this, a)"]);
    has(&text, &["public void run()", "(this.this$0.f = this.val$a)"]);
    has(&text, &["return new T$$Lambda2[]()"]);
    has(&text, &["public int applyAsInt(int x)", "return (x + 1)"]);
}

#[test]
fn boxes_are_compared_as_objects_and_with_numbers_as_numbers() {
    let text = printed(
        "class T { boolean same(Integer a, Integer b) { return a == b; } \
         boolean differ(java.util.List<Long> a) { return a.get(0) != a.get(1); } \
         boolean number(Integer a, int b) { return a == b; } boolean none(Integer a) { return a == null; } \
         boolean any(Object a, Integer b) { return a == b; } }",
    );
    has(&text, &["return samebox(a, b)"]);
    has(&text, &["return !samebox(a.List.get[int](0), a.List.get[int](1))"]);
    has(&text, &["return (unboxed(a) == b)"]);
    has(&text, &["return (a == null)"]);
    has(&text, &["return (a == b)"]);
}

#[test]
fn method_references_adapt() {
    let text = printed(
        "class T { static long twice(long x) { return 2 * x; } \
         java.util.function.Function<Integer, Long> f() { return T::twice; } \
         java.util.function.Supplier<String> g(Object o) { return o::toString; } \
         java.util.function.IntFunction<int[]> h() { return int[]::new; } }",
    );
    has(&text, &["return Long.valueOf[long](T.twice[long]((long) unboxed((Integer) p0)))"]);
    has(&text, &["return new T$$Lambda2[](nonnull(o))"]);
    has(&text, &["return this.receiver.Object.toString[]()"]);
    has(&text, &["return new int[] of (p0)"]);
}

#[test]
fn enums_and_records_have_what_is_implied() {
    let text =
        printed("enum T { A { int n() { return 2; } }, B; int n() { return 1; } record TR(int x, String s) { } }");
    has(&text, &["(T.A = new T$1[](\"A\", 0))", "(T.B = new T[](\"B\", 1))", "(T.$VALUES = new T[] {T.A, T.B})"]);
    has(&text, &["call Enum[String, int]($name, $ordinal)"]);
    has(&text, &["call Record[]()", "(this.x = x)", "(this.s = s)"]);
    has(&text, &["return ((31 * Integer.hashCode[int](this.x)) + Objects.hashCode[Object](this.s))"]);
}

#[test]
fn bridges_lead_to_methods_with_other_erased_parameters() {
    let text = printed(
        "class T implements Comparable<T> { public int compareTo(T o) { return 0; } } \
         class TB { public int compareTo(TB o) { return 0; } } class TC extends TB implements Comparable<TB> { }",
    );
    has(&text, &["return this.T.compareTo[T]((T) p0)"]);
    has(&text, &["return this.TB.compareTo[TB]((TB) p0)"]);
}

#[test]
fn programs_are_well_typed() {
    let tests = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/run");
    for folder in ["inner-classes", "local-classes", "lambdas", "enums", "generics", "functional", "anonymous-classes"]
    {
        let mut paths = Vec::new();
        collect(&tests.join(folder), &mut paths);
        let files: Vec<(PathBuf, String)> =
            paths.into_iter().map(|path| (path.clone(), std::fs::read_to_string(path).unwrap_or_default())).collect();
        assert!(!files.is_empty(), "there are programs in `{folder}`");
        elaborated(&files);
    }
}
