//! What static fields hold at some moment of a run, as a [`Start`] from which other runs can begin.

use super::heap::{id_of, number_of};
use super::run::Session;
use super::start::{DICTIONARY, SEQUENCE, STRING, Start, StartObject};
use super::state::State;
use super::value::{ObjectId, Value};
use crate::program::{ElementKind, GlobalKind, JavaType, Program};
use base::arena::Id;
use std::collections::HashMap;

/// More objects than these are not looked at.
const MOST_OBJECTS: usize = 5_000;

impl Session<'_> {
    /// The static fields and all objects that they lead to; `None` if these are too many.
    pub fn snapshot(&self) -> Option<Start> {
        let program = self.program();
        let mut snapshot = Snapshot { program, state: self.state(), order: Vec::new(), numbers: HashMap::new() };
        let mut start = Start::default();
        for (index, global) in program.globals.iter().enumerate() {
            if let GlobalKind::Static { .. } = global.kind
                && let Some(value) = snapshot.state.global(index as u32)
            {
                start.statics.push((global.variable.clone(), snapshot.known(value)));
            }
        }
        while let Some(id) = snapshot.order.get(start.objects.len()).copied() {
            if start.objects.len() >= MOST_OBJECTS {
                return None;
            }
            let object = snapshot.object(id)?;
            start.objects.push(object);
        }
        Some(start)
    }
}

struct Snapshot<'s> {
    program: &'s Program,
    state: &'s State,
    /// The objects found so far.
    order: Vec<ObjectId>,
    numbers: HashMap<ObjectId, usize>,
}

impl Snapshot<'_> {
    /// The value with the object's position in the snapshot.
    fn known(&mut self, value: Value) -> Value {
        let Value::Ref(Some(id)) = value else { return value };
        let order = &mut self.order;
        let position = *self.numbers.entry(id).or_insert_with(|| {
            order.push(id);
            order.len() - 1
        });
        Value::Ref(Some(ObjectId::from_index(position)))
    }

    fn object(&mut self, id: ObjectId) -> Option<StartObject> {
        let ty = self.state.heap.type_of(id)?;
        let elements = self.elements(id, &ty)?.into_iter().map(|value| self.known(value)).collect();
        let mut fields = Vec::new();
        for (index, global) in self.program.globals.iter().enumerate() {
            if let (GlobalKind::Field { .. }, JavaType::Class(_)) = (&global.kind, &ty)
                && let Some(value) = self.state.field(index, id)
            {
                fields.push((global.variable.clone(), self.known(value)));
            }
        }
        Some(StartObject { ty, fields, elements })
    }

    /// What an object holds besides its fields, as [`StartObject::elements`] has it.
    fn elements(&self, id: ObjectId, ty: &JavaType) -> Option<Vec<Value>> {
        let number = number_of(id);
        let heap = &self.state.heap;
        let object = |number: u32| Value::Ref(id_of(number));
        match ty {
            JavaType::Array(element) => {
                let kind = GlobalKind::Elements(ElementKind::of(element));
                let global = self.program.globals.iter().position(|global| global.kind == kind)?;
                self.state.elements(global, id)
            }
            JavaType::Class(class) => match &**class {
                STRING => Some(heap.text(number)?.units().into_iter().map(|unit| Value::Int(unit.into())).collect()),
                SEQUENCE => Some(heap.values.items(&heap.sequence(number)?).into_iter().map(object).collect()),
                DICTIONARY => {
                    let dictionary = heap.dictionary(number)?;
                    let keys = heap.values.entries(&dictionary).into_iter().map(|entry| entry.key.object);
                    let pairs = keys.zip(heap.values.all_values(&dictionary));
                    Some(pairs.flat_map(|(key, value)| [object(key), object(value)]).collect())
                }
                _ => Some(Vec::new()),
            },
            _ => Some(Vec::new()),
        }
    }
}
