// With checked integers: long has bounds too, and widening too late does not help.
//~ options: --int checked
class OverflowLong {
    long total;

    void add(long amount) {
        total = total + amount; //~ refuted[overflow]
    }

    void addSmall(int amount) {
        if (total < 0 || 1000000000000L < total) return;
        total += amount; //~ proved[overflow]
    }

    static long area(int width, int height) {
        return width * height; //~ refuted[overflow]
    }

    static long negated(long x) {
        return -x; //~ refuted[overflow]
    }

    static long elapsed(long start, long end) {
        if (start < 0 || end < start) return 0;
        return end - start; //~ proved[overflow]
    }
}
//~ obligations: 5
