import java.util.ArrayList;
import java.util.List;

/**
 * Dillig 1, vector copy: the elements of a list are copied by position. Property: the copy is equal to the
 * source, element by element.
 */
class VectorCopy {
    static void vectorCopy(List<String> source) {
        List<String> copy = new ArrayList<>();
        for (int i = 0; i < source.size(); i++) {
            copy.add(source.get(i));
        }
        assert copy.size() == source.size(); // holds
        for (int i = 0; i < copy.size(); i++) {
            assert copy.get(i).equals(source.get(i)); // holds
        }
    }

    /** Wrong: always the first element is copied. */
    static void vectorCopyWrong1(List<String> source) {
        List<String> copy = new ArrayList<>();
        for (int i = 0; i < source.size(); i++) {
            copy.add(source.get(0));
        }
        assert copy.size() == source.size(); // holds
        for (int i = 0; i < copy.size(); i++) {
            assert copy.get(i).equals(source.get(i)); // wrong
        }
    }

    /** Wrong: the last element is not copied. */
    static void vectorCopyWrong2(List<String> source) {
        List<String> copy = new ArrayList<>();
        for (int i = 0; i < source.size() - 1; i++) {
            copy.add(source.get(i));
        }
        assert copy.size() == source.size(); // wrong
        for (int i = 0; i < copy.size(); i++) {
            assert copy.get(i).equals(source.get(i)); // holds
        }
    }

    /** Wrong: the position is counted from the wrong end. */
    static void vectorCopyWrong3(List<String> source) {
        List<String> copy = new ArrayList<>();
        for (int i = 0; i < source.size(); i++) {
            copy.add(source.get(source.size() - 1 - i));
        }
        assert copy.size() == source.size(); // holds
        for (int i = 0; i < copy.size(); i++) {
            assert copy.get(i).equals(source.get(i)); // wrong
        }
    }
}
