//! Reads of the heap whose place is known. In passive form a map that was updated has a definition, so what it holds at an object is found by
//! going back through the updates before: the object is the same term, or one that is surely another. Objects that were
//! allocated on the way here are other objects than those of terms over older variables. So the fields of iterators, views and other objects that only this
//! code knows become plain values, and most of the heap disappears from a goal.

use super::passive::PassiveBlock;
use super::types::constant_type;
use ir::vocabulary::{
    BIRTH, DICT_EMPTY, DICT_GET, DICT_HAS, DICT_SIZE, DICT_VALUE, SEQ_EMPTY, SEQ_SIZE, SEQ_VALUE, TYPEOF, birth, now,
    null,
};
use logic::build::{bool, call, eq, int, lt, quantified_with, select};
use logic::transform::{Rewriter, substitute};
use logic::{Function, Op, Quantifier, Sort, Term, TermKind, Var};
use std::collections::{HashMap, HashSet};

/// So many updates and joins are looked at; what is read later stays a read. Large methods have thousands of versions and places.
const MOST_LOOKS: usize = 200_000;

/// What a version of a map is.
enum Version {
    /// Another version, updated at one place.
    Updated { before: Term, place: Term, value: Term },
    /// One of several, by the edge on which control arrives. All that was there before has a value since `start` at the latest.
    Joined { start: usize, arriving: Vec<Arriving> },
}

/// An edge, and the version that arrives by it.
pub struct Arriving {
    /// The block that the edge leaves.
    pub block: usize,
    /// Its position among the edges of that block.
    pub edge: usize,
    /// The version.
    pub value: Term,
}

/// An object that was allocated on the way here.
struct New {
    since: usize,
    ty: Option<Term>,
}

/// What is known of maps and objects, in the order of execution.
#[derive(Default)]
pub struct Memory {
    /// When each variable got its value: those that have it on entry at 0.
    since: HashMap<Var, usize>,
    versions: HashMap<Var, Version>,
    new: HashMap<Var, New>,
    /// The object whose allocation is being spelled out: what is assumed is what its fields begin with.
    allocating: Option<Var>,
    /// The variables that are not null, and those that were allocated before a moment, unless they are null.
    not_null: HashSet<Var>,
    born: HashMap<Term, usize>,
    /// The variables that got their values in the current block.
    here: HashSet<Var>,
    /// The variables that got any value, and those of them that did in the current block.
    any: HashSet<Var>,
    any_here: HashSet<Var>,
    /// What maps hold at places, and what handles stand for, as far as it is known.
    known: HashMap<Term, Term>,
    /// The names of such values in maps.
    rows_of_any: HashSet<Var>,
    cells: usize,
    /// How many updates and joins were looked at.
    looks: usize,
}

impl Memory {
    /// What is known where these variables have values.
    pub fn new(on_entry: impl IntoIterator<Item = Var>) -> Memory {
        Memory { since: on_entry.into_iter().map(|variable| (variable, 0)).collect(), ..Memory::default() }
    }

    /// A block begins.
    pub fn enter(&mut self) {
        self.any_here.clear();
        self.here.clear();
        self.allocating = None;
    }

    /// A variable has a value from here on.
    pub fn note(&mut self, variable: &Var) {
        let moment = self.since.len() + 1;
        self.since.insert(variable.clone(), moment);
        self.here.insert(variable.clone());
    }

    /// The value that a variable has from here on may be any.
    pub fn note_any(&mut self, variable: &Var) {
        self.any.insert(variable.clone());
        self.any_here.insert(variable.clone());
    }

    /// A version of a map is an older one, updated at one place.
    pub fn note_update(&mut self, version: &Var, before: Term, place: Term, value: Term) {
        self.versions.insert(version.clone(), Version::Updated { before, place, value });
    }

    /// The moment, as it is noted of variables.
    pub fn moment_now(&self) -> usize {
        self.since.len()
    }

    /// A version of a map is one of several, which meet in a block that begins at a moment.
    pub fn note_join(&mut self, version: &Var, start: usize, arriving: Vec<Arriving>) {
        if matches!(version.sort, Sort::Map(..)) {
            self.versions.insert(version.clone(), Version::Joined { start, arriving });
        }
    }

    /// A row of a map is a variable that got any value.
    pub fn note_row_of_any(&mut self, row: &Var) {
        self.rows_of_any.insert(row.clone());
    }

    /// The variable that a term is, if it got any value: no new object, and no handle whose value is known.
    pub fn any_value(&self, term: &Term) -> Option<Var> {
        let TermKind::Var(variable) = term.kind() else { return None };
        let has_value = |function| self.known.contains_key(&call(function, vec![term.clone()]));
        let is_handle = variable.sort == Sort::Ref && (has_value(&SEQ_VALUE) || has_value(&DICT_VALUE));
        let is_any = self.any.contains(variable) && !self.new.contains_key(variable) && !is_handle;
        is_any.then(|| variable.clone())
    }

    /// The clock goes on: an allocation is complete.
    pub fn tick(&mut self) {
        self.allocating = None;
    }

    /// Learns from an assumption, and says whether it is about what memory knows from now on, so that it must stay as it is.
    /// `clock` is the time now: what is born now is a new object.
    pub fn learn(&mut self, assumption: &Term, clock: &Term) -> bool {
        match assumption.kind() {
            TermKind::Apply(Op::Not, negated) => self.learn_equation(&negated[0], &bool(false), clock),
            TermKind::Apply(Op::Eq, sides) => self.learn_equation(&sides[0], &sides[1], clock),
            _ => false,
        }
    }

    fn learn_equation(&mut self, left: &Term, right: &Term, clock: &Term) -> bool {
        let TermKind::Apply(op, arguments) = left.kind() else { return false };
        let variable = |term: &Term| match term.kind() {
            TermKind::Var(variable) => Some(variable.clone()),
            _ => None,
        };
        match op {
            Op::Function(function) if *function == *BIRTH && right == clock => {
                let Some(object) = variable(&arguments[0]).filter(|object| self.any_here.contains(object)) else {
                    return false;
                };
                let since = self.since.get(&object).copied().unwrap_or(0);
                self.new.insert(object.clone(), New { since, ty: None });
                self.allocating = Some(object);
                true
            }
            Op::Function(function) if *function == *TYPEOF && constant_type(right).is_some() => {
                let Some(object) = variable(&arguments[0]).filter(|object| self.is_being_allocated(object)) else {
                    return false;
                };
                if let Some(new) = self.new.get_mut(&object) {
                    new.ty = Some(right.clone());
                }
                true
            }
            Op::Function(function) if *function == *SEQ_VALUE || *function == *DICT_VALUE => {
                let is_any = variable(&arguments[0]).is_some_and(|handle| self.any_here.contains(&handle));
                if is_any && variable(right).is_some() {
                    self.known.insert(left.clone(), right.clone());
                }
                is_any
            }
            Op::Select => {
                let is_new = variable(&arguments[1]).is_some_and(|object| self.is_being_allocated(&object));
                if is_new && variable(&arguments[0]).is_some() {
                    self.known.insert(left.clone(), right.clone());
                }
                is_new
            }
            _ => false,
        }
    }

    fn is_being_allocated(&self, object: &Var) -> bool {
        self.allocating.as_ref() == Some(object)
    }

    /// The instances of a formula about all objects at the places where a map got any value. Reads there are resolved, so that no trigger
    /// finds them any more. They are to be simplified yet.
    pub fn instances(&self, formula: &Term) -> Vec<Term> {
        let TermKind::Quantified { quantifier: Quantifier::Forall, variables, triggers, body } = formula.kind() else {
            return Vec::new();
        };
        let mut instances = Vec::new();
        for (object, map) in triggers.iter().flatten().filter_map(|trigger| read_object(trigger, variables)) {
            for place in self.places(&map) {
                let replacement = HashMap::from([(object.clone(), place)]);
                let others: Vec<Var> = variables.iter().filter(|variable| **variable != object).cloned().collect();
                let instance = substitute(body, &replacement);
                if others.is_empty() {
                    instances.push(instance);
                    continue;
                }
                let of_trigger =
                    |trigger: &Vec<Term>| trigger.iter().map(|part| substitute(part, &replacement)).collect();
                let triggers = triggers.iter().map(of_trigger).collect();
                instances.push(quantified_with(Quantifier::Forall, others, triggers, instance));
            }
        }
        instances
    }

    /// The places at which the last updates of a map gave it any value.
    fn places(&self, map: &Var) -> Vec<Term> {
        let (mut places, mut version) = (Vec::new(), map);
        while let Some(Version::Updated { before, place, value }) = self.versions.get(version) {
            let TermKind::Var(value) = value.kind() else { break };
            let TermKind::Var(before) = before.kind() else { break };
            if !self.rows_of_any.contains(value) {
                break;
            }
            version = before;
            places.push(place.clone());
        }
        places
    }

    /// Learns what an assumption says of variables, wherever they have their values: of those that got them in this block, and in the first block of
    /// those that have them on entry.
    pub fn learn_of_variables(&mut self, assumption: &Term, is_at_entry: bool) {
        let is_here = |variable: &Var| match self.since.get(variable) {
            Some(0) => is_at_entry,
            _ => self.here.contains(variable),
        };
        let variable = |term: &Term| match term.kind() {
            TermKind::Var(variable) if is_here(variable) => Some(variable.clone()),
            _ => None,
        };
        if let Some((object, clock)) = birth_before(assumption) {
            if let (Some(_), Some(moment)) = (variable(&object), self.moment(&clock)) {
                self.born.entry(object).or_insert(moment);
            }
            return;
        }
        match assumption.kind() {
            TermKind::Apply(Op::And, parts) => {
                parts.iter().for_each(|part| self.learn_of_variables(part, is_at_entry));
            }
            TermKind::Apply(Op::Not, negated) => {
                if let TermKind::Apply(Op::Eq, sides) = negated[0].kind()
                    && sides[1] == null()
                    && let Some(object) = variable(&sides[0])
                {
                    self.not_null.insert(object);
                }
            }
            _ => {}
        }
    }

    /// An assumption without what is known of births: that an object, unless it is null, was allocated before some moment says nothing new once it is
    /// known of an earlier one.
    pub fn without_known_births(&self, assumption: &Term) -> Term {
        let Some((object, clock)) = birth_before(assumption) else { return assumption.clone() };
        let is_known = self.born.get(&object).zip(self.moment(&clock)).is_some_and(|(born, moment)| *born <= moment);
        if !is_known {
            return assumption.clone();
        }
        let wanted = lt(birth(object), clock);
        Rewriter::applications(|op, arguments| {
            (*op == Op::Lt && wanted == Term::apply(Op::Lt, arguments.to_vec())).then(|| bool(true))
        })
        .rewrite(assumption)
    }

    /// What an application is, where memory knows it; its arguments are simple already.
    pub fn simplified(&mut self, op: &Op, arguments: &[Term], blocks: &mut [PassiveBlock]) -> Option<Term> {
        match op {
            Op::Select => self.read(&arguments[0], &arguments[1], blocks),
            Op::Function(function) if *function == *TYPEOF => self.new_object(&arguments[0])?.ty.clone(),
            Op::Function(function) if *function == *SEQ_VALUE && arguments[0] == null() => {
                Some(call(&SEQ_EMPTY, vec![]))
            }
            Op::Function(function) if *function == *DICT_VALUE && arguments[0] == null() => {
                Some(call(&DICT_EMPTY, vec![]))
            }
            Op::Function(function) if *function == *SEQ_VALUE || *function == *DICT_VALUE => {
                self.known.get(&Term::apply(op.clone(), arguments.to_vec())).cloned()
            }
            Op::Function(function) => of_empty(function, arguments),
            Op::Eq => self.are_different(&arguments[0], &arguments[1]).then(|| bool(false)),
            Op::Lt => self.is_born(&arguments[0], &arguments[1]).then(|| bool(true)),
            _ => None,
        }
    }

    fn new_object(&self, term: &Term) -> Option<&New> {
        match term.kind() {
            TermKind::Var(variable) => self.new.get(variable),
            _ => None,
        }
    }

    /// Whether two references are surely different, or two types.
    fn are_different(&self, left: &Term, right: &Term) -> bool {
        if let (Some(left), Some(right)) = (constant_type(left), constant_type(right)) {
            return left != right;
        }
        self.is_before(left, right) || self.is_before(right, left)
    }

    /// Whether a term's value is older than an object, so that it is another one.
    fn is_before(&self, term: &Term, object: &Term) -> bool {
        if *term == null() && matches!(object.kind(), TermKind::Var(object) if self.not_null.contains(object)) {
            return true;
        }
        let Some(new) = self.new_object(object) else { return false };
        *term == null() || is_read(term) && self.moment(term).is_some_and(|moment| moment < new.since)
    }

    /// Since when the variables of a term have their values.
    fn moment(&self, term: &Term) -> Option<usize> {
        match term.kind() {
            TermKind::Var(variable) => self.since.get(variable).copied(),
            _ => term.children().iter().try_fold(0, |latest, child| Some(self.moment(child)?.max(latest))),
        }
    }

    /// Whether this says that an object that was allocated on the way here was allocated before a later moment.
    fn is_born(&self, birth: &Term, clock: &Term) -> bool {
        let (TermKind::Apply(Op::Function(function), arguments), TermKind::Var(clock)) = (birth.kind(), clock.kind())
        else {
            return false;
        };
        *function == *BIRTH
            && is_clock(&clock.term())
            && self.new_object(&arguments[0]).zip(self.since.get(clock)).is_some_and(|(new, since)| new.since < *since)
    }

    /// What a map holds at a place, if it can be said without the updates since.
    fn read(&mut self, map: &Term, place: &Term, blocks: &mut [PassiveBlock]) -> Option<Term> {
        let found = self.look(map, place, blocks);
        (found != select(map.clone(), place.clone())).then_some(found)
    }

    fn look(&mut self, map: &Term, place: &Term, blocks: &mut [PassiveBlock]) -> Term {
        let read = select(map.clone(), place.clone());
        if let Some(value) = self.known.get(&read) {
            return value.clone();
        }
        let TermKind::Var(version) = map.kind() else { return read };
        self.looks += 1;
        let found = match self.versions.get(version) {
            _ if self.looks > MOST_LOOKS => read.clone(),
            Some(Version::Updated { place: updated, value, .. }) if updated == place => value.clone(),
            Some(Version::Updated { before, place: updated, .. }) if self.are_different(updated, place) => {
                let before = before.clone();
                self.look(&before, place, blocks)
            }
            Some(Version::Joined { .. }) => {
                let version = version.clone();
                self.look_behind_join(&version, place, blocks).unwrap_or_else(|| read.clone())
            }
            _ => read.clone(),
        };
        // That nothing is found is remembered too: the ways through joins are very many.
        self.known.insert(read, found.clone());
        found
    }

    /// What several versions hold at a place that is older than where they meet: the same in all, or a value that the edges tell.
    fn look_behind_join(&mut self, version: &Var, place: &Term, blocks: &mut [PassiveBlock]) -> Option<Term> {
        let Some(Version::Joined { start, arriving }) = self.versions.get(version) else { return None };
        if self.moment(place).is_none_or(|moment| moment > *start) {
            return None;
        }
        let joined = self.since.get(version).copied()?;
        let arriving: Vec<(usize, usize, Term)> =
            arriving.iter().map(|edge| (edge.block, edge.edge, edge.value.clone())).collect();
        let values: Vec<Term> = arriving.iter().map(|(_, _, map)| self.look(map, place, blocks)).collect();
        let first = values.first()?;
        if values.iter().all(|value| value == first) {
            return Some(first.clone());
        }
        let is_open =
            |(value, (_, _, map)): (&Term, &(usize, usize, Term))| *value == select(map.clone(), place.clone());
        if values.iter().zip(&arriving).any(is_open) {
            return None;
        }
        self.cells += 1;
        let cell = Var::new(format!("{}%cell@{}", version.name, self.cells), first.sort().clone());
        // It has its value where the versions meet.
        self.since.insert(cell.clone(), joined);
        for ((block, edge, _), value) in arriving.iter().zip(values) {
            blocks[*block].edges[*edge].guards.push(eq(cell.term(), value));
        }
        Some(cell.term())
    }
}

/// Whether a term is a variable, or read from the heap by way of variables: then it was allocated when these had their values.
pub fn is_read(term: &Term) -> bool {
    match term.kind() {
        TermKind::Var(_) => true,
        TermKind::Apply(Op::Select, arguments) => arguments.iter().all(is_read),
        _ => false,
    }
}

/// The object of which an assumption says that it was allocated before the clock showed a time, unless it is null.
fn birth_before(assumption: &Term) -> Option<(Term, Term)> {
    let parts = match assumption.kind() {
        TermKind::Apply(Op::Or, cases) => match &cases[..] {
            [first, second] => match (first.kind(), second.kind()) {
                (TermKind::Apply(Op::Eq, sides), TermKind::Apply(Op::And, parts)) if sides[1] == null() => {
                    parts.to_vec()
                }
                (TermKind::Apply(Op::Eq, sides), _) if sides[1] == null() => vec![second.clone()],
                _ => return None,
            },
            _ => return None,
        },
        TermKind::Apply(Op::And, parts) => parts.to_vec(),
        _ => return None,
    };
    let before = |part: &Term| {
        let TermKind::Apply(Op::Lt, sides) = part.kind() else { return None };
        let TermKind::Apply(Op::Function(function), objects) = sides[0].kind() else { return None };
        (*function == *BIRTH && is_clock(&sides[1])).then(|| (objects[0].clone(), sides[1].clone()))
    };
    parts.iter().find_map(before)
}

/// What a function gives for the empty sequence or dictionary, where that is plain.
fn of_empty(function: &Function, arguments: &[Term]) -> Option<Term> {
    let is = |known: &Function| *function == *known;
    let first = arguments.first()?;
    if *first == call(&DICT_EMPTY, vec![]) {
        return match () {
            () if is(&DICT_HAS) => Some(bool(false)),
            () if is(&DICT_GET) => Some(null()),
            () if is(&DICT_SIZE) => Some(int(0)),
            () => None,
        };
    }
    (*first == call(&SEQ_EMPTY, vec![]) && is(&SEQ_SIZE)).then(|| int(0))
}

/// The bound variable, and the map, of a read of a map at one of the variables that a formula is about.
fn read_object(trigger: &Term, variables: &[Var]) -> Option<(Var, Var)> {
    let mut open = vec![trigger];
    while let Some(term) = open.pop() {
        if let TermKind::Apply(Op::Select, parts) = term.kind()
            && let (TermKind::Var(map), TermKind::Var(object)) = (parts[0].kind(), parts[1].kind())
            && variables.contains(object)
        {
            return Some((object.clone(), map.clone()));
        }
        open.extend(term.children());
    }
    None
}

/// Whether a term is the clock of allocation at some moment.
pub fn is_clock(term: &Term) -> bool {
    let clock = now();
    let is_version = |name: &str| {
        name.strip_prefix(clock.name.as_str()).is_some_and(|rest| rest.is_empty() || rest.starts_with('@'))
    };
    matches!(term.kind(), TermKind::Var(variable) if is_version(variable.name.as_str()))
}
