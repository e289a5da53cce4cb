//! Sequences of specifications (`\seq`): a length, and an element at each position. What is built from others is not computed: where
//! an element is asked for, it is found in the parts. Elements are references; numbers and truth values are made such.

use crate::build::builder::unsupported;
use crate::program::context::Lowered;
use crate::spec::expressions::Translation;
use ir::vocabulary::{BOOL_OF, INT_OF, OF_BOOL, OF_INT, SEQ_GET, SEQ_SIZE, length};
use logic::build::{add, and, call, eq, implies, int, ite, le, lt, quantified_with, select, sub};
use logic::transform::substitute;
use logic::{Op, Quantifier, Sort, Term, TermKind, Var};
use sema::program::{Expr, ExprKind, LogicOp, Type};
use std::collections::HashMap;
use std::rc::Rc;

/// A sequence.
#[derive(Clone)]
pub struct Sequence {
    /// The number of elements.
    pub length: Term,
    element: Rc<dyn Fn(Term) -> Term>,
}

impl Sequence {
    fn new(length: Term, element: impl Fn(Term) -> Term + 'static) -> Sequence {
        Sequence { length, element: Rc::new(element) }
    }

    /// One that a variable holds.
    pub fn held(value: Term) -> Sequence {
        let length = call(&SEQ_SIZE, vec![value.clone()]);
        Sequence::new(length, move |index| call(&SEQ_GET, vec![value.clone(), index]))
    }

    /// The element at an index.
    pub fn element(&self, index: Term) -> Term {
        (self.element)(index)
    }

    /// One of two sequences.
    pub fn choice(condition: Term, yes: Sequence, no: Sequence) -> Sequence {
        let length = ite(condition.clone(), yes.length.clone(), no.length.clone());
        Sequence::new(length, move |index| ite(condition.clone(), yes.element(index.clone()), no.element(index)))
    }

    /// That two sequences have the same elements.
    pub fn equal(&self, other: &Sequence, index: Var) -> Term {
        let inside = and([le(int(0), index.term()), lt(index.term(), self.length.clone())]);
        let (left, right) = (self.element(index.term()), other.element(index.term()));
        let triggers = [&left, &right].into_iter().filter(|element| is_trigger(element));
        let triggers = triggers.map(|element| vec![element.clone()]).collect();
        let same = quantified_with(Quantifier::Forall, vec![index], triggers, implies(inside, eq(left, right)));
        and([eq(self.length.clone(), other.length.clone()), same])
    }
}

/// Whether provers can look for a term: it is a function or a place, not a choice or a sum.
fn is_trigger(term: &Term) -> bool {
    matches!(term.kind(), TermKind::Apply(Op::Select | Op::Function(_), arguments) if !arguments.is_empty())
}

/// A value as an element.
pub fn element_of(value: Term) -> Term {
    match value.sort() {
        Sort::Int => call(&OF_INT, vec![value]),
        Sort::Bool => call(&OF_BOOL, vec![value]),
        _ => value,
    }
}

/// An element as a value of this sort.
pub fn value_of(element: Term, sort: &Sort) -> Term {
    let (made, taken) = match sort {
        Sort::Int => (&OF_INT, &INT_OF),
        Sort::Bool => (&OF_BOOL, &BOOL_OF),
        _ => return element,
    };
    match element.kind() {
        TermKind::Apply(Op::Function(function), arguments) if *function == **made => arguments[0].clone(),
        TermKind::Apply(Op::Ite, parts) => {
            ite(parts[0].clone(), value_of(parts[1].clone(), sort), value_of(parts[2].clone(), sort))
        }
        _ => call(taken, vec![element]),
    }
}

impl Translation<'_, '_, '_, '_> {
    /// A sequence.
    pub fn sequence(&mut self, expr: &Expr) -> Lowered<Sequence> {
        match &expr.kind {
            ExprKind::Logic(op, arguments) => self.sequence_function(*op, arguments, expr),
            ExprKind::Conditional(condition, yes, no) => {
                let condition = self.term(condition)?;
                Ok(Sequence::choice(condition, self.sequence(yes)?, self.sequence(no)?))
            }
            ExprKind::Old(inner) => self.in_old(|this| this.sequence(inner)),
            ExprKind::SequenceDefinition { variable, low, high, body } => {
                let (low, high) = (self.term(low)?, self.term(high)?);
                let index = self.bind(*variable);
                let body = element_of(self.term(body)?);
                let length = ite(lt(low.clone(), high.clone()), sub(high, low.clone()), int(0));
                Ok(Sequence::new(length, move |position| {
                    substitute(&body, &HashMap::from([(index.clone(), add(low.clone(), position))]))
                }))
            }
            _ if self.is_observer(expr) => {
                let alternatives = self.alternatives(expr, &mut |this, value| this.sequence(value))?;
                let mut found: Option<Sequence> = None;
                for (condition, sequence) in alternatives {
                    found = Some(match (found, condition) {
                        (Some(other), Some(condition)) => Sequence::choice(condition, sequence, other),
                        _ => sequence,
                    });
                }
                found.map_or_else(|| unsupported(expr.span, "sequences that nobody gives"), Ok)
            }
            _ => Ok(Sequence::held(self.term(expr)?)),
        }
    }

    fn sequence_function(&mut self, op: LogicOp, arguments: &[Expr], expr: &Expr) -> Lowered<Sequence> {
        match (op, arguments) {
            (LogicOp::SeqEmpty, _) => Ok(Sequence::new(int(0), |_| ir::vocabulary::null())),
            (LogicOp::SeqSingleton, [value]) => {
                let value = element_of(self.term(value)?);
                Ok(Sequence::new(int(1), move |_| value.clone()))
            }
            (LogicOp::SeqConcat, [left, right]) => {
                let (left, right) = (self.sequence(left)?, self.sequence(right)?);
                let length = add(left.length.clone(), right.length.clone());
                Ok(Sequence::new(length, move |index| {
                    let behind = sub(index.clone(), left.length.clone());
                    ite(lt(index.clone(), left.length.clone()), left.element(index), right.element(behind))
                }))
            }
            (LogicOp::SeqSub, [sequence, low, high]) => {
                let sequence = self.sequence(sequence)?;
                let (low, high) = (self.term(low)?, self.term(high)?);
                let length = ite(lt(low.clone(), high.clone()), sub(high, low.clone()), int(0));
                Ok(Sequence::new(length, move |index| sequence.element(add(low.clone(), index))))
            }
            (LogicOp::SeqReverse, [sequence]) => {
                let sequence = self.sequence(sequence)?;
                let length = sequence.length.clone();
                Ok(Sequence::new(length.clone(), move |index| {
                    sequence.element(sub(sub(length.clone(), int(1)), index))
                }))
            }
            (LogicOp::SeqUpdate, [sequence, position, value]) => {
                let sequence = self.sequence(sequence)?;
                let (position, value) = (self.term(position)?, element_of(self.term(value)?));
                Ok(Sequence::new(sequence.length.clone(), move |index| {
                    ite(eq(index.clone(), position.clone()), value.clone(), sequence.element(index))
                }))
            }
            (LogicOp::SeqOfArray, [array]) => {
                let map = self.elements_of(&array.ty);
                let object = self.term(array)?;
                let row = select(map, object.clone());
                Ok(Sequence::new(length(object), move |index| element_of(select(row.clone(), index))))
            }
            (LogicOp::OfElement, _) => unsupported(expr.span, "sequences of sequences"),
            _ => unsupported(expr.span, "sequences of this form"),
        }
    }

    /// What is asked of a sequence: its length, or an element as a value of a type.
    pub fn of_sequence(&mut self, op: LogicOp, arguments: &[Expr], ty: &Type) -> Option<Lowered<Term>> {
        let (sequence, index) = match (op, arguments) {
            (LogicOp::SeqLength, [sequence]) => (sequence, None),
            (LogicOp::SeqGet, [sequence, index]) => (sequence, Some(index)),
            (LogicOp::OfElement, [element]) => {
                let element = self.term(element);
                let sort = self.sort(ty);
                return Some(element.map(|element| value_of(element, &sort)));
            }
            _ => return None,
        };
        let sequence = match self.sequence(sequence) {
            Ok(sequence) => sequence,
            Err(reason) => return Some(Err(reason)),
        };
        Some(match index {
            None => Ok(sequence.length),
            Some(index) => self.term(index).map(|index| sequence.element(index)),
        })
    }
}
