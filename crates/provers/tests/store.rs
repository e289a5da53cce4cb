//! The cache on disk: what is kept comes back, and whatever happens to the file costs time and nothing else.

use base::Severity;
use logic::{Key, Memory};
use provers::store::clean;
use provers::{Access, Store};
use redb::ReadableTable;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::LazyLock;
use tempfile::TempDir;

fn key(number: u32) -> Key {
    let mut key = [7; 32];
    key[..4].copy_from_slice(&number.to_le_bytes());
    key
}

fn value(number: u32) -> Vec<u8> {
    (0..number % 3000).map(|index| (index * number) as u8).collect()
}

fn file(folder: &Path) -> PathBuf {
    folder.join("results.redb")
}

/// The store in a folder, with a key that is not the user's.
fn open(folder: &Path) -> Store {
    open_as(folder, Access::ReadWrite)
}

fn open_as(folder: &Path, access: Access) -> Store {
    Store::open_with_key(folder, access, Some(&key_file("tests")))
}

/// The file of a key that lives as long as the tests.
fn key_file(owner: &str) -> PathBuf {
    static KEYS: LazyLock<TempDir> = LazyLock::new(|| tempfile::tempdir().expect("a temporary folder"));
    KEYS.path().join(owner)
}

/// Keeps these numbers.
fn fill(folder: &Path, numbers: std::ops::Range<u32>) {
    let store = open(folder);
    numbers.for_each(|number| store.keep(key(number), value(number)));
    store.save();
    assert!(store.warnings().is_empty(), "{:?}", store.warnings());
}

/// Whatever a store has is right. How many it has.
fn right(store: &Store, numbers: std::ops::Range<u32>) -> usize {
    let found = numbers.filter_map(|number| Some((number, store.recall(&key(number))?)));
    found.map(|(number, found)| assert_eq!(found, value(number), "{number}")).count()
}

/// A store of a damaged file opens, has nothing wrong, and is whole again after it was saved.
fn survives(folder: &Path, what: &str) -> Vec<String> {
    let store = open(folder);
    right(&store, 0..300);
    store.keep(key(1000), value(1000));
    store.save();
    let warnings = store.warnings();
    assert!(warnings.iter().all(|warning| warning.severity == Severity::Warning), "{what}: {warnings:?}");
    drop(store);
    let again = open(folder);
    assert!(again.warnings().is_empty(), "{what}: {:?}", again.warnings());
    assert_eq!(right(&again, 1000..1001), 1, "{what}");
    warnings.into_iter().map(|warning| warning.message).collect()
}

/// Numbers that look random.
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % bound as u64) as usize
    }
}

#[test]
fn what_is_kept_is_there_in_the_next_run() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let deep = folder.path().join("not/yet/there");
    fill(&deep, 0..200);
    fill(&deep, 100..300);
    let store = open(&deep);
    assert_eq!((store.len(), right(&store, 0..1000)), (300, 300));
    assert!(store.recall(&key(5000)).is_none());
}

#[test]
fn runs_at_the_same_time_keep_what_each_of_them_kept() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let stores: Vec<Store> = (0..6).map(|_| open(folder.path())).collect();
    std::thread::scope(|scope| {
        for (number, store) in stores.iter().enumerate() {
            let first = number as u32 * 100;
            scope.spawn(move || {
                for part in 0..5 {
                    (first + part * 20..first + part * 20 + 20)
                        .for_each(|number| store.keep(key(number), value(number)));
                    store.save();
                }
            });
        }
    });
    assert!(stores.iter().all(|store| store.warnings().is_empty()));
    assert_eq!(right(&open(folder.path()), 0..1000), 600);
}

#[test]
fn a_file_that_was_cut_off_is_made_anew() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    fill(folder.path(), 0..300);
    let whole = fs::read(file(folder.path())).expect("it was written");
    for length in [1, 9, 100, 4096, 5000, whole.len() / 2, whole.len() - 1] {
        fs::write(file(folder.path()), &whole[..length]).expect("written");
        let warnings = survives(folder.path(), &format!("{length} bytes"));
        assert!(warnings.iter().all(|warning| warning.contains("begins anew")), "{warnings:?}");
        assert!(!warnings.is_empty(), "{length} bytes");
    }
}

#[test]
fn damage_in_the_middle_is_noticed_or_does_no_harm() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    fill(folder.path(), 0..300);
    let whole = fs::read(file(folder.path())).expect("it was written");
    let mut numbers = Numbers(0x9E37_79B9_7F4A_7C15);
    let rounds = std::env::var("INVAR_STORE_ROUNDS").ok().and_then(|rounds| rounds.parse().ok()).unwrap_or(40);
    let mut noticed = 0;
    for round in 0..rounds {
        let mut damaged = whole.clone();
        let length = [1, 8, 64, 1000, 20_000][numbers.below(5)];
        // The first pages say where everything is: half of the damage is there.
        let reach = if round % 2 == 0 { damaged.len() - length } else { 8192 };
        let at = numbers.below(reach);
        damaged[at..at + length].iter_mut().for_each(|byte| *byte = numbers.below(256) as u8);
        fs::write(file(folder.path()), &damaged).expect("written");
        noticed += survives(folder.path(), &format!("{length} bytes at {at}")).len().min(1);
    }
    assert!(noticed > rounds / 8, "{noticed} of {rounds}");
}

#[test]
fn rubbish_and_an_empty_file_are_made_anew() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    fs::write(file(folder.path()), "").expect("written");
    survives(folder.path(), "empty");
    fs::write(file(folder.path()), "class Account { }").expect("written");
    assert!(!survives(folder.path(), "text").is_empty());
    fs::write(file(folder.path()), vec![0; 100_000]).expect("written");
    assert!(!survives(folder.path(), "zeroes").is_empty());
}

#[test]
fn a_folder_in_its_place_is_left_alone() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    fs::create_dir(file(folder.path())).expect("made");
    let store = open(folder.path());
    store.keep(key(1), value(1));
    assert!(store.recall(&key(1)).is_some(), "it works without the file");
    store.save();
    let warnings = store.warnings();
    assert!(warnings.len() == 1 && warnings[0].message.contains("not a file"), "{warnings:?}");
    assert!(file(folder.path()).is_dir());
}

#[cfg(unix)]
#[test]
fn a_folder_that_cannot_be_written_is_a_warning() {
    // Nobody can write below a file, not even root, for whom permissions do not count.
    let folder = tempfile::tempdir().expect("a temporary folder");
    let below = folder.path().join("file");
    fs::write(&below, "").expect("written");
    let store = open(&below);
    store.keep(key(1), value(1));
    store.save();
    store.save();
    assert_eq!(store.warnings().len(), 1, "{:?}", store.warnings());
    // Where permissions do count, a file that can be read is read.
    use std::os::unix::fs::PermissionsExt;
    fill(folder.path(), 0..10);
    let set = |mode| fs::set_permissions(folder.path(), fs::Permissions::from_mode(mode)).expect("changed");
    fs::set_permissions(file(folder.path()), fs::Permissions::from_mode(0o444)).expect("changed");
    set(0o555);
    let store = open(folder.path());
    assert_eq!(right(&store, 0..10), 10);
    store.keep(key(20), value(20));
    store.save();
    assert!(store.warnings().iter().all(|warning| warning.message.contains("cannot be used")));
    set(0o755);
}

#[test]
fn cleaning_removes_the_file_and_says_how_large_it_was() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let own = folder.path().join("invar");
    assert!(clean(&own).expect("nothing is there").is_none());
    fill(&own, 0..300);
    let (path, size) = clean(&own).expect("removed").expect("it was there");
    assert!(path.ends_with("results.redb") && size > 1000, "{size}");
    assert!(!own.exists());
    fill(&own, 0..1);
    fs::write(own.join("other"), "").expect("written");
    clean(&own).expect("removed");
    assert!(own.join("other").exists());
}

#[test]
fn what_was_written_with_another_key_is_not_believed() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let other = Store::open_with_key(folder.path(), Access::ReadWrite, Some(&key_file("other")));
    other.keep(key(1), value(1));
    other.save();
    let reader = open_as(folder.path(), Access::ReadOnly);
    assert!(reader.is_empty());
    let warnings = reader.warnings();
    assert!(warnings.len() == 1 && warnings[0].message.contains("not written with this user's key"), "{warnings:?}");
    assert!(file(folder.path()).exists(), "who may only read removes nothing");
    assert!(!survives(folder.path(), "another key").is_empty());
}

/// Whoever changes the value of an entry, or puts it under another key, cannot make its code.
#[test]
fn an_entry_that_was_changed_is_not_believed() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let store = open(folder.path());
    store.keep(key(1), b"what the prover said".to_vec());
    store.save();
    drop(store);
    let table: redb::TableDefinition<'_, &[u8], &[u8]> = redb::TableDefinition::new("results");
    let forge = |change: &dyn Fn(&mut Vec<u8>, &mut Vec<u8>)| {
        let database = redb::Database::open(file(folder.path())).expect("it is there");
        let transaction = database.begin_write().expect("begun");
        {
            let mut table = transaction.open_table(table).expect("it is there");
            let stored = table.get(&key(1)[..]).expect("read").map(|stored| stored.value().to_vec()).expect("kept");
            let (mut under, mut stored) = (key(1).to_vec(), stored);
            change(&mut under, &mut stored);
            table.insert(&*under, &*stored).expect("inserted");
        }
        transaction.commit().expect("written");
    };
    let whole = fs::read(file(folder.path())).expect("it was written");
    let last = |stored: &mut Vec<u8>| *stored.last_mut().expect("not empty") ^= 1;
    forge(&|_, stored| last(stored));
    assert!(open(folder.path()).is_empty(), "a changed value");
    fs::write(file(folder.path()), &whole).expect("written");
    forge(&|under, _| under[0] ^= 1);
    assert!(open(folder.path()).is_empty(), "another key");
    fs::write(file(folder.path()), &whole).expect("written");
    assert_eq!(open(folder.path()).len(), 1);
}

#[test]
fn who_may_only_read_leaves_the_file_as_it_is() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    fill(folder.path(), 0..10);
    let whole = fs::read(file(folder.path())).expect("it was written");
    let store = open_as(folder.path(), Access::ReadOnly);
    assert_eq!(right(&store, 0..10), 10);
    store.keep(key(20), value(20));
    assert!(store.recall(&key(20)).is_some());
    store.save();
    drop(store);
    assert_eq!(fs::read(file(folder.path())).ok(), Some(whole));
    fs::write(file(folder.path()), "rubbish").expect("written");
    let store = open_as(folder.path(), Access::ReadOnly);
    assert_eq!(store.warnings().len(), 1);
    assert_eq!(fs::read(file(folder.path())).ok(), Some(b"rubbish".to_vec()));
    // Without a key nothing is believed, and none is made.
    let key = key_file("nobody");
    assert!(Store::open_with_key(folder.path(), Access::ReadOnly, Some(&key)).is_empty());
    assert!(!key.exists());
}

#[test]
fn what_a_wrong_prover_said_is_forgotten() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    fill(folder.path(), 0..10);
    let store = open(folder.path());
    store.keep(key(20), value(20));
    store.forget();
    store.save();
    assert!(!file(folder.path()).exists());
    assert!(store.warnings()[0].message.contains("gave wrong answers"));
}

#[cfg(unix)]
#[test]
fn what_others_may_write_is_refused() {
    use std::os::unix::fs::{MetadataExt, PermissionsExt};
    let folder = tempfile::tempdir().expect("a temporary folder");
    let own = folder.path().join("invar");
    fill(&own, 0..10);
    let mode = |path: &Path| fs::metadata(path).expect("it is there").mode() & 0o777;
    assert_eq!((mode(&own), mode(&file(&own))), (0o700, 0o600));
    let set = |path: &Path, mode| fs::set_permissions(path, fs::Permissions::from_mode(mode)).expect("changed");
    let refused = || {
        let before = fs::read(file(&own)).expect("it is there");
        let store = open(&own);
        assert!(store.is_empty());
        store.keep(key(50), value(50));
        store.save();
        assert_eq!(fs::read(file(&own)).expect("it is there"), before);
        let warnings = store.warnings();
        assert_eq!(warnings.len(), 1, "{warnings:?}");
        warnings[0].message.clone()
    };
    for (path, wrong, usual) in [(&own, 0o770, 0o700), (&own, 0o707, 0o700), (&file(&own), 0o620, 0o600)] {
        set(path, wrong);
        let message = refused();
        assert!(message.contains("others may write it"), "{message}");
        set(path, usual);
    }
    assert_eq!(open(&own).len(), 10);
    // Only root can give a file away.
    if fs::metadata(&own).expect("it is there").uid() == 0 {
        for path in [own.clone(), file(&own)] {
            std::os::unix::fs::chown(&path, Some(12345), None).expect("root may");
            assert!(refused().contains("belongs to another user"));
            std::os::unix::fs::chown(&path, Some(0), None).expect("root may");
        }
    }
}
