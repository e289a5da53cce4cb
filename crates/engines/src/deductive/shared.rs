//! What the entry points of one program share: procedures compiled for execution, and objects that calls have led to.

use super::explore::{Pool, pool};
use super::reached::makers_of;
use crate::Inference;
use base::Name;
use ir::interpreter::Interpreter;
use ir::{JavaType, ProcedureId, Program};
use std::collections::{BTreeSet, HashMap};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

/// Made once for a program, and used for each of its entry points.
pub struct Shared<'p> {
    /// The program.
    pub program: &'p Program,
    /// Runs it.
    pub interpreter: Interpreter<'p>,
    /// Whether invariants are looked for.
    pub inference: Inference,
    pools: Mutex<HashMap<Name, Arc<OnceLock<Pool>>>>,
    makers: Mutex<HashMap<JavaType, Arc<BTreeSet<ProcedureId>>>>,
}

impl<'p> Shared<'p> {
    /// Nothing is compiled and no state is made yet.
    pub fn new(program: &'p Program) -> Shared<'p> {
        let (interpreter, inference) = (Interpreter::new(program), Inference::On);
        Shared { program, interpreter, inference, pools: Mutex::default(), makers: Mutex::default() }
    }

    /// The procedures that make values of a type, and of the types of their own parameters, and so on.
    pub fn makers_of(&self, ty: &JavaType) -> Arc<BTreeSet<ProcedureId>> {
        let known = || self.makers.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(makers) = known().get(ty) {
            return makers.clone();
        }
        let made = Arc::new(makers_of(self.program, ty));
        known().insert(ty.clone(), made.clone());
        made
    }

    /// The procedures that make states for an entry point.
    pub fn makers(&self, entry: ProcedureId) -> BTreeSet<ProcedureId> {
        let parameters = self.program.procedures[entry].parameters.iter();
        let sets: Vec<Arc<BTreeSet<ProcedureId>>> = parameters.map(|it| self.makers_of(&it.ty)).collect();
        sets.iter().flat_map(|set| set.iter().copied()).collect()
    }

    /// States with an object of this class, or of one below it. The first one who asks makes them, and others wait.
    pub fn pool(&self, class: Name) -> Arc<OnceLock<Pool>> {
        let mut pools = self.pools.lock().unwrap_or_else(PoisonError::into_inner);
        let made = pools.entry(class).or_default().clone();
        drop(pools);
        made.get_or_init(|| pool(self, class));
        made
    }
}
