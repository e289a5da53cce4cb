//! What a report says of a clause that is a conjunction: which part of it fails or is not proved, and where the program goes on the way to
//! where a proof fails. A clause stays one obligation.

use crate::common;
use serde_json::Value;
use std::path::Path;

const PROGRAM: &str = r"class Parts {
    int x;
    int y;
    //@ public invariant x >= 0 && y >= 0;

    //@ ensures \result >= a && (\result >= b && \result <= a + 1);
    static int max(int a, int b) { return a > b ? a : b; }

    /*@ requires n > 0 && n < 100;
      @ ensures n > 5 ==> (\result > 5 && \result == n);
      @ assignable \nothing; */
    static int same(int n) { return n > 7 ? n + 1 : n; }

    //@ ensures (\forall int i; 0 <= i && i < a.length; a[i] >= 0 && a[i] <= 9);
    static void fill(int[] a) {
        /*@ loop_invariant 0 <= k && k <= a.length && (\forall int i; 0 <= i && i < k; a[i] == 10);
          @ decreases a.length - k; */
        for (int k = 0; k < a.length; k++) a[k] = 10;
    }

    static int call(int m) {
        if (m > 0) return same(m);
        return 0;
    }

    void set(int v) {
        x = 3;
        y = v;
    }

    static void java(int p, int q) {
        assert p > 0 && q > 0 && p < q;
    }

    static void jml(int p, int q) {
        if (p > 3) {
            //@ assert p > 0 && q > 0;
        }
    }

    // The loop says nothing of `s + t`, which is never negative in fact: nothing fails, and the proof does not go through.
    //@ ensures \result <= 100 && \result >= 0 && \result != 13;
    static int weak(int n) {
        int s = 0, t = 0;
        //@ loop_invariant 0 <= i && s <= 100;
        for (int i = 0; i < n; i++) {
            if (s < 4 && t > -9) { s = s + 2; t = t - 2; }
        }
        if (n > 1000) {
            return s + t == 13 ? 12 : s + t;
        }
        return 7;
    }

    // What fails here is that the clause has a value, which is no part of the clause.
    //@ requires a[i] > 0 && 0 <= i && i < a.length;
    static int get(int[] a, int i) { return a[i]; }
}
";

fn folder() -> tempfile::TempDir {
    tempfile::tempdir().expect("a temporary folder")
}

fn report(file: &Path, cache: Option<&Path>) -> Value {
    let mut command = common::invar();
    command.args(["check", "--output-format", "json", "--profile", "default"]).arg(file);
    if let Some(cache) = cache {
        command.env_remove("INVAR_NO_CACHE").arg("--cache-dir").arg(cache);
    }
    let output = common::output(&mut command);
    serde_json::from_slice(&output.stdout).unwrap_or_else(|error| panic!("{error}: {}", common::stderr(&output)))
}

/// What is said of what is not proved: its rule, its verdict, the conjuncts and the way.
fn said(report: &Value) -> Vec<String> {
    let texts = |list: &Value, text: &dyn Fn(&Value) -> String| {
        list.as_array().expect("a list").iter().map(text).collect::<Vec<_>>().join(", ")
    };
    let conjunct = |it: &Value| format!("{} @{}:{}", it["text"].as_str().unwrap_or_default(), it["line"], it["column"]);
    let decision = |it: &Value| format!("{} is {} @{}", it["text"].as_str().unwrap_or_default(), it["is"], it["line"]);
    let open = report["obligations"].as_array().expect("a list").iter().filter(|it| it["verdict"] != "proved");
    open.map(|it| {
        let (kind, verdict) = (it["kind"].as_str().unwrap_or_default(), it["verdict"].as_str().unwrap_or_default());
        let (parts, path) = (texts(&it["conjuncts"], &conjunct), texts(&it["path"], &decision));
        format!("{} {kind} {verdict}: [{parts}] [{path}]", it["line"])
    })
    .collect()
}

#[test]
fn the_part_that_fails_is_named() {
    let folder = folder();
    let file = folder.path().join("Parts.java");
    std::fs::write(&file, PROGRAM).expect("written");
    let report = report(&file, None);
    assert_eq!(
        said(&report),
        [
            r"6 postcondition refuted: [\result <= a + 1 @6:50] []",
            r"10 postcondition refuted: [\result == n @10:43] []",
            r"14 postcondition refuted: [a[i] <= 9 @14:70] []",
            r"22 precondition refuted: [n < 100 @9:27] []",
            r"26 class-invariant refuted: [y >= 0 @4:36] []",
            r"32 assertion refuted: [p > 0 @32:16] []",
            r"37 assertion refuted: [q > 0 @37:33] []",
            r"42 postcondition unknown: [\result >= 0 @42:35] [i < n is false @46, n > 1000 is true @49]",
            r"56 ill-defined-specification refuted: [] []",
        ],
    );
    // One clause is one obligation, whatever it is made of.
    let postconditions = report["obligations"].as_array().expect("a list").iter();
    assert_eq!(postconditions.filter(|it| it["kind"] == "postcondition").count(), 4);
}

#[test]
fn the_part_that_fails_is_remembered_and_found_where_it_has_moved() {
    let (folder, cache) = (self::folder(), self::folder());
    let file = folder.path().join("Parts.java");
    std::fs::write(&file, PROGRAM).expect("written");
    let first = report(&file, Some(cache.path()));
    let again = report(&file, Some(cache.path()));
    assert_eq!(again["queries"], 0);
    assert_eq!(said(&first), said(&again));
    std::fs::write(&file, format!("\n\n{PROGRAM}")).expect("written");
    let moved = report(&file, Some(cache.path()));
    assert_eq!(moved["queries"], 0);
    let weak = r"44 postcondition unknown: [\result >= 0 @44:35] [i < n is false @48, n > 1000 is true @51]";
    assert!(said(&moved).iter().any(|line| line == weak), "{moved:#}");
}
