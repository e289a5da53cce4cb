import java.util.ArrayList;
import java.util.List;

/** Copying lists in various ways. */
final class ListCopies {
    // A copy has as many elements as its source.
    static void sameSize(List<Integer> in) {
        List<Integer> out = new ArrayList<>();
        for (int i = 0; i < in.size(); i++) {
            out.add(in.get(i));
        }
        assert out.size() == in.size(); // holds
    }

    static void sameSizeWrong(List<Integer> in) {
        List<Integer> out = new ArrayList<>();
        for (int i = 1; i < in.size(); i++) {
            out.add(in.get(i));
        }
        assert out.size() == in.size(); // wrong
    }

    // A copy has equal elements at equal indices.
    static void sameElements(List<String> in) {
        List<String> out = new ArrayList<>();
        for (String s : in) {
            out.add(s);
        }
        for (int i = 0; i < in.size(); i++) {
            assert out.get(i).equals(in.get(i)); // holds
        }
    }

    static void sameElementsWrong(List<String> in) {
        List<String> out = new ArrayList<>();
        for (String s : in) {
            out.add(0, s);
        }
        for (int i = 0; i < in.size(); i++) {
            assert out.get(i).equals(in.get(i)); // wrong
        }
    }

    // A reversed copy has the elements from the other end.
    static void reversed(List<Integer> in) {
        List<Integer> out = new ArrayList<>();
        for (int i = in.size() - 1; i >= 0; i--) {
            out.add(in.get(i));
        }
        for (int i = 0; i < in.size(); i++) {
            assert out.get(in.size() - 1 - i).equals(in.get(i)); // holds
        }
    }

    static void reversedWrong(List<Integer> in) {
        List<Integer> out = new ArrayList<>();
        for (int i = in.size() - 1; i >= 0; i--) {
            out.add(in.get(i));
        }
        for (int i = 0; i < in.size(); i++) {
            assert out.get(i).equals(in.get(i)); // wrong
        }
    }

    // An array made from a list has the elements of the list.
    static void toArray(List<Integer> in) {
        int[] a = new int[in.size()];
        for (int i = 0; i < a.length; i++) {
            a[i] = in.get(i);
        }
        for (int i = 0; i < a.length; i++) {
            assert a[i] == in.get(i); // holds
        }
    }

    static void toArrayWrong(List<Integer> in) {
        int[] a = new int[in.size()];
        for (int i = 0; i < a.length; i++) {
            a[i] = in.get(0);
        }
        for (int i = 0; i < a.length; i++) {
            assert a[i] == in.get(i); // wrong
        }
    }

    // Two lists put together are as long as both.
    static void concatenate(List<String> a, List<String> b) {
        List<String> out = new ArrayList<>();
        for (String s : a) {
            out.add(s);
        }
        for (String s : b) {
            out.add(s);
        }
        assert out.size() == a.size() + b.size(); // holds
    }

    static void concatenateWrong(List<String> a, List<String> b) {
        List<String> out = new ArrayList<>();
        for (String s : a) {
            out.add(s);
        }
        for (String s : a) {
            out.add(s);
        }
        assert out.size() == a.size() + b.size(); // wrong
    }

    // Every second element, starting with the first, is half of the list rounded up.
    static void everySecond(List<Integer> in) {
        if (in.size() > 1000) {
            throw new IllegalArgumentException();
        }
        List<Integer> out = new ArrayList<>();
        for (int i = 0; i < in.size(); i += 2) {
            out.add(in.get(i));
        }
        assert out.size() == (in.size() + 1) / 2; // holds
    }

    static void everySecondWrong(List<Integer> in) {
        if (in.size() > 1000) {
            throw new IllegalArgumentException();
        }
        List<Integer> out = new ArrayList<>();
        for (int i = 0; i < in.size(); i += 2) {
            out.add(in.get(i));
        }
        assert out.size() == in.size() / 2; // wrong
    }
}
