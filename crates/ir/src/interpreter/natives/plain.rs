//! `invar.logic.Plain`: what is equal without running code of the program.

use super::*;
use crate::natives as of;
use logic::build::eq;

pub(super) const NATIVES: &[Row] = &[
    run("invar.logic.Plain.isPlain(java.lang.Object)", is_plain),
    value("invar.logic.Plain.same(java.lang.Object,java.lang.Object)", same, |given| {
        eq(of::key(given, 0), of::key(given, 1))
    }),
];

fn is_plain(context: &mut Context<'_, '_>, arguments: &[Register]) -> Result<Register, Stop> {
    Ok(Register::Bool(context.state.heap.is_plain(reference(arguments, 0)?)))
}

fn same(context: &mut Context<'_, '_>, arguments: &[Register]) -> Result<Register, Stop> {
    Ok(Register::Bool(context.state.heap.is_same(reference(arguments, 0)?, reference(arguments, 1)?)))
}
