// javac: accepts
import java.util.List;
import java.util.Map;

class NullAndConditional {
    static String nulls(boolean b) {
        String s = null;
        Object o = b ? null : 1;
        Integer i = b ? null : 0;
        int[] xs = b ? null : new int[] {1};
        List<String> l = b ? null : List.of();
        s = (String) null;
        var t = b ? "x" : null;
        return s + o + i + xs + l + t + (null == o);
    }

    static <T> T orElse(T value, T other) {
        return value != null ? value : other;
    }

    static int chained(Map<String, List<Integer>> map, String key) {
        List<Integer> found = map.get(key);
        return found == null || found.isEmpty() ? orElse(null, 3) : found.get(0);
    }

    static Number numbers(boolean b, Integer i, Double d, Number n) {
        Number r = b ? i : n;
        r = b ? i : d;
        r = b ? 1 : 2.0;
        Object o = b ? r : "text";
        return o instanceof Number m ? m : null;
    }

    static boolean booleans(Boolean a, boolean b) {
        boolean r = b ? a : true;
        Boolean s = b ? a : Boolean.FALSE;
        return r && s && (a != null ? a : b);
    }
}
