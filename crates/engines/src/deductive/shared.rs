//! What the entry points of one program share: procedures compiled for execution, and objects that calls have led to.

use super::callbacks::with_callbacks;
use super::explore::{Pool, farther, pool};
use super::makers::Failures;
use super::reached::makers_of;
use crate::Inference;
use base::Name;
use ir::interpreter::{Interpreter, Start};
use ir::{JavaType, ProcedureId, Program};
use std::collections::{BTreeSet, HashMap};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

/// By class, states with an object of it, and what fails beyond them.
#[derive(Default)]
struct Pools {
    pools: Mutex<HashMap<Name, Arc<OnceLock<Pool>>>>,
    farther: Mutex<HashMap<Name, Arc<OnceLock<Failures>>>>,
}

/// Made once for a program, and used for each of its entry points.
pub struct Shared<'p> {
    /// The program.
    pub program: &'p Program,
    /// Runs it.
    pub interpreter: Interpreter<'p>,
    /// Whether invariants are looked for.
    pub inference: Inference,
    pools: Arc<Pools>,
    /// A copy in which callbacks call back, if there is any use for it, and the states that were made in it.
    with_callbacks: OnceLock<Option<Box<Program>>>,
    pools_with_callbacks: Arc<Pools>,
    makers: Mutex<HashMap<JavaType, Arc<BTreeSet<ProcedureId>>>>,
    starts: Mutex<HashMap<ProcedureId, Arc<Vec<Start>>>>,
}

impl<'p> Shared<'p> {
    /// Nothing is compiled and no state is made yet.
    pub fn new(program: &'p Program) -> Shared<'p> {
        let (interpreter, inference) = (Interpreter::new(program), Inference::On);
        Shared {
            program,
            interpreter,
            inference,
            pools: Arc::default(),
            with_callbacks: OnceLock::new(),
            pools_with_callbacks: Arc::default(),
            makers: Mutex::default(),
            starts: Mutex::default(),
        }
    }

    /// Some states in which executions of an entry point begin, made once.
    pub fn starts(
        &self,
        entry: ProcedureId,
        make: impl FnOnce(&Shared<'_>, ProcedureId) -> Vec<Start>,
    ) -> Arc<Vec<Start>> {
        let known = || self.starts.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(starts) = known().get(&entry) {
            return starts.clone();
        }
        let made = Arc::new(make(self, entry));
        known().insert(entry, made.clone());
        made
    }

    /// Does something in a copy of the program in which callbacks call back; `None` if there is no use for one.
    pub fn with_callbacks<T>(&self, act: impl FnOnce(&Shared<'_>) -> T) -> Option<T> {
        let program = self.with_callbacks.get_or_init(|| with_callbacks(self.program).map(Box::new)).as_ref()?;
        let shared = Shared { pools: self.pools_with_callbacks.clone(), ..Shared::new(program) };
        // What is open is not searched for again there.
        let _ = shared.with_callbacks.set(None);
        Some(act(&shared))
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
        let mut pools = self.pools.pools.lock().unwrap_or_else(PoisonError::into_inner);
        let made = pools.entry(class).or_default().clone();
        drop(pools);
        made.get_or_init(|| pool(self, class));
        made
    }

    /// What fails beyond the states of a class. The first one who asks looks for it, and others wait.
    pub fn farther(&self, class: Name) -> Arc<OnceLock<Failures>> {
        let mut known = self.pools.farther.lock().unwrap_or_else(PoisonError::into_inner);
        let found = known.entry(class).or_default().clone();
        drop(known);
        let pool = self.pool(class);
        if let Some(pool) = pool.get() {
            found.get_or_init(|| farther(self, class, pool));
        }
        found
    }
}
