import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Private fields that are never null once an object is constructed, and some that may be. */
class HeldFields {
    static class Set1 {
        private int[] cells = new int[4];
        private String name;

        public Set1(String name) {
            this.name = name;
        }

        public void grow() {
            cells = java.util.Arrays.copyOf(cells, cells.length + 1);  //~ unknown[negative-array-size]
        }

        public void rename(String name) {
            this.name = name;
        }

        public int sum() {
            return cells.length + name.length();
        }
    }

    static class SetToNull {
        private String name = "";

        public void forget() {
            name = null;
        }

        public int length() {
            return name.length();  //~ refuted[null-dereference]
        }
    }

    static class SetToNullByAnother {
        private String name = "";

        public void forget(SetToNullByAnother other) {
            other.name = null;
        }

        public int length() {
            return name.length();  //~ refuted[null-dereference]
        }
    }

    static class SetInSomeConstructors {
        private String name;

        public SetInSomeConstructors() {
        }

        public SetInSomeConstructors(String name) {
            this.name = name;
        }

        public int length() {
            return name.length();  //~ refuted[null-dereference]
        }
    }

    static class ReturnsEarly {
        private String name;

        public ReturnsEarly(String name, boolean isSet) {
            if (!isSet) {
                return;
            }
            this.name = name;
        }

        public int length() {
            return name.length();  //~ refuted[null-dereference]
        }
    }

    static class SetConditionally {
        private String name;

        public SetConditionally(String name, boolean isSet) {
            if (isSet) {
                this.name = name;
            }
        }

        public int length() {
            return name.length();  //~ refuted[null-dereference]
        }
    }

    static class SeenEarly {
        private String name;

        public SeenEarly(List<SeenEarly> all, String name) {
            all.add(this);
            this.name = name;
        }

        public int length() {
            return name.length();  //~ unknown[null-dereference]
        }
    }

    static class CallsEarly {
        private final int size;
        private String name;

        public CallsEarly(String name) {
            size = length();
            this.name = name;
        }

        public final int length() {
            return name.length() + size;  //~ refuted[null-dereference], unknown[null-dereference]
        }
    }

    static class Above {
        Above() {
            begin();
        }

        void begin() {
        }
    }

    static class Below extends Above {
        private String name = "x";

        @Override
        void begin() {
            assert name.length() == 1;  //~ refuted[null-dereference]
        }
    }

    static class CopiesEarly {
        private String first;
        private String second;

        public CopiesEarly() {
            first = second;
            second = "";
        }

        public int firstLength() {
            return first.length();  //~ refuted[null-dereference]
        }

        public int secondLength() {
            return second.length();
        }
    }

    static class Node {
        private final int value;
        private Node next;

        Node(int value, Node next) {
            this.value = value;
            this.next = next;
        }
    }

    static class Chain {
        private Node head;

        public void push(int value) {
            head = new Node(value, head);
        }

        public int top() {
            return head.value;  //~ refuted[null-dereference]
        }

        public int second() {
            return head == null ? 0 : head.next.value;  //~ refuted[null-dereference]
        }
    }

    private static class Hidden {
        String text = "";
        String late;

        void fill(String text) {
            this.late = text;
        }
    }

    static class UsesHidden {
        private final List<Hidden> all = new ArrayList<>();

        public void add() {
            all.add(new Hidden());
        }

        public int text(int index) {
            return index >= 0 && index < all.size() ? all.get(index).text.length() : 0;
        }

        public int late(int index) {
            return index >= 0 && index < all.size() ? all.get(index).late.length() : 0;  //~ refuted[null-dereference]
        }
    }

    static class Outer {
        private String name = "";
        private final Runnable forget = new Runnable() {
            @Override
            public void run() {
                name = null;
            }
        };

        public Runnable forget() {
            return forget;
        }

        public int length() {
            return name.length();  //~ unknown[null-dereference]
        }
    }

    static class ByLambda {
        private String name = "";

        public Runnable forget() {
            return () -> name = null;
        }

        public int length() {
            return name.length();  //~ unknown[null-dereference]
        }
    }

    static class ByLoop {
        private String name = "";

        public void take(int n) {
            String next = "a";
            for (int i = 0; i < n; i++) {
                name = next;
                next = null;
            }
        }

        public int length() {
            return name.length();  //~ refuted[null-dereference]
        }
    }

    static class BySwitch {
        private String name = "";

        public void take(int n) {
            String next = "a";
            switch (n) {
                case 0:
                    next = null;
                case 1:
                    name = next;
                    break;
                default:
                    break;
            }
        }

        public int length() {
            return name.length();  //~ refuted[null-dereference]
        }
    }

    static class ByTry {
        private String name = "";

        public void take(String text) {
            String next = null;
            try {
                int n = Integer.parseInt(text);
                next = "a" + n;
            } catch (NumberFormatException e) {
                name = next;
            }
        }

        public int length() {
            return name.length();  //~ refuted[null-dereference]
        }
    }

    static class ByCall {
        private String name = "";

        private static <T> T same(T value) {
            return value;
        }

        public void forget() {
            name = same(null);
        }

        public void remember() {
            name = same("a");
        }

        public int length() {
            return name.length();  //~ refuted[null-dereference]
        }
    }

    static class TestedFirst {
        private final Map<String, List<String>> byKey = new HashMap<>();

        public void add(String key, String name) {
            List<String> names = byKey.get(key);
            if (names == null) {
                names = new ArrayList<>();
                byKey.put(key, names);
            }
            names.add(name);
        }

        public int all() {
            int sum = 0;
            for (List<String> names : byKey.values()) {
                for (String name : names) {
                    sum += name.length();
                }
            }
            return sum;
        }
    }

    static class TestedWrongly {
        private final Map<String, List<String>> byKey = new HashMap<>();

        public void add(String key) {
            List<String> names = byKey.get(key);
            if (names != null) {
                names = new ArrayList<>();
            }
            byKey.put(key, names);
        }

        public int all() {
            int sum = 0;
            for (List<String> names : byKey.values()) {
                sum += names.size();  //~ refuted[null-dereference]
            }
            return sum;
        }
    }

    static class PublicField {
        public final List<String> names = new ArrayList<>();

        public int first() {
            return names.isEmpty() ? 0 : names.get(0).length();  //~ unknown[null-dereference]
        }
    }

    static class PackageField {
        String name = "";

        public int length() {
            return name.length();  //~ refuted[null-dereference]
        }
    }
}
//~ obligations: 72
