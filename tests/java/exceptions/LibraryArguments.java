// What the library throws because of its arguments is an obligation of the caller, whatever its class.
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;

class LibraryArguments {

    static int capacity(int n) {
        return new ArrayList<String>(n).size(); //~ refuted[illegal-argument]
    }

    static int capacityTested(int n) {
        return n < 0 ? 0 : new ArrayList<String>(n).size();
    }

    static Set<Integer> twice() {
        return Set.of(1, 1); //~ refuted[illegal-argument]
    }

    static Set<Integer> different() {
        return Set.of(1, 2);
    }

    static int turned() {
        TreeMap<Integer, Integer> map = new TreeMap<>();
        map.put(1, 1);
        return map.subMap(5, 1).size(); //~ refuted[illegal-argument]
    }

    static int inOrder() {
        TreeMap<Integer, Integer> map = new TreeMap<>();
        map.put(1, 1);
        return map.subMap(1, 5).size();
    }

    static void outside() {
        TreeMap<Integer, Integer> map = new TreeMap<>();
        map.headMap(5).put(5, 1); //~ refuted[illegal-argument]
    }

    static void inside() {
        TreeMap<Integer, Integer> map = new TreeMap<>();
        map.headMap(5).put(4, 1);
    }

    static List<String> copies(int n) {
        return Collections.nCopies(n, "a"); //~ refuted[illegal-argument]
    }

    static int[] longer(int[] numbers, int length) {
        return Arrays.copyOf(numbers, length); //~ refuted[negative-array-size]
    }

    static int[] longerTested(int[] numbers, int length) {
        return Arrays.copyOf(numbers, length < 0 ? 0 : length);
    }

    static void sortNothing() {
        int[] numbers = null;
        Arrays.sort(numbers); //~ refuted[null-argument]
    }

    static int copied(int[] from) {
        int[] to = new int[from.length];
        System.arraycopy(from, 0, to, 0, from.length);
        return to.length;
    }

    static void unfit() {
        System.arraycopy(new Object[] {"a"}, 0, new Integer[1], 0, 1); //~ refuted[array-store]
    }

    static Object[] fit(Object[] from) {
        Object[] to = new Object[from.length];
        System.arraycopy(from, 0, to, 0, from.length);
        return to;
    }
}
//~ obligations: 74
