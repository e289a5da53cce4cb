// A least-recently-used cache: own hash table plus a doubly linked list; eviction order is printed.
import java.util.function.Function;

public class LruCache<K, V> {
    private class Entry {
        K key;
        V value;
        Entry newer, older, chain;
    }

    private final Object[] table;
    private final int capacity;
    private Entry newest, oldest;
    private int size, hits, misses;

    LruCache(int capacity) {
        this.capacity = capacity;
        this.table = new Object[capacity * 2 + 1];
    }

    private int slot(K key) {
        return Math.floorMod(key.hashCode(), table.length);
    }

    @SuppressWarnings("unchecked")
    private Entry find(K key) {
        Entry e = (Entry) table[slot(key)];
        while (e != null && !e.key.equals(key)) {
            e = e.chain;
        }
        return e;
    }

    private void unlink(Entry e) {
        if (e.newer == null) newest = e.older; else e.newer.older = e.older;
        if (e.older == null) oldest = e.newer; else e.older.newer = e.newer;
    }

    private void link(Entry e) {
        e.newer = null;
        e.older = newest;
        if (newest == null) oldest = e; else newest.newer = e;
        newest = e;
    }

    @SuppressWarnings("unchecked")
    private void evict() {
        Entry victim = oldest;
        System.out.print("evict " + victim.key + "; ");
        unlink(victim);
        int s = slot(victim.key);
        if (table[s] == victim) {
            table[s] = victim.chain;
        } else {
            Entry e = (Entry) table[s];
            while (e.chain != victim) {
                e = e.chain;
            }
            e.chain = victim.chain;
        }
        size--;
    }

    @SuppressWarnings("unchecked")
    V get(K key, Function<? super K, ? extends V> load) {
        Entry e = find(key);
        if (e != null) {
            hits++;
            unlink(e);
        } else {
            misses++;
            if (size == capacity) {
                evict();
            }
            e = new Entry();
            e.key = key;
            e.value = load.apply(key);
            e.chain = (Entry) table[slot(key)];
            table[slot(key)] = e;
            size++;
        }
        link(e);
        return e.value;
    }

    public static void main(String[] args) {
        LruCache<Integer, String> cache = new LruCache<>(3);
        for (int n : new int[] {1, 2, 3, 1, 4, 8, 1, 15, 2, 8, 1, 1}) {
            System.out.print(cache.get(n, k -> "<" + k * k + ">") + " ");
        }
        System.out.println(cache.hits + "/" + cache.misses);
        for (LruCache<Integer, String>.Entry e = cache.newest; e != null; e = e.older) {
            System.out.print(e.key + "=" + e.value + " ");
        }
        System.out.println(cache.oldest.key);
        LruCache<String, Integer> lengths = new LruCache<>(1);
        int total = 0;
        for (String s : "a bb a bb bb ccc".split(" ")) {
            total = total * 10 + lengths.get(s, String::length);
        }
        System.out.println(total + " " + lengths.hits);
    }
}
