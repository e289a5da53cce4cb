import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

/**
 * J2BP, list copy: every element of a list of unknown size is copied with an iterator. Property: the copy and
 * the source are equal lists.
 */
class ListCopy {
    static void listCopy(List<Integer> source) {
        List<Integer> copy = new ArrayList<>();
        Iterator<Integer> it = source.iterator();
        while (it.hasNext()) {
            Integer element = it.next();
            copy.add(element);
        }
        assert copy.size() == source.size(); // holds
        for (int i = 0; i < source.size(); i++) {
            assert copy.get(i).equals(source.get(i)); // holds
        }
    }

    /** Wrong: each element is added at the front, so the copy is reversed. */
    static void listCopyWrong1(List<Integer> source) {
        List<Integer> copy = new ArrayList<>();
        Iterator<Integer> it = source.iterator();
        while (it.hasNext()) {
            Integer element = it.next();
            copy.add(0, element);
        }
        assert copy.size() == source.size(); // holds
        for (int i = 0; i < source.size(); i++) {
            assert copy.get(i).equals(source.get(i)); // wrong
        }
    }

    /** Wrong: elements that are already there are not copied again. */
    static void listCopyWrong2(List<Integer> source) {
        List<Integer> copy = new ArrayList<>();
        Iterator<Integer> it = source.iterator();
        while (it.hasNext()) {
            Integer element = it.next();
            if (!copy.contains(element)) {
                copy.add(element);
            }
        }
        assert copy.size() == source.size(); // wrong
        for (int i = 0; i < source.size(); i++) {
            assert copy.get(i).equals(source.get(i)); // holds
        }
    }

    /** Wrong: boxed numbers are boxed again and compared by reference. */
    static void listCopyWrong3(List<Integer> source) {
        List<Integer> copy = new ArrayList<>();
        Iterator<Integer> it = source.iterator();
        while (it.hasNext()) {
            int element = it.next();
            copy.add(element);
        }
        assert copy.size() == source.size(); // holds
        for (int i = 0; i < source.size(); i++) {
            assert copy.get(i) == source.get(i); // wrong
        }
    }
}
