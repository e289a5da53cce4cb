//! Whether the cases of a `switch` cover all values (JLS 14.11.1.1).
//!
//! The labels are the rows of a matrix, which begins with one column: the selector. A column whose type is sealed is
//! split into its subclasses, an enum into its constants, a record into its components. All values are covered if at
//! the end of every way a row is left.

use super::dominance::Shape;
use crate::checker::Checker;
use classes::{ClassId, ClassKind, Flags, Type};

/// How many steps are taken before a `switch` is taken to be complete: patterns can be nested so that no end is in sight.
const PATIENCE: usize = 100_000;

/// What becomes of the first column.
enum Split {
    /// It is done: the rows that cover it stay.
    Done,
    /// It is of one of these types.
    Types(Vec<Type>),
    /// It is one of the constants of this enum.
    Constants(ClassId),
    /// It is a record with components of these types.
    Record(ClassId, Vec<Type>),
}

impl<'a> Checker<'a> {
    /// Whether labels cover all values of a type, `null` aside.
    pub(super) fn is_exhaustive(&self, ty: &Type, labels: &[Shape]) -> bool {
        let rows: Vec<Vec<Shape>> = labels.iter().map(|label| vec![label.clone()]).collect();
        let mut patience = PATIENCE;
        self.rows_cover(std::slice::from_ref(ty), &rows, &mut patience)
    }

    fn rows_cover(&self, columns: &[Type], rows: &[Vec<Shape>], patience: &mut usize) -> bool {
        let Some((first, rest)) = columns.split_first() else {
            return !rows.is_empty();
        };
        if rows.is_empty() {
            return false;
        }
        if *patience == 0 {
            return true;
        }
        *patience -= 1;
        if let Type::Variable(_) | Type::Intersection(_) = first {
            let parts = match first {
                Type::Intersection(parts) => parts.to_vec(),
                _ => vec![self.classes.upper_bound(first)],
            };
            return parts.into_iter().any(|part| {
                let columns: Vec<Type> = std::iter::once(part).chain(rest.iter().cloned()).collect();
                self.rows_cover(&columns, rows, patience)
            });
        }
        match self.split(first, rows) {
            Split::Done => {
                let left: Vec<Vec<Shape>> =
                    rows.iter().filter(|row| self.covers(&row[0], first)).map(|row| row[1..].to_vec()).collect();
                self.rows_cover(rest, &left, patience)
            }
            Split::Types(types) => types.into_iter().all(|ty| {
                let columns: Vec<Type> = std::iter::once(ty).chain(rest.iter().cloned()).collect();
                self.rows_cover(&columns, rows, patience)
            }),
            Split::Constants(class) => {
                let fields = self.classes.members(class).fields.iter().copied();
                let mut constants = fields.filter(|id| self.classes.field(*id).flags.has(Flags::ENUM_CONSTANT));
                constants.all(|constant| {
                    let fits = |row: &&Vec<Shape>| row[0] == Shape::Constant(constant) || self.covers(&row[0], first);
                    let left: Vec<Vec<Shape>> = rows.iter().filter(fits).map(|row| row[1..].to_vec()).collect();
                    self.rows_cover(rest, &left, patience)
                })
            }
            Split::Record(class, components) => {
                let left: Vec<Vec<Shape>> = rows
                    .iter()
                    .filter_map(|row| {
                        let nested = match &row[0] {
                            Shape::Record(ty, nested)
                                if ty.class_id() == Some(class) && nested.len() == components.len() =>
                            {
                                nested.clone()
                            }
                            shape if self.covers(shape, first) => vec![Shape::Any; components.len()],
                            _ => return None,
                        };
                        Some(nested.into_iter().chain(row[1..].iter().cloned()).collect())
                    })
                    .collect();
                let columns: Vec<Type> = components.into_iter().chain(rest.iter().cloned()).collect();
                self.rows_cover(&columns, &left, patience)
            }
        }
    }

    fn split(&self, ty: &Type, rows: &[Vec<Shape>]) -> Split {
        let Some(id) = ty.class_id() else {
            return Split::Done;
        };
        if rows.iter().all(|row| self.covers(&row[0], ty)) {
            return Split::Done;
        }
        let class = self.classes.class(id);
        let is_sealed = class.flags.has(Flags::SEALED) && (class.is_interface() || class.flags.has(Flags::ABSTRACT));
        if class.kind == ClassKind::Enum {
            return Split::Constants(id);
        }
        if is_sealed {
            let permitted = self.classes.header(id).permits.iter();
            let types = permitted.map(|class| self.inferred_class(&Type::class(*class), ty));
            return Split::Types(types.filter(|sub| self.classes.is_castable(ty, sub)).collect());
        }
        let Some(components) = self.component_types(ty) else {
            return Split::Done;
        };
        let is_taken_apart = rows.iter().any(|row| match &row[0] {
            Shape::Record(ty, nested) => ty.class_id() == Some(id) && nested.len() == components.len(),
            _ => false,
        });
        if is_taken_apart { Split::Record(id, components) } else { Split::Done }
    }
}
