// Divisors that can be zero, in `/`, `%`, `/=` and `%=`, on int and long.
class DivisionByZero {

    static int average(int[] cells) {
        int sum = 0;
        for (int cell : cells) {
            sum += cell;
        }
        return sum / cells.length; //~ refuted[division-by-zero]
    }

    static int remainder(int number, int divisor) {
        if (divisor < 0) return 0;
        return number % divisor; //~ refuted[division-by-zero]
    }

    static long compound(long value, long divisor) {
        value /= divisor; //~ refuted[division-by-zero]
        value %= divisor - 1; //~ refuted[division-by-zero]
        return value;
    }

    static int wrapped(int divisor) {
        if (divisor <= 0) return 0;
        int half = 100 / (divisor * 2); //~ proved[division-by-zero]
        return half / (divisor * 4); //~ refuted[division-by-zero]
    }

    static int incremented(int divisor) {
        if (divisor < -5) return 0;
        return 100 / (divisor + 3); //~ refuted[division-by-zero]
    }

    static int shortCircuitTheWrongWay(int divisor) {
        if (divisor != 0 || 10 / divisor > 1) { //~ refuted[division-by-zero]
            return 1;
        }
        return 0;
    }
}
//~ obligations: 10
