//! The bodies of all methods, one after the other.

use super::body::Body;
use super::declare::Source;
use super::members::MethodText;
use super::world::{Made, World};
use crate::program::{Local, LocalId, MethodId, MethodKind, Stmt, Unsupported};
use base::Arena;
use classes::{ClassKind, Flags};

impl<'a> World<'a> {
    /// Makes the bodies of all methods that have one.
    pub(super) fn make_bodies(&mut self) {
        let mut methods: Vec<(MethodId, MethodText<'a>)> = self.texts.iter().map(|(id, text)| (*id, *text)).collect();
        methods.sort_by_key(|(id, _)| *id);
        for (method, text) in methods {
            let described = &self.program.methods[method];
            if described.is_abstract || described.is_native || !described.unsupported.is_empty() {
                continue;
            }
            // A model may promise something without saying how it is done.
            if text.decl.is_some_and(|decl| decl.body.is_none()) {
                continue;
            }
            let made = match described.kind {
                MethodKind::Constructor => self.constructor_body(method, text),
                _ => self.method_body(method, text),
            };
            finish(made).into_program(self, method);
        }
        for source in self.sources.ids() {
            let Some(method) = self.program.classes[self.sources[source].class].static_initializer else { continue };
            let made = self.static_initializer_body(source);
            finish(made).into_program(self, method);
        }
    }

    fn method_body(&mut self, method: MethodId, text: MethodText<'a>) -> Made<(Body<'_, 'a>, Vec<Stmt>)> {
        let Source { java, class, unit, decl, .. } = self.sources[text.source];
        let described = &self.program.methods[method];
        let (locals, parameters) = (described.locals.clone(), described.parameters.clone());
        let (kind, result, name, span) = (described.kind, described.result.clone(), described.name, described.span);
        let arithmetic = described.arithmetic;
        let table = self.classes;
        let declared = text.java.map(|id| table.method(id));
        let is_implicit = declared.is_some_and(|declared| declared.flags.has(Flags::IMPLICIT));
        let mut body = Body::new(self, unit, class, java);
        body.locals = locals;
        body.arithmetic = arithmetic;
        body.result = result;
        body.java_result = declared.map(|declared| declared.result.clone()).filter(|ty| *ty != classes::Type::Void);
        if kind == MethodKind::Instance {
            body.this = Some(body.own_this(span));
        }
        let statements = match text.decl {
            Some(decl) => {
                body.enter_parameters(text.source, decl, &parameters);
                let written = decl.body.as_ref().map_or(&[][..], |body| body.statements.as_slice());
                body.statements(written)?
            }
            None if is_implicit && table.class(java).kind == ClassKind::Enum => {
                body.implicit_enum_method(text, name, &parameters, span)?
            }
            None if is_implicit && decl.kind == syntax::ast::TypeKind::Record => {
                body.implicit_record_method(text, name, &parameters, span)?
            }
            None => return super::world::unsupported("methods without a text", span),
        };
        Ok((body, statements))
    }
}

/// A body that was made, free of the world.
pub(super) struct Finished(Made<Parts>);

struct Parts {
    locals: Arena<LocalId, Local>,
    statements: Vec<Stmt>,
    doubts: Vec<Unsupported>,
}

/// Takes the result out of the body.
pub(super) fn finish(made: Made<(Body<'_, '_>, Vec<Stmt>)>) -> Finished {
    Finished(made.map(|(body, statements)| Parts { locals: body.locals, statements, doubts: body.doubts }))
}

impl Finished {
    /// Puts the body, or the reason why there is none, into the program.
    pub(super) fn into_program(self, world: &mut World<'_>, method: MethodId) {
        let described = &mut world.program.methods[method];
        match self.0 {
            Ok(Parts { locals, statements, doubts }) => {
                described.locals = locals;
                described.body = Some(statements);
                described.unsupported.extend(doubts);
            }
            Err(reason) => described.unsupported.push(reason),
        }
    }
}
