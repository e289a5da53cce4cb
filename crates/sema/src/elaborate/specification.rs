//! What specifications say about declarations: whether there is any, and what may be null.

use crate::program::Nullness;
use syntax::ast::{self, Block, LoopClause, LoopClauseKind, Member, Modifier, Modifiers, Stmt, StmtKind, TypeDecl};
use syntax::visit::{self, Visitor};

/// Whether any specification stands in the class, not counting nested types; only then its fields are non-null by default. Invariants and variants of
/// loops and of objects do not count: they say of null what they say, and writing down what `invar infer` has found changes nothing else.
pub(super) fn has_specification(declaration: &TypeDecl) -> bool {
    in_modifiers(&declaration.modifiers) || declaration.members.iter().any(in_member)
}

/// Whether a field or result with these modifiers may hold null.
pub(super) fn is_nullable(modifiers: &Modifiers, default: Option<Nullness>, class_has_specification: bool) -> bool {
    match super::modifiers::nullness(modifiers).or(default) {
        Some(nullness) => nullness == Nullness::Nullable,
        None => !class_has_specification,
    }
}

fn in_member(member: &Member) -> bool {
    match member {
        Member::Field(field) => in_modifiers(&field.modifiers),
        Member::Method(method) => {
            method.contract.is_some()
                || in_modifiers(&method.modifiers)
                || method.parameters.iter().any(|parameter| in_modifiers(&parameter.modifiers))
                || method.body.as_ref().is_some_and(in_block)
        }
        Member::Initializer(initializer) => in_block(&initializer.body),
        Member::Specification(_) => true,
        Member::Invariant(_) | Member::Type(_) | Member::Error(_) => false,
    }
}

fn in_modifiers(modifiers: &Modifiers) -> bool {
    let of_specification = |modifier: &Modifier| {
        matches!(
            modifier,
            Modifier::Pure
                | Modifier::StrictlyPure
                | Modifier::Nullable
                | Modifier::NonNull
                | Modifier::SpecPublic
                | Modifier::SpecProtected
                | Modifier::Helper
                | Modifier::Ghost
                | Modifier::Model
                | Modifier::Instance
        )
    };
    modifiers.list.iter().any(|(modifier, _)| of_specification(modifier))
}

fn in_block(block: &Block) -> bool {
    let mut search = Search(false);
    block.statements.iter().for_each(|statement| search.statement(statement));
    search.0
}

struct Search(bool);

impl<'a> Visitor<'a> for Search {
    fn statement(&mut self, statement: &'a Stmt) {
        self.0 |= match &statement.kind {
            StmtKind::Specification(_) | StmtKind::Contracted(..) => true,
            StmtKind::Local(local) => in_modifiers(&local.modifiers),
            StmtKind::While { spec, .. }
            | StmtKind::DoWhile { spec, .. }
            | StmtKind::For { spec, .. }
            | StmtKind::ForEach { spec, .. } => {
                let is_counted = |clause: &LoopClause| {
                    clause.kind.claims()
                        && !matches!(clause.kind, LoopClauseKind::Invariant(_) | LoopClauseKind::Decreases(_))
                };
                spec.clauses.iter().any(is_counted)
            }
            _ => false,
        };
        if !self.0 {
            visit::statement(self, statement);
        }
    }

    // A class within is a class of its own.
    fn type_declaration(&mut self, _declaration: &'a ast::TypeDecl) {}
}
