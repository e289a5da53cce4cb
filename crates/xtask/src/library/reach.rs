//! Where proofs come to when they follow a method: to a loop of the models, or to something that has no model; in its own body, or
//! in what that calls. A call counts as one of the method that the receiver's type has; what its class may have instead does not
//! count. Of the methods of `Object`, that would say nothing: nearly every class has others.

use super::models::{Library, Method, Way};
use classes::{Classes, MethodId};
use std::collections::{BTreeMap, BTreeSet};
use syntax::ast::{Block, Expr, ExprKind, LoopClauseKind, LoopSpec, Stmt, StmtKind, TypeDecl};
use syntax::visit::{self, Visitor};
use typing::{Attribution, CallMode};

/// What a body has.
#[derive(Default)]
pub struct Found {
    /// Whether it has a loop without an invariant.
    pub has_loop: bool,
    /// Whether it calls something that has no model.
    pub lacks_model: bool,
    /// The methods of the models that it calls.
    pub calls: Vec<MethodId>,
}

/// What a body has, by the types of its file.
pub fn in_body(body: &Block, attribution: &Attribution, classes: &Classes) -> Found {
    let mut search = Search { attribution, classes, found: Found::default() };
    visit::block(&mut search, body);
    search.found
}

struct Search<'a> {
    attribution: &'a Attribution,
    classes: &'a Classes,
    found: Found,
}

impl<'a> Visitor<'a> for Search<'_> {
    /// What stands in a class within the body does not run with the body.
    fn type_declaration(&mut self, _: &'a TypeDecl) {}

    fn statement(&mut self, statement: &'a Stmt) {
        if let StmtKind::While { spec, .. }
        | StmtKind::DoWhile { spec, .. }
        | StmtKind::For { spec, .. }
        | StmtKind::ForEach { spec, .. } = &statement.kind
        {
            self.found.has_loop |= !has_invariant(spec);
        }
        visit::statement(self, statement);
    }

    fn expression(&mut self, expression: &'a Expr) {
        match expression.kind {
            // Nor does what a lambda or a method reference stands for.
            ExprKind::Lambda(_) | ExprKind::MethodReference(_) => return,
            ExprKind::Call(_) | ExprKind::ConstructorCall(_) | ExprKind::New(_) => self.call(expression),
            _ => {}
        }
        visit::expression(self, expression);
    }
}

impl Search<'_> {
    fn call(&mut self, expression: &Expr) {
        let Some(call) = self.attribution.calls.get(&expression.id) else {
            self.found.lacks_model = true;
            return;
        };
        let owner = self.classes.class(self.classes.method(call.method).owner);
        if call.mode != CallMode::Virtual || &*owner.binary_name != "java.lang.Object" {
            self.found.calls.push(call.method);
        }
    }
}

fn has_invariant(spec: &LoopSpec) -> bool {
    spec.clauses.iter().any(|clause| matches!(clause.kind, LoopClauseKind::Invariant(_)))
}

/// Marks all methods from which a loop, or something that has no model, is reached.
pub fn spread(library: &mut Library) {
    // Proofs follow nothing but plain code to a loop; but whatever calls what is skipped is skipped.
    let loops = reaching(library, &|method| method.has_loop, &|method| method.way == Way::Code);
    let lacking = reaching(library, &|method| method.lacks_model, &|_| true);
    for method in library.classes.iter_mut().flat_map(|class| &mut class.methods) {
        method.has_loop = method.id.is_some_and(|id| loops.contains(&id));
        method.lacks_model = method.id.is_some_and(|id| lacking.contains(&id));
    }
}

/// The methods from which one of a kind is reached by way of methods that are followed.
fn reaching(
    library: &Library,
    is_wanted: &dyn Fn(&Method) -> bool,
    is_followed: &dyn Fn(&Method) -> bool,
) -> BTreeSet<MethodId> {
    let mut callers: BTreeMap<MethodId, Vec<MethodId>> = BTreeMap::new();
    let mut open = Vec::new();
    for method in library.classes.iter().flat_map(|class| &class.methods).filter(|method| is_followed(method)) {
        let Some(id) = method.id else { continue };
        for callee in &method.calls {
            callers.entry(*callee).or_default().push(id);
        }
        open.extend(is_wanted(method).then_some(id));
    }
    let mut reached = BTreeSet::new();
    while let Some(id) = open.pop() {
        if reached.insert(id) {
            open.extend(callers.get(&id).into_iter().flatten());
        }
    }
    reached
}
