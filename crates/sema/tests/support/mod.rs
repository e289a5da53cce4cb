//! Reads small sources, with the library's `Object`, and shows what became of them.
#![allow(dead_code, reason = "no test file uses all of it")]

use base::SourceMap;
use sema::program::{Method, Origin, Program};
use sema::{Unit, analyze};

/// What became of some sources.
pub struct Typed {
    /// The typed program.
    pub program: Program,
    /// The errors: rule, text that they point at, message.
    pub errors: Vec<String>,
    /// What errors offer as help.
    pub help: Vec<String>,
}

/// Types one source.
pub fn typed(source: &str) -> Typed {
    typed_files(&[source])
}

/// Types several sources.
pub fn typed_files(sources: &[&str]) -> Typed {
    let mut map = SourceMap::new();
    let library = include_str!("../../../../library/java/lang/Object.java");
    let mut files = vec![(map.add("library/java/lang/Object.java", library), Origin::Library)];
    for (number, source) in sources.iter().enumerate() {
        files.push((map.add(format!("{number}.java"), *source), Origin::Source));
    }
    let mut parsed = Vec::new();
    for (file, origin) in files {
        let unit = syntax::parse(file, map.text(file));
        assert_eq!(unit.diagnostics, [], "the sources of these tests have no syntax errors");
        parsed.push((unit.unit, origin));
    }
    let units: Vec<Unit<'_>> = parsed.iter().map(|(unit, origin)| Unit { unit, origin: *origin }).collect();
    let analysis = analyze(&units);
    let show = |diagnostic: &base::Diagnostic| {
        let place = diagnostic.span.map_or("", |span| map.snippet(span));
        format!("{} at `{place}`: {}", diagnostic.rule.name, diagnostic.message)
    };
    Typed {
        errors: analysis.diagnostics.iter().map(show).collect(),
        help: analysis.diagnostics.iter().filter_map(|diagnostic| diagnostic.help.clone()).collect(),
        program: analysis.program,
    }
}

/// The errors of one source.
pub fn errors(source: &str) -> Vec<String> {
    typed(source).errors
}

/// The errors of the members of a class `T`.
pub fn member_errors(members: &str) -> Vec<String> {
    errors(&format!("class T {{ {members} }}"))
}

impl Typed {
    /// The method with this signature.
    pub fn method(&self, signature: &str) -> &Method {
        let found = self.program.methods.values().find(|method| &*method.signature == signature);
        found.unwrap_or_else(|| panic!("there is no method {signature}"))
    }

    /// What is not supported in a method.
    pub fn unsupported(&self, signature: &str) -> Vec<&str> {
        self.method(signature).unsupported.iter().map(|unsupported| &*unsupported.what).collect()
    }

    /// The whole program as text, without errors being there.
    pub fn dump(&self) -> String {
        assert_eq!(self.errors, [""; 0]);
        sema::print::print(&self.program)
    }
}

/// The dump of a class `T` with these members, without its first line and its default constructor.
pub fn dump_members(members: &str) -> String {
    let dump = typed(&format!("class T {{ {members} }}")).dump();
    let own = dump.split_once("class T extends java.lang.Object").map_or("", |(_, own)| own);
    let lines =
        own.lines().skip(1).filter(|line| !line.contains("constructor T()") && !line.contains("call Object[]()"));
    lines.map(|line| format!("{}\n", line.strip_prefix("    ").unwrap_or(line))).collect()
}
