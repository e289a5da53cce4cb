//! How a report is to look.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

/// A format of the report.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Format {
    /// Text with source snippets, for people.
    #[default]
    Full,
    /// One line a result, for people and for editors.
    Concise,
    /// `invar-report/1`, for tools.
    Json,
}

/// When to use colours.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Color {
    /// On a terminal, unless `NO_COLOR` is set.
    #[default]
    Auto,
    /// Always.
    Always,
    /// Never.
    Never,
}

/// How much is said. JSON always has everything.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default, Debug)]
pub enum Verbosity {
    /// Only what is wrong or open.
    Quiet,
    /// Also the assumptions and the summary.
    #[default]
    Normal,
    /// Also what was proved, and traces in full.
    Verbose,
}

/// How a report is to look.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Options {
    /// How much is said.
    pub verbosity: Verbosity,
    /// When to use colours.
    pub color: Color,
    /// How long the run took, for the summary.
    pub duration: Option<Duration>,
}

impl Format {
    /// All formats.
    pub const ALL: [Format; 3] = [Format::Full, Format::Concise, Format::Json];

    /// Its word on the command line.
    pub fn word(self) -> &'static str {
        match self {
            Format::Full => "full",
            Format::Concise => "concise",
            Format::Json => "json",
        }
    }
}

impl Color {
    /// All choices.
    pub const ALL: [Color; 3] = [Color::Auto, Color::Always, Color::Never];

    /// Its word on the command line.
    pub fn word(self) -> &'static str {
        match self {
            Color::Auto => "auto",
            Color::Always => "always",
            Color::Never => "never",
        }
    }
}

impl fmt::Display for Format {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.word())
    }
}

impl fmt::Display for Color {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.word())
    }
}

impl FromStr for Format {
    type Err = String;

    fn from_str(text: &str) -> Result<Format, String> {
        let known = Format::ALL.into_iter().find(|format| format.word() == text);
        known.ok_or_else(|| one_of(Format::ALL.map(Format::word)))
    }
}

impl FromStr for Color {
    type Err = String;

    fn from_str(text: &str) -> Result<Color, String> {
        let known = Color::ALL.into_iter().find(|color| color.word() == text);
        known.ok_or_else(|| one_of(Color::ALL.map(Color::word)))
    }
}

fn one_of(words: [&str; 3]) -> String {
    format!("expected one of: {}", words.join(", "))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_read_back() {
        for format in Format::ALL {
            assert_eq!(format.to_string().parse(), Ok(format));
        }
        for color in Color::ALL {
            assert_eq!(color.to_string().parse(), Ok(color));
        }
        assert_eq!("xml".parse::<Format>(), Err("expected one of: full, concise, json".into()));
        assert_eq!("".parse::<Color>(), Err("expected one of: auto, always, never".into()));
    }
}
