// A value that was put is contained, until its key gets another one.
import java.util.HashMap;

class MapContainsValue {

    static void afterPut(String key, String value) {
        HashMap<String, String> map = new HashMap<>();
        map.put(key, value);
        assert map.containsValue(value);               //~ proved[assertion]
    }

    static void stillThere(String key, String other) {
        HashMap<String, Integer> map = new HashMap<>();
        map.put(key, 1);
        map.put(other, 2);
        assert map.containsValue(2);                   //~ proved[assertion]
    }

    static void copyOfText() {
        HashMap<Integer, String> map = new HashMap<>();
        map.put(7, "seven");
        assert map.containsValue(new String("seven")); //~ proved[assertion]
        assert !map.containsValue("eight");            //~ proved[assertion]
    }
}
//~ obligations: 13
