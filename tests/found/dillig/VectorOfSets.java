import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Dillig 7, vector of sets: for each group of words the set of its words is appended to a list. Property: each
 * set contains exactly the words of its group, and the sets are different objects.
 */
class VectorOfSets {
    static void vectorOfSets(List<List<String>> groups) {
        List<Set<String>> sets = new ArrayList<>();
        for (List<String> group : groups) {
            Set<String> set = new HashSet<>();
            for (String word : group) {
                set.add(word);
            }
            sets.add(set);
        }
        for (int i = 0; i < groups.size(); i++) {
            for (String word : groups.get(i)) {
                assert sets.get(i).contains(word); // holds
            }
            for (String word : sets.get(i)) {
                assert groups.get(i).contains(word); // holds
            }
            for (int j = 0; j < i; j++) {
                assert sets.get(i) != sets.get(j); // holds
            }
        }
    }

    /** Wrong: all groups share one set. */
    static void vectorOfSetsWrong1(List<List<String>> groups) {
        List<Set<String>> sets = new ArrayList<>();
        Set<String> set = new HashSet<>();
        for (List<String> group : groups) {
            for (String word : group) {
                set.add(word);
            }
            sets.add(set);
        }
        for (int i = 0; i < groups.size(); i++) {
            for (String word : groups.get(i)) {
                assert sets.get(i).contains(word); // holds
            }
            for (String word : sets.get(i)) {
                assert groups.get(i).contains(word); // wrong
            }
            for (int j = 0; j < i; j++) {
                assert sets.get(i) != sets.get(j); // wrong
            }
        }
    }

    /** Wrong: each set is inserted at the front of the list. */
    static void vectorOfSetsWrong2(List<List<String>> groups) {
        List<Set<String>> sets = new ArrayList<>();
        for (List<String> group : groups) {
            Set<String> set = new HashSet<>();
            for (String word : group) {
                set.add(word);
            }
            sets.add(0, set);
        }
        for (int i = 0; i < groups.size(); i++) {
            for (String word : groups.get(i)) {
                assert sets.get(i).contains(word); // wrong
            }
            for (String word : sets.get(i)) {
                assert groups.get(i).contains(word); // wrong
            }
            for (int j = 0; j < i; j++) {
                assert sets.get(i) != sets.get(j); // holds
            }
        }
    }

    /** Wrong: the assertion forgets that two groups may have the same content. */
    static void vectorOfSetsWrong3(List<List<String>> groups) {
        List<Set<String>> sets = new ArrayList<>();
        for (List<String> group : groups) {
            Set<String> set = new HashSet<>();
            for (String word : group) {
                set.add(word);
            }
            sets.add(set);
        }
        for (int i = 0; i < groups.size(); i++) {
            for (String word : groups.get(i)) {
                assert sets.get(i).contains(word); // holds
            }
            for (String word : sets.get(i)) {
                assert groups.get(i).contains(word); // holds
            }
            for (int j = 0; j < i; j++) {
                assert !sets.get(i).equals(sets.get(j)); // wrong
            }
        }
    }
}
