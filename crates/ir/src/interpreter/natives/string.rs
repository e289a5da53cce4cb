//! `java.lang.String`: its hidden contents.

use super::*;
use crate::interpreter::strings::Text;
use crate::program::ElementKind;
use crate::vocabulary::TextSymbol;

pub(super) const NATIVES: &[Row] = &[
    value("java.lang.String.lengthOf(java.lang.String)", length_of, Symbol::Text(TextSymbol::Length), &[Part::Text]),
    value(
        "java.lang.String.unitAt(java.lang.String,int)",
        unit_at,
        Symbol::Text(TextSymbol::Unit),
        &[Part::Text, Part::Any],
    ),
    texts("java.lang.String.fromChars(char[],int,int)", from_chars, TextOperation::FromChars),
    texts("java.lang.String.ofUnit(char)", of_unit, TextOperation::OfUnit),
    operation("java.lang.String.fill(java.lang.String,java.lang.String)", fill, Operation::SameText),
    run("java.lang.String.copyUnits(java.lang.String,int,int,char[],int)", copy_units),
    texts("java.lang.String.slice(java.lang.String,int,int)", slice, TextOperation::Slice),
    texts("java.lang.String.concatenate(java.lang.String,java.lang.String)", concatenate, TextOperation::Concatenate),
    equal("java.lang.String.sameContent(java.lang.String,java.lang.String)", same_content, Part::Text),
    texts(
        "java.lang.String.sameRegion(java.lang.String,int,java.lang.String,int,int)",
        same_region,
        TextOperation::SameRegion,
    ),
    operation("java.lang.String.difference(java.lang.String,java.lang.String)", difference, Operation::TextDifference),
    value("java.lang.String.hashOf(java.lang.String)", hash_of, Symbol::Text(TextSymbol::Hash), &[Part::Text]),
    texts("java.lang.String.find(java.lang.String,java.lang.String,int)", find, TextOperation::Find),
    texts("java.lang.String.findLast(java.lang.String,java.lang.String,int)", find_last, TextOperation::FindLast),
    texts("java.lang.String.findUnit(java.lang.String,char,int)", find_unit, TextOperation::FindUnit),
    value("java.lang.String.canonical(java.lang.String)", canonical, Symbol::Text(TextSymbol::Canonical), &[Part::Any]),
];

fn text<'c>(context: &'c Context<'_, '_>, arguments: &[Register], index: usize) -> Result<Text<'c>, Stop> {
    context.state.heap.text(reference(arguments, index)?).ok_or(Stop::Wrong("an argument is no string"))
}

fn length_of(context: &mut Context<'_, '_>, arguments: &[Register]) -> Result<Register, Stop> {
    Ok(Register::Int(text(context, arguments, 0)?.len() as i64))
}

fn unit_at(context: &mut Context<'_, '_>, arguments: &[Register]) -> Result<Register, Stop> {
    let (text, index) = (text(context, arguments, 0)?, size(arguments, 1)?);
    if index >= text.len() {
        return Err(Stop::Wrong("a position outside its string"));
    }
    Ok(Register::Int(text.unit(index).into()))
}

fn from_chars(context: &mut Context<'_, '_>, arguments: &[Register]) -> Result<Register, Stop> {
    let (array, offset, count) = (reference(arguments, 0)?, size(arguments, 1)?, size(arguments, 2)?);
    let heap = &context.state.heap;
    let cell = context.state.layouts().precision.element(ElementKind::Char);
    if offset + count > heap.length_of(array).unwrap_or(0) as usize {
        return Err(Stop::Wrong("a position outside its array"));
    }
    let mut units = Vec::with_capacity(count);
    for index in offset..offset + count {
        let at = heap.element_at(ElementKind::Char, cell, array, index as i64);
        let unit =
            at.and_then(|at| heap.int_at(cell, at)).ok_or(Stop::Wrong("an argument is no array of characters"))?;
        units.push(unit as u16);
    }
    Ok(Register::Ref(context.state.heap.new_string(&units)?))
}

fn of_unit(context: &mut Context<'_, '_>, arguments: &[Register]) -> Result<Register, Stop> {
    let unit = int(arguments, 0)? as u16;
    Ok(Register::Ref(context.state.heap.new_string(&[unit])?))
}

fn fill(context: &mut Context<'_, '_>, arguments: &[Register]) -> Result<Register, Stop> {
    text(context, arguments, 0)?;
    text(context, arguments, 1)?;
    context.state.heap.share_string(reference(arguments, 0)?, reference(arguments, 1)?)?;
    Ok(Register::Unset)
}

fn range(text: &Text<'_>, begin: usize, end: usize) -> Result<Vec<u16>, Stop> {
    if begin > end || end > text.len() {
        return Err(Stop::Wrong("a position outside its string"));
    }
    Ok((begin..end).map(|index| text.unit(index)).collect())
}

fn copy_units(context: &mut Context<'_, '_>, arguments: &[Register]) -> Result<Register, Stop> {
    let units = range(&text(context, arguments, 0)?, size(arguments, 1)?, size(arguments, 2)?)?;
    let (array, offset) = (reference(arguments, 3)?, size(arguments, 4)?);
    let cell = context.state.layouts().precision.element(ElementKind::Char);
    for (index, unit) in units.into_iter().enumerate() {
        let at = context.state.heap.element_at(ElementKind::Char, cell, array, (offset + index) as i64);
        let at = at.ok_or(Stop::Wrong("a position outside its array"))?;
        context.state.heap.put_int(cell, at, unit.into());
    }
    Ok(Register::Unset)
}

fn slice(context: &mut Context<'_, '_>, arguments: &[Register]) -> Result<Register, Stop> {
    let text = text(context, arguments, 0)?;
    let (begin, end) = (size(arguments, 1)?, size(arguments, 2)?);
    let units = range(&text, begin, end)?;
    Ok(Register::Ref(context.state.heap.new_string(&units)?))
}

fn concatenate(context: &mut Context<'_, '_>, arguments: &[Register]) -> Result<Register, Stop> {
    let operand = |index: usize| match reference(arguments, index)? {
        0 => Ok(Text::Latin1(b"null")),
        _ => text(context, arguments, index),
    };
    let (left, right) = (operand(0)?, operand(1)?);
    let number = match (left, right) {
        (Text::Latin1(left), Text::Latin1(right)) => {
            let bytes = [left, right].concat();
            context.state.heap.new_narrow_string(&bytes)?
        }
        _ => {
            let mut units = left.units();
            units.extend(right.units());
            context.state.heap.new_string(&units)?
        }
    };
    Ok(Register::Ref(number))
}

fn same(left: &Text<'_>, from: usize, right: &Text<'_>, at: usize, count: usize) -> bool {
    match (left, right) {
        (Text::Latin1(left), Text::Latin1(right)) => {
            left.get(from..from + count).is_some_and(|part| right.get(at..at + count) == Some(part))
        }
        _ => {
            from + count <= left.len()
                && at + count <= right.len()
                && (0..count).all(|index| left.unit(from + index) == right.unit(at + index))
        }
    }
}

fn same_content(context: &mut Context<'_, '_>, arguments: &[Register]) -> Result<Register, Stop> {
    Ok(Register::Bool(text(context, arguments, 0)?.is_same(&text(context, arguments, 1)?)))
}

fn same_region(context: &mut Context<'_, '_>, arguments: &[Register]) -> Result<Register, Stop> {
    let (left, right) = (text(context, arguments, 0)?, text(context, arguments, 2)?);
    let (from, at, count) = (size(arguments, 1)?, size(arguments, 3)?, size(arguments, 4)?);
    Ok(Register::Bool(same(&left, from, &right, at, count)))
}

fn difference(context: &mut Context<'_, '_>, arguments: &[Register]) -> Result<Register, Stop> {
    let (left, right) = (text(context, arguments, 0)?, text(context, arguments, 1)?);
    for index in 0..left.len().min(right.len()) {
        let (a, b) = (left.unit(index), right.unit(index));
        if a != b {
            return Ok(Register::Int(i64::from(a) - i64::from(b)));
        }
    }
    Ok(Register::Int(left.len() as i64 - right.len() as i64))
}

fn hash_of(context: &mut Context<'_, '_>, arguments: &[Register]) -> Result<Register, Stop> {
    Ok(Register::Int(text(context, arguments, 0)?.hash().into()))
}

fn position(found: Option<usize>) -> Register {
    Register::Int(found.map_or(-1, |index| index as i64))
}

fn find(context: &mut Context<'_, '_>, arguments: &[Register]) -> Result<Register, Stop> {
    let (whole, part, from) = (text(context, arguments, 0)?, text(context, arguments, 1)?, size(arguments, 2)?);
    let Some(last) = whole.len().checked_sub(part.len()) else { return Ok(position(None)) };
    Ok(position((from..=last).find(|index| same(&whole, *index, &part, 0, part.len()))))
}

fn find_last(context: &mut Context<'_, '_>, arguments: &[Register]) -> Result<Register, Stop> {
    let (whole, part, from) = (text(context, arguments, 0)?, text(context, arguments, 1)?, size(arguments, 2)?);
    let Some(last) = whole.len().checked_sub(part.len()) else { return Ok(position(None)) };
    Ok(position((0..=last.min(from)).rev().find(|index| same(&whole, *index, &part, 0, part.len()))))
}

fn find_unit(context: &mut Context<'_, '_>, arguments: &[Register]) -> Result<Register, Stop> {
    let (text, unit, from) = (text(context, arguments, 0)?, int(arguments, 1)?, size(arguments, 2)?);
    Ok(position((from..text.len()).find(|index| i64::from(text.unit(*index)) == unit)))
}

fn canonical(context: &mut Context<'_, '_>, arguments: &[Register]) -> Result<Register, Stop> {
    let units = text(context, arguments, 0)?.units();
    let number = reference(arguments, 0)?;
    // The string itself becomes the one for its text, if there is none yet.
    Ok(Register::Ref(*context.state.interned.entry(units.into()).or_insert(number)))
}
