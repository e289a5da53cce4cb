// Unary plus, minus, complement, array indices, dimensions and switch selectors promote as well.
public class UnaryPromotion {
    public static void main(String[] args) {
        char c = 'A';
        byte b = -128;
        short s = Short.MIN_VALUE;
        System.out.println(+c);
        System.out.println(-c);
        System.out.println(~c);
        System.out.println((char) ~c == '\uffbe');
        System.out.println(-b);
        System.out.println((byte) -b);
        System.out.println(-s);
        System.out.println(~b);
        System.out.println(- - b);
        System.out.println(-(byte) -128 + (byte) - -128);
        System.out.println(-(-2147483648));
        System.out.println(-0 + " " + -0L + " " + -0f + " " + -0.0 + " " + (0.0 - 0.0) + " " + (0 - 0.0));
        System.out.println(~0L + " " + ~-1 + " " + ~~5);
        int[] table = new int['d'];
        table['a'] = 5;
        byte index = 97;
        System.out.println(table[index] + " " + table['b' - 1] + " " + table.length);
        Character key = 'a';
        Short size = 3;
        Byte at = 2;
        int[] small = new int[size];
        small[at] += table[key];
        System.out.println(small[2] + " " + small.length);
        switch (b) {
            case -128 -> System.out.println("lowest byte");
            default -> System.out.println("other");
        }
        switch ((byte) 200) {
            case -56 -> System.out.println("wrapped");
            default -> System.out.println("other");
        }
        switch (c + 1) {
            case 'B' -> System.out.println("next letter");
            default -> System.out.println("other");
        }
        boolean flag = !false ^ !true;
        System.out.println(!flag);
        System.out.println(-Integer.MAX_VALUE - 1 == Integer.MIN_VALUE);
        System.out.println(-'a' + +'b');
        double d = -b / 3;
        System.out.println(d);
    }
}
