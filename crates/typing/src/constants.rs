//! Constant expressions (JLS 15.29) and constant variables (JLS 4.12.4).
//!
//! The value of a constant is recorded with the expression when it is typed. Constant fields of source code are
//! evaluated when somebody asks, which may be before their class is typed.

mod fold;
mod text;

pub(crate) use fold::{binary, converted, unary};
pub(crate) use text::text_of;

use crate::checker::{Checker, Target};
use crate::scope::{ClassScope, Scope};
use classes::{ClassId, Constant, FieldId, Flags, Type};
use syntax::ast::{Declarator, Expr, ExprKind, Literal};

/// Where a field of source code stands.
#[derive(Clone, Copy)]
pub(crate) struct FieldSource<'a> {
    /// The class.
    pub class: ClassId,
    /// The field itself.
    pub declarator: &'a Declarator,
}

impl<'a> Checker<'a> {
    /// The value of an expression that has been typed, if it is constant.
    pub(crate) fn constant_of(&self, e: &Expr) -> Option<Constant> {
        match &e.kind {
            ExprKind::Literal(literal) => literal_constant(literal),
            ExprKind::Paren(inner) => self.constant_of(inner),
            _ => self.files[self.current].constants.get(&e.id).cloned(),
        }
    }

    /// Says what the value of an expression is.
    pub(crate) fn set_constant(&mut self, e: &Expr, constant: Option<Constant>) {
        if matches!(e.kind, ExprKind::Literal(_)) {
            return;
        }
        match constant {
            Some(constant) => self.out().constants.insert(e.id, constant),
            None => self.out().constants.remove(&e.id),
        };
    }

    /// The value of a condition that has been typed, if it is constant.
    pub(crate) fn truth(&self, e: &Expr) -> Option<bool> {
        match self.constant_of(e) {
            Some(Constant::Boolean(value)) => Some(value),
            _ => None,
        }
    }

    /// Whether a variable of this type can be a constant variable.
    pub(crate) fn is_constant_type(&self, ty: &Type) -> bool {
        matches!(ty, Type::Primitive(_)) || (ty.is_known() && *ty == self.classes.string())
    }

    /// The value of a field, if it is a constant variable.
    pub(crate) fn field_constant(&mut self, id: FieldId) -> Option<Constant> {
        let classes = self.classes;
        let field = classes.field(id);
        if let Some(known) = field.constant.get() {
            return known.clone();
        }
        let source = *self.body.fields.get(&id)?;
        let is_possible = field.flags.has(Flags::FINAL) && self.is_constant_type(&field.ty);
        let initializer = source.declarator.initializer.as_ref().filter(|e| is_possible && may_be_constant(e));
        let Some(initializer) = initializer else {
            let _ = field.constant.set(None);
            return None;
        };
        // A field that depends on itself is no constant; whoever asked first says so of all of them.
        if self.body.evaluating.contains(&id) {
            return None;
        }
        self.body.evaluating.push(id);
        let value = self.evaluate_field(id, source.class, initializer);
        self.body.evaluating.pop();
        let _ = field.constant.set(value.clone());
        value
    }

    /// Evaluates the initial value of a field where it stands.
    fn evaluate_field(&mut self, id: FieldId, class: ClassId, e: &'a Expr) -> Option<Constant> {
        let field = self.classes.field(id);
        let (ty, is_static) = (&field.ty, field.flags.has(Flags::STATIC));
        let body = (self.body.initializer.take(), std::mem::take(&mut self.body.bindings));
        let scope = Scope::Class(ClassScope { class, is_static, in_header: false });
        let value = self.at_declaration_of(class, |checker| {
            checker.within(scope, |checker| {
                let (value, _) = checker.speculate(|checker| {
                    checker.expression(e, &Target::Assignment(ty.clone()));
                    checker.constant_of(e)
                });
                value.and_then(|value| checker.converted_constant(&value, ty))
            })
        });
        (self.body.initializer, self.body.bindings) = body;
        value
    }
}

/// The value of a literal.
fn literal_constant(literal: &Literal) -> Option<Constant> {
    Some(match literal {
        Literal::Int(value) => Constant::Int(*value),
        Literal::Long(value) => Constant::Long(*value),
        Literal::Float(bits) => Constant::Float(f32::from_bits(*bits)),
        Literal::Double(bits) => Constant::Double(f64::from_bits(*bits)),
        Literal::Char(value) => Constant::Int(i32::from(*value)),
        Literal::String(text) => Constant::String(text.as_ref().into()),
        Literal::Bool(value) => Constant::Boolean(*value),
        Literal::Null => return None,
    })
}

/// Whether an expression consists of what constants can consist of. It keeps fields from being typed early, and twice,
/// whose value is anything else.
fn may_be_constant(e: &Expr) -> bool {
    let mut open = vec![e];
    while let Some(e) = open.pop() {
        match &e.kind {
            ExprKind::Literal(literal) if *literal != Literal::Null => {}
            ExprKind::Name(_) => {}
            ExprKind::Field(inner, _) if matches!(inner.kind, ExprKind::Name(_) | ExprKind::Field(..)) => {
                open.push(inner);
            }
            ExprKind::Unary(_, inner) | ExprKind::Paren(inner) | ExprKind::Cast(_, inner) => open.push(inner),
            ExprKind::Binary(_, left, right) => open.extend([&**left, &**right]),
            ExprKind::Conditional(condition, yes, no) => open.extend([&**condition, &**yes, &**no]),
            _ => return false,
        }
    }
    true
}
