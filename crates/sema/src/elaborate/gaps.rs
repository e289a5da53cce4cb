//! Methods that the class file behind a model overrides and the model does not.
//!
//! A model inherits what the model of its superclass says, as every class does: so a model of `StringBuilder` need not
//! repeat what is in that of `AbstractStringBuilder`. That does not hold for what `Object` says, which is hardly ever what
//! a class that overrides it does, nor where nothing is said at all. Such a method is in the program without a body, so
//! that a call which leads to it is not taken for one of the overridden method.

use super::declare::{Source, SourceId};
use super::members::{access, unnamed};
use super::world::World;
use crate::program::{Allocation, Arithmetics, Method, MethodId, MethodKind, Unsupported};
use base::Arena;
use classes::Flags;

/// What a method that a model leaves out overrides.
#[derive(Default)]
struct Overridden {
    /// A method with a body that the model inherits.
    inherited: Option<MethodId>,
    /// Whether there is any that can be called.
    is_callable: bool,
}

impl World<'_> {
    /// Declares the gaps that override something.
    pub(super) fn declare_gaps(&mut self) {
        for (source, id) in std::mem::take(&mut self.gaps) {
            let overridden = self.overridden_by(source, id);
            if let Some(inherited) = overridden.inherited {
                self.method_ids.insert(id, inherited);
            } else if overridden.is_callable {
                self.add_gap(source, id);
            }
        }
    }

    fn overridden_by(&self, source: SourceId, id: classes::MethodId) -> Overridden {
        let table = self.classes;
        let java = self.sources[source].java;
        let object = table.well_known("java.lang.Object");
        let mut found = Overridden::default();
        // Superclasses come before interfaces, as when a method is looked for.
        let mut classes = Vec::new();
        let mut current = table.header(java).superclass.as_ref().and_then(classes::Type::class_id);
        while let Some(class) = current {
            classes.push(class);
            current = table.header(class).superclass.as_ref().and_then(classes::Type::class_id);
        }
        let mut open: Vec<classes::ClassId> = std::iter::once(java).chain(classes.iter().copied()).collect();
        while let Some(class) = open.pop() {
            let interfaces = table.header(class).interfaces.iter().filter_map(classes::Type::class_id);
            for interface in interfaces {
                if !classes.contains(&interface) {
                    classes.push(interface);
                    open.push(interface);
                }
            }
        }
        classes.extend(object.filter(|object| !classes.contains(object)));
        for class in classes {
            for other in &table.members(class).methods {
                let is_same = table.method(*other).name == table.method(id).name && table.overrides(id, *other, java);
                let Some(known) = self.method_ids.get(other).copied().filter(|_| is_same) else { continue };
                found.is_callable = true;
                let is_abstract = self.program.methods[known].is_abstract;
                if !is_abstract && Some(class) != object && found.inherited.is_none() {
                    found.inherited = Some(known);
                }
            }
        }
        found
    }

    fn add_gap(&mut self, source: SourceId, id: classes::MethodId) {
        let Source { class, .. } = self.sources[source];
        let table = self.classes;
        let declared = table.method(id);
        let span = self.program.classes[class].span;
        let mut locals = Arena::new();
        let mut parameters = Vec::new();
        for (index, ty) in declared.parameters.iter().enumerate() {
            let ty = self.erase(ty);
            parameters.push(locals.push(unnamed(index, ty, span)));
        }
        let what = format!("calls to `{}`, which no model has", self.method_text(id));
        let method = Method {
            owner: class,
            name: declared.name,
            signature: self.signature(source, declared),
            kind: MethodKind::Instance,
            access: access(declared.flags),
            is_abstract: false,
            is_native: false,
            is_final: declared.flags.has(Flags::FINAL) || self.program.classes[class].is_final,
            is_pure: false,
            allocates: Allocation::Anything,
            is_helper: false,
            is_model: false,
            arithmetic: Arithmetics::default(),
            overrides: None,
            locals,
            parameters,
            result: self.erase(&declared.result),
            result_is_nullable: true,
            throws: Vec::new(),
            contract: None,
            body: None,
            unsupported: vec![Unsupported { what, span }],
            span,
        };
        self.add_method(method);
    }
}
