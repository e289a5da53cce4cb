//! Which methods have no body (JLS 8.4.7, 9.4.3).

use crate::checker::Checker;
use classes::{ClassId, Flags};
use syntax::ast::TypeDecl;

impl<'a> Checker<'a> {
    /// Reports bodies that are too much. Those that are missing the parser has reported: whether they may be depends
    /// on the kind of file.
    pub(super) fn check_bodies(&mut self, class: ClassId, decl: &'a TypeDecl) {
        let is_interface = self.classes.class(class).is_interface();
        for (method, id) in self.written_methods(decl) {
            let flags = self.classes.method(id).flags;
            if flags.has(Flags::SPECIFICATION) {
                continue;
            }
            let is_abstract = flags.has(Flags::ABSTRACT) && !flags.has(Flags::DEFAULT) && !flags.has(Flags::PRIVATE);
            let name = method.name.name;
            match &method.body {
                Some(body) if is_abstract && is_interface => {
                    let message = format!("`{name}` has a body, so it must be `default`, `static` or `private`");
                    self.class_error(body.span.at_start(), message);
                }
                Some(_) if is_abstract => {
                    self.class_error(method.name.span, format!("`{name}` is abstract, so it cannot have a body"));
                }
                Some(_) if flags.has(Flags::NATIVE) => {
                    self.class_error(method.name.span, format!("`{name}` is native, so it cannot have a body"));
                }
                _ => {}
            }
        }
    }
}
