//! Types as objects: `java.lang.Class`, and what `java.lang.Object` does with them.

use super::*;
use crate::interpreter::classes::{Classes, TypeNumber, VOID};
use crate::program::{GlobalKind, JavaType};
use crate::types::parse_type;

pub(super) const NATIVES: &[Row] = &[
    run("java.lang.Class.of(Type)", of),
    operation("java.lang.Implicit.classNamed(java.lang.String)", class_named, Operation::ClassNamed),
    operation("java.lang.Object.classOf(java.lang.Object)", class_of, Operation::ClassOf),
    operation("java.lang.Object.copyOf(java.lang.Object)", copy_of, Operation::CopyOf),
    run("java.lang.Class.nameOf(java.lang.Class)", name_of),
    run("java.lang.Class.hasInstance(java.lang.Class,java.lang.Object)", has_instance),
    run("java.lang.Class.isSubtype(java.lang.Class,java.lang.Class)", is_subtype),
    run("java.lang.Class.superclassOf(java.lang.Class)", superclass_of),
    run("java.lang.Class.componentOf(java.lang.Class)", component_of),
    run("java.lang.Class.kindOf(java.lang.Class)", kind_of),
    run("java.lang.Class.constantsOf(java.lang.Class)", constants_of),
    run("java.lang.reflect.Array.newArray(java.lang.Class,int)", new_array),
];

/// The name of a type as `Class.getName` gives it.
pub fn name(classes: &Classes, ty: TypeNumber) -> String {
    let innermost = classes.java_type(ty.innermost());
    if !ty.is_array() {
        return innermost.to_string();
    }
    let mut name = "[".repeat(ty.dimensions() as usize);
    match innermost {
        JavaType::Boolean => name.push('Z'),
        JavaType::Byte => name.push('B'),
        JavaType::Short => name.push('S'),
        JavaType::Char => name.push('C'),
        JavaType::Int => name.push('I'),
        JavaType::Long => name.push('J'),
        JavaType::Float => name.push('F'),
        JavaType::Double => name.push('D'),
        other => name.push_str(&format!("L{other};")),
    }
    name
}

fn type_argument(context: &Context<'_, '_>, arguments: &[Register], index: usize) -> Result<TypeNumber, Stop> {
    let object = reference(arguments, index)?;
    context.state.heap.class_type(object).ok_or(Stop::Wrong("an argument is no class"))
}

fn object(context: &mut Context<'_, '_>, ty: Option<TypeNumber>) -> Result<Register, Stop> {
    Ok(Register::Ref(match ty {
        Some(ty) => context.state.class_object(ty)?,
        None => 0,
    }))
}

fn of(context: &mut Context<'_, '_>, arguments: &[Register]) -> Result<Register, Stop> {
    match arguments.first() {
        Some(Register::Type(number)) => object(context, Some(TypeNumber(*number))),
        _ => Err(Stop::Wrong("a type that the program does not have")),
    }
}

fn class_named(context: &mut Context<'_, '_>, arguments: &[Register]) -> Result<Register, Stop> {
    let text = context.state.heap.text(reference(arguments, 0)?).ok_or(Stop::Wrong("an argument is no string"))?;
    let name = String::from_utf16_lossy(&text.units());
    match context.state.classes().number(&parse_type(&name)) {
        Some(ty) => object(context, Some(ty)),
        None => Err(Stop::Wrong("a type that the program does not have")),
    }
}

fn class_of(context: &mut Context<'_, '_>, arguments: &[Register]) -> Result<Register, Stop> {
    let ty = context.state.heap.type_number(reference(arguments, 0)?);
    object(context, Some(ty.ok_or(Stop::Wrong("the class of null"))?))
}

fn copy_of(context: &mut Context<'_, '_>, arguments: &[Register]) -> Result<Register, Stop> {
    let original = reference(arguments, 0)?;
    context.state.heap.type_number(original).ok_or(Stop::Wrong("a copy of null"))?;
    Ok(Register::Ref(context.state.heap.copy(original)?))
}

fn name_of(context: &mut Context<'_, '_>, arguments: &[Register]) -> Result<Register, Stop> {
    let ty = type_argument(context, arguments, 0)?;
    if let Some(number) = context.state.class_names.get(&ty) {
        return Ok(Register::Ref(*number));
    }
    let text: Vec<u16> = name(context.state.classes(), ty).encode_utf16().collect();
    let number = context.state.intern(&text)?;
    context.state.class_names.insert(ty, number);
    Ok(Register::Ref(number))
}

fn has_instance(context: &mut Context<'_, '_>, arguments: &[Register]) -> Result<Register, Stop> {
    let ty = type_argument(context, arguments, 0)?;
    let own = context.state.heap.type_number(reference(arguments, 1)?);
    Ok(Register::Bool(own.is_some_and(|own| context.state.classes().is_subtype(own, ty))))
}

fn is_subtype(context: &mut Context<'_, '_>, arguments: &[Register]) -> Result<Register, Stop> {
    let (sub, ty) = (type_argument(context, arguments, 0)?, type_argument(context, arguments, 1)?);
    Ok(Register::Bool(sub == ty || context.state.classes().is_subtype(sub, ty)))
}

fn superclass_of(context: &mut Context<'_, '_>, arguments: &[Register]) -> Result<Register, Stop> {
    let ty = type_argument(context, arguments, 0)?;
    let classes = context.state.classes();
    let parent = match ty {
        _ if ty.is_array() => classes.class_named("java.lang.Object"),
        _ if classes.is_interface(ty) => None,
        _ => classes.superclass(ty),
    };
    object(context, parent)
}

fn component_of(context: &mut Context<'_, '_>, arguments: &[Register]) -> Result<Register, Stop> {
    let ty = type_argument(context, arguments, 0)?;
    object(context, ty.element())
}

fn kind_of(context: &mut Context<'_, '_>, arguments: &[Register]) -> Result<Register, Stop> {
    let ty = type_argument(context, arguments, 0)?;
    let classes = context.state.classes();
    let extends = |name| classes.superclass(ty).is_some() && classes.superclass(ty) == classes.class_named(name);
    let kinds = [
        (classes.is_interface(ty), 1),
        (extends("java.lang.Enum"), 2),
        (extends("java.lang.Record"), 4),
        (ty.is_primitive(), 8),
    ];
    Ok(Register::Int(kinds.iter().filter(|(holds, _)| *holds).map(|(_, bit)| bit).sum()))
}

/// The array that `values()` copies. It lies in a static field, which is null until the enum has been initialised; a
/// native cannot initialise it, since it cannot call Java.
fn constants_of(context: &mut Context<'_, '_>, arguments: &[Register]) -> Result<Register, Stop> {
    let ty = type_argument(context, arguments, 0)?;
    let name = name(context.state.classes(), ty);
    let holds_constants = |kind: &GlobalKind| match kind {
        GlobalKind::Static { class, name: field, .. } => field.as_str() == "$VALUES" && class.as_str() == name,
        _ => false,
    };
    let global = context.state.kinds.iter().position(holds_constants);
    match global.and_then(|global| context.state.statics.get(global)) {
        Some(Register::Ref(array)) if *array != 0 => Ok(Register::Ref(*array)),
        _ => Err(Stop::Wrong("the constants of an enum that has not been initialised are asked of its class object")),
    }
}

fn new_array(context: &mut Context<'_, '_>, arguments: &[Register]) -> Result<Register, Stop> {
    let ty = type_argument(context, arguments, 0)?;
    let array = ty.array().filter(|_| ty != VOID).ok_or(Stop::Wrong("an array of what arrays cannot hold"))?;
    Ok(Register::Ref(context.state.heap.new_array(array, size(arguments, 1)? as u64)?))
}
