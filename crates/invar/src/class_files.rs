//! Where classes come from that are in no source file: the JDK, and the class path.

use crate::pipeline::FrontOptions;
use base::{Diagnostic, rules};
use classes::ClassSource;
use classpath::{ClassPath, Entries, Jdk};

/// Opens the JDK and the class path. What cannot be opened is a diagnostic, and is left out.
pub fn open(options: &FrontOptions, diagnostics: &mut Vec<Diagnostic>) -> Box<dyn ClassSource> {
    let mut refuse = |error: classpath::Error| {
        diagnostics.push(Diagnostic::general(&rules::CANNOT_READ, error.to_string()));
    };
    let jdk = Jdk::discover(options.jdk.as_deref()).unwrap_or_else(|error| {
        refuse(error);
        None
    });
    let entries = match options.classpath.as_deref().map(Entries::open) {
        None => Entries::default(),
        Some(Ok(entries)) => entries,
        Some(Err(error)) => {
            refuse(error);
            Entries::default()
        }
    };
    for warning in entries.warnings() {
        let mut diagnostic = Diagnostic::general(&rules::CANNOT_READ, warning.clone());
        diagnostic.severity = base::Severity::Warning;
        diagnostics.push(diagnostic);
    }
    Box::new(ClassPath::new(jdk, entries))
}

/// That the classes of Java are there. Without them every name in every file is unknown, and one message says why.
pub fn check(source: &dyn ClassSource, diagnostics: &mut Vec<Diagnostic>) -> bool {
    let is_there = source.class_file("java.lang.Object").is_some();
    if !is_there {
        let message = "no JDK was found, and nothing can be said of a program without the classes of Java";
        let help =
            "install a JDK (17 or later) so that `java` is on the PATH, or name its folder by JAVA_HOME or `--jdk`";
        diagnostics.push(Diagnostic::general(&rules::NO_JDK, message).with_help(help));
    }
    is_there
}
