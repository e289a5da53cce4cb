//! What formulas about objects come to in states that calls have led to: a guess that is false of an object there need not be put to a prover.

use ir::interpreter::arithmetic::{Builtin, Held};
use ir::interpreter::{Start, StartObject, Value};
use ir::vocabulary::{HeapSymbol, Symbol};
use ir::{GlobalKind, ObjectInvariant, Program};
use logic::{Op, Quantifier, Sort, Term, TermKind, Var};
use std::collections::{HashMap, HashSet};

/// Integers beyond this are not tried for a bound variable: no array in such a state is longer.
const MOST_INDICES: i128 = 64;

/// What formulas say in one state.
pub struct Observed<'s> {
    start: &'s Start,
    elements: &'s HashSet<Var>,
}

/// The values of bound variables.
type Bound = HashMap<Var, Value>;

/// The maps that hold the elements of arrays.
pub fn maps_of_elements(program: &Program) -> HashSet<Var> {
    let is_elements = |kind: &GlobalKind| matches!(kind, GlobalKind::Elements(_));
    program.globals.iter().filter(|global| is_elements(&global.kind)).map(|global| global.variable.clone()).collect()
}

impl<'s> Observed<'s> {
    /// A state, and the maps of a program that hold elements.
    pub fn new(start: &'s Start, elements: &'s HashSet<Var>) -> Observed<'s> {
        Observed { start, elements }
    }

    /// Whether an invariant is false of an object. What cannot be told is not.
    pub fn contradicts(&self, invariant: &ObjectInvariant, object: &Value) -> bool {
        let mut bound = Bound::from([(ObjectInvariant::object(), object.clone())]);
        self.truth(&invariant.formula, &mut bound) == Some(false)
    }

    /// Whether an invariant is plainly true of an object.
    pub fn confirms(&self, invariant: &ObjectInvariant, object: &Value) -> bool {
        let mut bound = Bound::from([(ObjectInvariant::object(), object.clone())]);
        self.truth(&invariant.formula, &mut bound) == Some(true)
    }

    /// What a number of an object is.
    pub fn number_of(&self, number: &Term, object: &Value) -> Option<i128> {
        self.number(number, &mut Bound::from([(ObjectInvariant::object(), object.clone())]))
    }

    fn truth(&self, formula: &Term, bound: &mut Bound) -> Option<bool> {
        match formula.kind() {
            TermKind::Quantified { quantifier, variables, body, .. } => {
                self.quantified(*quantifier, variables, body, bound)
            }
            TermKind::Apply(Op::And, parts) => self.decided(parts, bound, false),
            TermKind::Apply(Op::Or, parts) => self.decided(parts, bound, true),
            TermKind::Apply(Op::Implies, parts) => match self.truth(&parts[0], bound) {
                Some(false) => Some(true),
                Some(true) => self.truth(&parts[1], bound),
                None => self.truth(&parts[1], bound).filter(|conclusion| *conclusion),
            },
            _ => match self.value(formula, bound)? {
                Value::Bool(truth) => Some(truth),
                _ => None,
            },
        }
    }

    /// What one part decides that has this truth; the other truth needs all parts.
    fn decided(&self, parts: &[Term], bound: &mut Bound, deciding: bool) -> Option<bool> {
        let mut all = Some(!deciding);
        for part in parts {
            match self.truth(part, bound) {
                Some(truth) if truth == deciding => return Some(deciding),
                Some(_) => {}
                None => all = None,
            }
        }
        all
    }

    fn quantified(&self, quantifier: Quantifier, variables: &[Var], body: &Term, bound: &mut Bound) -> Option<bool> {
        let Some((variable, others)) = variables.split_first() else { return self.truth(body, bound) };
        if variable.sort != Sort::Int {
            return None;
        }
        let deciding = quantifier == Quantifier::Exists;
        let longest = self.start.objects.iter().map(|object| object.elements.len()).max().unwrap_or(0) as i128;
        // Beyond all elements nothing is different any more.
        let mut all = (longest < MOST_INDICES).then_some(!deciding);
        for index in -1..=longest.min(MOST_INDICES) {
            bound.insert(variable.clone(), Value::Int(index));
            match self.quantified(quantifier, others, body, bound) {
                Some(truth) if truth == deciding => return Some(deciding),
                Some(_) => {}
                None => all = None,
            }
        }
        bound.remove(variable);
        all
    }

    fn value(&self, term: &Term, bound: &mut Bound) -> Option<Value> {
        match term.kind() {
            TermKind::Bool(truth) => Some(Value::Bool(*truth)),
            TermKind::Int(number) => Some(Value::Int(*number)),
            TermKind::Var(variable) => match bound.get(variable) {
                Some(value) => Some(value.clone()),
                None => self.start.statics.iter().find(|(known, _)| known == variable).map(|(_, value)| value.clone()),
            },
            TermKind::Quantified { .. } => self.truth(term, bound).map(Value::Bool),
            TermKind::Apply(Op::And | Op::Or | Op::Implies, _) => self.truth(term, bound).map(Value::Bool),
            TermKind::Apply(Op::Not, parts) => self.truth(&parts[0], bound).map(|truth| Value::Bool(!truth)),
            TermKind::Apply(Op::Ite, parts) => {
                let chosen = if self.truth(&parts[0], bound)? { &parts[1] } else { &parts[2] };
                self.value(chosen, bound)
            }
            TermKind::Apply(Op::Select, parts) => self.read(&parts[0], &parts[1], bound),
            TermKind::Apply(Op::Function(function), parts) => self.function(Symbol::of(function)?, parts, bound),
            TermKind::Apply(Op::Eq, parts) => {
                let (left, right) = (self.value(&parts[0], bound)?, self.value(&parts[1], bound)?);
                self.same(&left, &right).map(Value::Bool)
            }
            TermKind::Apply(op, parts) => {
                let numbers: Option<Vec<i128>> = parts.iter().map(|part| self.number(part, bound)).collect();
                computed(op, &numbers?)
            }
        }
    }

    fn number(&self, term: &Term, bound: &mut Bound) -> Option<i128> {
        match self.value(term, bound)? {
            Value::Int(number) => Some(number),
            _ => None,
        }
    }

    /// Whether two values are one. Texts, boxes and whatever else has a value of its own are not compared here.
    fn same(&self, left: &Value, right: &Value) -> Option<bool> {
        match (left, right) {
            (Value::Ref(left), Value::Ref(right)) if left.is_none() || right.is_none() || left == right => {
                Some(left == right)
            }
            (Value::Ref(Some(left)), Value::Ref(Some(right))) => {
                let has_value = |object: &StartObject| object.ty.to_string().starts_with("java.lang.");
                let differ =
                    [left, right].iter().all(|id| !has_value(&self.start.objects[base::arena::Id::index(**id)]));
                differ.then_some(false)
            }
            (Value::Int(_), Value::Int(_)) | (Value::Bool(_), Value::Bool(_)) => Some(left == right),
            _ => None,
        }
    }

    fn object(&self, term: &Term, bound: &mut Bound) -> Option<&'s StartObject> {
        match self.value(term, bound)? {
            Value::Ref(Some(id)) => self.start.objects.get(base::arena::Id::index(id)),
            _ => None,
        }
    }

    fn read(&self, map: &Term, key: &Term, bound: &mut Bound) -> Option<Value> {
        match map.kind() {
            TermKind::Var(field) if !self.elements.contains(field) => {
                let object = self.object(key, bound)?;
                let known = object.fields.iter().find(|(known, _)| known == field).map(|(_, value)| value.clone());
                known.or_else(|| ir::interpreter::maps::default_value(field.sort.as_map()?.1))
            }
            TermKind::Apply(Op::Select, parts) => {
                let is_elements = matches!(parts[0].kind(), TermKind::Var(map) if self.elements.contains(map));
                let array = self.object(&parts[1], bound).filter(|_| is_elements)?;
                let index = usize::try_from(self.number(key, bound)?).ok()?;
                array.elements.get(index).cloned()
            }
            _ => None,
        }
    }

    fn function(&self, symbol: Symbol, parts: &[Term], bound: &mut Bound) -> Option<Value> {
        if symbol == Symbol::Heap(HeapSymbol::Null) {
            return Some(Value::NULL);
        }
        let count = |count: usize| Some(Value::Int(count as i128));
        match Builtin::of(symbol)? {
            Builtin::Length | Builtin::Held(Held::SeqSize | Held::TextLength) => {
                count(self.object(&parts[0], bound)?.elements.len())
            }
            Builtin::Held(Held::DictSize) => count(self.object(&parts[0], bound)?.elements.len() / 2),
            Builtin::Held(Held::Itself) => self.value(&parts[0], bound),
            Builtin::Held(Held::SeqGet) => {
                let index = usize::try_from(self.number(&parts[1], bound)?).ok()?;
                self.object(&parts[0], bound)?.elements.get(index).cloned()
            }
            Builtin::Arithmetic(function) => {
                let first = self.number(parts.first()?, bound)?;
                let second = parts.get(1).map_or(Some(0), |part| self.number(part, bound))?;
                if parts.len() > 2 {
                    return None;
                }
                function.apply(first, second).ok().map(Value::Int)
            }
            _ => None,
        }
    }
}

/// What an operator makes of numbers.
fn computed(op: &Op, numbers: &[i128]) -> Option<Value> {
    Some(match (op, numbers) {
        (Op::Add, _) => Value::Int(numbers.iter().try_fold(0_i128, |sum, number| sum.checked_add(*number))?),
        (Op::Mul, _) => Value::Int(numbers.iter().try_fold(1_i128, |product, number| product.checked_mul(*number))?),
        (Op::Sub, [left, right]) => Value::Int(left.checked_sub(*right)?),
        (Op::Neg, [number]) => Value::Int(number.checked_neg()?),
        (Op::Le, [left, right]) => Value::Bool(left <= right),
        (Op::Lt, [left, right]) => Value::Bool(left < right),
        _ => return None,
    })
}
