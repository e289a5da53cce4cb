//! Functions that specifications define: what a formula says, perhaps in terms of the function itself, and sums and their kin.

use base::Name;
use logic::{Function, Op, Term, TermKind, Var};
use std::collections::HashSet;
use std::sync::Arc;

/// A function with its meaning.
#[derive(Clone, PartialEq, Debug)]
pub struct Definition {
    /// The function.
    pub function: Arc<Function>,
    /// Its parameters.
    pub parameters: Vec<Var>,
    /// What it gives for them.
    pub meaning: Defined,
}

/// What a function gives for its parameters.
#[derive(Clone, PartialEq, Debug)]
pub enum Defined {
    /// The value of a term. It may mention the function: each function that fits is meant.
    Value(Term),
    /// The values of a term for all integers from the first parameter to before the second, taken together.
    Fold {
        /// How they are taken together.
        op: Fold,
        /// The integer.
        variable: Var,
        /// The term.
        body: Term,
    },
    /// Something that nobody says: any function will do. Where a contract promises something of it without an obligation, it is the
    /// function that is meant.
    Opaque,
    /// Whether its parameters are those parts of a state that an execution is in. It is true wherever a formula speaks of the state that
    /// an execution has come to, and says nothing else.
    State,
}

/// What holds of a function of which nobody says what it gives.
#[derive(Clone, PartialEq, Debug)]
pub struct Lemma {
    /// The function.
    pub function: Name,
    /// The procedure whose contract it is part of.
    pub procedure: Name,
    /// The formula, which has no variables of its own.
    pub formula: Term,
    /// The procedures whose checks must do without: it may rest on them.
    pub except: Vec<Name>,
}

impl Definition {
    /// Whether nobody says what the function gives.
    pub fn is_opaque(&self) -> bool {
        self.meaning == Defined::Opaque
    }
}

/// Whether a formula mentions a function of which nobody says what it gives.
pub fn mentions_opaque(formula: &Term, definitions: &[Definition]) -> bool {
    if !definitions.iter().any(Definition::is_opaque) {
        return false;
    }
    let is_opaque =
        |function: &Function| definitions.iter().any(|known| known.is_opaque() && *known.function == *function);
    let (mut open, mut seen) = (vec![formula], HashSet::new());
    while let Some(term) = open.pop() {
        if !seen.insert(term) {
            continue;
        }
        if let TermKind::Apply(Op::Function(function), _) = term.kind()
            && is_opaque(function)
        {
            return true;
        }
        open.extend(term.children());
    }
    false
}

/// How values are taken together.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Fold {
    Sum,
    Product,
    Min,
    Max,
}

impl Fold {
    /// All of them.
    pub const ALL: [Fold; 4] = [Fold::Sum, Fold::Product, Fold::Min, Fold::Max];

    /// The word for it in texts.
    pub fn word(self) -> &'static str {
        match self {
            Fold::Sum => "sum",
            Fold::Product => "product",
            Fold::Min => "least",
            Fold::Max => "greatest",
        }
    }

    /// What no values give; the least and greatest of none are nothing.
    pub fn neutral(self) -> Option<i64> {
        match self {
            Fold::Sum => Some(0),
            Fold::Product => Some(1),
            Fold::Min | Fold::Max => None,
        }
    }
}
