// Where a program does something unchecked, type arguments say nothing.
import java.util.TreeMap;

class UncheckedKeys {
    private final TreeMap<String, Integer> counts = new TreeMap<>();

    @SuppressWarnings({"unchecked", "rawtypes"})
    void pollute() {
        TreeMap raw = counts;
        raw.put("a", 1);                                     //~ unknown[class-cast], unknown[null-argument]
    }

    void count(String word) {
        counts.put(word, 1);                                 //~ unknown[class-cast], unknown[null-argument]
    }
}
//~ obligations: 6
