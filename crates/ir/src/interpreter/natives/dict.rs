//! `invar.logic.Dict`: maps that never change, with keys in an order.

use super::seq::of_objects;
use super::*;
use crate::interpreter::heap::Heap;
use crate::interpreter::values::{Dictionary, Found, Key};
use crate::vocabulary::DictSymbol;

pub(super) const NATIVES: &[Row] = &[
    value("invar.logic.Dict.size(invar.logic.Dict)", size_of, Symbol::Dict(DictSymbol::Size), &[Part::Dict]),
    value(
        "invar.logic.Dict.position(invar.logic.Dict,java.lang.Object)",
        position,
        Symbol::Dict(DictSymbol::Position),
        &[Part::Dict, Part::Key],
    ),
    value(
        "invar.logic.Dict.has(invar.logic.Dict,java.lang.Object)",
        has,
        Symbol::Dict(DictSymbol::Has),
        &[Part::Dict, Part::Key],
    ),
    value(
        "invar.logic.Dict.get(invar.logic.Dict,java.lang.Object)",
        get,
        Symbol::Dict(DictSymbol::Get),
        &[Part::Dict, Part::Key],
    ),
    value(
        "invar.logic.Dict.keyAt(invar.logic.Dict,int)",
        key_at,
        Symbol::Dict(DictSymbol::Object),
        &[Part::Dict, Part::KeyAt],
    ),
    value(
        "invar.logic.Dict.valueAt(invar.logic.Dict,int)",
        value_at,
        Symbol::Dict(DictSymbol::Get),
        &[Part::Dict, Part::KeyAt],
    ),
    operation("invar.logic.Dict.rank(invar.logic.Dict,java.lang.Object)", rank, Operation::DictRank),
    operation("invar.logic.Dict.put(invar.logic.Dict,java.lang.Object,java.lang.Object)", put, Operation::DictPut),
    operation(
        "invar.logic.Dict.put(invar.logic.Dict,java.lang.Object,int,java.lang.Object)",
        put_hashed,
        Operation::DictPut,
    ),
    operation(
        "invar.logic.Dict.insert(invar.logic.Dict,int,java.lang.Object,java.lang.Object)",
        insert,
        Operation::DictInsert,
    ),
    operation("invar.logic.Dict.remove(invar.logic.Dict,java.lang.Object)", remove, Operation::DictRemove),
    operation("invar.logic.Dict.candidate(invar.logic.Dict,int,int)", candidate, Operation::DictCandidate),
    run("invar.logic.Dict.holdTwice()", hold_twice),
    run("invar.logic.Dict.askForShape()", ask_for_shape).varying(),
    value("invar.logic.Dict.keys(invar.logic.Dict)", keys, Symbol::Dict(DictSymbol::Keys), &[Part::Dict]),
    value("invar.logic.Dict.values(invar.logic.Dict)", values, Symbol::Dict(DictSymbol::Values), &[Part::Dict]),
    operation("invar.logic.Dict.scattered(invar.logic.Dict,int)", scattered, Operation::DictScattered).varying(),
];

fn rank(_: &mut Context<'_, '_>, _: &[Register]) -> Result<Register, Stop> {
    Err(Stop::Wrong("a question that only proofs ask"))
}

const OUTSIDE: Stop = Stop::Wrong("a position outside its dictionary");

#[inline]
fn dictionary(context: &Context<'_, '_>, arguments: &[Register]) -> Result<Dictionary, Stop> {
    context.state.heap.dictionary(reference(arguments, 0)?).ok_or(Stop::Wrong("an argument is no dictionary"))
}

fn made(context: &mut Context<'_, '_>, dictionary: Dictionary) -> Result<Register, Stop> {
    Ok(Register::Ref(context.state.heap.new_dictionary(dictionary)?))
}

/// Where a dictionary has a key.
pub fn find(heap: &Heap, dictionary: &Dictionary, key: u32) -> Option<Found> {
    if dictionary.size() == 0 {
        return None;
    }
    heap.values.find(dictionary, heap.sign(key), |other| heap.is_same(key, other))
}

/// An argument that is the position of a key.
fn position_of_key(arguments: &[Register], index: usize, dictionary: &Dictionary) -> Result<u32, Stop> {
    let position = u32::try_from(int(arguments, index)?).map_err(|_| OUTSIDE)?;
    if position < dictionary.size() { Ok(position) } else { Err(OUTSIDE) }
}

fn size_of(context: &mut Context<'_, '_>, arguments: &[Register]) -> Result<Register, Stop> {
    Ok(Register::Int(dictionary(context, arguments)?.size().into()))
}

fn position(context: &mut Context<'_, '_>, arguments: &[Register]) -> Result<Register, Stop> {
    let (dictionary, key) = (dictionary(context, arguments)?, reference(arguments, 1)?);
    let heap = &context.state.heap;
    let position = find(heap, &dictionary, key).map(|found| heap.values.position(&dictionary, found.place.entry));
    Ok(Register::Int(position.map_or(-1, i64::from)))
}

fn has(context: &mut Context<'_, '_>, arguments: &[Register]) -> Result<Register, Stop> {
    let (dictionary, key) = (dictionary(context, arguments)?, reference(arguments, 1)?);
    Ok(Register::Bool(find(&context.state.heap, &dictionary, key).is_some()))
}

fn get(context: &mut Context<'_, '_>, arguments: &[Register]) -> Result<Register, Stop> {
    let (dictionary, key) = (dictionary(context, arguments)?, reference(arguments, 1)?);
    Ok(Register::Ref(find(&context.state.heap, &dictionary, key).map_or(0, |found| found.place.value)))
}

fn key_at(context: &mut Context<'_, '_>, arguments: &[Register]) -> Result<Register, Stop> {
    let dictionary = dictionary(context, arguments)?;
    let position = position_of_key(arguments, 1, &dictionary)?;
    Ok(Register::Ref(context.state.heap.values.entry_at(&dictionary, position).key.object))
}

fn value_at(context: &mut Context<'_, '_>, arguments: &[Register]) -> Result<Register, Stop> {
    let dictionary = dictionary(context, arguments)?;
    let position = position_of_key(arguments, 1, &dictionary)?;
    Ok(Register::Ref(context.state.heap.values.value_at(&dictionary, position).ok_or(OUTSIDE)?))
}

fn put(context: &mut Context<'_, '_>, arguments: &[Register]) -> Result<Register, Stop> {
    put_value(context, arguments, 0, reference(arguments, 2)?)
}

fn put_hashed(context: &mut Context<'_, '_>, arguments: &[Register]) -> Result<Register, Stop> {
    put_value(context, arguments, int(arguments, 2)? as i32, reference(arguments, 3)?)
}

fn put_value(context: &mut Context<'_, '_>, arguments: &[Register], hash: i32, value: u32) -> Result<Register, Stop> {
    let (dictionary, key) = (dictionary(context, arguments)?, reference(arguments, 1)?);
    match find(&context.state.heap, &dictionary, key) {
        Some(found) => {
            let dictionary = context.state.heap.values.with_value(&dictionary, found, value);
            made(context, dictionary)
        }
        None => add(context, &dictionary, dictionary.size(), key, hash, value),
    }
}

fn insert(context: &mut Context<'_, '_>, arguments: &[Register]) -> Result<Register, Stop> {
    let dictionary = dictionary(context, arguments)?;
    let position = u32::try_from(int(arguments, 1)?).map_err(|_| OUTSIDE)?;
    if position > dictionary.size() {
        return Err(OUTSIDE);
    }
    add(context, &dictionary, position, reference(arguments, 2)?, 0, reference(arguments, 3)?)
}

fn add(
    context: &mut Context<'_, '_>,
    dictionary: &Dictionary,
    position: u32,
    object: u32,
    hash: i32,
    value: u32,
) -> Result<Register, Stop> {
    let heap = &mut context.state.heap;
    heap.has_place(dictionary.size(), 1)?;
    let key = Key { object, sign: heap.sign(object), hash: (!heap.is_plain(object)).then_some(hash) };
    let dictionary = heap.values.with_key(dictionary, position, key, value);
    made(context, dictionary)
}

fn remove(context: &mut Context<'_, '_>, arguments: &[Register]) -> Result<Register, Stop> {
    let (dictionary, key) = (dictionary(context, arguments)?, reference(arguments, 1)?);
    let Some(found) = find(&context.state.heap, &dictionary, key) else {
        return Ok(Register::Ref(reference(arguments, 0)?));
    };
    let dictionary = context.state.heap.values.without(&dictionary, found);
    made(context, dictionary)
}

fn candidate(context: &mut Context<'_, '_>, arguments: &[Register]) -> Result<Register, Stop> {
    let (dictionary, hash) = (dictionary(context, arguments)?, int(arguments, 1)? as i32);
    let from = u32::try_from(int(arguments, 2)?).map_err(|_| OUTSIDE)?;
    let position = context.state.heap.values.candidate(&dictionary, hash, from);
    Ok(Register::Int(position.map_or(-1, i64::from)))
}

fn hold_twice(_: &mut Context<'_, '_>, _: &[Register]) -> Result<Register, Stop> {
    Err(Stop::Wrong("a key that has changed is put into its table once more, which is not modelled"))
}

fn ask_for_shape(_: &mut Context<'_, '_>, _: &[Register]) -> Result<Register, Stop> {
    Err(Stop::Wrong("an iterator over a part of a tree whose next key was removed by others, which is not modelled"))
}

fn keys(context: &mut Context<'_, '_>, arguments: &[Register]) -> Result<Register, Stop> {
    let dictionary = dictionary(context, arguments)?;
    context.state.heap.has_room(dictionary.size() as usize)?;
    let entries = context.state.heap.values.entries(&dictionary);
    let objects: Vec<u32> = entries.iter().map(|entry| entry.key.object).collect();
    of_objects(context, &objects)
}

fn values(context: &mut Context<'_, '_>, arguments: &[Register]) -> Result<Register, Stop> {
    let dictionary = dictionary(context, arguments)?;
    context.state.heap.has_room(dictionary.size() as usize)?;
    let objects = context.state.heap.values.all_values(&dictionary);
    of_objects(context, &objects)
}

fn scattered(context: &mut Context<'_, '_>, arguments: &[Register]) -> Result<Register, Stop> {
    let (dictionary, buckets) = (dictionary(context, arguments)?, int(arguments, 1)? as i32);
    let heap = &context.state.heap;
    heap.has_room(dictionary.size() as usize)?;
    let entries = heap.values.entries(&dictionary).into_iter();
    let mut keys: Vec<(i32, u32)> = entries
        .map(|entry| {
            let hash = entry.key.hash.unwrap_or_else(|| heap.plain_hash(entry.key.object));
            let mixed = hash ^ (hash.cast_unsigned() >> 16).cast_signed();
            (mixed & buckets.wrapping_sub(1), entry.key.object)
        })
        .collect();
    // In a bucket they keep their order.
    keys.sort_by_key(|(bucket, _)| *bucket);
    let objects: Vec<u32> = keys.into_iter().map(|(_, object)| object).collect();
    of_objects(context, &objects)
}
