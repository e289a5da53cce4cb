// Bit tricks that depend on the exact meaning of the three shifts.
public class BitTricks {
    static int bits(int n) {
        n -= n >>> 1 & 0x55555555;
        n = (n & 0x33333333) + (n >>> 2 & 0x33333333);
        n = n + (n >>> 4) & 0x0f0f0f0f;
        return n * 0x01010101 >>> 24;
    }

    static int reverse(int n) {
        int result = 0;
        for (int i = 0; i < 32; i++) {
            result = result << 1 | n & 1;
            n >>>= 1;
        }
        return result;
    }

    static String binary(long n) {
        String text = "";
        for (int i = 63; i >= 0; i--) {
            long bit = n >> i & 1;
            if (bit != 0 || !text.isEmpty()) {
                text += bit;
            }
        }
        return text.isEmpty() ? "0" : text;
    }

    static int rotate(int n, int by) {
        return n << by | n >>> -by;
    }

    static int absolute(int n) {
        int mask = n >> 31;
        return (n ^ mask) - mask;
    }

    public static void main(String[] args) {
        int[] samples = {0, 1, -1, 42, -42, 0x12345678, Integer.MIN_VALUE, Integer.MAX_VALUE};
        for (int n : samples) {
            System.out.print(bits(n) + " " + (bits(n) == Integer.bitCount(n)) + " ");
            System.out.print(reverse(n) + " " + (reverse(n) == Integer.reverse(n)) + " ");
            System.out.print(rotate(n, 7) + " " + (rotate(n, 7) == Integer.rotateLeft(n, 7)) + " ");
            System.out.println(absolute(n) + " " + (n >>> 31) + " " + (n >> 31) + " " + (n & -n));
        }
        System.out.println(binary(10) + " " + binary(-1) + " " + binary(0) + " " + binary(1L << 40));
        long hash = 1125899906842597L;
        for (char c : "shift".toCharArray()) {
            hash = hash << 5 ^ hash >>> 27 ^ c;
        }
        System.out.println(hash);
        int packed = (byte) -3 << 24 | (byte) 7 << 16 & 0xff0000 | 300 << 8 & 0xff00 | 'A';
        System.out.println(packed + " " + (packed >> 24) + " " + (packed >>> 24) + " " + (char) (packed & 0xff));
    }
}
