//! The expressions that only specifications have.

use super::Rules;
use super::logic::logic;
use crate::attribution::LocalKind;
use crate::checker::{Checker, Target};
use crate::expressions::Qualifier;
use base::Span;
use classes::Type;
use syntax::ast::{Expr, Ident, SpecExpr};

impl<'a> Checker<'a> {
    /// The type of an expression that only specifications have.
    pub(crate) fn spec_expression(&mut self, e: &'a Expr, inner: &'a SpecExpr, target: &Target) -> Type {
        match inner {
            SpecExpr::Result => self.result_value(e.span),
            SpecExpr::Old(inner, _) => self.old(e.span, inner),
            SpecExpr::Quantified(quantified) => self.quantified(e, quantified),
            SpecExpr::Let(ty, declarators, body) => self.in_block(|checker| {
                checker.specification_variables(ty, declarators);
                checker.expression(body, target)
            }),
            SpecExpr::Function(name, arguments) => self.function(e, *name, arguments),
            SpecExpr::Word(word) => self.word(e.span, *word),
            SpecExpr::Member(object, name) => self.word_of(object, *name),
            SpecExpr::Type(ty) => {
                self.resolve_type(ty);
                logic("TYPE")
            }
            SpecExpr::AllFields(object) => {
                self.all_fields(object);
                logic("locset")
            }
            SpecExpr::AllElements(array) => self.all_elements(array),
            SpecExpr::Elements(array, low, high) => self.elements(array, low, high),
            SpecExpr::Labelled(_, inner) => self.expression(inner, target),
            SpecExpr::Informal => Type::BOOLEAN,
            SpecExpr::Comprehension(set, ty, name, condition) => {
                let set = self.resolve_type(set);
                self.in_block(|checker| {
                    let ty = checker.resolve_type(ty);
                    checker.new_local(*name, ty, LocalKind::Quantified, true);
                    checker.formula(condition, "the condition");
                });
                set
            }
            SpecExpr::Unsupported(what) => self.uncertain(what.span, &what.what),
        }
    }

    /// `\result`
    fn result_value(&mut self, span: Span) -> Type {
        if self.specification.is_in_past {
            let message = "there is no `\\result` in the state on entry, which `\\old` speaks of";
            self.specification_error(span, message);
            return Type::Unknown;
        }
        match self.specification.result.clone() {
            Some(ty) => self.classes.capture(&ty),
            None => {
                let message = "`\\result` can only be used in `ensures` of a method that returns a value";
                self.specification_error(span, message);
                Type::Unknown
            }
        }
    }

    /// `\old(inner)`, `\pre(inner)`
    pub(super) fn old(&mut self, span: Span, inner: &'a Expr) -> Type {
        if !self.specification.has_past {
            self.specification_error(span, "`\\old` cannot be used here: there is no earlier state");
        }
        let rules = Rules { is_in_past: true, has_past: true, ..self.specification.clone() };
        self.specify(rules, |checker| checker.value(inner))
    }

    /// `o.\inv`, `o.\transient`
    fn word_of(&mut self, object: &'a Expr, name: Ident) -> Type {
        let ty = match &*name.name {
            "inv" | "inv_free" => Type::BOOLEAN,
            // The kind of transient object, of Java Card.
            "transient" => Type::INT,
            _ => {
                self.qualifier(object);
                return self.unknown_word(name, &["inv", "inv_free"]);
            }
        };
        if let Qualifier::Expr(found) = self.qualifier(object)
            && found.is_known()
            && (!found.is_reference() || found == Type::Null)
        {
            let message = format!("expected an object, found `{}`", self.classes.display(&found));
            self.specification_error(object.span, message);
        }
        ty
    }
}
