//! Bridges (JLS 15.12.4.5): a method whose erased parameters differ from those of a method that it overrides is found
//! under those as well, by a method that casts and calls it.

use super::body::{cast, expression_statement, return_statement};
use super::declare::{Source, SourceId};
use super::members::unnamed;
use super::world::World;
use crate::program::{
    Allocation, Arithmetics, ClassId, Expr, ExprKind, Local, Method, MethodId, MethodKind, Stmt, Type,
};
use base::{Arena, Name};
use std::collections::{BTreeMap, BTreeSet};

/// Whether the erasure of a type depends on what stands for a type variable.
fn varies(ty: &classes::Type) -> bool {
    match ty {
        classes::Type::Variable(_) => true,
        classes::Type::Array(element) => varies(element),
        _ => false,
    }
}

impl World<'_> {
    /// Says for each method which one of the nearest superclass it overrides.
    pub(super) fn find_overridden(&mut self) {
        let java = self.java_methods();
        for (method, java_method) in &java {
            let described = &self.program.methods[*method];
            if described.kind != MethodKind::Instance {
                continue;
            }
            let name = described.name;
            let java_class = self.classes.method(*java_method).owner;
            let mut above = self.program.classes[described.owner].superclass;
            while let Some(class) = above {
                let overridden = self.program.classes[class].methods.iter().copied().find(|other| {
                    let other_method = &self.program.methods[*other];
                    other_method.name == name
                        && other_method.kind == MethodKind::Instance
                        && java.get(other).is_some_and(|other| self.classes.overrides(*java_method, *other, java_class))
                });
                if overridden.is_some() {
                    self.program.methods[*method].overrides = overridden;
                    break;
                }
                above = self.program.classes[class].superclass;
            }
        }
    }

    /// The methods of the class table that those of the program are made from.
    fn java_methods(&self) -> BTreeMap<MethodId, classes::MethodId> {
        self.texts.iter().filter_map(|(made, text)| Some((*made, text.java?))).collect()
    }

    /// Adds the bridges of all classes, superclasses first.
    pub(super) fn add_bridges(&mut self) {
        let java = self.java_methods();
        let mut done: BTreeSet<ClassId> = BTreeSet::new();
        for source in self.sources.ids() {
            self.add_bridges_from(source, &java, &mut done);
        }
    }

    fn add_bridges_from(
        &mut self,
        source: SourceId,
        java: &BTreeMap<MethodId, classes::MethodId>,
        done: &mut BTreeSet<ClassId>,
    ) {
        let class = self.sources[source].class;
        if !done.insert(class) {
            return;
        }
        let above: Vec<ClassId> = {
            let class = &self.program.classes[class];
            class.superclass.into_iter().chain(class.interfaces.iter().copied()).collect()
        };
        for class in above {
            if let Some(source) = self.source_of(class) {
                self.add_bridges_from(source, java, done);
            }
        }
        self.bridge_class(source, java);
    }

    fn bridge_class(&mut self, source: SourceId, java: &BTreeMap<MethodId, classes::MethodId>) {
        let Source { class, java: java_class, .. } = self.sources[source];
        for overridden in self.methods_above(class, java) {
            let (Some(under), name, arity) = (
                java.get(&overridden).copied(),
                self.program.methods[overridden].name,
                self.program.methods[overridden].parameters.len(),
            ) else {
                continue;
            };
            let Some(over) = self.implementation_in(class, name, arity, overridden, under, java_class, java) else {
                continue;
            };
            let wanted = self.parameter_types(overridden);
            if self.parameter_types(over) == wanted || self.is_bridged(class, name, &wanted, over) {
                continue;
            }
            self.add_bridge(class, self.sources[source].shown, overridden, over);
        }
    }

    /// The methods of the proper supertypes of a class that can be overridden by one with other erased parameters.
    fn methods_above(&self, class: ClassId, java: &BTreeMap<MethodId, classes::MethodId>) -> Vec<MethodId> {
        let mut methods = Vec::new();
        let mut seen = BTreeSet::from([class]);
        let declared = &self.program.classes[class];
        let mut open: Vec<ClassId> =
            declared.superclass.into_iter().chain(declared.interfaces.iter().copied()).collect();
        while let Some(above) = open.pop() {
            if !seen.insert(above) {
                continue;
            }
            let above = &self.program.classes[above];
            methods.extend(above.methods.iter().copied().filter(|id| {
                let method = &self.program.methods[*id];
                let is_generic =
                    || java.get(id).is_some_and(|id| self.classes.method(*id).parameters.iter().any(varies));
                method.kind == MethodKind::Instance && method.access != crate::program::Access::Private && is_generic()
            }));
            open.extend(above.superclass.into_iter().chain(above.interfaces.iter().copied()));
        }
        methods.sort();
        methods
    }

    /// The method that stands for an overridden one in a class, if its erased parameters differ: one of the class, or one
    /// that it inherits from a superclass.
    #[expect(clippy::too_many_arguments, reason = "the same method, in the class table and in the program")]
    fn implementation_in(
        &self,
        class: ClassId,
        name: Name,
        arity: usize,
        overridden: MethodId,
        under: classes::MethodId,
        java_class: classes::ClassId,
        java: &BTreeMap<MethodId, classes::MethodId>,
    ) -> Option<MethodId> {
        let wanted = self.parameter_types(overridden);
        let is_interface = self.program.classes[class].is_interface;
        let mut current = Some(class);
        while let Some(level) = current {
            for candidate in &self.program.classes[level].methods {
                let method = &self.program.methods[*candidate];
                let is_candidate = method.name == name
                    && method.kind == MethodKind::Instance
                    && method.parameters.len() == arity
                    && !method.is_abstract
                    && *candidate != overridden;
                if !is_candidate || self.parameter_types(*candidate) == wanted {
                    continue;
                }
                let over = java.get(candidate).copied();
                if over.is_some_and(|over| self.classes.overrides(over, under, java_class)) {
                    return Some(*candidate);
                }
            }
            if is_interface {
                return None;
            }
            current = self.program.classes[level].superclass;
        }
        None
    }

    /// Whether a method is found under other parameters already: by a bridge in the class or above it, or because the class
    /// has a method with these parameters itself.
    fn is_bridged(&self, class: ClassId, name: Name, wanted: &[Type], over: MethodId) -> bool {
        let target = self.parameter_types(over);
        let mut current = Some(class);
        while let Some(level) = current {
            for method in &self.program.classes[level].methods {
                let described = &self.program.methods[*method];
                if described.name != name
                    || described.kind != MethodKind::Instance
                    || described.is_abstract
                    || self.parameter_types(*method) != wanted
                {
                    continue;
                }
                return match self.bridges.get(method) {
                    Some(to) => self.parameter_types(*to) == target,
                    None => level == class,
                };
            }
            current = self.program.classes[level].superclass;
        }
        false
    }

    /// The erased types of the parameters of a method.
    pub(super) fn parameter_types(&self, method: MethodId) -> Vec<Type> {
        let method = &self.program.methods[method];
        method.parameters.iter().map(|parameter| method.locals[*parameter].ty.clone()).collect()
    }

    fn add_bridge(&mut self, class: ClassId, shown: Name, overridden: MethodId, over: MethodId) {
        let under = &self.program.methods[overridden];
        let span = self.program.methods[over].span;
        let mut locals: Arena<_, Local> = Arena::new();
        let mut parameters = Vec::new();
        let mut texts = Vec::new();
        for (index, parameter) in under.parameters.iter().enumerate() {
            let ty = under.locals[*parameter].ty.clone();
            texts.push(self.program.type_name(&ty));
            parameters.push(locals.push(unnamed(index, ty, span)));
        }
        let bridge = Method {
            owner: class,
            name: under.name,
            signature: Name::from(format!("{shown}.{}({})", under.name, texts.join(", "))),
            kind: MethodKind::Instance,
            access: under.access,
            is_abstract: false,
            is_native: false,
            is_final: self.program.classes[class].is_final,
            is_pure: false,
            allocates: Allocation::Anything,
            is_helper: false,
            is_model: false,
            arithmetic: Arithmetics::default(),
            overrides: None,
            locals,
            parameters,
            result: under.result.clone(),
            result_is_nullable: true,
            throws: Vec::new(),
            contract: None,
            body: None,
            unsupported: Vec::new(),
            span,
        };
        let bridge = self.add_method(bridge);
        self.fill_bridge(bridge, over);
    }

    /// Makes the body of a bridge: it casts its parameters and calls the method.
    pub(super) fn fill_bridge(&mut self, bridge: MethodId, to: MethodId) {
        let wanted = self.parameter_types(to);
        let result = self.program.methods[to].result.clone();
        let method = &self.program.methods[bridge];
        let span = method.span;
        let mut arguments = Vec::new();
        for (parameter, wanted) in method.parameters.iter().zip(wanted) {
            let ty = method.locals[*parameter].ty.clone();
            let given = Expr { kind: ExprKind::Local(*parameter), ty, span };
            arguments.push(if self.is_assignable(&given.ty, &wanted) { given } else { cast(given, wanted) });
        }
        let this = Expr { kind: ExprKind::This, ty: Type::Class(method.owner), span };
        let call = Expr { kind: ExprKind::VirtualCall(Box::new(this), to, arguments), ty: result, span };
        let statement: Stmt =
            if method.result == Type::Void { expression_statement(call) } else { return_statement(call) };
        self.program.methods[bridge].body = Some(vec![statement]);
        self.bridges.insert(bridge, to);
    }
}
