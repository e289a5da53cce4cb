//! Patterns (JLS 14.30): the variables that they declare, and where those are visible (JLS 6.3).

use crate::attribution::{Local, LocalId, LocalKind};
use crate::checker::Checker;
use crate::scope::{BlockScope, Scope};
use base::rules;
use classes::{ClassKind, Substitution, Type};
use syntax::ast::{Expr, Modifier, Pattern, PatternKind, TypeRefKind};

/// The pattern variables that an expression declares, by the value for which they are there.
#[derive(Clone, Default, Debug)]
pub(crate) struct Bindings {
    /// If it is true.
    pub when_true: Vec<LocalId>,
    /// If it is false.
    pub when_false: Vec<LocalId>,
}

impl<'a> Checker<'a> {
    /// Does something where these pattern variables are visible.
    pub(crate) fn with_bindings<R>(&mut self, visible: &[LocalId], work: impl FnOnce(&mut Self) -> R) -> R {
        if visible.is_empty() {
            return work(self);
        }
        let locals = visible.iter().map(|local| (self.out().locals[*local].name, *local)).collect();
        self.within(Scope::Block(BlockScope { locals, classes: Vec::new() }), work)
    }

    /// Makes pattern variables visible for the rest of the innermost block.
    pub(crate) fn introduce(&mut self, visible: &[LocalId]) {
        for local in visible {
            let name = self.out().locals[*local].name;
            if let Some(block) = self.innermost_block() {
                block.locals.push((name, *local));
            }
        }
    }

    /// Reports variables that two operands declare by the same name, where it would not be known which one is there.
    pub(crate) fn check_distinct(&mut self, e: &Expr, left: &[LocalId], right: &[LocalId]) {
        for local in right {
            let name = self.out().locals[*local].name;
            if left.iter().any(|other| self.files[self.current].locals[*other].name == name) {
                self.error(&rules::NAME_ERROR, e.span, format!("both operands declare a variable `{name}`"));
            }
        }
    }

    /// `e instanceof p`
    pub(crate) fn matches(&mut self, operand: &'a Expr, pattern: &'a Pattern) -> Type {
        let found = self.value(operand);
        let mut declared = Vec::new();
        let ty = self.pattern(pattern, &found, &mut declared);
        self.check_test(pattern.span, operand.span, &found, &ty, pattern.span);
        self.body.bindings = Bindings { when_true: declared, when_false: Vec::new() };
        Type::BOOLEAN
    }

    /// Types a pattern for values of type `matched`; gives its type and adds the variables that it declares.
    pub(crate) fn pattern(&mut self, pattern: &'a Pattern, matched: &Type, declared: &mut Vec<LocalId>) -> Type {
        match &pattern.kind {
            PatternKind::Paren(inner) => self.pattern(inner, matched, declared),
            PatternKind::Type { modifiers, ty: written, name } => {
                let ty = match written.kind {
                    TypeRefKind::Var => self.classes.upward(matched),
                    _ => self.resolve_type(written),
                };
                self.out().written.insert(written.span, ty.clone());
                let is_twice = declared.iter().any(|other| self.files[self.current].locals[*other].name == name.name);
                if is_twice {
                    let message = format!("variable `{}` is declared twice in this pattern", name.name);
                    self.error(&rules::NAME_ERROR, name.span, message);
                } else {
                    self.check_redeclaration(*name);
                }
                let local = Local {
                    name: name.name,
                    ty: ty.clone(),
                    kind: LocalKind::Pattern,
                    is_final: modifiers.has(Modifier::Final),
                    is_specification: self.in_specification,
                    constant: None,
                    span: name.span,
                };
                let id = self.out().locals.push(local);
                self.out().declared.insert(name.span, id);
                declared.push(id);
                ty
            }
            PatternKind::Record { ty: written, patterns } => {
                let ty = match written.kind {
                    TypeRefKind::Var => Type::Unknown,
                    _ => self.resolve_type(written),
                };
                let ty = self.inferred_class(&ty, matched);
                self.out().written.insert(written.span, ty.clone());
                self.component_patterns(pattern, &ty, patterns, declared);
                ty
            }
        }
    }

    /// Types the patterns of the components of a record.
    fn component_patterns(&mut self, whole: &Pattern, ty: &Type, patterns: &'a [Pattern], declared: &mut Vec<LocalId>) {
        let components = self.component_types(ty);
        if let (Some(components), true) = (&components, ty.is_known())
            && components.len() != patterns.len()
        {
            let message = format!(
                "record `{}` has {} components, but there are {} patterns",
                self.classes.display(ty),
                components.len(),
                patterns.len()
            );
            self.error(&rules::TYPE_ERROR, whole.span, message);
        } else if components.is_none() && ty.is_known() {
            let message = format!("`{}` is no record, so it cannot be taken apart", self.classes.display(ty));
            self.error(&rules::TYPE_ERROR, whole.span, message);
        }
        let components = components.filter(|components| components.len() == patterns.len());
        for (index, nested) in patterns.iter().enumerate() {
            let component = components.as_ref().map_or(Type::Unknown, |components| components[index].clone());
            let found = self.pattern(nested, &component, declared);
            if component.primitive().is_some() || found.primitive().is_some() {
                if component.is_known() && found.is_known() && component != found {
                    self.incompatible(nested.span, &component, &found, "the component");
                }
            } else {
                self.check_test(nested.span, nested.span, &component, &found, nested.span);
            }
        }
    }

    /// The types of the components of a record type; `None` if it is none.
    pub(crate) fn component_types(&self, ty: &Type) -> Option<Vec<Type>> {
        let class = ty.class_id()?;
        if self.classes.class(class).kind != ClassKind::Record {
            return None;
        }
        let site = self.classes.capture(ty);
        let components = &self.classes.members(class).components;
        Some(components.iter().map(|field| self.field_type(*field, &site)).collect())
    }

    /// A class whose type arguments are left out, with those that follow from a value of type `matched` (JLS 18.5.5).
    pub(crate) fn inferred_class(&self, ty: &Type, matched: &Type) -> Type {
        let Some(class) = ty.class_id() else {
            return ty.clone();
        };
        let parameters = &self.classes.header(class).parameters;
        let is_raw = matches!(ty, Type::Class(class) if class.arguments.is_empty()) && !parameters.is_empty();
        if !is_raw {
            return ty.clone();
        }
        let declared = self.classes.declared_type(class);
        let matched = self.classes.capture(matched);
        let mut candidates = vec![matched.clone()];
        match &matched {
            Type::Variable(variable) => candidates.extend(self.classes.bounds(*variable).iter().cloned()),
            Type::Intersection(parts) => candidates.extend(parts.iter().cloned()),
            _ => {}
        }
        let mut substitution = Substitution::new();
        for parameter in parameters {
            let found = candidates.iter().find_map(|candidate| {
                let Type::Class(candidate) = candidate else { return None };
                let Some(Type::Class(shape)) = self.classes.as_super(&declared, candidate.class) else { return None };
                let place = shape.arguments.iter().position(|place| *place == Type::Variable(*parameter))?;
                candidate.arguments.get(place).cloned()
            });
            match found {
                Some(argument) => substitution.insert(*parameter, argument),
                None => substitution.insert(*parameter, Type::Wildcard(classes::Wildcard::Any)),
            };
        }
        let substituted = self.classes.substitute(&declared, &substitution);
        self.classes.upward(&substituted)
    }
}
