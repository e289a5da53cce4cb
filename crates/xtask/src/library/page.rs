//! The page, as Markdown: the introduction, and for each package its classes and their methods.

use super::introduction;
use super::models::{Access, Class, Library, Method, Way};
use std::fmt::Write as _;

/// The whole page.
pub fn page(library: &Library) -> String {
    let public: Vec<&Class> = library.public_classes().collect();
    let packages: Vec<&[&Class]> = public.chunk_by(|first, second| first.package == second.package).collect();
    let mut text = introduction::TEXT.to_owned();
    text.push_str("\n| package | classes | methods and constructors |\n|---|---|---|\n");
    for classes in &packages {
        let number: usize = classes.iter().map(|class| library.methods_of(class).len()).sum();
        let name = &classes[0].package;
        let _ = writeln!(text, "| {} | {} | {number} |", link(name, name), classes.len());
    }
    for classes in packages {
        let _ = write!(text, "\n## {}\n\n| class | what it is |\n|---|---|\n", classes[0].package);
        for class in classes {
            let what = first_sentence(&class.documentation).replace('|', "\\|");
            let _ = writeln!(text, "| {} | {what} |", link(&class.name, &class.qualified()));
        }
        classes.iter().for_each(|class| section(library, class, &mut text));
    }
    text
}

/// What there is to say of one class.
fn section(library: &Library, class: &Class, text: &mut String) {
    let _ = writeln!(text, "\n### {}\n\n{}\n", class.qualified(), class.documentation);
    let _ = writeln!(text, "{}", kind(library, class));
    if !class.fields.is_empty() {
        let fields: Vec<String> = class.fields.iter().map(|field| format!("`{field}`")).collect();
        let _ = writeln!(text, "\nFields: {}", fields.join(", "));
    }
    let mut methods = library.methods_of(class);
    methods.sort_by_key(|method| (!method.is_constructor, &method.name));
    if !methods.is_empty() {
        text.push('\n');
    }
    for overloads in methods.chunk_by(|first, second| first.name == second.name) {
        let _ = writeln!(text, "- {}", line(overloads));
    }
}

/// What kind of class it is, and where the methods are that it inherits.
fn kind(library: &Library, class: &Class) -> String {
    let parts = library.as_programs_see(class);
    let linked = |part: &Class, name: &str| match library.find(part, name).map(|at| &library.classes[at]) {
        Some(known) => known.is_public.then(|| link(name, &known.qualified())),
        None => Some(format!("`{name}`")),
    };
    let superclass = parts.last().and_then(|part| linked(part, part.superclass.as_ref()?));
    let mut interfaces: Vec<String> = Vec::new();
    for name in parts.iter().flat_map(|part| part.interfaces.iter().filter_map(|name| linked(part, name))) {
        if !interfaces.contains(&name) {
            interfaces.push(name);
        }
    }
    let mut text = class.kind[..1].to_uppercase() + &class.kind[1..];
    text.extend(superclass.map(|name| format!(", extends {name}")));
    if !interfaces.is_empty() {
        let word = if class.kind == "interface" { "extends" } else { "implements" };
        let _ = write!(text, ", {word} {}", interfaces.join(", "));
    }
    text + "."
}

/// The overloads of a method, each with its marks; once, if all have the same.
fn line(overloads: &[&Method]) -> String {
    let signature = |method: &Method| format!("`{}({})`", method.name, method.parameters.join(", "));
    let first = overloads.first().map(|method| marks(method)).unwrap_or_default();
    if overloads.len() > 1 && !first.is_empty() && overloads.iter().all(|method| marks(method) == first) {
        let signatures: Vec<String> = overloads.iter().map(|method| signature(method)).collect();
        return format!("*{first}*: {}", signatures.join(", "));
    }
    let marked = overloads.iter().map(|method| match marks(method) {
        marks if marks.is_empty() => signature(method),
        marks => format!("{} *{marks}*", signature(method)),
    });
    marked.collect::<Vec<_>>().join(", ")
}

fn marks(method: &Method) -> String {
    let access = (method.access == Access::Protected).then_some("protected");
    let way = match method.way {
        _ if method.lacks_model => Some("skipped"),
        Way::Code if method.has_loop => Some("loop"),
        Way::Code => None,
        Way::Native => Some("native"),
        Way::Contract => Some("contract"),
        Way::Pure => Some("pure"),
        Way::Abstract => Some("abstract"),
    };
    access.into_iter().chain(way).collect::<Vec<_>>().join(", ")
}

/// A link to a heading, whose anchor consists of its letters and digits.
fn link(text: &str, heading: &str) -> String {
    let letters = heading.chars().filter(|character| character.is_alphanumeric());
    format!("[{text}](#{})", letters.flat_map(char::to_lowercase).collect::<String>())
}

/// Up to the first full stop.
fn first_sentence(text: &str) -> &str {
    text.find(". ").map_or(text, |end| &text[..=end])
}
