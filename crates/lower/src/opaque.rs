//! Methods in specifications whose body is no expression: loops, or no code at all. Such a method is a function of its receiver, its
//! arguments and the parts of the heap that it reads, of which nothing else is known.
//!
//! That is sound for code that writes nothing outside its own variables, creates nothing but the exceptions that leave it, and calls only
//! code of the program that keeps to the same: two executions with the same receiver and arguments in states that agree on what is read do
//! the same, whatever else there is. So there is one function that gives the result wherever the method returns, and any value elsewhere. What is
//! stated of it is only this: a call that returns gives its value ([`crate::contracts`]). Of a method without code nothing at all is
//! stated, so that any function of the state will do.

use crate::builder::unsupported;
use crate::context::{Context, Lowered};
use crate::specification::{State, Translation};
use base::Span;
use base::arena::Id;
use ir::vocabulary::now;
use ir::{Defined, Definition};
use logic::build::{call, function};
use logic::{Sort, Term, Var};
use sema::program::{Expr, ExprKind, LocalId, Method, MethodId, Origin, Stmt, StmtKind, Type};
use std::collections::BTreeSet;

impl Translation<'_, '_, '_, '_> {
    /// The value of a method whose body is no expression.
    pub fn opaque_value(&mut self, id: MethodId, this: Option<Term>, arguments: &[Term], span: Span) -> Lowered<Term> {
        let context = self.builder.context;
        let method = &context.program.methods[id];
        let parts = parts_of(context, id)
            .or_else(|why| unsupported(span, format!("`{}` in specifications: {why}", method.signature)))?;
        let result = context.java_type(&method.result).sort();
        let given = this.iter().chain(arguments).map(|argument| argument.sort().clone());
        let sorts: Vec<Sort> = parts.iter().map(|part| part.sort.clone()).chain(given).collect();
        let name = format!("result of {}.{}", context.program.classes[method.owner].name, method.signature);
        let function = function(&name, &sorts, result);
        let is_known = context.definitions.borrow().iter().any(|known| known.function == function);
        if !is_known {
            let named = sorts.iter().zip(0..).map(|(sort, index)| Var::new(format!("a{index}%given"), sort.clone()));
            let (parameters, meaning) = (named.collect(), Defined::Opaque);
            context.definitions.borrow_mut().push(Definition { function: function.clone(), parameters, meaning });
        }
        let state = self.state;
        let heap = parts.iter().map(|part| match state {
            State::Current => part.term(),
            State::Entry => self.builder.on_entry(part),
        });
        let heap: Vec<Term> = heap.collect();
        Ok(call(&function, heap.into_iter().chain(this).chain(arguments.iter().cloned()).collect()))
    }
}

/// A variable that the locals of a method do not have.
pub fn unused_local(method: &Method) -> LocalId {
    LocalId::from_index(method.locals.len())
}

/// The parts of the state that the result of a method depends on, in order, or why the method is no function of the state.
fn parts_of(context: &Context<'_>, id: MethodId) -> Result<Vec<Var>, String> {
    let method = &context.program.methods[id];
    if !method.is_model && !context.is_pure(id) {
        return Err("its body is no expression, and it is not pure".to_owned());
    }
    if matches!(method.result, Type::Locset | Type::Seq | Type::Void) {
        return Err("its body is no expression".to_owned());
    }
    if method.body.is_none() {
        let framed = context.globals.iter().filter(|global| context.is_framed(global));
        return Ok(framed.map(|global| global.variable.clone()).chain([now()]).collect());
    }
    let mut code = Code { context, seen: BTreeSet::new(), open: Vec::new(), reads: BTreeSet::new() };
    code.method(id);
    while let Some(next) = code.open.pop() {
        code.body(&context.program.methods[next])?;
    }
    Ok(code.reads.into_iter().collect())
}

/// Whether code does what a function can say.
type Fits = Result<(), String>;

/// What code reads, as far as it has been followed.
struct Code<'a, 'c> {
    context: &'c Context<'a>,
    seen: BTreeSet<MethodId>,
    open: Vec<MethodId>,
    reads: BTreeSet<Var>,
}

impl Code<'_, '_> {
    fn method(&mut self, id: MethodId) {
        if self.seen.insert(id) {
            self.open.push(id);
        }
    }

    fn body(&mut self, method: &Method) -> Fits {
        let is_own = self.context.program.classes[method.owner].origin == Origin::Source;
        match &method.body {
            Some(body) if is_own && method.unsupported.is_empty() && !method.is_native => self.statements(body),
            _ => Err(format!("it may call `{}`, of which too little is known", method.signature)),
        }
    }

    fn statements(&mut self, list: &[Stmt]) -> Fits {
        list.iter().try_for_each(|statement| self.statement(statement))
    }

    fn statement(&mut self, statement: &Stmt) -> Fits {
        match &statement.kind {
            StmtKind::Block(inner) => self.statements(inner),
            StmtKind::Local(_, value) | StmtKind::Return(value) => self.expressions(value.as_slice()),
            StmtKind::Expr(expr) | StmtKind::Assert(expr, _) => self.expression(expr),
            StmtKind::If(condition, yes, no) => {
                self.expression(condition)?;
                self.statement(yes)?;
                no.as_deref().map_or(Ok(()), |no| self.statement(no))
            }
            StmtKind::While { condition, update, body, .. } => {
                self.expression(condition)?;
                self.expressions(update)?;
                self.statement(body)
            }
            StmtKind::DoWhile { body, condition, .. } => {
                self.statement(body)?;
                self.expression(condition)
            }
            StmtKind::ForEach { array, body, .. } => {
                self.reads.insert(self.context.elements(&array.ty));
                self.expression(array)?;
                self.statement(body)
            }
            StmtKind::Labeled(_, body) | StmtKind::Contracted(_, body) => self.statement(body),
            StmtKind::Switch { value, groups } => {
                self.expression(value)?;
                groups.iter().try_for_each(|group| self.statements(&group.body))
            }
            // Nobody catches anything here, so that an exception leaves the method.
            StmtKind::Throw(_) => Ok(()),
            StmtKind::Break(_) | StmtKind::Continue(_) | StmtKind::SpecAssert(_) | StmtKind::SpecAssume(_) => Ok(()),
            StmtKind::Set(target, _) if matches!(target.kind, ExprKind::Local(_)) => Ok(()),
            StmtKind::Try { .. } | StmtKind::Set(..) => Err("it may catch exceptions or set ghost fields".to_owned()),
        }
    }

    fn expressions(&mut self, list: &[Expr]) -> Fits {
        list.iter().try_for_each(|expr| self.expression(expr))
    }

    fn expression(&mut self, expr: &Expr) -> Fits {
        let mut fits = Ok(());
        expr.visit(&mut |part| {
            let found = self.part(part);
            if fits.is_ok() {
                fits = found;
            }
        });
        fits
    }

    /// One expression, without those below it.
    fn part(&mut self, part: &Expr) -> Fits {
        match &part.kind {
            ExprKind::Int(_)
            | ExprKind::Float(_)
            | ExprKind::Double(_)
            | ExprKind::Bool(_)
            | ExprKind::Null
            | ExprKind::This
            | ExprKind::Local(_)
            | ExprKind::Length(_)
            | ExprKind::Unary(..)
            | ExprKind::Binary(..)
            | ExprKind::NonNull(_)
            | ExprKind::Conditional(..)
            | ExprKind::Convert(_)
            | ExprKind::Cast(_)
            | ExprKind::InstanceOf(..) => Ok(()),
            ExprKind::Assign { target, .. } | ExprKind::Update { target, .. } | ExprKind::Step { target, .. } => {
                match target.kind {
                    ExprKind::Local(_) => Ok(()),
                    _ => Err("it may change the heap".to_owned()),
                }
            }
            ExprKind::Field(_, field) => {
                self.reads.insert(self.context.field(*field));
                Ok(())
            }
            ExprKind::StaticField(field) => {
                self.reads.insert(self.context.field(*field));
                self.initializes_nothing(self.context.program.fields[*field].owner)
            }
            ExprKind::Index(array, _) => {
                self.reads.insert(self.context.elements(&array.ty));
                Ok(())
            }
            ExprKind::StaticCall(method, _) => {
                self.method(*method);
                self.initializes_nothing(self.context.program.methods[*method].owner)
            }
            ExprKind::SuperCall(method, _) => {
                self.method(*method);
                Ok(())
            }
            ExprKind::VirtualCall(_, method, _) => {
                let called = &self.context.program.methods[*method];
                match called.is_final {
                    true => self.method(*method),
                    false => {
                        let targets = self.context.implementations(called.owner, *method);
                        targets.into_iter().for_each(|(_, target)| self.method(target));
                    }
                }
                Ok(())
            }
            _ => Err("it may create objects, or do what is not modelled here".to_owned()),
        }
    }

    /// The use of a class may run code that initialises it.
    fn initializes_nothing(&self, class: sema::program::ClassId) -> Fits {
        match self.context.initializer(class) {
            Some(_) => Err("it may initialise a class".to_owned()),
            None => Ok(()),
        }
    }
}
