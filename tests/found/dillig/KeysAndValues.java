import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Dillig 15, relationship between keys and values: each key gets its double as value, but one special key gets
 * itself. Property: the values that belong to the keys.
 */
class KeysAndValues {
    static void keysAndValues(List<Integer> keys, int special) {
        Map<Integer, Integer> map = new HashMap<>();
        for (Integer key : keys) {
            map.put(key, 2 * key);
        }
        map.put(special, special);
        for (Map.Entry<Integer, Integer> entry : map.entrySet()) {
            int key = entry.getKey();
            int value = entry.getValue();
            if (key == special) {
                assert value == special; // holds
            } else {
                assert value == 2 * key; // holds
            }
        }
        for (Integer key : keys) {
            assert map.containsKey(key); // holds
        }
        assert Integer.valueOf(special).equals(map.get(special)); // holds
    }

    /** Wrong: the special key is put first, and may be overwritten. */
    static void keysAndValuesWrong1(List<Integer> keys, int special) {
        Map<Integer, Integer> map = new HashMap<>();
        map.put(special, special);
        for (Integer key : keys) {
            map.put(key, 2 * key);
        }
        for (Map.Entry<Integer, Integer> entry : map.entrySet()) {
            int key = entry.getKey();
            int value = entry.getValue();
            if (key == special) {
                assert value == special; // wrong
            } else {
                assert value == 2 * key; // holds
            }
        }
        for (Integer key : keys) {
            assert map.containsKey(key); // holds
        }
        assert Integer.valueOf(special).equals(map.get(special)); // holds
    }

    /** Wrong: the double may overflow. */
    static void keysAndValuesWrong2(List<Integer> keys, int special) {
        Map<Integer, Integer> map = new HashMap<>();
        for (Integer key : keys) {
            map.put(key, 2 * key);
        }
        map.put(special, special);
        for (Map.Entry<Integer, Integer> entry : map.entrySet()) {
            int key = entry.getKey();
            int value = entry.getValue();
            if (key == special) {
                assert value == special; // holds
            } else {
                assert value / 2 == key; // wrong
            }
        }
        for (Integer key : keys) {
            assert map.containsKey(key); // holds
        }
        assert Integer.valueOf(special).equals(map.get(special)); // holds
    }

    /** Wrong: the special key is removed again. */
    static void keysAndValuesWrong3(List<Integer> keys, int special) {
        Map<Integer, Integer> map = new HashMap<>();
        for (Integer key : keys) {
            map.put(key, 2 * key);
        }
        map.remove(special);
        for (Map.Entry<Integer, Integer> entry : map.entrySet()) {
            int key = entry.getKey();
            int value = entry.getValue();
            if (key == special) {
                assert value == special; // holds
            } else {
                assert value == 2 * key; // holds
            }
        }
        for (Integer key : keys) {
            assert map.containsKey(key); // wrong
        }
        assert Integer.valueOf(special).equals(map.get(special)); // wrong
    }
}
