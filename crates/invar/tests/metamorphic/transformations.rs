//! Changes of a program that keep its meaning. Each gives all variants that it finds; what does not compile afterwards is no pair.

use super::declared::{Declared, Names, Owned};
use super::pieces::{Piece, Variant, new, original, range};
use super::words::words;
use base::Span;
use std::collections::BTreeSet;
use std::ops::Range;
use syntax::ast::*;
use syntax::visit::{self, Visitor};

/// A program with what it declares.
pub struct Program<'a> {
    pub text: &'a str,
    pub unit: &'a CompilationUnit,
    pub declared: Declared<'a>,
}

impl Program<'_> {
    fn at(&self, span: Span) -> &str {
        &self.text[range(span)]
    }

    /// Whether there is nothing but spaces and comments without specifications in some text.
    fn is_free(&self, range: Range<usize>) -> bool {
        !["@", "/*:", "//:"].iter().any(|begin| self.text[range.clone()].contains(begin))
    }
}

/// All variants; `foreign` are words that may be names of something outside of the file.
pub fn variants(program: &Program<'_>, foreign: &BTreeSet<String>) -> Vec<Variant> {
    let mut all = rename(program, foreign);
    all.extend(reorder_statements(program));
    all.extend(reorder_methods(program));
    all.extend(extract(program));
    all.extend(inline(program));
    all.extend(move_to_class(program));
    all.extend(split_loops(program));
    all
}

/// One name of the file becomes another one, wherever it stands.
fn rename(program: &Program<'_>, foreign: &BTreeSet<String>) -> Vec<Variant> {
    let words = words(program.text);
    let Declared { locals, members, renamable, .. } = &program.declared;
    let of = |name: &str| words.iter().filter(|word| program.text[word.range.clone()] == *name).collect::<Vec<_>>();
    let mut variants = Vec::new();
    for name in locals.iter().filter(|name| !members.contains(*name)) {
        let is_local = |before: Option<char>, after: Option<char>| {
            !matches!(before, Some('.' | '\\' | '@' | ':')) && !matches!(after, Some('(' | ':'))
        };
        let all = of(name);
        if all.iter().all(|word| is_local(word.before, word.after)) {
            variants.push(("rename variable", name, all));
        }
    }
    for name in renamable.iter().filter(|name| !foreign.contains(*name) && !locals.contains(*name)) {
        let all = of(name);
        if *name != "main" && all.iter().all(|word| !matches!(word.before, Some('\\' | '@'))) {
            variants.push(("rename member", name, all));
        }
    }
    let edits = |(kind, name, all): (&'static str, &String, Vec<&super::words::Word>)| {
        let renamed = |at: usize| vec![Piece::Instead(at, format!("{name}Renamed"))];
        Variant::new(
            kind,
            program.text,
            all.iter().map(|word| (word.range.clone(), renamed(word.range.start))).collect(),
        )
    };
    variants.into_iter().map(edits).collect()
}

/// Two declarations or assignments of plain values, neither of which uses what the other one sets, change places.
fn reorder_statements(program: &Program<'_>) -> Vec<Variant> {
    let mut variants = Vec::new();
    for block in &program.declared.blocks {
        for pair in block.statements.windows(2) {
            let [first, second] = pair else { continue };
            let (Some((sets, uses)), Some((also_sets, also_uses))) = (plain(program, first), plain(program, second))
            else {
                continue;
            };
            let gap = first.span.end as usize..second.span.start as usize;
            let is_apart = sets.is_disjoint(&also_uses) && also_sets.is_disjoint(&uses) && sets.is_disjoint(&also_sets);
            if is_apart && program.is_free(gap.clone()) {
                let pieces = vec![original(second.span), Piece::Original(gap), original(first.span)];
                let whole = first.span.start as usize..second.span.end as usize;
                variants.push(Variant::new("reorder statements", program.text, vec![(whole, pieces)]));
            }
        }
    }
    variants
}

/// What a statement sets and uses, if it only computes with primitive variables and cannot fail.
fn plain(program: &Program<'_>, statement: &Stmt) -> Option<(BTreeSet<String>, BTreeSet<String>)> {
    let (mut sets, mut uses) = (BTreeSet::new(), BTreeSet::new());
    let mut add = |name: &Ident, value: &Expr| {
        let names = Names::of(value);
        let name = name.name.to_string();
        let is_plain =
            !names.has_effects && names.names.iter().chain([&name]).all(|it| program.declared.is_primitive(it));
        sets.insert(name);
        uses.extend(names.names);
        is_plain
    };
    let is_plain = match &statement.kind {
        StmtKind::Local(local) if !local.modifiers.has(Modifier::Ghost) => {
            local.declarators.iter().all(|it| it.initializer.as_ref().is_some_and(|value| add(&it.name, value)))
        }
        StmtKind::Expr(Expr { kind: ExprKind::Assign { op: None, target, value }, .. }) => match &target.kind {
            ExprKind::Name(name) if !program.declared.members.contains(&*name.name) => add(name, value),
            _ => false,
        },
        _ => false,
    };
    is_plain.then_some((sets, uses))
}

/// Two methods of a class that stand next to one another change places, with their specifications.
fn reorder_methods(program: &Program<'_>) -> Vec<Variant> {
    let mut variants = Vec::new();
    for class in &program.declared.types_declared {
        for pair in class.members.windows(2) {
            let [Member::Method(first), Member::Method(second)] = pair else { continue };
            let gap = first.span.end as usize..second.span.start as usize;
            if first.contract.is_none() && second.contract.is_none() && program.is_free(gap.clone()) {
                let pieces = vec![original(second.span), Piece::Original(gap), original(first.span)];
                let whole = first.span.start as usize..second.span.end as usize;
                variants.push(Variant::new("reorder methods", program.text, vec![(whole, pieces)]));
            }
        }
    }
    variants
}

/// The last statements of a method become a method of their own.
fn extract(program: &Program<'_>) -> Vec<Variant> {
    let mut variants = Vec::new();
    for Owned { method, .. } in &program.declared.methods {
        let (Some(body), Some(result)) = (&method.body, &method.result) else { continue };
        let is_plain = method.type_parameters.is_empty() && !method.modifiers.has(Modifier::Default);
        for cut in 1..body.statements.len() {
            let tail = body.statements[cut].span.to(body.statements[body.statements.len() - 1].span);
            let behind = tail.end as usize..body.span.end as usize - 1;
            let free = program.is_free(behind) && !program.at(tail).contains("/*") && !program.at(tail).contains("//@");
            let Some(variables) = variables(method, &body.statements[..cut], &body.statements[cut..]) else { continue };
            if !is_plain || !free {
                continue;
            }
            let names: Vec<String> = variables.iter().map(|(_, name)| name.name.to_string()).collect();
            let parameters: Vec<String> =
                variables.iter().map(|(ty, name)| format!("{} {}", program.at(ty.span), name.name)).collect();
            let returns = if matches!(result.kind, TypeRefKind::Void) { "" } else { "return " };
            let called = format!("{returns}{}Tail({});", method.name.name, names.join(", "));
            let is_static = if method.modifiers.has(Modifier::Static) { "static " } else { "" };
            let throws: Vec<&str> = method.throws.iter().map(|ty| program.at(ty.span)).collect();
            let throws = if throws.is_empty() { String::new() } else { format!(" throws {}", throws.join(", ")) };
            let (result, name) = (program.at(result.span), &method.name.name);
            let head =
                format!("\n    private {is_static}{result} {name}Tail({}){throws} {{\n        ", parameters.join(", "));
            let end = method.span.end as usize;
            let edits =
                vec![(range(tail), vec![new(called)]), (end..end, vec![new(head), original(tail), new("\n    }\n")])];
            variants.push(Variant::new("extract method", program.text, edits));
        }
    }
    variants
}

/// The variables that the tail of a method may use, with their types: parameters and what was declared and set on the way; `None` if
/// one that it uses has no value or no written type.
fn variables<'a>(method: &'a MethodDecl, head: &'a [Stmt], tail: &[Stmt]) -> Option<Vec<(&'a TypeRef, &'a Ident)>> {
    let mut used = Names::default();
    tail.iter().for_each(|statement| used.statement(statement));
    let mut all: Vec<(&TypeRef, &Ident)> = Vec::new();
    for parameter in &method.parameters {
        if parameter.is_varargs {
            return None;
        }
        all.push((&parameter.ty, &parameter.name));
    }
    for statement in head {
        match &statement.kind {
            StmtKind::Local(local) => {
                for declarator in &local.declarators {
                    let is_known = declarator.initializer.is_some() && declarator.dimensions == 0;
                    let is_typed = !matches!(local.ty.kind, TypeRefKind::Var | TypeRefKind::Logic(..));
                    if (!is_known || !is_typed) && used.names.contains(&*declarator.name.name) {
                        return None;
                    }
                    all.push((&local.ty, &declarator.name));
                }
            }
            StmtKind::Class(_) | StmtKind::Specification(_) | StmtKind::Contracted(..) => return None,
            // `if (!(o instanceof T t)) return;` brings a variable into the rest.
            StmtKind::If { condition, .. } if binds(condition) => return None,
            _ => {}
        }
    }
    all.retain(|(_, name)| used.names.contains(&*name.name));
    Some(all)
}

fn binds(condition: &Expr) -> bool {
    struct Finder(bool);
    impl<'a> Visitor<'a> for Finder {
        fn pattern(&mut self, _: &'a Pattern) {
            self.0 = true;
        }
    }
    let mut finder = Finder(false);
    finder.expression(condition);
    finder.0
}

/// The one call of a small method becomes what it returns, and the method goes.
fn inline(program: &Program<'_>) -> Vec<Variant> {
    let mut variants = Vec::new();
    for Owned { owner, method } in &program.declared.methods {
        let Some((result, value)) = returned(program, method) else { continue };
        let calls: Vec<_> =
            program.declared.calls.iter().filter(|(_, call)| call.name.name == method.name.name).collect();
        let [(expression, call)] = calls.as_slice() else { continue };
        let is_here = owner.span.contains(expression.span) && !method.span.contains(expression.span);
        let words = words(program.text).into_iter().filter(|it| program.text[it.range.clone()] == *method.name.name);
        if call.receiver.is_some() || !is_here || words.count() != 2 || call.arguments.len() != method.parameters.len()
        {
            continue;
        }
        if let Some(pieces) = substituted(program, method, value, &call.arguments) {
            let mut inside = vec![new(format!("(({result}) ("))];
            inside.extend(pieces);
            inside.push(new("))"));
            let edits = vec![(range(expression.span), inside), (range(method.span), Vec::new())];
            variants.push(Variant::new("inline method", program.text, edits));
        }
    }
    variants
}

/// Type and value of a method that cannot be overridden and only returns an expression.
fn returned<'a>(program: &'a Program<'_>, method: &'a MethodDecl) -> Option<(&'a str, &'a Expr)> {
    let is_fixed = method.modifiers.has(Modifier::Static) || method.modifiers.has(Modifier::Private);
    let is_hidden = !method.modifiers.has(Modifier::Public) && !method.modifiers.has(Modifier::Protected);
    let primitive = |ty: &TypeRef| matches!(ty.kind, TypeRefKind::Primitive(_));
    let result = method.result.as_ref().filter(|ty| primitive(ty))?;
    let is_plain = method.contract.is_none() && method.modifiers.annotations.is_empty();
    let [Stmt { kind: StmtKind::Return(Some(value)), .. }] = method.body.as_ref()?.statements.as_slice() else {
        return None;
    };
    let all_primitive = method.parameters.iter().all(|it| primitive(&it.ty) && !it.is_varargs);
    (is_fixed && is_hidden && is_plain && all_primitive).then(|| (program.at(result.span), value))
}

/// An expression with arguments instead of parameters. Names that are not parameters must not mean a variable of the caller.
fn substituted(program: &Program<'_>, method: &MethodDecl, value: &Expr, arguments: &[Expr]) -> Option<Vec<Piece>> {
    let is_simple = |it: &Expr| matches!(it.kind, ExprKind::Name(_) | ExprKind::Literal(_));
    if !arguments.iter().all(is_simple) || !program.is_free(range(value.span)) {
        return None;
    }
    let (mut pieces, mut at) = (Vec::new(), value.span.start as usize);
    let inside: Vec<_> =
        words(program.text).into_iter().filter(|it| range(value.span).contains(&it.range.start)).collect();
    for word in inside {
        let name = &program.text[word.range.clone()];
        let parameter = method.parameters.iter().position(|it| &*it.name.name == name);
        match parameter {
            Some(index) => {
                let (ty, argument) = (program.at(method.parameters[index].ty.span), program.at(arguments[index].span));
                pieces.push(Piece::Original(at..word.range.start));
                pieces.push(Piece::Instead(word.range.start, format!("(({ty}) {argument})")));
                at = word.range.end;
            }
            None if program.declared.locals.contains(name) => return None,
            None => {}
        }
    }
    pieces.push(Piece::Original(at..value.span.end as usize));
    Some(pieces)
}

/// A static method goes into a class of its own. The class that it leaves must have nothing to initialise.
fn move_to_class(program: &Program<'_>) -> Vec<Variant> {
    let mut variants = Vec::new();
    for Owned { owner, method } in &program.declared.methods {
        let is_static = |modifiers: &Modifiers| modifiers.has(Modifier::Static);
        let initializes = owner.members.iter().any(|member| match member {
            Member::Field(field) => is_static(&field.modifiers),
            Member::Initializer(initializer) => initializer.is_static,
            _ => false,
        });
        let is_plain = is_static(&method.modifiers) && method.contract.is_none() && owner.kind == TypeKind::Class;
        if !is_plain || initializes || &*method.name.name == "main" || program.unit.package.is_some() {
            continue;
        }
        let names = words(program.text).into_iter().filter(|it| program.text[it.range.clone()] == *method.name.name);
        let names: Vec<_> = names.filter(|it| it.range.start != method.name.span.start as usize).collect();
        let is_call = |it: &super::words::Word| it.after == Some('(') && it.before != Some('.');
        let is_outside = |it: &super::words::Word| !range(method.span).contains(&it.range.start);
        if !names.iter().all(|it| is_call(it) && is_outside(it)) {
            continue;
        }
        let mut moved = vec![new("\nclass MovedHere {\n    ")];
        let hidden = method.modifiers.list.iter().find(|(modifier, _)| *modifier == Modifier::Private);
        match hidden {
            Some((_, span)) => {
                moved.push(Piece::Original(method.span.start as usize..span.start as usize));
                moved.push(Piece::Original(span.end as usize..method.span.end as usize));
            }
            None => moved.push(original(method.span)),
        }
        moved.push(new("\n}\n"));
        let end = program.text.len();
        let mut edits = vec![(range(method.span), Vec::new()), (end..end, moved)];
        edits.extend(names.iter().map(|it| {
            let start = it.range.start;
            (it.range.clone(), vec![Piece::Instead(start, format!("MovedHere.{}", method.name.name))])
        }));
        variants.push(Variant::new("move method", program.text, edits));
    }
    variants
}

/// The first iteration of a loop stands before it; or the loop asks at its end.
fn split_loops(program: &Program<'_>) -> Vec<Variant> {
    let mut variants = Vec::new();
    for statement in &program.declared.loops {
        if jumps(statement) || !program.is_free(range(statement.span)) {
            continue;
        }
        let (head, condition, update, body): (Vec<Piece>, _, _, _) = match &statement.kind {
            StmtKind::While { condition, body, .. } => (Vec::new(), condition, Vec::new(), body),
            StmtKind::For { init, condition: Some(condition), update, body, .. } => {
                let Some(first) = init.first() else { continue };
                let head = first.span.start as usize..condition.span.start as usize;
                (vec![Piece::Original(head)], condition, update.iter().collect(), body)
            }
            _ => continue,
        };
        let steps = || update.iter().flat_map(|step: &&Expr| [original(step.span), new("; ")]);
        let mut iteration = vec![new("{ "), original(body.span), new(" ")];
        iteration.extend(steps());
        iteration.push(new("}"));
        let test = [new("if ("), original(condition.span), new(") {\n")];
        let mut peeled = vec![new("{ ")];
        peeled.extend(head);
        peeled.extend(test);
        let mut turned = peeled.clone();
        peeled.extend(iteration.clone());
        peeled.extend([new("\nwhile ("), original(condition.span), new(") ")]);
        peeled.extend(iteration.clone());
        peeled.push(new("\n} }"));
        turned.push(new("do "));
        turned.extend(iteration);
        turned.extend([new(" while ("), original(condition.span), new(");\n} }")]);
        variants.push(Variant::new("peel loop", program.text, vec![(range(statement.span), peeled)]));
        variants.push(Variant::new("turn loop", program.text, vec![(range(statement.span), turned)]));
    }
    variants
}

/// Whether something in a loop leaves an iteration early.
fn jumps(statement: &Stmt) -> bool {
    struct Finder(bool);
    impl<'a> Visitor<'a> for Finder {
        fn statement(&mut self, statement: &'a Stmt) {
            self.0 |= matches!(
                statement.kind,
                StmtKind::Break(_) | StmtKind::Continue(_) | StmtKind::Labeled { .. } | StmtKind::Class(_)
            );
            visit::statement(self, statement);
        }
    }
    let mut finder = Finder(false);
    finder.statement(statement);
    finder.0
}
