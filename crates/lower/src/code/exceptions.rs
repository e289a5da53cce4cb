//! Where control goes when it leaves a statement: exceptions, `break`, `continue` and `return`, through the `finally` blocks in
//! between. All of it is ordinary jumps: an exception is a value that is handed to the innermost handler, or out of the procedure.

use crate::build::builder::Builder;
use crate::build::control::{BY_EXCEPTION, Deferred, Exit, FIRST_JUMP, Fate, Jump, NORMALLY, Region, Thrown};
use crate::code::escapes::Escaping;
use crate::program::context::Lowered;
use crate::program::reachable::IMPLICIT;
use base::{Rule, Span};
use ir::vocabulary::{null, subtype, type_constant, type_of};
use ir::{BlockId, CommandKind, JavaType, ObligationId, Otherwise, Terminator};
use logic::build::{eq, int, ne, or};
use logic::{Sort, Term, TermKind, Var};
use sema::program::{Catch, ClassId, LabelId, MethodId, Stmt, StmtKind};

/// That nothing has failed on the way to a `finally` block.
const NOTHING: i64 = 0;

/// What no proof follows: that resources run out.
const RESOURCES: &str = "java.lang.VirtualMachineError";

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
        if !self.is_library() {
            self.doubt_handlers(catches, finally, span);
        }
        let Some(finally) = finally else { return self.try_catch(body, catches, span) };
        let (entry, after) = (self.new_block(), self.new_block());
        let (route, pending) = (self.temporary(Sort::Int), self.temporary(Sort::Ref));
        // A value from the start, so that every path has one.
        self.assign(span, &pending, null());
        let failed = self.temporary(Sort::Int);
        self.assign(span, &failed, int(NOTHING));
        self.control.regions.push(Region::Finally {
            entry,
            route: route.clone(),
            pending: pending.clone(),
            jumps: Vec::new(),
            swallows: finally.last().is_some_and(never_ends),
            failed: Some(failed.clone()),
            deferred: Vec::new(),
        });
        self.try_catch(body, catches, span)?;
        self.leave_normally(&route, entry, span);
        let Some(Region::Finally { jumps, deferred, .. }) = self.control.regions.pop() else { return Ok(()) };
        self.enter(entry);
        self.statements(finally)?;
        let exit = Exit { route, pending, jumps };
        let pending = exit.pending.clone();
        self.go_on_by_jumps(exit, after, span);
        for (position, deferred) in deferred.into_iter().enumerate() {
            let is_another = ne(failed.term(), int(NOTHING + 1 + position as i64));
            self.fail_behind(deferred, is_another, &pending, span);
        }
        self.raise(pending.term(), span);
        self.enter(after);
        Ok(())
    }

    /// What waited for the end of a `finally` block: the exception goes on unless this condition holds.
    fn fail_behind(&mut self, deferred: Deferred, condition: Term, pending: &Var, span: Span) {
        let Deferred { obligation, class } = deferred;
        match self.fate(&class) {
            Fate::Handled => {}
            Fate::Deferred(region) => {
                let (holds, fails) = (self.new_block(), self.new_block());
                self.terminate(Terminator::Branch { condition, then_block: holds, else_block: fails, written: None });
                self.enter(fails);
                self.defer(region, deferred, span);
                self.raise(pending.term(), span);
                self.enter(holds);
            }
            Fate::Leaves => {
                let (before, block) = (self.current(), self.new_block());
                self.enter(block);
                self.raise(pending.term(), span);
                self.enter(before);
                let otherwise = Some(Otherwise { block, class });
                self.emit(span, CommandKind::Assert { condition, obligation, otherwise });
            }
        }
    }

    /// Notes in the variable of a region what has failed.
    fn defer(&mut self, region: usize, failure: Deferred, span: Span) {
        if let Region::Finally { failed: Some(failed), deferred, .. } = &mut self.control.regions[region] {
            deferred.push(failure);
            let (failed, number) = (failed.clone(), NOTHING + deferred.len() as i64);
            self.assign(span, &failed, int(number));
        }
    }

    /// Comes to the end of what is left through a common block.
    pub fn leave_normally(&mut self, route: &Var, entry: BlockId, span: Span) {
        self.assign(span, route, int(NORMALLY));
        self.terminate(Terminator::Goto(entry));
    }

    /// Behind the common block everybody goes where he wanted to go.
    pub fn go_on_from(&mut self, exit: Exit, after: BlockId, span: Span) {
        let pending = exit.pending.clone();
        self.go_on_by_jumps(exit, after, span);
        self.raise(pending.term(), span);
        self.enter(after);
    }

    /// Everybody goes on but exceptions.
    fn go_on_by_jumps(&mut self, exit: Exit, after: BlockId, span: Span) {
        let Exit { route, jumps, .. } = exit;
        self.branch_to(eq(route.term(), int(NORMALLY)), after);
        for (position, jump) in jumps.into_iter().enumerate() {
            let next = self.new_block();
            let is_other = logic::build::not(eq(route.term(), int(FIRST_JUMP + position as i64)));
            self.branch_to(is_other, next);
            self.leave(jump, span);
            self.enter(next);
        }
    }

    /// What proofs cannot say of handlers is said: that resources run out, which may happen anywhere; and a `finally` that sometimes swallows
    /// exceptions, of which nobody knows afterwards whether they were somebody's failure.
    fn doubt_handlers(&mut self, catches: &[Catch], finally: Option<&[Stmt]>, span: Span) {
        let program = self.context.program;
        let resources = program.class_named(RESOURCES);
        let written = catches.iter().filter(|catch| !catch.passes_on).flat_map(|catch| &catch.classes);
        let (mut only, mut also) = (false, false);
        for class in written {
            only |= resources.is_some_and(|resources| program.is_subclass(*class, resources));
            also |= resources.is_none_or(|resources| program.is_subclass(resources, *class));
        }
        if only {
            let what = "handlers of errors of the virtual machine (they can be run)";
            self.proofless.get_or_insert((span, what.to_owned()));
        } else if also {
            self.note_resources(span);
        }
        if let Some(statements) = finally
            && !statements.last().is_some_and(never_ends)
            && statements.iter().any(|statement| leaves(statement, &Within::default()))
        {
            let what = "`finally` blocks that end by `return` or another jump in some cases only (they can be run)";
            self.proofless.get_or_insert((span, what.to_owned()));
        }
    }

    /// What becomes of an exception of exactly this class that arises here.
    fn fate(&self, class: &str) -> Fate {
        let program = self.context.program;
        let has_makers = program.class_named(IMPLICIT).is_some();
        let Some(class) = program.class_named(class).filter(|_| has_makers) else { return Fate::Leaves };
        for (position, region) in self.control.regions.iter().enumerate().rev() {
            match region {
                Region::Catching { classes, .. } if classes.iter().any(|it| program.is_subclass(class, *it)) => {
                    return Fate::Handled;
                }
                Region::Finally { swallows: true, .. } => return Fate::Handled,
                Region::Finally { failed: Some(_), .. } => return Fate::Deferred(position),
                Region::Finally { .. } | Region::Catching { .. } | Region::Target { .. } => {}
            }
        }
        Fate::Leaves
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
        let written = catches.iter().filter(|catch| !catch.passes_on);
        let classes = written.flat_map(|catch| catch.classes.iter().copied()).collect();
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
            let around = std::mem::replace(&mut self.control.passes_on, catch.passes_on);
            self.unexpected(|builder| builder.statements(&catch.body))?;
            self.control.passes_on = around;
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
        match self.fate(thrown.class()) {
            // The handler is where the program goes on.
            Fate::Handled => self.throw_unless(condition, thrown, span),
            Fate::Deferred(region) => {
                let (holds, fails) = (self.new_block(), self.new_block());
                self.terminate(Terminator::Branch { condition, then_block: holds, else_block: fails, written: None });
                self.enter(fails);
                let obligation = self.oblige(rule, span, message, Vec::new());
                self.defer(region, Deferred { obligation, class: thrown.class().into() }, span);
                self.throw_made(thrown.maker, thrown.arguments, span);
                self.enter(holds);
            }
            Fate::Leaves => {
                let obligation = self.oblige(rule, span, message, Vec::new());
                self.check_or_throw(obligation, condition, thrown, span);
            }
        }
    }

    /// An assertion whose failure is an exception in Java.
    pub fn check_or_throw(&mut self, obligation: ObligationId, condition: Term, thrown: Thrown, span: Span) {
        let class = thrown.class().into();
        let otherwise = self.otherwise(thrown, span).map(|block| Otherwise { block, class });
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

/// Whether a statement never comes to its end: it is a jump, or ends by one.
fn never_ends(statement: &Stmt) -> bool {
    match &statement.kind {
        StmtKind::Return(_) | StmtKind::Throw(_) | StmtKind::Break(_) | StmtKind::Continue(_) => true,
        StmtKind::Block(inner) => inner.last().is_some_and(never_ends),
        StmtKind::If(_, yes, Some(no)) => never_ends(yes) && never_ends(no),
        _ => false,
    }
}

/// What stands around a statement within the block that it may leave.
#[derive(Clone, Default)]
struct Within {
    labels: Vec<LabelId>,
    in_loop: bool,
    in_switch: bool,
}

/// Whether a statement may jump out of the block. An exception that leaves it takes the place of the other one; whoever throws it answers
/// for it.
fn leaves(statement: &Stmt, within: &Within) -> bool {
    let any = |inner: &[Stmt], within: &Within| inner.iter().any(|it| leaves(it, within));
    match &statement.kind {
        StmtKind::Return(_) => true,
        StmtKind::Break(Some(label)) | StmtKind::Continue(Some(label)) => !within.labels.contains(label),
        StmtKind::Break(None) => !within.in_loop && !within.in_switch,
        StmtKind::Continue(None) => !within.in_loop,
        StmtKind::Block(inner) => any(inner, within),
        StmtKind::If(_, yes, no) => leaves(yes, within) || no.as_ref().is_some_and(|no| leaves(no, within)),
        StmtKind::While { body, .. } | StmtKind::DoWhile { body, .. } | StmtKind::ForEach { body, .. } => {
            leaves(body, &Within { in_loop: true, ..within.clone() })
        }
        StmtKind::Switch { groups, .. } => {
            let within = Within { in_switch: true, ..within.clone() };
            groups.iter().any(|group| any(&group.body, &within))
        }
        StmtKind::Contracted(_, body) => leaves(body, within),
        StmtKind::Labeled(label, body) => {
            let mut within = within.clone();
            within.labels.push(*label);
            leaves(body, &within)
        }
        StmtKind::Try { body, catches, finally } => {
            any(body, within)
                || catches.iter().any(|catch| any(&catch.body, within))
                || finally.as_deref().is_some_and(|finally| any(finally, within))
        }
        _ => false,
    }
}
