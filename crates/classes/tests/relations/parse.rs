//! Types from text: `java.util.Map$Entry<K,? extends V>[]`, with binary names.

use base::Name;
use classes::{ClassType, Classes, Primitive, Type, VariableId, Wildcard};
use std::collections::HashMap;
use std::sync::Arc;

/// Reads types; names of variables are those in scope.
pub struct Parser<'a> {
    pub classes: &'a Classes,
    pub variables: &'a HashMap<String, VariableId>,
    pub text: &'a str,
}

impl Parser<'_> {
    pub fn intersection(&mut self) -> Type {
        let first = self.ty();
        let mut all = vec![first];
        while self.eat(" & ") {
            all.push(self.ty());
        }
        if all.len() == 1 { all.remove(0) } else { Type::Intersection(all.into()) }
    }

    pub fn ty(&mut self) -> Type {
        let mut ty = self.simple();
        while self.eat("[]") {
            ty = Type::array(ty);
        }
        ty
    }

    fn simple(&mut self) -> Type {
        let name = self.name();
        if let Some(primitive) = Primitive::ALL.into_iter().find(|primitive| primitive.keyword() == name) {
            return Type::Primitive(primitive);
        }
        if name == "null" || name == "void" {
            return if name == "null" { Type::Null } else { Type::Void };
        }
        if let Some(variable) = self.variables.get(&name) {
            return Type::Variable(*variable);
        }
        let mut binary = name;
        let mut ty = self.class(&binary, None);
        while self.eat(".") {
            binary = format!("{binary}${}", self.name());
            ty = self.class(&binary, Some(ty));
        }
        ty
    }

    fn class(&mut self, binary: &str, outer: Option<Type>) -> Type {
        let class = self.classes.find(Name::new(binary)).unwrap_or_else(|| panic!("no class {binary}"));
        let mut arguments = Vec::new();
        if self.eat("<") {
            while !self.eat(">") {
                self.eat(",");
                arguments.push(self.argument());
            }
        }
        Type::Class(Arc::new(ClassType { outer, class, arguments }))
    }

    fn argument(&mut self) -> Type {
        if self.eat("? extends ") {
            Type::Wildcard(Wildcard::Extends(Arc::new(self.ty())))
        } else if self.eat("? super ") {
            Type::Wildcard(Wildcard::Super(Arc::new(self.ty())))
        } else if self.eat("?") {
            Type::Wildcard(Wildcard::Any)
        } else {
            self.ty()
        }
    }

    /// A name with its dots; a dot after arguments is not part of it.
    fn name(&mut self) -> String {
        let end = self.text.find(|c: char| !(c.is_alphanumeric() || "._$".contains(c))).unwrap_or(self.text.len());
        let (name, rest) = self.text.split_at(end);
        self.text = rest;
        name.to_owned()
    }

    fn eat(&mut self, token: &str) -> bool {
        let rest = self.text.strip_prefix(token);
        self.text = rest.unwrap_or(self.text);
        rest.is_some()
    }
}
