//! The objects of a run: what never changes of them once they are born.

use super::value::{ObjectId, Value};
use crate::program::JavaType;
use crate::types::simple_name;
use base::arena::Id;
use std::collections::HashMap;

/// What never changes of an object.
#[derive(Clone, PartialEq, Debug)]
pub struct Object {
    /// Its class or array type.
    pub ty: JavaType,
    /// The length of an array.
    pub length: Option<usize>,
}

/// All objects, in order of birth. The next one is born at the time that the clock shows: their number.
#[derive(Clone, Default, PartialEq, Debug)]
pub struct Heap {
    objects: Vec<Object>,
}

impl Heap {
    /// A new object.
    pub fn add(&mut self, object: Object) -> ObjectId {
        self.objects.push(object);
        ObjectId::from_index(self.objects.len() - 1)
    }

    /// The object with this id.
    pub fn get(&self, id: ObjectId) -> Option<&Object> {
        self.objects.get(id.index())
    }

    /// The number of objects.
    pub fn len(&self) -> usize {
        self.objects.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.objects.is_empty()
    }

    /// All objects.
    pub fn iter(&self) -> impl Iterator<Item = (ObjectId, &Object)> {
        self.objects.iter().enumerate().map(|(index, object)| (ObjectId::from_index(index), object))
    }
}

/// Labels for people: class and number, `Node#2`, in order of birth.
#[derive(Clone, Default, Debug)]
pub struct Labels {
    counts: HashMap<String, u32>,
    labels: Vec<String>,
}

impl Labels {
    /// The label of an object.
    pub fn label(&mut self, heap: &Heap, id: ObjectId) -> &str {
        for object in heap.objects.iter().skip(self.labels.len()) {
            let class = object.ty.to_string();
            let class = simple_name(&class);
            let count = self.counts.entry(class.to_owned()).or_default();
            *count += 1;
            self.labels.push(format!("{class}#{count}"));
        }
        self.labels.get(id.index()).map_or("?", String::as_str)
    }

    /// A value as Java would write it.
    pub fn show(&mut self, heap: &Heap, value: &Value) -> String {
        match value {
            Value::Bool(value) => value.to_string(),
            Value::Int(value) => value.to_string(),
            Value::Ref(None) => "null".to_owned(),
            Value::Ref(Some(id)) => self.label(heap, *id).to_owned(),
            Value::Type(ty) => ty.to_string(),
            Value::Map(_) => "…".to_owned(),
        }
    }
}
