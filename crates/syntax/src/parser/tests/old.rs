//! Java 1.4, where `enum` and `assert` are names.

use super::*;

fn old(text: &str) -> Parsed {
    parse_with(file(text), text, Options { source: SourceLevel::Java1_4, ..Options::default() })
}

#[test]
fn enum_and_assert_are_names() {
    let text = "class C { int assert = 1; void enum(int enum) { assert = enum; assert(enum); _ = 2; yield(1); var var = 3; } }";
    let parsed = old(text);
    assert_eq!(parsed.diagnostics, []);
    assert!(print::print(&parsed.unit).contains("method void enum(int enum)"));
    assert!(!read(text).diagnostics.is_empty());
}

#[test]
fn specifications_still_assert() {
    let parsed = old("class C { void f() { //@ assert 1 == 1;\n } }");
    assert_eq!(parsed.diagnostics, []);
    assert!(print::print(&parsed.unit).contains("@assert (== 1 1)"));
}
