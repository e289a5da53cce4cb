//! Writing a report to where the user wants it.

use crate::{Color, Format, Options, Report, render};
use anstream::{AutoStream, ColorChoice};
use base::SourceMap;
use std::io::{self, Write};
use std::path::PathBuf;

/// Where a report goes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Destination {
    /// The standard output.
    Stdout,
    /// A file, which is replaced.
    File(PathBuf),
}

/// Writes the report. With [`Color::Auto`] a terminal gets colours unless `NO_COLOR` is set, a file never.
/// A reader that has gone away (`invar check | head`) is not an error.
pub fn write(
    report: &Report,
    sources: &SourceMap,
    format: Format,
    options: &Options,
    destination: &Destination,
) -> io::Result<()> {
    match destination {
        Destination::File(path) => std::fs::write(path, render(report, sources, format, options)),
        Destination::Stdout => {
            let options = with_color(format, options);
            to_stdout(&render(report, sources, format, &options), format, options.color)
        }
    }
}

/// The options, with colours or without, as standard output wants it.
pub(crate) fn with_color(format: Format, options: &Options) -> Options {
    let stream = AutoStream::new(io::stdout(), choice(format, options.color));
    let color = match stream.current_choice() {
        ColorChoice::Never => Color::Never,
        _ => Color::Always,
    };
    Options { color, ..*options }
}

/// Writes a text to standard output. A reader that has gone away is not an error.
pub(crate) fn to_stdout(text: &str, format: Format, color: Color) -> io::Result<()> {
    let mut stream = AutoStream::new(io::stdout(), choice(format, color)).lock();
    match stream.write_all(text.as_bytes()).and_then(|()| stream.flush()) {
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(()),
        result => result,
    }
}

/// JSON has no escape sequences, and must come through byte by byte.
fn choice(format: Format, color: Color) -> ColorChoice {
    match (format, color) {
        (Format::Json, _) => ColorChoice::AlwaysAnsi,
        (_, Color::Auto) => ColorChoice::Auto,
        (_, Color::Always) => ColorChoice::Always,
        (_, Color::Never) => ColorChoice::Never,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_written_without_colours() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("report.txt");
        let destination = Destination::File(path.clone());
        let (report, sources, options) = (Report::default(), SourceMap::new(), Options::default());
        write(&report, &sources, Format::Full, &options, &destination).expect("it can be written");
        let text = std::fs::read_to_string(path).expect("it was written");
        assert_eq!(text, "0 proved, 0 refuted, 0 bounded, 0 unknown, 0 skipped in 0 methods\n");
        let missing = Destination::File(folder.path().join("no/such/folder.txt"));
        assert!(write(&report, &sources, Format::Json, &options, &missing).is_err());
    }
}
