//! The cache on disk: one file with what runs remember, which may be lost at any time and costs time then, nothing else.
//!
//! The file belongs to one process at a time, and only for a moment: a run reads all of it when it begins, and adds what is new
//! now and then and at its end. So runs do not wait for one another, and each keeps what the others kept. Whatever is wrong
//! with the file, it is made anew.

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

/// The cache on disk.
pub struct Store {
    path: PathBuf,
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
    /// The cache in a folder. Whatever is wrong with it is a warning, and an empty cache.
    pub fn open(folder: &Path) -> Store {
        let path = folder.join(FILE);
        let mut problems = Vec::new();
        let known = patiently(|| load(&path)).unwrap_or_else(|problem| {
            problems.extend(discard(&path, problem));
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
        };
        Store { path, today, known, state: Mutex::new(state) }
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

    /// What was wrong with the file so far, in words for the user.
    pub fn warnings(&self) -> Vec<Diagnostic> {
        self.lock().problems.iter().map(|problem| self.warning(problem)).collect()
    }

    fn save_now(&self, state: &mut State) {
        state.saved = Instant::now();
        if state.unsaved.is_empty() && state.used.is_empty() {
            return;
        }
        let fresh = state.unsaved.iter().map(|key| (key, &state.fresh[key]));
        let used = state.used.iter().map(|key| (key, &self.known[key].value));
        let entries: Vec<(&Key, &Vec<u8>)> = fresh.chain(used).collect();
        let mut written = patiently(|| write(&self.path, self.today, &entries));
        if let Err(problem @ Problem::Damaged(_)) = written {
            state.problems.extend(discard(&self.path, problem));
            written = patiently(|| write(&self.path, self.today, &entries));
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
            Problem::Damaged(how) => format!("the cache `{path}` is damaged and begins anew: {how}"),
            Problem::Unusable(why) => format!("the cache `{path}` cannot be used: {why}"),
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

/// All entries of the file.
fn load(path: &Path) -> Result<HashMap<Key, Entry>, Problem> {
    match fs::metadata(path) {
        // A process that makes the file has begun; nothing is in it yet.
        Ok(metadata) if metadata.is_file() && metadata.len() == 0 => return Ok(HashMap::new()),
        Ok(metadata) if metadata.is_file() => {}
        Ok(_) => return Err(Problem::Unusable("it is not a file".to_owned())),
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(HashMap::new()),
        Err(error) => return Err(Problem::Unusable(error.to_string())),
    }
    match ReadOnlyDatabase::open(path) {
        Ok(database) => read(&database),
        // A process that was killed left it so: whoever may write puts it right.
        Err(DatabaseError::RepairAborted) => read(&Database::open(path)?),
        Err(error) => Err(error.into()),
    }
}

fn read(database: &impl ReadableDatabase) -> Result<HashMap<Key, Entry>, Problem> {
    let transaction = database.begin_read().map_err(redb::Error::from)?;
    let table = match transaction.open_table(TABLE) {
        Ok(table) => table,
        Err(redb::TableError::TableDoesNotExist(_)) => return Ok(HashMap::new()),
        Err(error) => return Err(redb::Error::from(error).into()),
    };
    let mut entries = HashMap::new();
    for entry in table.iter().map_err(redb::Error::from)? {
        let (key, value) = entry.map_err(redb::Error::from)?;
        let (key, entry) = decode(key.value(), value.value())
            .ok_or_else(|| Problem::Damaged("an entry does not match its checksum".to_owned()))?;
        entries.insert(key, entry);
    }
    Ok(entries)
}

/// Adds entries.
fn write(path: &Path, today: u32, entries: &[(&Key, &Vec<u8>)]) -> Result<(), Problem> {
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder).map_err(|error| Problem::Unusable(error.to_string()))?;
    }
    if path.is_dir() {
        return Err(Problem::Unusable("it is not a file".to_owned()));
    }
    let mut database = Database::create(path)?;
    let transaction = database.begin_write().map_err(redb::Error::from)?;
    {
        let mut table = transaction.open_table(TABLE).map_err(redb::Error::from)?;
        for (key, value) in entries {
            table.insert(&key[..], &*encode(key, today, value)).map_err(redb::Error::from)?;
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
            let day = decode(key.value(), value.value()).map_or(0, |(_, entry)| entry.day);
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

/// An entry as it is stored: the day, a checksum, the value.
fn encode(key: &Key, day: u32, value: &[u8]) -> Vec<u8> {
    [&day.to_le_bytes()[..], &checksum(key, value), value].concat()
}

fn decode(key: &[u8], stored: &[u8]) -> Option<(Key, Entry)> {
    let key: Key = key.try_into().ok()?;
    let (day, rest) = stored.split_first_chunk()?;
    let (check, value) = rest.split_first_chunk()?;
    (*check == checksum(&key, value)).then(|| (key, Entry { day: u32::from_le_bytes(*day), value: value.to_vec() }))
}

fn checksum(key: &Key, value: &[u8]) -> [u8; 12] {
    let mut hasher = blake3::Hasher::new();
    hasher.update(key);
    hasher.update(value);
    let mut first = [0; 12];
    hasher.finalize_xof().fill(&mut first);
    first
}

/// Removes a damaged file. Returns what there is to say.
fn discard(path: &Path, problem: Problem) -> Vec<Problem> {
    let mut problems = vec![problem];
    if matches!(problems[0], Problem::Damaged(_))
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

    #[test]
    fn a_file_of_a_process_that_was_killed_is_put_right() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let (path, left) = (folder.path().join(FILE), folder.path().join("left.redb"));
        let key = *blake3::hash(b"key").as_bytes();
        write(&path, 1, &[(&key, &vec![1, 2, 3])]).expect("written");
        // As the file is on disk while a process writes: nobody has closed it.
        let database = Database::create(&path).expect("it is there");
        let transaction = database.begin_write().expect("begun");
        let other = encode(&[5; 32], 1, &[0; 5000]);
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
        shrink(&mut database, 10_500).expect("shrunk");
        drop(database);
        let left = load(&path).expect("read");
        let kept: Vec<bool> = keys.iter().map(|key| left.contains_key(key)).collect();
        assert!(kept[..90].iter().all(|kept| !kept) && kept[90..].iter().all(|kept| *kept), "{kept:?}");
    }
}
