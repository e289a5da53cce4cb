//! Classes that the slice does not show: local and anonymous ones, and those within what is not in the slice. Whoever
//! reasons about all subclasses of a class must know that there are some.

use super::declarations;
use syntax::ast::{CompilationUnit, Member, TypeDecl, TypeKind};

/// Whether the file declares more classes than its slice shows.
pub fn hides_classes(unit: &CompilationUnit) -> bool {
    let shown: usize = unit.types.iter().map(shown).sum();
    unit.declarations > shown + unit.types.iter().map(harmless).sum::<usize>()
}

/// The classes that the slice shows of a declaration.
fn shown(declaration: &TypeDecl) -> usize {
    if !declarations::shows_members(declaration) {
        return usize::from(declaration.kind == TypeKind::Class);
    }
    1 + nested(declaration).map(shown).sum::<usize>()
}

/// Interfaces and their like, as long as nothing is within them: no object has exactly such a type.
fn harmless(declaration: &TypeDecl) -> usize {
    let own = usize::from(declaration.kind != TypeKind::Class);
    if declarations::shows_members(declaration) { nested(declaration).map(harmless).sum() } else { own }
}

fn nested(declaration: &TypeDecl) -> impl Iterator<Item = &TypeDecl> {
    declaration.members.iter().filter_map(|member| match member {
        Member::Type(nested) => Some(nested),
        _ => None,
    })
}
