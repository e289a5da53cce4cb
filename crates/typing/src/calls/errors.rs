//! What is said of calls that mean no method. The places are javac's: the argument if only it is wrong, else the name.

use super::argument::{Argument, Given, Pending};
use super::candidates::Candidate;
use super::overloads::{Mismatch, NoChoice};
use crate::checker::Checker;
use base::{Span, rules};
use classes::{Flags, Type};
use syntax::ast::{Call, Expr, New};

impl<'a> Checker<'a> {
    /// Reports a call that means no method.
    pub(super) fn report_no_choice(
        &mut self,
        call: &Call,
        site: Option<&Type>,
        arguments: &[Given<'a>],
        failure: &NoChoice,
    ) -> Type {
        let name = call.name.name;
        match failure {
            NoChoice::Inapplicable(failures) if failures.is_empty() => self.report_no_method(call, site),
            NoChoice::NoObject if site.is_some() => {
                let message = format!("`{name}` belongs to an object and cannot be called on a class");
                self.error(&rules::NAME_ERROR, call.name.span, message);
            }
            NoChoice::NoObject => {
                let message = format!("`{name}` belongs to an object, and there is none in static code");
                self.error(&rules::NAME_ERROR, call.name.span, message);
            }
            _ => self.report_failure(call.name.span, &format!("method `{name}`"), arguments, failure),
        }
        Type::Unknown
    }

    fn report_no_method(&mut self, call: &Call, site: Option<&Type>) {
        let name = call.name.name;
        let owner = site.map(|site| self.classes.skip_variables(site));
        let is_open = match &owner {
            Some(Type::Class(class)) => self.classes.has_unknown_supertype(class.class),
            Some(_) => false,
            None => self.current_class().is_some_and(|class| self.classes.has_unknown_supertype(class)),
        };
        if is_open {
            self.uncertain(call.name.span, "a supertype is not known");
            return;
        }
        let class = owner.as_ref().and_then(Type::class_id).or_else(|| self.current_class().filter(|_| site.is_none()));
        let mut names = Vec::new();
        let mut above = class;
        while let Some(class) = above {
            names.extend(self.classes.members(class).methods.iter().map(|method| self.classes.method(*method).name));
            above =
                self.classes.header(class).superclass.as_ref().and_then(Type::class_id).filter(|next| *next != class);
        }
        let message = match site {
            Some(site) => format!("there is no method `{name}` in `{}`", self.classes.display(site)),
            None => format!("method `{name}` is not declared"),
        };
        names.retain(|name| !name.starts_with('<'));
        self.unknown_name(call.name.span, message, name, names);
    }

    /// Reports a creation that means no constructor.
    pub(super) fn report_no_constructor(&mut self, e: &Expr, new: &New, arguments: &[Given<'a>], failure: &NoChoice) {
        let written = self.files[self.current].written.get(&new.class.span).cloned();
        let what = match written {
            Some(ty) => format!("the constructor of `{}`", self.classes.display(&ty)),
            None => "the constructor".into(),
        };
        self.report_failure(e.span.at_start(), &what, arguments, failure);
    }

    /// Reports `this(…)` or `super(…)` that means no constructor.
    pub(super) fn report_inapplicable_constructor(
        &mut self,
        span: Span,
        site: &Type,
        arguments: &[Given<'a>],
        failure: &NoChoice,
    ) {
        let what = format!("the constructor of `{}`", self.classes.display(site));
        self.report_failure(span, &what, arguments, failure);
    }

    fn report_failure(&mut self, span: Span, what: &str, arguments: &[Given<'a>], failure: &NoChoice) {
        // What is wrong with an argument has been said, and nothing can be concluded from it.
        if arguments.iter().any(|given| matches!(given.argument, Argument::Value(Type::Unknown))) {
            return;
        }
        match failure {
            // Two methods of one class that cannot both be there have been reported.
            NoChoice::Ambiguous(one, other) if self.is_same_declaration(one, other) => {}
            NoChoice::Ambiguous(one, other) => {
                let (one, other) = (self.described(one), self.described(other));
                let message = format!("this call is ambiguous: both `{one}` and `{other}` fit");
                self.error(&rules::TYPE_ERROR, span, message);
            }
            NoChoice::Hidden(candidate) => self.report_hidden(span, what, candidate),
            NoChoice::NoObject => self.error(&rules::NAME_ERROR, span, format!("{what} needs an object")),
            NoChoice::Inapplicable(failures) => self.report_inapplicable(span, what, arguments, failures),
        }
    }

    fn is_same_declaration(&self, one: &Candidate, other: &Candidate) -> bool {
        let (one, other) = (self.declared(one), self.declared(other));
        one.owner == other.owner && self.classes.erase_all(&one.parameters) == self.classes.erase_all(&other.parameters)
    }

    fn report_hidden(&mut self, span: Span, what: &str, candidate: &Candidate) {
        let method = self.declared(candidate);
        let owner = self.classes.class(method.owner).simple_name;
        let access = if method.flags.has(Flags::PRIVATE) {
            "private"
        } else if method.flags.has(Flags::PROTECTED) {
            "protected"
        } else {
            "not public"
        };
        let message = format!("{what} of `{owner}` is {access} and cannot be called from here");
        self.error(&rules::NAME_ERROR, span, message);
    }

    fn report_inapplicable(
        &mut self,
        span: Span,
        what: &str,
        arguments: &[Given<'a>],
        failures: &[(Candidate, Mismatch)],
    ) {
        let near: Vec<&(Candidate, Mismatch)> =
            failures.iter().filter(|(_, mismatch)| *mismatch != Mismatch::Arity).collect();
        let only = match (failures, near.as_slice()) {
            ([only], _) => Some(only),
            (_, [only]) => Some(*only),
            _ => None,
        };
        match only {
            Some((_, Mismatch::Argument { span: place, found, expected })) => {
                self.report_argument(place.unwrap_or(span), found.as_ref(), expected);
            }
            Some((candidate, Mismatch::Arity)) => {
                let takes = self.declared(candidate).parameters.len();
                let plural = if takes == 1 { "argument" } else { "arguments" };
                let given = arguments.len();
                let is = if given == 1 { "is" } else { "are" };
                let least = if self.declared(candidate).flags.has(Flags::VARARGS) { "at least " } else { "" };
                let takes = if least.is_empty() { takes } else { takes.saturating_sub(1) };
                let message = format!("{what} takes {least}{takes} {plural}, but {given} {is} given");
                self.error(&rules::TYPE_ERROR, span, message);
            }
            Some((_, Mismatch::TypeArguments)) => {
                self.error(&rules::TYPE_ERROR, span, format!("{what} does not take these type arguments"));
            }
            _ => {
                let message = match failures {
                    [] => format!("{what} cannot be called with these arguments"),
                    _ => format!("{what} cannot be called with these arguments: {}", self.listed(arguments)),
                };
                self.error(&rules::TYPE_ERROR, span, message);
            }
        }
    }

    fn report_argument(&mut self, span: Span, found: Option<&Type>, expected: &Type) {
        let open = super::errors::has_open_part(expected);
        match found {
            Some(found) if !open => self.incompatible(span, found, expected, "the argument"),
            Some(found) => {
                let message = format!("an argument of type `{}` does not fit here", self.classes.display(found));
                self.error(&rules::TYPE_ERROR, span, message);
            }
            None if open => self.error(&rules::TYPE_ERROR, span, "this argument does not fit here"),
            None => {
                let message = format!("this does not fit type `{}`", self.classes.display(expected));
                self.error(&rules::TYPE_ERROR, span, message);
            }
        }
    }

    /// The types of arguments, for messages.
    fn listed(&self, arguments: &[Given<'a>]) -> String {
        let describe = |given: &Given<'a>| match &given.argument {
            Argument::Value(ty) => format!("`{}`", self.classes.display(ty)),
            Argument::Lambda(_) => "a lambda".into(),
            Argument::Reference(_) => "a method reference".into(),
            Argument::Call(_) | Argument::Choice(_) => "an expression".into(),
        };
        if arguments.is_empty() { "none".into() } else { arguments.iter().map(describe).collect::<Vec<_>>().join(", ") }
    }

    fn described(&self, candidate: &Candidate) -> String {
        let method = self.declared(candidate);
        let owner = self.classes.class(method.owner).simple_name;
        let parameters: Vec<String> = method.parameters.iter().map(|ty| self.classes.display(ty)).collect();
        let name = if method.is_constructor() { owner } else { method.name };
        format!("{name}({})", parameters.join(", "))
    }

    /// Reports a call whose method is chosen but does not fit after all.
    pub(super) fn report_mismatch(&mut self, pending: &Pending<'a>, mismatch: &Mismatch) {
        match mismatch {
            Mismatch::Argument { span, found, expected } => {
                self.report_argument(span.unwrap_or(pending.span), found.as_ref(), expected);
            }
            Mismatch::Bounds(span) => {
                let message = "no type arguments fit this call";
                self.error(&rules::TYPE_ERROR, span.unwrap_or(pending.span), message);
            }
            Mismatch::Arity | Mismatch::TypeArguments => {
                self.error(&rules::TYPE_ERROR, pending.span, "this call does not fit its method");
            }
        }
    }

    /// Reports a lambda or method reference that does not fit its target.
    pub(super) fn report_function_mismatch(&mut self, given: &Given<'a>, target: &Type, mismatch: &Mismatch) {
        let Some(e) = given.expr else { return };
        let name = self.classes.display(target);
        if self.descriptor_of(target).is_none() {
            self.error(&rules::TYPE_ERROR, e.span, format!("`{name}` is not a functional interface"));
            return;
        }
        match mismatch {
            Mismatch::Argument { span: Some(span), found: Some(found), expected } => {
                self.incompatible(*span, found, expected, "the result");
            }
            Mismatch::Argument { span: Some(span), .. } => {
                self.error(&rules::TYPE_ERROR, *span, format!("this does not fit the function of `{name}`"));
            }
            _ => self.error(&rules::TYPE_ERROR, e.span, format!("this does not fit the function of `{name}`")),
        }
    }
}

/// Whether a type mentions inference variables, which nobody outside knows.
pub(super) fn has_open_part(ty: &Type) -> bool {
    use classes::Wildcard;
    match ty {
        Type::Inference(_) => true,
        Type::Class(class) => {
            class.arguments.iter().any(has_open_part) || class.outer.as_ref().is_some_and(has_open_part)
        }
        Type::Array(element) => has_open_part(element),
        Type::Wildcard(Wildcard::Extends(bound) | Wildcard::Super(bound)) => has_open_part(bound),
        Type::Intersection(parts) | Type::Union(parts) => parts.iter().any(has_open_part),
        _ => false,
    }
}
