//! Reading files that anybody may have put there: regular files only, and no more of them than there is room for. Opening a named pipe
//! waits for a writer, and a device need not end.

use std::fs::{self, File};
use std::io::{self, ErrorKind, Read};
use std::path::Path;

/// Opens a regular file (or a link to one). Everything else is an error, also where it takes the file's place in between.
pub fn open_regular(path: &Path) -> io::Result<File> {
    check(&fs::metadata(path)?)?;
    let file = File::open(path)?;
    check(&file.metadata()?)?;
    Ok(file)
}

/// Reads a regular file of at most so many bytes. The size is looked at first, and what grows meanwhile is an error too.
pub fn read_regular(path: &Path, most: u64) -> io::Result<Vec<u8>> {
    let file = open_regular(path)?;
    let too_large = || io::Error::new(ErrorKind::FileTooLarge, format!("it has more than {most} bytes"));
    let size = file.metadata()?.len();
    if size > most {
        return Err(too_large());
    }
    let mut bytes = Vec::with_capacity(usize::try_from(size).map_err(|_| too_large())?);
    file.take(most.saturating_add(1)).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > most { Err(too_large()) } else { Ok(bytes) }
}

/// Reads a regular file of text.
pub fn read_regular_text(path: &Path, most: u64) -> io::Result<String> {
    let bytes = read_regular(path, most)?;
    String::from_utf8(bytes).map_err(|_| io::Error::new(ErrorKind::InvalidData, "it is not UTF-8"))
}

fn check(metadata: &fs::Metadata) -> io::Result<()> {
    match metadata.is_file() {
        true => Ok(()),
        false if metadata.is_dir() => Err(io::Error::new(ErrorKind::IsADirectory, "it is a folder")),
        false => Err(io::Error::new(ErrorKind::InvalidInput, "it is not a regular file")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_regular_files_of_the_right_size_are_read() {
        let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("Cargo.toml");
        let whole = fs::read(&file).expect("it is there");
        let size = whole.len() as u64;
        assert_eq!(read_regular(&file, size).ok(), Some(whole));
        assert_eq!(read_regular(&file, size - 1).expect_err("too large").kind(), ErrorKind::FileTooLarge);
        let folder = Path::new(env!("CARGO_MANIFEST_DIR"));
        assert_eq!(read_regular(folder, size).expect_err("a folder").kind(), ErrorKind::IsADirectory);
        assert_eq!(read_regular(&folder.join("nowhere"), size).expect_err("nothing").kind(), ErrorKind::NotFound);
    }

    #[cfg(unix)]
    #[test]
    fn devices_are_refused() {
        for device in ["/dev/zero", "/dev/null", "/dev/tty"] {
            let error = read_regular(Path::new(device), 10).expect_err("a device");
            assert!(device == "/dev/tty" || error.kind() == ErrorKind::InvalidInput, "{device}: {error}");
        }
    }
}
