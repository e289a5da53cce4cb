package java.util;

/** A key at which the part of a sorted map or set ends, within it or just outside. */
final class Limit {
    final Object key;
    final boolean inclusive;

    Limit(Object key, boolean inclusive) {
        this.key = key;
        this.inclusive = inclusive;
    }
}
