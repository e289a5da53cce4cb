//! What constructors establish of the `final` fields of their objects: that they are not null, and the conditions without which the
//! constructor throws; and whether an object may be handed on before its fields are set.

use crate::program::context::Context;
use ir::vocabulary::null;
use logic::Term;
use logic::build::{and, bool, eq, int, le, lt, ne, not, or, select};
use sema::program::{
    BinaryOp, ClassId, Expr, ExprKind, FieldId, LocalId, Method, MethodId, MethodKind, Origin, Program, Stmt, StmtKind,
    Type, UnaryOp,
};
use std::collections::{BTreeMap, BTreeSet};

/// How deep calls are followed in finding out what is not null.
const DEPTH: usize = 4;

/// What constructors establish.
#[derive(Default)]
pub struct Established {
    /// Fields to which only values are assigned that cannot be null.
    pub not_null: BTreeSet<FieldId>,
    /// Those to which only new objects of one class are assigned.
    pub classes: BTreeMap<FieldId, ClassId>,
    /// Conditions on fields of one object, with the class that has them.
    pub conditions: Vec<Condition>,
    /// Fields whose objects may be handed on before they are set.
    pub leaked: BTreeSet<FieldId>,
}

/// A condition on the fields of one object.
pub struct Condition {
    /// The class.
    pub class: ClassId,
    /// The condition, over parameters of the constructor.
    pub holds: Guard,
    /// The fields that hold these parameters.
    pub fields: BTreeMap<LocalId, FieldId>,
}

/// A condition without which a method throws.
#[derive(Clone)]
pub struct Guard {
    /// What makes it throw.
    pub throws_if: Expr,
    /// Whether others may have seen the object before the constructor comes to this.
    pub is_late: bool,
}

impl Condition {
    /// The fields that it speaks of.
    pub fn fields_in(&self) -> Vec<FieldId> {
        let mut found = Vec::new();
        self.holds.throws_if.visit(&mut |part| {
            if let ExprKind::Local(local) = part.kind {
                found.extend(self.fields.get(&local).copied());
            }
        });
        found
    }

    /// The condition for an object.
    pub fn formula(&self, context: &Context<'_>, object: &Term) -> Term {
        not(self.term(context, object, &self.holds.throws_if))
    }

    fn term(&self, context: &Context<'_>, object: &Term, expr: &Expr) -> Term {
        let term = |part: &Expr| self.term(context, object, part);
        match &expr.kind {
            ExprKind::Int(value) => int(*value),
            ExprKind::Bool(value) => bool(*value),
            ExprKind::Local(local) => select(context.field(self.fields[local]).term(), object.clone()),
            ExprKind::Unary(_, part) => not(term(part)),
            ExprKind::Binary(op, left, right) => {
                let (left, right) = (term(left), term(right));
                match op {
                    BinaryOp::Lt => lt(left, right),
                    BinaryOp::Le => le(left, right),
                    BinaryOp::Gt => lt(right, left),
                    BinaryOp::Ge => le(right, left),
                    BinaryOp::Eq => eq(left, right),
                    BinaryOp::Ne => ne(left, right),
                    BinaryOp::AndAlso => and([left, right]),
                    _ => or([left, right]),
                }
            }
            // Nothing else is plain.
            _ => null(),
        }
    }
}

impl Established {
    /// Looks at the constructors of the user's classes.
    pub fn new(context: &Context<'_>) -> Established {
        let program = context.program;
        let mut found = Established::default();
        for (id, class) in program.classes.iter().filter(|(_, class)| class.origin == Origin::Source) {
            let is_constructor = |method: &&MethodId| program.methods[**method].kind == MethodKind::Constructor;
            let constructors: Vec<MethodId> = class.methods.iter().filter(is_constructor).copied().collect();
            let fields = class.fields.iter().copied().filter(|field| {
                let field = &program.fields[*field];
                field.is_final && !field.is_static
            });
            let fields: BTreeSet<FieldId> = fields.filter(|field| context.reach.live_fields.contains(field)).collect();
            if fields.is_empty() || constructors.is_empty() {
                continue;
            }
            let first: Vec<&Method> = constructors
                .iter()
                .map(|id| &program.methods[*id])
                .filter(|method| !delegates(program, method))
                .collect();
            for field in &fields {
                if first.iter().all(|method| sets_not_null(program, method, *field)) {
                    found.not_null.insert(*field);
                    found.classes.extend(only_class(program, &first, *field).map(|class| (*field, class)));
                    // The test for null may come too late.
                    let is_late = |method: &&Method| guards(program, method, DEPTH).iter().any(|guard| guard.is_late);
                    found.leaked.extend(first.iter().copied().any(|method| is_late(&method)).then_some(*field));
                }
            }
            found.leaked.extend(first.iter().flat_map(|method| leaked_fields(program, method, &fields)));
            if let [only] = first.as_slice() {
                let conditions = conditions(program, id, only, &fields);
                let late = conditions.iter().filter(|condition| condition.holds.is_late);
                found.leaked.extend(late.flat_map(Condition::fields_in));
                found.conditions.extend(conditions);
            }
        }
        found
    }
}

/// Whether every constructor of the user's class sets a field before others may see the object, and before it may return.
pub fn set_by_constructors(program: &Program, field: FieldId) -> bool {
    let class = &program.classes[program.fields[field].owner];
    let constructors = class.methods.iter().map(|id| &program.methods[*id]);
    let mut first = constructors.filter(|method| method.kind == MethodKind::Constructor && !delegates(program, method));
    let sets = |method: &Method| {
        let is_target = |statement: &&Stmt| match &statement.kind {
            StmtKind::Expr(expr) => assigned_field(expr).is_some_and(|(other, _)| other == field),
            _ => false,
        };
        let before = statements(method).iter().take_while(|statement| !may_return(statement));
        let is_set = before.into_iter().any(|statement| is_target(&statement));
        is_set && leaked_fields(program, method, &BTreeSet::from([field])).is_empty()
    };
    class.initializers.is_empty()
        && class.methods.iter().any(|id| program.methods[*id].kind == MethodKind::Constructor)
        && first.all(sets)
}

fn statements(method: &Method) -> &[Stmt] {
    method.body.as_deref().unwrap_or_default()
}

/// The constructor that a constructor begins with.
fn constructor_call(method: &Method) -> Option<MethodId> {
    match &statements(method).first()?.kind {
        StmtKind::Expr(Expr { kind: ExprKind::ConstructorCall(target, _), .. }) => Some(*target),
        _ => None,
    }
}

/// Whether a constructor begins with `this(…)`.
fn delegates(program: &Program, method: &Method) -> bool {
    constructor_call(method).is_some_and(|target| program.methods[target].owner == method.owner)
}

/// The value of an assignment to a field of `this`.
fn assigned_field(expr: &Expr) -> Option<(FieldId, &Expr)> {
    match &expr.kind {
        ExprKind::Assign { compound: None, target, value } => match &target.kind {
            ExprKind::Field(object, field) if matches!(object.kind, ExprKind::This) => Some((*field, value)),
            _ => None,
        },
        _ => None,
    }
}

/// Whether a constructor gives a field values that cannot be null, wherever it does.
fn sets_not_null(program: &Program, method: &Method, field: FieldId) -> bool {
    if method.body.is_none() {
        return false;
    }
    let (mut is_set, mut is_not_null) = (false, true);
    let guards = guards(program, method, DEPTH);
    // Parameters that the constructor itself has given a value that is not null, whatever else it does.
    let mut replaced = BTreeSet::new();
    for statement in statements(method) {
        each(std::slice::from_ref(statement), &mut |expr| {
            if let ExprKind::Assign { target, value, .. } = &expr.kind
                && let ExprKind::Field(_, other) = target.kind
                && other == field
            {
                is_set = true;
                let is_checked = |local: LocalId| match is_assigned(method, local) {
                    true => replaced.contains(&local),
                    false => forbids_null(&guards, local),
                };
                is_not_null &= is_never_null(program, value, DEPTH, &is_checked);
            }
        });
        if let StmtKind::Expr(Expr { kind: ExprKind::Assign { compound: None, target, .. }, .. }) = &statement.kind
            && let ExprKind::Local(local) = target.kind
            && is_assigned_never_null(program, method, local)
        {
            replaced.insert(local);
        }
    }
    let initial = program.fields[field].initializer.as_ref();
    is_set |= initial.is_some();
    is_set && is_not_null && initial.is_none_or(|value| is_never_null(program, value, DEPTH, &|_| false))
}

/// The class of the new objects that constructors give a field, if it is one, and they give it nothing else.
fn only_class(program: &Program, constructors: &[&Method], field: FieldId) -> Option<ClassId> {
    let mut classes = BTreeSet::new();
    let mut see = |value: &Expr| {
        classes.insert(match value.kind {
            ExprKind::New(constructor, _) => Some(program.methods[constructor].owner),
            _ => None,
        });
    };
    program.fields[field].initializer.iter().for_each(&mut see);
    for method in constructors {
        each(statements(method), &mut |expr| {
            if let ExprKind::Assign { target, value, .. } = &expr.kind
                && matches!(target.kind, ExprKind::Field(_, other) if other == field)
            {
                see(value);
            }
        });
    }
    let mut classes = classes.into_iter();
    classes.next().flatten().filter(|_| classes.next().is_none())
}

/// Every expression in some statements, with all that is in it.
fn each(statements: &[Stmt], see: &mut impl FnMut(&Expr)) {
    for statement in statements {
        statement.visit_expressions(&mut |expr| expr.visit(&mut |part| see(part)));
    }
}

fn is_assigned(method: &Method, local: LocalId) -> bool {
    let mut assigned = Vec::new();
    statements(method)
        .iter()
        .for_each(|statement| crate::program::signatures::assigned_locals(statement, &mut assigned));
    assigned.contains(&local)
}

/// Whether all values that a method assigns to a local cannot be null.
fn is_assigned_never_null(program: &Program, method: &Method, local: LocalId) -> bool {
    let mut all = true;
    each(statements(method), &mut |expr| {
        let value = match &expr.kind {
            ExprKind::Assign { compound: None, target, value } => Some((target, value)),
            ExprKind::Update { target, value, .. } => Some((target, value)),
            _ => None,
        };
        if let Some((target, value)) = value
            && matches!(target.kind, ExprKind::Local(other) if other == local)
        {
            all &= is_never_null(program, value, DEPTH, &|_| false);
        }
    });
    all
}

/// Whether an initialiser, once it has a value, has one that is not null.
pub fn gives_no_null(program: &Program, initializer: &Expr) -> bool {
    is_never_null(program, initializer, DEPTH, &|_| false)
}

/// Whether an expression, once it has a value, has one that is not null.
fn is_never_null(program: &Program, expr: &Expr, depth: usize, is_checked: &dyn Fn(LocalId) -> bool) -> bool {
    let inner = |part: &Expr| is_never_null(program, part, depth, is_checked);
    match &expr.kind {
        ExprKind::New(..)
        | ExprKind::NewArray(_)
        | ExprKind::ArrayLiteral(_)
        | ExprKind::String(_)
        | ExprKind::Concat(_)
        | ExprKind::ClassLiteral(_)
        | ExprKind::This
        | ExprKind::NonNull(_) => true,
        ExprKind::Local(local) => is_checked(*local),
        ExprKind::Cast(part) => inner(part),
        ExprKind::Conditional(condition, yes, no) => {
            let (tested, is_null) = null_test(condition).unzip();
            let within = |part: &Expr, holds: bool| {
                let is_checked = |local| is_checked(local) || tested == Some(local) && is_null == Some(!holds);
                is_never_null(program, part, depth, &is_checked)
            };
            within(yes, true) && within(no, false)
        }
        ExprKind::StaticCall(callee, _) | ExprKind::VirtualCall(_, callee, _)
            if program.assumed.get(callee).is_some_and(|assumed| assumed.is_non_null) =>
        {
            true
        }
        ExprKind::StaticCall(callee, arguments) if depth > 0 => {
            let callee = &program.methods[*callee];
            let guards = guards(program, callee, depth - 1);
            let is_given = |local: LocalId| {
                let position = callee.parameters.iter().position(|parameter| *parameter == local);
                let is_given = position.and_then(|at| arguments.get(at)).is_some_and(inner);
                !is_assigned(callee, local) && (is_given || forbids_null(&guards, local))
            };
            returns_not_null(program, callee, depth - 1, &is_given)
        }
        _ => false,
    }
}

/// The variable that a condition compares with null, and whether it holds if the variable is.
fn null_test(condition: &Expr) -> Option<(LocalId, bool)> {
    let ExprKind::Binary(op @ (BinaryOp::Eq | BinaryOp::Ne), left, right) = &condition.kind else { return None };
    match (&left.kind, &right.kind) {
        (ExprKind::Local(local), ExprKind::Null) | (ExprKind::Null, ExprKind::Local(local)) => {
            Some((*local, *op == BinaryOp::Eq))
        }
        _ => None,
    }
}

fn returns_not_null(program: &Program, method: &Method, depth: usize, is_checked: &dyn Fn(LocalId) -> bool) -> bool {
    let mut results = Vec::new();
    statements(method).iter().for_each(|statement| returned(statement, &mut Vec::new(), &mut results));
    let is_never_null = |(result, tested): &(&Expr, Vec<LocalId>)| {
        let is_checked = |local| is_checked(local) || tested.contains(&local) && !is_assigned(method, local);
        is_never_null(program, result, depth, &is_checked)
    };
    !results.is_empty() && results.iter().all(is_never_null)
}

/// What some statements return.
pub fn results(statements: &[Stmt]) -> Vec<&Expr> {
    let mut found = Vec::new();
    statements.iter().for_each(|statement| returned(statement, &mut Vec::new(), &mut found));
    found.into_iter().map(|(result, _)| result).collect()
}

/// The results in a statement, each with the variables that are not null there because an `instanceof` around it says so.
fn returned<'s>(statement: &'s Stmt, tested: &mut Vec<LocalId>, results: &mut Vec<(&'s Expr, Vec<LocalId>)>) {
    match &statement.kind {
        StmtKind::Return(Some(result)) => results.push((result, tested.clone())),
        StmtKind::Block(inner) => inner.iter().for_each(|inner| returned(inner, tested, results)),
        StmtKind::If(condition, yes, no) => {
            let before = tested.len();
            instances(condition, tested);
            returned(yes, tested, results);
            tested.truncate(before);
            no.iter().for_each(|no| returned(no, tested, results));
        }
        StmtKind::While { body, .. }
        | StmtKind::DoWhile { body, .. }
        | StmtKind::ForEach { body, .. }
        | StmtKind::Labeled(_, body)
        | StmtKind::Contracted(_, body) => returned(body, tested, results),
        StmtKind::Switch { groups, .. } => {
            groups.iter().flat_map(|group| &group.body).for_each(|inner| returned(inner, tested, results));
        }
        StmtKind::Try { body, catches, finally } => {
            let handlers = catches.iter().flat_map(|catch| &catch.body);
            let all = body.iter().chain(handlers).chain(finally.iter().flatten());
            all.for_each(|inner| returned(inner, tested, results));
        }
        _ => {}
    }
}

/// The variables of which a condition says that they are objects of some class.
fn instances(condition: &Expr, found: &mut Vec<LocalId>) {
    match &condition.kind {
        ExprKind::InstanceOf(object, _) => {
            if let ExprKind::Local(local) = object.kind {
                found.push(local);
            }
        }
        ExprKind::Binary(BinaryOp::AndAlso, left, right) => {
            instances(left, found);
            instances(right, found);
        }
        _ => {}
    }
}

/// The conditions without which a method throws, over parameters that keep their values. What it does before may throw too, but must
/// not return.
fn guards(program: &Program, method: &Method, depth: usize) -> Vec<Guard> {
    let mut found = Vec::new();
    let (mut is_captured, mut is_late) = (false, false);
    for statement in statements(method) {
        match &statement.kind {
            StmtKind::If(condition, yes, None) if throws(yes) && is_plain(method, condition) => {
                found.push(Guard { throws_if: condition.clone(), is_late });
            }
            StmtKind::Expr(expr) if depth > 0 => {
                if let Some((callee, arguments)) = checking_call(expr) {
                    let inner = guards_of_call(program, method, callee, arguments, depth);
                    found.extend(inner.into_iter().map(|guard| Guard { is_late, ..guard }));
                }
            }
            _ => {}
        }
        if may_return(statement) {
            break;
        }
        let is_constructor = method.kind == MethodKind::Constructor;
        is_late |= is_constructor && leaks(program, statement, &mut is_captured, DEPTH);
    }
    found
}

/// The call of a static method that is all that a statement does, but for keeping its result.
fn checking_call(expr: &Expr) -> Option<(MethodId, &[Expr])> {
    match &expr.kind {
        ExprKind::StaticCall(callee, arguments) => Some((*callee, arguments)),
        ExprKind::Cast(inner) => checking_call(inner),
        ExprKind::Assign { .. } => checking_call(assigned_field(expr)?.1),
        _ => None,
    }
}

/// Whether a statement may end the method normally.
fn may_return(statement: &Stmt) -> bool {
    let any = |inner: &[Stmt]| inner.iter().any(may_return);
    match &statement.kind {
        StmtKind::Return(_) => true,
        StmtKind::Block(inner) => any(inner),
        StmtKind::If(_, yes, no) => may_return(yes) || no.as_ref().is_some_and(|no| may_return(no)),
        StmtKind::While { body, .. }
        | StmtKind::DoWhile { body, .. }
        | StmtKind::ForEach { body, .. }
        | StmtKind::Labeled(_, body)
        | StmtKind::Contracted(_, body) => may_return(body),
        StmtKind::Switch { groups, .. } => groups.iter().any(|group| any(&group.body)),
        StmtKind::Try { body, catches, finally } => {
            any(body) || catches.iter().any(|catch| any(&catch.body)) || finally.as_deref().is_some_and(any)
        }
        _ => false,
    }
}

/// Whether a constructor of a superclass does nothing: that of `Object` or `Record`.
fn is_plain_parent(program: &Program, constructor: MethodId) -> bool {
    let method = &program.methods[constructor];
    let only_calls = |statement: &Stmt| match &statement.kind {
        StmtKind::Expr(Expr { kind: ExprKind::ConstructorCall(target, _), .. }) => is_plain_parent(program, *target),
        _ => false,
    };
    method.body.is_some() && statements(method).iter().all(only_calls)
}

/// What a call of a static method checks, said of the caller's parameters.
fn guards_of_call(
    program: &Program,
    method: &Method,
    callee: MethodId,
    arguments: &[Expr],
    depth: usize,
) -> Vec<Guard> {
    let callee = &program.methods[callee];
    let inner = guards(program, callee, depth - 1);
    let given = |local: LocalId| {
        let position = callee.parameters.iter().position(|parameter| *parameter == local)?;
        arguments.get(position).filter(|argument| is_plain(method, argument)).cloned()
    };
    inner
        .into_iter()
        .filter_map(|guard| Some(Guard { throws_if: substituted(&guard.throws_if, &given)?, is_late: false }))
        .collect()
}

/// A plain expression with others in place of parameters.
fn substituted(expr: &Expr, given: &dyn Fn(LocalId) -> Option<Expr>) -> Option<Expr> {
    let inner = |part: &Expr| substituted(part, given).map(Box::new);
    let kind = match &expr.kind {
        ExprKind::Local(local) => return given(*local),
        ExprKind::Unary(op, part) => ExprKind::Unary(*op, inner(part)?),
        ExprKind::Binary(op, left, right) => ExprKind::Binary(*op, inner(left)?, inner(right)?),
        other => other.clone(),
    };
    Some(Expr { kind, ..expr.clone() })
}

/// Whether an expression is made of parameters that keep their values, constants and comparisons.
fn is_plain(method: &Method, expr: &Expr) -> bool {
    match &expr.kind {
        ExprKind::Int(_) | ExprKind::Bool(_) | ExprKind::Null => true,
        ExprKind::Local(local) => method.parameters.contains(local) && !is_assigned(method, *local),
        ExprKind::Unary(UnaryOp::Not, part) => is_plain(method, part),
        ExprKind::Binary(op, left, right) => {
            let is_comparison = matches!(
                op,
                BinaryOp::Lt
                    | BinaryOp::Le
                    | BinaryOp::Gt
                    | BinaryOp::Ge
                    | BinaryOp::Eq
                    | BinaryOp::Ne
                    | BinaryOp::AndAlso
                    | BinaryOp::OrElse
            );
            let is_whole = |part: &Expr| !matches!(part.ty, Type::Float | Type::Double);
            is_comparison && [left, right].into_iter().all(|part| is_whole(part) && is_plain(method, part))
        }
        _ => false,
    }
}

/// Whether a statement does nothing but throw.
fn throws(statement: &Stmt) -> bool {
    match &statement.kind {
        StmtKind::Throw(_) => true,
        StmtKind::Block(inner) => matches!(inner.as_slice(), [only] if throws(only)),
        _ => false,
    }
}

/// Whether one of the guards throws if a parameter is null.
fn forbids_null(guards: &[Guard], local: LocalId) -> bool {
    fn tests(expr: &Expr, local: LocalId) -> bool {
        let is_local = |part: &Expr| matches!(part.kind, ExprKind::Local(other) if other == local);
        let is_null = |part: &Expr| matches!(part.kind, ExprKind::Null);
        match &expr.kind {
            ExprKind::Binary(BinaryOp::Eq, left, right) => {
                is_local(left) && is_null(right) || is_null(left) && is_local(right)
            }
            ExprKind::Binary(BinaryOp::OrElse, left, right) => tests(left, local) || tests(right, local),
            _ => false,
        }
    }
    guards.iter().any(|guard| tests(&guard.throws_if, local))
}

/// The guards of a constructor whose parameters are kept in `final` fields.
fn conditions(program: &Program, class: ClassId, method: &Method, fields: &BTreeSet<FieldId>) -> Vec<Condition> {
    let mut kept = BTreeMap::new();
    for statement in statements(method) {
        if let StmtKind::Expr(expr) = &statement.kind
            && let Some((field, value)) = assigned_field(expr)
            && let ExprKind::Local(local) = value.kind
            && fields.contains(&field)
            && method.parameters.contains(&local)
            && !is_assigned(method, local)
        {
            kept.insert(local, field);
        }
    }
    let is_known = |guard: &Guard| {
        let mut all = true;
        guard.throws_if.visit(&mut |part| {
            if let ExprKind::Local(local) = part.kind {
                all &= kept.contains_key(&local);
            }
        });
        all
    };
    let guards = guards(program, method, DEPTH).into_iter().filter(is_known);
    guards.map(|holds| Condition { class, holds, fields: kept.clone() }).collect()
}

/// The fields that a constructor may not have set when it lets somebody else see the object.
fn leaked_fields(program: &Program, method: &Method, fields: &BTreeSet<FieldId>) -> BTreeSet<FieldId> {
    let mut open = fields.clone();
    let mut leaked = BTreeSet::new();
    let mut is_captured = false;
    if method.body.is_none() {
        return open;
    }
    for statement in statements(method) {
        if leaks(program, statement, &mut is_captured, DEPTH) {
            leaked.extend(open.iter().copied());
        }
        if let StmtKind::Expr(expr) = &statement.kind
            && let Some((field, _)) = assigned_field(expr)
        {
            open.remove(&field);
        }
    }
    leaked
}

/// Whether a statement of a constructor may let somebody else see the object. One that holds the object and is kept in a field of it
/// is no leak, but from then on every call is one.
fn leaks(program: &Program, statement: &Stmt, is_captured: &mut bool, depth: usize) -> bool {
    if let StmtKind::Expr(expr) = &statement.kind {
        match &expr.kind {
            ExprKind::ConstructorCall(target, arguments) => {
                return arguments.iter().any(|argument| lets_out(argument, *is_captured))
                    || constructor_leaks(program, *target, depth);
            }
            ExprKind::Assign { .. } => {
                if let Some((_, Expr { kind: ExprKind::New(constructor, arguments), .. })) = assigned_field(expr)
                    && arguments.iter().any(|argument| matches!(argument.kind, ExprKind::This))
                    && only_stores(program, *constructor)
                {
                    *is_captured = true;
                    return arguments
                        .iter()
                        .filter(|argument| !matches!(argument.kind, ExprKind::This))
                        .any(|argument| lets_out(argument, *is_captured));
                }
            }
            _ => {}
        }
    }
    let mut found = false;
    statement.visit_expressions(&mut |expr| found |= lets_out(expr, *is_captured));
    found
}

/// Whether evaluating an expression may let `this` be seen by other code: it stands somewhere else than before a field or in a
/// comparison, or runs a method.
fn lets_out(expr: &Expr, is_captured: bool) -> bool {
    let is_this = |part: &Expr| usize::from(matches!(part.kind, ExprKind::This));
    let (mut uses, mut harmless, mut is_run) = (0, 0, false);
    expr.visit(&mut |part| match &part.kind {
        ExprKind::This => uses += 1,
        ExprKind::Field(object, _) | ExprKind::InstanceOf(object, _) => harmless += is_this(object),
        ExprKind::Binary(BinaryOp::Eq | BinaryOp::Ne, left, right) => harmless += is_this(left) + is_this(right),
        ExprKind::SuperCall(..) => is_run = true,
        ExprKind::StaticCall(..) | ExprKind::VirtualCall(..) | ExprKind::New(..) => is_run |= is_captured,
        _ => {}
    });
    is_run || uses > harmless
}

/// Whether a constructor does nothing but put its arguments into fields of the new object.
fn only_stores(program: &Program, constructor: MethodId) -> bool {
    let method = &program.methods[constructor];
    let stores = |statement: &Stmt| match &statement.kind {
        StmtKind::Expr(expr) => match &expr.kind {
            ExprKind::ConstructorCall(target, _) => is_plain_parent(program, *target),
            _ => assigned_field(expr).is_some_and(|(_, value)| matches!(value.kind, ExprKind::Local(_))),
        },
        _ => false,
    };
    method.body.is_some() && statements(method).iter().all(stores)
}

/// Whether a constructor may let others see its object.
fn constructor_leaks(program: &Program, constructor: MethodId, depth: usize) -> bool {
    let method = &program.methods[constructor];
    if method.body.is_none() || depth == 0 {
        return true;
    }
    let mut is_captured = false;
    statements(method).iter().any(|statement| leaks(program, statement, &mut is_captured, depth - 1)) || is_captured
}
