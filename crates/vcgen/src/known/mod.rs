//! What is known of the state where an expansion of calls has come to: constants, the classes of objects, the fields of new objects,
//! the sizes of collections. It decides branches and chooses methods, so that what no execution reaches is never expanded.

mod changes;
mod content;
mod operations;
mod terms;
mod texts;
mod value;

pub use changes::Changes;
pub use value::Value;

use crate::facts::values::{BOXES, STRING};
use crate::graph::flat::everything;
use ir::types::Types;
use ir::vocabulary::{
    CANONICAL, DICT_VALUE, KEY_TYPE, SEQ_VALUE, SUBTYPE, TYPEOF, default_value, elements, function_named, null,
};
use ir::{Command, CommandKind, ElementKind, GlobalKind, JavaType, Program};
use logic::build::{bool, call, int, select};
use logic::{Op, Sort, Term, TermKind, Var};
use std::cell::RefCell;
use std::collections::{BTreeSet, HashMap};
use std::rc::Rc;
use std::sync::Arc;
use terms::{holds_length, key_type};

/// What is known of the state at one place.
#[derive(Clone, Default, Debug)]
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

/// What knowledge rests on: the program, and which objects there are.
pub struct Knowledge<'p> {
    program: &'p Program,
    types: Types,
    globals: HashMap<&'p Var, &'p GlobalKind>,
    objects: usize,
    /// The variable that an object was assigned to when it was made.
    names: HashMap<usize, Var>,
    /// The only class that objects of a type have, if there is just one.
    only: RefCell<HashMap<JavaType, Option<Rc<JavaType>>>>,
}

impl<'p> Knowledge<'p> {
    pub fn new(program: &'p Program) -> Knowledge<'p> {
        let globals = program.globals.iter().map(|global| (&global.variable, &global.kind)).collect();
        Knowledge {
            program,
            types: Types::new(program),
            globals,
            objects: 0,
            names: HashMap::new(),
            only: RefCell::default(),
        }
    }

    /// The state at the beginning: nothing is known of these variables.
    pub fn start(&self, unknown: impl IntoIterator<Item = Var>) -> State {
        State { values: unknown.into_iter().map(|variable| (variable, None)).collect(), ..State::default() }
    }

    /// Whether this holds something of each object: a field, or the elements of arrays.
    fn is_map(&self, variable: &Var) -> bool {
        matches!(self.globals.get(variable), Some(GlobalKind::Field { .. } | GlobalKind::Elements(_)))
    }

    /// What a command does to the state.
    pub fn execute(&mut self, state: &mut State, command: &Command) {
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
            CommandKind::Update { map, keys, value } => {
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
            CommandKind::Havoc(variable) if *variable == everything() => self.lose_everything(state),
            CommandKind::Havoc(variable) => self.set(state, variable, None),
            CommandKind::Assume { condition, .. } | CommandKind::Assert { condition, .. } => {
                self.learn(state, condition, true);
            }
            CommandKind::Check { .. } | CommandKind::Escape { .. } => {}
            CommandKind::New { target, class, .. } => {
                let object = self.new_object(state, target, JavaType::Class(*class));
                self.set(state, target, Some(object));
            }
            CommandKind::NewArray { target, element, length, .. } => {
                let length = self.evaluate(state, length);
                let array = self.new_object(state, target, JavaType::Array(Box::new(element.clone())));
                if let Value::New(number, _) = array {
                    let map = elements(ElementKind::of(element));
                    let first = self.evaluate(state, &default_value(&element.sort()));
                    let row = Value::repeated(length.as_ref(), first);
                    state.fields.insert((map, number), Some(row));
                    state.fields.insert((holds_length(), number), length);
                }
                self.set(state, target, Some(array));
            }
            CommandKind::Call { result, exception, .. } => {
                self.lose_everything(state);
                for variable in result.iter().chain(exception) {
                    self.set(state, variable, None);
                }
            }
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

    fn new_object(&mut self, state: &mut State, target: &Var, ty: JavaType) -> Value {
        self.objects += 1;
        self.names.insert(self.objects, target.clone());
        state.objects.insert(self.objects);
        Value::New(self.objects, Rc::new(ty))
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
        state.lost.insert(map.clone(), self.objects + 1);
    }

    /// Nothing is known any more of what outlives calls.
    fn lose_everything(&self, state: &mut State) {
        for (global, kind) in &self.globals {
            match kind {
                GlobalKind::Field { .. } | GlobalKind::Elements(_) => self.lose(state, global),
                _ => {
                    state.values.remove(*global);
                }
            }
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

    /// What is known where two ways meet.
    pub fn join(&self, left: State, right: State) -> State {
        let mut joined = State::default();
        for (variable, value) in &left.values {
            match right.values.get(variable) {
                Some(other) => {
                    let both = value.as_ref().zip(other.as_ref());
                    let value = both.and_then(|(value, other)| value.join(other));
                    self.set(&mut joined, variable, value);
                }
                None if self.globals.contains_key(variable) => {}
                None => {
                    joined.values.insert(variable.clone(), value.clone());
                }
            }
        }
        for (variable, value) in right.values.iter().filter(|(variable, _)| !left.values.contains_key(variable)) {
            if !self.globals.contains_key(variable) {
                joined.values.insert(variable.clone(), value.clone());
            }
        }
        for key @ (map, object) in left.fields.keys().chain(right.fields.keys()) {
            let value = match (left.objects.contains(object), right.objects.contains(object)) {
                (true, false) => self.field(&left, map, *object),
                (false, true) => self.field(&right, map, *object),
                _ => {
                    let (value, other) = (self.field(&left, map, *object), self.field(&right, map, *object));
                    value.zip(other).and_then(|(value, other)| value.join(&other))
                }
            };
            joined.fields.insert(key.clone(), value);
        }
        joined.lost = left.lost;
        for (map, limit) in right.lost {
            let known = joined.lost.entry(map).or_default();
            *known = limit.max(*known);
        }
        joined.places = left.places;
        joined.places.retain(|place, value| right.places.get(place) == Some(value));
        joined.objects = left.objects.into_iter().chain(right.objects).collect();
        joined
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

    /// Whether a condition holds, if that is known.
    pub fn decide(&self, state: &State, condition: &Term) -> Option<bool> {
        match self.evaluate(state, condition)? {
            Value::Bool(truth) => Some(truth),
            _ => None,
        }
    }

    /// The command, said more plainly where values are known.
    pub fn plain(&self, state: &State, mut command: Command) -> Command {
        match &mut command.kind {
            CommandKind::Assign { value, .. } | CommandKind::Update { value, .. } => {
                if let Some(plain) = self.plain_term(state, value) {
                    *value = plain;
                }
            }
            CommandKind::Assert { condition, .. } | CommandKind::Check { condition, .. }
                if self.decide(state, condition) == Some(true) =>
            {
                *condition = bool(true);
            }
            _ => {}
        }
        command
    }

    /// The assignment of a constant that a command is.
    pub fn constant(&self, state: &State, command: &Command) -> Option<Command> {
        match &command.kind {
            CommandKind::Assign { target, value } => {
                let kind = CommandKind::Assign { target: target.clone(), value: self.plain_term(state, value)? };
                Some(Command { kind, span: command.span })
            }
            _ => None,
        }
    }

    /// The number, truth value, null or text that a term stands for, if that is known; a text is said as a constant.
    pub fn immutable(&self, state: &State, term: &Term) -> Option<Term> {
        match self.evaluate(state, term)? {
            Value::Bool(truth) => Some(bool(truth)),
            Value::Int(number) => Some(int(number)),
            Value::Null => Some(null()),
            Value::Text(name) | Value::Spelled(name) => {
                function_named(name.as_str()).map(|constant| call(&constant, Vec::new()))
            }
            _ => None,
        }
    }

    /// The constant or variable that a term stands for.
    fn plain_term(&self, state: &State, term: &Term) -> Option<Term> {
        match self.evaluate(state, term)? {
            Value::Bool(truth) => Some(bool(truth)),
            Value::Int(number) => Some(int(number)),
            Value::Null => Some(null()),
            Value::Text(name) => function_named(name.as_str()).map(|constant| call(&constant, Vec::new())),
            object @ Value::New(number, _) if !matches!(term.kind(), TermKind::Var(_)) => {
                let name = self.names.get(&number)?;
                (state.values.get(name) == Some(&Some(object))).then(|| name.term())
            }
            _ => None,
        }
    }

    /// A condition holds, or it does not.
    pub fn learn(&self, state: &mut State, condition: &Term, truth: bool) {
        match (condition.kind(), truth) {
            (TermKind::Var(variable), _) => self.narrow(state, variable, &Value::Bool(truth), true),
            (TermKind::Apply(Op::Not, parts), _) => self.learn(state, &parts[0], !truth),
            (TermKind::Apply(Op::And, parts), true) | (TermKind::Apply(Op::Or, parts), false) => {
                parts.iter().for_each(|part| self.learn(state, part, truth));
            }
            (TermKind::Apply(Op::Or, parts), true) => self.learn_type(state, parts),
            (TermKind::Apply(Op::Implies, parts), true) if self.decide(state, &parts[0]) == Some(true) => {
                self.learn(state, &parts[1], true);
            }
            (TermKind::Apply(Op::Implies, parts), false) => {
                self.learn(state, &parts[0], true);
                self.learn(state, &parts[1], false);
            }
            (TermKind::Apply(Op::Eq, sides), _) => {
                self.learn_equality(state, &sides[0], &sides[1], truth);
                self.learn_equality(state, &sides[1], &sides[0], truth);
            }
            (TermKind::Apply(Op::Function(_), _), true) => {
                if let Some((object, ty)) = self.typed(condition)
                    && let TermKind::Var(variable) = object.kind()
                {
                    self.narrow(state, variable, &Value::Of { ty, is_nullable: true }, true);
                }
            }
            _ => {}
        }
    }

    fn learn_equality(&self, state: &mut State, left: &Term, right: &Term, truth: bool) {
        match left.kind() {
            TermKind::Var(variable) => {
                if let Some(value) = self.evaluate(state, right) {
                    self.narrow(state, variable, &value, truth);
                }
            }
            TermKind::Apply(Op::Function(function), arguments) if truth && is(function, &KEY_TYPE) => {
                if let Some(ty @ Value::Type(_)) = self.evaluate(state, right) {
                    // Type arguments never change.
                    match self.evaluate(state, &arguments[0]) {
                        Some(Value::New(object, _)) => state.fields.insert((key_type(), object), Some(ty)).is_some(),
                        _ => state.places.insert(left.clone(), ty).is_some(),
                    };
                }
            }
            TermKind::Apply(Op::Select, _) if !truth && self.evaluate(state, right) == Some(Value::Null) => {
                if let Some(Value::Of { is_nullable, .. }) = state.places.get_mut(left) {
                    *is_nullable = false;
                }
            }
            TermKind::Apply(Op::Function(function), arguments) if truth => {
                let Some(TermKind::Var(variable)) = arguments.first().map(Term::kind) else { return };
                match self.evaluate(state, right) {
                    Some(Value::Type(ty)) if is(function, &TYPEOF) => {
                        self.narrow(state, variable, &Value::Of { ty, is_nullable: true }, true);
                    }
                    Some(Value::Text(text)) if is(function, &CANONICAL) => {
                        let known = state.values.get(variable);
                        if matches!(known, Some(Some(Value::Of { ty, is_nullable: false })) if is_string(ty)) {
                            self.set(state, variable, Some(Value::Spelled(text)));
                        }
                    }
                    // The target of an operation on collections is a new handle: what was known of the variable is past.
                    Some(value @ Value::Content(_)) if is(function, &SEQ_VALUE) || is(function, &DICT_VALUE) => {
                        self.set(state, variable, Some(value));
                    }
                    _ => {}
                }
            }
            TermKind::Apply(Op::Select, parts) if truth => self.learn_number(state, &parts[0], &parts[1], right),
            _ => {}
        }
    }

    /// What a box has in it.
    fn learn_number(&self, state: &mut State, map: &Term, object: &Term, number: &Term) {
        let (TermKind::Var(map), TermKind::Var(variable)) = (map.kind(), object.kind()) else { return };
        let Some(number @ (Value::Int(_) | Value::Bool(_))) = self.evaluate(state, number) else { return };
        if let Some(Value::Of { ty, is_nullable: false }) = self.evaluate(state, object)
            && self.is_number(map, &ty)
        {
            self.set(state, variable, Some(Value::Box { ty, value: Rc::new(number) }));
        }
    }

    /// Whether this is the field of boxes of this type that has what is in them. It never changes.
    fn is_number(&self, map: &Var, ty: &JavaType) -> bool {
        matches!((self.globals.get(map), ty), (Some(GlobalKind::Field { class, name, .. }), JavaType::Class(known))
            if class == known && name.as_str() == "value" && BOXES.iter().any(|(name, _)| **name == **class))
    }

    /// A value is null, or of a type that only one class has.
    fn learn_type(&self, state: &mut State, cases: &[Term]) {
        let [first, second] = cases else { return };
        let TermKind::Apply(Op::Eq, sides) = first.kind() else { return };
        if sides[1] != null() {
            return;
        }
        let parts = match second.kind() {
            TermKind::Apply(Op::And, parts) => parts.as_slice(),
            _ => std::slice::from_ref(second),
        };
        let nulls = parts.iter().filter_map(|part| null_field(part, &sides[0]));
        state.places.extend(nulls.map(|field| (field, Value::Null)));
        for (_, ty) in parts.iter().filter_map(|part| self.typed(part)).filter(|(typed, _)| *typed == sides[0]) {
            let value = Value::Of { ty, is_nullable: true };
            match sides[0].kind() {
                TermKind::Var(variable) => self.narrow(state, variable, &value, true),
                TermKind::Apply(Op::Select, _) => {
                    state.places.entry(sides[0].clone()).or_insert(value);
                }
                _ => {}
            }
        }
    }

    /// The term whose type a formula tells exactly, and that type.
    fn typed(&self, formula: &Term) -> Option<(Term, Rc<JavaType>)> {
        let TermKind::Apply(op, arguments) = formula.kind() else { return None };
        let [sub, ty] = &**arguments else { return None };
        let is_exact = match op {
            Op::Eq => true,
            Op::Function(function) if is(function, &SUBTYPE) => false,
            _ => return None,
        };
        let TermKind::Apply(Op::Function(function), objects) = sub.kind() else { return None };
        let object = objects.first().filter(|_| is(function, &TYPEOF))?;
        match self.evaluate(&State::default(), ty)? {
            Value::Type(ty) if is_exact => Some((object.clone(), ty)),
            Value::Type(ty) => Some((object.clone(), self.only(&ty)?)),
            _ => None,
        }
    }

    /// The only class of objects of a type.
    fn only(&self, ty: &JavaType) -> Option<Rc<JavaType>> {
        match ty {
            JavaType::Class(_) => {}
            // What holds numbers has no other type.
            JavaType::Array(element) if element.sort() != Sort::Ref => return Some(Rc::new(ty.clone())),
            _ => return None,
        }
        if let Some(known) = self.only.borrow().get(ty) {
            return known.clone();
        }
        let concrete = self.program.classes.iter().filter(|class| !class.is_abstract);
        let types = concrete.map(|class| JavaType::Class(class.name));
        let mut of_type = types.filter(|class| self.types.is_subtype(class, ty));
        // An array is an object too.
        let is_array = self.types.is_subtype(&JavaType::Array(Box::new(JavaType::Int)), ty);
        let only = match (of_type.next(), of_type.next()) {
            (Some(class), None) if !is_array => Some(Rc::new(class)),
            _ => None,
        };
        self.only.borrow_mut().insert(ty.clone(), only.clone());
        only
    }

    /// A variable has a value, or has it not.
    fn narrow(&self, state: &mut State, variable: &Var, value: &Value, truth: bool) {
        let known = match state.values.get(variable) {
            Some(known) => known.clone(),
            None if self.globals.contains_key(variable) => None,
            None => return,
        };
        let narrowed = match (known, truth) {
            (Some(Value::Of { ty, is_nullable: true }), false) if *value == Value::Null => {
                Value::Of { ty, is_nullable: false }
            }
            (Some(Value::Of { is_nullable: true, .. }), true) if *value == Value::Null => Value::Null,
            (Some(Value::Of { .. }), true) if matches!(value, Value::New(..) | Value::Text(_) | Value::Box { .. }) => {
                value.clone()
            }
            (None, true) => value.clone(),
            (None, false) => match value {
                Value::Bool(truth) => Value::Bool(!truth),
                _ => return,
            },
            _ => return,
        };
        // It is the same value as before, so that what is known of its fields stays.
        if !self.is_map(variable) {
            state.values.insert(variable.clone(), Some(narrowed));
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

/// The field of an object that a formula says is null.
fn null_field(formula: &Term, object: &Term) -> Option<Term> {
    let TermKind::Apply(Op::Eq, sides) = formula.kind() else { return None };
    match sides[0].kind() {
        TermKind::Apply(Op::Select, parts) if parts[1] == *object && sides[1] == null() => Some(sides[0].clone()),
        _ => None,
    }
}

/// A place of the object that a term stands for, as one of the object that a variable holds.
fn moved(place: &Term, object: &Term, holder: &Var) -> Option<Term> {
    match place.kind() {
        TermKind::Apply(Op::Select, parts) if parts[1] == *object => Some(select(parts[0].clone(), holder.term())),
        TermKind::Apply(Op::Function(function), parts) if parts[0] == *object => {
            Some(call(function, vec![holder.term()]))
        }
        _ => None,
    }
}

fn is_string(ty: &JavaType) -> bool {
    matches!(ty, JavaType::Class(name) if **name == *STRING)
}

fn is(function: &Arc<logic::Function>, known: &Arc<logic::Function>) -> bool {
    function.name == known.name
}
