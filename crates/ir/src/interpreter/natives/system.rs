//! `java.lang.System` and `java.lang.Runtime`.

use super::*;
use crate::interpreter::classes::TypeNumber;
use crate::interpreter::equality::identity_hash;
use crate::program::ElementKind;
use crate::vocabulary::HeapSymbol;
use std::time::{SystemTime, UNIX_EPOCH};

pub(super) const NATIVES: &[Row] = &[
    value(
        "java.lang.System.identityOf(java.lang.Object)",
        identity_of,
        Symbol::Heap(HeapSymbol::Identity),
        &[Part::Any],
    )
    .varying(),
    run("java.lang.System.copyElements(java.lang.Object,int,java.lang.Object,int,int)", copy_elements),
    run("java.lang.System.currentTimeMillis()", current_time).varying(),
    run("java.lang.System.nanoTime()", nano_time).varying(),
    run("java.lang.Runtime.terminate(int)", terminate).varying(),
    run("java.lang.Runtime.memory(int)", memory).varying(),
];

fn identity_of(_: &mut Context<'_, '_>, arguments: &[Register]) -> Result<Register, Stop> {
    Ok(Register::Int(identity_hash(reference(arguments, 0)?).into()))
}

fn copy_elements(context: &mut Context<'_, '_>, arguments: &[Register]) -> Result<Register, Stop> {
    let (source, from) = (reference(arguments, 0)?, size(arguments, 1)?);
    let (target, to, count) = (reference(arguments, 2)?, size(arguments, 3)?, size(arguments, 4)?);
    let heap = &context.state.heap;
    let wrong = Stop::Wrong("arrays that hold nothing of the same kind");
    let (Some(source_type), Some(target_type)) = (heap.type_number(source), heap.type_number(target)) else {
        return Err(wrong);
    };
    let Some(kind) = source_type.element_kind().filter(|kind| target_type.element_kind() == Some(*kind)) else {
        return Err(wrong);
    };
    let within = |array, offset| offset + count <= heap.length_of(array).unwrap_or(0) as usize;
    if !within(source, from) || !within(target, to) {
        return Err(Stop::Wrong("a position outside its array"));
    }
    if count == 0 {
        return Ok(Register::Int(0));
    }
    let cell = context.state.layouts().precision.element(kind);
    let place = |array, index: usize| heap.element_at(kind, cell, array, index as i64);
    let (Some(begin), Some(goal)) = (place(source, from), place(target, to)) else { return Err(wrong) };
    let fits = match kind {
        ElementKind::Reference => fitting(context, source_type, target_type, begin, count),
        _ => count,
    };
    context.state.heap.memory.copy_within(begin..begin + fits * cell.size(), goal);
    Ok(Register::Int(fits as i64))
}

/// How many of these references an array of the target's type can hold, up to the first that it cannot.
fn fitting(context: &Context<'_, '_>, source: TypeNumber, target: TypeNumber, begin: usize, count: usize) -> usize {
    let (heap, classes) = (&context.state.heap, context.state.classes());
    let (Some(source), Some(target)) = (source.element(), target.element()) else { return 0 };
    if classes.is_subtype(source, target) {
        return count;
    }
    let fits = |index: &usize| {
        let number = heap.get_u32(begin + 4 * index);
        number == 0 || heap.type_number(number).is_some_and(|ty| classes.is_subtype(ty, target))
    };
    (0..count).find(|index| !fits(index)).unwrap_or(count)
}

fn current_time(_: &mut Context<'_, '_>, _: &[Register]) -> Result<Register, Stop> {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    Ok(Register::Int(i64::try_from(now.as_millis()).unwrap_or(i64::MAX)))
}

fn nano_time(context: &mut Context<'_, '_>, _: &[Register]) -> Result<Register, Stop> {
    Ok(Register::Int(i64::try_from(context.started.elapsed().as_nanos()).unwrap_or(i64::MAX)))
}

fn terminate(_: &mut Context<'_, '_>, arguments: &[Register]) -> Result<Register, Stop> {
    Err(Stop::Exit(int(arguments, 0)? as i32))
}

fn memory(context: &mut Context<'_, '_>, arguments: &[Register]) -> Result<Register, Stop> {
    let heap = &context.state.heap;
    let total = heap.bytes().next_power_of_two().max(1 << 24).min(heap.most_bytes());
    Ok(Register::Int(match int(arguments, 0)? {
        0 => total.saturating_sub(heap.bytes()) as i64,
        1 => total as i64,
        _ => heap.most_bytes() as i64,
    }))
}
