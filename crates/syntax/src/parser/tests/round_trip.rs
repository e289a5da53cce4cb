//! Printing the tree as Java and reading that gives the same tree: over the repository's programs and, where
//! `INVAR_JDK_SOURCES` names a folder (`benches/parse.sh` says where it comes from), over all files in it; likewise
//! over KeY's and Jahob's examples (`docs/frontend.md`).

use super::*;
use std::path::{Path, PathBuf};

/// All Java files below a folder, in order.
fn java_files(folder: &Path, files: &mut Vec<PathBuf>) {
    let Ok(entries) = std::fs::read_dir(folder) else { return };
    let mut paths: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).collect();
    paths.sort();
    for path in paths {
        if path.is_dir() {
            java_files(&path, files);
        } else if path.extension().is_some_and(|extension| extension == "java") {
            files.push(path);
        }
    }
}

/// What differs after a round trip, if the text can be read and all of it is understood.
fn difference(text: &str) -> Option<String> {
    let first = read(text);
    let tree = print::print(&first.unit);
    let is_unsupported =
        |line: &str| line.trim_start().starts_with("unsupported \"") || line.contains("(unsupported \"");
    if !first.diagnostics.is_empty() || tree.lines().any(is_unsupported) {
        return None;
    }
    let source = print::source(&first.unit);
    let second = read(&source);
    if let Some(diagnostic) = second.diagnostics.first() {
        return Some(format!("{}\n{source}", message(&source, diagnostic)));
    }
    let again = print::print(&second.unit);
    (tree != again).then(|| {
        let lines = tree.lines().zip(again.lines()).find(|(first, second)| first != second);
        format!("{lines:?}")
    })
}

fn check_folder(folder: &Path) -> usize {
    let mut files = Vec::new();
    java_files(folder, &mut files);
    for path in &files {
        let text = String::from_utf8_lossy(&std::fs::read(path).unwrap()).into_owned();
        assert_eq!(difference(&text), None, "{}", path.display());
    }
    files.len()
}

/// Trees can be deep, and the printer is recursive: it runs on a thread whose stack is made for that.
fn with_large_stack(run: impl FnOnce() + Send + 'static) {
    let thread = std::thread::Builder::new().stack_size(512 << 20).spawn(run).expect("a thread");
    if let Err(panic) = thread.join() {
        std::panic::resume_unwind(panic);
    }
}

#[test]
fn programs_of_the_repository() {
    with_large_stack(|| {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
        let count =
            ["tests", "examples", "library"].iter().map(|folder| check_folder(&root.join(folder))).sum::<usize>();
        assert!(count > 100, "{count}");
    });
}

#[test]
fn the_jdk() {
    if let Some(folder) = std::env::var_os("INVAR_JDK_SOURCES") {
        with_large_stack(move || {
            let mut files = Vec::new();
            java_files(Path::new(&folder), &mut files);
            for path in &files {
                let text = std::fs::read_to_string(path).unwrap();
                assert_eq!(messages(&text), Vec::<String>::new(), "{}", path.display());
            }
            println!("{} files", check_folder(Path::new(&folder)));
        });
    }
}

/// Folders of examples of other tools, whose specifications are part of the tree.
#[test]
fn specifications_of_other_tools() {
    for variable in ["INVAR_KEY_EXAMPLES", "INVAR_JAHOB_EXAMPLES"] {
        if let Some(folder) = std::env::var_os(variable) {
            with_large_stack(move || println!("{} files", check_folder(Path::new(&folder))));
        }
    }
}

#[test]
fn all_kinds_of_specifications() {
    assert_eq!(difference(include_str!("Specified.java")), None);
}

#[test]
fn small_texts() {
    for text in [
        "class C { int a = - -b + +c - --d, e = 0x80000000, f = -2147483648; long g = 0xFFFFFFFFFFFFFFFFL; }",
        "class C { String s = \"\\\\\\u0000\\ud83d\\n\\\"\" + '\\'' + 1e300 + 1.5f + 0x1p-1074; }",
        "class C { Object o = (A & B<C>) (x, y) -> { return new D<>() { }; }; Object p = int[][]::new; }",
        "class C { void f(C this, int @A [] a @B []) { if (a) if (b) c(); else d(); else if (e) ; else g(); } }",
        "enum E { A, B(1) { int x; }; int y; }",
        "class C { int f() { return switch (a) { case B b when c -> 1; case null, default -> throw d; }; } }",
        "/*@ nullable_by_default @*/ class C { //@ invariant a ==> b;\n//@ requires \\old(a); also ensures b;\nvoid f() { \
         //@ loop_invariant (\\forall int i; 0 < i; a);\nl: for (;;) { //@ assert b;\n } } }",
    ] {
        assert_eq!(messages(text), Vec::<String>::new(), "{text}");
        assert_eq!(difference(text), None, "{text}");
    }
}
