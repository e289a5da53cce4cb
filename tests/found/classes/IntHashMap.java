/** A hash map from int to int with open addressing. */
public class IntHashMap {
    private static final int MAX = 1 << 20;

    private int[] keys = new int[8];
    private int[] values = new int[8];
    private boolean[] used = new boolean[8];
    private int size;

    public int size() {
        return size;
    }

    private int find(int key) {
        int mask = keys.length - 1;
        int slot = (key ^ key >>> 16) & mask;
        while (used[slot] && keys[slot] != key) {
            slot = (slot + 1) & mask;
        }
        return slot;
    }

    public boolean contains(int key) {
        return used[find(key)];
    }

    public int get(int key, int otherwise) {
        int slot = find(key);
        return used[slot] ? values[slot] : otherwise;
    }

    public void put(int key, int value) {
        int slot = find(key);
        if (!used[slot]) {
            if (2 * size >= keys.length) {
                resize();
                slot = find(key);
            }
            used[slot] = true;
            keys[slot] = key;
            size++;
        }
        values[slot] = value;
        assert size < keys.length;
        assert get(key, value - 1) == value;
    }

    private void resize() {
        if (keys.length >= MAX) {
            throw new IllegalStateException("map is full");
        }
        int[] oldKeys = keys;
        int[] oldValues = values;
        boolean[] oldUsed = used;
        keys = new int[2 * oldKeys.length];
        values = new int[keys.length];
        used = new boolean[keys.length];
        for (int i = 0; i < oldKeys.length; i++) {
            if (oldUsed[i]) {
                int slot = find(oldKeys[i]);
                used[slot] = true;
                keys[slot] = oldKeys[i];
                values[slot] = oldValues[i];
            }
        }
        assert keys.length == 2 * oldKeys.length;
    }

    public long sumOfValues() {
        long sum = 0;
        for (int i = 0; i < keys.length; i++) {
            if (used[i]) {
                sum += values[i];
            }
        }
        return sum;
    }
}
