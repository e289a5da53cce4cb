/** Counts how many samples fall into each of some bins of equal width. */
public class Histogram {
    private final double low;
    private final double high;
    private final int[] bins;
    private long outside;

    public Histogram(double low, double high, int bins) {
        if (!(low >= -1e6 && high <= 1e6 && high - low >= 1)) {
            throw new IllegalArgumentException("bad range");
        }
        if (bins < 1 || bins > 1000) {
            throw new IllegalArgumentException("bins " + bins);
        }
        this.low = low;
        this.high = high;
        this.bins = new int[bins];
    }

    public void add(double sample) {
        if (sample >= low && sample <= high) {
            int bin = (int) ((sample - low) / (high - low) * bins.length);
            bins[bin]++;    // BUG: ArrayIndexOutOfBoundsException, a sample of the upper bound
        } else {
            outside++;
        }
    }

    public int count(int bin) {
        if (bin < 0 || bin >= bins.length) {
            throw new IllegalArgumentException("bin " + bin);
        }
        return bins[bin];
    }

    public int fullest() {
        int best = 0;
        for (int i = 1; i < bins.length; i++) {
            if (bins[i] > bins[best]) {
                best = i;
            }
        }
        assert best >= 0 && best < bins.length;
        return best;
    }

    public long inside() {
        long total = 0;
        for (int count : bins) {
            total += count;
        }
        return total;
    }

    /** Per cent of the samples of one bin. */
    public int share(int bin) {
        return (int) (100L * count(bin) / inside());    // BUG: ArithmeticException, no sample yet
    }

    public int[] merged() {
        int[] halves = new int[(bins.length + 1) / 2];
        for (int i = 0; i < bins.length; i++) {
            halves[i / 2] += bins[i];
        }
        assert halves.length <= bins.length;
        return halves;
    }

    public long outside() {
        return outside;
    }
}
