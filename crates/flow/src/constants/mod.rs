//! Constant propagation: what is known of the values of variables and fields. Constants, the classes of objects, the fields of new objects, the
//! contents of collections.
//!
//! An object that was allocated on the way is followed exactly: its number stands for one object in each execution, so that an update of one of its
//! fields replaces what was known. Who analyses code that is executed once ([`Constants::execute_once`]) numbers each allocation anew. In a
//! fixpoint the number belongs to the place of the allocation and stands for the object that was allocated there last; older ones are objects
//! of their class, and no more is known of them (recency abstraction).
//!
//! What is known holds in executions in which no assertion has failed.

mod content;
mod dictionaries;
mod domain;
mod learn;
mod plain;
mod sequences;
mod terms;
mod texts;
mod value;

pub use value::Value;

use crate::Site;
use base::Name;
use ir::types::Types;
use ir::vocabulary::{default_value, elements, everything, now};
use ir::{Command, CommandKind, ElementKind, GlobalKind, JavaType, Procedure, Program};
use logic::build::{call, select};
use logic::{Op, Term, TermKind, Var};
use std::cell::{Cell, RefCell};
use std::collections::{BTreeSet, HashMap};
use std::rc::Rc;
use terms::holds_length;

/// What is known of the state at one place.
#[derive(Clone, Default, PartialEq, Debug)]
pub struct State {
    /// Of variables. A local variable that is not here has no value yet; of a global one nothing is known then.
    values: HashMap<Var, Option<Value>>,
    /// Of fields of objects that were made on the way here. Those that are not here have what they began with, unless lost.
    fields: HashMap<(Var, usize), Option<Value>>,
    /// For a field: of objects with a lower number nothing is known but what stands in `fields`.
    lost: HashMap<Var, usize>,
    /// The objects that were made on the way here.
    objects: BTreeSet<usize>,
    /// What is known of fields of objects, elements of arrays, and what type arguments say of objects, as terms over variables that do not
    /// change meanwhile.
    places: HashMap<Term, Value>,
}

impl State {
    /// A variable or a field is another one now: what was known of places that it leads to is past.
    fn lose_places(&mut self, changed: &Var) {
        self.places.retain(|place, _| !leads_through(place, changed));
    }
}

/// The domain: the program, of what nothing is known at the start, and which objects there are.
pub struct Constants<'p> {
    program: &'p Program,
    types: Types,
    globals: HashMap<&'p Var, &'p GlobalKind>,
    /// Variables that have a value at the start.
    unknown: Vec<Var>,
    /// How many objects have numbers.
    objects: Cell<usize>,
    /// The objects that have the place of their allocation for a number.
    sites: RefCell<HashMap<Site, usize>>,
    /// The variable that an object was assigned to when it was made.
    names: RefCell<HashMap<usize, Var>>,
    /// The classes that objects of a type have, if they are few.
    below: RefCell<HashMap<JavaType, Option<Rc<Vec<Name>>>>>,
}

impl<'p> Constants<'p> {
    /// For code that begins with some value in each of these variables. Other local variables have none: they are written before they are read.
    pub fn new(program: &'p Program, unknown: impl IntoIterator<Item = Var>) -> Constants<'p> {
        let globals = program.globals.iter().map(|global| (&global.variable, &global.kind)).collect();
        Constants {
            program,
            types: Types::new(program),
            globals,
            unknown: unknown.into_iter().collect(),
            objects: Cell::default(),
            sites: RefCell::default(),
            names: RefCell::default(),
            below: RefCell::default(),
        }
    }

    /// For the body of a procedure, whichever of its variables are read before they are written.
    pub fn of(program: &'p Program, procedure: &Procedure) -> Constants<'p> {
        let parameters = procedure.parameters.iter().map(|parameter| &parameter.variable);
        let own = parameters.chain(&procedure.locals).chain(&procedure.result).chain(&procedure.exception);
        Constants::new(program, own.cloned())
    }

    /// Whether this outlives procedures: a field, a static field, the elements of arrays.
    pub fn is_global(&self, variable: &Var) -> bool {
        self.globals.contains_key(variable)
    }

    /// Whether this holds something of each object: a field, or the elements of arrays.
    fn is_map(&self, variable: &Var) -> bool {
        matches!(self.globals.get(variable), Some(GlobalKind::Field { .. } | GlobalKind::Elements(_)))
    }

    /// What a command does to the state where it is executed at most once on the way: each allocation makes an object with a number of its own.
    pub fn execute_once(&self, state: &mut State, command: &Command) {
        self.perform(state, command, || self.next_object());
    }

    /// A number that no object has.
    fn next_object(&self) -> usize {
        self.objects.set(self.objects.get() + 1);
        self.objects.get()
    }

    /// What a command does to the state, given the number of the object that it may allocate.
    fn perform(&self, state: &mut State, command: &Command, object: impl FnOnce() -> usize) {
        match &command.kind {
            CommandKind::Assign { target, value } => {
                // The target holds the same object now.
                let places = state
                    .places
                    .iter()
                    .filter_map(|(place, known)| Some((moved(place, value, target)?, known.clone())));
                let moved: Vec<(Term, Value)> = places.collect();
                let value = self.assigned(state, target, value);
                self.set(state, target, value);
                state.places.extend(moved);
            }
            CommandKind::Update { map, keys, value } => self.update(state, map, keys, value),
            CommandKind::Havoc(variable) if *variable == everything() => self.lose_everything(state),
            CommandKind::Havoc(variable) => self.set(state, variable, None),
            CommandKind::Assume { condition, .. } | CommandKind::Assert { condition, .. } => {
                self.suppose(state, condition, true);
            }
            CommandKind::Check { .. } | CommandKind::Escape { .. } => {}
            CommandKind::New { target, class, .. } => {
                self.allocate(state, target, object(), JavaType::Class(*class));
            }
            CommandKind::NewArray { target, element, length, .. } => {
                let (number, length) = (object(), self.evaluate(state, length));
                self.allocate(state, target, number, JavaType::Array(Box::new(element.clone())));
                let first = self.evaluate(state, &default_value(&element.sort()));
                let row = Value::repeated(length.as_ref(), first);
                state.fields.insert((elements(ElementKind::of(element)), number), Some(row));
                state.fields.insert((holds_length(), number), length);
            }
            CommandKind::Call { result, exception, .. } => {
                self.lose_everything(state);
                for variable in result.iter().chain(exception) {
                    self.set(state, variable, None);
                }
            }
        }
    }

    fn update(&self, state: &mut State, map: &Var, keys: &[Term], value: &Term) {
        let value = self.evaluate(state, value);
        state.lose_places(map);
        match (self.evaluate(state, &keys[0]), &keys[1..]) {
            (Some(Value::New(number, _)), []) => {
                state.fields.insert((map.clone(), number), value);
            }
            (Some(Value::New(number, _)), [index]) => {
                let index = self.evaluate(state, index);
                let row = self.field(state, map, number);
                let row = row.and_then(|row| row.with_element(index.as_ref(), value));
                state.fields.insert((map.clone(), number), row);
            }
            _ => self.lose(state, map),
        }
    }

    /// The value that an assignment gives. A variable that has none yet may keep it in one of two cases: then nobody reads it.
    fn assigned(&self, state: &State, target: &Var, value: &Term) -> Option<Value> {
        if let TermKind::Apply(Op::Ite, parts) = value.kind()
            && parts[2] == target.term()
            && !state.values.contains_key(target)
            && !self.globals.contains_key(target)
        {
            return match self.evaluate(state, &parts[0]) {
                Some(Value::Bool(false)) => None,
                _ => self.evaluate(state, &parts[1]),
            };
        }
        self.evaluate(state, value)
    }

    /// A variable gets a new object with this number. What had the number before is some object of its class.
    fn allocate(&self, state: &mut State, target: &Var, number: usize, ty: JavaType) {
        if state.objects.contains(&number) {
            self.make_old(state, number);
        }
        self.begin_fields(state, number);
        self.names.borrow_mut().insert(number, target.clone());
        state.objects.insert(number);
        self.set(state, &now(), None);
        self.set(state, target, Some(Value::New(number, Rc::new(ty))));
    }

    /// A variable has this value now.
    pub fn set(&self, state: &mut State, variable: &Var, value: Option<Value>) {
        state.lose_places(variable);
        match self.globals.get(variable) {
            None => {
                state.values.insert(variable.clone(), value);
            }
            Some(GlobalKind::Field { .. } | GlobalKind::Elements(_)) => self.lose(state, variable),
            Some(_) => match value {
                Some(value) => {
                    state.values.insert(variable.clone(), Some(value));
                }
                None => {
                    state.values.remove(variable);
                }
            },
        }
    }

    /// Nothing is known of a field any more.
    fn lose(&self, state: &mut State, map: &Var) {
        state.lose_places(map);
        state.fields.retain(|(field, _), _| field != map);
        state.lost.insert(map.clone(), self.objects.get() + 1);
    }

    /// Nothing is known any more of what outlives calls.
    pub fn lose_everything(&self, state: &mut State) {
        self.lose_globals(state, |_| true);
    }

    /// Nothing is known any more of some of what outlives calls.
    pub fn lose_globals(&self, state: &mut State, is_lost: impl Fn(&Var) -> bool) {
        for global in self.globals.keys().filter(|global| is_lost(global)) {
            self.set(state, global, None);
        }
    }

    /// What is known of a field of an object that was made on the way here.
    fn field(&self, state: &State, map: &Var, object: usize) -> Option<Value> {
        if let Some(value) = state.fields.get(&(map.clone(), object)) {
            return value.clone();
        }
        let is_lost = state.lost.get(map).is_some_and(|limit| object < *limit);
        let value = map.sort.as_map().filter(|_| !is_lost)?.1;
        self.evaluate(state, &default_value(value))
    }

    /// These variables are read no more.
    pub fn forget(&self, state: &mut State, variables: &[Var]) {
        for variable in variables {
            state.values.remove(variable);
            state.lose_places(variable);
        }
    }

    /// The class of all objects that a term may stand for, null aside.
    pub fn class_of(&self, state: &State, term: &Term) -> Option<Rc<JavaType>> {
        self.evaluate(state, term)?.ty()
    }

    /// The classes of all objects that a term may stand for, null aside.
    pub fn classes_of(&self, state: &State, term: &Term) -> Option<Vec<Name>> {
        self.evaluate(state, term)?.classes()
    }

    /// Whether all elements of the sequence that a handle stands for are known apart.
    pub fn knows_elements(&self, state: &State, handle: &Term) -> bool {
        match self.evaluate(state, handle) {
            Some(Value::Null) => true,
            Some(Value::Content(content)) => content.entries().is_some(),
            _ => false,
        }
    }

    /// Whether a condition holds, if that is known.
    pub fn decide(&self, state: &State, condition: &Term) -> Option<bool> {
        match self.evaluate(state, condition)? {
            Value::Bool(truth) => Some(truth),
            _ => None,
        }
    }
}

/// Whether a term is this variable, or reads it on the way to its value.
fn leads_through(term: &Term, variable: &Var) -> bool {
    match term.kind() {
        TermKind::Var(known) => known == variable,
        TermKind::Apply(_, parts) => parts.iter().any(|part| leads_through(part, variable)),
        _ => false,
    }
}

/// A place of the object that a term stands for, as one of the object that a variable holds.
fn moved(place: &Term, object: &Term, holder: &Var) -> Option<Term> {
    match place.kind() {
        TermKind::Apply(Op::Select, parts) if parts[1] == *object && !leads_through(&parts[0], holder) => {
            Some(select(parts[0].clone(), holder.term()))
        }
        TermKind::Apply(Op::Function(function), parts) if parts[0] == *object => {
            Some(call(function, vec![holder.term()]))
        }
        _ => None,
    }
}
