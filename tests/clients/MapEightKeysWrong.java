// Eight puts, but one key twice.
import java.util.HashMap;

class MapEightKeysWrong {

    static void eight() {
        HashMap<String, Integer> map = new HashMap<>();
        map.put("a", 1);
        map.put("b", 2);
        map.put("c", 3);
        map.put("d", 4);
        map.put("e", 5);
        map.put("f", 6);
        map.put("c", 7);
        map.put("h", 8);
        assert map.size() == 8;                        //~ refuted[assertion]
    }
}
//~ obligations: 10
