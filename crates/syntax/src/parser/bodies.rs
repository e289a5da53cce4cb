//! Bodies of types: `{ member … }`.

use super::{Parse, Parser};
use crate::ast::{Ident, Member, TypeKind};
use crate::token::TokenKind;

/// The type that a member belongs to.
#[derive(Clone, Copy)]
pub(super) struct Owner {
    pub name: Ident,
    pub kind: TypeKind,
}

impl Owner {
    /// Whether it is an interface or an annotation type.
    pub(super) fn is_interface(self) -> bool {
        matches!(self.kind, TypeKind::Interface | TypeKind::Annotation)
    }
}

impl Parser<'_> {
    /// `{ … }` of the type `name`.
    pub(super) fn class_body(&mut self, name: Ident, kind: TypeKind) -> Parse<Vec<Member>> {
        let open = self.position;
        self.expect(TokenKind::OpenBrace, "of the body of the type")?;
        let members = self.members(Owner { name, kind });
        // A type that is not closed is reported; its members are read all the same.
        let _ = self.close(open, TokenKind::CloseBrace);
        Ok(members)
    }

    /// Members up to `}`.
    pub(super) fn members(&mut self, owner: Owner) -> Vec<Member> {
        let mut members = Vec::new();
        let outer = self.owner.replace(owner);
        let outside = std::mem::take(&mut self.jahob);
        while !matches!(self.kind(), TokenKind::CloseBrace | TokenKind::EndOfFile) {
            let start = self.position;
            if self.member(owner, &mut members).is_err() {
                if self.position == start && !self.at(TokenKind::CloseBrace) {
                    self.bump();
                }
                self.recover_member(start);
                members.push(Member::Error(self.span_from(start)));
            }
            let unsupported = std::mem::take(&mut self.not_understood);
            members.extend(unsupported.into_iter().map(super::declarations::unsupported_member));
            self.take_jahob_members(&mut members);
            self.refuse_stray_jahob();
        }
        self.owner = outer;
        self.jahob = outside;
        members
    }
}
