//! What procedures come to together with all that they follow, found in one pass over the strongly connected components of the calls.

use base::arena::Id;
use ir::{ProcedureId, ProcedureKind, Program, Visibility};
use logic::{Term, TermKind, Var};
use std::collections::{BTreeSet, HashMap, HashSet};
use std::rc::Rc;

/// A set of positions in a list of variables.
#[derive(Clone, PartialEq, Eq, Hash, Default)]
pub struct Positions {
    words: Vec<u64>,
}

impl Positions {
    fn insert(&mut self, position: usize) {
        let word = position / 64;
        if self.words.len() <= word {
            self.words.resize(word + 1, 0);
        }
        self.words[word] |= 1 << (position % 64);
    }

    fn extend(&mut self, other: &Positions) {
        if self.words.len() < other.words.len() {
            self.words.resize(other.words.len(), 0);
        }
        self.words.iter_mut().zip(&other.words).for_each(|(word, more)| *word |= more);
    }

    /// Whether it has a position.
    pub fn contains(&self, position: usize) -> bool {
        self.words.get(position / 64).is_some_and(|word| word >> (position % 64) & 1 == 1)
    }

    /// Whether it has one of these positions.
    pub fn meets(&self, other: &Positions) -> bool {
        self.words.iter().zip(&other.words).any(|(left, right)| left & right != 0)
    }
}

impl FromIterator<usize> for Positions {
    fn from_iter<I: IntoIterator<Item = usize>>(positions: I) -> Positions {
        let mut set = Positions::default();
        positions.into_iter().for_each(|position| set.insert(position));
        set
    }
}

/// Which of some global variables each procedure mentions, or something that it follows.
pub struct Gathered {
    /// Where each variable stands in the list.
    pub positions: HashMap<Var, usize>,
    /// By procedure.
    sets: Vec<Rc<Positions>>,
}

impl Gathered {
    /// Looks at all procedures of a program.
    pub fn new(program: &Program, variables: impl IntoIterator<Item = Var>) -> Gathered {
        let positions: HashMap<Var, usize> =
            variables.into_iter().enumerate().map(|(position, variable)| (variable, position)).collect();
        let sets = gathered(program, &positions);
        Gathered { positions, sets }
    }

    /// What a procedure comes to.
    pub fn of(&self, procedure: ProcedureId) -> &Rc<Positions> {
        &self.sets[procedure.index()]
    }

    /// Whether a set has a variable.
    pub fn has(&self, set: &Positions, variable: &Var) -> bool {
        self.positions.get(variable).is_some_and(|position| set.contains(*position))
    }
}

/// The variables with a position that a procedure mentions itself. Nothing binds them: they are globals.
fn mentioned(program: &Program, id: ProcedureId, positions: &HashMap<Var, usize>) -> Positions {
    let procedure = &program.procedures[id];
    let mut found = Positions::default();
    let mut see = |variable: &Var| positions.get(variable).into_iter().for_each(|position| found.insert(*position));
    procedure.commands().flat_map(|command| command.kind.parts().0).for_each(&mut see);
    let mut open: Vec<&Term> = procedure.terms();
    let mut seen: HashSet<usize> = HashSet::new();
    while let Some(term) = open.pop() {
        match term.kind() {
            TermKind::Var(variable) => see(variable),
            TermKind::Bool(_) | TermKind::Int(_) => {}
            _ if seen.insert(term.address()) => open.extend(term.children()),
            _ => {}
        }
    }
    found
}

/// The strongly connected components of what procedures follow: each behind those that it comes to.
pub fn components(program: &Program) -> Vec<Vec<ProcedureId>> {
    let count = program.procedures.len();
    let mut search = Search {
        numbers: vec![UNSEEN; count],
        lowest: vec![UNSEEN; count],
        is_open: vec![false; count],
        open: Vec::new(),
        components: Vec::new(),
        next: 0,
    };
    for id in program.procedures.ids() {
        search.visit(program, id);
    }
    search.components
}

fn gathered(program: &Program, positions: &HashMap<Var, usize>) -> Vec<Rc<Positions>> {
    let mut sets: Vec<Option<Rc<Positions>>> = vec![None; program.procedures.len()];
    let mut known: HashSet<Rc<Positions>> = HashSet::new();
    for component in components(program) {
        let mut set = Positions::default();
        for id in &component {
            set.extend(&mentioned(program, *id, positions));
            for callee in followed(program, *id) {
                if let Some(known) = &sets[callee.index()] {
                    set.extend(known);
                }
            }
        }
        let set = Rc::new(set);
        let set = known.get(&set).cloned().unwrap_or(set);
        known.insert(set.clone());
        component.iter().for_each(|id| sets[id.index()] = Some(set.clone()));
    }
    sets.into_iter().map(Option::unwrap_or_default).collect()
}

/// What a procedure follows. What is not understood follows nothing.
pub fn followed(program: &Program, id: ProcedureId) -> Vec<ProcedureId> {
    let procedure = &program.procedures[id];
    if !procedure.unsupported.is_empty() {
        return Vec::new();
    }
    let targets = match &procedure.kind {
        ProcedureKind::Dispatch(targets) => targets.as_slice(),
        _ => &[],
    };
    let called: BTreeSet<ProcedureId> = procedure.calls().chain(targets.iter().map(|(_, target)| *target)).collect();
    called.into_iter().filter(|callee| program.procedures[*callee].visibility == Visibility::Body).collect()
}

const UNSEEN: usize = usize::MAX;

/// Tarjan's algorithm, without recursion.
struct Search {
    numbers: Vec<usize>,
    lowest: Vec<usize>,
    is_open: Vec<bool>,
    open: Vec<ProcedureId>,
    components: Vec<Vec<ProcedureId>>,
    next: usize,
}

impl Search {
    fn enter(&mut self, id: ProcedureId) {
        self.numbers[id.index()] = self.next;
        self.lowest[id.index()] = self.next;
        self.next += 1;
        self.open.push(id);
        self.is_open[id.index()] = true;
    }

    fn visit(&mut self, program: &Program, root: ProcedureId) {
        if self.numbers[root.index()] != UNSEEN {
            return;
        }
        self.enter(root);
        let mut path = vec![(root, followed(program, root).into_iter())];
        while let Some((id, callees)) = path.last_mut() {
            let id = *id;
            match callees.next() {
                Some(callee) if self.numbers[callee.index()] == UNSEEN => {
                    self.enter(callee);
                    path.push((callee, followed(program, callee).into_iter()));
                }
                Some(callee) if self.is_open[callee.index()] => {
                    self.lowest[id.index()] = self.lowest[id.index()].min(self.numbers[callee.index()]);
                }
                Some(_) => {}
                None => {
                    path.pop();
                    if let Some((caller, _)) = path.last() {
                        self.lowest[caller.index()] = self.lowest[caller.index()].min(self.lowest[id.index()]);
                    }
                    if self.lowest[id.index()] == self.numbers[id.index()] {
                        self.close(id);
                    }
                }
            }
        }
    }

    fn close(&mut self, id: ProcedureId) {
        let first = self.open.iter().rposition(|open| *open == id).unwrap_or_default();
        let component = self.open.split_off(first);
        component.iter().for_each(|id| self.is_open[id.index()] = false);
        self.components.push(component);
    }
}
