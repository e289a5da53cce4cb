//! Methods in specifications whose body is no expression: loops, or no code at all. Such a method is a function of its receiver, its
//! arguments and the parts of the heap that it reads, of which nothing else is known.
//!
//! That is sound for code that writes nothing outside its own variables, creates nothing but the exceptions that leave it, and calls only
//! code of the program that keeps to the same: two executions with the same receiver and arguments in states that agree on what is read do
//! the same, whatever else there is. So there is one function that gives the result wherever the method returns, and any value elsewhere. What is
//! stated of it is this: a call that returns gives its value ([`crate::contracts::contract`]), and what the contract promises ([`crate::contracts::lemmas`]). Of a method
//! without code nothing at all is stated, so that any function of the state will do.

use crate::build::builder::unsupported;
use crate::program::context::{Context, Lowered};
use crate::spec::expressions::Translation;
use base::Span;
use base::arena::Id;
use ir::vocabulary::{default_value, now};
use ir::{Defined, Definition};
use logic::build::{call, function, ite};
use logic::{Sort, Term, Var};
use sema::program::{Expr, ExprKind, LocalId, LoopSpec, Method, MethodId, Origin, Stmt, StmtKind, Type};
use std::collections::{BTreeMap, BTreeSet};

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
            let (parameters, meaning) = (numbered(&sorts), Defined::Opaque);
            context.definitions.borrow_mut().push(Definition { function: function.clone(), parameters, meaning });
        }
        let mark = context.mark(id, &function, &parts);
        let value =
            call(&function, self.state_of(&parts).into_iter().chain(this).chain(arguments.iter().cloned()).collect());
        Ok(match mark {
            Some(mark) => {
                let is_state = call(&mark.function, self.state_of(&mark.parts));
                ite(is_state, value.clone(), default_value(value.sort()))
            }
            None => value,
        })
    }

    /// Parts of the state that is spoken of.
    fn state_of(&mut self, parts: &[Var]) -> Vec<Term> {
        parts.iter().map(|part| self.global(part)).collect()
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
    Code::of(context, id).map(|code| code.reads.into_iter().collect())
}

/// Whether code does what a function can say.
type Fits = Result<(), String>;

/// What code reads and calls, as far as it has been followed.
pub struct Code<'a, 'c> {
    context: &'c Context<'a>,
    /// For each method, those that it calls.
    calls: BTreeMap<MethodId, BTreeSet<MethodId>>,
    open: Vec<MethodId>,
    reads: BTreeSet<Var>,
    /// The method that is being looked at.
    current: MethodId,
    /// Whether all loops have a measure.
    is_measured: bool,
}

impl<'a, 'c> Code<'a, 'c> {
    /// The code that a method may come to, or why it is none that a function can stand for.
    pub fn of(context: &'c Context<'a>, id: MethodId) -> Result<Code<'a, 'c>, String> {
        let mut code = Code {
            context,
            calls: BTreeMap::new(),
            open: vec![id],
            reads: BTreeSet::new(),
            current: id,
            is_measured: true,
        };
        while let Some(next) = code.open.pop() {
            if code.calls.contains_key(&next) {
                continue;
            }
            code.calls.insert(next, BTreeSet::new());
            code.current = next;
            code.body(&context.program.methods[next])?;
        }
        Ok(code)
    }

    /// Whether it is seen to that the method ends: its loops have a measure, and nothing calls itself in the end.
    pub fn ends(&self) -> bool {
        let mut rest = self.calls.clone();
        while let Some(leaf) = rest.iter().find(|(_, callees)| callees.is_empty()).map(|(id, _)| *id) {
            rest.remove(&leaf);
            rest.values_mut().for_each(|callees| {
                callees.remove(&leaf);
            });
        }
        self.is_measured && rest.is_empty()
    }
}

impl Code<'_, '_> {
    fn method(&mut self, id: MethodId) {
        self.calls.entry(self.current).or_default().insert(id);
        self.open.push(id);
    }

    fn measured(&mut self, spec: &LoopSpec) {
        self.is_measured &= spec.variant.is_some();
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
            StmtKind::While { spec, condition, update, body } => {
                self.measured(spec);
                self.expression(condition)?;
                self.expressions(update)?;
                self.statement(body)
            }
            StmtKind::DoWhile { spec, body, condition } => {
                self.measured(spec);
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

/// Variables for parameters that nobody names.
pub fn numbered(sorts: &[Sort]) -> Vec<Var> {
    sorts.iter().zip(0..).map(|(sort, index)| Var::new(format!("a{index}%given"), sort.clone())).collect()
}
