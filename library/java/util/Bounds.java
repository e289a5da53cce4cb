package java.util;

import invar.logic.Dict;

/** The part of a sorted map or set that a view shows: above one key, below another one, both, or all of it. */
final class Bounds {
    private final Object holder;
    final Comparator<?> comparator;
    /** null: from the start. */
    final Limit low;
    /** null: to the end. */
    final Limit high;

    Bounds(Object holder, Comparator<?> comparator, Limit low, Limit high) {
        if (low != null && high != null) {
            if (Ranks.compare(comparator, low.key, high.key) > 0) {
                throw new IllegalArgumentException("fromKey > toKey");
            }
        } else if (low != null) {
            Ranks.compare(comparator, low.key, low.key);
        } else if (high != null) {
            Ranks.compare(comparator, high.key, high.key);
        }
        this.holder = holder;
        this.comparator = comparator;
        this.low = low;
        this.high = high;
    }

    /** A part of this part; what does not lie within is an error that names the key. */
    Bounds from(Limit limit) {
        check(limit, "fromKey out of range");
        return new Bounds(holder, comparator, limit, high);
    }

    Bounds to(Limit limit) {
        check(limit, "toKey out of range");
        return new Bounds(holder, comparator, low, limit);
    }

    Bounds between(Limit from, Limit to) {
        check(from, "fromKey out of range");
        check(to, "toKey out of range");
        return new Bounds(holder, comparator, from, to);
    }

    /** The same where the keys are shown backwards: from a key is below it. */
    Bounds fromBackwards(Limit limit) {
        check(limit, "fromKey out of range");
        return new Bounds(holder, comparator, low, limit);
    }

    Bounds toBackwards(Limit limit) {
        check(limit, "toKey out of range");
        return new Bounds(holder, comparator, limit, high);
    }

    Bounds betweenBackwards(Limit from, Limit to) {
        check(from, "fromKey out of range");
        check(to, "toKey out of range");
        return new Bounds(holder, comparator, to, from);
    }

    private void check(Limit limit, String message) {
        boolean within = limit.inclusive ? contains(limit.key) : touches(limit.key);
        if (!within) {
            throw new IllegalArgumentException(message);
        }
    }

    boolean contains(Object key) {
        return !isTooLow(key) && !isTooHigh(key);
    }

    /** Whether it lies within, or is a limit. */
    private boolean touches(Object key) {
        return (low == null || Ranks.compare(comparator, key, low.key) >= 0)
            && (high == null || Ranks.compare(comparator, high.key, key) >= 0);
    }

    private boolean isTooLow(Object key) {
        if (low == null) {
            return false;
        }
        int order = Ranks.compare(comparator, key, low.key);
        return order < 0 || order == 0 && !low.inclusive;
    }

    private boolean isTooHigh(Object key) {
        if (high == null) {
            return false;
        }
        int order = Ranks.compare(comparator, key, high.key);
        return order > 0 || order == 0 && !high.inclusive;
    }

    /** The position of the first key of the part. */
    int start(Dict<?, ?> d) {
        return low == null ? 0 : low.inclusive ? Ranks.rank(holder, d, comparator, low.key) : Ranks.after(holder, d, comparator, low.key);
    }

    /** The position after the last key of the part; the start, if it is empty. */
    int end(Dict<?, ?> d) {
        int end = high == null ? Dict.size(d) : high.inclusive ? Ranks.after(holder, d, comparator, high.key) : Ranks.rank(holder, d, comparator, high.key);
        return Math.max(start(d), end);
    }

    int size(Dict<?, ?> d) {
        return end(d) - start(d);
    }

    /** The position of the first key of the part, or -1; and so on. */
    int first(Dict<?, ?> d) {
        return start(d) < end(d) ? start(d) : -1;
    }

    int last(Dict<?, ?> d) {
        return start(d) < end(d) ? end(d) - 1 : -1;
    }

    int ceiling(Dict<?, ?> d, Object key) {
        int position = isTooLow(key) ? start(d) : Ranks.rank(holder, d, comparator, key);
        return position < end(d) ? position : -1;
    }

    int higher(Dict<?, ?> d, Object key) {
        int position = isTooLow(key) ? start(d) : Ranks.after(holder, d, comparator, key);
        return position < end(d) ? position : -1;
    }

    int floor(Dict<?, ?> d, Object key) {
        int position = isTooHigh(key) ? end(d) : Ranks.after(holder, d, comparator, key);
        return position > start(d) ? position - 1 : -1;
    }

    int lower(Dict<?, ?> d, Object key) {
        int position = isTooHigh(key) ? end(d) : Ranks.rank(holder, d, comparator, key);
        return position > start(d) ? position - 1 : -1;
    }
}
