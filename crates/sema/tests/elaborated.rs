//! What expressions and statements become in the typed program: each test shows the body of a method as the printer
//! writes it. The meaning of it all is tested by running programs (`tests/run`).

use base::SourceMap;
use classes::{Classes, table::NoClassFiles};
use sema::elaborate::{Unit, elaborate};
use sema::program::Origin;
use std::path::{Path, PathBuf};
use std::sync::LazyLock;

/// The models that these tests need.
fn library() -> Vec<PathBuf> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../library/java");
    let mut files = Vec::new();
    for folder in ["lang", "io", "util"] {
        let entries = std::fs::read_dir(root.join(folder)).expect("the library is there");
        files.extend(entries.flatten().map(|entry| entry.path()).filter(|path| path.is_file()));
    }
    files.sort();
    files
}

/// The methods that the tests look at.
const SOURCE: &str = r#"
class T<V> {
    V held;
    V get() { return held; }
    static void done() { }
    static <E> int count(E... all) { return all.length; }

    static void casts(T<String> t) { Object o = t.get(); int n = t.get().length(); t.get(); t.held = "a"; }
    static long boxes(Integer n, T<Long> t) { Object o = 1; Byte b = 2; t.held = 3L; return n + t.held; }
    static void updates(byte b, int i, Integer n, double[] d) { b += 3; i += 1L; i *= 2.5; n++; d[i]--; ++i; }
    static String chain(byte b, String s, char[] c) { return 1 + 2 + "a" + b + 'c' + s + c + null; }
    static void jumps(int i) { a: while (i > 0) { switch (i) { case 1: break a; case 2: break; } i--; } }
    static void pattern(Object o) { if (o instanceof String s && s.isEmpty()) done(); }
    static void elements(int[] a) { for (long x : a) done(); for (int y : a) done(); }
    static void iterated(Iterable<Integer> all) { for (int x : all) done(); }
    static void text(String s) { switch (s) { case "a": done(); default: done(); } }
    static void variable(String[] s) { count(); count(1, 2); count(s); T.<Object>count(s, s); }
}
"#;

/// The typed program of the source, printed. It is made once, for the whole library is typed with it.
static PRINTED: LazyLock<String> = LazyLock::new(|| {
    // Trees are walked recursively, which needs a large stack.
    let thread = std::thread::Builder::new().stack_size(64 << 20).spawn(printed);
    thread.expect("a thread can be started").join().expect("elaboration does not panic")
});

/// The statements of a method, one a line, without the indentation of the method.
fn body(method: &str) -> String {
    let head = format!(" {method}(");
    let lines = PRINTED.lines().skip_while(|line| !line.starts_with("class T "));
    let method = lines.skip_while(|line| !(line.starts_with("    ") && line.contains(&head))).skip(1);
    let statements: Vec<&str> = method.map_while(|line| line.strip_prefix("        ")).collect();
    statements.join("\n")
}

fn printed() -> String {
    let mut map = SourceMap::new();
    let mut files = vec![(map.add("T.java", SOURCE), Origin::Source)];
    for path in library() {
        let text = std::fs::read_to_string(&path).expect("a model can be read");
        files.push((map.add(path, text), Origin::Library));
    }
    let mut trees = Vec::new();
    for (file, origin) in files {
        let options = syntax::Options { bodies: syntax::Bodies::Optional, ..syntax::Options::default() };
        trees.push((file, origin, syntax::parse_with(file, map.text(file), options).unit));
    }
    let classes = Classes::new(Box::new(NoClassFiles));
    let inputs: Vec<typing::Unit<'_>> = trees
        .iter()
        .map(|(file, origin, tree)| {
            let origin = match origin {
                Origin::Source => classes::Origin::Source,
                _ => classes::Origin::Library,
            };
            typing::Unit { file: *file, tree, origin }
        })
        .collect();
    let typing = typing::analyze(&inputs, &classes);
    let own = trees.first().map(|(file, _, _)| *file);
    let wrong: Vec<&str> = typing
        .diagnostics
        .iter()
        .filter(|diagnostic| diagnostic.span.map(|span| span.file) == own)
        .map(|diagnostic| diagnostic.message.as_str())
        .collect();
    assert_eq!(wrong, [""; 0], "the sources of these tests compile");
    let units: Vec<Unit<'_>> = trees
        .iter()
        .zip(&typing.files)
        .map(|((file, origin, tree), attribution)| Unit { file: *file, tree, attribution, origin: *origin })
        .collect();
    sema::print::print(&elaborate(&units, &classes, &sema::effects::Effects::default()).program)
}

#[test]
fn a_cast_stands_where_erasure_needs_one_and_nowhere_else() {
    let wanted = r#"Object o = t.T.get[]()
int n = (String) t.T.get[]().String.length[]()
t.T.get[]()
(t.held = "a")"#;
    assert_eq!(body("casts"), wanted);
}

#[test]
fn boxes_are_made_and_opened() {
    let wanted = r#"Object o = Integer.valueOf[int](1)
Byte b = Byte.valueOf[byte](2)
(t.held = Long.valueOf[long](3L))
return ((long) unboxed(n) + unboxed((Long) t.held))"#;
    assert_eq!(body("boxes"), wanted);
}

#[test]
fn a_place_that_is_no_int_is_updated_through_its_old_value() {
    let wanted = r#"(prefix b as old = (byte) ((int) old + 3))
(i +={long} 1L)
(prefix i as old = (int) ((double) old * 2.5))
(postfix n as old = Integer.valueOf[int]((unboxed(old) + 1)))
(postfix d[i] as old = (old - 1.0))
++i"#;
    assert_eq!(body("updates"), wanted);
}

#[test]
fn a_chain_of_concatenations_is_one() {
    let wanted = r#"return concat("3a", String.valueOf[int]((int) b), "c", s, String.valueOf[Object](c), "null")"#;
    assert_eq!(body("chain"), wanted);
}

#[test]
fn jumps_name_their_statement() {
    let wanted = r#"label 0
    while (i > 0)
        label 1
            switch i
                case 1
                    break 0
                case 2
                    break 1
        i--"#;
    assert_eq!(body("jumps"), wanted);
}

#[test]
fn a_pattern_declares_its_variable_in_the_condition() {
    let wanted = r#"if (((o instanceof String) && { String s = (String) o ; true }) && s.String.isEmpty[]())
    T.done[]()"#;
    assert_eq!(body("pattern"), wanted);
}

#[test]
fn elements_are_converted_in_a_loop() {
    let wanted = r#"for int x : a
    long x = (long) x
    T.done[]()
for int y : a
    T.done[]()"#;
    assert_eq!(body("elements"), wanted);
}

#[test]
fn an_iterable_is_gone_through_by_its_iterator() {
    let wanted = r#"block
    Iterator iterator = all.Iterable.iterator[]()
    while iterator.Iterator.hasNext[]()
        int x = unboxed((Integer) iterator.Iterator.next[]())
        T.done[]()"#;
    assert_eq!(body("iterated"), wanted);
}

#[test]
fn a_switch_on_a_string_is_one_on_the_number_of_its_case() {
    let wanted = r#"block
    String selector = nonnull(s)
    int case = -1
    label 1
        block
            if selector.String.equals[Object]("a")
                (case = 0)
                break 1
    switch case
        case 0
            T.done[]()
        case 1, default
            T.done[]()"#;
    assert_eq!(body("text"), wanted);
}

#[test]
fn variable_arguments_are_collected() {
    let wanted = r#"T.count[Object[]](new Object[] {})
T.count[Object[]](new Integer[] {Integer.valueOf[int](1), Integer.valueOf[int](2)})
T.count[Object[]](s)
T.count[Object[]](new Object[] {s, s})"#;
    assert_eq!(body("variable"), wanted);
}
