//! Computing with dictionaries that are known in part.

use super::content::{Content, Each, Entry};
use super::sequences::Arguments;
use super::value::Value;
use super::{Constants, State};
use ir::natives::{Meaning, Part};
use ir::vocabulary::{DictSymbol, SeqSymbol, Symbol};
use logic::{Op, Term, TermKind};
use std::rc::Rc;

impl Constants<'_> {
    /// What is known of an operation on dictionaries.
    pub(super) fn of_dictionaries(&self, state: &State, symbol: DictSymbol, terms: &[Term]) -> Option<Value> {
        let given = &Arguments { knowledge: self, state, terms };
        let changed = match symbol {
            DictSymbol::Value => return given.content(0).map(Value::Content),
            DictSymbol::Size => return given.content(0)?.size.map(Value::Int),
            DictSymbol::Has => return given.content(0)?.position(given.value(1)).map(|at| Value::Bool(at.is_some())),
            DictSymbol::Get => return self.value_of_key(given),
            DictSymbol::Object => return given.content(0)?.at(self.position_of_key(given))?.element,
            DictSymbol::Position => {
                let position = given.content(0)?.position(given.value(1))?;
                return Some(Value::Int(position.map_or(Some(-1), |at| i128::try_from(at).ok())?));
            }
            DictSymbol::Rank => return given.content(0)?.rank(&given.value(1)?).map(Value::Int),
            DictSymbol::Put => put(given)?,
            DictSymbol::Insert => inserted(given)?,
            DictSymbol::Remove => removed(given)?,
            DictSymbol::Keys => keys(given)?,
            DictSymbol::Values => values(given)?,
            // All keys, in an order that is not known.
            DictSymbol::Scattered => {
                let content = given.content(0)?;
                Content::like(content.size, content.elements.clone(), Each::None)
            }
            DictSymbol::Empty | DictSymbol::At | DictSymbol::Hash | DictSymbol::Candidate | DictSymbol::Place => {
                return None;
            }
        };
        Some(Value::Content(Rc::new(changed)))
    }

    fn value_of_key(&self, given: &Arguments<'_>) -> Option<Value> {
        let content = given.content(0)?;
        if position(&given.terms[1]).is_some() {
            return content.at(self.position_of_key(given))?.value;
        }
        match content.position(given.value(1))? {
            Some(at) => content.at(i128::try_from(at).ok())?.value,
            None => Some(Value::Null),
        }
    }

    /// The position of the key, the second argument, if it is given by that.
    fn position_of_key(&self, given: &Arguments<'_>) -> Option<i128> {
        match self.evaluate(given.state, position(&given.terms[1])?)? {
            Value::Int(number) => Some(number),
            _ => None,
        }
    }

    /// What is known of what a native gives that looks into a collection: the index is in range there.
    pub fn found(&self, state: &State, native: Meaning, collection: &Term) -> Option<Value> {
        let content = match self.evaluate(state, collection)? {
            Value::Content(content) => content,
            _ => return None,
        };
        match native {
            Meaning::Of(Symbol::Seq(SeqSymbol::Get), _)
            | Meaning::Of(Symbol::Dict(DictSymbol::Object), [_, Part::KeyAt]) => content.elements.value(),
            Meaning::Of(Symbol::Dict(DictSymbol::Get), [_, Part::KeyAt]) => content.values.value(),
            Meaning::Of(..) | Meaning::Equal(_) => None,
        }
    }
}

/// With another value, or one more key: key, its object, value.
fn put(given: &Arguments<'_>) -> Option<Content> {
    let content = given.content(0)?;
    let value = |at: usize| given.value(at);
    let known = content.entries().zip(content.position(value(1))).and_then(|(mut entries, at)| {
        match at {
            Some(at) => entries.get_mut(at)?.value = value(3),
            None => entries.push(Entry { element: value(2), value: value(3) }),
        }
        Some(Content::of(entries))
    });
    Some(known.unwrap_or_else(|| {
        // A key may be there already, or not.
        let more = content.position(value(1)).map(|at| i128::from(at.is_none()));
        let size = content.size.zip(more).map(|(size, more)| size + more);
        let elements = content.elements.join(&Each::one(value(2)));
        Content::like(size, elements, content.values.join(&Each::one(value(3))))
    }))
}

/// One more key at a position: position, key, its object, value.
fn inserted(given: &Arguments<'_>) -> Option<Content> {
    let content = given.content(0)?;
    let known = content.entries().zip(given.index(1)).and_then(|(mut entries, at)| {
        (at <= entries.len()).then(|| {
            entries.insert(at, Entry { element: given.value(3), value: given.value(4) });
            Content::of(entries)
        })
    });
    Some(known.unwrap_or_else(|| {
        let elements = content.elements.join(&Each::one(given.value(3)));
        Content::like(content.larger(1), elements, content.values.join(&Each::one(given.value(4))))
    }))
}

fn removed(given: &Arguments<'_>) -> Option<Content> {
    let content = given.content(0)?;
    let known = content.entries().zip(content.position(given.value(1))).map(|(mut entries, at)| {
        at.map(|at| entries.remove(at));
        Content::of(entries)
    });
    Some(known.unwrap_or_else(|| Content::like(None, content.elements.clone(), content.values.clone())))
}

fn keys(given: &Arguments<'_>) -> Option<Content> {
    let content = given.content(0)?;
    let key = |entry: Entry| Entry { value: None, ..entry };
    let known = content.entries().map(|entries| Content::of(entries.into_iter().map(key).collect()));
    Some(known.unwrap_or_else(|| Content::like(content.size, content.elements.clone(), Each::None)))
}

fn values(given: &Arguments<'_>) -> Option<Content> {
    let content = given.content(0)?;
    let value = |entry: Entry| Entry { element: entry.value, value: None };
    let known = content.entries().map(|entries| Content::of(entries.into_iter().map(value).collect()));
    Some(known.unwrap_or_else(|| Content::like(content.size, content.values.clone(), Each::None)))
}

/// The position of a key that is given by it.
fn position(key: &Term) -> Option<&Term> {
    match key.kind() {
        TermKind::Apply(Op::Function(function), arguments)
            if Symbol::of(function) == Some(Symbol::Dict(DictSymbol::At)) =>
        {
            arguments.get(1)
        }
        _ => None,
    }
}
