package java.util;

import java.util.random.RandomGenerator;

/** Random numbers by the recurrence that the documentation of the JDK prescribes; without a seed, from the clock. */
public class Random implements RandomGenerator, java.io.Serializable {
    private static final long MULTIPLIER = 0x5DEECE66DL;
    private static final long MASK = (1L << 48) - 1;

    /** How many generators without a seed were made: no two of them start alike. */
    private static long made;

    private long seed;
    private double nextNextGaussian;
    private boolean haveNextNextGaussian;

    public Random() {
        this(System.nanoTime() ^ ++made * 0x9E3779B97F4A7C15L);
    }

    public Random(long seed) {
        if (getClass() == Random.class) {
            this.seed = (seed ^ MULTIPLIER) & MASK;
        } else {
            // A subclass may have its own way.
            setSeed(seed);
        }
    }

    public synchronized void setSeed(long seed) {
        this.seed = (seed ^ MULTIPLIER) & MASK;
        haveNextNextGaussian = false;
    }

    protected int next(int bits) {
        seed = seed * MULTIPLIER + 0xBL & MASK;
        return (int) (seed >>> 48 - bits);
    }

    @Override
    public void nextBytes(byte[] bytes) {
        int bits = 0;
        for (int index = 0; index < bytes.length; index++) {
            bits = index % 4 == 0 ? nextInt() : bits >> 8;
            bytes[index] = (byte) bits;
        }
    }

    @Override
    public int nextInt() {
        return next(32);
    }

    @Override
    public int nextInt(int bound) {
        if (bound <= 0) {
            throw new IllegalArgumentException("bound must be positive");
        }
        int bits = next(31);
        if ((bound & bound - 1) == 0) {
            return (int) ((long) bound * bits >> 31);
        }
        // What lies above the last multiple of the bound would favour small numbers.
        while (bits - bits % bound + (bound - 1) < 0) {
            bits = next(31);
        }
        return bits % bound;
    }

    @Override
    public long nextLong() {
        long high = (long) next(32) << 32;
        return high + next(32);
    }

    @Override
    public boolean nextBoolean() {
        return next(1) != 0;
    }

    @Override
    public float nextFloat() {
        return next(24) / (float) (1 << 24);
    }

    @Override
    public double nextDouble() {
        long high = (long) next(26) << 27;
        return (high + next(27)) * 0x1.0p-53;
    }

    /** The polar method: two numbers at a time. */
    public synchronized double nextGaussian() {
        if (haveNextNextGaussian) {
            haveNextNextGaussian = false;
            return nextNextGaussian;
        }
        double first;
        double second;
        double square;
        do {
            first = 2 * nextDouble() - 1;
            second = 2 * nextDouble() - 1;
            square = first * first + second * second;
        } while (square >= 1 || square == 0);
        double factor = StrictMath.sqrt(-2 * StrictMath.log(square) / square);
        nextNextGaussian = second * factor;
        haveNextNextGaussian = true;
        return first * factor;
    }

    public java.util.stream.IntStream ints(long streamSize) {
        return indices(streamSize).mapToInt(index -> nextInt()).unordered();
    }

    public java.util.stream.IntStream ints() {
        return ints(Long.MAX_VALUE);
    }

    public java.util.stream.IntStream ints(long streamSize, int randomNumberOrigin, int randomNumberBound) {
        java.util.stream.LongStream indices = indices(streamSize);
        checkBounds(randomNumberOrigin < randomNumberBound);
        return indices.mapToInt(index -> nextInt(randomNumberOrigin, randomNumberBound)).unordered();
    }

    public java.util.stream.IntStream ints(int randomNumberOrigin, int randomNumberBound) {
        return ints(Long.MAX_VALUE, randomNumberOrigin, randomNumberBound);
    }

    public java.util.stream.LongStream longs(long streamSize) {
        return indices(streamSize).map(index -> nextLong()).unordered();
    }

    public java.util.stream.LongStream longs() {
        return longs(Long.MAX_VALUE);
    }

    public java.util.stream.LongStream longs(long streamSize, long randomNumberOrigin, long randomNumberBound) {
        java.util.stream.LongStream indices = indices(streamSize);
        checkBounds(randomNumberOrigin < randomNumberBound);
        return indices.map(index -> nextLong(randomNumberOrigin, randomNumberBound)).unordered();
    }

    public java.util.stream.LongStream longs(long randomNumberOrigin, long randomNumberBound) {
        return longs(Long.MAX_VALUE, randomNumberOrigin, randomNumberBound);
    }

    public java.util.stream.DoubleStream doubles(long streamSize) {
        return indices(streamSize).mapToDouble(index -> nextDouble()).unordered();
    }

    public java.util.stream.DoubleStream doubles() {
        return doubles(Long.MAX_VALUE);
    }

    public java.util.stream.DoubleStream doubles(long streamSize, double randomNumberOrigin, double randomNumberBound) {
        java.util.stream.LongStream indices = indices(streamSize);
        checkBounds(randomNumberOrigin < randomNumberBound);
        return indices.mapToDouble(index -> nextDouble(randomNumberOrigin, randomNumberBound)).unordered();
    }

    public java.util.stream.DoubleStream doubles(double randomNumberOrigin, double randomNumberBound) {
        return doubles(Long.MAX_VALUE, randomNumberOrigin, randomNumberBound);
    }

    /** So many numbers are to come; whatever their order. */
    private static java.util.stream.LongStream indices(long streamSize) {
        if (streamSize < 0) {
            throw new IllegalArgumentException("size must be non-negative");
        }
        return java.util.stream.LongStream.range(0, streamSize);
    }

    private static void checkBounds(boolean areInOrder) {
        if (!areInOrder) {
            throw new IllegalArgumentException("bound must be greater than origin");
        }
    }
}
