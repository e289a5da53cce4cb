// The default counts where the key is missing, and only there.
import java.util.HashMap;

class MapGetOrDefault {

    static void both(int key) {
        HashMap<Integer, String> map = new HashMap<>();
        map.put(5, "five");
        String text = map.getOrDefault(key, "none");
        assert key != 5 || text == "five";             //~ proved[assertion]
        assert key == 5 || text == "none";             //~ proved[assertion]
    }

    static void notAdded() {
        HashMap<String, Integer> map = new HashMap<>();
        int count = map.getOrDefault("a", 0);
        assert count == 0 && map.isEmpty();            //~ proved[assertion]
    }
}
//~ obligations: 8
