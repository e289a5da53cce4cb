//! Sets of small numbers, as bits.

/// A set of small numbers.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub(super) struct Bits(Vec<u64>);

const WIDTH: usize = u64::BITS as usize;

impl Bits {
    /// Whether a number is in it.
    pub fn contains(&self, number: usize) -> bool {
        self.0.get(number / WIDTH).is_some_and(|word| word & (1 << (number % WIDTH)) != 0)
    }

    /// Puts a number into it.
    pub fn insert(&mut self, number: usize) {
        let word = number / WIDTH;
        if self.0.len() <= word {
            self.0.resize(word + 1, 0);
        }
        self.0[word] |= 1 << (number % WIDTH);
    }

    /// Takes a number out of it.
    pub fn remove(&mut self, number: usize) {
        if let Some(word) = self.0.get_mut(number / WIDTH) {
            *word &= !(1 << (number % WIDTH));
        }
    }

    /// Takes all numbers out that are this one or greater.
    pub fn remove_from(&mut self, number: usize) {
        let word = number / WIDTH;
        if word < self.0.len() {
            self.0[word] &= (1 << (number % WIDTH)) - 1;
            self.0.truncate(word + 1);
        }
    }

    /// Keeps only what is in the other too.
    pub fn meet(&mut self, other: &Bits) {
        self.0.truncate(other.0.len());
        for (mine, theirs) in self.0.iter_mut().zip(&other.0) {
            *mine &= theirs;
        }
    }

    /// Puts all of the other into it.
    pub fn join(&mut self, other: &Bits) {
        if self.0.len() < other.0.len() {
            self.0.resize(other.0.len(), 0);
        }
        for (mine, theirs) in self.0.iter_mut().zip(&other.0) {
            *mine |= theirs;
        }
    }

    /// Whether it has a number that is `from` or greater and that the other does not have.
    pub fn exceeds(&self, other: &Bits, from: usize) -> bool {
        (from / WIDTH..self.0.len()).any(|at| {
            let mut rest = self.0[at] & !other.0.get(at).copied().unwrap_or(0);
            if at == from / WIDTH {
                rest &= u64::MAX << (from % WIDTH);
            }
            rest != 0
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn set(numbers: &[usize]) -> Bits {
        let mut bits = Bits::default();
        numbers.iter().for_each(|number| bits.insert(*number));
        bits
    }

    #[test]
    fn sets_behave_like_sets() {
        let mut bits = set(&[1, 64, 130]);
        assert!(bits.contains(64) && !bits.contains(65) && !bits.contains(1000));
        bits.meet(&set(&[64, 130, 131]));
        assert!(!bits.contains(1) && bits.contains(130));
        bits.join(&set(&[2]));
        bits.remove(64);
        assert!(bits.contains(2) && !bits.contains(64));
        bits.remove_from(130);
        assert!(bits.contains(2) && !bits.contains(130));
    }

    #[test]
    fn exceeding_looks_from_a_number_on() {
        assert!(set(&[3, 70]).exceeds(&set(&[3]), 70));
        assert!(!set(&[3, 70]).exceeds(&set(&[70]), 4));
        assert!(set(&[3]).exceeds(&Bits::default(), 3));
    }
}
