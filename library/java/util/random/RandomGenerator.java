package java.util.random;

/** Generators of random numbers; streams, and what is not uniform, are left out. */
public interface RandomGenerator {
    long nextLong();

    default boolean nextBoolean() {
        return nextInt() < 0;
    }

    default int nextInt() {
        return (int) (nextLong() >>> 32);
    }

    default float nextFloat() {
        return (nextInt() >>> 8) * 0x1.0p-24f;
    }

    default double nextDouble() {
        return (nextLong() >>> 11) * 0x1.0p-53;
    }

    default void nextBytes(byte[] bytes) {
        long bits = 0;
        for (int index = 0; index < bytes.length; index++) {
            bits = index % 8 == 0 ? nextLong() : bits >>> 8;
            bytes[index] = (byte) bits;
        }
    }

    default int nextInt(int bound) {
        if (bound <= 0) {
            throw new IllegalArgumentException("bound must be positive");
        }
        int bits = nextInt();
        if ((bound & bound - 1) == 0) {
            return bits & bound - 1;
        }
        // What lies above the last multiple of the bound would favour small numbers.
        int candidate = bits >>> 1;
        while (candidate + (bound - 1) - candidate % bound < 0) {
            candidate = nextInt() >>> 1;
        }
        return candidate % bound;
    }

    default int nextInt(int origin, int bound) {
        if (origin >= bound) {
            throw new IllegalArgumentException("bound must be greater than origin");
        }
        int count = bound - origin;
        int bits = nextInt();
        if ((count & count - 1) == 0) {
            return (bits & count - 1) + origin;
        }
        if (count < 0) {
            while (bits < origin || bits >= bound) {
                bits = nextInt();
            }
            return bits;
        }
        int candidate = bits >>> 1;
        while (candidate + (count - 1) - candidate % count < 0) {
            candidate = nextInt() >>> 1;
        }
        return candidate % count + origin;
    }

    default long nextLong(long bound) {
        if (bound <= 0) {
            throw new IllegalArgumentException("bound must be positive");
        }
        return nextLong(0, bound);
    }

    default long nextLong(long origin, long bound) {
        if (origin >= bound) {
            throw new IllegalArgumentException("bound must be greater than origin");
        }
        long count = bound - origin;
        long bits = nextLong();
        if ((count & count - 1) == 0) {
            return (bits & count - 1) + origin;
        }
        if (count < 0) {
            while (bits < origin || bits >= bound) {
                bits = nextLong();
            }
            return bits;
        }
        long candidate = bits >>> 1;
        while (candidate + (count - 1) - candidate % count < 0) {
            candidate = nextLong() >>> 1;
        }
        return candidate % count + origin;
    }

    default double nextDouble(double bound) {
        if (!(bound > 0 && bound < Double.POSITIVE_INFINITY)) {
            throw new IllegalArgumentException("bound must be finite and positive");
        }
        double number = nextDouble() * bound;
        return number >= bound ? Math.nextDown(bound) : number;
    }

    default double nextDouble(double origin, double bound) {
        if (!(origin < bound && bound - origin < Double.POSITIVE_INFINITY)) {
            throw new IllegalArgumentException("bound must be greater than origin");
        }
        double number = nextDouble() * (bound - origin) + origin;
        return number >= bound ? Math.nextAfter(bound, origin) : number;
    }

    default float nextFloat(float bound) {
        if (!(bound > 0 && bound < Float.POSITIVE_INFINITY)) {
            throw new IllegalArgumentException("bound must be finite and positive");
        }
        float number = nextFloat() * bound;
        return number >= bound ? Float.intBitsToFloat(Float.floatToIntBits(bound) - 1) : number;
    }

    default float nextFloat(float origin, float bound) {
        if (!(origin < bound && bound - origin < Float.POSITIVE_INFINITY)) {
            throw new IllegalArgumentException("bound must be greater than origin");
        }
        float number = nextFloat() * (bound - origin) + origin;
        return number >= bound ? Float.intBitsToFloat(Float.floatToIntBits(bound) - 1) : number;
    }
}
