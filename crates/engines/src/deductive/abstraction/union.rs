//! The strongest boolean function that a known one and some states imply, by questions about clauses. Three published algorithms, which differ in
//! the clauses that they ask about, and ours.

use super::clauses::{Clause, Literal};
use super::diagrams::{Diagrams, FALSE, Function, TRUE};
use std::collections::HashMap;

/// Which clauses are asked about.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Algorithm {
    /// Clauses with all variables, which are shrunk by divide and conquer (Flanagan and Qadeer, 2002).
    Fq,
    /// A decision tree, variable by variable (Das, Dill and Park, 1999).
    Ddp,
    /// All clauses by their size (Saïdi and Shankar, 1999).
    Ss,
    /// As [`Algorithm::Fq`]; a counterexample refutes all clauses that are false in it, and clauses that still hold are kept.
    #[default]
    Counterexamples,
}

/// What is answered about states and clauses.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reply {
    /// All clauses hold in all states.
    Holds,
    /// One does not, or that is not known; perhaps with the variables that are true in a state where one does not.
    Fails(Option<u32>),
    /// Nothing is answered any more.
    Stopped,
}

/// Some states, of which it can be asked whether clauses hold in all of them.
pub trait States {
    /// Whether all of these clauses hold.
    fn imply(&mut self, clauses: &[Clause]) -> Reply;
}

/// A boolean function in two representations: the diagram decides implications, the clauses are what people read.
#[derive(Clone, PartialEq, Debug)]
pub struct Abstract {
    /// Clauses that say the same together.
    pub clauses: Vec<Clause>,
    /// The function.
    pub function: Function,
}

impl Abstract {
    /// What no state is in.
    pub fn none() -> Abstract {
        Abstract { clauses: vec![Clause::default()], function: FALSE }
    }
}

/// One computation of a union.
pub struct Union<'u> {
    /// The functions.
    pub diagrams: &'u mut Diagrams,
    /// How many variables there are.
    pub variables: usize,
    /// What is known.
    pub known: &'u Abstract,
    /// What is to be added.
    pub states: &'u mut dyn States,
    /// Whether counterexamples count.
    uses_witnesses: bool,
    replies: HashMap<Clause, bool>,
    witnesses: Vec<u32>,
    is_stopped: bool,
    result: Abstract,
    /// The literals that are false wherever the result is true.
    impossible: Clause,
}

/// The union of what is known and some states; `None` if not everything is answered.
pub fn union(
    algorithm: Algorithm,
    diagrams: &mut Diagrams,
    variables: usize,
    known: &Abstract,
    states: &mut dyn States,
) -> Option<Abstract> {
    let mut union = Union {
        diagrams,
        variables,
        known,
        states,
        uses_witnesses: algorithm == Algorithm::Counterexamples,
        replies: HashMap::new(),
        witnesses: Vec::new(),
        is_stopped: false,
        result: Abstract { clauses: Vec::new(), function: TRUE },
        impossible: Clause::default(),
    };
    if algorithm != Algorithm::Counterexamples && union.holds(Clause::default()) {
        // There are no states.
        union.add(Clause::default());
        return Some(union.result);
    }
    match algorithm {
        Algorithm::Fq => union.shrink_all(),
        Algorithm::Ddp => union.descend(0, Clause::default()),
        Algorithm::Ss => union.by_size(),
        Algorithm::Counterexamples => {
            union.keep();
            union.shrink_all();
        }
    }
    (!union.is_stopped).then_some(union.result)
}

impl Union<'_> {
    /// Whether a clause holds in all that is known and in all states.
    fn holds(&mut self, clause: Clause) -> bool {
        if self.is_stopped || !self.diagrams.implies(self.known.function, clause) {
            return false;
        }
        // By what was found, some literals add nothing.
        let clause = clause.without(self.impossible);
        if let Some(known) = self.replies.get(&clause) {
            return *known;
        }
        if self.witnesses.iter().any(|witness| !clause.is_true_at(*witness)) {
            return false;
        }
        let reply = self.states.imply(&[clause]);
        self.note(reply);
        self.replies.insert(clause, reply == Reply::Holds);
        reply == Reply::Holds
    }

    fn note(&mut self, reply: Reply) {
        self.is_stopped |= reply == Reply::Stopped;
        if let Reply::Fails(Some(witness)) = reply
            && self.uses_witnesses
        {
            self.witnesses.push(witness);
        }
    }

    fn add(&mut self, clause: Clause) {
        let function = self.diagrams.clause(clause);
        self.result.function = self.diagrams.and(self.result.function, function);
        self.result.clauses.push(clause);
        for variable in 0..self.variables {
            for truth in [true, false] {
                let opposite = Clause::of([Literal { variable, truth: !truth }]);
                if self.diagrams.implies(self.result.function, opposite) {
                    self.impossible = self.impossible.with(Literal { variable, truth });
                }
            }
        }
    }

    /// Keeps the known clauses that hold in all states. They are as small as before, for more is known to be possible than then.
    fn keep(&mut self) {
        let mut kept: Vec<Clause> = self.known.clauses.clone();
        while !kept.is_empty() {
            let reply = self.states.imply(&kept);
            self.note(reply);
            let before = kept.len();
            match reply {
                Reply::Holds => break,
                Reply::Fails(Some(witness)) => kept.retain(|clause| clause.is_true_at(witness)),
                Reply::Fails(None) | Reply::Stopped => {}
            }
            if kept.len() == before {
                kept.retain(|clause| before > 1 && self.holds(*clause));
                break;
            }
        }
        kept.into_iter().for_each(|clause| self.add(clause));
    }

    /// Each clause with all variables that holds and does not follow from what was found is shrunk.
    fn shrink_all(&mut self) {
        let mut open = self.diagrams.not(self.known.function);
        loop {
            if self.is_stopped {
                return;
            }
            let left = self.diagrams.and(open, self.result.function);
            let Some(assignment) = self.diagrams.assignment(left) else { return };
            let clause = Clause::false_at(assignment, self.variables);
            if self.holds(clause) {
                let smaller = self.shrunk(&clause.literals(), Clause::default(), false);
                self.add(smaller);
            } else {
                let function = self.diagrams.clause(clause);
                open = self.diagrams.and(open, function);
            }
        }
    }

    /// As few of the literals as make a clause that holds, beside others. All of them do. If they are not needed at all that may have to be found
    /// out.
    fn shrunk(&mut self, literals: &[Literal], beside: Clause, may_be_needless: bool) -> Clause {
        if may_be_needless && self.holds(beside) {
            return Clause::default();
        }
        if let [only] = literals {
            return Clause::of([*only]);
        }
        let (first, second) = literals.split_at(literals.len() / 2);
        let of_first = self.shrunk(first, beside.or(Clause::of(second.iter().copied())), true);
        let of_second = self.shrunk(second, beside.or(of_first), of_first.size() > 0);
        of_first.or(of_second)
    }

    /// The clauses over the variables from one on that begin with a clause that does not hold.
    fn descend(&mut self, variable: usize, clause: Clause) {
        for truth in [true, false] {
            let longer = clause.with(Literal { variable, truth });
            if self.is_stopped || self.diagrams.implies(self.result.function, longer) {
                continue;
            }
            if self.holds(longer) {
                self.add(longer);
            } else if variable + 1 < self.variables {
                self.descend(variable + 1, longer);
            }
        }
    }

    fn by_size(&mut self) {
        for size in 1..=self.variables {
            self.of_size(0, size, Clause::default());
        }
    }

    /// All clauses of a size with literals of variables from one on.
    fn of_size(&mut self, variable: usize, more: usize, clause: Clause) {
        let is_settled = |found: &Clause| found.is_part_of(clause);
        let adds_nothing = clause.without(self.impossible) != clause;
        if self.is_stopped || adds_nothing || self.result.clauses.iter().any(is_settled) {
            return;
        }
        if more == 0 {
            if self.holds(clause) {
                self.add(clause);
            }
            return;
        }
        for next in variable..=self.variables.saturating_sub(more) {
            for truth in [true, false] {
                self.of_size(next + 1, more - 1, clause.with(Literal { variable: next, truth }));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// States as the set of their assignments.
    struct Table {
        states: Vec<u32>,
        queries: usize,
        tells: bool,
    }

    impl States for Table {
        fn imply(&mut self, clauses: &[Clause]) -> Reply {
            self.queries += 1;
            let fails = |state: &&u32| clauses.iter().any(|clause| !clause.is_true_at(**state));
            match self.states.iter().find(fails) {
                None => Reply::Holds,
                Some(state) => Reply::Fails(self.tells.then_some(*state)),
            }
        }
    }

    const ALL: [Algorithm; 4] = [Algorithm::Fq, Algorithm::Ddp, Algorithm::Ss, Algorithm::Counterexamples];

    fn states_of(set: u32, variables: usize) -> Vec<u32> {
        (0..1 << variables).filter(|state| set & (1 << state) != 0).collect()
    }

    /// The assignments where clauses are true.
    fn table(clauses: &[Clause], variables: usize) -> u32 {
        let holds = |state: &u32| clauses.iter().all(|clause| clause.is_true_at(*state));
        (0..1u32 << variables).filter(holds).fold(0, |set, state| set | 1 << state)
    }

    fn check(algorithm: Algorithm, known: u32, added: u32, variables: usize, tells: bool) -> usize {
        let mut diagrams = Diagrams::new();
        let mut first = Table { states: states_of(known, variables), queries: 0, tells };
        let known_abstract = union(algorithm, &mut diagrams, variables, &Abstract::none(), &mut first).unwrap();
        assert_eq!(table(&known_abstract.clauses, variables), known, "{algorithm:?} {known:b}");
        let mut second = Table { states: states_of(added, variables), queries: 0, tells };
        let all = union(algorithm, &mut diagrams, variables, &known_abstract, &mut second).unwrap();
        assert_eq!(table(&all.clauses, variables), known | added, "{algorithm:?} {known:b} {added:b}");
        assert_eq!(diagrams.clauses(&all.clauses), all.function);
        first.queries + second.queries
    }

    #[test]
    fn unions_of_all_functions_of_three_variables_are_exact() {
        for algorithm in ALL {
            for known in 0..1u32 << 8 {
                for added in 0..1u32 << 8 {
                    check(algorithm, known, added, 3, true);
                }
            }
        }
    }

    #[test]
    fn unions_of_many_functions_of_five_variables_are_exact() {
        let mut random = 88172645463325252u64;
        let mut next = || {
            random ^= random << 13;
            random ^= random >> 7;
            random ^= random << 17;
            (random >> 16) as u32
        };
        for _ in 0..300 {
            let (known, added) = (next() & next() & next(), next() & next());
            for algorithm in ALL {
                check(algorithm, known, added, 5, false);
                check(algorithm, known, added, 5, true);
            }
        }
    }

    #[test]
    fn counterexamples_save_queries() {
        let known = 0b1000_0000_0000_0000;
        let of = |algorithm| check(algorithm, known, 0b1100_0000_0000_0001, 4, true);
        assert!(of(Algorithm::Counterexamples) < of(Algorithm::Fq));
        assert!(of(Algorithm::Fq) < of(Algorithm::Ss));
    }

    #[test]
    fn implications_agree_with_tables() {
        for set in 0..1u32 << 8 {
            let mut diagrams = Diagrams::new();
            let maximal: Vec<Clause> =
                (0..8).filter(|state| set & (1 << state) == 0).map(|state| Clause::false_at(state, 3)).collect();
            let function = diagrams.clauses(&maximal);
            assert_eq!(diagrams.assignment(function).is_none(), set == 0);
            assert!(diagrams.assignment(function).is_none_or(|state| set & (1 << state) != 0));
            for positive in 0..8 {
                for negative in (0..8).filter(|negative| negative & positive == 0) {
                    let literal = |set: u32, truth| {
                        (0..3).filter(move |it| set & (1 << it) != 0).map(move |variable| Literal { variable, truth })
                    };
                    let clause = Clause::of(literal(positive, true).chain(literal(negative, false)));
                    let expected = states_of(set, 3).iter().all(|state| clause.is_true_at(*state));
                    assert_eq!(diagrams.implies(function, clause), expected);
                }
            }
        }
    }
}
