// A missing number cannot be unboxed.
import java.util.HashMap;

class MapUnboxNull {

    static int missing(String key) {
        HashMap<String, Integer> ages = new HashMap<>();
        ages.put("Ann", 30);
        int age = ages.get(key);                       //~ refuted[null-unboxing]
        return age;
    }

    static void increment(String word) {
        HashMap<String, Integer> counts = new HashMap<>();
        counts.put(word, counts.get(word) + 1);        //~ refuted[null-unboxing]
    }

    static boolean flag(HashMap<String, Boolean> flags, String name) {
        if (flags.get(name)) {                         //~ refuted[null-unboxing]
            return true;
        }
        return false;
    }
}
//~ obligations: 8
