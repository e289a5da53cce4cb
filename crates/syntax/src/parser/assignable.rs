//! Locations in `assignable` clauses: `f`, `o.f`, `a[i]`, `a[lo..hi]`, `a[*]`, `o.*`.

use super::{Parse, Parser};
use crate::ast::{Expr, ExprKind, Location, LocationKind};
use crate::token::TokenKind;

/// What was read behind an expression: more of it, or the end of the location.
#[expect(clippy::large_enum_variant, reason = "it is taken apart where it was made")]
enum Step {
    Expression(Expr),
    Location(LocationKind),
}

impl Parser<'_> {
    /// A list of locations, separated by `,`.
    pub(super) fn locations(&mut self) -> Parse<Vec<Location>> {
        let mut locations = vec![self.location()?];
        while self.eat(TokenKind::Comma).is_some() {
            locations.push(self.location()?);
        }
        Ok(locations)
    }

    fn location(&mut self) -> Parse<Location> {
        let start = self.position;
        let kind = match self.location_kind(start)? {
            Some(kind) if self.at_end_of_location() => kind,
            _ => return self.unsupported_location(start),
        };
        Ok(Location { kind, span: self.span_from(start) })
    }

    /// Whether the location is complete; a name cannot continue one, so that before it a `;` is missing.
    fn at_end_of_location(&self) -> bool {
        use TokenKind::*;
        matches!(self.kind(), Comma | Semicolon | AnnotationEnd | Identifier) || self.token().after_line_break
    }

    /// `None` where the location is of a form that is not understood.
    fn location_kind(&mut self, start: usize) -> Parse<Option<LocationKind>> {
        let mut place = match self.kind() {
            TokenKind::BackslashWord => {
                let kind = match self.text_of(self.token()) {
                    "\\nothing" => LocationKind::Nothing,
                    "\\everything" => LocationKind::Everything,
                    _ => return Ok(None),
                };
                self.bump();
                return Ok(Some(kind));
            }
            TokenKind::This => {
                self.bump();
                Expr { kind: ExprKind::This, span: self.span_from(start) }
            }
            TokenKind::Identifier => {
                let token = self.bump();
                let name = self.ident_of(&token);
                Expr { kind: ExprKind::Name(name), span: name.span }
            }
            TokenKind::Super if self.ahead(1) == TokenKind::Dot && self.ahead(2) == TokenKind::Identifier => {
                self.bump();
                self.bump();
                let token = self.bump();
                let name = self.ident_of(&token);
                Expr { kind: ExprKind::SuperField(name), span: self.span_from(start) }
            }
            TokenKind::Super | TokenKind::OpenParen => return Ok(None),
            _ => return Err(self.expected("a location, `\\nothing` or `\\everything`")),
        };
        loop {
            let step = match self.kind() {
                TokenKind::Dot => self.location_member(start, place)?,
                TokenKind::OpenBracket => self.location_element(start, place)?,
                _ => {
                    let is_place = !matches!(place.kind, ExprKind::This);
                    return Ok(is_place.then_some(LocationKind::Place(place)));
                }
            };
            match step {
                Step::Expression(expression) => place = expression,
                Step::Location(kind) => return Ok(Some(kind)),
            }
            self.grow()?;
        }
    }

    fn location_member(&mut self, start: usize, place: Expr) -> Parse<Step> {
        self.bump();
        if self.eat(TokenKind::Star).is_some() {
            return Ok(Step::Location(LocationKind::AllFields(place)));
        }
        let token = self.expect(TokenKind::Identifier, "of a field, or `*`, after `.`")?;
        let name = self.ident_of(&token);
        let kind = ExprKind::Field(Box::new(place), name);
        Ok(Step::Expression(Expr { kind, span: self.span_from(start) }))
    }

    fn location_element(&mut self, start: usize, array: Expr) -> Parse<Step> {
        let open = self.position;
        self.bump();
        if self.eat(TokenKind::Star).is_some() {
            self.close(open, TokenKind::CloseBracket)?;
            return Ok(Step::Location(LocationKind::AllElements(array)));
        }
        let first = self.expression()?;
        if self.eat(TokenKind::DotDot).is_some() {
            if self.at(TokenKind::CloseBracket) || self.at(TokenKind::Star) {
                self.position = open;
                self.skip_group()?;
                let unsupported = self.unsupported(start, "locations of this form");
                return Ok(Step::Location(LocationKind::Unsupported(unsupported)));
            }
            let last = self.expression()?;
            self.close(open, TokenKind::CloseBracket)?;
            return Ok(Step::Location(LocationKind::Elements(array, first, last)));
        }
        self.close(open, TokenKind::CloseBracket)?;
        let kind = ExprKind::Index(Box::new(array), Box::new(first));
        Ok(Step::Expression(Expr { kind, span: self.span_from(start) }))
    }

    /// Steps over a location that is not understood, to the `,` or `;` behind it.
    fn unsupported_location(&mut self, start: usize) -> Parse<Location> {
        self.position = start;
        let word = self.text_of(self.token());
        let what = match self.kind() {
            TokenKind::BackslashWord => format!("`{word}` locations"),
            _ => "locations of this form".to_owned(),
        };
        while !matches!(
            self.kind(),
            TokenKind::Comma | TokenKind::Semicolon | TokenKind::AnnotationEnd | TokenKind::EndOfFile
        ) {
            self.skip_bracket();
        }
        let unsupported = self.unsupported(start, what);
        Ok(Location { span: unsupported.span, kind: LocationKind::Unsupported(unsupported) })
    }
}
