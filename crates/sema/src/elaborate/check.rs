//! What must hold of every typed program: variables exist, types fit, calls pass what is taken. Elaboration never breaks
//! this, whatever the input is; tests and debug builds look.

mod expressions;

use crate::program::{Expr, LabelId, LocalId, Method, MethodId, Program, Stmt, StmtKind, Type};
use base::Span;

/// Something that does not hold.
#[derive(Clone, Debug)]
pub struct Flaw {
    /// The method that it is in.
    pub method: MethodId,
    /// What is wrong.
    pub message: String,
    /// The place.
    pub span: Span,
}

/// All flaws in the bodies of a program.
pub fn check(program: &Program) -> Vec<Flaw> {
    let mut flaws = Vec::new();
    for (id, method) in program.methods.iter() {
        let mut checker = Checker { program, id, method, labels: Vec::new(), flaws: &mut flaws };
        if method.body.is_some() && !method.unsupported.is_empty() {
            checker.complain("a method that is not supported has a body", method.span);
        }
        // The body of a model method is a specification.
        let body = method.body.iter().flatten().filter(|_| !method.is_model);
        body.for_each(|statement| checker.statement(statement));
    }
    flaws
}

struct Checker<'p> {
    program: &'p Program,
    id: MethodId,
    method: &'p Method,
    /// The labels around the place, and whether each is that of a loop.
    labels: Vec<(LabelId, bool)>,
    flaws: &'p mut Vec<Flaw>,
}

impl Checker<'_> {
    fn complain(&mut self, message: impl Into<String>, span: Span) {
        self.flaws.push(Flaw { method: self.id, message: message.into(), span });
    }

    /// Whether a value of one type can stand where the other is wanted.
    fn fits(&self, from: &Type, to: &Type) -> bool {
        match (from, to) {
            (Type::Null, to) => to.is_reference(),
            (Type::Class(from), Type::Class(to)) => self.program.is_subclass(*from, *to),
            (Type::Array(from), Type::Array(to)) if from.is_reference() => self.fits(from, to),
            (Type::Array(_), Type::Class(to)) => {
                matches!(
                    &*self.program.classes[*to].name,
                    "java.lang.Object" | "java.lang.Cloneable" | "java.io.Serializable"
                )
            }
            _ => from == to,
        }
    }

    fn must_fit(&mut self, value: &Expr, to: &Type, what: &str) {
        if !self.fits(&value.ty, to) {
            let (from, to) = (self.program.type_name(&value.ty), self.program.type_name(to));
            self.complain(format!("{what} of type `{from}` where `{to}` is wanted"), value.span);
        }
    }

    fn local(&mut self, local: LocalId, span: Span) -> Option<Type> {
        let found = self.method.locals.get(local).map(|local| local.ty.clone());
        if found.is_none() {
            self.complain("a variable that the method does not have", span);
        }
        found
    }

    fn statements(&mut self, statements: &[Stmt]) {
        statements.iter().for_each(|statement| self.statement(statement));
    }

    fn condition(&mut self, condition: &Expr) {
        self.expression(condition);
        self.must_fit(condition, &Type::Boolean, "a condition");
    }

    fn statement(&mut self, statement: &Stmt) {
        let span = statement.span;
        match &statement.kind {
            StmtKind::Block(inner) => self.statements(inner),
            StmtKind::Local(local, value) => {
                let ty = self.local(*local, span);
                if let (Some(value), Some(ty)) = (value, ty) {
                    self.expression(value);
                    self.must_fit(value, &ty, "an initial value");
                }
            }
            StmtKind::Expr(expr) => self.expression(expr),
            StmtKind::If(condition, yes, no) => {
                self.condition(condition);
                self.statement(yes);
                no.iter().for_each(|no| self.statement(no));
            }
            StmtKind::While { condition, update, body, .. } => {
                self.condition(condition);
                self.statement(body);
                update.iter().for_each(|update| self.expression(update));
            }
            StmtKind::DoWhile { body, condition, .. } => {
                self.statement(body);
                self.condition(condition);
            }
            StmtKind::ForEach { variable, array, body, .. } => {
                self.expression(array);
                match (&array.ty, self.local(*variable, span)) {
                    (Type::Array(element), Some(ty)) if !self.fits(element, &ty) => {
                        self.complain("elements that do not fit the variable", span);
                    }
                    (Type::Array(_), _) => {}
                    _ => self.complain("a loop over something that is no array", span),
                }
                self.statement(body);
            }
            StmtKind::Labeled(label, body) => {
                let is_loop =
                    matches!(body.kind, StmtKind::While { .. } | StmtKind::DoWhile { .. } | StmtKind::ForEach { .. });
                self.labels.push((*label, is_loop));
                self.statement(body);
                self.labels.pop();
            }
            StmtKind::Break(label) => {
                if label.is_some_and(|label| !self.labels.iter().any(|(known, _)| *known == label)) {
                    self.complain("a `break` out of something that is not around it", span);
                }
            }
            StmtKind::Continue(label) => {
                if label.is_some_and(|label| !self.labels.contains(&(label, true))) {
                    self.complain("a `continue` of a loop that is not around it", span);
                }
            }
            StmtKind::Contracted(_, body) => self.statement(body),
            StmtKind::SpecAssert(_) | StmtKind::SpecAssume(_) | StmtKind::Set(..) => {}
            StmtKind::Switch { value, groups } => {
                self.expression(value);
                self.must_fit(value, &Type::Int, "a switch");
                groups.iter().for_each(|group| self.statements(&group.body));
            }
            StmtKind::Throw(value) => {
                self.expression(value);
                if !value.ty.is_reference() {
                    self.complain("something is thrown that is no object", span);
                }
            }
            StmtKind::Try { body, catches, finally } => {
                self.statements(body);
                for catch in catches {
                    self.local(catch.variable, catch.span);
                    self.statements(&catch.body);
                }
                finally.iter().for_each(|finally| self.statements(finally));
            }
            StmtKind::Return(value) => {
                let result = self.method.result.clone();
                match value {
                    Some(value) => {
                        self.expression(value);
                        self.must_fit(value, &result, "a result");
                    }
                    None if result != Type::Void => self.complain("nothing is returned", span),
                    None => {}
                }
            }
            StmtKind::Assert(condition, error) => {
                self.condition(condition);
                error.iter().for_each(|error| self.expression(error));
            }
        }
    }
}
