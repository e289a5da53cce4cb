//! The words and functions of specifications: what they take, and what they give. Those of JML, of KeY and of OpenJML.

/// What an argument must be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Takes {
    /// A value of any type.
    Any,
    /// A whole number.
    Whole,
    /// A number.
    Number,
    /// An object.
    Object,
    /// An object, or a set of locations.
    Objects,
    /// A sequence.
    Sequence,
    /// A map.
    Map,
    /// A field, an array element, or a set of locations.
    Locations,
    /// The name of a type.
    Type,
}

/// What a function gives.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Gives {
    /// `boolean`
    Truth,
    /// `int`
    Int,
    /// `long`
    Long,
    /// `\bigint`
    Whole,
    /// `\seq`
    Sequence,
    /// `\map`
    Map,
    /// `\locset`
    Locations,
    /// `\TYPE`
    Type,
    /// A permission of KeY.
    Permission,
    /// What was thrown.
    Exception,
    /// What the first argument is.
    First,
    /// A sequence of what the first two arguments are sequences of.
    Joined,
    /// The type that calculations with the arguments have.
    Promoted,
    /// An element of the sequence that the first argument is.
    Element,
    /// A value of the map that the first argument is.
    Value,
    /// An element of the collection, or a key of the map, that the first argument is.
    Held,
    /// A value of the map of Java that the first argument is.
    Mapped,
    /// A value of a kind that is not modelled.
    Unknown,
}

/// A function or word.
#[derive(Clone, Copy, Debug)]
pub(super) struct Function {
    /// Its name without the backslash.
    pub name: &'static str,
    /// What it takes.
    pub takes: &'static [Takes],
    /// How many of these must be given.
    pub least: usize,
    /// What further arguments must be, if there may be any.
    pub more: Option<Takes>,
    /// What it gives.
    pub gives: Gives,
}

const fn function(name: &'static str, takes: &'static [Takes], gives: Gives) -> Function {
    Function { name, takes, least: takes.len(), more: None, gives }
}

/// A function that takes at least these arguments, and more of the last kind.
const fn many(name: &'static str, takes: &'static [Takes], gives: Gives) -> Function {
    let more = Some(takes[takes.len() - 1]);
    Function { name, takes, least: takes.len(), more, gives }
}

/// A function whose last argument may be left out.
const fn but_last(name: &'static str, takes: &'static [Takes], gives: Gives) -> Function {
    Function { name, takes, least: takes.len() - 1, more: None, gives }
}

/// A function that takes any number of arguments of a kind.
const fn any_number(name: &'static str, more: Takes, gives: Gives) -> Function {
    Function { name, takes: &[], least: 0, more: Some(more), gives }
}

const fn word(name: &'static str, gives: Gives) -> Function {
    function(name, &[], gives)
}

use Takes::{Any, Locations, Map, Number, Object, Objects, Sequence, Type, Whole};

/// All of them, by topic.
pub(super) static FUNCTIONS: &[Function] = &[
    // Objects and types.
    many("fresh", &[Objects], Gives::Truth),
    many("nonnullelements", &[Any], Gives::Truth),
    many("distinct", &[Any], Gives::Truth),
    function("typeof", &[Any], Gives::Type),
    function("type", &[Type], Gives::Type),
    function("elemtype", &[Any], Gives::Type),
    function("is_initialized", &[Type], Gives::Truth),
    function("static_invariant_for", &[Type], Gives::Truth),
    function("static_invariant_free_for", &[Type], Gives::Truth),
    many("invariant_for", &[Object], Gives::Truth),
    many("invariant_free_for", &[Object], Gives::Truth),
    word("inv", Gives::Truth),
    word("inv_free", Gives::Truth),
    word("same", Gives::Truth),
    function("string_equal", &[Any, Any], Gives::Truth),
    // Other states and other arithmetic.
    function("before", &[Any], Gives::First),
    function("past", &[Any], Gives::First),
    function("backup", &[Any], Gives::First),
    function("bigint_math", &[Any], Gives::First),
    function("java_math", &[Any], Gives::First),
    function("safe_math", &[Any], Gives::First),
    many("max", &[Number, Number], Gives::Promoted),
    many("min", &[Number, Number], Gives::Promoted),
    function("duration", &[Any], Gives::Long),
    function("space", &[Any], Gives::Long),
    function("working_space", &[Any], Gives::Long),
    // Floating-point numbers.
    function("fp_nan", &[Number], Gives::Truth),
    function("fp_infinite", &[Number], Gives::Truth),
    function("fp_nice", &[Number], Gives::Truth),
    function("fp_normal", &[Number], Gives::Truth),
    function("fp_subnormal", &[Number], Gives::Truth),
    function("fp_negative", &[Number], Gives::Truth),
    function("fp_positive", &[Number], Gives::Truth),
    function("fp_abs", &[Number], Gives::First),
    // Loops over arrays and collections.
    word("index", Gives::Int),
    word("count", Gives::Int),
    word("values", Gives::Sequence),
    // Locations.
    word("nothing", Gives::Locations),
    word("strictly_nothing", Gives::Locations),
    word("everything", Gives::Locations),
    word("empty", Gives::Locations),
    word("not_specified", Gives::Locations),
    any_number("locset", Locations, Gives::Locations),
    any_number("storeref", Locations, Gives::Locations),
    function("singleton", &[Locations], Gives::Locations),
    any_number("set_union", Locations, Gives::Locations),
    many("intersect", &[Locations, Locations], Gives::Locations),
    function("set_minus", &[Locations, Locations], Gives::Locations),
    function("all_fields", &[Object], Gives::Locations),
    function("all_objects", &[Locations], Gives::Locations),
    but_last("reachLocs", &[Locations, Object, Whole], Gives::Locations),
    function("object_creation", &[Type], Gives::Locations),
    many("disjoint", &[Locations, Locations], Gives::Truth),
    function("subset", &[Locations, Locations], Gives::Truth),
    many("new_elems_fresh", &[Locations], Gives::Truth),
    but_last("reach", &[Locations, Object, Object, Whole], Gives::Truth),
    many("not_modified", &[Locations], Gives::Truth),
    many("not_assigned", &[Locations], Gives::Truth),
    many("only_assigned", &[Locations], Gives::Truth),
    many("only_accessed", &[Locations], Gives::Truth),
    many("only_captured", &[Locations], Gives::Truth),
    // Sequences.
    word("seq_empty", Gives::Sequence),
    any_number("seq", Any, Gives::Sequence),
    function("array2seq", &[Any], Gives::Sequence),
    function("seq_singleton", &[Any], Gives::Sequence),
    function("seq_concat", &[Sequence, Sequence], Gives::Joined),
    function("seq_sub", &[Sequence, Whole, Whole], Gives::First),
    function("seq_reverse", &[Sequence], Gives::First),
    function("seq_put", &[Sequence, Whole, Any], Gives::First),
    function("seq_upd", &[Sequence, Whole, Any], Gives::First),
    function("seq_get", &[Sequence, Whole], Gives::Element),
    function("seq_length", &[Sequence], Gives::Whole),
    function("contains", &[Sequence, Any], Gives::Truth),
    function("indexOf", &[Sequence, Any], Gives::Whole),
    // Maps.
    word("map_empty", Gives::Map),
    function("map_singleton", &[Any, Any], Gives::Map),
    function("map_get", &[Map, Any], Gives::Value),
    function("map_update", &[Map, Any, Any], Gives::First),
    function("map_remove", &[Map, Any], Gives::First),
    function("map_override", &[Map, Map], Gives::First),
    function("map_size", &[Map], Gives::Whole),
    function("in_domain", &[Map, Any], Gives::Truth),
    function("is_finite", &[Map], Gives::Truth),
    function("domain_implies_created", &[Map], Gives::Truth),
    function("seq_2_map", &[Sequence], Gives::Map),
    // What collections hold.
    function("size", &[Object], Gives::Int),
    function("at", &[Object, Whole], Gives::Held),
    function("get", &[Object, Any], Gives::Mapped),
    function("has", &[Object, Any], Gives::Truth),
    function("has_value", &[Object, Any], Gives::Truth),
    // Transactions of Java Card, permissions of threads, flows of information.
    function("transactionUpdated", &[Object], Gives::Truth),
    function("permission", &[Locations], Gives::Permission),
    word("itself", Gives::Sequence),
    word("exception", Gives::Exception),
    word("lockset", Gives::Unknown),
];

/// The names of all functions of specifications, without their backslashes.
pub fn function_names() -> Vec<&'static str> {
    FUNCTIONS.iter().map(|function| function.name).collect()
}

/// The words that quantifiers and the like begin with, for suggestions.
pub(super) const QUANTIFIERS: [&str; 17] = [
    "result",
    "old",
    "pre",
    "forall",
    "exists",
    "sum",
    "product",
    "min",
    "max",
    "num_of",
    "choose",
    "bsum",
    "seq_def",
    "infinite_union",
    "let",
    "lblneg",
    "lblpos",
];
