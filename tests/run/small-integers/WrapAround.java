// Sums, products and negations that leave the range of their type.
public class WrapAround {
    static int factorial(int n) {
        return n <= 1 ? 1 : n * factorial(n - 1);
    }

    static long longFactorial(int n) {
        return n <= 1 ? 1 : n * longFactorial(n - 1);
    }

    static byte sum(byte... values) {
        byte total = 0;
        for (byte value : values) {
            total += value;
        }
        return total;
    }

    public static void main(String[] args) {
        for (int n = 12; n < 18; n++) {
            System.out.print(factorial(n) + " ");
        }
        System.out.println(factorial(33) + " " + factorial(34));
        System.out.println(longFactorial(20) + " " + longFactorial(21) + " " + longFactorial(66));
        System.out.println(Integer.MAX_VALUE + 1 == Integer.MIN_VALUE);
        System.out.println(Integer.MIN_VALUE - 1 + " " + Integer.MAX_VALUE * 2 + " " + Integer.MIN_VALUE * -1);
        System.out.println(Long.MAX_VALUE + 1 + " " + Long.MIN_VALUE * Long.MIN_VALUE + " "
            + Long.MAX_VALUE * Long.MAX_VALUE);
        System.out.println(46341 * 46341 + " " + 65536 * 65536 + " " + -46341 * 46341);
        System.out.println(sum((byte) 100, (byte) 100, (byte) 100));
        int hash = 17;
        for (int i = 0; i < 20; i++) {
            hash = hash * 31 + i;
        }
        System.out.println(hash);
        long mix = 0xcafebabeL;
        for (int i = 0; i < 10; i++) {
            mix = mix * 6364136223846793005L + 1442695040888963407L;
        }
        System.out.println(mix);
        int count = 0;
        for (byte b = 100; b > 0; b++) {
            count++;
        }
        System.out.println(count);
        count = 0;
        for (char c = 65530; c > 100; c++) {
            count++;
        }
        System.out.println(count);
        short s = 1;
        for (int i = 0; i < 20; i++) {
            s *= 3;
        }
        System.out.println(s);
        System.out.println((Integer.MAX_VALUE + Integer.MAX_VALUE) / 2);
        System.out.println(Integer.MAX_VALUE + Integer.MAX_VALUE >>> 1);
    }
}
