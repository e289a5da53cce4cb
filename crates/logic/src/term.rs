//! Terms. Equal terms are one object (hash-consing): comparing costs one pointer comparison, and what is
//! shared in memory is shared in what provers are sent.

use crate::sort::Sort;
use base::Name;
use std::collections::HashMap;
use std::collections::hash_map::DefaultHasher;
use std::hash::{BuildHasherDefault, Hash, Hasher};
use std::ops::Deref;
use std::sync::{Arc, LazyLock, Mutex, PoisonError, Weak};

/// A variable, free or bound. Its name and sort are its identity; whoever binds a variable gives it a name
/// that is bound nowhere else around it, so that substitution cannot capture.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Var {
    /// Its name.
    pub name: Name,
    /// Its sort.
    pub sort: Sort,
}

impl Var {
    /// A variable.
    pub fn new(name: impl Into<Name>, sort: Sort) -> Var {
        Var { name: name.into(), sort }
    }

    /// The variable as a term.
    pub fn term(&self) -> Term {
        Term::new(TermKind::Var(self.clone()))
    }
}

/// A function symbol that is not built in: declared by a theory or by the program.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Function {
    /// Its name.
    pub name: Name,
    /// Sorts of its parameters.
    pub parameters: Vec<Sort>,
    /// Sort of its result.
    pub result: Sort,
}

/// The operators.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Op {
    /// Negation.
    Not,
    /// Conjunction of any number.
    And,
    /// Disjunction of any number.
    Or,
    /// Implication.
    Implies,
    /// Equality of two terms of one sort; on Bool, equivalence.
    Eq,
    /// `if a then b else c`.
    Ite,
    /// Sum of any number.
    Add,
    /// Difference.
    Sub,
    /// Negative.
    Neg,
    /// Product.
    Mul,
    /// `<=` on integers.
    Le,
    /// `<` on integers.
    Lt,
    /// Value of a map at a key.
    Select,
    /// A map changed at one key.
    Store,
    /// The map of this sort that has one value everywhere.
    ConstMap(Sort),
    /// All arguments are different from one another.
    Distinct,
    /// A function symbol.
    Function(Arc<Function>),
}

/// `forall` or `exists`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Quantifier {
    Forall,
    Exists,
}

/// What a term is.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum TermKind {
    /// A truth value.
    Bool(bool),
    /// An integer.
    Int(i128),
    /// A variable.
    Var(Var),
    /// An operator or function applied to arguments.
    Apply(Op, Vec<Term>),
    /// A quantified formula.
    Quantified {
        /// Which quantifier.
        quantifier: Quantifier,
        /// The bound variables.
        variables: Vec<Var>,
        /// Patterns for instantiation; empty leaves the choice to the prover.
        triggers: Vec<Vec<Term>>,
        /// The formula.
        body: Term,
    },
}

/// A node of the shared term graph.
#[derive(Debug)]
pub struct Node {
    kind: TermKind,
    sort: Sort,
}

/// A term. Cloning is cheap.
#[derive(Clone)]
pub struct Term(Arc<Node>);

/// Sixteen tables, so that workers seldom wait for one another.
const SHARDS: usize = 16;
type Shard = HashMap<u64, Vec<Weak<Node>>, BuildHasherDefault<Hashed>>;
static TABLE: LazyLock<[Mutex<Shard>; SHARDS]> = LazyLock::new(|| std::array::from_fn(|_| Mutex::default()));

/// The hash of a hash: itself.
#[derive(Default)]
struct Hashed(u64);

impl Hasher for Hashed {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        bytes.iter().for_each(|byte| self.0 = self.0.rotate_left(8) ^ u64::from(*byte));
    }

    fn write_u64(&mut self, hash: u64) {
        self.0 = hash;
    }
}

impl Term {
    /// The term of this kind. No simplification happens here: see [`crate::build`].
    pub fn new(kind: TermKind) -> Term {
        let mut hasher = DefaultHasher::new();
        kind.hash(&mut hasher);
        let hash = hasher.finish();
        let mut shard = TABLE[(hash >> 32) as usize % SHARDS].lock().unwrap_or_else(PoisonError::into_inner);
        let bucket = shard.entry(hash).or_default();
        if let Some(known) = bucket.iter().filter_map(Weak::upgrade).find(|node| node.kind == kind) {
            return Term(known);
        }
        let sort = sort_of(&kind);
        let node = Arc::new(Node { kind, sort });
        bucket.retain(|known| known.strong_count() > 0);
        bucket.push(Arc::downgrade(&node));
        Term(node)
    }

    /// An operator applied to arguments, as it is.
    pub fn apply(op: Op, arguments: Vec<Term>) -> Term {
        Term::new(TermKind::Apply(op, arguments))
    }

    /// What it is.
    pub fn kind(&self) -> &TermKind {
        &self.0.kind
    }

    /// Its sort.
    pub fn sort(&self) -> &Sort {
        &self.0.sort
    }

    /// A number that identifies the term while it lives; not the same in another run, so never to be printed
    /// or sorted by.
    pub fn address(&self) -> usize {
        Arc::as_ptr(&self.0) as usize
    }

    /// The immediate subterms, the body of a quantifier among them, triggers not.
    pub fn children(&self) -> &[Term] {
        match self.kind() {
            TermKind::Apply(_, arguments) => arguments,
            TermKind::Quantified { body, .. } => std::slice::from_ref(body),
            TermKind::Bool(_) | TermKind::Int(_) | TermKind::Var(_) => &[],
        }
    }
}

fn sort_of(kind: &TermKind) -> Sort {
    match kind {
        TermKind::Bool(_) | TermKind::Quantified { .. } => Sort::Bool,
        TermKind::Int(_) => Sort::Int,
        TermKind::Var(var) => var.sort.clone(),
        TermKind::Apply(op, arguments) => match op {
            Op::Not | Op::And | Op::Or | Op::Implies | Op::Eq | Op::Le | Op::Lt | Op::Distinct => Sort::Bool,
            Op::Add | Op::Sub | Op::Neg | Op::Mul => Sort::Int,
            Op::Ite => arguments[1].sort().clone(),
            Op::Select => {
                arguments[0].sort().as_map().expect("only a map is selected from: see build::select").1.clone()
            }
            Op::Store => arguments[0].sort().clone(),
            Op::ConstMap(sort) => sort.clone(),
            Op::Function(function) => function.result.clone(),
        },
    }
}

impl Deref for Term {
    type Target = TermKind;
    fn deref(&self) -> &TermKind {
        &self.0.kind
    }
}

impl PartialEq for Term {
    fn eq(&self, other: &Term) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }
}

impl Eq for Term {}

impl Hash for Term {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.address().hash(state);
    }
}

impl PartialOrd for Term {
    fn partial_cmp(&self, other: &Term) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

/// By structure, so that an order never depends on the run.
impl Ord for Term {
    fn cmp(&self, other: &Term) -> std::cmp::Ordering {
        if self == other { std::cmp::Ordering::Equal } else { self.kind().cmp(other.kind()) }
    }
}

impl std::fmt::Debug for Term {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.kind().fmt(f)
    }
}
