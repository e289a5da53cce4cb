//! Parses every Java file below a folder with Invar's parser and with tree-sitter-java, on one thread, and prints the
//! speed of each, their ratio, and the memory that our tree needs for each byte of source.

use base::SourceMap;
use std::alloc::{GlobalAlloc, Layout, System};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering::Relaxed};
use std::time::Duration;

/// How often everything is parsed.
const ROUNDS: usize = 5;

/// The system's allocator, which counts the bytes in use while it is asked to.
struct Counting;

static IS_COUNTING: AtomicBool = AtomicBool::new(false);
static LIVE: AtomicUsize = AtomicUsize::new(0);

unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        if IS_COUNTING.load(Relaxed) {
            LIVE.fetch_add(layout.size(), Relaxed);
        }
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        if IS_COUNTING.load(Relaxed) {
            LIVE.fetch_sub(layout.size(), Relaxed);
        }
        unsafe { System.dealloc(pointer, layout) }
    }
}

#[global_allocator]
static ALLOCATOR: Counting = Counting;

fn main() {
    let folder = std::env::args().nth(1).expect("a folder with Java files");
    let mut paths = Vec::new();
    java_files(Path::new(&folder), &mut paths);
    let texts: Vec<String> = paths.iter().map(|path| std::fs::read_to_string(path).expect("UTF-8")).collect();
    let bytes: usize = texts.iter().map(String::len).sum();
    let file = SourceMap::new().add("Bench.java", "");

    let mut grammar = tree_sitter::Parser::new();
    grammar.set_language(&tree_sitter_java::LANGUAGE.into()).expect("tree-sitter-java");
    let mut ours = Vec::new();
    let mut theirs = Vec::new();
    for _ in 0..ROUNDS {
        ours.push(round(&texts, |text| syntax::parse(file, text)));
        theirs.push(round(&texts, |text| grammar.parse(text, None).expect("a tree")));
    }

    let diagnostics: usize = texts.iter().map(|text| syntax::parse(file, text).diagnostics.len()).sum();
    let wrong = texts.iter().filter(|text| grammar.parse(text, None).expect("a tree").root_node().has_error()).count();
    let tree_bytes: usize = texts.iter().map(|text| live_bytes(|| syntax::parse(file, text))).sum();

    let speed = |time: Duration| bytes as f64 / 1e6 / time.as_secs_f64();
    println!(
        "{} files, {:.1} MB; our parser: {diagnostics} diagnostics; tree-sitter-java: {wrong} files with errors",
        texts.len(),
        bytes as f64 / 1e6
    );
    let fastest = |rounds: &[Duration]| rounds.iter().min().copied().unwrap_or_default();
    for (what, ours, theirs) in
        [("first round", ours[0], theirs[0]), ("fastest round", fastest(&ours), fastest(&theirs))]
    {
        let (ours, theirs) = (speed(ours), speed(theirs));
        println!("{what}: our parser {ours:.1} MB/s, tree-sitter-java {theirs:.1} MB/s, ratio {:.2}", ours / theirs);
    }
    println!("memory of our tree: {:.2} bytes for each byte of source", tree_bytes as f64 / bytes as f64);
}

/// How long this thread has run: not the time in which others had the processor.
fn processor_time() -> Duration {
    let mut time = libc::timespec { tv_sec: 0, tv_nsec: 0 };
    // SAFETY: `time` is valid for writing.
    unsafe { libc::clock_gettime(libc::CLOCK_THREAD_CPUTIME_ID, &mut time) };
    Duration::new(time.tv_sec as u64, time.tv_nsec as u32)
}

/// All Java files below a folder, in order.
fn java_files(folder: &Path, files: &mut Vec<PathBuf>) {
    let mut paths: Vec<PathBuf> =
        std::fs::read_dir(folder).expect("a folder").flatten().map(|entry| entry.path()).collect();
    paths.sort();
    for path in paths {
        if path.is_dir() {
            java_files(&path, files);
        } else if path.extension().is_some_and(|extension| extension == "java") {
            files.push(path);
        }
    }
}

/// How long all files take, one after the other, without the time that their trees need to be dropped.
fn round<T>(texts: &[String], mut parse: impl FnMut(&str) -> T) -> Duration {
    let mut total = Duration::ZERO;
    for text in texts {
        let start = processor_time();
        let tree = parse(text);
        total += processor_time() - start;
        drop(tree);
    }
    total
}

/// How many bytes are in use behind what `parse` returns.
fn live_bytes<T>(parse: impl FnOnce() -> T) -> usize {
    LIVE.store(0, Relaxed);
    IS_COUNTING.store(true, Relaxed);
    let tree = parse();
    IS_COUNTING.store(false, Relaxed);
    drop(tree);
    LIVE.load(Relaxed)
}
