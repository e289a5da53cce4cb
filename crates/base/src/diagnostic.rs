//! Messages about the input: what does not compile, what is not supported, what could not be read.

use crate::rules::Rule;
use crate::source::Span;

/// How serious a diagnostic is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Severity {
    /// The program does not compile, or the run cannot go on.
    Error,
    /// Something the user should know, but the run goes on.
    Warning,
}

/// One message, with the place it is about.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Diagnostic {
    /// The rule that it belongs to; its page explains it.
    pub rule: &'static Rule,
    /// How serious it is.
    pub severity: Severity,
    /// The place, if it has one.
    pub span: Option<Span>,
    /// One sentence, without a full stop.
    pub message: String,
    /// Other places that matter, each with what to see there.
    pub labels: Vec<(Span, String)>,
    /// What the user can do.
    pub help: Option<String>,
}

impl Diagnostic {
    /// An error at a place.
    pub fn error(rule: &'static Rule, span: Span, message: impl Into<String>) -> Diagnostic {
        Diagnostic {
            rule,
            severity: Severity::Error,
            span: Some(span),
            message: message.into(),
            labels: Vec::new(),
            help: None,
        }
    }

    /// A warning at a place.
    pub fn warning(rule: &'static Rule, span: Span, message: impl Into<String>) -> Diagnostic {
        Diagnostic { severity: Severity::Warning, ..Diagnostic::error(rule, span, message) }
    }

    /// An error that has no place in a source file.
    pub fn general(rule: &'static Rule, message: impl Into<String>) -> Diagnostic {
        Diagnostic {
            rule,
            severity: Severity::Error,
            span: None,
            message: message.into(),
            labels: Vec::new(),
            help: None,
        }
    }

    /// The same with another place that matters.
    pub fn with_label(mut self, span: Span, text: impl Into<String>) -> Diagnostic {
        self.labels.push((span, text.into()));
        self
    }

    /// The same with what the user can do.
    pub fn with_help(mut self, help: impl Into<String>) -> Diagnostic {
        self.help = Some(help.into());
        self
    }
}
