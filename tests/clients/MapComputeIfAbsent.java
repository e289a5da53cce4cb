// The list of a key is made on first use and found again later.
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;

class MapComputeIfAbsent {

    static void group() {
        HashMap<String, List<Integer>> groups = new HashMap<>();
        groups.computeIfAbsent("a", key -> new ArrayList<>()).add(1);
        groups.computeIfAbsent("a", key -> new ArrayList<>()).add(2);
        assert groups.size() == 1;                     //~ proved[assertion]
        assert groups.get("a").size() == 2;            //~ proved[assertion]
    }

    static void value(int key) {
        HashMap<Integer, Integer> squares = new HashMap<>();
        int square = squares.computeIfAbsent(key, k -> k * k);
        assert square == key * key;                    //~ proved[assertion]
        assert squares.get(key) == key * key;          //~ proved[assertion]
    }
}
//~ obligations: 23
