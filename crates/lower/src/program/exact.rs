//! Fields that hold objects of one class: everything that code assigns to them is a new object of it, or null. Only fields that nobody else can
//! assign are looked at: private ones, and `final` ones, in files of which all code is understood. Whoever reads such a field knows which methods
//! its object has, and which of its `final` fields are constant: a sorted map has no comparator unless it is given one, and a linked map keeps the order in
//! which keys came.

use base::FileId;
use sema::program::{ClassId, Expr, ExprKind, FieldId, MethodId, Origin, Program, StmtKind};
use std::collections::{BTreeMap, BTreeSet};

/// The objects of such a field.
pub struct Exact {
    /// Their class.
    pub class: ClassId,
    /// Their fields that have one value for ever.
    pub constants: BTreeMap<FieldId, Constant>,
}

/// What a `final` field may be for ever.
#[derive(Clone, Copy, PartialEq)]
pub enum Constant {
    Null,
    Truth(bool),
}

/// What is known of the objects of each such field.
pub fn fields(program: &Program) -> BTreeMap<FieldId, Exact> {
    let mut found = Found { program, made_by: BTreeMap::new() };
    for (id, field) in program.fields.iter() {
        field.initializer.iter().for_each(|value| found.see(id, value));
    }
    for method in program.methods.values() {
        for statement in method.body.iter().flatten() {
            statement.visit_expressions(&mut |expr| {
                expr.visit(&mut |part| {
                    if let ExprKind::Assign { target, value, .. } = &part.kind
                        && let ExprKind::Field(_, field) | ExprKind::StaticField(field) = target.kind
                    {
                        found.see(field, value);
                    }
                });
            });
        }
    }
    // What is not understood may assign anything.
    let not_understood = program.methods.values().filter(|method| !method.unsupported.is_empty());
    let files: BTreeSet<FileId> = not_understood.map(|method| method.span.file).collect();
    let known = found.made_by.into_iter().filter(|(field, _)| !files.contains(&program.fields[*field].span.file));
    known.filter_map(|(field, constructors)| Some((field, exact(program, &constructors?)?))).collect()
}

/// What these constructors make, if it is objects of one class.
fn exact(program: &Program, constructors: &BTreeSet<MethodId>) -> Option<Exact> {
    let mut made = constructors.iter().map(|id| (program.methods[*id].owner, constants(program, *id)));
    let (class, mut constants) = made.next()?;
    for (other, more) in made {
        if other != class {
            return None;
        }
        constants.retain(|field, value| more.get(field) == Some(value));
    }
    Some(Exact { class, constants })
}

/// The `final` fields that a constructor sets to a constant itself.
fn constants(program: &Program, constructor: MethodId) -> BTreeMap<FieldId, Constant> {
    let set = program.methods[constructor].body.iter().flatten().filter_map(|statement| match &statement.kind {
        StmtKind::Expr(Expr { kind: ExprKind::Assign { compound: None, target, value }, .. }) => match target.kind {
            ExprKind::Field(_, field) if program.fields[field].is_final => Some((field, constant(value)?)),
            _ => None,
        },
        _ => None,
    });
    set.collect()
}

fn constant(value: &Expr) -> Option<Constant> {
    match value.kind {
        ExprKind::Null => Some(Constant::Null),
        ExprKind::Bool(value) => Some(Constant::Truth(value)),
        _ => None,
    }
}

struct Found<'p> {
    program: &'p Program,
    /// What makes the objects that each field is assigned; `None` if it may hold others.
    made_by: BTreeMap<FieldId, Option<BTreeSet<MethodId>>>,
}

impl Found<'_> {
    /// A field is assigned a value.
    fn see(&mut self, field: FieldId, value: &Expr) {
        let declared = &self.program.fields[field];
        let is_own = self.program.classes[declared.owner].origin == Origin::Source;
        if !is_own || !(declared.is_private || declared.is_final) {
            return;
        }
        let known = self.made_by.entry(field).or_insert_with(|| Some(BTreeSet::new()));
        match (&value.kind, &mut *known) {
            (ExprKind::Null, _) | (_, None) => {}
            (ExprKind::New(constructor, _), Some(constructors)) => {
                constructors.insert(*constructor);
            }
            _ => *known = None,
        }
    }
}
