//! Sums of numbers: what a term is in terms of the numbers that a zone relates, between which numbers a sum lies, and what follows if it lies below
//! zero. Arithmetic that wraps is a sum only where it is known not to wrap.

use super::names::is_reference;
use super::zone::Zone;
use super::{Known, Relations};
use crate::intervals::{BEYOND, Interval};
use crate::linear::Linear;
use ir::vocabulary::{ArithmeticSymbol, DictSymbol, HeapSymbol, SeqSymbol, Symbol, TextSymbol, now};
use logic::build::call;
use logic::{Op, Sort, Term, TermKind};

/// Sums with more terms than this only bound, and are not learned from.
const MOST_PARTS: usize = 4;

/// Terms with more nodes than this are taken to have divisions in them.
const MOST_NODES: usize = 60;

/// So many divisions in one sum are looked through.
const MOST_DIVISIONS: usize = 2;

const INT: Interval = Interval { low: i32::MIN as i128, high: i32::MAX as i128 };

/// The numbers that a wrap leaves alone.
fn unwrapped(symbol: ArithmeticSymbol) -> Option<Interval> {
    Some(match symbol {
        ArithmeticSymbol::Wrap8 => Interval { low: i8::MIN.into(), high: i8::MAX.into() },
        ArithmeticSymbol::Wrap16 => Interval { low: i16::MIN.into(), high: i16::MAX.into() },
        ArithmeticSymbol::WrapChar => Interval { low: 0, high: u16::MAX.into() },
        ArithmeticSymbol::Wrap32 => INT,
        ArithmeticSymbol::Wrap64 => Interval { low: i64::MIN.into(), high: i64::MAX.into() },
        _ => return None,
    })
}

/// The sum of two bounds, of which either may be unknown.
fn sum_of_bounds(one: i128, other: i128) -> i128 {
    if one >= BEYOND || other >= BEYOND { BEYOND } else { (one + other).clamp(-BEYOND, BEYOND) }
}

/// A bound so many times.
fn times(bound: i128, count: i128) -> i128 {
    if bound >= BEYOND { BEYOND } else { bound.checked_mul(count).map_or(BEYOND, |product| product.max(-BEYOND)) }
}

/// A division that rounds down, and what it divides.
struct Quotient {
    dividend: Linear,
    divisor: i128,
}

impl Relations {
    /// A number as a sum of numbers that are no sums themselves; `None` if there are numbers in it that are too large.
    pub(super) fn sum(&self, state: &Known, term: &Term) -> Option<Linear> {
        match term.kind() {
            TermKind::Int(number) => Linear::number(*number),
            TermKind::Apply(Op::Add, parts) => {
                parts.iter().try_fold(Linear::number(0)?, |sum, part| sum.plus(&self.sum(state, part)?, 1))
            }
            TermKind::Apply(Op::Sub, parts) => self.sum(state, &parts[0])?.plus(&self.sum(state, &parts[1])?, -1),
            TermKind::Apply(Op::Neg, parts) => Linear::number(0)?.plus(&self.sum(state, &parts[0])?, -1),
            TermKind::Apply(Op::Mul, parts) if parts.len() == 2 => {
                let (one, other) = (self.sum(state, &parts[0])?, self.sum(state, &parts[1])?);
                match (one.parts().is_empty(), other.parts().is_empty()) {
                    (true, _) => Linear::number(0)?.plus(&other, one.constant()),
                    (_, true) => Linear::number(0)?.plus(&one, other.constant()),
                    _ => Some(Linear::one(&state.canonical(term))),
                }
            }
            TermKind::Apply(Op::Ite, parts) => match self.decided(state, &parts[0]) {
                Some(truth) => self.sum(state, &parts[if truth { 1 } else { 2 }]),
                None => Some(Linear::one(&state.canonical(term))),
            },
            TermKind::Apply(Op::Function(function), parts) => match Symbol::of(function) {
                Some(Symbol::Arithmetic(symbol)) => Some(self.sum_of_wrapped(state, symbol, term, parts)),
                Some(Symbol::Seq(SeqSymbol::Size)) => Some(self.size(state, term, &parts[0])),
                _ => Some(Linear::one(&state.canonical(term))),
            },
            _ => Some(Linear::one(&state.canonical(term))),
        }
    }

    fn sum_of_wrapped(&self, state: &Known, symbol: ArithmeticSymbol, term: &Term, parts: &[Term]) -> Linear {
        let inner = || {
            let range = unwrapped(symbol)?;
            let sum = self.sum(state, &parts[0])?;
            let within = self.interval(state, &sum).meet(self.intervals.of(&state.numbers, &parts[0]));
            within.is_within(range).then_some(sum)
        };
        inner().unwrap_or_else(|| Linear::one(&state.canonical(term)))
    }

    /// The size of a sequence, which may have been made of another one.
    fn size(&self, state: &Known, term: &Term, sequence: &Term) -> Linear {
        let made = || {
            let TermKind::Apply(Op::Function(function), parts) = sequence.kind() else { return None };
            let Some(Symbol::Seq(symbol)) = Symbol::of(function) else { return None };
            let before = || {
                let TermKind::Apply(Op::Function(size), _) = term.kind() else { return None };
                self.sum(state, &call(size, vec![parts[0].clone()]))
            };
            match symbol {
                SeqSymbol::Empty => Linear::number(0),
                SeqSymbol::Append => before()?.plus(&Linear::number(1)?, 1),
                _ => None,
            }
        };
        made().unwrap_or_else(|| Linear::one(&state.canonical(term)))
    }

    /// Between which numbers a sum lies.
    pub(super) fn interval(&self, state: &Known, sum: &Linear) -> Interval {
        let most = self.most(state, sum);
        let opposite = Linear::default().plus(sum, -1);
        let below = opposite.map_or(BEYOND, |opposite| self.most(state, &opposite));
        Interval { low: -below, high: most }
    }

    /// No sum is greater than this.
    pub(super) fn most(&self, state: &Known, sum: &Linear) -> i128 {
        self.most_through(state, sum, MOST_DIVISIONS)
    }

    fn most_through(&self, state: &Known, sum: &Linear, divisions: usize) -> i128 {
        let plain = self.most_of_parts(state, sum);
        if divisions == 0 {
            return plain;
        }
        let multiplied = sum.parts().iter().find_map(|(term, count)| {
            let Quotient { dividend, divisor } = self.quotient(state, term)?;
            let rest = sum.clone().plus(&Linear::one(term), -count)?;
            // What it divides is at least `divisor` times the quotient, and at most `divisor - 1` more.
            let rounding = if *count < 0 { count.checked_neg()?.checked_mul(divisor - 1)? } else { 0 };
            let all = Linear::default().plus(&rest, divisor)?.plus(&dividend, *count)?;
            Some((all.plus(&Linear::number(rounding)?, 1)?, divisor))
        });
        let Some((all, divisor)) = multiplied else { return plain };
        let bound = self.most_through(state, &all, divisions - 1);
        if bound >= BEYOND { plain } else { plain.min(bound.div_euclid(divisor)) }
    }

    /// What a term divides, if it rounds down.
    fn quotient(&self, state: &Known, term: &Term) -> Option<Quotient> {
        let TermKind::Apply(Op::Function(function), parts) = term.kind() else { return None };
        let Some(Symbol::Arithmetic(symbol)) = Symbol::of(function) else { return None };
        let by = match parts.get(1)?.kind() {
            TermKind::Int(number) => *number,
            _ => return None,
        };
        // A division within another one is a number like any other: to look through each would take too long.
        if has_division(&parts[0], &mut { MOST_NODES }) {
            return None;
        }
        let dividend = self.sum(state, &parts[0])?;
        let within = self.interval(state, &dividend).meet(self.intervals.of(&state.numbers, &parts[0]));
        match symbol {
            ArithmeticSymbol::Div if by > 0 && within.low >= 0 => Some(Quotient { dividend, divisor: by }),
            ArithmeticSymbol::Shr32 if (1..=30).contains(&by) && within.is_within(INT) => {
                Some(Quotient { dividend, divisor: 1 << by })
            }
            ArithmeticSymbol::Ushr32 if (1..=30).contains(&by) => {
                let divisor = 1 << by;
                if within.is_within(Interval { low: 0, high: i32::MAX.into() }) {
                    return Some(Quotient { dividend, divisor });
                }
                // A sum that has wrapped is a greater number without its sign.
                let dividend = self.sum(state, wrapped32(&parts[0])?)?;
                let unsigned = Interval { low: 0, high: u32::MAX.into() };
                let is_unsigned = self.interval(state, &dividend).is_within(unsigned);
                is_unsigned.then_some(Quotient { dividend, divisor })
            }
            _ => None,
        }
    }

    /// No sum is greater, by the differences of pairs of its parts and the bounds of each.
    fn most_of_parts(&self, state: &Known, sum: &Linear) -> i128 {
        let of = |is_meant: fn(i128) -> bool| {
            let meant = sum.parts().iter().filter(move |(_, count)| is_meant(**count));
            meant.map(|(term, count)| (term, count.abs())).collect::<Vec<_>>()
        };
        let (mut above, mut below) = (of(|count| count > 0), of(|count| count < 0));
        let mut total = sum.constant();
        for (one, count) in &mut above {
            for (other, less) in &mut below {
                let apart = sum_of_bounds(self.alone(state, one).high, negated(self.alone(state, other).low));
                let pair = state.difference(one, other);
                let both = (*count).min(*less);
                if both > 0 && pair < apart {
                    total = sum_of_bounds(total, times(pair, both));
                    (*count, *less) = (*count - both, *less - both);
                }
            }
        }
        for (one, count) in above.into_iter().filter(|(_, count)| *count > 0) {
            total = sum_of_bounds(total, times(self.alone(state, one).high, count));
        }
        for (other, less) in below.into_iter().filter(|(_, less)| *less > 0) {
            total = sum_of_bounds(total, times(negated(self.alone(state, other).low), less));
        }
        total
    }

    /// Between which numbers a term lies that is no sum.
    fn alone(&self, state: &Known, term: &Term) -> Interval {
        let own = self.intervals.of(&state.numbers, term);
        state.zone.position(term).map_or(own, |at| state.zone.interval(at).meet(own))
    }

    /// The position of a number in the zone, if it is of the kind that zones relate and there is room.
    pub(super) fn relate(&self, state: &mut Known, number: &Term) -> Option<usize> {
        if let Some(at) = state.zone.position(number) {
            return Some(at);
        }
        if !self.is_related(number) {
            return None;
        }
        let at = state.zone.add(number)?;
        // The other bounds are not closed before this one is there.
        state.zone.limit(at, self.intervals.of(&state.numbers, number)).then_some(at)
    }

    /// Whether a number is of the kind that zones relate: a variable that is compared, a field, or how long something is.
    pub(super) fn is_related(&self, number: &Term) -> bool {
        let holds = |term: &Term, meant: fn(Symbol) -> bool| match term.kind() {
            TermKind::Apply(Op::Function(function), parts) => {
                Symbol::of(function).is_some_and(meant) && is_reference(&parts[0])
            }
            _ => false,
        };
        if *number.sort() != Sort::Int {
            return false;
        }
        match number.kind() {
            TermKind::Var(variable) => self.compared.contains(variable) && *variable != now(),
            TermKind::Apply(Op::Select, parts) => {
                matches!(parts[0].kind(), TermKind::Var(_)) && is_reference(&parts[1])
            }
            TermKind::Apply(Op::Function(function), parts) => match Symbol::of(function) {
                Some(Symbol::Heap(HeapSymbol::Length) | Symbol::Text(TextSymbol::Length)) => is_reference(&parts[0]),
                Some(Symbol::Seq(SeqSymbol::Size)) => {
                    holds(&parts[0], |symbol| symbol == Symbol::Seq(SeqSymbol::Value))
                }
                Some(Symbol::Dict(DictSymbol::Size)) => {
                    holds(&parts[0], |symbol| symbol == Symbol::Dict(DictSymbol::Value))
                }
                _ => false,
            },
            _ => false,
        }
    }

    /// Makes room for numbers that are about to be related: of those that are not, nothing is lost.
    pub(super) fn make_room(&self, state: &mut Known, more: usize) {
        let zone = &state.zone;
        if zone.numbers().len() + more > super::zone::MOST_NUMBERS {
            let related: Vec<Term> = zone.numbers().iter().filter(|number| is_tied(zone, number)).cloned().collect();
            state.zone.retain(|number| related.contains(number));
        }
    }

    /// A sum is at most zero. The answer is whether that is possible.
    pub(super) fn learn_sum(&self, state: &mut Known, sum: &Linear) -> bool {
        let opposite = |sum: &Linear| Linear::default().plus(sum, -1);
        if opposite(sum).is_some_and(|opposite| self.most(state, &opposite) < 0) {
            return false;
        }
        if sum.parts().len() > MOST_PARTS {
            return true;
        }
        self.make_room(state, sum.parts().len());
        for number in sum.parts().keys() {
            self.relate(state, number);
        }
        let mut learned: Vec<(Option<Term>, Option<Term>, i128)> = Vec::new();
        for (one, count) in sum.parts() {
            let alone = sum.clone().plus(&Linear::one(one), -count);
            let bound = alone.and_then(|rest| opposite(&rest)).map_or(BEYOND, |rest| self.most(state, &rest));
            match count {
                1 => learned.push((Some(one.clone()), None, bound)),
                -1 => learned.push((None, Some(one.clone()), bound)),
                _ => continue,
            }
            for (other, _) in sum.parts().iter().filter(|(_, less)| *count == 1 && **less == -1) {
                let rest = sum.clone().plus(&Linear::one(one), -1).and_then(|rest| rest.plus(&Linear::one(other), 1));
                let bound = rest.and_then(|rest| opposite(&rest)).map_or(BEYOND, |rest| self.most(state, &rest));
                learned.push((Some(one.clone()), Some(other.clone()), bound));
            }
        }
        learned.into_iter().all(|(one, other, bound)| {
            let at = |number: &Option<Term>| match number {
                Some(number) => state.zone.position(number),
                None => Some(0),
            };
            match (at(&one), at(&other)) {
                (Some(one), Some(other)) if bound < BEYOND => state.zone.constrain(one, other, bound),
                _ => true,
            }
        })
    }
}

fn is_tied(zone: &Zone, number: &Term) -> bool {
    zone.position(number).is_some_and(|at| zone.is_related(at))
}

/// Whether there is a division in a term, or it is too large to tell.
fn has_division(term: &Term, nodes: &mut usize) -> bool {
    let Some(fewer) = nodes.checked_sub(1) else { return true };
    *nodes = fewer;
    let is_division = match term.kind() {
        TermKind::Apply(Op::Function(function), _) => matches!(
            Symbol::of(function),
            Some(Symbol::Arithmetic(ArithmeticSymbol::Div | ArithmeticSymbol::Shr32 | ArithmeticSymbol::Ushr32))
        ),
        _ => false,
    };
    is_division || term.children().iter().any(|child| has_division(child, nodes))
}

fn negated(low: i128) -> i128 {
    if low <= -BEYOND { BEYOND } else { -low }
}

/// What is wrapped to an `int`.
fn wrapped32(term: &Term) -> Option<&Term> {
    match term.kind() {
        TermKind::Apply(Op::Function(function), parts)
            if Symbol::of(function) == Some(Symbol::Arithmetic(ArithmeticSymbol::Wrap32)) =>
        {
            parts.first()
        }
        _ => None,
    }
}

impl Known {
    /// The greatest difference of two numbers, as far as the zone knows.
    fn difference(&self, one: &Term, other: &Term) -> i128 {
        match (self.zone.position(one), self.zone.position(other)) {
            (Some(one), Some(other)) => self.zone.most(one, other),
            _ => BEYOND,
        }
    }
}
