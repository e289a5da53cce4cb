// javac: accepts
import java.util.ArrayList;
import java.util.HashMap;
import java.util.Map;
import java.util.function.IntBinaryOperator;

class LocalVar {
    static int var(int var) {
        return var;
    }

    static int run(int[] values) {
        var sum = 0;
        var names = new ArrayList<String>();
        names.add("x");
        var map = new HashMap<String, Map<Integer, int[]>>();
        map.put("k", Map.of(1, values));
        for (var entry : map.entrySet()) {
            for (var inner : entry.getValue().values()) {
                sum += inner.length;
            }
        }
        for (var i = 0; i < values.length; i++) {
            sum += values[i];
        }
        var counter = new Object() {
            int hits = 3;

            int hit() {
                return hits++;
            }
        };
        sum += counter.hit() + counter.hits;
        var array = new int[] {1, 2};
        var grid = new int[2][3];
        final var fixed = 'c';
        var both = (IntBinaryOperator) (var a, var b) -> a + b;
        var wide = sum + 1L;
        wide += fixed;
        var var = LocalVar.var(4);
        return sum + names.size() + array.length + grid[1].length + both.applyAsInt(1, 2) + (int) wide + var;
    }
}
