// A hash map written by hand: buckets in a generic array, resizing, null keys, iteration in bucket order.
import java.util.function.BiConsumer;
import java.util.function.BiFunction;

public class OwnHashMap<K, V> {
    private static class Entry<K, V> {
        final K key;
        V value;
        Entry<K, V> next;

        Entry(K key, V value, Entry<K, V> next) {
            this.key = key;
            this.value = value;
            this.next = next;
        }
    }

    private Entry<K, V>[] buckets = create(4);
    private int size;

    @SuppressWarnings("unchecked")
    private static <K, V> Entry<K, V>[] create(int n) {
        return (Entry<K, V>[]) new Entry<?, ?>[n];
    }

    private int slot(Object key, int length) {
        return key == null ? 0 : (key.hashCode() & 0x7fffffff) % length;
    }

    V get(Object key) {
        for (Entry<K, V> e = buckets[slot(key, buckets.length)]; e != null; e = e.next) {
            if (e.key == null ? key == null : e.key.equals(key)) {
                return e.value;
            }
        }
        return null;
    }

    V merge(K key, V value, BiFunction<? super V, ? super V, ? extends V> how) {
        int slot = slot(key, buckets.length);
        for (Entry<K, V> e = buckets[slot]; e != null; e = e.next) {
            if (e.key == null ? key == null : e.key.equals(key)) {
                return e.value = how.apply(e.value, value);
            }
        }
        buckets[slot] = new Entry<>(key, value, buckets[slot]);
        if (++size > buckets.length * 3 / 4) {
            Entry<K, V>[] bigger = create(buckets.length * 2 + 1);
            forEach((k, v) -> {
                int s = slot(k, bigger.length);
                bigger[s] = new Entry<>(k, v, bigger[s]);
            });
            buckets = bigger;
        }
        return value;
    }

    void forEach(BiConsumer<? super K, ? super V> action) {
        for (Entry<K, V> head : buckets) {
            for (Entry<K, V> e = head; e != null; e = e.next) {
                action.accept(e.key, e.value);
            }
        }
    }

    public static void main(String[] args) {
        OwnHashMap<String, Integer> counts = new OwnHashMap<>();
        for (String word : "the cat and the dog and the bird saw the other cat".split(" ")) {
            counts.merge(word, 1, Integer::sum);
        }
        counts.merge(null, 100, Math::max);
        counts.merge(null, 99, Math::max);
        counts.forEach((k, v) -> System.out.print(k + "=" + v + " "));
        System.out.println(counts.size + " " + counts.buckets.length);
        System.out.println(counts.get("the") + counts.get(null) + " " + counts.get("fish") + " " + counts.get(5));
        OwnHashMap<Long, String> numbers = new OwnHashMap<>();
        for (long i = -3; i < 3; i++) {
            numbers.merge(i * i * 10_000_000_000L, "n" + i, (a, b) -> b + a);
        }
        numbers.forEach((k, v) -> System.out.print(k + ":" + v + " "));
        System.out.println(numbers.size + numbers.get(0L) + numbers.get(0));
    }
}
