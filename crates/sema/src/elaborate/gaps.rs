//! Methods that the class file behind a model overrides and the model does not.
//!
//! A model inherits what the model of its superclass says, as every class does: so a model of `StringBuilder` need not
//! repeat what is in that of `AbstractStringBuilder`. That does not hold for what `Object` says, which is hardly ever what
//! a class that overrides it does, nor where nothing is said at all. Such a method is in the program without a body, so
//! that a call which leads to it is not taken for one of the overridden method.
//!
//! The same holds of a class without any model. Its objects run their own `equals`, `compareTo` or `size` and not that of `Object` or none: what its
//! class file overrides or implements of a known class is in the program, without a body.

use super::declare::{Source, SourceId};
use super::members::{access, unnamed};
use super::world::World;
use crate::program::{
    Access, Allocation, Arithmetics, ClassId, Method, MethodId, MethodKind, Origin, Type, Unsupported,
};
use base::{Arena, Name, Span};
use classes::Flags;
use std::collections::BTreeSet;

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

    /// Declares what classes without a model override, as far as this has not been done. That may name further classes.
    pub(super) fn declare_external_gaps(&mut self) {
        while let Some(java) = self.externals.pop() {
            let Some(class) = self.class_ids.get(&java).copied() else { continue };
            let table = self.classes;
            // A method that is inherited may implement what an interface of this class asks for.
            let mut heirs = vec![java];
            let superclass = |class: classes::ClassId| table.header(class).superclass.as_ref()?.class_id();
            while let Some(above) = heirs.last().and_then(|class| superclass(*class)) {
                match self.class_ids.get(&above).map(|class| self.program.classes[*class].origin) {
                    Some(Origin::External) => heirs.push(above),
                    _ => break,
                }
            }
            for heir in heirs {
                for id in &table.members(heir).methods {
                    self.declare_external_gap(java, class, *id);
                }
            }
        }
    }

    /// A method without a body for each way in which something known is overridden by this method of a class without a model.
    fn declare_external_gap(&mut self, java: classes::ClassId, class: ClassId, id: classes::MethodId) {
        let declared = self.classes.method(id);
        let is_none = declared.is_constructor()
            || [Flags::STATIC, Flags::PRIVATE, Flags::ABSTRACT, Flags::SYNTHETIC]
                .into_iter()
                .any(|flag| declared.flags.has(flag));
        if is_none {
            return;
        }
        for known in self.known_above(java, id) {
            let described = &self.program.methods[known];
            let types = |method: &Method| -> Vec<Type> {
                method.parameters.iter().map(|local| method.locals[*local].ty.clone()).collect()
            };
            let (name, parameters) = (described.name, types(described));
            let is_there = |other: &MethodId| {
                let other = &self.program.methods[*other];
                other.name == name && types(other) == parameters
            };
            if self.program.classes[class].methods.iter().any(is_there) {
                continue;
            }
            let result = described.result.clone();
            self.add_external_gap(class, id, parameters, result);
        }
    }

    /// The methods of known classes that a method of a class overrides or implements.
    fn known_above(&self, java: classes::ClassId, id: classes::MethodId) -> Vec<MethodId> {
        let table = self.classes;
        let name = table.method(id).name;
        let (mut open, mut seen, mut found) = (vec![java], BTreeSet::from([java]), Vec::new());
        while let Some(class) = open.pop() {
            let header = table.header(class);
            let above = header.superclass.iter().chain(&header.interfaces).filter_map(classes::Type::class_id);
            open.extend(above.filter(|above| seen.insert(*above)));
            if class == java {
                continue;
            }
            for other in &table.members(class).methods {
                if table.method(*other).name == name
                    && let Some(known) = self.method_ids.get(other)
                    && table.overrides(id, *other, java)
                {
                    found.push(*known);
                }
            }
        }
        found
    }

    fn add_external_gap(&mut self, class: ClassId, id: classes::MethodId, types: Vec<Type>, result: Type) {
        let declared = self.classes.method(id);
        let span = self.program.classes[class].span;
        let mut locals = Arena::new();
        let parameters =
            types.into_iter().enumerate().map(|(index, ty)| locals.push(unnamed(index, ty, span))).collect();
        let text = self.method_text(id);
        let what = format!("calls to `{text}`, which no model has");
        let name = declared.name;
        let method = Method {
            access: access(declared.flags),
            is_final: declared.flags.has(Flags::FINAL) || self.program.classes[class].is_final,
            locals,
            parameters,
            result,
            unsupported: vec![Unsupported { what, span }],
            ..unmodelled(class, name, Name::new(&text), span)
        };
        let made = self.add_method(method);
        self.claim(made, id);
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
        let signature = self.signature(source, declared);
        let method = Method {
            access: access(declared.flags),
            is_final: declared.flags.has(Flags::FINAL) || self.program.classes[class].is_final,
            locals,
            parameters,
            result: self.erase(&declared.result),
            unsupported: vec![Unsupported { what, span }],
            ..unmodelled(class, declared.name, signature, span)
        };
        self.add_method(method);
    }
}

/// An instance method of which nothing is known yet.
pub(super) fn unmodelled(owner: ClassId, name: Name, signature: Name, span: Span) -> Method {
    Method {
        owner,
        name,
        signature,
        kind: MethodKind::Instance,
        access: Access::Public,
        is_abstract: false,
        is_native: false,
        is_final: true,
        is_pure: false,
        allocates: Allocation::Anything,
        is_helper: false,
        is_model: false,
        arithmetic: Arithmetics::default(),
        overrides: None,
        locals: Arena::new(),
        parameters: Vec::new(),
        result: Type::Void,
        result_is_nullable: true,
        throws: Vec::new(),
        contract: None,
        body: None,
        unsupported: Vec::new(),
        span,
    }
}
