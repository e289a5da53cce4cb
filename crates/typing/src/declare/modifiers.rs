//! Modifiers of Java as flags.

use classes::Flags;
use syntax::ast::{Modifier, Modifiers};

/// The flags of the modifiers that are written. What `default` says is left to the kind of member.
pub(crate) fn flags(modifiers: &Modifiers) -> Flags {
    modifiers.list.iter().fold(Flags::NONE, |flags, (modifier, _)| flags.with(flag(*modifier)))
}

/// The flag of a modifier; none for those of the specification.
pub(crate) fn flag(modifier: Modifier) -> Flags {
    match modifier {
        Modifier::Public => Flags::PUBLIC,
        Modifier::Protected => Flags::PROTECTED,
        Modifier::Private => Flags::PRIVATE,
        Modifier::Static => Flags::STATIC,
        Modifier::Abstract => Flags::ABSTRACT,
        Modifier::Final => Flags::FINAL,
        Modifier::Native => Flags::NATIVE,
        Modifier::Synchronized => Flags::SYNCHRONIZED,
        Modifier::Transient => Flags::TRANSIENT,
        Modifier::Volatile => Flags::VOLATILE,
        Modifier::Strictfp => Flags::STRICTFP,
        Modifier::Default => Flags::DEFAULT,
        Modifier::Sealed => Flags::SEALED,
        Modifier::NonSealed => Flags::NON_SEALED,
        Modifier::Ghost | Modifier::Model => Flags::SPECIFICATION,
        _ => Flags::NONE,
    }
}
