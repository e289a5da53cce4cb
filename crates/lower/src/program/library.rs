//! Fields of the library's classes that have a meaning of their own: what collections hold, and the number in a box.

use crate::program::context::Context;
use ir::JavaType;
use logic::Var;
use sema::program::{FieldId, MethodId, Origin, Type};

/// The classes whose objects stand for sequences and dictionaries.
const VALUES: [&str; 2] = ["invar.logic.Seq", "invar.logic.Dict"];

/// The name of the field in which a model keeps what its objects hold. Other fields with such values are for the model only.
const CONTENT: &str = "content";

/// The fields in which an object of the library of this type, or of a subtype, keeps what it holds.
pub fn contents(context: &Context<'_>, ty: &Type) -> Vec<FieldId> {
    let Type::Class(class) = ty else { return Vec::new() };
    let program = context.program;
    let is_content = |id: &FieldId| {
        let field = &program.fields[*id];
        let is_value = matches!(&field.ty, Type::Class(class) if VALUES.contains(&&*program.classes[*class].name));
        let is_related = context.is_subclass(field.owner, *class) || context.is_subclass(*class, field.owner);
        is_value && !field.is_static && is_related && &*field.name == CONTENT
    };
    context.reach.live_fields.iter().copied().filter(is_content).collect()
}

impl Context<'_> {
    /// Whether a field that holds a value of the library holds a sequence, and no dictionary.
    pub fn is_sequence(&self, field: FieldId) -> bool {
        self.java_type(&self.program.fields[field].ty) == JavaType::Class(VALUES[0].into())
    }

    /// The field with the number in a box, if this is the method that gives it: `intValue` of `Integer`.
    pub fn number_in_box(&self, method: MethodId) -> Option<Var> {
        let program = self.program;
        let method = &program.methods[method];
        let owner = &program.classes[method.owner];
        let field = owner.fields.iter().find(|id| &*program.fields[**id].name == "value")?;
        let primitive = method.name.strip_suffix("Value")?;
        let is_own = owner.origin != Origin::Source
            && program.fields[*field].ty == method.result
            && program.type_name(&method.result) == primitive;
        is_own.then(|| self.field(*field))
    }
}
