//! `java.lang.Double` and `java.lang.Float`: bits, and decimal texts.

use super::*;
use crate::interpreter::strings::Text;
use base::decimal::{double_text, float_text};

pub(super) const NATIVES: &[Row] = &[
    run("java.lang.Double.doubleToRawLongBits(double)", double_bits),
    run("java.lang.Double.longBitsToDouble(long)", double_of_bits),
    run("java.lang.Double.textOf(double)", text_of_double).varying(),
    run("java.lang.Double.fromDecimal(java.lang.String)", double_of_text),
    run("java.lang.Float.floatToRawIntBits(float)", float_bits),
    run("java.lang.Float.intBitsToFloat(int)", float_of_bits),
    run("java.lang.Float.textOf(float)", text_of_float).varying(),
    run("java.lang.Float.fromDecimal(java.lang.String)", float_of_text),
];

fn double_bits(_: &mut Context<'_, '_>, arguments: &[Register]) -> Result<Register, Stop> {
    Ok(Register::Int(double(arguments, 0)?.to_bits().cast_signed()))
}

fn double_of_bits(_: &mut Context<'_, '_>, arguments: &[Register]) -> Result<Register, Stop> {
    Ok(Register::Double(f64::from_bits(int(arguments, 0)?.cast_unsigned())))
}

fn float_bits(_: &mut Context<'_, '_>, arguments: &[Register]) -> Result<Register, Stop> {
    Ok(Register::Int(float(arguments, 0)?.to_bits().cast_signed().into()))
}

fn float_of_bits(_: &mut Context<'_, '_>, arguments: &[Register]) -> Result<Register, Stop> {
    Ok(Register::Float(f32::from_bits((int(arguments, 0)? as i32).cast_unsigned())))
}

fn text_of_double(context: &mut Context<'_, '_>, arguments: &[Register]) -> Result<Register, Stop> {
    let text = double_text(double(arguments, 0)?);
    Ok(Register::Ref(context.state.heap.new_narrow_string(text.as_bytes())?))
}

fn text_of_float(context: &mut Context<'_, '_>, arguments: &[Register]) -> Result<Register, Stop> {
    let text = float_text(float(arguments, 0)?);
    Ok(Register::Ref(context.state.heap.new_narrow_string(text.as_bytes())?))
}

fn number<'c>(context: &'c Context<'_, '_>, arguments: &[Register]) -> Result<&'c str, Stop> {
    match context.state.heap.text(reference(arguments, 0)?) {
        Some(Text::Latin1(bytes)) => std::str::from_utf8(bytes).map_err(|_| Stop::Wrong("a text that is no number")),
        _ => Err(Stop::Wrong("a text that is no number")),
    }
}

fn double_of_text(context: &mut Context<'_, '_>, arguments: &[Register]) -> Result<Register, Stop> {
    let value = number(context, arguments)?.parse().map_err(|_| Stop::Wrong("a text that is no number"))?;
    Ok(Register::Double(value))
}

fn float_of_text(context: &mut Context<'_, '_>, arguments: &[Register]) -> Result<Register, Stop> {
    let value = number(context, arguments)?.parse().map_err(|_| Stop::Wrong("a text that is no number"))?;
    Ok(Register::Float(value))
}
