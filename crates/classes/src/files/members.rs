//! The members of a class from its class file.

use super::flags;
use super::reader::{ClassFile, Cursor, Malformed, MemberInfo, Read, access};
use super::scope::Scope;
use super::signatures::{MethodSignature, Signature};
use crate::flags::Flags;
use crate::table::{ClassId, ClassKind, Classes, Constant, Field, FieldId, Members, Method, MethodId};
use crate::types::Type;
use base::Name;
use std::cell::OnceCell;

impl Classes {
    /// Enters fields, methods and member classes.
    pub(crate) fn complete_members(&self, id: ClassId) {
        self.header(id);
        let class = self.class(id);
        // The bytes are not needed any more afterwards.
        let Some(bytes) = class.pending.take() else { return };
        let members = self.read_members(id, &bytes).unwrap_or_else(|Malformed(reason)| {
            self.notes.broken(class.binary_name, reason);
            Members::default()
        });
        // Only the first members count, and these are the first: the bytes are taken once.
        let _ = class.members.set(members);
    }

    fn read_members(&self, id: ClassId, bytes: &[u8]) -> Read<Members> {
        let file = ClassFile::read(bytes)?;
        let mut scope = Scope::new(self, id, &self.header(id).parameters);
        let mut members = Members::default();
        for info in file.fields()? {
            if !is_synthetic(&info) {
                members.fields.extend(self.tolerate(id, self.read_field(&file, &info, &mut scope)));
            }
        }
        for info in file.methods()? {
            if !is_synthetic(&info) && info.name != "<clinit>" {
                members.methods.extend(self.tolerate(id, self.read_method(&file, &info, &mut scope)));
            }
        }
        for component in file.components()? {
            let is_it = |field: &&FieldId| *self.field(**field).name == *component;
            members.components.extend(members.fields.iter().find(is_it).copied());
        }
        members.classes = self.member_classes(id, &file)?;
        Ok(members)
    }

    /// Notes what is wrong with a member; the others are there all the same.
    fn tolerate<T>(&self, id: ClassId, member: Read<T>) -> Option<T> {
        member.map_err(|Malformed(reason)| self.notes.broken(self.class(id).binary_name, reason)).ok()
    }

    /// The classes that are members by this file and by their own; those that linkers make leave it out.
    fn member_classes(&self, id: ClassId, file: &ClassFile) -> Read<Vec<ClassId>> {
        let this = file.pool.class_bytes(file.this_class)?;
        let mut classes = Vec::new();
        for entry in file.inner_classes()? {
            let is_member = entry.outer != 0
                && entry.name != 0
                && entry.access & access::SYNTHETIC == 0
                && file.pool.class_bytes(entry.outer)? == this;
            if is_member {
                let member = self.find_or_note(file.pool.class_name(entry.inner)?);
                classes.extend(member.filter(|member| self.class(*member).outer == Some(id)));
            }
        }
        Ok(classes)
    }

    fn read_field(&self, file: &ClassFile, info: &MemberInfo, scope: &mut Scope) -> Read<FieldId> {
        const BITS: [(u16, Flags); 8] = [
            (0x1, Flags::PUBLIC),
            (0x2, Flags::PRIVATE),
            (0x4, Flags::PROTECTED),
            (0x8, Flags::STATIC),
            (0x10, Flags::FINAL),
            (0x40, Flags::VOLATILE),
            (0x80, Flags::TRANSIENT),
            (access::ENUM, Flags::ENUM_CONSTANT),
        ];
        let signature = file.signature(&info.attributes)?;
        let ty = Signature::new(self, scope, signature.as_deref().unwrap_or(&info.descriptor)).field()?;
        let flags = flags(info.access, &BITS);
        let constant = if flags.has(Flags::FINAL) { constant(file, info)? } else { None };
        Ok(self.add_field(Field {
            owner: scope.class,
            name: Name::new(&info.name),
            flags,
            ty,
            constant: OnceCell::from(constant),
            span: None,
        }))
    }

    fn read_method(&self, file: &ClassFile, info: &MemberInfo, scope: &mut Scope) -> Read<MethodId> {
        let signature = file.signature(&info.attributes)?;
        let read = match &signature {
            Some(text) => Signature::new(self, scope, text).method(),
            None => Signature::new(self, scope, &info.descriptor).method(),
        };
        scope.leave_method();
        let MethodSignature { type_parameters, mut parameters, result, mut throws } = read?;
        if signature.is_none() && info.name == "<init>" {
            parameters.drain(..self.hidden_parameters(scope.class, &parameters));
        }
        if throws.is_empty() {
            for exception in file.exceptions(info)? {
                let class = self.find_or_note(file.pool.class_name(exception)?);
                throws.push(class.map_or(Type::Unknown, Type::class));
            }
        }
        let mut names: Vec<Name> = file.parameter_names(info)?.iter().map(|name| Name::new(name)).collect();
        // What comes before the written parameters of a constructor may have a name too.
        names.drain(..names.len().saturating_sub(parameters.len()));
        if names.len() < parameters.len() {
            names.clear();
        }
        Ok(self.add_method(Method {
            owner: scope.class,
            name: Name::new(&info.name),
            flags: self.method_flags(scope.class, info),
            type_parameters,
            parameters,
            parameter_names: names,
            result,
            throws,
            span: None,
        }))
    }

    /// How many parameters a constructor has that the source has not: the enclosing object, or name and number of an
    /// enum constant. Generic signatures leave them out, descriptors do not.
    fn hidden_parameters(&self, id: ClassId, parameters: &[Type]) -> usize {
        let class = self.class(id);
        let named = |ty: &Type| ty.class_id().map(|class| self.class(class).binary_name);
        match (class.kind, parameters) {
            (ClassKind::Enum, [name, Type::INT, ..]) if named(name).as_deref() == Some("java.lang.String") => 2,
            (ClassKind::Class, [first, ..]) if !class.flags.has(Flags::STATIC) => {
                usize::from(class.outer.is_some() && first.class_id() == class.outer)
            }
            _ => 0,
        }
    }

    fn method_flags(&self, owner: ClassId, info: &MemberInfo) -> Flags {
        const BITS: [(u16, Flags); 10] = [
            (0x1, Flags::PUBLIC),
            (0x2, Flags::PRIVATE),
            (0x4, Flags::PROTECTED),
            (0x8, Flags::STATIC),
            (0x10, Flags::FINAL),
            (0x20, Flags::SYNCHRONIZED),
            (access::VARARGS, Flags::VARARGS),
            (0x100, Flags::NATIVE),
            (0x400, Flags::ABSTRACT),
            (0x800, Flags::STRICTFP),
        ];
        let mut flags = flags(info.access, &BITS);
        let class = self.class(owner);
        let has_body = [Flags::ABSTRACT, Flags::STATIC, Flags::PRIVATE].iter().all(|flag| !flags.has(*flag));
        if class.is_interface() && has_body {
            flags = flags.with(Flags::DEFAULT);
        }
        if flags.has(Flags::NATIVE.with(Flags::VARARGS))
            && info.descriptor.starts_with("([Ljava/lang/Object;)")
            && matches!(&*class.binary_name, "java.lang.invoke.MethodHandle" | "java.lang.invoke.VarHandle")
        {
            flags = flags.with(Flags::SIGNATURE_POLYMORPHIC);
        }
        flags
    }
}

/// Whether a compiler made a member that programs cannot see.
fn is_synthetic(info: &MemberInfo) -> bool {
    let is_method = info.descriptor.starts_with('(');
    // Compilers before Java 5 have an attribute for it; the bit of bridges is `volatile` for fields.
    info.access & access::SYNTHETIC != 0
        || is_method && info.access & access::BRIDGE != 0
        || info.attributes.find(b"Synthetic").is_some()
}

fn constant(file: &ClassFile, info: &MemberInfo) -> Read<Option<Constant>> {
    let Some(data) = info.attributes.find(b"ConstantValue") else { return Ok(None) };
    file.pool.constant(Cursor::new(data).u16()?, &info.descriptor).map(Some)
}
