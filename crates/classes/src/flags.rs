//! Modifiers of classes and members as a set of bits, those of class files where they have one.

/// A set of modifiers.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash, Debug)]
pub struct Flags(u32);

impl Flags {
    /// None of them.
    pub const NONE: Flags = Flags(0);
    /// `public`
    pub const PUBLIC: Flags = Flags(0x1);
    /// `private`
    pub const PRIVATE: Flags = Flags(0x2);
    /// `protected`
    pub const PROTECTED: Flags = Flags(0x4);
    /// `static`; of a class: it has no enclosing object.
    pub const STATIC: Flags = Flags(0x8);
    /// `final`
    pub const FINAL: Flags = Flags(0x10);
    /// `synchronized`
    pub const SYNCHRONIZED: Flags = Flags(0x20);
    /// `volatile`
    pub const VOLATILE: Flags = Flags(0x40);
    /// `transient`
    pub const TRANSIENT: Flags = Flags(0x80);
    /// `native`
    pub const NATIVE: Flags = Flags(0x100);
    /// `abstract`, also of interfaces and of their methods without a body.
    pub const ABSTRACT: Flags = Flags(0x400);
    /// `strictfp`
    pub const STRICTFP: Flags = Flags(0x800);
    /// Made by a compiler: not to be seen by programs.
    pub const SYNTHETIC: Flags = Flags(0x1000);
    /// The last parameter is `T...`.
    pub const VARARGS: Flags = Flags(0x1_0000);
    /// A method of an interface with a body, `default`.
    pub const DEFAULT: Flags = Flags(0x2_0000);
    /// `sealed`
    pub const SEALED: Flags = Flags(0x4_0000);
    /// `non-sealed`
    pub const NON_SEALED: Flags = Flags(0x8_0000);
    /// The default constructor, `values()` of an enum, an accessor of a record: not written but there.
    pub const IMPLICIT: Flags = Flags(0x10_0000);
    /// A constant of an enum.
    pub const ENUM_CONSTANT: Flags = Flags(0x20_0000);
    /// A method of `MethodHandle` or `VarHandle` that takes and gives anything (JLS 15.12.3).
    pub const SIGNATURE_POLYMORPHIC: Flags = Flags(0x40_0000);
    /// A member of the specification: `ghost` or `model`.
    pub const SPECIFICATION: Flags = Flags(0x80_0000);
    /// `@Deprecated`, `@FunctionalInterface`, … are not kept.
    const ACCESS: u32 = 0x7;

    /// Whether all of `other` are in it.
    pub const fn has(self, other: Flags) -> bool {
        self.0 & other.0 == other.0
    }

    /// Both together.
    #[must_use]
    pub const fn with(self, other: Flags) -> Flags {
        Flags(self.0 | other.0)
    }

    /// Without those of `other`.
    #[must_use]
    pub const fn without(self, other: Flags) -> Flags {
        Flags(self.0 & !other.0)
    }

    /// Whether it is accessible in its package only.
    pub const fn is_package_private(self) -> bool {
        self.0 & Flags::ACCESS == 0
    }
}
