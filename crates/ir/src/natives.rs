//! What proofs and analyses know of natives. The table of natives stands beside what runs them ([`crate::interpreter::natives`]): a row has
//! the signature, the function that runs it, and one of the things here. Nobody else compares the names of natives.
//!
//! Where the result is a function of the arguments, the row names it ([`Meaning`]): proofs, specifications and constant propagation
//! (`flow::constants`) know the native by that [`Symbol`], whose row in the vocabulary has its sorts and its name, in the IR's text as in SMT-LIB.

use crate::vocabulary::{CANONICAL, DICT_AT, DICT_VALUE, KEY, SEQ_VALUE, Symbol};
use logic::build::{call, eq};
use logic::{Sort, Term};

/// What proofs know of a native.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Proof {
    /// Its result is a function of its arguments.
    Value(Meaning),
    /// Its call amounts to this.
    Operation(Operation),
    /// Its contract, and what holds of texts.
    Texts(TextOperation),
    /// Its contract, and no more.
    Contract,
}

/// What the results of a native depend on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Results {
    /// On its arguments alone, in the interpreter and on every virtual machine.
    Fixed,
    /// On the time, the input, identity hash codes, the version of the virtual machine, or what nobody models.
    Varying,
}

/// What a native gives, as a term over its arguments.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Meaning {
    /// A function of the vocabulary, applied to what the arguments are for it: each to the argument in the same place.
    Of(Symbol, &'static [Part]),
    /// Whether the first two arguments are the same, as what they are here.
    Equal(Part),
}

/// What an argument is for the function that a native computes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Part {
    /// The argument as it is.
    Any,
    /// The sequence that it is, or stands for.
    Seq,
    /// The dictionary that it is, or stands for.
    Dict,
    /// The key that it is in dictionaries.
    Key,
    /// Its text.
    Text,
    /// The key at this position of the dictionary that the first argument is.
    KeyAt,
}

impl Meaning {
    /// The term for these arguments.
    pub fn term(self, given: &[Term]) -> Term {
        match self {
            Meaning::Of(symbol, parts) => {
                let arguments = parts.iter().enumerate().map(|(at, part)| part.of(given, at));
                call(symbol.function(), arguments.collect())
            }
            Meaning::Equal(part) => eq(part.of(given, 0), part.of(given, 1)),
        }
    }
}

impl Part {
    fn of(self, given: &[Term], at: usize) -> Term {
        let argument = given[at].clone();
        match self {
            Part::Any => argument,
            Part::Seq if *argument.sort() == Sort::Seq => argument,
            Part::Seq => call(&SEQ_VALUE, vec![argument]),
            Part::Dict if *argument.sort() == Sort::Dict => argument,
            Part::Dict => call(&DICT_VALUE, vec![argument]),
            Part::Key => call(&KEY, vec![argument]),
            Part::Text => call(&CANONICAL, vec![argument]),
            Part::KeyAt => call(&DICT_AT, vec![Part::Dict.of(given, 0), argument]),
        }
    }
}

/// What the call of a native amounts to for proofs, where that is no term: `vcgen::facts::values` writes it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Operation {
    /// Nothing.
    Nothing,
    /// This truth value.
    Truth(bool),
    /// Whether all elements of a sequence are known: `vcgen::passes::natives` knows.
    Follows,
    /// Any value.
    Open,
    /// Any number from the first argument on and below the second.
    OpenBetween,
    /// The sequence of an array's elements.
    SeqOf,
    /// A sequence goes into an array.
    SeqFill,
    /// The first index of an element, not before a position.
    SeqIndexOf,
    /// The last index of an element, before a position.
    SeqLastIndexOf,
    /// A key gets a value.
    DictPut,
    /// The number of keys that are less.
    DictRank,
    /// The position of a key with a hash code.
    DictCandidate,
    /// A key comes to stand at a position.
    DictInsert,
    /// A key goes.
    DictRemove,
    /// The keys in the order of a hash table.
    DictScattered,
    /// Type arguments say what the keys of an object are.
    HoldKeys,
    /// Whether type arguments say that an object is a key.
    IsKey,
    /// Whether the program can see what it writes.
    IsOutputSeen,
    /// Whether no code of the program decides what an object equals.
    IsPlain,
    /// How two texts compare.
    TextDifference,
    /// A string gets the text of another.
    SameText,
    /// A new object that is a copy.
    CopyOf,
    /// The object of `Class` for the class of an object.
    ClassOf,
    /// The object of `Class` for the class with a name.
    ClassNamed,
}

/// What a native does with texts: `vcgen::facts::strings` says what holds of its result beyond its contract.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TextOperation {
    /// One text behind another.
    Concatenate,
    /// A part of a text.
    Slice,
    /// The text of some elements of an array.
    FromChars,
    /// The text of one unit.
    OfUnit,
    /// Where a text stands in another one.
    Find,
    /// Where it stands the last time.
    FindLast,
    /// Where a unit stands in a text.
    FindUnit,
    /// Whether parts of two texts are the same.
    SameRegion,
}

/// What proofs know of the native with this name; `None` if there is none.
pub fn proof(name: &str) -> Option<Proof> {
    Some(crate::interpreter::natives::named(name)?.proof)
}

/// What the native with this name means, if its result is a function of its arguments.
pub fn meaning(name: &str) -> Option<Meaning> {
    match proof(name)? {
        Proof::Value(meaning) => Some(meaning),
        _ => None,
    }
}

/// Whether what a native gives depends on its arguments alone, in the interpreter and on every virtual machine.
pub fn is_fixed(name: &str) -> bool {
    crate::interpreter::natives::named(name).is_some_and(|row| row.results == Results::Fixed)
}
