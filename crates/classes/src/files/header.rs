//! The header of a class from its class file.

use super::reader::{ClassFile, Malformed, Read};
use super::scope::Scope;
use super::signatures::Signature;
use crate::table::{ClassId, Classes, Header, Nesting, VariableId};
use crate::types::Type;

impl Classes {
    /// Enters parameters and supertypes.
    pub(crate) fn complete_header(&self, id: ClassId) {
        let class = self.class(id);
        let Some(bytes) = class.pending.take() else { return };
        let header = self.read_header(id, &bytes).unwrap_or_else(|Malformed(reason)| {
            self.notes.broken(class.binary_name, reason);
            Header::default()
        });
        // Only the first header counts, and this is it: nothing above asks for the header of the class itself.
        let _ = class.header.set(header);
        *class.pending.borrow_mut() = Some(bytes);
    }

    fn read_header(&self, id: ClassId, bytes: &[u8]) -> Read<Header> {
        let file = ClassFile::read(bytes)?;
        self.note_enclosing_variables(id, &file)?;
        let mut permits = Vec::new();
        for subclass in file.permitted_subclasses()? {
            permits.extend(self.find_or_note(file.pool.class_name(subclass)?));
        }
        let mut scope = Scope::new(self, id, &[]);
        let generic = match file.signature(&file.attributes)? {
            Some(text) => match Signature::new(self, &mut scope, &text).class() {
                Ok(read) => Some(read),
                Err(Malformed(reason)) => {
                    self.notes.broken(self.class(id).binary_name, reason);
                    None
                }
            },
            None => None,
        };
        let (parameters, superclass, interfaces) = match generic {
            Some((parameters, superclass, interfaces)) => (parameters, Some(superclass), interfaces),
            None => self.plain_supertypes(&file)?,
        };
        // The file of an interface gives `Object` as its superclass, which it is not.
        let superclass = superclass.filter(|_| !self.class(id).is_interface());
        Ok(Header { parameters, superclass, interfaces, permits })
    }

    /// The supertypes of a class that is not generic, nor are they.
    fn plain_supertypes(&self, file: &ClassFile) -> Read<(Vec<VariableId>, Option<Type>, Vec<Type>)> {
        let named = |index: u16| -> Read<Type> {
            Ok(self.find_or_note(file.pool.class_name(index)?).map_or(Type::Unknown, Type::class))
        };
        let superclass = if file.super_class == 0 { None } else { Some(named(file.super_class)?) };
        let interfaces = file.interfaces.iter().map(|index| named(*index)).collect::<Read<Vec<_>>>()?;
        Ok((Vec::new(), superclass, interfaces))
    }

    /// Notes the type parameters of the method around a local class, for its signatures may mention them.
    fn note_enclosing_variables(&self, id: ClassId, file: &ClassFile) -> Read<()> {
        let class = self.class(id);
        let (Nesting::Local | Nesting::Anonymous, Some(outer)) = (class.nesting, class.outer) else { return Ok(()) };
        let Some(enclosing) = file.enclosing()?.filter(|enclosing| enclosing.method != 0) else { return Ok(()) };
        let (name, descriptor) = file.pool.name_and_type(enclosing.method)?;
        let variables = self.variables_of_method(outer, &name, &descriptor);
        self.notes.enclosing_variables.borrow_mut().insert(id, variables);
        Ok(())
    }
}
