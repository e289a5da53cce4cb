//! `invar.logic.Plain`: what is equal without running code of the program.

use super::*;

pub(super) const NATIVES: &[Row] = &[
    operation("invar.logic.Plain.isPlain(java.lang.Object)", is_plain, Operation::IsPlain),
    equal("invar.logic.Plain.same(java.lang.Object,java.lang.Object)", same, Part::Key),
];

fn is_plain(context: &mut Context<'_, '_>, arguments: &[Register]) -> Result<Register, Stop> {
    Ok(Register::Bool(context.state.heap.is_plain(reference(arguments, 0)?)))
}

fn same(context: &mut Context<'_, '_>, arguments: &[Register]) -> Result<Register, Stop> {
    Ok(Register::Bool(context.state.heap.is_same(reference(arguments, 0)?, reference(arguments, 1)?)))
}
