//! The labels of `switch` (JLS 14.11.1): constants, enum constants, `null`, `default` and patterns.

use super::completion::is_null;
use super::dominance::Shape;
use super::switch::{Cases, Selector, has_variables};
use crate::attribution::{LocalId, Symbol};
use crate::checker::{Checker, Target};
use base::{Span, rules};
use classes::{ClassId, FieldId, Flags};
use syntax::ast::{Case, Expr, ExprKind, Ident, Label, Pattern};

impl<'a> Checker<'a> {
    /// The labels and the guard of a case; gives the pattern variables that they declare.
    pub(super) fn labels(&mut self, cases: &mut Cases, case: &'a Case) -> Vec<LocalId> {
        let mut declared = Vec::new();
        let mut patterns = Vec::new();
        for label in &case.labels {
            match label {
                Label::Default(span) => self.default_label(cases, *span),
                Label::Expr(e) if is_null(e) => self.null_label(cases, e),
                Label::Expr(e) => self.constant_label(cases, e),
                Label::Pattern(pattern) => {
                    let shape = self.pattern_label(cases, pattern, &mut declared);
                    patterns.push((pattern, shape));
                }
            }
        }
        if case.labels.len() > 1
            && let Some((pattern, _)) = patterns.iter().find(|(pattern, _)| has_variables(pattern))
        {
            let message = "a pattern with variables cannot share its case: they might not be set";
            self.error(&rules::FLOW_ERROR, pattern.span, message);
        }
        let is_guarded = match &case.guard {
            None => false,
            Some(guard) => {
                self.with_bindings(&declared, |checker| checker.condition(guard));
                declared.extend(std::mem::take(&mut self.body.bindings).when_true);
                if self.truth(guard) == Some(false) {
                    self.error(&rules::TYPE_ERROR, guard.span, "this condition is never true");
                }
                self.truth(guard) != Some(true)
            }
        };
        if !is_guarded {
            for (pattern, shape) in patterns {
                self.unguarded_pattern(cases, pattern, shape);
            }
        }
        declared
    }

    fn default_label(&mut self, cases: &mut Cases, span: Span) {
        if cases.has_default {
            self.error(&rules::TYPE_ERROR, span, "there is a `default` case already");
        } else if cases.has_total {
            self.error(&rules::TYPE_ERROR, span, "a pattern before covers all values, so `default` is never reached");
        }
        cases.has_default = true;
    }

    fn null_label(&mut self, cases: &mut Cases, e: &'a Expr) {
        self.expression(e, &Target::None);
        if cases.has_null {
            self.error(&rules::TYPE_ERROR, e.span, "there is a `null` case already");
        } else if cases.has_total {
            self.error(&rules::TYPE_ERROR, e.span, "a pattern before covers all values, so this case is never reached");
        }
        cases.has_null = true;
        if cases.ty.primitive().is_some() {
            let message = format!("a value of type `{}` is never `null`", self.classes.display(&cases.ty));
            self.error(&rules::TYPE_ERROR, e.span, message);
        }
    }

    fn constant_label(&mut self, cases: &mut Cases, e: &'a Expr) {
        match (&e.kind, cases.selector) {
            (ExprKind::Name(name), Selector::Enum(class)) => {
                match self.enum_constant(class, *name) {
                    Some(constant) => {
                        let ty = self.classes.field(constant).ty.clone();
                        self.out().symbols.insert(e.id, Symbol::Field(constant));
                        self.out().set_type(e.id, ty);
                        self.enum_label(cases, e, constant);
                    }
                    None => cases.is_wrong = true,
                };
            }
            // Without a selector it is not known whether a name is that of an enum constant.
            (ExprKind::Name(_), Selector::Unknown) => {}
            (_, Selector::Unknown) => {
                self.expression(e, &Target::None);
            }
            _ => self.value_label(cases, e),
        }
    }

    /// A constant of an enum; reported if there is none.
    fn enum_constant(&mut self, class: ClassId, name: Ident) -> Option<FieldId> {
        let fields = &self.classes.members(class).fields;
        let constants = fields.iter().copied().filter(|id| self.classes.field(*id).flags.has(Flags::ENUM_CONSTANT));
        let constants: Vec<FieldId> = constants.collect();
        let found = constants.iter().copied().find(|id| self.classes.field(*id).name == name.name);
        if found.is_none() {
            let message = format!("`{}` is no constant of `{}`", name.name, self.classes.class(class).simple_name);
            let names = constants.iter().map(|id| self.classes.field(*id).name).collect();
            self.unknown_name(name.span, message, name.name, names);
        }
        found
    }

    fn enum_label(&mut self, cases: &mut Cases, e: &Expr, constant: FieldId) {
        if cases.enum_constants.contains(&constant) {
            self.duplicate(e.span);
            return;
        }
        cases.enum_constants.push(constant);
        let ty = self.classes.field(constant).ty.clone();
        self.check_dominated(cases, e.span, &Shape::Type(ty));
        cases.shapes.push(Shape::Constant(constant));
    }

    fn duplicate(&mut self, span: Span) {
        self.error(&rules::TYPE_ERROR, span, "there is a case for this value already");
    }

    /// A constant expression, or the qualified name of an enum constant.
    fn value_label(&mut self, cases: &mut Cases, e: &'a Expr) {
        let found = self.expression(e, &Target::Assignment(cases.ty.clone()));
        if !found.is_known() {
            cases.is_wrong = true;
            return;
        }
        let constant = match self.out().symbols.get(&e.id).cloned() {
            Some(Symbol::Field(field)) if self.classes.field(field).flags.has(Flags::ENUM_CONSTANT) => Some(field),
            _ => None,
        };
        if !self.is_assignable(e, &found, &cases.ty) {
            let ty = cases.ty.clone();
            self.incompatible(e.span, &found, &ty, "the label");
            cases.is_wrong = true;
            return;
        }
        if let Some(constant) = constant {
            self.enum_label(cases, e, constant);
            return;
        }
        let Some(value) = self.constant_of(e) else {
            self.error(&rules::TYPE_ERROR, e.span, "a label must be a constant");
            cases.is_wrong = true;
            return;
        };
        if !matches!(cases.selector, Selector::Number | Selector::Text) {
            let message =
                format!("values of type `{}` are not compared with constants", self.classes.display(&cases.ty));
            self.error(&rules::TYPE_ERROR, e.span, message);
            cases.is_wrong = true;
        } else if cases.constants.contains(&value) {
            self.duplicate(e.span);
        } else {
            cases.constants.push(value);
            let boxed = self.classes.boxed(&found);
            self.check_dominated(cases, e.span, &Shape::Type(boxed));
        }
    }

    fn pattern_label(&mut self, cases: &mut Cases, pattern: &'a Pattern, declared: &mut Vec<LocalId>) -> Shape {
        cases.has_pattern = true;
        let matched = cases.ty.clone();
        let ty = self.pattern(pattern, &matched, declared);
        let shape = self.shape(pattern);
        if cases.selector == Selector::Unknown {
            return shape;
        }
        let matched = self.classes.boxed(&matched);
        if !ty.is_known() || !self.check_test(pattern.span, pattern.span, &matched, &ty, pattern.span) {
            cases.is_wrong = true;
            return shape;
        }
        if cases.has_default {
            self.error(&rules::TYPE_ERROR, pattern.span, "this case is never reached: `default` stands before it");
        } else {
            self.check_dominated(cases, pattern.span, &shape);
        }
        shape
    }

    /// A pattern whose case has no condition.
    fn unguarded_pattern(&mut self, cases: &mut Cases, pattern: &Pattern, shape: Shape) {
        let matched = self.classes.boxed(&cases.ty);
        if matches!(&shape, Shape::Type(_)) && self.covers(&shape, &matched) {
            if cases.has_total {
                self.error(&rules::TYPE_ERROR, pattern.span, "a pattern before covers all values already");
            } else if cases.has_default {
                self.error(&rules::TYPE_ERROR, pattern.span, "this pattern covers all values, and so does `default`");
            }
            cases.has_total = true;
        }
        cases.shapes.push(shape);
    }

    /// Reports a label that is never reached because a pattern before fits wherever it does.
    fn check_dominated(&mut self, cases: &Cases, span: Span, label: &Shape) {
        let is_dominated = cases.shapes.iter().any(|earlier| self.dominates(earlier, label));
        if is_dominated {
            self.error(&rules::TYPE_ERROR, span, "this case is never reached: a pattern before covers it");
        }
    }
}
