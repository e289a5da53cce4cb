import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * J2BP, list of sets: each element gets a set of its own, then one of the sets is updated. Property: the content
 * of all nested sets is right after the update.
 */
class ListOfSets {
    static void listOfSets(List<Integer> elements, int index, int extra) {
        List<Set<Integer>> sets = new ArrayList<>();
        for (Integer element : elements) {
            Set<Integer> set = new HashSet<>();
            set.add(element);
            sets.add(set);
        }
        if (index < 0 || index >= sets.size()) {
            return;
        }
        sets.get(index).add(extra);
        assert sets.size() == elements.size(); // holds
        for (int i = 0; i < elements.size(); i++) {
            assert sets.get(i).contains(elements.get(i)); // holds
            if (i == index) {
                assert sets.get(i).contains(extra); // holds
            } else {
                assert sets.get(i).size() == 1; // holds
            }
        }
    }

    /** Wrong: all positions share one set. */
    static void listOfSetsWrong1(List<Integer> elements, int index, int extra) {
        List<Set<Integer>> sets = new ArrayList<>();
        Set<Integer> set = new HashSet<>();
        for (Integer element : elements) {
            set.add(element);
            sets.add(set);
        }
        if (index < 0 || index >= sets.size()) {
            return;
        }
        sets.get(index).add(extra);
        assert sets.size() == elements.size(); // holds
        for (int i = 0; i < elements.size(); i++) {
            assert sets.get(i).contains(elements.get(i)); // holds
            if (i == index) {
                assert sets.get(i).contains(extra); // holds
            } else {
                assert sets.get(i).size() == 1; // wrong
            }
        }
    }

    /** Wrong: the assertion forgets that the new element may be there already. */
    static void listOfSetsWrong2(List<Integer> elements, int index, int extra) {
        List<Set<Integer>> sets = new ArrayList<>();
        for (Integer element : elements) {
            Set<Integer> set = new HashSet<>();
            set.add(element);
            sets.add(set);
        }
        if (index < 0 || index >= sets.size()) {
            return;
        }
        sets.get(index).add(extra);
        assert sets.size() == elements.size(); // holds
        for (int i = 0; i < elements.size(); i++) {
            assert sets.get(i).contains(elements.get(i)); // holds
            if (i == index) {
                assert sets.get(i).size() == 2; // wrong
            } else {
                assert sets.get(i).size() == 1; // holds
            }
        }
    }

    /** Wrong: the element is removed and not added. */
    static void listOfSetsWrong3(List<Integer> elements, int index, int extra) {
        List<Set<Integer>> sets = new ArrayList<>();
        for (Integer element : elements) {
            Set<Integer> set = new HashSet<>();
            set.add(element);
            sets.add(set);
        }
        if (index < 0 || index >= sets.size()) {
            return;
        }
        sets.get(index).remove(extra);
        assert sets.size() == elements.size(); // holds
        for (int i = 0; i < elements.size(); i++) {
            assert sets.get(i).contains(elements.get(i)); // wrong
            if (i == index) {
                assert sets.get(i).contains(extra); // wrong
            } else {
                assert sets.get(i).size() == 1; // holds
            }
        }
    }
}
