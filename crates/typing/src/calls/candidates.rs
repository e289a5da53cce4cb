//! Methods and constructors that a call may mean, as members of the type that they are looked for in.

use super::argument::{Chosen, Instance};
use super::reduction::Solver;
use crate::checker::Checker;
use crate::scope::Scope;
use base::Name;
use classes::Substitution;
use classes::{ClassId, Flags, Method, MethodId, Type, VariableId};

/// A method or constructor as a member of a type.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Candidate {
    /// The method.
    pub method: MethodId,
    /// The type whose member it is.
    pub site: Type,
    /// What replaces the type parameters of its class; `None` if it is a member of a raw type, and so erased.
    pub member: Option<Substitution>,
    /// The type parameters of the class that a diamond leaves to be inferred.
    pub inferred: Vec<VariableId>,
    /// What a constructor creates.
    pub created: Option<Type>,
    /// What it throws, if it stands for several methods that are inherited together.
    pub throws: Option<Vec<Type>>,
}

/// Candidates that are looked at together.
#[derive(Clone, Debug)]
pub(crate) struct Level {
    /// The candidates.
    pub candidates: Vec<Candidate>,
    /// Whether there is an object for instance methods.
    pub has_object: bool,
    /// The class whose `this` they are called on without a receiver.
    pub class: Option<ClassId>,
}

impl<'a> Checker<'a> {
    /// The methods by this name of a type.
    pub(super) fn methods_of(&self, site: &Type, name: Name) -> Vec<Candidate> {
        // Arrays have the methods of Object; a variable those of its bound.
        let methods = if self.classes.is_raw(site) {
            self.methods_of_raw(site, name)
        } else {
            self.classes.methods_named(site, name)
        };
        let class = self.classes.skip_variables(site).class_id();
        let is_inherited =
            |method: &MethodId| class.is_none_or(|class| self.classes.is_inherited_method(*method, class));
        let methods: Vec<MethodId> = methods.into_iter().filter(is_inherited).collect();
        let visible = methods.into_iter().filter(|method| self.is_visible_method(*method));
        visible.map(|method| self.member_method(site, self.or_of_object(site, method))).collect()
    }

    /// The methods of a raw type: erasure may make two methods different of which one overrides the other.
    fn methods_of_raw(&self, site: &Type, name: Name) -> Vec<MethodId> {
        let mut found = self.classes.methods_named(site, name);
        let mut open = self.classes.supertypes(site);
        let mut seen: Vec<Type> = Vec::new();
        while let Some(above) = open.pop() {
            if seen.contains(&above) {
                continue;
            }
            let declared: Vec<MethodId> =
                above.class_id().map(|above| self.classes.declared_methods(above, name).collect()).unwrap_or_default();
            for method in declared {
                let is_static = self.classes.method(method).flags.has(Flags::STATIC);
                let is_same = |other: &MethodId| self.classes.is_subsignature(*other, method, site);
                if !is_static && !found.contains(&method) && !found.iter().any(is_same) {
                    found.push(method);
                }
            }
            open.extend(self.classes.supertypes(&above));
            seen.push(above);
        }
        found
    }

    /// A method that an interface inherits from another and that only repeats one of `Object` is that one: so javac
    /// has it. If the interface itself repeats it, it is not.
    fn or_of_object(&self, site: &Type, method: MethodId) -> MethodId {
        let declared = self.classes.method(method);
        let is_repeatable = matches!(&*declared.name, "equals" | "hashCode" | "toString");
        let Some(class) = self.classes.skip_variables(site).class_id().filter(|_| is_repeatable) else { return method };
        let is_inherited = self.classes.class(class).is_interface()
            && self.classes.class(declared.owner).is_interface()
            && declared.owner != class
            && declared.flags.has(Flags::ABSTRACT);
        let Some(object) = self.classes.well_known("java.lang.Object").filter(|_| is_inherited) else { return method };
        let mut known = self.classes.declared_methods(object, declared.name);
        known.find(|known| self.classes.is_subsignature(method, *known, site)).unwrap_or(method)
    }

    /// A method as a member of a type.
    pub(super) fn member_method(&self, site: &Type, method: MethodId) -> Candidate {
        let declared = self.classes.method(method);
        let member = if declared.flags.has(Flags::STATIC) {
            Some(Substitution::new())
        } else {
            self.classes.member_arguments(&self.captured_bound(site), declared.owner)
        };
        Candidate { method, site: site.clone(), member, inferred: Vec::new(), created: None, throws: None }
    }

    /// The type whose members a value has: of a type variable, those of its bound, captured.
    fn captured_bound(&self, site: &Type) -> Type {
        match site {
            Type::Variable(_) => match self.classes.skip_variables(site) {
                bound @ Type::Class(_) => self.classes.capture(&bound),
                _ => site.clone(),
            },
            _ => site.clone(),
        }
    }

    /// The constructors of a class type, which has its arguments or is raw.
    pub(super) fn constructors_of(&self, site: &Type) -> Vec<Candidate> {
        let Some(class) = site.class_id() else { return Vec::new() };
        let constructors = self.classes.constructors(class);
        let member = self.classes.member_arguments(site, class);
        let candidate = |method| Candidate {
            method,
            site: site.clone(),
            member: member.clone(),
            inferred: Vec::new(),
            created: Some(site.clone()),
            throws: None,
        };
        constructors.into_iter().map(candidate).collect()
    }

    /// The constructors of a class whose type arguments are to be inferred. An interface, of which an anonymous class
    /// is created, has that of `Object`.
    pub(super) fn diamond_constructors(&self, class: ClassId, outer: Option<&Type>) -> Vec<Candidate> {
        let object = self.classes.well_known("java.lang.Object");
        let owner = if self.classes.class(class).is_interface() { object.unwrap_or(class) } else { class };
        let mut created = self.classes.declared_type(class);
        let mut member = Substitution::new();
        if let (Some(Type::Class(outer)), Type::Class(own)) = (outer, &created) {
            let own = classes::ClassType { outer: Some(Type::Class(outer.clone())), ..(**own).clone() };
            member = self.classes.arguments_of(outer).unwrap_or_default();
            created = Type::Class(own.into());
        }
        let inferred = &self.classes.header(class).parameters;
        let candidate = |method| Candidate {
            method,
            site: created.clone(),
            member: Some(member.clone()),
            inferred: inferred.clone(),
            created: Some(created.clone()),
            throws: None,
        };
        self.classes.constructors(owner).into_iter().map(candidate).collect()
    }

    /// Where a method without a receiver is looked for, in order: the classes around, then what is imported.
    pub(super) fn visible_methods(&self, name: Name) -> Vec<Level> {
        let mut levels = Vec::new();
        let mut is_static = false;
        for (index, scope) in self.scopes.iter().enumerate().rev() {
            match scope {
                Scope::Class(scope) => {
                    let site = self.classes.declared_type(scope.class);
                    let candidates = self.methods_of(&site, name);
                    let has_object = !is_static && !scope.is_static;
                    levels.push(Level { candidates, has_object, class: Some(scope.class) });
                    let is_static_class = self.classes.class(scope.class).flags.has(Flags::STATIC);
                    is_static |= is_static_class || (scope.is_static && !self.is_early(index));
                }
                Scope::File(file) => {
                    let single = file.static_single.get(&name).cloned().unwrap_or_default();
                    for classes in [single, file.static_demands.clone()] {
                        let candidates = self.static_methods_of(&classes, name);
                        levels.push(Level { candidates, has_object: false, class: None });
                    }
                }
                _ => {}
            }
        }
        levels
    }

    fn static_methods_of(&self, classes: &[ClassId], name: Name) -> Vec<Candidate> {
        let mut found: Vec<Candidate> = Vec::new();
        for class in classes {
            let site = self.classes.declared_type(*class);
            for candidate in self.methods_of(&site, name) {
                let is_static = self.classes.method(candidate.method).flags.has(Flags::STATIC);
                if is_static && !found.iter().any(|other| other.method == candidate.method) {
                    found.push(candidate);
                }
            }
        }
        found
    }

    /// The declaration of a candidate.
    pub(super) fn declared(&self, candidate: &Candidate) -> &'a Method {
        self.classes.method(candidate.method)
    }

    /// The type parameters of a candidate that a call gives arguments for or leaves to be inferred.
    pub(super) fn parameters_to_infer(&self, candidate: &Candidate) -> Vec<VariableId> {
        let mut parameters = candidate.inferred.clone();
        if candidate.member.is_some() {
            parameters.extend_from_slice(&self.declared(candidate).type_parameters);
        }
        parameters
    }

    /// Whether the result of a candidate mentions type parameters that are inferred: then the call is a poly expression.
    pub(super) fn is_poly(&self, candidate: &Candidate) -> bool {
        let parameters = self.parameters_to_infer(candidate);
        if parameters.is_empty() {
            return false;
        }
        match &candidate.created {
            Some(_) => !candidate.inferred.is_empty(),
            None => mentions(&self.declared(candidate).result, &parameters),
        }
    }

    /// The type of a method for one call, with new inference variables for what is not written.
    pub(super) fn instance(&self, solver: &mut Solver<'a>, chosen: &Chosen) -> Instance {
        let candidate = &chosen.candidate;
        let method = self.declared(candidate);
        let Some(member) = &candidate.member else {
            let erase = |types: &[Type]| types.iter().map(|ty| self.classes.erasure(ty)).collect::<Vec<_>>();
            return Instance {
                parameters: erase(&method.parameters),
                result: candidate.created.clone().unwrap_or_else(|| self.classes.erasure(&method.result)),
                throws: erase(&method.throws),
                variables: Vec::new(),
                is_unchecked: false,
            };
        };
        let parameters = self.parameters_to_infer(candidate);
        let mut substitution = member.clone();
        let mut variables = Vec::new();
        if chosen.type_arguments.is_empty() || parameters.is_empty() {
            let inferred = solver.engine.add_variables(&parameters, member);
            variables.extend(inferred.iter().filter_map(|(_, ty)| match ty {
                Type::Inference(variable) => Some(*variable),
                _ => None,
            }));
            for thrown in &method.throws {
                if let Type::Variable(thrown) = thrown
                    && method.type_parameters.contains(thrown)
                    && let Some(Type::Inference(variable)) = inferred.get(*thrown)
                {
                    solver.engine.mark_throws(*variable);
                }
            }
            substitution.extend(inferred);
        } else {
            substitution.extend(Substitution::from_pairs(&parameters, &chosen.type_arguments));
        }
        let result = match &candidate.created {
            // Its arguments are written here: if they mention the parameters of the class, these are the ones around.
            Some(created) if candidate.inferred.is_empty() => created.clone(),
            Some(created) => self.classes.substitute(created, &substitution),
            None => self.classes.substitute(&method.result, &substitution),
        };
        // `clone()` of an array is that of Object, but throws nothing (JLS 10.7).
        let is_array_clone = matches!(candidate.site, Type::Array(_)) && &*method.name == "clone";
        let throws = if is_array_clone { &[][..] } else { candidate.throws.as_ref().unwrap_or(&method.throws) };
        Instance {
            parameters: self.classes.substitute_all(&method.parameters, &substitution),
            result,
            throws: self.classes.substitute_all(throws, &substitution),
            variables,
            is_unchecked: false,
        }
    }
}

/// Whether a type mentions one of some variables.
pub(super) fn mentions(ty: &Type, variables: &[VariableId]) -> bool {
    use classes::Wildcard;
    match ty {
        Type::Variable(variable) => variables.contains(variable),
        Type::Class(class) => {
            class.outer.as_ref().is_some_and(|outer| mentions(outer, variables))
                || class.arguments.iter().any(|argument| mentions(argument, variables))
        }
        Type::Array(element) => mentions(element, variables),
        Type::Wildcard(Wildcard::Extends(bound) | Wildcard::Super(bound)) => mentions(bound, variables),
        Type::Intersection(parts) | Type::Union(parts) => parts.iter().any(|part| mentions(part, variables)),
        _ => false,
    }
}
