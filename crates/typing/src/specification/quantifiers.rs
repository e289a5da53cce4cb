//! Quantifiers and their kin: `(\forall T x; range; body)`, `(\sum …)`, `(\seq_def …)`, …

use super::logic::{is_logic, logic};
use crate::attribution::LocalKind;
use crate::checker::Checker;
use crate::expressions::promoted;
use classes::Type;
use syntax::ast::{Expr, Quantified, Quantifier, TypeRef};

impl<'a> Checker<'a> {
    /// `(\forall T x, y; range; body)`
    pub(super) fn quantified(&mut self, e: &'a Expr, quantified: &'a Quantified) -> Type {
        self.in_block(|checker| {
            let ty = checker.quantified_type(&quantified.ty);
            match quantified.quantifier {
                // The bounds are outside of the variable.
                Quantifier::BoundedSum | Quantifier::SequenceDefinition => {
                    checker.bounds(e, quantified);
                    checker.bind(quantified, &ty);
                }
                _ => {
                    checker.bind(quantified, &ty);
                    checker.ranges(quantified);
                }
            }
            checker.quantified_body(quantified, ty)
        })
    }

    fn quantified_type(&mut self, written: &'a TypeRef) -> Type {
        match self.resolve_type(written) {
            Type::Void => {
                self.specification_error(written.span, "`void` is not the type of a value");
                Type::Unknown
            }
            ty => ty,
        }
    }

    fn bind(&mut self, quantified: &'a Quantified, ty: &Type) {
        for variable in &quantified.variables {
            self.new_local(*variable, ty.clone(), LocalKind::Quantified, true);
        }
    }

    fn ranges(&mut self, quantified: &'a Quantified) {
        for range in &quantified.range {
            self.formula(range, "the range");
        }
        if let [_, second, ..] = &quantified.range[..] {
            self.specification_error(second.span, "this quantifier has one range only");
        }
    }

    /// `low; high` of `\bsum` and `\seq_def`.
    fn bounds(&mut self, e: &Expr, quantified: &'a Quantified) {
        for bound in &quantified.range {
            self.whole_number(bound, "the bound");
        }
        if quantified.range.len() != 2 {
            self.specification_error(e.span, "expected a lower and an upper bound before the body");
        }
    }

    fn quantified_body(&mut self, quantified: &'a Quantified, ty: Type) -> Type {
        let body = &quantified.body;
        match quantified.quantifier {
            Quantifier::Forall | Quantifier::Exists => {
                self.formula(body, "the body of the quantifier");
                Type::BOOLEAN
            }
            Quantifier::NumOf => {
                self.formula(body, "the body of the quantifier");
                Type::LONG
            }
            Quantifier::Choose => {
                self.formula(body, "the body of the quantifier");
                ty
            }
            Quantifier::Sum | Quantifier::Product | Quantifier::Min | Quantifier::Max | Quantifier::BoundedSum => {
                self.number_body(body)
            }
            Quantifier::SequenceDefinition => {
                self.value(body);
                logic("seq")
            }
            Quantifier::InfiniteUnion => {
                self.location_value(body);
                logic("locset")
            }
        }
    }

    /// A body that is a number, and gives one of the type that calculations with it have.
    fn number_body(&mut self, body: &'a Expr) -> Type {
        let found = self.value(body);
        match self.classes.primitive_of(&found) {
            _ if !found.is_known() => Type::Unknown,
            _ if is_logic(&found, "bigint") || is_logic(&found, "real") => found,
            Some(primitive) if primitive.is_numeric() => Type::Primitive(promoted(primitive)),
            _ => {
                let message = format!("expected a number, found `{}`", self.classes.display(&found));
                self.specification_error(body.span, message);
                Type::Unknown
            }
        }
    }
}
