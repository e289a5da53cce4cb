// javac: compiler.err.cant.apply.symbol
import java.util.HashMap;
import java.util.Map;

class MapValueType {
    static Map<String, Integer> lengths(String[] words) {
        Map<String, Integer> lengths = new HashMap<>();
        for (String word : words) {
            lengths.put(word, word); //~ error
        }
        return lengths;
    }
}
