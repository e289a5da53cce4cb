//! Definite assignment and reachability (JLS chapter 16 and 14.22); javac agrees with each line.

mod support;

use support::{errors, member_errors};

/// The messages about a method with this head and body.
fn method_errors(body: &str) -> Vec<String> {
    member_errors(&format!("int f(boolean b, int[] a) {{ {body} }}"))
}

#[test]
fn variables_get_values_on_every_way() {
    for body in [
        "int x; if (b) x = 1; else x = 2; return x;",
        "int x; if (b && (x = 1) > 0) return x; return 0;",
        "int x; if (!b || (x = 1) < 0) return 0; return x;",
        "int x; while (true) { if (b) { x = 1; break; } } return x;",
        "int x; if (b) { x = 1; } else { while (true) { } } return x;",
        "int x; boolean t = b & (x = 1) > 0; return x;",
        "int x; a[x = 1] = x; return x;",
        "int x; if (false) { return x; } return 1;",
        "final int x; if (b) x = 1; else x = 2; return x;",
        "final int x; while (b) { x = 1; break; } return 0;",
        "int x; for (int i = 0; b; i += x) { x = 1; } return 0;",
    ] {
        assert_eq!(method_errors(body), [""; 0], "{body}");
    }
}

#[test]
fn a_variable_may_have_no_value() {
    for body in [
        "int x; if (b) x = 1; return x;",
        "int x; if (b || (x = 1) > 0) return x; return 0;",
        "int x; while (b) { x = 1; } return x;",
        "int x; for (int v : a) x = v; return x;",
        "int x; assert (x = 1) > 0; return x;",
        "int x; x += 1; return x;",
        "int x = x + 1; return x;",
        "int x; for (int i = 0; b; i += x) { if (i > 1) continue; x = 1; } return 0;",
        "if (false) { int x; return x; } return 1;",
    ] {
        assert_eq!(method_errors(body), ["type-error at `x`: variable `x` may have no value here"], "{body}");
    }
}

#[test]
fn final_variables_get_one_value() {
    let message = ["type-error at `x`: final variable `x` may have its value already"];
    assert_eq!(method_errors("final int x; x = 1; x = 2; return x;"), message);
    assert_eq!(method_errors("final int x; while (b) { x = 1; } return 0;"), message);
}

#[test]
fn final_fields_get_their_values_in_constructors() {
    assert_eq!(
        errors("class T { final int x; T(boolean b) { if (b) x = 1; else this.x = 2; } T() { this(true); } }"),
        [""; 0]
    );
    assert_eq!(
        errors("class T { final int x; T(boolean b) { if (b) return; x = 1; } }"),
        ["type-error at `return;`: final field `x` may have no value at the end of the constructor"]
    );
    assert_eq!(
        errors("class T { final int x; }"),
        ["type-error at `T`: final field `x` may have no value at the end of the constructor"]
    );
    assert_eq!(
        errors("class T { final int x; T() { int y = x; x = 1; } }"),
        ["type-error at `x`: field `x` may have no value here"]
    );
    assert_eq!(
        errors("class T { final int x; T() { x = 1; } T(int i) { this(); x = 2; } }"),
        ["type-error at `x`: final field `x` may have its value already"]
    );
}

#[test]
fn methods_return() {
    for body in ["while (true) { }", "for (;;) { }", "do { return 1; } while (b);", "if (b) return 1; else return 2;"] {
        assert_eq!(method_errors(body), [""; 0], "{body}");
    }
    for body in ["while (b) { }", "while (true) { break; }", "if (true) return 1;", "while (1 / 0 > 0) { }"] {
        let message = ["type-error at `}`: the method may end here without returning a value"];
        assert_eq!(method_errors(body), message, "{body}");
    }
}

#[test]
fn constants_decide_whether_a_loop_ends() {
    assert_eq!(member_errors("static final boolean D = 1 < 2; int f() { while (D) { } }"), [""; 0]);
    assert_eq!(member_errors("final boolean d = true; int f() { while (d) { } }"), [""; 0]);
    assert_eq!(member_errors("final boolean d = true; int f() { while (this.d) { } }").len(), 1);
}

#[test]
fn every_statement_is_reached() {
    let never = |place: &str| [format!("type-error at `{place}`: this statement is never reached")];
    assert_eq!(method_errors("return 1; b = true;"), never("b = true;"));
    assert_eq!(method_errors("while (true) { } return 1;"), never("return 1;"));
    assert_eq!(method_errors("while (false) { b = true; } return 1;"), never("{ b = true; }"));
    assert_eq!(method_errors("for (;;) { break; b = true; } return 1;"), never("b = true;"));
    assert_eq!(method_errors("if (false) { b = true; } return 1;"), [""; 0]);
    assert_eq!(method_errors("return 1; //@ assert false;\n"), [""; 0], "a specification is no statement of Java");
}
