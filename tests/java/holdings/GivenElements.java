import java.util.ArrayList;
import java.util.List;

/** Collections and arrays that callers give hold no null, in loops too. */
class GivenElements {
    private final List<String> kept = new ArrayList<>();

    static int all(List<String> names) {
        int sum = 0;
        for (String name : names) {
            sum += name.length();
        }
        return sum;
    }

    static int rows(int[][] rows) {
        int sum = 0;
        for (int[] row : rows) {
            sum += row.length;
        }
        return sum;
    }

    void keep(List<String> names) {
        for (String name : names) {  //~ unknown[concurrent-modification]
            kept.add(name);
        }
    }

    int kept() {
        int sum = 0;
        for (String name : kept) {
            sum += name.length();
        }
        return sum;
    }
}
//~ obligations: 20
