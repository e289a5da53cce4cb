//! Computing with sequences and dictionaries that are known in part.

use super::content::{Content, Each, Entry};
use super::value::Value;
use super::{Constants, State};
use logic::{Op, Term, TermKind};
use std::rc::Rc;

impl Constants<'_> {
    /// What is known of an operation on collections.
    pub(super) fn of_collections(&self, state: &State, name: &str, arguments: &[Term]) -> Option<Value> {
        let value = |at: usize| self.evaluate(state, &arguments[at]);
        let number = |term: &Term| match self.evaluate(state, term)? {
            Value::Int(number) => Some(number),
            _ => None,
        };
        let index = |at: usize| number(&arguments[at]).and_then(|number| usize::try_from(number).ok());
        let element = |at: usize| Entry { element: value(at), value: None };
        if name == "seq.repeat" {
            return Some(Value::repeated(value(1).as_ref(), value(0)));
        }
        let content = match value(0)? {
            Value::Content(content) => content,
            Value::Null => Rc::new(Content::empty()),
            _ => return None,
        };
        let larger = |by: i128| content.size.map(|size| size + by);
        let changed = match name {
            "seq.value" | "dict.value" => return Some(Value::Content(content)),
            "seq.size" | "dict.size" => return content.size.map(Value::Int),
            "seq.get" => return Value::Content(content.clone()).element(number(&arguments[1])),
            // The first elements of an array.
            "seq.of" => {
                let part = content.entries().and_then(|entries| Some(entries.get(..index(1)?)?.to_vec()));
                let size = number(&arguments[1]);
                Some(part.map_or_else(|| Content::like(size, content.elements.clone(), Each::None), Content::of))
            }
            // An array's elements, with those of a sequence in the first places.
            "seq.into" => {
                let Some(Value::Content(first)) = value(1).map(|first| match first {
                    Value::Null => Value::Content(Rc::new(Content::empty())),
                    other => other,
                }) else {
                    return None;
                };
                let both = content.entries().zip(first.entries());
                let filled = both.and_then(|(mut entries, first)| {
                    entries.get_mut(..first.len())?.clone_from_slice(&first);
                    Some(Content::of(entries))
                });
                let like = || Content::like(content.size, content.elements.join(&first.elements), Each::None);
                Some(filled.unwrap_or_else(like))
            }
            "dict.object" => return content.at(position(&arguments[1]).and_then(number))?.element,
            "dict.get" => {
                return match (position(&arguments[1]), content.position(value(1))) {
                    (Some(at), _) => content.at(number(at))?.value,
                    (None, Some(Some(at))) => content.at(i128::try_from(at).ok())?.value,
                    (None, Some(None)) => Some(Value::Null),
                    (None, None) => None,
                };
            }
            "seq.index" | "seq.last_index" => {
                let entries = content.entries()?;
                let bound = index(2)?.min(entries.len());
                let key = value(1)?;
                let range = if name == "seq.index" { bound..entries.len() } else { 0..bound };
                let mut found = None;
                for at in range {
                    let is_first = name == "seq.index" && found.is_some();
                    if !is_first && key.equals(&entries[at].element.as_ref()?.key()?)? {
                        found = Some(at);
                    }
                }
                return Some(Value::Int(found.map_or(Some(-1), |at| i128::try_from(at).ok())?));
            }
            "dict.has" => return content.position(value(1)).map(|at| Value::Bool(at.is_some())),
            "dict.position" => {
                let position = content.position(value(1))?;
                return Some(Value::Int(position.map_or(Some(-1), |at| i128::try_from(at).ok())?));
            }
            "dict.rank" => return content.rank(&value(1)?).map(Value::Int),
            "seq.append" => content.entries().map(|mut entries| {
                entries.push(element(1));
                Content::of(entries)
            }),
            "seq.insert" => content.entries().zip(index(1)).and_then(|(mut entries, at)| {
                (at <= entries.len()).then(|| {
                    entries.insert(at, element(2));
                    Content::of(entries)
                })
            }),
            "seq.set" => Some(content.with(index(1), value(2))),
            "seq.remove" => content.entries().zip(index(1)).and_then(|(mut entries, at)| {
                (at < entries.len()).then(|| {
                    entries.remove(at);
                    Content::of(entries)
                })
            }),
            "seq.slice" => content
                .entries()
                .and_then(|entries| entries.get(index(1)?..index(2)?).map(|part| Content::of(part.to_vec()))),
            "seq.concat" => match value(1)? {
                Value::Content(other) => {
                    let both = content.entries().zip(other.entries());
                    let size = content.size.zip(other.size).map(|(size, other)| size + other);
                    let joined = || Content::like(size, content.elements.join(&other.elements), Each::None);
                    Some(both.map_or_else(joined, |(first, second)| Content::of([first, second].concat())))
                }
                Value::Null => Some((*content).clone()),
                _ => return None,
            },
            "seq.reverse" => content.entries().map(|entries| Content::of(entries.into_iter().rev().collect())),
            "dict.put" => content.entries().zip(content.position(value(1))).and_then(|(mut entries, at)| {
                match at {
                    Some(at) => entries.get_mut(at)?.value = value(3),
                    None => entries.push(Entry { element: value(2), value: value(3) }),
                }
                Some(Content::of(entries))
            }),
            "dict.insert" => content.entries().zip(index(1)).and_then(|(mut entries, at)| {
                (at <= entries.len()).then(|| {
                    entries.insert(at, Entry { element: value(3), value: value(4) });
                    Content::of(entries)
                })
            }),
            "dict.remove" => content.entries().zip(content.position(value(1))).map(|(mut entries, at)| {
                at.map(|at| entries.remove(at));
                Content::of(entries)
            }),
            "dict.keys" => content
                .entries()
                .map(|entries| Content::of(entries.into_iter().map(|entry| Entry { value: None, ..entry }).collect())),
            "dict.values" => content.entries().map(|entries| {
                Content::of(entries.into_iter().map(|entry| Entry { element: entry.value, value: None }).collect())
            }),
            "dict.scattered" => None,
            _ => return None,
        };
        // Otherwise less is known.
        let changed = changed.or_else(|| {
            let (elements, values) = (&content.elements, &content.values);
            Some(match name {
                "seq.append" => Content::like(larger(1), elements.join(&Each::one(value(1))), Each::None),
                "seq.insert" => Content::like(larger(1), elements.join(&Each::one(value(2))), Each::None),
                "seq.remove" => Content::like(larger(-1), elements.clone(), Each::None),
                "seq.slice" => {
                    let size = number(&arguments[2]).zip(number(&arguments[1])).map(|(to, from)| to - from);
                    Content::like(size, elements.clone(), Each::None)
                }
                "seq.reverse" | "dict.keys" | "dict.scattered" => {
                    Content::like(content.size, elements.clone(), Each::None)
                }
                "dict.values" => Content::like(content.size, values.clone(), Each::None),
                // A key may be there already, or not.
                "dict.put" => {
                    let size = content.position(value(1)).map(|at| i128::from(at.is_none()));
                    let size = content.size.zip(size).map(|(size, more)| size + more);
                    Content::like(size, elements.join(&Each::one(value(2))), values.join(&Each::one(value(3))))
                }
                "dict.insert" => {
                    Content::like(larger(1), elements.join(&Each::one(value(3))), values.join(&Each::one(value(4))))
                }
                "dict.remove" => Content::like(None, elements.clone(), values.clone()),
                _ => return None,
            })
        });
        changed.map(|content| Value::Content(Rc::new(content)))
    }
}

impl Constants<'_> {
    /// What is known of what a native gives that looks into a collection: the index is in range there.
    pub fn found(&self, state: &State, native: &str, collection: &Term) -> Option<Value> {
        let content = match self.evaluate(state, collection)? {
            Value::Content(content) => content,
            _ => return None,
        };
        match native.split_once('(')?.0 {
            "invar.logic.Seq.get" | "invar.logic.Dict.keyAt" => content.elements.value(),
            "invar.logic.Dict.valueAt" => content.values.value(),
            _ => None,
        }
    }
}

/// The position of a key that is given by it.
fn position(key: &Term) -> Option<&Term> {
    match key.kind() {
        TermKind::Apply(Op::Function(function), arguments) if function.name.as_str() == "dict.at" => arguments.get(1),
        _ => None,
    }
}
