//! Type parameters of classes and methods with their bounds.

use crate::checker::Checker;
use base::{Name, rules};
use classes::{Type, TypeVariable, VariableId, VariableOwner};
use std::cell::OnceCell;
use syntax::ast::TypeParameter;

impl<'a> Checker<'a> {
    /// Declares type parameters; their bounds come later, for they may mention any of them.
    pub(super) fn declare_type_parameters(
        &mut self,
        owner: VariableOwner,
        parameters: &[TypeParameter],
    ) -> Vec<(Name, VariableId)> {
        let mut declared: Vec<(Name, VariableId)> = Vec::new();
        for parameter in parameters {
            let name = parameter.name.name;
            if declared.iter().any(|(other, _)| *other == name) {
                let message = format!("there is already a type parameter `{name}`");
                self.error(&rules::NAME_ERROR, parameter.name.span, message);
            }
            let variable = TypeVariable { name, owner, bounds: OnceCell::new(), lower: None, wildcard: None };
            declared.push((name, self.classes.add_variable(variable)));
        }
        declared
    }

    /// Resolves the bounds of type parameters that are in scope.
    pub(super) fn resolve_bounds(&mut self, parameters: &'a [TypeParameter], declared: &[(Name, VariableId)]) {
        let mut resolved: Vec<Vec<Type>> = Vec::new();
        for parameter in parameters {
            self.check_annotations(&parameter.annotations);
            let mut bounds: Vec<Type> = Vec::new();
            for (index, bound) in parameter.bounds.iter().enumerate() {
                let ty = self.resolve_reference(bound);
                let is_allowed = match (index, &ty) {
                    (_, Type::Unknown) => true,
                    (0, Type::Class(_) | Type::Variable(_)) => true,
                    (0, _) => {
                        let message = format!("the bound of `{}` must be a class or interface", parameter.name.name);
                        self.error(&rules::TYPE_ERROR, bound.span, message);
                        false
                    }
                    (_, Type::Class(class)) if self.classes.class(class.class).is_interface() => {
                        if let Some(Type::Variable(_)) = bounds.first() {
                            let message = "a type parameter as bound stands alone";
                            self.error(&rules::TYPE_ERROR, bound.span, message);
                            false
                        } else if bounds.iter().any(|other| other.class_id() == Some(class.class)) {
                            self.error(&rules::CLASS_ERROR, bound.span, "the interface is named twice");
                            false
                        } else {
                            true
                        }
                    }
                    _ => {
                        self.error(&rules::TYPE_ERROR, bound.span, "all bounds but the first must be interfaces");
                        false
                    }
                };
                if is_allowed {
                    bounds.push(ty);
                }
            }
            resolved.push(bounds);
        }
        self.break_bound_cycles(parameters, declared, &mut resolved);
        for ((_, variable), mut bounds) in declared.iter().zip(resolved) {
            if bounds.is_empty() {
                bounds.push(self.named("java.lang.Object"));
            }
            // Set for the first time: the variable is new.
            let _ = self.classes.variable(*variable).bounds.set(bounds);
        }
    }

    /// `<T extends U, U extends T>` has no meaning; the bounds go.
    fn break_bound_cycles(
        &mut self,
        parameters: &[TypeParameter],
        declared: &[(Name, VariableId)],
        resolved: &mut [Vec<Type>],
    ) {
        let position = |variable: VariableId| declared.iter().position(|(_, other)| *other == variable);
        for start in 0..resolved.len() {
            let mut current = start;
            for _ in 0..resolved.len() {
                let Some(Type::Variable(bound)) = resolved[current].first() else { break };
                let Some(next) = position(*bound) else { break };
                if next == start {
                    let message = format!("the bound of `{}` leads back to itself", parameters[start].name.name);
                    self.error(&rules::CLASS_ERROR, parameters[start].name.span, message);
                    resolved[start].clear();
                    break;
                }
                current = next;
            }
        }
    }
}
