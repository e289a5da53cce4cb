//! Which variables have certainly been assigned, and which certainly not, at a point of a body.

use super::Variable;

/// Two sets of variables. Where control never comes, both hold for every variable.
#[derive(Clone)]
pub(super) struct State {
    assigned: Vec<bool>,
    unassigned: Vec<bool>,
}

impl State {
    /// No variable has been assigned.
    pub fn none_assigned(size: usize) -> State {
        State { assigned: vec![false; size], unassigned: vec![true; size] }
    }

    /// The state of a point that is never reached.
    pub fn unreachable(&self) -> State {
        State { assigned: vec![true; self.assigned.len()], unassigned: vec![true; self.assigned.len()] }
    }

    /// Whether the variable has certainly been assigned.
    pub fn is_assigned(&self, variable: Variable) -> bool {
        self.assigned[variable.0]
    }

    /// Whether the variable has certainly not been assigned.
    pub fn is_unassigned(&self, variable: Variable) -> bool {
        self.unassigned[variable.0]
    }

    /// The variable gets a value.
    pub fn assign(&mut self, variable: Variable) {
        self.assigned[variable.0] = true;
        self.unassigned[variable.0] = false;
    }

    /// The variable is taken to have a value, after it has been reported that it may have none.
    pub fn suppose_assigned(&mut self, variable: Variable) {
        self.assigned[variable.0] = true;
    }

    /// The variable is declared without a value.
    pub fn declare(&mut self, variable: Variable) {
        self.assigned[variable.0] = false;
        self.unassigned[variable.0] = true;
    }

    /// What holds after either of two ways.
    pub fn join(mut self, other: &State) -> State {
        intersect(&mut self.assigned, &other.assigned);
        intersect(&mut self.unassigned, &other.unassigned);
        self
    }

    /// What certainly has not been assigned at the head of a loop, given the state at the end of its body.
    pub fn restrict_unassigned(&mut self, back: &State) {
        intersect(&mut self.unassigned, &back.unassigned);
    }
}

fn intersect(left: &mut [bool], right: &[bool]) {
    for (left, right) in left.iter_mut().zip(right) {
        *left &= *right;
    }
}
