//! "Did you mean …?": the known name that is nearest to a misspelt one.

use base::Name;

/// The candidate that is nearest to `wrong`, if one is near enough to have been meant.
pub(crate) fn nearest(wrong: &str, candidates: impl IntoIterator<Item = Name>) -> Option<Name> {
    let limit = (wrong.chars().count() / 3).min(3);
    candidates
        .into_iter()
        .map(|candidate| (distance(wrong, &candidate), candidate))
        .filter(|(distance, candidate)| *distance <= limit && candidate.as_str() != wrong)
        .min()
        .map(|(_, candidate)| candidate)
}

/// The help that names the nearest candidate.
pub(crate) fn did_you_mean(wrong: &str, candidates: impl IntoIterator<Item = Name>) -> Option<String> {
    nearest(wrong, candidates).map(|name| format!("did you mean `{name}`?"))
}

/// The number of insertions, deletions, replacements and swaps of neighbours that lead from one text to the other.
fn distance(left: &str, right: &str) -> usize {
    let left: Vec<char> = left.to_lowercase().chars().collect();
    let right: Vec<char> = right.to_lowercase().chars().collect();
    let mut before_last: Vec<usize> = Vec::new();
    let mut last: Vec<usize> = (0..=right.len()).collect();
    for i in 1..=left.len() {
        let mut row = vec![i];
        for j in 1..=right.len() {
            let replaced = last[j - 1] + usize::from(left[i - 1] != right[j - 1]);
            let mut best = replaced.min(last[j] + 1).min(row[j - 1] + 1);
            if i > 1 && j > 1 && left[i - 1] == right[j - 2] && left[i - 2] == right[j - 1] {
                best = best.min(before_last[j - 2] + 1);
            }
            row.push(best);
        }
        before_last = std::mem::replace(&mut last, row);
    }
    last[right.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_swap_is_one_step_and_far_names_are_not_suggested() {
        assert_eq!(distance("blaance", "balance"), 1);
        let names = [Name::new("balance"), Name::new("owner")];
        assert_eq!(nearest("balanse", names), Some(Name::new("balance")));
        assert_eq!(nearest("x", names), None);
    }
}
