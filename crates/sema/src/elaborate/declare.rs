//! The classes of all files: where they stand, which object encloses theirs, and what there is of them in the program
//! before they have members.

use super::modifiers;
use super::world::World;
use crate::program::{Class, ClassId, FieldId, MethodId, Nullness, Origin};
use base::Name;
use classes::{Flags, Nesting};
use std::collections::HashMap;
use syntax::ast::{self, ExprId, ExprKind, TypeDecl};
use syntax::visit::{self, Visitor};

/// A class that has a text.
pub(super) struct Source<'a> {
    /// Its declaration.
    pub decl: &'a TypeDecl,
    /// The file that it is in.
    pub unit: usize,
    /// The class in the class table.
    pub java: classes::ClassId,
    /// The class in the program.
    pub class: ClassId,
    /// The class whose object each of its objects holds as the enclosing one.
    pub outer: Option<SourceId>,
    /// The field for the enclosing object.
    pub outer_field: Option<FieldId>,
    /// The variables of the methods around a local or anonymous class that it holds, with their fields.
    pub captured: Vec<(typing::LocalId, Option<FieldId>)>,
    /// The expression that creates the objects of an anonymous class.
    pub creation: Option<&'a ast::Expr>,
    /// The constructor of an anonymous class.
    pub anonymous_constructor: Option<MethodId>,
    /// What is said of null in it where nothing is said.
    pub nulls: Option<Nullness>,
    /// The name without the package, as reports show it: `Account.Entry`, `Account$1`.
    pub shown: Name,
}

base::define_id! {
    /// A class that has a text.
    SourceId;
}

/// What is found by walking over a file.
struct Walk<'w, 'a> {
    world: &'w mut World<'a>,
    unit: usize,
    /// The classes around the place.
    around: Vec<SourceId>,
    /// Whether the place is in the arguments of `this(…)` or `super(…)`, where the object is not there yet.
    is_before_construction: bool,
    /// The creation whose anonymous class comes next.
    creation: Option<&'a ast::Expr>,
}

impl<'a> World<'a> {
    /// Finds the classes of all files and declares them.
    pub(super) fn declare_classes(&mut self) {
        for (unit, file) in self.units.iter().enumerate() {
            let mut walk =
                Walk { world: self, unit, around: Vec::new(), is_before_construction: false, creation: None };
            visit::unit(&mut walk, file.tree);
        }
        for id in self.sources.ids() {
            let Source { java, class, .. } = self.sources[id];
            self.set_supertypes(java, class);
        }
    }

    /// The text of a class of the program.
    pub(super) fn source_of(&self, class: ClassId) -> Option<SourceId> {
        self.source_ids.get(&class).copied()
    }

    /// The text of a class of the class table.
    pub(super) fn source_of_java(&mut self, class: classes::ClassId) -> Option<SourceId> {
        let class = self.class(class);
        self.source_of(class)
    }
}

impl<'a> Walk<'_, 'a> {
    fn declare(&mut self, decl: &'a TypeDecl) -> Option<SourceId> {
        let file = &self.world.units[self.unit];
        let java = *file.attribution.classes.get(&decl.id)?;
        let declared = self.world.classes.class(java);
        // Of two classes with one name one is found by it, and only that one is part of the program.
        if self.world.classes.find(declared.binary_name) != Some(java) || declared.flags.has(Flags::SPECIFICATION) {
            return None;
        }
        let parent = self.around.last().copied();
        let outer = match parent {
            None => None,
            Some(_) if declared.flags.has(Flags::STATIC) => None,
            Some(parent) if self.is_before_construction => self.world.sources[parent].outer,
            Some(parent) => Some(parent),
        };
        let shown = self.shown(java, parent);
        let simple_name = if declared.simple_name.is_empty() { shown } else { declared.simple_name };
        let is_abstract = declared.is_interface()
            || declared.flags.has(Flags::ABSTRACT)
            || (declared.kind == classes::ClassKind::Enum && has_only_bodies(decl));
        let around = parent.map(|parent| &self.world.sources[parent]);
        let nulls = modifiers::default_nullness(&decl.modifiers).or(around.and_then(|around| around.nulls));
        let arithmetic = around.map(|around| self.world.program.classes[around.class].arithmetic);
        let arithmetic = modifiers::arithmetics(&decl.modifiers, arithmetic.unwrap_or_default());
        let class = self.world.program.classes.push(Class {
            name: declared.binary_name,
            simple_name,
            superclass: None,
            interfaces: Vec::new(),
            is_interface: declared.is_interface(),
            is_abstract,
            is_final: declared.flags.has(Flags::FINAL) || declared.nesting == Nesting::Anonymous,
            is_hidden: declared.flags.has(Flags::PRIVATE)
                || matches!(declared.nesting, Nesting::Local | Nesting::Anonymous)
                || around.is_some_and(|around| self.world.program.classes[around.class].is_hidden),
            fields: Vec::new(),
            methods: Vec::new(),
            invariants: Vec::new(),
            represents: Vec::new(),
            dependencies: Vec::new(),
            initially: Vec::new(),
            constraints: Vec::new(),
            initializers: Vec::new(),
            static_initializer: None,
            arithmetic,
            has_specification: file.origin == Origin::Source && super::specification::has_specification(decl),
            origin: file.origin,
            span: declared.span.unwrap_or(decl.span),
        });
        self.world.class_ids.insert(java, class);
        let id = self.world.sources.push(Source {
            decl,
            unit: self.unit,
            java,
            class,
            outer,
            outer_field: None,
            captured: Vec::new(),
            creation: None,
            anonymous_constructor: None,
            nulls,
            shown,
        });
        self.world.source_ids.insert(class, id);
        Some(id)
    }

    /// The name of a class as reports show it.
    fn shown(&self, java: classes::ClassId, parent: Option<SourceId>) -> Name {
        let declared = self.world.classes.class(java);
        match (declared.nesting, parent) {
            (Nesting::Member, Some(parent)) => {
                Name::from(format!("{}.{}", self.world.sources[parent].shown, declared.simple_name))
            }
            (Nesting::TopLevel | Nesting::Member, _) => declared.simple_name,
            (Nesting::Local | Nesting::Anonymous, _) => {
                let name = declared.binary_name;
                let package = declared.package;
                match name.strip_prefix(&*package).and_then(|rest| rest.strip_prefix('.')) {
                    Some(rest) if !package.is_empty() => Name::new(rest),
                    _ => name,
                }
            }
        }
    }

    /// Gives the next number to a lambda or method reference.
    fn number(&mut self, expr: ExprId) {
        let Some(top) = self.around.first() else { return };
        let name = self.world.sources[*top].shown;
        let count = self.world.lambdas.entry((self.unit, name)).or_insert(0);
        *count += 1;
        self.world.lambda_numbers.insert((self.unit, expr), (*top, *count));
    }
}

impl<'a> Visitor<'a> for Walk<'_, 'a> {
    fn type_declaration(&mut self, declaration: &'a TypeDecl) {
        let creation = self.creation.take();
        let Some(id) = self.declare(declaration) else { return };
        self.world.sources[id].creation = creation;
        self.around.push(id);
        let before = std::mem::replace(&mut self.is_before_construction, false);
        visit::type_declaration(self, declaration);
        self.is_before_construction = before;
        self.around.pop();
    }

    fn expression(&mut self, expression: &'a ast::Expr) {
        match &expression.kind {
            ExprKind::ConstructorCall(_) => {
                let before = std::mem::replace(&mut self.is_before_construction, true);
                visit::expression(self, expression);
                self.is_before_construction = before;
            }
            ExprKind::New(new) => {
                new.outer.iter().for_each(|outer| self.expression(outer));
                new.arguments.iter().for_each(|argument| self.expression(argument));
                if let Some(body) = &new.body {
                    self.creation = Some(expression);
                    self.type_declaration(body);
                }
            }
            ExprKind::Lambda(_) | ExprKind::MethodReference(_) => {
                self.number(expression.id);
                visit::expression(self, expression);
            }
            _ => visit::expression(self, expression),
        }
    }
}

/// Whether all constants of an enum have bodies, so that no object has the class of the enum itself.
fn has_only_bodies(decl: &TypeDecl) -> bool {
    let has_body = |creation: &ast::Expr| matches!(&creation.kind, ExprKind::New(new) if new.body.is_some());
    !decl.constants.is_empty() && decl.constants.iter().all(|constant| has_body(&constant.creation))
}

/// Which lambda of which top-level class an expression is: by file and expression.
pub(super) type LambdaNumbers = HashMap<(usize, ExprId), (SourceId, usize)>;
