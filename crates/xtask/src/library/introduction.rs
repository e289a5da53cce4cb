//! What stands before the packages: the part of the page that people write. What it says is left out is checked by [`stale`].

use super::models::Library;
use crate::tidy::Problem;

/// The introduction; the numbers of each package come right behind it.
pub const TEXT: &str = "\
# The library: what of the JDK is modelled

<!-- Written by `cargo xtask library` from the models in library/java. Do not edit: `cargo xtask tidy` compares. -->

A **model** is a Java file in `library/java`, at the path of its package: a class of the JDK, written anew for Invar. It does
what the JDK's class does, in simpler code, and tests compare the two ([run.md](run.md)). `invar run` executes models like any
other Java, and proofs follow them like any other Java: a call of `list.get(i)` is proved or refuted by what the model of the list does.

Much of this rests on few things that provers know by heart: the content of strings, and the sequences and dictionaries in
`library/invar/logic`, in which the models of the collections keep their elements.

## How to read this page

Each class has one line for each name of a method, with all overloads that are modelled, constructors first. Type arguments are
left out. What a class inherits stands at the class that it extends. A mark says how a method differs from plain Java code
that proofs follow; a mark before a colon is for all of its line.

| mark | what `invar run` does | what proofs know |
|---|---|---|
| none | runs its code | what its code says |
| *loop* | runs its code | its code, up to a loop: it has one without an invariant, or a method of the models has one that it calls. What such a loop changes can be anything behind it, and proofs about that mostly end as `unknown`; failures may still be found |
| *contract* | runs its code | what its contract says, which is [proved or tested](#contracts) |
| *pure* | runs its code | that it changes nothing and returns: proofs do not follow its code, and know no more of its result than the type |
| *native* | has it built in, see [NATIVES.md](../library/NATIVES.md) | that it returns, and changes at most the elements of arrays that it is handed; of its result the type |
| *abstract* | runs what the class of the object has | what the class of the object has |
| *skipped* | runs its code, up to a call of something that has no model | nothing: a call of it changes anything ([IV0303](rules/IV0303.md)) |
| *protected* | | it is there for subclasses only |

What is called is seen from the types in the code: what the class of an object has instead of the method of its type does not
count for *loop* and *skipped*, nor do `equals`, `hashCode` and `toString` of elements, nor what is handed over as a lambda. In a
program, where dispatch may come to all the classes that it uses, there may be more of both.

## What has no model

What does not stand on this page. A program may name it, since its types come from the JDK's class files; but nothing is known of what a
call of it does: behind it anything may have changed, and the call itself is `unknown`
([IV0303](rules/IV0303.md)). `invar run` runs such a program up to the call, and ends there with exit code 2 and the name of what is missing.

Left out on purpose, wherever the JDK has it: waiting for other threads (`wait`, `notify`, `notifyAll`), since there is one thread. For
the same reason parallel streams run like sequential ones, and nobody can split a spliterator: a run ends at `trySplit`. Not there either: `java.math`, `java.net`, `java.nio`, `java.text`, `java.time` and most of `java.util.concurrent`. Of many of their methods `library/effects.txt` says that they change nothing of a program.

## Adding models

`invar check --library DIR` (and `invar run`) reads more models from a folder, as Java files by package:

```console
$ ls models/java/util
UUID.java
$ invar check --library models src/
```

A file there replaces Invar's own model at the same path, as a whole; of several folders the first one counts. Models are ordinary
Java, with JML where that helps: a `loop_invariant` is what proofs need at a loop; of a method with a contract, or with `pure`, they
do not look at the code. Both are trusted: `invar check` does not check models. A method that the file does not
have is one of which nothing is known. Natives cannot be added that way.

A model for everybody goes to `library/java` ([CONTRIBUTING.md](../CONTRIBUTING.md)), and `cargo xtask library` writes this page anew.

## Packages
";

/// Packages that the introduction says are left out.
const PACKAGES: [&str; 5] = ["java.math", "java.net", "java.nio", "java.text", "java.time"];

/// Methods that the introduction says are left out wherever the JDK has them.
const METHODS: [&str; 3] = ["notify", "notifyAll", "wait"];

/// Where the introduction says that something is left out which has a model.
pub fn stale(library: &Library) -> Vec<Problem> {
    let mut problems = Vec::new();
    for class in library.public_classes() {
        let name = class.qualified();
        let package = PACKAGES.iter().find(|package| name.starts_with(&format!("{package}.")));
        let methods = library.methods_of(class).into_iter().map(|method| method.name.as_str());
        for found in package.copied().into_iter().chain(methods.filter(|name| METHODS.contains(name))) {
            let message = format!("`{found}` is left out, says crates/xtask/src/library/introduction.rs: change that");
            problems.push(Problem::new(&class.file, 0, message));
        }
    }
    problems
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::library::models;
    use crate::tidy::File;

    #[test]
    fn what_is_left_out_has_no_model() {
        let file = |path: &str, text: &str| File { path: path.into(), text: text.into() };
        let (library, _) = models::read(&[
            file("a", "package java.time; /** A. */ public class Clock { }"),
            file(
                "b",
                "package java.util; /** B. */ public class Timer { void wait(int time) { } public void notify() { } }",
            ),
        ]);
        let messages: Vec<String> = stale(&library).iter().map(Problem::to_string).collect();
        let words = "is left out, says crates/xtask/src/library/introduction.rs: change that";
        assert_eq!(messages, [format!("a: `java.time` {words}"), format!("b: `notify` {words}")]);
    }

    #[test]
    fn the_introduction_names_what_is_checked() {
        for name in PACKAGES.iter().chain(&METHODS) {
            assert!(TEXT.contains(&format!("`{name}`")), "{name}");
        }
    }
}
