//! Computing with sequences that are known in part.

use super::content::{Content, Each, Entry};
use super::value::Value;
use super::{Constants, State};
use ir::vocabulary::SeqSymbol;
use logic::Term;
use std::rc::Rc;

/// The arguments of a function, as far as they are known.
pub(super) struct Arguments<'a> {
    pub knowledge: &'a Constants<'a>,
    pub state: &'a State,
    pub terms: &'a [Term],
}

impl Arguments<'_> {
    pub fn value(&self, at: usize) -> Option<Value> {
        self.knowledge.evaluate(self.state, self.terms.get(at)?)
    }

    pub fn number(&self, at: usize) -> Option<i128> {
        match self.value(at)? {
            Value::Int(number) => Some(number),
            _ => None,
        }
    }

    pub fn index(&self, at: usize) -> Option<usize> {
        usize::try_from(self.number(at)?).ok()
    }

    /// A sequence, a dictionary or an array: null stands for one without elements.
    pub fn content(&self, at: usize) -> Option<Rc<Content>> {
        match self.value(at)? {
            Value::Content(content) => Some(content),
            Value::Null => Some(Rc::new(Content::empty())),
            _ => None,
        }
    }
}

impl Constants<'_> {
    /// What is known of an operation on sequences.
    pub(super) fn of_sequences(&self, state: &State, symbol: SeqSymbol, terms: &[Term]) -> Option<Value> {
        let given = &Arguments { knowledge: self, state, terms };
        let changed = match symbol {
            SeqSymbol::Repeat => return Some(Value::repeated(given.value(1).as_ref(), given.value(0))),
            SeqSymbol::Value => return given.content(0).map(Value::Content),
            SeqSymbol::Size => return given.content(0)?.size.map(Value::Int),
            SeqSymbol::Get => return Value::Content(given.content(0)?).element(given.number(1)),
            SeqSymbol::Index => return searched(given, Search::First),
            SeqSymbol::LastIndex => return searched(given, Search::Last),
            SeqSymbol::Set => given.content(0)?.with(given.index(1), given.value(2)),
            SeqSymbol::Append => appended(given)?,
            SeqSymbol::Insert => inserted(given)?,
            SeqSymbol::Remove => removed(given)?,
            SeqSymbol::Slice => sliced(given)?,
            SeqSymbol::Concat => concatenated(given)?,
            SeqSymbol::Reverse => reversed(given)?,
            SeqSymbol::Of => first_elements(given)?,
            SeqSymbol::Into => filled(given)?,
            SeqSymbol::Empty | SeqSymbol::FromInt | SeqSymbol::ToInt | SeqSymbol::FromBool | SeqSymbol::ToBool => {
                return None;
            }
        };
        Some(Value::Content(Rc::new(changed)))
    }
}

/// Which of several elements a search finds.
#[derive(Clone, Copy, PartialEq)]
enum Search {
    First,
    Last,
}

fn searched(given: &Arguments<'_>, search: Search) -> Option<Value> {
    let entries = given.content(0)?.entries()?;
    let bound = given.index(2)?.min(entries.len());
    let key = given.value(1)?;
    let range = if search == Search::First { bound..entries.len() } else { 0..bound };
    let mut found = None;
    for at in range {
        let is_over = search == Search::First && found.is_some();
        if !is_over && key.equals(&entries[at].element.as_ref()?.key()?)? {
            found = Some(at);
        }
    }
    Some(Value::Int(found.map_or(Some(-1), |at| i128::try_from(at).ok())?))
}

fn appended(given: &Arguments<'_>) -> Option<Content> {
    let content = given.content(0)?;
    let known = content.entries().map(|mut entries| {
        entries.push(Entry { element: given.value(1), value: None });
        Content::of(entries)
    });
    let like = || Content::like(content.larger(1), content.elements.join(&Each::one(given.value(1))), Each::None);
    Some(known.unwrap_or_else(like))
}

fn inserted(given: &Arguments<'_>) -> Option<Content> {
    let content = given.content(0)?;
    let element = |at: usize| Entry { element: given.value(at), value: None };
    let known = content.entries().zip(given.index(1)).and_then(|(mut entries, at)| {
        (at <= entries.len()).then(|| {
            entries.insert(at, element(2));
            Content::of(entries)
        })
    });
    let like = || Content::like(content.larger(1), content.elements.join(&Each::one(given.value(2))), Each::None);
    Some(known.unwrap_or_else(like))
}

fn removed(given: &Arguments<'_>) -> Option<Content> {
    let content = given.content(0)?;
    let known = content.entries().zip(given.index(1)).and_then(|(mut entries, at)| {
        (at < entries.len()).then(|| {
            entries.remove(at);
            Content::of(entries)
        })
    });
    Some(known.unwrap_or_else(|| Content::like(content.larger(-1), content.elements.clone(), Each::None)))
}

fn sliced(given: &Arguments<'_>) -> Option<Content> {
    let content = given.content(0)?;
    let known = content
        .entries()
        .and_then(|entries| entries.get(given.index(1)?..given.index(2)?).map(|part| Content::of(part.to_vec())));
    let size = || given.number(2).zip(given.number(1)).map(|(to, from)| to - from);
    Some(known.unwrap_or_else(|| Content::like(size(), content.elements.clone(), Each::None)))
}

fn concatenated(given: &Arguments<'_>) -> Option<Content> {
    let content = given.content(0)?;
    match given.value(1)? {
        Value::Content(other) => {
            let both = content.entries().zip(other.entries());
            let size = content.size.zip(other.size).map(|(size, other)| size + other);
            let joined = || Content::like(size, content.elements.join(&other.elements), Each::None);
            Some(both.map_or_else(joined, |(first, second)| Content::of([first, second].concat())))
        }
        Value::Null => Some((*content).clone()),
        _ => None,
    }
}

fn reversed(given: &Arguments<'_>) -> Option<Content> {
    let content = given.content(0)?;
    let known = content.entries().map(|entries| Content::of(entries.into_iter().rev().collect()));
    Some(known.unwrap_or_else(|| Content::like(content.size, content.elements.clone(), Each::None)))
}

/// The first elements of an array.
fn first_elements(given: &Arguments<'_>) -> Option<Content> {
    let content = given.content(0)?;
    let part = content.entries().and_then(|entries| Some(entries.get(..given.index(1)?)?.to_vec()));
    let like = || Content::like(given.number(1), content.elements.clone(), Each::None);
    Some(part.map_or_else(like, Content::of))
}

/// An array's elements, with those of a sequence in the first places.
fn filled(given: &Arguments<'_>) -> Option<Content> {
    let (content, first) = (given.content(0)?, given.content(1)?);
    let filled = content.entries().zip(first.entries()).and_then(|(mut entries, first)| {
        entries.get_mut(..first.len())?.clone_from_slice(&first);
        Some(Content::of(entries))
    });
    Some(filled.unwrap_or_else(|| Content::like(content.size, content.elements.join(&first.elements), Each::None)))
}
