//! Where control goes when it leaves a statement: exceptions, `break`, `continue` and `return`, through the `finally` blocks in
//! between. All of it is ordinary jumps: an exception is a value that is handed to the innermost handler, or out of the procedure.

use crate::build::builder::Builder;
use crate::build::control::{BY_EXCEPTION, Exit, FIRST_JUMP, Jump, NORMALLY, Region, Thrown};
use crate::code::escapes::Escaping;
use crate::program::context::Lowered;
use crate::program::reachable::IMPLICIT;
use crate::program::throwing::implementations;
use base::{Rule, Span};
use ir::vocabulary::{null, subtype, type_constant, type_of};
use ir::{BlockId, CommandKind, JavaType, ObligationId, Terminator};
use logic::build::{eq, int, or};
use logic::{Sort, Term, TermKind, Var};
use sema::program::{BinaryOp, Catch, ClassId, Expr, ExprKind, LabelId, MethodId, Stmt};

/// The exceptions that arise where an obligation fails, or where resources run out.
const IMPLICIT_EXCEPTIONS: [&str; 11] = [
    "java.lang.NullPointerException",
    "java.lang.ArithmeticException",
    "java.lang.ArrayIndexOutOfBoundsException",
    "java.lang.NegativeArraySizeException",
    "java.lang.ArrayStoreException",
    "java.lang.ClassCastException",
    "java.lang.AssertionError",
    "java.lang.StackOverflowError",
    "java.lang.OutOfMemoryError",
    // What an implicit exception becomes that leaves the initialisation of a class, at its first use and later.
    "java.lang.ExceptionInInitializerError",
    "java.lang.NoClassDefFoundError",
];

impl Builder<'_> {
    /// `break`: behind the statement with this label, or behind the innermost loop.
    pub fn break_jump(&self, label: Option<LabelId>) -> Option<Jump> {
        self.target(label).map(|(depth, after, _)| Jump::To(after, depth))
    }

    /// `continue`: to the next iteration of the loop with this label, or of the innermost one.
    pub fn continue_jump(&self, label: Option<LabelId>) -> Option<Jump> {
        let (depth, _, next) = self.target(label)?;
        next.map(|next| Jump::To(next, depth))
    }

    fn target(&self, wanted: Option<LabelId>) -> Option<(usize, BlockId, Option<BlockId>)> {
        self.control.regions.iter().enumerate().rev().find_map(|(depth, region)| match region {
            Region::Target { labels, after, next } => {
                let is_meant = wanted.map_or(next.is_some(), |label| labels.contains(&label));
                is_meant.then_some((depth, *after, *next))
            }
            _ => None,
        })
    }

    /// Leaves the current statement.
    pub fn leave(&mut self, jump: Jump, span: Span) {
        let around = match jump {
            Jump::Return => 0,
            Jump::To(_, depth) => depth,
        };
        for region in self.control.regions[around..].iter_mut().rev() {
            let Region::Finally { entry, route, jumps, .. } = region else { continue };
            let position = jumps.iter().position(|known| *known == jump).unwrap_or_else(|| {
                jumps.push(jump);
                jumps.len() - 1
            });
            let (entry, route) = (*entry, route.clone());
            self.assign(span, &route, int(FIRST_JUMP + position as i64));
            return self.terminate(Terminator::Goto(entry));
        }
        self.terminate(match jump {
            Jump::Return => Terminator::Return,
            Jump::To(block, _) => Terminator::Goto(block),
        });
    }

    /// Hands an exception to whoever handles it here.
    pub fn raise(&mut self, exception: Term, span: Span) {
        let handler = self.control.regions.iter().rev().find_map(|region| match region {
            Region::Target { .. } => None,
            Region::Catching { handler, exception, .. } => Some((*handler, exception.clone(), None)),
            Region::Finally { entry, route, pending, .. } => Some((*entry, pending.clone(), Some(route.clone()))),
        });
        match handler {
            Some((block, variable, route)) => {
                self.assign(span, &variable, exception);
                if let Some(route) = route {
                    self.assign(span, &route, int(BY_EXCEPTION));
                }
                self.terminate(Terminator::Goto(block));
            }
            None => {
                let variable = self.control.exception.clone();
                self.assign(span, &variable, exception);
                self.terminate(Terminator::Return);
            }
        }
    }

    /// Behind a call: goes on if it returned normally, and passes the exception on otherwise.
    pub fn pass_on(&mut self, exception: &Var, span: Span) {
        let (returned, thrown) = (self.new_block(), self.new_block());
        let condition = eq(exception.term(), null());
        self.terminate(Terminator::Branch { condition, then_block: returned, else_block: thrown, written: None });
        self.enter(thrown);
        self.raise(exception.term(), span);
        self.enter(returned);
    }

    /// Behind a call: the same, where exceptions that nobody catches may be failures.
    pub fn pass_on_checked(&mut self, exception: &Var, escaping: Vec<Escaping>, span: Span) {
        if escaping.is_empty() {
            return self.pass_on(exception, span);
        }
        let (returned, thrown) = (self.new_block(), self.new_block());
        let condition = eq(exception.term(), null());
        self.terminate(Terminator::Branch { condition, then_block: returned, else_block: thrown, written: None });
        self.enter(thrown);
        for escaping in escaping {
            self.contain(&exception.term(), escaping, span);
        }
        self.raise(exception.term(), span);
        self.enter(returned);
    }

    /// Exceptions of what follows go to a handler that comes later.
    pub fn begin_catching(&mut self, sort: Sort, classes: Vec<ClassId>) -> (BlockId, Var) {
        let (handler, exception) = (self.new_block(), self.temporary(sort));
        self.control.regions.push(Region::Catching { handler, exception: exception.clone(), classes });
        (handler, exception)
    }

    /// The handler begins.
    pub fn end_catching(&mut self, (handler, exception): (BlockId, Var)) -> Var {
        self.control.regions.pop();
        self.enter(handler);
        exception
    }

    /// Throws what a method of the library makes.
    pub fn throw_made(&mut self, maker: &str, arguments: Vec<Term>, span: Span) {
        match self.make_exception(maker, arguments, span) {
            Some(made) => self.raise(made.term(), span),
            // Without the library nobody runs the program; for proofs the obligation has failed before.
            None => self.terminate(Terminator::Stop),
        }
    }

    /// The exception that a method of the library makes; `None` if there is no such method.
    fn make_exception(&mut self, maker: &str, arguments: Vec<Term>, span: Span) -> Option<Var> {
        let program = self.context.program;
        let class = program.class_named(IMPLICIT)?;
        let is_meant = |method: &&MethodId| {
            let method = &program.methods[**method];
            &*method.name == maker && method.parameters.len() == arguments.len()
        };
        let method = program.classes[class].methods.iter().find(is_meant)?;
        let procedure = self.context.procedure(*method)?;
        let (made, failed) = (self.temporary(Sort::Ref), self.temporary(Sort::Ref));
        self.emit(
            span,
            CommandKind::Call {
                procedure,
                arguments,
                result: Some(made.clone()),
                exception: Some(failed.clone()),
                obligations: Vec::new(),
                catches: self.catches(),
            },
        );
        self.pass_on(&failed, span);
        Some(made)
    }

    /// Where Java goes on if an assertion does not hold: an exception is made and handed on.
    pub fn otherwise(&mut self, thrown: Thrown, span: Span) -> Option<BlockId> {
        self.context.program.class_named(IMPLICIT)?;
        let key = (thrown.maker, self.control.regions.len());
        if thrown.arguments.is_empty()
            && let Some((block, handler)) = self.control.makers.get(&key)
            && *handler == self.handler()
        {
            return Some(*block);
        }
        let before = self.current();
        let block = self.new_block();
        self.enter(block);
        if thrown.arguments.is_empty() {
            let handler = self.handler();
            self.control.makers.insert(key, (block, handler));
        }
        self.throw_made(thrown.maker, thrown.arguments, span);
        self.enter(before);
        Some(block)
    }

    fn handler(&self) -> Option<BlockId> {
        self.control.regions.iter().rev().find_map(|region| match region {
            Region::Target { .. } => None,
            Region::Catching { handler, .. } => Some(*handler),
            Region::Finally { entry, .. } => Some(*entry),
        })
    }

    /// `try`
    pub fn try_statement(
        &mut self,
        body: &[Stmt],
        catches: &[Catch],
        finally: Option<&[Stmt]>,
        span: Span,
    ) -> Lowered<()> {
        if !self.is_library() && (finally.is_some() || self.may_catch_implicit(body, catches)) {
            let what = "`try` statements that handle implicit exceptions (they can be run)";
            self.proofless.get_or_insert((span, what.to_owned()));
        }
        let Some(finally) = finally else { return self.try_catch(body, catches, span) };
        let (entry, after) = (self.new_block(), self.new_block());
        let (route, pending) = (self.temporary(Sort::Int), self.temporary(Sort::Ref));
        // A value from the start, so that every path has one.
        self.assign(span, &pending, null());
        let region = Region::Finally { entry, route: route.clone(), pending: pending.clone(), jumps: Vec::new() };
        self.control.regions.push(region);
        self.try_catch(body, catches, span)?;
        self.leave_normally(&route, entry, span);
        let Some(Region::Finally { jumps, .. }) = self.control.regions.pop() else { return Ok(()) };
        self.enter(entry);
        self.statements(finally)?;
        self.go_on_from(Exit { route, pending, jumps }, after, span);
        Ok(())
    }

    /// Comes to the end of what is left through a common block.
    pub fn leave_normally(&mut self, route: &Var, entry: BlockId, span: Span) {
        self.assign(span, route, int(NORMALLY));
        self.terminate(Terminator::Goto(entry));
    }

    /// Behind the common block everybody goes where he wanted to go.
    pub fn go_on_from(&mut self, exit: Exit, after: BlockId, span: Span) {
        let Exit { route, pending, jumps } = exit;
        self.branch_to(eq(route.term(), int(NORMALLY)), after);
        for (position, jump) in jumps.into_iter().enumerate() {
            let next = self.new_block();
            let is_other = logic::build::not(eq(route.term(), int(FIRST_JUMP + position as i64)));
            self.branch_to(is_other, next);
            self.leave(jump, span);
            self.enter(next);
        }
        self.raise(pending.term(), span);
        self.enter(after);
    }

    /// Whether a clause may catch an implicit exception that arises in the user's code. Where they are obligations proofs end where
    /// they arise, and would take the handler for code that is never reached.
    fn may_catch_implicit(&self, body: &[Stmt], catches: &[Catch]) -> bool {
        let program = self.context.program;
        let is_related =
            |name: ClassId, caught: &ClassId| program.is_subclass(name, *caught) || program.is_subclass(*caught, name);
        let is_caught = |name: &str| {
            program.class_named(name).is_some_and(|class| {
                catches.iter().flat_map(|catch| &catch.classes).any(|caught| is_related(class, caught))
            })
        };
        let calls_own = self.calls_own(body);
        IMPLICIT_EXCEPTIONS.iter().any(|name| is_caught(name) && (calls_own || may_arise(name, body)))
    }

    /// Whether statements call what may run code of the user, which has obligations of its own.
    fn calls_own(&self, statements: &[Stmt]) -> bool {
        let context = self.context;
        any_expression(statements, &mut |part| match &part.kind {
            ExprKind::StaticCall(method, _)
            | ExprKind::SuperCall(method, _)
            | ExprKind::ConstructorCall(method, _)
            | ExprKind::New(method, _)
            | ExprKind::VirtualCall(_, method, _)
            | ExprKind::Unboxed(_, method) => {
                let targets = implementations(context.program, &context.reach, &context.dispatch, *method);
                targets.iter().any(|target| context.runs_own(*target))
            }
            _ => false,
        })
    }

    /// Jumps if the condition holds, and goes on otherwise.
    fn branch_to(&mut self, condition: Term, block: BlockId) {
        let otherwise = self.new_block();
        self.terminate(Terminator::Branch { condition, then_block: block, else_block: otherwise, written: None });
        self.enter(otherwise);
    }

    fn try_catch(&mut self, body: &[Stmt], catches: &[Catch], span: Span) -> Lowered<()> {
        if catches.is_empty() {
            return self.statements(body);
        }
        let after = self.new_block();
        let classes = catches.iter().flat_map(|catch| catch.classes.iter().copied()).collect();
        let catching = self.begin_catching(Sort::Ref, classes);
        self.statements(body)?;
        self.terminate(Terminator::Goto(after));
        let exception = self.end_catching(catching);
        for catch in catches {
            let has_class = |class: &sema::program::ClassId| {
                let name = self.context.program.classes[*class].name;
                subtype(type_of(exception.term()), type_constant(&JavaType::Class(name)))
            };
            let condition = or(catch.classes.iter().map(has_class));
            let (then_block, else_block) = (self.new_block(), self.new_block());
            self.terminate(Terminator::Branch { condition, then_block, else_block, written: None });
            self.enter(then_block);
            let depth = self.scope.in_scope.len();
            let variable = self.declare_local(catch.variable);
            self.assign(catch.span, &variable, exception.term());
            self.unexpected(|builder| builder.statements(&catch.body))?;
            self.scope.in_scope.truncate(depth);
            self.terminate(Terminator::Goto(after));
            self.enter(else_block);
        }
        self.raise(exception.term(), span);
        self.enter(after);
        Ok(())
    }

    /// An assertion with an obligation of its own, unless it is plainly true, where Java throws an exception if it does not hold.
    pub fn check_throwing(
        &mut self,
        rule: &'static Rule,
        span: Span,
        message: impl Into<String>,
        condition: Term,
        thrown: Thrown,
    ) {
        if matches!(condition.kind(), TermKind::Bool(true)) {
            return;
        }
        // What the library throws because of what it is handed is its caller's affair, like an exception that it throws in words.
        if self.is_library() {
            return self.throw_unless(condition, thrown, span);
        }
        let obligation = self.oblige(rule, span, message, Vec::new());
        self.check_or_throw(obligation, condition, thrown, span);
    }

    /// An assertion whose failure is an exception in Java.
    pub fn check_or_throw(&mut self, obligation: ObligationId, condition: Term, thrown: Thrown, span: Span) {
        let otherwise = self.otherwise(thrown, span);
        self.emit(span, CommandKind::Assert { condition, obligation, otherwise });
    }

    /// A condition that makes an exception of the library where it does not hold: for proofs too it is one that is thrown.
    pub fn throw_unless(&mut self, condition: Term, thrown: Thrown, span: Span) {
        let holds = self.new_block();
        match self.otherwise(thrown, span) {
            Some(otherwise) => {
                self.terminate(Terminator::Branch {
                    condition,
                    then_block: holds,
                    else_block: otherwise,
                    written: None,
                });
            }
            None => self.terminate(Terminator::Goto(holds)),
        }
        self.enter(holds);
    }
}

/// Whether an implicit exception of this class may arise in the statements themselves.
fn may_arise(name: &str, statements: &[Stmt]) -> bool {
    let has = |kind: &dyn Fn(&ExprKind) -> bool| any_expression(statements, &mut |part| kind(&part.kind));
    match name {
        "java.lang.ArithmeticException" => has(&|kind| {
            matches!(
                kind,
                ExprKind::Binary(BinaryOp::Div | BinaryOp::Rem, ..)
                    | ExprKind::Assign { compound: Some((BinaryOp::Div | BinaryOp::Rem, _)), .. }
                    | ExprKind::Update { .. }
            )
        }),
        "java.lang.ArrayIndexOutOfBoundsException" => has(&|kind| matches!(kind, ExprKind::Index(..))),
        "java.lang.ClassCastException" => has(&|kind| matches!(kind, ExprKind::Cast(_))),
        _ => true,
    }
}

/// Whether one of the expressions of some statements is of a kind.
fn any_expression(statements: &[Stmt], is_one: &mut dyn FnMut(&Expr) -> bool) -> bool {
    let mut found = false;
    for statement in statements {
        statement.visit_expressions(&mut |expr| expr.visit(&mut |part| found |= is_one(part)));
    }
    found
}
