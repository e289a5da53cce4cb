import java.util.HashMap;
import java.util.Hashtable;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeMap;

/**
 * Entries that are held while their map changes: they follow the value of their key, keep the last one when it goes, and are others than those of
 * the same key put again. What a removal from the middle of a TreeMap does to entries is left open: they are forgotten.
 */
public final class HeldEntries extends MapSequences {
    private static final int MOST = 5;

    private final Object[] held = new Object[MOST];
    private Map<Object, Object> map;

    public static void main(String[] arguments) {
        new HeldEntries().run(arguments);
    }

    @Override
    void begin() {
        for (int at = 0; at < MOST; at++) {
            held[at] = null;
        }
        int kind = below(5);
        domain(below(kind == 4 ? 4 : 5));
        nulls = kind < 3 ? 12 : 0;
        strangers = kind == 4 ? 0 : 20;
        knowsEnd = kind != 3;
        map = filled(made(kind));
        root("map", map, kind != 0 && kind != 3);
    }

    private static Map<Object, Object> made(int kind) {
        switch (kind) {
            case 0:
                return new HashMap<>();
            case 1:
                return new LinkedHashMap<>();
            case 2:
                return new LinkedHashMap<>(16, 0.75f, true);
            case 3:
                return new Hashtable<>();
            default:
                return new TreeMap<>(Values.BY_RANK);
        }
    }

    @Override
    void step(Object on) {
        Object[] before = map.keySet().toArray();
        try {
            switch (below(5)) {
                case 0:
                    hold(plain());
                    break;
                case 1:
                    set();
                    break;
                default:
                    super.step(on);
                    break;
            }
        } finally {
            if (map instanceof TreeMap && !isForeseen(before, map.keySet().toArray())) {
                forgetEntries();
            }
            shown();
        }
    }

    /** Holds the entry of a key, if it is there. */
    private void hold(Object key) {
        op("hold");
        for (Map.Entry<Object, Object> entry : map.entrySet()) {
            if (entry.getKey() != null && entry.getKey().equals(key)) {
                held[below(MOST)] = entry;
                result(true);
                return;
            }
        }
    }

    @SuppressWarnings("unchecked")
    private Map.Entry<Object, Object> entry(int at) {
        return (Map.Entry<Object, Object>) held[at];
    }

    private void set() {
        op("setValue");
        int at = below(MOST);
        if (held[at] != null) {
            result(entry(at).setValue(plain()));
        }
    }

    private void forgetEntries() {
        for (int at = 0; at < MOST; at++) {
            held[at] = null;
        }
    }

    /** Whether no key went, all did, or one at an end. */
    private static boolean isForeseen(Object[] before, Object[] after) {
        int gone = 0;
        int last = -1;
        for (int at = 0; at < before.length; at++) {
            if (!isIn(before[at], after)) {
                gone++;
                last = at;
            }
        }
        return gone == 0 || gone == before.length && after.length == 0 && gone < 2 || gone == 1 && (last == 0 || last == before.length - 1);
    }

    private static boolean isIn(Object key, Object[] keys) {
        for (Object other : keys) {
            if (other == key) {
                return true;
            }
        }
        return false;
    }

    /** Notes what the entries show. */
    private void shown() {
        for (int at = 0; at < MOST; at++) {
            if (held[at] != null) {
                result(entry(at).getKey());
                result(entry(at).getValue());
                result(entry(at).equals(Map.entry(1, 1)));
            }
        }
    }
}
