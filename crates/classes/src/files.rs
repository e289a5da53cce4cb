//! Classes from class files: the header and the members of a class, when somebody asks for them.
//!
//! Reading is tolerant: what is wrong with a class file is noted (`Classes::broken_class_files`), and so is a class
//! that is mentioned and not there (`Classes::missing_classes`); nobody panics.

mod header;
mod members;
mod notes;
mod pool;
mod reader;
mod scope;
mod signatures;

use crate::flags::Flags;
use crate::table::{Class, ClassId, ClassKind, Classes, Nesting, Origin};
use base::Name;
pub(crate) use notes::Notes;
use reader::{ClassFile, InnerClass, Malformed, Read, access};
use std::cell::{OnceCell, RefCell};

impl Classes {
    /// Declares the class of a class file. Its header and members are read when somebody asks for them.
    pub(crate) fn load(&self, binary_name: Name, bytes: Vec<u8>) -> Option<ClassId> {
        match self.read_class(binary_name, &bytes) {
            Ok(class) => {
                *class.pending.borrow_mut() = Some(bytes);
                Some(self.declare(class))
            }
            Err(Malformed(reason)) => {
                self.notes.broken(binary_name, reason);
                None
            }
        }
    }

    fn read_class(&self, binary_name: Name, bytes: &[u8]) -> Read<Class> {
        let file = ClassFile::read(bytes)?;
        if file.access & access::MODULE != 0 {
            return Err(Malformed("it declares a module, not a class"));
        }
        if file.pool.class_name(file.this_class)? != binary_name {
            // A file system that ignores case, or a folder that is not the root of the packages.
            return Err(Malformed("it contains a class with another name"));
        }
        let entry = own_entry(&file)?;
        let (nesting, outer) = self.nesting(&file, binary_name, entry)?;
        let (package, last) = binary_name.rsplit_once('.').unwrap_or(("", &binary_name));
        let simple_name = match (entry, nesting) {
            (Some(InnerClass { name: 0, .. }), Nesting::Anonymous) => Name::new(""),
            (Some(entry), Nesting::Member | Nesting::Local) => Name::new(&file.pool.text(entry.name)?),
            _ => Name::new(last),
        };
        let kind = kind(&file)?;
        Ok(Class {
            binary_name,
            simple_name,
            package: Name::new(package),
            kind,
            flags: class_flags(&file, entry, nesting, kind),
            nesting,
            outer,
            origin: Origin::ClassFile,
            span: None,
            header: OnceCell::new(),
            members: OnceCell::new(),
            pending: RefCell::new(None),
        })
    }

    /// How a class is nested, and the class around it.
    fn nesting(&self, file: &ClassFile, name: Name, entry: Option<InnerClass>) -> Read<(Nesting, Option<ClassId>)> {
        let Some(entry) = entry else { return Ok((Nesting::TopLevel, None)) };
        let nesting = match entry {
            InnerClass { name: 0, .. } => Nesting::Anonymous,
            InnerClass { outer: 0, .. } => Nesting::Local,
            _ => Nesting::Member,
        };
        let around = match nesting {
            Nesting::Member => entry.outer,
            _ => file.enclosing()?.map_or(entry.outer, |enclosing| enclosing.class),
        };
        if around == 0 {
            return Ok((nesting, None)); // compilers before Java 5 do not say where a local class is
        }
        let around = file.pool.class_name(around)?;
        // The name of a nested class begins with that of the class around it (JLS 13.1), which rules out circles.
        if around.len() >= name.len() {
            return Err(Malformed("it says that it is nested in a class with a longer name"));
        }
        match (self.find_or_note(around), nesting) {
            // A member has a class around it; the outer class being lost, this one stands for itself.
            (None, Nesting::Member) => Ok((Nesting::TopLevel, None)),
            (outer, _) => Ok((nesting, outer)),
        }
    }

    /// The class with this name. If it is nowhere, that is noted.
    fn find_or_note(&self, binary_name: Name) -> Option<ClassId> {
        let found = self.find(binary_name);
        if found.is_none() {
            self.notes.missing(binary_name);
        }
        found
    }
}

/// The line about the class itself in its `InnerClasses`; a top-level class has none.
fn own_entry(file: &ClassFile) -> Read<Option<InnerClass>> {
    let this = file.pool.class_bytes(file.this_class)?;
    for entry in file.inner_classes()? {
        if entry.inner == file.this_class || file.pool.class_bytes(entry.inner)? == this {
            return Ok(Some(entry));
        }
    }
    Ok(None)
}

fn kind(file: &ClassFile) -> Read<ClassKind> {
    let superclass = if file.super_class == 0 { &[] } else { file.pool.class_bytes(file.super_class)? };
    Ok(if file.access & access::ANNOTATION != 0 {
        ClassKind::Annotation
    } else if file.access & access::INTERFACE != 0 {
        ClassKind::Interface
    } else if file.access & access::ENUM != 0 && superclass == b"java/lang/Enum" {
        // The body of a constant has the bit as well, but is a subclass of its enum.
        ClassKind::Enum
    } else if superclass == b"java/lang/Record" && file.attributes.find(b"Record").is_some() {
        ClassKind::Record
    } else {
        ClassKind::Class
    })
}

fn class_flags(file: &ClassFile, entry: Option<InnerClass>, nesting: Nesting, kind: ClassKind) -> Flags {
    const BITS: [(u16, Flags); 7] = [
        (0x1, Flags::PUBLIC),
        (0x2, Flags::PRIVATE),
        (0x4, Flags::PROTECTED),
        (0x8, Flags::STATIC),
        (0x10, Flags::FINAL),
        (0x400, Flags::ABSTRACT),
        (access::SYNTHETIC, Flags::SYNTHETIC),
    ];
    let mut flags = flags(entry.map_or(file.access, |entry| entry.access), &BITS);
    if nesting == Nesting::TopLevel || kind != ClassKind::Class {
        flags = flags.with(Flags::STATIC);
    }
    if file.attributes.find(b"PermittedSubclasses").is_some() {
        flags = flags.with(Flags::SEALED);
    }
    flags
}

/// The flags whose bits are set.
fn flags(bits: u16, meanings: &[(u16, Flags)]) -> Flags {
    let set = meanings.iter().filter(|(bit, _)| bits & bit != 0);
    set.fold(Flags::NONE, |flags, (_, flag)| flags.with(*flag))
}
