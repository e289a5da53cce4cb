//! Loops: one header, where invariants hold, and one latch that jumps back to it.

use crate::build::builder::Builder;
use crate::build::control::LoopTargets;
use crate::build::control::Region;
use crate::build::specified::Frame;
use crate::contracts::definedness::Earlier;
use crate::program::context::{Lowered, snapshot};
use crate::spec::expressions::State;
use base::{Span, rules};
use ir::vocabulary::{length, now};
use ir::{BlockId, LoopFact, LoopHeader, LoopInvariant, Modified, Terminator};
use logic::build::{add, and, eq, int, le, lt};
use logic::transform::free_variables;
use logic::{Sort, Term, Var};
use sema::program::{Allocation, Expr, ExprKind, LabelId, LoopSpec, Stmt, StmtKind};

/// What is known of a loop before its body is lowered.
struct Prepared {
    invariants: Vec<LoopInvariant>,
    facts: Vec<LoopFact>,
    predicates: Vec<Term>,
    constants: Vec<Var>,
    span: Span,
}

impl Builder<'_> {
    /// Any loop.
    pub fn loop_statement(&mut self, statement: &Stmt) -> Lowered<()> {
        let labels = std::mem::take(&mut self.control.labels);
        match &statement.kind {
            StmtKind::While { spec, condition, update, body } => {
                let prepared = self.prepare(spec, statement)?;
                let header = self.new_block();
                self.go_on_in(header);
                let (targets, variant) = self.begin_iteration(spec, condition)?;
                self.loop_body(body, targets, labels)?;
                self.go_on_in(targets.next);
                update.iter().try_for_each(|expr| self.expression(expr).map(drop))?;
                self.end_variant(spec, variant)?;
                self.close(header, targets, prepared);
            }
            StmtKind::DoWhile { spec, body, condition } => {
                let prepared = self.prepare(spec, statement)?;
                let header = self.new_block();
                self.go_on_in(header);
                let targets = LoopTargets { after: self.new_block(), next: self.new_block() };
                let variant = self.start_variant(spec)?;
                self.loop_body(body, targets, labels)?;
                self.go_on_in(targets.next);
                let again = self.expression(condition)?;
                let then_block = self.new_block();
                self.terminate(Terminator::Branch {
                    condition: again,
                    then_block,
                    else_block: targets.after,
                    written: self.written(condition),
                });
                self.enter(then_block);
                self.end_variant(spec, variant)?;
                self.close(header, targets, prepared);
            }
            StmtKind::ForEach { spec, variable, array, body } => {
                self.for_each(spec, (*variable, array), (body, labels), statement)?;
            }
            _ => {}
        }
        Ok(())
    }

    fn for_each(
        &mut self,
        spec: &LoopSpec,
        (local, array_expr): (sema::program::LocalId, &Expr),
        (body, labels): (&Stmt, Vec<LabelId>),
        statement: &Stmt,
    ) -> Lowered<()> {
        let span = statement.span;
        let value = self.expression(array_expr)?;
        let array = self.capture(array_expr.span, value);
        self.check_not_null(&array, array_expr.span);
        let index = self.temporary(Sort::Int);
        self.assign(span, &index, int(0));
        let around = self.scope.position.replace(index.term());
        let mut prepared = self.prepare(spec, statement)?;
        let within = and([le(int(0), index.term()), le(index.term(), length(array.clone()))]);
        prepared.facts.push(LoopFact { variable: index.clone(), formula: within });
        let header = self.new_block();
        self.go_on_in(header);
        let targets = self.enter_when(lt(index.term(), length(array.clone())), None);
        let variant = self.start_variant(spec)?;
        let depth = self.scope.in_scope.len();
        let variable = self.declare_local(local);
        let element = self.element(&array, &index.term(), &array_expr.ty, array_expr.span);
        self.assume_known(self.context.holdings.iterated.get(&array_expr.span), &element, span);
        self.assign(span, &variable, element);
        self.loop_body(body, targets, labels)?;
        self.scope.in_scope.truncate(depth);
        self.go_on_in(targets.next);
        self.assign(span, &index, add(index.term(), int(1)));
        self.end_variant(spec, variant)?;
        self.scope.position = around;
        self.close(header, targets, prepared);
        Ok(())
    }

    /// Where an iteration begins, with what measures it. A condition that may change something is part of the iteration, so that the measure
    /// is taken before it; another one may be what gives the measure a value.
    fn begin_iteration(&mut self, spec: &LoopSpec, condition: &Expr) -> Lowered<(LoopTargets, Option<Term>)> {
        if may_change(condition) {
            let variant = self.start_variant(spec)?;
            return Ok((self.enter_if(condition)?, variant));
        }
        let targets = self.enter_if(condition)?;
        Ok((targets, self.start_variant(spec)?))
    }

    /// Evaluates the condition and goes on where it holds.
    fn enter_if(&mut self, condition: &Expr) -> Lowered<LoopTargets> {
        let value = self.expression(condition)?;
        Ok(self.enter_when(value, self.written(condition)))
    }

    fn enter_when(&mut self, condition: Term, written: Option<Span>) -> LoopTargets {
        let targets = LoopTargets { after: self.new_block(), next: self.new_block() };
        let then_block = self.new_block();
        self.terminate(Terminator::Branch { condition, then_block, else_block: targets.after, written });
        self.enter(then_block);
        targets
    }

    fn loop_body(&mut self, body: &Stmt, targets: LoopTargets, labels: Vec<LabelId>) -> Lowered<()> {
        self.control.regions.push(Region::Target { labels, after: targets.after, next: Some(targets.next) });
        let result = self.statements(std::slice::from_ref(body));
        self.control.regions.pop();
        result
    }

    /// Jumps back, and goes on behind the loop.
    fn close(&mut self, header: BlockId, targets: LoopTargets, prepared: Prepared) {
        let latch = self.new_block();
        self.go_on_in(latch);
        self.terminate(Terminator::Goto(header));
        let Prepared { invariants, facts, predicates, constants, span } = prepared;
        self.set_header(header, LoopHeader { latch, invariants, facts, predicates, constants, span });
        self.enter(targets.after);
    }

    /// What holds at the header: written invariants, frames, types of variables, the clock.
    fn prepare(&mut self, spec: &LoopSpec, statement: &Stmt) -> Lowered<Prepared> {
        let span = statement.span;
        let start = self.temporary(Sort::Int);
        self.assign(span, &start, now().term());
        let mut facts = vec![LoopFact { variable: now(), formula: le(start.term(), now().term()) }];
        for local in self.scope.in_scope.clone() {
            let variable = self.scope.variables[&local].clone();
            let formula = self.context.typing(&variable.term(), &self.method.locals[local].ty);
            facts.push(LoopFact { variable, formula });
        }
        for fact in &spec.facts {
            let formula = self.formula(fact)?;
            let places = free_variables(&formula).into_iter().filter(|variable| matches!(variable.sort, Sort::Map(..)));
            facts.extend(places.map(|variable| LoopFact { variable, formula: formula.clone() }));
        }
        let mut invariants = Vec::new();
        let mut earlier = Earlier::default();
        for formula in &spec.invariants {
            let defined = self.invariant_defined(formula, &mut earlier)?;
            let written = self.written_invariant(formula)?;
            earlier.formulas.push(written.formula.clone());
            invariants.extend(defined.into_iter().chain([written]));
        }
        for summary in &spec.summaries {
            invariants.push(self.summary(summary, spec, statement)?);
        }
        invariants.extend(self.frame_invariants(spec, start, span)?);
        let (predicates, constants) = self.predicates(spec, span);
        Ok(Prepared { invariants, facts, predicates, constants, span })
    }

    /// Hints of what an invariant may be made of, with the variables that stand for any values. What has no meaning here is left out. `\before` is
    /// the state where the loop begins.
    fn predicates(&mut self, spec: &LoopSpec, span: Span) -> (Vec<Term>, Vec<Var>) {
        if spec.predicates.is_empty() || self.is_library() {
            return Default::default();
        }
        let (moment, depth) = (self.moment(), self.scope.in_scope.len());
        let constants: Vec<Var> = spec.constants.iter().map(|constant| self.declare_local(*constant)).collect();
        let predicates = self.looking_back(moment, span, |builder| {
            Ok(spec.predicates.iter().filter_map(|predicate| builder.formula(predicate).ok()).collect())
        });
        for local in self.scope.in_scope.split_off(depth) {
            self.scope.variables.remove(&local);
        }
        (predicates.unwrap_or_default(), constants)
    }

    fn written_invariant(&mut self, expr: &Expr) -> Lowered<LoopInvariant> {
        let formula = self.formula(expr)?;
        let text = self.context.text(expr.span);
        let on_entry = format!("the loop invariant `{text}` may not hold on entry");
        let preserved = format!("the loop invariant `{text}` may not be preserved");
        Ok(LoopInvariant {
            formula,
            on_entry: self.oblige(&rules::INVARIANT_ENTRY, expr.span, on_entry, Vec::new()),
            preserved: self.oblige(&rules::INVARIANT_PRESERVED, expr.span, preserved, Vec::new()),
        })
    }

    /// The loop's own frame, and that of the method.
    fn frame_invariants(&mut self, spec: &LoopSpec, start: Var, span: Span) -> Lowered<Vec<LoopInvariant>> {
        // A model may keep what it has computed once, in places that nobody else sees.
        if self.is_trusted() && spec.assignable.is_none() {
            return Ok(Vec::new());
        }
        let (mut frames, mut invariants) = (Vec::new(), Vec::new());
        if spec.allocates == Allocation::Nothing {
            let message = "the loop may create an object, and its `assignable` clause excludes that";
            let obligation = self.oblige(&rules::FRAME, span, message, Vec::new());
            let formula = eq(now().term(), start.term());
            invariants.push(LoopInvariant { formula, on_entry: obligation, preserved: obligation });
        }
        if let Some(list) = &spec.assignable {
            self.check_locations(list, span)?;
            let meaning = self.meaning_here();
            let locations = self.locations(list, &meaning, State::Current)?;
            let locations = locations.into_iter().map(|location| self.fixed(location, span)).collect();
            // A hidden iterator is the loop's own, with all that was made for it.
            let clock = spec.iterator.and_then(|iterator| self.scope.iterations.get(&iterator).cloned());
            let clock = clock.unwrap_or_else(|| start.term());
            frames.push(Frame { locations, clock, before: self.remember_heap(&start, span) });
        }
        frames.extend(self.specified.frame.clone());
        if frames.is_empty() {
            return Ok(invariants);
        }
        let message = "the loop may change a location that is not assignable";
        let obligation = self.oblige(&rules::FRAME, span, message, Vec::new());
        let unchanged: Vec<_> = frames.iter().flat_map(|frame| self.unchanged(frame)).collect();
        let invariant = |(_, formula)| LoopInvariant { formula, on_entry: obligation, preserved: obligation };
        invariants.extend(unchanged.into_iter().map(invariant));
        Ok(invariants)
    }

    /// The same location, named by what its expressions are worth now.
    pub fn fixed(&mut self, location: Modified, span: Span) -> Modified {
        match location {
            Modified::Everything => Modified::Everything,
            Modified::Place { map, keys } => {
                Modified::Place { map, keys: keys.into_iter().map(|key| self.capture(span, key)).collect() }
            }
            Modified::Elements { map, array, low, high } => Modified::Elements {
                map,
                array: self.capture(span, array),
                low: self.capture(span, low),
                high: self.capture(span, high),
            },
            Modified::Where(set) => Modified::Where(self.as_of_now(set, span)),
            Modified::When { condition, place } => {
                let condition = self.capture(span, condition);
                Modified::When { condition, place: Box::new(self.fixed(*place, span)) }
            }
        }
    }

    /// A set of locations with all that it mentions as it is now.
    fn as_of_now(&mut self, set: Term, span: Span) -> Term {
        let mentioned = logic::transform::free_variables(&set);
        let kept = mentioned.into_iter().map(|variable| {
            let value = self.capture(span, variable.term());
            (variable, value)
        });
        let kept = kept.collect();
        logic::transform::substitute(&set, &kept)
    }

    /// Copies of all parts of the heap, as they are now.
    pub fn remember_heap(&mut self, start: &Var, span: Span) -> Vec<(Var, Term)> {
        let globals: Vec<Var> = self
            .context
            .globals
            .iter()
            .filter(|global| self.context.is_framed(global))
            .map(|global| global.variable.clone())
            .collect();
        let mut before = Vec::new();
        for global in globals {
            let copy = snapshot(&format!("loop{}", &start.name[2..]), &global);
            self.writer.locals.push(copy.clone());
            self.assign(span, &copy, global.term());
            before.push((global, copy.term()));
        }
        before
    }

    /// Keeps the variant's value at the beginning of an iteration.
    fn start_variant(&mut self, spec: &LoopSpec) -> Lowered<Option<Term>> {
        let Some(variant) = &spec.variant else { return Ok(None) };
        self.check_defined(variant)?;
        let value = self.formula(variant)?;
        Ok(Some(self.capture(variant.span, value)))
    }

    /// At the end of an iteration the variant is smaller, and it was not negative before.
    fn end_variant(&mut self, spec: &LoopSpec, start: Option<Term>) -> Lowered<()> {
        if let (Some(variant), Some(start)) = (&spec.variant, start) {
            let value = self.formula(variant)?;
            let text = self.context.text(variant.span);
            let message = format!("`{text}` may not decrease towards zero in each iteration");
            let condition = and([le(int(0), start.clone()), lt(value, start)]);
            let obligation = self.oblige(&rules::VARIANT, variant.span, message, Vec::new());
            // A run goes on where it fails: nothing that is checked behind it may rest on it.
            self.emit(variant.span, ir::CommandKind::Check { condition, obligation });
        }
        Ok(())
    }
}

/// Whether something may be different after an expression of code has been evaluated: it assigns, creates an object or calls a method.
fn may_change(expr: &Expr) -> bool {
    let mut found = false;
    expr.visit(&mut |part| {
        found |= matches!(
            part.kind,
            ExprKind::Assign { .. }
                | ExprKind::Step { .. }
                | ExprKind::Update { .. }
                | ExprKind::Sequence(..)
                | ExprKind::StaticCall(..)
                | ExprKind::VirtualCall(..)
                | ExprKind::SuperCall(..)
                | ExprKind::ConstructorCall(..)
                | ExprKind::Unboxed(..)
                | ExprKind::SameBox(..)
                | ExprKind::StaticField(_)
                | ExprKind::New(..)
                | ExprKind::NewArray(_)
                | ExprKind::ArrayLiteral(_)
                | ExprKind::Concat(_)
        );
    });
    found
}
