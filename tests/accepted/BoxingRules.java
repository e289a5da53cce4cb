// javac: accepts
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

class BoxingRules {
    static int sum(List<Integer> values) {
        int sum = 0;
        for (int v : values) {
            sum += v;
        }
        for (long v : values) {
            sum += (int) v;
        }
        for (Integer v : new int[] {1, 2}) {
            sum += v;
        }
        for (Object v : values) {
            sum += v.hashCode();
        }
        return sum;
    }

    static Object object(int n) {
        Object o = n;
        Number m = n;
        Comparable<Integer> c = n;
        long l = Integer.valueOf(n);
        double d = Character.valueOf('x');
        Object big = n + l + d;
        return n > 0 ? o : n < 0 ? m : n == 7 ? big : c;
    }

    static Map<Character, Integer> counts(String text) {
        Map<Character, Integer> counts = new HashMap<>();
        for (char c : text.toCharArray()) {
            counts.put(c, counts.getOrDefault(c, 0) + 1);
            counts.merge(c, 1, Integer::sum);
        }
        return counts;
    }

    static int control(Boolean flag, Integer n, Integer[] boxes) {
        if (flag) {
            n++;
        }
        while (!flag) {
            flag = true;
        }
        int[] xs = new int[n];
        boxes[0] = xs.length;
        boxes[0]++;
        assert flag;
        switch (n) {
            case 1:
                return boxes[n];
            default:
                return flag ? n : xs[n - n];
        }
    }

    static List<Long> longs() {
        List<Long> longs = new ArrayList<>();
        longs.add(1L);
        longs.add((long) 2);
        longs.remove(0);
        longs.remove(Long.valueOf(2));
        return longs;
    }
}
