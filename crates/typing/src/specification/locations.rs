//! Sets of locations: `f`, `o.f`, `a[i]`, `a[lo..hi]`, `a[*]`, `o.*`, and values of type `\locset`.

use super::contracts::Subject;
use super::logic::{is_logic, logic};
use crate::attribution::Symbol;
use crate::checker::{Checker, Target};
use crate::expressions::{Denoted, Qualifier, without_parens};
use base::Span;
use classes::Type;
use syntax::ast::{Expr, ExprKind, Ident, Location, LocationKind, SpecExpr};

impl<'a> Checker<'a> {
    /// Types the locations of an `assignable` clause.
    pub(super) fn locations(&mut self, locations: &'a [Location], subject: &Subject) {
        for location in locations {
            self.location(location);
            if let LocationKind::Place(place) = &location.kind {
                self.check_outlives(place, subject);
            }
        }
    }

    /// Reports a parameter among what a method assigns: callers cannot see it. Within a body, variables change.
    fn check_outlives(&mut self, place: &'a Expr, subject: &Subject) {
        let place = without_parens(place);
        let Some(Symbol::Local(local)) = self.out().symbols.get(&place.id).cloned() else { return };
        let local = &self.files[self.current].locals[local];
        if !subject.is_inside && local.ty.is_known() && !is_logic(&local.ty, "locset") {
            let message = format!("`{}` is a parameter, which callers cannot see change", local.name);
            self.specification_error(place.span, message);
        }
    }

    /// `accessible subject: l, … \measured_by e`
    pub(super) fn accessible(
        &mut self,
        dependent: Option<&'a Expr>,
        locations: &'a [Location],
        measure: Option<&'a Expr>,
    ) {
        if let Some(dependent) = dependent {
            self.value(dependent);
        }
        for location in locations {
            self.location(location);
        }
        if let Some(measure) = measure {
            self.whole_number(measure, "a measure");
        }
    }

    fn location(&mut self, location: &'a Location) {
        match &location.kind {
            LocationKind::Nothing | LocationKind::StrictlyNothing | LocationKind::Everything => {}
            LocationKind::Word(word) => match &*word.name {
                "not_specified" | "less_than_nothing" | "same" => {}
                _ => {
                    let ty = self.word(location.span, *word);
                    self.check_locset(location.span, &ty);
                }
            },
            LocationKind::Place(place) => self.location_value(place),
            LocationKind::AllFields(object) => self.all_fields(object),
            LocationKind::AllElements(array) => {
                self.all_elements(array);
            }
            LocationKind::Elements(array, low, high) => {
                self.elements(array, low, high);
            }
            LocationKind::Unsupported(what) => {
                self.uncertain(what.span, &what.what);
            }
        }
    }

    /// Expressions that stand for locations.
    pub(super) fn location_values(&mut self, expressions: &'a [Expr]) {
        for e in expressions {
            self.location_value(e);
        }
    }

    /// An expression that stands for locations: a field or array element for itself, or a set of locations.
    pub(super) fn location_value(&mut self, e: &'a Expr) {
        if let ExprKind::Field(objects, name) = &without_parens(e).kind
            && let ExprKind::Specification(inner) = &objects.kind
            && let SpecExpr::AllElements(array) = &**inner
        {
            self.out().set_type(objects.id, logic("locset"));
            return self.field_of_elements(e, array, *name);
        }
        let ty = self.expression(e, &Target::None);
        if !self.is_place(e) {
            self.check_locset(e.span, &ty);
        }
    }

    /// `a[*].f`: the field of all elements.
    fn field_of_elements(&mut self, e: &'a Expr, array: &'a Expr, name: Ident) {
        let found = self.value(array);
        self.out().set_type(e.id, logic("locset"));
        let Type::Array(element) = &found else {
            if found.is_known() {
                let message = format!("expected an array, found `{}`", self.classes.display(&found));
                self.specification_error(array.span, message);
            }
            return;
        };
        if let Denoted::Field(field, ..) = self.field_of_value(element, name, None) {
            self.out().symbols.insert(without_parens(e).id, Symbol::Field(field));
        }
    }

    fn check_locset(&mut self, span: Span, ty: &Type) {
        if ty.is_known() && !is_logic(ty, "locset") {
            self.specification_error(span, "expected a field or an array element");
        }
    }

    /// Whether an expression that has been typed is a variable that can be assigned to. Local variables are
    /// taken for places, too: who does not want them asks.
    pub(super) fn is_place(&self, e: &Expr) -> bool {
        let e = without_parens(e);
        match &e.kind {
            ExprKind::Name(_) | ExprKind::Field(..) => {
                matches!(self.files[self.current].symbols.get(&e.id), Some(Symbol::Field(_) | Symbol::Local(_)))
            }
            ExprKind::Index(array, _) => !matches!(self.files[self.current].ty(array.id), Some(Type::Logic(..))),
            // `\old(o.f)` and the like are the location, found in another state.
            ExprKind::Specification(inner) => match &**inner {
                SpecExpr::Old(inner, _) | SpecExpr::Labelled(_, inner) => self.is_place(inner),
                SpecExpr::Function(name, arguments) => match &*name.name {
                    "before" | "backup" => arguments.first().is_some_and(|inner| self.is_place(inner)),
                    name => name == "transactionUpdated",
                },
                SpecExpr::Member(_, name) => &*name.name == "transient",
                _ => false,
            },
            _ => false,
        }
    }

    /// `o.*`, `C.*`
    pub(super) fn all_fields(&mut self, object: &'a Expr) {
        let found = match self.qualifier(object) {
            Qualifier::Expr(ty) => ty,
            Qualifier::Class(_) | Qualifier::Super { .. } => return,
        };
        if found.is_known() && (!found.is_reference() || found == Type::Null) {
            let message = format!("expected an object, found `{}`", self.classes.display(&found));
            self.specification_error(object.span, message);
        }
    }

    /// `a[*]`
    pub(super) fn all_elements(&mut self, array: &'a Expr) -> Type {
        let found = self.value(array);
        match &found {
            Type::Array(_) | Type::Unknown => logic("locset"),
            // The elements of a sequence are values and no locations.
            _ if is_logic(&found, "seq") => found,
            _ => {
                let message = format!("expected an array, found `{}`", self.classes.display(&found));
                self.specification_error(array.span, message);
                Type::Unknown
            }
        }
    }

    /// `a[low .. high]`; of a sequence it is a part of it.
    pub(super) fn elements(&mut self, array: &'a Expr, low: &'a Expr, high: &'a Expr) -> Type {
        let ty = self.all_elements(array);
        self.whole_number(low, "the first index");
        self.whole_number(high, "the last index");
        ty
    }
}
