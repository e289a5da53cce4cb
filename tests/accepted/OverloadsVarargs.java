// javac: accepts
import java.util.List;

class OverloadsVarargs {
    static String join(String first, String... rest) {
        StringBuilder all = new StringBuilder(first);
        for (String s : rest) {
            all.append(s);
        }
        return all.toString();
    }

    static String join(String only) {
        return only;
    }

    static String join(char separator, Object... rest) {
        return rest.length + "" + separator;
    }

    @SafeVarargs
    static <T> int total(List<? extends T>... lists) {
        int total = 0;
        for (List<? extends T> list : lists) {
            total += list.size();
        }
        return total;
    }

    static int sum(int start, int... more) {
        for (int m : more) {
            start += m;
        }
        return start;
    }

    static int run() {
        String[] array = {"x", "y"};
        return join("a").length() + join("a", "b").length() + join("a", array).length()
            + join(',', 1, 2, "three").length() + total() + total(List.of(1), List.of("a"))
            + sum(1) + sum(1, 2, 'c') + sum(1, new int[3]) + String.format("%d %s", 1, "x").length();
    }
}
