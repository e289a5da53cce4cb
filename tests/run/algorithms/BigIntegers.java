// Big natural numbers on int arrays: addition, multiplication, factorials, powers, division by small numbers, printing. Ends uncaught.
public class BigIntegers {
    private static final int BASE = 1_000_000_000;
    private final int[] digits;
    private final int length;

    private BigIntegers(int[] digits) {
        int n = digits.length;
        while (n > 0 && digits[n - 1] == 0) {
            n--;
        }
        this.digits = digits;
        this.length = n;
    }

    static BigIntegers of(long n) {
        return new BigIntegers(new int[] {(int) (n % BASE), (int) (n / BASE % BASE), (int) (n / BASE / BASE)});
    }

    BigIntegers plus(BigIntegers other) {
        int[] sum = new int[Math.max(length, other.length) + 1];
        int carry = 0;
        for (int i = 0; i < sum.length; i++) {
            int d = carry + (i < length ? digits[i] : 0) + (i < other.length ? other.digits[i] : 0);
            carry = d >= BASE ? 1 : 0;
            sum[i] = d - carry * BASE;
        }
        return new BigIntegers(sum);
    }

    BigIntegers times(BigIntegers other) {
        int[] product = new int[length + other.length];
        for (int i = 0; i < length; i++) {
            long carry = 0;
            for (int j = 0; j < other.length || carry != 0; j++) {
                long d = product[i + j] + carry + (j < other.length ? (long) digits[i] * other.digits[j] : 0);
                product[i + j] = (int) (d % BASE);
                carry = d / BASE;
            }
        }
        return new BigIntegers(product);
    }

    int mod(int m) {
        long r = 0;
        for (int i = length; --i >= 0;) {
            r = (r * BASE + digits[i]) % m;
        }
        return (int) r;
    }

    @Override
    public String toString() {
        if (length == 0) {
            return "0";
        }
        StringBuilder b = new StringBuilder().append(digits[length - 1]);
        for (int i = length - 2; i >= 0; i--) {
            String part = Integer.toString(digits[i]);
            b.append("0".repeat(9 - part.length())).append(part);
        }
        return b.toString();
    }

    public static void main(String[] args) {
        BigIntegers factorial = of(1), a = of(0), b = of(1), power = of(3);
        for (int i = 1; i <= 40; i++) {
            factorial = factorial.times(of(i));
        }
        for (int i = 0; i < 150; i++) {
            BigIntegers next = a.plus(b);
            a = b;
            b = next;
        }
        for (int i = 0; i < 6; i++) {
            power = power.times(power);
        }
        System.out.println(factorial + " " + factorial.mod(41) + " " + factorial.mod(1_000_003));
        System.out.println(a + " " + a.mod(10));
        System.out.println(power + " " + power.length);
        System.out.println(of(0) + " " + of(0).times(factorial) + " " + of(Long.MAX_VALUE).plus(of(1)) + " " + of(999_999_999).plus(of(1)));
        factorial.mod(0);
    }
}
