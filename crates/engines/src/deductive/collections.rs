//! Collections of the library in start states. Their state must be one that they can be in: not any numbers in their fields, but those
//! of a collection that was made and filled.

use ir::interpreter::{DICTIONARY, SEQUENCE, Start, Value};
use ir::{GlobalKind, JavaType, Program};

/// The collections that start states may have, with the fields that are not zero, false or null after their construction. All
/// else that they have is their content.
const POSSIBLE: [(&str, &[(&str, i128)]); 6] = [
    ("java.util.ArrayList", &[]),
    ("java.util.LinkedList", &[]),
    ("java.util.HashMap", &HASHED),
    ("java.util.LinkedHashMap", &HASHED),
    ("java.util.HashSet", &HASHED),
    ("java.util.LinkedHashSet", &HASHED),
];

const HASHED: [(&str, i128); 2] = [("buckets", 16), ("room", 192)];

/// Whether this is the type of a field that holds the content of a collection.
pub fn is_content(ty: &JavaType) -> bool {
    matches!(ty, JavaType::Class(class) if [SEQUENCE, DICTIONARY].contains(&&**class))
}

/// Whether the objects of a class of the library may be in some states only.
fn is_kept(class: &str) -> bool {
    class.starts_with("java.util.") || class.starts_with("java.io.")
}

/// Whether a start state may have objects of a class.
pub fn is_possible(ty: &JavaType) -> bool {
    match ty {
        JavaType::Class(name) if is_kept(name) => POSSIBLE.iter().any(|(known, _)| **known == **name),
        _ => true,
    }
}

/// Gives the collections of a start state a state that they can be in; or says which object it cannot have. The first objects, so
/// many, are real.
pub fn settle(program: &Program, start: &mut Start, real: usize) -> Result<(), String> {
    for object in &mut start.objects[real..] {
        let JavaType::Class(name) = &object.ty else { continue };
        if !is_kept(name) {
            continue;
        }
        let Some((_, standard)) = POSSIBLE.iter().find(|(known, _)| **known == **name) else {
            return Err(format!("it has an object of `{name}`, whose state is not any"));
        };
        let field = |variable: &logic::Var| {
            program.globals.iter().find(|global| global.variable == *variable).map(|global| &global.kind)
        };
        for (variable, value) in &mut object.fields {
            let Some(GlobalKind::Field { name, ty, .. }) = field(variable) else { continue };
            let known = standard.iter().find(|(known, _)| **known == **name);
            match (known, value.clone()) {
                (Some((_, number)), _) => *value = Value::Int(*number),
                (None, Value::Ref(_)) if is_content(ty) => {}
                (None, Value::Int(_)) => *value = Value::Int(0),
                (None, Value::Bool(_)) => *value = Value::Bool(false),
                (None, Value::Float(_)) => *value = Value::float(0.75),
                (None, Value::Ref(_)) => *value = Value::NULL,
                (None, _) => {}
            }
        }
        // What is not mentioned is not asked for, but hash tables need their buckets.
        for global in &program.globals {
            let GlobalKind::Field { class, name: field, .. } = &global.kind else { continue };
            let is_own = **class == **name
                || (name.starts_with("java.util.Linked") && name.ends_with(class.trim_start_matches("java.util.")));
            if let Some((_, number)) = standard.iter().find(|(known, _)| **known == **field)
                && is_own
                && !object.fields.iter().any(|(variable, _)| *variable == global.variable)
            {
                object.fields.push((global.variable.clone(), Value::Int(*number)));
            }
        }
    }
    Ok(())
}
