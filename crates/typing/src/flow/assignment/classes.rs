//! Definite assignment of the fields of a class: in initialisers, and at the end of constructors (JLS 16.8, 16.9).

use super::variables::{Key, Variable};
use super::{Assignment, Place};
use crate::flow::facts::{closing, is_initial_constructor, is_specification};
use crate::flow::jumps::Jump;
use base::{Span, rules};
use classes::{FieldId, Flags};
use std::mem::{replace, take};
use syntax::ast::{Declarator, Member, MethodDecl, Modifier, TypeDecl, TypeKind};

impl Assignment<'_> {
    /// A class of any kind, anonymous ones too.
    pub fn class(&mut self, declaration: &TypeDecl) {
        let Some(class) = self.facts.class(declaration) else { return };
        let is_anonymous = declaration.name.name.is_empty();
        let start = if is_anonymous { declaration.body.start } else { declaration.span.start };
        let len = self.variables.len();
        let outer = (self.first, self.class, self.place, self.class_start, self.is_initial_constructor);
        let (in_try, exits) = (self.unassigned_in_try.clone(), take(&mut self.exits));
        let around = self.jumps.enter_body();
        // The initialisers of an anonymous class run right where it stands. What is said of a variable within a class
        // is not said again behind it, so what is known goes on.
        if !is_anonymous {
            self.first = len;
        }
        (self.class, self.class_start, self.is_initial_constructor) = (Some(class), start, false);
        self.members(declaration, class);
        (self.first, self.class, self.place, self.class_start, self.is_initial_constructor) = outer;
        (self.unassigned_in_try, self.exits) = (in_try, exits);
        self.jumps.leave_body(around);
        self.variables.truncate(len);
    }

    fn members(&mut self, declaration: &TypeDecl, class: classes::ClassId) {
        for phase in [Place::StaticInitializer, Place::Initializer] {
            self.declare_blank_fields(declaration, class, phase);
            self.place = phase;
            if phase == Place::StaticInitializer {
                declaration.constants.iter().for_each(|constant| self.expression(&constant.creation));
            }
            for member in &declaration.members {
                self.initialize(declaration, member, phase);
            }
        }
        for member in &declaration.members {
            if let Member::Type(nested) = member {
                self.class(nested);
            }
        }
        self.implicit_constructor(declaration, class);
        for member in &declaration.members {
            if let Member::Method(method) = member
                && !is_specification(&method.modifiers)
            {
                self.method(method, class);
            }
        }
    }

    /// What a field or initialiser does in this phase.
    fn initialize(&mut self, declaration: &TypeDecl, member: &Member, phase: Place) {
        let is_static_phase = phase == Place::StaticInitializer;
        match member {
            Member::Field(field)
                if !is_specification(&field.modifiers)
                    && is_static(declaration, field.modifiers.has(Modifier::Static)) == is_static_phase =>
            {
                let values = field.declarators.iter().filter_map(|declarator| declarator.initializer.as_ref());
                self.expressions(values);
            }
            Member::Initializer(initializer) if initializer.is_static == is_static_phase => {
                self.block(&initializer.body)
            }
            _ => {}
        }
    }

    /// Begins to follow the final fields without an initial value.
    fn declare_blank_fields(&mut self, declaration: &TypeDecl, class: classes::ClassId, phase: Place) {
        let is_static_phase = phase == Place::StaticInitializer;
        let classes = self.facts.classes;
        let mut blank: Vec<FieldId> = Vec::new();
        if !is_static_phase {
            blank.extend(&classes.members(class).components);
        }
        for member in &declaration.members {
            let Member::Field(field) = member else { continue };
            for Declarator { name, initializer, .. } in &field.declarators {
                if initializer.is_none() {
                    blank.extend(self.facts.found.fields.get(&name.span));
                }
            }
        }
        for id in blank {
            let field = classes.field(id);
            let is_blank = field.flags.has(Flags::FINAL) && !field.flags.has(Flags::SPECIFICATION);
            if is_blank && field.flags.has(Flags::STATIC) == is_static_phase {
                let key = Key::Field(id);
                self.declare(Variable {
                    key,
                    name: field.name,
                    is_final: true,
                    is_static: is_static_phase,
                    has_value: false,
                });
            }
        }
    }

    /// The blank fields of the class, by number.
    fn own_fields(&self, class: classes::ClassId) -> Vec<(usize, FieldId)> {
        let own = |number: usize| match self.variables.get(number).key {
            Key::Field(id) if self.facts.classes.field(id).owner == class => Some((number, id)),
            _ => None,
        };
        (self.first..self.variables.len()).filter_map(own).collect()
    }

    /// The constructor that a class has if it declares none: there is nothing in it that could assign a field.
    fn implicit_constructor(&mut self, declaration: &TypeDecl, class: classes::ClassId) {
        let is_record = declaration.kind == TypeKind::Record;
        let is_constructor = |member: &Member| match member {
            Member::Method(method) if is_record => is_initial_constructor(method),
            Member::Method(method) => method.result.is_none(),
            _ => false,
        };
        if declaration.members.iter().any(is_constructor) {
            return;
        }
        for (number, id) in self.own_fields(class) {
            let field = self.facts.classes.field(id);
            // The canonical constructor of a record assigns the fields of its components.
            if (is_record && !field.flags.has(Flags::STATIC)) || self.state.assigned.contains(number) {
                continue;
            }
            let message = format!("`{}` is final and never gets a value", field.name);
            self.reports.error(&rules::ASSIGNMENT_ERROR, field.span.unwrap_or(declaration.name.span), message);
        }
    }

    fn method(&mut self, method: &MethodDecl, class: classes::ClassId) {
        let Some(body) = &method.body else { return };
        let state = self.state.clone();
        let first = self.first;
        let is_initial = is_initial_constructor(method);
        if !is_initial {
            self.first = self.variables.len();
        }
        self.place = match method.result {
            Some(_) => Place::Method,
            None if method.is_compact => Place::CompactConstructor,
            None => Place::Constructor,
        };
        let len = self.variables.len();
        method.parameters.iter().for_each(|parameter| self.declare_with_value(parameter.name.span));
        let was_initial = replace(&mut self.is_initial_constructor, is_initial);
        self.block(body);
        if is_initial {
            self.check_fields(method, closing(body.span), class);
        }
        for exit in take(&mut self.exits) {
            if let (true, Jump::Return(place)) = (is_initial, exit.jump) {
                self.state = exit.state.merged();
                for (number, _) in self.own_fields(class) {
                    self.check_assigned(number, place);
                }
            }
        }
        self.variables.truncate(len);
        self.is_initial_constructor = was_initial;
        (self.state, self.first) = (state, first);
    }

    /// At the end of a constructor every field must have a value.
    fn check_fields(&mut self, method: &MethodDecl, end: Span, class: classes::ClassId) {
        for (number, id) in self.own_fields(class) {
            let field = self.facts.classes.field(id);
            match method.is_compact {
                true if field.flags.has(Flags::STATIC) => self.check_assigned(number, field.span.unwrap_or(end)),
                // What a compact constructor leaves unassigned is assigned behind its end.
                true => {}
                false => self.check_assigned(number, end),
            }
        }
    }
}

/// The fields of interfaces are static.
fn is_static(declaration: &TypeDecl, is_marked: bool) -> bool {
    is_marked || matches!(declaration.kind, TypeKind::Interface | TypeKind::Annotation)
}
