package java.util.stream;

import java.util.AbstractMap;
import java.util.AbstractSet;
import java.util.Iterator;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;

/** A map with two keys: what failed a test, and what passed it. */
final class TwoParts<V> extends AbstractMap<Boolean, V> {
    final V failed;
    final V passed;

    TwoParts(V failed, V passed) {
        this.failed = failed;
        this.passed = passed;
    }

    @SuppressWarnings("unchecked")
    static <A, D> Map<Boolean, D> finished(TwoParts<A> partition, boolean isFinished, Function<A, D> finisher) {
        if (isFinished) {
            return (Map<Boolean, D>) (Map<?, ?>) partition;
        }
        return new TwoParts<D>(finisher.apply(partition.failed), finisher.apply(partition.passed));
    }

    @Override
    public V get(Object key) {
        return key instanceof Boolean ? (Boolean) key ? passed : failed : null;
    }

    @Override
    public boolean containsKey(Object key) {
        return key instanceof Boolean;
    }

    @Override
    public int size() {
        return 2;
    }

    @Override
    public Set<Map.Entry<Boolean, V>> entrySet() {
        return new Entries();
    }

    /** The two entries, `false` first. */
    private final class Entries extends AbstractSet<Map.Entry<Boolean, V>> {
        @Override
        public Iterator<Map.Entry<Boolean, V>> iterator() {
            Map.Entry<Boolean, V> first = new SimpleImmutableEntry<Boolean, V>(false, failed);
            Map.Entry<Boolean, V> second = new SimpleImmutableEntry<Boolean, V>(true, passed);
            return java.util.List.of(first, second).iterator();
        }

        @Override
        public int size() {
            return 2;
        }
    }
}
