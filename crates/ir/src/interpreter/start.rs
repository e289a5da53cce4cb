//! The state in which a run begins: given by a test, or read from a prover's model.

use super::compile::Tables;
use super::heap::number_of;
use super::labels::Labels;
use super::maps::default_value;
use super::state::State;
use super::value::{ObjectId, Value};
use crate::program::*;
use crate::types::{Types, parse_type};
use base::arena::Id;
use logic::{Binding, Execution, HeapObject, JavaValue, Sort, Var};

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
    /// The elements of an array, or of a sequence of `invar.logic.Seq`; of a dictionary, keys and values in turn, and then, if the code of
    /// some keys computes their hash codes, one value a key: that hash code, or `true` where it is known without it; of a string, its units; of an object
    /// that stands for a class, those of the class's name.
    pub elements: Vec<Value>,
}

impl StartObject {
    /// The keys and values of a dictionary in turn, without the hash codes of the keys.
    pub fn pairs(&self) -> &[Value] {
        let is_held = |value: &&Value| matches!(value, Value::Ref(_));
        &self.elements[..self.elements.iter().take_while(is_held).count()]
    }

    /// The hash codes that the code of the keys of a dictionary computed, one for each key, or none at all.
    pub fn hash_codes(&self) -> &[Value] {
        &self.elements[self.pairs().len()..]
    }
}

/// The class of strings.
pub const STRING: &str = "java.lang.String";
/// The class of objects that stand for classes.
pub const CLASS: &str = "java.lang.Class";
/// The class of handles of sequences.
pub const SEQUENCE: &str = "invar.logic.Seq";
/// The class of handles of dictionaries.
pub const DICTIONARY: &str = "invar.logic.Dict";

/// Whether a value may stand where this type is declared.
fn fits(tables: &Tables, objects: &[StartObject], value: &Value, ty: &JavaType) -> bool {
    match (value, ty) {
        (Value::Bool(_), JavaType::Boolean)
        | (Value::Float(_), JavaType::Float)
        | (Value::Double(_), JavaType::Double) => true,
        (Value::Int(value), _) => ty.range().is_some_and(|(least, most)| (least.into()..=most.into()).contains(value)),
        (Value::Ref(None), _) => ty.sort() == Sort::Ref,
        (Value::Ref(Some(id)), JavaType::Class(_) | JavaType::Array(_)) => {
            objects.get(id.index()).is_some_and(|object| tables.types.is_subtype(&object.ty, ty))
        }
        _ => false,
    }
}

/// Fills the state that a run from here begins with, which has no objects yet; or says what is wrong with it.
pub(super) fn fill(
    program: &Program,
    tables: &Tables,
    procedure: &Procedure,
    start: &Start,
    state: &mut State,
) -> Result<(), String> {
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
    let full = |_| "the objects do not fit the memory".to_owned();
    let misfit = |what: &str| format!("{what} at the start has no place");
    let (mut texts, mut contents) = (Vec::new(), Vec::new());
    for object in &start.objects {
        if !tables.types.is_concrete(&object.ty) {
            return Err(format!("no object has exactly the type `{}`", object.ty));
        }
        let ty = tables.classes.number(&object.ty).ok_or_else(|| format!("the type `{}` is not known", object.ty))?;
        let number = match ty.is_array() {
            true => state.heap.new_array(ty, object.elements.len() as u64).map_err(full)?,
            false => state.heap.new_object(ty).map_err(full)?,
        };
        for (variable, value) in &object.fields {
            let index = tables.globals.get(variable).map(|index| *index as usize);
            let kind = index.map(|index| &program.globals[index].kind);
            match (index, kind) {
                (Some(index), Some(kind @ GlobalKind::Field { ty, .. }))
                    if tables.types.has_place(&object.ty, kind) =>
                {
                    check(variable, value, ty)?;
                    let place = state.layouts().fields[index].ok_or_else(|| misfit("a field"))?;
                    let at = state.heap.field_at(&place, number).ok_or_else(|| misfit("a field"))?;
                    if !state.heap.put_value(place.cell, at, value) {
                        return Err(misfit("a value of a field"));
                    }
                }
                _ => return Err(format!("objects of type `{}` have no field {variable}", object.ty)),
            }
        }
        match &object.ty {
            JavaType::Array(element) => {
                let kind = ElementKind::of(element);
                let cell = state.layouts().precision.element(kind);
                for (index, value) in object.elements.iter().enumerate() {
                    check(&"an element", value, element)?;
                    let at = state.heap.element_at(kind, cell, number, index as i64);
                    if !at.is_some_and(|at| state.heap.put_value(cell, at, value)) {
                        return Err(misfit("an element"));
                    }
                }
            }
            JavaType::Class(class) if &**class == STRING && !object.elements.is_empty() => {
                let units = units(&object.elements).ok_or_else(|| misfit("a unit of a string"))?;
                texts.push((number, units));
            }
            JavaType::Class(class) if &**class == CLASS && !object.elements.is_empty() => {
                let units = units(&object.elements).ok_or_else(|| misfit("a unit of a name"))?;
                let named = tables.classes.number(&parse_type(&String::from_utf16_lossy(&units)));
                state.stand_for(number, named.ok_or_else(|| misfit("a class"))?).map_err(full)?;
            }
            JavaType::Class(class) if [SEQUENCE, DICTIONARY].contains(&&**class) => {
                let numbers = object.pairs().iter().map(|value| match value {
                    Value::Ref(None) => Ok(0),
                    Value::Ref(Some(id)) if id.index() < start.objects.len() => Ok(number_of(*id)),
                    _ => Err(misfit("what a collection holds")),
                });
                let numbers = numbers.collect::<Result<Vec<u32>, String>>()?;
                let hash_codes = object.hash_codes();
                if !hash_codes.is_empty() && 2 * hash_codes.len() != numbers.len() {
                    return Err(misfit("what a collection holds"));
                }
                contents.push((number, numbers, hash_codes));
            }
            _ if !object.elements.is_empty() => return Err(format!("`{}` is no array", object.ty)),
            _ => {}
        }
    }
    // All objects have their numbers now, and keys can be compared.
    for (number, units) in texts {
        state.heap.fill_string(number, &units).map_err(full)?;
    }
    for (number, numbers, hash_codes) in contents {
        state.heap.fill_handle(number, &numbers, hash_codes).map_err(full)?;
    }
    for (variable, value) in &start.statics {
        let index = tables.globals.get(variable).map(|index| *index as usize);
        match index.map(|index| (index, &program.globals[index].kind)) {
            Some((index, GlobalKind::Static { ty, .. })) => {
                check(variable, value, ty)?;
                state.set_global(index as u32, value.clone());
            }
            _ => return Err(format!("{variable} is no static field")),
        }
    }
    Ok(())
}

/// The start of a run in Java's terms: `this` and the parameters, the static fields that are named, and the
/// objects that can be reached from them. Labels are the same as in the trace of the run.
pub fn describe(program: &Program, procedure: ProcedureId, start: &Start) -> Execution {
    let parameters = program.procedures.get(procedure).map_or(&[][..], |procedure| &procedure.parameters);
    let names = parameters.iter().map(|parameter| super::trace::java_name(&parameter.variable.name).to_owned());
    let types = Types::new(program);
    let labels = Labels::of_types(start.objects.iter().map(|object| &object.ty));
    let describer = Describer { program, types, start, labels };
    let arguments = names.zip(&start.arguments);
    // What the program itself gave for good says nothing new, and what the library keeps to itself or how far the initialisation of
    // classes has come is nobody's variable.
    let is_hidden = |variable: &Var| {
        let is_internal = variable.name.starts_with("java.") || variable.name.ends_with(".<state>");
        is_internal || program.initial.statics.contains(variable)
    };
    let made_up = start.statics.iter().filter(|(variable, _)| !is_hidden(variable));
    let statics = made_up.map(|(variable, value)| (variable.name.to_string(), value));
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
        // Strings are shown where they are, and handles by what they are handles of.
        let is_handle = |index: &usize| match &self.start.objects[*index].ty {
            JavaType::Class(class) => [SEQUENCE, DICTIONARY, STRING].contains(&&**class),
            _ => false,
        };
        (0..is_reached.len()).filter(|index| is_reached[*index] && !is_handle(index)).collect()
    }

    fn value(&self, value: &Value) -> JavaValue {
        match value {
            Value::Bool(value) => JavaValue::Boolean(*value),
            Value::Int(value) => JavaValue::Int(*value),
            Value::Ref(None) => JavaValue::Null,
            Value::Ref(Some(id)) if self.text(*id).is_some() => JavaValue::Object(self.text(*id).unwrap_or_default()),
            other => JavaValue::Object(self.labels.show_known(other)),
        }
    }

    /// What a collection of the library holds, if the object is one: the handle of it, unless it is empty.
    fn content(&self, object: &StartObject) -> Option<Option<&StartObject>> {
        let is_handle =
            |ty: &JavaType| matches!(ty, JavaType::Class(class) if [SEQUENCE, DICTIONARY].contains(&&**class));
        let field = self.program.globals.iter().find(|global| match &global.kind {
            GlobalKind::Field { ty, .. } => is_handle(ty) && self.types.has_place(&object.ty, &global.kind),
            _ => false,
        })?;
        let value = object.fields.iter().rev().find(|(variable, _)| *variable == field.variable);
        Some(value.and_then(|(_, value)| match value {
            Value::Ref(Some(id)) => self.start.objects.get(id.index()),
            _ => None,
        }))
    }

    /// The text of a string, as Java writes it.
    fn text(&self, id: ObjectId) -> Option<String> {
        let object = self.start.objects.get(id.index())?;
        let is_string = object.ty == JavaType::Class(STRING.into());
        let units = units(&object.elements).filter(|_| is_string)?;
        Some(format!("{:?}", String::from_utf16_lossy(&units)))
    }

    fn binding(&self, name: String, value: &Value) -> Binding {
        Binding { name, value: self.value(value) }
    }

    fn object(&self, index: usize) -> HeapObject {
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
        if let Some(content) = self.content(object) {
            let held: Vec<Binding> = match content.map(|handle| (&handle.ty, handle.pairs())) {
                Some((JavaType::Class(class), elements)) if &**class == DICTIONARY => {
                    let pairs = elements.chunks_exact(2);
                    pairs.map(|pair| self.binding(shown(&self.value(&pair[0])), &pair[1])).collect()
                }
                _ => Vec::new(),
            };
            let elements = content.filter(|_| held.is_empty()).map_or(&[][..], |handle| &handle.elements);
            return HeapObject {
                label: self.labels.known(ObjectId::from_index(index)).to_owned(),
                class: object.ty.to_string(),
                elements: held.is_empty().then(|| elements.iter().map(|value| self.value(value)).collect()),
                fields: held,
            };
        }
        let is_array = matches!(object.ty, JavaType::Array(_));
        HeapObject {
            label: self.labels.known(ObjectId::from_index(index)).to_owned(),
            class: object.ty.to_string(),
            fields,
            elements: is_array.then(|| object.elements.iter().map(|value| self.value(value)).collect()),
        }
    }
}

/// The units of a string.
fn units(elements: &[Value]) -> Option<Vec<u16>> {
    let unit = |value: &Value| match value {
        Value::Int(unit) => u16::try_from(*unit).ok(),
        _ => None,
    };
    elements.iter().map(unit).collect()
}

/// A value as the name of what it maps to.
fn shown(value: &JavaValue) -> String {
    match value {
        JavaValue::Null => "null".to_owned(),
        JavaValue::Boolean(value) => value.to_string(),
        JavaValue::Int(value) => value.to_string(),
        JavaValue::Object(label) => label.clone(),
    }
}
