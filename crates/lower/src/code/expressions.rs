//! Java expressions in code: evaluation order, short circuits, and the checks that come with each operation.

use crate::build::builder::{Builder, unsupported};
use crate::build::control::Thrown;
use crate::program::context::Lowered;
use base::{Span, rules};
use ir::vocabulary::{double, float, length, null, string};
use ir::{CommandKind, JavaType, LoopFact, LoopHeader, Terminator};
use logic::build::{add, and, bool, eq, int, ite, le, lt, ne, not, or, select, select_path};
use logic::{Sort, Term};
use sema::program::{BinaryOp, Expr, ExprKind, Type};

impl<'a> Builder<'a> {
    /// The value of an expression. The commands that compute it go to the current block.
    pub fn expression(&mut self, expr: &Expr) -> Lowered<Term> {
        let span = expr.span;
        match &expr.kind {
            ExprKind::Int(value) => Ok(int(*value)),
            ExprKind::Float(value) => Ok(float(*value)),
            ExprKind::Double(value) => Ok(double(*value)),
            ExprKind::String(text) => self.string_constant(text, &expr.ty, span),
            ExprKind::ClassLiteral(ty) => self.class_literal(ty, &expr.ty, span),
            ExprKind::Bool(value) => Ok(bool(*value)),
            ExprKind::Null => Ok(null()),
            ExprKind::This => self.this_object(span),
            ExprKind::Local(local) => Ok(self.variable(*local).term()),
            ExprKind::Field(..) | ExprKind::StaticField(_) | ExprKind::Index(..) => {
                // A constant has its value from the start.
                if let ExprKind::StaticField(field) = expr.kind
                    && let Some(constant) = &self.context.program.fields[field].constant
                {
                    return self.expression(constant);
                }
                let place = self.place(expr)?;
                self.check_place(&place)?;
                match self.constant_of_object(expr) {
                    Some(constant) => self.expression(constant),
                    None => Ok(self.read(&place, &expr.ty, span)),
                }
            }
            ExprKind::Length(array) => {
                let object = self.expression(array)?;
                self.check_not_null(&object, array.span);
                Ok(length(object))
            }
            ExprKind::Unary(op, operand) => {
                let value = self.expression(operand)?;
                Ok(self.unary(*op, &expr.ty, value, span))
            }
            ExprKind::Binary(BinaryOp::AndAlso, left, right) => {
                let first = self.expression(left)?;
                let value = self.choose((first.clone(), self.written(left)), |_| Ok(None), right, span, bool(false))?;
                self.note_conjunction(&value, (&first, left.span), right.span);
                Ok(value)
            }
            ExprKind::Binary(BinaryOp::OrElse, left, right) => {
                let left = self.expression(left)?;
                self.choose((not(left), None), |_| Ok(None), right, span, bool(true))
            }
            ExprKind::Binary(op, left, right) => {
                let values = self.operands(&[left, right])?;
                let [first, second] = two(values);
                let open = match self.is_library() {
                    true => None,
                    false => self.context.identity(*op, (&first, &left.ty), (&second, &right.ty)),
                };
                match open {
                    Some(same) => Ok(same),
                    None => self.binary(*op, &left.ty, first, second, span),
                }
            }
            ExprKind::Conditional(condition, then_expr, else_expr) => {
                let written = self.written(condition);
                let condition = self.expression(condition)?;
                self.choose(
                    (condition, written),
                    |builder| builder.expression(else_expr).map(Some),
                    then_expr,
                    span,
                    bool(false),
                )
            }
            ExprKind::Convert(inner) => {
                let value = self.expression(inner)?;
                Ok(self.convert(value, &inner.ty, &expr.ty, span))
            }
            ExprKind::Cast(inner) => self.cast(inner, &expr.ty, span),
            ExprKind::InstanceOf(inner, ty) => {
                self.need_all_classes(span);
                let value = self.expression(inner)?;
                Ok(and([ne(value.clone(), null()), self.context.has_type(&value, ty)]))
            }
            ExprKind::Assign { .. } | ExprKind::Step { .. } | ExprKind::Update { .. } => self.assignment(expr),
            ExprKind::Sequence(statements, value) => {
                let depth = self.scope.in_scope.len();
                statements.iter().try_for_each(|statement| self.statement(statement))?;
                let value = self.expression(value);
                self.scope.in_scope.truncate(depth);
                value
            }
            ExprKind::NonNull(inner) => {
                let value = self.expression(inner)?;
                self.check_not_null(&value, inner.span);
                Ok(value)
            }
            ExprKind::Concat(parts) => self.concat(parts, span),
            ExprKind::StaticCall(..)
            | ExprKind::VirtualCall(..)
            | ExprKind::Unboxed(..)
            | ExprKind::SuperCall(..)
            | ExprKind::ConstructorCall(..)
            | ExprKind::New(..) => self.call(expr),
            ExprKind::SameBox(left, right, method) => self.same_box(left, right, *method, span),
            ExprKind::NewArray(lengths) => self.new_array(lengths, &expr.ty, span),
            ExprKind::ArrayLiteral(elements) => self.array_literal(elements, &expr.ty, span),
            ExprKind::Result
            | ExprKind::Old(_)
            | ExprKind::Before(_)
            | ExprKind::Content(..)
            | ExprKind::Logic(..)
            | ExprKind::TypeLiteral(_)
            | ExprKind::Locations(_)
            | ExprKind::Comprehension { .. }
            | ExprKind::SequenceDefinition { .. }
            | ExprKind::Quantified { .. } => unsupported(span, "specification expressions in code"),
        }
    }

    /// The values of expressions that are evaluated from left to right. A value is kept from the side effects of
    /// what is evaluated after it.
    pub fn operands(&mut self, exprs: &[&Expr]) -> Lowered<Vec<Term>> {
        let mut values = Vec::new();
        for (index, expr) in exprs.iter().enumerate() {
            let value = self.expression(expr)?;
            self.assume_promised(expr, &value);
            let disturbed = exprs[index + 1..].iter().any(|later| self.has_effects(later));
            values.push(if disturbed { self.capture(expr.span, value) } else { value });
        }
        Ok(values)
    }

    /// The value of `then_expr` where the condition holds; elsewhere what `otherwise` computes, or `default`. As long
    /// as neither needs commands, no block is made. The condition comes with the place where it is written, if it is.
    fn choose(
        &mut self,
        (condition, written): (Term, Option<Span>),
        otherwise: impl FnOnce(&mut Self) -> Lowered<Option<Term>>,
        then_expr: &Expr,
        span: Span,
        default: Term,
    ) -> Lowered<Term> {
        let before = self.current();
        let (then_block, else_block) = (self.new_block(), self.new_block());
        self.enter(then_block);
        let then_value = self.expression(then_expr)?;
        let (then_end, then_length) = self.position();
        self.enter(else_block);
        let else_value = otherwise(self)?.unwrap_or(default);
        let (else_end, else_length) = self.position();
        if (then_end, then_length, else_end, else_length) == (then_block, 0, else_block, 0) {
            self.enter(before);
            return Ok(ite(condition, then_value, else_value));
        }
        let result = self.temporary(then_value.sort().clone());
        let join = self.new_block();
        self.assign(span, &result, else_value);
        self.terminate(Terminator::Goto(join));
        self.enter(then_end);
        self.assign(span, &result, then_value);
        self.terminate(Terminator::Goto(join));
        self.enter(before);
        self.terminate(Terminator::Branch { condition, then_block, else_block, written });
        self.enter(join);
        Ok(result.term())
    }

    /// A reference must not be null here. `this`, the objects around it and new objects never are.
    pub fn check_not_null(&mut self, object: &Term, span: Span) {
        if self.scope.this.as_ref() == Some(object) || self.context.is_enclosing(object) {
            return;
        }
        let message = format!("`{}` may be null", self.context.text(span));
        let thrown = Thrown::plain("nullPointer");
        self.check_throwing(&rules::NULL_DEREFERENCE, span, message, ne(object.clone(), null()), thrown);
    }

    fn cast(&mut self, inner: &Expr, ty: &Type, span: Span) -> Lowered<Term> {
        let value = self.expression(inner)?;
        let fits = or([eq(value.clone(), null()), self.context.has_type(&value, ty)]);
        // The copy of an array has the array's type.
        let is_copy = matches!(&inner.kind, ExprKind::VirtualCall(receiver, method, _)
            if receiver.ty == *ty && matches!(ty, Type::Array(_)) && &*self.context.program.methods[*method].name == "clone");
        if is_copy {
            self.assume_typing(span, fits);
            return Ok(value);
        }
        let is_widening = match (&inner.ty, ty) {
            (Type::Null, _) => true,
            (Type::Class(from), Type::Class(to)) => self.context.is_subclass(*from, *to),
            (from, to) => from == to,
        };
        if !is_widening {
            self.need_all_classes(span);
            // A cast that nobody wrote: generics promise what it tests.
            let is_promised = span == inner.span && self.context.program.unchecked.is_none();
            let target = self.context.program.type_name(ty);
            let message = format!("`{}` may not be of type `{target}`", self.context.text(inner.span));
            let text: Vec<u16> = self.context.java_type(ty).to_string().encode_utf16().collect();
            let thrown = Thrown { maker: "classCast", arguments: vec![value.clone(), string(&text)] };
            if is_promised && !self.is_library() {
                self.rely_on_generics(span);
                self.assume_typing(span, fits.clone());
                self.throw_unless(fits, thrown, span);
            } else {
                self.check_throwing(&rules::CLASS_CAST, span, message, fits, thrown);
            }
        }
        Ok(value)
    }

    /// What type arguments say of a value beyond its erased type.
    fn assume_promised(&mut self, expr: &Expr, value: &Term) {
        let program = self.context.program;
        // What is boxed has the same place, and is no object yet.
        if let Some(class) = program.promised.get(&expr.span)
            && matches!(expr.ty, Type::Class(_))
            && program.unchecked.is_none()
            && !self.is_library()
            && self.context.reach.classes.contains(class)
        {
            self.rely_on_generics(expr.span);
            let fits = or([eq(value.clone(), null()), self.context.has_type(value, &Type::Class(*class))]);
            self.assume_typing(expr.span, fits);
        }
    }

    /// Notes that a verdict rests on type arguments.
    pub fn rely_on_generics(&mut self, span: Span) {
        let promise = "what is held by a generic type is of the type that its arguments say".to_owned();
        if !self.assumptions.iter().any(|(_, known)| *known == promise) {
            self.assumptions.push((span, promise));
        }
    }

    fn new_array(&mut self, lengths: &[Expr], ty: &Type, span: Span) -> Lowered<Term> {
        let sizes = self.operands(&lengths.iter().collect::<Vec<_>>())?;
        for (size, expr) in sizes.iter().zip(lengths) {
            let message = format!("the array size `{}` may be negative", self.context.text(expr.span));
            let thrown = Thrown { maker: "negativeSize", arguments: vec![size.clone()] };
            self.check_throwing(&rules::NEGATIVE_ARRAY_SIZE, expr.span, message, le(int(0), size.clone()), thrown);
        }
        self.nested_arrays(&sizes, ty, span)
    }

    /// An array whose elements are arrays themselves, as far as lengths are given.
    fn nested_arrays(&mut self, sizes: &[Term], ty: &Type, span: Span) -> Lowered<Term> {
        let [size, inner @ ..] = sizes else {
            return unsupported(span, "array creations without a length");
        };
        if inner.is_empty() {
            return self.allocate_array(ty, size.clone(), span);
        }
        let Type::Array(element) = ty else {
            return unsupported(span, "array creations with more lengths than dimensions");
        };
        let size = self.capture(span, size.clone());
        let inner: Vec<Term> = inner.iter().map(|size| self.capture(span, size.clone())).collect();
        let array = self.allocate_array(ty, size.clone(), span)?;
        let index = self.temporary(Sort::Int);
        self.assign(span, &index, int(0));
        let header = self.new_block();
        self.go_on_in(header);
        let (body, after) = (self.new_block(), self.new_block());
        let condition = lt(index.term(), size.clone());
        self.terminate(Terminator::Branch { condition, then_block: body, else_block: after, written: None });
        self.enter(body);
        let row = self.nested_arrays(&inner, element, span)?;
        let keys = vec![array.clone(), index.term()];
        self.emit(span, CommandKind::Update { map: self.context.elements(ty), keys, value: row });
        self.assign(span, &index, add(index.term(), int(1)));
        let latch = self.new_block();
        self.go_on_in(latch);
        self.terminate(Terminator::Goto(header));
        let within = and([le(int(0), index.term()), le(index.term(), size)]);
        let facts = vec![LoopFact { variable: index, formula: within }];
        self.set_header(
            header,
            LoopHeader { latch, invariants: Vec::new(), facts, predicates: Vec::new(), constants: Vec::new(), span },
        );
        self.enter(after);
        Ok(array)
    }

    fn allocate_array(&mut self, ty: &Type, length: Term, span: Span) -> Lowered<Term> {
        let JavaType::Array(element) = self.context.java_type(ty) else {
            return unsupported(span, "array creations without an array type");
        };
        let target = self.temporary(Sort::Ref);
        let site = self.next_site();
        self.emit(span, CommandKind::NewArray { target: target.clone(), element: *element, length, site });
        Ok(target.term())
    }

    fn array_literal(&mut self, elements: &[Expr], ty: &Type, span: Span) -> Lowered<Term> {
        let values = self.operands(&elements.iter().collect::<Vec<_>>())?;
        let array = self.allocate_array(ty, int(values.len() as i128), span)?;
        let map = self.context.elements(ty);
        for (index, value) in values.into_iter().enumerate() {
            let keys = vec![array.clone(), int(index as i128)];
            self.emit(span, CommandKind::Update { map: map.clone(), keys, value });
        }
        Ok(array)
    }

    /// That an index lies within an array.
    pub fn check_index(&mut self, array: &Term, index: &Term, span: Span) {
        let inside = and([le(int(0), index.clone()), lt(index.clone(), length(array.clone()))]);
        let message = format!("the index of `{}` may be out of range", self.context.text(span));
        let thrown = Thrown { maker: "index", arguments: vec![index.clone(), length(array.clone())] };
        self.check_throwing(&rules::ARRAY_INDEX, span, message, inside, thrown);
    }

    /// Whether evaluating an expression may change a variable or the heap.
    pub fn has_effects(&self, expr: &Expr) -> bool {
        let mut found = false;
        expr.visit(&mut |part| {
            found |= match part.kind {
                ExprKind::Assign { .. }
                | ExprKind::Step { .. }
                | ExprKind::Update { .. }
                | ExprKind::Sequence(..)
                | ExprKind::Concat(_)
                | ExprKind::ClassLiteral(_)
                | ExprKind::StaticCall(..)
                | ExprKind::VirtualCall(..)
                | ExprKind::Unboxed(..)
                | ExprKind::SuperCall(..)
                | ExprKind::ConstructorCall(..)
                | ExprKind::New(..)
                | ExprKind::NewArray(_)
                | ExprKind::ArrayLiteral(_) => true,
                ExprKind::StaticField(field) => {
                    let field = &self.context.program.fields[field];
                    field.constant.is_none() && self.may_initialize(field.owner)
                }
                _ => false,
            };
        });
        found
    }

    /// The value of an element of an array, in the current state.
    pub fn element(&mut self, array: &Term, index: &Term, array_type: &Type, span: Span) -> Term {
        let map = self.context.elements(array_type).term();
        let value = select_path(select(map, array.clone()), std::slice::from_ref(index));
        if let Type::Array(element) = array_type {
            let typing = self.context.typing(&value, element);
            self.assume_typing(span, typing);
        }
        value
    }
}

/// Exactly two values.
pub fn two(values: Vec<Term>) -> [Term; 2] {
    values.try_into().expect("two operands have two values")
}
