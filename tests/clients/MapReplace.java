// `replace` changes only what is there.
import java.util.HashMap;

class MapReplace {

    static void present() {
        HashMap<String, Integer> map = new HashMap<>();
        map.put("a", 1);
        map.replace("a", 2);
        map.replace("b", 3);
        assert map.get("a") == 2;                      //~ proved[assertion]
        assert !map.containsKey("b");                  //~ proved[assertion]
    }

    static int absent() {
        HashMap<String, Integer> map = new HashMap<>();
        map.put("a", 1);
        map.replace("b", 3);
        int three = map.get("b");                      //~ refuted[null-unboxing]
        return three;
    }
}
//~ obligations: 12
