//! What the entry points of one program share: procedures compiled for execution, and objects that calls have led to.

use super::reached::{Pool, pool};
use base::Name;
use ir::Program;
use ir::interpreter::Interpreter;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

/// Made once for a program, and used for each of its entry points.
pub struct Shared<'p> {
    /// The program.
    pub program: &'p Program,
    /// Runs it.
    pub interpreter: Interpreter<'p>,
    pools: Mutex<HashMap<Name, Arc<OnceLock<Pool>>>>,
}

impl<'p> Shared<'p> {
    /// Nothing is compiled and no state is made yet.
    pub fn new(program: &'p Program) -> Shared<'p> {
        Shared { program, interpreter: Interpreter::new(program), pools: Mutex::default() }
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
