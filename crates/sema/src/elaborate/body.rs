//! A body that is being made: that of a method, constructor, initialiser or lambda.

use super::labels::Labels;
use super::loop_contracts::LoopContract;
use super::world::World;
use crate::program::{
    Arithmetics, ClassId, Expr, ExprKind, FieldId, Local, LocalId, MethodId, Nullness, Stmt, StmtKind, Type,
    Unsupported,
};
use base::{Arena, Name, Span};
use std::collections::{HashMap, HashSet};
use typing::Attribution;

/// A body that is being made.
pub struct Body<'w, 'a> {
    /// What all bodies share.
    pub world: &'w mut World<'a>,
    /// The file whose tables and text it is.
    pub unit: usize,
    /// The class that the code stands in, in the typed program; for a lambda the class made for it.
    pub class: ClassId,
    /// Java's current class; for a lambda the class around it.
    pub java_class: classes::ClassId,
    /// Java's `this` here: `This`, or in a lambda the captured one, `This.this$0`. None in static code and in the
    /// arguments of `this(…)` and `super(…)`.
    pub this: Option<Expr>,
    /// The object that encloses Java's `this`, and its class. It is here where there is no `this` as well.
    pub outer: Option<(Expr, classes::ClassId)>,
    /// Parameters and locals so far.
    pub locals: Arena<LocalId, Local>,
    /// How a local of Java is reached: `Local(l)`, or `This.val$x` where it is captured.
    pub variables: HashMap<typing::LocalId, Expr>,
    /// What `return` converts to, erased.
    pub result: Type,
    /// What `return` converts to; `None` where a value is returned as it is or where none is.
    pub java_result: Option<classes::Type>,
    /// The enclosing statements.
    pub labels: Labels,
    /// What of the specification in it is not understood: nothing may be concluded from the body, but it can be run.
    pub doubts: Vec<Unsupported>,
    /// The contract of the loop that comes next.
    pub(super) loop_contract: Option<LoopContract>,
    /// Whether this is a predicate of a loop, where `\old` is the state in which that began.
    pub(super) is_in_predicates: bool,
    /// What the loop goes through that the specification belongs to, if it has a position there.
    pub(super) iterated: Option<Iterated>,
    /// The variables that a lambda can hold and does hold.
    pub(super) capturing: Option<Capturing>,
    /// What whole numbers do in it.
    pub(super) arithmetic: Arithmetics,
    /// The parameters of an enum's constructor that hold name and ordinal.
    pub(super) enum_parameters: Option<(LocalId, LocalId)>,
}

/// What a `for` loop goes through.
#[derive(Clone, Copy)]
pub(super) enum Iterated {
    /// An array.
    Array,
    /// A collection, by this iterator.
    Collection(LocalId),
}

/// What a lambda can hold of the variables around it, and what it does hold.
pub(super) struct Capturing {
    /// The variables that are reached as such around the lambda.
    pub available: HashSet<typing::LocalId>,
    /// Those that are held, with their fields.
    pub captured: Vec<(typing::LocalId, FieldId)>,
}

impl<'w, 'a> Body<'w, 'a> {
    /// An empty body in a class.
    pub fn new(world: &'w mut World<'a>, unit: usize, class: ClassId, java_class: classes::ClassId) -> Body<'w, 'a> {
        let arithmetic = world.program.classes[class].arithmetic;
        Body {
            world,
            arithmetic,
            unit,
            class,
            java_class,
            this: None,
            outer: None,
            locals: Arena::new(),
            variables: HashMap::new(),
            result: Type::Void,
            java_result: None,
            labels: Labels::default(),
            doubts: Vec::new(),
            loop_contract: None,
            iterated: None,
            is_in_predicates: false,
            capturing: None,
            enum_parameters: None,
        }
    }

    /// What typing found out about the file.
    pub fn attribution(&self) -> &'a Attribution {
        self.world.units[self.unit].attribution
    }

    /// A new variable that no text has.
    pub fn fresh(&mut self, name: &str, ty: Type, span: Span) -> LocalId {
        self.locals.push(Local { name: Name::new(name), ty, nullness: Nullness::Unsaid, span })
    }

    /// The variable as an expression.
    pub fn local(&self, local: LocalId, span: Span) -> Expr {
        Expr { kind: ExprKind::Local(local), ty: self.locals[local].ty.clone(), span }
    }

    /// The object whose code runs, as an expression of the program (in a lambda: that of the lambda's class).
    pub fn own_this(&self, span: Span) -> Expr {
        Expr { kind: ExprKind::This, ty: Type::Class(self.class), span }
    }

    /// The declaration of a typing's local at its place: the program's local for it, reached from now on as such.
    pub fn declare(&mut self, id: typing::LocalId) -> LocalId {
        let variable = &self.attribution().locals[id];
        let ty = self.world.erase(&variable.ty);
        let local =
            self.locals.push(Local { name: variable.name, ty, nullness: Nullness::Unsaid, span: variable.span });
        let expr = self.local(local, variable.span);
        self.variables.insert(id, expr);
        local
    }
}

/// Expressions that no text has.
impl Body<'_, '_> {
    /// `object.field`
    pub(super) fn field_of(&self, object: Expr, field: FieldId, span: Span) -> Expr {
        let ty = self.world.program.fields[field].ty.clone();
        Expr { kind: ExprKind::Field(Box::new(object), field), ty, span }
    }

    /// `object.field = value;`
    pub(super) fn set_field(&self, object: Expr, field: FieldId, value: Expr, span: Span) -> Stmt {
        let target = self.field_of(object, field, span);
        assignment(target, value, span)
    }

    /// A call of a static method.
    pub(super) fn static_call(&self, method: MethodId, arguments: Vec<Expr>, span: Span) -> Expr {
        let ty = self.world.program.methods[method].result.clone();
        Expr { kind: ExprKind::StaticCall(method, arguments), ty, span }
    }

    /// A call by the class of the receiver.
    pub(super) fn virtual_call(&self, receiver: Expr, method: MethodId, arguments: Vec<Expr>, span: Span) -> Expr {
        let ty = self.world.program.methods[method].result.clone();
        Expr { kind: ExprKind::VirtualCall(Box::new(receiver), method, arguments), ty, span }
    }
}

/// `target = value;`
pub(super) fn assignment(target: Expr, value: Expr, span: Span) -> Stmt {
    let ty = target.ty.clone();
    let kind = ExprKind::Assign { compound: None, target: Box::new(target), value: Box::new(value) };
    expression_statement(Expr { kind, ty, span })
}

/// `return value;`
pub(super) fn return_statement(value: Expr) -> Stmt {
    let span = value.span;
    Stmt { kind: StmtKind::Return(Some(value)), span }
}

/// The value, which must not be null.
pub(super) fn non_null(value: Expr) -> Expr {
    let (ty, span) = (value.ty.clone(), value.span);
    Expr { kind: ExprKind::NonNull(Box::new(value)), ty, span }
}

/// A reference cast.
pub(super) fn cast(value: Expr, ty: Type) -> Expr {
    let span = value.span;
    Expr { kind: ExprKind::Cast(Box::new(value)), ty, span }
}

/// An `int`.
pub(super) fn int(value: i64, span: Span) -> Expr {
    Expr { kind: ExprKind::Int(value), ty: Type::Int, span }
}

/// An expression as a statement.
pub fn expression_statement(expr: Expr) -> Stmt {
    let span = expr.span;
    Stmt { kind: StmtKind::Expr(expr), span }
}
