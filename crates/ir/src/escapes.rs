//! Exceptions that leave procedures: who threw them, who catches them, and for which procedures they are failures.

use crate::program::{ProcedureId, Program, Visibility};
use base::Name;

/// Exceptions that somebody catches, or lets pass: those of a class, without those of some others.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Caught {
    /// The class.
    pub class: Name,
    /// Subclasses of it that are not meant.
    pub except: Vec<Name>,
}

/// Who threw an exception that is on its way out of a procedure.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Thrower {
    /// A method of the library that the program called.
    Library,
    /// A `throw` statement of the program at this place.
    Own,
    /// A method of the program that is called here and seen by its contract.
    Callee,
}

/// Whose exceptions may not leave a procedure that is checked on its own.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Throwers {
    /// Those of the library.
    #[default]
    Library,
    /// Those of methods that it calls, too.
    Callees,
    /// Its own, too.
    All,
}

/// Which exceptions that leave a procedure are failures, where it is checked on its own.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub struct Escapes {
    /// Whose.
    pub throwers: Throwers,
    /// What may leave it all the same, because it says so.
    pub allowed: Vec<Caught>,
}

/// The end of the name of a procedure that initialises a class, and what an exception becomes that leaves it.
pub const INITIALIZE: &str = ".<initialize>()";
const INITIALIZER_ERROR: &str = "java.lang.ExceptionInInitializerError";

/// Whether somebody who called catches an exception of exactly this class that arises implicitly, or the procedure that answers for it allows it:
/// then it is no failure. Who answers is said at [`handlers`].
///
/// `calls` are as for [`handlers`]; `is_subclass` tells whether its first argument is the second or a subclass of it.
pub fn is_caught<'c>(
    program: &Program,
    mut class: Name,
    calls: impl Iterator<Item = (ProcedureId, &'c [Caught])>,
    checked: ProcedureId,
    is_subclass: impl Fn(Name, Name) -> bool,
) -> bool {
    // What an `assert` claims is claimed wherever it stands.
    if &*class == "java.lang.AssertionError" {
        return false;
    }
    let is_meant = |caught: &Caught, class: Name| {
        is_subclass(class, caught.class) && !caught.except.iter().any(|other| is_subclass(class, *other))
    };
    let mut answers = checked;
    for (id, catches) in calls {
        let procedure = &program.procedures[id];
        if procedure.visibility == Visibility::Contract {
            answers = id;
            break;
        }
        if procedure.name.ends_with(INITIALIZE) {
            class = INITIALIZER_ERROR.into();
        }
        if catches.iter().any(|caught| is_meant(caught, class)) {
            return true;
        }
    }
    program.procedures[answers].escapes.allowed.iter().any(|caught| is_meant(caught, class))
}

/// Who handles an exception on its way out: the handlers around the calls, and what the procedure allows that answers for it.
/// `None` if that procedure does not answer for this thrower.
///
/// `calls` are those that are being executed, the innermost first, each with the exceptions that handlers around it catch. The first
/// procedure that callers see by its contract answers; if there is none, the one that is checked does.
pub fn handlers<'c>(
    program: &'c Program,
    thrower: Thrower,
    calls: impl Iterator<Item = (ProcedureId, &'c [Caught])>,
    checked: ProcedureId,
) -> Option<Vec<&'c Caught>> {
    let mut handlers = Vec::new();
    let (mut thrower, mut answers) = (thrower, checked);
    for (procedure, catches) in calls {
        if program.procedures[procedure].visibility == Visibility::Contract {
            answers = procedure;
            break;
        }
        handlers.extend(catches);
        // To whoever called, what the method threw itself is what a callee threw.
        if thrower == Thrower::Own {
            thrower = Thrower::Callee;
        }
    }
    let escapes = &program.procedures[answers].escapes;
    let is_failure = match thrower {
        Thrower::Library => true,
        Thrower::Callee => escapes.throwers != Throwers::Library,
        Thrower::Own => escapes.throwers == Throwers::All,
    };
    handlers.extend(&escapes.allowed);
    is_failure.then_some(handlers)
}
