// Two gets of one key agree as long as nothing is put between them.
import java.util.HashMap;

class MapTwoGetsAgree {

    static void agree(HashMap<String, String> map, String key) {
        String first = map.get(key);
        String second = map.get(key);
        assert first == second;                        //~ proved[assertion]
    }

    static int guarded(HashMap<String, String> map, String key) {
        if (map.get(key) != null) {
            return map.get(key).length();              //~ proved[null-dereference], proved[null-dereference]
        }
        return 0;
    }

    static void equalKeys(HashMap<String, String> map, String key, String same) {
        if (key.equals(same)) {
            assert map.get(key) == map.get(same);      //~ proved[assertion]
        }
    }
}
//~ obligations: 10
