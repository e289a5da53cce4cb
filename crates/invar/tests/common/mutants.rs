//! Mistakes that are made in the models on purpose, so that a test has something to find.

use std::fmt;
use std::path::Path;

/// One mistake in one file of the library.
pub struct Mutant {
    /// The line of the list that it begins on.
    line: usize,
    /// The file, below `library/`.
    file: String,
    /// The program that notices it.
    pub driver: String,
    /// Lines of the file, without the space around them, and what stands there instead.
    old: Vec<String>,
    new: Vec<String>,
}

impl fmt::Display for Mutant {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(to, "mutants.txt:{} ({})", self.line, self.file)
    }
}

/// The mutants of a list: for each, a line `file driver`, lines with `-` for what is taken out and lines with `+` for what comes instead.
pub fn read(list: &str) -> Vec<Mutant> {
    let mut mutants: Vec<Mutant> = Vec::new();
    for (number, line) in list.lines().enumerate() {
        let line = line.trim_end();
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        let last = mutants.last_mut();
        match (line.split_at(1), last) {
            (("-", text), Some(mutant)) => mutant.old.push(text.trim().to_owned()),
            (("+", text), Some(mutant)) => mutant.new.push(text.trim().to_owned()),
            _ => {
                let (file, driver) =
                    line.split_once(' ').unwrap_or_else(|| panic!("mutants.txt:{}: {line}", number + 1));
                let (file, driver) = (file.to_owned(), driver.trim().to_owned());
                mutants.push(Mutant { line: number + 1, file, driver, old: Vec::new(), new: Vec::new() });
            }
        }
    }
    mutants
}

impl Mutant {
    /// Writes the file with the mistake into another folder, at the same path.
    pub fn write(&self, library: &Path, target: &Path) -> Result<(), String> {
        let path = library.join(&self.file);
        let text = std::fs::read_to_string(&path).map_err(|error| format!("{}: {error}", path.display()))?;
        let lines: Vec<&str> = text.lines().collect();
        let size = self.old.len();
        let places: Vec<usize> = (0..(lines.len() + 1).saturating_sub(size))
            .filter(|at| lines[*at..*at + size].iter().map(|line| line.trim()).eq(self.old.iter().map(String::as_str)))
            .collect();
        let [place] = places.as_slice() else {
            return Err(format!("its lines are {} times in the file, instead of once", places.len()));
        };
        let mut mutated: Vec<&str> = lines[..*place].to_vec();
        mutated.extend(self.new.iter().map(String::as_str));
        mutated.extend(&lines[place + size..]);
        let copy = target.join(&self.file);
        let folder = copy.parent().unwrap_or(target);
        std::fs::create_dir_all(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
        std::fs::write(&copy, mutated.join("\n") + "\n").map_err(|error| format!("{}: {error}", copy.display()))
    }
}
