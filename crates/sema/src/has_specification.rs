//! Whether any specification stands in a class; only then its fields are non-null by default.

use crate::slice::{self as ast, Block, Member, Modifier, Modifiers, Stmt, StmtKind};

/// Whether a specification of any kind stands in the declaration, not counting nested types.
pub(crate) fn has_specification(declaration: &ast::TypeDecl) -> bool {
    in_modifiers(&declaration.modifiers) || declaration.members.iter().any(in_member)
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
        Member::Initializer { body, .. } => in_block(body),
        Member::Invariant(_) => true,
        Member::Type(_) | Member::Unsupported(_) => false,
    }
}

fn in_modifiers(modifiers: &Modifiers) -> bool {
    let of_specification = |modifier: &Modifier| {
        matches!(
            modifier,
            Modifier::Pure
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
    block.statements.iter().any(in_statement)
}

fn in_statement(statement: &Stmt) -> bool {
    match &statement.kind {
        StmtKind::SpecAssert(_) | StmtKind::SpecAssume(_) => true,
        StmtKind::Block(block) => in_block(block),
        StmtKind::Local { modifiers, .. } => in_modifiers(modifiers),
        StmtKind::If { then_branch, else_branch, .. } => {
            in_statement(then_branch) || else_branch.as_deref().is_some_and(in_statement)
        }
        StmtKind::While { spec, body, .. }
        | StmtKind::DoWhile { spec, body, .. }
        | StmtKind::For { spec, body, .. }
        | StmtKind::ForEach { spec, body, .. } => !spec.clauses.is_empty() || in_statement(body),
        _ => false,
    }
}
