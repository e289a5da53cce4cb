//! Fields that no model has. Reading one is a call of a method without a body: it gives any value of the type of the field, and nobody knows what
//! else happens, since the class of a static field may be initialised then, and an object may be null.

use super::body::Body;
use super::world::{Made, World, understood};
use crate::program::{
    Access, Allocation, Arithmetics, Expr, ExprKind, Local, Method, MethodId, MethodKind, Nullness, Stmt, Type,
    Unsupported,
};
use base::{Arena, Name};
use classes::Flags;
use syntax::ast;

impl Body<'_, '_> {
    /// The value of a field that no model has, with what has to be done before.
    pub(super) fn unknown_field(
        &mut self,
        id: classes::FieldId,
        qualifier: Option<&ast::Expr>,
        reason: Unsupported,
    ) -> Made<(Vec<Stmt>, Expr)> {
        let span = reason.span;
        let declared = self.world.classes.field(id);
        understood(&declared.ty, span)?;
        let (owner, flags) = (declared.owner, declared.flags);
        let (before, arguments) = match qualifier {
            _ if flags.has(Flags::STATIC) => (self.evaluated(qualifier)?, Vec::new()),
            None => (Vec::new(), vec![self.implicit_receiver(owner, flags, span)?]),
            Some(qualifier) => (Vec::new(), vec![self.receiver(qualifier, owner)?]),
        };
        let reader = self.world.reader_of(id, reason);
        let ty = self.world.program.methods[reader].result.clone();
        Ok((before, Expr { kind: ExprKind::StaticCall(reader, arguments), ty, span }))
    }
}

impl World<'_> {
    /// The method that stands for reading a field.
    fn reader_of(&mut self, id: classes::FieldId, reason: Unsupported) -> MethodId {
        if let Some(known) = self.field_readers.get(&id) {
            return *known;
        }
        let declared = self.classes.field(id);
        let (owner, span) = (self.class(declared.owner), reason.span);
        let result = self.erase(&declared.ty);
        let mut locals = Arena::new();
        let object = Local { name: Name::new("object"), ty: Type::Class(owner), nullness: Nullness::Nullable, span };
        let is_static = declared.flags.has(Flags::STATIC);
        let parameters = if is_static { Vec::new() } else { vec![locals.push(object)] };
        let class = self.classes.class(declared.owner).binary_name;
        let made = self.program.methods.push(Method {
            owner,
            name: declared.name,
            signature: Name::new(&format!("{class}.{}", declared.name)),
            kind: MethodKind::Static,
            access: Access::Public,
            is_abstract: false,
            is_native: false,
            is_final: true,
            is_pure: false,
            allocates: Allocation::Anything,
            is_helper: false,
            is_model: false,
            arithmetic: Arithmetics::default(),
            overrides: None,
            locals,
            parameters,
            result,
            result_is_nullable: true,
            throws: Vec::new(),
            contract: None,
            body: None,
            unsupported: vec![reason],
            span,
        });
        self.field_readers.insert(id, made);
        made
    }
}
