//! The three standard files.

use super::*;
use crate::interpreter::heap::HEADER;
use crate::interpreter::layout::Cell;
use crate::program::ElementKind;

pub(super) const NATIVES: &[Row] = &[
    run("java.io.FileInputStream.readByte(int)", read_byte).varying(),
    run("java.io.FileInputStream.readBytes(int,byte[],int,int)", read_bytes).varying(),
    run("java.io.FileOutputStream.writeByte(int,int)", write_byte).varying(),
    run("java.io.FileOutputStream.writeText(int,java.lang.String)", write_text).varying(),
    run("java.io.FileOutputStream.writeBytes(int,byte[],int,int)", write_bytes).varying(),
];

fn read_byte(context: &mut Context<'_, '_>, _: &[Register]) -> Result<Register, Stop> {
    Ok(Register::Int(context.world.read().map_or(-1, i64::from)))
}

/// Where an element of a `byte[]` lies, and how it is stored.
fn byte_at(context: &Context<'_, '_>, array: u32, index: usize) -> Result<(Cell, usize), Stop> {
    let cell = context.state.layouts().precision.element(ElementKind::Byte);
    let at = context.state.heap.element_at(ElementKind::Byte, cell, array, index as i64);
    Ok((cell, at.ok_or(Stop::Wrong("a position outside its array"))?))
}

fn read_bytes(context: &mut Context<'_, '_>, arguments: &[Register]) -> Result<Register, Stop> {
    let (array, offset, most) = (reference(arguments, 1)?, size(arguments, 2)?, size(arguments, 3)?);
    let mut count = 0;
    while count < most {
        // Only the first byte is waited for.
        if count > 0 && context.world.available() == 0 {
            break;
        }
        let (cell, at) = byte_at(context, array, offset + count)?;
        let Some(byte) = context.world.read() else { break };
        context.state.heap.put_int(cell, at, i64::from(byte.cast_signed()));
        count += 1;
    }
    Ok(Register::Int(if count == 0 { -1 } else { count as i64 }))
}

fn write_byte(context: &mut Context<'_, '_>, arguments: &[Register]) -> Result<Register, Stop> {
    let (descriptor, byte) = (int(arguments, 0)?, int(arguments, 1)?);
    context.world.write(descriptor, &[byte as u8]);
    Ok(Register::Unset)
}

fn write_bytes(context: &mut Context<'_, '_>, arguments: &[Register]) -> Result<Register, Stop> {
    let (descriptor, array) = (int(arguments, 0)?, reference(arguments, 1)?);
    let (offset, count) = (size(arguments, 2)?, size(arguments, 3)?);
    let mut bytes = Vec::with_capacity(count);
    for index in offset..offset + count {
        let (cell, at) = byte_at(context, array, index)?;
        bytes.push(context.state.heap.int_at(cell, at).unwrap_or(0) as u8);
    }
    context.world.write(descriptor, &bytes);
    Ok(Register::Unset)
}

fn write_text(context: &mut Context<'_, '_>, arguments: &[Register]) -> Result<Register, Stop> {
    let descriptor = int(arguments, 0)?;
    let text = context.state.heap.text(reference(arguments, 1)?).ok_or(Stop::Wrong("an argument is no string"))?;
    let mut bytes = Vec::with_capacity(text.len() + HEADER);
    for unit in char::decode_utf16((0..text.len()).map(|index| text.unit(index))) {
        // Java writes a question mark for half a pair.
        let c = unit.unwrap_or('?');
        bytes.extend_from_slice(c.encode_utf8(&mut [0; 4]).as_bytes());
    }
    context.world.write(descriptor, &bytes);
    Ok(Register::Unset)
}
