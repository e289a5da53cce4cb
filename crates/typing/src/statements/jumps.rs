//! Labels, `break`, `continue`, `yield` and `return` (JLS 14.7, 14.15–14.17, 14.21).

use crate::checker::{Checker, Target};
use crate::scope::{JumpScope, LambdaResult, Scope};
use base::{Span, rules};
use classes::Type;
use syntax::ast::{Expr, Ident, Stmt, StmtKind};

/// Where `return` goes.
enum ReturnTo {
    /// Out of a method with this result.
    Method(Type),
    /// Out of a lambda.
    Lambda(LambdaResult),
    /// Nowhere: there is a `switch` expression in between.
    SwitchExpression,
    /// Nowhere: this is an initialiser.
    Nowhere,
}

impl<'a> Checker<'a> {
    /// `label: body`
    pub(super) fn labeled(&mut self, label: Ident, body: &'a Stmt) {
        let mut scopes = self.scopes.iter().rev().take_while(|scope| !matches!(scope, Scope::Class(_)));
        if scopes.any(|scope| matches!(scope, Scope::Jump(jump) if jump.label == Some(label.name))) {
            self.error(&rules::NAME_ERROR, label.span, format!("label `{}` is in use around this", label.name));
        }
        let mut inner = body;
        while let StmtKind::Contracted(_, next) = &inner.kind {
            inner = next;
        }
        let is_loop = matches!(
            inner.kind,
            StmtKind::While { .. } | StmtKind::DoWhile { .. } | StmtKind::For { .. } | StmtKind::ForEach { .. }
        );
        let scope = JumpScope { label: Some(label.name), is_loop, is_breakable: false };
        self.within(Scope::Jump(scope), |checker| checker.statement(body));
    }

    /// `break;`, `break label;`
    pub(super) fn check_break(&mut self, span: Span, label: Option<Ident>) {
        let mut is_in_switch = false;
        for scope in self.scopes.iter().rev() {
            match scope {
                Scope::Jump(jump) => {
                    let is_target = match label {
                        Some(label) => jump.label == Some(label.name),
                        None => jump.is_breakable,
                    };
                    if is_target {
                        if is_in_switch {
                            self.error(&rules::FLOW_ERROR, span, "`break` cannot leave a `switch` expression");
                        }
                        return;
                    }
                }
                Scope::SwitchExpression(_) => is_in_switch = true,
                Scope::Lambda(_) | Scope::Method(_) | Scope::Class(_) => break,
                Scope::Block(_) | Scope::File(_) => {}
            }
        }
        self.no_target(span, label, is_in_switch, "break", "a loop or `switch`");
    }

    /// `continue;`, `continue label;`
    pub(super) fn check_continue(&mut self, span: Span, label: Option<Ident>) {
        let mut is_in_switch = false;
        for scope in self.scopes.iter().rev() {
            match scope {
                Scope::Jump(jump) => {
                    let is_target = match label {
                        Some(label) => jump.label == Some(label.name),
                        None => jump.is_loop && jump.is_breakable,
                    };
                    if is_target {
                        if !jump.is_loop {
                            self.error(
                                &rules::FLOW_ERROR,
                                span,
                                "`continue` goes to a loop, and this label is at none",
                            );
                        } else if is_in_switch {
                            self.error(&rules::FLOW_ERROR, span, "`continue` cannot leave a `switch` expression");
                        }
                        return;
                    }
                }
                Scope::SwitchExpression(_) => is_in_switch = true,
                Scope::Lambda(_) | Scope::Method(_) | Scope::Class(_) => break,
                Scope::Block(_) | Scope::File(_) => {}
            }
        }
        self.no_target(span, label, is_in_switch, "continue", "a loop");
    }

    fn no_target(&mut self, span: Span, label: Option<Ident>, is_in_switch: bool, word: &str, places: &str) {
        match label {
            Some(label) => {
                let labels = self.scopes.iter().filter_map(|scope| match scope {
                    Scope::Jump(jump) => jump.label,
                    _ => None,
                });
                let labels = labels.collect();
                let message = format!("there is no label `{}` around this", label.name);
                self.unknown_name(label.span, message, label.name, labels);
            }
            None if is_in_switch => {
                self.error(&rules::FLOW_ERROR, span, format!("`{word}` cannot leave a `switch` expression"));
            }
            None => self.error(&rules::FLOW_ERROR, span, format!("`{word}` stands outside {places}")),
        }
    }

    /// `yield e;`
    pub(super) fn yield_statement(&mut self, span: Span, value: &'a Expr) {
        let mut scopes = self.scopes.iter().rev();
        let switch = scopes.find_map(|scope| match scope {
            Scope::SwitchExpression(switch) => Some(Some(switch.target.clone())),
            Scope::Lambda(_) | Scope::Method(_) | Scope::Class(_) => Some(None),
            _ => None,
        });
        match switch.flatten() {
            Some(target) => self.yielded(value, target.as_ref()),
            None => {
                self.error(&rules::FLOW_ERROR, span, "`yield` stands outside a `switch` expression");
                self.expression(value, &Target::None);
            }
        }
    }

    /// A result of the innermost `switch` expression.
    pub(super) fn yielded(&mut self, value: &'a Expr, target: Option<&Type>) {
        let found = match target {
            Some(ty) => self.expression_for(value, ty, "the result"),
            None if self.is_in_open_switch() => self.switch_result(value),
            None => self.expression(value, &Target::None),
        };
        if let Some(results) = self.body.yielded.last_mut() {
            results.push((value, found.clone()));
        }
        let mut scopes = self.scopes.iter_mut().rev();
        if let Some(Scope::SwitchExpression(switch)) = scopes.find(|scope| matches!(scope, Scope::SwitchExpression(_)))
        {
            switch.yielded.push(found);
        }
    }

    fn return_target(&self) -> ReturnTo {
        for scope in self.scopes.iter().rev() {
            match scope {
                Scope::SwitchExpression(_) => return ReturnTo::SwitchExpression,
                Scope::Lambda(lambda) => return ReturnTo::Lambda(lambda.result.clone()),
                Scope::Method(method) => {
                    return method.result.clone().map_or(ReturnTo::Nowhere, ReturnTo::Method);
                }
                Scope::Class(_) => return ReturnTo::Nowhere,
                _ => {}
            }
        }
        ReturnTo::Nowhere
    }

    /// `return;`, `return e;`
    pub(super) fn return_statement(&mut self, span: Span, value: Option<&'a Expr>) {
        let result = match self.return_target() {
            ReturnTo::Method(ty) => Some(ty),
            ReturnTo::Lambda(LambdaResult::Void) => Some(Type::Void),
            ReturnTo::Lambda(LambdaResult::Open) => None,
            ReturnTo::SwitchExpression => {
                self.error(&rules::FLOW_ERROR, span, "`return` cannot leave a `switch` expression");
                return;
            }
            ReturnTo::Nowhere => {
                self.error(&rules::FLOW_ERROR, span, "`return` stands outside a method");
                return;
            }
        };
        let found = match (value, &result) {
            (Some(value), Some(Type::Void)) => {
                self.expression(value, &Target::None);
                self.error(&rules::TYPE_ERROR, value.span, "nothing is returned here, for the result is `void`");
                return;
            }
            (Some(value), Some(ty)) => self.expression_for(value, ty, "the returned value"),
            (Some(value), None) => {
                self.lambda_result(value);
                return;
            }
            (None, None | Some(Type::Void | Type::Unknown)) => return,
            (None, Some(ty)) => {
                let message = format!("a value of type `{}` must be returned", self.classes.display(ty));
                self.error(&rules::TYPE_ERROR, span, message);
                return;
            }
        };
        let mut scopes = self.scopes.iter_mut().rev();
        let innermost = scopes.find(|scope| matches!(scope, Scope::Lambda(_) | Scope::Method(_)));
        if let Some(Scope::Lambda(lambda)) = innermost {
            lambda.returned.push(found);
        }
    }
}
