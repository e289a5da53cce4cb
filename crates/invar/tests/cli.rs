//! What the program says to input that it cannot use, and with which exit code.

use crate::common;
use std::fs;

fn check(arguments: &[&str]) -> (Option<i32>, String) {
    let output = common::output(common::invar().arg("check").args(arguments));
    (output.status.code(), common::stdout(&output) + &common::stderr(&output))
}

#[test]
fn a_missing_file_is_named() {
    let (code, text) = check(&["no/such/File.java"]);
    assert_eq!(code, Some(2), "{text}");
    assert!(text.contains("no/such/File.java") && text.contains("no such file"), "{text}");
}

#[test]
fn a_folder_without_java_says_so() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let (code, text) = check(&[&folder.path().display().to_string()]);
    assert_eq!(code, Some(2), "{text}");
    assert!(text.contains("no Java file"), "{text}");
}

#[test]
fn a_syntax_error_is_shown_and_the_other_files_are_checked() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    fs::write(folder.path().join("Broken.java"), "class Broken { void m( { } }").expect("written");
    fs::write(folder.path().join("Whole.java"), "class Whole { static int m(int x) { return 1 / x; } }")
        .expect("written");
    let (code, text) = check(&[&folder.path().display().to_string()]);
    assert_eq!(code, Some(4), "{text}");
    assert!(text.contains("IV0401") && text.contains("Broken.java"), "{text}");
    assert!(text.contains("IV0104") && text.contains("Whole.java"), "{text}");
}

#[test]
fn a_file_that_cannot_be_read_is_named() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let (code, text) = check(&[&folder.path().join("Gone.java").display().to_string()]);
    assert_eq!(code, Some(2), "{text}");
    assert!(text.contains("IV0501") && text.contains("Gone.java"), "{text}");
    #[cfg(unix)]
    {
        std::os::unix::fs::symlink(folder.path().join("gone"), folder.path().join("Dangling.java")).expect("linked");
        let (code, text) = check(&[&folder.path().join("Dangling.java").display().to_string()]);
        assert_eq!(code, Some(2), "{text}");
    }
}

#[test]
fn what_is_not_utf_8_is_read_as_latin_1_and_said() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let latin = folder.path().join("Latin.java");
    fs::write(&latin, b"class Latin { /* f\xfcr */ static int one() { int \xe4 = 1; return \xe4; } }")
        .expect("written");
    let (code, text) = check(&[&latin.display().to_string()]);
    assert_eq!(code, Some(0), "{text}");
    assert!(text.contains("IV0501") && text.contains("Latin-1"), "{text}");
    let binary = folder.path().join("Binary.java");
    fs::write(&binary, [0xff, 0xfe, 0x00, 0x01, 0x02]).expect("written");
    let (code, text) = check(&[&binary.display().to_string()]);
    assert_eq!(code, Some(4), "{text}");
}

#[test]
fn specifications_may_stand_in_a_file_beside_the_source() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let at = |name: &str| folder.path().join(name);
    let source =
        "class Account { int balance; int withdraw(int amount) { balance = balance - amount; return balance; } }";
    fs::write(at("Account.java"), source).expect("written");
    let contract = "/*@ requires 0 <= amount && amount <= balance; ensures \\result == \\old(balance) - amount; @*/";
    let specification =
        format!("class Account {{\n  //@ invariant balance >= 0;\n  {contract}\n  int withdraw(int amount);\n}}");
    fs::write(at("Account.jml"), &specification).expect("written");
    let path = at("Account.java").display().to_string();
    let (code, text) = check(&[&path]);
    assert_eq!(code, Some(0), "{text}");
    // What is wrong in it is wrong there, and nothing is verified.
    for (wrong, line) in [("amount <= balanc", 3), ("amount <= true", 3)] {
        fs::write(at("Account.jml"), specification.replace("amount <= balance", wrong)).expect("written");
        let (code, text) = check(&[&path]);
        assert_eq!(code, Some(4), "{text}");
        assert!(text.contains(&format!("Account.jml:{line}:")) && !text.contains("1 proved"), "{text}");
    }
    fs::write(at("Account.jml"), specification.replace("withdraw", "deposit")).expect("written");
    let (code, text) = check(&[&path]);
    assert_eq!(code, Some(4), "{text}");
    assert!(text.contains("`deposit`") && text.contains("Account.jml:4:"), "{text}");
}

#[test]
fn a_class_that_is_found_nowhere_is_one_message() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let file = folder.path().join("Shop.java");
    let source = "import com.acme.Widget;\n\
        class Shop extends Widget {\n\
        Widget first = new Widget(3);\n\
        int size(Widget other) { return other.size() + first.count * Widget.make().length(); }\n\
        void all() { for (Widget x : first.all()) { x.run(y -> y + 1); } super.close(); inherited(); }\n\
        }\n";
    fs::write(&file, source).expect("written");
    let (code, text) = check(&["--output-format", "concise", &file.display().to_string()]);
    assert_eq!(code, Some(4), "{text}");
    assert_eq!(text.matches("error[").count(), 1, "{text}");
    assert!(text.contains("Shop.java:1:") && text.contains("com.acme"), "{text}");
}

#[test]
fn a_wrong_command_line_has_exit_code_two() {
    let (code, text) = check(&[]);
    assert_eq!(code, Some(2), "{text}");
    let (code, text) = check(&["--int", "roman", "A.java"]);
    assert_eq!(code, Some(2), "{text}");
    assert!(text.contains("java") && text.contains("checked") && text.contains("math"), "{text}");
}

#[test]
fn a_filter_that_matches_nothing_says_so() {
    let (code, text) = check(&["--entry", "Nobody.nothing", "examples"]);
    assert_eq!(code, Some(2), "{text}");
    assert!(text.contains("--entry"), "{text}");
}

#[test]
fn what_callers_leave_to_recursive_methods_is_checked_with_them() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let file = folder.path().join("Deep.java");
    let text = "class Deep {
    static int at(int[] a, int i) { return i > 8 ? 0 : back(a, i); }
    private static int back(int[] a, int i) { return i < 0 ? 0 : a[i] + back(a, i - 1); }
}
";
    std::fs::write(&file, text).expect("a file can be written");
    let path = file.display().to_string();
    let (code, text) = check(&["--output-format", "concise", "--entry", "Deep.at", &path]);
    assert_ne!(code, Some(0), "{text}");
    assert!(text.contains(":3:") && text.contains("array-index"), "{text}");
}

#[test]
fn rules_are_explained_by_code_and_by_name() {
    let by_code = common::output(common::invar().args(["explain", "iv0101"]));
    let by_name = common::output(common::invar().args(["explain", "null-dereference"]));
    assert_eq!(by_code.status.code(), Some(0));
    assert_eq!(by_code.stdout, by_name.stdout);
    assert!(common::stdout(&by_code).starts_with("# IV0101"));
    let unknown = common::output(common::invar().args(["explain", "IV9999"]));
    assert_eq!(unknown.status.code(), Some(2));
}

#[test]
fn provers_are_listed_with_version_and_path() {
    let output = common::output(common::invar().arg("provers"));
    assert_eq!(output.status.code(), Some(0), "{}", common::stderr(&output));
    assert!(common::stdout(&output).contains("z3"));
}

#[test]
fn colours_come_only_when_asked_for() {
    let with = common::output(common::invar().args(["check", "--color", "always", "examples/BinarySearchFaulty.java"]));
    assert!(common::stdout(&with).contains("\u{1b}["));
    let without = common::output(common::invar().args(["check", "examples/BinarySearchFaulty.java"]));
    assert!(!common::stdout(&without).contains("\u{1b}["));
}

#[test]
fn the_report_goes_to_a_file_when_asked_for() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let file = folder.path().join("report.json");
    let mut command = common::invar();
    command.args(["check", "--output-format", "json", "examples/BinarySearch.java", "-o"]).arg(&file);
    let output = common::output(&mut command);
    assert_eq!(output.status.code(), Some(0), "{}", common::stderr(&output));
    assert!(output.stdout.is_empty());
    assert!(fs::read_to_string(&file).expect("the report was written").contains("invar-report/1"));
}

/// A program in which verdicts rest on contracts, on a lemma and on an invariant.
const RELYING: &str = r"class Relying {
    int size;
    //@ invariant size >= 0;
    //@ ensures \result > x;
    static int more(int x) { return x + 1; }
    //@ requires x < 100;
    //@ ensures \result > x;
    static int safe(int x) { return x + 1; }
    void resize(int x) { size = x; }
    int size() { assert size >= 0; return size; }
    static void uses() { assert more(1) > 1; assert safe(1) > 1; }
    //@ requires 0 <= n && n < 100;
    //@ ensures \result >= n;
    //@ pure
    static int count(int n) {
        int c = 0;
        //@ loop_invariant 0 <= i && i <= n && c == i;
        //@ decreases n - i;
        for (int i = 0; i < n; i++) { c++; }
        return c;
    }
    //@ requires 0 <= n && n < 100;
    //@ ensures count(n) >= n;
    static void mentions(int n) { }
}";

#[test]
fn what_is_relied_on_and_not_checked_is_listed() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let file = folder.path().join("Relying.java");
    fs::write(&file, RELYING).expect("written");
    let path = file.display().to_string();
    let lines = |options: &[&str]| -> Vec<String> {
        let (_, text) = check(&[options, &[path.as_str()]].concat());
        let relied = text.lines().filter_map(|line| line.strip_prefix("relied on, "));
        // Without the place.
        relied.map(|line| line.split(" (").next().unwrap_or_default().to_owned()).collect()
    };
    assert_eq!(
        lines(&["--entry", "Relying.uses"]),
        [
            "not checked in this run: the contract of `Relying.more(int)`",
            "not checked in this run: the contract of `Relying.safe(int)`",
        ]
    );
    assert_eq!(
        lines(&["--entry", "Relying.size"]),
        ["not checked in this run: the invariant `size >= 0`, which `Relying.resize(int)` and 1 more have to keep"]
    );
    assert_eq!(
        lines(&["--method", "Relying.mentions(*"]),
        ["not checked in this run: the lemma from the contract of `Relying.count(int)`"]
    );
    // What is checked and proved is not listed, what is checked and fails is.
    assert_eq!(
        lines(&[]),
        [
            "refuted in this run: the invariant `size >= 0`, which `Relying.resize(int)` has to keep",
            "refuted in this run: the contract of `Relying.more(int)`",
        ]
    );
}

#[test]
fn what_is_relied_on_is_in_the_json_report() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let file = folder.path().join("Relying.java");
    fs::write(&file, RELYING).expect("written");
    let path = file.display().to_string();
    let (_, text) = check(&["--output-format", "json", "--entry", "Relying.uses", &path]);
    let report: serde_json::Value = serde_json::from_str(&text).expect("a report is JSON");
    let first = &report["relied_on"][0];
    assert_eq!(first["entry"], "Relying.uses()", "{text}");
    assert_eq!(first["standing"], "not checked", "{text}");
    assert_eq!((&first["text"], &first["line"]), (&"the contract of `Relying.more(int)`".into(), &5.into()), "{text}");
}

#[test]
fn what_is_assumed_is_listed() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let file = folder.path().join("Assumed.java");
    let text = "abstract class A { } class B extends A { }
        class T {
            static void tested(A a) { assert a instanceof B; }
            static void written(int x) { //@ assume x > 0;
                assert x > 0; }
        }";
    fs::write(&file, text).expect("written");
    let (code, text) = check(&[&file.display().to_string()]);
    assert_eq!(code, Some(0), "{text}");
    for assumption in ["no classes but those that were given", "callers pass no null for `a`", "`x > 0`"] {
        assert!(text.contains("assumed, not checked") && text.contains(assumption), "{assumption}: {text}");
    }
}
