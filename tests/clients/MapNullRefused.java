// Map.of refuses null as a key.
import java.util.Map;

class MapNullRefused {

    static void fixed(/*@ nullable @*/ String key) {
        Map<String, Integer> map = Map.of(key, 1);     //~ refuted[null-argument]
    }
}
