// Longs: literals, mixed operations, bits and digits beyond the range of int.
public class LongArithmetic {
    static long fibonacci(int n) {
        long a = 0;
        long b = 1;
        for (int i = 0; i < n; i++) {
            long next = a + b;
            a = b;
            b = next;
        }
        return a;
    }

    static String grouped(long n) {
        String text = Long.toString(n);
        String result = "";
        int count = 0;
        for (int i = text.length() - 1; i >= 0; i--) {
            char c = text.charAt(i);
            if (count > 0 && count % 3 == 0 && c != '-') {
                result = "_" + result;
            }
            result = c + result;
            count++;
        }
        return result;
    }

    public static void main(String[] args) {
        System.out.println(fibonacci(90) + " " + fibonacci(92) + " " + fibonacci(93));
        System.out.println(grouped(Long.MIN_VALUE) + " " + grouped(-100) + " " + grouped(1000) + " " + grouped(0));
        System.out.println(0x7fff_ffff_ffff_ffffL + " " + 0xffff_ffffL + " " + 0xffff_ffff + " " + (long) 0xffff_ffff);
        System.out.println(0b1L + " " + 0777L + " " + 1_000_000_000_000L + " " + 0xFFFFFFFFFFFFFFFFL);
        long l = 1L << 40;
        int i = (int) l;
        System.out.println(i + " " + (int) (l >> 20) + " " + (l == (int) l));
        i = 5;
        i += l;
        System.out.println(i);
        i *= 1L << 31;
        System.out.println(i);
        System.out.println((l | 1) & ~l ^ -1);
        System.out.println(~0L >>> 1 == Long.MAX_VALUE);
        System.out.println((int) (l >>> 32) + " " + (int) -l + " " + (short) (l >>> 30));
        long[] array = {Long.MAX_VALUE, 1, -1};
        array[(int) 1L] += array[0];
        System.out.println(array[1] + " " + array[0] % 10 + " " + array[1] % 10);
        Long boxed = 127L;
        Long other = 127L;
        System.out.println((boxed == other) + " " + boxed.equals(127) + " " + boxed.hashCode()
            + " " + Long.valueOf(1L << 32 | 2).hashCode());
        System.out.println(Long.compare(Long.MIN_VALUE, Long.MAX_VALUE) + " " + Long.signum(-5L)
            + " " + (int) Math.signum(-5L));
        System.out.println(Long.MAX_VALUE / 2 * 2 + 1 == Long.MAX_VALUE);
        System.out.println('a' * 10000000000L + " " + (byte) -1 * 5000000000L);
    }
}
