//! Fields that hold objects of one class: everything that code assigns to them is a new object of it, or null. Only fields that nobody else can
//! assign are looked at: private ones, and `final` ones, in files of which all code is understood. Whoever reads such a field knows which methods
//! its object has.

use base::FileId;
use sema::program::{ClassId, Expr, ExprKind, FieldId, Origin, Program};
use std::collections::{BTreeMap, BTreeSet};

/// The class of the objects of each such field.
pub fn classes(program: &Program) -> BTreeMap<FieldId, ClassId> {
    let mut found = Found { program, classes: BTreeMap::new() };
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
    let known = found.classes.into_iter().filter(|(field, _)| !files.contains(&program.fields[*field].span.file));
    known.filter_map(|(field, class)| Some((field, class?))).collect()
}

struct Found<'p> {
    program: &'p Program,
    /// The class of what each field is assigned; `None` if it is not one.
    classes: BTreeMap<FieldId, Option<ClassId>>,
}

impl Found<'_> {
    /// A field is assigned a value.
    fn see(&mut self, field: FieldId, value: &Expr) {
        let declared = &self.program.fields[field];
        let is_own = self.program.classes[declared.owner].origin == Origin::Source;
        if !is_own || !(declared.is_private || declared.is_final) {
            return;
        }
        let class = match &value.kind {
            ExprKind::Null => return,
            ExprKind::New(constructor, _) => Some(self.program.methods[*constructor].owner),
            _ => None,
        };
        let known = self.classes.entry(field).or_insert(class);
        if *known != class {
            *known = None;
        }
    }
}
