//! The contracts of models, which proofs see instead of the bodies, against the bodies: `tests/promises` calls them with arguments from
//! many seeds in a run that checks, and whatever they promise must hold. That a wrong promise is noticed is shown by contracts that are
//! made wrong.
//!
//! `INVAR_PROMISES` says how many seeds each method gets; each seed stands for twenty states.

mod common;

use invar::pipeline::{Front, FrontOptions, front};
use ir::interpreter::{Defaults, End, Interpreter, Limits, Value};
use std::fs;
use std::path::PathBuf;

const SEEDS: i128 = 10;

fn seeds() -> i128 {
    std::env::var("INVAR_PROMISES").map_or(SEEDS, |text| text.parse().expect("INVAR_PROMISES is a number"))
}

fn drivers(library: Vec<PathBuf>) -> Front {
    let front = front(&[common::root().join("tests/promises")], &FrontOptions { library, ..FrontOptions::default() });
    assert!(front.diagnostics.is_empty(), "{:?}", front.diagnostics);
    front
}

/// What a run says against a promise, the first of as many seeds for each method.
fn broken(front: &Front, seeds: i128) -> Option<String> {
    let interpreter = Interpreter::new(&front.ir);
    let methods = front.ir.procedures.iter().filter(|(_, procedure)| {
        procedure.is_entry
            && procedure.parameters.len() == 1
            && procedure.name.ends_with("(int)")
            && procedure.result.is_none()
    });
    let methods: Vec<_> = methods.map(|(id, procedure)| (id, procedure.name)).collect();
    assert!(methods.len() >= 5, "only {methods:?}");
    for seed in 0..seeds {
        for (method, name) in &methods {
            let mut start = front.ir.initial.values.clone();
            start.arguments = vec![Value::Int(seed)];
            let limits = Limits { steps: 100_000_000, ..Limits::default() };
            let run = interpreter.run(*method, &start, &limits, &mut Defaults);
            match run.end {
                End::Finished(_) if run.exception.is_none() => {}
                End::AssumptionFailed { what, .. } => return Some(format!("{name}({seed}): {what}")),
                End::Failed { obligation, span, .. } => {
                    let (place, message) = (front.sources.path(span.file), &front.ir.obligations[obligation].message);
                    return Some(format!("{name}({seed}): {message}, {}:{}", place.display(), span.start));
                }
                other => panic!("{name}({seed}) ended otherwise: {other:?}, {:?}", run.exception),
            }
        }
    }
    None
}

#[test]
fn models_keep_what_their_contracts_promise() {
    assert_eq!(broken(&drivers(Vec::new()), seeds()), None);
}

/// Contracts made wrong: the file, what it says, and what it says then.
const WRONG: [(&str, &str, &str); 21] = [
    (
        "java/lang/String.java",
        "\\result.length() <= this.length();\n      @   ensures !",
        "\\result.length() < this.length();\n      @   ensures !",
    ),
    ("java/lang/String.java", "\\result.charAt(0) > ' '", "\\result.charAt(0) > 'b'"),
    ("java/lang/String.java", "\\result.length() == this.length()", "\\result.length() < this.length()"),
    (
        "java/lang/String.java",
        "0 <= \\result && \\result <= this.length()",
        "0 < \\result && \\result <= this.length()",
    ),
    ("java/lang/String.java", "start <= \\result)", "start < \\result)"),
    (
        "java/lang/String.java",
        "this.length() == 0 ==> \\result.length == 1",
        "this.length() == 0 ==> \\result.length == 0",
    ),
    (
        "java/lang/String.java",
        "limit > 0 ==> \\result.length <= limit;\n      @   ensures limit != 0 ==> 1 <= \\result.length;\n      @   ensures this",
        "limit > 0 ==> \\result.length < limit;\n      @   ensures limit != 0 ==> 1 <= \\result.length;\n      @   ensures this",
    ),
    ("java/lang/String.java", "\\result[i].length() <= this.length()", "\\result[i].length() < this.length()"),
    ("java/lang/String.java", "text.length() * count", "text.length() + count"),
    ("java/lang/String.java", "one.equals(other)) ==> \\result", "one.equals(other)) ==> !\\result"),
    ("java/lang/String.java", "first.equals(second) ==> \\result == 0", "first.equals(second) ==> \\result == 1"),
    ("java/lang/Casing.java", "text.length() == 0 ==> \\result.length() == 0", "\\result.length() == 0"),
    ("java/lang/Integer.java", "\\result.length() <= 11", "\\result.length() <= 10"),
    ("java/lang/Long.java", "\\result.length() <= 20", "\\result.length() <= 10"),
    ("java/lang/Short.java", "\\result.length() <= 6", "\\result.length() <= 4"),
    ("java/lang/Byte.java", "\\result.length() <= 4", "\\result.length() <= 3"),
    ("java/lang/Character.java", "\\result.length() <= 2", "\\result.length() <= 1"),
    ("java/lang/Character.java", "codePoint < 0 || codePoint > 0x10ffff", "codePoint < 0"),
    ("java/lang/Unicode.java", "\\result <= 30", "\\result <= 20"),
    (
        "java/lang/AbstractStringBuilder.java",
        "\\result.length() == forwards.length()",
        "\\result.length() < forwards.length()",
    ),
    ("java/lang/System.java", "\\type(ArrayIndexOutOfBoundsException)", "\\type(IndexOutOfBoundsException)"),
];

#[test]
fn wrong_promises_are_noticed() {
    for (path, old, new) in WRONG {
        let text = fs::read_to_string(common::root().join("library").join(path)).expect("a model can be read");
        assert!(text.contains(old), "{path} does not say {old}");
        let library = tempfile::tempdir().expect("a folder can be made");
        let changed = library.path().join(path);
        fs::create_dir_all(changed.parent().expect("it has a folder")).expect("a folder can be made");
        fs::write(&changed, text.replacen(old, new, 1)).expect("a file can be written");
        let found = broken(&drivers(vec![library.path().to_owned()]), 4 * SEEDS);
        assert!(found.is_some(), "{path}: `{new}` is not noticed");
    }
}
