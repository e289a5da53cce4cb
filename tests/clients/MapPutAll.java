// All entries of another map; its own later changes are not seen.
import java.util.HashMap;

class MapPutAll {

    static void copied() {
        HashMap<String, Integer> from = new HashMap<>();
        from.put("a", 1);
        from.put("b", 2);
        HashMap<String, Integer> to = new HashMap<>();
        to.put("b", 7);
        to.putAll(from);
        assert to.size() == 2 && to.get("b") == 2;     //~ proved[assertion]
        assert to.get("a") == 1;                       //~ proved[assertion]
    }

    static int later() {
        HashMap<String, Integer> from = new HashMap<>();
        HashMap<String, Integer> to = new HashMap<>();
        to.putAll(from);
        from.put("a", 1);
        int one = to.get("a");                         //~ refuted[null-unboxing]
        return one;
    }
}
//~ obligations: 21
