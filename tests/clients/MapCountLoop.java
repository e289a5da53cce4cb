// Counting the elements of an array in a map.
import java.util.HashMap;

class MapCountLoop {

    static void count(int[] values) {
        HashMap<Integer, Integer> counts = new HashMap<>();
        for (int value : values) {
            Integer old = counts.get(value);
            counts.put(value, old == null ? 1 : old + 1);
        }
    }

    static void forgotten(int[] values) {
        HashMap<Integer, Integer> counts = new HashMap<>();
        for (int value : values) {
            counts.put(value, counts.get(value) + 1);  //~ refuted[null-unboxing]
        }
    }

    static int lookup(int[] values, int wanted) {
        HashMap<Integer, Integer> positions = new HashMap<>();
        //@ loop_invariant 0 <= i && i <= values.length;
        for (int i = 0; i < values.length; i++) {
            positions.put(values[i], i);
        }
        int position = positions.get(wanted);          //~ refuted[null-unboxing]
        return position;
    }
}
//~ obligations: 17
