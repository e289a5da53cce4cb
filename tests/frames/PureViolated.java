// A `pure` method that caches its result is not pure.
class PureViolated {
    int[] values = new int[3];
    int cached;
    boolean isCached;

    /*@ pure @*/ int first() {                         //~ proved[frame]
        return values.length > 0 ? values[0] : 0;
    }

    /*@ pure @*/ int firstCached() {                   //~ refuted[frame]
        if (!isCached) {
            cached = first();
            isCached = true;
        }
        return cached;
    }

    // A pure method may create and fill an array.
    /*@ pure @*/ int[] pair(int x) {                   //~ proved[frame]
        int[] pair = new int[2];
        pair[0] = x;
        pair[1] = x;
        return pair;
    }
}
//~ obligations: 15
