//! Java expressions in code: evaluation order, short circuits, and the checks that come with each operation.

use crate::Classes;
use crate::builder::{Builder, unsupported};
use crate::context::Lowered;
use base::{Span, rules};
use ir::vocabulary::{length, null};
use ir::{CommandKind, JavaType, Terminator};
use logic::build::{and, bool, eq, int, ite, le, lt, ne, not, or, select, select_path};
use logic::{Sort, Term};
use sema::program::{BinaryOp, Expr, ExprKind, Type};

impl Builder<'_> {
    /// The value of an expression. The commands that compute it go to the current block.
    pub fn expression(&mut self, expr: &Expr) -> Lowered<Term> {
        let span = expr.span;
        match &expr.kind {
            ExprKind::Int(value) => Ok(int(*value)),
            ExprKind::Bool(value) => Ok(bool(*value)),
            ExprKind::Null => Ok(null()),
            ExprKind::This => self.this_object(span),
            ExprKind::Local(local) => match self.variables.get(local) {
                Some(variable) => Ok(variable.term()),
                None => unsupported(span, "variables outside their scope"),
            },
            ExprKind::Field(..) | ExprKind::StaticField(_) | ExprKind::Index(..) => {
                let place = self.place(expr)?;
                self.check_place(&place);
                Ok(self.read(&place, &expr.ty, span))
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
                let left = self.expression(left)?;
                self.choose(left, |_| Ok(None), right, span, bool(false))
            }
            ExprKind::Binary(BinaryOp::OrElse, left, right) => {
                let left = self.expression(left)?;
                self.choose(not(left), |_| Ok(None), right, span, bool(true))
            }
            ExprKind::Binary(op, left, right) => {
                let values = self.operands(&[left, right])?;
                let [first, second] = two(values);
                self.binary(*op, &left.ty, first, second, span)
            }
            ExprKind::Conditional(condition, then_expr, else_expr) => {
                let condition = self.expression(condition)?;
                self.choose(condition, |builder| builder.expression(else_expr).map(Some), then_expr, span, bool(false))
            }
            ExprKind::Convert(inner) => {
                let value = self.expression(inner)?;
                Ok(if (&inner.ty, &expr.ty) == (&Type::Long, &Type::Int) {
                    self.fit(value, &expr.ty, span)
                } else {
                    value
                })
            }
            ExprKind::Cast(inner) => self.cast(inner, &expr.ty, span),
            ExprKind::InstanceOf(inner, ty) => {
                self.need_all_classes(span)?;
                let value = self.expression(inner)?;
                Ok(and([ne(value.clone(), null()), self.context.has_type(&value, ty)]))
            }
            ExprKind::Assign { .. } | ExprKind::Step { .. } => self.assignment(expr),
            ExprKind::StaticCall(..)
            | ExprKind::VirtualCall(..)
            | ExprKind::SuperCall(..)
            | ExprKind::ConstructorCall(..)
            | ExprKind::New(..) => self.call(expr),
            ExprKind::NewArray(lengths) => self.new_array(lengths, &expr.ty, span),
            ExprKind::ArrayLiteral(elements) => self.array_literal(elements, &expr.ty, span),
            ExprKind::Result | ExprKind::Old(_) | ExprKind::Quantified { .. } => {
                unsupported(span, "specification expressions in code")
            }
        }
    }

    /// `this`
    pub fn this_object(&self, span: Span) -> Lowered<Term> {
        match &self.this {
            Some(this) => Ok(this.clone()),
            None => unsupported(span, "`this` without an object"),
        }
    }

    /// What depends on the class of an object cannot be said where a class is hidden in the body of a method.
    pub fn need_all_classes(&mut self, span: Span) -> Lowered<()> {
        if self.context.options.classes == Classes::SomeHidden {
            return unsupported(span, "run-time types in a program with local or anonymous classes");
        }
        let text = "objects have no classes but those that were given";
        if !self.assumptions.iter().any(|(_, known)| known == text) {
            self.assumptions.push((span, text.to_string()));
        }
        Ok(())
    }

    /// The values of expressions that are evaluated from left to right. A value is kept from the side effects of
    /// what is evaluated after it.
    pub fn operands(&mut self, exprs: &[&Expr]) -> Lowered<Vec<Term>> {
        let mut values = Vec::new();
        for (index, expr) in exprs.iter().enumerate() {
            let value = self.expression(expr)?;
            let disturbed = exprs[index + 1..].iter().any(|later| has_effects(later));
            values.push(if disturbed { self.capture(expr.span, value) } else { value });
        }
        Ok(values)
    }

    /// The value of `then_expr` where the condition holds; elsewhere what `otherwise` computes, or `default`. As long
    /// as neither needs commands, no block is made.
    fn choose(
        &mut self,
        condition: Term,
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
        self.terminate(Terminator::Branch { condition, then_block, else_block });
        self.enter(join);
        Ok(result.term())
    }

    /// A reference must not be null here. `this` and new objects never are.
    pub fn check_not_null(&mut self, object: &Term, span: Span) {
        if self.this.as_ref() == Some(object) {
            return;
        }
        let message = format!("`{}` may be null", self.context.text(span));
        self.check(&rules::NULL_DEREFERENCE, span, message, ne(object.clone(), null()));
    }

    fn cast(&mut self, inner: &Expr, ty: &Type, span: Span) -> Lowered<Term> {
        let value = self.expression(inner)?;
        let fits = or([eq(value.clone(), null()), self.context.has_type(&value, ty)]);
        let is_widening = match (&inner.ty, ty) {
            (Type::Null, _) => true,
            (Type::Class(from), Type::Class(to)) => self.context.program.is_subclass(*from, *to),
            (from, to) => from == to,
        };
        if !is_widening {
            self.need_all_classes(span)?;
            let target = self.context.program.type_name(ty);
            let message = format!("`{}` may not be of type `{target}`", self.context.text(inner.span));
            self.check(&rules::CLASS_CAST, span, message, fits);
        }
        Ok(value)
    }

    fn new_array(&mut self, lengths: &[Expr], ty: &Type, span: Span) -> Lowered<Term> {
        let [length_expr] = lengths else {
            return unsupported(span, "array creations with several lengths");
        };
        let length = self.expression(length_expr)?;
        let message = format!("the array size `{}` may be negative", self.context.text(length_expr.span));
        self.check(&rules::NEGATIVE_ARRAY_SIZE, length_expr.span, message, le(int(0), length.clone()));
        self.allocate_array(ty, length, span)
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
        self.check(&rules::ARRAY_INDEX, span, message, inside);
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

/// Whether evaluating an expression may change a variable or the heap.
pub fn has_effects(expr: &Expr) -> bool {
    let mut found = false;
    expr.visit(&mut |part| {
        found |= matches!(
            part.kind,
            ExprKind::Assign { .. }
                | ExprKind::Step { .. }
                | ExprKind::StaticCall(..)
                | ExprKind::VirtualCall(..)
                | ExprKind::SuperCall(..)
                | ExprKind::ConstructorCall(..)
                | ExprKind::New(..)
                | ExprKind::NewArray(_)
                | ExprKind::ArrayLiteral(_)
        );
    });
    found
}
