//! What is shared in a set of terms: which subterms get a name, so that the text of a term graph is as long as
//! the graph and not as long as the tree. Nothing here recurses.

use logic::{Op, Term, TermKind, Var};
use std::collections::{BTreeSet, HashMap, HashSet};

/// Smaller terms are repeated rather than named.
const NAMED_FROM: u64 = 5;

/// What is known of a subterm.
#[derive(Debug)]
struct Facts {
    /// How often it is an argument, a body, part of a trigger, or a root.
    uses: u32,
    /// Numbers of the variables, among those that are bound anywhere, that are free in it; in order.
    free: Vec<u32>,
    /// Its length in nodes, with closed named subterms counted as one.
    size: u64,
}

/// The subterms of a set of terms, and which of them are shared.
#[derive(Debug)]
pub(crate) struct Sharing<'a> {
    /// Every subterm once, arguments before what they are arguments of; one list a root, without repetition.
    pub by_root: Vec<Vec<&'a Term>>,
    facts: HashMap<&'a Term, Facts>,
    bound: HashMap<&'a Var, u32>,
}

impl<'a> Sharing<'a> {
    /// Looks at all subterms of the roots.
    pub fn of(roots: &[&'a Term]) -> Sharing<'a> {
        let mut seen = HashSet::new();
        let by_root: Vec<Vec<&Term>> = roots.iter().map(|root| postorder(root, &mut seen)).collect();
        let mut sharing = Sharing { by_root, facts: HashMap::new(), bound: HashMap::new() };
        let order: Vec<&Term> = sharing.by_root.iter().flatten().copied().collect();
        sharing.number_bound_variables(&order);
        let mut uses: HashMap<&Term, u32> = HashMap::new();
        for used in order.iter().flat_map(|term| parts(term)).chain(roots.iter().copied()) {
            *uses.entry(used).or_default() += 1;
        }
        for term in order {
            let facts = Facts { uses: uses[term], free: sharing.free_of(term), size: sharing.size_of(term) };
            sharing.facts.insert(term, facts);
        }
        sharing
    }

    fn number_bound_variables(&mut self, order: &[&'a Term]) {
        for term in order {
            if let TermKind::Quantified { variables, .. } = term.kind() {
                for variable in variables {
                    let number = self.bound.len() as u32;
                    self.bound.entry(variable).or_insert(number);
                }
            }
        }
    }

    fn free_of(&self, term: &'a Term) -> Vec<u32> {
        if let TermKind::Var(var) = term.kind() {
            return self.bound.get(var).copied().into_iter().collect();
        }
        let mut free: Vec<u32> = parts(term).flat_map(|part| self.facts[part].free.iter().copied()).collect();
        if let TermKind::Quantified { variables, .. } = term.kind() {
            free.retain(|number| !variables.iter().any(|variable| self.bound[variable] == *number));
        }
        free.sort_unstable();
        free.dedup();
        free
    }

    fn size_of(&self, term: &'a Term) -> u64 {
        let of_part = |part: &'a Term| if self.is_named(part) { 1 } else { self.facts[part].size };
        parts(term).map(of_part).fold(1, u64::saturating_add)
    }

    /// Whether it is closed and gets a name for the whole script.
    pub fn is_named(&self, term: &Term) -> bool {
        self.facts[term].uses > 1 && self.is_closed(term) && self.is_worth_a_name(term)
    }

    /// Whether it has no free variable that is bound anywhere.
    pub fn is_closed(&self, term: &Term) -> bool {
        self.facts[term].free.is_empty()
    }

    /// How long it is as a tree, with closed named subterms counted as one.
    pub fn size(&self, term: &Term) -> u64 {
        self.facts[term].size
    }

    fn is_worth_a_name(&self, term: &Term) -> bool {
        self.facts[term].size >= NAMED_FROM
    }

    /// Whether one of these variables is free in it.
    pub fn mentions(&self, term: &Term, variables: &[Var]) -> bool {
        let free = &self.facts[term].free;
        !free.is_empty()
            && variables.iter().any(|variable| self.bound.get(variable).is_some_and(|number| free.contains(number)))
    }

    /// The variables that are free in the roots, in order.
    pub fn free_variables(&self, roots: &[&'a Term]) -> BTreeSet<&'a Var> {
        let open: HashSet<u32> = roots.iter().flat_map(|root| self.facts[root].free.iter().copied()).collect();
        self.variables().filter(|var| self.bound.get(var).is_none_or(|number| open.contains(number))).collect()
    }

    /// All variables that occur or are bound.
    pub fn variables(&self) -> impl Iterator<Item = &'a Var> {
        let occurring = self.by_root.iter().flatten().filter_map(|term| match term.kind() {
            TermKind::Var(var) => Some(var),
            _ => None,
        });
        occurring.chain(self.bound.keys().copied())
    }

    /// All operators that occur.
    pub fn operators(&self) -> impl Iterator<Item = &'a Op> {
        self.by_root.iter().flatten().filter_map(|term| match term.kind() {
            TermKind::Apply(op, _) => Some(op),
            _ => None,
        })
    }

    /// The open terms that are used more than once below `root`, seen from outside the quantifiers in it:
    /// what is bound inside is left to the scope that binds it. Parts come before what they are part of.
    /// Terms for which `has_name` holds are not looked into.
    pub fn shared_below(&self, root: &'a Term, has_name: impl Fn(&Term) -> bool) -> Vec<&'a Term> {
        let mut walk = Walk { sharing: self, has_name, inner: Vec::new(), uses: HashMap::new(), order: Vec::new() };
        walk.run(root);
        let Walk { uses, order, .. } = walk;
        order.into_iter().filter(|term| uses[term] > 1 && self.is_worth_a_name(term)).collect()
    }
}

/// A walk over the open terms of one scope.
struct Walk<'s, 'a, F> {
    sharing: &'s Sharing<'a>,
    has_name: F,
    /// The variables of the quantifiers around the present term, inside the scope.
    inner: Vec<&'a [Var]>,
    /// How often a term of this scope is used in it.
    uses: HashMap<&'a Term, u32>,
    /// Terms of this scope.
    order: Vec<&'a Term>,
}

enum WalkStep<'a> {
    Enter(&'a Term),
    Leave(&'a Term),
    LeaveQuantifier,
}

impl<'a, F: Fn(&Term) -> bool> Walk<'_, 'a, F> {
    fn run(&mut self, root: &'a Term) {
        let mut seen_inside = HashSet::new();
        let mut work = vec![WalkStep::Enter(root)];
        while let Some(step) = work.pop() {
            let term = match step {
                WalkStep::Enter(term) => term,
                WalkStep::Leave(term) => {
                    self.order.push(term);
                    continue;
                }
                WalkStep::LeaveQuantifier => {
                    self.inner.pop();
                    continue;
                }
            };
            if self.sharing.is_closed(term) || (self.has_name)(term) {
                continue;
            }
            if self.inner.iter().any(|variables| self.sharing.mentions(term, variables)) {
                if !seen_inside.insert(term) {
                    continue;
                }
            } else {
                let uses = self.uses.entry(term).or_default();
                *uses += 1;
                if *uses > 1 {
                    continue;
                }
                work.push(WalkStep::Leave(term));
            }
            if let TermKind::Quantified { variables, .. } = term.kind() {
                self.inner.push(variables);
                work.push(WalkStep::LeaveQuantifier);
            }
            work.extend(term.children().iter().rev().map(WalkStep::Enter));
        }
    }
}

/// The immediate subterms, those in triggers among them.
fn parts(term: &Term) -> impl Iterator<Item = &Term> {
    let triggers: &[Vec<Term>] = match term.kind() {
        TermKind::Quantified { triggers, .. } => triggers,
        _ => &[],
    };
    term.children().iter().chain(triggers.iter().flatten())
}

/// The subterms that were not seen before, parts first.
fn postorder<'a>(root: &'a Term, seen: &mut HashSet<&'a Term>) -> Vec<&'a Term> {
    let mut order = Vec::new();
    let mut work = vec![(root, false)];
    while let Some((term, parts_done)) = work.pop() {
        if parts_done {
            order.push(term);
        } else if seen.insert(term) {
            work.push((term, true));
            let first = work.len();
            work.extend(parts(term).map(|part| (part, false)));
            work[first..].reverse();
        }
    }
    order
}
