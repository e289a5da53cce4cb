// Widening on assignment, argument passing and return; constants that narrow silently.
public class AssignmentConversions {
    static long returnsLong(char c) {
        return c;
    }

    static float returnsFloat(long l) {
        return l;
    }

    static double twice(double d) {
        return d * 2;
    }

    static byte constant() {
        return 'A' + 1;
    }

    static Object boxes(int which) {
        final short wide = 12;
        switch (which) {
            case 0:
                Byte b = 12;
                return b;
            case 1:
                Short s = (short) 1 + 11;
                return s;
            case 2:
                Character c = 65;
                return c;
            case 3:
                Byte narrowed = wide;
                return narrowed;
            case 4:
                Long l = 12L;
                return l;
            default:
                return (short) 3;
        }
    }

    public static void main(String[] args) {
        System.out.println(returnsLong('z'));
        System.out.println(returnsFloat(Long.MAX_VALUE) == 9.223372E18f);
        System.out.println(twice('a') + " " + twice(3) + " " + twice(1L << 40));
        System.out.println(constant());
        for (int i = 0; i < 6; i++) {
            Object o = boxes(i);
            System.out.println(o.getClass().getSimpleName() + " " + o);
        }
        byte b = 'a';
        char c = 98;
        short s = 'c';
        float f = 'd';
        long l = 'e';
        double d = 5 / 2;
        System.out.println(b + " " + c + " " + s + " " + f + " " + l + " " + d);
        double[] doubles = {1, 'b', 3L, 4f, (byte) 300};
        for (double x : doubles) {
            System.out.print(x + " ");
        }
        System.out.println();
        long[] longs = {b, c, s};
        for (float x : longs) {
            System.out.print(x + " ");
        }
        System.out.println();
        for (double x : new int[] {1, 2}) {
            System.out.print(x / 4 + " ");
        }
        for (int x : "ab".toCharArray()) {
            System.out.print(x + " ");
        }
        System.out.println();
    }
}
