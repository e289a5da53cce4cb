// Divisors that are not zero.
class DivisionGuarded {

    static int average(int sum, int count) {
        return count == 0 ? 0 : sum / count; //~ proved[division-by-zero]
    }

    static boolean divides(int divisor, int number) {
        return divisor != 0 && number % divisor == 0; //~ proved[division-by-zero]
    }

    static long scale(long value, int factor) {
        if (factor <= 0) return value;
        value /= factor; //~ proved[division-by-zero]
        value %= factor; //~ proved[division-by-zero]
        return value;
    }

    static int odd(int number, int half) {
        return number / (2 * half + 1); //~ proved[division-by-zero]
    }

    static int constant(int number) {
        return number / 60 + number % 60;
    }
}
//~ obligations: 5
