//! Sequences and dictionaries that are known in part.

use super::value::Value;
use std::rc::Rc;

/// From this size on, contents are not known entry by entry.
const MOST_ENTRIES: usize = 40;

/// What is known of a sequence or a dictionary.
#[derive(Clone, PartialEq, Debug)]
pub struct Content {
    /// How many elements or keys it has.
    pub size: Option<i128>,
    /// Its elements, or the objects that were put as keys.
    pub elements: Each,
    /// The values of keys.
    pub values: Each,
    /// All that it has, in order, if that is known.
    entries: Option<Rc<[Entry]>>,
}

/// What is known of an element, or of a key and its value.
#[derive(Clone, PartialEq, Debug)]
pub struct Entry {
    pub element: Option<Value>,
    pub value: Option<Value>,
}

/// What is known of several values.
#[derive(Clone, PartialEq, Debug)]
pub enum Each {
    /// There are none.
    None,
    /// This is known of each of them.
    All(Value),
    /// Nothing.
    Any,
}

impl Content {
    /// That of null.
    pub fn empty() -> Content {
        Content::of(Vec::new())
    }

    /// One of which every entry is known.
    pub fn of(entries: Vec<Entry>) -> Content {
        let each = |part: fn(&Entry) -> &Option<Value>| {
            entries.iter().fold(Each::None, |each, entry| each.join(&Each::one(part(entry).clone())))
        };
        let (elements, values) = (each(|entry| &entry.element), each(|entry| &entry.value));
        let size = i128::try_from(entries.len()).ok();
        Content { size, elements, values, entries: (entries.len() <= MOST_ENTRIES).then(|| entries.into()) }
    }

    /// One of which only this is known.
    pub fn like(size: Option<i128>, elements: Each, values: Each) -> Content {
        Content { size, elements, values, entries: None }
    }

    /// So many times the same element.
    pub fn repeated(size: i128, element: Option<Value>) -> Content {
        match usize::try_from(size) {
            Ok(size) if size <= MOST_ENTRIES => Content::of(vec![Entry { element, value: None }; size]),
            _ => Content::like(Some(size), Each::one(element), Each::None),
        }
    }

    /// The size, with so many more.
    pub fn larger(&self, by: i128) -> Option<i128> {
        self.size.map(|size| size + by)
    }

    /// With another element at an index.
    pub fn with(&self, index: Option<usize>, element: Option<Value>) -> Content {
        let changed = self.entries().zip(index).and_then(|(mut entries, at)| {
            entries.get_mut(at)?.element = element.clone();
            Some(Content::of(entries))
        });
        changed
            .unwrap_or_else(|| Content::like(self.size, self.elements.join(&Each::one(element)), self.values.clone()))
    }

    /// All entries, if they are known.
    pub fn entries(&self) -> Option<Vec<Entry>> {
        self.entries.as_ref().map(|entries| entries.to_vec())
    }

    /// The entry at an index.
    pub fn at(&self, index: Option<i128>) -> Option<Entry> {
        self.entries.as_ref()?.get(usize::try_from(index?).ok()?).cloned()
    }

    /// Where a key stands, `Some(None)` if it is not there.
    pub fn position(&self, key: Option<Value>) -> Option<Option<usize>> {
        if self.size == Some(0) {
            return Some(None);
        }
        let key = key?;
        for (index, entry) in self.entries.as_ref()?.iter().enumerate() {
            let other = entry.element.as_ref()?.key()?;
            if key.equals(&other)? {
                return Some(Some(index));
            }
        }
        Some(None)
    }

    /// How many keys are less than a number or a text, if all are that.
    pub fn rank(&self, key: &Value) -> Option<i128> {
        let mut rank = 0;
        for entry in self.entries.as_ref()?.iter() {
            rank += i128::from(entry.element.as_ref()?.key()?.compare(key)?.is_lt());
        }
        Some(rank)
    }

    /// The object with this number is any object of its class from now on.
    pub fn make_old(&mut self, number: usize) {
        self.elements.make_old(number);
        self.values.make_old(number);
        if let Some(entries) = &mut self.entries {
            let mut changed = entries.to_vec();
            for value in changed.iter_mut().flat_map(|entry| [&mut entry.element, &mut entry.value]).flatten() {
                value.make_old(number);
            }
            *entries = changed.into();
        }
    }

    /// See [`Value::widen`].
    pub fn widen(&mut self, before: Option<&Content>) {
        self.entries = None;
        self.elements.widen(before.map(|before| &before.elements));
        self.values.widen(before.map(|before| &before.values));
    }

    /// What is known of one of these.
    pub fn join(&self, other: &Content) -> Content {
        let entries = match (&self.entries, &other.entries) {
            (Some(entries), Some(others)) if entries.len() == others.len() => {
                let part = |left: &Option<Value>, right: &Option<Value>| left.as_ref()?.join(right.as_ref()?);
                let both = |(left, right): (&Entry, &Entry)| Entry {
                    element: part(&left.element, &right.element),
                    value: part(&left.value, &right.value),
                };
                Some(entries.iter().zip(others.iter()).map(both).collect())
            }
            _ => None,
        };
        Content {
            size: self.size.filter(|size| other.size == Some(*size)),
            elements: self.elements.join(&other.elements),
            values: self.values.join(&other.values),
            entries,
        }
    }
}

impl Each {
    /// What is known of a single value.
    pub fn one(value: Option<Value>) -> Each {
        value.map_or(Each::Any, Each::All)
    }

    /// What is known of any of them.
    pub fn value(&self) -> Option<Value> {
        match self {
            Each::All(value) => Some(value.clone()),
            Each::None | Each::Any => None,
        }
    }

    fn widen(&mut self, before: Option<&Each>) {
        if matches!(self, Each::All(Value::Content(_))) && before != Some(self) {
            *self = Each::Any;
        }
    }

    fn make_old(&mut self, number: usize) {
        if let Each::All(value) = self {
            value.make_old(number);
        }
    }

    /// What is known of these and others.
    pub fn join(&self, other: &Each) -> Each {
        match (self, other) {
            (Each::None, each) | (each, Each::None) => each.clone(),
            (Each::All(value), Each::All(other)) => Each::one(value.join(other)),
            (Each::Any, _) | (_, Each::Any) => Each::Any,
        }
    }
}
