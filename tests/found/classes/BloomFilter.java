/** A set of numbers that may claim to contain more than was added. */
public class BloomFilter {
    private final boolean[] bits;
    private final int hashes;
    private int set;

    public BloomFilter(int bits, int hashes) {
        if (bits < 1 || bits > 1 << 20) {
            throw new IllegalArgumentException("bits " + bits);
        }
        if (hashes < 1 || hashes > 10) {
            throw new IllegalArgumentException("hashes " + hashes);
        }
        this.bits = new boolean[bits];
        this.hashes = hashes;
    }

    private int slot(int value, int round) {
        int hash = value;
        for (int i = 0; i < round; i++) {
            hash = 31 * hash + i;
        }
        return Math.abs(hash) % bits.length;
    }

    public void add(int value) {
        for (int round = 0; round < hashes; round++) {
            int slot = slot(value, round);
            if (!bits[slot]) {    // BUG: ArrayIndexOutOfBoundsException, the absolute value of Integer.MIN_VALUE is negative
                bits[slot] = true;
                set++;
            }
        }
        assert set <= bits.length;
    }

    public boolean mayContain(int value) {
        for (int round = 0; round < hashes; round++) {
            if (!bits[slot(value, round)]) {    // BUG: ArrayIndexOutOfBoundsException, the same
                return false;
            }
        }
        return true;
    }

    public int percentSet() {
        int percent = (int) (100L * set / bits.length);
        assert percent >= 0 && percent <= 100;
        return percent;
    }

    public boolean merge(BloomFilter other) {
        if (other.bits.length != bits.length || other.hashes != hashes) {
            return false;
        }
        set = 0;
        for (int i = 0; i < bits.length; i++) {
            bits[i] |= other.bits[i];
            if (bits[i]) {
                set++;
            }
        }
        return true;
    }

    public void clear() {
        for (int i = 0; i < bits.length; i++) {
            bits[i] = false;
        }
        set = 0;
        assert percentSet() == 0;
    }
}
