//! The key that entries of the cache are authenticated with: 32 random bytes in a file of the user's own, which is not in the folder of the
//! cache. Who copies a cache, or writes to it, does not have the key, and is not believed.

use crate::{own, search};
use base::files::read_regular;
use std::fs;
use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf};

/// The key of a user.
pub(crate) type Secret = [u8; 32];

/// Where the user's key is: `$XDG_DATA_HOME/invar/cache.key`, or the same under `~/.local/share`.
pub(crate) fn file() -> Option<PathBuf> {
    search::data().map(|data| data.join("invar/cache.key"))
}

/// The key in this file, which is made if there is none.
pub(crate) fn load_or_create(path: &Path) -> Result<Secret, String> {
    match load(path)? {
        Some(secret) => Ok(secret),
        None => {
            create(path).map_err(|error| refused(path, &error.to_string()))?;
            load(path)?.ok_or_else(|| refused(path, "it is gone again"))
        }
    }
}

/// The key in this file. One that others may read or write is no secret.
pub(crate) fn load(path: &Path) -> Result<Option<Secret>, String> {
    let metadata = match fs::symlink_metadata(path) {
        Ok(metadata) => metadata,
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(None),
        Err(error) => return Err(refused(path, &error.to_string())),
    };
    if let Some(objection) = own::objection(&metadata).or_else(|| own::is_shown(&metadata)) {
        return Err(refused(path, &objection));
    }
    let bytes = read_regular(path, 32).map_err(|error| refused(path, &error.to_string()))?;
    bytes.try_into().map(Some).map_err(|_| refused(path, "it does not have 32 bytes"))
}

/// Two runs may do this at the same time: the first one's key stays.
fn create(path: &Path) -> io::Result<()> {
    let mut secret = [0; 32];
    getrandom::fill(&mut secret).map_err(io::Error::other)?;
    own::create_folder(path.parent().unwrap_or(path))?;
    let mut name = [0; 8];
    getrandom::fill(&mut name).map_err(io::Error::other)?;
    let fresh = path.with_file_name(format!(".cache.key-{:x}", u64::from_le_bytes(name)));
    let result = own::new_file().create_new(true).open(&fresh).and_then(|mut file| {
        file.write_all(&secret)?;
        file.sync_all()
    });
    let result = result.and_then(|()| match fs::hard_link(&fresh, path) {
        Err(error) if error.kind() == ErrorKind::AlreadyExists => Ok(()),
        other => other,
    });
    let _ = fs::remove_file(&fresh);
    result
}

fn refused(path: &Path, why: &str) -> String {
    format!("its key `{}` cannot be used: {why}", path.display())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_is_made_once_and_is_the_users_alone() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let path = folder.path().join("data/invar/cache.key");
        assert_eq!(load(&path), Ok(None));
        let first = load_or_create(&path).expect("made");
        assert_eq!(load_or_create(&path), Ok(first));
        assert_ne!(load_or_create(&folder.path().join("other/cache.key")), Ok(first));
        assert_eq!(fs::read_dir(path.parent().expect("a folder")).expect("listed").count(), 1);
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt;
            let mode = |path: &Path| fs::metadata(path).expect("it is there").permissions().mode() & 0o777;
            assert_eq!(mode(&path), 0o600);
            assert_eq!(mode(path.parent().expect("a folder")), 0o700);
            fs::set_permissions(&path, fs::Permissions::from_mode(0o644)).expect("changed");
            assert!(load_or_create(&path).expect_err("others read it").contains("others may read it"));
            fs::set_permissions(&path, fs::Permissions::from_mode(0o600)).expect("changed");
        }
        fs::write(&path, "short").expect("written");
        assert!(load_or_create(&path).is_err());
    }

    #[test]
    fn runs_at_the_same_time_get_the_same_key() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let path = folder.path().join("cache.key");
        let first = load_or_create(&path).expect("made");
        create(&path).expect("another one was first");
        assert_eq!(load(&path), Ok(Some(first)));
    }
}
