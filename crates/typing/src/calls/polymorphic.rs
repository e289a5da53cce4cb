//! Signature-polymorphic methods (JLS 15.12.3): those of method and variable handles take what they are given.

use super::argument::{Chosen, Given};
use crate::attribution::{CallInfo, Signature};
use crate::checker::{Checker, Target};
use classes::{Flags, MethodId, Type};
use syntax::ast::Expr;

impl<'a> Checker<'a> {
    /// Whether a method takes whatever arguments it is given.
    pub(super) fn is_signature_polymorphic(&self, method: MethodId) -> bool {
        let method = self.classes.method(method);
        if !method.flags.has(Flags::NATIVE) || !method.flags.has(Flags::VARARGS) || method.parameters.len() != 1 {
            return false;
        }
        let owner = self.classes.class(method.owner).binary_name;
        let is_handle = matches!(&*owner, "java.lang.invoke.MethodHandle" | "java.lang.invoke.VarHandle");
        is_handle && method.parameters[0] == Type::array(self.classes.object())
    }

    /// A call of such a method: its parameters are those of the arguments, its result is what it is cast to.
    pub(super) fn polymorphic_call(
        &mut self,
        e: &'a Expr,
        chosen: &Chosen,
        arguments: &[Given<'a>],
        target: &Target,
    ) -> Type {
        let mut parameters = Vec::with_capacity(arguments.len());
        for given in arguments {
            let parameter = match self.complete_alone(given) {
                Type::Null => self.classes.class_named("java.lang.Void"),
                ty @ Type::Variable(_) => ty,
                ty => self.classes.erasure(&ty),
            };
            parameters.push(parameter);
        }
        let declared = self.classes.method(chosen.candidate.method);
        let result = match target {
            _ if !self.classes.is_object(&declared.result) => declared.result.clone(),
            Target::Cast(ty) => ty.clone(),
            Target::Statement => Type::Void,
            Target::None | Target::Assignment(_) => declared.result.clone(),
        };
        let signature = Signature { parameters, result: result.clone(), throws: declared.throws.clone() };
        let info = CallInfo { method: chosen.candidate.method, signature, is_variable_arity: false, mode: chosen.mode };
        self.out().calls.insert(e.id, info);
        self.classes.capture(&result)
    }
}
