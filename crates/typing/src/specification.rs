//! Specifications in JML: contracts, loop specifications, members and statements of the specification, and the
//! expressions that only they have.
//!
//! The names in them are those of Java at their place, and the ghost and model members besides. What is wrong in a
//! specification is an error of the specification, whatever kind of error it would be in code.
//!
//! Two things are left to others. Whether a method that a specification calls is `pure` is not asked, as KeY and
//! OpenJML only warn. And access is not checked: JML has rules of its own about who may see what (`spec_public`, the
//! visibility of each clause), and a specification may speak of private members of its class anyway.

mod contracts;
mod expressions;
mod functions;
mod locations;
mod logic;
mod members;
mod quantifiers;
mod statements;
mod table;

use crate::checker::Checker;
use base::{Diagnostic, Span, rules};
use classes::{FieldLookup, Flags, Type};
use syntax::ast::{Expr, ExprKind, SpecExpr};
pub use table::function_names;

/// What a specification may speak of, by where it stands.
#[derive(Clone, Debug, Default)]
pub(crate) struct Rules {
    /// The type of `\result`, where there is one.
    pub result: Option<Type>,
    /// Whether there is an earlier state, which `\old` speaks of.
    pub has_past: bool,
    /// Whether it speaks of that earlier state.
    pub is_in_past: bool,
    /// Whether it may change something: `set`, and the bodies of model methods.
    pub may_change: bool,
}

impl Rules {
    /// Of what speaks of one state only.
    pub fn plain() -> Rules {
        Rules::default()
    }

    /// Of what stands in a body, where `\old` is the state on entry to the method.
    pub fn inside() -> Rules {
        Rules { has_past: true, ..Rules::default() }
    }

    /// Of the code of the specification.
    pub fn code() -> Rules {
        Rules { may_change: true, ..Rules::inside() }
    }
}

/// `\\TYPE`: the type of types that are values.
pub(crate) fn type_of_types() -> Type {
    logic::logic("TYPE")
}

impl<'a> Checker<'a> {
    /// Does something as part of a specification.
    pub(crate) fn specify<R>(&mut self, rules: Rules, work: impl FnOnce(&mut Self) -> R) -> R {
        let was_specification = std::mem::replace(&mut self.in_specification, true);
        let before = std::mem::replace(&mut self.specification, rules);
        let result = work(self);
        self.in_specification = was_specification;
        self.specification = before;
        result
    }

    /// Does something as part of a specification if the modifiers of a member say that it is one.
    pub(crate) fn as_specified(&mut self, modifiers: &syntax::ast::Modifiers, work: impl FnOnce(&mut Self)) {
        use syntax::ast::Modifier::{Ghost, Model};
        if modifiers.has(Ghost) || modifiers.has(Model) {
            self.specify(Rules::code(), work);
        } else {
            work(self);
        }
    }

    /// Types a formula.
    fn formula(&mut self, e: &'a Expr, what: &str) {
        if let ExprKind::Specification(inner) = &e.kind
            && let SpecExpr::Word(word) = &**inner
            && matches!(&*word.name, "not_specified" | "same")
        {
            self.out().set_type(e.id, Type::BOOLEAN);
            return;
        }
        self.expression_for(e, &Type::BOOLEAN, what);
    }

    /// Types a whole number.
    fn whole_number(&mut self, e: &'a Expr, what: &str) -> Type {
        let found = self.value(e);
        if found.is_known() && !self.is_whole(&found) {
            let message =
                format!("{what} must be a whole number, but this is of type `{}`", self.classes.display(&found));
            self.specification_error(e.span, message);
            return Type::Unknown;
        }
        found
    }

    /// Reports a mistake that only specifications can have.
    fn specification_error(&mut self, span: Span, message: impl Into<String>) {
        self.report(Diagnostic::error(&rules::SPECIFICATION_ERROR, span, message));
    }

    /// The field of a type by a name: ghost and model fields are there for specifications only, and hide nothing from
    /// code.
    pub(crate) fn find_visible_field(&self, site: &Type, name: base::Name) -> FieldLookup {
        let found = self.classes.find_field(site, name);
        if self.in_specification {
            return found;
        }
        let is_hidden = |id: &classes::FieldId| self.classes.field(*id).flags.has(Flags::SPECIFICATION);
        match found {
            FieldLookup::Found(field) if is_hidden(&field) => {
                let owner = self.classes.declared_type(self.classes.field(field).owner);
                match self.classes.superclass(&owner) {
                    Some(above) if above.class_id() != owner.class_id() => self.find_visible_field(&above, name),
                    _ => FieldLookup::None,
                }
            }
            FieldLookup::Ambiguous(fields) => {
                let visible: Vec<classes::FieldId> = fields.into_iter().filter(|field| !is_hidden(field)).collect();
                match visible.as_slice() {
                    [] => FieldLookup::None,
                    [only] => FieldLookup::Found(*only),
                    _ => FieldLookup::Ambiguous(visible),
                }
            }
            found => found,
        }
    }

    /// Whether a local variable is there: ghosts are for specifications only.
    pub(crate) fn is_visible_local(&self, local: crate::LocalId) -> bool {
        self.in_specification || !self.files[self.current].locals[local].is_specification
    }

    /// Whether a method is there: model methods are for specifications only.
    pub(crate) fn is_visible_method(&self, method: classes::MethodId) -> bool {
        self.in_specification || !self.classes.method(method).flags.has(Flags::SPECIFICATION)
    }

    /// Whether an expression changes something where a specification must not; that is reported.
    pub(crate) fn refuses_change(&mut self, e: &Expr) -> bool {
        if !self.in_specification || self.specification.may_change {
            return false;
        }
        let what = match &e.kind {
            // The parser has reported it.
            ExprKind::Assign { .. } => return true,
            ExprKind::Step { is_increment: true, .. } => "++",
            ExprKind::Step { .. } => "--",
            ExprKind::New(_) | ExprKind::NewArray(_) => "new",
            _ => return false,
        };
        self.specification_error(e.span, format!("`{what}` cannot stand in a specification"));
        true
    }
}
