//! What a condition says of the state, where it holds or does not.

use super::terms::key_type;
use super::value::{MOST_CLASSES, Value};
use super::{Constants, State};
use base::Name;
use ir::vocabulary::{BOXES, CANONICAL, DICT_VALUE, KEY_TYPE, SEQ_VALUE, STRING_CLASS, SUBTYPE, TYPEOF, null};
use ir::{GlobalKind, JavaType};
use logic::{Function, Op, Sort, Term, TermKind, Var};
use std::rc::Rc;
use std::sync::Arc;

impl Constants<'_> {
    /// A condition holds, or it does not.
    pub(super) fn suppose(&self, state: &mut State, condition: &Term, truth: bool) {
        match (condition.kind(), truth) {
            (TermKind::Var(variable), _) => self.narrow(state, variable, &Value::Bool(truth), true),
            (TermKind::Apply(Op::Not, parts), _) => self.suppose(state, &parts[0], !truth),
            (TermKind::Apply(Op::And, parts), true) | (TermKind::Apply(Op::Or, parts), false) => {
                parts.iter().for_each(|part| self.suppose(state, part, truth));
            }
            (TermKind::Apply(Op::Or, parts), true) => self.learn_type(state, parts),
            (TermKind::Apply(Op::Implies, parts), true) if self.decide(state, &parts[0]) == Some(true) => {
                self.suppose(state, &parts[1], true);
            }
            (TermKind::Apply(Op::Implies, parts), false) => {
                self.suppose(state, &parts[0], true);
                self.suppose(state, &parts[1], false);
            }
            (TermKind::Apply(Op::Eq, sides), _) => {
                self.learn_equality(state, &sides[0], &sides[1], truth);
                self.learn_equality(state, &sides[1], &sides[0], truth);
            }
            (TermKind::Apply(Op::Function(_), _), true) => {
                if let Some((object, value)) = self.typed(condition)
                    && let TermKind::Var(variable) = object.kind()
                {
                    self.narrow(state, variable, &value, true);
                }
            }
            _ => {}
        }
    }

    fn learn_equality(&self, state: &mut State, left: &Term, right: &Term, truth: bool) {
        match left.kind() {
            TermKind::Var(variable) => {
                if let Some(value) = self.evaluate(state, right) {
                    self.narrow(state, variable, &value, truth);
                }
            }
            TermKind::Apply(Op::Function(function), arguments) if truth && is(function, &KEY_TYPE) => {
                if let Some(ty @ Value::Type(_)) = self.evaluate(state, right) {
                    // Type arguments never change.
                    match self.evaluate(state, &arguments[0]) {
                        Some(Value::New(object, _)) => state.fields.insert((key_type(), object), Some(ty)).is_some(),
                        _ => state.places.insert(left.clone(), ty).is_some(),
                    };
                }
            }
            TermKind::Apply(Op::Select, _) if !truth && self.evaluate(state, right) == Some(Value::Null) => {
                if let Some(Value::Of { is_nullable, .. } | Value::Among { is_nullable, .. }) =
                    state.places.get_mut(left)
                {
                    *is_nullable = false;
                }
            }
            TermKind::Apply(Op::Function(function), arguments) if !truth && is(function, &TYPEOF) => {
                if let (TermKind::Var(variable), Some(Value::Type(ty))) =
                    (arguments[0].kind(), self.evaluate(state, right))
                {
                    self.exclude(state, variable, &ty);
                }
            }
            TermKind::Apply(Op::Function(function), arguments) if truth => {
                let Some(TermKind::Var(variable)) = arguments.first().map(Term::kind) else { return };
                match self.evaluate(state, right) {
                    Some(Value::Type(ty)) if is(function, &TYPEOF) => {
                        self.narrow(state, variable, &Value::Of { ty, is_nullable: true }, true);
                    }
                    Some(Value::Text(text)) if is(function, &CANONICAL) => {
                        let known = state.values.get(variable);
                        if matches!(known, Some(Some(Value::Of { ty, is_nullable: false })) if is_string(ty)) {
                            self.set(state, variable, Some(Value::Spelled(text)));
                        }
                    }
                    // The target of an operation on collections is a new handle: what was known of the variable is past.
                    Some(value @ Value::Content(_)) if is(function, &SEQ_VALUE) || is(function, &DICT_VALUE) => {
                        self.set(state, variable, Some(value));
                    }
                    _ => {}
                }
            }
            TermKind::Apply(Op::Select, parts) if truth => self.learn_number(state, &parts[0], &parts[1], right),
            _ => {}
        }
    }

    /// What a box has in it.
    fn learn_number(&self, state: &mut State, map: &Term, object: &Term, number: &Term) {
        let (TermKind::Var(map), TermKind::Var(variable)) = (map.kind(), object.kind()) else { return };
        let Some(number @ (Value::Int(_) | Value::Bool(_))) = self.evaluate(state, number) else { return };
        if let Some(Value::Of { ty, is_nullable: false }) = self.evaluate(state, object)
            && self.is_number(map, &ty)
        {
            self.set(state, variable, Some(Value::Box { ty, value: Rc::new(number) }));
        }
    }

    /// Whether this is the field of boxes of this type that has what is in them. It never changes.
    pub(super) fn is_number(&self, map: &Var, ty: &JavaType) -> bool {
        matches!((self.globals.get(map), ty), (Some(GlobalKind::Field { class, name, .. }), JavaType::Class(known))
            if class == known && name.as_str() == "value" && BOXES.iter().any(|(name, _)| **name == **class))
    }

    /// A value is null, or of a type that only one class has.
    fn learn_type(&self, state: &mut State, cases: &[Term]) {
        self.learn_classes(state, cases);
        let [first, second] = cases else { return };
        let TermKind::Apply(Op::Eq, sides) = first.kind() else { return };
        if sides[1] != null() {
            return;
        }
        let parts = match second.kind() {
            TermKind::Apply(Op::And, parts) => parts.as_slice(),
            _ => std::slice::from_ref(second),
        };
        state.places.extend(parts.iter().filter_map(|part| constant_field(part, &sides[0])));
        for (_, value) in parts.iter().filter_map(|part| self.typed(part)).filter(|(typed, _)| *typed == sides[0]) {
            match sides[0].kind() {
                TermKind::Var(variable) => self.narrow(state, variable, &value, true),
                TermKind::Apply(Op::Select, _) => {
                    state.places.entry(sides[0].clone()).or_insert(value);
                }
                _ => {}
            }
        }
    }

    /// A value is of one of some classes, or null.
    fn learn_classes(&self, state: &mut State, cases: &[Term]) {
        let (mut variable, mut classes, mut is_nullable) = (None, Vec::new(), false);
        for case in cases {
            let object = match case.kind() {
                TermKind::Apply(Op::Eq, sides) if sides[1] == null() => {
                    is_nullable = true;
                    sides[0].clone()
                }
                TermKind::Apply(Op::Eq, _) => match self.typed(case) {
                    Some((object, Value::Of { ty, .. })) => {
                        let JavaType::Class(class) = &*ty else { return };
                        classes.push(*class);
                        object
                    }
                    _ => return,
                },
                _ => return,
            };
            if variable.get_or_insert_with(|| object.clone()) != &object {
                return;
            }
        }
        if let Some(TermKind::Var(variable)) = variable.as_ref().map(Term::kind)
            && let Some(value) = Value::among(classes, is_nullable)
        {
            self.narrow(state, variable, &value, true);
        }
    }

    /// The term whose type a formula tells, and what is known of it by that.
    fn typed(&self, formula: &Term) -> Option<(Term, Value)> {
        let TermKind::Apply(op, arguments) = formula.kind() else { return None };
        let [sub, ty] = &**arguments else { return None };
        let is_exact = match op {
            Op::Eq => true,
            Op::Function(function) if is(function, &SUBTYPE) => false,
            _ => return None,
        };
        let TermKind::Apply(Op::Function(function), objects) = sub.kind() else { return None };
        let object = objects.first().filter(|_| is(function, &TYPEOF))?;
        match self.evaluate(&State::default(), ty)? {
            Value::Type(ty) if is_exact => Some((object.clone(), Value::Of { ty, is_nullable: true })),
            Value::Type(ty) => Some((object.clone(), self.of_type(&ty)?)),
            _ => None,
        }
    }

    /// What is known of a value by its type.
    pub(super) fn of_type(&self, ty: &JavaType) -> Option<Value> {
        match ty {
            JavaType::Class(_) => Value::among(self.below(ty)?.to_vec(), true).filter(|value| *value != Value::Null),
            // What holds numbers has no other type.
            JavaType::Array(element) if element.sort() != Sort::Ref => {
                Some(Value::Of { ty: Rc::new(ty.clone()), is_nullable: true })
            }
            _ => None,
        }
    }

    /// The classes of objects of a type, if they are few.
    fn below(&self, ty: &JavaType) -> Option<Rc<Vec<Name>>> {
        if let Some(known) = self.below.borrow().get(ty) {
            return known.clone();
        }
        let concrete = self.program.classes.iter().filter(|class| !class.is_abstract).map(|class| class.name);
        let of_type = concrete.filter(|class| self.types.is_subtype(&JavaType::Class(*class), ty));
        let classes: Vec<Name> = of_type.take(MOST_CLASSES + 1).collect();
        // An array is an object too.
        let is_array = self.types.is_subtype(&JavaType::Array(Box::new(JavaType::Int)), ty);
        let below = (!is_array && classes.len() <= MOST_CLASSES).then(|| Rc::new(classes));
        self.below.borrow_mut().insert(ty.clone(), below.clone());
        below
    }

    /// A variable holds no object of exactly this type.
    fn exclude(&self, state: &mut State, variable: &Var, ty: &JavaType) {
        let (JavaType::Class(class), Some(Some(Value::Among { classes, is_nullable }))) =
            (ty, state.values.get(variable))
        else {
            return;
        };
        let left: Vec<Name> = classes.iter().copied().filter(|other| other != class).collect();
        if let Some(value) = Value::among(left, *is_nullable) {
            state.values.insert(variable.clone(), Some(value));
        }
    }

    /// A variable has a value, or has it not.
    fn narrow(&self, state: &mut State, variable: &Var, value: &Value, truth: bool) {
        let known = match state.values.get(variable) {
            Some(known) => known.clone(),
            None if self.globals.contains_key(variable) => None,
            None => return,
        };
        let narrowed = match (known, truth) {
            (Some(Value::Of { ty, is_nullable: true }), false) if *value == Value::Null => {
                Value::Of { ty, is_nullable: false }
            }
            (Some(Value::Of { is_nullable: true, .. } | Value::Among { is_nullable: true, .. }), true)
                if *value == Value::Null =>
            {
                Value::Null
            }
            (Some(Value::Among { classes, is_nullable: true }), false) if *value == Value::Null => {
                Value::Among { classes, is_nullable: false }
            }
            (Some(Value::Among { classes, is_nullable }), true) => {
                let Some(others) = value.classes() else { return };
                let both: Vec<Name> = classes.iter().copied().filter(|class| others.contains(class)).collect();
                match Value::among(both, is_nullable && value.may_be_null()) {
                    Some(Value::Of { .. }) if matches!(value, Value::New(..) | Value::Text(_) | Value::Box { .. }) => {
                        value.clone()
                    }
                    Some(narrowed) => narrowed,
                    None => return,
                }
            }
            (Some(Value::Of { .. }), true) if matches!(value, Value::New(..) | Value::Text(_) | Value::Box { .. }) => {
                value.clone()
            }
            (None, true) => value.clone(),
            (None, false) => match value {
                Value::Bool(truth) => Value::Bool(!truth),
                _ => return,
            },
            _ => return,
        };
        // It is the same value as before, so that what is known of its fields stays.
        if !self.is_map(variable) {
            state.values.insert(variable.clone(), Some(narrowed));
        }
    }
}

/// The field of an object that a formula says is null, true or false.
fn constant_field(formula: &Term, object: &Term) -> Option<(Term, Value)> {
    let (field, value) = match formula.kind() {
        TermKind::Apply(Op::Eq, sides) if sides[1] == null() => (&sides[0], Value::Null),
        TermKind::Apply(Op::Not, negated) => (&negated[0], Value::Bool(false)),
        _ => (formula, Value::Bool(true)),
    };
    let is_field = matches!(field.kind(), TermKind::Apply(Op::Select, parts) if parts[1] == *object);
    is_field.then(|| (field.clone(), value))
}

fn is_string(ty: &JavaType) -> bool {
    matches!(ty, JavaType::Class(name) if **name == *STRING_CLASS)
}

fn is(function: &Arc<Function>, known: &Arc<Function>) -> bool {
    function.name == known.name
}
