//! A record of what provers were asked, for whoever wants to know where the time of a check goes: a line for each question, or for all questions
//! about one set of candidates.

use logic::{Goal, Hope};
use std::fs::File;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

/// The columns.
const HEADER: &str = "milliseconds\tquestions\tsize\tasked\tanswer\tgoal\n";

/// A file with a line for each question.
#[derive(Debug)]
pub struct Journal {
    path: PathBuf,
    file: Mutex<File>,
}

impl PartialEq for Journal {
    fn eq(&self, other: &Journal) -> bool {
        self.path == other.path
    }
}

impl Eq for Journal {}

/// How a goal was put to a prover.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Asked {
    /// With all resources.
    Fully,
    /// With a part of them.
    Quickly(Hope),
    /// Which candidates hold together.
    ToSift,
}

impl Journal {
    /// A new file.
    pub fn create(path: &Path) -> Result<Journal, String> {
        let written = File::create(path).and_then(|mut file| file.write_all(HEADER.as_bytes()).map(|()| file));
        let file = written.map_err(|error| format!("{} cannot be written: {error}", path.display()))?;
        Ok(Journal { path: path.to_owned(), file: Mutex::new(file) })
    }

    /// Notes one line. A record that cannot be written is no reason to end a check.
    pub(crate) fn note(&self, goal: &Goal, asked: Asked, answer: &str, questions: usize, took: Duration) {
        let asked = match asked {
            Asked::Fully => "full".to_owned(),
            Asked::Quickly(hope) => format!("{hope:?}").to_lowercase(),
            Asked::ToSift => "sift".to_owned(),
        };
        let name = goal.name.replace(['\t', '\n'], " ");
        let (millis, size) = (took.as_secs_f64() * 1e3, goal.size());
        let line = format!("{millis:.1}\t{questions}\t{size}\t{asked}\t{answer}\t{name}\n");
        drop(self.file.lock().unwrap_or_else(PoisonError::into_inner).write_all(line.as_bytes()));
    }
}
