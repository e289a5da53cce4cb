//! `invar.logic.Entries`: of which maps a program may hold entries. `invar.logic.Identity`: what is given twice. `invar.logic.Running`, `invar.logic.Output`: what proofs do
//! without. `invar.logic.Missing`, `invar.logic.Generic`: what runs do without.

use super::*;

pub(super) const NATIVES: &[Row] = &[
    operation("invar.logic.Entries.noteHeld(java.lang.Object)", note_held, Operation::Nothing),
    operation("invar.logic.Entries.areHeld(java.lang.Object)", are_held, Operation::Truth(true)),
    operation("invar.logic.Entries.areFollowed(java.lang.Object)", are_held, Operation::Truth(false)),
    operation("invar.logic.Entries.left()", left, Operation::Open),
    operation("invar.logic.Generic.hold(java.lang.Object,java.lang.String)", nothing, Operation::HoldKeys),
    operation("invar.logic.Generic.isKey(java.lang.Object,java.lang.Object)", is_off, Operation::IsKey),
    operation("invar.logic.Identity.isKept()", is_kept, Operation::Truth(false)).varying(),
    operation("invar.logic.Seq.isFollowed(invar.logic.Seq)", is_on, Operation::Follows),
    operation("invar.logic.Running.isOn()", is_on, Operation::Truth(false)),
    operation("invar.logic.Missing.model(java.lang.String)", missing, Operation::Open).varying(),
    operation("invar.logic.Missing.maybe(java.lang.String)", missing, Operation::Open).varying(),
    operation("invar.logic.Output.isSeen()", is_on, Operation::IsOutputSeen),
    operation("invar.logic.Output.isInTrouble()", is_in_trouble, Operation::Open).varying(),
    operation("invar.logic.Identity.number(int,int)", number, Operation::OpenBetween).varying(),
];

fn note_held(context: &mut Context<'_, '_>, arguments: &[Register]) -> Result<Register, Stop> {
    let map = reference(arguments, 0)?;
    context.state.held.insert(map);
    Ok(Register::Unset)
}

fn are_held(context: &mut Context<'_, '_>, arguments: &[Register]) -> Result<Register, Stop> {
    Ok(Register::Bool(context.state.held.contains(&reference(arguments, 0)?)))
}

fn left(_: &mut Context<'_, '_>, _: &[Register]) -> Result<Register, Stop> {
    Err(Stop::Wrong(
        "an entry of a map that has changed, which shows what the layout of the JDK's table or tree decides",
    ))
}

fn is_kept(context: &mut Context<'_, '_>, _: &[Register]) -> Result<Register, Stop> {
    Ok(Register::Bool(!context.state.heap.is_checking()))
}

fn is_on(_: &mut Context<'_, '_>, _: &[Register]) -> Result<Register, Stop> {
    Ok(Register::Bool(true))
}

fn is_off(_: &mut Context<'_, '_>, _: &[Register]) -> Result<Register, Stop> {
    Ok(Register::Bool(false))
}

fn nothing(_: &mut Context<'_, '_>, _: &[Register]) -> Result<Register, Stop> {
    Ok(Register::Unset)
}

fn is_in_trouble(_: &mut Context<'_, '_>, _: &[Register]) -> Result<Register, Stop> {
    Err(Stop::Wrong("a question that only proofs ask"))
}

fn missing(_: &mut Context<'_, '_>, _: &[Register]) -> Result<Register, Stop> {
    Err(Stop::Wrong("something that no model says yet: regular expressions"))
}

fn number(_: &mut Context<'_, '_>, _: &[Register]) -> Result<Register, Stop> {
    Err(Stop::Wrong("a number that the documentation leaves open"))
}
