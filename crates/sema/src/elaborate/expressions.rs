//! Expressions: what each becomes. Constants become literals wherever they stand.

use super::body::{Body, expression_statement};
use super::world::{Made, unsupported};
use crate::program::{Expr, ExprKind, LogicOp, Origin, Stmt, Type};
use base::Span;
use classes::{Constant, Flags};
use syntax::ast::{self, Literal};
use typing::Symbol;

impl Body<'_, '_> {
    /// The value of an expression, of the erased type of what was declared: a call of a method that gives a `T` is an
    /// `Object` here.
    pub(super) fn raw(&mut self, expr: &ast::Expr) -> Made<Expr> {
        if !self.is_integer_arithmetic(expr)
            && let Some(constant) = self.constant(expr)?
        {
            return Ok(constant);
        }
        let span = expr.span;
        match &expr.kind {
            ast::ExprKind::Literal(literal) => Ok(self.literal(literal, span)),
            ast::ExprKind::This(None) => self.this_object(self.java_class, span),
            ast::ExprKind::This(Some(qualifier)) => self.qualified_this(qualifier, span),
            ast::ExprKind::Name(_) | ast::ExprKind::Field(..) => {
                if let Some(literal) = self.type_as_value(expr) {
                    return Ok(literal);
                }
                let (before, variable) = self.variable(expr)?;
                Ok(sequence(before, variable))
            }
            ast::ExprKind::Index(array, index) => self.element(array, index, span),
            ast::ExprKind::Call(call) => self.call(expr, call),
            ast::ExprKind::ConstructorCall(call) => self.constructor_call(expr, call),
            ast::ExprKind::New(new) => self.new_object(expr, new),
            ast::ExprKind::NewArray(new) => self.new_array(expr, new),
            ast::ExprKind::ArrayInitializer(elements) => {
                let ty = self.type_of(expr)?;
                self.array_literal(&ty, elements, span)
            }
            ast::ExprKind::Unary(op, operand) => self.unary(expr, *op, operand),
            ast::ExprKind::Binary(..) => self.binary(expr),
            ast::ExprKind::Assign { op, target, value } => self.assign(expr, *op, target, value),
            ast::ExprKind::Step { is_increment, is_prefix, target } => {
                self.step(*is_increment, *is_prefix, target, span)
            }
            ast::ExprKind::Conditional(condition, yes, no) => self.conditional(expr, condition, yes, no),
            ast::ExprKind::Cast(ty, operand) => self.written_cast(ty, operand, span),
            ast::ExprKind::InstanceOf(operand, ty) => {
                let operand = self.raw(operand)?;
                let tested = self.written_type(ty)?;
                let tested = self.world.erase(&tested);
                Ok(Expr { kind: ExprKind::InstanceOf(Box::new(operand), tested), ty: Type::Boolean, span })
            }
            ast::ExprKind::Matches(operand, pattern) => self.matches(operand, pattern, span),
            ast::ExprKind::Switch(switch) => self.switch_expression(expr, switch),
            ast::ExprKind::Lambda(lambda) => self.lambda(expr, lambda),
            ast::ExprKind::MethodReference(reference) => self.method_reference(expr, reference),
            ast::ExprKind::ClassLiteral(ty) => {
                let named = self.written_type(ty)?;
                let named = self.world.erase(&named);
                let class = self.world.library_class("java.lang.Class", span)?;
                Ok(Expr { kind: ExprKind::ClassLiteral(named), ty: Type::Class(class), span })
            }
            ast::ExprKind::Paren(inner) => self.raw(inner),
            ast::ExprKind::Super(_) => unsupported("`super` as a value", span),
            ast::ExprKind::Annotation(_) => unsupported("annotations as values", span),
            ast::ExprKind::Specification(inner) => self.specification_expression(expr, inner),
            ast::ExprKind::Error => unsupported("text that is no expression", span),
        }
    }

    /// Whether an expression adds, subtracts or multiplies integers: what the result is where it does not fit is for lowering to
    /// say, so that the operation stays even if it is constant.
    pub(super) fn is_integer_arithmetic(&self, expr: &ast::Expr) -> bool {
        use ast::BinaryOp::{Add, Mul, Sub};
        match &expr.kind {
            ast::ExprKind::Binary(Add | Sub | Mul, ..) => {
                let primitive = self.attribution().ty(expr.id).and_then(classes::Type::primitive);
                matches!(primitive, Some(classes::Primitive::Int | classes::Primitive::Long))
            }
            ast::ExprKind::Paren(inner) => self.is_integer_arithmetic(inner),
            _ => false,
        }
    }

    /// The value of an expression if it is constant.
    pub(super) fn constant(&mut self, expr: &ast::Expr) -> Made<Option<Expr>> {
        let Some(constant) = self.attribution().constants.get(&expr.id) else {
            return Ok(None);
        };
        let ty = self.type_of(expr)?;
        let ty = self.world.erase(&ty);
        Ok(Some(self.constant_value(constant, ty, expr.span)))
    }

    /// A constant as a literal of a type: `boolean`, a number, or `String`.
    pub(super) fn constant_value(&mut self, constant: &Constant, ty: Type, span: Span) -> Expr {
        let (kind, own) = match constant {
            Constant::Boolean(value) => (ExprKind::Bool(*value), Type::Boolean),
            Constant::Int(value) => {
                // The type says which of the small ones it is.
                let own = if matches!(ty, Type::Byte | Type::Short | Type::Char) { ty.clone() } else { Type::Int };
                (ExprKind::Int(i64::from(*value)), own)
            }
            Constant::Long(value) => (ExprKind::Int(*value), Type::Long),
            Constant::Float(value) => (ExprKind::Float(*value), Type::Float),
            Constant::Double(value) => (ExprKind::Double(*value), Type::Double),
            Constant::String(text) => return self.text(text, span),
        };
        let value = Expr { kind, ty: own, span };
        if ty.is_numeric() { super::conversions::numeric(value, ty) } else { value }
    }

    /// A string constant.
    pub(super) fn text(&mut self, text: &[u16], span: Span) -> Expr {
        Expr { kind: ExprKind::String(text.into()), ty: self.world.string(), span }
    }

    fn literal(&mut self, literal: &Literal, span: Span) -> Expr {
        let (kind, ty) = match literal {
            Literal::Int(value) => (ExprKind::Int(i64::from(*value)), Type::Int),
            Literal::Long(value) => (ExprKind::Int(*value), Type::Long),
            Literal::Float(bits) => (ExprKind::Float(f32::from_bits(*bits)), Type::Float),
            Literal::Double(bits) => (ExprKind::Double(f64::from_bits(*bits)), Type::Double),
            Literal::Char(value) => (ExprKind::Int(i64::from(*value)), Type::Char),
            Literal::String(text) => return self.text(text, span),
            Literal::Bool(value) => (ExprKind::Bool(*value), Type::Boolean),
            Literal::Null => (ExprKind::Null, Type::Null),
        };
        Expr { kind, ty, span }
    }

    /// `this` of the current or an enclosing class.
    pub(super) fn this_object(&mut self, class: classes::ClassId, span: Span) -> Made<Expr> {
        match &self.this {
            Some(this) if class == self.java_class => Ok(Expr { span, ..this.clone() }),
            _ => self.enclosing_this(class, span),
        }
    }

    fn qualified_this(&mut self, qualifier: &ast::Expr, span: Span) -> Made<Expr> {
        match self.class_named_by(qualifier) {
            Some(class) => self.this_object(class, span),
            None => unsupported("`this` of a class that is not certain", span),
        }
    }

    /// The class that an expression names, if it names one.
    pub(super) fn class_named_by(&self, expr: &ast::Expr) -> Option<classes::ClassId> {
        match self.attribution().symbols.get(&expr.id) {
            Some(Symbol::Class(ty)) => self.world.classes.erasure(ty).class_id(),
            _ => None,
        }
    }

    /// Whether an expression is the name of a class or package, so that there is nothing to be worked out.
    pub(super) fn is_class_name(&self, expr: &ast::Expr) -> bool {
        matches!(expr.kind, ast::ExprKind::Name(_) | ast::ExprKind::Field(..))
            && matches!(self.attribution().symbols.get(&expr.id), Some(Symbol::Class(_) | Symbol::Package(_)) | None)
    }

    /// The name of a class that stands for it as a value, in a specification.
    fn type_as_value(&mut self, expr: &ast::Expr) -> Option<Expr> {
        let Some(Symbol::Class(ty)) = self.attribution().symbols.get(&expr.id) else { return None };
        if !matches!(self.attribution().ty(expr.id), Some(classes::Type::Logic(..))) {
            return None;
        }
        let named = self.world.erase(&ty.clone());
        Some(Expr { kind: ExprKind::TypeLiteral(named), ty: Type::TypeValue, span: expr.span })
    }

    /// A local variable, field or `length`, with what has to be done before.
    pub(super) fn variable(&mut self, expr: &ast::Expr) -> Made<(Vec<Stmt>, Expr)> {
        let span = expr.span;
        let qualifier = match &expr.kind {
            ast::ExprKind::Field(qualifier, _) => Some(&**qualifier),
            _ => None,
        };
        match self.attribution().symbols.get(&expr.id) {
            Some(Symbol::Local(local)) => Ok((Vec::new(), self.local_variable(*local, span)?)),
            Some(Symbol::Field(field)) => self.field(*field, qualifier, span),
            Some(Symbol::Length) => match qualifier {
                Some(array) => {
                    let array = self.expression(array)?;
                    let made = match array.ty {
                        Type::Seq => {
                            Expr { kind: ExprKind::Logic(LogicOp::SeqLength, vec![array]), ty: Type::BigInt, span }
                        }
                        _ => Expr { kind: ExprKind::Length(Box::new(array)), ty: Type::Int, span },
                    };
                    Ok((Vec::new(), made))
                }
                None => unsupported("names whose meaning is not certain", span),
            },
            Some(Symbol::Class(_) | Symbol::Package(_)) | None => {
                unsupported("names whose meaning is not certain", span)
            }
        }
    }

    /// A local variable, also one that is captured.
    pub(super) fn local_variable(&mut self, local: typing::LocalId, span: Span) -> Made<Expr> {
        let variable = &self.attribution().locals[local];
        if let Some(found) = self.variables.get(&local) {
            return Ok(Expr { span, ..found.clone() });
        }
        if let Some(constant) = &variable.constant {
            let ty = self.world.erase(&variable.ty);
            return Ok(self.constant_value(constant, ty, span));
        }
        self.captured_variable(local, span)
    }

    /// A field, by its simple name or behind a qualifier, with what has to be done before.
    pub(super) fn field(
        &mut self,
        id: classes::FieldId,
        qualifier: Option<&ast::Expr>,
        span: Span,
    ) -> Made<(Vec<Stmt>, Expr)> {
        let declared = self.world.classes.field(id);
        let is_static = declared.flags.has(Flags::STATIC);
        let (owner, flags) = (declared.owner, declared.flags);
        let found = self.world.field(id, span);
        let constant = declared.constant.get().cloned().flatten();
        let (field, ty) = match (found, constant) {
            (Ok(field), _) => (field, self.world.program.fields[field].ty.clone()),
            // A constant of a class without model has its value nevertheless.
            (Err(_), Some(constant)) if is_static => {
                let before = self.evaluated(qualifier)?;
                let ty = self.world.erase(&declared.ty);
                return Ok((before, self.constant_value(&constant, ty, span)));
            }
            (Err(_), None) if is_static && self.world.class_is_external(owner) => {
                let before = self.evaluated(qualifier)?;
                let reader = self.world.reader(id, span)?;
                let ty = self.world.program.methods[reader].result.clone();
                return Ok((before, Expr { kind: ExprKind::StaticCall(reader, Vec::new()), ty, span }));
            }
            (Err(reason), _) => return self.unknown_field(id, qualifier, reason),
        };
        if is_static {
            let before = self.evaluated(qualifier)?;
            return Ok((before, Expr { kind: ExprKind::StaticField(field), ty, span }));
        }
        let object = match qualifier {
            None => self.implicit_receiver(owner, flags, span)?,
            Some(qualifier) => self.receiver(qualifier, owner)?,
        };
        Ok((Vec::new(), Expr { kind: ExprKind::Field(Box::new(object), field), ty, span }))
    }

    /// What stands before the dot of an instance member: a value, or `super`.
    pub(super) fn receiver(&mut self, qualifier: &ast::Expr, owner: classes::ClassId) -> Made<Expr> {
        let mut inner = qualifier;
        while let ast::ExprKind::Paren(next) = &inner.kind {
            inner = next;
        }
        match &inner.kind {
            ast::ExprKind::Super(None) => self.this_object(self.java_class, inner.span),
            ast::ExprKind::Super(Some(outer)) => self.qualified_this(outer, inner.span),
            _ => {
                let ty = self.type_of(qualifier)?;
                let value = self.expression(qualifier)?;
                // Of an intersection only the first type survives erasure; a member may be of another.
                match self.world.classes.skip_variables(&ty) {
                    classes::Type::Intersection(_) => {
                        let owner = Type::Class(self.world.class(owner));
                        Ok(self.cast(value, owner))
                    }
                    _ => Ok(value),
                }
            }
        }
    }

    /// What is worked out before a static member though it does not matter: `f().STATIC`.
    pub(super) fn evaluated(&mut self, qualifier: Option<&ast::Expr>) -> Made<Vec<Stmt>> {
        let Some(qualifier) = qualifier else {
            return Ok(Vec::new());
        };
        if matches!(qualifier.kind, ast::ExprKind::Super(_)) || self.is_class_name(qualifier) {
            return Ok(Vec::new());
        }
        let value = self.raw(qualifier)?;
        match value.kind {
            ExprKind::Local(_) | ExprKind::This => Ok(Vec::new()),
            _ => Ok(vec![expression_statement(value)]),
        }
    }

    fn element(&mut self, array: &ast::Expr, index: &ast::Expr, span: Span) -> Made<Expr> {
        let found = self.type_of(array)?;
        if matches!(found, classes::Type::Logic(..)) {
            return self.element_of_sequence(array, index, span);
        }
        // In specifications an index may be of any size.
        let index_type = self.type_of(index)?;
        if matches!(index_type, classes::Type::Logic(..)) || index_type == classes::Type::LONG {
            let (array, index) = (self.expression(array)?, self.expression(index)?);
            let Type::Array(element) = array.ty.clone() else {
                return unsupported("elements of what is no array", span);
            };
            return Ok(Expr { kind: ExprKind::Index(Box::new(array), Box::new(index)), ty: *element, span });
        }
        let array = self.expression(array)?;
        let index = self.converted(index, &classes::Type::INT)?;
        let Type::Array(element) = &array.ty else {
            return unsupported("elements of what is no array", span);
        };
        let ty = (**element).clone();
        Ok(Expr { kind: ExprKind::Index(Box::new(array), Box::new(index)), ty, span })
    }

    fn element_of_sequence(&mut self, sequence: &ast::Expr, index: &ast::Expr, span: Span) -> Made<Expr> {
        let found = self.type_of(sequence)?;
        let arguments = vec![self.expression(sequence)?, self.expression(index)?];
        if arguments[0].ty != Type::Seq {
            return unsupported("maps of specifications", span);
        }
        let ty = self.world.object();
        let element = Expr { kind: ExprKind::Logic(LogicOp::SeqGet, arguments), ty, span };
        // A sequence may say what its elements are.
        let classes::Type::Logic(_, of) = &found else { return Ok(element) };
        Ok(match of.first() {
            Some(of) => {
                let ty = self.world.erase(of);
                Expr { kind: ExprKind::Logic(LogicOp::OfElement, vec![element]), ty, span }
            }
            None => element,
        })
    }

    fn new_array(&mut self, expr: &ast::Expr, new: &ast::NewArray) -> Made<Expr> {
        let ty = self.type_of(expr)?;
        if let Some(initializer) = &new.initializer
            && let ast::ExprKind::ArrayInitializer(elements) = &initializer.kind
        {
            return self.array_literal(&ty, elements, expr.span);
        }
        let mut lengths = Vec::new();
        for length in &new.lengths {
            lengths.push(self.converted(length, &classes::Type::INT)?);
        }
        let ty = self.world.erase(&ty);
        Ok(Expr { kind: ExprKind::NewArray(lengths), ty, span: expr.span })
    }

    fn array_literal(&mut self, ty: &classes::Type, elements: &[ast::Expr], span: Span) -> Made<Expr> {
        let Some(element) = ty.element() else {
            return unsupported("elements of what is no array", span);
        };
        let mut values = Vec::new();
        for value in elements {
            values.push(self.converted(value, element)?);
        }
        Ok(Expr { kind: ExprKind::ArrayLiteral(values), ty: self.world.erase(ty), span })
    }

    fn conditional(&mut self, expr: &ast::Expr, condition: &ast::Expr, yes: &ast::Expr, no: &ast::Expr) -> Made<Expr> {
        let java_type = self.type_of(expr)?;
        let condition = self.condition(condition)?;
        let yes = self.converted(yes, &java_type)?;
        let no = self.converted(no, &java_type)?;
        let ty = self.world.erase(&java_type);
        let kind = ExprKind::Conditional(Box::new(condition), Box::new(yes), Box::new(no));
        Ok(Expr { kind, ty, span: expr.span })
    }

    /// `(T) e`
    fn written_cast(&mut self, written: &ast::TypeRef, operand: &ast::Expr, span: Span) -> Made<Expr> {
        let from = self.type_of(operand)?;
        let to = self.written_type(written)?;
        self.note_unchecked(&from, &to, span);
        let value = self.raw(operand)?;
        let parts = match &to {
            classes::Type::Intersection(parts) => parts.to_vec(),
            to => vec![to.clone()],
        };
        let is_same = |value: &Expr, ty: &Type| value.ty == *ty;
        // All parts are tested, and the value is of the first.
        let mut result = value;
        for part in parts.iter().rev() {
            let wanted = self.world.erase(part);
            if !is_same(&result, &wanted) {
                result = self.convert(result, &from, part, span)?;
            }
        }
        Ok(Expr { span, ..result })
    }

    /// A cast to a type with arguments, or to a type variable, is not tested at run time.
    fn note_unchecked(&mut self, from: &classes::Type, to: &classes::Type, span: Span) {
        let classes = self.world.classes;
        if self.world.units[self.unit].origin == Origin::Source
            && *to != classes.erasure(to)
            && !classes.is_subtype(from, to)
        {
            self.world.program.unchecked.get_or_insert(span);
        }
    }
}

/// Statements and then a value; the value alone if there are none.
pub(super) fn sequence(before: Vec<Stmt>, value: Expr) -> Expr {
    if before.is_empty() {
        return value;
    }
    let (ty, span) = (value.ty.clone(), value.span);
    Expr { kind: ExprKind::Sequence(before, Box::new(value)), ty, span }
}

/// `target = value`
pub(super) fn assignment(target: Expr, value: Expr, span: Span) -> Expr {
    let ty = target.ty.clone();
    Expr { kind: ExprKind::Assign { compound: None, target: Box::new(target), value: Box::new(value) }, ty, span }
}

/// `left op right` of a type.
pub(super) fn binary_operation(op: ast::BinaryOp, left: Expr, right: Expr, ty: Type, span: Span) -> Expr {
    Expr { kind: ExprKind::Binary(op, Box::new(left), Box::new(right)), ty, span }
}

/// `true`, `false`
pub(super) fn truth(value: bool, span: Span) -> Expr {
    Expr { kind: ExprKind::Bool(value), ty: Type::Boolean, span }
}

/// An `int` constant.
pub(super) fn integer(value: i64, span: Span) -> Expr {
    Expr { kind: ExprKind::Int(value), ty: Type::Int, span }
}
