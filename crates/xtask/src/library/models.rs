//! What the models declare: classes with their fields, methods and constructors. Hidden ones too, since public methods call them.

use super::reach;
use crate::tidy::{File, Problem};
use base::{Severity, SourceMap, Span};
use classes::table::NoClassFiles;
use classes::{Classes, MethodId, Origin};
use std::collections::BTreeMap;
use syntax::ast::{
    FieldDecl, Member, MethodDecl, Modifier, Modifiers, Parameter, TypeDecl, TypeKind, TypeRef, TypeRefKind,
};
use typing::Attribution;

/// All classes of the models.
#[derive(Default)]
pub struct Library {
    /// Sorted by package and name, once all are read.
    pub classes: Vec<Class>,
    /// Where the classes with a name stand: `Map`, `Map.Entry`.
    by_name: BTreeMap<String, Vec<usize>>,
}

/// A class of the models.
pub struct Class {
    /// The file, from the root of the project.
    pub file: String,
    /// `java.util`
    pub package: String,
    /// `Map.Entry`
    pub name: String,
    /// `class`, `interface`, …
    pub kind: &'static str,
    /// Whether programs can name it.
    pub is_public: bool,
    /// What stands before it in `/** … */`, as one line.
    pub documentation: String,
    /// What it extends, by simple name.
    pub superclass: Option<String>,
    /// What it implements or, an interface, extends; by simple names.
    pub interfaces: Vec<String>,
    /// The fields and constants that programs can use, in order.
    pub fields: Vec<String>,
    /// All methods and constructors, in order.
    pub methods: Vec<Method>,
}

/// A method or constructor.
pub struct Method {
    /// Its name; of a constructor the simple name of its class.
    pub name: String,
    /// Whether it is a constructor.
    pub is_constructor: bool,
    /// The types of its parameters, without type arguments.
    pub parameters: Vec<String>,
    /// Who may call it.
    pub access: Access,
    /// What proofs know of it.
    pub way: Way,
    /// Whether proofs that follow it come to a loop without an invariant: in its own body or, after [`reach::spread`], anywhere.
    pub has_loop: bool,
    /// Whether it comes to a call of something that has no model; likewise.
    pub lacks_model: bool,
    /// Which it is; the one that a class has without declaring one has none.
    pub id: Option<MethodId>,
    /// What its body calls: the methods that the types of the receivers have.
    pub calls: Vec<MethodId>,
}

/// Who may call a method or use a field.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Access {
    /// Everybody.
    Public,
    /// Subclasses.
    Protected,
    /// Only the models.
    Hidden,
}

/// What proofs know of a method, and how runs execute it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Way {
    /// Java code, which proofs follow.
    Code,
    /// A native of the interpreter.
    Native,
    /// Java code with a contract, which is what proofs use.
    Contract,
    /// Java code that changes nothing; proofs do not follow it.
    Pure,
    /// No code.
    Abstract,
}

impl Class {
    /// `java.util.Map.Entry`
    pub fn qualified(&self) -> String {
        format!("{}.{}", self.package, self.name)
    }
}

/// Reads the models, and says what is wrong with them. Types are found without the JDK, so that the result is the same on every
/// machine: the models use nothing but one another, or nearly so.
pub fn read(files: &[File]) -> (Library, Vec<Problem>) {
    let mut sources = SourceMap::new();
    let mut parsed = Vec::new();
    for file in files {
        let id = sources.add(&file.path, file.text.as_str());
        let options = syntax::Options { bodies: syntax::Bodies::Optional, ..syntax::Options::default() };
        parsed.push((id, syntax::parse_with(id, &file.text, options)));
    }
    let units: Vec<typing::Unit<'_>> = parsed
        .iter()
        .map(|(id, parsed)| typing::Unit { file: *id, tree: &parsed.unit, origin: Origin::Library })
        .collect();
    let classes = Classes::new(Box::new(NoClassFiles));
    let typing = typing::analyze(&units, &classes);

    let mut library = Library::default();
    let mut problems = Vec::new();
    for ((file, (_, parsed)), attribution) in files.iter().zip(&parsed).zip(&typing.files) {
        for error in parsed.diagnostics.iter().filter(|diagnostic| diagnostic.severity == Severity::Error) {
            let line = error.span.map_or(0, |span| sources.location(span).line as usize);
            problems.push(Problem::new(&file.path, line, error.message.clone()));
        }
        let package: Vec<&str> =
            parsed.unit.package.iter().flat_map(|package| &package.path).map(|part| part.name.as_str()).collect();
        // The values of `invar.logic`, which the models compute with, are no part of the JDK, and proofs know them by heart.
        if package.first() != Some(&"java") {
            continue;
        }
        let reader = Reader { file, package: package.join("."), attribution, classes: &classes };
        for declaration in &parsed.unit.types {
            reader.class(declaration, None, &mut library.classes);
        }
    }
    library.sort();
    for class in library.public_classes().filter(|class| class.documentation.is_empty()) {
        problems.push(Problem::new(&class.file, 0, format!("`{}` has no `/** … */` that says what it is", class.name)));
    }
    (library, problems)
}

impl Library {
    /// Puts the classes in order, when all are read.
    fn sort(&mut self) {
        self.classes.sort_by(|first, second| (&first.package, &first.name).cmp(&(&second.package, &second.name)));
        self.by_name.clear();
        for (at, class) in self.classes.iter().enumerate() {
            self.by_name.entry(class.name.clone()).or_default().push(at);
        }
    }

    /// The class with this name: in the same package, or else in another one.
    fn named(&self, package: &str, name: &str) -> Option<usize> {
        let found = self.by_name.get(name)?;
        found.iter().find(|at| self.classes[**at].package == package).or(found.first()).copied()
    }

    /// The class that a name means within a class: one nested in it or in a class around it, or else one of the library.
    pub fn find(&self, within: &Class, name: &str) -> Option<usize> {
        let mut around = Some(within);
        while let Some(class) = around {
            if let Some(found) = self.named(&class.package, &format!("{}.{name}", class.name)) {
                return Some(found);
            }
            around = self.outer(class);
        }
        self.named(&within.package, name)
    }

    /// The class around a nested one.
    fn outer(&self, class: &Class) -> Option<&Class> {
        let (outer, _) = class.name.rsplit_once('.')?;
        Some(&self.classes[self.named(&class.package, outer)?])
    }

    /// The superclass, if the library has it.
    pub fn superclass(&self, class: &Class) -> Option<&Class> {
        Some(&self.classes[self.find(class, class.superclass.as_deref()?)?])
    }

    /// The classes that programs can name.
    pub fn public_classes(&self) -> impl Iterator<Item = &Class> {
        self.classes.iter().filter(|class| class.is_public)
    }

    /// The methods and constructors of a class that programs can call; inherited ones only if they are its hidden superclasses'.
    pub fn methods_of<'a>(&'a self, class: &'a Class) -> Vec<&'a Method> {
        let mut found: Vec<&Method> = Vec::new();
        for part in self.as_programs_see(class) {
            let is_itself = std::ptr::eq(part, class);
            for method in part.methods.iter().filter(|method| method.access != Access::Hidden) {
                let is_same = |other: &&Method| other.name == method.name && other.parameters == method.parameters;
                if is_itself || !(method.is_constructor || found.iter().any(is_same)) {
                    found.push(method);
                }
            }
        }
        found
    }

    /// A public class and the hidden superclasses below its first public one: for programs these are one class.
    pub fn as_programs_see<'a>(&'a self, class: &'a Class) -> Vec<&'a Class> {
        let mut parts = vec![class];
        let mut current = self.superclass(class);
        while let Some(superclass) = current.filter(|superclass| !superclass.is_public) {
            // No class is above itself, unless a model does not compile.
            if parts.iter().any(|part| std::ptr::eq(*part, superclass)) {
                break;
            }
            parts.push(superclass);
            current = self.superclass(superclass);
        }
        parts
    }
}

/// A file that is read.
struct Reader<'a> {
    file: &'a File,
    package: String,
    attribution: &'a Attribution,
    classes: &'a Classes,
}

impl Reader<'_> {
    /// Adds a class and those in it.
    fn class(&self, declaration: &TypeDecl, outer: Option<(&str, bool, TypeKind)>, classes: &mut Vec<Class>) {
        let simple = declaration.name.name.as_str();
        let access = access(&declaration.modifiers, outer.map(|(.., kind)| kind));
        let is_public = access != Access::Hidden && outer.is_none_or(|(_, is_public, _)| is_public);
        let name = outer.map_or(simple.to_owned(), |(outer, ..)| format!("{outer}.{simple}"));
        let mut class = Class {
            file: self.file.path.clone(),
            package: self.package.clone(),
            name: name.clone(),
            kind: kind(declaration),
            is_public,
            documentation: documentation(&self.file.text, declaration.span),
            superclass: declaration.superclass.as_ref().map(type_name),
            interfaces: declaration.interfaces.iter().map(type_name).collect(),
            fields: declaration.constants.iter().map(|constant| constant.name.name.to_string()).collect(),
            methods: Vec::new(),
        };
        for member in &declaration.members {
            match member {
                Member::Field(field) => class.fields.extend(fields(field, declaration.kind)),
                Member::Method(method) => class.methods.push(self.method(method, declaration)),
                Member::Type(nested) => self.class(nested, Some((&name, is_public, declaration.kind)), classes),
                _ => {}
            }
        }
        let has_constructor = class.methods.iter().any(|method| method.is_constructor);
        if declaration.kind == TypeKind::Class && !has_constructor {
            class.methods.push(default_constructor(simple));
        }
        classes.push(class);
    }

    fn method(&self, method: &MethodDecl, owner: &TypeDecl) -> Method {
        let body = method.body.as_ref();
        let found = body.map(|body| reach::in_body(body, self.attribution, self.classes)).unwrap_or_default();
        Method {
            name: method.name.name.to_string(),
            is_constructor: method.result.is_none(),
            parameters: method.parameters.iter().map(parameter).collect(),
            access: access(&method.modifiers, Some(owner.kind)),
            way: way(method),
            has_loop: found.has_loop,
            lacks_model: found.lacks_model || is_only_declared(method, owner),
            id: self.attribution.methods.get(&method.name.span).copied(),
            calls: found.calls,
        }
    }
}

fn kind(declaration: &TypeDecl) -> &'static str {
    match declaration.kind {
        TypeKind::Class if declaration.modifiers.has(Modifier::Abstract) => "abstract class",
        TypeKind::Class if declaration.modifiers.has(Modifier::Final) => "final class",
        TypeKind::Class => "class",
        TypeKind::Interface => "interface",
        TypeKind::Enum => "enum",
        TypeKind::Record => "record",
        TypeKind::Annotation => "annotation",
    }
}

/// Who may use what has these modifiers and stands in a class of this kind, or in none.
fn access(modifiers: &Modifiers, owner: Option<TypeKind>) -> Access {
    let in_interface = matches!(owner, Some(TypeKind::Interface | TypeKind::Annotation));
    if modifiers.has(Modifier::Public) || (in_interface && !modifiers.has(Modifier::Private)) {
        Access::Public
    } else if modifiers.has(Modifier::Protected) {
        Access::Protected
    } else {
        Access::Hidden
    }
}

fn fields(field: &FieldDecl, owner: TypeKind) -> Vec<String> {
    let is_hidden = access(&field.modifiers, Some(owner)) == Access::Hidden || field.modifiers.has(Modifier::Ghost);
    let names = field.declarators.iter().map(|declarator| declarator.name.name.to_string());
    names.filter(|_| !is_hidden).collect()
}

/// The same order as in `lower`: a native is one whatever else is said, and a contract is used before `pure`.
fn way(method: &MethodDecl) -> Way {
    if method.modifiers.has(Modifier::Native) {
        Way::Native
    } else if method.contract.is_some() {
        Way::Contract
    } else if method.modifiers.has(Modifier::Pure) {
        Way::Pure
    } else if method.body.is_none() {
        Way::Abstract
    } else {
        Way::Code
    }
}

/// Whether the model has no code for it where Java asks for some.
fn is_only_declared(method: &MethodDecl, owner: &TypeDecl) -> bool {
    let may_lack_body = [Modifier::Native, Modifier::Abstract].into_iter().any(|word| method.modifiers.has(word));
    method.body.is_none() && !may_lack_body && matches!(owner.kind, TypeKind::Class | TypeKind::Enum | TypeKind::Record)
}

/// What a class has that declares no constructor.
fn default_constructor(name: &str) -> Method {
    Method {
        name: name.to_owned(),
        is_constructor: true,
        parameters: Vec::new(),
        access: Access::Public,
        way: Way::Code,
        has_loop: false,
        lacks_model: false,
        id: None,
        calls: Vec::new(),
    }
}

fn parameter(parameter: &Parameter) -> String {
    let name = type_name(&parameter.ty);
    match name.strip_suffix("[]") {
        Some(element) if parameter.is_varargs => format!("{element}..."),
        _ => name,
    }
}

/// A type without its package and its type arguments: `E`, `int[]`, `Map.Entry`.
fn type_name(ty: &TypeRef) -> String {
    match &ty.kind {
        TypeRefKind::Primitive(primitive) => primitive.keyword().to_owned(),
        TypeRefKind::Array(element) => type_name(element) + "[]",
        TypeRefKind::Named(segments) => {
            let names = segments.iter().map(|segment| segment.name.name.as_str());
            let classes = names.skip_while(|name| name.starts_with(|first: char| first.is_lowercase()));
            classes.collect::<Vec<_>>().join(".")
        }
        // No parameter and no superclass is one of these.
        _ => String::new(),
    }
}

/// The `/** … */` that ends right before a declaration, as one line of Markdown.
fn documentation(text: &str, declaration: Span) -> String {
    let before = text.get(..declaration.start as usize).unwrap_or_default().trim_end();
    let comment = before.strip_suffix("*/").and_then(|before| before.rsplit_once("/*"));
    let Some(inside) = comment.and_then(|(_, comment)| comment.strip_prefix('*')) else { return String::new() };
    let words = inside.lines().flat_map(|line| line.trim().trim_start_matches('*').split_whitespace());
    in_backticks(&words.collect::<Vec<_>>().join(" "))
}

/// `{@code x}` as Markdown writes it.
fn in_backticks(text: &str) -> String {
    let mut output = String::with_capacity(text.len());
    let mut rest = text;
    while let Some((before, tag)) = rest.split_once("{@code ")
        && let Some((code, after)) = tag.split_once('}')
    {
        output.push_str(&format!("{before}`{code}`"));
        rest = after;
    }
    output + rest
}
