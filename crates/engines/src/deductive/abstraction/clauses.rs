//! Clauses over a few boolean variables.

/// A variable or its negation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Literal {
    /// The number of the variable.
    pub variable: usize,
    /// Whether it is the variable itself.
    pub truth: bool,
}

/// A disjunction of literals, each variable at most once: sets of the variables that occur themselves, and of those that occur negated.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Default)]
pub struct Clause {
    positive: u32,
    negative: u32,
}

impl Clause {
    /// A disjunction of literals.
    pub fn of(literals: impl IntoIterator<Item = Literal>) -> Clause {
        literals.into_iter().fold(Clause::default(), Clause::with)
    }

    /// The clause with all of the first variables that is false at one assignment only, which is given as the set of the variables that are true.
    pub fn false_at(assignment: u32, variables: usize) -> Clause {
        let all = ((1u64 << variables) - 1) as u32;
        Clause { positive: all & !assignment, negative: all & assignment }
    }

    /// This and one literal more.
    pub fn with(mut self, literal: Literal) -> Clause {
        let part = if literal.truth { &mut self.positive } else { &mut self.negative };
        *part |= 1 << literal.variable;
        self
    }

    /// The literals of both.
    pub fn or(self, other: Clause) -> Clause {
        Clause { positive: self.positive | other.positive, negative: self.negative | other.negative }
    }

    /// This without the literals of another one.
    pub fn without(self, other: Clause) -> Clause {
        Clause { positive: self.positive & !other.positive, negative: self.negative & !other.negative }
    }

    /// The literals, by their variables.
    pub fn literals(self) -> Vec<Literal> {
        let all = 0..u32::BITS as usize;
        all.filter_map(|variable| self.truth_of(variable).map(|truth| Literal { variable, truth })).collect()
    }

    /// Whether a variable occurs itself (`true`) or negated.
    pub fn truth_of(self, variable: usize) -> Option<bool> {
        if variable >= u32::BITS as usize {
            return None;
        }
        let bit = 1 << variable;
        if self.positive & bit != 0 { Some(true) } else { (self.negative & bit != 0).then_some(false) }
    }

    /// Whether it is true at an assignment.
    pub fn is_true_at(self, assignment: u32) -> bool {
        self.positive & assignment != 0 || self.negative & !assignment != 0
    }

    /// Whether all its literals are in another one.
    pub fn is_part_of(self, other: Clause) -> bool {
        self.positive & !other.positive == 0 && self.negative & !other.negative == 0
    }

    /// How many literals it has.
    pub fn size(self) -> u32 {
        self.positive.count_ones() + self.negative.count_ones()
    }
}
