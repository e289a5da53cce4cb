//! The cache on disk: one file with what runs remember, which may be lost at any time and costs time then, nothing else.
//!
//! The file belongs to one process at a time, and only for a moment: a run reads all of it when it begins, and adds what is new
//! now and then and at its end. So runs do not wait for one another, and each keeps what the others kept. Whatever is wrong
//! with the file, it is made anew.
//!
//! What is in the file is handed out as proved. So it counts only if it is this user's alone to write, and if each entry has a code that only
//! a holder of the user's key can make.

use crate::own;
use crate::secret::{self, Secret};
use base::{Diagnostic, Severity, rules};
use logic::{Key, Memory};
use redb::{Database, DatabaseError, ReadOnlyDatabase, ReadableDatabase, ReadableTable, StorageError, TableDefinition};
use std::collections::{BTreeSet, HashMap};
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant, SystemTime};
use std::{env, fs, thread};

/// The name of the file in its folder.
const FILE: &str = "results.redb";
const TABLE: TableDefinition<&[u8], &[u8]> = TableDefinition::new("results");
/// A larger file is made smaller: what was not used for longest goes, until so much is left.
const LARGEST: u64 = 64 << 20;
const KEPT: u64 = LARGEST / 2;
/// How long another process may have the file. All have it for a moment only.
const PATIENCE: Duration = Duration::from_secs(5);
/// How often a long run adds what is new.
const PERIOD: Duration = Duration::from_secs(20);

/// What a run may do with the file.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Access {
    /// Use what is there, and add to it.
    #[default]
    ReadWrite,
    /// Use what is there, and leave it as it is.
    ReadOnly,
}

/// The cache on disk.
pub struct Store {
    path: PathBuf,
    access: Access,
    /// The user's key. Without one nothing is read or written.
    secret: Option<Secret>,
    /// Days since 1970: how old an entry is.
    today: u32,
    /// What was there when the run began.
    known: HashMap<Key, Entry>,
    state: Mutex<State>,
}

struct Entry {
    /// When it was used last.
    day: u32,
    value: Vec<u8>,
}

struct State {
    /// What is new in this run.
    fresh: HashMap<Key, Vec<u8>>,
    /// What the file does not have yet.
    unsaved: BTreeSet<Key>,
    /// What was there and was used for the first time today.
    used: BTreeSet<Key>,
    saved: Instant,
    problems: Vec<Problem>,
    /// Whether nothing of this run is to be kept.
    is_forgotten: bool,
}

/// Why the file cannot be used.
#[derive(Debug)]
enum Problem {
    /// Another process has it.
    Busy,
    /// It is not what this module wrote.
    Damaged(String),
    /// It cannot be read or written at all.
    Unusable(String),
    /// Others may have written it.
    Refused(String),
}

/// Where the cache is unless the user says otherwise: `$XDG_CACHE_HOME/invar`, or `~/.cache/invar`.
pub fn cache_folder() -> Option<PathBuf> {
    let set = |name: &str| env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    let general = set("XDG_CACHE_HOME").filter(|path| path.is_absolute());
    let general = general.or_else(|| set("HOME").map(|home| home.join(".cache")))?;
    Some(general.join("invar"))
}

/// Removes the cache in a folder, and the folder if nothing else is in it. The answer is the file and how large it was.
pub fn clean(folder: &Path) -> io::Result<Option<(PathBuf, u64)>> {
    let path = folder.join(FILE);
    let size = match fs::metadata(&path) {
        Ok(metadata) => metadata.len(),
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(None),
        Err(error) => return Err(error),
    };
    fs::remove_file(&path)?;
    // A folder that others use too stays.
    let _ = fs::remove_dir(folder);
    Ok(Some((path, size)))
}

impl Store {
    /// The cache in a folder, with the user's key. Whatever is wrong with it is a warning, and an empty cache.
    pub fn open(folder: &Path, access: Access) -> Store {
        Store::open_with_key(folder, access, secret::file().as_deref())
    }

    /// The cache in a folder, with the key in this file, which is made if there is none.
    pub fn open_with_key(folder: &Path, access: Access, key: Option<&Path>) -> Store {
        let path = folder.join(FILE);
        let mut problems = Vec::new();
        let secret = match (key, access) {
            (None, _) => Err("there is no folder for its key: set HOME or XDG_DATA_HOME".to_owned()),
            (Some(key), Access::ReadWrite) => secret::load_or_create(key).map(Some),
            (Some(key), Access::ReadOnly) => secret::load(key),
        };
        let secret = secret.unwrap_or_else(|why| {
            problems.push(Problem::Refused(why));
            None
        });
        let load = |secret: &Secret| patiently(|| load(&path, secret, access));
        let known = secret.as_ref().map_or_else(|| Ok(HashMap::new()), load).unwrap_or_else(|problem| {
            problems.extend(discard(&path, problem, access));
            HashMap::new()
        });
        let since = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default();
        let today = u32::try_from(since.as_secs() / 86_400).unwrap_or(u32::MAX);
        let state = State {
            fresh: HashMap::new(),
            unsaved: BTreeSet::new(),
            used: BTreeSet::new(),
            saved: Instant::now(),
            problems,
            is_forgotten: false,
        };
        Store { path, access, secret, today, known, state: Mutex::new(state) }
    }

    /// How many entries there are.
    pub fn len(&self) -> usize {
        self.known.len() + self.lock().fresh.keys().filter(|key| !self.known.contains_key(*key)).count()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Adds what is new to the file.
    pub fn save(&self) {
        let mut state = self.lock();
        self.save_now(&mut state);
    }

    /// Forgets everything: the file is removed, and nothing of this run is kept. For whoever learns that a prover gives wrong answers.
    pub fn forget(&self) {
        let mut state = self.lock();
        state.is_forgotten = true;
        let why = Problem::Damaged("a prover gave wrong answers".to_owned());
        if self.secret.is_some() && fs::metadata(&self.path).is_ok() {
            state.problems.extend(discard(&self.path, why, self.access));
        }
    }

    /// What was wrong with the file so far, in words for the user.
    pub fn warnings(&self) -> Vec<Diagnostic> {
        self.lock().problems.iter().map(|problem| self.warning(problem)).collect()
    }

    fn save_now(&self, state: &mut State) {
        state.saved = Instant::now();
        let Some(secret) = self.secret.as_ref().filter(|_| self.access == Access::ReadWrite && !state.is_forgotten)
        else {
            return;
        };
        if state.unsaved.is_empty() && state.used.is_empty() {
            return;
        }
        let fresh = state.unsaved.iter().map(|key| (key, &state.fresh[key]));
        let used = state.used.iter().map(|key| (key, &self.known[key].value));
        let entries: Vec<(&Key, &Vec<u8>)> = fresh.chain(used).collect();
        let write = || patiently(|| write(&self.path, secret, self.today, &entries));
        let mut written = write();
        if let Err(problem @ Problem::Damaged(_)) = written {
            state.problems.extend(discard(&self.path, problem, self.access));
            written = write();
        }
        match written {
            Ok(()) => {
                state.unsaved.clear();
                state.used.clear();
            }
            Err(problem) => {
                // Once is enough: what has not become better until the end of the run is not worth a second warning.
                if state.problems.is_empty() {
                    state.problems.push(problem);
                }
            }
        }
    }

    fn warning(&self, problem: &Problem) -> Diagnostic {
        let path = self.path.display();
        let message = match problem {
            Problem::Busy => format!("the cache `{path}` is used by other processes all the time"),
            Problem::Damaged(how) if self.access == Access::ReadOnly => {
                format!("the cache `{path}` is damaged and not used: {how}")
            }
            Problem::Damaged(how) => format!("the cache `{path}` is damaged and begins anew: {how}"),
            Problem::Unusable(why) => format!("the cache `{path}` cannot be used: {why}"),
            Problem::Refused(why) => format!("the cache `{path}` is not trusted and not used: {why}"),
        };
        let help = "verdicts do not depend on it; `--cache-dir` names another folder, `--no-cache` does without";
        Diagnostic { severity: Severity::Warning, ..Diagnostic::general(&rules::CACHE, message) }.with_help(help)
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Memory for Store {
    fn recall(&self, key: &Key) -> Option<Vec<u8>> {
        if let Some(entry) = self.known.get(key) {
            if entry.day != self.today {
                self.lock().used.insert(*key);
            }
            return Some(entry.value.clone());
        }
        self.lock().fresh.get(key).cloned()
    }

    fn keep(&self, key: Key, value: Vec<u8>) {
        let mut state = self.lock();
        state.fresh.insert(key, value);
        state.unsaved.insert(key);
        if state.saved.elapsed() > PERIOD {
            self.save_now(&mut state);
        }
    }
}

/// Tries again while another process has the file.
fn patiently<T>(mut attempt: impl FnMut() -> Result<T, Problem>) -> Result<T, Problem> {
    let started = Instant::now();
    let mut pause = Duration::from_millis(1);
    loop {
        match quietly(&mut attempt) {
            Err(Problem::Busy) if started.elapsed() < PATIENCE => {
                thread::sleep(pause);
                pause = (pause * 2).min(Duration::from_millis(50));
            }
            result => return result,
        }
    }
}

/// The database trusts its file, and may panic where that is wrong. That is damage like any other, and nobody is to see the
/// message.
fn quietly<T>(attempt: impl FnMut() -> Result<T, Problem>) -> Result<T, Problem> {
    crate::quiet::catch(attempt).unwrap_or_else(|message| Err(Problem::Damaged(message)))
}

/// That the folder and the file, as far as they are there, are this user's alone to write.
fn examine(path: &Path) -> Result<(), Problem> {
    let refuse = |what: &Path, metadata: &fs::Metadata| match own::objection(metadata) {
        Some(objection) => Err(Problem::Refused(format!("`{}`: {objection}", what.display()))),
        None => Ok(()),
    };
    let folder = path.parent().unwrap_or(path);
    match fs::metadata(folder) {
        Ok(metadata) if metadata.is_dir() => refuse(folder, &metadata)?,
        Ok(_) => return Err(Problem::Unusable("its folder is not a folder".to_owned())),
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(()),
        Err(error) => return Err(Problem::Unusable(error.to_string())),
    }
    match fs::metadata(path) {
        Ok(metadata) if metadata.is_file() => refuse(path, &metadata),
        Ok(_) => Err(Problem::Unusable("it is not a file".to_owned())),
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(()),
        Err(error) => Err(Problem::Unusable(error.to_string())),
    }
}

/// All entries of the file.
fn load(path: &Path, secret: &Secret, access: Access) -> Result<HashMap<Key, Entry>, Problem> {
    examine(path)?;
    match fs::metadata(path) {
        // A process that makes the file has begun; nothing is in it yet.
        Ok(metadata) if metadata.len() == 0 => return Ok(HashMap::new()),
        Ok(_) => {}
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(HashMap::new()),
        Err(error) => return Err(Problem::Unusable(error.to_string())),
    }
    match ReadOnlyDatabase::open(path) {
        Ok(database) => read(&database, secret),
        // A process that was killed left it so: whoever may write puts it right.
        Err(DatabaseError::RepairAborted) if access == Access::ReadWrite => read(&Database::open(path)?, secret),
        Err(DatabaseError::RepairAborted) => {
            Err(Problem::Unusable("a run that was killed left it, and this one may not put it right".to_owned()))
        }
        Err(error) => Err(error.into()),
    }
}

fn read(database: &impl ReadableDatabase, secret: &Secret) -> Result<HashMap<Key, Entry>, Problem> {
    let transaction = database.begin_read().map_err(redb::Error::from)?;
    let table = match transaction.open_table(TABLE) {
        Ok(table) => table,
        Err(redb::TableError::TableDoesNotExist(_)) => return Ok(HashMap::new()),
        Err(error) => return Err(redb::Error::from(error).into()),
    };
    let mut entries = HashMap::new();
    for entry in table.iter().map_err(redb::Error::from)? {
        let (key, value) = entry.map_err(redb::Error::from)?;
        let (key, entry) = decode(key.value(), value.value(), secret).ok_or_else(|| {
            Problem::Damaged("an entry was not written with this user's key, or was changed".to_owned())
        })?;
        entries.insert(key, entry);
    }
    Ok(entries)
}

/// Adds entries.
fn write(path: &Path, secret: &Secret, today: u32, entries: &[(&Key, &Vec<u8>)]) -> Result<(), Problem> {
    let unusable = |error: io::Error| Problem::Unusable(error.to_string());
    examine(path)?;
    own::create_folder(path.parent().unwrap_or(path)).map_err(unusable)?;
    if !path.exists() {
        // Another run may be faster.
        own::new_file().create(true).truncate(false).open(path).map_err(unusable)?;
    }
    let mut database = Database::create(path)?;
    let transaction = database.begin_write().map_err(redb::Error::from)?;
    {
        let mut table = transaction.open_table(TABLE).map_err(redb::Error::from)?;
        for (key, value) in entries {
            table.insert(&key[..], &*encode(key, today, value, secret)).map_err(redb::Error::from)?;
        }
    }
    transaction.commit().map_err(redb::Error::from)?;
    if fs::metadata(path).is_ok_and(|metadata| metadata.len() > LARGEST) {
        shrink(&mut database, KEPT)?;
    }
    Ok(())
}

/// Removes what was not used for longest, until no more than so many bytes are left.
fn shrink(database: &mut Database, most: u64) -> Result<(), Problem> {
    let transaction = database.begin_write().map_err(redb::Error::from)?;
    {
        let mut table = transaction.open_table(TABLE).map_err(redb::Error::from)?;
        let mut all: Vec<(u32, Vec<u8>, u64)> = Vec::new();
        for entry in table.iter().map_err(redb::Error::from)? {
            let (key, value) = entry.map_err(redb::Error::from)?;
            let day = value.value().first_chunk().map_or(0, |day| u32::from_le_bytes(*day));
            all.push((day, key.value().to_vec(), (key.value().len() + value.value().len()) as u64));
        }
        all.sort();
        let mut total: u64 = all.iter().map(|(_, _, size)| size).sum();
        for (_, key, size) in all {
            if total <= most {
                break;
            }
            table.remove(&*key).map_err(redb::Error::from)?;
            total -= size;
        }
    }
    transaction.commit().map_err(redb::Error::from)?;
    database.compact().map_err(redb::Error::from)?;
    Ok(())
}

/// An entry as it is stored: the day, a code that only the user's key gives, the value.
fn encode(key: &Key, day: u32, value: &[u8], secret: &Secret) -> Vec<u8> {
    [&day.to_le_bytes()[..], code(key, day, value, secret).as_bytes(), value].concat()
}

fn decode(key: &[u8], stored: &[u8], secret: &Secret) -> Option<(Key, Entry)> {
    let key: Key = key.try_into().ok()?;
    let (day, rest) = stored.split_first_chunk()?;
    let (found, value) = rest.split_first_chunk::<32>()?;
    let day = u32::from_le_bytes(*day);
    (blake3::Hash::from(*found) == code(&key, day, value, secret)).then(|| (key, Entry { day, value: value.to_vec() }))
}

/// The message authentication code of an entry.
fn code(key: &Key, day: u32, value: &[u8], secret: &Secret) -> blake3::Hash {
    let mut hasher = blake3::Hasher::new_keyed(secret);
    hasher.update(key).update(&day.to_le_bytes()).update(value);
    hasher.finalize()
}

/// Removes a damaged file, if it may be written. Returns what there is to say.
fn discard(path: &Path, problem: Problem, access: Access) -> Vec<Problem> {
    let mut problems = vec![problem];
    if access == Access::ReadWrite
        && matches!(problems[0], Problem::Damaged(_))
        && let Err(error) = fs::remove_file(path)
        && error.kind() != ErrorKind::NotFound
    {
        problems.push(Problem::Unusable(error.to_string()));
    }
    problems
}

impl From<DatabaseError> for Problem {
    fn from(error: DatabaseError) -> Problem {
        redb::Error::from(error).into()
    }
}

impl From<redb::Error> for Problem {
    /// Who may not read or write a file learns nothing of what is in it. Everything else is about its content.
    fn from(error: redb::Error) -> Problem {
        match &error {
            redb::Error::DatabaseAlreadyOpen => Problem::Busy,
            redb::Error::Io(reason) => match reason.kind() {
                ErrorKind::InvalidData | ErrorKind::UnexpectedEof | ErrorKind::InvalidInput => {
                    Problem::Damaged(reason.to_string())
                }
                _ => Problem::Unusable(reason.to_string()),
            },
            _ => Problem::Damaged(error.to_string()),
        }
    }
}

impl From<StorageError> for Problem {
    fn from(error: StorageError) -> Problem {
        redb::Error::from(error).into()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SECRET: Secret = [3; 32];

    fn load(path: &Path) -> Result<HashMap<Key, Entry>, Problem> {
        super::load(path, &SECRET, Access::ReadWrite)
    }

    fn write(path: &Path, today: u32, entries: &[(&Key, &Vec<u8>)]) -> Result<(), Problem> {
        super::write(path, &SECRET, today, entries)
    }

    #[test]
    fn a_file_of_a_process_that_was_killed_is_put_right() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let (path, left) = (folder.path().join(FILE), folder.path().join("left.redb"));
        let key = *blake3::hash(b"key").as_bytes();
        write(&path, 1, &[(&key, &vec![1, 2, 3])]).expect("written");
        // As the file is on disk while a process writes: nobody has closed it.
        let database = Database::create(&path).expect("it is there");
        let transaction = database.begin_write().expect("begun");
        let other = encode(&[5; 32], 1, &[0; 5000], &SECRET);
        transaction.open_table(TABLE).expect("open").insert(&[5; 32][..], &*other).expect("inserted");
        fs::copy(&path, &left).expect("copied");
        assert!(matches!(ReadOnlyDatabase::open(&left), Err(DatabaseError::RepairAborted)));
        let found = patiently(|| load(&left)).expect("it is put right");
        assert_eq!(found.get(&key).map(|entry| entry.value.clone()), Some(vec![1, 2, 3]));
        write(&left, 1, &[(&[6; 32], &vec![4])]).expect("written");
        assert_eq!(load(&left).expect("read").len(), 2);
    }

    #[test]
    fn who_comes_second_waits() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let path = folder.path().join(FILE);
        let database = Database::create(&path).expect("made");
        assert!(matches!(load(&path), Err(Problem::Busy)));
        assert!(matches!(write(&path, 1, &[]), Err(Problem::Busy)));
        let waiting = thread::scope(|scope| {
            let waiting = scope.spawn(|| patiently(|| load(&path)).map(|entries| entries.len()));
            thread::sleep(Duration::from_millis(50));
            drop(database);
            waiting.join().expect("it does not panic")
        });
        assert_eq!(waiting.ok(), Some(0));
    }

    #[test]
    fn what_was_used_last_stays() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let path = folder.path().join(FILE);
        let value = vec![7; 1000];
        let keys: Vec<Key> = (0..100).map(|number| *blake3::hash(&[number]).as_bytes()).collect();
        for (number, key) in keys.iter().enumerate() {
            write(&path, number as u32, &[(key, &value)]).expect("written");
        }
        let mut database = Database::create(&path).expect("it is there");
        shrink(&mut database, 10_700).expect("shrunk");
        drop(database);
        let left = load(&path).expect("read");
        let kept: Vec<bool> = keys.iter().map(|key| left.contains_key(key)).collect();
        assert!(kept[..90].iter().all(|kept| !kept) && kept[90..].iter().all(|kept| *kept), "{kept:?}");
    }
}
