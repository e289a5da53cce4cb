//! The state in which a run begins: given by a test, or read from a prover's model.

use super::compile::Tables;
use super::heap::{Heap, Labels, Object};
use super::maps::default_value;
use super::value::{MapValue, ObjectId, Slots, Value};
use crate::program::*;
use crate::types::Types;
use base::arena::Id;
use logic::{Binding, Execution, HeapObject, JavaValue, Sort, Var};
use std::sync::Arc;

/// The state in which a run begins. Objects refer to one another by their position.
#[derive(Clone, Default, PartialEq, Debug)]
pub struct Start {
    /// The objects, in order of birth.
    pub objects: Vec<StartObject>,
    /// Static fields; those that are not named are zero, false or null.
    pub statics: Vec<(Var, Value)>,
    /// One for each parameter.
    pub arguments: Vec<Value>,
}

/// An object at the start.
#[derive(Clone, PartialEq, Debug)]
pub struct StartObject {
    /// Its class or array type.
    pub ty: JavaType,
    /// Fields, by their globals; those that are not named are zero, false or null.
    pub fields: Vec<(Var, Value)>,
    /// The elements of an array.
    pub elements: Vec<Value>,
}

/// The heap and the globals of a run.
#[derive(Clone, PartialEq, Debug)]
pub struct State {
    /// The objects.
    pub heap: Heap,
    /// The values of the globals, in the program's order.
    pub globals: Vec<Option<Value>>,
}

impl State {
    /// The value that a field of an object has.
    pub fn field(&self, global: usize, object: ObjectId) -> Option<&Value> {
        match self.globals.get(global)?.as_ref()? {
            Value::Map(map) => match &**map {
                MapValue::Objects { slots, .. } => slots.get(object.index()),
                _ => None,
            },
            _ => None,
        }
    }

    /// The elements of an array.
    pub fn elements(&self, global: usize, array: ObjectId) -> Option<Vec<Value>> {
        match self.field(global, array)? {
            Value::Map(row) => match &**row {
                MapValue::Row { slots, .. } => (0..slots.len()).map(|index| slots.get(index).cloned()).collect(),
                _ => None,
            },
            _ => None,
        }
    }
}

/// Whether a value may stand where this type is declared.
fn fits(tables: &Tables, objects: &[StartObject], value: &Value, ty: &JavaType) -> bool {
    match (value, ty) {
        (Value::Bool(_), JavaType::Boolean) => true,
        (Value::Int(value), JavaType::Int) => i32::try_from(*value).is_ok(),
        (Value::Int(value), JavaType::Long) => i64::try_from(*value).is_ok(),
        (Value::Ref(None), _) => ty.sort() == Sort::Ref,
        (Value::Ref(Some(id)), JavaType::Class(_) | JavaType::Array(_)) => {
            objects.get(id.index()).is_some_and(|object| tables.types.is_subtype(&object.ty, ty))
        }
        _ => false,
    }
}

/// The state that a run from here begins with, or what is wrong with it.
pub fn build(program: &Program, tables: &Tables, procedure: &Procedure, start: &Start) -> Result<State, String> {
    let check = |what: &dyn std::fmt::Display, value: &Value, ty: &JavaType| {
        if fits(tables, &start.objects, value, ty) {
            return Ok(());
        }
        Err(format!("the value of {what} at the start does not fit its type `{ty}`"))
    };
    if procedure.parameters.len() != start.arguments.len() {
        return Err("another number of arguments than parameters".to_owned());
    }
    for (parameter, value) in procedure.parameters.iter().zip(&start.arguments) {
        check(&parameter.variable, value, &parameter.ty)?;
    }
    let mut heap = Heap::default();
    let mut maps: Vec<Slots> = vec![Slots::default(); program.globals.len()];
    for object in &start.objects {
        if !tables.types.is_concrete(&object.ty) {
            return Err(format!("no object has exactly the type `{}`", object.ty));
        }
        let length = matches!(object.ty, JavaType::Array(_)).then_some(object.elements.len());
        let id = heap.add(Object { ty: object.ty.clone(), length });
        for (global, value) in tables.fields_of(&object.ty) {
            maps[global as usize].set(id.index(), value.clone());
        }
        for (variable, value) in &object.fields {
            let index = tables.globals.get(variable).map(|index| *index as usize);
            let kind = index.map(|index| &program.globals[index].kind);
            match (index, kind) {
                (Some(index), Some(kind @ GlobalKind::Field { ty, .. }))
                    if tables.types.has_place(&object.ty, kind) =>
                {
                    check(variable, value, ty)?;
                    maps[index].set(id.index(), value.clone());
                }
                _ => return Err(format!("objects of type `{}` have no field {variable}", object.ty)),
            }
        }
        match &object.ty {
            JavaType::Array(element) => {
                for value in &object.elements {
                    check(&"an element", value, element)?;
                }
                let mut slots = Slots::default();
                for (index, value) in object.elements.iter().enumerate() {
                    slots.set(index, value.clone());
                }
                if let Some(index) = elements_global(program, tables, &object.ty) {
                    maps[index].set(id.index(), Value::Map(Arc::new(MapValue::Row { owner: id, slots })));
                }
            }
            _ if !object.elements.is_empty() => return Err(format!("`{}` is no array", object.ty)),
            _ => {}
        }
    }
    let mut globals = Vec::with_capacity(program.globals.len());
    for (index, (global, slots)) in program.globals.iter().zip(maps).enumerate() {
        globals.push(match &global.kind {
            GlobalKind::Field { .. } | GlobalKind::Elements(_) => {
                Some(Value::Map(Arc::new(MapValue::Objects { global: index as u32, slots })))
            }
            GlobalKind::Static { ty, .. } => default_value(&ty.sort()),
            GlobalKind::Now => Some(Value::Int(heap.len() as i128)),
        });
    }
    for (variable, value) in &start.statics {
        let index = tables.globals.get(variable).map(|index| *index as usize);
        match index.map(|index| (index, &program.globals[index].kind)) {
            Some((index, GlobalKind::Static { ty, .. })) => {
                check(variable, value, ty)?;
                globals[index] = Some(value.clone());
            }
            _ => return Err(format!("{variable} is no static field")),
        }
    }
    Ok(State { heap, globals })
}

/// The global that holds the elements of arrays of this type.
pub fn elements_global(program: &Program, tables: &Tables, ty: &JavaType) -> Option<usize> {
    let is_elements = |kind: &GlobalKind| matches!(kind, GlobalKind::Elements(_));
    program.globals.iter().position(|global| is_elements(&global.kind) && tables.types.has_place(ty, &global.kind))
}

/// The start of a run in Java's terms: `this` and the parameters, the static fields that are named, and the
/// objects that can be reached from them. Labels are the same as in the trace of the run.
pub fn describe(program: &Program, procedure: ProcedureId, start: &Start) -> Execution {
    let mut heap = Heap::default();
    for object in &start.objects {
        let length = matches!(object.ty, JavaType::Array(_)).then_some(object.elements.len());
        heap.add(Object { ty: object.ty.clone(), length });
    }
    let parameters = program.procedures.get(procedure).map_or(&[][..], |procedure| &procedure.parameters);
    let names = parameters.iter().map(|parameter| super::trace::java_name(&parameter.variable.name).to_owned());
    let types = Types::new(program);
    let mut describer = Describer { program, types, start, heap: &heap, labels: Labels::default() };
    let arguments = names.zip(&start.arguments);
    let statics = start.statics.iter().map(|(variable, value)| (variable.name.to_string(), value));
    let roots: Vec<(String, &Value)> = arguments.chain(statics).collect();
    let reached = describer.reached(roots.iter().map(|(_, value)| *value));
    Execution {
        confirmed: false,
        start: roots.into_iter().map(|(name, value)| describer.binding(name, value)).collect(),
        objects: reached.into_iter().map(|index| describer.object(index)).collect(),
        trace: Vec::new(),
    }
}

struct Describer<'a> {
    program: &'a Program,
    types: Types,
    start: &'a Start,
    heap: &'a Heap,
    labels: Labels,
}

impl Describer<'_> {
    fn reached<'v>(&self, roots: impl Iterator<Item = &'v Value>) -> Vec<usize> {
        let position = |value: &Value| match value {
            Value::Ref(Some(id)) => Some(id.index()).filter(|index| *index < self.start.objects.len()),
            _ => None,
        };
        let mut is_reached = vec![false; self.start.objects.len()];
        let mut work: Vec<usize> = roots.filter_map(position).collect();
        while let Some(index) = work.pop() {
            if !std::mem::replace(&mut is_reached[index], true) {
                let object = &self.start.objects[index];
                let fields = object.fields.iter().map(|(_, value)| value);
                work.extend(fields.chain(&object.elements).filter_map(position));
            }
        }
        (0..is_reached.len()).filter(|index| is_reached[*index]).collect()
    }

    fn value(&mut self, value: &Value) -> JavaValue {
        match value {
            Value::Bool(value) => JavaValue::Boolean(*value),
            Value::Int(value) => JavaValue::Int(*value),
            Value::Ref(None) => JavaValue::Null,
            other => JavaValue::Object(self.labels.show(self.heap, other)),
        }
    }

    fn binding(&mut self, name: String, value: &Value) -> Binding {
        Binding { name, value: self.value(value) }
    }

    fn object(&mut self, index: usize) -> HeapObject {
        let object = &self.start.objects[index];
        let mut fields = Vec::new();
        for global in &self.program.globals {
            let GlobalKind::Field { class, name, ty } = &global.kind else { continue };
            if !self.types.is_subtype(&object.ty, &JavaType::Class(*class)) {
                continue;
            }
            let given = object.fields.iter().rev().find(|(variable, _)| *variable == global.variable);
            let value = given.map(|(_, value)| value.clone()).or_else(|| default_value(&ty.sort()));
            fields.extend(value.map(|value| self.binding(name.to_string(), &value)));
        }
        let is_array = matches!(object.ty, JavaType::Array(_));
        HeapObject {
            label: self.labels.label(self.heap, ObjectId::from_index(index)).to_owned(),
            class: object.ty.to_string(),
            fields,
            elements: is_array.then(|| object.elements.iter().map(|value| self.value(value)).collect()),
        }
    }
}
