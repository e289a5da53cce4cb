//! Erasure (JLS 4.6) and raw types (JLS 4.8).

use crate::table::{Classes, MethodId};
use crate::types::{Type, Wildcard};

impl Classes {
    /// The type without arguments and variables.
    pub fn erasure(&self, ty: &Type) -> Type {
        match ty {
            Type::Class(class) if class.arguments.is_empty() && class.outer.is_none() => ty.clone(),
            Type::Class(class) => Type::class(class.class),
            Type::Array(element) => Type::array(self.erasure(element)),
            Type::Variable(variable) => {
                let Some(_level) = self.cache.deeper() else { return self.object() };
                match self.bounds(*variable).first() {
                    Some(bound) => self.erasure(bound),
                    None => self.object(),
                }
            }
            Type::Wildcard(Wildcard::Extends(bound)) => self.erasure(bound),
            Type::Wildcard(_) => self.object(),
            Type::Intersection(types) => types.first().map_or(Type::Unknown, |ty| self.erasure(ty)),
            Type::Union(types) => self.erasure(&self.lub(types)),
            Type::Primitive(_) | Type::Void | Type::Null | Type::Inference(_) | Type::Logic(..) | Type::Unknown => {
                ty.clone()
            }
        }
    }

    /// The erasures of types.
    pub fn erase_all(&self, types: &[Type]) -> Vec<Type> {
        types.iter().map(|ty| self.erasure(ty)).collect()
    }

    /// Whether it is a generic class without arguments.
    pub fn is_raw(&self, ty: &Type) -> bool {
        let Type::Class(class) = ty else { return false };
        class.arguments.is_empty() && class.outer.is_none() && self.is_generic(class.class)
    }

    /// Whether it is a class with arguments, its own or those of the type around it.
    pub fn is_parameterized(&self, ty: &Type) -> bool {
        matches!(ty, Type::Class(class) if !class.arguments.is_empty() || class.outer.is_some())
    }

    /// The descriptor of a method as declared: `(ILjava/lang/Object;)V`.
    pub fn jvm_descriptor(&self, method: MethodId) -> String {
        let method = self.method(method);
        let mut text = String::from("(");
        for parameter in &method.parameters {
            self.write_erased(parameter, &mut text);
        }
        text.push(')');
        self.write_erased(&method.result, &mut text);
        text
    }

    /// The descriptor of the erasure of a type: `[Ljava/lang/Object;`.
    pub fn type_descriptor(&self, ty: &Type) -> String {
        let mut text = String::new();
        self.write_erased(ty, &mut text);
        text
    }

    fn write_erased(&self, ty: &Type, text: &mut String) {
        match self.erasure(ty) {
            Type::Primitive(primitive) => text.push(primitive.descriptor()),
            Type::Void => text.push('V'),
            Type::Array(element) => {
                text.push('[');
                self.write_erased(&element, text);
            }
            Type::Class(class) => {
                text.push('L');
                text.push_str(&self.class(class.class).binary_name.replace('.', "/"));
                text.push(';');
            }
            // What is not known is some object.
            _ => text.push_str("Ljava/lang/Object;"),
        }
    }
}
