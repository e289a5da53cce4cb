// And, or, xor and complement on mixed types and on booleans.
public class BitwiseOperators {
    static int calls = 0;

    static boolean count(boolean value) {
        calls++;
        return value;
    }

    public static void main(String[] args) {
        byte b = (byte) 0xf0;
        char c = 0xf0f0;
        int i = 0x0ff00ff0;
        long l = 0xffff_0000_ffffL;
        System.out.println((b & c) + " " + (b | c) + " " + (b ^ c) + " " + ~c);
        System.out.println((b & i) + " " + (i & l) + " " + (i | l) + " " + (b ^ l) + " " + (b & 0xffL));
        System.out.println(5 & 3 | 8 ^ 12 & 6);
        System.out.println((5 & 3 | 8) ^ 12 & 6);
        System.out.println(1 | 2 ^ 3 & 4 + 5);
        System.out.println(~5 & 0xf | ~-1);
        System.out.println(6 & 3 & 2 | 1 << 3);
        System.out.println((6 & 2) == 2 ? "set" : "clear");
        boolean t = true;
        boolean f = false;
        System.out.println((t & f) + " " + (t | f) + " " + (t ^ t) + " " + (t ^ f & t | f));
        System.out.println(f & count(t) | count(f));
        System.out.println(calls);
        System.out.println(f && count(t) || count(f));
        System.out.println(calls);
        t &= count(true);
        t |= count(false);
        t ^= count(true);
        System.out.println(t + " " + calls);
        int flags = 0;
        flags |= 1 << 3 | 1 << 5;
        flags &= ~(1 << 3);
        flags ^= 0x21;
        System.out.println(flags);
        int x = 12;
        int y = 34;
        x ^= y;
        y ^= x;
        x ^= y;
        System.out.println(x + " " + y);
        x ^= y ^= x ^= y;
        System.out.println(x + " " + y);
        Boolean boxed = true;
        System.out.println((boxed & f) + " " + (boxed ^ boxed) + " " + (boxed != !f));
        System.out.println((byte) (b | 0x0f) + " " + (short) (c & 0x8fff) + " " + (char) (c & 0x40 | 1));
    }
}
