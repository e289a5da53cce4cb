import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Holidays by the day of the year. */
public class Holidays {
    private final Map<Integer, List<String>> byDay = new HashMap<>();

    private static void check(int day) {
        if (day < 1 || day > 366) {
            throw new IllegalArgumentException("day " + day);
        }
    }

    public void add(int day, String name) {
        check(day);
        byDay.computeIfAbsent(day, d -> new ArrayList<>()).add(name);
    }

    public boolean remove(int day, String name) {
        check(day);
        List<String> names = byDay.get(day);
        return names != null && names.remove(name);
    }

    public String first(int day) {
        check(day);
        List<String> names = byDay.get(day);
        return names == null ? "none" : names.get(0);    // BUG: IndexOutOfBoundsException, the last name was removed
    }

    public int count() {
        int sum = 0;
        for (List<String> names : byDay.values()) {
            sum += names.size();
        }
        return sum;
    }
}
