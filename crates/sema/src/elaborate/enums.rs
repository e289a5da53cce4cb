//! Enums: their constants, `values()` and `valueOf(String)`.

use super::body::{Body, assignment, cast, return_statement};
use super::declare::{Source, SourceId};
use super::expressions::binary_operation;
use super::members::MethodText;
use super::world::{Made, World, unsupported};
use crate::program::{BinaryOp, Expr, ExprKind, Field, FieldId, FieldKind, LocalId, Stmt, StmtKind, Type};
use base::{Name, Span};
use syntax::ast;

impl World<'_> {
    /// Adds the field that holds all constants.
    pub(super) fn declare_enum_values(&mut self, source: SourceId) {
        let Source { java, class, .. } = self.sources[source];
        if self.classes.class(java).kind != classes::ClassKind::Enum {
            return;
        }
        let span = self.program.classes[class].span;
        let field = self.add_field(Field {
            kind: FieldKind::Java,
            owner: class,
            name: Name::new("$VALUES"),
            ty: Type::Array(Box::new(Type::Class(class))),
            is_static: true,
            is_final: true,
            is_private: true,
            is_nullable: false,
            constant: None,
            initializer: None,
            span,
        });
        self.enum_values.insert(source, field);
    }
}

impl<'a> Body<'_, 'a> {
    /// Creates the constants and the array of them.
    pub(super) fn enum_constants(&mut self, source: SourceId) -> Made<Vec<Stmt>> {
        let Source { decl, class, .. } = self.world.sources[source];
        let mut statements = Vec::new();
        let mut elements = Vec::new();
        for (ordinal, constant) in decl.constants.iter().enumerate() {
            let span = constant.name.span;
            let ast::ExprKind::New(new) = &constant.creation.kind else { continue };
            let Some(id) = self.attribution().fields.get(&span).copied() else { continue };
            let field = self.world.field(id, span)?;
            let name = self.string_text(&constant.name.name, span);
            let first = vec![name, super::body::int(ordinal as i64, span)];
            let value = self.creation_with(&constant.creation, new, first)?;
            let target = self.static_field(field, span);
            statements.push(assignment(target.clone(), value, span));
            elements.push(target);
        }
        let span = self.world.program.classes[class].span;
        if let Some(values) = self.world.enum_values.get(&source).copied() {
            let ty = self.world.program.fields[values].ty.clone();
            let array = Expr { kind: ExprKind::ArrayLiteral(elements), ty, span };
            statements.push(assignment(self.static_field(values, span), array, span));
        }
        Ok(statements)
    }

    /// `C.f`
    pub(super) fn static_field(&self, field: FieldId, span: Span) -> Expr {
        let ty = self.world.program.fields[field].ty.clone();
        Expr { kind: ExprKind::StaticField(field), ty, span }
    }

    /// A string constant.
    pub(super) fn string_text(&mut self, text: &str, span: Span) -> Expr {
        let ty = self.world.string();
        Expr { kind: ExprKind::String(text.encode_utf16().collect()), ty, span }
    }

    /// `values()` or `valueOf(String)`.
    pub(super) fn implicit_enum_method(
        &mut self,
        text: MethodText<'a>,
        name: Name,
        parameters: &[LocalId],
        span: Span,
    ) -> Made<Vec<Stmt>> {
        let Some(values) = self.world.enum_values.get(&text.source).copied() else {
            return unsupported("enums whose constants are not certain", span);
        };
        let array = self.static_field(values, span);
        if &*name == "values" {
            let clone = self.world.library_method("java.lang.Object", "clone", &[], span)?;
            let ty = array.ty.clone();
            let copy = self.virtual_call(array, clone, Vec::new(), span);
            return Ok(vec![return_statement(cast(copy, ty))]);
        }
        let [parameter] = parameters else { return unsupported("methods of enums that are not certain", span) };
        self.value_of(text.source, array, *parameter, span)
    }

    /// Looks for the constant with a name, and complains as `Enum.valueOf` does.
    fn value_of(&mut self, source: SourceId, array: Expr, parameter: LocalId, span: Span) -> Made<Vec<Stmt>> {
        let Source { class, java, .. } = self.world.sources[source];
        let is_null = |value: Expr| {
            let null = Expr { kind: ExprKind::Null, ty: Type::Null, span };
            binary_operation(BinaryOp::Eq, value, null, Type::Boolean, span)
        };
        let name_of = self.world.library_method("java.lang.Enum", "name", &[], span)?;
        let equals = self.world.library_method("java.lang.String", "equals", &["java.lang.Object"], span)?;
        let null_pointer = ["java.lang.String"];
        let no_name = self.world.library_method("java.lang.NullPointerException", "<init>", &null_pointer, span)?;
        let illegal = "java.lang.IllegalArgumentException";
        let no_constant = self.world.library_method(illegal, "<init>", &["java.lang.String"], span)?;

        // While the constants are being made, Java finds that there are none.
        let is_unfinished = is_null(array.clone());
        let binary_name = self.world.classes.class(java).binary_name;
        let message = self.string_text(&format!("{binary_name} is not an enum class"), span);
        let unfinished = self.created(no_constant, vec![message], span);
        let unfinished = Stmt { kind: StmtKind::Throw(unfinished), span };

        let given = self.local(parameter, span);
        let variable = self.fresh("constant", Type::Class(class), span);
        let name = self.virtual_call(self.local(variable, span), name_of, Vec::new(), span);
        let condition = self.virtual_call(name, equals, vec![given.clone()], span);
        let found = return_statement(self.local(variable, span));
        let body = Stmt { kind: StmtKind::If(condition, Box::new(found), None), span };
        let search = StmtKind::ForEach { spec: Default::default(), variable, array, body: Box::new(body) };

        let is_nameless = is_null(given.clone());
        let message = self.string_text("Name is null", span);
        let complaint = self.created(no_name, vec![message], span);
        let complaint = Stmt { kind: StmtKind::Throw(complaint), span };

        let canonical = self.world.canonical_name(java);
        let prefix = self.string_text(&format!("No enum constant {canonical}."), span);
        let string = self.world.string();
        let message = Expr { kind: ExprKind::Concat(vec![prefix, given]), ty: string, span };
        let failure = self.created(no_constant, vec![message], span);
        Ok(vec![
            Stmt { kind: StmtKind::If(is_unfinished, Box::new(unfinished), None), span },
            Stmt { kind: search, span },
            Stmt { kind: StmtKind::If(is_nameless, Box::new(complaint), None), span },
            Stmt { kind: StmtKind::Throw(failure), span },
        ])
    }
}

impl World<'_> {
    /// The canonical name of a class as `Class.getCanonicalName()` gives it: that of a local class is null.
    pub(super) fn canonical_name(&self, class: classes::ClassId) -> String {
        let declared = self.classes.class(class);
        match (declared.nesting, declared.outer) {
            (classes::Nesting::Local | classes::Nesting::Anonymous, _) => "null".to_owned(),
            (classes::Nesting::Member, Some(outer)) => match self.canonical_name(outer).as_str() {
                "null" => "null".to_owned(),
                outer => format!("{outer}.{}", declared.simple_name),
            },
            _ => declared.binary_name.to_string(),
        }
    }
}
