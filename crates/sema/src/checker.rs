//! The state in which one body, one initial value or one specification is typed: what is in scope, what is
//! allowed, and what has been found wrong or unsupported.

use crate::constants;
use crate::declarations::{Declarations, Problem};
use crate::members::is_literal_description;
use crate::names::Place;
use crate::program::{ClassId, Expr, FieldId, Local, LocalId, Type, Unsupported};
use crate::slice::{self as ast, Ident};
use base::{Arena, Diagnostic, Name, Rule, Span, rules};
use std::collections::BTreeMap;

/// Types the text of one member.
pub(crate) struct Checker<'a, 'd> {
    /// What is declared.
    pub declarations: &'d Declarations<'a>,
    /// The class of the member.
    pub class: ClassId,
    /// Whether there is a `this`.
    pub this: This,
    /// What kind of text is being typed.
    pub mode: Mode,
    /// Parameters, locals and quantified variables.
    pub locals: Arena<LocalId, Local>,
    /// The variables in scope, innermost last.
    pub scope: Vec<(Name, Binding)>,
    /// The final variables.
    pub finals: BTreeMap<LocalId, Finality>,
    /// The result type of the method; `None` if it is not known.
    pub result: Option<Type>,
    /// The number of loops around.
    pub loops: usize,
    /// Whether the text is that of a constructor.
    pub in_constructor: bool,
    /// Whether the text is the body of a method or constructor.
    pub in_body: bool,
    /// The parameters of the method.
    pub parameters: Vec<LocalId>,
    /// The field whose initial value is being typed.
    pub initialized_field: Option<FieldId>,
    /// What is wrong.
    pub diagnostics: Vec<Diagnostic>,
    /// What is not supported.
    pub unsupported: Vec<Unsupported>,
    /// Whether something that is not understood may have declared names.
    pub has_unknown_names: bool,
    /// Whether something could not be typed, be it for a reason that is recorded elsewhere.
    pub has_failed: bool,
}

/// Whether there is a `this`.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum This {
    /// There is.
    Available,
    /// The member is static.
    Static,
    /// The arguments of `this(…)` and `super(…)` are computed before the object is there.
    ConstructorCall,
    /// A constructor's precondition is about the time before the object is there.
    ConstructorPrecondition,
    /// `\old` in a constructor is about the same time.
    OldInConstructor,
}

/// Java, or the specification of something.
#[derive(Clone, PartialEq, Eq)]
pub(crate) enum Mode {
    /// Java.
    Code,
    /// A specification.
    Specification(SpecificationRules),
}

/// What a specification may mention.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct SpecificationRules {
    /// The type of `\result`, where it may be used.
    pub result: Option<Type>,
    /// Whether `\old` may be used.
    pub allows_old: bool,
    /// Whether it is the inside of `\old`.
    pub inside_old: bool,
    /// The parameters and quantified variables; other locals have no value in the pre-state.
    pub known_before: Vec<LocalId>,
}

/// What a name in scope stands for.
#[derive(Clone)]
pub(crate) enum Binding {
    /// A variable.
    Local(LocalId),
    /// A variable whose type is not known.
    Unknown,
}

/// What is known of a final variable.
#[derive(Clone)]
pub(crate) enum Finality {
    /// It has its value from its declaration.
    Initialized,
    /// It is assigned later, once.
    Blank,
    /// Its value is known: a constant variable (JLS 4.12.4).
    Constant(Expr),
}

impl<'a, 'd> Checker<'a, 'd> {
    /// A checker for a member of a class.
    pub fn new(declarations: &'d Declarations<'a>, class: ClassId, this: This) -> Checker<'a, 'd> {
        Checker {
            declarations,
            class,
            this,
            mode: Mode::Code,
            locals: Arena::new(),
            scope: Vec::new(),
            finals: BTreeMap::new(),
            result: None,
            loops: 0,
            in_constructor: false,
            in_body: false,
            parameters: Vec::new(),
            initialized_field: None,
            diagnostics: Vec::new(),
            unsupported: Vec::new(),
            has_unknown_names: false,
            has_failed: false,
        }
    }

    /// The place that names of types are resolved at.
    pub fn place(&self) -> Place {
        self.declarations.place(self.class)
    }

    /// The type as Java writes it.
    pub fn show(&self, ty: &Type) -> String {
        self.declarations.program.type_name(ty)
    }

    /// Whether a specification is being typed.
    pub fn in_specification(&self) -> bool {
        matches!(self.mode, Mode::Specification(_))
    }

    /// Whether everything has been typed, and nothing has been found wrong or unsupported.
    pub fn is_clean(&self) -> bool {
        !self.has_failed && self.diagnostics.is_empty() && self.unsupported.is_empty()
    }

    /// The diagnostics, without those that may be due to something that was not understood.
    pub fn take_diagnostics(&mut self) -> Vec<Diagnostic> {
        let diagnostics = std::mem::take(&mut self.diagnostics);
        if self.has_unknown_names { Vec::new() } else { diagnostics }
    }

    /// Reports an error about types.
    pub fn type_error(&mut self, span: Span, message: impl Into<String>) {
        self.report(Diagnostic::error(&rules::TYPE_ERROR, span, message));
    }

    /// Reports a name that cannot be resolved.
    pub fn name_error(&mut self, span: Span, message: impl Into<String>, help: Option<String>) {
        let mut diagnostic = Diagnostic::error(&rules::NAME_ERROR, span, message);
        diagnostic.help = help;
        self.report(diagnostic);
    }

    /// Reports an error; in a specification it is an error of the specification.
    pub fn report(&mut self, mut diagnostic: Diagnostic) {
        if self.in_specification() {
            diagnostic.rule = &rules::SPECIFICATION_ERROR;
        }
        self.diagnostics.push(diagnostic);
    }

    /// The rule for errors about types in the present mode.
    pub fn type_rule(&self) -> &'static Rule {
        if self.in_specification() { &rules::SPECIFICATION_ERROR } else { &rules::TYPE_ERROR }
    }

    /// Records something that is not supported, once.
    pub fn unsupported(&mut self, what: impl Into<String>, span: Span) {
        let unsupported = Unsupported { what: what.into(), span };
        if !self.unsupported.contains(&unsupported) {
            self.unsupported.push(unsupported);
        }
    }

    /// Records a construct that the parser did not understand.
    pub fn unreadable(&mut self, what: &Unsupported) {
        if !declares_no_names(&what.what) {
            self.has_unknown_names = true;
        }
        self.unsupported(what.what.clone(), what.span);
    }

    /// Records a problem.
    pub fn record(&mut self, problem: Problem) {
        self.has_failed = true;
        match problem {
            Problem::Unsupported(unsupported) => self.unsupported(unsupported.what, unsupported.span),
            Problem::Error(diagnostic) => self.report(*diagnostic),
            Problem::Reported => {}
        }
    }

    /// The type that is written.
    pub fn written_type(&mut self, written: &ast::TypeRef) -> Option<Type> {
        match self.declarations.resolve_type(self.place(), written) {
            Ok(ty) => Some(ty),
            Err(problem) => {
                self.record(problem);
                None
            }
        }
    }

    /// Declares a variable; `None` for its type if it is not known.
    pub fn declare(&mut self, name: Ident, ty: Option<Type>) -> Option<LocalId> {
        if let Some((_, binding)) = self.scope.iter().find(|(known, _)| *known == name.name) {
            let message = format!("variable `{}` is already declared here", name.name);
            let mut diagnostic = Diagnostic::error(&rules::NAME_ERROR, name.span, message);
            if let Binding::Local(first) = binding {
                diagnostic = diagnostic.with_label(self.locals[*first].span, "first declared here");
            }
            self.report(diagnostic);
        }
        let Some(ty) = ty else {
            self.has_failed = true;
            self.scope.push((name.name, Binding::Unknown));
            return None;
        };
        let local = self.locals.push(Local { name: name.name, ty, is_nullable: false, span: name.span });
        self.scope.push((name.name, Binding::Local(local)));
        Some(local)
    }

    /// Brings the parameters of a method into scope.
    pub fn bind_parameters(&mut self, method: &ast::MethodDecl, parameters: &[LocalId]) {
        let mut known = parameters.iter().copied().peekable();
        for parameter in &method.parameters {
            let name = parameter.name;
            let local = known.next_if(|local| self.locals[*local].span == name.span);
            if let Some(local) = local.filter(|_| parameter.modifiers.has(ast::Modifier::Final)) {
                self.finals.insert(local, Finality::Initialized);
            }
            self.scope.push((name.name, local.map_or(Binding::Unknown, Binding::Local)));
        }
    }

    /// Remembers that a local variable is final, with its initial value if it has one.
    pub fn make_final(&mut self, local: LocalId, has_initializer: bool, value: Option<&Expr>) {
        let finality = match value.and_then(constants::evaluate) {
            Some(constant) if self.locals[local].ty.is_primitive() => {
                Finality::Constant(constants::literal(constant, &self.locals[local].ty, self.locals[local].span))
            }
            _ if has_initializer => Finality::Initialized,
            _ => Finality::Blank,
        };
        self.finals.insert(local, finality);
    }
}

/// Whether a construct of this kind, as the parser describes it, declares no names that are visible behind it.
fn declares_no_names(what: &str) -> bool {
    const HARMLESS: &[&str] = &["lambda", "method reference", "throw", "try", "switch", "synchronized", "conditional"];
    is_literal_description(what) || HARMLESS.iter().any(|word| what.contains(word))
}
