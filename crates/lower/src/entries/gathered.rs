//! What procedures come to together with all that they follow, found in one pass over the strongly connected components of the calls.

use base::arena::Id;
use ir::{ProcedureId, ProcedureKind, Program, Visibility};
use std::collections::BTreeSet;
use std::rc::Rc;

/// What something is of each procedure, together with what it is of whatever the procedure follows.
pub fn gathered<T: Ord + Clone>(program: &Program, own: impl Fn(ProcedureId) -> BTreeSet<T>) -> Vec<Rc<BTreeSet<T>>> {
    let count = program.procedures.len();
    let mut search = Search {
        numbers: vec![UNSEEN; count],
        lowest: vec![UNSEEN; count],
        is_open: vec![false; count],
        open: Vec::new(),
        components: Vec::new(),
        next: 0,
    };
    for id in program.procedures.ids() {
        search.visit(program, id);
    }
    // A component comes behind those that it calls.
    let mut sets: Vec<Option<Rc<BTreeSet<T>>>> = vec![None; count];
    for component in search.components {
        let mut set = BTreeSet::new();
        for id in &component {
            set.extend(own(*id));
            for callee in followed(program, *id) {
                if let Some(known) = &sets[callee.index()] {
                    set.extend(known.iter().cloned());
                }
            }
        }
        let set = Rc::new(set);
        component.iter().for_each(|id| sets[id.index()] = Some(set.clone()));
    }
    sets.into_iter().map(Option::unwrap_or_default).collect()
}

/// What a procedure follows. What is not understood follows nothing.
pub fn followed(program: &Program, id: ProcedureId) -> Vec<ProcedureId> {
    let procedure = &program.procedures[id];
    if !procedure.unsupported.is_empty() {
        return Vec::new();
    }
    let targets = match &procedure.kind {
        ProcedureKind::Dispatch(targets) => targets.as_slice(),
        _ => &[],
    };
    let called: BTreeSet<ProcedureId> = procedure.calls().chain(targets.iter().map(|(_, target)| *target)).collect();
    called.into_iter().filter(|callee| program.procedures[*callee].visibility == Visibility::Body).collect()
}

const UNSEEN: usize = usize::MAX;

/// Tarjan's algorithm, without recursion.
struct Search {
    numbers: Vec<usize>,
    lowest: Vec<usize>,
    is_open: Vec<bool>,
    open: Vec<ProcedureId>,
    components: Vec<Vec<ProcedureId>>,
    next: usize,
}

impl Search {
    fn enter(&mut self, id: ProcedureId) {
        self.numbers[id.index()] = self.next;
        self.lowest[id.index()] = self.next;
        self.next += 1;
        self.open.push(id);
        self.is_open[id.index()] = true;
    }

    fn visit(&mut self, program: &Program, root: ProcedureId) {
        if self.numbers[root.index()] != UNSEEN {
            return;
        }
        self.enter(root);
        let mut path = vec![(root, followed(program, root).into_iter())];
        while let Some((id, callees)) = path.last_mut() {
            let id = *id;
            match callees.next() {
                Some(callee) if self.numbers[callee.index()] == UNSEEN => {
                    self.enter(callee);
                    path.push((callee, followed(program, callee).into_iter()));
                }
                Some(callee) if self.is_open[callee.index()] => {
                    self.lowest[id.index()] = self.lowest[id.index()].min(self.numbers[callee.index()]);
                }
                Some(_) => {}
                None => {
                    path.pop();
                    if let Some((caller, _)) = path.last() {
                        self.lowest[caller.index()] = self.lowest[caller.index()].min(self.lowest[id.index()]);
                    }
                    if self.lowest[id.index()] == self.numbers[id.index()] {
                        self.close(id);
                    }
                }
            }
        }
    }

    fn close(&mut self, id: ProcedureId) {
        let first = self.open.iter().rposition(|open| *open == id).unwrap_or_default();
        let component = self.open.split_off(first);
        component.iter().for_each(|id| self.is_open[id.index()] = false);
        self.components.push(component);
    }
}
