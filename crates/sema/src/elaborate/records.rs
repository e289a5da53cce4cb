//! Records: what their constructors assign, their accessors, `equals`, `hashCode` and `toString`.

use super::body::{Body, cast, int, return_statement};
use super::declare::Source;
use super::members::MethodText;
use super::world::{Made, unsupported};
use crate::program::{BinaryOp, Expr, ExprKind, FieldId, LocalId, Stmt, StmtKind, Type, UnaryOp};
use base::{Name, Span};
use syntax::ast::TypeKind;

impl<'a> Body<'_, 'a> {
    /// What the canonical constructor that is not written, or written in its compact form, does at its end.
    pub(super) fn record_assignments(&mut self, text: MethodText<'a>, parameters: &[LocalId], span: Span) -> Vec<Stmt> {
        let is_record = self.world.sources[text.source].decl.kind == TypeKind::Record;
        if !is_record || text.decl.is_some_and(|decl| !decl.is_compact) {
            return Vec::new();
        }
        let components = self.components(text);
        let assign = |(field, parameter): (&FieldId, &LocalId)| {
            self.set_field(self.own_this(span), *field, self.local(*parameter, span), span)
        };
        components.iter().zip(parameters).map(assign).collect()
    }

    /// The fields of the components.
    fn components(&self, text: MethodText<'a>) -> Vec<FieldId> {
        let java = self.world.sources[text.source].java;
        let components = &self.world.classes.members(java).components;
        components.iter().filter_map(|component| self.world.field_ids.get(component)).copied().collect()
    }

    /// A method of a record that is not written.
    pub(super) fn implicit_record_method(
        &mut self,
        text: MethodText<'a>,
        name: Name,
        parameters: &[LocalId],
        span: Span,
    ) -> Made<Vec<Stmt>> {
        let components = self.components(text);
        let value = match (&*name, parameters) {
            ("equals", [other]) => return self.record_equals(&components, *other, span),
            (_, []) => {
                let component = components.iter().copied().find(|field| self.world.program.fields[*field].name == name);
                match (component, &*name) {
                    (Some(field), _) => self.field_of(self.own_this(span), field, span),
                    (None, "hashCode") => self.record_hash(&components, span)?,
                    (None, "toString") => self.record_text(text, &components, span)?,
                    _ => return unsupported("methods of records that are not certain", span),
                }
            }
            _ => return unsupported("methods of records that are not certain", span),
        };
        Ok(vec![return_statement(value)])
    }

    /// Whether another object is a record of the class with equal components.
    fn record_equals(&mut self, components: &[FieldId], other: LocalId, span: Span) -> Made<Vec<Stmt>> {
        let class = Type::Class(self.class);
        let given = self.local(other, span);
        let test = boolean(ExprKind::InstanceOf(Box::new(given.clone()), class.clone()), span);
        let differs = boolean(ExprKind::Unary(UnaryOp::Not, Box::new(test)), span);
        let no = return_statement(boolean(ExprKind::Bool(false), span));
        let mut statements = vec![Stmt { kind: StmtKind::If(differs, Box::new(no), None), span }];
        let same = self.fresh("same", class.clone(), span);
        statements.push(Stmt { kind: StmtKind::Local(same, Some(cast(given, class))), span });
        let mut result: Option<Expr> = None;
        for field in components {
            let own = self.field_of(self.own_this(span), *field, span);
            let others = self.field_of(self.local(same, span), *field, span);
            let test = self.are_equal(own, others, span)?;
            result = Some(match result {
                None => test,
                Some(before) => boolean(ExprKind::Binary(BinaryOp::AndAlso, Box::new(before), Box::new(test)), span),
            });
        }
        statements.push(return_statement(result.unwrap_or_else(|| boolean(ExprKind::Bool(true), span))));
        Ok(statements)
    }

    /// Whether two values of a component are equal: floating-point numbers as their boxes are, objects by `equals`.
    fn are_equal(&mut self, first: Expr, second: Expr, span: Span) -> Made<Expr> {
        let box_name = match first.ty {
            Type::Float => Some(("java.lang.Float", "float")),
            Type::Double => Some(("java.lang.Double", "double")),
            _ => None,
        };
        if let Some((class, primitive)) = box_name {
            let compare = self.world.library_method(class, "compare", &[primitive, primitive], span)?;
            let order = self.static_call(compare, vec![first, second], span);
            return Ok(boolean(ExprKind::Binary(BinaryOp::Eq, Box::new(order), Box::new(int(0, span))), span));
        }
        if first.ty.is_reference() {
            let objects = ["java.lang.Object", "java.lang.Object"];
            let equals = self.world.library_method("java.util.Objects", "equals", &objects, span)?;
            return Ok(self.static_call(equals, vec![first, second], span));
        }
        Ok(boolean(ExprKind::Binary(BinaryOp::Eq, Box::new(first), Box::new(second)), span))
    }

    /// The hashes of the components, each time multiplied by 31 as the JDK does.
    fn record_hash(&mut self, components: &[FieldId], span: Span) -> Made<Expr> {
        let mut result: Option<Expr> = None;
        for field in components {
            let value = self.field_of(self.own_this(span), *field, span);
            let hash = self.hash_of(value, span)?;
            result = Some(match result {
                None => hash,
                Some(before) => {
                    let factor = Box::new(int(31, span));
                    let product = ExprKind::Binary(BinaryOp::Mul, factor, Box::new(before));
                    let product = Expr { kind: product, ty: Type::Int, span };
                    Expr {
                        kind: ExprKind::Binary(BinaryOp::Add, Box::new(product), Box::new(hash)),
                        ty: Type::Int,
                        span,
                    }
                }
            });
        }
        Ok(result.unwrap_or_else(|| int(0, span)))
    }

    fn hash_of(&mut self, value: Expr, span: Span) -> Made<Expr> {
        let (class, parameter) = match value.ty {
            Type::Boolean => ("java.lang.Boolean", "boolean"),
            Type::Byte => ("java.lang.Byte", "byte"),
            Type::Short => ("java.lang.Short", "short"),
            Type::Char => ("java.lang.Character", "char"),
            Type::Int => ("java.lang.Integer", "int"),
            Type::Long => ("java.lang.Long", "long"),
            Type::Float => ("java.lang.Float", "float"),
            Type::Double => ("java.lang.Double", "double"),
            _ => ("java.util.Objects", "java.lang.Object"),
        };
        let hash = self.world.library_method(class, "hashCode", &[parameter], span)?;
        Ok(self.static_call(hash, vec![value], span))
    }

    /// `R[a=1, b=x]`
    fn record_text(&mut self, text: MethodText<'a>, components: &[FieldId], span: Span) -> Made<Expr> {
        let Source { decl, .. } = self.world.sources[text.source];
        let mut parts = Vec::new();
        let mut before = format!("{}[", decl.name.name);
        for (index, field) in components.iter().enumerate() {
            if index > 0 {
                before.push_str(", ");
            }
            before.push_str(&self.world.program.fields[*field].name);
            before.push('=');
            parts.push(self.string_text(&before, span));
            before.clear();
            let value = self.field_of(self.own_this(span), *field, span);
            parts.push(self.text_of(value, span)?);
        }
        before.push(']');
        parts.push(self.string_text(&before, span));
        let string = self.world.string();
        Ok(Expr { kind: ExprKind::Concat(parts), ty: string, span })
    }

    /// A value as text.
    fn text_of(&mut self, value: Expr, span: Span) -> Made<Expr> {
        let (value, parameter) = match value.ty {
            Type::Boolean => (value, "boolean"),
            Type::Byte | Type::Short => (Expr { kind: ExprKind::Convert(Box::new(value)), ty: Type::Int, span }, "int"),
            Type::Char => (value, "char"),
            Type::Int => (value, "int"),
            Type::Long => (value, "long"),
            Type::Float => (value, "float"),
            Type::Double => (value, "double"),
            _ => (value, "java.lang.Object"),
        };
        let method = self.world.library_method("java.lang.String", "valueOf", &[parameter], span)?;
        Ok(self.static_call(method, vec![value], span))
    }
}

fn boolean(kind: ExprKind, span: Span) -> Expr {
    Expr { kind, ty: Type::Boolean, span }
}
