//! The state at some moment of a run, as a [`Start`] from which other runs can begin.

use super::equality::identity_hash;
use super::heap::{id_of, number_of};
use super::run::Session;
use super::start::{CLASS, DICTIONARY, SEQUENCE, STRING, Start, StartObject};
use super::state::State;
use super::value::{ObjectId, Value};
use super::values::Key;
use crate::program::{ElementKind, GlobalKind, JavaType, Program};
use crate::types::Types;
use base::arena::Id;
use logic::Var;
use std::collections::HashMap;

/// More objects than these are not looked at.
const MOST_OBJECTS: usize = 5_000;

impl Session<'_> {
    /// The static fields and all objects that they lead to; `None` if these are too many.
    pub fn snapshot(&self) -> Option<Start> {
        Snapshots::new(self.program(), |_| true).take(self.state(), &[])
    }
}

/// Takes snapshots of runs of one program.
pub struct Snapshots<'s> {
    program: &'s Program,
    /// The positions of the static fields that are looked at.
    statics: Vec<usize>,
    types: Types,
    /// By type: the positions of the fields that its objects have.
    fields: HashMap<JavaType, Vec<usize>>,
    /// The objects of the last snapshot, as the run knew them.
    last: Vec<ObjectId>,
}

impl<'s> Snapshots<'s> {
    /// Snapshots with these static fields.
    pub fn new(program: &'s Program, is_wanted: impl Fn(&Var) -> bool) -> Snapshots<'s> {
        let is_static = |kind: &GlobalKind| matches!(kind, GlobalKind::Static { .. });
        let statics = program.globals.iter().enumerate().filter(|(_, global)| is_static(&global.kind));
        let statics = statics.filter(|(_, global)| is_wanted(&global.variable)).map(|(index, _)| index).collect();
        Snapshots { program, statics, types: Types::new(program), fields: HashMap::new(), last: Vec::new() }
    }

    /// The static fields and some values, which become the arguments, with all objects that they lead to; `None` if these are too
    /// many.
    pub fn take(&mut self, state: &State, values: &[Value]) -> Option<Start> {
        let mut known = Numbered::default();
        let mut start = Start::default();
        for index in &self.statics {
            if let Some(value) = state.global(*index as u32) {
                start.statics.push((self.program.globals[*index].variable.clone(), known.value(value)));
            }
        }
        start.arguments = values.iter().map(|value| known.value(value.clone())).collect();
        while let Some(id) = known.order.get(start.objects.len()).copied() {
            if start.objects.len() >= MOST_OBJECTS {
                return None;
            }
            let object = self.object(state, id, &mut known)?;
            start.objects.push(object);
        }
        self.last = known.order;
        Some(start)
    }

    /// Whether an object has the same identity hash code in the last snapshot as in the run.
    pub fn keeps_identity(&self, position: usize) -> bool {
        self.last.get(position).is_some_and(|id| id.index() == position)
    }

    fn object(&mut self, state: &State, id: ObjectId, known: &mut Numbered) -> Option<StartObject> {
        let ty = state.heap.type_of(id)?;
        let elements = self.elements(state, id, &ty)?.into_iter().map(|value| known.value(value)).collect();
        let mut fields = Vec::new();
        if let JavaType::Class(_) = &ty {
            let (program, types) = (self.program, &self.types);
            let own = self.fields.entry(ty.clone()).or_insert_with(|| {
                let is_own = |kind: &GlobalKind| matches!(kind, GlobalKind::Field { .. }) && types.has_place(&ty, kind);
                let all = program.globals.iter().enumerate();
                all.filter(|(_, global)| is_own(&global.kind)).map(|(index, _)| index).collect()
            });
            for index in own {
                if let Some(value) = state.field(*index, id) {
                    fields.push((program.globals[*index].variable.clone(), known.value(value)));
                }
            }
        }
        Some(StartObject { ty, fields, elements })
    }

    /// What an object holds besides its fields, as [`StartObject::elements`] has it.
    fn elements(&self, state: &State, id: ObjectId, ty: &JavaType) -> Option<Vec<Value>> {
        let number = number_of(id);
        let heap = &state.heap;
        let object = |number: u32| Value::Ref(id_of(number));
        match ty {
            JavaType::Array(element) => {
                let kind = GlobalKind::Elements(ElementKind::of(element));
                let global = self.program.globals.iter().position(|global| global.kind == kind)?;
                state.elements(global, id)
            }
            JavaType::Class(class) => match &**class {
                STRING => Some(heap.text(number)?.units().into_iter().map(|unit| Value::Int(unit.into())).collect()),
                CLASS => {
                    let named = heap.class_type(number).map(|ty| state.classes().java_type(ty).to_string())?;
                    Some(named.encode_utf16().map(|unit| Value::Int(unit.into())).collect())
                }
                SEQUENCE => Some(heap.values.items(&heap.sequence(number)?).into_iter().map(object).collect()),
                DICTIONARY => {
                    let dictionary = heap.dictionary(number)?;
                    let keys: Vec<Key> = heap.values.entries(&dictionary).into_iter().map(|entry| entry.key).collect();
                    let pairs = keys.iter().zip(heap.values.all_values(&dictionary));
                    let mut elements: Vec<Value> =
                        pairs.flat_map(|(key, value)| [object(key.object), object(value)]).collect();
                    // The identity hash code of an object changes with its number.
                    let own = |key: &Key| key.hash.filter(|hash| *hash != identity_hash(key.object));
                    if keys.iter().any(|key| key.hash.is_some()) {
                        let code = |key| own(key).map_or(Value::Bool(true), |hash| Value::Int(hash.into()));
                        elements.extend(keys.iter().map(code));
                    }
                    Some(elements)
                }
                _ => Some(Vec::new()),
            },
            _ => Some(Vec::new()),
        }
    }
}

/// The objects found so far, with their positions in the snapshot.
#[derive(Default)]
struct Numbered {
    order: Vec<ObjectId>,
    numbers: HashMap<ObjectId, usize>,
}

impl Numbered {
    /// The value with the object's position in the snapshot.
    fn value(&mut self, value: Value) -> Value {
        let Value::Ref(Some(id)) = value else { return value };
        let order = &mut self.order;
        let position = *self.numbers.entry(id).or_insert_with(|| {
            order.push(id);
            order.len() - 1
        });
        Value::Ref(Some(ObjectId::from_index(position)))
    }
}
