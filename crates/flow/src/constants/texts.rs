//! Computing with texts that are known.

use super::value::Value;
use super::{Constants, State};
use ir::vocabulary::{TextSymbol, constant_string, string};
use logic::{Op, Term, TermKind};

impl Constants<'_> {
    /// What is known of an operation on texts.
    pub(super) fn of_texts(&self, state: &State, symbol: TextSymbol, arguments: &[Term]) -> Option<Value> {
        let text = |at: usize| match self.evaluate(state, arguments.get(at)?)? {
            Value::Text(name) => constant_string(name.as_str()),
            _ => None,
        };
        let number = |at: usize| match self.evaluate(state, arguments.get(at)?)? {
            Value::Int(number) => Some(number),
            _ => None,
        };
        let index = |at: usize| usize::try_from(number(at)?).ok();
        match symbol {
            TextSymbol::Canonical => match self.evaluate(state, arguments.first()?)? {
                Value::Text(name) | Value::Spelled(name) => Some(Value::Text(name)),
                _ => None,
            },
            TextSymbol::Length => i128::try_from(text(0)?.len()).ok().map(Value::Int),
            TextSymbol::Unit => text(0)?.get(index(1)?).map(|unit| Value::Int((*unit).into())),
            TextSymbol::Concat => constant(&[text(0)?, text(1)?].concat()),
            TextSymbol::Slice => constant(text(0)?.get(index(1)?..index(2)?)?),
            TextSymbol::Of => {
                let (from, count) = (index(1)?, index(2)?);
                let row = self.evaluate(state, &arguments[0])?;
                let unit = |at: usize| match row.element(i128::try_from(at).ok())? {
                    Value::Int(unit) => u16::try_from(unit).ok(),
                    _ => None,
                };
                constant(&(from..from.checked_add(count)?).map(unit).collect::<Option<Vec<u16>>>()?)
            }
            TextSymbol::OfUnit => constant(&[u16::try_from(number(0)?).ok()?]),
            TextSymbol::Find => {
                let (whole, part, from) = (text(0)?, text(1)?, index(2)?);
                let last = whole.len().checked_sub(part.len());
                found(last.and_then(|last| (from..=last).find(|at| whole[*at..].starts_with(&part))))
            }
            TextSymbol::FindLast => {
                let (whole, part, from) = (text(0)?, text(1)?, index(2)?);
                let last = whole.len().checked_sub(part.len());
                found(last.and_then(|last| (0..=last.min(from)).rev().find(|at| whole[*at..].starts_with(&part))))
            }
            TextSymbol::FindUnit => {
                let (whole, unit, from) = (text(0)?, number(1)?, index(2)?);
                found((from..whole.len()).find(|at| i128::from(whole[*at]) == unit))
            }
            TextSymbol::Difference => {
                let (first, second) = (text(0)?, text(1)?);
                let differing = first.iter().zip(&second).find(|(unit, other)| unit != other);
                let (first, second) = match differing {
                    Some((unit, other)) => (i128::from(*unit), i128::from(*other)),
                    None => (i128::try_from(first.len()).ok()?, i128::try_from(second.len()).ok()?),
                };
                Some(Value::Int(first - second))
            }
            TextSymbol::Hash | TextSymbol::Rank => None,
        }
    }
}

fn constant(units: &[u16]) -> Option<Value> {
    match string(units).kind() {
        TermKind::Apply(Op::Function(function), _) => Some(Value::Text(function.name)),
        _ => None,
    }
}

fn found(at: Option<usize>) -> Option<Value> {
    Some(Value::Int(at.map_or(Some(-1), |at| i128::try_from(at).ok())?))
}
