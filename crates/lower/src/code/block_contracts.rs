//! Contracts of blocks. A block is followed where it stands: its contract is checked on the way in and on every way out, and what comes
//! behind it knows all that the block does.

use crate::build::builder::{Builder, unsupported};
use crate::build::control::{Exit, Jump, Region};
use crate::build::specified::Frame;
use crate::contracts::case_frames::CaseFrame;
use crate::program::context::Lowered;
use crate::spec::expressions::{Meaning, State};
use base::{Rule, Span, rules};
use ir::vocabulary::{now, null};
use ir::{CommandKind, Modified};
use logic::build::{and, bool, eq, implies, not, or};
use logic::{Sort, Term, Var};
use sema::program::{Allocation, Case, Contract, Ending, Expr, JumpKind, Stmt, Type};

/// A case with its precondition, as it was on the way in.
struct Entered<'c> {
    case: &'c Case,
    premise: Term,
}

impl Builder<'_> {
    /// A block with a contract.
    pub fn contracted(&mut self, contract: &Contract, body: &Stmt) -> Lowered<()> {
        let span = body.span;
        let beginning = self.moment();
        let mut cases = Vec::new();
        for case in &contract.cases {
            let premise = self.block_precondition(case, contract.cases.len() == 1)?;
            cases.push(Entered { case, premise: self.capture(case.span, premise) });
        }
        if cases.len() > 1 {
            let one = or(cases.iter().map(|entered| entered.premise.clone()));
            self.note(&rules::PRECONDITION, span, "no case of the block's contract may apply", one);
        }
        for Entered { case, premise } in &cases {
            for expr in &case.requires_free {
                let formula = self.formula(expr)?;
                self.assume_freely(expr, implies(premise.clone(), formula));
            }
        }
        let frame = self.block_frame(&cases, span)?;
        let (entry, after) = (self.new_block(), self.new_block());
        let (route, pending) = (self.temporary(Sort::Int), self.temporary(Sort::Ref));
        self.assign(span, &pending, null());
        self.control.regions.push(Region::Finally {
            entry,
            route: route.clone(),
            pending: pending.clone(),
            jumps: Vec::new(),
            swallows: false,
            failed: None,
            deferred: Vec::new(),
        });
        self.statements(std::slice::from_ref(body))?;
        self.leave_normally(&route, entry, span);
        let Some(Region::Finally { jumps, .. }) = self.control.regions.pop() else { return Ok(()) };
        self.enter(entry);
        let exit = Exit { route, pending, jumps };
        if let Some(frame) = frame {
            let unchanged = and(self.unchanged(&frame).into_iter().map(|(_, formula)| formula));
            self.note(&rules::FRAME, span, "the block may change a location that is not assignable", unchanged);
            for Entered { case, premise } in cases.iter().filter(|one| one.case.allocates == Allocation::Nothing) {
                let is_same = implies(premise.clone(), eq(now().term(), frame.clock.clone()));
                let message = "the block may create an object, and its contract excludes that";
                self.note(&rules::POSTCONDITION, case.span, message, is_same);
            }
        }
        self.looking_back(beginning, span, |builder| {
            cases.iter().try_for_each(|entered| builder.check_block(entered, &exit, span))?;
            cases.iter().try_for_each(|entered| builder.assume_behind_block(entered, &exit))
        })?;
        self.go_on_from(exit, after, span);
        Ok(())
    }

    /// Something that must hold, whatever comes then.
    fn note(&mut self, rule: &'static Rule, span: Span, message: impl Into<String>, condition: Term) {
        let obligation = self.oblige(rule, span, message, Vec::new());
        self.emit(span, CommandKind::Check { condition, obligation });
    }

    /// The precondition of a case; that of the only one must hold.
    fn block_precondition(&mut self, case: &Case, is_only: bool) -> Lowered<Term> {
        let mut parts = Vec::new();
        for expr in &case.requires {
            let formula = self.formula(expr)?;
            if is_only {
                let text = self.context.text(expr.span);
                self.note(
                    &rules::PRECONDITION,
                    expr.span,
                    format!("`{text}`, as the block requires, may not hold"),
                    formula.clone(),
                );
            }
            parts.push(formula);
        }
        // In the only case its precondition has been checked.
        Ok(if is_only { bool(true) } else { and(parts) })
    }

    /// What the block may change, if it says so.
    fn block_frame(&mut self, cases: &[Entered<'_>], span: Span) -> Lowered<Option<Frame>> {
        if cases.iter().all(|entered| entered.case.assignable.is_none()) {
            return Ok(None);
        }
        let start = self.temporary(Sort::Int);
        self.assign(span, &start, now().term());
        let mut frames = Vec::new();
        for Entered { case, premise } in cases {
            let meaning = self.meaning_here();
            let locations = match &case.assignable {
                Some(list) => self.locations(list, &meaning, State::Current)?,
                None => vec![Modified::Everything],
            };
            let locations = locations.into_iter().map(|place| self.fixed(place, span)).collect();
            frames.push(CaseFrame { applies: premise.clone(), locations });
        }
        let locations = self.intersection(&frames);
        let before = self.remember_heap(&start, span);
        Ok(Some(Frame { locations, clock: start.term(), before }))
    }

    fn check_block(&mut self, entered: &Entered<'_>, exit: &Exit, span: Span) -> Lowered<()> {
        let Entered { case, premise } = entered;
        let (normal, thrown, returned) = (exit.is_normal(), exit.is_thrown(), exit.is_return());
        let ending = match case.ending {
            Ending::Any => None,
            Ending::Normal => Some((normal.clone(), "the block may not end normally, and its contract asks for that")),
            Ending::Exceptional => {
                Some((thrown.clone(), "the block may end without an exception, and its contract asks for one"))
            }
            Ending::Return => Some((returned.clone(), "the block may not return, and its contract asks for that")),
            Ending::Jump(JumpKind::Break) => {
                let jumped = self.is_jump(exit, JumpKind::Break);
                Some((jumped, "the block may not end by `break`, and its contract asks for that"))
            }
            Ending::Jump(JumpKind::Continue) => {
                let jumped = self.is_jump(exit, JumpKind::Continue);
                Some((jumped, "the block may not end by `continue`, and its contract asks for that"))
            }
        };
        if let Some((formula, message)) = ending {
            self.note(&rules::POSTCONDITION, span, message, implies(premise.clone(), formula));
        }
        for expr in &case.ensures {
            self.promise(expr, and([premise.clone(), normal.clone()]))?;
        }
        for expr in &case.returns {
            self.promise(expr, and([premise.clone(), returned.clone()]))?;
        }
        for leaves in &case.leaves {
            let jump = match leaves.kind {
                JumpKind::Break => self.break_jump(Some(leaves.target)),
                JumpKind::Continue => self.continue_jump(Some(leaves.target)),
            };
            let Some(jump) = jump else { return unsupported(leaves.formula.span, "jumps to nowhere") };
            self.promise(&leaves.formula, and([premise.clone(), exit.is_by(jump)]))?;
        }
        let exception = exit.pending.term();
        for signals in &case.signals {
            let mut meaning = self.meaning_here();
            meaning.variables.extend(signals.variable.map(|variable| (variable, exception.clone())));
            let formula = self.specification(&signals.formula, &meaning)?;
            let is_meant = self.context.has_type(&exception, &Type::Class(signals.class));
            let text = self.context.text(signals.span);
            let message = format!("`{}` may not hold", text.trim_end_matches(';'));
            let formula = implies(and([premise.clone(), thrown.clone(), is_meant]), formula);
            self.note(&rules::POSTCONDITION, signals.span, message, formula);
        }
        if let Some((classes, clause)) = &case.signals_only {
            let is_one = |class: &sema::program::ClassId| self.context.has_type(&exception, &Type::Class(*class));
            let formula = or(std::iter::once(not(thrown.clone())).chain(classes.iter().map(is_one)));
            let message = "an exception may leave the block that `signals_only` does not name";
            self.note(&rules::POSTCONDITION, *clause, message, implies(premise.clone(), formula));
        }
        Ok(())
    }

    /// What the block promises and nobody checks.
    fn assume_behind_block(&mut self, entered: &Entered<'_>, exit: &Exit) -> Lowered<()> {
        for expr in &entered.case.ensures_free {
            let formula = self.formula(expr)?;
            let premise = and([entered.premise.clone(), exit.is_normal()]);
            self.assume_freely(expr, implies(premise, formula));
        }
        Ok(())
    }

    /// That somebody leaves by a jump of a kind.
    fn is_jump(&self, exit: &Exit, kind: JumpKind) -> Term {
        let is_of_kind = |jump: &&Jump| {
            let Jump::To(block, depth) = jump else { return false };
            let Some(Region::Target { after, next, .. }) = self.control.regions.get(*depth) else { return false };
            match kind {
                JumpKind::Break => block == after,
                JumpKind::Continue => Some(*block) == *next,
            }
        };
        or(exit.jumps.iter().filter(is_of_kind).map(|jump| exit.is_by(*jump)))
    }

    fn promise(&mut self, expr: &Expr, condition: Term) -> Lowered<()> {
        let result = crate::program::signatures::result_of(self.context, self.method);
        let meaning = Meaning { result: result.as_ref().map(Var::term), ..self.meaning_here() };
        let formula = implies(condition, self.specification(expr, &meaning)?);
        let message = format!("the postcondition `{}` of the block may not hold", self.context.text(expr.span));
        self.note(&rules::POSTCONDITION, expr.span, message, formula);
        Ok(())
    }
}

impl Exit {
    fn is_normal(&self) -> Term {
        eq(self.route.term(), Exit::normally())
    }

    fn is_thrown(&self) -> Term {
        eq(self.route.term(), Exit::by_exception())
    }
}
