// Greatest common divisors, modular powers and calendars: remainders in use.
public class Euclid {
    static long gcd(long a, long b) {
        return b == 0 ? a : gcd(b, a % b);
    }

    static long[] extended(long a, long b) {
        if (b == 0) {
            return new long[] {a, 1, 0};
        }
        long[] inner = extended(b, a % b);
        return new long[] {inner[0], inner[2], inner[1] - a / b * inner[2]};
    }

    static long power(long base, long exponent, long modulus) {
        long result = 1 % modulus;
        base %= modulus;
        while (exponent > 0) {
            if (exponent % 2 == 1) {
                result = result * base % modulus;
            }
            base = base * base % modulus;
            exponent /= 2;
        }
        return result;
    }

    static int weekday(int year, int month, int day) {
        int a = (14 - month) / 12;
        int y = year - a;
        int m = month + 12 * a - 2;
        return (day + y + y / 4 - y / 100 + y / 400 + 31 * m / 12) % 7;
    }

    public static void main(String[] args) {
        System.out.println(gcd(12, 18) + " " + gcd(-12, 18) + " " + gcd(12, -18) + " "
            + gcd(-12, -18) + " " + gcd(0, 0));
        System.out.println(gcd(Long.MIN_VALUE, 6) + " " + gcd(6, Long.MIN_VALUE) + " " + gcd(Long.MIN_VALUE, -1));
        long[] e = extended(240, 46);
        System.out.println(e[0] + " " + e[1] + " " + e[2] + " " + (240 * e[1] + 46 * e[2]));
        e = extended(-7, 3);
        System.out.println(e[0] + " " + e[1] + " " + e[2]);
        System.out.println(power(2, 62, 1_000_000_007) + " " + power(-3, 5, 7) + " " + power(5, 0, 1));
        System.out.println(weekday(2000, 1, 1) + " " + weekday(2024, 2, 29) + " " + weekday(1900, 3, 1));
        int seconds = -3661;
        System.out.println(seconds / 3600 + ":" + seconds / 60 % 60 + ":" + seconds % 60);
        System.out.println(Math.floorDiv(seconds, 3600) + ":" + Math.floorMod(Math.floorDiv(seconds, 60), 60)
            + ":" + Math.floorMod(seconds, 60));
        System.out.println(power(3, 10, 0));
    }
}
