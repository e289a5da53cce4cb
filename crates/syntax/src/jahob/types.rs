//! Types of formulas: `obj set`, `obj => bool`, `(int * obj) set`.

use super::Type;
use super::formulas::Parser;
use super::lexer::TokenKind;
use base::Name;

impl Parser<'_> {
    /// A type; `=>` groups to the right and binds more loosely than `*`.
    pub fn ty(&mut self) -> Result<Type, String> {
        let left = self.product()?;
        if self.eat("=>") || self.eat("\\<Rightarrow>") {
            let right = self.nested(Self::ty)?;
            return Ok(Type::Function(Box::new(left), Box::new(right)));
        }
        Ok(left)
    }

    /// `a * b * c`, which groups to the right.
    fn product(&mut self) -> Result<Type, String> {
        let left = self.application()?;
        if self.eat("*") || self.eat("\\<times>") {
            let right = self.nested(Self::product)?;
            return Ok(Type::Product(Box::new(left), Box::new(right)));
        }
        Ok(left)
    }

    /// `a b set`: all but the last are arguments.
    fn application(&mut self) -> Result<Type, String> {
        let mut parts = vec![self.simple_type()?];
        while self.kind() == TokenKind::Word || self.kind() == TokenKind::TypeVariable || self.at("(") {
            parts.push(self.simple_type()?);
        }
        match parts.pop() {
            Some(last) if parts.is_empty() => Ok(last),
            Some(Type::Name(name)) => Ok(Type::Apply(parts, name)),
            _ => Err("a type operator such as `set` or `list` is expected at the end of the type".to_owned()),
        }
    }

    fn simple_type(&mut self) -> Result<Type, String> {
        let text = Name::new(self.text());
        match self.kind() {
            TokenKind::Word => {
                self.bump();
                Ok(Type::Name(text))
            }
            TokenKind::TypeVariable => {
                self.bump();
                Ok(Type::Variable(text))
            }
            _ if self.eat("(") => {
                let inner = self.nested(Self::ty)?;
                self.expect(")")?;
                Ok(inner)
            }
            _ => Err(format!("a type is expected, {} was found", self.found())),
        }
    }
}
