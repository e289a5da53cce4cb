//! The call graph of the typed program: which methods a method may run, through calls, dynamic dispatch, and the initialisation of
//! the classes that it uses.

use crate::program::reachable::Reach;
use crate::program::throwing::implementations;
use base::arena::Id;
use sema::dispatch::Dispatch;
use sema::program::{ClassId, ExprKind, MethodId, MethodKind, Program};
use std::collections::{BTreeMap, BTreeSet};

/// Who may run whom. The interpreter's natives run no Java code, so calls, dispatch and initialisation are all there is.
pub struct CallGraph {
    /// By method.
    edges: Vec<BTreeSet<MethodId>>,
}

impl CallGraph {
    /// Looks at the bodies of all methods that matter.
    pub fn new(program: &Program, reach: &Reach, dispatch: &Dispatch) -> CallGraph {
        let mut targets: BTreeMap<MethodId, Vec<MethodId>> = BTreeMap::new();
        let mut edges = vec![BTreeSet::new(); program.methods.len()];
        for id in &reach.methods {
            let found: &mut BTreeSet<MethodId> = &mut edges[id.index()];
            for statement in program.methods[*id].body.iter().flatten() {
                statement.visit_expressions(&mut |expr| {
                    expr.visit(&mut |part| match &part.kind {
                        ExprKind::StaticCall(method, _)
                        | ExprKind::SuperCall(method, _)
                        | ExprKind::ConstructorCall(method, _)
                        | ExprKind::New(method, _) => {
                            found.insert(*method);
                            if program.methods[*method].kind != MethodKind::Instance {
                                initializers(program, program.methods[*method].owner, found);
                            }
                        }
                        ExprKind::VirtualCall(_, method, _)
                        | ExprKind::Unboxed(_, method)
                        | ExprKind::SameBox(_, _, method) => {
                            let targets = targets
                                .entry(*method)
                                .or_insert_with(|| implementations(program, reach, dispatch, *method));
                            found.extend(targets.iter().copied());
                        }
                        ExprKind::StaticField(field) => initializers(program, program.fields[*field].owner, found),
                        _ => {}
                    });
                });
            }
        }
        CallGraph { edges }
    }

    /// The given methods and all that they may run.
    pub fn reached_from(&self, roots: impl IntoIterator<Item = MethodId>) -> BTreeSet<MethodId> {
        let mut reached = BTreeSet::new();
        let mut open: Vec<MethodId> = roots.into_iter().collect();
        while let Some(id) = open.pop() {
            if reached.insert(id) {
                open.extend(self.edges[id.index()].iter().copied().filter(|callee| !reached.contains(callee)));
            }
        }
        reached
    }
}

/// The static initialisers that using a class may run: its own, and those of its superclasses and interfaces.
pub fn initializers(program: &Program, class: ClassId, found: &mut BTreeSet<MethodId>) {
    let mut open = vec![class];
    let mut seen = BTreeSet::new();
    while let Some(id) = open.pop() {
        if seen.insert(id) {
            let class = &program.classes[id];
            found.extend(class.static_initializer);
            open.extend(class.superclass.into_iter().chain(class.interfaces.iter().copied()));
        }
    }
}
