//! Expressions that only specifications have, and locations, in both forms of text.

use super::{Printer, Style};
use crate::ast::*;

impl Printer {
    /// `(operator operand …)`
    pub(super) fn tree_formula(&mut self, formula: &SpecExpr) {
        match formula {
            SpecExpr::Result => return self.put("\\result"),
            SpecExpr::Informal => return self.put("(informal)"),
            SpecExpr::Word(word) => return self.put(&format!("\\{}", word.name)),
            _ => {}
        }
        self.put("(");
        match formula {
            SpecExpr::Old(inside, label) => {
                self.put("\\old");
                self.operands([inside]);
                if let Some(label) = label {
                    self.put(" at ");
                    self.name(label);
                }
            }
            SpecExpr::Quantified(quantified) => {
                self.quantifier_head(quantified);
                self.operands(quantified.range.iter().chain([&quantified.body]));
            }
            SpecExpr::Let(ty, declarators, body) => {
                self.put("\\let ");
                self.variables(ty, declarators);
                self.put(";");
                self.operands([body]);
            }
            SpecExpr::Function(name, arguments) => {
                self.put("\\");
                self.name(name);
                self.operands(arguments);
            }
            SpecExpr::Member(object, name) => {
                self.put(".\\");
                self.name(name);
                self.operands([object]);
            }
            SpecExpr::Type(ty) => {
                self.put("type ");
                self.type_reference(ty);
            }
            SpecExpr::AllFields(object) => {
                self.put(".*");
                self.operands([object]);
            }
            SpecExpr::AllElements(array) => {
                self.put("[*]");
                self.operands([array]);
            }
            SpecExpr::Elements(array, first, last) => {
                self.put("[..]");
                self.operands([array, first, last]);
            }
            SpecExpr::Labelled(name, body) => {
                self.put("\\lbl ");
                self.name(name);
                self.operands([body]);
            }
            SpecExpr::Comprehension(class, ty, name, body) => {
                self.put("set ");
                self.type_reference(class);
                self.put(" of ");
                self.type_reference(ty);
                self.put(" ");
                self.name(name);
                self.operands([body]);
            }
            SpecExpr::Unsupported(unsupported) => self.put(&format!("unsupported {:?}", unsupported.what)),
            SpecExpr::Result | SpecExpr::Informal | SpecExpr::Word(_) => {}
        }
        self.put(")");
    }

    /// As it is written in an annotation comment.
    pub(super) fn source_formula(&mut self, formula: &SpecExpr) {
        match formula {
            SpecExpr::Result => self.put("\\result"),
            SpecExpr::Informal => self.put("(* *)"),
            SpecExpr::Word(word) => self.put(&format!("\\{}", word.name)),
            SpecExpr::Old(inside, label) => {
                self.put("\\old(");
                self.expression(inside);
                if let Some(label) = label {
                    self.put(", ");
                    self.name(label);
                }
                self.put(")");
            }
            SpecExpr::Quantified(quantified) => {
                self.put("(");
                self.quantifier_head(quantified);
                for range in &quantified.range {
                    self.put(" ");
                    self.expression(range);
                    self.put(";");
                }
                self.put(" ");
                self.expression(&quantified.body);
                self.put(")");
            }
            SpecExpr::Let(ty, declarators, body) => {
                self.put("(\\let ");
                self.variables(ty, declarators);
                self.put("; ");
                self.expression(body);
                self.put(")");
            }
            SpecExpr::Function(name, arguments) => {
                self.put(&format!("\\{}(", name.name));
                self.expressions(arguments);
                self.put(")");
            }
            SpecExpr::Member(object, name) => {
                self.expression(object);
                self.put(&format!(".\\{}", name.name));
            }
            SpecExpr::Type(ty) => self.type_reference(ty),
            SpecExpr::AllFields(object) => self.all_fields(object),
            SpecExpr::AllElements(array) => self.all_elements(array),
            SpecExpr::Elements(array, first, last) => self.elements(array, first, last),
            SpecExpr::Labelled(name, body) => {
                self.put(&format!("(\\lbl {} ", name.name));
                self.expression(body);
                self.put(")");
            }
            SpecExpr::Comprehension(class, ty, name, body) => {
                self.put("new ");
                self.type_reference(class);
                self.put(" { ");
                self.type_reference(ty);
                self.put(&format!(" {} | ", name.name));
                self.expression(body);
                self.put(" }");
            }
            SpecExpr::Unsupported(_) => self.put("true"),
        }
    }

    /// `\forall T x, y;`
    fn quantifier_head(&mut self, quantified: &Quantified) {
        self.put(match quantified.quantifier {
            Quantifier::Forall => "\\forall ",
            Quantifier::Exists => "\\exists ",
            Quantifier::Sum => "\\sum ",
            Quantifier::Product => "\\product ",
            Quantifier::Min => "\\min ",
            Quantifier::Max => "\\max ",
            Quantifier::NumOf => "\\num_of ",
            Quantifier::Choose => "\\choose ",
            Quantifier::BoundedSum => "\\bsum ",
            Quantifier::SequenceDefinition => "\\seq_def ",
            Quantifier::InfiniteUnion => "\\infinite_union ",
        });
        for (modifier, _) in &quantified.modifiers.list {
            self.put(modifier.keyword());
            self.put(" ");
        }
        self.type_reference(&quantified.ty);
        self.put(" ");
        self.list(&quantified.variables, Self::name);
        self.put(";");
    }

    fn all_fields(&mut self, object: &Expr) {
        self.expression(object);
        // `1.` would be a number.
        self.put(if let ExprKind::Literal(_) = object.kind { " .*" } else { ".*" });
    }

    fn all_elements(&mut self, array: &Expr) {
        self.expression(array);
        self.put("[*]");
    }

    fn elements(&mut self, array: &Expr, first: &Expr, last: &Expr) {
        self.expression(array);
        self.put("[");
        self.expression(first);
        self.put(" .. ");
        self.expression(last);
        self.put("]");
    }

    pub(super) fn location(&mut self, location: &Location) {
        match (&location.kind, self.style) {
            (LocationKind::Nothing, _) => self.put("\\nothing"),
            (LocationKind::StrictlyNothing, _) => self.put("\\strictly_nothing"),
            (LocationKind::Everything, _) => self.put("\\everything"),
            (LocationKind::Word(word), _) => self.put(&format!("\\{}", word.name)),
            (LocationKind::Place(place), _) => self.expression(place),
            (LocationKind::AllFields(object), Style::Source) => self.all_fields(object),
            (LocationKind::AllElements(array), Style::Source) => self.all_elements(array),
            (LocationKind::Elements(array, first, last), Style::Source) => self.elements(array, first, last),
            (LocationKind::AllFields(object), Style::Tree) => {
                self.put("(.*");
                self.operands([object]);
                self.put(")");
            }
            (LocationKind::AllElements(array), Style::Tree) => {
                self.put("([*]");
                self.operands([array]);
                self.put(")");
            }
            (LocationKind::Elements(array, first, last), Style::Tree) => {
                self.put("([..]");
                self.operands([array, first, last]);
                self.put(")");
            }
            (LocationKind::Unsupported(unsupported), _) => {
                self.put(&format!("(unsupported {:?})", unsupported.what));
            }
        }
    }
}
