//! Enums: their constants, and the members behind them.

use super::bodies::Owner;
use super::{Parse, Parser};
use crate::ast::{EnumConstant, ExprKind, Ident, Member, New, TypeKind, TypeRef, TypeRefKind, TypeSegment};
use crate::token::TokenKind;

impl Parser<'_> {
    /// `{ A, B(1) { … }; member … }` of the enum `name`.
    pub(super) fn enum_body(&mut self, name: Ident) -> Parse<(Vec<EnumConstant>, Vec<Member>)> {
        let open = self.position;
        self.expect(TokenKind::OpenBrace, "of the body of the enum")?;
        let constants = match self.constants(name) {
            Ok(constants) => constants,
            Err(_) => {
                self.leave_group(open);
                return Ok((Vec::new(), Vec::new()));
            }
        };
        let mut members = Vec::new();
        if self.eat(TokenKind::Semicolon).is_some() {
            members = self.members(Owner { name, kind: TypeKind::Enum });
        }
        let _ = self.close(open, TokenKind::CloseBrace);
        Ok((constants, members))
    }

    fn constants(&mut self, name: Ident) -> Parse<Vec<EnumConstant>> {
        let mut constants = Vec::new();
        if self.eat(TokenKind::Comma).is_none() {
            loop {
                self.comment_at_type()?;
                let begins_constant = self.at(TokenKind::Identifier) || self.at_annotation();
                if !begins_constant {
                    break;
                }
                if self.at_member_in_constants(name) {
                    return Err(self.expected("a constant of the enum"));
                }
                constants.push(self.constant(name)?);
                self.comment_at_type()?;
                if self.eat(TokenKind::Comma).is_none() {
                    break;
                }
            }
        }
        self.comment_at_type()?;
        match self.kind() {
            TokenKind::Semicolon | TokenKind::CloseBrace | TokenKind::EndOfFile => Ok(constants),
            _ if constants.is_empty() || self.kind_at(self.position - 1) == TokenKind::Comma => {
                Err(self.expected("a constant of the enum"))
            }
            _ => Err(self.expected_behind("`,`, `;` or `}` after the constant")),
        }
    }

    /// Whether a member stands where constants are expected: `int f`, `String g()`.
    fn at_member_in_constants(&self, name: Ident) -> bool {
        let is_constructor = self.text_of(self.token()) == name.name.as_str() && self.ahead(1) == TokenKind::OpenParen;
        self.at(TokenKind::Identifier) && (self.at_declaration() || self.at_record() || is_constructor)
    }

    /// `@A NAME(…) { … }` of the enum `owner`.
    fn constant(&mut self, owner: Ident) -> Parse<EnumConstant> {
        let start = self.position;
        let annotations = self.annotations()?;
        let name = self.name("of the constant")?;
        let arguments = if self.at(TokenKind::OpenParen) { self.arguments()? } else { Vec::new() };
        let body = if self.at(TokenKind::OpenBrace) { Some(self.anonymous_class()?) } else { None };
        let segment =
            TypeSegment { annotations: Vec::new(), name: Ident { name: owner.name, span: name.span }, arguments: None };
        let kind = TypeRefKind::Named(vec![segment]);
        let class = TypeRef { kind, annotations: Vec::new(), span: name.span };
        let new = New { outer: None, type_arguments: Vec::new(), class, arguments, body };
        let creation = self.expr(start, ExprKind::New(Box::new(new)));
        Ok(EnumConstant { annotations, name, creation, span: self.span_from(start) })
    }
}
