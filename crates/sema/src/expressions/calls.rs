//! Calls of methods and constructors (JLS 15.12, 15.9, 8.8.7.1).

use super::Qualifier;
use crate::checker::{Checker, This};
use crate::overloads::{Call, Resolution};
use crate::program::{ClassId, Expr, ExprKind, MethodId, MethodKind, Type};
use crate::slice::{self as ast, Ident};
use crate::suggestions::did_you_mean;
use base::{Diagnostic, Name, Span, rules};

impl Checker<'_, '_> {
    /// `name(…)`, `receiver.name(…)`
    pub(super) fn call(
        &mut self,
        span: Span,
        receiver: Option<&ast::Expr>,
        name: Ident,
        arguments: &[ast::Expr],
    ) -> Option<Expr> {
        if self.in_specification() {
            self.unsupported("method calls in specifications", span);
            return None;
        }
        match receiver.map(|receiver| self.qualifier(receiver)) {
            None => self.own_call(span, name, arguments),
            Some(Qualifier::Value(receiver)) => self.call_on(span, receiver, name, arguments),
            Some(Qualifier::Class(class)) => self.static_call(span, class, name, arguments),
            Some(Qualifier::Failed) => {
                self.arguments(arguments);
                None
            }
        }
    }

    /// `name(…)`: a method of this class.
    fn own_call(&mut self, span: Span, name: Ident, arguments: &[ast::Expr]) -> Option<Expr> {
        let arguments = self.arguments(arguments)?;
        let (method, arguments) = self.resolve(self.class, self.class, Some(name), name.span, arguments)?;
        let described = &self.declarations.program.methods[method];
        let ty = described.result.clone();
        if described.kind == MethodKind::Static {
            return Some(Expr { kind: ExprKind::StaticCall(method, arguments), ty, span });
        }
        if self.this == This::Static {
            let message = format!("method `{}` is not static, and there is no `this` here", name.name);
            self.type_error(name.span, message);
            return None;
        }
        let receiver = Box::new(self.this(name.span)?);
        Some(Expr { kind: ExprKind::VirtualCall(receiver, method, arguments), ty, span })
    }

    /// `receiver.name(…)`
    fn call_on(&mut self, span: Span, receiver: Expr, name: Ident, arguments: &[ast::Expr]) -> Option<Expr> {
        let arguments = self.arguments(arguments);
        let class = match &receiver.ty {
            Type::Class(class) => *class,
            Type::Array(_) => {
                self.call_on_array(span, name);
                return None;
            }
            ty => {
                let shown = self.show(ty);
                self.name_error(name.span, format!("a value of type `{shown}` has no methods"), None);
                return None;
            }
        };
        let (method, arguments) = self.resolve(class, class, Some(name), name.span, arguments?)?;
        let described = &self.declarations.program.methods[method];
        if described.kind == MethodKind::Static {
            self.unsupported("static members through an expression", span);
            return None;
        }
        let ty = described.result.clone();
        Some(Expr { kind: ExprKind::VirtualCall(Box::new(receiver), method, arguments), ty, span })
    }

    /// An array has the methods of `java.lang.Object`.
    fn call_on_array(&mut self, span: Span, name: Ident) {
        let object = Type::Class(self.declarations.object);
        if crate::java_lang::object_methods(&name.name, &object).is_empty() {
            self.name_error(name.span, format!("arrays have no method `{}`", name.name), None);
        } else {
            self.unsupported("methods of java.lang.Object", span);
        }
    }

    /// `Class.name(…)`
    fn static_call(&mut self, span: Span, class: ClassId, name: Ident, arguments: &[ast::Expr]) -> Option<Expr> {
        let arguments = self.arguments(arguments)?;
        let (method, arguments) = self.resolve(class, class, Some(name), name.span, arguments)?;
        let described = &self.declarations.program.methods[method];
        if described.kind != MethodKind::Static {
            let message = format!("method `{}` is not static: an object is needed", name.name);
            self.type_error(name.span, message);
            return None;
        }
        let ty = described.result.clone();
        Some(Expr { kind: ExprKind::StaticCall(method, arguments), ty, span })
    }

    /// `super.name(…)`
    pub(super) fn super_call(&mut self, span: Span, name: Ident, arguments: &[ast::Expr]) -> Option<Expr> {
        if self.in_specification() {
            self.unsupported("method calls in specifications", span);
            return None;
        }
        self.this(span)?;
        let arguments = self.arguments(arguments)?;
        let Some(superclass) = self.declarations.program.classes[self.class].superclass else {
            self.name_error(span, "this class has no superclass", None);
            return None;
        };
        let (method, arguments) = self.resolve(superclass, self.class, Some(name), name.span, arguments)?;
        let described = &self.declarations.program.methods[method];
        let ty = described.result.clone();
        if described.kind == MethodKind::Static {
            self.unsupported("static members through an expression", span);
            return None;
        }
        if described.is_abstract {
            self.type_error(name.span, format!("`{}` is abstract and cannot be called directly", described.signature));
            return None;
        }
        Some(Expr { kind: ExprKind::SuperCall(method, arguments), ty, span })
    }

    /// `this(…)` or `super(…)` at the beginning of a constructor.
    pub fn constructor_call(&mut self, span: Span, is_super: bool, arguments: &[ast::Expr]) -> Option<Expr> {
        let this = std::mem::replace(&mut self.this, This::ConstructorCall);
        let arguments = self.arguments(arguments);
        self.this = this;
        self.constructor_call_with(span, is_super, arguments?)
    }

    /// The call of a constructor of this class or its superclass on `this`.
    pub fn constructor_call_with(&mut self, span: Span, is_super: bool, arguments: Vec<Expr>) -> Option<Expr> {
        let class = if is_super { self.declarations.program.classes[self.class].superclass? } else { self.class };
        let site = if is_super { self.class } else { class };
        let (method, arguments) = self.resolve(class, site, None, span, arguments)?;
        Some(Expr { kind: ExprKind::ConstructorCall(method, arguments), ty: Type::Void, span })
    }

    /// The arguments of a call, if all of them are understood.
    pub(super) fn arguments(&mut self, arguments: &[ast::Expr]) -> Option<Vec<Expr>> {
        let typed: Vec<Option<Expr>> = arguments.iter().map(|argument| self.value(argument)).collect();
        typed.into_iter().collect()
    }

    /// Finds the method that is called and converts the arguments.
    pub(super) fn resolve(
        &mut self,
        class: ClassId,
        site: ClassId,
        name: Option<Ident>,
        span: Span,
        arguments: Vec<Expr>,
    ) -> Option<(MethodId, Vec<Expr>)> {
        let types: Vec<Type> = arguments.iter().map(|argument| argument.ty.clone()).collect();
        let name = name.map(|name| name.name);
        let call = Call { class, name, arguments: &types, from: self.class, site };
        let resolution = self.declarations.resolve_call(&call);
        let Resolution::Found(method) = resolution else {
            self.explain(class, name, span, &types, resolution);
            return None;
        };
        if !self.declarations.methods[method].is_callable {
            let signature = self.declarations.program.methods[method].signature;
            let what = format!("calls of `{signature}`, whose signature or specification is not understood");
            self.unsupported(what, span);
            return None;
        }
        let parameters = self.declarations.methods[method].parameter_types.clone();
        let converted: Option<Vec<Expr>> =
            arguments.into_iter().zip(parameters).map(|(argument, ty)| self.expect(argument, &ty?)).collect();
        Some((method, converted?))
    }

    /// Reports why a call means no method.
    fn explain(&mut self, class: ClassId, name: Option<Name>, span: Span, types: &[Type], resolution: Resolution) {
        let class_name = self.declarations.program.classes[class].simple_name;
        let shown: Vec<String> = types.iter().map(|ty| self.show(ty)).collect();
        let called = format!("{}({})", name.unwrap_or(class_name), shown.join(", "));
        let signature = |method: MethodId| self.declarations.program.methods[method].signature;
        match resolution {
            Resolution::Found(_) => {}
            Resolution::OfObject => self.unsupported("methods of java.lang.Object", span),
            Resolution::Boxed => self.unsupported("boxing conversions", span),
            Resolution::Uncertain(method) => {
                let what = format!("calls that may mean `{}`, whose parameters are not understood", signature(method));
                self.unsupported(what, span);
            }
            Resolution::NoSuchName => self.unknown_method(class, name, span),
            Resolution::Inaccessible(method) => {
                let message = format!("`{}` is not accessible here", signature(method));
                self.name_error(span, message, None);
            }
            Resolution::NotApplicable(methods) => {
                let message = match name {
                    Some(_) => format!("class `{class_name}` has no method `{called}`"),
                    None => format!("class `{class_name}` has no constructor `{called}`"),
                };
                let mut diagnostic = Diagnostic::error(&rules::TYPE_ERROR, span, message);
                for method in methods {
                    let place = self.declarations.program.methods[method].span;
                    diagnostic = diagnostic.with_label(place, format!("`{}` does not fit", signature(method)));
                }
                self.report(diagnostic);
            }
            Resolution::Ambiguous(methods) => {
                let mut diagnostic =
                    Diagnostic::error(&rules::TYPE_ERROR, span, format!("`{called}` may mean several methods"));
                for method in methods {
                    let place = self.declarations.program.methods[method].span;
                    diagnostic = diagnostic.with_label(place, format!("`{}`", signature(method)));
                }
                self.report(diagnostic);
            }
        }
    }

    /// Reports a method that a class does not have.
    fn unknown_method(&mut self, class: ClassId, name: Option<Name>, span: Span) {
        let program = &self.declarations.program;
        let class_name = program.classes[class].simple_name;
        let Some(name) = name else {
            // Every class has a constructor, unless it is wrong in another way.
            return;
        };
        if class == self.class && self.may_be_statically_imported(name) {
            self.unsupported("static imports", span);
            return;
        }
        let methods = program.ancestry(class).flat_map(|class| &program.classes[class].methods);
        let names =
            methods.map(|method| &program.methods[*method]).filter(|method| method.kind != MethodKind::Constructor);
        let help = did_you_mean(&name, names.map(|method| method.name));
        self.name_error(span, format!("class `{class_name}` has no method `{name}`"), help);
    }
}
