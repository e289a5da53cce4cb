//! Places that some execution ought to come to: behind a precondition, an invariant or an assumption, and where code begins. If
//! none does, what is proved behind them says nothing. Such a place is a check that fails whenever an execution comes by, and
//! of which nothing else depends; where the check *holds*, engines report what it says.

use crate::build::builder::Builder;
use crate::build::specified::Expected;
use crate::contracts::invariants::{ClassInvariant, invariants_on_entry};
use crate::program::context::Lowered;
use crate::spec::expressions::State;
use base::{Span, rules};
use ir::CommandKind;
use logic::Term;
use logic::build::{bool, not};
use sema::program::{MethodId, Stmt, StmtKind};

impl Builder<'_> {
    /// Where a method begins: some state meets the invariants that hold there, and the precondition of each case.
    pub fn expect_start(&mut self, id: MethodId) -> Lowered<()> {
        if self.is_trusted() || self.proofless.is_some() {
            return Ok(());
        }
        // Whoever begins comes to the first statement.
        self.specified.probes.block = Some(self.current());
        let constrained = self.expect_invariants(id);
        self.expect_cases(id)?;
        if constrained || self.context.has_contract(id) {
            self.specified.probes.statements = Expected::Yes;
        }
        Ok(())
    }

    /// The answer is whether somebody wrote an invariant.
    fn expect_invariants(&mut self, id: MethodId) -> bool {
        let kept = invariants_on_entry(self.context, id, self.method);
        let is_written = |invariant: &ClassInvariant<'_>| matches!(invariant, ClassInvariant::Written(_));
        let last = kept.iter().rposition(|kept| is_written(&kept.invariant) && kept.only.is_none());
        let Some(last) = last else { return false };
        let (text, span) = self.describe_invariant(&kept[last].invariant);
        let places = kept.iter().map(|kept| self.describe_invariant(&kept.invariant).1).filter(|place| *place != span);
        let related = places.map(|place| (place, "together with this".to_owned())).collect();
        let name = &self.method.signature;
        let message = format!("no object meets {text}: what is proved of `{name}` says nothing");
        self.expect(span, bool(false), message, related);
        true
    }

    fn expect_cases(&mut self, id: MethodId) -> Lowered<()> {
        let cases = self.context.cases(id);
        for written in &cases {
            let Some(last) = written.case.requires.last() else { continue };
            let formula = self.precondition(*written, State::Current)?;
            if formula == bool(true) {
                continue;
            }
            let name = &self.method.signature;
            let (condition, message) = match cases.as_slice() {
                // The precondition of the only case has been assumed.
                [_] => {
                    (bool(false), format!("no state meets the precondition: what is proved of `{name}` says nothing"))
                }
                _ => (
                    not(formula),
                    format!("no state meets the precondition of this case: what it promises of `{name}` says nothing"),
                ),
            };
            self.expect(last.span, condition, message, Vec::new());
        }
        Ok(())
    }

    /// Behind an assumption.
    pub fn expect_assumption(&mut self, span: Span) {
        if self.is_trusted() {
            return;
        }
        let text = self.context.text(span);
        let message = format!("no execution meets the assumption `{text}`: what is proved behind it says nothing");
        self.expect(span, bool(false), message, Vec::new());
        self.specified.probes.block = Some(self.current());
        self.specified.probes.statements = Expected::Yes;
    }

    /// Before a statement, if it is the first of its block. What throws, and what is only said, is not expected to happen.
    pub fn expect_statement(&mut self, statement: &Stmt) {
        let is_expected = match &statement.kind {
            StmtKind::Local(_, initializer) => initializer.is_some(),
            StmtKind::Expr(_)
            | StmtKind::If(..)
            | StmtKind::While { .. }
            | StmtKind::DoWhile { .. }
            | StmtKind::ForEach { .. }
            | StmtKind::Break(_)
            | StmtKind::Continue(_)
            | StmtKind::Switch { .. }
            | StmtKind::Return(_) => true,
            StmtKind::Block(_)
            | StmtKind::Labeled(..)
            | StmtKind::Contracted(..)
            | StmtKind::Throw(_)
            | StmtKind::Try { .. }
            | StmtKind::Assert(..)
            | StmtKind::Set(..)
            | StmtKind::SpecAssert(_)
            | StmtKind::SpecAssume(_) => false,
        };
        let block = Some(self.current());
        if !is_expected || self.specified.probes.statements == Expected::No || self.specified.probes.block == block {
            return;
        }
        self.specified.probes.block = block;
        let span = statement.span;
        let message = "no execution that meets what is assumed comes here: what is proved of it says nothing";
        let known = self.specified.probes.code.get(&span).copied();
        let obligation = known.unwrap_or_else(|| self.oblige(&rules::VACUOUS, span, message, Vec::new()));
        self.specified.probes.code.insert(span, obligation);
        self.emit(span, CommandKind::Check { condition: bool(false), obligation });
    }

    /// Lowers something that is there for what may never happen.
    pub fn unexpected<T>(&mut self, lower: impl FnOnce(&mut Self) -> T) -> T {
        let before = std::mem::replace(&mut self.specified.probes.statements, Expected::No);
        let lowered = lower(self);
        self.specified.probes.statements = before;
        lowered
    }

    fn expect(&mut self, span: Span, condition: Term, message: String, related: Vec<(Span, String)>) {
        let obligation = self.oblige(&rules::VACUOUS, span, message, related);
        self.emit(span, CommandKind::Check { condition, obligation });
    }
}
