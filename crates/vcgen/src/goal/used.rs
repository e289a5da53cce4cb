//! What formulas mention that needs facts.

use ir::vocabulary::{
    CANONICAL, DICT_AT, DICT_CANDIDATE, DICT_INSERT, DICT_KEYS, DICT_POSITION, DICT_RANK, DICT_VALUE, DICT_VALUES, KEY,
    LENGTH, OF_BOOL, OF_INT, SEQ_VALUE, STRING_PREFIX, STRING_UNIT, SUBTYPE, TYPE_PREFIX,
};
use logic::transform::free_variables;
use logic::{Function, Op, Sort, Term, TermKind, Var};
use std::collections::{BTreeMap, BTreeSet, HashSet};
use std::sync::{Arc, LazyLock};

/// What formulas mention that needs facts.
#[derive(Default)]
pub struct Used {
    /// Constants of types.
    pub types: BTreeSet<Term>,
    /// Lengths of arrays.
    pub lengths: BTreeSet<Term>,
    /// Places in the heap and static fields, as of any moment.
    pub places: BTreeSet<Term>,
    /// String constants.
    pub strings: BTreeSet<Term>,
    /// What is asked to be a subtype of which constant.
    pub questions: BTreeMap<Term, BTreeSet<Term>>,
    /// Whether the length of an array that a quantifier binds is mentioned.
    pub has_bound_length: bool,
    /// Whether a type that depends on a bound variable is asked about.
    pub has_bound_question: bool,
    /// What handles of sequences and dictionaries stand for.
    pub values: BTreeSet<Term>,
    /// The objects whose keys are mentioned, but for bound ones.
    pub keys: BTreeSet<Term>,
    /// Whether any key is mentioned.
    pub has_keys: bool,
    /// The strings whose texts are mentioned, but for bound ones.
    pub texts: BTreeSet<Term>,
    /// Whether any text is mentioned.
    pub has_texts: bool,
    /// Whether a unit of a text is mentioned, but for bound ones.
    pub has_units: bool,
    /// Whether the order of the keys of a dictionary is mentioned.
    pub has_order: bool,
    /// Whether numbers or truth values are elements of sequences.
    pub has_elements: bool,
    /// Sequences that variables and places hold, but for bound ones.
    pub sequences: BTreeSet<Term>,
    seen: HashSet<Term>,
}

/// What looks at the order of the keys of a dictionary.
static ORDERED: [&LazyLock<Arc<Function>>; 7] =
    [&DICT_AT, &DICT_POSITION, &DICT_KEYS, &DICT_VALUES, &DICT_INSERT, &DICT_RANK, &DICT_CANDIDATE];

impl Used {
    /// Looks at a formula.
    pub fn collect(&mut self, term: &Term) {
        self.collect_within(term, &mut Vec::new());
    }

    fn collect_within(&mut self, term: &Term, bound: &mut Vec<Var>) {
        if !self.seen.insert(term.clone()) {
            return;
        }
        if let TermKind::Apply(Op::Function(function), arguments) = term.kind() {
            if function.name.starts_with(TYPE_PREFIX) {
                self.types.insert(term.clone());
            } else if function.name.starts_with(STRING_PREFIX) {
                self.strings.insert(term.clone());
            } else if *function == *LENGTH {
                if is_bound(&arguments[0], bound) {
                    self.has_bound_length = true;
                } else {
                    self.lengths.insert(term.clone());
                }
            } else if *function == *KEY {
                self.has_keys = true;
                if !is_bound(term, bound) {
                    self.keys.insert(arguments[0].clone());
                }
            } else if *function == *CANONICAL {
                self.has_texts = true;
                if !is_bound(term, bound) {
                    self.texts.insert(arguments[0].clone());
                }
            } else if *function == *STRING_UNIT {
                self.has_units |= bound.is_empty();
            } else if (*function == *SEQ_VALUE || *function == *DICT_VALUE) && !is_bound(term, bound) {
                self.values.insert(term.clone());
            } else if ORDERED.iter().any(|ordered| *function == ***ordered) {
                self.has_order = true;
            } else if [&OF_INT, &OF_BOOL].iter().any(|made| *function == ***made) {
                self.has_elements = true;
            } else if *function == *SUBTYPE {
                let asked = self.questions.entry(arguments[1].clone()).or_default();
                if is_bound(&arguments[0], bound) {
                    self.has_bound_question = true;
                } else {
                    asked.insert(arguments[0].clone());
                }
            }
        }
        let is_place = matches!(term.kind(), TermKind::Apply(Op::Select, _) | TermKind::Var(_));
        if is_place && !is_bound(term, bound) {
            match term.sort() {
                Sort::Seq => drop(self.sequences.insert(term.clone())),
                Sort::Dict => drop(self.values.insert(term.clone())),
                _ => {}
            }
            self.places.insert(term.clone());
        }
        if let TermKind::Quantified { variables, .. } = term.kind() {
            let depth = bound.len();
            bound.extend(variables.iter().cloned());
            term.children().iter().for_each(|child| self.collect_within(child, bound));
            bound.truncate(depth);
        } else {
            term.children().iter().for_each(|child| self.collect_within(child, bound));
        }
    }
}

fn is_bound(term: &Term, bound: &[Var]) -> bool {
    !bound.is_empty() && free_variables(term).iter().any(|variable| bound.contains(variable))
}
