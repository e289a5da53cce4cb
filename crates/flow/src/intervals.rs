//! Intervals: between which numbers a variable lies. Only what a procedure keeps in variables of its own is known; of the heap and of static
//! fields nothing is.

use crate::{Domain, Site};
use ir::vocabulary::{ArithmeticSymbol, DictSymbol, HeapSymbol, SeqSymbol, Symbol, TextSymbol};
use ir::{Command, CommandKind};
use logic::{Function, Op, Sort, Term, TermKind, Var};
use std::collections::{BTreeMap, BTreeSet};

/// The numbers from one to another, both among them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Interval {
    /// The least.
    pub low: i128,
    /// The greatest.
    pub high: i128,
}

/// Beyond this nothing is known: sums and products of a few such numbers are still exact.
pub const BEYOND: i128 = 1 << 100;

/// Where intervals that grow in a loop stop first.
pub(crate) const STEPS: [i128; 11] = [
    -BEYOND,
    i64::MIN as i128,
    i32::MIN as i128,
    -1,
    0,
    1,
    i32::MAX as i128 - 1,
    i32::MAX as i128,
    i64::MAX as i128 - 1,
    i64::MAX as i128,
    BEYOND,
];

impl Interval {
    /// All numbers.
    pub const ALL: Interval = Interval { low: -BEYOND, high: BEYOND };

    pub(crate) const fn new(low: i128, high: i128) -> Interval {
        Interval { low, high }
    }

    const fn one(number: i128) -> Interval {
        Interval { low: number, high: number }
    }

    /// Whether something is known.
    pub fn is_known(self) -> bool {
        self != Interval::ALL
    }

    pub(crate) fn is_empty(self) -> bool {
        self.low > self.high
    }

    pub(crate) fn is_within(self, other: Interval) -> bool {
        other.low <= self.low && self.high <= other.high
    }

    /// What lies too far out is not known.
    fn clamped(self) -> Interval {
        match self {
            Interval { low, high } if low > BEYOND || high < -BEYOND => Interval::ALL,
            Interval { low, high } => Interval { low: low.max(-BEYOND), high: high.min(BEYOND) },
        }
    }

    fn join(self, other: Interval) -> Interval {
        Interval { low: self.low.min(other.low), high: self.high.max(other.high) }
    }

    pub(crate) fn meet(self, other: Interval) -> Interval {
        Interval { low: self.low.max(other.low), high: self.high.min(other.high) }
    }

    /// What has grown goes to the next step.
    fn widen(self, after: Interval) -> Interval {
        let all = self.join(after);
        let low = STEPS.iter().rev().copied().find(|step| *step <= all.low).unwrap_or(-BEYOND);
        let high = STEPS.iter().copied().find(|step| all.high <= *step).unwrap_or(BEYOND);
        Interval {
            low: if all.low < self.low { low } else { self.low },
            high: if all.high > self.high { high } else { self.high },
        }
    }

    fn is_bounded(self) -> bool {
        self.low > -BEYOND && self.high < BEYOND
    }

    fn add(self, other: Interval) -> Interval {
        let low = if self.low == -BEYOND || other.low == -BEYOND { -BEYOND } else { self.low + other.low };
        let high = if self.high == BEYOND || other.high == BEYOND { BEYOND } else { self.high + other.high };
        Interval { low, high }.clamped()
    }

    fn neg(self) -> Interval {
        Interval { low: -self.high, high: -self.low }
    }

    fn mul(self, other: Interval) -> Interval {
        if !self.is_bounded() || !other.is_bounded() {
            return Interval::ALL;
        }
        let products = [(self.low, other.low), (self.low, other.high), (self.high, other.low), (self.high, other.high)];
        let products = products.map(|(one, two)| one.checked_mul(two));
        let known: Option<Vec<i128>> = products.into_iter().collect();
        match known {
            Some(known) => {
                let least = known.iter().copied().min().unwrap_or(-BEYOND);
                let greatest = known.iter().copied().max().unwrap_or(BEYOND);
                Interval { low: least, high: greatest }.clamped()
            }
            None => Interval::ALL,
        }
    }
}

/// The domain. Variables that are not the procedure's own are not followed.
#[derive(Clone, Default, Debug)]
pub struct Intervals {
    /// What outlives the procedure.
    pub foreign: BTreeSet<Var>,
}

/// What is known of variables.
#[derive(Clone, Default, PartialEq, Debug)]
pub struct Known {
    /// By variable; nothing is known of the others.
    pub intervals: BTreeMap<Var, Interval>,
    /// Variables with the same value as another one, which is the copy of none.
    copies: BTreeMap<Var, Var>,
}

impl Known {
    /// Between which numbers a variable lies.
    pub fn of(&self, variable: &Var) -> Interval {
        self.intervals.get(variable).copied().unwrap_or(Interval::ALL)
    }

    /// A variable gets another value.
    pub(crate) fn forget(&mut self, variable: &Var) {
        self.intervals.remove(variable);
        self.copies.retain(|copy, original| copy != variable && original != variable);
    }

    /// The variables that have the same value, this one among them.
    fn same(&self, variable: &Var) -> Vec<Var> {
        let original = self.copies.get(variable).unwrap_or(variable);
        let copies = self.copies.iter().filter(|(_, of)| *of == original).map(|(copy, _)| copy);
        copies.chain([original]).cloned().collect()
    }
}

impl Intervals {
    pub(crate) fn is_followed(&self, variable: &Var) -> bool {
        variable.sort == Sort::Int && !self.foreign.contains(variable)
    }

    pub(crate) fn assign(&self, state: &mut Known, target: &Var, value: &Term) {
        let interval = self.of(state, value);
        let original = match value.kind() {
            TermKind::Var(source) if source == target => return,
            TermKind::Var(source) if self.is_followed(source) => {
                Some(state.copies.get(source).unwrap_or(source).clone())
            }
            _ => None,
        };
        state.forget(target);
        if !self.is_followed(target) {
            return;
        }
        if interval.is_known() {
            state.intervals.insert(target.clone(), interval);
        }
        // Where the original itself was assigned, its copies have lost it.
        if let Some(original) = original.filter(|original| original != target) {
            state.copies.insert(target.clone(), original);
        }
    }

    /// Between which numbers a term lies.
    pub fn of(&self, state: &Known, term: &Term) -> Interval {
        match term.kind() {
            TermKind::Int(number) => Interval::one(*number).clamped(),
            TermKind::Var(variable) => state.of(variable),
            TermKind::Apply(op, arguments) => self.of_operation(state, op, arguments),
            _ => Interval::ALL,
        }
    }

    fn of_operation(&self, state: &Known, op: &Op, arguments: &[Term]) -> Interval {
        let of = |at: usize| self.of(state, &arguments[at]);
        match op {
            Op::Add => arguments.iter().map(|part| self.of(state, part)).fold(Interval::one(0), Interval::add),
            Op::Sub => of(0).add(of(1).neg()),
            Op::Neg => of(0).neg(),
            Op::Mul => arguments.iter().map(|part| self.of(state, part)).fold(Interval::one(1), Interval::mul),
            Op::Ite => {
                let way = |truth: bool| {
                    let mut state = state.clone();
                    let part = &arguments[if truth { 1 } else { 2 }];
                    self.learn(&mut state, &arguments[0], truth).then(|| self.of(&state, part))
                };
                match (way(true), way(false)) {
                    (Some(one), Some(other)) => one.join(other),
                    (Some(only), None) | (None, Some(only)) => only,
                    (None, None) => Interval::ALL,
                }
            }
            Op::Function(function) => self.of_function(state, function, arguments),
            _ => Interval::ALL,
        }
    }

    fn of_function(&self, state: &Known, function: &Function, arguments: &[Term]) -> Interval {
        let of = |at: usize| self.of(state, &arguments[at]);
        let wrapped = |range: Interval| if of(0).is_within(range) { of(0) } else { range };
        match Symbol::of(function) {
            Some(Symbol::Arithmetic(ArithmeticSymbol::Wrap8)) => wrapped(Interval::new(i8::MIN.into(), i8::MAX.into())),
            Some(Symbol::Arithmetic(ArithmeticSymbol::Wrap16)) => {
                wrapped(Interval::new(i16::MIN.into(), i16::MAX.into()))
            }
            Some(Symbol::Arithmetic(ArithmeticSymbol::WrapChar)) => wrapped(Interval::new(0, u16::MAX.into())),
            Some(Symbol::Arithmetic(ArithmeticSymbol::Wrap32)) => {
                wrapped(Interval::new(i32::MIN.into(), i32::MAX.into()))
            }
            Some(Symbol::Arithmetic(ArithmeticSymbol::Wrap64)) => {
                wrapped(Interval::new(i64::MIN.into(), i64::MAX.into()))
            }
            // Division by a constant above zero goes towards zero.
            Some(Symbol::Arithmetic(ArithmeticSymbol::Div)) => match (of(0), of(1)) {
                (number, Interval { low, high }) if low == high && low > 0 && number.is_bounded() => {
                    Interval::new(number.low / low, number.high / low)
                }
                _ => Interval::ALL,
            },
            Some(Symbol::Arithmetic(ArithmeticSymbol::Rem)) => match (of(0), of(1)) {
                (number, Interval { low, high }) if low > 0 && high < BEYOND => {
                    let low = if number.low >= 0 { 0 } else { 1 - high };
                    let most = if number.high <= 0 { 0 } else { high - 1 };
                    Interval::new(low, if number.low >= 0 { most.min(number.high) } else { most })
                }
                _ => Interval::ALL,
            },
            Some(Symbol::Heap(HeapSymbol::Length) | Symbol::Text(TextSymbol::Length)) => {
                Interval::new(0, i32::MAX.into())
            }
            Some(Symbol::Seq(SeqSymbol::Size) | Symbol::Dict(DictSymbol::Size)) => Interval::new(0, BEYOND),
            _ => Interval::ALL,
        }
    }

    /// One term is at most as great as another one, less this.
    pub(crate) fn at_most(&self, state: &mut Known, left: &Term, right: &Term, less: i128) -> bool {
        let (low, high) = (self.of(state, left), self.of(state, right));
        let below = Interval::new(-BEYOND, if high.high == BEYOND { BEYOND } else { high.high - less });
        let above = Interval::new(if low.low == -BEYOND { -BEYOND } else { low.low + less }, BEYOND);
        self.narrow(state, left, below) && self.narrow(state, right, above)
    }

    /// A term lies in an interval. The answer is whether it can.
    pub(crate) fn narrow(&self, state: &mut Known, term: &Term, to: Interval) -> bool {
        let narrowed = self.of(state, term).meet(to);
        if let TermKind::Var(variable) = term.kind()
            && self.is_followed(variable)
            && narrowed.is_known()
        {
            for same in state.same(variable) {
                state.intervals.insert(same, narrowed);
            }
        }
        !narrowed.is_empty()
    }
}

impl Domain for Intervals {
    type State = Known;

    fn start(&self) -> Known {
        Known::default()
    }

    fn execute(&self, state: &mut Known, command: &Command, _: Site) {
        match &command.kind {
            CommandKind::Assign { target, value } => self.assign(state, target, value),
            CommandKind::Assume { condition, .. } => {
                // Behind what cannot hold everything is true: nothing need be known.
                self.learn(state, condition, true);
                state.intervals.retain(|_, known| !known.is_empty());
            }
            // What an assertion says is for others to use: some stand side by side, and none of them is known to the next.
            CommandKind::Assert { .. } | CommandKind::Check { .. } | CommandKind::Escape { .. } => {}
            other => {
                for target in other.parts().0 {
                    state.forget(target);
                }
            }
        }
    }

    fn learn(&self, state: &mut Known, condition: &Term, truth: bool) -> bool {
        let TermKind::Apply(op, parts) = condition.kind() else {
            return *condition.kind() != TermKind::Bool(!truth);
        };
        match (op, truth) {
            (Op::Not, _) => self.learn(state, &parts[0], !truth),
            (Op::And, true) | (Op::Or, false) => {
                let mut is_possible = true;
                for part in parts.iter() {
                    is_possible &= self.learn(state, part, truth);
                }
                is_possible
            }
            (Op::Le, true) => self.at_most(state, &parts[0], &parts[1], 0),
            (Op::Le, false) => self.at_most(state, &parts[1], &parts[0], 1),
            (Op::Lt, true) => self.at_most(state, &parts[0], &parts[1], 1),
            (Op::Lt, false) => self.at_most(state, &parts[1], &parts[0], 0),
            (Op::Eq, true) if *parts[0].sort() == Sort::Int => {
                self.at_most(state, &parts[0], &parts[1], 0) && self.at_most(state, &parts[1], &parts[0], 0)
            }
            _ => true,
        }
    }

    fn join(&self, left: &Known, right: &Known) -> Known {
        both(left, right, Interval::join)
    }

    fn widen(&self, before: &Known, after: &Known) -> Known {
        both(before, after, Interval::widen)
    }
}

/// What both know, put together.
fn both(left: &Known, right: &Known, together: fn(Interval, Interval) -> Interval) -> Known {
    let known = left.intervals.iter().filter_map(|(variable, one)| {
        let all = together(*one, *right.intervals.get(variable)?);
        all.is_known().then(|| (variable.clone(), all))
    });
    let copies = left.copies.iter().filter(|(copy, original)| right.copies.get(*copy) == Some(*original));
    Known {
        intervals: known.collect(),
        copies: copies.map(|(copy, original)| (copy.clone(), original.clone())).collect(),
    }
}
