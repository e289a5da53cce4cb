//! Words and functions of specifications: `\inv`, `\fresh(o)`, `\seq_concat(a, b)`.

use super::logic::{is_logic, logic};
use super::table::{FUNCTIONS, Function, Gives, QUANTIFIERS, Takes};
use crate::checker::{Checker, Target};
use crate::expressions::{Qualifier, promoted_both};
use base::{Diagnostic, Name, Span, rules};
use classes::{Primitive, Type};
use syntax::ast::{Expr, ExprKind, Ident, SpecExpr};

/// What is not modelled of KeY's own logic.
const OF_DYNAMIC_LOGIC: &str = "\\dl_ functions";

impl<'a> Checker<'a> {
    /// A word without arguments.
    pub(super) fn word(&mut self, span: Span, word: Ident) -> Type {
        if word.name.starts_with("dl_") {
            return self.uncertain(span, OF_DYNAMIC_LOGIC);
        }
        if matches!(&*word.name, "inv" | "inv_free")
            && let Some(class) = self.current_class()
        {
            self.check_object(class, span, "this");
            return Type::BOOLEAN;
        }
        let Some(function) = find(word.name) else { return self.unknown_word(word, &[]) };
        if function.least > 0 {
            self.specification_error(span, format!("`\\{}` needs arguments", word.name));
            return Type::Unknown;
        }
        self.given(span, function, &[])
    }

    /// `\name(arguments)`
    pub(super) fn function(&mut self, e: &'a Expr, name: Ident, arguments: &'a [Expr]) -> Type {
        if name.name.starts_with("dl_") {
            self.plain_arguments(arguments);
            return self.uncertain(e.span, OF_DYNAMIC_LOGIC);
        }
        if matches!(&*name.name, "reach" | "only_called") && arguments.len() < 2 {
            self.speculate(|checker| checker.plain_arguments(arguments));
            return self.uncertain(e.span, "functions that give sets of objects or name methods");
        }
        let Some(function) = find(name.name) else {
            self.plain_arguments(arguments);
            return self.unknown_word(name, &[]);
        };
        if let ("before" | "past", [inner]) = (function.name, arguments) {
            return self.old(e.span, inner);
        }
        let mut types = Vec::new();
        for (index, argument) in arguments.iter().enumerate() {
            let takes = function.takes.get(index).copied().or(function.more).unwrap_or(Takes::Any);
            types.push(self.function_argument(argument, takes));
        }
        let is_too_many = arguments.len() > function.takes.len() && function.more.is_none();
        if arguments.len() < function.least || is_too_many {
            self.wrong_count(e.span, function, arguments.len());
        }
        self.given(e.span, function, &types)
    }

    /// Arguments of a function of which it is not known what it takes.
    fn plain_arguments(&mut self, arguments: &'a [Expr]) {
        for argument in arguments {
            self.expression(argument, &Target::None);
        }
    }

    fn wrong_count(&mut self, span: Span, function: &Function, given: usize) {
        let most = if function.more.is_some() { None } else { Some(function.takes.len()) };
        let takes = match (function.least, most) {
            (0, Some(0)) => "no arguments".to_owned(),
            (1, Some(1)) => "one argument".to_owned(),
            (least, Some(most)) if least == most => format!("{most} arguments"),
            (least, Some(most)) => format!("{least} or {most} arguments"),
            (1, None) => "at least one argument".to_owned(),
            (least, None) => format!("at least {least} arguments"),
        };
        let is = if given == 1 { "is" } else { "are" };
        self.specification_error(span, format!("`\\{}` takes {takes}, but {given} {is} given", function.name));
    }

    fn function_argument(&mut self, e: &'a Expr, takes: Takes) -> Type {
        match takes {
            Takes::Any => self.value(e),
            Takes::Whole => self.whole_number(e, "the argument"),
            Takes::Locations => {
                self.location_value(e);
                logic("locset")
            }
            Takes::Type => self.type_argument(e),
            Takes::Number | Takes::Object | Takes::Objects | Takes::Sequence | Takes::Map => {
                let found = match self.qualifier(e) {
                    Qualifier::Expr(ty) => self.check_value(e, ty),
                    // `\all_fields(C)`: the static fields.
                    Qualifier::Class(ty) | Qualifier::Super { ty, .. } => ty,
                };
                self.check_argument(e, found, takes)
            }
        }
    }

    fn check_argument(&mut self, e: &Expr, found: Type, takes: Takes) -> Type {
        let is_object = found.is_reference() && found != Type::Null;
        let (fits, wanted) = match takes {
            Takes::Number => (self.is_number(&found), "a number"),
            Takes::Object => (is_object, "an object"),
            Takes::Objects => (is_object || is_logic(&found, "locset"), "an object or locations"),
            Takes::Sequence => (is_logic(&found, "seq"), "a sequence"),
            Takes::Map => (is_logic(&found, "map"), "a map"),
            Takes::Any | Takes::Whole | Takes::Locations | Takes::Type => (true, ""),
        };
        if fits || !found.is_known() {
            return found;
        }
        let message = format!("expected {wanted}, found `{}`", self.classes.display(&found));
        self.specification_error(e.span, message);
        Type::Unknown
    }

    /// The name of a type as an argument.
    fn type_argument(&mut self, e: &'a Expr) -> Type {
        match &e.kind {
            ExprKind::Specification(inner) => {
                if let SpecExpr::Type(written) = &**inner {
                    let ty = self.resolve_type(written);
                    self.out().set_type(e.id, logic("TYPE"));
                    return ty;
                }
                self.expression(e, &Target::None)
            }
            _ => match self.qualifier(e) {
                Qualifier::Class(ty) => ty,
                Qualifier::Expr(Type::Unknown) => Type::Unknown,
                Qualifier::Expr(_) | Qualifier::Super { .. } => {
                    self.specification_error(e.span, "expected the name of a type");
                    Type::Unknown
                }
            },
        }
    }

    /// The type of what a function gives.
    fn given(&mut self, span: Span, function: &Function, arguments: &[Type]) -> Type {
        let first = arguments.first().cloned().unwrap_or(Type::Unknown);
        match function.gives {
            Gives::Truth => Type::BOOLEAN,
            Gives::Int => Type::INT,
            Gives::Long => Type::LONG,
            Gives::Whole => logic("bigint"),
            Gives::Sequence => logic("seq"),
            Gives::Map => logic("map"),
            Gives::Locations => logic("locset"),
            Gives::Type => logic("TYPE"),
            Gives::Permission => logic("permission"),
            Gives::Exception => self.named("java.lang.Throwable"),
            Gives::First => first,
            Gives::Joined => match arguments {
                [left, right] if left.is_known() && right.is_known() => self.joined_sequence(left, right),
                _ => logic("seq"),
            },
            Gives::Promoted => self.promoted_number(arguments),
            Gives::Element => self.element_of_sequence(&first),
            Gives::Value => self.value_of_map(&first),
            Gives::Held => match self.argument_of(&first, "java.lang.Iterable", 0) {
                Some(element) => element,
                None => {
                    self.argument_of(&first, "java.util.Map", 0).unwrap_or_else(|| self.no_collection(span, &first))
                }
            },
            Gives::Mapped => {
                self.argument_of(&first, "java.util.Map", 1).unwrap_or_else(|| self.no_collection(span, &first))
            }
            Gives::Unknown => self.uncertain(span, &format!("`\\{}`", function.name)),
        }
    }

    /// A type argument of a class that a type is of, by way of its supertypes.
    fn argument_of(&mut self, ty: &Type, class: &str, index: usize) -> Option<Type> {
        let Type::Class(wanted) = self.named(class) else { return None };
        let found = self.classes.as_super(ty, wanted.class)?;
        let Type::Class(found) = self.classes.upward(&found) else { return None };
        let argument = found.arguments.get(index).cloned();
        Some(argument.filter(|it| it.is_reference()).unwrap_or_else(|| self.classes.object()))
    }

    fn no_collection(&mut self, span: Span, found: &Type) -> Type {
        if found.is_known() {
            let message = format!("expected a collection, found `{}`", self.classes.display(found));
            self.specification_error(span, message);
        }
        Type::Unknown
    }

    fn promoted_number(&self, types: &[Type]) -> Type {
        if !types.iter().all(Type::is_known) {
            return Type::Unknown;
        }
        if types.iter().any(|ty| matches!(ty, Type::Logic(..))) {
            return logic(if types.iter().all(|ty| self.is_whole(ty)) { "bigint" } else { "real" });
        }
        let primitives = types.iter().filter_map(|ty| self.classes.primitive_of(ty));
        Type::Primitive(primitives.fold(Primitive::Int, promoted_both))
    }

    /// Reports a word that there is not.
    pub(super) fn unknown_word(&mut self, word: Ident, among: &[&str]) -> Type {
        let known: Vec<Name> = match among {
            [] => FUNCTIONS.iter().map(|function| function.name).chain(QUANTIFIERS).map(Name::new).collect(),
            _ => among.iter().map(|name| Name::new(name)).collect(),
        };
        let message = format!("`\\{}` is no word of specifications", word.name);
        let mut diagnostic = Diagnostic::error(&rules::SPECIFICATION_ERROR, word.span, message);
        if let Some(meant) = crate::suggestions::nearest(&word.name, known) {
            diagnostic = diagnostic.with_help(format!("did you mean `\\{meant}`?"));
        }
        self.report(diagnostic);
        Type::Unknown
    }
}

fn find(name: Name) -> Option<&'static Function> {
    FUNCTIONS.iter().find(|function| function.name == &*name)
}
