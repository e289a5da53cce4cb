//! Expressions, types and modifiers as text on one line.

use crate::ast::*;

/// `(operator operand …)`
pub fn expression(value: &Expr) -> String {
    let mut text = String::new();
    write(&mut text, value);
    text
}

/// Items, separated by `, `.
pub fn list<T>(items: &[T], print: impl Fn(&T) -> String) -> String {
    items.iter().map(print).collect::<Vec<_>>().join(", ")
}

/// `a.b.c`
pub fn path(path: &[Ident]) -> String {
    path.iter().map(|ident| ident.name.as_str()).collect::<Vec<_>>().join(".")
}

/// A type as it is written.
pub fn type_reference(ty: &TypeRef) -> String {
    match &ty.kind {
        TypeRefKind::Primitive(primitive) => format!("{primitive:?}").to_lowercase(),
        TypeRefKind::Void => "void".to_owned(),
        TypeRefKind::Named(names) => path(names),
        TypeRefKind::Array(element) => type_reference(element) + "[]",
        TypeRefKind::Unsupported(unsupported) => format!("(unsupported {:?})", unsupported.what),
    }
}

/// The modifiers, each with a space behind it.
pub fn modifiers(modifiers: &Modifiers) -> String {
    let mut text = String::new();
    for annotation in &modifiers.annotations {
        text += &format!("@{} ", annotation.name);
    }
    for (modifier, _) in &modifiers.list {
        text += modifier.keyword();
        text.push(' ');
    }
    text
}

/// Writes an expression. Recursive: trees are not deep.
fn write(text: &mut String, value: &Expr) {
    match &value.kind {
        ExprKind::Int { value, is_long } => {
            *text += &value.to_string();
            *text += if *is_long { "L" } else { "" };
        }
        ExprKind::Bool(value) => *text += if *value { "true" } else { "false" },
        ExprKind::Null => *text += "null",
        ExprKind::This => *text += "this",
        ExprKind::Result => *text += "\\result",
        ExprKind::Name(name) => *text += &name.name,
        ExprKind::Unsupported(unsupported) => *text += &format!("(unsupported {:?})", unsupported.what),
        _ => {
            text.push('(');
            write_compound(text, value);
            text.push(')');
        }
    }
}

/// Writes what stands between the parentheses.
fn write_compound(text: &mut String, value: &Expr) {
    match &value.kind {
        ExprKind::Field(object, name) => write_call(text, &format!(".{}", name.name), [&**object]),
        ExprKind::SuperField(name) => *text += &format!("super.{}", name.name),
        ExprKind::Index(array, index) => write_call(text, "[]", [&**array, &**index]),
        ExprKind::Call { receiver, name, arguments } => match receiver {
            Some(receiver) => {
                write_call(text, &format!("call .{}", name.name), std::iter::once(&**receiver).chain(arguments));
            }
            None => write_call(text, &format!("call {}", name.name), arguments),
        },
        ExprKind::SuperCall { name, arguments } => write_call(text, &format!("call super.{}", name.name), arguments),
        ExprKind::ConstructorCall { is_super, arguments } => {
            write_call(text, if *is_super { "super(…)" } else { "this(…)" }, arguments);
        }
        ExprKind::New { class, arguments } => write_call(text, &format!("new {}", type_reference(class)), arguments),
        ExprKind::NewArray { element, lengths, dimensions, initializer } => {
            let head = format!("new {}{}", type_reference(element), "[]".repeat(*dimensions));
            write_call(text, &head, lengths.iter().chain(initializer.as_deref()));
        }
        ExprKind::ArrayInitializer(elements) => write_call(text, "array", elements),
        ExprKind::Unary(op, operand) => write_call(text, op.symbol(), [&**operand]),
        ExprKind::Binary(op, left, right) => write_call(text, op.symbol(), [&**left, &**right]),
        ExprKind::Assign { op, target, value } => {
            let symbol = op.map(BinaryOp::symbol).unwrap_or_default();
            write_call(text, &format!("{symbol}="), [&**target, &**value]);
        }
        ExprKind::Step { is_increment, is_prefix, target } => {
            let place = if *is_prefix { "prefix" } else { "postfix" };
            let symbol = if *is_increment { "++" } else { "--" };
            write_call(text, &format!("{place} {symbol}"), [&**target]);
        }
        ExprKind::Conditional(condition, then, other) => write_call(text, "?:", [&**condition, &**then, &**other]),
        ExprKind::Cast(ty, operand) => write_call(text, &format!("cast {}", type_reference(ty)), [&**operand]),
        ExprKind::InstanceOf(operand, ty) => {
            write_call(text, &format!("instanceof {}", type_reference(ty)), [&**operand]);
        }
        ExprKind::Paren(inside) => write_call(text, "paren", [&**inside]),
        ExprKind::Old(inside) => write_call(text, "\\old", [&**inside]),
        ExprKind::Quantified { quantifier, ty, variables, range, body } => {
            let keyword = match quantifier {
                Quantifier::Forall => "\\forall",
                Quantifier::Exists => "\\exists",
            };
            let variables = list(variables, |variable| variable.name.to_string());
            let head = format!("{keyword} {} {variables};", type_reference(ty));
            write_call(text, &head, range.as_deref().into_iter().chain([&**body]));
        }
        _ => {}
    }
}

fn write_call<'tree>(text: &mut String, head: &str, operands: impl IntoIterator<Item = &'tree Expr>) {
    *text += head;
    for operand in operands {
        text.push(' ');
        write(text, operand);
    }
}

impl UnaryOp {
    /// The operator as it is written.
    pub fn symbol(self) -> &'static str {
        match self {
            UnaryOp::Plus => "+",
            UnaryOp::Minus => "-",
            UnaryOp::Complement => "~",
            UnaryOp::Not => "!",
        }
    }
}

impl BinaryOp {
    /// The operator as it is written.
    pub fn symbol(self) -> &'static str {
        match self {
            BinaryOp::Mul => "*",
            BinaryOp::Div => "/",
            BinaryOp::Rem => "%",
            BinaryOp::Add => "+",
            BinaryOp::Sub => "-",
            BinaryOp::ShiftLeft => "<<",
            BinaryOp::ShiftRight => ">>",
            BinaryOp::ShiftRightUnsigned => ">>>",
            BinaryOp::Lt => "<",
            BinaryOp::Le => "<=",
            BinaryOp::Gt => ">",
            BinaryOp::Ge => ">=",
            BinaryOp::Eq => "==",
            BinaryOp::Ne => "!=",
            BinaryOp::And => "&",
            BinaryOp::Xor => "^",
            BinaryOp::Or => "|",
            BinaryOp::AndAlso => "&&",
            BinaryOp::OrElse => "||",
            BinaryOp::Implies => "==>",
            BinaryOp::Iff => "<==>",
            BinaryOp::NotIff => "<=!=>",
        }
    }
}

impl Modifier {
    /// The modifier as it is written.
    pub fn keyword(self) -> &'static str {
        match self {
            Modifier::Public => "public",
            Modifier::Protected => "protected",
            Modifier::Private => "private",
            Modifier::Static => "static",
            Modifier::Abstract => "abstract",
            Modifier::Final => "final",
            Modifier::Native => "native",
            Modifier::Synchronized => "synchronized",
            Modifier::Transient => "transient",
            Modifier::Volatile => "volatile",
            Modifier::Strictfp => "strictfp",
            Modifier::Default => "default",
            Modifier::Sealed => "sealed",
            Modifier::NonSealed => "non-sealed",
            Modifier::Pure => "pure",
            Modifier::Nullable => "nullable",
            Modifier::NonNull => "non_null",
            Modifier::SpecPublic => "spec_public",
            Modifier::SpecProtected => "spec_protected",
            Modifier::Helper => "helper",
            Modifier::Ghost => "ghost",
            Modifier::Model => "model",
            Modifier::Instance => "instance",
        }
    }
}
