//! Sets of locations: `f`, `o.f`, `a[i]`, `a[lo..hi]`, `a[*]`, `o.*`, `\nothing`, and expressions over them.

use super::{Parse, Parser};
use crate::ast::{Expr, ExprKind, Location, LocationKind, SpecExpr};
use crate::token::TokenKind;
use base::Name;

impl Parser<'_> {
    /// A list of locations, separated by `,`.
    pub(super) fn locations(&mut self) -> Parse<Vec<Location>> {
        let mut locations = vec![self.location()?];
        while self.eat(TokenKind::Comma).is_some() {
            locations.push(self.location()?);
        }
        Ok(locations)
    }

    /// One set of locations: an expression, of which those that only denote locations are known by their form.
    pub(super) fn location(&mut self) -> Parse<Location> {
        if matches!(self.kind(), TokenKind::Semicolon | TokenKind::AnnotationEnd | TokenKind::Comma) {
            return Err(self.expected("a location, `\\nothing` or `\\everything`"));
        }
        let expression = self.expression()?;
        let span = expression.span;
        let kind = match expression.kind {
            ExprKind::Specification(inner) => match *inner {
                SpecExpr::Word(word) => match word.name.as_str() {
                    "nothing" => LocationKind::Nothing,
                    "strictly_nothing" => LocationKind::StrictlyNothing,
                    "everything" => LocationKind::Everything,
                    _ => LocationKind::Word(word),
                },
                SpecExpr::AllFields(object) => LocationKind::AllFields(object),
                SpecExpr::AllElements(array) => LocationKind::AllElements(array),
                SpecExpr::Elements(array, first, last) => LocationKind::Elements(array, first, last),
                SpecExpr::Unsupported(reason) => LocationKind::Unsupported(reason),
                other => {
                    let kind = ExprKind::Specification(Box::new(other));
                    LocationKind::Place(Expr { kind, span, id: expression.id })
                }
            },
            kind => LocationKind::Place(Expr { kind, span, id: expression.id }),
        };
        Ok(Location { kind, span })
    }

    /// A set of locations as the expression that it was read from.
    pub(super) fn location_as_expression(&mut self, location: Location) -> Expr {
        let span = location.span;
        let word = |name: &str| SpecExpr::Word(crate::ast::Ident { name: Name::new(name), span });
        let inner = match location.kind {
            LocationKind::Place(expression) => return expression,
            LocationKind::Nothing => word("nothing"),
            LocationKind::StrictlyNothing => word("strictly_nothing"),
            LocationKind::Everything => word("everything"),
            LocationKind::Word(name) => SpecExpr::Word(name),
            LocationKind::AllFields(object) => SpecExpr::AllFields(object),
            LocationKind::AllElements(array) => SpecExpr::AllElements(array),
            LocationKind::Elements(array, first, last) => SpecExpr::Elements(array, first, last),
            LocationKind::Unsupported(reason) => SpecExpr::Unsupported(reason),
        };
        Expr { kind: ExprKind::Specification(Box::new(inner)), span, id: self.expression_id() }
    }
}
