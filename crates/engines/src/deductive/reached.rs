//! Start states that a program can reach. Objects are made by constructors and static methods and changed by calls of their methods, as code
//! outside of their classes could do it, and each of these calls is executed. So a failure from such a state is one that a program can have.

use super::Shared;
use super::explore::Pool;
use super::makers::{Failures, Maker, push_object, require};
use super::samples::Numbers;
use super::shapes::{Shapes, held};
use super::start::required_statics;
use ir::interpreter::{Defaults, Start, StartObject, Value};
use ir::types::Types;
use ir::{GlobalKind, JavaType, ObligationId, ProcedureId, Program, Visibility};
use logic::Var;
use std::collections::{BTreeMap, BTreeSet, HashSet};
use std::sync::{Arc, OnceLock};

/// So many commands are executed for one entry point, and so many states are made for it.
pub const MOST_STEPS: u64 = 3_000_000;
pub const STATES: usize = 600;
pub const LARGEST: usize = 12;

/// Where arguments matter and something stays open, all states are begun in so many times more, with other arguments.
const FURTHER_ROUNDS: usize = 3;
const SEED_FARTHER: u64 = 0xD1B5_4A32_D192_ED03;

/// Whether any state that meets what is written and what holds by types may be taken for one to begin in: a contract allows it, or there is
/// no object in it whose class keeps state to itself. Laws of `equals` and `compareTo` are about values, of which any will do.
pub fn may_be_made_up(program: &Program, entry: ProcedureId) -> bool {
    let kept = &program.construction.encapsulated;
    let is_kept = |ty: &JavaType| matches!(ty, JavaType::Class(class) if kept.contains(class));
    if is_made_in_place(program, entry) {
        return false;
    }
    program.procedures[entry].visibility == Visibility::Contract
        || kept.is_empty()
        || !super::laws(program, entry).is_empty()
        || !Shapes::new(program, entry).objects.iter().any(is_kept)
}

/// Whether an entry point is code that stands within other code, which makes its object and alone knows what it is called with: a lambda
/// expression, or a method of a class that captures variables. No execution can begin with it.
pub fn is_made_in_place(program: &Program, entry: ProcedureId) -> bool {
    // What private methods that come back to themselves are called with, only their callers know.
    let construction = &program.construction;
    if construction.inductive.contains(&entry) && construction.closed.contains(&entry) {
        return true;
    }
    let Some(JavaType::Class(class)) = program.procedures[entry].parameters.first().map(|this| &this.ty) else {
        return false;
    };
    let captures = |kind: &GlobalKind| matches!(kind, GlobalKind::Field { class: owner, name, .. } if owner == class && name.starts_with("val$"));
    class.contains("$$Lambda") || program.globals.iter().any(|global| captures(&global.kind))
}

/// The procedures that make values of a type, and of the types of their own parameters, and so on.
pub fn makers_of(program: &Program, ty: &JavaType) -> BTreeSet<ProcedureId> {
    let mut open = vec![ty.clone()];
    let types = Types::new(program);
    let (mut seen, mut found) = (HashSet::new(), BTreeSet::new());
    while let Some(ty) = open.pop() {
        if !seen.insert(ty.clone()) {
            continue;
        }
        if let JavaType::Array(element) = ty {
            open.push(*element);
            continue;
        }
        let construction = &program.construction;
        let all = [&construction.constructors, &construction.methods, &construction.factories].into_iter().flatten();
        let fitting = all.filter(|(class, _)| types.is_subtype(&JavaType::Class(**class), &ty));
        for procedure in fitting.flat_map(|(_, procedures)| procedures) {
            if found.insert(*procedure) {
                open.extend(program.procedures[*procedure].parameters.iter().map(|parameter| parameter.ty.clone()));
            }
        }
    }
    found
}

/// How large the values of a state are.
pub fn size_of(number: usize) -> usize {
    number * LARGEST / STATES
}

/// Finds failing executions of one entry point.
pub struct Reached<'r> {
    shared: &'r Shared<'r>,
    /// The type of its first parameter.
    first: Option<JavaType>,
    maker: Maker<'r>,
    entry: ProcedureId,
    /// Static fields that the entry point requires to have these values.
    required: Vec<(Var, Value)>,
    /// States with a first argument.
    pool: Option<Arc<OnceLock<Pool>>>,
    failed: BTreeMap<ObligationId, Start>,
}

impl<'r> Reached<'r> {
    /// Executions of this entry point.
    pub fn new(shared: &'r Shared<'r>, entry: ProcedureId) -> Reached<'r> {
        let program = shared.program;
        let mut ran = shared.makers(entry);
        ran.insert(entry);
        let mut maker = Maker::new(shared, &ran, &ran, held(program, entry));
        let required = required_statics(program, entry, &[]);
        require(&mut maker.beginning, &required);
        let first = program.procedures[entry].parameters.first().map(|parameter| parameter.ty.clone());
        let pool = match &first {
            Some(JavaType::Class(class)) if !maker.is_constructor(entry) && maker.is_made_by_calls(*class) => {
                Some(shared.pool(*class))
            }
            _ => None,
        };
        Reached { shared, first, maker, entry, required, pool, failed: BTreeMap::new() }
    }

    /// What fails in some executions, each with the state that the call of the entry point begins in.
    pub fn failures(mut self) -> BTreeMap<ObligationId, Start> {
        if is_made_in_place(self.maker.program, self.entry) {
            return self.failed;
        }
        if let Some(pool) = self.pool.clone().and_then(|pool| pool.get().map(|pool| pool.failures.clone())) {
            self.run_failed(&pool);
        }
        self.run_round(&BTreeSet::new());
        self.failed
    }

    /// What fails in more executions, which are made as long as one of these obligations did not fail: with other arguments, and farther away.
    pub fn failures_farther(mut self, wanted: &BTreeSet<ObligationId>) -> BTreeMap<ObligationId, Start> {
        if is_made_in_place(self.maker.program, self.entry) {
            return self.failed;
        }
        let has_arguments =
            self.maker.program.procedures[self.entry].parameters.len() > usize::from(self.pool.is_some());
        if has_arguments {
            self.maker.numbers = Numbers::new(SEED_FARTHER);
            (0..FURTHER_ROUNDS).for_each(|_| self.run_round(wanted));
        }
        let is_open = wanted.iter().any(|id| !self.failed.contains_key(id));
        if let Some(JavaType::Class(class)) = self.first.clone().filter(|_| is_open && self.pool.is_some()) {
            let failures = self.shared.farther(class);
            if let Some(failures) = failures.get() {
                self.run_failed(failures);
            }
        }
        self.failed
    }

    /// Runs the entry point in each of the states, unless all of some obligations have failed.
    fn run_round(&mut self, wanted: &BTreeSet<ObligationId>) {
        for number in 0..STATES {
            let is_done = !wanted.is_empty() && wanted.iter().all(|id| self.failed.contains_key(id));
            if self.maker.steps > MOST_STEPS || is_done {
                return;
            }
            if let Some(start) = self.state(number) {
                self.run(&start);
            }
        }
    }

    /// Some of the states that the entry point is called in.
    pub fn starts(mut self, count: usize) -> Vec<Start> {
        if is_made_in_place(self.maker.program, self.entry) {
            return Vec::new();
        }
        let numbers = (0..count).map(|number| number * STATES / count.max(1));
        numbers.filter_map(|number| if self.maker.steps > MOST_STEPS { None } else { self.state(number) }).collect()
    }

    /// Runs the entry point in the states from which it failed while others were made.
    fn run_failed(&mut self, failures: &Failures) {
        let entry = self.entry;
        for (_, start) in failures.iter().filter(|((procedure, _), _)| *procedure == entry) {
            let mut start = start.clone();
            require(&mut start, &self.required);
            self.run(&start);
        }
    }

    /// Runs the entry point. What fails is run again, with everything looked at that it may assume.
    fn run(&mut self, start: &Start) {
        let run = self.maker.run(self.entry, start);
        if run.failures().iter().all(|(id, _)| self.failed.contains_key(id)) {
            return;
        }
        let run = self.maker.interpreter.run(self.entry, start, &self.maker.limits, &mut Defaults);
        for (id, _) in run.failures() {
            self.failed.entry(id).or_insert_with(|| start.clone());
        }
    }

    /// A state that a program reaches in which it calls the entry point, with the arguments of the call.
    fn state(&mut self, number: usize) -> Option<Start> {
        let size = size_of(number);
        let parameters: Vec<JavaType> =
            self.maker.program.procedures[self.entry].parameters.iter().map(|parameter| parameter.ty.clone()).collect();
        let mut parameters = parameters.iter();
        let mut before: Option<(&JavaType, Numbers)> = None;
        let mut start = match &self.pool {
            Some(pool) => {
                let state = pool.get()?.states.get(number)?.as_ref()?;
                let first = parameters.next()?;
                before = state.numbers.map(|numbers| (first, numbers));
                let mut start = state.start.clone();
                require(&mut start, &self.required);
                start
            }
            None => self.maker.beginning.clone(),
        };
        let maker = &mut self.maker;
        if maker.is_constructor(self.entry)
            && let Some(made) = parameters.next()
        {
            push_object(&mut start, StartObject { ty: made.clone(), fields: Vec::new(), elements: Vec::new() });
        }
        let known = start.arguments.len();
        maker.known = if self.pool.is_some() { known } else { 0 };
        for parameter in parameters {
            let drawn = maker.numbers;
            // Two objects that are made alike are often equal.
            match before.filter(|(ty, _)| *ty == parameter) {
                Some((_, numbers)) if maker.numbers.below(2) == 0 => {
                    let next = std::mem::replace(&mut maker.numbers, numbers);
                    maker.push_used(&mut start, parameter, size)?;
                    maker.numbers = next;
                }
                _ => maker.push_used(&mut start, parameter, size)?,
            }
            before = Some((parameter, drawn));
        }
        // Only the object itself is passed of what the program has at hand.
        if self.pool.is_some() {
            start.arguments.drain(1..known);
        }
        Some(start)
    }
}
