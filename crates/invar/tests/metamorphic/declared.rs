//! What a program declares, and where it can be changed.

use std::collections::{BTreeMap, BTreeSet};
use syntax::ast::*;
use syntax::visit::{self, Visitor};

/// A method with the class that it stands in.
#[derive(Clone, Copy)]
pub struct Owned<'a> {
    pub owner: &'a TypeDecl,
    pub method: &'a MethodDecl,
}

/// All that transformations look at.
#[derive(Default)]
pub struct Declared<'a> {
    /// Names of variables in methods, parameters among them.
    pub locals: BTreeSet<String>,
    /// Names of fields, methods, types, constants, components.
    pub members: BTreeSet<String>,
    /// Members that may be renamed as far as the file is concerned.
    pub renamable: BTreeSet<String>,
    /// How often a name is declared as a variable of a primitive type, and how often as another one.
    types: BTreeMap<String, (usize, usize)>,
    pub methods: Vec<Owned<'a>>,
    pub blocks: Vec<&'a Block>,
    pub loops: Vec<&'a Stmt>,
    pub calls: Vec<(&'a Expr, &'a Call)>,
    pub types_declared: Vec<&'a TypeDecl>,
    owners: Vec<&'a TypeDecl>,
}

impl<'a> Declared<'a> {
    pub fn of(unit: &'a CompilationUnit) -> Declared<'a> {
        let mut declared = Declared::default();
        visit::unit(&mut declared, unit);
        declared
    }

    /// Whether all variables of a name have primitive types.
    pub fn is_primitive(&self, name: &str) -> bool {
        self.types.get(name).is_some_and(|(primitive, other)| *primitive > 0 && *other == 0)
    }

    fn variable(&mut self, name: &Ident, ty: Option<&TypeRef>, is_local: bool) {
        let (primitive, other) = self.types.entry(name.name.to_string()).or_default();
        match ty.map(|ty| &ty.kind) {
            Some(TypeRefKind::Primitive(_)) => *primitive += 1,
            _ => *other += 1,
        }
        if is_local {
            self.locals.insert(name.name.to_string());
        } else {
            self.members.insert(name.name.to_string());
            self.renamable.insert(name.name.to_string());
        }
    }

    fn declarators(&mut self, declarators: &[Declarator], ty: &TypeRef, is_local: bool) {
        for declarator in declarators {
            let ty = (declarator.dimensions == 0).then_some(ty);
            self.variable(&declarator.name, ty, is_local);
        }
    }

    fn block(&mut self, block: &'a Block) {
        self.blocks.push(block);
    }
}

impl<'a> Visitor<'a> for Declared<'a> {
    fn type_declaration(&mut self, declaration: &'a TypeDecl) {
        self.types_declared.push(declaration);
        self.members.insert(declaration.name.name.to_string());
        let is_public = declaration.modifiers.has(Modifier::Public);
        if declaration.kind != TypeKind::Record && declaration.kind != TypeKind::Enum && !is_public {
            self.renamable.insert(declaration.name.name.to_string());
        }
        self.members.extend(declaration.components.iter().map(|it| it.name.name.to_string()));
        self.members.extend(declaration.constants.iter().map(|it| it.name.name.to_string()));
        for component in &declaration.components {
            self.types.entry(component.name.name.to_string()).or_default().1 += 1;
        }
        for member in &declaration.members {
            match member {
                Member::Field(field) => self.declarators(&field.declarators, &field.ty, false),
                Member::Initializer(initializer) => self.block(&initializer.body),
                _ => {}
            }
        }
        self.owners.push(declaration);
        visit::type_declaration(self, declaration);
        self.owners.pop();
    }

    fn method(&mut self, method: &'a MethodDecl) {
        if let Some(owner) = self.owners.last() {
            self.methods.push(Owned { owner, method });
        }
        if method.result.is_some() {
            self.members.insert(method.name.name.to_string());
            if !method.modifiers.has_annotation("Override") {
                self.renamable.insert(method.name.name.to_string());
            }
        }
        for parameter in &method.parameters {
            self.variable(&parameter.name, Some(&parameter.ty), true);
        }
        if let Some(body) = &method.body {
            self.block(body);
        }
        visit::method(self, method);
    }

    fn statement(&mut self, statement: &'a Stmt) {
        match &statement.kind {
            StmtKind::Block(block) => self.block(block),
            StmtKind::Local(local) => self.declarators(&local.declarators, &local.ty, true),
            StmtKind::ForEach { parameter, .. } => self.variable(&parameter.name, Some(&parameter.ty), true),
            StmtKind::While { .. } | StmtKind::For { .. } => self.loops.push(statement),
            StmtKind::Try(inner) => {
                inner.catches.iter().for_each(|catch| self.variable(&catch.parameter.name, None, true));
            }
            _ => {}
        }
        visit::statement(self, statement);
    }

    fn expression(&mut self, expression: &'a Expr) {
        match &expression.kind {
            ExprKind::Call(call) => self.calls.push((expression, call)),
            ExprKind::Lambda(lambda) => {
                lambda.parameters.iter().for_each(|parameter| self.variable(&parameter.name, None, true));
            }
            _ => {}
        }
        visit::expression(self, expression);
    }

    fn pattern(&mut self, pattern: &'a Pattern) {
        if let PatternKind::Type { name, .. } = &pattern.kind {
            self.variable(name, None, true);
        }
        visit::pattern(self, pattern);
    }
}

/// The simple names in an expression or a statement, and whether it has only literals, names and operators that always have a value.
#[derive(Default)]
pub struct Names {
    pub names: BTreeSet<String>,
    pub has_effects: bool,
}

impl Names {
    pub fn of(expression: &Expr) -> Names {
        let mut names = Names::default();
        names.expression(expression);
        names
    }
}

impl<'a> Visitor<'a> for Names {
    fn expression(&mut self, expression: &'a Expr) {
        match &expression.kind {
            ExprKind::Name(name) => {
                self.names.insert(name.name.to_string());
            }
            ExprKind::Binary(BinaryOp::Div | BinaryOp::Rem, ..) => self.has_effects = true,
            ExprKind::Literal(_) | ExprKind::Unary(..) | ExprKind::Binary(..) | ExprKind::Paren(_) => {}
            _ => self.has_effects = true,
        }
        visit::expression(self, expression);
    }
}
