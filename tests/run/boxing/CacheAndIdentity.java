// == on boxes: cached between -128 and 127, identity outside, numeric as soon as one side is primitive.
public class CacheAndIdentity {
    static boolean same(Integer a, Integer b) {
        return a == b;
    }

    static <T> boolean identical(T a, T b) {
        return a == b;
    }

    public static void main(String[] args) {
        for (int i : new int[] {-129, -128, -1, 0, 127, 128}) {
            System.out.print(same(i, i) + " ");
        }
        System.out.println();
        for (long l = 126; l < 130; l++) {
            System.out.print(identical(l, l) + " ");
        }
        System.out.println();
        System.out.println(identical('\u007f', '\u007f') + " " + identical((byte) -128, (byte) 128) + " " + identical((short) 127, (short) 127) + " " + identical(true, !false));
        Integer a = 1000, b = 1000;
        int c = 1000;
        System.out.println((a == b) + " " + (a == c) + " " + (c == b) + " " + a.equals(b) + " " + a.equals(c) + " " + (a <= b && a >= b));
        Long l = 1000L;
        System.out.println((l == c) + " " + l.equals(c) + " " + l.equals(1000L) + " " + a.equals(1000L) + " " + a.equals(l.intValue()));
        Integer small = 100;
        Integer other = small;
        small++;
        System.out.println(small + " " + other + " " + (small - 1 == other));
        Integer big = 500;
        Integer alias = big;
        big += 0;
        System.out.println((big == alias) + " " + big.equals(alias));
        System.out.println((Integer.valueOf(127) == Integer.valueOf("127")) + " " + (Integer.valueOf(77) == Integer.valueOf(77)));
        Character x = 'x';
        System.out.println((x == 'x') + " " + x.equals('x') + " " + (x == 120) + " " + x.equals(120));
        Double nan = Double.NaN;
        Double zero = 0.0, minus = -0.0;
        System.out.println(nan.equals(Double.NaN) + " " + (nan == Double.NaN) + " " + zero.equals(minus) + " " + (zero.doubleValue() == minus));
        Object o = 5, p = 5L;
        System.out.println(o.equals(5) + " " + o.equals(p) + " " + (o == (Object) 5) + " " + identical(o, p));
        Boolean t = true;
        System.out.println((t == Boolean.TRUE) + " " + (t == Boolean.valueOf("TrUe")) + " " + t.equals("true"));
    }
}
