//! Whether the modifiers of a declaration may stand there, and together (JLS 8.1.1, 8.3.1, 8.4.3, 8.8.3).

use crate::declarations::Declarations;
use crate::slice::{Member, Modifier, Modifiers, Stmt, StmtKind};
use base::{Diagnostic, rules};

const CLASS: &[Modifier] =
    &[Modifier::Public, Modifier::Abstract, Modifier::Final, Modifier::Strictfp, Modifier::Sealed, Modifier::NonSealed];
const FIELD: &[Modifier] = &[
    Modifier::Public,
    Modifier::Protected,
    Modifier::Private,
    Modifier::Static,
    Modifier::Final,
    Modifier::Transient,
    Modifier::Volatile,
];
const METHOD: &[Modifier] = &[
    Modifier::Public,
    Modifier::Protected,
    Modifier::Private,
    Modifier::Static,
    Modifier::Final,
    Modifier::Abstract,
    Modifier::Synchronized,
    Modifier::Native,
    Modifier::Strictfp,
];
const CONSTRUCTOR: &[Modifier] = &[Modifier::Public, Modifier::Protected, Modifier::Private];
const VARIABLE: &[Modifier] = &[Modifier::Final];

/// The modifiers of which a declaration has at most one.
const EXCLUSIVE: &[&[Modifier]] = &[
    &[Modifier::Public, Modifier::Protected, Modifier::Private],
    &[Modifier::Abstract, Modifier::Final],
    &[Modifier::Abstract, Modifier::Private],
    &[Modifier::Abstract, Modifier::Static],
    &[Modifier::Abstract, Modifier::Native],
    &[Modifier::Abstract, Modifier::Synchronized],
    &[Modifier::Abstract, Modifier::Strictfp],
    &[Modifier::Native, Modifier::Strictfp],
    &[Modifier::Final, Modifier::Volatile],
];

/// Reports modifiers that cannot stand where they do.
pub(crate) fn check(declarations: &mut Declarations<'_>) {
    let mut found = Vec::new();
    for info in declarations.program.classes.ids().filter(|class| declarations.is_supported(*class)) {
        let declaration = declarations.classes[info].declaration;
        check_list(&declaration.modifiers, CLASS, &mut found);
        for member in &declaration.members {
            match member {
                Member::Field(field) => check_list(&field.modifiers, FIELD, &mut found),
                Member::Method(method) => {
                    let allowed = if method.result.is_some() { METHOD } else { CONSTRUCTOR };
                    check_list(&method.modifiers, allowed, &mut found);
                    for parameter in &method.parameters {
                        check_list(&parameter.modifiers, VARIABLE, &mut found);
                    }
                    let statements = method.body.iter().flat_map(|body| &body.statements);
                    statements.for_each(|statement| check_statement(statement, &mut found));
                }
                _ => {}
            }
        }
    }
    declarations.diagnostics.extend(found);
}

/// Looks at the declarations of variables in a statement.
fn check_statement(statement: &Stmt, found: &mut Vec<Diagnostic>) {
    match &statement.kind {
        StmtKind::Local { modifiers, .. } => check_list(modifiers, VARIABLE, found),
        StmtKind::Block(block) => block.statements.iter().for_each(|inner| check_statement(inner, found)),
        StmtKind::If { then_branch, else_branch, .. } => {
            check_statement(then_branch, found);
            else_branch.iter().for_each(|branch| check_statement(branch, found));
        }
        StmtKind::For { init, body, .. } => {
            init.iter().for_each(|inner| check_statement(inner, found));
            check_statement(body, found);
        }
        StmtKind::ForEach { parameter, body, .. } => {
            check_list(&parameter.modifiers, VARIABLE, found);
            check_statement(body, found);
        }
        StmtKind::While { body, .. } | StmtKind::DoWhile { body, .. } => check_statement(body, found),
        _ => {}
    }
}

/// Reports the first modifier that is not allowed or contradicts an earlier one.
fn check_list(modifiers: &Modifiers, allowed: &[Modifier], found: &mut Vec<Diagnostic>) {
    for (position, (modifier, span)) in modifiers.list.iter().enumerate() {
        let Some(keyword) = java_keyword(*modifier) else { continue };
        let excludes = |earlier: &Modifier| {
            EXCLUSIVE.iter().any(|group| earlier != modifier && group.contains(earlier) && group.contains(modifier))
        };
        let earlier = &modifiers.list[..position];
        let message = if !allowed.contains(modifier) {
            format!("`{keyword}` cannot stand here")
        } else if earlier.iter().any(|(earlier, _)| earlier == modifier) {
            format!("`{keyword}` is repeated")
        } else if let Some(other) = earlier.iter().find(|(earlier, _)| excludes(earlier)) {
            format!("`{keyword}` contradicts `{}`", java_keyword(other.0).unwrap_or_default())
        } else {
            continue;
        };
        found.push(Diagnostic::error(&rules::TYPE_ERROR, *span, message));
        return;
    }
}

/// The keyword of a modifier of Java; `None` for one of the specification.
fn java_keyword(modifier: Modifier) -> Option<&'static str> {
    let is_java = matches!(
        modifier,
        Modifier::Public
            | Modifier::Protected
            | Modifier::Private
            | Modifier::Static
            | Modifier::Abstract
            | Modifier::Final
            | Modifier::Native
            | Modifier::Synchronized
            | Modifier::Transient
            | Modifier::Volatile
            | Modifier::Strictfp
            | Modifier::Default
            | Modifier::Sealed
            | Modifier::NonSealed
    );
    is_java.then(|| modifier.keyword())
}
