// A key may be there with null as its value.
import java.util.HashMap;

class MapKeySetLoopNullValue {

    static int total(boolean known) {
        HashMap<String, String> map = new HashMap<>();
        map.put("a", known ? "yes" : null);
        int total = 0;
        for (String key : map.keySet()) {
            total += map.get(key).length();            //~ refuted[null-dereference]
        }
        return total;
    }
}
//~ obligations: 9
