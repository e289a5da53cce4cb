//! Walking the tree: every declaration, statement, pattern and expression, in the order of the text.

use crate::ast::*;

/// What is done at each node. Each method walks on into the node unless it is overridden; what overrides it calls the
/// function of the same name in this module to walk on.
pub trait Visitor<'a> {
    /// At a class or another type, anonymous ones included.
    fn type_declaration(&mut self, declaration: &'a TypeDecl) {
        type_declaration(self, declaration);
    }

    /// At a method or constructor.
    fn method(&mut self, method: &'a MethodDecl) {
        self::method(self, method);
    }

    /// At a statement.
    fn statement(&mut self, statement: &'a Stmt) {
        self::statement(self, statement);
    }

    /// At an expression of Java.
    fn expression(&mut self, expression: &'a Expr) {
        self::expression(self, expression);
    }

    /// At a pattern.
    fn pattern(&mut self, pattern: &'a Pattern) {
        self::pattern(self, pattern);
    }
}

/// Walks a file. Annotations and specifications are not entered.
pub fn unit<'a, V: Visitor<'a> + ?Sized>(visitor: &mut V, unit: &'a CompilationUnit) {
    for declaration in &unit.types {
        visitor.type_declaration(declaration);
    }
}

/// Walks into a type.
pub fn type_declaration<'a, V: Visitor<'a> + ?Sized>(visitor: &mut V, declaration: &'a TypeDecl) {
    for constant in &declaration.constants {
        visitor.expression(&constant.creation);
    }
    for member in &declaration.members {
        match member {
            Member::Field(field) => declarators(visitor, &field.declarators),
            Member::Method(method) => visitor.method(method),
            Member::Initializer(initializer) => block(visitor, &initializer.body),
            Member::Type(nested) => visitor.type_declaration(nested),
            Member::Invariant(_) | Member::Specification(_) | Member::Error(_) => {}
        }
    }
}

/// Walks into a method.
pub fn method<'a, V: Visitor<'a> + ?Sized>(visitor: &mut V, method: &'a MethodDecl) {
    if let Some(value) = &method.default_value {
        visitor.expression(value);
    }
    if let Some(body) = &method.body {
        block(visitor, body);
    }
}

/// Walks over the statements of a block.
pub fn block<'a, V: Visitor<'a> + ?Sized>(visitor: &mut V, block: &'a Block) {
    for statement in &block.statements {
        visitor.statement(statement);
    }
}

fn declarators<'a, V: Visitor<'a> + ?Sized>(visitor: &mut V, declarators: &'a [Declarator]) {
    for initializer in declarators.iter().filter_map(|declarator| declarator.initializer.as_ref()) {
        visitor.expression(initializer);
    }
}

/// Walks into a statement.
pub fn statement<'a, V: Visitor<'a> + ?Sized>(visitor: &mut V, statement: &'a Stmt) {
    match &statement.kind {
        StmtKind::Empty | StmtKind::Break(_) | StmtKind::Continue(_) | StmtKind::Specification(_) | StmtKind::Error => {
        }
        StmtKind::Block(inner) => block(visitor, inner),
        StmtKind::Local(local) => declarators(visitor, &local.declarators),
        StmtKind::Class(class) => visitor.type_declaration(class),
        StmtKind::Expr(inner) | StmtKind::Yield(inner) | StmtKind::Throw(inner) => visitor.expression(inner),
        StmtKind::If { condition, then_branch, else_branch } => {
            visitor.expression(condition);
            visitor.statement(then_branch);
            if let Some(branch) = else_branch {
                visitor.statement(branch);
            }
        }
        StmtKind::While { condition, body, .. } => {
            visitor.expression(condition);
            visitor.statement(body);
        }
        StmtKind::DoWhile { body, condition, .. } => {
            visitor.statement(body);
            visitor.expression(condition);
        }
        StmtKind::For { init, condition, update, body, .. } => {
            init.iter().for_each(|first| visitor.statement(first));
            condition.iter().for_each(|condition| visitor.expression(condition));
            update.iter().for_each(|update| visitor.expression(update));
            visitor.statement(body);
        }
        StmtKind::ForEach { iterable, body, .. } => {
            visitor.expression(iterable);
            visitor.statement(body);
        }
        StmtKind::Labeled { body, .. } | StmtKind::Contracted(_, body) => visitor.statement(body),
        StmtKind::Switch(inner) => switch(visitor, inner),
        StmtKind::Return(value) => value.iter().for_each(|value| visitor.expression(value)),
        StmtKind::Synchronized(lock, body) => {
            visitor.expression(lock);
            block(visitor, body);
        }
        StmtKind::Try(inner) => try_statement(visitor, inner),
        StmtKind::Assert { condition, message } => {
            visitor.expression(condition);
            message.iter().for_each(|message| visitor.expression(message));
        }
    }
}

fn try_statement<'a, V: Visitor<'a> + ?Sized>(visitor: &mut V, statement: &'a Try) {
    for resource in &statement.resources {
        match resource {
            Resource::Local { value, .. } | Resource::Expr(value) => visitor.expression(value),
        }
    }
    block(visitor, &statement.body);
    statement.catches.iter().for_each(|catch| block(visitor, &catch.body));
    statement.finally.iter().for_each(|finally| block(visitor, finally));
}

fn switch<'a, V: Visitor<'a> + ?Sized>(visitor: &mut V, switch: &'a Switch) {
    visitor.expression(&switch.selector);
    for case in &switch.cases {
        for label in &case.labels {
            match label {
                Label::Default(_) => {}
                Label::Expr(constant) => visitor.expression(constant),
                Label::Pattern(pattern) => visitor.pattern(pattern),
            }
        }
        case.guard.iter().for_each(|guard| visitor.expression(guard));
        match &case.body {
            CaseBody::Statements(statements) => statements.iter().for_each(|inner| visitor.statement(inner)),
            CaseBody::Expr(value) => visitor.expression(value),
            CaseBody::Stmt(inner) => visitor.statement(inner),
        }
    }
}

/// Walks into a pattern.
pub fn pattern<'a, V: Visitor<'a> + ?Sized>(visitor: &mut V, pattern: &'a Pattern) {
    match &pattern.kind {
        PatternKind::Type { .. } => {}
        PatternKind::Record { patterns, .. } => patterns.iter().for_each(|inner| visitor.pattern(inner)),
        PatternKind::Paren(inner) => visitor.pattern(inner),
    }
}

/// Walks into an expression.
pub fn expression<'a, V: Visitor<'a> + ?Sized>(visitor: &mut V, expression: &'a Expr) {
    match &expression.kind {
        ExprKind::Literal(_)
        | ExprKind::Name(_)
        | ExprKind::ClassLiteral(_)
        | ExprKind::Annotation(_)
        | ExprKind::Specification(_)
        | ExprKind::Error => {}
        ExprKind::This(qualifier) | ExprKind::Super(qualifier) => {
            qualifier.iter().for_each(|qualifier| visitor.expression(qualifier));
        }
        ExprKind::Field(inner, _)
        | ExprKind::Unary(_, inner)
        | ExprKind::Step { target: inner, .. }
        | ExprKind::Cast(_, inner)
        | ExprKind::InstanceOf(inner, _)
        | ExprKind::Paren(inner) => visitor.expression(inner),
        ExprKind::Index(first, second)
        | ExprKind::Binary(_, first, second)
        | ExprKind::Assign { target: first, value: second, .. } => {
            visitor.expression(first);
            visitor.expression(second);
        }
        ExprKind::Call(call) => {
            call.receiver.iter().for_each(|receiver| visitor.expression(receiver));
            call.arguments.iter().for_each(|argument| visitor.expression(argument));
        }
        ExprKind::ConstructorCall(call) => {
            call.outer.iter().for_each(|outer| visitor.expression(outer));
            call.arguments.iter().for_each(|argument| visitor.expression(argument));
        }
        ExprKind::New(new) => {
            new.outer.iter().for_each(|outer| visitor.expression(outer));
            new.arguments.iter().for_each(|argument| visitor.expression(argument));
            new.body.iter().for_each(|body| visitor.type_declaration(body));
        }
        ExprKind::NewArray(new) => {
            new.lengths.iter().for_each(|length| visitor.expression(length));
            new.initializer.iter().for_each(|initializer| visitor.expression(initializer));
        }
        ExprKind::ArrayInitializer(elements) => elements.iter().for_each(|element| visitor.expression(element)),
        ExprKind::Conditional(condition, then, otherwise) => {
            visitor.expression(condition);
            visitor.expression(then);
            visitor.expression(otherwise);
        }
        ExprKind::Matches(inner, tested) => {
            visitor.expression(inner);
            visitor.pattern(tested);
        }
        ExprKind::Switch(inner) => switch(visitor, inner),
        ExprKind::Lambda(lambda) => match &lambda.body {
            LambdaBody::Expr(body) => visitor.expression(body),
            LambdaBody::Block(body) => block(visitor, body),
        },
        ExprKind::MethodReference(reference) => {
            if let ReferenceQualifier::Expr(qualifier) = &reference.qualifier {
                visitor.expression(qualifier);
            }
        }
    }
}
