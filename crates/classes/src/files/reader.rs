//! The structure of a class file (JVMS 4), as far as declarations need it. Code and annotations are skipped unread,
//! which makes reading fast and does not reject a class for something that nobody asks for.

use super::pool::Pool;
use std::borrow::Cow;

/// Why a class file cannot be read.
#[derive(Clone, Copy, Debug)]
pub(super) struct Malformed(pub(super) &'static str);

/// What reading gives.
pub(super) type Read<T> = Result<T, Malformed>;

/// The bits of class files that `Flags` has no equal for.
pub(super) mod access {
    /// Of a method: made by a compiler to override another one.
    pub(crate) const BRIDGE: u16 = 0x40;
    /// Of a method: the last parameter is `T...`.
    pub(crate) const VARARGS: u16 = 0x80;
    /// Of a class.
    pub(crate) const INTERFACE: u16 = 0x200;
    /// Made by a compiler.
    pub(crate) const SYNTHETIC: u16 = 0x1000;
    /// Of a class.
    pub(crate) const ANNOTATION: u16 = 0x2000;
    /// Of a class or field.
    pub(crate) const ENUM: u16 = 0x4000;
    /// Of a class file that declares a module.
    pub(crate) const MODULE: u16 = 0x8000;
}

/// A place in bytes from which to read on.
#[derive(Clone, Copy)]
pub(super) struct Cursor<'a> {
    bytes: &'a [u8],
    at: usize,
}

impl<'a> Cursor<'a> {
    /// Reads from the beginning.
    pub(super) fn new(bytes: &'a [u8]) -> Cursor<'a> {
        Cursor { bytes, at: 0 }
    }

    /// Where it is.
    pub(super) fn position(&self) -> usize {
        self.at
    }

    /// The next bytes.
    pub(super) fn take(&mut self, length: usize) -> Read<&'a [u8]> {
        let rest = self.bytes.get(self.at..).unwrap_or_default();
        let taken = rest.get(..length).ok_or(Malformed("it ends too early"))?;
        self.at += length;
        Ok(taken)
    }

    fn array<const N: usize>(&mut self) -> Read<[u8; N]> {
        // `take` gives exactly as many, so the conversion cannot fail.
        self.take(N)?.try_into().map_err(|_| Malformed("it ends too early"))
    }

    /// One byte.
    pub(super) fn u8(&mut self) -> Read<u8> {
        self.array().map(u8::from_be_bytes)
    }

    /// Two bytes.
    pub(super) fn u16(&mut self) -> Read<u16> {
        self.array().map(u16::from_be_bytes)
    }

    /// Four bytes.
    pub(super) fn u32(&mut self) -> Read<u32> {
        self.array().map(u32::from_be_bytes)
    }

    /// Eight bytes.
    pub(super) fn u64(&mut self) -> Read<u64> {
        self.array().map(u64::from_be_bytes)
    }
}

/// A class file.
pub(super) struct ClassFile<'a> {
    /// Its constants.
    pub(super) pool: Pool<'a>,
    /// Its access bits.
    pub(super) access: u16,
    /// The constant that names it.
    pub(super) this_class: u16,
    /// The constant that names its superclass; 0 for `Object`.
    pub(super) super_class: u16,
    /// The constants that name its direct superinterfaces.
    pub(super) interfaces: Vec<u16>,
    /// Its attributes.
    pub(super) attributes: Attributes<'a>,
    fields: Cursor<'a>,
    methods: Cursor<'a>,
}

/// Attributes of a class, field, method or record component: name and content.
pub(super) struct Attributes<'a>(Vec<(&'a [u8], &'a [u8])>);

/// A field or method.
pub(super) struct MemberInfo<'a> {
    /// Its access bits.
    pub(super) access: u16,
    /// Its name.
    pub(super) name: Cow<'a, str>,
    /// Its descriptor.
    pub(super) descriptor: Cow<'a, str>,
    /// Its attributes.
    pub(super) attributes: Attributes<'a>,
}

/// A line of the attribute `InnerClasses`; numbers are constants, 0 where there is none.
#[derive(Clone, Copy)]
pub(super) struct InnerClass {
    /// The nested class.
    pub(super) inner: u16,
    /// The class that has it as a member.
    pub(super) outer: u16,
    /// Its simple name.
    pub(super) name: u16,
    /// Its access bits as written in the source.
    pub(super) access: u16,
}

/// The attribute `EnclosingMethod`; numbers are constants.
#[derive(Clone, Copy)]
pub(super) struct Enclosing {
    /// The class around a local or anonymous class.
    pub(super) class: u16,
    /// The name and descriptor of the method around it; 0 if it is in an initialiser.
    pub(super) method: u16,
}

impl<'a> ClassFile<'a> {
    /// Reads the frame of a class file: everything but its fields and methods.
    pub(super) fn read(bytes: &'a [u8]) -> Read<ClassFile<'a>> {
        let mut cursor = Cursor::new(bytes);
        if cursor.u32()? != 0xCAFE_BABE {
            return Err(Malformed("it is no class file: it does not begin with CAFEBABE"));
        }
        cursor.take(4)?; // the version: whatever is new in a later one comes as an attribute that we do not know
        let pool = Pool::read(bytes, &mut cursor)?;
        let access = cursor.u16()?;
        let this_class = cursor.u16()?;
        let super_class = cursor.u16()?;
        let interfaces = u16s(&mut cursor)?;
        let fields = cursor;
        skip_members(&mut cursor)?;
        let methods = cursor;
        skip_members(&mut cursor)?;
        let attributes = Attributes::read(&mut cursor, &pool)?;
        Ok(ClassFile { pool, access, this_class, super_class, interfaces, attributes, fields, methods })
    }

    /// Its fields.
    pub(super) fn fields(&self) -> Read<Vec<MemberInfo<'a>>> {
        self.members(self.fields)
    }

    /// Its methods.
    pub(super) fn methods(&self) -> Read<Vec<MemberInfo<'a>>> {
        self.members(self.methods)
    }

    fn members(&self, mut cursor: Cursor<'a>) -> Read<Vec<MemberInfo<'a>>> {
        let count = cursor.u16()?;
        let mut members = Vec::with_capacity(count.into());
        for _ in 0..count {
            let access = cursor.u16()?;
            let name = self.pool.text(cursor.u16()?)?;
            let descriptor = self.pool.text(cursor.u16()?)?;
            let attributes = Attributes::read(&mut cursor, &self.pool)?;
            members.push(MemberInfo { access, name, descriptor, attributes });
        }
        Ok(members)
    }

    /// The attribute `InnerClasses`: nested classes that the class has, is or mentions.
    pub(super) fn inner_classes(&self) -> Read<Vec<InnerClass>> {
        let Some(data) = self.attributes.find(b"InnerClasses") else { return Ok(Vec::new()) };
        let mut cursor = Cursor::new(data);
        let count = cursor.u16()?;
        let mut classes = Vec::with_capacity(count.into());
        for _ in 0..count {
            let [inner, outer, name, access] = [cursor.u16()?, cursor.u16()?, cursor.u16()?, cursor.u16()?];
            classes.push(InnerClass { inner, outer, name, access });
        }
        Ok(classes)
    }

    /// What it is declared in, if it is a local or anonymous class.
    pub(super) fn enclosing(&self) -> Read<Option<Enclosing>> {
        let Some(data) = self.attributes.find(b"EnclosingMethod") else { return Ok(None) };
        let mut cursor = Cursor::new(data);
        Ok(Some(Enclosing { class: cursor.u16()?, method: cursor.u16()? }))
    }

    /// The constants that name the permitted subclasses.
    pub(super) fn permitted_subclasses(&self) -> Read<Vec<u16>> {
        self.attributes.find(b"PermittedSubclasses").map_or(Ok(Vec::new()), |data| u16s(&mut Cursor::new(data)))
    }

    /// The names of the components of a record.
    pub(super) fn components(&self) -> Read<Vec<Cow<'a, str>>> {
        let Some(data) = self.attributes.find(b"Record") else { return Ok(Vec::new()) };
        let mut cursor = Cursor::new(data);
        let count = cursor.u16()?;
        let mut names = Vec::with_capacity(count.into());
        for _ in 0..count {
            names.push(self.pool.text(cursor.u16()?)?);
            cursor.u16()?; // the descriptor, which its field has as well
            Attributes::read(&mut cursor, &self.pool)?;
        }
        Ok(names)
    }

    /// The generic signature among some attributes.
    pub(super) fn signature(&self, attributes: &Attributes<'a>) -> Read<Option<Cow<'a, str>>> {
        let Some(data) = attributes.find(b"Signature") else { return Ok(None) };
        self.pool.text(Cursor::new(data).u16()?).map(Some)
    }

    /// The constants that name the exceptions of a method.
    pub(super) fn exceptions(&self, method: &MemberInfo<'a>) -> Read<Vec<u16>> {
        method.attributes.find(b"Exceptions").map_or(Ok(Vec::new()), |data| u16s(&mut Cursor::new(data)))
    }

    /// The names of the parameters of a method but synthetic ones; empty where they are not kept.
    pub(super) fn parameter_names(&self, method: &MemberInfo<'a>) -> Read<Vec<Cow<'a, str>>> {
        let Some(data) = method.attributes.find(b"MethodParameters") else { return Ok(Vec::new()) };
        let mut cursor = Cursor::new(data);
        let count = cursor.u8()?;
        let mut names = Vec::with_capacity(count.into());
        for _ in 0..count {
            let (name, bits) = (cursor.u16()?, cursor.u16()?);
            if name != 0 && bits & access::SYNTHETIC == 0 {
                names.push(self.pool.text(name)?);
            }
        }
        Ok(names)
    }
}

impl<'a> Attributes<'a> {
    fn read(cursor: &mut Cursor<'a>, pool: &Pool<'a>) -> Read<Attributes<'a>> {
        let count = cursor.u16()?;
        let mut attributes = Vec::with_capacity(count.into());
        for _ in 0..count {
            let name = pool.utf8(cursor.u16()?)?;
            let length = cursor.u32()?;
            attributes.push((name, cursor.take(length as usize)?));
        }
        Ok(Attributes(attributes))
    }

    /// The content of the attribute with this name.
    pub(super) fn find(&self, name: &[u8]) -> Option<&'a [u8]> {
        self.0.iter().find(|(known, _)| *known == name).map(|(_, data)| *data)
    }
}

fn u16s(cursor: &mut Cursor<'_>) -> Read<Vec<u16>> {
    let count = cursor.u16()?;
    (0..count).map(|_| cursor.u16()).collect()
}

fn skip_members(cursor: &mut Cursor<'_>) -> Read<()> {
    for _ in 0..cursor.u16()? {
        cursor.take(6)?; // access, name, descriptor
        for _ in 0..cursor.u16()? {
            cursor.take(2)?;
            let length = cursor.u32()?;
            cursor.take(length as usize)?;
        }
    }
    Ok(())
}
