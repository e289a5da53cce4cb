// Boxing into varargs: identity of small boxes, unboxing from Integer..., null elements, recursion over sub-arrays. Ends uncaught.
public class BoxedVarargs {
    static int unboxed(Integer... boxes) {
        int sum = 0;
        for (int n : boxes) {
            sum += n;
        }
        return sum;
    }

    static String classes(Object... items) {
        String s = "";
        for (Object item : items) {
            s += item.getClass().getSimpleName() + " ";
        }
        return s;
    }

    static boolean same(Object... items) {
        return items[0] == items[1];
    }

    static int depth(Object... items) {
        int max = 0;
        for (Object item : items) {
            if (item instanceof Object[] inner) {
                max = Math.max(max, depth(inner));
            }
        }
        return max + 1;
    }

    static long product(long... factors) {
        if (factors.length == 0) {
            return 1;
        }
        long[] rest = new long[factors.length - 1];
        System.arraycopy(factors, 1, rest, 0, rest.length);
        return factors[0] * product(rest);
    }

    static char pick(int at, char... letters) {
        return letters[at];
    }

    public static void main(String[] args) {
        System.out.println(unboxed(1, 2, 3) + " " + unboxed());
        System.out.println(classes(1, 1L, 1f, 1.0, 'c', (byte) 1, (short) 1, true, "s"));
        System.out.println(same(127, 127) + " " + same(1, 1L) + " " + same('a', 'a') + " " + same(true, 1 == 1) + " " + same("x", "x"));
        System.out.println(same(1000, 1000) + " " + same((byte) 200, (byte) 200));
        System.out.println(depth() + " " + depth(1, new Object[] {new Object[] {}, 2}) + " " + depth(new Object[][][] {{{}}}));
        System.out.println(product(2, 3L, 'd', (byte) -1) + " " + product());
        System.out.println(pick(1, 'x', 'y', 'z') + pick(0, 'x') + " " + (char) (pick(2, "abc".toCharArray()) + 1));
        System.out.println(String.join("-", "a", "b") + String.join("-") + String.format("%d%%", 5) + String.format("none"));
        try {
            unboxed(1, null, 3);
        } catch (NullPointerException e) {
            System.out.println("null box");
        }
        pick(3, 'a', 'b', 'c');
    }
}
