//! Constructors: the call of the superclass's that nobody writes (JLS 8.8.7, 8.8.9), and circles of `this(…)`.

use crate::checker::Checker;
use base::Span;
use classes::{ClassId, ClassKind, Flags, MethodId, Nesting, Selection, Type, Viewpoint};
use std::collections::{HashMap, HashSet};
use syntax::ast::{Block, ConstructorCall, ExprId, ExprKind, Member, MethodDecl, StmtKind, TypeDecl, TypeKind};

/// The call of another constructor with which a constructor begins.
pub(super) fn first_call(body: &Block) -> Option<(ExprId, &ConstructorCall)> {
    match &body.statements.first()?.kind {
        StmtKind::Expr(expr) => match &expr.kind {
            ExprKind::ConstructorCall(call) => Some((expr.id, call)),
            _ => None,
        },
        _ => None,
    }
}

/// Whether a constructor calls another, be it at the wrong place, which is reported where it stands.
fn has_call(body: &Block) -> bool {
    body.statements.iter().any(|statement| {
        matches!(&statement.kind, StmtKind::Expr(expr) if matches!(expr.kind, ExprKind::ConstructorCall(_)))
    })
}

impl<'a> Checker<'a> {
    /// Checks that `super()` is possible wherever it is not written.
    pub(super) fn check_super_constructors(&mut self, class: ClassId, decl: &'a TypeDecl) {
        let found = self.classes.class(class);
        if found.kind != ClassKind::Class || found.nesting == Nesting::Anonymous {
            return;
        }
        let Some(superclass) = self.classes.header(class).superclass.as_ref().and_then(Type::class_id) else { return };
        let written: Vec<&MethodDecl> =
            self.written_methods(decl).into_iter().map(|(method, _)| method).filter(|m| m.result.is_none()).collect();
        let places: Vec<Span> = if written.is_empty() {
            vec![decl.name.span]
        } else {
            let bodies = written.iter().filter_map(|method| method.body.as_ref());
            bodies.filter(|body| !has_call(body)).map(|body| body.span.at_start()).collect()
        };
        let problem = self.super_constructor_problem(class, superclass);
        if let Some(problem) = problem {
            for place in places {
                self.class_error(place, problem.clone());
            }
        }
    }

    /// Why `super()` is not possible.
    fn super_constructor_problem(&mut self, class: ClassId, superclass: ClassId) -> Option<String> {
        let name = self.class_name(superclass);
        let viewpoint = Viewpoint { selection: Selection::Super, ..Viewpoint::inside(self.classes, class) };
        let site = Type::class(superclass);
        let fits = |id: &MethodId| {
            let method = self.classes.method(*id);
            method.parameters.is_empty() || (method.parameters.len() == 1 && method.flags.has(Flags::VARARGS))
        };
        let constructors: Vec<MethodId> = self.classes.constructors(superclass).into_iter().filter(fits).collect();
        if constructors.is_empty() {
            return Some(format!("`{name}` has no constructor without parameters, so `super(…)` must be called"));
        }
        let is_accessible = |id: &MethodId| {
            let method = self.classes.method(*id);
            self.classes.is_accessible(method.flags, method.owner, &site, &viewpoint)
        };
        let constructors: Vec<MethodId> = constructors.into_iter().filter(is_accessible).collect();
        if constructors.is_empty() {
            return Some(format!("the constructor of `{name}` without parameters is not accessible here"));
        }
        if !self.has_best(&constructors) {
            return Some(format!(
                "`super()` is ambiguous: several constructors of `{name}` take any number of arguments"
            ));
        }
        let above = self.classes.class(superclass);
        let is_inner = above.nesting == Nesting::Member && !above.flags.has(Flags::STATIC);
        match above.outer.filter(|_| is_inner) {
            Some(outer) if !self.has_object_around(class, outer) => {
                Some(format!("an object of `{name}` needs one of `{}` around it", self.class_name(outer)))
            }
            _ => None,
        }
    }

    /// Whether one of several constructors is the best for no arguments: the one without parameters, or the one whose
    /// variable parameter fits all others.
    fn has_best(&self, constructors: &[MethodId]) -> bool {
        let parameter = |id: &MethodId| self.classes.method(*id).parameters.first().and_then(Type::element).cloned();
        constructors.iter().any(|id| match parameter(id) {
            None => true,
            Some(own) => constructors.iter().filter_map(parameter).all(|other| self.classes.is_subtype(&own, &other)),
        })
    }

    /// Whether an object of a class has one of another around it.
    fn has_object_around(&mut self, class: ClassId, wanted: ClassId) -> bool {
        let mut current = class;
        loop {
            let found = self.classes.class(current);
            if found.flags.has(Flags::STATIC) {
                return false;
            }
            let Some(outer) = found.outer else { return false };
            if self.is_below(outer, wanted) {
                return true;
            }
            current = outer;
        }
    }

    /// Reports constructors that call themselves by way of `this(…)`. The calls are resolved by then.
    pub fn check_constructor_cycles(&mut self) {
        let mut classes: Vec<ClassId> = self.declarations.sources.keys().copied().collect();
        classes.sort();
        for class in classes {
            let Some(source) = self.declarations.sources.get(&class) else { continue };
            let (decl, unit) = (source.decl, source.unit);
            if matches!(decl.kind, TypeKind::Class | TypeKind::Enum | TypeKind::Record) {
                self.current = unit;
                self.check_constructor_cycle(decl);
            }
        }
    }

    fn check_constructor_cycle(&mut self, decl: &'a TypeDecl) {
        let file = &self.files[self.current];
        let mut calls: HashMap<MethodId, (MethodId, Span)> = HashMap::new();
        let mut order = Vec::new();
        for member in &decl.members {
            let Member::Method(method) = member else { continue };
            let (Some(body), Some(id)) = (&method.body, file.methods.get(&method.name.span)) else { continue };
            let Some((call, ConstructorCall { is_super: false, .. })) = first_call(body) else { continue };
            if let Some(info) = file.calls.get(&call) {
                calls.insert(*id, (info.method, method.name.span));
                order.push(*id);
            }
        }
        let mut done: HashSet<MethodId> = HashSet::new();
        for start in order {
            let mut path = vec![start];
            while let Some((next, _)) = path.last().and_then(|last| calls.get(last)).copied() {
                if done.contains(&next) {
                    break;
                }
                if path.contains(&next)
                    && let Some((_, span)) = calls.get(&next).copied()
                {
                    self.class_error(span, "the constructors call one another in a circle");
                    break;
                }
                path.push(next);
            }
            done.extend(path);
        }
    }
}
