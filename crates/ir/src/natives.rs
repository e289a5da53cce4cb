//! What natives mean in formulas. The table of natives stands beside what runs them ([`crate::interpreter::natives`]): a row says how a
//! native is run and, where its result is a function of its arguments, which one. Proofs, specifications and what is known ahead ask here.

use crate::vocabulary::{CANONICAL, DICT_AT, DICT_VALUE, KEY, SEQ_VALUE};
use logic::build::call;
use logic::{Sort, Term};

/// What a native gives, as a term over its arguments.
pub type Meaning = fn(&[Term]) -> Term;

/// What the native with this name means, if its result is a function of its arguments.
pub fn meaning(name: &str) -> Option<Meaning> {
    crate::interpreter::natives::named(name)?.meaning
}

/// Natives whose results are functions of their arguments, the same in the interpreter and on every virtual machine.
const CLOSED_NATIVES: [&str; 16] = [
    "invar.logic.Running.",
    "invar.logic.Output.isSeen",
    "invar.logic.Entries.",
    "invar.logic.Generic.",
    "invar.logic.Seq.",
    "invar.logic.Dict.",
    "invar.logic.Plain.",
    "java.lang.String.",
    "java.lang.Class.",
    "java.lang.Implicit.",
    "java.lang.Object.",
    "java.lang.reflect.Array.",
    "java.lang.System.copyElements",
    "java.lang.Double.",
    "java.lang.Float.",
    "java.lang.StrictMath.sqrt",
];

/// Exceptions to these: texts of floating-point numbers are those of newer virtual machines; the order of a hash table may depend on
/// identity hash codes.
const OPEN_NATIVES: [&str; 4] =
    ["java.lang.Double.textOf", "java.lang.Float.textOf", "invar.logic.Dict.scattered", "invar.logic.Dict.askForShape"];

/// Whether what a native gives depends on its arguments alone, in the interpreter and on every virtual machine.
pub fn is_fixed(name: &str) -> bool {
    let is_one_of = |names: &[&str]| names.iter().any(|prefix| name.starts_with(prefix));
    is_one_of(&CLOSED_NATIVES) && !is_one_of(&OPEN_NATIVES)
}

/// An argument as it is.
pub(crate) fn any(given: &[Term], at: usize) -> Term {
    given[at].clone()
}

/// The sequence that an argument is, or stands for.
pub(crate) fn seq(given: &[Term], at: usize) -> Term {
    if *given[at].sort() == Sort::Seq { any(given, at) } else { call(&SEQ_VALUE, vec![any(given, at)]) }
}

/// The dictionary that an argument is, or stands for.
pub(crate) fn dict(given: &[Term], at: usize) -> Term {
    if *given[at].sort() == Sort::Dict { any(given, at) } else { call(&DICT_VALUE, vec![any(given, at)]) }
}

/// The key that an argument is in dictionaries.
pub(crate) fn key(given: &[Term], at: usize) -> Term {
    call(&KEY, vec![any(given, at)])
}

/// The key at a position, the second argument, of a dictionary, the first.
pub(crate) fn key_at(given: &[Term]) -> Term {
    call(&DICT_AT, vec![dict(given, 0), any(given, 1)])
}

/// The text of an argument.
pub(crate) fn text(given: &[Term], at: usize) -> Term {
    call(&CANONICAL, vec![any(given, at)])
}
