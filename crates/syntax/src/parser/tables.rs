//! The words of the specification language, as tables: what the parser looks words up in, and what a test goes through that shows of each
//! word that it is honoured or makes what depends on it `skipped`.

use super::clauses::{CLAUSES, LOOP_CLAUSES};
use crate::Keyword;
use crate::ast::{Behavior, CaseRole, Modifier, Quantifier};

/// What a word stands for in a table.
pub(super) fn find<T: Copy>(table: &[(&str, T)], word: &str) -> Option<T> {
    table.iter().find(|(known, _)| *known == word).map(|(_, meaning)| *meaning)
}

/// What joins the cases of a contract.
pub(super) const ROLES: &[(&str, CaseRole)] =
    &[("also", CaseRole::Case), ("implies_that", CaseRole::Implied), ("for_example", CaseRole::Example)];

/// The headings of cases.
pub(super) const BEHAVIORS: &[(&str, Behavior)] = &[
    ("behavior", Behavior::Any),
    ("behaviour", Behavior::Any),
    ("normal_behavior", Behavior::Normal),
    ("normal_behaviour", Behavior::Normal),
    ("normal_example", Behavior::Normal),
    ("exceptional_behavior", Behavior::Exceptional),
    ("exceptional_behaviour", Behavior::Exceptional),
    ("exceptional_example", Behavior::Exceptional),
    ("feasible_behavior", Behavior::Feasible),
    ("feasible_behaviour", Behavior::Feasible),
    ("model_behavior", Behavior::Model),
    ("model_behaviour", Behavior::Model),
    ("break_behavior", Behavior::Break),
    ("break_behaviour", Behavior::Break),
    ("continue_behavior", Behavior::Continue),
    ("continue_behaviour", Behavior::Continue),
    ("return_behavior", Behavior::Return),
    ("return_behaviour", Behavior::Return),
    ("example", Behavior::Any),
];

/// The members of a class that begin with a keyword of the specification.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum MemberKeyword {
    Invariant,
    Represents,
    Constraint,
    Initially,
    Axiom,
    In,
    Maps,
    /// When a field may be read or written, and under which locks.
    Access,
    /// The specification of an initialiser.
    Initializer,
    /// What is not understood and ends with `;`.
    OtherClause,
    /// What is not understood and may have a body.
    OtherDeclaration,
}

/// The words that such members begin with.
pub(super) const MEMBERS: &[(&str, MemberKeyword)] = &[
    ("invariant", MemberKeyword::Invariant),
    ("class_invariant", MemberKeyword::Invariant),
    ("represents", MemberKeyword::Represents),
    ("constraint", MemberKeyword::Constraint),
    ("initially", MemberKeyword::Initially),
    ("axiom", MemberKeyword::Axiom),
    ("in", MemberKeyword::In),
    ("maps", MemberKeyword::Maps),
    ("readable", MemberKeyword::Access),
    ("writable", MemberKeyword::Access),
    ("monitors_for", MemberKeyword::Access),
    ("static_initializer", MemberKeyword::Initializer),
    ("initializer", MemberKeyword::Initializer),
    ("invariant_redundantly", MemberKeyword::OtherClause),
    ("invariant_free", MemberKeyword::OtherClause),
    ("constraint_redundantly", MemberKeyword::OtherClause),
    ("represents_redundantly", MemberKeyword::OtherClause),
    ("lemma", MemberKeyword::OtherDeclaration),
];

/// The statements of the specification.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum StatementKeyword {
    Set,
    Unreachable,
    /// What is not understood.
    Other,
}

/// The words that such statements begin with, besides `assert`, `assume` and `loop_contract`.
pub(super) const STATEMENTS: &[(&str, StatementKeyword)] = &[
    ("set", StatementKeyword::Set),
    ("unreachable", StatementKeyword::Unreachable),
    ("debug", StatementKeyword::Other),
    ("hence_by", StatementKeyword::Other),
    ("havoc", StatementKeyword::Other),
    ("measured_by", StatementKeyword::Other),
];

/// What ESC/Java says about a variable, which nobody checks.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Pragma {
    /// With a formula behind it.
    Formula,
    /// With expressions behind it, of locks.
    Locks,
    /// Alone.
    Word,
}

/// The words that this begins with.
pub(super) const PRAGMAS: &[(&str, Pragma)] = &[
    ("readable_if", Pragma::Formula),
    ("writable_if", Pragma::Formula),
    ("monitored_by", Pragma::Locks),
    ("monitored", Pragma::Word),
    ("uninitialized", Pragma::Word),
    ("writable_deferred", Pragma::Word),
];

/// The words that bind variables.
pub(super) const QUANTIFIERS: &[(&str, Quantifier)] = &[
    ("\\forall", Quantifier::Forall),
    ("\\exists", Quantifier::Exists),
    ("\\sum", Quantifier::Sum),
    ("\\product", Quantifier::Product),
    ("\\min", Quantifier::Min),
    ("\\max", Quantifier::Max),
    ("\\num_of", Quantifier::NumOf),
    ("\\choose", Quantifier::Choose),
    ("\\bsum", Quantifier::BoundedSum),
    ("\\seq_def", Quantifier::SequenceDefinition),
    ("\\infinite_union", Quantifier::InfiniteUnion),
];

/// Expressions with a form of their own.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum TermKeyword {
    Result,
    Old,
    Let,
    Label,
}

/// The words that such expressions begin with.
pub(super) const TERMS: &[(&str, TermKeyword)] = &[
    ("\\result", TermKeyword::Result),
    ("\\old", TermKeyword::Old),
    ("\\pre", TermKeyword::Old),
    ("\\past", TermKeyword::Old),
    ("\\let", TermKeyword::Let),
    ("\\lblneg", TermKeyword::Label),
    ("\\lblpos", TermKeyword::Label),
    ("\\lbl", TermKeyword::Label),
];

/// Words within clauses.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Mark {
    By,
    Into,
    MeasuredBy,
    Nothing,
    SuchThat,
}

/// Those words.
pub(super) const MARKS: &[(&str, Mark)] = &[
    ("\\by", Mark::By),
    ("\\into", Mark::Into),
    ("\\measured_by", Mark::MeasuredBy),
    ("\\nothing", Mark::Nothing),
    ("\\such_that", Mark::SuchThat),
];

/// The types that only specifications have.
pub(super) const TYPES: &[&str] =
    &["\\bigint", "\\real", "\\locset", "\\seq", "\\map", "\\set", "\\TYPE", "\\free", "\\string"];

/// All words that have a place in the grammar of specifications, each with what kind of word it is.
pub fn keywords() -> Vec<Keyword> {
    fn of<T>(kind: &'static str, table: &'static [(&'static str, T)]) -> impl Iterator<Item = Keyword> {
        table.iter().map(move |(word, _)| Keyword { kind, word })
    }
    let modifiers = Modifier::SPECIFICATION.iter().map(|one| Keyword { kind: "modifier", word: one.keyword() });
    let types = TYPES.iter().map(|word| Keyword { kind: "type", word });
    // What is looked for by its token, and the suffix of clauses.
    let single: [(&'static str, &'static str); 5] = [
        ("statement", "assert"),
        ("statement", "assume"),
        ("statement", "loop_contract"),
        ("clause", "requires_redundantly"),
        ("statement", "nowarn"),
    ];
    let mut all: Vec<Keyword> = modifiers.chain(types).collect();
    all.extend(single.map(|(kind, word)| Keyword { kind, word }));
    all.extend(of("clause", CLAUSES));
    all.extend(of("loop clause", LOOP_CLAUSES));
    all.extend(of("case", ROLES));
    all.extend(of("case", BEHAVIORS));
    all.extend(of("member", MEMBERS));
    all.extend(of("statement", STATEMENTS));
    all.extend(of("pragma", PRAGMAS));
    all.extend(of("expression", QUANTIFIERS));
    all.extend(of("expression", TERMS));
    all.extend(of("mark", MARKS));
    all
}
