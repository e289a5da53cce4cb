// javac: accepts
import java.util.HashMap;
import java.util.List;
import java.util.Map;

class ShiftOrGenerics {
    static Map<String, List<List<int[]>>> deep = new HashMap<String, List<List<int[]>>>();

    static boolean less(int a, int b, int c) {
        boolean first = a < b;
        boolean second = (a < b) == (b > c);
        boolean third = a < (b >> c) && a >> 1 > b >>> 2;
        return first && second | third;
    }

    static int ambiguous(int i, int[] xs, boolean p) {
        int cast = (i) + 1;
        int neg = (int) -1 + (i) - (1);
        int lambdaLike = (i) * (cast);
        boolean compare = i < xs.length && xs[0] > (1);
        List<String>[] lists = null;
        List<? extends Map<?, ? super List<String>>> wild = null;
        int conditional = p ? i < 3 ? 1 : 2 : i > 4 ? 3 : 4;
        Object o = (Map<String, List<String>>) null;
        Object runnable = (Runnable) () -> { };
        return cast + neg + lambdaLike + (compare ? 1 : 0) + conditional
            + (lists == null && wild == null && o == null && runnable != null ? 1 : 0);
    }

    static <T extends Comparable<T>> boolean generic(T a, T b) {
        return ShiftOrGenerics.<T>compare(a, b) < 0;
    }

    static <T extends Comparable<T>> int compare(T a, T b) {
        return a.compareTo(b);
    }
}
