//! From statements and expressions to nodes and what flows between them. Within a method, variables are followed in the order of execution as long
//! as no loop, `try` or `switch` stands in the way; there, a variable that is assigned within may have any of its values.

use super::calls::{Call, only_takes_values};
use super::functions::{Function, is_of_values};
use super::graph::{Contents, Filter, Graph, Kind, Node, Trigger, Values};
use crate::options::NullDefault;
use crate::program::established::results;
use crate::program::signatures::assigned_locals;
use base::Span;
use sema::dispatch::Dispatch;
use sema::program::{
    Access, BinaryOp, ClassId, Expr, ExprKind, FieldId, LocalId, MethodId, MethodKind, Origin, Program, Stmt, StmtKind,
    Type, UnaryOp,
};
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::rc::Rc;

/// The analysis of a program's code.
pub struct Analysis<'p> {
    pub(super) program: &'p Program,
    pub(super) dispatch: &'p Dispatch,
    pub(super) null_default: NullDefault,
    /// What is found.
    pub graph: Graph,
    /// The nodes of fields of the user's classes.
    pub fields: BTreeMap<FieldId, Node>,
    /// The results of calls of the library.
    pub results: BTreeMap<(Span, MethodId), Vec<Node>>,
    /// What these calls are made on.
    pub receivers: BTreeMap<(Span, MethodId), Vec<Node>>,
    /// What is read of arrays.
    pub elements: BTreeMap<Span, Vec<Node>>,
    /// What loops over arrays give.
    pub iterated: BTreeMap<Span, Vec<Node>>,
    /// The parameters of lambda expressions.
    pub lambda_parameters: BTreeMap<(MethodId, usize), Node>,
    /// Fields that may still be null when they are read in constructors or initialisers of their class.
    pub(super) set_late: BTreeSet<FieldId>,
    method: Option<MethodId>,
    variables: BTreeMap<LocalId, Node>,
    summaries: BTreeMap<LocalId, Node>,
    sites: usize,
    /// What calls of a method on objects of a class may run.
    targets: HashMap<(ClassId, MethodId), Rc<Vec<MethodId>>>,
}

impl<'p> Analysis<'p> {
    /// Nothing is seen yet.
    pub fn new(program: &'p Program, dispatch: &'p Dispatch, null_default: NullDefault) -> Analysis<'p> {
        Analysis {
            program,
            dispatch,
            null_default,
            graph: Graph::new(),
            fields: BTreeMap::new(),
            results: BTreeMap::new(),
            receivers: BTreeMap::new(),
            elements: BTreeMap::new(),
            iterated: BTreeMap::new(),
            lambda_parameters: BTreeMap::new(),
            set_late: BTreeSet::new(),
            method: None,
            variables: BTreeMap::new(),
            summaries: BTreeMap::new(),
            sites: 0,
            targets: HashMap::new(),
        }
    }

    /// Sees all code of the user.
    pub fn see_everything(&mut self) {
        let not_understood = self.not_understood();
        if self.null_default == NullDefault::Nullable {
            let Contents { key, element } = self.graph.given;
            [key, element].into_iter().for_each(|node| self.graph.add(node, &Values::anything()));
        }
        self.declare_fields(&not_understood);
        self.declare_methods(&not_understood);
        let program = self.program;
        for (field, declared) in program.fields.iter() {
            // Constructors contain what initialises fields of objects, unless the class says otherwise.
            if self.fields.contains_key(&field)
                && let Some(initial) = &declared.initializer
            {
                self.begin(None);
                let value = self.value(initial);
                self.keep(field, value);
            }
        }
        let methods: Vec<MethodId> = self.graph.methods.keys().copied().collect();
        for method in methods {
            let Some(body) = &program.methods[method].body else { continue };
            self.begin(Some(method));
            let parameters = self.graph.methods[&method].0.clone();
            for (local, node) in program.methods[method].parameters.iter().zip(parameters) {
                if let Some(node) = node {
                    self.assign(*local, node);
                }
            }
            self.block(body);
        }
    }

    pub(super) fn is_own(&self, class: ClassId) -> bool {
        self.program.classes[class].origin == Origin::Source
    }

    fn begin(&mut self, method: Option<MethodId>) {
        self.method = method;
        self.variables.clear();
        self.summaries.clear();
    }

    fn site(&mut self) -> usize {
        self.sites += 1;
        self.sites
    }

    // Variables.

    fn summary(&mut self, local: LocalId) -> Node {
        match self.summaries.get(&local) {
            Some(node) => *node,
            None => {
                let node = self.graph.node();
                self.summaries.insert(local, node);
                node
            }
        }
    }

    fn assign(&mut self, local: LocalId, value: Node) {
        let summary = self.summary(local);
        self.graph.flow(value, summary, Filter::All);
        self.variables.insert(local, value);
    }

    /// A variable may have any of its values.
    fn forget(&mut self, locals: &[LocalId]) {
        for local in locals {
            let summary = self.summary(*local);
            self.variables.insert(*local, summary);
        }
    }

    fn read(&mut self, local: LocalId) -> Node {
        match self.variables.get(&local) {
            Some(node) => *node,
            None => self.summary(local),
        }
    }

    /// The variables behind two ways.
    fn join(&mut self, other: BTreeMap<LocalId, Node>) {
        for (local, theirs) in other {
            match self.variables.get(&local).copied() {
                Some(ours) if ours != theirs => {
                    let joined = self.graph.node();
                    self.graph.flow(ours, joined, Filter::All);
                    self.graph.flow(theirs, joined, Filter::All);
                    self.variables.insert(local, joined);
                }
                Some(_) => {}
                None => drop(self.variables.insert(local, theirs)),
            }
        }
    }

    /// What a condition says of variables, where it has a value.
    fn suppose(&mut self, condition: &Expr, truth: bool) {
        match &condition.kind {
            ExprKind::Unary(UnaryOp::Not, inner) => self.suppose(inner, !truth),
            ExprKind::Binary(op @ (BinaryOp::AndAlso | BinaryOp::OrElse), left, right)
                if (*op == BinaryOp::AndAlso) == truth =>
            {
                self.suppose(left, truth);
                self.suppose(right, truth);
            }
            ExprKind::Binary(op @ (BinaryOp::Eq | BinaryOp::Ne), left, right) => {
                let tested = match (&left.kind, &right.kind) {
                    (ExprKind::Null, _) => variable_of(right),
                    (_, ExprKind::Null) => variable_of(left),
                    _ => None,
                };
                if let Some(local) = tested {
                    let is_null = (*op == BinaryOp::Eq) == truth;
                    self.narrow(local, is_null);
                }
            }
            ExprKind::InstanceOf(object, _) if truth => {
                if let Some(local) = variable_of(object) {
                    self.narrow(local, false);
                }
            }
            _ => {}
        }
    }

    fn narrow(&mut self, local: LocalId, is_null: bool) {
        let narrowed = match is_null {
            true => self.graph.null,
            false => {
                let (from, to) = (self.read(local), self.graph.node());
                self.graph.flow(from, to, Filter::NotNull);
                to
            }
        };
        self.variables.insert(local, narrowed);
    }

    // Statements. The result says whether control may come behind the statement.

    fn block(&mut self, statements: &[Stmt]) -> bool {
        statements.iter().all(|statement| self.statement(statement))
    }

    fn statement(&mut self, statement: &Stmt) -> bool {
        match &statement.kind {
            StmtKind::Block(inner) => return self.block(inner),
            StmtKind::Local(local, value) => match value {
                Some(value) => {
                    if let Some(value) = self.value(value) {
                        self.assign(*local, value);
                    }
                }
                None => drop(self.variables.remove(local)),
            },
            StmtKind::Expr(expr) => {
                self.value(expr);
            }
            StmtKind::If(condition, yes, no) => return self.branch(condition, yes, no.as_deref()),
            StmtKind::While { condition, update, body, .. } => self.repeat(statement, |analysis| {
                analysis.value(condition);
                let before = analysis.variables.clone();
                analysis.suppose(condition, true);
                analysis.statement(body);
                analysis.forget_assigned(statement);
                update.iter().for_each(|expr| {
                    analysis.value(expr);
                });
                analysis.variables = before;
            }),
            StmtKind::DoWhile { body, condition, .. } => self.repeat(statement, |analysis| {
                analysis.statement(body);
                analysis.forget_assigned(statement);
                analysis.value(condition);
            }),
            StmtKind::ForEach { variable, array, body, .. } => {
                let values = self.value(array);
                if matches!(&array.ty, Type::Array(element) if element.is_reference()) {
                    let element = self.element(values);
                    self.iterated.entry(array.span).or_default().push(element);
                    self.assign(*variable, element);
                }
                self.repeat(statement, |analysis| {
                    analysis.statement(body);
                });
            }
            StmtKind::Labeled(_, body) | StmtKind::Contracted(_, body) => {
                self.repeat(statement, |analysis| {
                    analysis.statement(body);
                });
            }
            StmtKind::Switch { value, groups } => {
                self.value(value);
                for group in groups {
                    self.repeat(statement, |analysis| {
                        analysis.block(&group.body);
                    });
                }
                self.forget_assigned(statement);
            }
            StmtKind::Try { body, catches, finally } => {
                self.repeat(statement, |analysis| {
                    analysis.block(body);
                });
                for catch in catches {
                    self.repeat(statement, |analysis| {
                        let caught = analysis.graph.unknown;
                        analysis.assign(catch.variable, caught);
                        analysis.block(&catch.body);
                    });
                }
                if let Some(finally) = finally {
                    self.repeat(statement, |analysis| {
                        analysis.block(finally);
                    });
                }
            }
            StmtKind::Throw(value) => {
                if let Some(value) = self.value(value) {
                    self.graph.escape(value);
                }
                return false;
            }
            StmtKind::Return(value) => {
                let value = value.as_ref().and_then(|value| self.value(value));
                let result = self.method.and_then(|method| Some(self.graph.methods.get(&method)?.1));
                if let (Some(value), Some(result)) = (value, result) {
                    self.graph.flow(value, result, Filter::All);
                }
                return false;
            }
            StmtKind::Assert(condition, error) => {
                let before = self.variables.clone();
                self.value(condition);
                error.iter().for_each(|error| {
                    self.value(error);
                });
                self.join(before);
            }
            StmtKind::Break(_) | StmtKind::Continue(_) => return false,
            // Specifications change nothing that code sees.
            StmtKind::Set(..) | StmtKind::SpecAssert(_) | StmtKind::SpecAssume(_) => {}
        }
        true
    }

    fn branch(&mut self, condition: &Expr, yes: &Stmt, no: Option<&Stmt>) -> bool {
        self.value(condition);
        let before = self.variables.clone();
        self.suppose(condition, true);
        let yes_ends = self.statement(yes);
        let behind_yes = std::mem::replace(&mut self.variables, before);
        self.suppose(condition, false);
        let no_ends = no.is_none_or(|no| self.statement(no));
        match (yes_ends, no_ends) {
            (true, true) => self.join(behind_yes),
            (true, false) => self.variables = behind_yes,
            (false, _) => {}
        }
        yes_ends || no_ends
    }

    /// What may be executed in part, and more than once.
    fn repeat(&mut self, statement: &Stmt, inner: impl FnOnce(&mut Self)) {
        self.forget_assigned(statement);
        inner(self);
        self.forget_assigned(statement);
    }

    fn forget_assigned(&mut self, statement: &Stmt) {
        let mut assigned = Vec::new();
        assigned_locals(statement, &mut assigned);
        self.forget(&assigned);
    }

    // Expressions.

    /// The values of an expression; `None` if they are no references.
    fn value(&mut self, expr: &Expr) -> Option<Node> {
        let is_reference = expr.ty.is_reference();
        match &expr.kind {
            ExprKind::Null => Some(self.graph.null),
            ExprKind::This | ExprKind::ClassLiteral(_) => Some(self.graph.unknown),
            ExprKind::String(_) => Some(self.plain(&expr.ty)),
            ExprKind::Local(local) => is_reference.then(|| self.read(*local)),
            ExprKind::Field(object, field) => {
                self.value(object);
                is_reference.then(|| self.read_field(*field))
            }
            ExprKind::StaticField(field) => is_reference.then(|| self.read_field(*field)),
            ExprKind::Index(array, index) => {
                let array = self.value(array);
                self.value(index);
                let element = is_reference.then(|| self.element(array))?;
                self.elements.entry(expr.span).or_default().push(element);
                Some(element)
            }
            ExprKind::Assign { target, value, .. } => {
                let value = self.value(value);
                self.store(target, value);
                value.filter(|_| is_reference)
            }
            ExprKind::Update { target, old, value, is_postfix } => {
                let was = self.value(target);
                if let Some(was) = was {
                    self.assign(*old, was);
                }
                let value = self.value(value);
                self.store(target, value);
                if *is_postfix { was } else { value }
            }
            ExprKind::Step { target, .. } => {
                self.value(target);
                None
            }
            ExprKind::Sequence(statements, value) => {
                self.block(statements);
                self.value(value)
            }
            ExprKind::NonNull(inner) => {
                let inner = self.value(inner)?;
                let result = self.graph.node();
                self.graph.flow(inner, result, Filter::NotNull);
                Some(result)
            }
            ExprKind::Concat(parts) => {
                parts.iter().for_each(|part| {
                    self.value(part);
                });
                Some(self.plain(&expr.ty))
            }
            ExprKind::Binary(op, left, right) => {
                self.binary(*op, left, right);
                None
            }
            ExprKind::Conditional(condition, yes, no) => self.conditional(condition, yes, no),
            ExprKind::Cast(inner) => self.value(inner),
            ExprKind::Length(inner)
            | ExprKind::Unary(_, inner)
            | ExprKind::Convert(inner)
            | ExprKind::InstanceOf(inner, _)
            | ExprKind::Unboxed(inner, _) => {
                self.value(inner);
                None
            }
            ExprKind::SameBox(left, right, _) => {
                self.value(left);
                self.value(right);
                None
            }
            ExprKind::StaticCall(method, arguments) => self.static_call(expr, *method, arguments),
            ExprKind::VirtualCall(receiver, method, arguments) => self.virtual_call(expr, receiver, *method, arguments),
            ExprKind::SuperCall(method, arguments) | ExprKind::ConstructorCall(method, arguments) => {
                let arguments = self.values(arguments);
                let result = is_reference.then(|| self.graph.node());
                match self.is_own(self.program.methods[*method].owner) {
                    true => self.graph.link(*method, &arguments, result),
                    false if only_takes_values(self.program, *method) => {
                        self.graph.unknown_function(&arguments, result);
                    }
                    false => self.graph.unknown_call(&arguments, result),
                }
                result
            }
            ExprKind::New(constructor, arguments) => Some(self.creation(expr, *constructor, arguments)),
            ExprKind::NewArray(lengths) => Some(self.new_array(&expr.ty, lengths)),
            ExprKind::ArrayLiteral(elements) => {
                let site = self.site();
                let (array, contents) = self.graph.made(site, 0, Kind::Array, None);
                for element in elements {
                    if let Some(element) = self.value(element) {
                        self.graph.flow(element, contents.element, Filter::Kept);
                    }
                }
                Some(self.graph.node_of(Values::object(array)))
            }
            ExprKind::Int(_) | ExprKind::Float(_) | ExprKind::Double(_) | ExprKind::Bool(_) => None,
            // Only specifications have others.
            _ => is_reference.then_some(self.graph.anything),
        }
    }

    fn values(&mut self, exprs: &[Expr]) -> Vec<Option<Node>> {
        exprs.iter().map(|expr| self.value(expr)).collect()
    }

    fn plain(&mut self, ty: &Type) -> Node {
        match ty {
            Type::Class(class) => self.graph.node_of_class(*class),
            _ => self.graph.unknown,
        }
    }

    fn element(&mut self, array: Option<Node>) -> Node {
        let element = self.graph.node();
        if let Some(array) = array {
            self.graph.on(array, Trigger::Load(element));
        }
        element
    }

    fn read_field(&mut self, field: FieldId) -> Node {
        let Some(node) = self.fields.get(&field).copied() else { return self.graph.anything };
        // Code that runs while the field is not set yet.
        let owner = self.program.fields[field].owner;
        let is_early = self.method.is_none_or(|method| {
            let method = &self.program.methods[method];
            let is_setting = matches!(method.kind, MethodKind::Constructor | MethodKind::StaticInitializer);
            is_setting && method.owner == owner
        });
        if !is_early || !self.set_late.contains(&field) {
            return node;
        }
        let read = self.graph.node_of(Values::null());
        self.graph.flow(node, read, Filter::All);
        read
    }

    fn store(&mut self, target: &Expr, value: Option<Node>) {
        match &target.kind {
            ExprKind::Local(local) => {
                if let Some(value) = value {
                    self.assign(*local, value);
                }
            }
            ExprKind::Field(object, field) => {
                self.value(object);
                self.keep(*field, value);
            }
            ExprKind::StaticField(field) => self.keep(*field, value),
            ExprKind::Index(array, index) => {
                let array = self.value(array);
                self.value(index);
                if let (Some(array), Some(value)) = (array, value) {
                    self.graph.on(array, Trigger::Store(value));
                }
            }
            _ => {}
        }
    }

    /// A field is assigned.
    fn keep(&mut self, field: FieldId, value: Option<Node>) {
        let Some(value) = value else { return };
        match self.fields.get(&field) {
            Some(node) => self.graph.flow(value, *node, Filter::Kept),
            None => self.graph.escape(value),
        }
    }

    fn binary(&mut self, op: BinaryOp, left: &Expr, right: &Expr) {
        self.value(left);
        if matches!(op, BinaryOp::AndAlso | BinaryOp::OrElse) {
            let before = self.variables.clone();
            self.suppose(left, op == BinaryOp::AndAlso);
            self.value(right);
            self.behind(before, right);
        } else {
            self.value(right);
        }
    }

    /// Behind an expression that may not have been evaluated.
    fn behind(&mut self, before: BTreeMap<LocalId, Node>, expr: &Expr) {
        let mut assigns = false;
        expr.visit(&mut |part| {
            assigns |= matches!(part.kind, ExprKind::Assign { .. } | ExprKind::Update { .. } | ExprKind::Sequence(..));
        });
        if assigns {
            self.join(before);
        } else {
            self.variables = before;
        }
    }

    fn conditional(&mut self, condition: &Expr, yes: &Expr, no: &Expr) -> Option<Node> {
        self.value(condition);
        let before = self.variables.clone();
        self.suppose(condition, true);
        let if_so = self.value(yes);
        let behind_yes = std::mem::replace(&mut self.variables, before.clone());
        self.suppose(condition, false);
        let if_not = self.value(no);
        self.behind(before, no);
        if behind_yes != self.variables {
            self.join(behind_yes);
        }
        let result = self.graph.node();
        for value in [if_so?, if_not?] {
            self.graph.flow(value, result, Filter::All);
        }
        Some(result)
    }

    fn new_array(&mut self, ty: &Type, lengths: &[Expr]) -> Node {
        lengths.iter().for_each(|length| {
            self.value(length);
        });
        let Type::Array(element) = ty else { return self.graph.unknown };
        let site = self.site();
        let (array, contents) = self.graph.made(site, 0, Kind::Array, None);
        match lengths {
            [_, inner @ ..] if !inner.is_empty() => {
                let inner = self.rows(element, inner.len());
                self.graph.flow(inner, contents.element, Filter::All);
            }
            [Expr { kind: ExprKind::Int(0), .. }] => {}
            _ if element.is_reference() => self.graph.add(contents.element, &Values::null()),
            _ => {}
        }
        self.graph.node_of(Values::object(array))
    }

    /// The arrays within a new array.
    fn rows(&mut self, ty: &Type, dimensions: usize) -> Node {
        let site = self.site();
        let (array, contents) = self.graph.made(site, 0, Kind::Array, None);
        if let Type::Array(element) = ty {
            if dimensions > 1 {
                let inner = self.rows(element, dimensions - 1);
                self.graph.flow(inner, contents.element, Filter::All);
            } else if element.is_reference() {
                self.graph.add(contents.element, &Values::null());
            }
        }
        self.graph.node_of(Values::object(array))
    }

    // Calls.

    fn creation(&mut self, expr: &Expr, constructor: MethodId, arguments: &[Expr]) -> Node {
        let arguments = self.values(arguments);
        let Type::Class(class) = expr.ty else { return self.graph.unknown };
        let method = &self.program.methods[constructor];
        if self.is_own(method.owner) {
            self.graph.link(constructor, &arguments, None);
            return self.graph.node_of_class(class);
        }
        let result = self.graph.node();
        let site = self.site();
        if self.is_own(class) {
            self.graph.unknown_call(&arguments, None);
            return self.graph.node_of_class(class);
        }
        Function { program: self.program, site, method: constructor, arguments: &arguments, result: Some(result) }
            .construct(&mut self.graph, class);
        result
    }

    fn static_call(&mut self, expr: &Expr, method: MethodId, arguments: &[Expr]) -> Option<Node> {
        let arguments = self.values(arguments);
        let result = expr.ty.is_reference().then(|| self.graph.node());
        if self.is_own(self.program.methods[method].owner) {
            self.graph.link(method, &arguments, result);
            return result;
        }
        let site = self.site();
        Function { program: self.program, site, method, arguments: &arguments, result }.call(&mut self.graph);
        self.note_result(expr.span, method, result);
        result
    }

    fn note_result(&mut self, span: Span, method: MethodId, result: Option<Node>) {
        self.results.entry((span, method)).or_default().extend(result);
    }

    fn virtual_call(&mut self, expr: &Expr, receiver: &Expr, method: MethodId, arguments: &[Expr]) -> Option<Node> {
        let object = self.value(receiver).unwrap_or(self.graph.unknown);
        let arguments = self.values(arguments);
        let result = expr.ty.is_reference().then(|| self.graph.node());
        let owner = self.program.methods[method].owner;
        if self.is_own(owner) {
            self.own_call(receiver, method, &arguments, result);
            return result;
        }
        if is_of_values(self.program, owner) {
            self.call_of_value(expr, method, &arguments, result);
        } else {
            let site = self.site();
            let call = Call { site, method, arguments, result };
            self.graph.on(object, Trigger::Call(Rc::new(call)));
        }
        self.note_result(expr.span, method, result);
        self.receivers.entry((expr.span, method)).or_default().push(object);
        result
    }

    /// A method of a class of values.
    fn call_of_value(&mut self, expr: &Expr, method: MethodId, arguments: &[Option<Node>], result: Option<Node>) {
        let Some(node) = result else { return };
        if super::functions::may_give_null(self.program, method) {
            return self.graph.unknown_call(arguments, result);
        }
        let site = self.site();
        let name: &str = &self.program.methods[method].name;
        let made = match (&expr.ty, name) {
            (Type::Array(element), _) if element.is_reference() => Kind::Array,
            (_, "lines") => Kind::Stream,
            (_, "chars" | "codePoints") => Kind::Numbers,
            _ => return self.graph.add(node, &Values::unknown()),
        };
        let (object, Contents { element, .. }) = self.graph.made(site, 0, made, None);
        self.graph.add(element, &Values::unknown());
        self.graph.add(node, &Values::object(object));
    }

    /// The methods that objects of a class, or of those below, run.
    fn implementations(&self, owner: ClassId, method: MethodId) -> Vec<MethodId> {
        let own = (self.program.methods[method].access == Access::Private).then_some(method);
        let below = self.program.classes.ids().filter(|class| self.program.is_subclass(*class, owner));
        let found: BTreeSet<MethodId> =
            below.filter_map(|class| self.dispatch.implementation(class, method)).chain(own).collect();
        found.into_iter().collect()
    }

    /// A method of the user's code, in whichever class.
    fn own_call(&mut self, receiver: &Expr, method: MethodId, arguments: &[Option<Node>], result: Option<Node>) {
        let declared = &self.program.methods[method];
        let owner = match receiver.ty {
            Type::Class(class) if self.program.is_subclass(class, declared.owner) => class,
            _ => declared.owner,
        };
        let targets = match self.targets.get(&(owner, method)) {
            Some(known) => Rc::clone(known),
            None => {
                let found = Rc::new(self.implementations(owner, method));
                self.targets.insert((owner, method), Rc::clone(&found));
                found
            }
        };
        if targets.is_empty() {
            self.graph.unknown_call(arguments, result);
        }
        for target in targets.iter().copied() {
            match self.graph.methods.contains_key(&target) {
                true => self.graph.link(target, arguments, result),
                false => self.graph.unknown_call(arguments, result),
            }
        }
    }
}

/// The variable that an expression is, or assigns.
fn variable_of(expr: &Expr) -> Option<LocalId> {
    match &expr.kind {
        ExprKind::Local(local) => Some(*local),
        ExprKind::Assign { compound: None, target, .. } => variable_of(target),
        ExprKind::Cast(inner) => variable_of(inner),
        _ => None,
    }
}

/// The class of the new objects that are all that a method of the library returns.
pub fn only_new(program: &Program, method: MethodId, depth: usize) -> Option<ClassId> {
    let body = program.methods[method].body.as_deref().filter(|_| depth > 0)?;
    let mut classes = BTreeSet::new();
    for value in results(body) {
        classes.insert(made_by(program, value, depth)?);
    }
    let mut classes = classes.into_iter();
    classes.next().filter(|_| classes.next().is_none())
}

fn made_by(program: &Program, value: &Expr, depth: usize) -> Option<ClassId> {
    match &value.kind {
        ExprKind::New(constructor, _) => Some(program.methods[*constructor].owner),
        ExprKind::Cast(inner) => made_by(program, inner, depth),
        ExprKind::StaticCall(callee, _) => only_new(program, *callee, depth - 1),
        _ => None,
    }
}
