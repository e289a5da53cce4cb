// The sieve of Eratosthenes on booleans and on bits of longs, factorisation, totients, perfect numbers.
public class SieveAndFactors {
    static int countWithBooleans(int limit) {
        boolean[] composite = new boolean[limit + 1];
        int count = 0;
        for (int i = 2; i <= limit; i++) {
            if (composite[i]) {
                continue;
            }
            count++;
            for (long j = (long) i * i; j <= limit; j += i) {
                composite[(int) j] = true;
            }
        }
        return count;
    }

    static int countWithBits(int limit) {
        long[] bits = new long[(limit >> 6) + 1];
        int count = 0;
        outer:
        for (int i = 2; ; i++) {
            while ((bits[i >> 6] & 1L << i) != 0) {
                if (++i > limit) {
                    break outer;
                }
            }
            if (i > limit) {
                break;
            }
            count++;
            for (int j = i; j <= limit; j += i) {
                bits[j >>> 6] |= 1L << j;
            }
        }
        return count;
    }

    static String factors(long n) {
        StringBuilder b = new StringBuilder();
        for (long p = 2; p * p <= n; p += p == 2 ? 1 : 2) {
            int power = 0;
            for (; n % p == 0; n /= p) {
                power++;
            }
            if (power > 0) {
                b.append(p).append(power > 1 ? "^" + power : "").append(' ');
            }
        }
        return b.append(n > 1 ? n : "").toString().trim();
    }

    static int gcd(int a, int b) {
        return b == 0 ? a : gcd(b, a % b);
    }

    public static void main(String[] args) {
        System.out.println(countWithBooleans(1000) + " " + countWithBits(1000) + " " + countWithBooleans(7919) + " " + countWithBits(7919));
        for (long n : new long[] {1, 2, 360, 97, 1001, 1L << 40, 600851475143L, 999999L}) {
            System.out.println(n + " = " + factors(n));
        }
        int coprime = 0;
        for (int i = 1; i <= 60; i++) {
            coprime += gcd(60, i) == 1 ? 1 : 0;
        }
        System.out.println(coprime);
        for (int n = 2; n < 500; n++) {
            int sum = 1;
            for (int d = 2; d * d <= n; d++) {
                sum += n % d != 0 ? 0 : d * d == n ? d : d + n / d;
            }
            if (sum == n) {
                System.out.print(n + " ");
            }
        }
        System.out.println();
    }
}
