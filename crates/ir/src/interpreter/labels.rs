//! Names of objects for people.

use super::heap::{Heap, number_of};
use super::value::{ObjectId, Value};
use crate::program::JavaType;
use crate::types::simple_name;
use base::arena::Id;
use std::collections::{BTreeMap, HashMap};

/// Labels for people: class and number, `Node#2`, in order of birth.
#[derive(Clone, Default, Debug)]
pub struct Labels {
    counts: HashMap<String, u32>,
    labels: BTreeMap<u32, String>,
}

/// Longer texts are cut off.
const LONGEST_TEXT: usize = 60;

impl Labels {
    /// Labels of objects that have these types, in order.
    pub fn of_types<'t>(types: impl Iterator<Item = &'t JavaType>) -> Labels {
        let mut labels = Labels::default();
        for (index, ty) in types.enumerate() {
            labels.add(index as u32 + 1, ty);
        }
        labels
    }

    fn add(&mut self, number: u32, ty: &JavaType) {
        let class = ty.to_string();
        let class = simple_name(&class);
        let count = self.counts.entry(class.to_owned()).or_default();
        *count += 1;
        self.labels.insert(number, format!("{class}#{count}"));
    }

    /// The label that an object was given.
    pub fn known(&self, id: ObjectId) -> &str {
        self.labels.get(&number_of(id)).map_or("?", String::as_str)
    }

    /// The label of an object.
    pub fn label(&mut self, heap: &Heap, id: ObjectId) -> &str {
        let next = self.labels.last_key_value().map_or(1, |(last, _)| last + 1);
        if number_of(id) >= next {
            for (id, ty) in heap.iter().skip_while(|(id, _)| number_of(*id) < next) {
                self.add(id.index() as u32 + 1, &ty);
            }
        }
        self.known(id)
    }

    /// A value as Java would write it.
    pub fn show(&mut self, heap: &Heap, value: &Value) -> String {
        match value {
            Value::Ref(Some(id)) => match heap.text(number_of(*id)) {
                Some(text) => {
                    let units: Vec<u16> = text.units().into_iter().take(LONGEST_TEXT).collect();
                    let rest = if text.len() > LONGEST_TEXT { "…" } else { "" };
                    format!("{:?}{rest}", String::from_utf16_lossy(&units))
                }
                None => self.label(heap, *id).to_owned(),
            },
            other => self.show_known(other),
        }
    }

    /// A value as Java would write it, with the labels that are known.
    pub fn show_known(&self, value: &Value) -> String {
        match value {
            Value::Bool(value) => value.to_string(),
            Value::Int(value) => value.to_string(),
            Value::Float(bits) => base::decimal::float_text(f32::from_bits(*bits)),
            Value::Double(bits) => base::decimal::double_text(f64::from_bits(*bits)),
            Value::Ref(None) => "null".to_owned(),
            Value::Ref(Some(id)) => self.known(*id).to_owned(),
            Value::Type(ty) => ty.to_string(),
            Value::Map(_) => "…".to_owned(),
        }
    }
}
