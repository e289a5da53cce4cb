//! What small Java methods become: each test shows the procedures of a class as the IR's printer writes them. What they mean is tested by
//! running and by checking programs; here a change of the translation is seen as such.

use base::SourceMap;
use classes::{Classes, table::NoClassFiles};
use sema::elaborate::{Unit, elaborate};
use sema::program::Origin;
use std::path::{Path, PathBuf};
use std::sync::LazyLock;

/// The models of the library, with their texts.
static LIBRARY: LazyLock<Vec<(PathBuf, String)>> = LazyLock::new(|| {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../library");
    let mut folders = vec![root];
    let mut models = Vec::new();
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).expect("the library is there").flatten() {
            match entry.path() {
                path if path.is_dir() => folders.push(path),
                path if path.extension().is_some_and(|extension| extension == "java") => {
                    let text = std::fs::read_to_string(&path).expect("a model can be read");
                    models.push((path, text));
                }
                _ => {}
            }
        }
    }
    models.sort();
    models
});

/// The procedures of the methods whose signatures begin like this, printed.
fn lowered(source: &'static str, signatures: &'static [&'static str]) -> String {
    // Trees are walked recursively, which needs a large stack.
    let thread = std::thread::Builder::new().stack_size(64 << 20).spawn(move || {
        let program = lower(source);
        let is_wanted = |name: &str| signatures.iter().any(|signature| name.starts_with(signature));
        let wanted = program.procedures.values().filter(|procedure| is_wanted(&procedure.name));
        wanted.map(|procedure| ir::print::print_procedure(&program, procedure)).collect::<Vec<_>>().join("\n")
    });
    thread.expect("a thread can be started").join().expect("lowering does not panic")
}

fn lower(source: &str) -> ir::Program {
    let mut map = SourceMap::new();
    let mut files = vec![(map.add("T.java", source), Origin::Source)];
    files.extend(LIBRARY.iter().map(|(path, text)| (map.add(path.clone(), text.clone()), Origin::Library)));
    let options = syntax::Options { bodies: syntax::Bodies::Optional, ..syntax::Options::default() };
    let tree = |file| syntax::parse_with(file, map.text(file), options).unit;
    let trees: Vec<_> = files.into_iter().map(|(file, origin)| (file, origin, tree(file))).collect();
    let classes = Classes::new(Box::new(NoClassFiles));
    let origin_of = |origin: &Origin| match origin {
        Origin::Source => classes::Origin::Source,
        _ => classes::Origin::Library,
    };
    let inputs: Vec<typing::Unit<'_>> = trees
        .iter()
        .map(|(file, origin, tree)| typing::Unit { file: *file, tree, origin: origin_of(origin) })
        .collect();
    let typing = typing::analyze(&inputs, &classes);
    let own = trees.first().map(|(file, _, _)| *file);
    let of_source = typing.diagnostics.iter().filter(|found| found.span.map(|span| span.file) == own);
    let wrong: Vec<&str> = of_source.map(|diagnostic| diagnostic.message.as_str()).collect();
    assert_eq!(wrong, [""; 0], "the sources of these tests compile");
    let units: Vec<Unit<'_>> = trees
        .iter()
        .zip(&typing.files)
        .map(|((file, origin, tree), attribution)| Unit { file: *file, tree, attribution, origin: *origin })
        .collect();
    let program = elaborate(&units, &classes, &sema::effects::Effects::default()).program;
    let lowered = lower::lower(&program, &map, lower::Options::default());
    let malformed: Vec<String> = ir::check::check(&lowered).iter().map(ToString::to_string).collect();
    assert_eq!(malformed, [""; 0], "what lowering makes is well-formed");
    lowered
}

#[test]
fn an_assertion_is_an_obligation_and_throws() {
    insta::assert_snapshot!(lowered(
        "class T { static void positive(int n) { assert n > 0 : \"n\"; } }",
        &["T.positive"]
    ));
}

#[test]
fn a_call_by_dispatch_goes_on_with_what_it_returns_or_throws() {
    insta::assert_snapshot!(lowered(
        "import java.util.Map; class T { static String look(Map<String, String> m, String k) { return m.get(k); } }",
        &["T.look"]
    ));
}

#[test]
fn a_loop_has_one_header_and_one_latch() {
    insta::assert_snapshot!(lowered(
        "class T { static int sum(int[] a) { int s = 0; for (int i = 0; i < a.length; i++) s += a[i]; return s; } }",
        &["T.sum"]
    ));
}

#[test]
fn an_exception_is_a_value_that_is_handed_to_its_handler() {
    insta::assert_snapshot!(lowered(
        "class T { static int tried(Runnable r) { try { r.run(); return 1; } catch (IllegalStateException e) { return 2; } } }",
        &["T.tried"]
    ));
}

#[test]
fn a_contract_has_cases_snapshots_and_a_frame() {
    insta::assert_snapshot!(lowered(
        "class T { int x; int y;
            /*@ requires n >= 0; assignable x; ensures x == \\old(x) + n; @*/ void add(int n) { x += n; } }",
        &["T.add"]
    ));
}

#[test]
fn the_first_use_of_a_class_initialises_it() {
    insta::assert_snapshot!(lowered(
        "class T { static int read() { return S.x; } } class S { static int x = U.y + 1; } class U { static int y = T.read(); }",
        &["T.read", "S."]
    ));
}

#[test]
fn a_concatenation_makes_texts_of_its_parts() {
    insta::assert_snapshot!(lowered("class T { static String text(int n, String s) { return s + n; } }", &["T.text"]));
}

#[test]
fn a_switch_is_a_chain_of_tests() {
    insta::assert_snapshot!(lowered(
        "class T { static int of(int n) { switch (n) { case 1: return 10; case 2: n = 20; default: return n; } } }",
        &["T.of"]
    ));
}

#[test]
fn a_lambda_is_an_object_that_holds_what_it_captures() {
    insta::assert_snapshot!(lowered(
        "import java.util.function.IntUnaryOperator;
         class T { static int twice(int n) { IntUnaryOperator f = x -> x + n; return f.applyAsInt(n); } }",
        &["T.twice", "T$$Lambda"]
    ));
}

#[test]
fn the_constants_of_an_enum_are_made_by_its_initialiser() {
    insta::assert_snapshot!(lowered(
        "class T { static boolean isRed(Color c) { return c == Color.RED; } } enum Color { RED, GREEN }",
        &["T.isRed", "Color.<"]
    ));
}
