//! Pairs of programs that mean the same: our own files, and what becomes of them when a name, a method, the order of statements or a
//! loop is changed. An obligation that is `proved` in one is not `refuted` in the other.
//!
//! `INVAR_METAMORPHIC_PAIRS` says how many pairs, `INVAR_METAMORPHIC_SEED` with which choices; pairs with wrong verdicts are kept under
//! `target/tmp/metamorphic`.

mod declared;
mod pieces;
mod transformations;
mod words;

use crate::common::verdicts::{Judged, Limits, Verdicts};
use crate::common::{self, verdicts};
use base::SourceMap;
use generate::random::Random;
use pieces::Variant;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;
use transformations::Program;

const LIMITS: Limits = Limits { resources: 1_000_000, goal: Duration::from_secs(3), file: Duration::from_secs(20) };
/// At most so many variants of one file.
const VARIANTS: usize = 3;
/// So many files are worked on before something is printed.
const BATCH: usize = 16;

/// What came of the pairs.
#[derive(Default)]
struct Tally {
    pairs: usize,
    /// Pairs by kind.
    kinds: BTreeMap<&'static str, usize>,
    /// Obligations with the same verdict, and with another one that contradicts nothing.
    same: usize,
    weaker: usize,
    rejected: usize,
    stopped: usize,
    wrong: Vec<String>,
}

/// All words of the models: what is called so may be meant for them.
fn foreign() -> BTreeSet<String> {
    let files = common::java_files(&common::root().join("library"));
    let texts = files.iter().map(|path| fs::read_to_string(path).unwrap_or_else(|error| panic!("{error}")));
    let mut all = BTreeSet::new();
    for text in texts {
        all.extend(words::words(&text).into_iter().map(|word| text[word.range].to_owned()));
    }
    all
}

/// Some variants of a file, of different kinds as far as there are any.
fn choose(text: &str, foreign: &BTreeSet<String>, random: &mut Random) -> Vec<Variant> {
    let mut sources = SourceMap::new();
    let file = sources.add("Original.java", text);
    let parsed = syntax::parse(file, text);
    let declared = declared::Declared::of(&parsed.unit);
    let program = Program { text, unit: &parsed.unit, declared };
    let mut kinds: BTreeMap<&str, Vec<Variant>> = BTreeMap::new();
    for variant in transformations::variants(&program, foreign) {
        kinds.entry(variant.kind).or_default().push(variant);
    }
    let mut kinds: Vec<Vec<Variant>> = kinds.into_values().collect();
    let mut chosen = Vec::new();
    while chosen.len() < VARIANTS && !kinds.is_empty() {
        let mut of_kind = kinds.swap_remove(random.below(kinds.len()));
        chosen.push(of_kind.swap_remove(random.below(of_kind.len())));
    }
    chosen
}

/// The byte at which an obligation stands.
fn offset(text: &str, judged: &Judged) -> usize {
    let before: usize = text.split_inclusive('\n').take(judged.line.saturating_sub(1)).map(str::len).sum();
    let line = text[before.min(text.len())..].split('\n').next().unwrap_or_default();
    before + line.chars().take(judged.column.saturating_sub(1)).map(char::len_utf8).sum::<usize>()
}

/// Verdicts by rule and place in the original.
fn by_place<'a>(
    verdicts: &'a Verdicts,
    text: &str,
    origin: impl Fn(usize) -> Option<usize>,
) -> BTreeMap<(&'a str, usize), Vec<&'a Judged>> {
    let mut places: BTreeMap<(&str, usize), Vec<&Judged>> = BTreeMap::new();
    for judged in &verdicts.judged {
        if let Some(at) = origin(offset(text, judged)) {
            places.entry((&judged.rule, at)).or_default().push(judged);
        }
    }
    places
}

/// Compares the verdicts of a pair; returns those that contradict one another.
fn compare(text: &str, base: &Verdicts, variant: &Variant, changed: &Verdicts, tally: &mut Tally) -> Vec<String> {
    let before = by_place(base, text, Some);
    let after = by_place(changed, &variant.text, |offset| variant.origin(offset));
    let mut wrong = Vec::new();
    for (place, old) in &before {
        let Some(new) = after.get(place) else { continue };
        let are_proved = |all: &[&Judged]| all.iter().all(|it| it.is_proved());
        let is_refuted = |all: &[&Judged]| all.iter().any(|it| it.is_refuted());
        let is_wrong = are_proved(old) && is_refuted(new) || is_refuted(old) && are_proved(new);
        if is_wrong {
            let (old, new) = (old[0], new.iter().find(|it| it.is_refuted()).unwrap_or(&new[0]));
            wrong.push(format!(
                "{}: line {} {} ({}), then line {} {} ({})",
                place.0, old.line, old.verdict, old.message, new.line, new.verdict, new.entry
            ));
        }
        match are_proved(old) == are_proved(new) && is_refuted(old) == is_refuted(new) {
            true => tally.same += 1,
            false => tally.weaker += 1,
        }
    }
    wrong
}

/// The pairs of one file.
fn pairs(file: &Path, foreign: &BTreeSet<String>, seed: u64) -> Tally {
    let mut tally = Tally::default();
    let text = fs::read_to_string(file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    let variants = choose(&text, foreign, &mut Random::new(seed));
    if variants.is_empty() {
        return tally;
    }
    let name = file.file_name().unwrap_or_default();
    let folder = tempfile::tempdir().expect("a folder can be made");
    let check = |text: &str| {
        let path = folder.path().join(name);
        fs::write(&path, text).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        verdicts::check(&path, LIMITS)
    };
    let base = check(&text);
    if base.is_stopped || !base.errors.is_empty() {
        return tally;
    }
    for variant in variants {
        let changed = check(&variant.text);
        tally.stopped += usize::from(changed.is_stopped);
        tally.rejected += usize::from(!changed.errors.is_empty());
        if changed.is_stopped || !changed.errors.is_empty() {
            continue;
        }
        tally.pairs += 1;
        *tally.kinds.entry(variant.kind).or_default() += 1;
        let wrong = compare(&text, &base, &variant, &changed, &mut tally);
        if !wrong.is_empty() {
            let kept = keep(file, &variant);
            tally.wrong.push(format!("{} ({}): {}\n{kept}", file.display(), variant.kind, wrong.join("; ")));
        }
    }
    tally
}

/// Keeps a variant, and says where.
fn keep(file: &Path, variant: &Variant) -> String {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("metamorphic").join(variant.kind.replace(' ', "-"));
    let path = folder.join(file.file_name().unwrap_or_default());
    let written = fs::create_dir_all(&folder).and_then(|()| fs::write(&path, &variant.text));
    written.map_or_else(|error| error.to_string(), |()| path.display().to_string())
}

fn number(variable: &str, otherwise: u64) -> u64 {
    match std::env::var(variable) {
        Ok(text) => text.parse().unwrap_or_else(|error| panic!("{variable}={text}: {error}")),
        Err(_) => otherwise,
    }
}

/// All files that are changed, in an order that depends on the seed.
fn files(random: &mut Random) -> Vec<PathBuf> {
    let mut files = common::verdict_files();
    files.extend(common::quick_examples());
    files.extend(common::java_files(&common::root().join("tests/run")));
    for at in (1..files.len()).rev() {
        files.swap(at, random.below(at + 1));
    }
    files
}

#[test]
fn what_means_the_same_is_not_proved_here_and_refuted_there() {
    let (seed, count) = (number("INVAR_METAMORPHIC_SEED", 1), number("INVAR_METAMORPHIC_PAIRS", 40) as usize);
    let mut random = Random::new(seed);
    let foreign = foreign();
    let mut total = Tally::default();
    let mut round = 0;
    while total.pairs < count && round < 20 {
        let work: Vec<(PathBuf, u64)> = files(&mut random).into_iter().map(|file| (file, random.number())).collect();
        for batch in work.chunks(BATCH) {
            if total.pairs >= count {
                break;
            }
            for tally in common::in_parallel(batch, |(file, seed)| pairs(file, &foreign, *seed)) {
                tally.wrong.iter().for_each(|wrong| println!("WRONG {wrong}"));
                total.pairs += tally.pairs;
                total.same += tally.same;
                total.weaker += tally.weaker;
                total.rejected += tally.rejected;
                total.stopped += tally.stopped;
                total.wrong.extend(tally.wrong);
                tally.kinds.into_iter().for_each(|(kind, pairs)| *total.kinds.entry(kind).or_default() += pairs);
            }
            println!(
                "{} pairs with seed {seed} {:?}: {} obligations with the same verdict, {} decided in one only; {} variants rejected, \
                 {} took too long; {} wrong",
                total.pairs,
                total.kinds,
                total.same,
                total.weaker,
                total.rejected,
                total.stopped,
                total.wrong.len()
            );
        }
        round += 1;
    }
    assert!(total.wrong.is_empty(), "{} pairs differ:\n{}", total.wrong.len(), total.wrong.join("\n"));
    assert!(total.pairs >= count, "only {} pairs of {count}", total.pairs);
    assert!(total.rejected <= 5 + total.pairs / 4, "{} of {} variants do not compile", total.rejected, total.pairs);
}
