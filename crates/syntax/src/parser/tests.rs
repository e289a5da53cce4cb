//! What the tests of the parser share: short texts in, the printed tree or the messages out.

mod declarations;
mod errors;
mod expressions;
mod java;
mod javac;
mod jml;
mod literals;
mod old;
mod robustness;
mod round_trip;
mod spec_errors;
mod spec_robustness;
mod specification;
mod statements;
mod switches;
mod types;

use crate::{Bodies, Options, Parsed, SourceLevel, parse, parse_with, print};
use base::{Diagnostic, FileId, SourceMap};

/// The only file of a test.
fn file(text: &str) -> FileId {
    SourceMap::new().add("Test.java", text)
}

/// The tree and the messages; methods need no bodies, which keeps the texts short.
fn read(text: &str) -> Parsed {
    parse_with(file(text), text, Options { bodies: Bodies::Optional, ..Options::default() })
}

/// The messages, each with its line, rule and the text that it points to.
fn messages(text: &str) -> Vec<String> {
    read(text).diagnostics.iter().map(|diagnostic| message(text, diagnostic)).collect()
}

fn message(text: &str, diagnostic: &Diagnostic) -> String {
    let span = diagnostic.span.expect("a place");
    let line = text[..span.start as usize].matches('\n').count() + 1;
    let place = &text[span.start as usize..span.end as usize];
    format!("{line}: {} [{}] at `{place}`", diagnostic.message, diagnostic.rule.name)
}

/// The printed tree of a text without errors.
fn tree(text: &str) -> String {
    assert_eq!(messages(text), Vec::<String>::new(), "{text}");
    print::print(&read(text).unit)
}

/// The lines of the tree below the line `head`, without their common indentation.
fn below<'tree>(tree: &'tree str, head: &str) -> Vec<&'tree str> {
    let indentation = |line: &str| line.len() - line.trim_start().len();
    let mut lines = tree.lines().skip_while(|line| line.trim() != head);
    let depth = lines.next().map(indentation).unwrap_or_else(|| panic!("no line {head:?} in\n{tree}"));
    lines.take_while(|line| indentation(line) > depth).map(|line| &line[depth + 2..]).collect()
}

/// The printed statements of a method's body.
fn statements(text: &str) -> Vec<String> {
    let tree = tree(&format!("class C {{ void m() {{ {text} }} }}"));
    below(&tree, "body").into_iter().map(str::to_owned).collect()
}

/// The one printed statement of a method's body.
fn statement(text: &str) -> String {
    let lines = statements(text);
    assert_eq!(lines.len(), 1, "{text}: {lines:?}");
    lines[0].clone()
}

/// A printed expression of Java.
fn expression(text: &str) -> String {
    let line = statement(&format!("x = {text};"));
    line.strip_prefix("(= x ").and_then(|rest| rest.strip_suffix(')')).expect("an assignment").to_owned()
}

/// A printed expression of a specification.
fn formula(text: &str) -> String {
    let line = statement(&format!("/*@ assert {text}; @*/"));
    line.strip_prefix("@assert ").expect("an assertion").to_owned()
}

/// The printed members of a class.
fn members(text: &str) -> Vec<String> {
    let tree = tree(&format!("class C {{\n{text}\n}}"));
    below(&tree, "class C").into_iter().map(str::to_owned).collect()
}
