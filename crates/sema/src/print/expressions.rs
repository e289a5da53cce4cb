//! Prints expressions, with parentheses around every operation and every conversion as a cast.

use crate::program::{Expr, ExprKind, FieldId, Local, LocalId, Location, MethodId, Program, Quantifier, Type};
use base::Arena;

/// What the names in an expression are found in.
pub(super) struct Printer<'p> {
    /// The program.
    pub program: &'p Program,
    /// The variables of the method or invariant.
    pub locals: &'p Arena<LocalId, Local>,
}

impl Printer<'_> {
    /// The expression as text.
    pub fn expr(&self, expr: &Expr) -> String {
        match &expr.kind {
            ExprKind::Float(value) => format!("{value:?}f"),
            ExprKind::Double(value) => format!("{value:?}"),
            ExprKind::String(text) => format!("{:?}", String::from_utf16_lossy(text)),
            ExprKind::ClassLiteral(ty) => format!("{}.class", self.program.type_name(ty)),
            ExprKind::Int(value) if expr.ty == Type::Long => format!("{value}L"),
            ExprKind::Int(value) => value.to_string(),
            ExprKind::Bool(value) => value.to_string(),
            ExprKind::Null => "null".into(),
            ExprKind::This => "this".into(),
            ExprKind::Local(local) => self.locals[*local].name.to_string(),
            ExprKind::Field(object, field) => format!("{}.{}", self.expr(object), self.field(*field, &object.ty)),
            ExprKind::StaticField(field) => self.static_field(*field),
            ExprKind::Length(array) => format!("{}.length", self.expr(array)),
            ExprKind::Index(array, index) => format!("{}[{}]", self.expr(array), self.expr(index)),
            ExprKind::Unary(op, operand) => format!("{}{}", op.symbol(), self.expr(operand)),
            ExprKind::Binary(op, left, right) => {
                format!("({} {} {})", self.expr(left), op.symbol(), self.expr(right))
            }
            ExprKind::Assign { .. } | ExprKind::Step { .. } | ExprKind::Update { .. } => self.assignment(expr),
            ExprKind::NonNull(operand) => format!("nonnull({})", self.expr(operand)),
            ExprKind::Unboxed(operand, _) => format!("unboxed({})", self.expr(operand)),
            ExprKind::SameBox(left, right, _) => format!("samebox({}, {})", self.expr(left), self.expr(right)),
            ExprKind::Concat(parts) => format!("concat{}", self.list(parts)),
            ExprKind::Sequence(statements, value) => {
                let mut text = String::new();
                statements.iter().for_each(|statement| self.statement(statement, 0, &mut text));
                format!("{{ {} ; {} }}", text.trim_end().replace('\n', " ; "), self.expr(value))
            }
            ExprKind::Conditional(condition, yes, no) => {
                format!("({} ? {} : {})", self.expr(condition), self.expr(yes), self.expr(no))
            }
            ExprKind::Convert(operand) | ExprKind::Cast(operand) => {
                format!("({}) {}", self.program.type_name(&expr.ty), self.expr(operand))
            }
            ExprKind::InstanceOf(operand, ty) => {
                format!("({} instanceof {})", self.expr(operand), self.program.type_name(ty))
            }
            ExprKind::Result => "\\result".into(),
            ExprKind::Old(inner) => format!("\\old({})", self.expr(inner)),
            ExprKind::Before(inner) => format!("\\before({})", self.expr(inner)),
            ExprKind::Quantified { .. } | ExprKind::Comprehension { .. } => self.quantified(expr),
            ExprKind::Logic(op, arguments) => format!("\\{op:?}{}", self.list(arguments)),
            ExprKind::TypeLiteral(ty) => format!("\\type({})", self.program.type_name(ty)),
            ExprKind::Locations(list) => format!("\\locset({})", self.locations(list)),
            ExprKind::SequenceDefinition { variable, low, high, body } => {
                let variable = super::declaration(self.program, self.locals, *variable);
                format!("(\\seq_def {variable}; {}; {}; {})", self.expr(low), self.expr(high), self.expr(body))
            }
            _ => self.call(expr),
        }
    }

    fn assignment(&self, expr: &Expr) -> String {
        match &expr.kind {
            ExprKind::Assign { compound: None, target, value } => {
                format!("({} = {})", self.expr(target), self.expr(value))
            }
            ExprKind::Assign { compound: Some((op, ty)), target, value } => {
                let ty = self.program.type_name(ty);
                format!("({} {}={{{ty}}} {})", self.expr(target), op.symbol(), self.expr(value))
            }
            ExprKind::Update { target, old, value, is_postfix } => {
                let (target, value) = (self.expr(target), self.expr(value));
                let kind = if *is_postfix { "postfix" } else { "prefix" };
                format!("({kind} {target} as {} = {value})", self.locals[*old].name)
            }
            ExprKind::Step { is_increment, is_prefix, target } => {
                let operator = if *is_increment { "++" } else { "--" };
                let target = self.expr(target);
                if *is_prefix { format!("{operator}{target}") } else { format!("{target}{operator}") }
            }
            _ => String::new(),
        }
    }

    fn call(&self, expr: &Expr) -> String {
        match &expr.kind {
            ExprKind::StaticCall(method, arguments) => format!("{}{}", self.method(*method), self.list(arguments)),
            ExprKind::VirtualCall(receiver, method, arguments) => {
                format!("{}.{}{}", self.expr(receiver), self.method(*method), self.list(arguments))
            }
            ExprKind::SuperCall(method, arguments) => format!("super.{}{}", self.method(*method), self.list(arguments)),
            ExprKind::ConstructorCall(method, arguments) => {
                format!("call {}{}", self.method(*method), self.list(arguments))
            }
            ExprKind::New(method, arguments) => format!("new {}{}", self.method(*method), self.list(arguments)),
            ExprKind::Content(op, arguments) => format!("{}{}", op.word(), self.list(arguments)),
            ExprKind::NewArray(lengths) => {
                format!("new {} of {}", self.program.type_name(&expr.ty), self.list(lengths))
            }
            ExprKind::ArrayLiteral(elements) => {
                let elements: Vec<String> = elements.iter().map(|element| self.expr(element)).collect();
                format!("new {} {{{}}}", self.program.type_name(&expr.ty), elements.join(", "))
            }
            _ => String::new(),
        }
    }

    /// A method with its parameter types, in brackets to tell them from the arguments.
    fn method(&self, method: MethodId) -> String {
        self.program.methods[method].signature.replace('(', "[").replace(')', "]")
    }

    fn list(&self, expressions: &[Expr]) -> String {
        let expressions: Vec<String> = expressions.iter().map(|expr| self.expr(expr)).collect();
        format!("({})", expressions.join(", "))
    }

    /// A field; with its class where that is not the type of the object.
    fn field(&self, field: FieldId, object: &Type) -> String {
        let described = &self.program.fields[field];
        if *object == Type::Class(described.owner) { described.name.to_string() } else { self.static_field(field) }
    }

    fn static_field(&self, field: FieldId) -> String {
        let described = &self.program.fields[field];
        format!("{}.{}", self.program.classes[described.owner].simple_name, described.name)
    }

    fn quantified(&self, expr: &Expr) -> String {
        let (keyword, variables, range, body) = match &expr.kind {
            ExprKind::Quantified { quantifier: Quantifier::Forall, variables, range, body } => {
                ("\\forall".to_owned(), variables, range, body)
            }
            ExprKind::Quantified { variables, range, body, .. } => ("\\exists".to_owned(), variables, range, body),
            ExprKind::Comprehension { op, variables, range, body } => (format!("\\{op:?}"), variables, range, body),
            _ => return String::new(),
        };
        let variables: Vec<String> =
            variables.iter().map(|variable| super::declaration(self.program, self.locals, *variable)).collect();
        let range = range.as_ref().map_or_else(String::new, |range| format!(" {};", self.expr(range)));
        format!("({keyword} {};{range} {})", variables.join(", "), self.expr(body))
    }

    /// Locations of an `assignable` clause.
    pub fn locations(&self, locations: &[Location]) -> String {
        if locations.is_empty() {
            return "\\nothing".into();
        }
        let locations: Vec<String> = locations.iter().map(|location| self.location(location)).collect();
        locations.join(", ")
    }

    fn location(&self, location: &Location) -> String {
        match location {
            Location::Everything => "\\everything".into(),
            Location::Field(object, field) => format!("{}.{}", self.expr(object), self.field(*field, &object.ty)),
            Location::StaticField(field) => self.static_field(*field),
            Location::AllFields(object) => format!("{}.*", self.expr(object)),
            Location::Elements(array, low, high) => {
                format!("{}[{}..{}]", self.expr(array), self.expr(low), self.expr(high))
            }
            Location::AllElements(array) => format!("{}[*]", self.expr(array)),
            Location::Set(set) => self.expr(set),
        }
    }
}
