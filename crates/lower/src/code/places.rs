//! Places that hold a value: locals, fields, array elements; reading and assigning them.

use crate::build::builder::{Builder, unsupported};
use crate::build::control::Thrown;
use crate::program::context::Lowered;
use crate::program::established::gives_no_null;
use crate::program::initialization::State;
use base::{Span, rules};
use ir::CommandKind;
use ir::vocabulary::{element_type, length, null, subtype, type_of};
use logic::build::{add, and, bool, eq, implies, int, ne, or, select, sub};
use logic::{Term, Var};
use sema::program::{Expr, ExprKind, FieldId, LocalId, MethodKind, Type};

/// A place, with the objects and indices that determine it already computed.
pub enum Place {
    /// A local variable.
    Variable(Var),
    /// A static field.
    Static {
        /// The global.
        variable: Var,
        /// The field.
        field: FieldId,
        /// The expression.
        span: Span,
    },
    /// A field of an object.
    Field {
        /// The global that holds the field.
        map: Var,
        /// The object.
        object: Term,
        /// The expression for the object.
        object_span: Span,
    },
    /// An element of an array.
    Element {
        /// The array.
        array: Term,
        /// The index.
        index: Term,
        /// The type of the array.
        array_type: Type,
        /// The expression for the array.
        array_span: Span,
        /// The whole expression.
        span: Span,
    },
}

impl Builder<'_> {
    /// The place that an expression denotes. Nothing is checked yet: Java evaluates the value to assign first.
    pub fn place(&mut self, expr: &Expr) -> Lowered<Place> {
        match &expr.kind {
            ExprKind::Local(local) => Ok(Place::Variable(self.variable(*local))),
            ExprKind::StaticField(field) => {
                Ok(Place::Static { variable: self.context.field(*field), field: *field, span: expr.span })
            }
            ExprKind::Field(object, field) => {
                let value = self.expression(object)?;
                Ok(Place::Field { map: self.context.field(*field), object: value, object_span: object.span })
            }
            // A place is read more than once where it is changed by its old value: it must not be worked out twice.
            ExprKind::Index(array, index) => {
                let values = self.operands(&[array, index])?;
                let [base, index] = crate::code::expressions::two(values);
                Ok(Place::Element {
                    array: base,
                    index,
                    array_type: array.ty.clone(),
                    array_span: array.span,
                    span: expr.span,
                })
            }
            _ => unsupported(expr.span, "assignments to this kind of expression"),
        }
    }

    /// The variable for a local. A group of a `switch` may use one that is declared in a group before it, which may come later
    /// in lowering or never.
    pub fn variable(&mut self, local: LocalId) -> Var {
        match self.scope.variables.get(&local) {
            Some(variable) => variable.clone(),
            None => self.declare_local(local),
        }
    }

    /// A `static final` field that was initialised with a new object or array still holds it, once its class is
    /// initialised; what the object or the array contains may have changed.
    fn rely_on_initial_value(&mut self, field: FieldId, span: Span) {
        let declaration = &self.context.program.fields[field];
        let is_initializer =
            self.method.kind == MethodKind::StaticInitializer && self.method.owner == declaration.owner;
        if is_initializer {
            return;
        }
        let Some(initializer) = self.context.initial_value(field).filter(|_| declaration.is_final) else { return };
        let value = self.context.field(field).term();
        let size = match &initializer.kind {
            ExprKind::New(..) => None,
            ExprKind::ArrayLiteral(elements) => Some(elements.len() as i128),
            ExprKind::NewArray(lengths) => match lengths.first().map(|length| &length.kind) {
                Some(ExprKind::Int(size)) if *size >= 0 => Some(i128::from(*size)),
                _ => None,
            },
            _ if gives_no_null(self.context.program, initializer) => None,
            _ => return,
        };
        let is_new = and([ne(value.clone(), null()), self.context.has_type(&value, &initializer.ty)]);
        let has_size = size.map_or_else(|| bool(true), |size| eq(length(value), int(size)));
        let fact = and([is_new, has_size]);
        // While the class is being initialised the field may still be null.
        let fact = match self.may_run_during(declaration.owner) {
            true => implies(State::Ended.of(&self.context.initialization_state(declaration.owner)), fact),
            false => fact,
        };
        self.assume_typing(span, fact);
        let class = self.context.program.classes[declaration.owner].simple_name;
        let text = format!("`{class}` is initialised before its methods run");
        if !self.assumptions.iter().any(|(_, known)| *known == text) {
            self.assumptions.push((span, text));
        }
    }

    /// That the object is there and the index is within the array.
    pub fn check_place(&mut self, place: &Place) -> Lowered<()> {
        match place {
            Place::Variable(_) => {}
            Place::Static { field, span, .. } => {
                self.use_class(self.context.program.fields[*field].owner, *span)?;
                self.rely_on_initial_value(*field, *span);
            }
            Place::Field { object, object_span, .. } => self.check_not_null(object, *object_span),
            Place::Element { array, index, array_span, span, .. } => {
                self.check_not_null(array, *array_span);
                self.check_index(array, index, *span);
            }
        }
        Ok(())
    }

    /// The value that a place holds now.
    pub fn read(&mut self, place: &Place, ty: &Type, span: Span) -> Term {
        match place {
            Place::Variable(variable) => variable.term(),
            Place::Static { variable, .. } => {
                let value = variable.term();
                let typing = self.context.field_typing(variable, &value, ty);
                self.assume_typing(span, typing);
                value
            }
            Place::Field { map, object, .. } => {
                let value = select(map.term(), object.clone());
                let typing = self.context.field_typing(map, &value, ty);
                self.assume_typing(span, typing);
                self.assume_held(map, &value, span);
                value
            }
            Place::Element { array, index, array_type, span: place, .. } => {
                let value = self.element(array, index, array_type, span);
                self.assume_known(self.context.holdings.elements.get(place), &value, span);
                value
            }
        }
    }

    /// Changes a place that has been checked.
    fn write(&mut self, place: &Place, value: Term, span: Span) {
        match place {
            Place::Variable(variable) | Place::Static { variable, .. } => self.assign(span, variable, value),
            Place::Field { map, object, .. } => {
                self.emit(span, CommandKind::Update { map: map.clone(), keys: vec![object.clone()], value });
            }
            Place::Element { array, index, array_type, .. } => {
                let map = self.context.elements(array_type);
                self.emit(span, CommandKind::Update { map, keys: vec![array.clone(), index.clone()], value });
            }
        }
    }

    /// `t = e`, `t op= e`, `t++`, …
    pub fn assignment(&mut self, expr: &Expr) -> Lowered<Term> {
        match &expr.kind {
            ExprKind::Assign { compound: None, target, value } => self.simple_assignment(target, value, expr.span),
            ExprKind::Assign { compound: Some((op, ty)), target, value } => {
                let place = self.stable_place(target, value)?;
                self.check_place(&place)?;
                let mut old = self.read(&place, &target.ty, target.span);
                if self.has_effects(value) {
                    old = self.capture(target.span, old);
                }
                let operand = self.expression(value)?;
                let computed = self.binary(*op, ty, old, operand, expr.span)?;
                let narrowed = if (ty, &target.ty) == (&Type::Long, &Type::Int) {
                    self.fit(computed, &Type::Int, expr.span)
                } else {
                    computed
                };
                let value = self.capture_value(&place, narrowed, expr.span);
                self.write(&place, value.clone(), expr.span);
                Ok(value)
            }
            ExprKind::Update { target, old, value, is_postfix } => {
                let place = self.stable_place(target, value)?;
                self.check_place(&place)?;
                let read = self.read(&place, &target.ty, target.span);
                let depth = self.scope.in_scope.len();
                let variable = self.declare_local(*old);
                self.assign(target.span, &variable, read);
                let new = self.expression(value)?;
                let new = self.capture_value(&place, new, expr.span);
                if let Place::Element { array, array_type, .. } = &place {
                    self.check_array_store(array, array_type, &new, value, expr.span)?;
                }
                self.write(&place, new.clone(), expr.span);
                self.scope.in_scope.truncate(depth);
                Ok(if *is_postfix { variable.term() } else { new })
            }
            ExprKind::Step { is_increment, is_prefix, target } => {
                let place = self.place(target)?;
                self.check_place(&place)?;
                let read = self.read(&place, &target.ty, target.span);
                let old = self.capture(target.span, read);
                let stepped = if *is_increment { add(old.clone(), int(1)) } else { sub(old.clone(), int(1)) };
                let new = self.fit(stepped, &target.ty, expr.span);
                let new = self.capture_value(&place, new, expr.span);
                self.write(&place, new.clone(), expr.span);
                Ok(if *is_prefix { new } else { old })
            }
            _ => unsupported(expr.span, "this kind of assignment"),
        }
    }

    fn simple_assignment(&mut self, target: &Expr, value_expr: &Expr, span: Span) -> Lowered<Term> {
        let place = self.stable_place(target, value_expr)?;
        let value = self.expression(value_expr)?;
        let value = match &place {
            // The class is initialised after the value is worked out.
            Place::Static { field, .. } if self.may_initialize(self.context.program.fields[*field].owner) => {
                self.capture(span, value)
            }
            _ => self.capture_value(&place, value, span),
        };
        self.check_place(&place)?;
        if let Place::Element { array, array_type, .. } = &place {
            self.check_array_store(array, array_type, &value, value_expr, span)?;
        }
        self.write(&place, value.clone(), span);
        Ok(value)
    }

    /// A place whose object and index are kept from the side effects of the value.
    fn stable_place(&mut self, target: &Expr, value: &Expr) -> Lowered<Place> {
        let place = self.place(target)?;
        if !self.has_effects(value) {
            return Ok(place);
        }
        Ok(match place {
            Place::Variable(_) | Place::Static { .. } => place,
            Place::Field { map, object, object_span } => {
                let object =
                    if self.scope.this.as_ref() == Some(&object) { object } else { self.capture(object_span, object) };
                Place::Field { map, object, object_span }
            }
            Place::Element { array, index, array_type, array_span, span } => {
                let array = self.capture(array_span, array);
                let index = self.capture(span, index);
                Place::Element { array, index, array_type, array_span, span }
            }
        })
    }

    /// The value of the whole assignment must not change when the place does: `x = x + 1` has the value that was
    /// computed, not `x + 1` once more.
    fn capture_value(&mut self, place: &Place, value: Term, span: Span) -> Term {
        let changed = match place {
            Place::Variable(variable) | Place::Static { variable, .. } => variable.clone(),
            Place::Field { map, .. } => map.clone(),
            Place::Element { array_type, .. } => self.context.elements(array_type),
        };
        if logic::transform::free_variables(&value).contains(&changed) { self.capture(span, value) } else { value }
    }

    /// Java checks at run time that an array of a subclass does not get an object of the superclass.
    fn check_array_store(
        &mut self,
        array: &Term,
        array_type: &Type,
        value: &Term,
        value_expr: &Expr,
        span: Span,
    ) -> Lowered<()> {
        let Type::Array(element) = array_type else { return Ok(()) };
        if !element.is_reference() || value_expr.ty == Type::Null {
            return Ok(());
        }
        self.need_all_classes(span);
        let fits = subtype(type_of(value.clone()), element_type(type_of(array.clone())));
        let message = format!("`{}` may not fit the array's run-time type", self.context.text(value_expr.span));
        let thrown = Thrown { maker: "arrayStore", arguments: vec![value.clone()] };
        self.check_throwing(&rules::ARRAY_STORE, span, message, or([eq(value.clone(), null()), fits]), thrown);
        Ok(())
    }
}
