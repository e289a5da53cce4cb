//! Arguments as far as they are known before the method is chosen that they are passed to (JLS 15.12.2).
//!
//! An argument that stands alone has its type at once. A poly expression has what does not depend on where it goes: a
//! generic call its method, a lambda with declared parameters the results of its body. What is missing is found out
//! when the parameter is known, possibly several times: each candidate method asks.

use super::candidates::Candidate;
use super::overloads::Phase;
use crate::attribution::CallMode;
use crate::scope::Scope;
use base::Span;
use classes::Type;
use std::cell::{OnceCell, RefCell};
use std::rc::Rc;
use syntax::ast::{Expr, ExprKind, Lambda, LambdaBody, LambdaParameter, MethodReference, TypeRefKind};

/// An argument with its expression.
#[derive(Clone)]
pub(crate) struct Given<'a> {
    /// The expression; `None` for the parameters of a method that a reference passes on.
    pub expr: Option<&'a Expr>,
    /// What is known of it.
    pub argument: Argument<'a>,
    /// The type that it is passed as: captured once, so that what is inferred from it fits it.
    pub passed: Rc<OnceCell<Type>>,
}

/// What is known of an argument.
#[derive(Clone)]
pub(crate) enum Argument<'a> {
    /// It stands alone and has this type.
    Value(Type),
    /// A generic call, or a creation with a diamond.
    Call(Rc<Pending<'a>>),
    /// A lambda.
    Lambda(Rc<LambdaArgument<'a>>),
    /// A method reference.
    Reference(Rc<ReferenceArgument<'a>>),
    /// A conditional or `switch` with these results.
    Choice(Rc<Vec<Given<'a>>>),
}

/// A call whose method is chosen, and whose type arguments depend on where its result goes.
pub(crate) struct Pending<'a> {
    /// The whole expression.
    pub expr: &'a Expr,
    /// The place that errors are reported at.
    pub span: Span,
    /// Its arguments.
    pub arguments: Vec<Given<'a>>,
    /// Its method.
    pub chosen: Chosen,
    /// The scopes where it stands, if it has the body of an anonymous class.
    pub scopes: Option<Vec<Scope>>,
    /// Its types in the inference that is under way.
    pub instance: RefCell<Option<Instance>>,
}

/// The method that overload resolution chose.
#[derive(Clone, Debug)]
pub(crate) struct Chosen {
    /// The method.
    pub candidate: Candidate,
    /// The phase in which it was found to be applicable.
    pub phase: Phase,
    /// The type arguments that are written.
    pub type_arguments: Vec<Type>,
    /// How it is found at run time.
    pub mode: CallMode,
}

/// The type of a method in an inference: its type parameters are replaced by inference variables.
#[derive(Clone, Debug)]
pub(crate) struct Instance {
    /// The types of its parameters.
    pub parameters: Vec<Type>,
    /// Its result; for a constructor the class.
    pub result: Type,
    /// What it throws.
    pub throws: Vec<Type>,
    /// The inference variables.
    pub variables: Vec<u32>,
    /// Whether an unchecked conversion was needed, so that the result is erased.
    pub is_unchecked: bool,
}

/// A lambda as an argument.
pub(crate) struct LambdaArgument<'a> {
    /// The whole expression.
    pub expr: &'a Expr,
    /// The lambda.
    pub lambda: &'a Lambda,
    /// The scopes where it stands: its body may be typed when they are left.
    pub scopes: Vec<Scope>,
    /// The types of its parameters, if they are declared.
    pub declared: Option<Vec<Type>>,
    /// The results of its body, once it is typed.
    pub body: RefCell<Option<Rc<Body<'a>>>>,
    /// Its target in the inference that is under way, without wildcards.
    pub target: RefCell<Option<Type>>,
}

/// The body of a lambda whose statements are typed.
pub(crate) struct Body<'a> {
    /// What it returns; the expression that it is.
    pub results: Vec<Given<'a>>,
    /// Whether its end can be reached, if it is a block.
    pub can_complete: bool,
    /// The first `return` without a value.
    pub empty_return: Option<Span>,
}

/// A method reference as an argument.
pub(crate) struct ReferenceArgument<'a> {
    /// The whole expression.
    pub expr: &'a Expr,
    /// The reference.
    pub reference: &'a MethodReference,
    /// What stands before `::`.
    pub site: Type,
    /// How it stands there.
    pub kind: SiteKind,
    /// The type arguments behind `::`.
    pub type_arguments: Vec<Type>,
    /// Whether it is exact (JLS 15.13.1): there is only one method by that name.
    pub is_exact: bool,
    /// The method of an exact one, if it is no `T[]::new`.
    pub exact: Option<Candidate>,
    /// What it was resolved to in the inference that is under way.
    pub outcome: RefCell<Option<ReferenceOutcome>>,
}

/// What stands before `::`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum SiteKind {
    /// A value.
    Value,
    /// A type.
    Type,
    /// `super`
    Super,
}

/// What a method reference means for a target.
#[derive(Clone, Debug)]
pub(crate) struct ReferenceOutcome {
    /// The target without wildcards.
    pub target: Type,
    /// The method; `None` for `T[]::new`.
    pub chosen: Option<Chosen>,
    /// Its type.
    pub instance: Instance,
}

impl<'a> Given<'a> {
    /// An expression with what is known of it.
    pub fn new(expr: Option<&'a Expr>, argument: Argument<'a>) -> Given<'a> {
        Given { expr, argument, passed: Rc::default() }
    }

    /// An argument that is only a type.
    pub fn of_type(ty: Type) -> Given<'a> {
        Given::new(None, Argument::Value(ty))
    }
}

/// The expression inside of parentheses.
pub(crate) fn skip_parentheses(e: &Expr) -> &Expr {
    let mut current = e;
    while let ExprKind::Paren(inner) = &current.kind {
        current = inner;
    }
    current
}

/// Whether a lambda declares the types of its parameters.
pub(crate) fn is_explicit(lambda: &Lambda) -> bool {
    let is_declared =
        |parameter: &LambdaParameter| parameter.ty.as_ref().is_some_and(|ty| !matches!(ty.kind, TypeRefKind::Var));
    lambda.parameters.iter().all(is_declared)
}

/// Whether the body of a lambda is an expression that could be a statement (JLS 14.8).
pub(crate) fn is_statement_expression(lambda: &Lambda) -> bool {
    let LambdaBody::Expr(e) = &lambda.body else { return false };
    matches!(
        e.kind,
        ExprKind::Assign { .. }
            | ExprKind::Step { .. }
            | ExprKind::Call(_)
            | ExprKind::New(_)
            | ExprKind::ConstructorCall(_)
    )
}
