//! Descriptors and generic signatures (JVMS 4.3, 4.7.9.1) to types.

use super::reader::{Malformed, Read};
use super::scope::Scope;
use crate::table::{Classes, TypeVariable, VariableId, VariableOwner};
use crate::types::{ClassType, Primitive, Type, Wildcard};
use base::Name;
use std::cell::OnceCell;
use std::sync::Arc;

const BAD: Malformed = Malformed("it has a descriptor or signature that is not valid");

/// How deep types may be nested: what Java allows for arrays, and more than anybody writes.
const DEPTH: usize = 255;

/// Reads one descriptor or signature. A descriptor is a signature without arguments, so one reader does for both.
pub(super) struct Signature<'s> {
    classes: &'s Classes,
    scope: &'s mut Scope,
    text: &'s str,
    at: usize,
    depth: usize,
}

/// The signature of a method.
pub(super) struct MethodSignature {
    /// Its type parameters.
    pub(super) type_parameters: Vec<VariableId>,
    /// The types of its parameters.
    pub(super) parameters: Vec<Type>,
    /// Its result.
    pub(super) result: Type,
    /// Its exceptions; none if none of them is a type variable or generic, for then they are an attribute.
    pub(super) throws: Vec<Type>,
}

impl<'s> Signature<'s> {
    /// Starts to read `text`, in which the type variables of `scope` are visible.
    pub(super) fn new(classes: &'s Classes, scope: &'s mut Scope, text: &'s str) -> Signature<'s> {
        Signature { classes, scope, text, at: 0, depth: 0 }
    }

    /// The signature of a class: parameters, superclass, interfaces.
    pub(super) fn class(mut self) -> Read<(Vec<VariableId>, Type, Vec<Type>)> {
        let parameters = self.type_parameters(VariableOwner::Class(self.scope.class))?;
        let superclass = self.ty()?;
        let mut interfaces = Vec::new();
        while !self.is_at_end() {
            interfaces.push(self.ty()?);
        }
        Ok((parameters, superclass, interfaces))
    }

    /// The type of a field.
    pub(super) fn field(mut self) -> Read<Type> {
        let ty = self.ty()?;
        if self.is_at_end() { Ok(ty) } else { Err(BAD) }
    }

    /// The signature of a method.
    pub(super) fn method(mut self) -> Read<MethodSignature> {
        let type_parameters = self.type_parameters(VariableOwner::Method)?;
        self.expect(b'(')?;
        let mut parameters = Vec::new();
        while !self.eat(b')') {
            parameters.push(self.ty()?);
        }
        let result = if self.eat(b'V') { Type::Void } else { self.ty()? };
        let mut throws = Vec::new();
        while self.eat(b'^') {
            throws.push(self.ty()?);
        }
        if !self.is_at_end() {
            return Err(BAD);
        }
        Ok(MethodSignature { type_parameters, parameters, result, throws })
    }

    /// `<T:bound:bound…>`. Bounds may mention any of the parameters, so all of them are declared before.
    fn type_parameters(&mut self, owner: VariableOwner) -> Read<Vec<VariableId>> {
        if !self.eat(b'<') {
            return Ok(Vec::new());
        }
        let mut declared = Vec::new();
        while !self.eat(b'>') {
            let name = Name::new(self.until(b":")?);
            let bounds_at = self.at;
            while self.eat(b':') {
                if self.begins_type() {
                    self.skip_type()?;
                }
            }
            let variable = TypeVariable { name, owner, bounds: OnceCell::new(), lower: None, wildcard: None };
            declared.push((name, self.classes.add_variable(variable), bounds_at));
        }
        self.scope.declare(owner, declared.iter().map(|(name, id, _)| (*name, *id)));
        let end = self.at;
        for (_, id, bounds_at) in &declared {
            self.at = *bounds_at;
            let mut bounds = Vec::new();
            while self.eat(b':') {
                // The first is left out if it would be `Object` and an interface follows.
                if self.begins_type() {
                    bounds.push(self.ty()?);
                }
            }
            if bounds.is_empty() {
                bounds.push(self.class_type("java.lang.Object", Vec::new(), None));
            }
            // Set for the first time: the variable is new.
            let _ = self.classes.variable(*id).bounds.set(bounds);
        }
        self.at = end;
        Ok(declared.into_iter().map(|(_, id, _)| id).collect())
    }

    fn ty(&mut self) -> Read<Type> {
        let mut dimensions = 0;
        while self.eat(b'[') {
            dimensions += 1;
        }
        self.depth += 1;
        if dimensions > DEPTH || self.depth > DEPTH {
            return Err(Malformed("it has a type that is nested too deeply"));
        }
        let element = match self.next()? {
            b'L' => self.class_mention()?,
            b'T' => {
                let name = Name::new(self.until(b";")?);
                self.expect(b';')?;
                self.scope.find(self.classes, name).map_or_else(|| self.undeclared(name), Type::Variable)
            }
            letter => {
                let primitive =
                    Primitive::ALL.into_iter().find(|primitive| primitive.descriptor() == char::from(letter));
                Type::Primitive(primitive.ok_or(BAD)?)
            }
        };
        self.depth -= 1;
        Ok(Type::array_of(element, dimensions))
    }

    /// `java/util/Map<TK;TV;>.Inner<…>;`, the `L` before it is read.
    fn class_mention(&mut self) -> Read<Type> {
        let mut name = String::with_capacity(32);
        let mut outer = None;
        loop {
            for part in self.until(b"<.;")?.split_inclusive('/') {
                match part.strip_suffix('/') {
                    Some(package) => {
                        name.push_str(package);
                        name.push('.');
                    }
                    None => name.push_str(part),
                }
            }
            let arguments = if self.eat(b'<') { self.arguments()? } else { Vec::new() };
            let is_parameterised = !arguments.is_empty() || outer.is_some();
            let ty = self.class_type(&name, arguments, outer.take());
            match self.next()? {
                b';' => return Ok(ty),
                b'.' => name.push('$'),
                _ => return Err(BAD),
            }
            outer = is_parameterised.then_some(ty).filter(Type::is_known);
        }
    }

    fn arguments(&mut self) -> Read<Vec<Type>> {
        let mut arguments = Vec::new();
        while !self.eat(b'>') {
            arguments.push(if self.eat(b'*') {
                Type::Wildcard(Wildcard::Any)
            } else if self.eat(b'+') {
                Type::Wildcard(Wildcard::Extends(Arc::new(self.ty()?)))
            } else if self.eat(b'-') {
                Type::Wildcard(Wildcard::Super(Arc::new(self.ty()?)))
            } else {
                self.ty()?
            });
        }
        Ok(arguments)
    }

    fn class_type(&self, binary_name: &str, arguments: Vec<Type>, outer: Option<Type>) -> Type {
        match self.classes.find_or_note(Name::new(binary_name)) {
            Some(class) => Type::Class(Arc::new(ClassType { outer, class, arguments })),
            None => Type::Unknown,
        }
    }

    /// A variable that nothing declares. That a class is around another is not always written down.
    fn undeclared(&self, name: Name) -> Type {
        let class = self.classes.class(self.scope.class).binary_name;
        self.classes.notes.broken(class, format!("it mentions a type variable `{name}` that nothing declares"));
        Type::Unknown
    }

    /// Passes over a type without looking at it.
    fn skip_type(&mut self) -> Read<()> {
        while self.eat(b'[') {}
        let mut open = 0_usize;
        match self.next()? {
            b'L' | b'T' => loop {
                match self.next()? {
                    b'<' => open += 1,
                    b'>' => open = open.checked_sub(1).ok_or(BAD)?,
                    b';' if open == 0 => return Ok(()),
                    _ => {}
                }
            },
            _ => Ok(()),
        }
    }

    fn begins_type(&self) -> bool {
        matches!(self.peek(), Some(b'L' | b'T' | b'['))
    }

    fn peek(&self) -> Option<u8> {
        self.text.as_bytes().get(self.at).copied()
    }

    fn next(&mut self) -> Read<u8> {
        let byte = self.peek().ok_or(BAD)?;
        self.at += 1;
        Ok(byte)
    }

    fn eat(&mut self, byte: u8) -> bool {
        let is_next = self.peek() == Some(byte);
        self.at += usize::from(is_next);
        is_next
    }

    fn expect(&mut self, byte: u8) -> Read<()> {
        if self.eat(byte) { Ok(()) } else { Err(BAD) }
    }

    fn is_at_end(&self) -> bool {
        self.at == self.text.len()
    }

    /// The text before the next of `ends`, which must come.
    fn until(&mut self, ends: &[u8]) -> Read<&'s str> {
        let text: &'s str = self.text;
        let rest = text.get(self.at..).ok_or(BAD)?;
        let length = rest.bytes().position(|byte| ends.contains(&byte)).ok_or(BAD)?;
        self.at += length;
        rest.get(..length).filter(|found| !found.is_empty()).ok_or(BAD)
    }
}
