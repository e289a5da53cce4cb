//! The shapes of patterns, and which of them fit wherever another does (JLS 14.30.3).

use crate::checker::Checker;
use classes::{FieldId, Type};
use syntax::ast::{Pattern, PatternKind};

/// What a label fits.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Shape {
    /// Anything.
    Any,
    /// Values of this type.
    Type(Type),
    /// Records of this type whose components fit.
    Record(Type, Vec<Shape>),
    /// A constant of an enum.
    Constant(FieldId),
}

impl<'a> Checker<'a> {
    /// The shape of a pattern that has been typed.
    pub(super) fn shape(&self, pattern: &Pattern) -> Shape {
        let written = |span| self.files[self.current].written.get(&span).cloned().unwrap_or(Type::Unknown);
        match &pattern.kind {
            PatternKind::Type { ty, .. } => Shape::Type(written(ty.span)),
            PatternKind::Record { ty, patterns } => {
                Shape::Record(written(ty.span), patterns.iter().map(|nested| self.shape(nested)).collect())
            }
            PatternKind::Paren(inner) => self.shape(inner),
        }
    }

    /// Whether a shape fits all values of a type.
    pub(super) fn covers(&self, shape: &Shape, ty: &Type) -> bool {
        match shape {
            Shape::Any => true,
            Shape::Type(wanted) => {
                !wanted.is_known()
                    || !ty.is_known()
                    || self.classes.is_subtype(&self.classes.erasure(ty), &self.classes.erasure(wanted))
            }
            Shape::Record(..) | Shape::Constant(_) => false,
        }
    }

    /// Whether a pattern fits wherever another label does.
    pub(super) fn dominates(&self, earlier: &Shape, later: &Shape) -> bool {
        match (earlier, later) {
            (Shape::Any, _) => true,
            (Shape::Type(wanted), Shape::Type(ty) | Shape::Record(ty, _)) => {
                wanted.is_known() && ty.is_known() && self.covers(earlier, ty)
            }
            (Shape::Record(left, earlier), Shape::Record(right, later)) => {
                self.classes.erasure(left) == self.classes.erasure(right)
                    && earlier.len() == later.len()
                    && earlier.iter().zip(later).all(|(earlier, later)| self.dominates(earlier, later))
            }
            _ => false,
        }
    }
}
