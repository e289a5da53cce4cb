// A number that was tested for null, or that must be there, is unboxed.
import java.util.HashMap;

class MapUnboxGuarded {

    static int tested(HashMap<String, Integer> ages, String key) {
        Integer age = ages.get(key);
        return age == null ? 0 : age;                  //~ proved[null-unboxing]
    }

    static void increment(String word) {
        HashMap<String, Integer> counts = new HashMap<>();
        counts.put(word, counts.containsKey(word) ? counts.get(word) + 1 : 1);
        counts.put(word, counts.containsKey(word) ? counts.get(word) + 1 : 1);
        assert counts.get(word) == 2;                  //~ proved[assertion]
    }
}
//~ obligations: 13
