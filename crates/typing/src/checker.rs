//! The state of a typing run, and what every part of it needs: where we are, what is visible, what was found wrong.

use crate::attribution::{Attribution, Local, LocalId, Uncertain};
use crate::declare::Declarations;
use crate::scope::{BlockScope, ClassScope, Scope};
use crate::{Typing, Unit};
use base::{Diagnostic, Name, Span, rules};
use classes::{ClassId, Classes, Type};

/// What an expression is wanted for. A poly expression (JLS 15.2) takes its type from it; whether the value fits is
/// checked by whoever gives the target.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Target {
    /// Nothing is known: the expression stands alone.
    None,
    /// A statement: the value is thrown away.
    Statement,
    /// Assigned, returned or passed to this type.
    Assignment(Type),
    /// Cast to this type.
    Cast(Type),
}

/// The typing of all files of a run.
pub(crate) struct Checker<'a> {
    /// All classes.
    pub classes: &'a Classes,
    /// The files.
    pub units: &'a [Unit<'a>],
    /// What is known of each file.
    pub files: Vec<Attribution>,
    /// Which file is being typed.
    pub current: usize,
    /// What is visible, innermost last.
    pub scopes: Vec<Scope>,
    /// What is wrong so far.
    pub diagnostics: Vec<Diagnostic>,
    /// What is wrong besides, which javac does not look at.
    pub further: Vec<Diagnostic>,
    /// Whether the expression being typed belongs to a specification.
    pub in_specification: bool,
    /// What that specification may speak of.
    pub specification: crate::specification::Rules,
    /// The contract of the loop that is about to be typed, in which the variables of its head are visible.
    pub loop_contract: Option<&'a syntax::ast::Contract>,
    /// How many speculative typings are under way: nothing is reported meanwhile.
    pub speculation: usize,
    /// The classes of source, and how far they have been entered.
    pub declarations: Declarations<'a>,
    /// What is kept while bodies are typed.
    pub body: crate::bodies::BodyState<'a>,
    /// What the lambda that is being typed returns, as far as it is known without its target.
    pub lambda_results: Vec<crate::calls::Given<'a>>,
}

impl<'a> Checker<'a> {
    /// At the beginning.
    pub fn new(classes: &'a Classes, units: &'a [Unit<'a>]) -> Checker<'a> {
        Checker {
            classes,
            units,
            files: units.iter().map(|unit| Attribution::new(unit.tree)).collect(),
            current: 0,
            scopes: Vec::new(),
            diagnostics: Vec::new(),
            further: Vec::new(),
            in_specification: false,
            specification: crate::specification::Rules::default(),
            loop_contract: None,
            speculation: 0,
            body: crate::bodies::BodyState::default(),
            lambda_results: Vec::new(),
            declarations: Declarations::default(),
        }
    }

    /// Everything, in order.
    pub fn run(&mut self) {
        self.declare_all();
        self.bodies();
        self.flow();
        self.check_constructor_cycles();
    }

    /// What was found.
    pub fn finish(mut self) -> Typing {
        self.diagnostics.sort_by_key(|diagnostic| diagnostic.span);
        self.further.sort_by_key(|diagnostic| diagnostic.span);
        Typing { files: self.files, diagnostics: self.diagnostics, further: self.further }
    }

    /// What is known of the current file.
    pub fn out(&mut self) -> &mut Attribution {
        &mut self.files[self.current]
    }

    /// Reports an error of the current rule set. The types that follow from it are `Unknown`.
    pub fn error(&mut self, rule: &'static rules::Rule, span: Span, message: impl Into<String>) {
        self.report(Diagnostic::error(rule, span, message));
    }

    /// Reports a diagnostic; whatever is wrong in a specification is an error of the specification.
    pub fn report(&mut self, mut diagnostic: Diagnostic) {
        if self.in_specification {
            diagnostic.rule = &rules::SPECIFICATION_ERROR;
        }
        self.diagnostics.push(diagnostic);
    }

    /// Notes that something could not be decided; its type is `Unknown`, and nothing is concluded from it.
    pub fn uncertain(&mut self, span: Span, reason: &str) -> Type {
        self.out().uncertain.insert(span, Uncertain { reason: reason.into() });
        Type::Unknown
    }

    /// Types something provisionally: whatever it reports or declares not certain is dropped. Types that it records
    /// stay until they are recorded anew, which the final typing of the same tree does.
    pub fn speculate<R>(&mut self, work: impl FnOnce(&mut Self) -> R) -> (R, Vec<Diagnostic>) {
        let reported = self.diagnostics.len();
        let uncertain = self.out().uncertain.clone();
        let depth = self.scopes.len();
        self.speculation += 1;
        let result = work(self);
        self.speculation -= 1;
        self.scopes.truncate(depth);
        self.out().uncertain = uncertain;
        let errors = self.diagnostics.split_off(reported);
        (result, errors)
    }

    /// Does something within a scope.
    pub fn within<R>(&mut self, scope: Scope, work: impl FnOnce(&mut Self) -> R) -> R {
        self.scopes.push(scope);
        let result = work(self);
        self.scopes.pop();
        result
    }

    /// Does something within a new block.
    pub fn in_block<R>(&mut self, work: impl FnOnce(&mut Self) -> R) -> R {
        self.within(Scope::Block(BlockScope::default()), work)
    }

    /// Declares a local variable in the innermost block.
    pub fn declare_local(&mut self, local: Local) -> LocalId {
        let (name, span) = (local.name, local.span);
        let id = self.out().locals.push(local);
        self.out().declared.insert(span, id);
        if let Some(Scope::Block(block)) = self.scopes.iter_mut().rev().find(|scope| matches!(scope, Scope::Block(_))) {
            block.locals.push((name, id));
        }
        id
    }

    /// The innermost class.
    pub fn class_scope(&self) -> Option<&ClassScope> {
        self.scopes.iter().rev().find_map(|scope| match scope {
            Scope::Class(class) => Some(class),
            _ => None,
        })
    }

    /// The innermost class.
    pub fn current_class(&self) -> Option<ClassId> {
        self.class_scope().map(|scope| scope.class)
    }

    /// A well-known class by its qualified name, as a type.
    pub fn named(&self, name: &str) -> Type {
        self.classes.find(Name::new(name)).map_or(Type::Unknown, Type::class)
    }
}
