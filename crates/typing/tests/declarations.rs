//! Small programs that javac 17 accepts or rejects because of their declarations (`declarations.txt`): we say the same,
//! at the same lines.

use base::SourceMap;
use classes::{Classes, Origin};
use std::collections::BTreeSet;
use typing::Unit;

#[test]
fn declarations_are_rejected_where_javac_rejects_them() {
    let mut checked = 0;
    let mut wrong = Vec::new();
    for program in include_str!("declarations.txt").split("\n=== ").skip(1) {
        let Ok(Some(jdk)) = classpath::Jdk::discover(None) else { return };
        let (title, text) = program.split_once('\n').expect("a title has a line of its own");
        let entries = classpath::Entries::open("".as_ref()).expect("an empty class path can be opened");
        let classes = Classes::new(Box::new(classpath::ClassPath::new(Some(jdk), entries)));
        let marked = text.lines().enumerate().filter(|(_, line)| line.contains("//~ error"));
        let expected: BTreeSet<usize> = marked.map(|(index, _)| index + 1).collect();
        let found = lines(text, &classes);
        checked += 1;
        if found != expected {
            wrong.push(format!("{title}: javac says lines {expected:?}, we say {found:?}:\n{text}"));
        }
    }
    assert!(wrong.is_empty(), "{} of {checked} programs:\n{}", wrong.len(), wrong.join("\n"));
}

/// The lines of all errors in a program.
fn lines(text: &str, classes: &Classes) -> BTreeSet<usize> {
    let mut map = SourceMap::new();
    let file = map.add("Test.java", text);
    let parsed = syntax::parse(file, text);
    let units = [Unit { file, tree: &parsed.unit, origin: Origin::Source }];
    let typing = typing::analyze(&units, classes);
    let all = parsed.diagnostics.iter().chain(&typing.diagnostics);
    all.filter_map(|diagnostic| diagnostic.span).map(|span| map.location(span).line as usize).collect()
}
