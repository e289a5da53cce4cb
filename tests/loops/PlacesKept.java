import java.util.ArrayList;
import java.util.List;

// What a loop does not update keeps its value, without an invariant.
class PlacesKept {
    int value;
    PlacesKept next;

    static void another(PlacesKept a, int n) {
        PlacesKept counter = new PlacesKept();
        int before = a.value;
        for (int i = 0; i < n; i++) {
            counter.value = i;
        }
        assert a.value == before; //~ proved[assertion]
    }

    static void anotherArray(int[] from, int n) {
        if (from.length == 0) {
            return;
        }
        int first = from[0];
        int[] to = new int[10];
        for (int i = 0; i < to.length && i < n; i++) {
            to[i] = i; //~ proved[array-index]
        }
        assert from[0] == first; //~ proved[assertion]
    }

    static void newObjects(PlacesKept a, int n) {
        PlacesKept last = null;
        int before = a.value;
        for (int i = 0; i < n; i++) {
            PlacesKept made = new PlacesKept();
            made.value = i;
            made.next = last;
            last = made;
        }
        assert a.value == before; //~ proved[assertion]
    }

    static void anotherList(List<Integer> from) {
        List<Integer> to = new ArrayList<>();
        for (Integer number : from) { //~ proved[concurrent-modification]
            to.add(number + 1);
        }
    }

    static void nested(PlacesKept a, int n) {
        PlacesKept outer = new PlacesKept();
        int before = a.value;
        for (int i = 0; i < n; i++) {
            PlacesKept inner = new PlacesKept();
            for (int j = 0; j < i; j++) {
                inner.value = j;
                outer.value = j;
            }
        }
        assert a.value == before; //~ proved[assertion]
    }
}
//~ obligations: 30
