//! Models of a few lines, and the page that comes of them.

use super::*;

const OBJECT: &str = "
package java.lang;
/** The root. */
public class Object {
    public String toString() { while (true) { } }
    protected native Object clone();
}";

const STRING: &str = "package java.lang; /** Text. */ public final class String { private String() { } }";

const INTEGER: &str = "
package java.lang;
/** {@code int} | an object.
 *  There is more. */
public class Integer {
    public static final int MAX = 1, MIN = 0;
    private static int cache;
    public /*@ pure @*/ static String toString(int i) { for (;;) { } }
    /*@ ensures \\result != null; @*/
    public static Integer valueOf(int i) { return null; }
    public static int parse(String s) { return parse(s, 10); }
    public static int parse(String s, int radix) { return helper(radix); }
    private static int helper(int radix) { while (radix > 1) { radix--; } return radix; }
    public static void trusting(int i) { toString(i); valueOf(i); }
    public static void dispatching(Object object) { object.toString(); }
    public static void date() { java.time.Clock.systemUTC(); }
    public void calling(Integer other) { other.dated(); }
    final void dated() { date(); }
    public void handing(Runner runner) { runner.run(other -> { while (true) { } }); }
    public int counting(int n) {
        //@ loop_invariant n >= 0;
        while (n > 0) { n--; }
        return n;
    }
}";

const RUNNER: &str = "
package java.lang;
/** Runs. */
public interface Runner extends Base {
    void run(Runner runner);
    default void twice() { again(); }
    private void again() { do { } while (true); }
    /** A part. */
    interface Part<T> { T get(java.lang.Object[] all, Part<? super T>... more); }
}
interface Base { }";

const HIDDEN: &str = "
package java.util;
abstract class Hidden<E> extends Top<E> {
    public Hidden() { }
    public boolean add(E e) { return true; }
    public int size() { return 0; }
    public int capacity();
}";

const TOP: &str = "package java.util; /** The top. And more. */ public abstract class Top<E> { protected Top() { } }";

const LIST: &str = "
package java.util;
/** A list. */
public class List<E> extends Hidden<E> {
    public boolean add(E e) { return super.add(e); }
    private class Own { public void unseen() { } }
}";

fn page(texts: &[&str]) -> (String, Vec<Problem>) {
    let files = texts.iter().enumerate();
    let files: Vec<File> =
        files.map(|(number, text)| File { path: format!("{number}.java"), text: (*text).to_owned() }).collect();
    page_of(&files)
}

#[test]
fn models_become_a_page() {
    let (page, problems) = page(&[OBJECT, STRING, INTEGER, RUNNER, HIDDEN, TOP, LIST]);
    assert_eq!(problems, []);
    let (_, generated) = page.split_once("## Packages\n\n").unwrap();
    assert_eq!(generated, EXPECTED);
}

const EXPECTED: &str = "\
| package | classes | methods and constructors |
|---|---|---|
| [java.lang](#javalang) | 5 | 17 |
| [java.util](#javautil) | 2 | 5 |

## java.lang

| class | what it is |
|---|---|
| [Integer](#javalanginteger) | `int` \\| an object. |
| [Object](#javalangobject) | The root. |
| [Runner](#javalangrunner) | Runs. |
| [Runner.Part](#javalangrunnerpart) | A part. |
| [String](#javalangstring) | Text. |

### java.lang.Integer

`int` | an object. There is more.

Class.

Fields: `MAX`, `MIN`

- `Integer()`
- `calling(Integer)` *skipped*
- `counting(int)`
- `date()` *skipped*
- `dispatching(Object)`
- `handing(Runner)`
- *loop*: `parse(String)`, `parse(String, int)`
- `toString(int)` *pure*
- `trusting(int)`
- `valueOf(int)` *contract*

### java.lang.Object

The root.

Class.

- `Object()`
- `clone()` *protected, native*
- `toString()` *loop*

### java.lang.Runner

Runs.

Interface.

- `run(Runner)` *abstract*
- `twice()` *loop*

### java.lang.Runner.Part

A part.

Interface.

- `get(Object[], Part...)` *abstract*

### java.lang.String

Text.

Final class.

## java.util

| class | what it is |
|---|---|
| [List](#javautillist) | A list. |
| [Top](#javautiltop) | The top. |

### java.util.List

A list.

Class, extends [Top](#javautiltop).

- `List()`
- `add(E)`
- `capacity()` *skipped*
- `size()`

### java.util.Top

The top. And more.

Abstract class.

- `Top()` *protected*
";

#[test]
fn the_order_of_the_files_does_not_matter() {
    let texts = [OBJECT, STRING, INTEGER, RUNNER, HIDDEN, TOP, LIST];
    let mut reversed = texts;
    reversed.reverse();
    assert_eq!(page(&texts).0, page(&reversed).0);
}

#[test]
fn what_is_wrong_with_a_model_is_said() {
    let (_, problems) =
        page(&["package java.lang;\npublic class A { int ; }", "package java.lang; public class B { }"]);
    let messages: Vec<String> = problems.iter().map(Problem::to_string).collect();
    assert_eq!(messages.len(), 3, "{messages:?}");
    assert!(messages[0].starts_with("0.java:2: "), "{}", messages[0]);
    assert_eq!(messages[2], "1.java: `B` has no `/** … */` that says what it is");
}

#[test]
fn a_stale_page_is_found_at_its_first_line() {
    assert_eq!(difference("a\nb\n", "a\nb\n"), None);
    assert_eq!(difference("a\nb\n", "a\nc\n").map(|problem| problem.line), Some(2));
    assert_eq!(difference("a\n", "a\nb\n").map(|problem| problem.line), Some(2));
    assert_eq!(difference("", "a\n").map(|problem| problem.line), Some(1));
}
