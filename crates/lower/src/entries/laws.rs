//! What all laws of methods share that Java asks something of, `equals` and `compareTo` among them: each set of laws is a procedure of
//! its own that calls the methods on any objects and checks what must hold of the results.
//!
//! It is an entry point that claims nothing but the laws: what else must hold in the methods is checked where they are checked
//! themselves. A call that ends by an exception ends the procedure too, and nothing more is said.

use crate::build::builder::Builder;
use crate::program::context::{Context, Lowered};
use crate::program::signatures::parameters;
use crate::program::stand_in::stand_in;
use base::{Arena, Name, Rule, Span};
use ir::vocabulary::{type_constant, type_of};
use ir::{CommandKind, Contract, Procedure, Program as Lowering, Requires, Role, Terminator};
use logic::Term;
use logic::build::{eq, or};
use sema::program::{Access, ClassId, Local, Method, Nullness, Type, Unsupported};

/// Adds everything that the program's own methods must hold to. What the laws call has been lowered already.
pub fn add_laws(context: &Context<'_>, lowered: &mut Lowering, sites: &mut u32) {
    crate::entries::equality::add_null_laws(context, lowered, sites);
    crate::entries::ordering::add_laws(context, lowered, sites);
    crate::entries::equality::add_laws(context, lowered, sites);
}

/// That an object is exactly of one of these classes.
pub fn is_of(context: &Context<'_>, object: &Term, classes: &[ClassId]) -> Term {
    let is_class =
        |class: &ClassId| eq(type_of(object.clone()), type_constant(&context.java_type(&Type::Class(*class))));
    or(classes.iter().map(is_class))
}

/// A set of laws, to be lowered.
pub struct Subject {
    /// The class of `this`.
    pub owner: ClassId,
    /// The name of the entry point.
    pub name: String,
    /// The other objects that the laws are about, with their types.
    pub others: Vec<(&'static str, Type)>,
    /// The method that results stand at.
    pub span: Span,
}

/// The entry point for some laws: `fill` writes its body for `this` and the others, and says what is required of them.
pub fn lower_laws(
    context: &Context<'_>,
    subject: &Subject,
    lowered: &mut Lowering,
    sites: &mut u32,
    fill: impl FnOnce(&mut Builder<'_>, &[Term]) -> Lowered<Vec<Requires>>,
) -> Procedure {
    let taker = taker(context, subject);
    let mut procedure = Procedure {
        parameters: parameters(context, &taker),
        is_entry: true,
        ..Procedure::empty(taker.signature, subject.span)
    };
    let mut builder = Builder::new(context, &taker, &mut lowered.obligations, sites);
    for (id, parameter) in taker.parameters.iter().zip(&procedure.parameters[1..]) {
        builder.scope.entry_values.insert(*id, parameter.variable.clone());
    }
    let objects: Vec<Term> = procedure.parameters.iter().map(|parameter| parameter.variable.term()).collect();
    builder.scope.this = Some(objects[0].clone());
    let mut requires = builder.free_requires();
    match fill(&mut builder, &objects) {
        Ok(more) => {
            builder.terminate(Terminator::Return);
            requires.extend(more);
            builder.finish().fill(&mut procedure, Contract { requires, ..Contract::default() });
        }
        Err(Unsupported { what, span }) => procedure.unsupported.push((span, what)),
    }
    procedure
}

/// The method that stands in for some laws: it takes the other objects.
fn taker(context: &Context<'_>, subject: &Subject) -> Method {
    let span = context.program.classes[subject.owner].span;
    let mut locals = Arena::new();
    let local = |(name, ty): &(&'static str, Type)| {
        locals.push(Local { name: (*name).into(), ty: ty.clone(), nullness: Nullness::Nullable, span })
    };
    let parameters = subject.others.iter().map(local).collect();
    Method {
        signature: Name::new(&subject.name),
        access: Access::Public,
        is_pure: false,
        locals,
        parameters,
        ..stand_in(subject.owner, "<laws>".into(), span)
    }
}

/// Something that holds of the objects without anybody's doing.
pub fn given(formula: Term, span: Span, text: &str) -> Requires {
    Requires { formula, role: Role::Free, span, text: text.to_owned() }
}

impl Builder<'_> {
    /// A law: nothing follows from it for the next one.
    pub fn law(&mut self, rule: &'static Rule, span: Span, message: &str, condition: Term) {
        let obligation = self.oblige(rule, span, message, Vec::new());
        self.emit(span, CommandKind::Check { condition, obligation });
    }

    /// Goes on only where a condition holds.
    pub fn leave_unless(&mut self, condition: Term) {
        let (inside, outside) = (self.new_block(), self.new_block());
        self.terminate(Terminator::Branch { condition, then_block: inside, else_block: outside, written: None });
        self.enter(outside);
        self.terminate(Terminator::Return);
        self.enter(inside);
    }
}
