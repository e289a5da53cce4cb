// javac: accepts
import java.util.ArrayList;
import java.util.HashMap;
import java.util.Map;

class InheritedMembers {
    static class Names extends ArrayList<String> {
        private static final long serialVersionUID = 1;

        int letters() {
            int letters = 0;
            for (String name : this) {
                letters += name.length();
            }
            return letters + size() + modCount;
        }

        boolean add(char c) {
            return add(String.valueOf(c));
        }
    }

    static class Counter extends HashMap<String, Integer> {
        private static final long serialVersionUID = 1;

        void count(String key) {
            merge(key, 1, Integer::sum);
            Integer n = get(key);
            put(key, n + super.getOrDefault("other", 0));
        }
    }

    interface HasId {
        int id();

        default boolean sameId(HasId other) {
            return id() == other.id();
        }
    }

    static class Root {
        public int id() {
            return 5;
        }
    }

    static class Leaf extends Root implements HasId {
    }

    static int run() {
        Names names = new Names();
        names.add("ab");
        names.add('c');
        Counter counter = new Counter();
        counter.count("x");
        int total = names.letters();
        for (Map.Entry<String, Integer> e : counter.entrySet()) {
            total += e.getKey().length() + e.getValue();
        }
        return total + (new Leaf().sameId(new Leaf()) ? 1 : 0) + names.get(0).charAt(0);
    }
}
