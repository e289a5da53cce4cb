//! Explores what objects of a class can become. Some states are made from nothing, by a constructor and random calls; others by one more call in a
//! state that looked like none before it: fields are null or not, collections have so many elements, numbers are small or large. So states that
//! take several calls are found as those are that random testing with feedback finds (Pacheco et al. 2007), and runs are spent where something is new.

use super::Shared;
use super::makers::{Failures, Keeps, Maker};
use super::reached::{LARGEST, MOST_STEPS, STATES, size_of};
use super::samples::Numbers;
use super::shapes::held;
use super::texts::is_text;
use base::Name;
use base::arena::Id;
use ir::interpreter::{Start, Value};
use ir::{JavaType, ProcedureId};
use std::collections::hash_map::DefaultHasher;
use std::collections::{BTreeSet, HashMap, HashSet, VecDeque};
use std::hash::{Hash, Hasher};

/// So many calls are tried before a state is made from nothing after all.
const TRIES: usize = 4;

/// So many times more calls are tried beyond the states of a class.
const MOST_FARTHER: usize = 4_000;

/// Of a state so many objects are looked at, and of each so many of the first elements and of the last ones.
const MOST_OBJECTS: usize = 40;
const FIRST_ELEMENTS: usize = 4;
const LAST_ELEMENTS: usize = 2;

/// What the library counts for itself: that is in no state for the first time.
const COUNTERS: [&str; 3] = [".modCount", ".room", ".buckets"];

/// A state that holds an object of a class, and behind it other objects that the program has at hand.
pub struct State {
    pub start: Start,
    /// What it was drawn from, if another one can be made like it.
    pub numbers: Option<Numbers>,
}

/// States that hold one object of a class, the small ones first.
#[derive(Default)]
pub struct Pool {
    /// The states; `None` where none was found.
    pub states: Vec<Option<State>>,
    /// The calls that failed on the way.
    pub failures: Failures,
}

impl Pool {
    /// The states that were found.
    pub fn starts(&self) -> impl Iterator<Item = &Start> {
        self.states.iter().flatten().map(|state| &state.start)
    }
}

/// Makes such states. All entry points that begin with an object of this class begin in them, so they have the static fields of all.
pub fn pool(shared: &Shared<'_>, class: Name) -> Pool {
    let mut explorer = Explorer::new(shared, class);
    let mut states = Vec::new();
    for number in 0..STATES {
        if explorer.maker.steps > MOST_STEPS {
            break;
        }
        states.push(explorer.state(number));
    }
    Pool { states, failures: explorer.maker.failures }
}

/// What fails farther away: calls go on from these states until that has cost enough.
pub fn farther(shared: &Shared<'_>, class: Name, pool: &Pool) -> Failures {
    let mut explorer = Explorer::new(shared, class);
    for start in pool.starts() {
        explorer.note(start);
    }
    let mut number = 0;
    while explorer.maker.steps < MOST_STEPS && number < MOST_FARTHER && !explorer.frontier.is_empty() {
        base::budget::point();
        explorer.further(1 + number % LARGEST);
        number += 1;
    }
    explorer.maker.failures
}

/// A state that looked like none before it, and how often it was gone on from.
struct Reached {
    start: Start,
    uses: usize,
}

struct Explorer<'r> {
    maker: Maker<'r>,
    ty: JavaType,
    frontier: Vec<Reached>,
    seen: HashSet<u64>,
}

impl<'r> Explorer<'r> {
    /// An explorer that knows no state yet.
    fn new(shared: &'r Shared<'_>, class: Name) -> Explorer<'r> {
        let program = shared.program;
        let ty = JavaType::Class(class);
        let begins_with = |id: &ProcedureId| program.procedures[*id].parameters.first().is_some_and(|it| it.ty == ty);
        let entries: Vec<ProcedureId> = super::entries(program).into_iter().filter(begins_with).collect();
        let makers = shared.makers_of(&ty);
        let ran: BTreeSet<ProcedureId> =
            entries.iter().flat_map(|entry| shared.makers(*entry)).chain(entries.iter().copied()).collect();
        let elements: BTreeSet<JavaType> = makers.iter().flat_map(|maker| held(program, *maker)).collect();
        let maker = Maker::new(shared, &ran, &makers, elements.into_iter().collect());
        Explorer { maker, ty, frontier: Vec::new(), seen: HashSet::new() }
    }

    /// The next state: every other one is made from nothing.
    fn state(&mut self, number: usize) -> Option<State> {
        let size = size_of(number);
        if number % 2 == 1
            && let Some(start) = self.further(size.max(1))
        {
            return Some(State { start, numbers: None });
        }
        let (mut start, numbers) = (self.maker.beginning.clone(), self.maker.numbers);
        self.maker.push_used(&mut start, &self.ty, size)?;
        self.note(&start);
        Some(State { start, numbers: Some(numbers) })
    }

    /// A new state, by a call in one that is known.
    fn further(&mut self, size: usize) -> Option<Start> {
        (0..TRIES).find_map(|_| {
            let at = self.choose()?;
            self.frontier[at].uses += 1;
            let start = self.frontier[at].start.clone();
            let after = self.after(&start, size)?;
            self.note(&after).then_some(after)
        })
    }

    /// A state from which little was tried so far: the better one of two.
    fn choose(&mut self) -> Option<usize> {
        let count = self.frontier.len();
        let candidates = [self.maker.numbers.below(count), self.maker.numbers.below(count)];
        candidates.into_iter().filter(|at| *at < count).min_by_key(|at| self.frontier[*at].uses)
    }

    /// The state after a call, or after several of the same method.
    fn after(&mut self, start: &Start, size: usize) -> Option<Start> {
        let methods = self.maker.methods_of(start, 0)?;
        let method = methods[self.maker.numbers.below(methods.len())];
        let mut after = None;
        for _ in 0..self.maker.times() {
            let before = after.as_ref().unwrap_or(start);
            self.maker.known = before.arguments.len();
            let next = self.maker.called(before, 0, method, size, Keeps::Known);
            self.maker.known = 0;
            after = Some(next?);
        }
        after
    }

    /// Notes a state, and whether it looks like none before it.
    fn note(&mut self, start: &Start) -> bool {
        let is_new = self.seen.insert(shape(start, &self.maker.constants));
        if is_new {
            self.frontier.push(Reached { start: start.clone(), uses: 0 });
        }
        is_new
    }
}

/// What a state looks like from the values that are held.
fn shape(start: &Start, constants: &[i128]) -> u64 {
    let mut looking =
        Looking { constants, hasher: DefaultHasher::new(), numbers: HashMap::new(), open: VecDeque::new() };
    for value in &start.arguments {
        looking.see(value);
    }
    while let Some(position) = looking.open.pop_front() {
        let object = &start.objects[position];
        object.ty.hash(&mut looking.hasher);
        looking.see_number(object.elements.len() as i128);
        if is_text(&object.ty) {
            continue;
        }
        let is_counter = |name: &str| COUNTERS.iter().any(|counter| name.ends_with(counter));
        for (field, value) in object.fields.iter().filter(|(field, _)| !is_counter(&field.name)) {
            field.name.hash(&mut looking.hasher);
            looking.see(value);
        }
        let behind = object.elements.len().saturating_sub(LAST_ELEMENTS).max(FIRST_ELEMENTS);
        let ends = object.elements.iter().take(FIRST_ELEMENTS).chain(object.elements.iter().skip(behind));
        ends.for_each(|value| looking.see(value));
    }
    looking.hasher.finish()
}

struct Looking<'l> {
    constants: &'l [i128],
    hasher: DefaultHasher,
    /// The objects that were met, by when that was.
    numbers: HashMap<usize, usize>,
    open: VecDeque<usize>,
}

impl Looking<'_> {
    fn see(&mut self, value: &Value) {
        match value {
            Value::Bool(truth) => truth.hash(&mut self.hasher),
            Value::Int(number) => self.see_number(*number),
            Value::Ref(None) => 0_u8.hash(&mut self.hasher),
            Value::Ref(Some(id)) => {
                let next = self.numbers.len();
                let number = *self.numbers.entry(id.index()).or_insert(next);
                if number == next && next < MOST_OBJECTS {
                    self.open.push_back(id.index());
                }
                (number + 1).hash(&mut self.hasher);
            }
            _ => 1_u8.hash(&mut self.hasher),
        }
    }

    /// Small numbers tell much, and those that the program mentions; others little.
    fn see_number(&mut self, number: i128) {
        let seen = match number {
            -2..=8 => number,
            _ if self.constants.contains(&number) => number,
            _ => number.signum() * (128 - i128::from(number.unsigned_abs().leading_zeros()) + 16),
        };
        seen.hash(&mut self.hasher);
    }
}
