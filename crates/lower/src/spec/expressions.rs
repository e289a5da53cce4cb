//! Specification expressions → terms. They compute nothing: they speak of a state, the current one or, within
//! `\old`, the one on entry. Integers are unbounded.

use crate::build::builder::{Builder, unsupported};
use crate::build::operators::{converted_floating, floating, negated_floating, pure_binary};
use crate::build::specified::Expanding;
use crate::program::context::Lowered;
use crate::program::library::contents;
use base::Span;
use ir::vocabulary::{self, length, now, null};
use logic::build::{
    and, bool, call, eq, exists, forall, implies, int, ite, le, lt, ne, neg, not, or, quantified, quantified_with,
    select,
};
use logic::{Op, Quantifier, Sort, Term, TermKind, Var};
use sema::program::{
    self, BinaryOp, ContentOp, Expr, ExprKind, Local, LocalId, LogicOp, Method, SpecArithmetic, Type, UnaryOp,
};
use std::collections::{HashMap, HashSet};

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
    /// What whole numbers do that become too large.
    pub arithmetic: Arithmetic,
}

impl<'a> Builder<'a> {
    /// What names mean within the body: variables have their current values.
    pub fn meaning_here(&self) -> Meaning<'a> {
        let terms = |variables: &HashMap<LocalId, Var>| variables.iter().map(|(id, var)| (*id, var.term())).collect();
        Meaning {
            this: self.scope.this.clone(),
            result: None,
            variables: terms(&self.scope.variables),
            entry_values: terms(&self.scope.entry_values),
            locals: &self.method.locals,
            arithmetic: Arithmetic::of(self.method),
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
        self.in_clause(expr.span, |builder| Translation::new(builder, meaning, state).term(expr))
    }

    /// A set of locations as a formula over all locations, as of a state.
    pub fn location_set(&mut self, state: State, set: &Expr, meaning: &Meaning<'_>) -> Lowered<Term> {
        let mut translation = Translation::new(self, meaning, state);
        let (object, position) = translation.any_location();
        let member = translation.member(set, &object.term(), &position.term())?;
        Ok(forall(vec![object, position], member))
    }
}

/// What whole numbers do that become too large.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Arithmetic {
    /// Nothing: they are unbounded.
    Mathematical,
    /// They wrap around, as Java's do.
    Wrapping,
}

impl Arithmetic {
    /// That of the specification of a method.
    pub fn of(method: &Method) -> Arithmetic {
        Arithmetic::from(method.arithmetic.specification)
    }
}

impl From<SpecArithmetic> for Arithmetic {
    fn from(written: SpecArithmetic) -> Arithmetic {
        match written {
            SpecArithmetic::Mathematical => Arithmetic::Mathematical,
            SpecArithmetic::Java => Arithmetic::Wrapping,
        }
    }
}

/// Specification expressions on their way to terms.
pub struct Translation<'t, 'b, 'c, 'm> {
    /// The procedure that they belong to.
    pub builder: &'t mut Builder<'b>,
    /// What names stand for.
    pub meaning: &'c Meaning<'m>,
    /// Quantified variables, with the state in which they are quantified.
    bound: HashMap<LocalId, (Term, State)>,
    /// The state that is spoken of.
    pub state: State,
}

impl<'t, 'b, 'c, 'm> Translation<'t, 'b, 'c, 'm> {
    /// A translation of what speaks of a state.
    pub fn new(builder: &'t mut Builder<'b>, meaning: &'c Meaning<'m>, state: State) -> Translation<'t, 'b, 'c, 'm> {
        Translation { builder, meaning, bound: HashMap::new(), state }
    }
}

impl Translation<'_, '_, '_, '_> {
    /// Does something in another state.
    pub fn in_state<T>(&mut self, state: State, work: impl FnOnce(&mut Self) -> Lowered<T>) -> Lowered<T> {
        let outer = std::mem::replace(&mut self.state, state);
        let value = work(self);
        self.state = outer;
        value
    }

    /// Does something in the state on entry.
    pub fn in_old<T>(&mut self, work: impl FnOnce(&mut Self) -> Lowered<T>) -> Lowered<T> {
        self.in_state(State::Entry, work)
    }

    /// A variable that is bound nowhere else.
    pub fn fresh(&mut self, name: &str, sort: Sort) -> Var {
        self.builder.bind(name.into(), sort)
    }

    /// The sort of a variable that is quantified around what is translated.
    pub fn bound_sort(&self, local: LocalId) -> Option<&Sort> {
        self.bound.get(&local).map(|(variable, _)| variable.sort())
    }

    /// The clock of allocation on entry.
    pub fn entry_time(&mut self) -> Term {
        self.builder.entry_time()
    }

    /// The sort of values of a type.
    pub fn sort(&self, ty: &Type) -> Sort {
        self.builder.context.java_type(ty).sort()
    }

    /// The elements of arrays of a type.
    pub fn elements_of(&mut self, array: &Type) -> Term {
        let map = self.builder.context.elements(array);
        self.global(&map)
    }

    /// The global that holds a field, if the program that is being lowered has it.
    fn place_of(&self, field: program::FieldId, span: Span) -> Lowered<Var> {
        match self.builder.context.has_place(field) {
            true => Ok(self.builder.context.field(field)),
            false => unsupported(span, "fields that the code does not come to"),
        }
    }

    /// The position that stands for a field in sets of locations.
    pub fn field_code(&mut self, field: program::FieldId) -> Lowered<Term> {
        let map = self.builder.context.field(field);
        Ok(self.builder.location_code(&map))
    }

    /// The meaning of an expression that is no set and no sequence.
    pub fn term(&mut self, expr: &Expr) -> Lowered<Term> {
        if let Some(value) = self.recursive_call(expr) {
            return value;
        }
        if self.is_observer(expr) {
            let found = self.alternatives(expr, &mut |this, value| this.term(value))?;
            return self.chosen(found, expr);
        }
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
                let map = self.place_of(*field, expr.span)?;
                select(self.global(&map), object)
            }
            ExprKind::StaticField(field) => {
                let variable = self.place_of(*field, expr.span)?;
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
                    UnaryOp::Minus => match negated_floating(&expr.ty, &value) {
                        Some(negated) => negated,
                        None => self.fit(neg(value), &expr.ty),
                    },
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
                if let Some(converted) = converted_floating(&value, &inner.ty, &expr.ty) {
                    return Ok(converted);
                }
                match (&inner.ty, &expr.ty) {
                    _ if self.is_unbounded(&expr.ty) => value,
                    (_, Type::Byte) => call(&vocabulary::WRAP8, vec![value]),
                    (_, Type::Short) => call(&vocabulary::WRAP16, vec![value]),
                    (_, Type::Char) => call(&vocabulary::WRAP_CHAR, vec![value]),
                    (Type::Int | Type::Long | Type::BigInt, Type::Int) => call(&vocabulary::WRAP32, vec![value]),
                    (Type::Long | Type::BigInt, Type::Long) => call(&vocabulary::WRAP64, vec![value]),
                    _ => value,
                }
            }
            ExprKind::Cast(inner) => self.term(inner)?,
            ExprKind::InstanceOf(inner, ty) => {
                self.builder.need_all_classes(expr.span);
                let value = self.term(inner)?;
                and([ne(value.clone(), null()), self.builder.context.has_type(&value, ty)])
            }
            ExprKind::Old(inner) => self.in_old(|this| this.term(inner))?,
            ExprKind::Before(inner) => self.before(inner, expr.span)?,
            ExprKind::Quantified { quantifier, variables, range, body } => {
                self.quantified(*quantifier, variables, range.as_deref(), body)?
            }
            ExprKind::Float(value) => vocabulary::float(*value),
            ExprKind::Double(value) => vocabulary::double(*value),
            ExprKind::String(text) => vocabulary::string(text),
            ExprKind::NonNull(inner) => self.term(inner)?,
            ExprKind::Sequence(_, value) if matches!(value.kind, ExprKind::StaticField(_)) => {
                let what = "static fields of an object in specifications (those of an interface are static unless they say `instance`)";
                return unsupported(expr.span, what);
            }
            ExprKind::ClassLiteral(_) | ExprKind::Concat(_) | ExprKind::Sequence(..) => {
                return unsupported(expr.span, "strings and computations in specifications");
            }
            ExprKind::Assign { .. } | ExprKind::Step { .. } | ExprKind::Update { .. } => {
                return unsupported(expr.span, "assignments in specifications");
            }
            ExprKind::Content(op, arguments) => self.content(*op, arguments, expr.span)?,
            ExprKind::Logic(op, arguments) => self.logic(*op, arguments, expr)?,
            ExprKind::TypeLiteral(ty) => vocabulary::type_constant(&self.builder.context.java_type(ty)),
            ExprKind::Locations(_) => return unsupported(expr.span, "sets of locations as values here"),
            ExprKind::SequenceDefinition { .. } => return unsupported(expr.span, "sequences as values here"),
            ExprKind::Comprehension { op, variables, range, body } => {
                self.comprehension(*op, variables, range.as_deref(), body, expr.span)?
            }
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

    /// The value of a global in the state that is spoken of.
    pub fn global(&mut self, variable: &Var) -> Term {
        match self.state {
            State::Current => variable.term(),
            State::Entry => self.builder.on_entry(variable),
        }
    }

    /// A function that only specifications have.
    fn logic(&mut self, op: LogicOp, arguments: &[Expr], expr: &Expr) -> Lowered<Term> {
        if let Some(found) = self.of_sequence(op, arguments, &expr.ty) {
            return found;
        }
        match (op, arguments) {
            (LogicOp::Fresh, _) => self.fresh_objects(arguments),
            (LogicOp::NewElemsFresh, _) => self.new_elements_fresh(arguments),
            (LogicOp::InvariantFor, _) => {
                let mut parts = Vec::new();
                for argument in arguments {
                    let Type::Class(class) = argument.ty else {
                        return unsupported(argument.span, "invariants of what is no object of a class");
                    };
                    let object = self.term(argument)?;
                    let state = self.state;
                    if self.builder.specified.expanding.contains(&Expanding::Invariants(class)) {
                        parts.push(self.builder.recursive_invariant(&object, class, state, expr.span)?);
                        continue;
                    }
                    parts.push(self.builder.expand(Expanding::Invariants(class), expr.span, |builder| {
                        builder.invariant_for(&object, class, state)
                    })?);
                }
                Ok(and(parts))
            }
            (LogicOp::StaticInvariantFor, [Expr { kind: ExprKind::TypeLiteral(Type::Class(class)), .. }]) => {
                let state = self.state;
                self.builder.expand(Expanding::StaticInvariants(*class), expr.span, |builder| {
                    builder.static_invariant_for(*class, state)
                })
            }
            (LogicOp::TypeOf, [object]) if object.ty.is_reference() => Ok(vocabulary::type_of(self.term(object)?)),
            (LogicOp::NonNullElements, _) => {
                let parts: Lowered<Vec<Term>> = arguments.iter().map(|array| self.no_null_elements(array)).collect();
                Ok(and(parts?))
            }
            (LogicOp::Max | LogicOp::Min, [first, rest @ ..]) => {
                let mut found = self.term(first)?;
                for other in rest {
                    let other = self.term(other)?;
                    let keeps = match op {
                        LogicOp::Max => le(other.clone(), found.clone()),
                        _ => le(found.clone(), other.clone()),
                    };
                    found = ite(keeps, found, other);
                }
                Ok(found)
            }
            (LogicOp::Position, _) => {
                self.known(self.builder.scope.position.clone(), expr.span, "`\\index` in this place")
            }
            (LogicOp::Subset, [sub, set]) => self.is_subset(sub, set),
            (LogicOp::Disjoint, sets) => self.are_disjoint(sets),
            (LogicOp::Reach, [place, from, to, steps @ ..]) => {
                let to = self.term(to)?;
                self.is_reached(place, from, &to, steps.first())
            }
            _ => unsupported(expr.span, "sets and sequences as values here"),
        }
    }

    fn no_null_elements(&mut self, array: &Expr) -> Lowered<Term> {
        let map = self.elements_of(&array.ty);
        let object = self.term(array)?;
        if *map.sort().as_map().and_then(|(_, row)| row.as_map()).map_or(&Sort::Int, |(_, element)| element)
            != Sort::Ref
        {
            return unsupported(array.span, "elements that are no objects");
        }
        let index = self.fresh("i", Sort::Int);
        let inside = and([le(int(0), index.term()), lt(index.term(), length(object.clone()))]);
        let element = select(select(map, object.clone()), index.term());
        Ok(and([ne(object, null()), forall(vec![index], implies(inside, ne(element, null())))]))
    }

    /// Whether whole numbers of a type do not have its range.
    fn is_unbounded(&self, ty: &Type) -> bool {
        matches!(ty, Type::Int | Type::Long) && self.builder.context.options.integers == crate::options::Integers::Math
    }

    /// The result of a calculation with whole numbers.
    fn fit(&self, value: Term, ty: &Type) -> Term {
        match self.meaning.arithmetic {
            Arithmetic::Wrapping => crate::build::operators::wrap(value, ty),
            Arithmetic::Mathematical => value,
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
        if let (Type::Locset | Type::Seq, BinaryOp::Eq | BinaryOp::Ne) = (&left.ty, op) {
            let same = match left.ty {
                Type::Locset => self.same_locations(left, right)?,
                _ => {
                    let (left, right) = (self.sequence(left)?, self.sequence(right)?);
                    let index = self.fresh("i", Sort::Int);
                    left.equal(&right, index)
                }
            };
            return Ok(if op == BinaryOp::Eq { same } else { not(same) });
        }
        let (first, second) = (self.term(left)?, self.term(right)?);
        if matches!(left.ty, Type::Float | Type::Double) {
            return floating(op, &left.ty, first, second, span);
        }
        if op == BinaryOp::Subtype {
            return Ok(vocabulary::subtype(first, second));
        }
        let sides = ((&first, &left.ty), (&second, &right.ty));
        if let Some(same) = self.builder.context.identity(op, sides.0, sides.1) {
            return Ok(same);
        }
        let value = pure_binary(op, first.clone(), second);
        Ok(match op {
            BinaryOp::AndAlso | BinaryOp::And => {
                self.builder.note_conjunction(&value, (&first, left.span), right.span);
                value
            }
            BinaryOp::Add | BinaryOp::Sub | BinaryOp::Mul | BinaryOp::Div => self.fit(value, &left.ty),
            _ => value,
        })
    }

    /// Binds a variable.
    pub fn bind(&mut self, local: LocalId) -> Var {
        let declared = &self.meaning.locals[local];
        let variable = self.builder.bind(declared.name, self.builder.context.java_type(&declared.ty).sort());
        self.bound.insert(local, (variable.term(), self.state));
        variable
    }

    /// Binds variables. Integers range over their type, references over allocated objects of their type.
    pub fn quantify(&mut self, variables: &[LocalId]) -> (Vec<Var>, Vec<Term>) {
        let mut bound = Vec::new();
        let mut guards = Vec::new();
        for id in variables {
            let variable = self.bind(*id);
            let ty = &self.meaning.locals[*id].ty;
            guards.push(match ty {
                _ if ty.is_integral() => self.builder.context.in_range(&variable.term(), ty),
                Type::Class(_) | Type::Array(_) => {
                    let clock = self.global(&now());
                    self.builder.context.is_object_at(&variable.term(), ty, clock)
                }
                _ => bool(true),
            });
            bound.push(variable);
        }
        (bound, guards)
    }

    fn quantified(
        &mut self,
        quantifier: program::Quantifier,
        variables: &[LocalId],
        range: Option<&Expr>,
        body: &Expr,
    ) -> Lowered<Term> {
        let (bound, mut guards) = self.quantify(variables);
        if let Some(range) = range {
            guards.push(self.term(range)?);
        }
        let body = self.term(body)?;
        let guard = and(guards);
        Ok(match quantifier {
            program::Quantifier::Forall => {
                let whole = implies(guard, body);
                let triggers = asked_keys(&bound, &whole);
                quantified_with(Quantifier::Forall, bound, triggers, whole)
            }
            program::Quantifier::Exists => quantified(Quantifier::Exists, bound, and([guard, body])),
        })
    }
}

/// What to look for instances of a formula about all objects by: the questions whether a dictionary has the object for a key. Without
/// such questions provers choose themselves, and among them are terms that every object has.
fn asked_keys(bound: &[Var], formula: &Term) -> Vec<Vec<Term>> {
    let [variable] = bound else { return Vec::new() };
    if variable.sort != Sort::Ref {
        return Vec::new();
    }
    let wanted = call(&vocabulary::KEY, vec![variable.term()]);
    let (mut seen, mut open, mut found) = (HashSet::new(), vec![formula], Vec::new());
    while let Some(term) = open.pop() {
        if !seen.insert(term) || matches!(term.kind(), TermKind::Quantified { .. }) {
            continue;
        }
        if let TermKind::Apply(Op::Function(function), arguments) = term.kind()
            && **function == **vocabulary::DICT_HAS
            && arguments[1] == wanted
            && !logic::transform::free_variables(&arguments[0]).contains(variable)
        {
            found.push(vec![term.clone()]);
        }
        open.extend(term.children());
    }
    found
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

/// What names mean where there are no parameters.
pub fn nameless(
    this: Option<Term>,
    locals: &base::Arena<sema::program::LocalId, sema::program::Local>,
    arithmetic: SpecArithmetic,
) -> Meaning<'_> {
    let arithmetic = arithmetic.into();
    Meaning { this, result: None, variables: HashMap::new(), entry_values: HashMap::new(), locals, arithmetic }
}
