// Arithmetic is done in the promoted type of its operands; the target's type comes too late.
public class OverflowBeforeWidening {
    static long product(int a, int b) {
        return a * b;
    }

    static long wideProduct(int a, int b) {
        return (long) a * b;
    }

    static double half(int a) {
        return a / 2;
    }

    public static void main(String[] args) {
        int million = 1_000_000;
        long wrong = million * million;
        long right = (long) million * million;
        long late = (long) (million * million);
        System.out.println(wrong + " " + right + " " + late);
        System.out.println(product(1 << 20, 1 << 12) + " " + wideProduct(1 << 20, 1 << 12));
        long sum = Integer.MAX_VALUE + 1;
        System.out.println(sum + " " + (Integer.MAX_VALUE + 1L));
        long mixed = 1L + Integer.MAX_VALUE + 1;
        long order = Integer.MAX_VALUE + 1 + 1L;
        System.out.println(mixed + " " + order);
        System.out.println(half(7) + " " + 7 / 2 + " " + 7 / 2.0 + " " + (double) 7 / 2 + " " + (double) (7 / 2));
        double average = (1 + 2) / 2;
        System.out.println(average + " " + (1 + 2) / 2f);
        float lossy = 16777217;
        System.out.println((int) lossy);
        float lossyLong = Long.MAX_VALUE;
        System.out.println((long) lossyLong == Long.MAX_VALUE);
        double exact = Integer.MAX_VALUE;
        System.out.println((int) exact == Integer.MAX_VALUE);
        double inexact = (1L << 53) + 1;
        System.out.println((long) inexact);
        System.out.println((1L << 53) + 1 == (double) ((1L << 53) + 1));
        int i = 123456789;
        float f = i;
        System.out.println(i - (int) f);
        System.out.println(i == f);
        long l = 24 * 60 * 60 * 1000 * 1000;
        System.out.println(l + " " + 24L * 60 * 60 * 1000 * 1000);
        byte b = (byte) 200;
        System.out.println(b * b + " " + (b & 0xff) * (b & 0xff));
        char c = 60000;
        System.out.println(c * c + " " + (long) c * c);
        System.out.println('a' + 'b' + " " + 'a' + 'b');
    }
}
