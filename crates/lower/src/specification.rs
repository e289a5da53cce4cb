//! Specification expressions → terms. They compute nothing: they speak of a state, the current one or, within
//! `\old`, the one on entry. Integers are unbounded.

use crate::arithmetic::{floating, pure_binary};
use crate::builder::{Builder, unsupported};
use crate::context::Lowered;
use crate::contracts::contents;
use base::Span;
use ir::vocabulary::{self, length, now, null};
use logic::build::{and, bool, call, eq, exists, implies, int, ite, le, lt, ne, neg, not, or, quantified, select};
use logic::{Quantifier, Sort, Term, Var};
use sema::program::{self, BinaryOp, ContentOp, Expr, ExprKind, Local, LocalId, Type, UnaryOp};
use std::collections::HashMap;

/// Which state a specification expression speaks of.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum State {
    /// The state here.
    Current,
    /// The state on entry to the method.
    Entry,
}

/// What the names in a specification expression stand for.
pub struct Meaning<'m> {
    /// `this`
    pub this: Option<Term>,
    /// `\result`
    pub result: Option<Term>,
    /// Parameters and locals in the current state.
    pub variables: HashMap<LocalId, Term>,
    /// Parameters within `\old`.
    pub entry_values: HashMap<LocalId, Term>,
    /// The declarations of quantified variables.
    pub locals: &'m base::Arena<LocalId, Local>,
}

impl<'a> Builder<'a> {
    /// What names mean within the body: variables have their current values.
    pub fn meaning_here(&self) -> Meaning<'a> {
        let terms = |variables: &HashMap<LocalId, Var>| variables.iter().map(|(id, var)| (*id, var.term())).collect();
        Meaning {
            this: self.this.clone(),
            result: None,
            variables: terms(&self.variables),
            entry_values: terms(&self.entry_values),
            locals: &self.method.locals,
        }
    }

    /// The meaning of a specification expression within the body.
    pub fn formula(&mut self, expr: &Expr) -> Lowered<Term> {
        let meaning = self.meaning_here();
        self.specification(expr, &meaning)
    }

    /// The meaning of a specification expression.
    pub fn specification(&mut self, expr: &Expr, meaning: &Meaning<'_>) -> Lowered<Term> {
        self.specification_at(State::Current, expr, meaning)
    }

    /// The meaning of a specification expression that speaks of the current state or of that on entry.
    pub fn specification_at(&mut self, state: State, expr: &Expr, meaning: &Meaning<'_>) -> Lowered<Term> {
        Translation { builder: self, meaning, bound: HashMap::new(), state }.term(expr)
    }
}

struct Translation<'t, 'b, 'c, 'm> {
    builder: &'t mut Builder<'b>,
    meaning: &'c Meaning<'m>,
    /// Quantified variables, with the state in which they are quantified.
    bound: HashMap<LocalId, (Term, State)>,
    state: State,
}

impl Translation<'_, '_, '_, '_> {
    fn term(&mut self, expr: &Expr) -> Lowered<Term> {
        Ok(match &expr.kind {
            ExprKind::Int(value) => int(*value),
            ExprKind::Bool(value) => bool(*value),
            ExprKind::Null => null(),
            ExprKind::This => self.known(self.meaning.this.clone(), expr.span, "`this` in a static specification")?,
            ExprKind::Result => self.known(self.meaning.result.clone(), expr.span, "`\\result` in this place")?,
            ExprKind::Local(local) => self.local(*local, expr.span)?,
            ExprKind::Field(object, field) => {
                if let Some(constant) = self.builder.constant_of_object(expr) {
                    return self.term(constant);
                }
                let object = self.term(object)?;
                let map = self.builder.context.field(*field);
                select(self.global(&map), object)
            }
            ExprKind::StaticField(field) => {
                let variable = self.builder.context.field(*field);
                self.global(&variable)
            }
            ExprKind::Length(array) => length(self.term(array)?),
            ExprKind::Index(array, index) => {
                let map = self.builder.context.elements(&array.ty);
                let elements = select(self.global(&map), self.term(array)?);
                select(elements, self.term(index)?)
            }
            ExprKind::Unary(op, operand) => {
                let value = self.term(operand)?;
                match op {
                    UnaryOp::Plus => value,
                    UnaryOp::Minus if matches!(expr.ty, Type::Float | Type::Double) => {
                        self.builder.unary(*op, &expr.ty, value, expr.span)
                    }
                    UnaryOp::Minus => neg(value),
                    UnaryOp::Not => not(value),
                    UnaryOp::Complement => return unsupported(expr.span, "bitwise operators in specifications"),
                }
            }
            ExprKind::Binary(op, left, right) => self.binary(*op, left, right, expr.span)?,
            ExprKind::Conditional(condition, then_expr, else_expr) => {
                ite(self.term(condition)?, self.term(then_expr)?, self.term(else_expr)?)
            }
            ExprKind::Convert(inner) => {
                let value = self.term(inner)?;
                match (&inner.ty, &expr.ty) {
                    (Type::Float | Type::Double, _) | (_, Type::Float | Type::Double) => {
                        self.builder.convert(value, &inner.ty, &expr.ty, expr.span)
                    }
                    (_, Type::Byte) => call(&vocabulary::WRAP8, vec![value]),
                    (_, Type::Short) => call(&vocabulary::WRAP16, vec![value]),
                    (_, Type::Char) => call(&vocabulary::WRAP_CHAR, vec![value]),
                    (Type::Int | Type::Long, Type::Int) => call(&vocabulary::WRAP32, vec![value]),
                    (Type::Long, Type::Long) => call(&vocabulary::WRAP64, vec![value]),
                    _ => value,
                }
            }
            ExprKind::Cast(inner) => self.term(inner)?,
            ExprKind::InstanceOf(inner, ty) => {
                self.builder.need_all_classes(expr.span);
                let value = self.term(inner)?;
                and([ne(value.clone(), null()), self.builder.context.has_type(&value, ty)])
            }
            ExprKind::Old(inner) => {
                let outer = std::mem::replace(&mut self.state, State::Entry);
                let value = self.term(inner);
                self.state = outer;
                value?
            }
            ExprKind::Quantified { quantifier, variables, range, body } => {
                self.quantified(*quantifier, variables, range.as_deref(), body)?
            }
            ExprKind::Float(value) => vocabulary::float(*value),
            ExprKind::Double(value) => vocabulary::double(*value),
            ExprKind::String(text) => vocabulary::string(text),
            ExprKind::NonNull(inner) => self.term(inner)?,
            ExprKind::ClassLiteral(_) | ExprKind::Concat(_) | ExprKind::Sequence(..) => {
                return unsupported(expr.span, "strings and computations in specifications");
            }
            ExprKind::Assign { .. } | ExprKind::Step { .. } | ExprKind::Update { .. } => {
                return unsupported(expr.span, "assignments in specifications");
            }
            ExprKind::Content(op, arguments) => self.content(*op, arguments, expr.span)?,
            ExprKind::VirtualCall(object, method, _) | ExprKind::Unboxed(object, method) => {
                let Some(number) = self.builder.context.number_in_box(*method) else {
                    return unsupported(expr.span, "method calls in specifications");
                };
                let object = self.term(object)?;
                select(self.global(&number), object)
            }
            ExprKind::SameBox(left, right, _) => eq(self.term(left)?, self.term(right)?),
            ExprKind::StaticCall(..) | ExprKind::SuperCall(..) | ExprKind::ConstructorCall(..) => {
                return unsupported(expr.span, "method calls in specifications");
            }
            ExprKind::New(..) | ExprKind::NewArray(_) | ExprKind::ArrayLiteral(_) => {
                return unsupported(expr.span, "object creations in specifications");
            }
        })
    }

    /// What a collection holds: the fields that the models of its possible classes keep it in say so.
    fn content(&mut self, op: ContentOp, arguments: &[Expr], span: Span) -> Lowered<Term> {
        let [collection, rest @ ..] = arguments else { return unsupported(span, "this of no collection") };
        let object = self.term(collection)?;
        let wanted = match (op, rest) {
            (ContentOp::Size, _) => None,
            (ContentOp::At, [position]) => Some(self.term(position)?),
            (_, [value]) => Some(self.key(value)?),
            _ => return unsupported(span, "this of a collection"),
        };
        let fields = contents(self.builder.context, &collection.ty);
        let mut result: Option<Term> = None;
        for field in fields {
            let map = self.builder.context.field(field);
            let handle = select(self.global(&map), object.clone());
            let is_sequence = self.builder.context.is_sequence(field);
            let Some(value) = self.held(op, is_sequence, handle, wanted.clone()) else { continue };
            let owner = Type::Class(self.builder.context.program.fields[field].owner);
            result = Some(match result {
                Some(other) => ite(self.builder.context.has_type(&object, &owner), value, other),
                None => value,
            });
        }
        match result {
            Some(result) => Ok(result),
            None => {
                let ty = self.builder.context.program.type_name(&collection.ty);
                unsupported(span, format!("`{}` of a `{ty}`", op.word()))
            }
        }
    }

    /// What one value of the library holds.
    fn held(&mut self, op: ContentOp, is_sequence: bool, handle: Term, wanted: Option<Term>) -> Option<Term> {
        use vocabulary::*;
        let of = if is_sequence { call(&SEQ_VALUE, vec![handle]) } else { call(&DICT_VALUE, vec![handle]) };
        let size = call(if is_sequence { &SEQ_SIZE } else { &DICT_SIZE }, vec![of.clone()]);
        let at = |index: Term| match is_sequence {
            true => call(&SEQ_GET, vec![of.clone(), index]),
            false => call(&DICT_OBJECT, vec![of.clone(), call(&DICT_AT, vec![of.clone(), index])]),
        };
        Some(match (op, wanted, is_sequence) {
            (ContentOp::Size, _, _) => size,
            (ContentOp::At, Some(position), _) => at(position),
            (ContentOp::Get, Some(key), false) => call(&DICT_GET, vec![of, key]),
            (ContentOp::Has, Some(key), false) => call(&DICT_HAS, vec![of, key]),
            (ContentOp::Has, Some(key), true) | (ContentOp::HasValue, Some(key), false) => {
                let index = self.builder.bind("i".into(), Sort::Int);
                let element = match op {
                    ContentOp::Has => at(index.term()),
                    _ => call(&DICT_GET, vec![of.clone(), call(&DICT_AT, vec![of.clone(), index.term()])]),
                };
                let inside = and([le(int(0), index.term()), lt(index.term(), size)]);
                exists(vec![index], and([inside, eq(call(&KEY, vec![element]), key)]))
            }
            _ => return None,
        })
    }

    /// The key of a value: of an object, or of the box of a number.
    fn key(&mut self, value: &Expr) -> Lowered<Term> {
        let term = self.term(value)?;
        Ok(match &value.ty {
            ty if ty.is_reference() => call(&vocabulary::KEY, vec![term]),
            ty => vocabulary::boxed(box_of(ty), term),
        })
    }

    fn known(&self, term: Option<Term>, span: Span, what: &str) -> Lowered<Term> {
        term.map_or_else(|| unsupported(span, what), Ok)
    }

    fn global(&mut self, variable: &Var) -> Term {
        match self.state {
            State::Current => variable.term(),
            State::Entry => self.builder.on_entry(variable),
        }
    }

    fn local(&self, local: LocalId, span: Span) -> Lowered<Term> {
        if let Some((bound, state)) = self.bound.get(&local) {
            // An object that is new since entry has no earlier state.
            if *bound.sort() == Sort::Ref && *state != self.state {
                return unsupported(span, "objects within `\\old` that are quantified outside it");
            }
            return Ok(bound.clone());
        }
        let values = match self.state {
            State::Current => &self.meaning.variables,
            State::Entry => &self.meaning.entry_values,
        };
        self.known(values.get(&local).cloned(), span, "local variables in this place of a specification")
    }

    fn binary(&mut self, op: BinaryOp, left: &Expr, right: &Expr, span: Span) -> Lowered<Term> {
        let is_bitwise = match op {
            BinaryOp::ShiftLeft | BinaryOp::ShiftRight | BinaryOp::ShiftRightUnsigned => true,
            BinaryOp::And | BinaryOp::Or | BinaryOp::Xor => left.ty != Type::Boolean,
            _ => false,
        };
        if is_bitwise {
            return unsupported(span, "bitwise and shift operators in specifications");
        }
        let (first, second) = (self.term(left)?, self.term(right)?);
        if matches!(left.ty, Type::Float | Type::Double) {
            return floating(op, &left.ty, first, second, span);
        }
        Ok(pure_binary(op, first, second))
    }

    /// Quantified integers range over their type, references over allocated objects of their type.
    fn quantified(
        &mut self,
        quantifier: program::Quantifier,
        variables: &[LocalId],
        range: Option<&Expr>,
        body: &Expr,
    ) -> Lowered<Term> {
        let mut bound = Vec::new();
        let mut guards = Vec::new();
        for id in variables {
            let local = &self.meaning.locals[*id];
            let variable = self.builder.bind(local.name, self.builder.context.java_type(&local.ty).sort());
            self.bound.insert(*id, (variable.term(), self.state));
            guards.push(match local.ty {
                _ if local.ty.is_integral() => self.builder.context.in_range(&variable.term(), &local.ty),
                Type::Class(_) | Type::Array(_) => {
                    let clock = self.global(&now());
                    self.builder.context.is_object_at(&variable.term(), &local.ty, clock)
                }
                _ => bool(true),
            });
            bound.push(variable);
        }
        if let Some(range) = range {
            guards.push(self.term(range)?);
        }
        let body = self.term(body)?;
        let guard = and(guards);
        Ok(match quantifier {
            program::Quantifier::Forall => quantified(Quantifier::Forall, bound, implies(guard, body)),
            program::Quantifier::Exists => quantified(Quantifier::Exists, bound, and([guard, body])),
        })
    }
}

/// That each of some formulas holds where `object` is not null.
pub fn where_not_null(object: &Term, formula: Term) -> Term {
    or([logic::build::eq(object.clone(), null()), formula])
}

/// The class of the boxes of a primitive type.
fn box_of(ty: &Type) -> &'static str {
    match ty {
        Type::Boolean => "java.lang.Boolean",
        Type::Byte => "java.lang.Byte",
        Type::Short => "java.lang.Short",
        Type::Char => "java.lang.Character",
        Type::Long => "java.lang.Long",
        Type::Float => "java.lang.Float",
        Type::Double => "java.lang.Double",
        _ => "java.lang.Integer",
    }
}
