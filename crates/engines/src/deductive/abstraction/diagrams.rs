//! Reduced ordered binary decision diagrams (Bryant, 1986): each boolean function is one node, so that equal functions are equal numbers.

use super::clauses::Clause;
use std::collections::HashMap;

/// A boolean function, in the [`Diagrams`] that made it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Function(usize);

/// What is false everywhere.
pub const FALSE: Function = Function(0);

/// What is true everywhere.
pub const TRUE: Function = Function(1);

/// A decision: by this variable, to the function where it is false and to that where it is true.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct Node {
    variable: usize,
    low: Function,
    high: Function,
}

/// All functions of some variables that were computed so far.
pub struct Diagrams {
    /// The first two stand for the constants.
    nodes: Vec<Node>,
    numbers: HashMap<Node, Function>,
    conjunctions: HashMap<(Function, Function), Function>,
    complements: HashMap<Function, Function>,
}

/// Constants come behind all variables.
const LEAF: usize = usize::MAX;

impl Diagrams {
    /// The constants only.
    pub fn new() -> Diagrams {
        let leaf = |at| Node { variable: LEAF, low: at, high: at };
        Diagrams {
            nodes: vec![leaf(FALSE), leaf(TRUE)],
            numbers: HashMap::new(),
            conjunctions: HashMap::new(),
            complements: HashMap::new(),
        }
    }

    fn node(&mut self, variable: usize, low: Function, high: Function) -> Function {
        if low == high {
            return low;
        }
        let node = Node { variable, low, high };
        *self.numbers.entry(node).or_insert_with(|| {
            self.nodes.push(node);
            Function(self.nodes.len() - 1)
        })
    }

    /// Where both are true.
    pub fn and(&mut self, left: Function, right: Function) -> Function {
        match (left, right) {
            (FALSE, _) | (_, FALSE) => return FALSE,
            (TRUE, other) | (other, TRUE) => return other,
            _ if left == right => return left,
            _ => {}
        }
        let key = (left.min(right), left.max(right));
        if let Some(known) = self.conjunctions.get(&key) {
            return *known;
        }
        let variable = self.nodes[left.0].variable.min(self.nodes[right.0].variable);
        let (left_low, left_high) = self.branches(left, variable);
        let (right_low, right_high) = self.branches(right, variable);
        let low = self.and(left_low, right_low);
        let high = self.and(left_high, right_high);
        let result = self.node(variable, low, high);
        self.conjunctions.insert(key, result);
        result
    }

    /// Where it is false.
    pub fn not(&mut self, function: Function) -> Function {
        match function {
            FALSE => return TRUE,
            TRUE => return FALSE,
            _ => {}
        }
        if let Some(known) = self.complements.get(&function) {
            return *known;
        }
        let Node { variable, low, high } = self.nodes[function.0];
        let (low, high) = (self.not(low), self.not(high));
        let result = self.node(variable, low, high);
        self.complements.insert(function, result);
        result
    }

    /// Where a clause is true.
    pub fn clause(&mut self, clause: Clause) -> Function {
        clause.literals().into_iter().rev().fold(FALSE, |rest, literal| match literal.truth {
            true => self.node(literal.variable, rest, TRUE),
            false => self.node(literal.variable, TRUE, rest),
        })
    }

    /// Where all of these clauses are true.
    #[cfg(test)]
    pub fn clauses(&mut self, clauses: &[Clause]) -> Function {
        clauses.iter().fold(TRUE, |all, clause| {
            let clause = self.clause(*clause);
            self.and(all, clause)
        })
    }

    /// Whether a clause is true wherever a function is.
    pub fn implies(&self, function: Function, clause: Clause) -> bool {
        let Node { variable, low, high } = match function {
            FALSE => return true,
            TRUE => return false,
            _ => self.nodes[function.0],
        };
        match clause.truth_of(variable) {
            Some(true) => self.implies(low, clause),
            Some(false) => self.implies(high, clause),
            None => self.implies(low, clause) && self.implies(high, clause),
        }
    }

    /// An assignment where a function is true, as the set of the variables that are true; variables that it does not depend on are false. Which
    /// one it is depends on the function only.
    pub fn assignment(&self, function: Function) -> Option<u32> {
        let (mut at, mut assignment) = (function, 0);
        while at != TRUE {
            if at == FALSE {
                return None;
            }
            let Node { variable, low, high } = self.nodes[at.0];
            if low == FALSE {
                assignment |= 1 << variable;
                at = high;
            } else {
                at = low;
            }
        }
        Some(assignment)
    }

    fn branches(&self, function: Function, variable: usize) -> (Function, Function) {
        let node = self.nodes[function.0];
        if node.variable == variable { (node.low, node.high) } else { (function, function) }
    }
}
