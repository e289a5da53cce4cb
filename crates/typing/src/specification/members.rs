//! Members of a class that only the specification has: invariants, what model fields represent, constraints, …

use super::Rules;
use super::contracts::Subject;
use super::logic::is_logic;
use crate::attribution::Symbol;
use crate::checker::Checker;
use classes::{ClassId, Flags, Type};
use syntax::ast::{
    Expr, ExprKind, InvariantDecl, Location, LocationKind, Modifier, SpecMember, SpecMemberKind, TypeDecl,
};

impl<'a> Checker<'a> {
    /// Types the invariant of a class.
    pub(crate) fn invariant(&mut self, class: ClassId, decl: &'a TypeDecl, invariant: &'a InvariantDecl) {
        self.enter_class(class, decl, invariant.modifiers.has(Modifier::Static), |checker| {
            checker.specify(Rules::plain(), |checker| {
                checker.in_block(|checker| checker.formula(&invariant.formula, "the invariant"));
            });
        });
    }

    /// Types another member of the specification.
    pub(crate) fn specification_member(&mut self, class: ClassId, decl: &'a TypeDecl, member: &'a SpecMember) {
        let is_static = self.is_static_member(class, decl, member);
        let has_past = matches!(member.kind, SpecMemberKind::Constraint(_));
        self.enter_class(class, decl, is_static, |checker| {
            checker.specify(Rules { has_past, ..Rules::plain() }, |checker| {
                checker.in_block(|checker| checker.member_kind(member));
            });
        });
    }

    /// Whether a member has no `this`: it says so, or what it represents is static.
    fn is_static_member(&mut self, class: ClassId, decl: &'a TypeDecl, member: &'a SpecMember) -> bool {
        let SpecMemberKind::Represents { location, .. } = &member.kind else {
            return member.modifiers.has(Modifier::Static);
        };
        let LocationKind::Place(place) = &location.kind else { return false };
        let ((), _) = self.speculate(|checker| {
            checker.enter_class(class, decl, false, |checker| {
                checker.specify(Rules::plain(), |checker| checker.location_value(place));
            });
        });
        match self.out().symbols.get(&place.id).cloned() {
            Some(Symbol::Field(field)) => self.classes.field(field).flags.has(Flags::STATIC),
            _ => member.modifiers.has(Modifier::Static),
        }
    }

    fn member_kind(&mut self, member: &'a SpecMember) {
        match &member.kind {
            SpecMemberKind::Represents { location, is_relation, value } => {
                let ty = self.represented(location);
                if *is_relation {
                    self.formula(value, "the relation");
                } else {
                    self.representation(value, &ty);
                }
            }
            SpecMemberKind::Constraint(e) => self.formula(e, "the constraint"),
            SpecMemberKind::Initially(e) => self.formula(e, "what holds initially"),
            SpecMemberKind::Axiom(e) => self.formula(e, "the axiom"),
            SpecMemberKind::Accessible(clause) => self.clause(clause, None, &Subject::default()),
            SpecMemberKind::Other(word, parts) => self.other_member(&word.name, parts),
            SpecMemberKind::DataGroup(groups) => groups.iter().for_each(|group| self.data_group(group)),
            SpecMemberKind::Jahob(member) => {
                self.uncertain(member.span, super::statements::JAHOB);
            }
            SpecMemberKind::Unsupported(what) => {
                self.uncertain(what.span, &what.what);
            }
        }
    }

    /// What is represented: a model field.
    fn represented(&mut self, location: &'a Location) -> Type {
        let LocationKind::Place(place) = &location.kind else {
            self.specification_error(location.span, "only a model field is represented by something");
            return Type::Unknown;
        };
        let ty = self.assigned(place);
        match self.out().symbols.get(&place.id).cloned() {
            Some(Symbol::Field(field)) if self.classes.field(field).flags.has(Flags::SPECIFICATION) => ty,
            Some(_) => {
                self.specification_error(place.span, "only a model field is represented by something");
                Type::Unknown
            }
            None => Type::Unknown,
        }
    }

    /// The value of a model field. A set of locations may be written as one of them.
    fn representation(&mut self, value: &'a Expr, ty: &Type) {
        if is_logic(ty, "locset") {
            self.location_value(value);
        } else {
            self.expression_for(value, ty, "the value");
        }
    }

    fn other_member(&mut self, word: &str, parts: &'a [Expr]) {
        let Some((place, rest)) = parts.split_first() else { return };
        self.location_value(place);
        for e in rest {
            match word {
                "monitors_for" => {
                    self.value(e);
                }
                _ => self.formula(e, "the condition"),
            }
        }
    }

    /// A group of locations behind `in`. `objectState` is declared by JML's own `Object`.
    fn data_group(&mut self, group: &'a Expr) {
        if matches!(&group.kind, ExprKind::Name(name) if &*name.name == "objectState") {
            return;
        }
        self.location_value(group);
    }
}
