//! Which method a call means (JLS 15.12.2). Only calls without boxing and without variable arguments are
//! resolved; where a method with an unknown signature may be meant, the answer is that this is not supported.

use crate::declarations::Declarations;
use crate::java_lang;
use crate::program::{ClassId, MethodId, MethodKind, Type};
use base::Name;

/// What a call means.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Resolution {
    /// This method.
    Found(MethodId),
    /// A method of `java.lang.Object`.
    OfObject,
    /// A method whose parameters are not known may be meant.
    Uncertain(MethodId),
    /// A method that takes the arguments once they are boxed may be meant.
    Boxed,
    /// No method with this name is there.
    NoSuchName,
    /// No method with this name takes these arguments; these are there.
    NotApplicable(Vec<MethodId>),
    /// Several methods take the arguments, none more specific than all others.
    Ambiguous(Vec<MethodId>),
    /// The method may not be used from here.
    Inaccessible(MethodId),
}

/// A call to be resolved.
pub(crate) struct Call<'c> {
    /// The class in which the method is looked for.
    pub class: ClassId,
    /// The name of the method; `None` for a constructor.
    pub name: Option<Name>,
    /// The types of the arguments.
    pub arguments: &'c [Type],
    /// The class in which the call stands.
    pub from: ClassId,
    /// The class through which a protected member is reached.
    pub site: ClassId,
}

/// A method that a call may mean.
enum Candidate {
    Declared(MethodId),
    OfObject(Vec<Type>),
}

impl Declarations<'_> {
    /// The method that a call means.
    pub fn resolve_call(&self, call: &Call<'_>) -> Resolution {
        let candidates = self.candidates(call);
        if candidates.is_empty() {
            return Resolution::NoSuchName;
        }
        let (accessible, inaccessible): (Vec<_>, Vec<_>) =
            candidates.into_iter().partition(|candidate| self.may_call(call, candidate));
        if let Some(uncertain) = accessible.iter().find_map(|candidate| self.uncertain(call, candidate)) {
            return Resolution::Uncertain(uncertain);
        }
        let applicable: Vec<&Candidate> =
            accessible.iter().filter(|candidate| self.is_applicable(call, candidate)).collect();
        if applicable.is_empty() {
            return self.explain_failure(call, &accessible, &inaccessible);
        }
        self.most_specific(&applicable)
    }

    /// All methods with the name that the class has or inherits, without those that are overridden or hidden.
    fn candidates(&self, call: &Call<'_>) -> Vec<Candidate> {
        let Some(name) = call.name else {
            let methods = self.program.classes[call.class].methods.iter().copied();
            let is_constructor = |method: &MethodId| self.program.methods[*method].kind == MethodKind::Constructor;
            return methods.filter(is_constructor).map(Candidate::Declared).collect();
        };
        let mut found: Vec<MethodId> = Vec::new();
        for class in self.program.ancestry(call.class) {
            for method in self.program.classes[class].methods.iter().copied() {
                let described = &self.program.methods[method];
                let is_hidden = found.iter().any(|lower| self.hides(*lower, method));
                if described.name == name && described.kind != MethodKind::Constructor && !is_hidden {
                    found.push(method);
                }
            }
        }
        let of_object = java_lang::object_methods(&name, &Type::Class(self.object)).into_iter().filter(|types| {
            !found.iter().any(|method| {
                let known = &self.methods[*method].parameter_types;
                known.len() == types.len() && known.iter().zip(types).all(|(known, ty)| known.as_ref() == Some(ty))
            })
        });
        let of_object: Vec<Candidate> = of_object.map(Candidate::OfObject).collect();
        found.into_iter().map(Candidate::Declared).chain(of_object).collect()
    }

    /// Whether a method of a subclass stands in the way of one with the same signature of a superclass.
    fn hides(&self, lower: MethodId, upper: MethodId) -> bool {
        let (lower_info, upper_info) = (&self.methods[lower], &self.methods[upper]);
        self.program.methods[lower].name == self.program.methods[upper].name
            && !lower_info.takes_any_arguments
            && !upper_info.takes_any_arguments
            && lower_info.parameter_types == upper_info.parameter_types
            && lower_info.parameter_types.iter().all(Option::is_some)
    }

    fn may_call(&self, call: &Call<'_>, candidate: &Candidate) -> bool {
        let Candidate::Declared(method) = candidate else { return true };
        let described = &self.program.methods[*method];
        // A protected static method needs no object of the calling class.
        let site = if described.kind == MethodKind::Static && self.program.is_subclass(call.from, described.owner) {
            if described.access == crate::program::Access::Private { call.site } else { call.from }
        } else {
            call.site
        };
        self.is_accessible(described.access, described.owner, site, call.from)
    }

    /// The method, if it is not known whether it takes the arguments.
    fn uncertain(&self, call: &Call<'_>, candidate: &Candidate) -> Option<MethodId> {
        let Candidate::Declared(method) = candidate else { return None };
        let info = &self.methods[*method];
        if info.takes_any_arguments {
            return Some(*method);
        }
        let has_unknown = info.parameter_types.iter().any(Option::is_none);
        let may_fit = info.parameter_types.len() == call.arguments.len()
            && info.parameter_types.iter().zip(call.arguments).all(|(parameter, argument)| {
                let fits = |parameter| self.program.is_invocation_convertible(argument, parameter);
                parameter.as_ref().is_none_or(|parameter| fits(parameter) || self.is_boxable(argument, parameter))
            });
        (has_unknown && may_fit).then_some(*method)
    }

    /// Whether an argument fits a parameter once it is boxed.
    fn is_boxable(&self, argument: &Type, parameter: &Type) -> bool {
        argument.is_primitive() && *parameter == Type::Class(self.object)
    }

    /// The parameter types of a candidate, all of which are known.
    fn parameters(&self, candidate: &Candidate) -> Vec<Type> {
        match candidate {
            Candidate::Declared(method) => self.methods[*method].parameter_types.iter().flatten().cloned().collect(),
            Candidate::OfObject(types) => types.clone(),
        }
    }

    /// Whether the number of parameters is known and right.
    fn has_arity(&self, candidate: &Candidate, arity: usize) -> bool {
        match candidate {
            Candidate::Declared(method) => {
                let types = &self.methods[*method].parameter_types;
                types.len() == arity && types.iter().all(Option::is_some)
            }
            Candidate::OfObject(types) => types.len() == arity,
        }
    }

    fn is_applicable(&self, call: &Call<'_>, candidate: &Candidate) -> bool {
        self.has_arity(candidate, call.arguments.len())
            && call
                .arguments
                .iter()
                .zip(self.parameters(candidate))
                .all(|(argument, parameter)| self.program.is_invocation_convertible(argument, &parameter))
    }

    fn is_applicable_with_boxing(&self, call: &Call<'_>, candidate: &Candidate) -> bool {
        self.has_arity(candidate, call.arguments.len())
            && call.arguments.iter().zip(self.parameters(candidate)).all(|(argument, parameter)| {
                self.program.is_invocation_convertible(argument, &parameter) || self.is_boxable(argument, &parameter)
            })
    }

    /// Why no candidate takes the arguments.
    fn explain_failure(&self, call: &Call<'_>, accessible: &[Candidate], inaccessible: &[Candidate]) -> Resolution {
        if accessible.iter().any(|candidate| self.is_applicable_with_boxing(call, candidate)) {
            return Resolution::Boxed;
        }
        let declared = |candidate: &Candidate| match candidate {
            Candidate::Declared(method) => Some(*method),
            Candidate::OfObject(_) => None,
        };
        let hidden = inaccessible.iter().find(|candidate| self.is_applicable(call, candidate));
        if let Some(method) =
            hidden.or(if accessible.is_empty() { inaccessible.first() } else { None }).and_then(declared)
        {
            return Resolution::Inaccessible(method);
        }
        Resolution::NotApplicable(accessible.iter().filter_map(declared).collect())
    }

    /// The candidate that is more specific than all others (JLS 15.12.2.5).
    fn most_specific(&self, applicable: &[&Candidate]) -> Resolution {
        let is_more_specific = |left: &Candidate, right: &Candidate| {
            let (left, right) = (self.parameters(left), self.parameters(right));
            left.iter().zip(&right).all(|(left, right)| self.program.is_invocation_convertible(left, right))
        };
        let best =
            applicable.iter().find(|candidate| applicable.iter().all(|other| is_more_specific(candidate, other)));
        match best {
            Some(Candidate::Declared(method)) => Resolution::Found(*method),
            Some(Candidate::OfObject(_)) => Resolution::OfObject,
            None => Resolution::Ambiguous(
                applicable
                    .iter()
                    .filter_map(|candidate| match candidate {
                        Candidate::Declared(method) => Some(*method),
                        Candidate::OfObject(_) => None,
                    })
                    .collect(),
            ),
        }
    }
}
