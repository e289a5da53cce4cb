//! Calls of the methods that the program declares.

use crate::context::Rank;
use crate::generator::Generator;
use crate::plan::Method;
use crate::text::Expression;
use crate::types::{INT, Primitive, Type};

impl Generator {
    /// A call with a result of exactly this type (or, for none, any call), if some method fits.
    pub fn call(&mut self, ty: Option<&Type>, depth: usize) -> Option<Expression> {
        if self.chance(15) && ty.is_none_or(|ty| *ty == INT) && self.context.rank >= Rank::Lambda {
            return self.overloaded_call(depth);
        }
        let mut candidates: Vec<(String, Method)> = Vec::new();
        for method in &self.plan.functions {
            candidates.push((self.plan.main.clone(), method.clone()));
        }
        for (index, class) in self.plan.classes.iter().enumerate() {
            let statics = class.methods.iter().filter(|method| method.is_static);
            candidates.extend(statics.map(|method| (format!("C{index}"), method.clone())));
        }
        for (index, interface) in self.plan.interfaces.iter().enumerate() {
            let statics = interface.methods.iter().filter(|method| method.is_static);
            candidates.extend(statics.map(|method| (format!("I{index}"), method.clone())));
        }
        for (receiver, receiver_type) in &self.context.receivers {
            let methods = self.plan.methods_on(receiver_type);
            candidates.extend(methods.into_iter().map(|method| (receiver.clone(), method)));
        }
        candidates.extend(self.super_methods());
        for variable in &self.context.variables {
            if self.context.sees(variable) {
                let methods = self.plan.methods_on(&variable.ty);
                candidates.extend(methods.into_iter().map(|method| (variable.name.clone(), method)));
            }
        }
        candidates
            .retain(|(_, method)| self.is_callable(method) && ty.is_none_or(|ty| method.result.as_ref() == Some(ty)));
        if candidates.is_empty() {
            return self.call_on_new_object(ty, depth);
        }
        let (receiver, method) = candidates.swap_remove(self.random.below(candidates.len()));
        if receiver == "this" && self.chance(50) {
            return Some(self.call_of(None, &method, depth));
        }
        Some(self.call_of(Some(receiver), &method, depth))
    }

    /// Methods of the superclass and default methods of the interfaces that the class at hand names.
    fn super_methods(&self) -> Vec<(String, Method)> {
        let Some((receiver, Type::Class(class))) = self.context.receivers.first() else { return Vec::new() };
        // An anonymous class stands for its superclass here; what is above that is not at hand.
        if receiver != "this" || self.context.frame > 0 {
            return Vec::new();
        }
        let class = &self.plan.classes[*class];
        let mut found = Vec::new();
        if let Some(superclass) = class.superclass {
            let methods = self.plan.methods_of(superclass).into_iter().filter(|it| !it.is_static && !it.is_abstract);
            found.extend(methods.map(|method| ("super".to_owned(), method)));
        }
        for interface in &class.interfaces {
            // A default method that the superclass overrides must not be called past it.
            let inherited = class.superclass.map(|it| self.plan.interfaces_of(it)).unwrap_or_default();
            let above = class
                .interfaces
                .iter()
                .any(|it| it != interface && self.plan.interfaces_above(*it).contains(interface));
            if inherited.contains(interface) || above {
                continue;
            }
            let methods = self.plan.interfaces[*interface].methods.iter();
            let methods = methods.filter(|it| !it.is_static && !it.is_abstract);
            found.extend(methods.map(|method| (format!("I{interface}.super"), method.clone())));
        }
        found
    }

    /// Whether a method may be called here.
    pub fn is_callable(&self, method: &Method) -> bool {
        (method.is_deep || self.context.rank >= Rank::Lambda) && (!method.throws || self.context.may_throw)
    }

    fn call_on_new_object(&mut self, ty: Option<&Type>, depth: usize) -> Option<Expression> {
        if self.context.rank < Rank::Lambda {
            return None;
        }
        let mut candidates: Vec<(Type, Method)> = Vec::new();
        let classes = (0..self.plan.classes.len()).map(Type::Class);
        let interfaces = (0..self.plan.interfaces.len()).map(Type::Interface);
        let records = (0..self.plan.records.len()).map(Type::Record);
        let enums = (0..self.plan.enums.len()).map(Type::Enum);
        for receiver in classes.chain(interfaces).chain(records).chain(enums) {
            let methods = self.plan.methods_on(&receiver);
            candidates.extend(methods.into_iter().map(|method| (receiver.clone(), method)));
        }
        candidates
            .retain(|(_, method)| self.is_callable(method) && ty.is_none_or(|ty| method.result.as_ref() == Some(ty)));
        if candidates.is_empty() {
            return None;
        }
        let (receiver, method) = candidates.swap_remove(self.random.below(candidates.len()));
        // An object of a subclass may declare fewer exceptions, so it is called as what it was wanted for.
        let object = self.expression(&receiver, depth.min(1));
        let receiver = if method.throws {
            format!("(({}) {})", self.type_name(&receiver), object.operand())
        } else {
            object.receiver()
        };
        Some(self.call_of(Some(receiver), &method, depth))
    }

    /// The call of a method.
    pub fn call_of(&mut self, receiver: Option<String>, method: &Method, depth: usize) -> Expression {
        let mut arguments = Vec::new();
        if method.is_deep {
            arguments.push(self.depth().to_owned());
        }
        if method.throws {
            self.context.throwing += 1;
        }
        let fixed = method.parameters.len() - usize::from(method.is_variable);
        for parameter in &method.parameters[..fixed] {
            arguments.push(self.assignable(parameter, depth.min(2)).free());
        }
        if method.is_variable
            && let Some(last @ Type::Array(element)) = method.parameters.last()
        {
            if self.chance(25) {
                arguments.push(self.expression(last, depth.min(1)).free());
            } else {
                let count = if **element == Type::Object { self.random.between(2, 3) } else { self.random.below(4) };
                for _ in 0..count {
                    arguments.push(self.assignable(element, depth.min(1)).free());
                }
            }
        }
        let receiver = receiver.map(|receiver| format!("{receiver}.")).unwrap_or_default();
        Expression::primary(format!("{receiver}{}({})", method.name, arguments.join(", ")))
    }

    /// A call whose method depends on the type of the argument.
    fn overloaded_call(&mut self, depth: usize) -> Option<Expression> {
        let overloads = self.plan.overloads.first()?.clone();
        let main = self.plan.main.clone();
        let mut arguments = Vec::new();
        let count = if overloads.is_variable && self.chance(25) { *self.random.pick(&[0, 2, 3]) } else { 1 };
        for _ in 0..count {
            let ty = match self.random.below(3) {
                _ if count != 1 => Type::Primitive(*self.random.pick(&Primitive::INT_LIKE)),
                0 => self.random.pick(&overloads.parameters).clone(),
                1 => {
                    self.random.pick(&[Type::String, Type::Boxed(Primitive::Int), Type::Boxed(Primitive::Byte)]).clone()
                }
                _ => Type::Primitive(*self.random.pick(&Primitive::ALL)),
            };
            arguments.push(self.expression(&ty, depth.min(2)).free());
        }
        Some(Expression::primary(format!("{main}.{}({})", overloads.name, arguments.join(", "))))
    }
}
