//! What was found out about a procedure and need not be found out again.

use crate::program::{ObligationId, ProcedureId};
use base::Name;
use logic::{Term, Var};
use std::sync::OnceLock;

/// Facts about a procedure, each made by the first one who asks. They are no part of the procedure: a copy begins without them, for it is made
/// to be changed, and equality does not look at them. Whoever changes a procedure in place must forget them.
#[derive(Default, Debug)]
pub struct Memo {
    /// What it may call or stand for, each once.
    pub all_callees: OnceLock<Box<[ProcedureId]>>,
    /// What it calls or stands for while every assertion holds, each once.
    pub callees: OnceLock<Box<[ProcedureId]>>,
    /// The same, where exceptions of all classes are caught.
    pub callees_if_caught: OnceLock<Box<[ProcedureId]>>,
    /// The variables that matter to it by itself, in order.
    pub mentioned: OnceLock<Box<[Var]>>,
    /// The variables that its commands assign or read, in order.
    pub touched: OnceLock<Box<[Var]>>,
    /// The obligations in its text.
    pub obligations: OnceLock<Box<[ObligationId]>>,
    /// The terms without arguments that its commands mention and that are types.
    pub types: OnceLock<Box<[Term]>>,
    /// The classes of the objects that it makes, each once.
    pub made: OnceLock<Box<[Name]>>,
}

impl Clone for Memo {
    fn clone(&self) -> Memo {
        Memo::default()
    }
}

impl PartialEq for Memo {
    fn eq(&self, _: &Memo) -> bool {
        true
    }
}
