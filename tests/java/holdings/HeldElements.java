import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.ListIterator;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** What private collections hold: only what the program puts into them, unless they are handed out. */
class HeldElements {
    static class Kept {
        private final List<String> names = new ArrayList<>();

        public void add(String name) {
            names.add(name);
        }

        public int first() {
            return names.isEmpty() ? 0 : names.get(0).length();
        }

        public int all() {
            int sum = 0;
            for (String name : names) {
                sum += name.length();
            }
            return sum;
        }
    }

    static class HandedOut {
        private final List<String> names = new ArrayList<>();

        public void add(String name) {
            names.add(name);
        }

        public List<String> names() {
            return names;
        }

        public int first() {
            return names.isEmpty() ? 0 : names.get(0).length();  //~ unknown[null-dereference]
        }
    }

    static class ShownUnchanged {
        private final List<String> names = new ArrayList<>();

        public void add(String name) {
            names.add(name);
        }

        public List<String> names() {
            return Collections.unmodifiableList(names);
        }

        public int first() {
            return names.isEmpty() ? 0 : names.get(0).length();
        }
    }

    static class HandedOutInAnother {
        private final Map<String, List<String>> byKey = new HashMap<>();

        public void add(String key, String name) {
            byKey.computeIfAbsent(key, k -> new ArrayList<>()).add(name);
        }

        public Map<String, List<String>> all() {
            return new HashMap<>(byKey);
        }

        public int first(String key) {
            List<String> names = byKey.get(key);
            return names == null || names.isEmpty() ? 0 : names.get(0).length();  //~ unknown[null-dereference]
        }

        public int size(String key) {
            return byKey.containsKey(key) ? byKey.get(key).size() : 0;
        }
    }

    static class NullByIterator {
        private final List<String> names = new ArrayList<>();

        public void add(String name) {
            names.add(name);
        }

        public void clear() {
            ListIterator<String> all = names.listIterator();
            while (all.hasNext()) {
                all.next();
                all.set(null);
            }
        }

        public int first() {
            return names.isEmpty() ? 0 : names.get(0).length();  //~ refuted[null-dereference]
        }
    }

    static class NullByEntry {
        private final Map<String, String> values = new HashMap<>();

        public void put(String key, String value) {
            values.put(key, value);
        }

        public void forget() {
            for (Map.Entry<String, String> entry : values.entrySet()) {
                entry.setValue(null);
            }
        }

        public int sum() {
            int sum = 0;
            for (String value : values.values()) {
                sum += value.length();  //~ refuted[null-dereference]
            }
            return sum;
        }
    }

    static class EntriesHandedOut {
        private final Map<String, String> values = new HashMap<>();

        public void put(String key, String value) {
            values.put(key, value);
        }

        public Set<Map.Entry<String, String>> entries() {
            return values.entrySet();
        }

        public int sum() {
            int sum = 0;
            for (String value : values.values()) {
                sum += value.length();  //~ unknown[null-dereference]
            }
            return sum;
        }
    }

    static class AbsentKept {
        private final Map<String, String> values = new HashMap<>();
        private final List<String> found = new ArrayList<>();

        public void put(String key, String value) {
            values.put(key, value);
        }

        public void find(String key) {
            found.add(values.get(key));
        }

        public int first() {
            return found.isEmpty() ? 0 : found.get(0).length();  //~ refuted[null-dereference]
        }
    }

    static class PolledKept {
        private final Deque<String> todo = new ArrayDeque<>();
        private final List<String> done = new ArrayList<>();

        public void push(String task) {
            todo.push(task);
        }

        public void work() {
            done.add(todo.poll());
        }

        public int first() {
            return done.isEmpty() ? 0 : done.get(0).length();  //~ refuted[null-dereference]
        }
    }

    static class GivenKept {
        private final List<String> names;

        public GivenKept(List<String> names) {
            this.names = names;
        }

        public int first() {
            return names.isEmpty() ? 0 : names.get(0).length();  //~ unknown[call-depth], unknown[call-depth], unknown[concurrent-modification], unknown[concurrent-modification], unknown[index-range], unknown[null-dereference]
        }
    }

    static class ArrayAlias {
        private final String[] cells = new String[2];
        private final List<String> shown = Arrays.asList(cells);

        public int first() {
            return shown.get(0).length();  //~ refuted[null-dereference], unknown[index-range]
        }
    }

    static class ArrayFilled {
        private final String[] cells = {"a", "b"};

        public void grow() {
            String[] larger = Arrays.copyOf(cells, 5);  //~ unknown[array-store], unknown[illegal-argument], unknown[index-range], unknown[null-argument]
            rows.add(larger);
        }

        private final List<String[]> rows = new ArrayList<>();

        public int own() {
            return cells[1].length();  //~ unknown[array-index]
        }

        public int grown() {
            return rows.isEmpty() ? 0 : rows.get(0)[4].length();  //~ refuted[null-dereference], unknown[array-index]
        }
    }

    static class Defaults {
        private final Map<String, String> values = new HashMap<>();
        private final List<String> kept = new ArrayList<>();

        public void put(String key, String value) {
            values.put(key, value);
        }

        public void keep(String key) {
            kept.add(values.getOrDefault(key, null));
        }

        public int first() {
            return kept.isEmpty() ? 0 : kept.get(0).length();  //~ refuted[null-dereference]
        }

        public int right(String key) {
            return values.getOrDefault(key, "none").length();
        }
    }

    static class Maybe {
        private final List<String> kept = new ArrayList<>();

        public void keep(Optional<String> name) {
            kept.add(name.orElse(null));
        }

        public int first() {
            return kept.isEmpty() ? 0 : kept.get(0).length();  //~ unknown[null-dereference]
        }
    }

    static class Shuffled {
        private final List<String> left = new ArrayList<>();
        private final List<String> right = new ArrayList<>();

        public void fill(String name) {
            left.add(name);
            right.add(null);
        }

        public void swap() {
            List<String> some = left.size() > 3 ? left : right;
            if (!some.isEmpty()) {
                left.add(some.get(0));
            }
        }

        public int first() {
            return left.isEmpty() ? 0 : left.get(0).length();  //~ unknown[null-dereference]
        }
    }

    static class OwnList extends ArrayList<String> {
        @Override
        public String get(int index) {
            return null;
        }
    }

    static class OwnClass {
        private final List<String> names = new OwnList();

        public void add(String name) {
            names.add(name);
        }

        public int first() {
            return names.isEmpty() ? 0 : names.get(0).length();  //~ refuted[null-dereference]
        }
    }

    static class AddedByView {
        private final List<String> names = new ArrayList<>();

        public void add(String name) {
            names.add(name);
        }

        public void more() {
            List<String> part = names.subList(0, names.size());
            part.add(null);
        }

        public int first() {
            return names.isEmpty() ? 0 : names.get(0).length();  //~ refuted[null-dereference]
        }
    }

    static class AddedAll {
        private final List<String> names = new ArrayList<>();

        public void more() {
            Collections.addAll(names, "a", null);
        }

        public int first() {
            return names.isEmpty() ? 0 : names.get(0).length();  //~ unknown[null-dereference]
        }
    }

    static class Unknown {
        private final List<String> names = new ArrayList<>();
        private final Filler filler;

        public Unknown(Filler filler) {
            this.filler = filler;
        }

        public void fill() {
            filler.fill(names);  //~ unknown[unknown-effect]
        }

        public int first() {
            return names.isEmpty() ? 0 : names.get(0).length();  //~ unknown[null-dereference]
        }
    }

    interface Filler {
        void fill(Collection<String> names);
    }

    static class IteratorHandedOut {
        private final List<String> names = new ArrayList<>();

        public void add(String name) {
            names.add(name);
        }

        public ListIterator<String> all() {
            return names.listIterator();
        }

        public int first() {
            return names.isEmpty() ? 0 : names.get(0).length();  //~ unknown[null-dereference]
        }
    }

    static class GivenIteratorKept {
        private Iterator<String> rest;

        public GivenIteratorKept(List<String> names) {
            rest = names.iterator();  //~ unknown[call-depth], unknown[concurrent-modification], unknown[index-range]
        }

        public int next() {
            return rest.hasNext() ? rest.next().length() : 0;  //~ unknown[call-depth], unknown[call-depth], unknown[call-depth], unknown[concurrent-modification], unknown[concurrent-modification], unknown[index-range], unknown[no-such-element], unknown[null-dereference]
        }
    }
}
//~ obligations: 311
