//! Programs with assertions: made for `invar check`, with values that a run on the JVM gave.
//!
//! A program comes from a grammar (`crates/generate/grammar/*.txt`). Its lines `observe(e);` first become calls that write down the
//! value of `e`. After the run they become assertions: of the value that was seen, which hold, and of another one, which fail. Line
//! numbers stay the same, so that places in both texts can be compared.
//!
//! A false assertion ends an execution, so at most one of them may fail in each: the static field `which` chooses it. Parameters are
//! compared with the values of the run (`asRun`) before anything is asserted.

mod grammar;
mod header;
mod observed;

pub use observed::{Kind, Value};

use crate::random::Random;
use header::Header;
use std::collections::BTreeMap;
use std::sync::OnceLock;

/// The grammar, by theme.
const THEMES: &[(&str, &str)] = &[
    ("language", include_str!("../../grammar/language.txt")),
    ("collections", include_str!("../../grammar/collections.txt")),
    ("classes", include_str!("../../grammar/classes.txt")),
    ("initialization", include_str!("../../grammar/initialization.txt")),
    ("contracts", include_str!("../../grammar/contracts.txt")),
    ("failures", include_str!("../../grammar/failures.txt")),
];

fn grammar() -> &'static grammar::Grammar {
    static GRAMMAR: OnceLock<grammar::Grammar> = OnceLock::new();
    GRAMMAR.get_or_init(|| {
        let mut grammar = grammar::Grammar::default();
        THEMES.iter().for_each(|(_, text)| grammar.add(text));
        grammar
    })
}

/// How false assertions are kept apart.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Style {
    /// The static field `which` chooses the one that fails.
    Chosen,
    /// There is one, and nothing is asserted behind it.
    Last,
}

/// A program whose assertions are not known yet.
#[derive(Clone, Debug)]
pub struct Draft {
    /// The public class, and the name of the file without `.java`.
    pub name: String,
    /// Whether it reads what other code may have left in static fields: an assertion that held in the run may fail from another
    /// state then.
    pub is_open: bool,
    lines: Vec<String>,
    header: Header,
    style: Style,
    random: Random,
}

/// Where a line of a program asserts something.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Asserted {
    /// The line, from 1.
    pub line: usize,
    /// The column at which the asserted expression begins, from 1.
    pub column: usize,
    /// The value of `which` for which it fails; `None` if it holds.
    pub fails_for: Option<i32>,
}

/// A program with assertions.
#[derive(Clone, Debug)]
pub struct Asserting {
    /// The text that is checked.
    pub text: String,
    /// Its assertions, in order.
    pub assertions: Vec<Asserted>,
    /// What the JVM needs to run it: a method `call()`, to be put behind the last line of the class.
    pub call: String,
}

/// The program of a seed.
pub fn draft(seed: u64) -> Draft {
    let mut random = Random::new(seed ^ 0x5eed_a55e_4710);
    let body = grammar().expand("program", &mut random);
    let mut lines: Vec<String> = body.lines().map(str::to_owned).collect();
    let is_open = lines.first().is_some_and(|line| line.trim() == "#open");
    if is_open {
        lines[0] = String::new();
    }
    let style = if random.chance(70) { Style::Chosen } else { Style::Last };
    let header = header::take(&mut lines, &mut random);
    Draft { name: format!("Case{seed}"), is_open, lines, header, style, random }
}

/// What stands before the program's own lines.
const HEAD: usize = 5;

impl Draft {
    /// The text that writes down what is observed: `Observed.at(place, value)` is called. It ends with the method `call()`.
    pub fn observing(&self) -> String {
        let lines = self.lines.iter().enumerate().map(|(at, line)| match observed::expression(line) {
            Some(expression) => format!("Observed.at({at}, {expression});"),
            None => line.clone(),
        });
        let lines: Vec<String> = lines.collect();
        with_call(&self.text(&lines), &self.header.call())
    }

    /// The program that asserts what was observed, place by place (in the order of execution), and what was not.
    pub fn asserting(&self, seen: &BTreeMap<usize, Vec<Value>>) -> Asserting {
        let mut random = self.random.clone();
        let places: Vec<usize> = (0..self.lines.len()).filter(|at| self.can_assert(*at, seen)).collect();
        let last = match self.style {
            Style::Last => places.get(random.below(places.len())).copied(),
            Style::Chosen => None,
        };
        let mut lines = self.lines.clone();
        let mut assertions = Vec::new();
        for (at, line) in lines.iter_mut().enumerate() {
            let Some(expression) = observed::expression(line).map(str::to_owned) else { continue };
            line.clear();
            if !places.contains(&at) || last.is_some_and(|last| at > last) {
                continue;
            }
            let values = &seen[&at];
            let (right, wrong) =
                (observed::right(&expression, values), observed::wrong(&expression, values, &mut random));
            let number = at as i32 + 1;
            let guard = self.header.guard(&mut random);
            let mut add = |text: &str, fails_for: Option<i32>, line: &mut String| {
                line.push_str("assert ");
                assertions.push(Asserted { line: HEAD + at + 1, column: line.chars().count(), fails_for });
                line.push_str(&format!("{text}; "));
            };
            line.push_str(&guard);
            match last {
                Some(last) if last == at => add(&wrong, Some(0), line),
                Some(_) => add(&right, None, line),
                None => {
                    line.push_str(&format!("if (which == {number}) {{ "));
                    add(&wrong, Some(number), line);
                    line.push_str("} else { ");
                    add(&right, None, line);
                    line.push_str("} ");
                }
            }
            line.push_str(if guard.is_empty() { "" } else { "}" });
        }
        let text = self.text(&lines);
        let indents: Vec<usize> = text.lines().map(|line| line.len() - line.trim_start().len()).collect();
        for assertion in &mut assertions {
            assertion.column += indents[assertion.line - 1] + 1;
        }
        Asserting { text, assertions, call: self.header.call() }
    }

    /// Whether anything can be asserted at a place: it was reached, with few values.
    fn can_assert(&self, at: usize, seen: &BTreeMap<usize, Vec<Value>>) -> bool {
        let few = |values: &Vec<Value>| observed::distinct(values).len() <= 3;
        observed::expression(&self.lines[at]).is_some() && seen.get(&at).is_some_and(few)
    }

    fn text(&self, lines: &[String]) -> String {
        let mut all = vec![
            "import java.util.*;".to_owned(),
            "import java.util.function.*;".to_owned(),
            format!("public class {} {{", self.name),
            format!("static int which;{}", if self.header.has_parameters() { " static boolean asRun;" } else { "" }),
            "static void choose(int number) { which = number; }".to_owned(),
        ];
        debug_assert_eq!(all.len(), HEAD);
        all.extend(lines.iter().map(|line| line.trim().to_owned()));
        all.push("}".to_owned());
        crate::text::indent(&all)
    }
}

/// A program with the method `call()`, which calls `run` as it was run; all lines keep their numbers.
pub fn with_call(text: &str, call: &str) -> String {
    match text.trim_end().strip_suffix('}') {
        Some(body) => format!("{body}{call} }}\n"),
        None => text.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::{draft, grammar};
    use std::collections::BTreeMap;

    #[test]
    fn all_names_in_the_grammar_have_productions() {
        assert_eq!(grammar().undefined(), Vec::<String>::new());
    }

    #[test]
    fn a_seed_determines_its_program() {
        assert_eq!(draft(5).observing(), draft(5).observing());
        assert_ne!(draft(5).observing(), draft(6).observing());
    }

    #[test]
    fn braces_are_balanced_and_lines_stay() {
        for seed in 0..500 {
            let draft = draft(seed);
            let text = draft.observing();
            assert_eq!(text.matches('{').count(), text.matches('}').count(), "seed {seed}\n{text}");
            assert!(text.contains("Observed.at("), "seed {seed} observes nothing:\n{text}");
            assert_eq!(draft.asserting(&BTreeMap::new()).text.lines().count(), text.lines().count());
        }
    }
}
