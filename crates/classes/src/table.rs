//! The table of classes: it only grows, so that whatever is in it can be looked at while more is loaded.
//!
//! A class is known in three steps: that it exists, its header (parameters and supertypes), its members. Classes from
//! class files take the last two when somebody asks; those of source code are filled in by whoever read the source.

use crate::flags::Flags;
use crate::types::Type;
use base::arena::Id;
use base::{Name, Span};
use elsa::FrozenVec;
use std::cell::{OnceCell, RefCell};
use std::collections::HashMap;

base::define_id! {
    /// A class, interface, enum, record or annotation type.
    ClassId;
    /// A field.
    FieldId;
    /// A method or constructor.
    MethodId;
    /// A type parameter or captured variable.
    VariableId;
}

/// Where classes come from that are in no source file: the JDK, jars, folders.
pub trait ClassSource: Send {
    /// The class file of a class, by binary name with dots: `java.util.Map$Entry`.
    fn class_file(&self, binary_name: &str) -> Option<Vec<u8>>;
    /// Whether there is a package with this name.
    fn has_package(&self, name: &str) -> bool;
}

/// No class files at all.
pub struct NoClassFiles;

impl ClassSource for NoClassFiles {
    fn class_file(&self, _: &str) -> Option<Vec<u8>> {
        None
    }

    fn has_package(&self, _: &str) -> bool {
        false
    }
}

/// What kind of class.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[expect(missing_docs, reason = "the names are the keywords")]
pub enum ClassKind {
    Class,
    Interface,
    Enum,
    Record,
    Annotation,
}

/// Where a class comes from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Origin {
    /// The user's source.
    Source,
    /// A model in `library/`.
    Library,
    /// A class file.
    ClassFile,
}

/// How a class is nested.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Nesting {
    /// Not at all.
    TopLevel,
    /// A member of another class.
    Member,
    /// Declared in a block.
    Local,
    /// The body behind `new C()`, or of an enum constant.
    Anonymous,
}

/// A class.
#[derive(Debug)]
pub struct Class {
    /// `java.util.Map$Entry`
    pub binary_name: Name,
    /// `Entry`; empty for an anonymous class.
    pub simple_name: Name,
    /// `java.util`; empty for the unnamed package.
    pub package: Name,
    /// Class, interface, …
    pub kind: ClassKind,
    /// Its modifiers. `STATIC` is set for every class without an enclosing object: top-level, static, interfaces,
    /// enums, records, and local classes in static code.
    pub flags: Flags,
    /// How it is nested.
    pub nesting: Nesting,
    /// The class around it.
    pub outer: Option<ClassId>,
    /// Where it comes from.
    pub origin: Origin,
    /// Its name in its declaration, if it comes from source.
    pub span: Option<Span>,
    pub(crate) header: OnceCell<Header>,
    pub(crate) members: OnceCell<Members>,
    /// What was read from its class file and is not yet entered.
    pub(crate) pending: RefCell<Option<Vec<u8>>>,
}

/// The parameters and supertypes of a class.
#[derive(Clone, Default, Debug)]
pub struct Header {
    /// Its type parameters (without those of enclosing classes).
    pub parameters: Vec<VariableId>,
    /// `None` for `java.lang.Object` and for interfaces.
    pub superclass: Option<Type>,
    /// The direct superinterfaces.
    pub interfaces: Vec<Type>,
    /// The permitted subclasses of a sealed class.
    pub permits: Vec<ClassId>,
}

/// The members that a class declares, in order; those that it inherits are not among them.
#[derive(Clone, Default, Debug)]
pub struct Members {
    /// Fields; for records the private fields of components.
    pub fields: Vec<FieldId>,
    /// Methods and constructors, the implicit ones too.
    pub methods: Vec<MethodId>,
    /// Member classes.
    pub classes: Vec<ClassId>,
    /// The fields of the components of a record, in order.
    pub components: Vec<FieldId>,
}

/// A field.
#[derive(Debug)]
pub struct Field {
    /// The class that declares it.
    pub owner: ClassId,
    /// Its name.
    pub name: Name,
    /// Its modifiers.
    pub flags: Flags,
    /// Its type.
    pub ty: Type,
    /// Its value, if it is a constant variable (JLS 4.12.4). Set late for source code.
    pub constant: OnceCell<Option<Constant>>,
    /// Its name in its declaration, if it comes from source.
    pub span: Option<Span>,
}

/// The value of a constant expression.
#[derive(Clone, PartialEq, Debug)]
pub enum Constant {
    /// `boolean`
    Boolean(bool),
    /// `byte`, `short`, `char` or `int`
    Int(i32),
    /// `long`
    Long(i64),
    /// `float`
    Float(f32),
    /// `double`
    Double(f64),
    /// `String`, as UTF-16.
    String(std::sync::Arc<[u16]>),
}

/// A method or constructor.
#[derive(Clone, Debug)]
pub struct Method {
    /// The class that declares it.
    pub owner: ClassId,
    /// Its name; `<init>` for a constructor.
    pub name: Name,
    /// Its modifiers.
    pub flags: Flags,
    /// Its type parameters.
    pub type_parameters: Vec<VariableId>,
    /// The types of its parameters; with `VARARGS` the last is an array.
    pub parameters: Vec<Type>,
    /// The names of its parameters, where known.
    pub parameter_names: Vec<Name>,
    /// Its result; `Void` for a constructor.
    pub result: Type,
    /// The exceptions that it declares.
    pub throws: Vec<Type>,
    /// Its name in its declaration, if it comes from source.
    pub span: Option<Span>,
}

impl Method {
    /// Whether it is a constructor.
    pub fn is_constructor(&self) -> bool {
        &*self.name == "<init>"
    }
}

/// What declares a type variable.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum VariableOwner {
    /// A class.
    Class(ClassId),
    /// A method or constructor.
    Method,
    /// Nobody: it captures a wildcard.
    Capture,
}

/// A type parameter or captured variable.
#[derive(Debug)]
pub struct TypeVariable {
    /// Its name; of a captured variable that of the parameter it stands for.
    pub name: Name,
    /// What declares it.
    pub owner: VariableOwner,
    /// Its upper bounds, at least one (`Object` if none is written); set once they are known.
    pub bounds: OnceCell<Vec<Type>>,
    /// The lower bound of a captured variable, if it has one.
    pub lower: Option<Type>,
    /// What it captures.
    pub wildcard: Option<crate::types::Wildcard>,
}

/// All classes that are known so far.
pub struct Classes {
    classes: FrozenVec<Box<Class>>,
    fields: FrozenVec<Box<Field>>,
    methods: FrozenVec<Box<Method>>,
    variables: FrozenVec<Box<TypeVariable>>,
    by_name: RefCell<HashMap<Name, Option<ClassId>>>,
    packages: RefCell<HashMap<Name, bool>>,
    /// The class files of classes whose names are taken by classes of source.
    pub(crate) behind: RefCell<HashMap<ClassId, Option<ClassId>>>,
    pub(crate) source: Box<dyn ClassSource>,
    /// What was noticed while reading class files.
    pub(crate) notes: crate::files::Notes,
    /// What the relations between types remember.
    pub(crate) cache: crate::relations::Cache,
}

impl Classes {
    /// No classes yet, but those that `source` has.
    pub fn new(source: Box<dyn ClassSource>) -> Classes {
        Classes {
            classes: FrozenVec::new(),
            fields: FrozenVec::new(),
            methods: FrozenVec::new(),
            variables: FrozenVec::new(),
            by_name: RefCell::default(),
            packages: RefCell::default(),
            behind: RefCell::default(),
            source,
            notes: crate::files::Notes::default(),
            cache: crate::relations::Cache::default(),
        }
    }

    /// Declares a class. Its header and members are set later; a class that is there already by this name stays and is
    /// hidden by the new one.
    pub fn declare(&self, class: Class) -> ClassId {
        let id = ClassId::from_index(self.classes.len());
        self.by_name.borrow_mut().insert(class.binary_name, Some(id));
        self.packages.borrow_mut().insert(class.package, true);
        self.classes.push(Box::new(class));
        id
    }

    /// Says that a class is the one to be found by its name again, though another with that name was declared.
    pub fn reveal(&self, id: ClassId) {
        self.by_name.borrow_mut().insert(self.class(id).binary_name, Some(id));
    }

    /// Adds a field; it must be put into the members of its class as well.
    pub fn add_field(&self, field: Field) -> FieldId {
        let id = FieldId::from_index(self.fields.len());
        self.fields.push(Box::new(field));
        id
    }

    /// Adds a method; it must be put into the members of its class as well.
    pub fn add_method(&self, method: Method) -> MethodId {
        let id = MethodId::from_index(self.methods.len());
        self.methods.push(Box::new(method));
        id
    }

    /// Adds a type variable.
    pub fn add_variable(&self, variable: TypeVariable) -> VariableId {
        let id = VariableId::from_index(self.variables.len());
        self.variables.push(Box::new(variable));
        id
    }

    /// A class.
    pub fn class(&self, id: ClassId) -> &Class {
        &self.classes[id.index()]
    }

    /// A field.
    pub fn field(&self, id: FieldId) -> &Field {
        &self.fields[id.index()]
    }

    /// A method.
    pub fn method(&self, id: MethodId) -> &Method {
        &self.methods[id.index()]
    }

    /// A type variable.
    pub fn variable(&self, id: VariableId) -> &TypeVariable {
        &self.variables[id.index()]
    }

    /// How many classes are known; each id is smaller.
    pub fn class_count(&self) -> usize {
        self.classes.len()
    }

    /// The class with this binary name (`java.util.Map$Entry`), loaded from its class file if need be.
    pub fn find(&self, binary_name: Name) -> Option<ClassId> {
        if let Some(known) = self.by_name.borrow().get(&binary_name) {
            return *known;
        }
        let loaded = self.source.class_file(&binary_name).and_then(|bytes| self.load(binary_name, bytes));
        self.by_name.borrow_mut().entry(binary_name).or_insert(loaded);
        loaded
    }

    /// Whether there is a package with this name, or one whose name begins with it and a dot.
    pub fn has_package(&self, name: Name) -> bool {
        if let Some(known) = self.packages.borrow().get(&name) {
            return *known;
        }
        let is_prefix = |package: &Name| package.strip_prefix(&*name).is_some_and(|rest| rest.starts_with('.'));
        let declared = self.packages.borrow().iter().any(|(package, is_there)| *is_there && is_prefix(package));
        declared || self.source.has_package(&name)
    }

    /// The header of a class; the empty one while that of a class in source is being found out.
    pub fn header(&self, id: ClassId) -> &Header {
        static EMPTY: Header =
            Header { parameters: Vec::new(), superclass: None, interfaces: Vec::new(), permits: Vec::new() };
        let class = self.class(id);
        if class.header.get().is_none() && class.origin == Origin::ClassFile {
            self.complete_header(id);
        }
        class.header.get().unwrap_or(&EMPTY)
    }

    /// The declared members of a class; none while those of a class in source are being found out.
    pub fn members(&self, id: ClassId) -> &Members {
        static EMPTY: Members =
            Members { fields: Vec::new(), methods: Vec::new(), classes: Vec::new(), components: Vec::new() };
        let class = self.class(id);
        if class.members.get().is_none() && class.origin == Origin::ClassFile {
            self.complete_members(id);
        }
        class.members.get().unwrap_or(&EMPTY)
    }

    /// Says what the header of a class in source is. Only the first call counts.
    pub fn set_header(&self, id: ClassId, header: Header) {
        // A second header is a second declaration of the same class, which has been reported.
        let _ = self.class(id).header.set(header);
    }

    /// Says what the members of a class in source are. Only the first call counts.
    pub fn set_members(&self, id: ClassId, members: Members) {
        let _ = self.class(id).members.set(members);
    }

    /// The upper bounds of a type variable; none while they are being found out.
    pub fn bounds(&self, id: VariableId) -> &[Type] {
        self.variable(id).bounds.get().map_or(&[], Vec::as_slice)
    }
}

impl Class {
    /// A class in source, with neither header nor members yet.
    pub fn declared(binary_name: Name, simple_name: Name, package: Name, kind: ClassKind, flags: Flags) -> Class {
        Class {
            binary_name,
            simple_name,
            package,
            kind,
            flags,
            nesting: Nesting::TopLevel,
            outer: None,
            origin: Origin::Source,
            span: None,
            header: OnceCell::new(),
            members: OnceCell::new(),
            pending: RefCell::new(None),
        }
    }

    /// Whether it is an interface or annotation type.
    pub fn is_interface(&self) -> bool {
        matches!(self.kind, ClassKind::Interface | ClassKind::Annotation)
    }
}
