import java.util.AbstractMap;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Predicate;

/** The calls that every map has. Functions that are given to them answer null now and then, and some change the map. */
final class MapSteps {
    private MapSteps() {
    }

    static void step(Sequences s, Map<Object, Object> map) {
        switch (s.below(30)) {
            case 0:
                s.op("size");
                s.result(map.size());
                s.result(map.isEmpty());
                break;
            case 1:
            case 2:
                s.op("get");
                s.result(map.get(s.value()));
                break;
            case 3:
            case 4:
            case 5:
            case 6:
            case 7:
                s.op("put");
                s.result(map.put(s.value(), s.value()));
                break;
            case 8:
            case 9:
                s.op("remove");
                s.result(map.remove(s.value()));
                break;
            case 10:
                s.op("containsKey");
                s.result(map.containsKey(s.value()));
                break;
            case 11:
                s.op("containsValue");
                s.result(map.containsValue(s.value()));
                break;
            case 12:
                s.op("putAll");
                map.putAll(other(s));
                break;
            case 13:
                if (s.below(s.isRoot() ? 4 : 2) == 0) {
                    s.op("clear");
                    map.clear();
                }
                break;
            case 14:
            case 15:
                s.op("keySet");
                s.keep("keySet", map.keySet());
                break;
            case 16:
                s.op("values");
                s.keep("values", map.values());
                break;
            case 17:
            case 18:
                s.op("entrySet");
                s.keep("entrySet", map.entrySet());
                break;
            case 19:
                iterate(s, map);
                break;
            case 20:
            case 21:
            case 22:
                conditional(s, map);
                break;
            case 23:
            case 24:
            case 25:
                computed(s, map);
                break;
            case 26:
                s.op("replaceAll");
                // Where it fails midway, the order says what has been replaced.
                if (s.mayFailMidway && !s.inOrder()) {
                    break;
                }
                map.replaceAll((key, value) -> Values.next(value));
                break;
            case 27:
                forEach(s, map);
                break;
            case 28:
                shown(s, map);
                break;
            default:
                withNull(s, map);
                break;
        }
    }

    private static Map<Object, Object> other(Sequences s) {
        Map<Object, Object> other = new LinkedHashMap<>();
        for (int times = s.below(4); times > 0; times--) {
            other.put(s.value(), s.value());
        }
        return other;
    }

    private static void conditional(Sequences s, Map<Object, Object> map) {
        switch (s.below(5)) {
            case 0:
                s.op("getOrDefault");
                s.result(map.getOrDefault(s.value(), s.value()));
                break;
            case 1:
                s.op("putIfAbsent");
                s.result(map.putIfAbsent(s.value(), s.value()));
                break;
            case 2:
                s.op("remove(k,v)");
                Object key = s.value();
                s.result(map.remove(key, s.truth() ? s.value() : map.get(key)));
                break;
            case 3:
                s.op("replace");
                s.result(map.replace(s.value(), s.value()));
                break;
            default:
                s.op("replace(k,o,n)");
                Object replaced = s.value();
                s.result(map.replace(replaced, s.truth() ? s.value() : map.get(replaced), s.value()));
                break;
        }
    }

    private static void computed(Sequences s, Map<Object, Object> map) {
        Object key;
        switch (s.below(6)) {
            case 0:
                s.op("computeIfAbsent");
                key = s.value();
                Object made = s.value();
                s.result(map.computeIfAbsent(key, it -> made));
                break;
            case 1:
                s.op("computeIfPresent");
                key = s.value();
                Predicate<Object> removed = s.predicate();
                s.result(map.computeIfPresent(key, (it, value) -> removed.test(value) ? null : Values.next(value)));
                break;
            case 2:
                s.op("compute");
                key = s.value();
                Object computed = s.value();
                s.result(map.compute(key, (it, value) -> value == null ? computed : s.code(value) % 3 == 0 ? null : Values.next(value)));
                break;
            case 3:
            case 4:
                s.op("merge");
                key = s.value();
                Object merged = s.value();
                s.result(map.merge(key, merged, (old, it) -> s.code(old) % 4 == 0 ? null : s.code(old) % 2 == 0 ? it : old));
                break;
            default:
                changing(s, map);
                break;
        }
    }

    /** A function that changes the map while it is computed. */
    private static void changing(Sequences s, Map<Object, Object> map) {
        Object key = s.value();
        Object other = s.value();
        switch (s.below(4)) {
            case 0:
                s.op("computeIfAbsent changing");
                s.result(map.computeIfAbsent(key, it -> changed(s, map, other)));
                break;
            case 1:
                s.op("computeIfPresent changing");
                s.result(map.computeIfPresent(key, (it, old) -> changed(s, map, other)));
                break;
            case 2:
                s.op("compute changing");
                s.result(map.compute(key, (it, old) -> changed(s, map, other)));
                break;
            default:
                s.op("merge changing");
                s.result(map.merge(key, other, (old, it) -> changed(s, map, other)));
                break;
        }
    }

    /** Another key comes or goes, unless it is there or not there already: then nothing has changed. */
    private static Object changed(Sequences s, Map<Object, Object> map, Object key) {
        if (!s.changesInside) {
            return key;
        }
        if (map.containsKey(key)) {
            map.remove(key);
        } else {
            map.put(key, key);
        }
        return key;
    }

    /** The entries from first to last, some of which get another value, and some are removed. */
    private static void iterate(Sequences s, Map<Object, Object> map) {
        s.op("iterate");
        Predicate<Object> set = s.predicate();
        Predicate<Object> removed = s.predicate();
        boolean changes = s.truth() && (s.inOrder() || !s.mayFailMidway);
        long sum = 0;
        Iterator<Map.Entry<Object, Object>> iterator = map.entrySet().iterator();
        while (iterator.hasNext()) {
            Map.Entry<Object, Object> entry = iterator.next();
            long code = Sequences.mixed(s.code(entry));
            Object key = entry.getKey();
            sum = s.inOrder() ? sum * 31 + code : sum + code;
            if (changes && set.test(key)) {
                Object old = entry.setValue(Values.next(entry.getValue()));
                code = Sequences.mixed(s.code(old) + 13 * s.code(entry.getValue()));
                sum = s.inOrder() ? sum * 31 + code : sum + code;
            }
            Map.Entry<Object, Object> copy = new AbstractMap.SimpleEntry<>(key, entry.getValue());
            boolean same = entry.equals(copy) && copy.equals(entry) && entry.toString().equals(copy.toString());
            sum += same && (!s.hashCodes || entry.hashCode() == copy.hashCode()) ? 0 : 1000;
            if (changes && removed.test(key)) {
                iterator.remove();
            }
        }
        s.result(sum);
        iterator.next();
    }

    private static void forEach(Sequences s, Map<Object, Object> map) {
        s.op("forEach");
        long[] sum = new long[1];
        boolean inOrder = s.inOrder();
        Object added = s.changesInside && s.below(4) == 0 ? s.plain() : null;
        int[] calls = new int[1];
        map.forEach((key, value) -> {
            if (added != null && calls[0]++ == 0) {
                map.put(added, added);
            }
            long code = Sequences.mixed(s.code(key) * 1000003 + s.code(value));
            sum[0] = inOrder ? sum[0] * 31 + code : sum[0] + code;
        });
        // Whether a value that was changed on the way is seen depends on the order.
        s.result(added == null || inOrder ? sum[0] : 0);
    }

    private static void shown(Sequences s, Map<Object, Object> map) {
        switch (s.below(3)) {
            case 0:
                s.op("toString");
                s.text(map.toString(), s.inOrder());
                break;
            case 1:
                s.op("hashCode");
                if (s.hashCodes && !CollectionSteps.hasConstants(map.entrySet().toArray())) {
                    s.result(map.hashCode());
                }
                break;
            default:
                s.op("equals");
                s.result(map.equals(s.thing()));
                Map<Object, Object> copy = new LinkedHashMap<>(map);
                s.result(map.equals(copy));
                copy.put(s.value(), s.value());
                s.result(map.equals(copy));
                s.result(copy.equals(map));
                copy.remove(s.value());
                copy.put(s.value(), null);
                s.result(map.equals(copy));
                s.result(copy.equals(map));
                break;
        }
    }

    private static void withNull(Sequences s, Map<Object, Object> map) {
        s.op("null");
        switch (s.number(0, 6)) {
            case 0:
                map.putAll(null);
                break;
            case 1:
                map.forEach(null);
                break;
            case 2:
                map.replaceAll(null);
                break;
            case 3:
                s.result(map.computeIfAbsent(s.value(), null));
                break;
            case 4:
                s.result(map.computeIfPresent(s.value(), null));
                break;
            case 5:
                s.result(map.compute(s.value(), null));
                break;
            default:
                s.result(map.merge(s.value(), s.value(), null));
                break;
        }
    }
}
