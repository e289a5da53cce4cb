//! Values do what lists and maps do that are copied for each change, whatever is done with them and however often memory is
//! reclaimed.

use super::forest::Forest;
use super::*;

struct Random(u64);

impl Random {
    fn new(seed: u64) -> Random {
        Random(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15))
    }

    fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) as usize % bound
    }
}

/// Sequences in chunks of four, so that trees are high.
#[test]
fn sequences_do_what_lists_do() {
    for seed in 1..40 {
        let mut random = Random::new(seed);
        let mut forest: Forest<u32, 4> = Forest::new();
        let mut known: Vec<(Sequence, Vec<u32>)> = vec![(Sequence::default(), Vec::new())];
        for step in 0..3000u32 {
            let (sequence, list) = known[random.below(known.len())].clone();
            let (other, others) = known[random.below(known.len())].clone();
            let (next, model) = step_of_sequence(&mut random, &mut forest, (sequence, list), (other, others), step);
            assert_eq!(next.items(&forest), model);
            assert_eq!(next.size() as usize, model.len());
            let (tree, _, in_tail) = next.parts();
            assert_eq!(forest.checked_items(tree), model[..model.len() - in_tail as usize]);
            if !model.is_empty() {
                let index = random.below(model.len());
                assert_eq!(next.get(&forest, index as u32), model[index]);
            }
            if known.len() < 12 {
                known.push((next, model));
            } else {
                let place = random.below(known.len());
                known[place] = (next, model);
            }
            if step % 100 == 99 {
                let mut marks = forest.marks();
                for (sequence, _) in &known {
                    let (tree, tail, in_tail) = sequence.parts();
                    forest.mark(tree, &mut marks, &mut |_| {});
                    forest.mark_chunk(tail, in_tail, &mut marks, &mut |_| {});
                }
                forest.sweep(&marks);
            }
        }
        assert!(known.iter().all(|(sequence, list)| sequence.items(&forest) == *list));
    }
}

fn step_of_sequence(
    random: &mut Random,
    forest: &mut Forest<u32, 4>,
    (sequence, mut list): (Sequence, Vec<u32>),
    (other, others): (Sequence, Vec<u32>),
    item: u32,
) -> (Sequence, Vec<u32>) {
    let size = list.len();
    let index = random.below(size + 1);
    let next = match random.below(10) {
        0..=2 => {
            list.push(item);
            sequence.push(forest, item)
        }
        3 | 4 => {
            list.insert(index, item);
            sequence.insert(forest, index as u32, item)
        }
        5 if index < size => {
            list[index] = item;
            sequence.set(forest, index as u32, item)
        }
        6 | 7 if index < size => {
            list.remove(index);
            sequence.remove(forest, index as u32)
        }
        8 if size + others.len() < 400 => {
            list.extend(others);
            sequence.concat(forest, other)
        }
        _ => {
            let from = random.below(index + 1);
            list = list[from..index].to_vec();
            sequence.slice(forest, from as u32, index as u32)
        }
    };
    (next, list)
}

#[test]
fn trees_stay_low() {
    let mut forest: Forest<u32, 4> = Forest::new();
    let mut sequence = Sequence::default();
    for item in 0..4000 {
        sequence = sequence.insert(&mut forest, item / 2, item);
        if item % 3 == 0 {
            let (first, second) =
                (sequence.slice(&mut forest, 0, item / 3), sequence.slice(&mut forest, item / 3, item + 1));
            sequence = first.concat(&mut forest, second);
        }
    }
    let (tree, ..) = sequence.parts();
    assert_eq!(forest.checked_items(tree).len() as u32 + sequence.parts().2, 4000);
    let built = Sequence::of(&mut forest, 0..4001);
    assert_eq!(forest.checked_items(built.parts().0), (0..4001).collect::<Vec<u32>>());
}

/// A key with its hash code, if it is not plain, and its value.
type Row = (u32, Option<i32>, u32);

/// Keys are numbers, the same if they leave the same remainder by 1000; plain, if they are even; few signs are different.
fn key(object: u32, hash: i32) -> Key {
    Key { object, sign: object % 1000 % 7, hash: (object % 2 == 1).then_some(hash) }
}

fn is_same(first: u32, second: u32) -> bool {
    first % 1000 == second % 1000
}

fn find(values: &Values, dictionary: &Dictionary, object: u32) -> Option<Found> {
    values.find(dictionary, key(object, 0).sign, |other| is_same(object, other))
}

#[test]
fn dictionaries_do_what_maps_do() {
    for seed in 1..30 {
        let mut random = Random::new(seed);
        let mut values = Values::new();
        let mut known: Vec<(u32, Vec<Row>)> = vec![(0, Vec::new())];
        for step in 0..2000u32 {
            let (number, model) = known[random.below(known.len())].clone();
            let dictionary = *values.dictionary(number);
            let (next, model) = step_of_dictionary(&mut random, &mut values, dictionary, model, step);
            check(&mut random, &values, &next, &model);
            let number = values.keep_dictionary(next);
            if known.len() < 8 {
                known.push((number, model));
            } else {
                let place = random.below(known.len());
                known[place] = (number, model);
            }
            if step % 100 == 99 {
                let mut reached = values.nothing_reached();
                known.iter().for_each(|(number, _)| values.reach_dictionary(*number, &mut reached, |_| {}));
                values.sweep(&reached);
            }
        }
        for (number, model) in &known {
            check(&mut random, &values, values.dictionary(*number), model);
        }
    }
}

fn step_of_dictionary(
    random: &mut Random,
    values: &mut Values,
    dictionary: Dictionary,
    mut model: Vec<Row>,
    value: u32,
) -> (Dictionary, Vec<Row>) {
    let object = random.below(60) as u32 + 1000 * random.below(3) as u32;
    let known = model.iter().position(|(other, ..)| is_same(object, *other));
    let found = find(values, &dictionary, object);
    assert_eq!(found.is_some(), known.is_some());
    let next = match (random.below(4), known, found) {
        (0, Some(position), Some(found)) => {
            model.remove(position);
            values.without(&dictionary, found)
        }
        (_, Some(position), Some(found)) => {
            model[position].2 = value;
            values.with_value(&dictionary, found, value)
        }
        (choice, ..) => {
            let key = key(object, random.below(3) as i32 - 1);
            // In the middle of what is there, again and again, so that labels run out.
            let position = if choice < 2 { dictionary.size() } else { dictionary.size() / 2 };
            model.insert(position as usize, (object, key.hash, value));
            values.with_key(&dictionary, position, key, value)
        }
    };
    (next, model)
}

fn check(random: &mut Random, values: &Values, dictionary: &Dictionary, model: &[Row]) {
    let rows = values.entries(dictionary).into_iter().zip(values.all_values(dictionary));
    let rows: Vec<Row> = rows.map(|(entry, value)| (entry.key.object, entry.key.hash, value)).collect();
    assert_eq!(rows, model);
    assert!(values.entries(dictionary).is_sorted_by(|first, second| first.label < second.label));
    if model.is_empty() {
        return;
    }
    let position = random.below(model.len()) as u32;
    let row = model[position as usize];
    assert_eq!(values.entry_at(dictionary, position).key.object, row.0);
    assert_eq!(values.value_at(dictionary, position), Some(row.2));
    let found = find(values, dictionary, row.0).expect("a key that is there");
    assert_eq!((values.position(dictionary, found.place.entry), found.place.value), (position, row.2));
    for hash in -1..2 {
        let rest = model.iter().skip(position as usize);
        let expected = rest.clone().position(|row| row.1 == Some(hash)).map(|index| index as u32 + position);
        assert_eq!(values.candidate(dictionary, hash, position), expected);
    }
}

#[test]
fn labels_do_not_run_out() {
    let mut values = Values::new();
    // Always behind the first, always before the last, always at the beginning.
    for place in 0..3 {
        let mut dictionary = Dictionary::default();
        for object in 0..3000 {
            let position = match place {
                0 => dictionary.size().min(1),
                1 => dictionary.size().saturating_sub(1),
                _ => 0,
            };
            dictionary = values.with_key(&dictionary, position, Key { object, sign: object, hash: Some(7) }, object);
        }
        let entries = values.entries(&dictionary);
        assert!(entries.len() == 3000 && entries.is_sorted_by(|first, second| first.label < second.label));
        assert!((0..3000).all(|position| {
            let object = values.entry_at(&dictionary, position).key.object;
            let found = values.find(&dictionary, object, |other| other == object);
            found.is_some_and(|found| values.position(&dictionary, found.place.entry) == position)
        }));
    }
}

#[test]
fn shared_parts_are_counted_once_and_given_up_with_their_last_owner() {
    let mut values = Values::new();
    let long = Sequence::of(&mut values.words, 1..100_000);
    let mut numbers: Vec<u32> = Vec::new();
    for item in 0..1000 {
        let next = long.set(&mut values.words, item * 50, item);
        numbers.push(values.keep_sequence(next));
    }
    let bytes = values.bytes();
    assert!(bytes < 3_000_000, "{bytes}");
    let mut reached = values.nothing_reached();
    let mut shown = 0;
    for number in &numbers {
        values.reach_sequence(*number, &mut reached, |_| shown += 1);
    }
    assert!(shown < 140_000, "{shown}");
    values.sweep(&reached);
    assert!(values.bytes() > bytes / 2);
    values.sweep(&values.nothing_reached());
    assert_eq!(values.bytes(), 0);
}

#[test]
fn there_is_room_at_the_ends() {
    let mut values = Values::new();
    let mut dictionary = Dictionary::default();
    let key = |object| Key { object, sign: object, hash: Some(0) };
    for object in 1..4 {
        dictionary = values.with_key(&dictionary, object - 1, key(object), object);
    }
    // As if very many had come and gone.
    for (entry, label) in [(1, 0), (2, 1), (3, u64::MAX - 1)] {
        values.entries[entry].label = label;
    }
    dictionary = values.with_key(&dictionary, 3, key(4), 4);
    dictionary = values.with_key(&dictionary, 0, key(5), 5);
    dictionary = values.with_key(&dictionary, 2, key(6), 6);
    let entries = values.entries(&dictionary);
    let objects: Vec<u32> = entries.iter().map(|entry| entry.key.object).collect();
    assert_eq!((objects, values.all_values(&dictionary)), (vec![5, 1, 6, 2, 3, 4], vec![5, 1, 6, 2, 3, 4]));
    assert!(entries.is_sorted_by(|first, second| first.label < second.label));
    assert_eq!(values.candidate(&dictionary, 0, 5), Some(5));
}

/// How many entries get other labels, for each that is put where the function says.
fn moved(place: impl Fn(u32) -> u32) -> u32 {
    let (mut values, mut dictionary) = (Values::new(), Dictionary::default());
    for object in 0..20_000 {
        let key = Key { object, sign: object, hash: None };
        dictionary = values.with_key(&dictionary, place(dictionary.size()), key, 0);
    }
    (values.entries.len() as u32 - 20_000) / 20_000
}

#[test]
fn few_entries_are_moved() {
    assert_eq!(moved(|size| size), 0);
    assert_eq!(moved(|_| 0), 0);
    // One behind the other, but before the last; and one before the other, but behind the first.
    assert!(moved(|size| size.saturating_sub(1)) < 4);
    assert!(moved(|size| size.min(1)) < 4);
    // Always between the last two.
    assert!(moved(|size| size / 2) < 20);
}
