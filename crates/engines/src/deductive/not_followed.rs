//! Calls that are not followed to their end, and what lies within them. What must hold in methods that may come back to themselves (`Construction::inductive`)
//! is shown where they are checked, for calls of any depth: other entry points only look for executions in which it fails. Of other such calls
//! nothing within is proved.

use super::{Again, NOT_FOLLOWED, Session};
use ir::{CommandKind, ObligationId, ProcedureId, Program};
use logic::Verdict;
use std::collections::BTreeSet;
use vcgen::followed::followed;

/// What stands in methods that may come back to themselves, as far as an entry point comes to them that is none of them.
pub(super) fn left_to_induction(program: &Program, entry: ProcedureId) -> BTreeSet<ObligationId> {
    let inductive = &program.construction.inductive;
    if inductive.is_empty() || inductive.contains(&entry) {
        return BTreeSet::new();
    }
    let reached = followed(program, entry);
    reached.intersection(inductive).flat_map(|id| program.procedures[*id].body_obligations()).collect()
}

impl Session<'_> {
    /// What stands in a method that may come back to itself is shown where that method is checked, for all calls of it: here it is only seen to fail, or
    /// left out. What is proved of others that such a method calls is about the calls that are followed here, and says nothing of those deeper in it.
    pub(super) fn leave_to_induction(&mut self) {
        if self.left.is_empty() {
            return;
        }
        let program = self.program;
        let inductive = &program.construction.inductive;
        let reached = followed(program, self.entry);
        let within: BTreeSet<ProcedureId> =
            reached.intersection(inductive).flat_map(|id| followed(program, *id)).collect();
        let called: BTreeSet<ObligationId> =
            within.into_iter().flat_map(|id| program.procedures[id].body_obligations()).collect();
        let not_followed: BTreeSet<ObligationId> = self.within_what_is_not_followed().into_iter().collect();
        let left = &self.left;
        self.findings.retain(|id, finding| match finding.verdict {
            Some(Verdict::Proved) => !called.contains(id),
            None => !left.contains(id) || not_followed.contains(id),
            _ => true,
        });
    }

    /// What lies within calls that are not followed to their end.
    pub(super) fn within_what_is_not_followed(&self) -> Vec<ObligationId> {
        let program = self.program;
        let is_cut = |id: &ObligationId| {
            program.obligations[*id].rule == &base::rules::CALL_DEPTH
                && !self.left.contains(id)
                && self.findings.get(id).is_some_and(|finding| finding.verdict != Some(Verdict::Proved))
        };
        let mut doubtful = BTreeSet::new();
        if self.findings.keys().any(is_cut) {
            let reached = followed(program, self.entry).into_iter();
            for command in reached.flat_map(|id| program.procedures[id].commands()) {
                if let CommandKind::Call { procedure, obligations, .. } = &command.kind
                    && obligations.iter().any(is_cut)
                    && !doubtful.contains(procedure)
                {
                    doubtful.extend(followed(program, *procedure));
                }
            }
        }
        doubtful.into_iter().flat_map(|procedure| program.procedures[procedure].body_obligations()).collect()
    }

    /// What lies within a call that was not followed to its end is not proved by what was followed of it.
    pub(super) fn doubt_what_was_not_followed(&mut self) {
        for id in self.within_what_is_not_followed() {
            if let Some(finding) = self.findings.get_mut(&id).filter(|finding| finding.verdict == Some(Verdict::Proved))
            {
                finding.verdict = None;
                finding.again = Again::No;
                finding.reason = Some(NOT_FOLLOWED.into());
            }
        }
    }
}
