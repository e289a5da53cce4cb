//! Invariants that nobody wrote: of loops, guessed from what the code asks in the loop and behind it, and of objects, guessed from what the methods
//! of their classes ask of private fields. Nothing depends on a guess being true: whoever
//! uses it shows first that it holds where the loop begins and that each iteration keeps it.

mod asked;
mod combinations;
mod elements;
mod harvest;
mod loops;
mod objects;
mod ranges;
mod suggested;

pub use combinations::{combination, predicate, predicates};
pub use elements::map_of_elements;
pub use flow::linear;
pub use loops::{guess, guess_elements, loops_in_order, nests};
pub use objects::{Candidate, Candidates, strongest};
pub use suggested::{Suggested, suggest};

use crate::graph::flat::Flat;
use crate::options::BEYOND;
use crate::passes::loops::{changed_variables, members, predecessors};
use base::arena::Id;
use ir::{BlockId, LoopHeader, ObjectInvariant, ObligationId};
use logic::transform::free_variables;
use logic::{Op, Sort, Term, TermKind, Var};
use std::collections::BTreeSet;

/// A formula that may hold wherever an iteration of a loop begins.
#[derive(Clone, PartialEq, Debug)]
pub struct Guess {
    /// Where the loop begins.
    pub head: BlockId,
    /// What it says.
    pub what: What,
}

/// What a guess says.
#[derive(Clone, PartialEq, Debug)]
pub enum What {
    /// A formula over the state there, and over what variables were where the loop began ([`on_entry`]).
    Formula(Term),
    /// A formula that holds whatever the value of a variable is that nothing else mentions.
    ForAll {
        /// The variable.
        variable: Var,
        /// The formula.
        body: Term,
        /// What it says of the values that it is about.
        subject: Term,
        /// What lets a prover find the values that matter.
        triggers: Vec<Vec<Term>>,
    },
    /// A boolean combination of predicates that holds whatever the values of some variables are that nothing else mentions.
    Combination {
        /// The variables.
        constants: Vec<Var>,
        /// The formula.
        body: Term,
        /// What lets a prover find the values that matter.
        triggers: Vec<Vec<Term>>,
    },
    /// An invariant of all objects that have been made.
    OfObjects(ObjectInvariant),
}

impl What {
    /// The formula over the state of a loop, if it is one.
    pub fn formula(&self) -> Option<&Term> {
        match self {
            What::Formula(formula) => Some(formula),
            What::ForAll { body, .. } | What::Combination { body, .. } => Some(body),
            What::OfObjects(_) => None,
        }
    }
}

impl What {
    /// Whether it is a comparison as people write them: of two terms, without a number, or an equation.
    pub fn is_likely(&self) -> bool {
        let What::Formula(formula) = self else { return false };
        match formula.kind() {
            TermKind::Apply(Op::Le, parts) => {
                let is_one = |term: &Term| !matches!(term.kind(), TermKind::Apply(Op::Add | Op::Mul, _));
                parts.iter().all(is_one)
            }
            TermKind::Apply(Op::Not | Op::Lt | Op::Mul, _) => false,
            _ => true,
        }
    }
}

impl Guess {
    /// The variables of its own for what others were where the loop began, with these.
    pub fn entry_values(&self) -> Vec<(Var, Var)> {
        let mark = entry_mark(self.head);
        let Some(formula) = self.what.formula() else { return Vec::new() };
        let kept = free_variables(formula).into_iter().filter_map(|kept| {
            let name = kept.name.as_str().strip_suffix(mark.as_str())?;
            let variable = Var::new(name, kept.sort.clone());
            Some((kept, variable))
        });
        kept.collect()
    }
}

/// Whether guesses are to be shown or relied on.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Standing {
    /// They are asserted if they are claimed, and assumed behind that if they are given ([`claimed`], [`given`]): an assertion that fails is an obligation
    /// of [`obligations`].
    Claimed,
    /// They have been shown, or are assumed for now.
    Shown,
    /// They are asserted, and nothing is assumed: somebody wants to know in which states they hold.
    Asked,
}

/// The numbers of obligations from here on, below [`BEYOND`], are for guesses.
const FIRST: u32 = u32::MAX - (1 << 20);

/// What says that a guess is given while it is claimed, by its position.
pub fn given(position: usize) -> Var {
    Var::new(format!("given%{position}"), Sort::Bool)
}

/// What says that it is claimed.
pub fn claimed(position: usize) -> Var {
    Var::new(format!("claimed%{position}"), Sort::Bool)
}

/// The obligations of a guess by its position: that it holds where the loop begins, and that an iteration keeps it.
pub fn obligations(position: usize) -> [ObligationId; 2] {
    [0, 1].map(|moment| ObligationId::from_index(FIRST as usize + 2 * position + moment))
}

/// The position of the guess that an obligation is about, if it is about one.
pub fn position(obligation: ObligationId) -> Option<usize> {
    let number = obligation.index().checked_sub(FIRST as usize)?;
    (obligation != *BEYOND).then_some(number / 2)
}

/// The obligation that an invariant of objects is kept, by its position among those of the program.
pub fn kept(position: usize) -> ObligationId {
    ObligationId::from_index(FIRST as usize - 1 - position)
}

/// The position of the invariant of objects that an obligation is about, if it is about one.
pub fn position_of_kept(obligation: ObligationId) -> Option<usize> {
    let position = (FIRST as usize).checked_sub(1 + obligation.index())?;
    (position < MOST_KEPT).then_some(position)
}

/// Whether an obligation is none of the program's, but about something guessed.
pub fn is_about_guess(obligation: ObligationId) -> bool {
    position(obligation).is_some() || position_of_kept(obligation).is_some()
}

/// So many invariants of objects there may be.
pub const MOST_KEPT: usize = 1 << 16;

/// What a variable was where a loop began.
pub fn on_entry(variable: &Var, head: BlockId) -> Var {
    Var::new(format!("{}{}", variable.name, entry_mark(head)), variable.sort.clone())
}

/// The variable that such a value is of, where this loop began; `None` if it is none.
pub fn entry_value_of(value: &Var, head: BlockId) -> Option<Var> {
    let name = value.name.as_str().strip_suffix(entry_mark(head).as_str())?;
    Some(Var::new(name, value.sort.clone()))
}

/// The blocks of a loop, and the variables that they change.
pub fn loop_of(flat: &Flat, head: BlockId, header: &LoopHeader) -> (BTreeSet<BlockId>, BTreeSet<Var>) {
    let members = members(&predecessors(flat), head, header.latch);
    let changed = changed_variables(flat, &members);
    (members, changed)
}

fn entry_mark(head: BlockId) -> String {
    format!("%entry{}", head.index())
}
