//! Variables in declarations: `int a = 1, b[] = {2}`.

use super::{Parse, Parser};
use crate::ast::{Declarator, Expr, ExprKind, LocalDecl, Modifiers, TypeRef, TypeRefKind};
use crate::token::TokenKind;

impl Parser<'_> {
    /// `int a = 1, b`, without its `;`.
    pub(super) fn local(&mut self, modifiers: Modifiers) -> Parse<LocalDecl> {
        let mut modifiers = modifiers;
        let ty = self.local_type()?;
        self.modifiers_at_type(&mut modifiers)?;
        let declarators = self.declarators()?;
        self.check_inferred(&ty, &declarators);
        Ok(LocalDecl { modifiers, ty, declarators })
    }

    /// Reports what `var` cannot declare: several variables, or arrays by `[]` behind the name.
    pub(super) fn check_inferred(&mut self, ty: &TypeRef, declarators: &[Declarator]) {
        if ty.kind != TypeRefKind::Var {
            return;
        }
        if declarators.len() > 1 {
            self.note_syntax(declarators[1].name.span, "`var` can only declare one variable");
        } else if declarators[0].dimensions > 0 {
            self.note_syntax(declarators[0].name.span, "`var` cannot have `[]` behind the variable");
        }
    }

    /// `a = 1, b[]`
    pub(super) fn declarators(&mut self) -> Parse<Vec<Declarator>> {
        let mut declarators = Vec::with_capacity(1);
        loop {
            let name = self.name("of the variable")?;
            let dimensions = self.dimensions()?;
            self.pragmas_behind_name()?;
            let initializer = match self.eat(TokenKind::Assign) {
                Some(_) => Some(self.variable_initializer()?),
                None => None,
            };
            self.pragmas_behind_name()?;
            declarators.push(Declarator { name, dimensions, initializer });
            if self.eat(TokenKind::Comma).is_none() {
                return Ok(declarators);
            }
        }
    }

    /// An expression or an array initialiser.
    pub(super) fn variable_initializer(&mut self) -> Parse<Expr> {
        if self.at(TokenKind::OpenBrace) { self.array_initializer() } else { self.expression() }
    }

    /// `{ a, b }`
    pub(super) fn array_initializer(&mut self) -> Parse<Expr> {
        self.nested(|parser| {
            let start = parser.position;
            parser.expect(TokenKind::OpenBrace, "of the array initialiser")?;
            let mut elements = Vec::new();
            if parser.eat(TokenKind::Comma).is_none() {
                while !parser.at(TokenKind::CloseBrace) {
                    elements.push(parser.variable_initializer()?);
                    if parser.eat(TokenKind::Comma).is_none() {
                        break;
                    }
                }
            }
            parser.close(start, TokenKind::CloseBrace)?;
            Ok(parser.expr(start, ExprKind::ArrayInitializer(elements)))
        })
    }
}
