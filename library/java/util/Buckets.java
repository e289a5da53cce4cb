package java.util;

import invar.logic.Dict;
import invar.logic.Seq;

/**
 * How many buckets the JDK's hash tables have: that decides in which order they give their keys. A table of so many buckets has room for
 * some keys; that is counted in sixteenths of a key, because it doubles exactly with the buckets.
 */
final class Buckets {
    static final int MOST = 1 << 30;

    private Buckets() {
    }

    /** The power of two that is at least this capacity. */
    static int ofCapacity(int capacity) {
        return capacity <= 1 ? 1 : capacity > MOST / 2 ? MOST : 2 * Integer.highestOneBit(capacity - 1);
    }

    /** The capacity that the JDK thinks right for so many keys that come at once. */
    static int capacity(int keys, float loadFactor) {
        return (int) (keys / loadFactor + 1.0f);
    }

    /** The room in the buckets that a table starts with. */
    static int room(int buckets, float loadFactor) {
        long room = buckets < 16 ? (long) (16 * loadFactor) * buckets : 16 * (long) (buckets * loadFactor);
        return (int) Math.min(room, Integer.MAX_VALUE);
    }

    /** All keys, as a `Hashtable` of so many buckets holds them: bucket by bucket, the newest key first. A step is 1 or -1. */
    static <K> Seq<K> chained(Dict<K, ?> d, int buckets, int firstBucket, int step) {
        int[] newest = new int[buckets];
        int[] older = new int[Dict.size(d)];
        for (int position = 0; position < older.length; position++) {
            int bucket = (Dict.keyAt(d, position).hashCode() & Integer.MAX_VALUE) % buckets;
            older[position] = newest[bucket] - 1;
            newest[bucket] = position + 1;
        }
        Seq<K> result = null;
        for (int bucket = firstBucket; bucket >= 0 && bucket < buckets; bucket += step) {
            for (int position = newest[bucket] - 1; position >= 0; position = older[position]) {
                result = Seq.append(result, Dict.keyAt(d, position));
            }
        }
        return result;
    }
}
