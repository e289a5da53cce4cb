//! Exceptions that leave the user's methods: which of them are failures, and whose.
//!
//! What the library throws is one of every method that is checked, unless the method says that it may leave it. What the user's code
//! throws is one of `main`, and of others if the user wants that (`--uncaught`).

use crate::build::builder::Builder;
use crate::build::control::Region;
use crate::options::Uncaught;
use crate::program::allowed::{self, THROWABLE};
use crate::program::context::Context;
use crate::program::throwing::Failure;
use base::Span;
use base::rules::{self, Rule};
use ir::vocabulary::{subtype, type_constant, type_of};
use ir::{Caught, CommandKind, Escapes, JavaType, Thrower, Throwers};
use logic::Term;
use logic::build::{not, or};
use sema::program::{Access, ClassId, Method, MethodId, MethodKind, Origin, Type};

/// An exception that may leave a method.
pub struct Escaping {
    /// Its class, if that is known.
    class: Option<ClassId>,
    /// The rule that it falls under.
    rule: &'static Rule,
    /// Who throws it.
    thrower: Thrower,
    /// What is said of it.
    message: String,
}

/// How a method is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Called {
    /// It and no other.
    Directly,
    /// What the class of the receiver chooses.
    ByDispatch,
}

/// Which exceptions that leave a method are failures, where it is checked on its own.
pub fn escapes(context: &Context<'_>, id: MethodId) -> Escapes {
    let method = &context.program.methods[id];
    if is_main(context, method) {
        return Escapes { throwers: Throwers::All, allowed: allowed::promised(context, id) };
    }
    let allowed = allowed::allowed(context, id);
    let throwers = match context.options.uncaught {
        Uncaught::None => Throwers::Library,
        Uncaught::Callees => Throwers::Callees,
        Uncaught::All => Throwers::All,
    };
    Escapes { throwers, allowed }
}

/// Whether Java begins a program with this method.
fn is_main(context: &Context<'_>, method: &Method) -> bool {
    let parameters: Vec<String> =
        method.parameters.iter().map(|id| context.java_type(&method.locals[*id].ty).to_string()).collect();
    method.kind == MethodKind::Static
        && method.access == Access::Public
        && &*method.name == "main"
        && method.result == Type::Void
        && parameters == ["java.lang.String[]"]
}

fn is_instance(context: &Context<'_>, exception: &Term, class: ClassId) -> Term {
    let name = context.program.classes[class].name;
    subtype(type_of(exception.clone()), type_constant(&JavaType::Class(name)))
}

impl Builder<'_> {
    /// The classes that handlers around catch.
    fn caught_here(&self) -> Vec<ClassId> {
        let throwable = self.context.program.class_named(THROWABLE);
        let classes = self.control.regions.iter().flat_map(|region| match region {
            Region::Catching { classes, .. } => classes.as_slice(),
            Region::Finally { swallows: true, .. } => throwable.as_slice(),
            _ => &[],
        });
        classes.copied().collect()
    }

    /// The exceptions that handlers around catch.
    pub fn catches(&self) -> Vec<Caught> {
        self.caught_here().into_iter().map(|class| allowed::caught(self.context, class)).collect()
    }

    /// The exceptions that may be failures where a call passes them on.
    pub fn escaping(&self, method: MethodId, called: Called) -> Vec<Escaping> {
        if self.is_library() {
            return Vec::new();
        }
        let failures = self.context.failures(method, called == Called::ByDispatch);
        let mut list: Vec<Escaping> = failures.into_iter().map(|failure| self.failure(failure, method)).collect();
        let callee = &self.context.program.methods[method];
        let is_own = self.context.program.classes[callee.owner].origin == Origin::Source;
        if called == Called::Directly && is_own && self.context.has_contract(method) && self.context.may_throw(method) {
            list.push(made(format!("`{}` may throw an exception that nothing catches", callee.signature)));
        }
        list
    }

    fn failure(&self, failure: Failure, method: MethodId) -> Escaping {
        let program = self.context.program;
        let signature = &program.methods[method].signature;
        let name = program.classes[failure.class].name;
        // What the user makes and the library throws: `orElseThrow(…)`.
        if &*name == THROWABLE {
            return made(format!("`{signature}` may throw an exception that nothing catches"));
        }
        let simple = name.rsplit('.').next().unwrap_or(&name);
        let message = format!("`{signature}` may throw `{simple}`");
        Escaping { class: Some(failure.class), rule: failure.rule(), thrower: Thrower::Library, message }
    }

    /// A `throw` statement of the user's: that nobody catches the exception may be a failure.
    pub fn contain_own(&mut self, exception: &Term, ty: &Type, span: Span) {
        let Type::Class(class) = *ty else { return };
        if !self.is_library() && !self.control.passes_on {
            let message =
                format!("`{}` is thrown, and nothing catches it", self.context.program.classes[class].simple_name);
            let (class, rule) = (Some(class), &rules::UNCAUGHT_EXCEPTION);
            self.contain(exception, Escaping { class, rule, thrower: Thrower::Own, message }, span);
        }
    }

    /// That an exception is caught, here or by those who called.
    pub fn contain(&mut self, exception: &Term, escaping: Escaping, span: Span) {
        let Escaping { class, rule, thrower, message } = escaping;
        let context = self.context;
        let caught = self.caught_here();
        let throwable = context.program.class_named(THROWABLE);
        let is_caught = |class: ClassId| caught.iter().any(|handled| context.is_subclass(class, *handled));
        if class.or(throwable).is_some_and(is_caught) {
            return;
        }
        let other = class.map(|class| not(is_instance(context, exception, class)));
        // A `throw` throws nothing else.
        let other = other.filter(|_| thrower != Thrower::Own);
        let handled = caught.iter().map(|class| is_instance(context, exception, *class));
        let condition = or(other.into_iter().chain(handled));
        let obligation = self.oblige(rule, span, message, Vec::new());
        let exception = exception.clone();
        self.emit(span, CommandKind::Escape { exception, condition, thrower, obligation });
    }
}

/// An exception that the user's code made.
fn made(message: String) -> Escaping {
    Escaping { class: None, rule: &rules::UNCAUGHT_EXCEPTION, thrower: Thrower::Callee, message }
}
