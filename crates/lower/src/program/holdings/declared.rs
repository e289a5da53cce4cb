//! Fields and methods before any code is seen: which fields only the given code assigns, who may call a method, and which fields are set before
//! anybody reads them.

use super::code::Analysis;
use super::graph::{Node, Values};
use crate::options::NullDefault;
use crate::program::established::set_by_constructors;
use base::FileId;
use sema::dispatch::Dispatch;
use sema::program::{
    Access, ClassId, Expr, ExprKind, FieldId, FieldKind, MethodId, MethodKind, Nullness, Origin, Program, Stmt,
    StmtKind,
};
use std::collections::{BTreeMap, BTreeSet};

impl Analysis<'_> {
    /// Files with code that is not understood: it may do anything with what only the file sees.
    pub(super) fn not_understood(&self) -> BTreeSet<FileId> {
        let methods = self.program.methods.values().filter(|method| !method.unsupported.is_empty());
        methods.filter(|method| self.is_own(method.owner)).map(|method| method.span.file).collect()
    }

    /// Whether only code that is given can read a field.
    fn is_closed_field(&self, field: FieldId) -> bool {
        let declared = &self.program.fields[field];
        declared.is_private || self.is_closed(declared.owner)
    }

    /// Whether only code of its file can name a class or one that inherits from it.
    fn is_closed(&self, class: ClassId) -> bool {
        let is_open =
            |(id, other): (ClassId, &sema::program::Class)| !other.is_hidden && self.program.is_subclass(id, class);
        self.program.classes[class].is_hidden && !self.program.classes.iter().any(is_open)
    }

    pub(super) fn declare_fields(&mut self, not_understood: &BTreeSet<FileId>) {
        let mut settled = BTreeMap::new();
        for (id, field) in self.program.fields.iter() {
            if !self.is_own(field.owner) || field.kind != FieldKind::Java || !field.ty.is_reference() {
                continue;
            }
            let node = self.graph.node();
            self.fields.insert(id, node);
            let is_understood = !not_understood.contains(&field.span.file);
            let is_closed = is_understood && self.is_closed_field(id);
            if !is_closed {
                self.graph.escape(node);
            }
            let is_only_assigned_here = is_closed || is_understood && field.is_final;
            if !is_only_assigned_here {
                self.graph.add(node, &Values::anything());
            }
            let is_set = match field.is_static {
                true => {
                    let is_settled = settled
                        .entry(field.owner)
                        .or_insert_with(|| is_initialized_unseen(self.program, self.dispatch, field.owner));
                    *is_settled && set_by_initializer(self.program, id)
                }
                false => set_by_constructors(self.program, id),
            };
            if is_set {
                self.set_late.insert(id);
            } else {
                self.graph.add(node, &Values::null());
            }
        }
    }

    pub(super) fn declare_methods(&mut self, not_understood: &BTreeSet<FileId>) {
        let program = self.program;
        let is_own = |class: ClassId| program.classes[class].origin == Origin::Source;
        for (id, method) in program.methods.iter().filter(|(_, method)| is_own(method.owner)) {
            let parameters: Vec<Option<Node>> = method
                .parameters
                .iter()
                .map(|local| method.locals[*local].ty.is_reference().then(|| self.graph.node()))
                .collect();
            let result = self.graph.node();
            if is_lambda(self.program, method.owner) {
                let named = parameters.iter().enumerate();
                let named = named.filter_map(|(index, node)| node.map(|node| ((id, index), node)));
                self.lambda_parameters.extend(named);
            }
            let given: Vec<(Node, Values)> = match self.callers(id, not_understood) {
                Callers::Known => Vec::new(),
                Callers::Unknown => parameters.iter().flatten().map(|node| (*node, Values::anything())).collect(),
                Callers::World => {
                    let types = method.parameters.iter().map(|local| &method.locals[*local]);
                    let given = parameters.iter().zip(types).filter_map(|(node, local)| {
                        let may_be_null = match local.nullness {
                            Nullness::NonNull => false,
                            Nullness::Nullable => true,
                            // A contract says what callers may do.
                            Nullness::Unsaid => {
                                self.null_default == NullDefault::Nullable
                                    || method.contract.is_some()
                                    || program.classes[method.owner].has_specification
                            }
                        };
                        Some(((*node)?, Values { null: may_be_null, ..Values::given() }))
                    });
                    given.collect()
                }
            };
            let is_open = self.callers(id, not_understood) != Callers::Known;
            given.iter().for_each(|(node, values)| self.graph.add(*node, values));
            if is_open {
                self.graph.escape(result);
            }
            // A body that is not understood, or is somewhere else, keeps what it is given, and gives anything.
            if method.body.is_none() && !method.is_abstract {
                parameters.iter().flatten().for_each(|node| self.graph.escape(*node));
                self.graph.add(result, &Values::anything());
            }
            self.graph.methods.insert(id, (parameters, result));
        }
    }

    /// Who may call a method besides the code that is seen.
    fn callers(&self, id: MethodId, not_understood: &BTreeSet<FileId>) -> Callers {
        let method = &self.program.methods[id];
        let overrides_library = || {
            let above = self.dispatch.overridden(method.owner, id);
            above.iter().any(|above| !self.is_own(self.program.methods[*above].owner))
        };
        match method.access {
            _ if not_understood.contains(&method.span.file) => Callers::Unknown,
            _ if is_lambda(self.program, method.owner) => Callers::Known,
            _ if overrides_library() => Callers::Unknown,
            Access::Private => Callers::Known,
            _ if self.is_closed(method.owner) => Callers::Known,
            Access::Public | Access::Protected | Access::Package => Callers::World,
        }
    }
}

#[derive(Clone, Copy, PartialEq)]
enum Callers {
    /// Only code that is seen.
    Known,
    /// Code that keeps to what is assumed of callers.
    World,
    /// Code that may give anything.
    Unknown,
}

/// Whether a class was made for a lambda expression or method reference.
fn is_lambda(program: &Program, class: ClassId) -> bool {
    program.classes[class].name.contains("$$Lambda")
}

/// Whether a static field is set where its class is initialised.
fn set_by_initializer(program: &Program, field: FieldId) -> bool {
    let owner = program.fields[field].owner;
    let body = program.classes[owner].static_initializer.and_then(|id| program.methods[id].body.as_ref());
    let sets = |statement: &Stmt| match &statement.kind {
        StmtKind::Expr(Expr { kind: ExprKind::Assign { compound: None, target, .. }, .. }) => {
            matches!(target.kind, ExprKind::StaticField(other) if other == field)
        }
        _ => false,
    };
    body.is_some_and(|body| body.iter().any(sets))
}

/// Whether no other code can read static fields of a class while it is initialised.
fn is_initialized_unseen(program: &Program, dispatch: &Dispatch, owner: ClassId) -> bool {
    let initializer = program.classes[owner].static_initializer;
    initializer.is_some_and(|initializer| !reads_while_initialized(program, dispatch, initializer, owner))
}

/// Whether code that runs while a class is initialised may read its static fields, but for the initialiser itself.
fn reads_while_initialized(program: &Program, dispatch: &Dispatch, initializer: MethodId, owner: ClassId) -> bool {
    let mut seen = BTreeSet::from([initializer]);
    let mut open = vec![initializer];
    while let Some(method) = open.pop() {
        let declared = &program.methods[method];
        if program.classes[declared.owner].origin != Origin::Source {
            continue;
        }
        let Some(body) = &declared.body else { return true };
        let (mut next, mut reads) = (Vec::new(), false);
        for statement in body {
            statement.visit_expressions(&mut |expr| {
                expr.visit(&mut |part| {
                    reads |= method != initializer && uses_static_field(program, part, owner);
                    next.extend(run_by(program, dispatch, part));
                });
            });
        }
        if reads {
            return true;
        }
        open.extend(next.into_iter().filter(|method| seen.insert(*method)));
    }
    false
}

fn uses_static_field(program: &Program, expr: &Expr, owner: ClassId) -> bool {
    matches!(expr.kind, ExprKind::StaticField(field) if program.fields[field].owner == owner)
}

/// The methods of the user's code that evaluating an expression may run, its operands apart.
fn run_by(program: &Program, dispatch: &Dispatch, expr: &Expr) -> Vec<MethodId> {
    let initializer = |class: ClassId| program.classes[class].static_initializer;
    match &expr.kind {
        ExprKind::StaticField(field) => initializer(program.fields[*field].owner).into_iter().collect(),
        ExprKind::StaticCall(method, _) | ExprKind::SuperCall(method, _) | ExprKind::ConstructorCall(method, _) => {
            let owner = program.methods[*method].owner;
            std::iter::once(*method).chain(initializer(owner)).collect()
        }
        ExprKind::New(constructor, _) => {
            // Whatever of its methods others may call.
            let owner = program.methods[*constructor].owner;
            let methods = program.classes[owner].methods.iter().copied();
            let others = methods.filter(|method| program.methods[*method].kind == MethodKind::Instance);
            std::iter::once(*constructor).chain(initializer(owner)).chain(others).collect()
        }
        ExprKind::VirtualCall(_, method, _) => {
            let owner = program.methods[*method].owner;
            let classes = program.classes.iter().filter(|(class, _)| program.is_subclass(*class, owner));
            let targets = classes.filter_map(|(class, _)| dispatch.implementation(class, *method));
            targets.filter(|target| program.classes[program.methods[*target].owner].origin == Origin::Source).collect()
        }
        _ => Vec::new(),
    }
}
