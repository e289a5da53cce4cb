//! `invar.logic.Seq`: sequences that never change.

use super::*;
use crate::interpreter::values::Sequence;
use crate::program::ElementKind;
use crate::vocabulary::SeqSymbol;

pub(super) const NATIVES: &[Row] = &[
    value("invar.logic.Seq.size(invar.logic.Seq)", size_of, Symbol::Seq(SeqSymbol::Size), &[Part::Seq]),
    value("invar.logic.Seq.get(invar.logic.Seq,int)", get, Symbol::Seq(SeqSymbol::Get), &[Part::Seq, Part::Any]),
    value(
        "invar.logic.Seq.append(invar.logic.Seq,java.lang.Object)",
        append,
        Symbol::Seq(SeqSymbol::Append),
        &[Part::Seq, Part::Any],
    ),
    value(
        "invar.logic.Seq.insert(invar.logic.Seq,int,java.lang.Object)",
        insert,
        Symbol::Seq(SeqSymbol::Insert),
        &[Part::Seq, Part::Any, Part::Any],
    ),
    value(
        "invar.logic.Seq.set(invar.logic.Seq,int,java.lang.Object)",
        set,
        Symbol::Seq(SeqSymbol::Set),
        &[Part::Seq, Part::Any, Part::Any],
    ),
    value(
        "invar.logic.Seq.remove(invar.logic.Seq,int)",
        remove,
        Symbol::Seq(SeqSymbol::Remove),
        &[Part::Seq, Part::Any],
    ),
    value(
        "invar.logic.Seq.slice(invar.logic.Seq,int,int)",
        slice,
        Symbol::Seq(SeqSymbol::Slice),
        &[Part::Seq, Part::Any, Part::Any],
    ),
    value(
        "invar.logic.Seq.concat(invar.logic.Seq,invar.logic.Seq)",
        concat,
        Symbol::Seq(SeqSymbol::Concat),
        &[Part::Seq, Part::Seq],
    ),
    value("invar.logic.Seq.reverse(invar.logic.Seq)", reverse, Symbol::Seq(SeqSymbol::Reverse), &[Part::Seq]),
    value(
        "invar.logic.Seq.repeat(java.lang.Object,int)",
        repeat,
        Symbol::Seq(SeqSymbol::Repeat),
        &[Part::Any, Part::Any],
    ),
    operation("invar.logic.Seq.of(java.lang.Object[])", of, Operation::SeqOf),
    operation("invar.logic.Seq.fill(java.lang.Object[],invar.logic.Seq)", fill, Operation::SeqFill),
    operation("invar.logic.Seq.indexOf(invar.logic.Seq,java.lang.Object,int)", index_of, Operation::SeqIndexOf),
    operation(
        "invar.logic.Seq.lastIndexOf(invar.logic.Seq,java.lang.Object,int)",
        last_index_of,
        Operation::SeqLastIndexOf,
    ),
];

const OUTSIDE: Stop = Stop::Wrong("a position outside its sequence");

#[inline]
fn sequence(context: &Context<'_, '_>, arguments: &[Register], index: usize) -> Result<Sequence, Stop> {
    context.state.heap.sequence(reference(arguments, index)?).ok_or(Stop::Wrong("an argument is no sequence"))
}

/// An argument that is a position, at most as great as this one.
fn position(arguments: &[Register], index: usize, most: u32) -> Result<u32, Stop> {
    match arguments.get(index) {
        Some(Register::Int(value)) => u32::try_from(*value).ok().filter(|value| *value <= most).ok_or(OUTSIDE),
        _ => Err(Stop::Wrong("an argument is no integer")),
    }
}

/// An argument that is the position of an item.
fn position_of_item(arguments: &[Register], index: usize, sequence: &Sequence) -> Result<u32, Stop> {
    position(arguments, index, sequence.size().checked_sub(1).ok_or(OUTSIDE)?)
}

fn made(context: &mut Context<'_, '_>, sequence: Sequence) -> Result<Register, Stop> {
    Ok(Register::Ref(context.state.heap.new_sequence(sequence)?))
}

/// A new sequence of these objects.
pub(super) fn of_objects(context: &mut Context<'_, '_>, objects: &[u32]) -> Result<Register, Stop> {
    let heap = &mut context.state.heap;
    heap.has_room(objects.len())?;
    let sequence = heap.values.sequence_of(objects.iter().copied());
    made(context, sequence)
}

fn size_of(context: &mut Context<'_, '_>, arguments: &[Register]) -> Result<Register, Stop> {
    Ok(Register::Int(sequence(context, arguments, 0)?.size().into()))
}

fn get(context: &mut Context<'_, '_>, arguments: &[Register]) -> Result<Register, Stop> {
    let sequence = sequence(context, arguments, 0)?;
    let index = position_of_item(arguments, 1, &sequence)?;
    Ok(Register::Ref(context.state.heap.values.item(&sequence, index)))
}

fn append(context: &mut Context<'_, '_>, arguments: &[Register]) -> Result<Register, Stop> {
    let (sequence, element) = (sequence(context, arguments, 0)?, reference(arguments, 1)?);
    let heap = &mut context.state.heap;
    heap.has_place(sequence.size(), 1)?;
    let sequence = heap.values.with_last(sequence, element);
    made(context, sequence)
}

fn insert(context: &mut Context<'_, '_>, arguments: &[Register]) -> Result<Register, Stop> {
    let (sequence, element) = (sequence(context, arguments, 0)?, reference(arguments, 2)?);
    let index = position(arguments, 1, sequence.size())?;
    let heap = &mut context.state.heap;
    heap.has_place(sequence.size(), 1)?;
    let sequence = heap.values.with_item(sequence, index, element);
    made(context, sequence)
}

fn set(context: &mut Context<'_, '_>, arguments: &[Register]) -> Result<Register, Stop> {
    let (sequence, element) = (sequence(context, arguments, 0)?, reference(arguments, 2)?);
    let index = position_of_item(arguments, 1, &sequence)?;
    let sequence = context.state.heap.values.with_other_item(sequence, index, element);
    made(context, sequence)
}

fn remove(context: &mut Context<'_, '_>, arguments: &[Register]) -> Result<Register, Stop> {
    let sequence = sequence(context, arguments, 0)?;
    let index = position_of_item(arguments, 1, &sequence)?;
    let sequence = context.state.heap.values.without_item(sequence, index);
    made(context, sequence)
}

fn slice(context: &mut Context<'_, '_>, arguments: &[Register]) -> Result<Register, Stop> {
    let sequence = sequence(context, arguments, 0)?;
    let to = position(arguments, 2, sequence.size())?;
    let from = position(arguments, 1, to)?;
    let sequence = context.state.heap.values.slice(sequence, from, to);
    made(context, sequence)
}

fn concat(context: &mut Context<'_, '_>, arguments: &[Register]) -> Result<Register, Stop> {
    let (first, second) = (sequence(context, arguments, 0)?, sequence(context, arguments, 1)?);
    let heap = &mut context.state.heap;
    heap.has_place(first.size(), second.size())?;
    let sequence = heap.values.concat(first, second);
    made(context, sequence)
}

fn reverse(context: &mut Context<'_, '_>, arguments: &[Register]) -> Result<Register, Stop> {
    let sequence = sequence(context, arguments, 0)?;
    let heap = &context.state.heap;
    heap.has_room(sequence.size() as usize)?;
    let mut objects = heap.values.items(&sequence);
    objects.reverse();
    of_objects(context, &objects)
}

fn repeat(context: &mut Context<'_, '_>, arguments: &[Register]) -> Result<Register, Stop> {
    let (element, times) = (reference(arguments, 0)?, size(arguments, 1)?);
    let heap = &mut context.state.heap;
    heap.has_room(times)?;
    let sequence = heap.values.sequence_of(std::iter::repeat_n(element, times));
    made(context, sequence)
}

fn of(context: &mut Context<'_, '_>, arguments: &[Register]) -> Result<Register, Stop> {
    let heap = &context.state.heap;
    let objects = heap.references(reference(arguments, 0)?).ok_or(Stop::Wrong("an argument is no array of objects"))?;
    of_objects(context, &objects)
}

fn fill(context: &mut Context<'_, '_>, arguments: &[Register]) -> Result<Register, Stop> {
    let (array, sequence) = (reference(arguments, 0)?, sequence(context, arguments, 1)?);
    let heap = &mut context.state.heap;
    let wrong = Stop::Wrong("an array that cannot hold the elements");
    let element = heap.type_number(array).filter(|ty| ty.element_kind() == Some(ElementKind::Reference));
    let Some(element) = element.and_then(|ty| ty.element()) else { return Err(wrong) };
    let classes = heap.classes.clone();
    if sequence.size() > heap.length_of(array).unwrap_or(0) {
        return Err(wrong);
    }
    let objects = heap.values.items(&sequence);
    let fits = |object: u32| heap.type_number(object).is_none_or(|ty| classes.is_subtype(ty, element));
    if !objects.iter().all(|object| fits(*object)) {
        return Err(wrong);
    }
    heap.put_references(array, &objects);
    Ok(Register::Unset)
}

fn found(index: Option<u32>) -> Register {
    Register::Int(index.map_or(-1, i64::from))
}

fn index_of(context: &mut Context<'_, '_>, arguments: &[Register]) -> Result<Register, Stop> {
    let (sequence, plain) = (sequence(context, arguments, 0)?, reference(arguments, 1)?);
    let from = position(arguments, 2, sequence.size())?;
    let heap = &context.state.heap;
    let (mut index, mut first) = (from, None);
    heap.values.show(&sequence, from, |object| {
        first = heap.is_same(plain, object).then_some(index);
        index += 1;
        first.is_none()
    });
    Ok(found(first))
}

fn last_index_of(context: &mut Context<'_, '_>, arguments: &[Register]) -> Result<Register, Stop> {
    let (sequence, plain) = (sequence(context, arguments, 0)?, reference(arguments, 1)?);
    let to = position(arguments, 2, sequence.size())?;
    let heap = &context.state.heap;
    let last = (0..to).rev().find(|index| heap.is_same(plain, heap.values.item(&sequence, *index)));
    Ok(found(last))
}
