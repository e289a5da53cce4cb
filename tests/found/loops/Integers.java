/** Loops over plain ints. */
final class Integers {
    // The greatest common divisor of positive numbers is positive.
    static void gcd(int a, int b) {
        if (a <= 0 || b <= 0) {
            throw new IllegalArgumentException();
        }
        while (b != 0) {
            int r = a % b;
            a = b;
            b = r;
        }
        assert a > 0; // holds
    }

    static void gcdWrong(int a, int b) {
        if (a < 0 || b < 0) {
            throw new IllegalArgumentException();
        }
        while (b != 0) {
            int r = a % b;
            a = b;
            b = r;
        }
        assert a > 0; // wrong
    }

    // Halving an int reaches one in at most thirty steps.
    static void halving(int n) {
        int steps = 0;
        while (n > 1) {
            n /= 2;
            steps++;
        }
        assert steps <= 30; // holds
    }

    static void halvingWrong(int n) {
        int steps = 0;
        while (n > 1) {
            n /= 2;
            steps++;
        }
        assert steps < 30; // wrong
    }

    // Doubling stops at the first power of two that is not below the bound.
    static void doubling(int bound) {
        if (bound < 1 || bound > 1000000) {
            throw new IllegalArgumentException();
        }
        int power = 1;
        while (power < bound) {
            power *= 2;
        }
        assert power >= bound && power / 2 < bound; // holds
    }

    static void doublingWrong(int bound) {
        if (bound < 1 || bound > 1000000) {
            throw new IllegalArgumentException();
        }
        int power = 1;
        while (power <= bound) {
            power *= 2;
        }
        assert power >= bound && power / 2 < bound; // wrong
    }

    // Every int, also zero, has between one and ten digits.
    static void digitCount(int n) {
        int digits = 0;
        do {
            digits++;
            n /= 10;
        } while (n != 0);
        assert 1 <= digits && digits <= 10; // holds
    }

    static void digitCountWrong(int n) {
        int digits = 0;
        while (n != 0) {
            digits++;
            n /= 10;
        }
        assert 1 <= digits && digits <= 10; // wrong
    }

    // The reversed digits of a non-negative int fit into a long.
    static void reverseDigits(int n) {
        long reversed = 0;
        while (n > 0) {
            reversed = reversed * 10 + n % 10;
            n /= 10;
        }
        assert reversed >= 0; // holds
    }

    static void reverseDigitsWrong(int n) {
        int reversed = 0;
        while (n > 0) {
            reversed = reversed * 10 + n % 10;
            n /= 10;
        }
        assert reversed >= 0; // wrong
    }

    // The sum of the digits of a non-negative int is not negative.
    static void digitSum(int n) {
        if (n < 0) {
            n = 0;
        }
        int sum = 0;
        for (; n != 0; n /= 10) {
            sum += n % 10;
        }
        assert 0 <= sum && sum <= 90; // holds
    }

    static void digitSumWrong(int n) {
        if (n == Integer.MIN_VALUE) {
            n = 0;
        }
        int sum = 0;
        for (; n != 0; n /= 10) {
            sum += n % 10;
        }
        assert 0 <= sum && sum <= 90; // wrong
    }

    // A power modulo m stays between zero and m.
    static void powerModulo(int base, int exponent, int m) {
        if (m <= 0 || exponent < 0 || exponent > 100) {
            throw new IllegalArgumentException();
        }
        long result = 1 % m;
        for (int i = 0; i < exponent; i++) {
            result = Math.floorMod(result * base, (long) m);
        }
        assert 0 <= result && result < m; // holds
    }

    static void powerModuloWrong(int base, int exponent, int m) {
        if (m <= 0 || exponent < 0 || exponent > 100) {
            throw new IllegalArgumentException();
        }
        long result = 1 % m;
        for (int i = 0; i < exponent; i++) {
            result = result * base % m;
        }
        assert 0 <= result && result < m; // wrong
    }

    // Counting down in steps of three ends just at or below zero.
    static void stepDown(int n) {
        if (n < 0 || n > 10000) {
            throw new IllegalArgumentException();
        }
        while (n > 0) {
            n -= 3;
        }
        assert -3 < n && n <= 0; // holds
    }

    static void stepDownWrong(int n) {
        if (n < 0 || n > 10000) {
            throw new IllegalArgumentException();
        }
        while (n > 0) {
            n -= 3;
        }
        assert n == 0; // wrong
    }
}
