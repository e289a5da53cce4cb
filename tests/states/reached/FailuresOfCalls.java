import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

// Failures that need calls before them are found by making these calls.
class FailuresOfCalls {
    private final List<String> lines = new ArrayList<>();
    private final Map<String, Integer> counts = new HashMap<>();
    private int[] room = new int[4];
    private int used;

    void add(String line) {
        lines.add(line);
        counts.put(line, counts.getOrDefault(line, 0) + 1);
    }

    String last() {
        return lines.get(lines.size() - 1); //~ refuted[index-range]
    }

    int count(String line) {
        return counts.get(line); //~ refuted[null-unboxing]
    }

    void forgetSingles() {
        for (String line : counts.keySet()) { //~ refuted[concurrent-modification]
            if (counts.get(line) == 1) { // should be proved //~ FIXME-unknown[null-unboxing]
                counts.remove(line);
            }
        }
    }

    void use(int number) {
        room[used] = number;  //~ refuted[array-index]
        used++;
    }
}
//~ obligations: 20
