//! What the models of the JDK leave to the interpreter; `library/NATIVES.md` lists it. One file a class or two.
//!
//! A native never throws and never calls a procedure: the Java code before it has checked the arguments. Memory is
//! never reclaimed while one runs.

pub mod class;
pub mod dict;
mod entries;
mod files;
mod math;
pub mod numbers;
mod plain;
mod seq;
mod string;
mod system;

use super::heap::Full;
use super::register::Register;
use super::state::State;
use super::world::World;
use crate::natives::{Meaning, Operation, Part, Proof, Results, TextOperation};
use crate::vocabulary::Symbol;
use std::collections::HashMap;
use std::sync::LazyLock;

/// What a native works with.
pub struct Context<'a, 'w> {
    /// The objects.
    pub state: &'a mut State,
    /// Files.
    pub world: &'a mut World<'w>,
    /// When the run began.
    pub started: std::time::Instant,
}

/// Why a native does not return.
#[derive(Clone, PartialEq, Debug)]
pub enum Stop {
    /// There is no memory left.
    Full,
    /// The program ends with this exit code.
    Exit(i32),
    /// It was called with what it cannot be called with.
    Wrong(&'static str),
}

impl From<Full> for Stop {
    fn from(_: Full) -> Stop {
        Stop::Full
    }
}

/// A native: arguments to result, which is unset if there is none.
pub type Native = fn(&mut Context<'_, '_>, &[Register]) -> Result<Register, Stop>;

/// A row of the table of natives: all there is to know of one.
#[derive(Clone, Copy)]
pub struct Row {
    /// Its signature, with the class.
    pub signature: &'static str,
    /// What runs it.
    pub run: Native,
    /// What proofs and analyses know of it.
    pub proof: Proof,
    /// What its result depends on.
    pub results: Results,
}

/// A native that does something, or whose result only a run knows.
const fn run(signature: &'static str, run: Native) -> Row {
    Row { signature, run, proof: Proof::Contract, results: Results::Fixed }
}

/// A native whose result is a function of its arguments.
const fn value(signature: &'static str, run: Native, symbol: Symbol, parts: &'static [Part]) -> Row {
    Row { signature, run, proof: Proof::Value(Meaning::Of(symbol, parts)), results: Results::Fixed }
}

/// A native that says whether its two arguments are the same in some way.
const fn equal(signature: &'static str, run: Native, part: Part) -> Row {
    Row { signature, run, proof: Proof::Value(Meaning::Equal(part)), results: Results::Fixed }
}

/// A native whose call amounts to something that is more than a term.
const fn operation(signature: &'static str, run: Native, operation: Operation) -> Row {
    Row { signature, run, proof: Proof::Operation(operation), results: Results::Fixed }
}

/// A native that makes strings, or looks into them.
const fn texts(signature: &'static str, run: Native, operation: TextOperation) -> Row {
    Row { signature, run, proof: Proof::Texts(operation), results: Results::Fixed }
}

impl Row {
    /// The same native, if its results may differ from run to run, or from those of a virtual machine.
    const fn varying(self) -> Row {
        Row { results: Results::Varying, ..self }
    }
}

static NATIVES: LazyLock<HashMap<&'static str, Row>> = LazyLock::new(|| {
    let tables = [
        class::NATIVES,
        dict::NATIVES,
        entries::NATIVES,
        files::NATIVES,
        math::NATIVES,
        numbers::NATIVES,
        plain::NATIVES,
        seq::NATIVES,
        string::NATIVES,
        system::NATIVES,
    ];
    tables.into_iter().flatten().map(|row| (row.signature, *row)).collect()
});

/// The native with this name.
pub fn named(name: &str) -> Option<Row> {
    NATIVES.get(name).copied()
}

/// The names of all natives.
pub fn names() -> Vec<&'static str> {
    let mut names: Vec<&'static str> = NATIVES.keys().copied().collect();
    names.sort_unstable();
    names
}

fn int(arguments: &[Register], index: usize) -> Result<i64, Stop> {
    match arguments.get(index) {
        Some(Register::Int(value)) => Ok(*value),
        _ => Err(Stop::Wrong("an argument is no integer")),
    }
}

fn reference(arguments: &[Register], index: usize) -> Result<u32, Stop> {
    match arguments.get(index) {
        Some(Register::Ref(number)) => Ok(*number),
        _ => Err(Stop::Wrong("an argument is no reference")),
    }
}

fn double(arguments: &[Register], index: usize) -> Result<f64, Stop> {
    match arguments.get(index) {
        Some(Register::Double(value)) => Ok(*value),
        _ => Err(Stop::Wrong("an argument is no double")),
    }
}

fn float(arguments: &[Register], index: usize) -> Result<f32, Stop> {
    match arguments.get(index) {
        Some(Register::Float(value)) => Ok(*value),
        _ => Err(Stop::Wrong("an argument is no float")),
    }
}

/// An argument that is a position or a count.
fn size(arguments: &[Register], index: usize) -> Result<usize, Stop> {
    usize::try_from(int(arguments, index)?).map_err(|_| Stop::Wrong("an argument is negative"))
}
