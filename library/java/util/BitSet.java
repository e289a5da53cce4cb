package java.util;

/** A set of numbers that are not negative; those of `java.nio` are left out. */
public class BitSet implements Cloneable, java.io.Serializable {
    private static final int WORD = 64;

    /** As many as the words of 64 bits have that a real one takes for itself: `size` tells. */
    private boolean[] bits;
    /** After the last bit that is set. */
    private int length;
    /** Whether the room was asked for: then a copy has as much. */
    private boolean isRoomFixed;

    public BitSet() {
        bits = new boolean[WORD];
    }

    public BitSet(int nbits) {
        if (nbits < 0) {
            throw new NegativeArraySizeException("nbits < 0: " + nbits);
        }
        bits = new boolean[roomFor(nbits)];
        isRoomFixed = true;
    }

    /** The bits of all words that it takes to hold so many. */
    private static int roomFor(int count) {
        return count + WORD - 1 & -WORD;
    }

    public static BitSet valueOf(long[] longs) {
        BitSet result = new BitSet();
        int words = longs.length;
        while (words > 0 && longs[words - 1] == 0) {
            words--;
        }
        result.bits = new boolean[words * WORD];
        for (int index = 0; index < result.bits.length; index++) {
            result.bits[index] = (longs[index / WORD] >>> index & 1) != 0;
        }
        result.shorten(result.bits.length);
        return result;
    }

    public static BitSet valueOf(byte[] bytes) {
        BitSet result = new BitSet();
        int count = bytes.length;
        while (count > 0 && bytes[count - 1] == 0) {
            count--;
        }
        result.bits = new boolean[roomFor(count * 8)];
        for (int index = 0; index < count * 8; index++) {
            result.bits[index] = (bytes[index / 8] >>> index % 8 & 1) != 0;
        }
        result.shorten(count * 8);
        return result;
    }

    public byte[] toByteArray() {
        byte[] result = new byte[(length + 7) / 8];
        for (int index = 0; index < length; index++) {
            if (bits[index]) {
                result[index / 8] |= 1 << index % 8;
            }
        }
        return result;
    }

    public long[] toLongArray() {
        long[] result = new long[roomFor(length) / WORD];
        for (int index = 0; index < length; index++) {
            if (bits[index]) {
                result[index / WORD] |= 1L << index;
            }
        }
        return result;
    }

    /** Room for so many bits. */
    private void widen(int count) {
        if (bits.length < count) {
            bits = Arrays.copyOf(bits, Math.max(2 * bits.length, roomFor(count)));
            isRoomFixed = false;
        }
    }

    /** From here on no bit is set: finds the last one before. */
    private void shorten(int end) {
        length = end;
        while (length > 0 && !bits[length - 1]) {
            length--;
        }
    }

    private static void checkRange(int fromIndex, int toIndex) {
        if (fromIndex < 0) {
            throw new IndexOutOfBoundsException("fromIndex < 0: " + fromIndex);
        }
        if (toIndex < 0) {
            throw new IndexOutOfBoundsException("toIndex < 0: " + toIndex);
        }
        if (fromIndex > toIndex) {
            throw new IndexOutOfBoundsException("fromIndex: " + fromIndex + " > toIndex: " + toIndex);
        }
    }

    public boolean get(int bitIndex) {
        if (bitIndex < 0) {
            throw new IndexOutOfBoundsException("bitIndex < 0: " + bitIndex);
        }
        return bitIndex < length && bits[bitIndex];
    }

    public void set(int bitIndex) {
        if (bitIndex < 0) {
            throw new IndexOutOfBoundsException("bitIndex < 0: " + bitIndex);
        }
        widen(bitIndex + 1);
        bits[bitIndex] = true;
        length = Math.max(length, bitIndex + 1);
    }

    public void clear(int bitIndex) {
        if (bitIndex < 0) {
            throw new IndexOutOfBoundsException("bitIndex < 0: " + bitIndex);
        }
        if (bitIndex < length) {
            bits[bitIndex] = false;
        }
        if (bitIndex == length - 1) {
            shorten(bitIndex);
        }
    }

    public void set(int bitIndex, boolean value) {
        if (value) {
            set(bitIndex);
        } else {
            clear(bitIndex);
        }
    }

    public void flip(int bitIndex) {
        if (bitIndex < 0) {
            throw new IndexOutOfBoundsException("bitIndex < 0: " + bitIndex);
        }
        widen(bitIndex + 1);
        bits[bitIndex] = !bits[bitIndex];
        if (bits[bitIndex]) {
            length = Math.max(length, bitIndex + 1);
        } else if (bitIndex == length - 1) {
            shorten(bitIndex);
        }
    }

    public void clear() {
        Arrays.fill(bits, 0, length, false);
        length = 0;
    }

    public void set(int fromIndex, int toIndex) {
        checkRange(fromIndex, toIndex);
        if (fromIndex < toIndex) {
            widen(toIndex);
            Arrays.fill(bits, fromIndex, toIndex, true);
            length = Math.max(length, toIndex);
        }
    }

    public void clear(int fromIndex, int toIndex) {
        checkRange(fromIndex, toIndex);
        if (fromIndex < length) {
            Arrays.fill(bits, fromIndex, Math.min(toIndex, length), false);
            shorten(length);
        }
    }

    public void set(int fromIndex, int toIndex, boolean value) {
        if (value) {
            set(fromIndex, toIndex);
        } else {
            clear(fromIndex, toIndex);
        }
    }

    public void flip(int fromIndex, int toIndex) {
        checkRange(fromIndex, toIndex);
        if (fromIndex < toIndex) {
            widen(toIndex);
            for (int index = fromIndex; index < toIndex; index++) {
                bits[index] = !bits[index];
            }
            shorten(Math.max(length, toIndex));
        }
    }

    public BitSet get(int fromIndex, int toIndex) {
        checkRange(fromIndex, toIndex);
        int count = Math.max(0, Math.min(toIndex, length) - fromIndex);
        BitSet result = new BitSet(count);
        System.arraycopy(bits, count == 0 ? 0 : fromIndex, result.bits, 0, count);
        result.shorten(count);
        return result;
    }

    public java.util.stream.IntStream stream() {
        return java.util.stream.StreamSupport.intStream(new BitSetSpliterator(this), false);
    }

    public int nextSetBit(int fromIndex) {
        if (fromIndex < 0) {
            throw new IndexOutOfBoundsException("fromIndex < 0: " + fromIndex);
        }
        int index = fromIndex;
        while (index < length && !bits[index]) {
            index++;
        }
        return index < length ? index : -1;
    }

    public int nextClearBit(int fromIndex) {
        if (fromIndex < 0) {
            throw new IndexOutOfBoundsException("fromIndex < 0: " + fromIndex);
        }
        int index = fromIndex;
        while (index < length && bits[index]) {
            index++;
        }
        return index;
    }

    public int previousSetBit(int fromIndex) {
        if (fromIndex < -1) {
            throw new IndexOutOfBoundsException("fromIndex < -1: " + fromIndex);
        }
        int index = Math.min(fromIndex, length - 1);
        while (index >= 0 && !bits[index]) {
            index--;
        }
        return index;
    }

    public int previousClearBit(int fromIndex) {
        if (fromIndex < -1) {
            throw new IndexOutOfBoundsException("fromIndex < -1: " + fromIndex);
        }
        int index = fromIndex;
        while (index >= 0 && index < length && bits[index]) {
            index--;
        }
        return index;
    }

    public int length() {
        return length;
    }

    public boolean isEmpty() {
        return length == 0;
    }

    public int size() {
        return bits.length;
    }

    public int cardinality() {
        int count = 0;
        for (int index = 0; index < length; index++) {
            if (bits[index]) {
                count++;
            }
        }
        return count;
    }

    public boolean intersects(BitSet set) {
        for (int index = 0; index < set.length && index < length; index++) {
            if (bits[index] && set.bits[index]) {
                return true;
            }
        }
        return false;
    }

    public void and(BitSet set) {
        for (int index = 0; index < length; index++) {
            bits[index] = bits[index] && set.get(index);
        }
        shorten(Math.min(length, set.length));
    }

    public void or(BitSet set) {
        widen(set.length);
        for (int index = 0; index < set.length; index++) {
            bits[index] = bits[index] || set.bits[index];
        }
        length = Math.max(length, set.length);
    }

    public void xor(BitSet set) {
        widen(set.length);
        int end = Math.max(length, set.length);
        for (int index = 0; index < set.length; index++) {
            bits[index] = bits[index] != set.bits[index];
        }
        shorten(end);
    }

    public void andNot(BitSet set) {
        int end = length;
        for (int index = 0; index < set.length && index < end; index++) {
            bits[index] = bits[index] && !set.bits[index];
        }
        shorten(end);
    }

    public int hashCode() {
        long[] words = toLongArray();
        long hash = 1234;
        for (int index = words.length - 1; index >= 0; index--) {
            hash ^= words[index] * (index + 1);
        }
        return (int) (hash >> 32 ^ hash);
    }

    public boolean equals(Object obj) {
        return obj instanceof BitSet && length == ((BitSet) obj).length && Arrays.equals(bits, 0, length, ((BitSet) obj).bits, 0, length);
    }

    /** Where the room was not asked for, both give back what they do not need. */
    public Object clone() {
        if (!isRoomFixed && bits.length > roomFor(length)) {
            bits = Arrays.copyOf(bits, roomFor(length));
        }
        try {
            BitSet result = (BitSet) super.clone();
            result.bits = bits.clone();
            return result;
        } catch (CloneNotSupportedException impossible) {
            throw new InternalError(impossible);
        }
    }

    public String toString() {
        StringBuilder text = new StringBuilder("{");
        String separator = "";
        for (int index = nextSetBit(0); index >= 0; index = nextSetBit(index + 1)) {
            text.append(separator).append(index);
            separator = ", ";
        }
        return text.append("}").toString();
    }
}
