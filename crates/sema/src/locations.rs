//! Types the locations of `assignable` clauses.

use crate::checker::Checker;
use crate::expressions::Qualifier;
use crate::program::{Expr, ExprKind, Location, Type};
use crate::slice::{self as ast, LocationKind};
use base::Span;

impl Checker<'_, '_> {
    /// The union of the locations; `\nothing` adds none.
    pub fn locations(&mut self, locations: &[ast::Location]) -> Vec<Location> {
        let mut typed = Vec::new();
        for location in locations {
            let found = self.location(location);
            self.has_failed |= found.is_none() && !matches!(location.kind, LocationKind::Nothing);
            typed.extend(found);
        }
        typed
    }

    fn location(&mut self, location: &ast::Location) -> Option<Location> {
        match &location.kind {
            LocationKind::Nothing => None,
            LocationKind::Everything => Some(Location::Everything),
            LocationKind::Place(place) => self.single_location(place),
            LocationKind::AllFields(object) => self.all_fields(location.span, object),
            LocationKind::AllElements(array) => Some(Location::AllElements(self.array(array)?)),
            LocationKind::Elements(array, low, high) => {
                let array = self.array(array);
                let low = self.bound(low);
                let high = self.bound(high);
                Some(Location::Elements(array?, low?, high?))
            }
            LocationKind::Unsupported(what) => {
                self.unsupported(what.what.clone(), what.span);
                None
            }
        }
    }

    /// `f`, `o.f`, `C.f`, `a[i]`
    fn single_location(&mut self, place: &ast::Expr) -> Option<Location> {
        let typed = self.variable(place)?;
        match typed.kind {
            ExprKind::Field(object, field) => Some(Location::Field(*object, field)),
            ExprKind::StaticField(field) => Some(Location::StaticField(field)),
            ExprKind::Index(array, index) => Some(Location::Elements(*array, (*index).clone(), *index)),
            ExprKind::Local(local) if self.in_body => {
                let name = self.locals[local].name;
                self.unsupported(format!("local variables in `assignable` of loops, like `{name}`"), typed.span);
                None
            }
            ExprKind::Local(local) => {
                let name = self.locals[local].name;
                let message = format!("`{name}` is a parameter, which callers cannot see change");
                self.specification_error(typed.span, message);
                None
            }
            _ => {
                self.specification_error(typed.span, "expected a field or an array element");
                None
            }
        }
    }

    /// `o.*`
    fn all_fields(&mut self, span: Span, object: &ast::Expr) -> Option<Location> {
        match self.qualifier(object) {
            Qualifier::Value(value) if matches!(value.ty, Type::Class(_)) => Some(Location::AllFields(value)),
            Qualifier::Value(value) => {
                let found = self.show(&value.ty);
                self.specification_error(value.span, format!("expected an object, found `{found}`"));
                None
            }
            Qualifier::Class(_) => {
                self.unsupported("all static fields of a class in `assignable`", span);
                None
            }
            Qualifier::Failed => None,
        }
    }

    fn array(&mut self, array: &ast::Expr) -> Option<Expr> {
        let typed = self.value(array)?;
        if !matches!(typed.ty, Type::Array(_)) {
            let found = self.show(&typed.ty);
            self.specification_error(typed.span, format!("expected an array, found `{found}`"));
            return None;
        }
        Some(typed)
    }

    fn bound(&mut self, bound: &ast::Expr) -> Option<Expr> {
        let typed = self.value(bound)?;
        self.expect(typed, &Type::Int)
    }
}
