// The keys are those of one map, the values are taken from another one.
import java.util.HashMap;

class MapKeySetLoopOtherMap {

    static int mixed() {
        HashMap<String, String> left = new HashMap<>();
        HashMap<String, String> right = new HashMap<>();
        left.put("a", "x");
        left.put("b", "y");
        right.put("a", "z");
        int total = 0;
        for (String key : left.keySet()) {
            total += right.get(key).length();          //~ refuted[null-dereference]
        }
        return total;
    }

    static int given(HashMap<String, String> left, HashMap<String, String> right) {
        int total = 0;
        for (String key : left.keySet()) {
            total += right.get(key).length();          //~ refuted[null-dereference]
        }
        return total;
    }
}
//~ obligations: 19
