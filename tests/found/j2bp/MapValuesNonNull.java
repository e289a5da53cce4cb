import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * J2BP, map values: items are put into a map, and those with a wanted key into a second map. Property: both maps
 * contain only non-null values, and each key leads to its own item.
 */
class MapValuesNonNull {
    static void mapValuesNonNull(List<Integer> keys, List<Integer> wanted) {
        Map<Integer, Item> items = new HashMap<>();
        for (Integer key : keys) {
            items.put(key, new Item(key));
        }
        Map<Integer, Item> selected = new HashMap<>();
        for (Integer key : wanted) {
            Item item = items.get(key);
            if (item != null) {
                selected.put(key, item);
            }
        }
        for (Integer key : keys) {
            Item item = items.get(key);
            assert item != null; // holds
            assert item.key == key; // holds
        }
        for (Item item : selected.values()) {
            assert item != null; // holds
            assert items.get(item.key) == item; // holds
        }
    }

    /** Wrong: what was not found is stored, too. */
    static void mapValuesNonNullWrong1(List<Integer> keys, List<Integer> wanted) {
        Map<Integer, Item> items = new HashMap<>();
        for (Integer key : keys) {
            items.put(key, new Item(key));
        }
        Map<Integer, Item> selected = new HashMap<>();
        for (Integer key : wanted) {
            Item item = items.get(key);
            selected.put(key, item);
        }
        for (Integer key : keys) {
            Item item = items.get(key);
            assert item != null; // holds
            assert item.key == key; // holds
        }
        for (Item item : selected.values()) {
            assert item != null; // wrong
            assert items.get(item.key) == item; // holds
        }
    }

    /** Wrong: the items that were selected are taken out, and still looked for. */
    static void mapValuesNonNullWrong2(List<Integer> keys, List<Integer> wanted) {
        Map<Integer, Item> items = new HashMap<>();
        for (Integer key : keys) {
            items.put(key, new Item(key));
        }
        Map<Integer, Item> selected = new HashMap<>();
        for (Integer key : wanted) {
            Item item = items.remove(key);
            if (item != null) {
                selected.put(key, item);
            }
        }
        for (Integer key : keys) {
            Item item = items.get(key);
            assert item != null; // wrong
            assert item.key == key; // holds
        }
        for (Item item : selected.values()) {
            assert item != null; // holds
            assert items.get(item.key) == item; // holds
        }
    }

    /** Wrong: the assertion looks for the wanted keys, of which some may be unknown. */
    static void mapValuesNonNullWrong3(List<Integer> keys, List<Integer> wanted) {
        Map<Integer, Item> items = new HashMap<>();
        for (Integer key : keys) {
            items.put(key, new Item(key));
        }
        Map<Integer, Item> selected = new HashMap<>();
        for (Integer key : wanted) {
            Item item = items.get(key);
            if (item != null) {
                selected.put(key, item);
            }
        }
        for (Integer key : wanted) {
            Item item = items.get(key);
            assert item != null; // wrong
            assert item.key == key; // holds
        }
        for (Item item : selected.values()) {
            assert item != null; // holds
            assert items.get(item.key) == item; // holds
        }
    }

    static class Item {
        final int key;

        Item(int key) {
            this.key = key;
        }
    }
}
