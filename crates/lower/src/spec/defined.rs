//! When a specification expression has a value: what is looked into is not null, indices lie within their arrays, nobody divides by zero,
//! casts fit, and methods are called where their preconditions hold. Terms are total, so that this is a formula besides the meaning.
//!
//! Operators that Java evaluates from left to right guard what stands behind them, and ranges guard the bodies of quantifiers. What a
//! guard says in so many words is not asked again: most conditions vanish that way. Fields and results that are declared to be not null
//! are taken at their word, apart from the fields of `this` and of parameters, whose invariants are known. Sequences are total, as in
//! KeY. A model field asks for its object only: what it stands for is checked where `represents` says it.

use crate::build::builder::Builder;
use crate::program::cases::WrittenCase;
use crate::program::context::Lowered;
use crate::spec::expressions::{Arithmetic, Meaning, State, Translation};
use ir::vocabulary::{length, null};
use logic::build::{and, bool, eq, forall, implies, int, le, lt, ne, not, or};
use logic::{Op, Term, TermKind, Var};
use sema::program::{
    BinaryOp, ContentOp, Ending, Expr, ExprKind, FieldKind, LocalId, Location, LogicOp, MethodId, Origin, Type,
};
use std::collections::HashMap;

impl Builder<'_> {
    /// When an expression has a value, where some formulas hold.
    pub fn is_defined(&mut self, expr: &Expr, meaning: &Meaning<'_>, known: &[Term]) -> Lowered<Term> {
        Walk::new(self, meaning, known).expression(expr)
    }

    /// When locations can be named, where some formulas hold.
    pub fn are_defined(&mut self, list: &[Location], meaning: &Meaning<'_>, known: &[Term]) -> Lowered<Term> {
        Walk::new(self, meaning, known).locations(list)
    }
}

/// Adds what a formula says in so many words.
pub fn learn(formula: &Term, known: &mut Vec<Term>) {
    match formula.kind() {
        TermKind::Apply(Op::And, parts) => parts.iter().for_each(|part| learn(part, known)),
        TermKind::Apply(Op::Not, parts) => learn_not(&parts[0], known),
        TermKind::Apply(Op::Lt, parts) => {
            let (low, high) = (&parts[0], &parts[1]);
            known.extend([formula.clone(), le(low.clone(), high.clone())]);
            known.extend([ne(low.clone(), high.clone()), ne(high.clone(), low.clone())]);
        }
        TermKind::Apply(Op::Le, parts) => {
            known.push(formula.clone());
            if let TermKind::Int(1..) = parts[0].kind() {
                known.extend([le(int(0), parts[1].clone()), ne(parts[1].clone(), int(0))]);
            }
        }
        _ => known.push(formula.clone()),
    }
}

/// Adds what the negation of a formula says.
fn learn_not(formula: &Term, known: &mut Vec<Term>) {
    match formula.kind() {
        TermKind::Apply(Op::Or, parts) => parts.iter().for_each(|part| learn(&not(part.clone()), known)),
        TermKind::Apply(Op::Implies, parts) => {
            learn(&parts[0], known);
            learn(&not(parts[1].clone()), known);
        }
        TermKind::Apply(Op::Le, parts) => learn(&lt(parts[1].clone(), parts[0].clone()), known),
        TermKind::Apply(Op::Lt, parts) => learn(&le(parts[1].clone(), parts[0].clone()), known),
        TermKind::Apply(Op::Eq, parts) => {
            known.extend([not(formula.clone()), ne(parts[1].clone(), parts[0].clone())]);
        }
        _ => known.push(not(formula.clone())),
    }
}

/// That a condition holds for all values of some variables that a guard admits. Each part gets a quantifier of its own with all its guards in
/// front: these bound the values that are to be looked at when the formula is executed.
fn generalized(bound: &[Var], guard: Term, condition: Term) -> Term {
    match condition.kind() {
        TermKind::Apply(Op::And, parts) => {
            and(parts.iter().map(|part| generalized(bound, guard.clone(), part.clone())).collect::<Vec<_>>())
        }
        TermKind::Apply(Op::Implies, parts) => generalized(bound, and([guard, parts[0].clone()]), parts[1].clone()),
        _ => forall(bound.to_vec(), implies(guard, condition)),
    }
}

/// Whether an expression has a value whatever the state is.
fn is_total(expr: &Expr) -> bool {
    let mut is_total = true;
    expr.visit(&mut |part| {
        is_total &= match &part.kind {
            ExprKind::Field(object, _) => matches!(object.kind, ExprKind::This),
            ExprKind::Binary(BinaryOp::Div | BinaryOp::Rem, divided, _) => !divided.ty.is_integral(),
            ExprKind::Length(_)
            | ExprKind::Index(..)
            | ExprKind::Cast(_)
            | ExprKind::Content(..)
            | ExprKind::Logic(LogicOp::TypeOf | LogicOp::InvariantFor | LogicOp::SeqOfArray, _)
            | ExprKind::Locations(_)
            | ExprKind::NonNull(_)
            | ExprKind::Unboxed(..)
            | ExprKind::StaticCall(..)
            | ExprKind::SuperCall(..)
            | ExprKind::VirtualCall(..) => false,
            _ => true,
        };
    });
    is_total
}

/// The way through an expression.
struct Walk<'t, 'b, 'c, 'm> {
    translation: Translation<'t, 'b, 'c, 'm>,
    /// What holds where the walk has come to.
    known: Vec<Term>,
}

impl<'t, 'b, 'c, 'm> Walk<'t, 'b, 'c, 'm> {
    fn new(builder: &'t mut Builder<'b>, meaning: &'c Meaning<'m>, known: &[Term]) -> Walk<'t, 'b, 'c, 'm> {
        let known = builder.specified.lasting.iter().chain(known).cloned().collect();
        let translation = Translation::new(builder, meaning, State::Current);
        Walk { translation, known }
    }
}

impl Walk<'_, '_, '_, '_> {
    fn expression(&mut self, expr: &Expr) -> Lowered<Term> {
        if is_total(expr) {
            return Ok(bool(true));
        }
        match &expr.kind {
            ExprKind::Field(object, _)
            | ExprKind::Length(object)
            | ExprKind::NonNull(object)
            | ExprKind::Unboxed(object, _) => self.object(object),
            ExprKind::Index(array, index) => self.index(array, index),
            ExprKind::Unary(_, operand) | ExprKind::Convert(operand) | ExprKind::InstanceOf(operand, _) => {
                self.expression(operand)
            }
            ExprKind::Binary(op, left, right) => self.binary(*op, left, right),
            ExprKind::Conditional(condition, yes, no) => {
                let chooses = self.expression(condition)?;
                let condition = self.translation.term(condition)?;
                let yes = self.under(condition.clone(), yes)?;
                Ok(and([chooses, yes, self.under(not(condition), no)?]))
            }
            ExprKind::Cast(inner) => self.cast(inner, expr),
            ExprKind::Old(inner) => self.in_state(State::Entry, |this| this.expression(inner)),
            ExprKind::Quantified { variables, range, body, .. }
            | ExprKind::Comprehension { variables, range, body, .. } => self.for_all(variables, range.as_deref(), body),
            ExprKind::SequenceDefinition { variable, low, high, body } => self.definition(*variable, low, high, body),
            ExprKind::Content(op, arguments) => self.content(*op, arguments, expr),
            ExprKind::Logic(op, arguments) => self.logic(*op, arguments),
            ExprKind::Locations(list) => self.locations(list),
            ExprKind::SameBox(left, right, _) => Ok(and([self.expression(left)?, self.expression(right)?])),
            ExprKind::StaticCall(method, arguments) => self.call(None, *method, arguments, expr),
            ExprKind::SuperCall(method, arguments) => {
                let this = self.translation.meaning.this.clone();
                self.call(this, *method, arguments, expr)
            }
            ExprKind::VirtualCall(receiver, method, arguments) => {
                let has_receiver = self.object(receiver)?;
                let receiver = self.translation.term(receiver)?;
                Ok(and([has_receiver, self.call(Some(receiver), *method, arguments, expr)?]))
            }
            // The rest is a name or a constant, or has no meaning in specifications at all.
            _ => Ok(bool(true)),
        }
    }

    fn in_state<T>(&mut self, state: State, work: impl FnOnce(&mut Self) -> Lowered<T>) -> Lowered<T> {
        let outer = std::mem::replace(&mut self.translation.state, state);
        let value = work(self);
        self.translation.state = outer;
        value
    }

    /// A condition, but for those of its parts that are known to hold.
    fn unless_known(&self, condition: Term) -> Term {
        match condition.kind() {
            TermKind::Apply(Op::And, parts) => and(parts.iter().map(|part| self.unless_known(part.clone()))),
            TermKind::Apply(Op::Or, parts) if parts.iter().any(|part| self.known.contains(part)) => bool(true),
            _ if self.known.contains(&condition) => bool(true),
            _ => condition,
        }
    }

    /// When an expression has a value, asked only where a premise holds.
    fn under(&mut self, premise: Term, expr: &Expr) -> Lowered<Term> {
        let depth = self.known.len();
        learn(&premise, &mut self.known);
        let condition = self.expression(expr)?;
        self.known.truncate(depth);
        Ok(implies(premise, condition))
    }

    fn all(&mut self, list: &[Expr]) -> Lowered<Term> {
        let parts: Lowered<Vec<Term>> = list.iter().map(|part| self.expression(part)).collect();
        Ok(and(parts?))
    }

    /// When an expression has a value that is not null.
    fn object(&mut self, expr: &Expr) -> Lowered<Term> {
        let condition = self.expression(expr)?;
        if self.is_declared_not_null(expr) {
            return Ok(condition);
        }
        let value = self.translation.term(expr)?;
        Ok(and([condition, self.unless_known(ne(value, null()))]))
    }

    /// Whether a declaration says that a value is not null, and no invariant of the object at hand says so besides.
    fn is_declared_not_null(&self, expr: &Expr) -> bool {
        let context = self.translation.builder.context;
        match &expr.kind {
            ExprKind::This | ExprKind::String(_) | ExprKind::ClassLiteral(_) | ExprKind::NonNull(_) => true,
            ExprKind::Field(object, field) => {
                let field = &context.program.fields[*field];
                !field.is_nullable && (field.kind == FieldKind::Model || !self.has_known_invariants(object))
            }
            ExprKind::StaticField(field) => !context.program.fields[*field].is_nullable,
            ExprKind::StaticCall(method, _) | ExprKind::SuperCall(method, _) | ExprKind::VirtualCall(_, method, _) => {
                !context.gives_null(*method)
            }
            ExprKind::Old(inner) | ExprKind::Before(inner) | ExprKind::Cast(inner) => self.is_declared_not_null(inner),
            _ => false,
        }
    }

    /// Whether an expression is `this` or what a parameter was on entry: the invariants of these are known.
    fn has_known_invariants(&self, object: &Expr) -> bool {
        match &object.kind {
            ExprKind::This => true,
            ExprKind::Local(local) => {
                let Meaning { variables, entry_values, .. } = self.translation.meaning;
                let on_entry = entry_values.get(local);
                on_entry.is_some() && (self.translation.state == State::Entry || variables.get(local) == on_entry)
            }
            _ => false,
        }
    }

    fn index(&mut self, array: &Expr, index: &Expr) -> Lowered<Term> {
        let parts = [self.object(array)?, self.expression(index)?];
        let size = length(self.translation.term(array)?);
        let inside = self.within(index, size)?;
        Ok(and(parts.into_iter().chain([inside])))
    }

    /// That an index lies below a size, and is not negative.
    fn within(&mut self, index: &Expr, size: Term) -> Lowered<Term> {
        let index = self.translation.term(index)?;
        Ok(self.unless_known(and([le(int(0), index.clone()), lt(index, size)])))
    }

    fn binary(&mut self, op: BinaryOp, left: &Expr, right: &Expr) -> Lowered<Term> {
        let (first, second) = if op == BinaryOp::ImpliedBy { (right, left) } else { (left, right) };
        let begins = self.expression(first)?;
        let goes_on = match op {
            BinaryOp::AndAlso | BinaryOp::Implies | BinaryOp::ImpliedBy => {
                let premise = self.translation.term(first)?;
                self.under(premise, second)?
            }
            BinaryOp::OrElse => {
                let premise = not(self.translation.term(first)?);
                self.under(premise, second)?
            }
            BinaryOp::Div | BinaryOp::Rem if first.ty.is_integral() => {
                let condition = self.expression(second)?;
                let divisor = self.translation.term(second)?;
                and([condition, self.unless_known(ne(divisor, int(0)))])
            }
            _ => self.expression(second)?,
        };
        Ok(and([begins, goes_on]))
    }

    /// A cast that somebody wrote. What generics promise is not asked for.
    fn cast(&mut self, inner: &Expr, whole: &Expr) -> Lowered<Term> {
        let condition = self.expression(inner)?;
        let context = self.translation.builder.context;
        let is_widening = match (&inner.ty, &whole.ty) {
            (Type::Class(from), Type::Class(to)) => context.is_subclass(*from, *to),
            (from, to) => from == to || !to.is_reference() || !from.is_reference() || *from == Type::Null,
        };
        if is_widening || (whole.span == inner.span && context.program.unchecked.is_none()) {
            return Ok(condition);
        }
        self.translation.builder.need_all_classes(whole.span);
        let value = self.translation.term(inner)?;
        let fits = or([eq(value.clone(), null()), context.has_type(&value, &whole.ty)]);
        Ok(and([condition, self.unless_known(fits)]))
    }

    /// The range has a value for all values of the variables, and the body for those in the range.
    fn for_all(&mut self, variables: &[LocalId], range: Option<&Expr>, body: &Expr) -> Lowered<Term> {
        let (bound, guards) = self.translation.quantify(variables);
        let depth = self.known.len();
        guards.iter().for_each(|guard| learn(guard, &mut self.known));
        let condition = match range {
            Some(range) => {
                let begins = self.expression(range)?;
                let premise = self.translation.term(range)?;
                and([begins, self.under(premise, body)?])
            }
            None => self.expression(body)?,
        };
        self.known.truncate(depth);
        Ok(generalized(&bound, and(guards), condition))
    }

    fn definition(&mut self, variable: LocalId, low: &Expr, high: &Expr, body: &Expr) -> Lowered<Term> {
        let bounds = and([self.expression(low)?, self.expression(high)?]);
        let (low, high) = (self.translation.term(low)?, self.translation.term(high)?);
        let index = self.translation.bind(variable);
        let inside = and([le(low, index.term()), lt(index.term(), high)]);
        let body = self.under(inside, body)?;
        Ok(and([bounds, generalized(&[index], bool(true), body)]))
    }

    /// Collections are not null, and positions lie within them.
    fn content(&mut self, op: ContentOp, arguments: &[Expr], expr: &Expr) -> Lowered<Term> {
        let [collection, rest @ ..] = arguments else { return Ok(bool(true)) };
        let condition = and([self.object(collection)?, self.all(rest)?]);
        let (ContentOp::At, [position]) = (op, rest) else { return Ok(condition) };
        let size = ExprKind::Content(ContentOp::Size, vec![collection.clone()]);
        let size = self.translation.term(&Expr { kind: size, ty: Type::Int, span: expr.span })?;
        Ok(and([condition, self.within(position, size)?]))
    }

    fn logic(&mut self, op: LogicOp, arguments: &[Expr]) -> Lowered<Term> {
        match op {
            LogicOp::TypeOf | LogicOp::InvariantFor | LogicOp::SeqOfArray => {
                let parts: Lowered<Vec<Term>> = arguments.iter().map(|object| self.object(object)).collect();
                Ok(and(parts?))
            }
            // The place says by which field paths go, and is not looked at.
            LogicOp::Reach | LogicOp::ReachLocations => self.all(&arguments[1..]),
            LogicOp::NewElemsFresh => {
                let before = self.in_state(State::Entry, |this| this.all(arguments))?;
                Ok(and([self.all(arguments)?, before]))
            }
            _ => self.all(arguments),
        }
    }

    /// The objects of locations are not null. A range may reach beyond its array.
    fn locations(&mut self, list: &[Location]) -> Lowered<Term> {
        let mut parts = Vec::new();
        for location in list {
            match location {
                Location::Everything | Location::StaticField(_) => {}
                Location::Field(object, _) | Location::AllFields(object) | Location::AllElements(object) => {
                    parts.push(self.object(object)?);
                }
                Location::Elements(array, low, high) => {
                    parts.extend([self.object(array)?, self.expression(low)?, self.expression(high)?]);
                }
                Location::Set(set) => parts.push(self.expression(set)?),
            }
        }
        Ok(and(parts))
    }

    /// Arguments have values, those that the contract of the method asks for, and the method returns.
    fn call(&mut self, receiver: Option<Term>, method: MethodId, arguments: &[Expr], whole: &Expr) -> Lowered<Term> {
        let mut parts = vec![self.all(arguments)?];
        let context = self.translation.builder.context;
        let declared = &context.program.methods[method];
        if context.program.classes[declared.owner].origin != Origin::Source {
            return Ok(and(parts));
        }
        if !context.has_contract(method) {
            parts.push(self.completes(whole)?);
            return Ok(and(parts));
        }
        let mut values = Vec::new();
        for (position, argument) in arguments.iter().enumerate() {
            let value = self.translation.term(argument)?;
            let takes_all = !argument.ty.is_reference() || context.takes_null(method, position);
            if !takes_all && !self.is_declared_not_null(argument) {
                parts.push(self.unless_known(ne(value.clone(), null())));
            }
            values.push(value);
        }
        let cases = context.cases(method);
        let mut returning = Vec::new();
        for written in &cases {
            let precondition = self.precondition(receiver.clone(), &values, *written)?;
            match written.case.ending {
                // Where the method does not return it has no value.
                Ending::Exceptional => {}
                Ending::Normal => returning.push(precondition),
                Ending::Any | Ending::Return | Ending::Jump(_) => {
                    returning.push(and([precondition, self.completes(whole)?]))
                }
            }
        }
        if !cases.is_empty() {
            parts.push(self.unless_known(or(returning)));
        }
        Ok(and(parts))
    }

    /// When a call does not end by an exception that somebody throws.
    fn completes(&mut self, call: &Expr) -> Lowered<Term> {
        if self.translation.is_recursive(call) {
            return Ok(bool(true));
        }
        let completes = self.translation.completes(call)?;
        Ok(self.unless_known(completes))
    }

    /// The precondition of a case for these arguments.
    fn precondition(&mut self, this: Option<Term>, values: &[Term], written: WrittenCase<'_>) -> Lowered<Term> {
        let origin = &self.translation.builder.context.program.methods[written.origin];
        let variables: HashMap<LocalId, Term> = origin.parameters.iter().copied().zip(values.iter().cloned()).collect();
        let entry_values = variables.clone();
        let arithmetic = Arithmetic::of(origin);
        let meaning = Meaning { this, result: None, variables, entry_values, locals: &origin.locals, arithmetic };
        let state = self.translation.state;
        let mut parts = Vec::new();
        for expr in &written.case.requires {
            let builder = &mut *self.translation.builder;
            parts.push(Translation::new(builder, &meaning, state).term(expr)?);
        }
        Ok(and(parts))
    }
}
