//! Which methods say what the objects of the program equal: `equals` and `hashCode`, as far as somebody wrote them.

use crate::program::context::is_generated;
use sema::dispatch::Dispatch;
use sema::program::{Class, ClassId, MethodId, Origin, Program};

/// An `equals` and a `hashCode` that belong together.
pub struct Pair {
    /// The `equals`.
    pub equals: MethodId,
    /// The `hashCode`.
    pub hash_code: MethodId,
    /// The one of the two that somebody wrote, and wrote last: nearest to the classes that run it.
    pub written: MethodId,
    /// The classes whose objects run both.
    pub classes: Vec<ClassId>,
}

/// `Object.equals` and `Object.hashCode`.
pub struct Root {
    /// `Object`.
    pub class: ClassId,
    /// Its `equals`.
    pub equals: MethodId,
    /// Its `hashCode`.
    pub hash_code: MethodId,
}

impl Root {
    /// Finds them.
    pub fn find(program: &Program) -> Option<Root> {
        let class = program.class_named("java.lang.Object")?;
        let named =
            |name: &str| program.classes[class].methods.iter().copied().find(|id| &*program.methods[*id].name == name);
        Some(Root { class, equals: named("equals")?, hash_code: named("hashCode")? })
    }
}

/// The methods that the laws call by dispatch; none if the program leaves equality to the library.
pub fn called(program: &Program, dispatch: &Dispatch) -> Vec<MethodId> {
    let Some(root) = Root::find(program) else { return Vec::new() };
    match pairs(program, dispatch, &root).is_empty() {
        true => Vec::new(),
        false => vec![root.equals, root.hash_code],
    }
}

/// The pairs of which somebody wrote a part, by what the objects of each class of the program run.
pub fn pairs(program: &Program, dispatch: &Dispatch, root: &Root) -> Vec<Pair> {
    let mut pairs: Vec<Pair> = Vec::new();
    for (id, _) in program.classes.iter().filter(|(_, class)| has_objects(program, class)) {
        let chosen = |method| dispatch.implementation(id, method);
        let (Some(equals), Some(hash_code)) = (chosen(root.equals), chosen(root.hash_code)) else { continue };
        let known = pairs.iter_mut().find(|pair| (pair.equals, pair.hash_code) == (equals, hash_code));
        match (known, written_last(program, equals, hash_code)) {
            (Some(pair), _) => pair.classes.push(id),
            (None, Some(written)) => pairs.push(Pair { equals, hash_code, written, classes: vec![id] }),
            (None, None) => {}
        }
    }
    pairs
}

fn written_last(program: &Program, equals: MethodId, hash_code: MethodId) -> Option<MethodId> {
    let owner = |id: MethodId| program.methods[id].owner;
    let order = match program.is_subclass(owner(equals), owner(hash_code)) {
        true => [equals, hash_code],
        false => [hash_code, equals],
    };
    order.into_iter().find(|id| is_written(program, *id))
}

/// Whether somebody wrote a method in the program.
pub fn is_written(program: &Program, id: MethodId) -> bool {
    let method = &program.methods[id];
    program.classes[method.owner].origin == Origin::Source && !is_generated(program, method)
}

/// Whether a class of the program has objects that can be given to a method. What objects with captured variables hold is known
/// only where they are made.
pub fn has_objects(program: &Program, class: &Class) -> bool {
    class.origin == Origin::Source && !class.is_abstract && !class.is_interface && !holds_captured(program, class)
}

/// Whether the objects of a class hold variables of the code around it.
pub fn holds_captured(program: &Program, class: &Class) -> bool {
    class.fields.iter().any(|field| program.fields[*field].name.starts_with("val$"))
}
