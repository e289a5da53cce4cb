//! What can be asked of a procedure: its commands, what it calls and mentions, the obligations in its text.

use crate::escapes::Escapes;
use crate::memo::Memo;
use crate::program::*;
use base::{Name, Span};
use logic::transform::free_variables;
use logic::{Sort, Term, TermKind, Var};
use std::collections::{BTreeSet, HashSet};

impl Procedure {
    /// Code that callers follow and that may end by an exception, with nothing in it yet.
    pub fn empty(name: Name, span: Span) -> Procedure {
        Procedure {
            name,
            span,
            parameters: Vec::new(),
            result: None,
            exception: Some(Var::new("$exception", Sort::Ref)),
            locals: Vec::new(),
            contract: Contract::default(),
            kind: ProcedureKind::Code,
            visibility: Visibility::Body,
            is_entry: false,
            escapes: Escapes::default(),
            assumptions: Vec::new(),
            unsupported: Vec::new(),
            conjuncts: Vec::new(),
            body: None,
            memo: Memo::default(),
        }
    }

    /// The commands of its body, block by block.
    pub fn commands(&self) -> impl Iterator<Item = &Command> {
        self.body.iter().flat_map(|body| body.blocks.values()).flat_map(|block| &block.commands)
    }

    /// What it may call or stand for, each once.
    pub fn all_callees(&self) -> &[ProcedureId] {
        self.memo.all_callees.get_or_init(|| match &self.kind {
            ProcedureKind::Dispatch(targets) => each_once(targets.iter().map(|(_, target)| *target)),
            _ => each_once(self.calls()),
        })
    }

    /// The variables that its commands assign or read, in order.
    pub fn touched(&self) -> &[Var] {
        self.memo.touched.get_or_init(|| {
            let mut variables = BTreeSet::new();
            for (targets, read) in self.commands().map(|command| command.kind.parts()) {
                variables.extend(targets.into_iter().cloned());
                variables.extend(read.into_iter().flat_map(free_variables));
            }
            variables.into_iter().collect()
        })
    }

    /// The types that its commands mention, as terms, each once.
    pub fn types(&self) -> &[Term] {
        self.memo.types.get_or_init(|| {
            let (mut seen, mut found) = (HashSet::new(), Vec::new());
            let mut open: Vec<Term> = self.commands().flat_map(|command| command.kind.parts().1).cloned().collect();
            while let Some(term) = open.pop() {
                if let TermKind::Apply(_, arguments) = term.kind() {
                    if !seen.insert(term.clone()) {
                        continue;
                    }
                    open.extend(arguments.iter().cloned());
                    if arguments.is_empty() && *term.sort() == Sort::Type {
                        found.push(term);
                    }
                }
            }
            found.into()
        })
    }

    /// The classes of the objects that it makes, each once.
    pub fn made(&self) -> &[Name] {
        self.memo.made.get_or_init(|| {
            let made = self.commands().filter_map(|command| match &command.kind {
                CommandKind::New { class, .. } => Some(*class),
                _ => None,
            });
            made.collect::<BTreeSet<Name>>().into_iter().collect()
        })
    }

    /// What it calls, in order of place, perhaps repeatedly.
    pub fn calls(&self) -> impl Iterator<Item = ProcedureId> {
        self.commands().filter_map(|command| match &command.kind {
            CommandKind::Call { procedure, .. } => Some(*procedure),
            _ => None,
        })
    }

    /// The terms in its written contract, its invariants and its commands.
    pub fn terms(&self) -> Vec<&Term> {
        let mut terms: Vec<&Term> = self.contract.requires.iter().map(|requires| &requires.formula).collect();
        terms.extend(self.contract.ensures.iter().map(|ensures| &ensures.formula));
        for block in self.body.iter().flat_map(|body| body.blocks.values()) {
            terms.extend(block.header.iter().flat_map(|header| &header.invariants).map(|invariant| &invariant.formula));
            terms.extend(block.header.iter().flat_map(|header| &header.predicates));
            if let Terminator::Branch { condition, .. } = &block.terminator {
                terms.push(condition);
            }
            terms.extend(block.commands.iter().flat_map(|command| command.kind.parts().1));
        }
        terms
    }

    /// The variables that it reads or writes: in its written contract, its invariants and its commands.
    pub fn mentioned(&self) -> BTreeSet<Var> {
        let targets = self.commands().flat_map(|command| command.kind.parts().0).cloned();
        targets.chain(self.terms().into_iter().flat_map(free_variables)).collect()
    }

    /// The obligations that lie in its text: of its contract and of its body.
    pub fn obligations(&self) -> &[ObligationId] {
        self.memo.obligations.get_or_init(|| {
            let promised = self.contract.ensures.iter().filter_map(|ensures| ensures.obligation);
            promised.chain(self.body_obligations()).collect()
        })
    }

    /// The obligations of its assertions, its calls and its loops.
    pub fn body_obligations(&self) -> Vec<ObligationId> {
        let mut list = Vec::new();
        for command in self.commands() {
            match &command.kind {
                CommandKind::Assert { obligation, .. }
                | CommandKind::Check { obligation, .. }
                | CommandKind::Escape { obligation, .. } => list.push(*obligation),
                CommandKind::Call { obligations, .. } => list.extend(obligations),
                _ => {}
            }
        }
        let headers = self.body.iter().flat_map(|body| body.blocks.values()).filter_map(|block| block.header.as_ref());
        for invariant in headers.flat_map(|header| &header.invariants) {
            list.extend([invariant.on_entry, invariant.preserved]);
        }
        list
    }
}

/// The procedures in their order, each once.
pub fn each_once(procedures: impl Iterator<Item = ProcedureId>) -> Box<[ProcedureId]> {
    let mut seen = HashSet::new();
    procedures.filter(|procedure| seen.insert(*procedure)).collect()
}
