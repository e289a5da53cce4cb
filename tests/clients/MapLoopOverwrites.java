// Another value for a key that is there is no change of the structure; a new key is one.
import java.util.HashMap;

class MapLoopOverwrites {

    static void overwrite() {
        HashMap<String, Integer> map = new HashMap<>();
        map.put("a", 1);
        map.put("b", 2);
        for (String key : map.keySet()) {              //~ proved[concurrent-modification]
            map.put(key, 0);
        }
    }

    static void addsNew() {
        HashMap<String, Integer> map = new HashMap<>();
        map.put("a", 1);
        map.put("b", 2);
        for (String key : map.keySet()) {              //~ refuted[concurrent-modification]
            map.put(key + "!", 0);
        }
    }
}
//~ obligations: 18
