//! The variables of methods that local and anonymous classes hold (JLS 8.1.3, 15.27.2): those that they mention, and those
//! that the local classes hold which they create or extend.

use super::declare::SourceId;
use super::world::World;
use classes::Nesting;
use std::collections::{BTreeMap, BTreeSet};
use syntax::ast::{self, ExprKind, TypeDecl};
use syntax::visit::{self, Visitor};
use typing::Symbol;

/// What the text of local classes mentions.
#[derive(Default)]
struct Mentions {
    /// The variables.
    variables: BTreeMap<SourceId, BTreeSet<typing::LocalId>>,
    /// The local classes that are created or extended.
    classes: BTreeMap<SourceId, BTreeSet<SourceId>>,
}

struct Walk<'w, 'a> {
    world: &'w mut World<'a>,
    unit: usize,
    /// The local and anonymous classes around the place.
    around: Vec<SourceId>,
    mentions: Mentions,
}

impl<'a> World<'a> {
    /// Finds what each local class holds.
    pub(super) fn find_captures(&mut self) {
        for (unit, file) in self.units.iter().enumerate() {
            let mut walk = Walk { world: self, unit, around: Vec::new(), mentions: Mentions::default() };
            visit::unit(&mut walk, file.tree);
            let mentions = walk.mentions;
            self.close(unit, mentions);
        }
    }

    /// What a class holds, those that it creates hold as well, as far as it is not declared in it.
    fn close(&mut self, unit: usize, mentions: Mentions) {
        let mut held = mentions.variables;
        loop {
            let mut is_stable = true;
            for (class, others) in &mentions.classes {
                let inherited: Vec<typing::LocalId> =
                    others.iter().filter_map(|other| held.get(other)).flatten().copied().collect();
                for variable in inherited {
                    if !self.is_declared_in(unit, variable, *class) {
                        is_stable &= !held.entry(*class).or_default().insert(variable);
                    }
                }
            }
            if is_stable {
                break;
            }
        }
        for (class, variables) in held {
            self.sources[class].captured = variables.into_iter().map(|variable| (variable, None)).collect();
        }
    }

    fn is_declared_in(&self, unit: usize, variable: typing::LocalId, class: SourceId) -> bool {
        let span = self.units[unit].attribution.locals[variable].span;
        self.sources[class].decl.span.contains(span)
    }

    /// Whether a class is declared in a block, so that it can hold variables.
    pub(super) fn is_local(&self, source: SourceId) -> bool {
        let nesting = self.classes.class(self.sources[source].java).nesting;
        matches!(nesting, Nesting::Local | Nesting::Anonymous)
    }
}

impl Walk<'_, '_> {
    fn mention_variable(&mut self, variable: typing::LocalId) {
        let local = &self.world.units[self.unit].attribution.locals[variable];
        if local.constant.is_some() || local.is_specification {
            return;
        }
        for class in &self.around {
            if !self.world.is_declared_in(self.unit, variable, *class) {
                self.mentions.variables.entry(*class).or_default().insert(variable);
            }
        }
    }

    fn mention_class(&mut self, class: classes::ClassId) {
        let Some(source) = self.world.source_of_java(class).filter(|source| self.world.is_local(*source)) else {
            return;
        };
        for around in self.around.iter().filter(|around| **around != source) {
            self.mentions.classes.entry(*around).or_default().insert(source);
        }
    }
}

impl<'a> Visitor<'a> for Walk<'_, 'a> {
    fn type_declaration(&mut self, declaration: &'a TypeDecl) {
        let attribution = self.world.units[self.unit].attribution;
        let Some(java) = attribution.classes.get(&declaration.id).copied() else { return };
        let Some(source) = self.world.source_of_java(java) else { return };
        let is_local = self.world.is_local(source);
        if is_local {
            self.around.push(source);
        }
        if let Some(superclass) = self.world.classes.header(java).superclass.as_ref().and_then(classes::Type::class_id)
        {
            self.mention_class(superclass);
        }
        visit::type_declaration(self, declaration);
        if is_local {
            self.around.pop();
        }
    }

    fn expression(&mut self, expression: &'a ast::Expr) {
        let attribution = self.world.units[self.unit].attribution;
        match &expression.kind {
            ExprKind::Name(_) => {
                if let Some(Symbol::Local(variable)) = attribution.symbols.get(&expression.id) {
                    self.mention_variable(*variable);
                }
            }
            ExprKind::New(new) => {
                if let Some(call) = attribution.calls.get(&expression.id) {
                    self.mention_class(self.world.classes.method(call.method).owner);
                }
                // The class of the body is entered after the arguments, as in the text.
                if let Some(java) = new.body.as_ref().and_then(|body| attribution.classes.get(&body.id)) {
                    self.mention_class(*java);
                }
            }
            ExprKind::MethodReference(_) => {
                if let Some(call) = attribution.calls.get(&expression.id)
                    && call.mode == typing::CallMode::Constructor
                {
                    self.mention_class(self.world.classes.method(call.method).owner);
                }
            }
            _ => {}
        }
        visit::expression(self, expression);
    }
}
