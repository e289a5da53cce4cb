//! What a user may choose that changes what code means.

/// What integers mean in code. In specifications they are always unbounded.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Integers {
    /// Two's complement, as Java defines it.
    #[default]
    Java,
    /// As Java, but an overflow is an error.
    Checked,
    /// Unbounded.
    Math,
}

/// What parameters may be where nothing is written.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum NullDefault {
    /// Not null, and neither are the elements of arrays.
    #[default]
    NonNull,
    /// Anything.
    Nullable,
}

/// Whose uncaught exceptions are failures of an entry point, besides those of the library. Of `main` everybody's are.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Uncaught {
    /// Nobody's.
    #[default]
    None,
    /// Those that methods throw which the entry point calls.
    Callees,
    /// Its own, too.
    All,
}

/// What becomes of the contracts in `library/`. No user chooses this: Invar's own tests do.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Models {
    /// Callers rely on them, and nothing checks them.
    #[default]
    Trusted,
    /// A model with a contract is an entry point, and its body is checked against the contract. Callers rely on it as before.
    Checked,
}

/// What lowering depends on besides the program: mostly the choices that a user has.
#[derive(Clone, Copy, Default, Debug)]
pub struct Options {
    /// What integers mean.
    pub integers: Integers,
    /// What parameters may be.
    pub null_default: NullDefault,
    /// Whose uncaught exceptions are failures.
    pub uncaught: Uncaught,
    /// Whether contracts of models are checked.
    pub models: Models,
}
