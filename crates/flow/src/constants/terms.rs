//! Computing with what is known.

use super::content::Content;
use super::value::Value;
use super::{Constants, State};
use base::Name;
use ir::types::constant_type;
use ir::vocabulary::{ArithmeticSymbol, DictSymbol, HeapSymbol, STRING_PREFIX, SeqSymbol, Symbol, TYPEOF};
use ir::{GlobalKind, JavaType};
use logic::{Function, Op, Sort, Term, TermKind, Var};
use std::rc::Rc;

/// Stands for the length of an array among the fields of objects. It never changes.
pub fn holds_length() -> Var {
    Var::new("$length", Sort::Int)
}

/// Stands for what type arguments say of the keys of an object, among its fields. It never changes.
pub fn key_type() -> Var {
    Var::new("$keys", Sort::Type)
}

impl Constants<'_> {
    /// What is known of a term's value.
    pub fn evaluate(&self, state: &State, term: &Term) -> Option<Value> {
        match term.kind() {
            TermKind::Bool(truth) => Some(Value::Bool(*truth)),
            TermKind::Int(number) => Some(Value::Int(*number)),
            TermKind::Var(variable) => state.values.get(variable).cloned().flatten(),
            TermKind::Apply(op @ Op::Select, arguments) => {
                let object = self.evaluate(state, &arguments[1]);
                let place = || state.places.get(term).filter(|known| is_place(object.as_ref(), known)).cloned();
                let operation = || self.operation(state, op, arguments);
                match (arguments[0].kind(), &object) {
                    // Of objects that were made on the way here all fields are known.
                    (TermKind::Var(_), Some(Value::New(..))) => operation(),
                    // A place says more than the type of its field.
                    (TermKind::Var(_), _) => place().or_else(operation),
                    // An element that is known is known exactly.
                    _ => operation().or_else(place),
                }
            }
            TermKind::Apply(Op::Function(function), arguments) => {
                let known = state.places.get(term).cloned();
                known.or_else(|| self.applied(state, function, arguments))
            }
            TermKind::Apply(op, arguments) => self.operation(state, op, arguments),
            TermKind::Quantified { .. } => None,
        }
    }

    fn operation(&self, state: &State, op: &Op, arguments: &[Term]) -> Option<Value> {
        let value = |at: usize| self.evaluate(state, &arguments[at]);
        let number = |term: &Term| match self.evaluate(state, term)? {
            Value::Int(number) => Some(number),
            _ => None,
        };
        let truth = |at: usize| self.decide(state, &arguments[at]);
        match op {
            Op::Not => truth(0).map(|truth| Value::Bool(!truth)),
            Op::And => self.any(state, arguments, false),
            Op::Or => self.any(state, arguments, true),
            Op::Implies => match (truth(0), truth(1)) {
                (Some(false), _) | (_, Some(true)) => Some(Value::Bool(true)),
                (Some(true), Some(false)) => Some(Value::Bool(false)),
                _ => None,
            },
            Op::Eq if arguments[0] == arguments[1] => Some(Value::Bool(true)),
            Op::Eq => match (value(0), value(1)) {
                (Some(value), Some(other)) => value.equals(&other).map(Value::Bool),
                (None, Some(Value::Type(ty))) => self.has_other_type(state, &arguments[0], &ty),
                (Some(Value::Type(ty)), None) => self.has_other_type(state, &arguments[1], &ty),
                _ => None,
            },
            Op::Ite => match truth(0) {
                Some(true) => value(1),
                Some(false) => value(2),
                None => value(1)?.join(&value(2)?),
            },
            Op::Add => {
                let numbers: Option<Vec<i128>> = arguments.iter().map(number).collect();
                numbers?.into_iter().try_fold(0, i128::checked_add).map(Value::Int)
            }
            Op::Sub => number(&arguments[0])?.checked_sub(number(&arguments[1])?).map(Value::Int),
            Op::Neg => number(&arguments[0])?.checked_neg().map(Value::Int),
            Op::Mul => {
                let numbers: Option<Vec<i128>> = arguments.iter().map(number).collect();
                numbers?.into_iter().try_fold(1, i128::checked_mul).map(Value::Int)
            }
            Op::Le => Some(Value::Bool(number(&arguments[0])? <= number(&arguments[1])?)),
            Op::Lt => Some(Value::Bool(number(&arguments[0])? < number(&arguments[1])?)),
            Op::Select => self.selected(state, &arguments[0], &arguments[1]),
            Op::Store | Op::ConstMap(_) | Op::Distinct | Op::Function(_) => None,
        }
    }

    /// A type is that of an object: false if it has none of that type.
    fn has_other_type(&self, state: &State, ty: &Term, other: &JavaType) -> Option<Value> {
        let classes = self.classes_of(state, object_of(ty)?)?;
        let is_possible = matches!(other, JavaType::Class(class) if classes.contains(class));
        (!is_possible && !classes.is_empty()).then_some(Value::Bool(false))
    }

    fn selected(&self, state: &State, map: &Term, key: &Term) -> Option<Value> {
        match (map.kind(), self.evaluate(state, key)) {
            (TermKind::Var(map), Some(Value::Box { ty, value } | Value::Key { ty, value }))
                if self.is_number(map, &ty) =>
            {
                Some((*value).clone())
            }
            (TermKind::Var(map), Some(Value::New(object, _))) if self.is_map(map) => {
                self.field(state, map, object).or_else(|| self.declared(map))
            }
            (TermKind::Var(map), _) => self.declared(map),
            (TermKind::Apply(Op::Select, _), Some(Value::Int(index))) => {
                self.evaluate(state, map)?.element(Some(index))
            }
            _ => None,
        }
    }

    /// What is known of a field by its declared type. Whoever reads it has assumed that, or seen to it.
    fn declared(&self, map: &Var) -> Option<Value> {
        match self.globals.get(map)? {
            GlobalKind::Field { ty, .. } => self.of_type(ty),
            _ => None,
        }
    }

    /// Whether one of these has this truth value; or else all have the other one.
    fn any(&self, state: &State, parts: &[Term], wanted: bool) -> Option<Value> {
        let mut all_known = true;
        for part in parts {
            match self.decide(state, part) {
                Some(truth) if truth == wanted => return Some(Value::Bool(wanted)),
                Some(_) => {}
                None => all_known = false,
            }
        }
        all_known.then_some(Value::Bool(!wanted))
    }

    fn applied(&self, state: &State, function: &Function, arguments: &[Term]) -> Option<Value> {
        if arguments.is_empty() {
            return constant(function);
        }
        match Symbol::of(function)? {
            Symbol::Heap(symbol) => self.of_objects(state, symbol, arguments),
            Symbol::Arithmetic(symbol) => self.of_numbers(state, symbol, arguments),
            Symbol::Text(symbol) => self.of_texts(state, symbol, arguments),
            Symbol::Seq(symbol) => self.of_sequences(state, symbol, arguments),
            Symbol::Dict(symbol) => self.of_dictionaries(state, symbol, arguments),
            Symbol::Float(_) | Symbol::Path(_) => None,
        }
    }

    fn of_objects(&self, state: &State, symbol: HeapSymbol, arguments: &[Term]) -> Option<Value> {
        let value = |at: usize| self.evaluate(state, &arguments[at]);
        match symbol {
            HeapSymbol::TypeOf => value(0)?.ty().map(Value::Type),
            HeapSymbol::Subtype => match (value(0), value(1)?) {
                (Some(Value::Type(sub)), Value::Type(ty)) => Some(Value::Bool(self.types.is_subtype(&sub, &ty))),
                (None, Value::Type(ty)) => {
                    let classes = self.classes_of(state, object_of(&arguments[0])?)?;
                    let is_below = |class: &Name| self.types.is_subtype(&JavaType::Class(*class), &ty);
                    let below = classes.iter().filter(|class| is_below(class)).count();
                    let is_decided = !classes.is_empty() && (below == 0 || below == classes.len());
                    is_decided.then_some(Value::Bool(below > 0))
                }
                _ => None,
            },
            HeapSymbol::ElementType => match &*match_type(value(0)?)? {
                JavaType::Array(element) => Some(Value::Type(Rc::new((**element).clone()))),
                _ => None,
            },
            HeapSymbol::Length => match value(0)? {
                Value::New(array, _) => state.fields.get(&(holds_length(), array)).cloned().flatten(),
                _ => None,
            },
            HeapSymbol::KeyType => match value(0)? {
                Value::New(object, _) => state.fields.get(&(key_type(), object)).cloned().flatten(),
                _ => None,
            },
            HeapSymbol::ClassOf => match value(0)? {
                Value::Type(ty) => Some(Value::Class(ty)),
                _ => None,
            },
            HeapSymbol::ClassType => match value(0)? {
                Value::Class(ty) => Some(Value::Type(ty)),
                _ => None,
            },
            HeapSymbol::Key => value(0)?.key(),
            HeapSymbol::Null | HeapSymbol::Birth | HeapSymbol::Shared | HeapSymbol::Identity => None,
        }
    }

    fn of_numbers(&self, state: &State, symbol: ArithmeticSymbol, arguments: &[Term]) -> Option<Value> {
        let number = |at: usize| match self.evaluate(state, &arguments[at])? {
            Value::Int(number) => Some(number),
            _ => None,
        };
        let int = |at: usize| i32::try_from(number(at)?).ok();
        let long = |at: usize| i64::try_from(number(at)?).ok();
        Some(Value::Int(match symbol {
            ArithmeticSymbol::Div => number(0)?.checked_div(number(1)?)?,
            ArithmeticSymbol::Rem => number(0)?.checked_rem(number(1)?)?,
            ArithmeticSymbol::Wrap8 => number(0)? as i8 as i128,
            ArithmeticSymbol::Wrap16 => number(0)? as i16 as i128,
            ArithmeticSymbol::WrapChar => number(0)? as u16 as i128,
            ArithmeticSymbol::Wrap32 => number(0)? as i32 as i128,
            ArithmeticSymbol::Wrap64 => number(0)? as i64 as i128,
            ArithmeticSymbol::Ushr32 => ((number(0)? as i32 as u32) >> (number(1)? & 31)) as i32 as i128,
            ArithmeticSymbol::Shr32 => ((number(0)? as i32) >> (number(1)? & 31)).into(),
            ArithmeticSymbol::And32 => (int(0)? & int(1)?).into(),
            ArithmeticSymbol::Or32 => (int(0)? | int(1)?).into(),
            ArithmeticSymbol::Xor32 => (int(0)? ^ int(1)?).into(),
            ArithmeticSymbol::Shl32 => (int(0)? << (int(1)? & 31)).into(),
            ArithmeticSymbol::And64 => (long(0)? & long(1)?).into(),
            ArithmeticSymbol::Or64 => (long(0)? | long(1)?).into(),
            ArithmeticSymbol::Xor64 => (long(0)? ^ long(1)?).into(),
            ArithmeticSymbol::Shl64 => (long(0)? << (long(1)? & 63)).into(),
            ArithmeticSymbol::Shr64 => (long(0)? >> (long(1)? & 63)).into(),
            ArithmeticSymbol::Ushr64 => ((long(0)? as u64 >> (long(1)? & 63)) as i64).into(),
        }))
    }
}

/// The object whose type a term is.
pub fn object_of(ty: &Term) -> Option<&Term> {
    match ty.kind() {
        TermKind::Apply(Op::Function(function), objects) if function.name == TYPEOF.name => objects.first(),
        _ => None,
    }
}

/// Whether what is known of a place is known of this object: that a field is null is so of objects, and null is none.
fn is_place(object: Option<&Value>, known: &Value) -> bool {
    !matches!(known, Value::Null | Value::Bool(_)) || object.is_some_and(|object| !object.may_be_null())
}

fn match_type(value: Value) -> Option<Rc<JavaType>> {
    match value {
        Value::Type(ty) => Some(ty),
        _ => None,
    }
}

fn constant(function: &Function) -> Option<Value> {
    match Symbol::of(function) {
        Some(Symbol::Heap(HeapSymbol::Null)) => Some(Value::Null),
        Some(Symbol::Seq(SeqSymbol::Empty) | Symbol::Dict(DictSymbol::Empty)) => {
            Some(Value::Content(Rc::new(Content::empty())))
        }
        Some(_) => None,
        None if function.name.starts_with(STRING_PREFIX) => Some(Value::Text(function.name)),
        None => constant_type(&function.name).map(|ty: JavaType| Value::Type(Rc::new(ty))),
    }
}
