//! Boxes: the number in one, and whether two are the same object.

use crate::build::builder::Builder;
use crate::build::control::Thrown;
use crate::program::context::Lowered;
use base::{Span, rules};
use ir::CommandKind;
use ir::vocabulary::null;
use logic::build::{bool, eq, ne, not, or, select};
use logic::{Term, TermKind};
use sema::program::{Expr, MethodId, Type};

impl Builder<'_> {
    /// The number in a box, where Java asks for it without a word. A loop over a collection unboxes what has no text of its own:
    /// its variable stands for it.
    pub fn unboxed(&mut self, object: &Expr, method: MethodId, span: Span) -> Lowered<Term> {
        let value = self.expression(object)?;
        let shown = if span.contains(object.span) { object.span } else { span };
        let message = format!("`{}` is unboxed and may be null", self.context.text(shown));
        let thrown = Thrown::plain("nullPointer");
        self.check_throwing(&rules::NULL_UNBOXING, shown, message, ne(value.clone(), null()), thrown);
        self.call_directly(method, vec![value], span)
    }

    /// `left == right` on boxes: whether they are the same object. Who writes it means the numbers in them, so that both must
    /// come to the same. If they do not, the program goes on all the same.
    pub fn same_box(&mut self, left: &Expr, right: &Expr, method: MethodId, span: Span) -> Lowered<Term> {
        let [first, second] = crate::code::expressions::two(self.operands(&[left, right])?);
        let same = eq(first.clone(), second.clone());
        let Some(number) = self.context.number_in_box(method).filter(|_| !self.is_library()) else { return Ok(same) };
        let class = Type::Class(self.context.program.methods[method].owner);
        // What comes out of a generic class may be anything, if somebody put it there by a raw type.
        let is_other = |value: &Term, expr: &Expr| match expr.ty == class {
            true => bool(false),
            false => not(self.context.has_type(value, &class)),
        };
        let number_of = |value: &Term| select(number.term(), value.clone());
        let condition = or([
            same.clone(),
            eq(first.clone(), null()),
            eq(second.clone(), null()),
            is_other(&first, left),
            is_other(&second, right),
            ne(number_of(&first), number_of(&second)),
        ]);
        if !matches!(condition.kind(), TermKind::Bool(true)) {
            let (left, right) = (self.context.text(left.span), self.context.text(right.span));
            let message = format!("`{left}` and `{right}` may be different boxes of the same value");
            let obligation = self.oblige(&rules::BOX_COMPARISON, span, message, Vec::new());
            self.emit(span, CommandKind::Check { condition, obligation });
        }
        Ok(same)
    }
}
