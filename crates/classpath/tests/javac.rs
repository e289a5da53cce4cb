//! The declarations in java.base as we read them and as javac reads them.

use base::Name;
use classes::{ClassId, ClassKind, Classes, Constant, Flags, Nesting, Type, VariableId, VariableOwner, Wildcard};
use std::collections::BTreeSet;
use std::process::Command;

#[test]
fn declarations_are_those_that_javac_reads() {
    for home in crate::common::jdks() {
        let program = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/oracle/Declarations.java");
        let Ok(output) = Command::new(home.join("bin/java")).args([program, "java.base"]).output() else { continue };
        if !output.status.success() {
            // A runtime environment has no javac.
            println!("{}: {}", home.display(), String::from_utf8_lossy(&output.stderr));
            continue;
        }
        let text = String::from_utf8(output.stdout).expect("UTF-8");
        let class_of = |line: &str| line.split(' ').nth(1).unwrap_or_default().to_owned();
        // The linker of the JDK makes these, without what says that they are nested.
        let javac: BTreeSet<&str> = text.lines().filter(|line| !class_of(line).ends_with("$Holder")).collect();
        // javac leaves out packages that nothing can import.
        let known: BTreeSet<String> = javac.iter().map(|line| class_of(line)).collect();
        let classes = crate::common::classes(&home);
        let mut lines = Vec::new();
        for (name, _) in crate::common::java_base(&home) {
            let class = classes.find(Name::new(&name)).expect("a class");
            if classes.class(class).nesting == Nesting::TopLevel {
                print_class(&classes, class, &mut lines);
            }
        }
        let ours: BTreeSet<&str> =
            lines.iter().map(String::as_str).filter(|line| known.contains(&class_of(line))).collect();
        let lost: Vec<_> = javac.difference(&ours).take(20).collect();
        let invented: Vec<_> = ours.difference(&javac).take(20).collect();
        assert!(lost.is_empty() && invented.is_empty(), "javac has {lost:#?}, we have {invented:#?}");
        println!("{}: {} declarations are the same", home.display(), ours.len());
        assert!(ours.len() > 50_000);
    }
}

fn print_class(classes: &Classes, id: ClassId, lines: &mut Vec<String>) {
    let (class, header, members) = (classes.class(id), classes.header(id), classes.members(id));
    let (name, simple) = (class.binary_name, class.simple_name);
    let kind = match class.kind {
        ClassKind::Class => "CLASS",
        ClassKind::Interface => "INTERFACE",
        ClassKind::Enum => "ENUM",
        ClassKind::Record => "RECORD",
        ClassKind::Annotation => "ANNOTATION_TYPE",
    };
    let (nesting, flags) = match class.nesting {
        Nesting::TopLevel => ("TOP_LEVEL", class.flags.without(Flags::STATIC)),
        _ => ("MEMBER", class.flags),
    };
    let (flags, parameters) = (modifiers(flags), print_parameters(classes, &header.parameters));
    let superclass = header.superclass.as_ref().map_or("none".into(), |ty| print_type(classes, ty));
    let interfaces = print_types(classes, &header.interfaces);
    let permits: Vec<&str> = header.permits.iter().map(|class| classes.class(*class).binary_name.as_str()).collect();
    let permits = permits.join(",");
    lines.push(format!(
        "C {name} {simple} {kind} {nesting} {flags}{parameters} extends {superclass} implements {interfaces} permits {permits}"
    ));
    lines.extend(members.components.iter().map(|field| format!("R {name} {}", classes.field(*field).name)));
    for field in members.fields.iter().map(|field| classes.field(*field)) {
        let kind = if field.flags.has(Flags::ENUM_CONSTANT) { "ENUM_CONSTANT" } else { "FIELD" };
        let (flags, ty) = (modifiers(field.flags), print_type(classes, &field.ty));
        let constant = field.constant.get().expect("known").as_ref().map_or(String::new(), print_constant);
        lines.push(format!("F {name} {} {kind} {flags}{ty} = {constant}", field.name));
    }
    for method in members.methods.iter().map(|method| classes.method(*method)) {
        let flags = modifiers(method.flags);
        let type_parameters = print_parameters(classes, &method.type_parameters);
        let (parameters, throws) = (print_types(classes, &method.parameters), print_types(classes, &method.throws));
        let result = print_type(classes, &method.result);
        lines.push(format!("M {name} {} {flags}{type_parameters}({parameters}) {result} throws {throws}", method.name));
    }
    for member in &members.classes {
        assert_eq!(classes.class(*member).outer, Some(id));
        print_class(classes, *member, lines);
    }
}

fn modifiers(flags: Flags) -> String {
    let names = [
        (Flags::PUBLIC, "public "),
        (Flags::PRIVATE, "private "),
        (Flags::PROTECTED, "protected "),
        (Flags::STATIC, "static "),
        (Flags::FINAL, "final "),
        (Flags::ABSTRACT, "abstract "),
        (Flags::SYNCHRONIZED, "synchronized "),
        (Flags::NATIVE, "native "),
        (Flags::VOLATILE, "volatile "),
        (Flags::TRANSIENT, "transient "),
        (Flags::DEFAULT, "default "),
        (Flags::SEALED, "sealed "),
        (Flags::VARARGS, "varargs "),
    ];
    names.into_iter().filter(|(flag, _)| flags.has(*flag)).map(|(_, name)| name).collect()
}

fn print_parameters(classes: &Classes, variables: &[VariableId]) -> String {
    let print = |variable: &VariableId| {
        let bounds: Vec<String> = classes.bounds(*variable).iter().map(|ty| print_type(classes, ty)).collect();
        format!("{}:{}", classes.variable(*variable).name, bounds.join("&"))
    };
    format!("<{}>", variables.iter().map(print).collect::<Vec<_>>().join(","))
}

fn print_types(classes: &Classes, types: &[Type]) -> String {
    types.iter().map(|ty| print_type(classes, ty)).collect::<Vec<_>>().join(",")
}

fn print_type(classes: &Classes, ty: &Type) -> String {
    match ty {
        Type::Primitive(primitive) => primitive.keyword().to_owned(),
        Type::Void => "void".to_owned(),
        Type::Class(class) => {
            let outer = class.outer.as_ref().map_or(String::new(), |outer| print_type(classes, outer) + ".");
            let name = classes.class(class.class).binary_name;
            match class.arguments.as_slice() {
                [] => format!("{outer}{name}"),
                arguments => format!("{outer}{name}<{}>", print_types(classes, arguments)),
            }
        }
        Type::Array(element) => print_type(classes, element) + "[]",
        Type::Variable(id) => {
            let variable = classes.variable(*id);
            let owner = match variable.owner {
                VariableOwner::Class(class) => classes.class(class).binary_name.as_str(),
                _ => "method",
            };
            format!("{}@{owner}", variable.name)
        }
        Type::Wildcard(Wildcard::Any) => "?".to_owned(),
        Type::Wildcard(Wildcard::Extends(bound)) => format!("? extends {}", print_type(classes, bound)),
        Type::Wildcard(Wildcard::Super(bound)) => format!("? super {}", print_type(classes, bound)),
        other => format!("{other:?}"),
    }
}

fn print_constant(constant: &Constant) -> String {
    match constant {
        Constant::Boolean(value) => value.to_string(),
        Constant::Int(value) => value.to_string(),
        Constant::Long(value) => value.to_string(),
        Constant::Float(value) => format!("f{:x}", value.to_bits()),
        Constant::Double(value) => format!("d{:x}", value.to_bits()),
        Constant::String(units) => {
            format!("\"{}\"", units.iter().map(|unit| format!("{unit:x}")).collect::<Vec<_>>().join(" "))
        }
    }
}
